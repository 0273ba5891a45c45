# La bibliothèque : toutes les parties, terminées ou non.

library-filter = { $which ->
    [unfinished] À reprendre ({ $count })
    [finished] Terminées ({ $count })
   *[all] Toutes ({ $count })
}
library-drop = Glissez un enregistrement sur la fenêtre pour l’ouvrir.
library-drop-here = Lâchez pour ouvrir cet enregistrement
library-drop-here-aside = une partie terminée se regarde, une autre se poursuit
library-looking = On parcourt les rayons…
library-none = { $which ->
    [unfinished] Aucune partie ne vous attend.
    [finished] Aucune partie n’est encore allée à son terme.
   *[all] Aucune partie n’a encore été jouée.
}
library-none-aside = Chaque partie est consignée ici à mesure qu’elle se joue.
library-unreadable = Les rayons sont inaccessibles.
library-folder = Les parties sont gardées dans { $folder }
library-undo = Rétablir
library-resume = Reprendre
library-watch = Regarder
library-export = Emporter une copie
library-delete = Supprimer
library-restored = Elle est de retour à sa place.
library-copied = Une copie de cette partie est dans la bibliothèque ; le fichier reste tel quel.
error-library = C’est impossible : { $reason }

library-when = { $day } { $month ->
    [jan] janvier
    [feb] février
    [mar] mars
    [apr] avril
    [may] mai
    [jun] juin
    [jul] juillet
    [aug] août
    [sep] septembre
    [oct] octobre
    [nov] novembre
   *[dec] décembre
} { $year }, { $hour } h { $minute }
library-mode = { $side ->
    [night] Nuit
    [first] Première édition
   *[day] Jour
}, { $count ->
    [2] un duel
   *[other] { $count } joueurs
}, { $journals ->
    [open] carnets ouverts
   *[hidden] carnets fermés
}
library-mode-solo = Défi solo { $level }, { $side ->
    [night] Nuit
   *[day] Jour
}
library-won = Victoire : { $names }
library-won-how = { $how ->
    [kitchen] à { $points }, plus loin en Cuisine
    [shared] partagée, à { $points }
   *[points] avec { $points } points
}
library-stopped = Manche { $round }
library-stopped-phase = { $phase ->
    [choose] pendant le choix des cartes
    [play] pendant le jeu des cartes
   *[score] pendant le décompte
}
