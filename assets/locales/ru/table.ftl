### Medieval Academy: слова вокруг поля. Русский.

## Подсказка в колонке

prompt-wait-choose-one = { $name } выбирает, какую карту оставить.
prompt-wait-choose-many = { $count ->
    [one] Выбирает { $count } игрок…
    [few] Выбирают { $count } игрока…
    [many] Выбирают { $count } игроков…
   *[other] Выбирают { $count } игрока…
}
prompt-over = Партия окончена. Дневники открыты.
prompt-bonus-short = Подними свою накрытую фишку на верх её стопки или откажись.
prompt-plays = { $name } играет { $card }.
prompt-moves = { $name } идёт { $where }.

## Места в колонке

tip-seat-played = Сыграно в этом раунде: { $cards }
tip-seat-played-none = В этом раунде ещё ничего не сыграно
tip-seat-kept = Уже взято: { $cards }
tip-journal-round = Раунд { $round }: { $points }. Вместе { $total }.
tip-journal-road = { $road } { $points }
tip-journal-total = Всего: { $points }
journal-open-all = открыт для всех

## Полка выбора

shelf-row = Что взято, видят все; в стопке открывается следующая карта.

## Поднос

kitchen-favour = { $place ->
    [1] Первое место
    [2] Второе место
   *[3] Третье место
} { $kitchen }: продвинь одну из своих фишек на { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}.
button-move-count = Пойти на { $count } { $where }
button-choose-pawn = Выбери фишку
button-skip-show = Дальше

## Скатерть

scoring-place-none = –

## Как считается дорога: чего нет в messages.ftl

rule-returns-many = Фишки возвращаются на старт после раундов { $rounds }.
rule-king-spaces = С клетки { $near }: { $less ->
    [one] { $less } очко
    [few] { $less } очка
    [many] { $less } очков
   *[other] { $less } очка
}. Клетка { $far }: вместо них { $more }.
rule-lead = 1-е место: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждые полные { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
} отрыва.
rule-first-and-symbols = 1-е место: { $first ->
    [one] { $first } очко
    [few] { $first } очка
    [many] { $first } очков
   *[other] { $first } очка
} и ещё { $symbol } за каждого дракона между фишками.

## Поле

cup-ribbon = { -cup }
preview-climb = { $road }: на самый верх
