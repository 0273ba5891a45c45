# La biblioteca: todas las partidas, terminadas o no.

library-filter = { $which ->
    [unfinished] Por seguir ({ $count })
    [finished] Terminadas ({ $count })
   *[all] Todas ({ $count })
}
library-drop = Arrastra un registro a la ventana para abrirlo.
library-drop-here = Suelta para abrir este registro
library-drop-here-aside = una partida terminada se mira, otra se sigue jugando
library-looking = Buscando en los estantes…
library-none = { $which ->
    [unfinished] Ninguna partida te espera.
    [finished] Ninguna partida ha llegado aún a su fin.
   *[all] Aún no se ha jugado ninguna partida.
}
library-none-aside = Cada partida queda escrita aquí mientras se juega.
library-unreadable = No se llega a los estantes.
library-folder = Las partidas se guardan en { $folder }
library-undo = Recuperar
library-resume = Seguir
library-watch = Mirar
library-export = Llevarse una copia
library-delete = Borrar
library-restored = Ha vuelto a su sitio.
library-copied = Hay ahora una copia de esta partida en la biblioteca; el archivo queda como está.
error-library = No se puede: { $reason }

library-when = { $day } de { $month ->
    [jan] enero
    [feb] febrero
    [mar] marzo
    [apr] abril
    [may] mayo
    [jun] junio
    [jul] julio
    [aug] agosto
    [sep] septiembre
    [oct] octubre
    [nov] noviembre
   *[dec] diciembre
} de { $year }, { $hour }:{ $minute }
library-mode = { $side ->
    [night] Noche
    [first] Primera edición
   *[day] Día
}, { $count ->
    [2] un duelo
   *[other] { $count } jugadores
}, { $journals ->
    [open] cuadernos abiertos
   *[hidden] cuadernos cerrados
}
library-mode-solo = Reto en solitario { $level }, { $side ->
    [night] Noche
   *[day] Día
}
library-won = Victoria: { $names }
library-won-how = { $how ->
    [kitchen] con { $points }, más adelante en la Cocina
    [shared] compartida, con { $points }
   *[points] con { $points } puntos
}
library-stopped = Ronda { $round }
library-stopped-phase = { $phase ->
    [choose] mientras se eligen cartas
    [play] mientras se juegan cartas
   *[score] en la puntuación
}
