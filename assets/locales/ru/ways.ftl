### Medieval Academy: слова всех способов играть: режимы, испытания в соло, книга правил. Русский.

## Новая партия

summary-mode = { $side ->
    [day] днём
    [night] ночью
   *[first] по старинке
}{ $count ->
    [2] , дуэль
   *[other] {""}
}
summary-mixed = { $persons }; соперники: { $computers }; { $mode }, { $scoring ->
    [hidden] дневники закрыты
   *[open] дневники открыты
}
summary-persons = { $persons }; { $mode }, { $scoring ->
    [hidden] дневники закрыты
   *[open] дневники открыты
}
summary-computers = Играют { $computers }, ты смотришь; { $mode }
new-game-edition-second = Второе, 2023
new-game-edition-first = Первое, 2014
new-game-board-illustrated = С рисунками
new-game-board-compact = Компактное
new-game-board-illustrated-aside = город, по которому вьются дороги
new-game-board-compact-aside = каждая дорога прямым рядом; можно сменить в любой момент
mode-duel-aside = вдвоём: дуэль
error-first-duel = Для первого издания нужны трое. Добавь третьего игрока или выбери второе издание.
error-alone = За стол садятся хотя бы вдвоём. Для одного есть испытания на титульной странице.

## Книга правил

menu-rules-book = Книга правил
button-close = Закрыть
rules-in-this-game = В этой партии
rules-mode = { $side ->
    [day] Днём
    [night] Ночью
   *[first] По старинке
}, { $level ->
    [none] { $count ->
        [one] { $count } игрок
        [2] дуэль
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
   *[other] против сэра Агравейна и леди Бризен, испытание { $level }
}. Дороги платят так:
rules-raised = Карты твоих соперников сильнее: { $bonuses }.
key-up-down = ↑ ↓
keys-scroll = прокрутка
keys-next-section = следующий раздел

## Профиль: что помнится об испытаниях

notice-profile-newer = Статистика записана более новой версией ({ $version }). Она остаётся как есть, эта версия ничего не допишет.
notice-profile-unreadable = Статистика не читается: { $reason }. Файл не изменён.
notice-profile-unwritten = Не удалось записать статистику: { $reason }. Сама партия цела.

## Испытание в соло

menu-solo = Испытание в соло
summary-solo = { $name }; соперники: { $opponents }; { $side ->
    [night] ночью
   *[day] днём
}, испытание { $level }
challenges-levels = Испытания
challenges-levels-aside = насколько сильнее карты, которые играют соперники
challenges-you = Ты
challenges-against = Против тебя
challenges-against-aside = берут карту постарше и надеются
challenges-table-aside = победы днём и ночью считаются отдельно
challenge-never = ещё не сыграно
challenge-plays = { $count ->
    [one] сыграно { $count } раз
    [few] сыграно { $count } раза
    [many] сыграно { $count } раз
   *[other] сыграно { $count } раза
}

## Конец испытания

button-next-level = Дальше
end-next-level-tip = Они это так не оставят. Следующее испытание, с другими картами
end-challenge = Это испытание: { $plays }, { $best }.
end-deal-known = Эти самые карты уже игрались: считается только первый раз.
