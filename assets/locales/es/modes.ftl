### Medieval Academy: las palabras de la carta de ayuda, de las fichas bajo el puntero y de lo que cambia de un modo a otro. Español.

## Las herramientas de la columna

button-rules-book = Reglas
button-reference = Ayuda
button-board = Tablero
tip-reference = La carta de ayuda: la ronda, y cómo puntúa cada camino
tip-board = El otro dibujo del tablero: caminos sinuosos, o en filas rectas
key-reference = R
key-board = B

## La carta de ayuda

reference-round = La ronda
reference-points = { $side ->
    [day] Puntos de Día
    [night] Puntos de Noche
   *[first] Primera edición
}
reference-players = { $players ->
    [solo] 1
    [duel] 2
   *[table] 3+
}
reference-deal = Cinco cartas por cabeza.
reference-deal-fresh = Se baraja de nuevo todo el mazo; cinco cartas por cabeza.
reference-deal-row = Cinco pilas de tres cartas, la de arriba a la vista.
reference-choose = Quédate una carta y pasa el resto: sentido horario en { $odd }, antihorario en { $even }. Hasta tener cinco.
reference-choose-swap = Quédate una carta e intercambiad las manos. Hasta tener cinco.
reference-choose-row = Por turnos, se toma una carta a la vista; se descubre la siguiente. Los rivales toman la más alta; entre iguales, la de la izquierda.
reference-play = Desde quien porta Excalibur, en sentido horario: una carta cada cual, cuatro veces. Combate: { $roads }, a elegir.
reference-play-night = Una carta cada cual, cuatro veces. Combate: uno de los caballeros; la { -cup } va hacia él, tanto como vale la carta.
reference-play-solo = Una carta cada cual, cuatro veces. Los rivales descubren las suyas y combaten donde adelantan a alguien.
reference-score = Los avances de la Cocina, luego los puntos, camino por camino. Un peón en la salida no tiene puesto.
    .first = Los avances de la Galantería, luego los puntos, camino por camino. Un peón en la salida no tiene puesto.
reference-score-night = Quien porta Excalibur puede trepar una pila. Luego los avances de la Cocina, luego los puntos, camino por camino.
reference-after = Tras { $rounds }: { $roads }.
reference-after-parchment = Con el { -parchment } doble: { $roads }.
reference-excalibur = Al asiento siguiente, en sentido horario. Tras la ronda VI gana quien tiene más puntos; si hay empate, el mejor puesto { $kitchen }.
reference-excalibur-stays = Se queda contigo. Tras la ronda VI gana quien tiene más puntos; si hay empate, el mejor puesto { $kitchen }.
reference-knights = El caballero al que favorece la { -cup } paga más. Con la { -cup } en el centro, los dos pagan menos.
reference-knights-title = Los caballeros
reference-both-roads = Cada camino: { $rule }

## Rondas y regresos

rule-round = Ronda { $round }.
rule-start-both-last = Los dos en la salida: los dos son últimos.
tip-round-scores = Puntos: { $roads }.
tip-round-king = También el Rey, si se toma un { -parchment }.
tip-round-back = Después vuelven a la salida: { $roads }.
tip-round-cup = La { -cup } vuelve al centro.

## Fichas y símbolos

tip-cup-moves = Cada avance con un caballero la atrae a su lado, las mismas casillas. El centro no es una casilla.
tip-parchments-return = Si se toma el { -parchment } doble, los dos vuelven tras la ronda, y también todos los peones ante el Rey.
tip-parchment-held = { $which ->
    [single] Tiene el { -parchment } sencillo.
    [double] Tiene el { -parchment } doble.
   *[both] Tiene los dos Pergaminos.
}
tip-ladle-idle = Un cucharón: solo cuenta en los duelos.
tip-dragon-idle = Un dragón: solo cuenta en los duelos.
tip-lap-counts = Cuenta todo el recorrido: una vuelta más es ir por delante.
challenge-about = Solo suben las cartas de Sir Agravain y Lady Brisen, y solo al jugarlas.
challenge-aside = para tus rivales

tip-direction-swap = Un duelo: las dos manos se intercambian tras cada elección, sea cual sea la ronda.

## La fila del solitario

prompt-choose-solo-few = { $count ->
    [one] Toma la única carta a la vista.
   *[other] Toma una de las { $count } cartas a la vista.
}
row-under = { $count ->
    [0] La última carta de esta pila
    [one] Debajo hay una carta más
   *[other] Debajo hay { $count } cartas más
}
seat-picks = toma una carta
seat-picks-you = te toca tomar
tip-seat-deck = Boca abajo y barajadas: la de arriba será la próxima
tip-seat-plays-last = Juega en último lugar esta ronda

## Preguntas y asientos en todos los modos

seat-last = juega al final
kitchen-favour-first = { $place ->
    [1] Primer puesto
    [2] Segundo puesto
   *[3] Tercer puesto
} { $kitchen }: avanza un peón { $count ->
    [one] una casilla
   *[other] { $count } casillas
}, en cualquier camino.
bonus-about = Antes de puntuar nada, un peón cubierto puede trepar a lo alto de su pila.
heading-knights = puntúan los caballeros
cup-title = { $side ->
    [black] La Copa: Negro { $space }
    [white] La Copa: Blanco { $space }
   *[centre] La Copa
}
cup-aside = { $side ->
    [black] favorece al Caballero negro
    [white] favorece al Caballero blanco
   *[centre] no favorece a ninguno
}
cup-space = { $side ->
    [black] Negro { $space }
   *[white] Blanco { $space }
}
cup-ahead = → { $moves }
parchment-title = El Rey

## Puntuación en duelos y de noche

scoring-both = 1.er puesto en los dos: +{ $points }
scoring-leads = { $count ->
    [one] una casilla
   *[other] { $count } casillas
} de ventaja
scoring-symbols = { $count ->
    [0] ningún dragón
    [one] un dragón
   *[other] { $count } dragones
} en medio
scoring-twice = casilla { $space }, contada dos veces

## Crónica: lo que messages.ftl no dice

log-deal-row = Se ponen cinco pilas de tres cartas, la de arriba a la vista.
log-shuffle-anew = Se baraja de nuevo todo el mazo.
log-kitchen-nobody-first = Nadie ha dejado la salida en Galantería: nadie avanza.
log-solo-cannot = { $name } no puede adelantar a nadie y está en la última casilla { $kitchen }: no avanza.
log-ended-tie = Empate a puntos: decide el mejor puesto { $kitchen }.
