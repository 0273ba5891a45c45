### Medieval Academy: las palabras de la mesa, la crónica y las preguntas. Español.
### Uso: véase messages.ftl. El juego tutea. La crónica va en presente: nada concuerda con un nombre de jugador.

## Términos, con su género

-academy = Medieval Academy
-excalibur = Excalibur
    .gender = feminine
-cup = Copa
    .gender = feminine
-parchment = Pergamino
    .gender = masculine

## Caminos

road-kitchen = Cocina
    .first = Galantería
    .where = en la Cocina
    .where-first = en Galantería
    .abbr = Coc.
    .abbr-first = Gal.
road-joust = Justa
    .night = Caballero negro
    .ribbon-night = Cab. negro
    .first = Justas
    .where = en la Justa
    .where-night = con el Caballero negro
    .where-first = en las Justas
    .abbr = Jus.
    .abbr-night = Neg.
road-tournament = Torneo
    .night = Caballero blanco
    .ribbon-night = Cab. blanco
    .first = Torneos
    .where = en el Torneo
    .where-night = con el Caballero blanco
    .where-first = en los Torneos
    .abbr = Tor.
    .abbr-night = Bla.
road-education = Educación
    .first = Educación
    .where = en Educación
    .where-first = en Educación
    .abbr = Edu.
road-king = Rey
    .first = Servicio del Rey
    .ribbon-first = Serv. del Rey
    .where = ante el Rey
    .where-first = en el Servicio del Rey
    .abbr = Rey
road-city = Ciudad
    .first = Caridad
    .where = en la Ciudad
    .where-first = en Caridad
    .abbr = Ciu.
    .abbr-first = Car.
road-quest = Misión
    .first = Misiones
    .where = en la Misión
    .where-first = en las Misiones
    .abbr = Mis.

subject-kitchen = Cocina
    .first = Galantería
subject-combat = Combate
    .first = Combate
subject-education = Educación
    .first = Educación
subject-king = Rey
    .first = Servicio del Rey
subject-city = Ciudad
    .first = Caridad
subject-quest = Misión
    .first = Misiones

card-name = { $subject } { $value }
card-name-raised = { $subject } { $value } + { $bonus }

## Fases, puestos, niveles, modos

phase-deal = Reparto
phase-choose = Elección
phase-play = Juego
phase-score = Puntuación
phase-return = Regreso
phase-excalibur = Excalibur
heading-round-phase = Ronda { $round } · { $phase }
direction = { $direction ->
    [clockwise] sentido horario
    [counterclockwise] sentido antihorario
   *[swap] intercambio
}

place = { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $place }.º
}
place-last = último puesto
place-next-to-last = penúltimo puesto
place-none = aún sin puesto

level-page = Paje
    .about = Mucha voluntad. Poca memoria.
level-squire = Escudero
    .about = Ve lo que hay en la mesa y se lo lleva.
level-knight = Caballero
    .about = Piensa una ronda por delante. Abrillanta la armadura mientras esperas.
level-champion = Campeón
    .about = Recuerda todas las cartas que has pasado.

mode-day = Día
mode-night = Noche
mode-duel = Duelo
mode-solo = Solitario
edition-second = Segunda edición, 2023
edition-first = Primera edición, 2014
scoring-hidden = Cuadernos cerrados
scoring-open = Cuadernos abiertos

pawn-white = yelmo blanco
pawn-gold = torre dorada
pawn-red = alfil rojo
pawn-blue = corona azul
pawn-black = sabueso negro

## Crónica: la ronda y la elección

log-round = Comienza la ronda { $round }.
log-round-direction = { $direction ->
    [clockwise] Las manos pasan en sentido horario.
    [counterclockwise] Las manos pasan en sentido antihorario.
   *[swap] Las manos se intercambian.
}
log-deal = { $count ->
    [one] Se reparte una carta por cabeza.
   *[other] Se reparten { $count } cartas por cabeza.
}
log-reshuffle = El mazo se agota: el descarte vuelve a ser mazo.
log-kept-own = Te quedas con { $card }.
log-kept = { $name } se queda con una carta.
log-passed = { $name } pasa { $count ->
    [one] la última carta
   *[other] { $count } cartas
} a { $next }.
log-swapped = { $name } intercambia su mano con { $other }.
log-draft-over = La elección ha terminado.
log-solo-took = { $name } toma { $card }: { $reason ->
    [leftmost] la más alta, y la más a la izquierda entre iguales
   *[highest] la más alta
}.
log-solo-turned = La pila { $stack } muestra { $card }.

## Crónica: jugar

log-played = { $name } juega { $card }: { $from ->
    [0] salida
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , encima de { $other }
    [under] , última casilla, debajo de { $other }
    [last] , última casilla
   *[open] {""}
}.
log-played-combat = { $name } juega { $card } { $where }: { $from ->
    [0] salida
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , encima de { $other }
    [under] , última casilla, debajo de { $other }
    [last] , última casilla
   *[open] {""}
}.
log-played-stuck = { $name } juega { $card }: el peón ya está en la última casilla y no se mueve.
log-spaces-lost = El camino se acaba: { $count ->
    [one] se pierde una casilla
   *[other] se pierden { $count } casillas
}.
log-lap = { $name } completa { $count ->
    [1] una vuelta
    [2] una segunda vuelta
   *[other] la vuelta { $count }
} { $where }.
log-unplayed = Las quintas cartas se apartan sin verlas.
log-solo-road = { $name } va ahí porque adelanta a { $other }.
log-solo-road-none = { $name } no puede adelantar a nadie: será { $road }.

log-cup = { $side ->
    [black] La { -cup } va a la casilla { $space }, lado del Caballero negro.
   *[white] La { -cup } va a la casilla { $space }, lado del Caballero blanco.
}
log-cup-end = La { -cup } ya está { -cup.gender ->
    [feminine] parada
   *[masculine] parado
} en el extremo { $side ->
    [black] del Caballero negro.
   *[white] del Caballero blanco.
}
log-cup-home = La { -cup } vuelve al centro.
log-parchment = { $name } se hace con el { -parchment } { $which ->
    [single] sencillo
   *[double] doble
}.
log-parchment-both = { $name } se hace con los dos Pergaminos de una vez.

## Crónica: bonificación de Excalibur y Cocina

log-bonus = { $name }, que porta Excalibur, trepa a lo alto de la pila { $where }.
log-bonus-declined = { $name } deja las pilas como están.
log-kitchen = { $name }, { $place ->
    [1] 1.er puesto
    [2] 2.º puesto
   *[3] 3.er puesto
} { $kitchen }, avanza { $count ->
    [one] una casilla
   *[other] { $count } casillas
} { $where }: { $from ->
    [0] salida
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , encima de { $other }
    [under] , última casilla, debajo de { $other }
    [last] , última casilla
   *[open] {""}
}.
log-kitchen-declined = { $name } renuncia al movimiento.
log-kitchen-skipped = { $name } no tiene ningún peón que mover.
log-kitchen-nobody = La cocina está vacía: nadie avanza.
log-kitchen-symbols = { $count ->
    [0] Ningún cucharón entre los dos peones: 1 casilla.
    [one] Un cucharón entre los dos peones: 2 casillas.
   *[other] { $count } cucharones entre los dos peones: { $spaces } casillas.
}

## Crónica: los puntos

points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
points-gained = +{ $points }
points-lost = −{ $points }
log-score-place = { $name }, { $place ->
    [1] 1.er puesto
    [2] 2.º puesto
   *[3] 3.er puesto
} { $where }: +{ $points }.
log-score-last = { $name }, último puesto { $where }: −{ $points }.
log-score-next-to-last = { $name }, penúltimo puesto { $where }: −{ $points }.
log-score-start = { $name } sigue en la salida { $where }: −{ $points }.
log-score-start-many = { $names } siguen en la salida { $where }, comparten el último puesto: −{ $points } por cabeza.
log-score-king = { $name }, casilla { $space } { $where }: +{ $points }.
log-score-king-double = { $name }, casilla { $space } { $where }, contada dos veces: +{ $points }.
log-score-king-short = { $name } no llega a la casilla { $space } { $where }: nada.
log-score-knights = { $cup ->
    [black] La { -cup } favorece al Caballero negro: { $winner } con él, { $loser } con el blanco.
    [white] La { -cup } favorece al Caballero blanco: { $winner } con él, { $loser } con el negro.
   *[centre] La { -cup } no se ha movido: { $loser } con ambos caballeros, y no { $winner }.
}
log-score-both = { $name }, 1.er puesto en los dos combates: +2 más.
log-score-city-duel = { $name } va por delante { $where }, { $count ->
    [one] una casilla
   *[other] { $count } casillas
}: { $points ->
    [0] nada
   *[other] +{ $points }
}.
log-score-quest-duel = { $name }, 1.er puesto { $where }, { $count ->
    [0] ningún dragón
    [one] un dragón
   *[other] { $count } dragones
} entre los dos peones: +{ $points }.
# Cuadernos cerrados: el puesto ajeno es público, los puntos no
log-place = { $name }, { $place ->
    [1] 1.er puesto
    [2] 2.º puesto
   *[3] 3.er puesto
} { $where }.
log-place-last = { $name }, último puesto { $where }.
log-place-next-to-last = { $name }, penúltimo puesto { $where }.
log-score-hidden = { $name } anota algo en su cuaderno.
log-score-nobody = Nadie ha dejado la salida { $where }: no hay puntos.
log-score-third = { $name }, 3.er puesto { $where }: nada, con tres a la mesa.
log-not-scored = { $road }: no puntúa esta ronda (solo { $rounds }).
log-king-silent = Nadie ha tomado un { -parchment }: el Rey calla.

## Crónica: regreso, Excalibur, final

log-returned = Vuelven a la salida: { $roads }.
log-returned-parchments = Los dos Pergaminos y todos los peones ante el Rey vuelven a su sitio.
log-excalibur = { -excalibur } pasa a { $name }.
log-excalibur-first = { $name } porta { -excalibur } y empieza.
log-excalibur-stays = Conservas { -excalibur } toda la partida.
log-undo = { $name } rectifica una jugada.
log-resumed = La partida sigue donde se quedó.

end-knighted = { $gender ->
    [feminine] { $name } es armada caballero
    [masculine] { $name } es armado caballero
   *[other] El Rey arma caballero a { $name }
}
end-title = { $gender ->
    [feminine] Dama { $name }
    [masculine] Sir { $name }
   *[other] { $name }
}
end-margin = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en seis rondas, { $count ->
    [one] uno más que
   *[other] { $count } más que
} { $other }
end-tie-kitchen = { $names }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por cabeza. { $name } va por delante { $kitchen }: gana quien mejor guisa.
end-tie-stack = { $names }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por cabeza y la misma casilla { $kitchen }. { $name } está encima y gana.
end-shared = { $names }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por cabeza, y nadie ha dejado la salida { $kitchen }: victoria compartida.
end-solo-won = Vences a Sir Agravain y a Lady Brisen por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
end-solo-lost = { $name } gana por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. El desafío { $level } sigue en pie.
end-solo-tie-lost = Empate con { $name }, pero { $name } va por delante { $kitchen }.
end-journals = Se abren los cuadernos
end-points-by-round = Puntos por ronda
end-best-road = Mejor camino: { $road }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
end-setup = { $side ->
    [day] Tablero de Día
    [night] Tablero de Noche
   *[first] Tableros de la primera edición
}, { $count ->
    [one] un asiento
   *[other] { $count } asientos
}, semilla { $seed }

## Preguntas

prompt-choose = Quédate una carta y pasa el resto a { $next }.
prompt-choose-swap = Quédate una carta e intercambia la mano con { $next }.
prompt-choose-two = Quédate una carta; la otra va a { $next }.
prompt-choose-solo = Toma una de las cinco cartas a la vista.
prompt-choose-count = Elección { $pick } de 5
prompt-choose-rest = { $count ->
    [one] la otra va a { $next }
   *[other] las otras { $count } van a { $next }
}
prompt-play = Juega una carta: tu peón avanza su valor.
prompt-play-count = Carta { $card } de 4 en esta ronda
prompt-play-last = Juega tu cuarta carta. La que sobra se aparta.
prompt-combat = Elige: la Justa o el Torneo.
    .night = Elige: el Caballero negro o el Caballero blanco.
    .first = Elige: las Justas o los Torneos.
prompt-kitchen = { $place ->
    [1] 1.er puesto
    [2] 2.º puesto
   *[3] 3.er puesto
} { $kitchen }: avanza un peón { $count ->
    [one] una casilla
   *[other] { $count } casillas
} en otro camino, o renuncia.
    .first = { $place ->
        [1] 1.er puesto
        [2] 2.º puesto
       *[3] 3.er puesto
    } { $kitchen }: avanza un peón { $count ->
        [one] una casilla
       *[other] { $count } casillas
    } en cualquier camino, o renuncia.
prompt-bonus = Portas { -excalibur }: sube un peón tuyo cubierto a lo alto de su pila, o renuncia.
prompt-scoring = Puntuación: { $road }. Espacio la salta.
prompt-confirm = { $card }, { $from ->
    [0] salida
   *[other] { $from }
} → { $space }. ¿La juegas?
prompt-wait-choose = Aún eligiendo: { $names }…
prompt-wait-play = { $name } elige una carta que jugar.
prompt-wait-kitchen = { $name } elige un peón que mover.
prompt-wait-bonus = { $name } mira las pilas.
prompt-replay = Repetición. Las flechas van paso a paso, Espacio la echa a andar.
preview-place = quedaría en el { $place ->
    [1] 1.er
    [2] 2.º
    [3] 3.er
   *[other] { $place }.º
} puesto
preview-top = encima de { $other }: { $place ->
    [1] 1.er
    [2] 2.º
    [3] 3.er
   *[other] { $place }.º
} puesto
preview-under = última casilla, debajo de { $other }: { $place ->
    [1] 1.er
    [2] 2.º
    [3] 3.er
   *[other] { $place }.º
} puesto
preview-stuck = última casilla: no se mueve
preview-cup = Copa: { $side ->
    [black] Negro { $space }
   *[white] Blanco { $space }
}
preview-parchment = se lleva un { -parchment }
hand-title = Tu mano
hand-count = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}, { $left ->
    [0] ninguna por jugar
    [one] una por jugar
   *[other] { $left } por jugar
}
kept-count = { $count } de 5
seat-you = tú
seat-turn = juega ahora
seat-next = después
seat-chosen = ya ha elegido
seat-thinking = pensando…
seat-played = ya ha jugado
seat-first = porta { -excalibur }

## El telón

curtain-title = Cede el sitio a
curtain-body = Pulsa una tecla cuando solo { $name } esté mirando.
curtain-away = Cartas y cuaderno guardados ({ $name }).
curtain-button = Soy { $name }
curtain-peek = Los demás, mirad por la ventana. Hay un dragón.
curtain-choose = Ahora elige { $name }.
curtain-open = Mesa abierta: todas las manos están a la vista.

## Cómo puntúa un camino (ayudas)

rule-every-round = Cada ronda.
rule-rounds = Rondas { $rounds }.
rule-places-2 = 1.º { $first }, 2.º { $second }.
rule-places-3 = 1.º { $first }, 2.º { $second }, 3.º { $third }.
rule-kitchen-2 = Sin puntos. El 2.º avanza 2 casillas en otro camino; luego, el 1.º avanza 3.
rule-kitchen-3 = Sin puntos. El 3.º avanza 1 casilla en otro camino; luego, el 2.º avanza 2 y el 1.º, 3.
rule-kitchen-first-2 = Sin puntos. El 2.º avanza 2 casillas en cualquier camino; luego, el 1.º avanza 3.
rule-kitchen-first-3 = Sin puntos. El 3.º avanza 1 casilla en cualquier camino; luego, el 2.º avanza 2 y el 1.º, 3.
rule-kitchen-duel = El 1.º avanza 1 casilla en otro camino, y 1 más por cada cucharón entre los dos peones.
rule-losers = Último −{ $last }, penúltimo −{ $next }.
rule-last = Último −{ $last }.
rule-start-all-last = Dos peones o más en la salida: todos son últimos.
rule-king = Desde la casilla 6: 6 puntos. Casilla 12: 12 en su lugar.
rule-king-night = Si en la ronda se toma un { -parchment }: tantos puntos como tu casilla; el doble si se toman los dos.
rule-knights = El lado que favorece la { -cup }: { $winner }. El otro, o ambos si no se ha movido: { $loser }.
rule-both = 1.er puesto en los dos caminos: +2.
rule-city-duel = 1.º: 3 puntos por cada 3 casillas completas de ventaja.
rule-quest-duel = 1.º: 7 puntos, y 2 por cada dragón entre los dos peones.
rule-start-nothing = Un peón en la salida no tiene puesto y no gana nada.
rule-returns = Los peones vuelven a la salida tras la ronda { $round }.
rule-stays = Los peones se quedan toda la partida.
rule-last-space = Última casilla: los siguientes van debajo.

## Avisos y errores

error-not-your-turn = No es tu turno, sino el de { $name }.
error-card-not-held = No tienes { $card } en la mano.
error-not-this-phase = Eso no se puede hacer en esta fase ({ $phase }).
error-road-not-for-card = { $card } no mueve ningún peón { $where }.
error-pawn-stuck = Ese peón está en la última casilla: elige otro.
error-pawn-not-yours = Ese peón no es tuyo, es de { $name }.
error-kitchen-own-road = La bonificación es para otro camino.
error-nothing-on-top = Ningún peón cubre a ese: no hay nada que trepar.
error-start-stack = En la salida no hay orden que cambiar.
error-game-over = La partida ha terminado. La revancha está a un clic.
error-already-acted = Esa elección ya está hecha.
error-undo-hidden = Tarde para rectificar: ya se ha visto algo oculto.
error-undo-other = Tarde para rectificar: { $name } ha jugado después. Pregunta a la mesa.
error-mode-first = La primera edición no tiene este modo: { $mode }.
error-mode-players = { $mode ->
    [duel] Un duelo es cosa de dos, ni más ni menos.
    [solo] El solitario se juega a solas.
   *[table] Esta partida necesita de tres a cinco asientos.
}
error-save-line = La partida guardada está dañada en la línea { $line }: { $reason }. El archivo sigue como estaba.
error-save-empty = Esta partida guardada está vacía. El archivo sigue como estaba.
error-save-not-ours = Este archivo no es una partida de { -academy }: { $file }.
error-save-newer = Esta partida viene de una versión más nueva ({ $version }). Actualiza el juego para abrirla.
error-save-illegal = La línea { $line } infringe las reglas: { $reason }. Se puede ver la partida hasta ahí.
error-save-missing = No hay ningún archivo en { $file }.
error-save-read = No se puede leer { $file }: { $reason }.
error-save-write = No se puede guardar la partida: { $reason }. Sigue jugando; se intenta de nuevo tras cada jugada.
error-disk-full = El disco está lleno. Haz sitio: la partida espera.
notice-save-cut = La última línea de esta partida estaba cortada y se ha descartado. Todo lo anterior está aquí.
notice-settings-broken = No se pudieron leer los ajustes. Se usan los originales; el archivo viejo se conserva: { $file }.
notice-profile-broken = No se pudieron leer las estadísticas y empiezan de cero; el archivo viejo se conserva: { $file }.
notice-no-sound = No hay dispositivo de sonido. El juego sigue en silencio, como un monasterio.
notice-language-missing = { $count ->
    [one] Falta un texto en este idioma y se muestra en inglés.
   *[other] Faltan { $count } textos en este idioma y se muestran en inglés.
}
notice-saved = Partida guardada: { $file }
notice-undone = Jugada rectificada.
notice-deleted = Partida borrada. Ctrl+Z la recupera.
notice-copied = Semilla copiada.
error-board-file = { $file }, línea { $line }: { $reason }. Se usa el tablero original.
error-challenge-file = { $file }, línea { $line }: { $reason }. Se usan los desafíos originales.
error-picture = No se pudo dibujar una imagen: { $file }. La partida sigue sin ella.
error-seed = Una semilla es un número entero o una palabra. Prueba otra.
error-name-empty = Cada asiento necesita un nombre.
error-name-twice = Hay dos { $name } en la mesa. Uno de los dos tendrá que ceder.

## Botones y pantallas

menu-play = Jugar
menu-continue = Continuar
    .about = Ronda { $round }, { $names }
menu-new-game = Partida nueva
menu-learn = Aprender a jugar
menu-challenges = Desafíos
menu-games = Partidas y repeticiones
menu-rules = Reglas
menu-settings = Ajustes
menu-titles = Títulos ganados
menu-quit = Salir
button-keep = Quedármela
button-put-back = Devolver
button-decline = Renunciar
button-done = Hecho
button-skip = Saltar
button-skip-all = Saltar todo
button-undo = Deshacer
button-redo = Rehacer
button-hint = Consejo
button-menu = Menú
button-back = Volver
button-start = Empezar
button-abandon = Abandonar
button-rematch = Revancha
button-same-deal = Mismo reparto
button-save = Guardar
button-review = Repasar
button-open-record = Abrir una partida
chronicle = Crónica
journal-yours = Tu cuaderno
journal-hidden = oculto a los demás
kept = Guardadas
total = Total
player = Nombre
new-game-seats = Asientos
new-game-person = Persona
new-game-computer = Ordenador
new-game-first-player = Quién empieza
new-game-random = Al azar
new-game-seed = Semilla
new-game-seed-about = La misma semilla reparte las mismas cartas.
new-game-take-backs = Rectificaciones
new-game-add = Añadir un asiento
challenge-level = Desafío { $level }
challenge-best = { $count ->
    [0] aún sin superar
    [one] superado una vez, mejor ventaja { $points }
   *[other] superado { $count } veces, mejor ventaja { $points }
}
challenge-bonus = { $subject }: sus cartas valen { $bonus } más
confirm-abandon = ¿Dejar esta partida? Está guardada, y te espera.
confirm-quit = ¿Salir? La partida está guardada.
confirm-reset-1 = ¿Borrar todas las estadísticas y todos los títulos?
confirm-reset-2 = ¿Todo, de verdad? ¿También los días buenos?
