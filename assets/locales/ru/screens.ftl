### Medieval Academy: слова экранов вокруг стола. Русский.

## Сама игра

game-name = { -academy }
    .round = { -academy } · раунд { $round }
game-aside = Любительская версия, неофициальная
game-version = версия { $version }
language-name = Русский
names-and = { $sound ->
   *[other] { $names } и { $last }
}

window-too-small = Окно мало для целой академии. Дай ему хотя бы { $width } × { $height }.
window-loading = Рисуем поле…
window-cards = Рисуем карты…

## Имена

default-name-maud = Мод
    .gender = feminine
default-name-enid = Энида
    .gender = feminine
default-name-rowan = Роуэн
    .gender = masculine
default-name-osric = Осрик
    .gender = masculine
default-name-perceval = Персеваль
    .gender = masculine
default-name-aldous = Мэтр Олдос
    .gender = masculine
default-name-isolde = Изольда
    .gender = feminine
default-name-palamedes = Паламед
    .gender = masculine
default-name-bertram = Бертрам
    .gender = masculine
default-name-anselm = Брат Ансельм
    .gender = masculine
default-name-dagonet = Дагонет
    .gender = masculine
default-name-nyara = Ньяра
    .gender = feminine
default-name-griselda = Гризельда
    .gender = feminine
default-name-linnet = Линнет
    .gender = feminine
default-name-agravain = Сэр Агравейн
    .gender = masculine
default-name-brisen = Леди Бризен
    .gender = feminine
default-name-pupil = Ученик { $place }

## Клавиши

key-enter = Enter
key-esc = Esc
key-space = Пробел
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

keys-keep = оставить
keys-raise = поднять
keys-play = сыграть
keys-put-back = вернуть карту
keys-next-pawn = другая фишка
keys-next-road = другая дорога
keys-move = пойти
keys-climb = забраться
keys-decline = отказаться
keys-skip = пропустить
keys-next = дальше
keys-faster = поторопить остальных
keys-menu = меню

## Новая партия

new-game-title = Новая партия
new-game-seats-aside = по порядку за столом; в нечётных раундах карты идут вниз по списку
new-game-table = Стол
new-game-table-aside = поле, правила и удача
new-game-here = за этим экраном
new-game-name = Имя
new-game-level = Уровень
new-game-board = Поле
new-game-edition = Издание
new-game-scoring = Подсчёт
new-game-allowed = Разрешена
new-game-not-allowed = Запрещена
mode-day-aside = семь дорог
mode-night-aside = Кубок и Свитки
edition-first-aside = дороги, что идут по кругу; только днём
scoring-hidden-aside = очки остаются тайной до конца
scoring-open-aside = все читают все дневники
new-game-take-backs-aside = пока не открылось тайное
new-game-add-place = { $place ->
    [2] Добавить второго игрока
    [3] Добавить третьего игрока
    [4] Добавить четвёртого игрока
    [5] Добавить пятого игрока
   *[other] Добавить игрока
}
new-game-remove = Отпустить домой: { $name }
new-game-pawn = Играть этой фишкой: { $pawn }
new-game-pawn-taken = Этой фишкой ({ $pawn }) играет { $name }: щёлкни, чтобы поменяться
new-game-portrait = Другое лицо
new-game-seed-roll = Выбросить другое зерно
new-game-seed-copy = Скопировать зерно
new-game-up = Выше по списку
new-game-down = Ниже по списку
new-game-summary = { $persons }; соперники: { $computers }; { $side ->
    [day] днём
    [night] ночью
   *[first] по старинке
}, { $scoring ->
    [hidden] дневники закрыты
   *[open] дневники открыты
}
new-game-summary-persons = { $persons }; { $side ->
    [day] днём
    [night] ночью
   *[first] по старинке
}, { $scoring ->
    [hidden] дневники закрыты
   *[open] дневники открыты
}
new-game-summary-computers = Играют { $computers }, ты смотришь; { $side ->
    [day] днём
    [night] ночью
   *[first] по старинке
}
error-seats-few = За столом нужны трое: не хватает { $missing ->
    [1] ещё одного
    [2] ещё двоих
    [one] { $missing } игрока
   *[other] { $missing } игроков
}.
error-seats-many = Пять стульев и ни одним больше: кому-то придётся постоять.
error-first-night = В первое издание никогда не играли ночью. Выбери День или второе издание.
error-name-long = Это имя не влезет на ленту: букв не больше { $count }.

## Выбор карт

choose-title = Выбери одну
choose-last = Последняя карта остаётся сама.
kept-aside = Четыре сыграешь, одну отложишь.
kept-none = Пока ничего не отложено
choose-hidden = Этих карт больше никто не видит.
choose-next-tip = Что оставишь, получит { $next }
choose-peek = Взглянуть на поле
choose-back = Назад к картам

## Розыгрыш, Кухня и право Экскалибура

hand-aside = Наведи на карту, чтобы увидеть её дорогу.
hand-set-aside = отложена
hand-empty = Все четыре карты сыграны.
button-play = Сыграть карту
button-move = Пойти { $where }
button-climb = Забраться { $where }
kitchen-title = Милость повара
    .first = Милость дамы
kitchen-aside = Щёлкни по светящейся фишке.
kitchen-none = Ни одной твоей фишке ходить некуда. Повар сожалеет.
bonus-title = Милость Экскалибура
bonus-aside = Щёлкни по светящейся фишке, и она поднимется на верх стопки.
preview-move = { $road } { $from ->
    [0] старт
   *[other] { $from }
} → { $space }

seat-your-turn = твой ход
seat-choosing = выбирает
seat-favour = твоя награда
seat-moved = ход сделан
seat-declined = отказ
seat-scored = подсчитано
seat-gained = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
    [many] +{ $points } очков
   *[other] +{ $points } очка
}
seat-lost = { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
    [many] −{ $points } очков
   *[other] −{ $points } очка
}
seat-away = не смотрит
seat-waiting = ждёт

## Подсчёт: скатерть

scoring-order = { $order ->
    [1] первая дорога раунда
    [2] вторая дорога раунда
    [3] третья дорога раунда
    [4] четвёртая дорога раунда
    [5] пятая дорога раунда
    [6] шестая дорога раунда
    [7] седьмая дорога раунда
   *[other] дорога { $order } в раунде
}
scoring-subtitle = { $order }: { $rule }
scoring-pays-places = { $count ->
    [1] очки за 1-е место
   *[other] очки за места с 1 по { $count }
}
scoring-pays-losers = последнее и предпоследнее места теряют очки
scoring-pays-last = последнее место теряет очки
scoring-pays-kitchen = очков нет, зато фишки ходят
scoring-pays-king = с клетки 6 Король платит
scoring-pays-king-night = { $count ->
    [1] Король платит каждому его клетку
   *[2] Король платит каждому его клетку, вдвойне
}
scoring-pays-city-duel = за каждые 3 клетки отрыва платят
scoring-pays-quest-duel = платят за 1-е место и за драконов
scoring-space = клетка { $space }
scoring-space-top = клетка { $space }, сверху
scoring-space-under = клетка { $space } ({ $other } сверху)
scoring-start = на старте
scoring-nothing = ничего
scoring-favour = идёт на { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
scoring-written = записано
scoring-roads = Дороги этого раунда
scoring-not-this-round = не в этом раунде
button-next = Дальше
button-next-place = Следующее место
button-next-road = Следующая дорога
button-next-round = Следующий раунд

## Стол: подсказки

tip-round = Раунд { $round } из VI
tip-round-done = Раунд { $round } окончен
tip-round-returns = После этого раунда фишки возвращаются на старт
tip-direction-clockwise = Карты идут к следующему месту, вниз по списку
tip-direction-counterclockwise = Карты идут к предыдущему месту, вверх по списку
tip-excalibur = { $name } держит { -excalibur } и начинает этот раунд. Потом его получит { $next }.
tip-excalibur-night = { $name } держит { -excalibur }: начинает этот раунд и может поднять свою накрытую фишку перед подсчётом. Потом его получит { $next }.
tip-excalibur-stays = { -excalibur } у тебя, и никто его не отнимет.
tip-cards = { $count ->
    [0] Карт на руке нет
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
tip-deck = { $count ->
    [0] Колода пуста
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
}, { $discard ->
    [0] сброса нет
   *[other] в сбросе { $discard }
}
tip-journal-yours = Твой дневник. До конца партии другим не виден.
tip-journal-other = Дневник, который ведёт { $name }. До конца партии другим не виден.
tip-journal-open = Дневник, который ведёт { $name }. В этой партии все дневники открыты.
tip-journal-curtain = Твой дневник откроется, когда рядом никто не смотрит.
tip-journal-line = Раунд { $round }, { $road }: { $points }
tip-journal-empty = Пока ни слова
tip-stack = Клетка { $space }, сверху вниз: { $names }
tip-stack-start = На старте, все наравне: { $names }
tip-stack-last = Последняя клетка, по порядку прихода: { $names }
tip-pawn = { $name }, { $pawn }: { $space ->
    [0] на старте
   *[other] клетка { $space }
}
tip-lap = { $name }: { $count ->
    [one] пройден { $count } круг
    [few] пройдено { $count } круга
    [many] пройдено { $count } кругов
   *[other] пройдено { $count } круга
}
tip-cup = { $side ->
    [black] { -cup } за Чёрного рыцаря, перевес { $space }.
    [white] { -cup } за Белого рыцаря, перевес { $space }.
   *[centre] { -cup } пока ни за кого.
}
tip-parchment = { $which ->
    [single] Одинарный { -parchment }: первой фишке, дошедшей до клетки { $space } при Короле
   *[double] Двойной { -parchment }: первой фишке, дошедшей до клетки { $space } при Короле
}
tip-parchment-taken = Этот { -parchment } держит { $name }.
tip-ladle = Половник: в дуэли каждый половник между фишками даёт ещё одну клетку.
tip-dragon = Дракон: в дуэли каждый дракон между фишками стоит 2 очка.
tip-card-combat = Двигает твою фишку в Поединке или в Турнире.
    .night = Двигает твою фишку у Чёрного или у Белого рыцаря, а с ней и { -cup }.
    .first = Двигает твою фишку в Поединках или в Турнирах.
tip-card = Двигает твою фишку { $where } на { $value }.
tip-road-scores-now = Как обстоит сейчас
tip-undo = Взять ход назад
tip-redo = Всё-таки сделать его снова
tip-hint = А как бы сыграл чемпион?
tip-rules = Книга правил
tip-menu = Меню, настройки, выход
tip-skip = Сразу к твоему ходу
tip-zoom = Колесо приближает, перетаскивание двигает, двойной щелчок возвращает всё на место.

## Меню по Esc

pause-title = Партия подождёт
pause-saved = Партия сохранена, вплоть до последней карты.
pause-unsaved = Партию пока не удалось сохранить: { $reason }.
pause-file = Она лежит в { $file }.
menu-resume = Вернуться к столу
menu-leave = На титульную страницу
menu-full-screen = Во весь экран
confirm-new-game = Начать заново? Эта партия сохранена и ждёт: «Продолжить».
confirm-yes = Да
confirm-no = Нет

## Конец

end-title-page = Конец партии
end-round = Раунд { $round }
end-start = старт
end-place-shared = поровну
end-winner-computer = Ни капли крови, а всё равно рыцарь.
end-rematch-tip = Те же игроки, другие карты
end-same-deal-tip = Те же игроки и те же карты: никаких отговорок
end-save-tip = Сохранить копию партии в файл
end-review-tip = Посмотреть партию ещё раз, ход за ходом
end-to-title = На титульную страницу
notice-record-saved = Партия записана в { $file }.
error-record-write = Не удалось скопировать партию в { $file }: { $reason }. Оригинал цел.
notice-continue-broken = Не удалось открыть начатую партию, файл оставлен как был: { $file }.
notice-welcome-back = С возвращением: раунд { $round }, всё как было.

## Настройки

settings-title = Настройки
settings-sight = Вид
settings-sound = Звук
settings-play = Игра
settings-keys = Клавиши
settings-language = Язык
settings-screen = Экран
settings-window = Окно
settings-window-framed = В окне
settings-full-screen = Во весь экран
settings-board = Подробность поля
settings-board-plain = Простое
settings-board-painted = Расписное
settings-board-illuminated = Золочёное
settings-animation = Скорость анимации
    .aside = медленная помогает учиться; без неё всё происходит сразу
settings-pace = Темп компьютера
    .aside = сколько он делает вид, что думает
settings-speed = { $speed ->
    [off] Без неё
    [slow] Медленно
    [normal] Обычно
   *[fast] Быстро
}
settings-reading = Чтение
settings-text-size = Размер текста
    .aside = никогда не меньше 14 пунктов
settings-percent = { $percent } %
settings-letters = Буквы на фишках
    .aside = первая буква каждого имени
settings-contrast = Усиленный контраст
    .aside = ровный фон, без узоров
settings-less-motion = Меньше движения
    .aside = без полётов, сияние не мерцает
settings-remarks = Реплики
    .aside = компьютерные игроки говорят, что о тебе думают
settings-confirm = Подтверждать ход
    .aside = лишний щелчок на каждую карту
settings-music = Музыка
settings-effects = Эффекты
settings-ambience = Фон
settings-example = Как это будет выглядеть
settings-example-text = Твоя фишка ({ $pawn }) на клетке { $space }.
settings-restore = По умолчанию
settings-folder = Партии хранятся в { $folder }
notice-settings-saved = Настройки сохранены.
error-settings-write = Настройки не сохраняются: { $reason }. Они действуют до выхода.

## Обучение на титульной странице

menu-learn-aside = { default-name-anselm } ждёт тебя. Захвати плащ.
menu-quit-aside = Огни погаснут, партия останется.

## Летопись: что messages.ftl оставляет на конец

log-ended = Новый рыцарь: { $name }.
log-ended-shared = Общая победа: { $names }.
log-solo-chose = { $name } берёт { $card }.
log-moved = { $name } идёт { $where }: { $from ->
    [0] старт
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , сверху ({ $other } — снизу)
    [under] , последняя клетка, вниз стопки ({ $other } — сверху)
    [last] , последняя клетка
   *[open] {""}
}.

## Экраны: чего нет выше

motion-speed = { $speed ->
    [calm] Спокойно
    [quick] Живо
   *[normal] Обычно
}
settings-animation-short = Анимация
pause-nowhere = Эта партия не хранится ни в каком файле.
new-game-seed-empty = Пусто: каждый раз другие карты.
error-begin = Эту партию начать нельзя: { $reason }.
end-knighted-shared = Новые рыцари: { $names }
end-ribbon = { $title }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
button-title = Титул
end-save-none = Эта партия не хранится ни в каком файле, копировать нечего.
