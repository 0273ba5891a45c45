### Medieval Academy: las palabras de cada forma de jugar: modos, desafío en solitario, libro de reglas. Español.

## Partida nueva

summary-mode = { $side ->
    [day] de día
    [night] de noche
   *[first] a la antigua
}{ $count ->
    [2] , en duelo
   *[other] {""}
}
summary-mixed = { $persons } contra { $computers }, { $mode }, { $scoring ->
    [hidden] cuadernos cerrados
   *[open] cuadernos abiertos
}
summary-persons = { $persons }, { $mode }, { $scoring ->
    [hidden] cuadernos cerrados
   *[open] cuadernos abiertos
}
summary-computers = Juegan { $computers }, tú miras, { $mode }
new-game-edition-second = Segunda, 2023
new-game-edition-first = Primera, 2014
new-game-board-illustrated = Ilustrado
new-game-board-compact = Compacto
new-game-board-illustrated-aside = la ciudad, con sus caminos serpenteando
new-game-board-compact-aside = una fila recta por camino; se cambia cuando quieras
mode-duel-aside = dos a la mesa: un duelo
error-first-duel = La primera edición necesita tres asientos. Añade otro, o elige la segunda edición.
error-alone = Una mesa necesita dos asientos. A solas, está el desafío en solitario de la portada.

## El libro de reglas

menu-rules-book = Libro de reglas
button-close = Cerrar
rules-in-this-game = En esta partida
rules-mode = { $side ->
    [day] De día
    [night] De noche
   *[first] A la antigua
}, { $level ->
    [none] { $count ->
        [2] en duelo
       *[other] { $count } a la mesa
    }
   *[other] contra Sir Agravain y Lady Brisen, desafío { $level }
}. Así pagan los caminos:
rules-raised = Las cartas de tus rivales valen más: { $bonuses }.
key-up-down = ↑ ↓
keys-scroll = desplaza
keys-next-section = sección siguiente

## El perfil: lo que queda de los desafíos

notice-profile-newer = Las estadísticas las escribió una versión más nueva ({ $version }). Se dejan como están, y esta versión no añade nada.
notice-profile-unreadable = No se pudieron leer las estadísticas: { $reason }. El archivo sigue como estaba.
notice-profile-unwritten = No se pudieron escribir las estadísticas: { $reason }. La partida está a salvo.

## El desafío en solitario

menu-solo = Desafío en solitario
summary-solo = { $name } contra { $opponents }, { $side ->
    [night] de noche
   *[day] de día
}, desafío { $level }
challenges-levels = Desafíos
challenges-levels-aside = lo que se suma a las cartas que juegan tus rivales
challenges-you = Tú
challenges-against = Contra ti
challenges-against-aside = toman la carta más alta, y esperan
challenges-table-aside = las victorias se cuentan por lado
challenge-never = aún sin jugar
challenge-plays = { $count ->
    [one] jugado una vez
   *[other] jugado { $count } veces
}

## El final de un desafío

button-next-level = Siguiente desafío
end-next-level-tip = Se lo toman a mal. El siguiente desafío, con otras cartas
end-challenge = Este desafío: { $plays }, { $best }.
end-deal-known = Estas mismas cartas ya se jugaron: solo cuenta la primera vez.
