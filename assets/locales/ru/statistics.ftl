### Medieval Academy: words of the statistics, and of titles as they are earned. Russian.
###
### The head of messages.ftl says how to call these: the same variables mean the same things here.

menu-statistics = Статистика
statistics-games = Партии
statistics-ladder = Испытания
statistics-titles = Звания
statistics-previous = Предыдущий игрок
statistics-next = Следующий игрок
statistics-none = Пока пусто. Чернила свежие: сюда попадёт первая сыгранная партия.
statistics-none-aside = Каждая доигранная партия засчитывается людям, которые в ней играли.
statistics-ways = По виду игры
statistics-all = Все партии
statistics-way = { $way ->
    [duel] { $side ->
        [night] Дуэль ночью
       *[day] Дуэль днём
    }
    [solo] { $side ->
        [night] Испытание ночью
       *[day] Испытание днём
    }
    [first] Первое издание, игроков: { $count }
   *[table] { $side ->
        [night] Ночь, игроков: { $count }
       *[day] День, игроков: { $count }
    }
}
statistics-column-games = Партии
statistics-column-wins = Победы
statistics-column-shared = Общие
statistics-column-best = Лучшая
statistics-column-average = Среднее
statistics-average-roads = Очки за партию по дорогам
statistics-opponents = За одним столом
statistics-more = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
   *[many] и ещё { $count }
}
statistics-computer = { $kind ->
    [page] Пажи
    [squire] Оруженосцы
    [knight] Рыцари
    [champion] Чемпионы
    [agravain] { default-name-agravain }
   *[brisen] { default-name-brisen }
}
statistics-ladder-aside = всех, кто играет за этим столом; каждый расклад считается один раз
statistics-titles-aside = { $count } из { $all }
statistics-earned = { $date }{ $times ->
    [1] {""}
    [one] , { $times } раз
    [few] , { $times } раза
   *[many] , { $times } раз
}
statistics-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year }
statistics-export = Сохранить таблицу
statistics-export-tip = Записывает все доигранные партии в таблицу
notice-statistics-saved = Статистика записана в файл { $file }.
error-statistics-write = Не удалось записать { $file }: { $reason }
statistics-reset = Стереть
statistics-reset-tip = Стирает статистику, звания и испытания, задав два вопроса
statistics-reset-keep = Оставить
statistics-reset-1 = Стереть
statistics-reset-2 = Точно стереть
statistics-reset-aside = Старый файл останется в папке игры под другим именем.
notice-statistics-reset = Вся статистика стёрта. Старый файл сохранён: { $file }.
notice-statistics-reset-nothing = Вся статистика стёрта.
notice-statistics-reset-failed = Ничего не стёрто: { $reason }
award-earned = Новое звание: { $name }
award-line = Новые звания: { $names }
decimal-point = ,
