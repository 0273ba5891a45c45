### Medieval Academy: words of the statistics, and of titles as they are earned. Spanish.
###
### The head of messages.ftl says how to call these: the same variables mean the same things here.

menu-statistics = Estadísticas
statistics-games = Partidas
statistics-ladder = Desafíos
statistics-titles = Títulos
statistics-previous = Persona anterior
statistics-next = Persona siguiente
statistics-none = Nada todavía. La tinta está fresca: aquí irá la primera partida terminada.
statistics-none-aside = Cada partida jugada hasta el final cuenta para las personas que la jugaron.
statistics-ways = Por manera de jugar
statistics-all = Todas las partidas
statistics-way = { $way ->
    [duel] { $side ->
        [night] Duelo de Noche
       *[day] Duelo de Día
    }
    [solo] { $side ->
        [night] Solitario de Noche
       *[day] Solitario de Día
    }
    [first] Primera edición, { $count } a la mesa
   *[table] { $side ->
        [night] Noche, { $count } a la mesa
       *[day] Día, { $count } a la mesa
    }
}
statistics-column-games = Partidas
statistics-column-wins = Ganadas
statistics-column-shared = Compartidas
statistics-column-best = Mejor
statistics-column-average = Media
statistics-average-roads = Puntos por partida, según el camino
statistics-opponents = En la misma mesa
statistics-more = { $count ->
    [one] y { $count } más
   *[other] y { $count } más
}
statistics-computer = { $kind ->
    [page] Pajes
    [squire] Escuderos
    [knight] Caballeros
    [champion] Campeones
    [agravain] { default-name-agravain }
   *[brisen] { default-name-brisen }
}
statistics-ladder-aside = de quienes se sientan en este escritorio; cada reparto cuenta una vez
statistics-titles-aside = { $count } de { $all }
statistics-earned = { $date }{ $times ->
    [one] {""}
   *[other] , { $times } veces
}
statistics-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
statistics-export = Exportar
statistics-export-tip = Escribe todas las partidas terminadas en una tabla para hojas de cálculo
notice-statistics-saved = Las estadísticas se han escrito en { $file }.
error-statistics-write = No se pudo escribir { $file }: { $reason }
statistics-reset = Borrar
statistics-reset-tip = Borra estadísticas, títulos y desafíos, tras dos preguntas
statistics-reset-keep = Conservarlo
statistics-reset-1 = Borrar
statistics-reset-2 = Borrar de verdad
statistics-reset-aside = El archivo antiguo queda en la carpeta del juego, con otro nombre.
notice-statistics-reset = Se han borrado todas las estadísticas. El archivo antiguo se conserva en { $file }.
notice-statistics-reset-nothing = Se han borrado todas las estadísticas.
notice-statistics-reset-failed = No se ha borrado nada: { $reason }
award-earned = Nuevo título para { $name }
award-line = Títulos nuevos: { $names }
decimal-point = ,
