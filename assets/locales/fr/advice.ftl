# Conseils : ce que ferait un champion, et pourquoi.

advice-thinking = Réflexion…
advice-choose = Garde { $card }.
advice-play = Joue { $card }.
advice-play-where = Joue { $card } { $where }.
advice-move = Avance ton pion { $where }.
advice-move-none = Renonce au déplacement.
advice-climb = Mets ton pion au sommet { $where }.
advice-climb-none = Laisse tes pions où ils sont.
advice-nothing = rien
advice-card-where = { $card } { $where }
advice-only = Il n’y a rien d’autre à faire.

advice-off-last = Cela t’évite la dernière place { $where } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-saved = Cela te sauve { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $where }.
advice-place = Cela te met à la { $place ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] { $place }e
} place { $where } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
advice-points = Dans l’état des pions, cela te rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $where }.
advice-kitchen = Cela te met à la { $place ->
    [1] 1re
    [2] 2e
   *[3] 3e
} place { $where } : un déplacement de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
advice-average = En moyenne, cela rapporte environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $where }.
advice-next = Deuxième choix : { $other }, { $worse ->
    [same] à peu près équivalent
    [slightly] un peu moins bon
    [clearly] nettement moins bon
   *[far] bien moins bon
}.
