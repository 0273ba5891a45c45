### Medieval Academy : les mots des écrans autour de la table. Français.

## Le jeu lui-même

game-name = { -academy }
    .round = { -academy } · manche { $round }
game-aside = Une adaptation d’amateurs, non officielle
game-version = version { $version }
language-name = Français
names-and = { $sound ->
   *[other] { $names } et { $last }
}

window-too-small = La fenêtre est trop petite pour toute une académie. Donne-lui au moins { $width } × { $height }.
window-loading = On peint le plateau…
window-cards = On peint les cartes…

## Les noms

default-name-maud = Maud
    .gender = feminine
default-name-enid = Énide
    .gender = feminine
default-name-rowan = Rowan
    .gender = masculine
default-name-osric = Osric
    .gender = masculine
default-name-perceval = Perceval
    .gender = masculine
default-name-aldous = Maître Aldous
    .gender = masculine
default-name-isolde = Iseut
    .gender = feminine
default-name-palamedes = Palamède
    .gender = masculine
default-name-bertram = Bertrand
    .gender = masculine
default-name-anselm = Frère Anselme
    .gender = masculine
default-name-dagonet = Dagonet
    .gender = masculine
default-name-nyara = Nyara
    .gender = feminine
default-name-griselda = Grisélidis
    .gender = feminine
default-name-linnet = Linotte
    .gender = feminine
default-name-agravain = Sire Agravain
    .gender = masculine
default-name-brisen = Dame Brisen
    .gender = feminine
default-name-pupil = Élève { $place }

## Les touches

key-enter = Entrée
key-esc = Échap
key-space = Espace
key-tab = Tab
key-arrows = ← →
key-digits = 1–{ $count }
key-undo = Ctrl+Z
key-redo = Ctrl+Y
key-rules = F1
key-full-screen = F11
key-hint = H
key-chronicle = C
key-tip = { $action } ({ $key })

keys-keep = garde
keys-raise = soulève
keys-play = joue
keys-put-back = repose la carte
keys-next-pawn = pion suivant
keys-next-road = l’autre piste
keys-move = avance
keys-climb = grimpe
keys-decline = renonce
keys-skip = passe
keys-next = suite
keys-faster = presse les autres
keys-menu = menu

## Nouvelle partie

new-game-title = Nouvelle partie
new-game-seats-aside = dans l’ordre de la table ; aux manches impaires, les cartes descendent la liste
new-game-table = La table
new-game-table-aside = plateau, règles et chance
new-game-here = devant cet écran
new-game-name = Nom
new-game-level = Niveau
new-game-board = Plateau
new-game-edition = Édition
new-game-scoring = Décompte
new-game-allowed = Permis
new-game-not-allowed = Interdits
mode-day-aside = sept pistes
mode-night-aside = Coupe et Parchemins
edition-first-aside = des pistes qui tournent en rond ; de Jour seulement
scoring-hidden-aside = les points restent secrets jusqu’à la fin
scoring-open-aside = chacun lit tous les carnets
new-game-take-backs-aside = tant que rien de caché n’a été montré
new-game-add-place = { $place ->
    [2] Ajouter une deuxième place
    [3] Ajouter une troisième place
    [4] Ajouter une quatrième place
    [5] Ajouter une cinquième place
   *[other] Ajouter une place
}
new-game-remove = Renvoyer { $name } chez soi
new-game-pawn = Prendre ce pion : { $pawn }
new-game-pawn-taken = { $name } a ce pion ({ $pawn }) : un clic les échange
new-game-portrait = Un autre visage
new-game-seed-roll = Tirer une autre graine
new-game-seed-copy = Copier la graine
new-game-up = Monter dans la liste
new-game-down = Descendre dans la liste
new-game-summary = { $persons } contre { $computers }, { $side ->
    [day] de jour
    [night] de nuit
   *[first] à l’ancienne
}, { $scoring ->
    [hidden] carnets fermés
   *[open] carnets ouverts
}
new-game-summary-persons = { $persons }, { $side ->
    [day] de jour
    [night] de nuit
   *[first] à l’ancienne
}, { $scoring ->
    [hidden] carnets fermés
   *[open] carnets ouverts
}
new-game-summary-computers = { $computers } jouent, tu regardes, { $side ->
    [day] de jour
    [night] de nuit
   *[first] à l’ancienne
}
error-seats-few = Il faut trois places à table : il en manque { $missing ->
    [one] une
   *[other] { $missing }
}.
error-seats-many = Cinq chaises, et pas une de plus : quelqu’un doit rester debout.
error-first-night = La première édition ne s’est jamais jouée de nuit. Choisis le Jour, ou la deuxième édition.
error-name-long = Ce nom est trop long pour son ruban : { $count } lettres au plus.

## Le choix des cartes

choose-title = Prends-en une
choose-last = La dernière carte se garde toute seule.
kept-aside = Joues-en quatre, écartes-en une.
kept-none = Rien de gardé encore
choose-hidden = Personne d’autre ne voit ces cartes.
choose-next-tip = { $next } aura ce que tu laisses
choose-peek = Regarder le plateau
choose-back = Retour aux cartes

## Jouer, la Cuisine et le bonus d’Excalibur

hand-aside = Pointe une carte pour voir sa piste.
hand-set-aside = écartée
hand-empty = Les quatre cartes sont jouées.
button-play = Jouer la carte
button-move = Avancer { $where }
button-climb = Grimper { $where }
kitchen-title = La faveur du cuisinier
    .first = La faveur de la dame
kitchen-aside = Clique un pion qui brille.
kitchen-none = Aucun de tes pions ne peut avancer. Le cuisinier est navré.
bonus-title = La faveur d’Excalibur
bonus-aside = Clique un pion qui brille pour le hisser en haut de sa pile.
preview-move = { $road } { $from ->
    [0] départ
   *[other] { $from }
} → { $space }

seat-your-turn = à toi
seat-choosing = choisit
seat-favour = ta faveur
seat-moved = a avancé
seat-declined = a renoncé
seat-scored = décompte fait
seat-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
seat-lost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
seat-away = regarde ailleurs
seat-waiting = attend

## Le décompte : la nappe

scoring-order = { $order ->
    [1] première piste de la manche
    [2] deuxième piste de la manche
    [3] troisième piste de la manche
    [4] quatrième piste de la manche
    [5] cinquième piste de la manche
    [6] sixième piste de la manche
    [7] septième piste de la manche
   *[other] piste { $order } de la manche
}
scoring-subtitle = { $order } : { $rule }
scoring-pays-places = { $count ->
    [0] aucune place ne rapporte
    [one] la 1re place rapporte
   *[other] les places 1 à { $count } rapportent
}
scoring-pays-losers = la dernière place et l’avant-dernière coûtent
scoring-pays-last = la dernière place coûte
scoring-pays-kitchen = pas de points, mais des pas
scoring-pays-king = dès la case 6, le Roi paie
scoring-pays-king-night = { $count ->
    [1] le Roi paie à chacun sa case
   *[2] le Roi paie à chacun sa case, deux fois
}
scoring-pays-city-duel = l’avance est payée, par 3 cases
scoring-pays-quest-duel = la 1re place est payée, dragons compris
scoring-space = case { $space }
scoring-space-top = case { $space }, au-dessus
scoring-space-under = case { $space }, sous { $other }
scoring-start = au départ
scoring-nothing = rien
scoring-favour = avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
scoring-written = c’est noté
scoring-roads = Pistes de la manche
scoring-not-this-round = pas cette manche
button-next = Suite
button-next-place = Place suivante
button-next-road = Piste suivante
button-next-round = Manche suivante

## La table : infobulles

tip-round = Manche { $round } sur VI
tip-round-done = La manche { $round } est finie
tip-round-returns = Après cette manche, les pions reviennent au départ
tip-direction-clockwise = Les mains vont à la place suivante, en descendant la liste
tip-direction-counterclockwise = Les mains vont à la place d’avant, en remontant la liste
tip-excalibur = { $name } tient { -excalibur } et commence cette manche. Ensuite, elle va à { $next }.
tip-excalibur-night = { $name } tient { -excalibur }, commence cette manche, et peut hisser un de ses pions recouverts avant le décompte. Ensuite, elle va à { $next }.
tip-excalibur-stays = Tu tiens { -excalibur }, et personne ne peut te la prendre.
tip-cards = { $count ->
    [0] Aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
tip-deck = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}, { $discard ->
    [0] aucune défaussée
    [one] { $discard } défaussée
   *[other] { $discard } défaussées
}
tip-journal-yours = Ton carnet. Caché aux autres jusqu’à la fin.
tip-journal-other = Carnet tenu par { $name }. Caché aux autres jusqu’à la fin.
tip-journal-open = Carnet tenu par { $name }. Tous les carnets sont ouverts dans cette partie.
tip-journal-curtain = Ton carnet s’ouvre quand personne d’autre ne regarde.
tip-journal-line = Manche { $round }, { $road } : { $points }
tip-journal-empty = Pas encore un mot
tip-stack = Case { $space }, de haut en bas : { $names }
tip-stack-start = Au départ, à égalité : { $names }
tip-stack-last = Dernière case, premier arrivé, premier placé : { $names }
tip-pawn = { $name }, { $pawn } : { $space ->
    [0] au départ
   *[other] case { $space }
}
tip-lap = { $name } : { $count ->
    [one] { $count } tour bouclé
   *[other] { $count } tours bouclés
}
tip-cup = { $side ->
    [black] La { -cup } penche vers le Chevalier noir, de { $space }.
    [white] La { -cup } penche vers le Chevalier blanc, de { $space }.
   *[centre] La { -cup } ne penche vers personne encore.
}
tip-parchment = { $which ->
    [single] { -parchment } simple : au premier pion qui atteint la case { $space } du Roi
   *[double] { -parchment } double : au premier pion qui atteint la case { $space } du Roi
}
tip-parchment-taken = { $name } a pris ce { -parchment }.
tip-ladle = Une louche : en duel, chaque louche entre les deux pions vaut une case de plus.
tip-dragon = Un dragon : en duel, chaque dragon entre les deux pions vaut 2 points.
tip-card-combat = Avance ton pion à la Joute ou au Tournoi.
    .night = Avance ton pion auprès du Chevalier noir ou du Chevalier blanc, et la { -cup } avec.
    .first = Avance ton pion aux Joutes ou aux Tournois.
tip-card = Avance ton pion { $where } de { $value }.
tip-road-scores-now = En l’état actuel
tip-undo = Reprendre un coup
tip-redo = Le rejouer, tout compte fait
tip-hint = Que ferait un champion ?
tip-rules = Le livre de règles
tip-menu = Menu, réglages, sortie
tip-skip = Droit à ce qu’on te demande
tip-zoom = La molette rapproche, glisser déplace, un double clic remet tout en place.

## Le menu d’Échap

pause-title = La partie attend
pause-saved = La partie est enregistrée, jusqu’à la dernière carte.
pause-unsaved = La partie n’a pas encore pu être enregistrée : { $reason }.
pause-file = Elle est dans { $file }.
menu-resume = Retour à la table
menu-leave = Vers la page de titre
menu-full-screen = Plein écran
confirm-new-game = Tout recommencer ? Cette partie est enregistrée et attend sous Continuer.
confirm-yes = Oui
confirm-no = Non

## La fin

end-title-page = Fin de la partie
end-round = Manche { $round }
end-start = départ
end-place-shared = ex æquo
end-winner-computer = Pas une goutte de sang là-dedans, et chevalier quand même.
end-rematch-tip = La même table, d’autres cartes
end-same-deal-tip = La même table et les mêmes cartes : plus d’excuses
end-save-tip = Garder une copie de cette partie dans un fichier
end-review-tip = Revoir la partie, coup par coup
end-to-title = Vers la page de titre
notice-record-saved = La partie est notée dans { $file }.
error-record-write = La partie n’a pas pu être copiée dans { $file } : { $reason }. L’originale est à l’abri.
notice-continue-broken = La partie en cours n’a pas pu être ouverte et reste telle quelle : { $file }.
notice-welcome-back = Te revoilà : manche { $round }, rien n’a bougé.

## Réglages

settings-title = Réglages
settings-sight = Vue
settings-sound = Son
settings-play = Jeu
settings-keys = Touches
settings-language = Langue
settings-screen = Écran
settings-window = Fenêtre
settings-window-framed = En fenêtre
settings-full-screen = Plein écran
settings-board = Détail du plateau
settings-board-plain = Simple
settings-board-painted = Peint
settings-board-illuminated = Enluminé
settings-animation = Vitesse des animations
    .aside = lent aide à apprendre ; sans, tout est immédiat
settings-pace = Rythme des automates
    .aside = le temps qu’ils font semblant de réfléchir
settings-speed = { $speed ->
    [off] Sans
    [slow] Lent
    [normal] Normal
   *[fast] Rapide
}
settings-reading = Lecture
settings-text-size = Taille du texte
    .aside = jamais sous 14 points
settings-percent = { $percent } %
settings-letters = Lettres sur les pions
    .aside = l’initiale de chaque nom
settings-contrast = Contraste renforcé
    .aside = fonds unis, sans motifs
settings-less-motion = Moins de mouvement
    .aside = pas de vols, des lueurs qui ne battent pas
settings-remarks = Répliques
    .aside = les automates disent ce qu’ils pensent de toi
settings-confirm = Confirmer avant de jouer
    .aside = un clic de plus par carte
settings-music = Musique
settings-effects = Effets
settings-ambience = Ambiance
settings-example = Ce que cela donne
settings-example-text = Ton pion ({ $pawn }) est sur la case { $space }.
settings-restore = Valeurs d’origine
settings-folder = Les parties sont gardées dans { $folder }
notice-settings-saved = Réglages gardés.
error-settings-write = Les réglages ne s’enregistrent pas : { $reason }. Ils valent jusqu’à ton départ.

## Apprendre, à la page de titre

menu-learn-aside = { default-name-anselm } t’attend. Prends une cape.
menu-quit-aside = On éteint les lumières, on garde la partie.

## Chronique : ce que messages.ftl laisse pour la fin

log-ended = Le Roi adoube { $name }.
log-ended-shared = Victoire partagée : { $names }.
log-solo-chose = { $name } prend { $card }.
log-moved = { $name } avance { $where } : { $from ->
    [0] départ
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , sur { $other }
    [under] , dernière case, sous { $other }
    [last] , dernière case
   *[open] {""}
}.

## Écrans : ce qui manque ci-dessus

motion-speed = { $speed ->
    [calm] Calme
    [quick] Vif
   *[normal] Normal
}
settings-animation-short = Animations
pause-nowhere = Cette partie n’est gardée dans aucun fichier.
new-game-seed-empty = Laissée vide : d’autres cartes à chaque fois.
error-begin = Cette partie ne peut pas commencer : { $reason }.
end-knighted-shared = Le Roi adoube { $names }
end-ribbon = { $title }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
button-title = Page de titre
end-save-none = Cette partie n’est gardée dans aucun fichier : il n’y a rien à copier.
