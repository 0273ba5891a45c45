### Leçons : la page qui les propose, et la bulle du maître.

lesson-learner = Élève
lessons-title = Apprendre à jouer
lessons-aside = { default-name-anselm } enseigne en te laissant jouer.
lesson-first = La première partie
    .aside = Pour tout le monde : deux manches avec { default-name-anselm } à tes côtés, puis tu continues sans lui.
lesson-night = La Nuit
    .aside = Deux chevaliers, une Coupe et deux Parchemins.
lesson-duel = Le duel
    .aside = Ce qui change quand vous n’êtes que deux.
lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-done = faite
lesson-suggested = commence ici
lesson-begin = Commencer
lesson-skip = Passer l’étape
lesson-leave = Quitter la leçon
lesson-stay = Rester
lesson-go-on = Finir cette partie
lesson-real = Vraie partie
lesson-progress = { $step } sur { $steps }

## Conseils des premières vraies parties

lesson-advice-close = Compris
lesson-advice-pick = Garde une carte ; les autres vont à ton voisin. Regarde aussi ce que tu donnes.
lesson-advice-pass = Une nouvelle main : quelqu’un y a pris une carte. Ce qui revient plus tard dit qui veut quoi.
lesson-advice-play = Pointe une carte pour voir où ton pion arriverait. Au sommet d’une pile, on est devant.
lesson-advice-combat = Une carte Combat a deux pistes. Prends celle où ta place s’améliore.
lesson-advice-kitchen = Un bonus de Cuisine : un de tes pions avance sur une autre piste. Où un pas gagne-t-il une place ?
lesson-advice-bonus = Tu peux remettre un pion recouvert au sommet de sa pile avant le décompte.
lesson-advice-education = Les Études prennent des points à chaque manche aux derniers. Un pas hors du départ en sauve souvent trois.
lesson-advice-half = Les pions sont revenus au départ sur la plupart des pistes ; Village et Quête continuent jusqu’à la fin.
lesson-advice-final = Dernière manche : Village et Quête règlent leurs comptes. Rien ne reste pour plus tard.
