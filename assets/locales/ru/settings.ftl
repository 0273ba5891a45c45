# Настройки, клавиши и геймпад: чего нет в messages.ftl и screens.ftl.

menu-keys = Клавиши

settings-window-size = Размер окна
settings-pixels = { $width } × { $height }
settings-palette = Цветовосприятие
    .aside = фишки, карты и дороги
settings-palette-name = { $palette ->
    [red-green] Красный–зелёный
    [blue-yellow] Синий–жёлтый
   *[heraldic] Как нарисовано
}
settings-living = Живое поле
    .aside = движутся флаги, дым и звери
settings-mute = Тишина
    .aside = ничего не слышно, что бы ни стояло выше
settings-table = За столом
settings-pace-name = { $pace ->
    [quick] Быстрый
    [slow] Медленный
   *[steady] Спокойный
}
settings-advice = Советы
    .aside = слово помощи в первой настоящей партии
settings-new-games = Новые партии
settings-journals = Дневники
notice-settings-newer = Настройки от более новой версии игры. Взяты исходные; файл не тронут.
notice-settings-unreadable = Настройки не читаются: { $reason }. Взяты исходные; файл не тронут.

## Клавиши

keys-title = Клавиши
keys-place = { $place ->
    [table] Карты и фишки
    [board] Поле
    [tools] За столом
    [replay] За просмотром партии
   *[anywhere] Везде
}
settings-key-press = { $command }: нажми клавишу. Esc ничего не меняет, Backspace убирает клавишу.
settings-key-taken = { $key } уже занята: { $command }. Нажми ещё раз, чтобы забрать её.
settings-key-fixed = { $key } нужна везде и не меняется. Нажми другую клавишу.
settings-key-of = { $command }: { $key }
key-awaited = ?
key-none = –
key-unbound = нет клавиши

command-confirm = Сыграть, оставить, двинуть
command-back = Вернуть, отказаться, меню
command-previous = Карта или фишка раньше
command-next = Карта или фишка дальше
command-road-before = Дорога раньше
command-road-after = Дорога дальше
command-cards = Поднять карту
command-card-1 = Первая карта
command-card-2 = Вторая карта
command-card-3 = Третья карта
command-card-4 = Четвёртая карта
command-card-5 = Пятая карта
command-skip = Пропустить показ
command-hint = Подсказка
command-zoom-in = Ближе
command-zoom-out = Дальше
command-whole-board = Всё поле
command-board-style = С рисунками или компактное
command-take-back = Отменить
command-redo = Вернуть
command-reference = Памятка
command-menu = Меню
command-rules = Книга правил
command-key-map = Список клавиш
command-mute = Тишина
command-full-screen = Во весь экран

key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-left = ←
key-right = →
key-up = ↑
key-down = ↓

## Геймпад

keys-gamepad = Геймпад
gamepad-button = { $button ->
    [stick] Стик, крестовина
    [south] A
    [east] B
    [west] X
    [north] Y
    [shoulders] Верхние кнопки
   *[start] Start
}
gamepad-does = { $button ->
    [stick] Двигаться
    [south] Нажать, сыграть, оставить
    [east] Назад
    [west] Подсказка
    [north] Книга правил
    [shoulders] Элемент раньше или дальше
   *[start] Меню
}

## Новая партия: о чём договорились

new-game-take-backs-free = Отмена по согласию
    .aside = сколько угодно ходов, что бы ни было показано
new-game-open-table = Открытый стол
    .aside = без занавеса, карты каждого видны всем
new-game-agree-alone = Для этого за столом нужны два человека.
tip-seat-hand = На руке: { $cards }

## Что говорит программа чтения с экрана

spoken-raised = { $card }, поднята
spoken-road = { $road }: { $stacks }
spoken-road-empty = { $road }: все на старте
