# L’analyse après la partie.

button-look-back = Analyse
end-look-back-tip = Les chances de chacun, tour par tour, et ce qui aurait mieux valu
review-title = Retour sur la partie
review-graph = Chances de victoire, tour par tour
review-graph-tip = Montre un tour, ou parcours-les avec ← et →.
review-choices = { $name } : les choix les plus coûteux
review-thinking = Essai d’autres choix… { $percent } %
review-none = Aucun choix nettement moins bon que celui d’un champion.
review-fewer = { $count ->
    [one] Un seul choix nettement moins bon que celui d’un champion.
   *[other] Seulement { $count } choix nettement moins bons que ceux d’un champion.
}
review-moment = Manche { $round } · { $phase }
review-done = Choisi : { $act }.
review-better = Mieux : { $act }.
review-cost = Prix : { $percent } % de chances de victoire et { $points ->
    [0] à peine un point
    [one] environ 1 point
   *[other] environ { $points } points
}.
review-roads = En moyenne, par piste : { $roads }.
review-start = Au départ : { $chances }
review-turn = Manche { $round }, tour { $turn } : { $chances }
review-round = Après la manche { $round } : { $chances }
review-chance = { $name } { $percent } %
review-marks = Anneau d’or : mieux. Anneau rouge : choisi.
review-count = { $number } sur { $count }
button-on-board = Sur le plateau
button-to-results = Résultats
button-to-review = Analyse
review-previous = Choix précédent
review-next = Choix suivant
end-remark = « { $says } » – { $name }
