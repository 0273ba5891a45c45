### Medieval Academy: words of the statistics, and of titles as they are earned. French.
###
### The head of messages.ftl says how to call these: the same variables mean the same things here.

menu-statistics = Statistiques
statistics-games = Parties
statistics-ladder = Défis
statistics-titles = Titres
statistics-previous = Personne précédente
statistics-next = Personne suivante
statistics-none = Rien encore. L’encre est fraîche : la première partie terminée viendra ici.
statistics-none-aside = Toute partie jouée jusqu’au bout compte pour les personnes qui l’ont jouée.
statistics-ways = Par façon de jouer
statistics-all = Toutes les parties
statistics-way = { $way ->
    [duel] { $side ->
        [night] Duel de Nuit
       *[day] Duel de Jour
    }
    [solo] { $side ->
        [night] Solo de Nuit
       *[day] Solo de Jour
    }
    [first] Première édition, à { $count }
   *[table] { $side ->
        [night] Nuit, à { $count }
       *[day] Jour, à { $count }
    }
}
statistics-column-games = Parties
statistics-column-wins = Gagnées
statistics-column-shared = Partagées
statistics-column-best = Record
statistics-column-average = Moyenne
statistics-average-roads = Points par partie, selon la piste
statistics-opponents = À la même table
statistics-more = { $count ->
    [one] et { $count } de plus
   *[other] et { $count } de plus
}
statistics-computer = { $kind ->
    [page] Pages
    [squire] Écuyers
    [knight] Chevaliers
    [champion] Champions
    [agravain] { default-name-agravain }
   *[brisen] { default-name-brisen }
}
statistics-ladder-aside = de toutes les personnes à ce bureau ; chaque donne compte une fois
statistics-titles-aside = { $count } sur { $all }
statistics-earned = { $date }{ $times ->
    [1] {""}
   *[other] , { $times } fois
}
statistics-date = { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
statistics-export = Exporter
statistics-export-tip = Écrit toutes les parties terminées dans un tableau pour tableur
notice-statistics-saved = Les statistiques ont été écrites dans { $file }.
error-statistics-write = { $file } n’a pas pu être écrit : { $reason }
statistics-reset = Effacer
statistics-reset-tip = Efface statistiques, titres et défis, après deux questions
statistics-reset-keep = Tout garder
statistics-reset-1 = Effacer
statistics-reset-2 = Effacer vraiment
statistics-reset-aside = L’ancien fichier reste dans le dossier du jeu, sous un autre nom.
notice-statistics-reset = Toutes les statistiques sont effacées. L’ancien fichier est gardé : { $file }.
notice-statistics-reset-nothing = Toutes les statistiques sont effacées.
notice-statistics-reset-failed = Rien n’a été effacé : { $reason }
award-earned = Nouveau titre pour { $name }
award-line = Nouveaux titres : { $names }
decimal-point = ,
