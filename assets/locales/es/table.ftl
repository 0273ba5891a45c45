### Medieval Academy: las palabras de las capas que rodean el tablero. Español.

## La pregunta en la columna

prompt-wait-choose-one = { $name } elige qué carta quedarse.
prompt-wait-choose-many = { $count ->
    [one] Falta una elección…
   *[other] Faltan { $count } elecciones…
}
prompt-over = La partida ha terminado. Se abren los cuadernos.
prompt-bonus-short = Sube un peón tuyo cubierto a lo alto de su pila, o renuncia.
prompt-plays = { $name } juega { $card }.
prompt-moves = { $name } avanza { $where }.

## Los asientos en la columna

tip-seat-played = Jugadas esta ronda: { $cards }
tip-seat-played-none = Nada jugado aún esta ronda
tip-seat-kept = Tomadas hasta ahora: { $cards }
tip-journal-round = Ronda { $round }: { $points }. En total { $total }.
tip-journal-road = { $road } { $points }
tip-journal-total = En total: { $points }
journal-open-all = abierto a todos

## El estante de la elección

shelf-row = Todos ven lo que se toma; se descubre la carta siguiente de la pila.

## La bandeja

kitchen-favour = { $place ->
    [1] Primer puesto
    [2] Segundo puesto
   *[3] Tercer puesto
} { $kitchen }: avanza uno de tus peones { $count ->
    [one] una casilla
   *[other] { $count } casillas
}.
button-move-count = Avanzar { $count } { $where }
button-choose-pawn = Elige un peón
button-skip-show = Saltar

## El mantel

scoring-place-none = –

## Cómo puntúa un camino: lo que messages.ftl no dice

rule-returns-many = Los peones vuelven a la salida tras las rondas { $rounds }.
rule-king-spaces = Desde la casilla { $near }: { $less } puntos. Casilla { $far }: { $more } en su lugar.
rule-lead = 1.º: { $points } puntos por cada { $count } casillas completas de ventaja.
rule-first-and-symbols = 1.º: { $first } puntos, y { $symbol } por cada dragón entre los dos peones.

## El tablero

cup-ribbon = La { -cup }
preview-climb = { $road }: a lo alto
