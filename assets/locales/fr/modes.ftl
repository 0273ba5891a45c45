### Medieval Academy : les mots de l’aide-mémoire, des jetons sous le pointeur, et de ce qui change d’un mode à l’autre. Français.

## Les outils de la colonne

button-rules-book = Règles
button-reference = Mémo
button-board = Plateau
tip-reference = L’aide-mémoire : la manche, et ce que paie chaque piste
tip-board = L’autre dessin du plateau : pistes sinueuses, ou en lignes droites
key-reference = R
key-board = B

## L’aide-mémoire

reference-round = La manche
reference-points = { $side ->
    [day] Points de jour
    [night] Points de nuit
   *[first] Première édition
}
reference-players = { $players ->
    [solo] 1
    [duel] 2
   *[table] 3+
}
reference-deal = Cinq cartes par tête.
reference-deal-fresh = On remélange toute la pioche ; cinq cartes par tête.
reference-deal-row = Cinq piles de trois cartes, celle du dessus visible.
reference-choose = Garde une carte, passe le reste : sens horaire en { $odd }, antihoraire en { $even }. Jusqu’à cinq cartes par tête.
reference-choose-swap = Garde une carte, puis échangez vos mains. Jusqu’à cinq cartes par tête.
reference-choose-row = Chacun son tour, on prend une carte visible ; la suivante se découvre. Les adversaires prennent la plus forte, la plus à gauche des égales.
reference-play = Depuis qui tient Excalibur, sens horaire : une carte chacun, quatre fois. Combat : { $roads }, au choix.
reference-play-night = Une carte chacun, quatre fois. Combat : l’un des chevaliers ; la { -cup } va vers lui, de la valeur de la carte.
reference-play-solo = Une carte chacun, quatre fois. Les adversaires retournent les leurs, et combattent là où ils dépassent quelqu’un.
reference-score = Les avancées de la Cuisine, puis les points, piste par piste. Un pion au départ n’a pas de place.
    .first = Les avancées de la Galanterie, puis les points, piste par piste. Un pion au départ n’a pas de place.
reference-score-night = Qui tient Excalibur peut grimper une pile. Puis les avancées de la Cuisine, puis les points, piste par piste.
reference-after = Après { $rounds } : { $roads }.
reference-after-parchment = Avec le { -parchment } double : { $roads }.
reference-excalibur = À la place suivante, sens horaire. Après la manche VI, le plus de points gagne ; à égalité, la meilleure place { $kitchen }.
reference-excalibur-stays = Elle reste chez toi. Après la manche VI, le plus de points gagne ; à égalité, la meilleure place { $kitchen }.
reference-knights = Le chevalier où penche la { -cup } paie plus. La { -cup } au centre, les deux paient moins.
reference-knights-title = Les chevaliers
reference-both-roads = Chaque piste : { $rule }

## Manches et retours

rule-round = Manche { $round }.
rule-start-both-last = Les deux au départ : les deux sont derniers.
tip-round-scores = Points : { $roads }.
tip-round-king = Le Roi aussi, si un { -parchment } est pris.
tip-round-back = Retour au départ ensuite : { $roads }.
tip-round-cup = La { -cup } revient au centre.

## Jetons et symboles

tip-cup-moves = Chaque pas vers un chevalier l’attire de son côté, d’autant de cases. Le centre n’est pas une case.
tip-parchments-return = Le { -parchment } double une fois pris, les deux reviennent après la manche, et avec eux tous les pions auprès du Roi.
tip-parchment-held = { $which ->
    [single] Tient le { -parchment } simple.
    [double] Tient le { -parchment } double.
   *[both] Tient les deux Parchemins.
}
tip-ladle-idle = Une louche : elle ne compte qu’en duel.
tip-dragon-idle = Un dragon : il ne compte qu’en duel.
tip-lap-counts = Tout le chemin compte : un tour de plus, c’est devant.
challenge-about = Seules les cartes de Sire Agravain et de Dame Brisen y gagnent, et seulement quand elles sont jouées.
challenge-aside = pour tes adversaires

tip-direction-swap = Un duel : les deux mains s’échangent après chaque choix, quelle que soit la manche.

## La rangée du solo

prompt-choose-solo-few = { $count ->
    [one] Prends { $count } carte visible.
   *[other] Prends une des { $count } cartes visibles.
}
row-under = { $count ->
    [0] La dernière carte de cette pile
    [one] Encore { $count } carte dessous
   *[other] Encore { $count } cartes dessous
}
seat-picks = prend une carte
seat-picks-you = à toi de prendre
tip-seat-deck = Cachées et mélangées : la carte du dessus sera jouée
tip-seat-plays-last = Joue en dernier cette manche

## Demandes et places, dans tous les modes

seat-last = joue en dernier
kitchen-favour-first = { $place ->
    [1] Première place
    [2] Deuxième place
   *[3] Troisième place
} { $kitchen } : avance un pion de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, sur n’importe quelle piste.
bonus-about = Avant tout décompte, un pion recouvert peut grimper en haut de sa pile.
heading-knights = les chevaliers paient
cup-title = { $side ->
    [black] La Coupe : Noir { $space }
    [white] La Coupe : Blanc { $space }
   *[centre] La Coupe
}
cup-aside = { $side ->
    [black] penche vers le Chevalier noir
    [white] penche vers le Chevalier blanc
   *[centre] ne penche d’aucun côté
}
cup-space = { $side ->
    [black] Noir { $space }
   *[white] Blanc { $space }
}
cup-ahead = → { $moves }
parchment-title = Le Roi

## Décompte en duel et de nuit

scoring-both = 1re place sur les deux : +{ $points }
scoring-leads = { $count ->
    [one] { $count } case
   *[other] { $count } cases
} d’avance
scoring-symbols = { $count ->
    [0] aucun dragon entre
    [one] un dragon entre
   *[other] { $count } dragons entre
} les pions
scoring-twice = case { $space }, comptée deux fois

## Chronique : ce que messages.ftl ne dit pas

log-deal-row = On pose cinq piles de trois cartes, celle du dessus visible.
log-shuffle-anew = On remélange toute la pioche.
log-kitchen-nobody-first = Personne n’a quitté le départ en Galanterie : aucun bonus.
log-solo-cannot = { $name } ne peut dépasser personne, et occupe la dernière case { $kitchen } : aucune avancée.
log-ended-tie = Égalité de points : la meilleure place { $kitchen } décide.
