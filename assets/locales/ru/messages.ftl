### Medieval Academy: слова стола, летописи и подсказок. Русский.
### Как вызывать: см. messages.ftl. Игра обращается на «ты». Летопись — в настоящем времени: имена игроков не склоняются и ни с чем не согласуются в роде.

## Термины: род и падежи

-academy = Medieval Academy
-excalibur = { $case ->
   *[nominative] Экскалибур
    [genitive] Экскалибура
    [instrumental] Экскалибуром
}
    .gender = masculine
-cup = { $case ->
   *[nominative] Кубок
    [genitive] Кубка
    [dative] Кубку
    [instrumental] Кубком
}
    .gender = masculine
-parchment = { $case ->
   *[nominative] Свиток
    [genitive] Свитка
    [instrumental] Свитком
}
    .gender = masculine

## Дороги

road-kitchen = Кухня
    .first = Галантность
    .where = на Кухне
    .where-first = в Галантности
    .abbr = Кух.
    .abbr-first = Гал.
road-joust = Поединок
    .night = Чёрный рыцарь
    .ribbon-night = Чёрный рыцарь
    .first = Поединки
    .where = в Поединке
    .where-night = у Чёрного рыцаря
    .where-first = в Поединках
    .abbr = Поед.
    .abbr-night = Чёрн.
road-tournament = Турнир
    .night = Белый рыцарь
    .ribbon-night = Белый рыцарь
    .first = Турниры
    .where = в Турнире
    .where-night = у Белого рыцаря
    .where-first = в Турнирах
    .abbr = Турн.
    .abbr-night = Бел.
road-education = Образование
    .first = Образование
    .where = в Образовании
    .where-first = в Образовании
    .abbr = Обр.
road-king = Король
    .first = Служба королю
    .ribbon-first = Служба королю
    .where = при Короле
    .where-first = на Службе королю
    .abbr = Кор.
road-city = Город
    .first = Милосердие
    .where = в Городе
    .where-first = в Милосердии
    .abbr = Гор.
    .abbr-first = Мил.
road-quest = Задание
    .first = Задания
    .where = в Задании
    .where-first = в Заданиях
    .abbr = Зад.

subject-kitchen = Кухня
    .first = Галантность
subject-combat = Бой
    .first = Бой
subject-education = Образование
    .first = Образование
subject-king = Король
    .first = Служба королю
subject-city = Город
    .first = Милосердие
subject-quest = Задание
    .first = Задания

card-name = «{ $subject } { $value }»
card-name-raised = «{ $subject } { $value } + { $bonus }»

## Фазы, места, уровни, режимы

phase-deal = Раздача
phase-choose = Выбор
phase-play = Розыгрыш
phase-score = Подсчёт
phase-return = Возврат
phase-excalibur = Экскалибур
heading-round-phase = Раунд { $round } · { $phase }
direction = { $direction ->
    [clockwise] по часовой стрелке
    [counterclockwise] против часовой стрелки
   *[swap] обмен
}

place = { $place ->
    [1] 1-е
    [2] 2-е
    [3] 3-е
   *[other] { $place }-е
}
place-last = последнее место
place-next-to-last = предпоследнее место
place-none = пока без места

level-page = Паж
    .about = Старается. Забывает.
level-squire = Оруженосец
    .about = Видит, что плохо лежит, — и берёт.
level-knight = Рыцарь
    .about = Думает на раунд вперёд. Пока ждёт тебя, чистит доспехи.
level-champion = Чемпион
    .about = Помнит каждую карту, что прошла через твои руки.

mode-day = День
mode-night = Ночь
mode-duel = Дуэль
mode-solo = Соло
edition-second = Второе издание, 2023
edition-first = Первое издание, 2014
scoring-hidden = Дневники закрыты
scoring-open = Дневники открыты

pawn-white = белый шлем
pawn-gold = золотая башня
pawn-red = красный слон
pawn-blue = синяя корона
pawn-black = чёрный пёс

## Летопись: раунд и выбор карт

log-round = Начинается раунд { $round }.
log-round-direction = { $direction ->
    [clockwise] Карты передаются по часовой стрелке.
    [counterclockwise] Карты передаются против часовой стрелки.
   *[swap] Игроки меняются картами.
}
log-deal = { $count ->
    [one] Каждый получает { $count } карту.
    [few] Каждый получает { $count } карты.
    [many] Каждый получает { $count } карт.
   *[other] Каждый получает { $count } карты.
}
log-reshuffle = Колода кончилась: сброс перемешан и стал новой колодой.
log-kept-own = Ты оставляешь { $card }.
log-kept = { $name } оставляет карту.
log-passed = { $name } передаёт { $count ->
    [1] последнюю карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: теперь их смотрит { $next }.
log-swapped = { $name } и { $other } меняются картами.
log-draft-over = Выбор сделан.
log-solo-took = { $name } берёт { $card }: { $reason ->
    [leftmost] самая старшая, из равных — самая левая
   *[highest] самая старшая
}.
log-solo-turned = Стопка { $stack }: открывается { $card }.

## Летопись: розыгрыш

log-played = { $name } играет { $card }: { $from ->
    [0] старт
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , сверху ({ $other } — снизу)
    [under] , последняя клетка, вниз стопки ({ $other } — сверху)
    [last] , последняя клетка
   *[open] {""}
}.
log-played-combat = { $name } играет { $card } { $where }: { $from ->
    [0] старт
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , сверху ({ $other } — снизу)
    [under] , последняя клетка, вниз стопки ({ $other } — сверху)
    [last] , последняя клетка
   *[open] {""}
}.
log-played-stuck = { $name } играет { $card }: фишка уже на последней клетке и не двигается.
log-spaces-lost = Дорога кончилась: { $count ->
    [one] пропадает { $count } клетка
    [few] пропадают { $count } клетки
    [many] пропадает { $count } клеток
   *[other] пропадает { $count } клетки
}.
log-lap = { $name } завершает { $count ->
    [1] круг
    [2] второй круг
   *[other] { $count }-й круг
} { $where }.
log-unplayed = Пятые карты уходят в сброс неигранными.
log-solo-road = { $name } идёт туда, чтобы обогнать: позади остаётся { $other }.
log-solo-road-none = Обгонять некого. { $name } выбирает: { $road }.

log-cup = { $side ->
    [black] { -cup } встаёт на клетку { $space }, сторона Чёрного рыцаря.
   *[white] { -cup } встаёт на клетку { $space }, сторона Белого рыцаря.
}
log-cup-end = { -cup } и так { -cup.gender ->
    [feminine] дошла
    [neuter] дошло
   *[masculine] дошёл
} до края { $side ->
    [black] у Чёрного рыцаря.
   *[white] у Белого рыцаря.
}
log-cup-home = { -cup } возвращается в центр.
log-parchment = { $name } забирает { $which ->
    [single] одинарный
   *[double] двойной
} { -parchment }.
log-parchment-both = { $name } забирает оба Свитка за один ход.

## Летопись: право Экскалибура и Кухня

log-bonus = { $name } держит Экскалибур и забирается на верх стопки { $where }.
log-bonus-declined = { $name } не трогает стопки.
log-kitchen = { $name }, { $place ->
    [1] 1-е место
    [2] 2-е место
   *[3] 3-е место
} { $kitchen }, идёт на { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
} { $where }: { $from ->
    [0] старт
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , сверху ({ $other } — снизу)
    [under] , последняя клетка, вниз стопки ({ $other } — сверху)
    [last] , последняя клетка
   *[open] {""}
}.
log-kitchen-declined = { $name } отказывается от хода.
log-kitchen-skipped = Ходить нечем: { $name }.
log-kitchen-nobody = На кухне пусто: никто не ходит.
log-kitchen-symbols = { $count ->
    [0] Половников между фишками нет: 1 клетка.
    [one] { $count } половник между фишками, клеток: { $spaces }.
    [few] { $count } половника между фишками, клеток: { $spaces }.
    [many] { $count } половников между фишками, клеток: { $spaces }.
   *[other] { $count } половника между фишками, клеток: { $spaces }.
}

## Летопись: очки

points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
points-gained = +{ $points }
points-lost = −{ $points }
log-score-place = { $name }, { $place ->
    [1] 1-е место
    [2] 2-е место
   *[3] 3-е место
} { $where }: +{ $points }.
log-score-last = { $name }, последнее место { $where }: −{ $points }.
log-score-next-to-last = { $name }, предпоследнее место { $where }: −{ $points }.
log-score-start = { $name } всё ещё на старте { $where }: −{ $points }.
log-score-start-many = На старте { $where }: { $names }. Последние все, каждому −{ $points }.
log-score-king = { $name }, клетка { $space } { $where }: +{ $points }.
log-score-king-double = { $name }, клетка { $space } { $where }, вдвойне: +{ $points }.
log-score-king-short = { $name } не доходит до клетки { $space } { $where }: ничего.
log-score-knights = { $cup ->
    [black] { -cup } на стороне Чёрного рыцаря: у него { $winner }, у Белого { $loser }.
    [white] { -cup } на стороне Белого рыцаря: у него { $winner }, у Чёрного { $loser }.
   *[centre] { -cup } не двигался: у обоих рыцарей { $loser }, а не { $winner }.
}
log-score-both = { $name }, 1-е место в обоих боях: ещё +2.
log-score-city-duel = { $name } впереди { $where } на { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}: { $points ->
    [0] ничего
   *[other] +{ $points }
}.
log-score-quest-duel = { $name }, 1-е место { $where }, { $count ->
    [0] драконов между фишками нет
    [one] { $count } дракон между фишками
    [few] { $count } дракона между фишками
    [many] { $count } драконов между фишками
   *[other] { $count } дракона между фишками
}: +{ $points }.
# Дневники закрыты: чужое место видно, очки — нет
log-place = { $name }, { $place ->
    [1] 1-е место
    [2] 2-е место
   *[3] 3-е место
} { $where }.
log-place-last = { $name }, последнее место { $where }.
log-place-next-to-last = { $name }, предпоследнее место { $where }.
log-score-hidden = { $name } пишет в дневнике.
log-score-nobody = Со старта никто не ушёл { $where }: очков нет.
log-score-third = { $name }, 3-е место { $where }: втроём за него ничего не дают.
log-not-scored = { $road }: в этом раунде не считается (только { $rounds }).
log-king-silent = Никто не взял { -parchment }: Король молчит.

## Летопись: возврат, Экскалибур, конец

log-returned = Возвращаются на старт: { $roads }.
log-returned-parchments = Оба Свитка и все фишки при Короле возвращаются на место.
log-excalibur = { -excalibur } теперь держит { $name }.
log-excalibur-first = { $name } держит { -excalibur } и начинает.
log-excalibur-stays = { -excalibur } остаётся у тебя всю партию.
log-undo = { $name } берёт ход назад.
log-resumed = Партия продолжается с того же места.

end-knighted = { $gender ->
    [feminine] { $name } посвящена в рыцари
    [masculine] { $name } посвящён в рыцари
   *[other] Новый рыцарь: { $name }
}
end-title = { $gender ->
    [feminine] Леди { $name }
    [masculine] Сэр { $name }
   *[other] { $name }
}
end-margin = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за шесть раундов, { $count ->
    [one] на { $count } больше
   *[other] на { $count } больше
}, чем { $other }
end-tie-kitchen = { $names }: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. { $name } впереди { $kitchen }: побеждает тот, кто лучше готовит.
end-tie-stack = { $names }: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} и одна клетка { $kitchen }. { $name } сверху — и побеждает.
end-shared = { $names }: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, и все на старте { $kitchen }: общая победа.
end-solo-won = Сэр Агравейн и леди Бризен позади: отрыв { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
end-solo-lost = Побеждает { $name }, отрыв { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Испытание { $level } не пройдено.
end-solo-tie-lost = Очков поровну: ты и { $name }, но { $name } впереди { $kitchen }.
end-journals = Дневники открыты
end-points-by-round = Очки по раундам
end-best-road = Лучшая дорога: { $road }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
end-setup = { $side ->
    [day] Дневное поле
    [night] Ночное поле
   *[first] Поля первого издания
}, { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}, зерно { $seed }

## Подсказки: что от тебя требуется

prompt-choose = Оставь одну карту. Остальные получит { $next }.
prompt-choose-swap = Оставь одну карту. Остальные получит { $next }, а ты — чужие.
prompt-choose-two = Оставь одну карту. Вторую получит { $next }.
prompt-choose-solo = Возьми одну из пяти открытых карт.
prompt-choose-count = Выбор { $pick } из 5
prompt-choose-rest = { $count ->
    [1] вторую получит { $next }
    [one] остальные ({ $count }) получит { $next }
   *[other] остальные ({ $count }) получит { $next }
}
prompt-play = Сыграй карту: фишка пройдёт её значение.
prompt-play-count = Карта { $card } из 4 в этом раунде
prompt-play-last = Сыграй четвёртую карту. Пятая уйдёт в сброс.
prompt-combat = Выбери: Поединок или Турнир.
    .night = Выбери: Чёрный рыцарь или Белый рыцарь.
    .first = Выбери: Поединки или Турниры.
prompt-kitchen = { $place ->
    [1] 1-е место
    [2] 2-е место
   *[3] 3-е место
} { $kitchen }: продвинь одну фишку на { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
} на другой дороге или откажись.
    .first = { $place ->
        [1] 1-е место
        [2] 2-е место
       *[3] 3-е место
    } { $kitchen }: продвинь одну фишку на { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    } на любой дороге или откажись.
prompt-bonus = { -excalibur } у тебя: подними одну свою накрытую фишку на верх её стопки или откажись.
prompt-scoring = Подсчёт: { $road }. Пробел — дальше.
prompt-confirm = { $card }, { $from ->
    [0] старт
   *[other] { $from }
} → { $space }. Играем?
prompt-wait-choose = Ещё выбирают: { $names }…
prompt-wait-play = { $name } выбирает карту.
prompt-wait-kitchen = { $name } выбирает, какой фишкой пойти.
prompt-wait-bonus = { $name } смотрит на стопки.
prompt-replay = Повтор. Стрелки — по шагам, пробел — пуск.
preview-place = будет { $place ->
    [1] 1-е
    [2] 2-е
    [3] 3-е
   *[other] { $place }-е
} место
preview-top = сверху ({ $other } — снизу): { $place ->
    [1] 1-е
    [2] 2-е
    [3] 3-е
   *[other] { $place }-е
} место
preview-under = последняя клетка, вниз ({ $other } — сверху): { $place ->
    [1] 1-е
    [2] 2-е
    [3] 3-е
   *[other] { $place }-е
} место
preview-stuck = последняя клетка: не двигается
preview-cup = Кубок: { $side ->
    [black] Чёрный { $space }
   *[white] Белый { $space }
}
preview-parchment = забирает { -parchment }
hand-title = Твои карты
hand-count = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}, { $left ->
    [0] больше не играть
    [one] сыграть ещё { $left }
   *[other] сыграть ещё { $left }
}
kept-count = { $count } из 5
seat-you = ты
seat-turn = ходит
seat-next = следующий ход
seat-chosen = выбор сделан
seat-thinking = думает…
seat-played = ход сделан
seat-first = держит { -excalibur }

## Занавес

curtain-title = За стол садится
curtain-body = Нажми любую клавишу, когда на экран смотрит только { $name }.
curtain-away = Карты и дневник убраны ({ $name }).
curtain-button = Я — { $name }
curtain-peek = Остальные смотрят в окно. Там дракон.
curtain-choose = Карту выбирает { $name }.
curtain-open = Открытый стол: все карты видны.

## Как считается дорога (подсказки, памятка)

rule-every-round = Каждый раунд.
rule-rounds = Раунды { $rounds }.
rule-places-2 = 1-е { $first }, 2-е { $second }.
rule-places-3 = 1-е { $first }, 2-е { $second }, 3-е { $third }.
rule-kitchen-2 = Очков нет. 2-е место идёт на 2 клетки на другой дороге, потом 1-е — на 3.
rule-kitchen-3 = Очков нет. 3-е место идёт на 1 клетку на другой дороге, потом 2-е — на 2, 1-е — на 3.
rule-kitchen-first-2 = Очков нет. 2-е место идёт на 2 клетки на любой дороге, потом 1-е — на 3.
rule-kitchen-first-3 = Очков нет. 3-е место идёт на 1 клетку на любой дороге, потом 2-е — на 2, 1-е — на 3.
rule-kitchen-duel = 1-е место идёт на 1 клетку на другой дороге и ещё на 1 за каждый половник между фишками.
rule-losers = Последнее −{ $last }, предпоследнее −{ $next }.
rule-last = Последнее −{ $last }.
rule-start-all-last = Две фишки и больше на старте: последние все.
rule-king = С клетки 6: 6 очков. Клетка 12: вместо них 12.
rule-king-night = Если в раунде взят { -parchment }: столько очков, какова твоя клетка; взяты оба — вдвое.
rule-knights = Сторона, где { -cup }: { $winner }. Другая (или обе, если он не двигался): { $loser }.
rule-both = 1-е место на обеих дорогах: +2.
rule-city-duel = 1-е место: 3 очка за каждые полные 3 клетки отрыва.
rule-quest-duel = 1-е место: 7 очков и ещё 2 за каждого дракона между фишками.
rule-start-nothing = Фишка на старте не занимает места и ничего не получает.
rule-returns = После раунда { $round } фишки возвращаются на старт.
rule-stays = Фишки остаются всю партию.
rule-last-space = Последняя клетка: следующие встают вниз.

## Сообщения и ошибки

error-not-your-turn = Сейчас ходит { $name }.
error-card-not-held = Карты { $card } у тебя нет.
error-not-this-phase = В этой фазе так нельзя ({ $phase }).
error-road-not-for-card = Карта { $card } не двигает фишку { $where }.
error-pawn-stuck = Эта фишка на последней клетке: выбери другую.
error-pawn-not-yours = Это чужая фишка, ею ходит { $name }.
error-kitchen-own-road = Этот ход — для другой дороги.
error-nothing-on-top = На этой фишке никто не стоит: забираться некуда.
error-start-stack = На старте порядка нет, менять нечего.
error-game-over = Партия окончена. До реванша один щелчок.
error-already-acted = Этот выбор уже сделан.
error-undo-hidden = Назад нельзя: уже открылось тайное.
error-undo-other = Назад нельзя: после тебя уже сделан ход ({ $name }). Спроси весь стол.
error-mode-first = В первом издании такого режима нет: { $mode }.
error-mode-players = { $mode ->
    [duel] Для дуэли нужны ровно двое.
    [solo] Соло играют в одиночку.
   *[table] Здесь нужно от трёх до пяти игроков.
}
error-save-line = Запись партии повреждена, строка { $line }: { $reason }. Файл не изменён.
error-save-empty = Запись партии пуста. Файл не изменён.
error-save-not-ours = Это не партия { -academy }: { $file }.
error-save-newer = Партия записана более новой версией ({ $version }). Обнови игру, чтобы её открыть.
error-save-illegal = Строка { $line } нарушает правила: { $reason }. До неё партию можно посмотреть.
error-save-missing = Такого файла нет: { $file }.
error-save-read = Не удаётся прочитать { $file }: { $reason }.
error-save-write = Не удаётся записать партию: { $reason }. Играй дальше: попытка повторится после каждого хода.
error-disk-full = На диске нет места. Освободи немного: партия подождёт.
notice-save-cut = Последняя строка записи была оборвана и отброшена. Всё, что до неё, на месте.
notice-settings-broken = Настройки не читаются. Взяты исходные; старый файл сохранён: { $file }.
notice-profile-broken = Статистика не читается и начинается заново; старый файл сохранён: { $file }.
notice-no-sound = Звукового устройства нет. Играем в тишине, как в монастыре.
notice-language-missing = { $count ->
    [one] { $count } текст ещё не переведён и показан по-английски.
    [few] { $count } текста ещё не переведены и показаны по-английски.
    [many] { $count } текстов ещё не переведены и показаны по-английски.
   *[other] { $count } текста ещё не переведены и показаны по-английски.
}
notice-saved = Партия записана: { $file }
notice-undone = Ход взят назад.
notice-deleted = Удалено. Ctrl+Z вернёт.
notice-copied = Зерно скопировано.
error-board-file = { $file }, строка { $line }: { $reason }. Взято встроенное поле.
error-challenge-file = { $file }, строка { $line }: { $reason }. Взяты встроенные испытания.
error-picture = Не удалось нарисовать: { $file }. Партия идёт без этой картинки.
error-seed = Зерно — целое число или слово. Попробуй другое.
error-name-empty = У каждого игрока должно быть имя.
error-name-twice = Имя { $name } занято дважды. Кому-то придётся уступить.

## Кнопки и экраны

menu-play = Играть
menu-continue = Продолжить
    .about = Раунд { $round }, { $names }
menu-new-game = Новая партия
menu-learn = Обучение
menu-challenges = Испытания
menu-games = Партии и повторы
menu-rules = Правила
menu-settings = Настройки
menu-titles = Звания
menu-quit = Выход
button-keep = Оставить
button-put-back = Вернуть
button-decline = Отказаться
button-done = Готово
button-skip = Дальше
button-skip-all = Пропустить всё
button-undo = Отменить
button-redo = Повторить
button-hint = Подсказка
button-menu = Меню
button-back = Назад
button-start = Начать
button-abandon = Бросить
button-rematch = Реванш
button-same-deal = Та же раздача
button-save = Сохранить
button-review = Разбор
button-open-record = Открыть партию
chronicle = Летопись
journal-yours = Твой дневник
journal-hidden = другим не виден
kept = Отложено
total = Итого
player = Игрок
new-game-seats = Места
new-game-person = Человек
new-game-computer = Компьютер
new-game-first-player = Кто начинает
new-game-random = По жребию
new-game-seed = Зерно
new-game-seed-about = То же зерно — те же карты.
new-game-take-backs = Отмена ходов
new-game-add = Добавить игрока
challenge-level = Испытание { $level }
challenge-best = { $count ->
    [0] ещё не пройдено
    [one] пройдено { $count } раз, лучший отрыв { $points }
    [few] пройдено { $count } раза, лучший отрыв { $points }
    [many] пройдено { $count } раз, лучший отрыв { $points }
   *[other] пройдено { $count } раза, лучший отрыв { $points }
}
challenge-bonus = { $subject }: их карты сильнее на { $bonus }
confirm-abandon = Уйти? Партия сохранена и подождёт.
confirm-quit = Выйти? Партия сохранена.
confirm-reset-1 = Стереть всю статистику и все звания?
confirm-reset-2 = Точно всё? И удачные дни тоже?
