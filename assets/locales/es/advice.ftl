# Consejos: qué haría un campeón y por qué.

advice-thinking = Pensando…
advice-choose = Quédate con { $card }.
advice-play = Juega { $card }.
advice-play-where = Juega { $card } { $where }.
advice-move = Avanza tu peón { $where }.
advice-move-none = Renuncia al movimiento.
advice-climb = Pon tu peón en lo alto { $where }.
advice-climb-none = Deja tus peones donde están.
advice-nothing = nada
advice-card-where = { $card } { $where }
advice-only = No hay otra cosa que hacer.

advice-off-last = Te libra del último puesto { $where }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
advice-saved = Te ahorra { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} { $where }.
advice-place = Te pone en el { $place ->
    [1] 1.er
    [2] 2.º
    [3] 3.er
   *[other] { $place }.º
} puesto { $where }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más.
advice-points = Tal como están los peones, te da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} { $where }.
advice-kitchen = Te pone en el { $place ->
    [1] 1.er
    [2] 2.º
   *[3] 3.er
} puesto { $where }: un movimiento de { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
}.
advice-average = De media da { $points ->
    [one] cerca de 1 punto
   *[other] unos { $points } puntos
} { $where }.
advice-next = Segunda opción: { $other }, { $worse ->
    [same] casi igual
    [slightly] algo peor
    [clearly] claramente peor
   *[far] mucho peor
}.
