# El análisis después de la partida.

button-look-back = Análisis
end-look-back-tip = La probabilidad de ganar de cada cual, turno a turno, y qué habría sido mejor
review-title = La partida, vista de nuevo
review-graph = Probabilidad de ganar, turno a turno
review-graph-tip = Señala un turno o recórrelos con ← y →.
review-choices = { $name }: las elecciones más costosas
review-thinking = Probando otras elecciones… { $percent } %
review-none = Ninguna elección fue claramente peor que la de un campeón.
review-fewer = { $count ->
    [one] Una sola elección fue claramente peor que la de un campeón.
   *[other] Solo { $count } elecciones fueron claramente peores que las de un campeón.
}
review-moment = Ronda { $round } · { $phase }
review-done = Elegido: { $act }.
review-better = Mejor: { $act }.
review-cost = Costó un { $percent } % de la probabilidad de ganar y { $points ->
    [0] apenas un punto
    [one] cerca de 1 punto
   *[other] unos { $points } puntos
}.
review-roads = De media, por camino: { $roads }.
review-start = Al principio: { $chances }
review-turn = Ronda { $round }, turno { $turn }: { $chances }
review-round = Tras la ronda { $round }: { $chances }
review-chance = { $name } { $percent } %
review-marks = Anillo dorado: mejor. Anillo rojo: elegido.
review-count = { $number } de { $count }
button-on-board = En el tablero
button-to-results = Resultados
button-to-review = Análisis
review-previous = Elección anterior
review-next = Elección siguiente
end-remark = «{ $says }» – { $name }
