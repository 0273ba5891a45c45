# Ajustes, teclas y mando: lo que falta en messages.ftl y screens.ftl.

menu-keys = Teclas

settings-window-size = Tamaño de la ventana
settings-pixels = { $width } × { $height }
settings-palette = Visión del color
    .aside = de peones, cartas y caminos
settings-palette-name = { $palette ->
    [red-green] Rojo–verde
    [blue-yellow] Azul–amarillo
   *[heraldic] Originales
}
settings-living = Tablero vivo
    .aside = banderas, humo y animales se mueven
settings-mute = Silencio
    .aside = no se oye nada, diga lo que diga lo de arriba
settings-table = En la mesa
settings-pace-name = { $pace ->
    [quick] Rápido
    [slow] Lento
   *[steady] Pausado
}
settings-advice = Consejos
    .aside = una ayuda en la primera partida de verdad
settings-new-games = Partidas nuevas
settings-journals = Cuadernos
notice-settings-newer = Los ajustes son de una versión más nueva del juego. Se usan los originales; el archivo queda como está.
notice-settings-unreadable = No se han podido leer los ajustes: { $reason }. Se usan los originales; el archivo queda como está.

## Teclas

keys-title = Teclas
keys-place = { $place ->
    [table] Cartas y peones
    [board] El tablero
    [tools] En la mesa
    [replay] Mirando una partida
   *[anywhere] En todas partes
}
settings-key-press = { $command }: pulsa una tecla. Esc lo deja como está, Retroceso quita la tecla.
settings-key-taken = { $key } sirve para: { $command }. Púlsala otra vez para quedártela.
settings-key-fixed = { $key } hace falta en todas partes y no cambia. Pulsa otra tecla.
settings-key-of = { $command }: { $key }
key-awaited = ?
key-none = –
key-unbound = ninguna tecla

command-confirm = Jugar, guardar, avanzar
command-back = Devolver, renunciar, menú
command-previous = Carta o peón anterior
command-next = Carta o peón siguiente
command-road-before = Camino anterior
command-road-after = Camino siguiente
command-cards = Levantar una carta
command-card-1 = Primera carta
command-card-2 = Segunda carta
command-card-3 = Tercera carta
command-card-4 = Cuarta carta
command-card-5 = Quinta carta
command-skip = Saltar lo que se muestra
command-hint = Consejo
command-zoom-in = Más cerca
command-zoom-out = Más lejos
command-whole-board = Todo el tablero
command-board-style = Ilustrado o compacto
command-take-back = Deshacer
command-redo = Rehacer
command-reference = Carta de ayuda
command-menu = Menú
command-rules = Libro de reglas
command-key-map = Lista de teclas
command-mute = Silencio
command-full-screen = Pantalla completa

key-ctrl = Ctrl
key-alt = Alt
key-shift = Mayús
key-backspace = Retroceso
key-insert = Insert
key-delete = Supr
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-left = ←
key-right = →
key-up = ↑
key-down = ↓

## Mando

keys-gamepad = Mando
gamepad-button = { $button ->
    [stick] Palanca, cruceta
    [south] A
    [east] B
    [west] X
    [north] Y
    [shoulders] Botones superiores
   *[start] Start
}
gamepad-does = { $button ->
    [stick] Moverse
    [south] Pulsar, jugar, guardar
    [east] Atrás
    [west] Consejo
    [north] Libro de reglas
    [shoulders] Elemento anterior o siguiente
   *[start] Menú
}

## Partida nueva: lo acordado

new-game-take-backs-free = Rectificar sin límite
    .aside = hasta donde se quiera, aunque se haya visto algo
new-game-open-table = Mesa abierta
    .aside = sin telón, y todos ven las cartas de todos
new-game-agree-alone = Para esto hacen falta dos personas en este puesto.
tip-seat-hand = En la mano: { $cards }

## Lo que dice un lector de pantalla

spoken-raised = { $card }, levantada
spoken-road = { $road }: { $stacks }
spoken-road-empty = { $road }: todos están en la salida
