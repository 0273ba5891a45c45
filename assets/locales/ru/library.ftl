# Библиотека: все партии, сыгранные и нет.

library-filter = { $which ->
    [unfinished] Не доиграны ({ $count })
    [finished] Сыграны ({ $count })
   *[all] Все партии ({ $count })
}
library-drop = Перетащите запись в окно, чтобы открыть её.
library-drop-here = Отпустите, чтобы открыть эту запись
library-drop-here-aside = сыгранную партию можно смотреть, другую — продолжить
library-looking = Смотрим на полках…
library-none = { $which ->
    [unfinished] Ни одна партия вас не ждёт.
    [finished] Ни одна партия ещё не сыграна до конца.
   *[all] Ещё не сыграно ни одной партии.
}
library-none-aside = Каждая партия записывается сюда, пока её играют.
library-unreadable = До полок не добраться.
library-folder = Партии хранятся в { $folder }
library-undo = Вернуть
library-resume = Продолжить
library-watch = Смотреть
library-export = Взять копию
library-delete = Удалить
library-restored = Партия снова на месте.
library-copied = Копия этой партии теперь в библиотеке; файл остался прежним.
error-library = Не получается: { $reason }

library-when = { $day } { $month ->
    [jan] января
    [feb] февраля
    [mar] марта
    [apr] апреля
    [may] мая
    [jun] июня
    [jul] июля
    [aug] августа
    [sep] сентября
    [oct] октября
    [nov] ноября
   *[dec] декабря
} { $year }, { $hour }:{ $minute }
library-mode = { $side ->
    [night] Ночь
    [first] Первое издание
   *[day] День
}, { $count ->
    [2] дуэль
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}, { $journals ->
    [open] открытые дневники
   *[hidden] закрытые дневники
}
library-mode-solo = Соло-испытание { $level }, { $side ->
    [night] Ночь
   *[day] День
}
library-won = Победа: { $names }
library-won-how = { $how ->
    [kitchen] { $points }, дальше на Кухне
    [shared] общая, { $points }
   *[points] { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
}
library-stopped = Раунд { $round }
library-stopped-phase = { $phase ->
    [choose] выбор карт
    [play] розыгрыш карт
   *[score] подсчёт
}
