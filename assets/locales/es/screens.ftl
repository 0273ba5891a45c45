### Medieval Academy: las palabras de las pantallas que rodean la mesa. Español.

## El propio juego

game-name = { -academy }
    .round = { -academy } · ronda { $round }
game-aside = Una adaptación de aficionados, no oficial
game-version = versión { $version }
language-name = Español
names-and = { $sound ->
    [i] { $names } e { $last }
   *[other] { $names } y { $last }
}

window-too-small = La ventana es demasiado pequeña para toda una academia. Dale al menos { $width } × { $height }.
window-loading = Pintando el tablero…
window-cards = Pintando las cartas…

## Los nombres

default-name-maud = Maud
    .gender = feminine
default-name-enid = Enid
    .gender = feminine
default-name-rowan = Rowan
    .gender = masculine
default-name-osric = Osric
    .gender = masculine
default-name-perceval = Perceval
    .gender = masculine
default-name-aldous = Maese Aldous
    .gender = masculine
default-name-isolde = Isolda
    .gender = feminine
default-name-palamedes = Palamedes
    .gender = masculine
default-name-bertram = Beltrán
    .gender = masculine
default-name-anselm = Fray Anselmo
    .gender = masculine
default-name-dagonet = Dagonet
    .gender = masculine
default-name-nyara = Nyara
    .gender = feminine
default-name-griselda = Griselda
    .gender = feminine
default-name-linnet = Pardilla
    .gender = feminine
default-name-agravain = Sir Agravain
    .gender = masculine
default-name-brisen = Lady Brisen
    .gender = feminine
default-name-pupil = Pupilo { $place }

## Las teclas

key-enter = Intro
key-esc = Esc
key-space = Espacio
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

keys-keep = se la queda
keys-raise = levanta
keys-play = la juega
keys-put-back = devuelve la carta
keys-next-pawn = peón siguiente
keys-next-road = el otro camino
keys-move = avanza
keys-climb = trepa
keys-decline = renuncia
keys-skip = salta
keys-next = sigue
keys-faster = mete prisa a los demás
keys-menu = menú

## Partida nueva

new-game-title = Partida nueva
new-game-seats-aside = en el orden de la mesa; en rondas impares las cartas bajan por la lista
new-game-table = La mesa
new-game-table-aside = tablero, reglas y suerte
new-game-here = en este escritorio
new-game-name = Nombre
new-game-level = Nivel
new-game-board = Tablero
new-game-edition = Edición
new-game-scoring = Puntuación
new-game-allowed = Permitidas
new-game-not-allowed = Prohibidas
mode-day-aside = siete caminos
mode-night-aside = Copa y Pergaminos
edition-first-aside = caminos que dan vueltas y vueltas; solo de Día
scoring-hidden-aside = los puntos son secretos hasta el final
scoring-open-aside = cada cual lee todos los cuadernos
new-game-take-backs-aside = mientras no se haya visto nada oculto
new-game-add-place = { $place ->
    [2] Añadir un segundo asiento
    [3] Añadir un tercer asiento
    [4] Añadir un cuarto asiento
    [5] Añadir un quinto asiento
   *[other] Añadir un asiento
}
new-game-remove = Mandar a { $name } a casa
new-game-pawn = Jugar con este peón: { $pawn }
new-game-pawn-taken = { $name } tiene este peón ({ $pawn }): un clic los cambia
new-game-portrait = Otra cara
new-game-seed-roll = Sacar otra semilla
new-game-seed-copy = Copiar la semilla
new-game-up = Subir en la lista
new-game-down = Bajar en la lista
new-game-summary = { $persons } contra { $computers }, { $side ->
    [day] de día
    [night] de noche
   *[first] a la antigua
}, { $scoring ->
    [hidden] cuadernos cerrados
   *[open] cuadernos abiertos
}
new-game-summary-persons = { $persons }, { $side ->
    [day] de día
    [night] de noche
   *[first] a la antigua
}, { $scoring ->
    [hidden] cuadernos cerrados
   *[open] cuadernos abiertos
}
new-game-summary-computers = Juegan { $computers }, tú miras, { $side ->
    [day] de día
    [night] de noche
   *[first] a la antigua
}
error-seats-few = Una mesa necesita tres asientos: { $missing ->
    [one] falta uno
   *[other] faltan { $missing }
}.
error-seats-many = Cinco sillas y ni una más: alguien tiene que quedarse de pie.
error-first-night = La primera edición nunca se jugó de noche. Elige el Día, o la segunda edición.
error-name-long = Ese nombre no cabe en su cinta: { $count } letras como mucho.

## La elección de cartas

choose-title = Elige una
choose-last = La última carta se queda sola.
kept-aside = Juega cuatro, aparta una.
kept-none = Nada guardado aún
choose-hidden = Nadie más ve estas cartas.
choose-next-tip = { $next } recibe lo que dejes
choose-peek = Mirar el tablero
choose-back = Volver a las cartas

## Jugar, la Cocina y la bonificación de Excalibur

hand-aside = Señala una carta para ver su camino.
hand-set-aside = apartada
hand-empty = Las cuatro cartas están jugadas.
button-play = Jugar la carta
button-move = Avanzar { $where }
button-climb = Trepar { $where }
kitchen-title = El favor del cocinero
    .first = El favor de la dama
kitchen-aside = Haz clic en un peón que brille.
kitchen-none = Ningún peón tuyo puede avanzar. El cocinero lo siente.
bonus-title = El favor de Excalibur
bonus-aside = Haz clic en un peón que brille para subirlo a lo alto de su pila.
preview-move = { $road } { $from ->
    [0] salida
   *[other] { $from }
} → { $space }

seat-your-turn = te toca
seat-choosing = elige
seat-favour = tu favor
seat-moved = ya ha avanzado
seat-declined = ha renunciado
seat-scored = ya ha puntuado
seat-gained = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
seat-lost = { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } puntos
}
seat-away = no mira
seat-waiting = espera

## La puntuación: el mantel

scoring-order = { $order ->
    [1] primer camino de la ronda
    [2] segundo camino de la ronda
    [3] tercer camino de la ronda
    [4] cuarto camino de la ronda
    [5] quinto camino de la ronda
    [6] sexto camino de la ronda
    [7] séptimo camino de la ronda
   *[other] camino { $order } de la ronda
}
scoring-subtitle = { $order }: { $rule }
scoring-pays-places = { $count ->
    [one] puntúa el 1.er puesto
   *[other] puntúan los puestos 1 a { $count }
}
scoring-pays-losers = el último y el penúltimo pierden puntos
scoring-pays-last = el último pierde puntos
scoring-pays-kitchen = sin puntos, pero avanzan peones
scoring-pays-king = desde la casilla 6, paga el Rey
scoring-pays-king-night = { $count ->
    [1] el Rey paga a cada cual su casilla
   *[2] el Rey paga a cada cual su casilla, dos veces
}
scoring-pays-city-duel = quien manda cobra por cada 3 casillas
scoring-pays-quest-duel = quien manda cobra, y por los dragones también
scoring-space = casilla { $space }
scoring-space-top = casilla { $space }, encima
scoring-space-under = casilla { $space }, debajo de { $other }
scoring-start = en la salida
scoring-nothing = nada
scoring-favour = avanza { $count ->
    [one] una casilla
   *[other] { $count } casillas
}
scoring-written = anotado
scoring-roads = Caminos de esta ronda
scoring-not-this-round = no en esta ronda
button-next = Seguir
button-next-place = Puesto siguiente
button-next-road = Camino siguiente
button-next-round = Ronda siguiente

## La mesa: ayudas

tip-round = Ronda { $round } de VI
tip-round-done = La ronda { $round } ha terminado
tip-round-returns = Tras esta ronda, los peones vuelven a la salida
tip-direction-clockwise = Las manos van al asiento siguiente, bajando por la lista
tip-direction-counterclockwise = Las manos van al asiento anterior, subiendo por la lista
tip-excalibur = { $name } porta { -excalibur } y empieza esta ronda. Después pasa a { $next }.
tip-excalibur-night = { $name } porta { -excalibur }: empieza esta ronda y puede subir un peón suyo cubierto antes de puntuar. Después pasa a { $next }.
tip-excalibur-stays = Portas { -excalibur }, y nadie puede quitártela.
tip-cards = { $count ->
    [0] Ninguna carta en la mano
    [one] Una carta en la mano
   *[other] { $count } cartas en la mano
}
tip-deck = { $count ->
    [0] El mazo está vacío
    [one] Una carta en el mazo
   *[other] { $count } cartas en el mazo
}, { $discard ->
    [0] ninguna descartada
    [one] una descartada
   *[other] { $discard } descartadas
}
tip-journal-yours = Tu cuaderno. Oculto a los demás hasta el final.
tip-journal-other = El cuaderno de { $name }. Oculto a los demás hasta el final.
tip-journal-open = El cuaderno de { $name }. En esta partida todos los cuadernos están abiertos.
tip-journal-curtain = Tu cuaderno se abre cuando nadie más mira.
tip-journal-line = Ronda { $round }, { $road }: { $points }
tip-journal-empty = Ni una palabra aún
tip-stack = Casilla { $space }, de arriba abajo: { $names }
tip-stack-start = En la salida, a la par: { $names }
tip-stack-last = Última casilla, por orden de llegada: { $names }
tip-pawn = { $name }, { $pawn }: { $space ->
    [0] en la salida
   *[other] casilla { $space }
}
tip-lap = { $name }: { $count ->
    [one] una vuelta completa
   *[other] { $count } vueltas completas
}
tip-cup = { $side ->
    [black] La { -cup } favorece al Caballero negro, por { $space }.
    [white] La { -cup } favorece al Caballero blanco, por { $space }.
   *[centre] La { -cup } aún no favorece a nadie.
}
tip-parchment = { $which ->
    [single] { -parchment } sencillo: para el primer peón que llegue a la casilla { $space } del Rey
   *[double] { -parchment } doble: para el primer peón que llegue a la casilla { $space } del Rey
}
tip-parchment-taken = { $name } tiene este { -parchment }.
tip-ladle = Un cucharón: en un duelo, cada cucharón entre los dos peones vale una casilla más.
tip-dragon = Un dragón: en un duelo, cada dragón entre los dos peones vale 2 puntos.
tip-card-combat = Mueve tu peón en la Justa o en el Torneo.
    .night = Mueve tu peón con el Caballero negro o con el Caballero blanco, y también la { -cup }.
    .first = Mueve tu peón en las Justas o en los Torneos.
tip-card = { $value ->
    [one] Mueve tu peón { $where } { $value } casilla.
   *[other] Mueve tu peón { $where } { $value } casillas.
}
tip-road-scores-now = Tal como está ahora
tip-undo = Deshacer una jugada
tip-redo = Rehacerla, al final sí
tip-hint = ¿Qué haría alguien de nivel campeón?
tip-rules = El libro de reglas
tip-menu = Menú, ajustes, salir
tip-skip = Hasta lo próximo que te toque
tip-zoom = La rueda acerca, arrastrar mueve, un doble clic lo deja como estaba.

## El menú de Esc

pause-title = La partida espera
pause-saved = La partida está guardada, hasta la última carta.
pause-unsaved = La partida aún no se ha podido guardar: { $reason }.
pause-file = Está en { $file }.
menu-resume = Volver a la mesa
menu-leave = Salir a la portada
menu-full-screen = Pantalla completa
confirm-new-game = ¿Empezar de nuevo? Esta partida está guardada y espera en Continuar.
confirm-yes = Sí
confirm-no = No

## El final

end-title-page = Fin de la partida
end-round = Ronda { $round }
end-start = salida
end-place-shared = compartido
end-winner-computer = Ni una gota de sangre, y aun así caballero.
end-rematch-tip = La misma mesa, otras cartas
end-same-deal-tip = La misma mesa y las mismas cartas: sin excusas
end-save-tip = Guardar una copia de esta partida en un archivo
end-review-tip = Repasar la partida, jugada a jugada
end-to-title = A la portada
notice-record-saved = La partida está escrita en { $file }.
error-record-write = La partida no se pudo copiar en { $file }: { $reason }. La original está a salvo.
notice-continue-broken = La partida en curso no se pudo abrir y se dejó como estaba: { $file }.
notice-welcome-back = Aquí otra vez: ronda { $round }, tal como la dejaste.

## Ajustes

settings-title = Ajustes
settings-sight = Vista
settings-sound = Sonido
settings-play = Juego
settings-keys = Teclas
settings-language = Idioma
settings-screen = Pantalla
settings-window = Ventana
settings-window-framed = En ventana
settings-full-screen = Pantalla completa
settings-board = Detalle del tablero
settings-board-plain = Sencillo
settings-board-painted = Pintado
settings-board-illuminated = Iluminado
settings-animation = Velocidad de animación
    .aside = lenta ayuda a aprender; sin ella, todo es inmediato
settings-pace = Ritmo de los rivales
    .aside = lo que fingen tardar en pensar
settings-speed = { $speed ->
    [off] Sin
    [slow] Lenta
    [normal] Normal
   *[fast] Rápida
}
settings-reading = Lectura
settings-text-size = Tamaño del texto
    .aside = nunca por debajo de 14 puntos
settings-percent = { $percent } %
settings-letters = Letras en los peones
    .aside = la inicial de cada nombre
settings-contrast = Más contraste
    .aside = fondos lisos, sin dibujos
settings-less-motion = Menos movimiento
    .aside = sin vuelos; el brillo no late
settings-remarks = Comentarios
    .aside = los rivales dicen lo que piensan de ti
settings-confirm = Confirmar antes de jugar
    .aside = un clic más por carta
settings-music = Música
settings-effects = Efectos
settings-ambience = Ambiente
settings-example = Así se verá
settings-example-text = Tu peón ({ $pawn }) está en la casilla { $space }.
settings-restore = Valores originales
settings-folder = Las partidas se guardan en { $folder }
notice-settings-saved = Ajustes guardados.
error-settings-write = No se pueden guardar los ajustes: { $reason }. Valen hasta que salgas.

## Aprender, en la portada

menu-learn-aside = { default-name-anselm } te espera. Trae una capa.
menu-quit-aside = Se apagan las luces, se guarda la partida.

## Crónica: lo que messages.ftl deja para el final

log-ended = El Rey arma caballero a { $name }.
log-ended-shared = Victoria compartida: { $names }.
log-solo-chose = { $name } toma { $card }.
log-moved = { $name } avanza { $where }: { $from ->
    [0] salida
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , encima de { $other }
    [under] , última casilla, debajo de { $other }
    [last] , última casilla
   *[open] {""}
}.

## Pantallas: lo que falta arriba

motion-speed = { $speed ->
    [calm] Tranquila
    [quick] Ágil
   *[normal] Normal
}
settings-animation-short = Animación
pause-nowhere = Esta partida no se guarda en ningún archivo.
new-game-seed-empty = Si se deja vacía: otras cartas cada vez.
error-begin = Esta partida no puede empezar: { $reason }.
end-knighted-shared = El Rey arma caballeros a { $names }
end-ribbon = { $title }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
button-title = Portada
end-save-none = Esta partida no se guarda en ningún archivo: no hay nada que copiar.
