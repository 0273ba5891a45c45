### Medieval Academy : les mots de la table, de la chronique et des demandes. Français.
### Voir messages.ftl pour l'emploi. Le jeu tutoie. La chronique est au présent : aucun accord avec un nom de joueur.

## Termes, avec leur genre

-academy = Medieval Academy
-excalibur = Excalibur
    .gender = feminine
-cup = Coupe
    .gender = feminine
-parchment = Parchemin
    .gender = masculine

## Pistes

road-kitchen = Cuisine
    .first = Galanterie
    .where = en Cuisine
    .where-first = en Galanterie
    .abbr = Cui.
    .abbr-first = Gal.
road-joust = Joute
    .night = Chevalier noir
    .ribbon-night = Chevalier noir
    .first = Joutes
    .where = à la Joute
    .where-night = auprès du Chevalier noir
    .where-first = aux Joutes
    .abbr = Jou.
    .abbr-night = Noir
road-tournament = Tournoi
    .night = Chevalier blanc
    .ribbon-night = Chev. blanc
    .first = Tournois
    .where = au Tournoi
    .where-night = auprès du Chevalier blanc
    .where-first = aux Tournois
    .abbr = Tour.
    .abbr-night = Blanc
road-education = Études
    .first = Études
    .where = aux Études
    .where-first = aux Études
    .abbr = Étu.
road-king = Roi
    .first = Service du Roi
    .ribbon-first = Service du Roi
    .where = auprès du Roi
    .where-first = au Service du Roi
    .abbr = Roi
road-city = Village
    .first = Charité
    .where = au Village
    .where-first = en Charité
    .abbr = Vil.
    .abbr-first = Char.
road-quest = Quête
    .first = Quêtes
    .where = en Quête
    .where-first = en Quêtes
    .abbr = Quê.

subject-kitchen = Cuisine
    .first = Galanterie
subject-combat = Combat
    .first = Combat
subject-education = Études
    .first = Études
subject-king = Roi
    .first = Service du Roi
subject-city = Village
    .first = Charité
subject-quest = Quête
    .first = Quêtes

card-name = { $subject } { $value }
card-name-raised = { $subject } { $value } + { $bonus }

## Phases, places, niveaux, modes

phase-deal = Distribution
phase-choose = Choix
phase-play = Jeu
phase-score = Décompte
phase-return = Retour
phase-excalibur = Excalibur
heading-round-phase = Manche { $round } · { $phase }
direction = { $direction ->
    [clockwise] sens horaire
    [counterclockwise] sens antihoraire
   *[swap] échange
}

place = { $place ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
place-last = dernière place
place-next-to-last = avant-dernière place
place-none = sans place encore

level-page = Page
    .about = Plein de bonne volonté. Oublie des choses.
level-squire = Écuyer
    .about = Voit ce qui traîne sur la table et s’en saisit.
level-knight = Chevalier
    .about = Pense une manche d’avance. Astique son armure en t’attendant.
level-champion = Champion
    .about = Se souvient de chaque carte que tu as passée.

mode-day = Jour
mode-night = Nuit
mode-duel = Duel
mode-solo = Solo
edition-second = Deuxième édition, 2023
edition-first = Première édition, 2014
scoring-hidden = Carnets fermés
scoring-open = Carnets ouverts

pawn-white = heaume blanc
pawn-gold = tour dorée
pawn-red = fou rouge
pawn-blue = couronne bleue
pawn-black = chien noir

## Chronique : la manche et le choix

log-round = La manche { $round } commence.
log-round-direction = { $direction ->
    [clockwise] Les mains passent dans le sens horaire.
    [counterclockwise] Les mains passent dans le sens antihoraire.
   *[swap] Les mains s’échangent.
}
log-deal = { $count ->
    [one] Une carte est distribuée à chaque élève.
   *[other] { $count } cartes sont distribuées à chaque élève.
}
log-reshuffle = La pioche est vide : la défausse redevient pioche.
log-kept-own = Tu gardes { $card }.
log-kept = { $name } garde une carte.
log-passed = { $name } passe { $count ->
    [0] zéro carte
    [1] la dernière carte
    [one] { $count } carte
   *[other] { $count } cartes
} à { $next }.
log-swapped = { $name } et { $other } échangent leurs mains.
log-draft-over = Tout le monde a choisi.
log-solo-took = { $name } prend { $card } : { $reason ->
    [leftmost] la plus forte, et la plus à gauche des égales
   *[highest] la plus forte
}.
log-solo-turned = La pile { $stack } montre { $card }.

## Chronique : jouer

log-played = { $name } joue { $card } : { $from ->
    [0] départ
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , sur { $other }
    [under] , dernière case, sous { $other }
    [last] , dernière case
   *[open] {""}
}.
log-played-combat = { $name } joue { $card } { $where } : { $from ->
    [0] départ
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , sur { $other }
    [under] , dernière case, sous { $other }
    [last] , dernière case
   *[open] {""}
}.
log-played-stuck = { $name } joue { $card } : le pion est déjà sur la dernière case, il y reste.
log-spaces-lost = La piste s’arrête : { $count ->
    [one] { $count } case est perdue
   *[other] { $count } cases sont perdues
}.
log-lap = { $name } boucle { $count ->
    [1] un tour
    [2] un deuxième tour
   *[other] le tour { $count }
} { $where }.
log-unplayed = Les cinquièmes cartes sont écartées, face cachée.
log-solo-road = { $name } y va parce qu’on y dépasse { $other }.
log-solo-road-none = { $name } ne peut dépasser personne : ce sera { $road }.

log-cup = { $side ->
    [black] La { -cup } va sur la case { $space }, côté Chevalier noir.
   *[white] La { -cup } va sur la case { $space }, côté Chevalier blanc.
}
log-cup-end = La { -cup } est déjà { -cup.gender ->
    [feminine] arrivée
   *[masculine] arrivé
} { $side ->
    [black] au bout, côté Chevalier noir.
   *[white] au bout, côté Chevalier blanc.
}
log-cup-home = La { -cup } revient au centre.
log-parchment = { $name } prend le { -parchment } { $which ->
    [single] simple
   *[double] double
}.
log-parchment-both = { $name } prend les deux Parchemins d’un seul élan.

## Chronique : bonus d'Excalibur et Cuisine

log-bonus = { $name }, tenant Excalibur, grimpe en haut de la pile { $where }.
log-bonus-declined = { $name } laisse les piles en l’état.
log-kitchen = { $name }, { $place ->
    [1] 1re place
    [2] 2e place
   *[3] 3e place
} { $kitchen }, avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} { $where } : { $from ->
    [0] départ
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , sur { $other }
    [under] , dernière case, sous { $other }
    [last] , dernière case
   *[open] {""}
}.
log-kitchen-declined = { $name } renonce au déplacement.
log-kitchen-skipped = { $name } n’a aucun pion à avancer.
log-kitchen-nobody = La cuisine est vide : aucun bonus.
log-kitchen-symbols = { $count ->
    [0] Aucune louche entre les deux pions : 1 case.
    [one] Une louche entre les deux pions : 2 cases.
   *[other] { $count } louches entre les deux pions : { $spaces } cases.
}

## Chronique : les points

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-gained = +{ $points }
points-lost = −{ $points }
log-score-place = { $name }, { $place ->
    [1] 1re place
    [2] 2e place
   *[3] 3e place
} { $where } : +{ $points }.
log-score-last = { $name }, dernière place { $where } : −{ $points }.
log-score-next-to-last = { $name }, avant-dernière place { $where } : −{ $points }.
log-score-start = { $name } reste au départ { $where } : −{ $points }.
log-score-start-many = { $names } au départ { $where }, donc à égalité en dernière place : −{ $points } par tête.
log-score-king = { $name }, case { $space } { $where } : +{ $points }.
log-score-king-double = { $name }, case { $space } { $where }, comptée deux fois : +{ $points }.
log-score-king-short = { $name } n’a pas atteint la case { $space } { $where } : rien.
log-score-knights = { $cup ->
    [black] La { -cup } penche vers le Chevalier noir : { $winner } auprès de lui, { $loser } auprès du blanc.
    [white] La { -cup } penche vers le Chevalier blanc : { $winner } auprès de lui, { $loser } auprès du noir.
   *[centre] La { -cup } n’a pas bougé : { $loser } auprès des deux chevaliers, et non { $winner }.
}
log-score-both = { $name }, 1re place dans les deux combats : +2 de plus.
log-score-city-duel = { $name } mène { $where } de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} : { $points ->
    [0] rien
   *[other] +{ $points }
}.
log-score-quest-duel = { $name }, 1re place { $where }, { $count ->
    [0] aucun dragon
    [one] un dragon
   *[other] { $count } dragons
} entre les deux pions : +{ $points }.
# Carnets fermés : la place des autres est publique, pas leurs points
log-place = { $name }, { $place ->
    [1] 1re place
    [2] 2e place
   *[3] 3e place
} { $where }.
log-place-last = { $name }, dernière place { $where }.
log-place-next-to-last = { $name }, avant-dernière place { $where }.
log-score-hidden = { $name } écrit dans son carnet.
log-score-nobody = Personne n’a quitté le départ { $where } : pas de points.
log-score-third = { $name }, 3e place { $where } : rien, quand on joue à trois.
log-not-scored = { $road } : pas de décompte cette manche (seulement { $rounds }).
log-king-silent = Aucun { -parchment } pris : le Roi ne dit mot.

## Chronique : retour, Excalibur, fin

log-returned = Retour au départ : { $roads }.
log-returned-parchments = Les deux Parchemins et tous les pions auprès du Roi reviennent à leur place.
log-excalibur = { -excalibur } passe à { $name }.
log-excalibur-first = { $name } tient { -excalibur } et commence.
log-excalibur-stays = Tu gardes { -excalibur } toute la partie.
log-undo = { $name } reprend un coup.
log-resumed = La partie reprend là où elle s’était arrêtée.

end-knighted = { $gender ->
    [feminine] { $name } est adoubée
    [masculine] { $name } est adoubé
   *[other] Le Roi adoube { $name }
}
end-title = { $gender ->
    [feminine] Dame { $name }
    [masculine] Sire { $name }
   *[other] { $name }
}
end-margin = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en six manches, { $count ->
    [one] { $count } d’avance sur
   *[other] { $count } d’avance sur
} { $other }
end-tie-kitchen = { $names } à égalité : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $name } est devant { $kitchen } : victoire au cordon-bleu.
end-tie-stack = { $names } à égalité : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et la même case { $kitchen }. { $name } est au-dessus : victoire.
end-shared = { $names } à égalité : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et toujours au départ { $kitchen } : victoire partagée.
end-solo-won = Tu bats Sire Agravain et Dame Brisen de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-solo-lost = { $name } gagne de { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Le défi { $level } tient toujours.
end-solo-tie-lost = Égalité avec { $name }, mais { $name } est devant { $kitchen }.
end-journals = On ouvre les carnets
end-points-by-round = Points par manche
end-best-road = Meilleure piste : { $road }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-setup = { $side ->
    [day] Plateau Jour
    [night] Plateau Nuit
   *[first] Plateaux de la première édition
}, { $count ->
    [one] { $count } place à table
   *[other] { $count } places à table
}, graine { $seed }

## Demandes

prompt-choose = Garde une carte, puis passe le reste à { $next }.
prompt-choose-swap = Garde une carte, puis échange ta main avec { $next }.
prompt-choose-two = Garde une carte ; l’autre va à { $next }.
prompt-choose-solo = Prends une des cinq cartes visibles.
prompt-choose-count = Choix { $pick } sur 5
prompt-choose-rest = { $count ->
    [one] l’autre va à { $next }
   *[other] les { $count } autres vont à { $next }
}
prompt-play = Joue une carte : ton pion avance de sa valeur.
prompt-play-count = Carte { $card } sur 4 cette manche
prompt-play-last = Joue ta quatrième carte. Celle qui reste est écartée.
prompt-combat = Choisis : la Joute ou le Tournoi.
    .night = Choisis : le Chevalier noir ou le Chevalier blanc.
    .first = Choisis : les Joutes ou les Tournois.
prompt-kitchen = { $place ->
    [1] 1re place
    [2] 2e place
   *[3] 3e place
} { $kitchen } : avance un pion de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} sur une autre piste, ou renonce.
    .first = { $place ->
        [1] 1re place
        [2] 2e place
       *[3] 3e place
    } { $kitchen } : avance un pion de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } sur n’importe quelle piste, ou renonce.
prompt-bonus = Tu tiens { -excalibur } : remets un de tes pions recouverts en haut de sa pile, ou renonce.
prompt-scoring = Décompte : { $road }. Espace passe.
prompt-confirm = { $card }, { $from ->
    [0] départ
   *[other] { $from }
} → { $space }. On la joue ?
prompt-wait-choose = On choisit encore : { $names }…
prompt-wait-play = { $name } choisit une carte à jouer.
prompt-wait-kitchen = { $name } choisit un pion à avancer.
prompt-wait-bonus = { $name } regarde les piles.
prompt-replay = Relecture. Les flèches avancent pas à pas, Espace déroule.
preview-place = serait en { $place ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] { $place }e
} place
preview-top = sur { $other } : { $place ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] { $place }e
} place
preview-under = dernière case, sous { $other } : { $place ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] { $place }e
} place
preview-stuck = dernière case : ne bouge pas
preview-cup = Coupe : { $side ->
    [black] Noir { $space }
   *[white] Blanc { $space }
}
preview-parchment = prend un { -parchment }
hand-title = Ta main
hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}, { $left ->
    [0] aucune à jouer
    [one] { $left } à jouer
   *[other] { $left } à jouer
}
kept-count = { $count } sur 5
seat-you = toi
seat-turn = joue
seat-next = ensuite
seat-chosen = choix fait
seat-thinking = réfléchit…
seat-played = a joué
seat-first = tient { -excalibur }

## Le rideau

curtain-title = Cède la place à
curtain-body = Appuie sur une touche quand l’écran est à { $name }, et à personne d’autre.
curtain-away = Cartes et carnet de côté ({ $name }).
curtain-button = C’est moi, { $name }
curtain-peek = Les autres : regardez par la fenêtre. Il y a un dragon.
curtain-choose = Choix suivant : { $name }.
curtain-open = Table ouverte : toutes les mains sont visibles.

## Décompte d'une piste (infobulles, aide-mémoire)

rule-every-round = À chaque manche.
rule-rounds = Manches { $rounds }.
rule-places-2 = 1re { $first }, 2e { $second }.
rule-places-3 = 1re { $first }, 2e { $second }, 3e { $third }.
rule-kitchen-2 = Pas de points. La 2e place avance de 2 cases sur une autre piste, puis la 1re de 3.
rule-kitchen-3 = Pas de points. La 3e place avance de 1 case sur une autre piste, puis la 2e de 2, la 1re de 3.
rule-kitchen-first-2 = Pas de points. La 2e place avance de 2 cases sur n’importe quelle piste, puis la 1re de 3.
rule-kitchen-first-3 = Pas de points. La 3e place avance de 1 case sur n’importe quelle piste, puis la 2e de 2, la 1re de 3.
rule-kitchen-duel = La 1re place avance de 1 case sur une autre piste, plus 1 par louche entre les deux pions.
rule-losers = Dernière −{ $last }, avant-dernière −{ $next }.
rule-last = Dernière −{ $last }.
rule-start-all-last = Deux pions ou plus au départ : tous sont derniers.
rule-king = Dès la case 6 : 6 points. Case 12 : 12 à la place.
rule-king-night = Si un { -parchment } est pris dans la manche : autant de points que ta case ; le double si les deux le sont.
rule-knights = Côté où penche la { -cup } : { $winner }. L’autre, ou les deux si elle n’a pas bougé : { $loser }.
rule-both = 1re place sur les deux pistes : +2.
rule-city-duel = 1re place : 3 points par 3 cases entières d’avance.
rule-quest-duel = 1re place : 7 points, plus 2 par dragon entre les deux pions.
rule-start-nothing = Un pion au départ n’a pas de place et ne gagne rien.
rule-returns = Les pions reviennent au départ après la manche { $round }.
rule-stays = Les pions restent toute la partie.
rule-last-space = Dernière case : les suivants se glissent dessous.

## Avis et erreurs

error-not-your-turn = C’est le tour de quelqu’un d’autre : { $name }.
error-card-not-held = Tu n’as pas { $card } en main.
error-not-this-phase = Impossible dans cette phase ({ $phase }).
error-road-not-for-card = { $card } n’avance aucun pion { $where }.
error-pawn-stuck = Ce pion est sur la dernière case : prends-en un autre.
error-pawn-not-yours = Ce pion n’est pas à toi, mais à { $name }.
error-kitchen-own-road = Le bonus va sur une autre piste.
error-nothing-on-top = Aucun pion par-dessus celui-là : rien à escalader.
error-start-stack = Au départ, il n’y a pas d’ordre à changer.
error-game-over = La partie est finie. La revanche est à un clic.
error-already-acted = Ce choix est déjà fait.
error-undo-hidden = Trop tard pour reprendre : quelque chose de caché a été montré.
error-undo-other = Trop tard pour reprendre : { $name } a joué depuis. Demande à la table.
error-mode-first = La première édition ne connaît pas ce mode : { $mode }.
error-mode-players = { $mode ->
    [duel] Un duel se joue exactement à deux.
    [solo] Le solo se joue en solitaire.
   *[table] Cette partie se joue de trois à cinq.
}
error-save-line = Partie enregistrée abîmée, ligne { $line } : { $reason }. Le fichier est resté tel quel.
error-save-empty = Cette partie enregistrée est vide. Le fichier est resté tel quel.
error-save-not-ours = Ce fichier n’est pas une partie de { -academy } : { $file }.
error-save-newer = Cette partie vient d’une version plus récente ({ $version }). Mets le jeu à jour pour l’ouvrir.
error-save-illegal = La ligne { $line } enfreint les règles : { $reason }. La partie peut se revoir jusque-là.
error-save-missing = Aucun fichier ici : { $file }.
error-save-read = Lecture impossible de { $file } : { $reason }.
error-save-write = Enregistrement impossible : { $reason }. Continue ; nouvel essai après chaque coup.
error-disk-full = Le disque est plein. Fais de la place : la partie attend.
notice-save-cut = La dernière ligne de cette partie était coupée ; elle a été écartée. Tout ce qui précède est là.
notice-settings-broken = Réglages illisibles. Valeurs d’origine en place ; l’ancien fichier est gardé : { $file }.
notice-profile-broken = Statistiques illisibles : elles repartent de zéro ; l’ancien fichier est gardé : { $file }.
notice-no-sound = Aucun appareil audio. Le jeu continue en silence, comme au monastère.
notice-language-missing = { $count ->
    [one] { $count } texte manque dans cette langue et s’affiche en anglais.
   *[other] { $count } textes manquent dans cette langue et s’affichent en anglais.
}
notice-saved = Partie enregistrée : { $file }
notice-undone = Coup repris.
notice-deleted = Partie effacée. Ctrl+Z la ramène.
notice-copied = Graine copiée.
error-board-file = { $file }, ligne { $line } : { $reason }. Le plateau d’origine est utilisé.
error-challenge-file = { $file }, ligne { $line } : { $reason }. Les défis d’origine sont utilisés.
error-picture = Image impossible à dessiner : { $file }. La partie continue sans elle.
error-seed = Une graine est un nombre entier ou un mot. Essaie autre chose.
error-name-empty = Il faut un nom à chaque place.
error-name-twice = Deux fois le nom { $name } à table. L’un des deux doit céder.

## Boutons et écrans

menu-play = Jouer
menu-continue = Continuer
    .about = Manche { $round }, { $names }
menu-new-game = Nouvelle partie
menu-learn = Apprendre à jouer
menu-challenges = Défis
menu-games = Parties et relectures
menu-rules = Règles
menu-settings = Réglages
menu-titles = Titres gagnés
menu-quit = Quitter
button-keep = Garder la carte
button-put-back = Reposer
button-decline = Renoncer
button-done = Terminé
button-skip = Passer
button-skip-all = Tout passer
button-undo = Annuler
button-redo = Rétablir
button-hint = Conseil
button-menu = Menu
button-back = Retour
button-start = Commencer
button-abandon = Abandonner
button-rematch = Revanche
button-same-deal = Même donne
button-save = Enregistrer
button-review = Revoir
button-open-record = Ouvrir une partie
chronicle = Chronique
journal-yours = Ton carnet
journal-hidden = caché aux autres
kept = Gardées
total = Total
player = Nom
new-game-seats = Places
new-game-person = Personne
new-game-computer = Automate
new-game-first-player = Premier tour
new-game-random = Au hasard
new-game-seed = Graine
new-game-seed-about = La même graine redonne les mêmes cartes.
new-game-take-backs = Retours en arrière
new-game-add = Ajouter une place
challenge-level = Défi { $level }
challenge-best = { $count ->
    [0] pas encore relevé
    [one] relevé { $count } fois, meilleur écart { $points }
   *[other] relevé { $count } fois, meilleur écart { $points }
}
challenge-bonus = { $subject } : leurs cartes valent { $bonus } de plus
confirm-abandon = Quitter cette partie ? Elle est enregistrée, et t’attend.
confirm-quit = Quitter ? La partie est enregistrée.
confirm-reset-1 = Effacer toutes les statistiques et tous les titres ?
confirm-reset-2 = Vraiment tout ? Même les beaux jours ?
