# Réglages, touches et manette : ce qui manque à messages.ftl et screens.ftl.

menu-keys = Touches

settings-window-size = Taille de la fenêtre
settings-pixels = { $width } × { $height }
settings-palette = Vision des couleurs
    .aside = pions, cartes et pistes
settings-palette-name = { $palette ->
    [red-green] Rouge–vert
    [blue-yellow] Bleu–jaune
   *[heraldic] D’origine
}
settings-living = Plateau animé
    .aside = drapeaux, fumée et animaux bougent
settings-mute = Silence
    .aside = on n’entend rien, quels que soient les réglages
settings-table = À la table
settings-pace-name = { $pace ->
    [quick] Rapide
    [slow] Lent
   *[steady] Posé
}
settings-advice = Conseils
    .aside = un mot d’aide dans la première vraie partie
settings-new-games = Nouvelles parties
settings-journals = Carnets
notice-settings-newer = Ces réglages viennent d’une version plus récente du jeu. Les valeurs d’origine servent ; le fichier reste tel quel.
notice-settings-unreadable = Les réglages n’ont pas pu être lus : { $reason }. Les valeurs d’origine servent ; le fichier reste tel quel.

## Touches

keys-title = Touches
keys-place = { $place ->
    [table] Cartes et pions
    [board] Le plateau
    [tools] À la table
    [replay] En regardant une partie
   *[anywhere] Partout
}
settings-key-press = { $command } : appuie sur une touche. Échap ne change rien, Retour arrière retire la touche.
settings-key-taken = { $key } sert à : { $command }. Appuie encore une fois pour la prendre.
settings-key-fixed = { $key } sert partout et reste ce qu’elle est. Appuie sur une autre touche.
settings-key-of = { $command } : { $key }
key-awaited = ?
key-none = –
key-unbound = aucune touche

command-confirm = Jouer, garder, avancer
command-back = Reposer, renoncer, menu
command-previous = Carte ou pion d’avant
command-next = Carte ou pion d’après
command-road-before = Piste d’avant
command-road-after = Piste d’après
command-cards = Lever une carte
command-card-1 = Première carte
command-card-2 = Deuxième carte
command-card-3 = Troisième carte
command-card-4 = Quatrième carte
command-card-5 = Cinquième carte
command-skip = Passer ce qui est montré
command-hint = Conseil
command-zoom-in = Plus près
command-zoom-out = Plus loin
command-whole-board = Tout le plateau
command-board-style = Illustré ou compact
command-take-back = Annuler
command-redo = Rétablir
command-reference = Aide-mémoire
command-menu = Menu
command-rules = Livre de règles
command-key-map = Liste des touches
command-mute = Silence
command-full-screen = Plein écran

key-ctrl = Ctrl
key-alt = Alt
key-shift = Maj
key-backspace = Retour
key-insert = Inser
key-delete = Suppr
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-left = ←
key-right = →
key-up = ↑
key-down = ↓

## Manette

keys-gamepad = Manette
gamepad-button = { $button ->
    [stick] Stick, croix
    [south] A
    [east] B
    [west] X
    [north] Y
    [shoulders] Gâchettes hautes
   *[start] Start
}
gamepad-does = { $button ->
    [stick] Se déplacer
    [south] Appuyer, jouer, garder
    [east] Retour
    [west] Conseil
    [north] Livre de règles
    [shoulders] Élément d’avant ou d’après
   *[start] Menu
}

## Nouvelle partie : ce qui est convenu

new-game-take-backs-free = Retours libres
    .aside = aussi loin qu’on veut, même si des cartes ont été vues
new-game-open-table = Table ouverte
    .aside = pas de rideau, et chacun voit les cartes de tous
new-game-agree-alone = Pour cela, il faut deux personnes à ce poste.
tip-seat-hand = En main : { $cards }

## Ce que dit un lecteur d’écran

spoken-raised = { $card }, levée
spoken-road = { $road } : { $stacks }
spoken-road-empty = { $road } : tout le monde est au départ
