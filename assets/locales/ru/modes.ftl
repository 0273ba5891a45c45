### Medieval Academy: слова памятки, жетонов под указателем и всего, чем режимы различаются. Русский.

## Инструменты колонки

button-rules-book = Правила
button-reference = Памятка
button-board = Поле
tip-reference = Памятка: раунд и как считается каждая дорога
tip-board = Другой рисунок поля: дороги вьются или идут прямыми рядами
key-reference = R
key-board = B

## Памятка

reference-round = Раунд
reference-points = { $side ->
    [day] Очки днём
    [night] Очки ночью
   *[first] Первое издание
}
reference-players = { $players ->
    [solo] 1
    [duel] 2
   *[table] 3+
}
reference-deal = Каждому по пять карт.
reference-deal-fresh = Вся колода тасуется заново; каждому по пять карт.
reference-deal-row = Пять стопок по три карты, верхние открыты.
reference-choose = Оставь одну карту, остальные передай: по часовой в { $odd }, против часовой в { $even }. И так до пяти.
reference-choose-swap = Оставь одну карту, и меняйтесь остальными. И так до пяти.
reference-choose-row = По очереди берут открытую карту; открывается следующая. Соперники берут самую старшую, из равных — самую левую.
reference-play = От первого игрока по часовой стрелке: по карте, четыре раза. Бой: { $roads }, на выбор.
reference-play-night = По карте, четыре раза. Бой: любой из рыцарей; { -cup } идёт к нему на значение карты.
reference-play-solo = По карте, четыре раза. Соперники открывают свои и бьются там, где кого-то обгоняют.
reference-score = Сначала ходы за Кухню, потом очки, дорога за дорогой. Фишка на старте не занимает места.
    .first = Сначала ходы за Галантность, потом очки, дорога за дорогой. Фишка на старте не занимает места.
reference-score-night = Первый игрок может забраться на верх стопки. Потом ходы за Кухню, потом очки, дорога за дорогой.
reference-after = После { $rounds }: { $roads }.
reference-after-parchment = Если взят двойной { -parchment }: { $roads }.
reference-excalibur = К следующему месту по часовой стрелке. После раунда VI у кого больше очков, тот победил; при ничьей — у кого лучше место { $kitchen }.
reference-excalibur-stays = Остаётся у тебя. После раунда VI у кого больше очков, тот победил; при ничьей — у кого лучше место { $kitchen }.
reference-knights = Рыцарь, на чьей стороне { -cup }, платит больше. { -cup } в центре — оба платят меньше.
reference-knights-title = Рыцари
reference-both-roads = Каждая дорога: { $rule }

## Раунды и возвраты

rule-round = Раунд { $round }.
rule-start-both-last = Обе фишки на старте: обе последние.
tip-round-scores = Очки: { $roads }.
tip-round-king = И Король, если взят { -parchment }.
tip-round-back = Потом возвращаются на старт: { $roads }.
tip-round-cup = { -cup } возвращается в центр.

## Жетоны и значки

tip-cup-moves = Каждый ход у рыцаря тянет { -cup } на его сторону, на столько же клеток. Центр — не клетка.
tip-parchments-return = Если взят двойной { -parchment }, после раунда оба возвращаются, а с ними все фишки при Короле.
tip-parchment-held = { $which ->
    [single] Держит одинарный { -parchment }.
    [double] Держит двойной { -parchment }.
   *[both] Держит оба Свитка.
}
tip-ladle-idle = Половник: важен только в дуэли.
tip-dragon-idle = Дракон: важен только в дуэли.
tip-lap-counts = Считается весь путь: кто на круг больше, тот впереди.
challenge-about = Сильнее только карты сэра Агравейна и леди Бризен, и только в розыгрыше.
challenge-aside = для твоих соперников

tip-direction-swap = Дуэль: после каждого выбора игроки меняются картами, какой бы ни был раунд.

## Ряд в соло

prompt-choose-solo-few = { $count ->
    [1] Возьми открытую карту.
    [one] Возьми одну из { $count } открытой карты.
   *[other] Возьми одну из { $count } открытых карт.
}
row-under = { $count ->
    [0] Последняя карта в стопке
    [one] Под ней ещё { $count } карта
    [few] Под ней ещё { $count } карты
    [many] Под ней ещё { $count } карт
   *[other] Под ней ещё { $count } карты
}
seat-picks = берёт карту
seat-picks-you = твой выбор
tip-seat-deck = Закрыты и перемешаны: следующей сыграет верхняя
tip-seat-plays-last = В этом раунде ходит последним номером

## Подсказки и места во всех режимах

seat-last = ходит в конце
kitchen-favour-first = { $place ->
    [1] Первое место
    [2] Второе место
   *[3] Третье место
} { $kitchen }: продвинь фишку на { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
} на любой дороге.
bonus-about = До подсчёта одна накрытая фишка может подняться на верх своей стопки.
heading-knights = платят рыцари
cup-title = { $side ->
    [black] Кубок: Чёрный { $space }
    [white] Кубок: Белый { $space }
   *[centre] Кубок
}
cup-aside = { $side ->
    [black] за Чёрного рыцаря
    [white] за Белого рыцаря
   *[centre] ни за кого
}
cup-space = { $side ->
    [black] Чёрный { $space }
   *[white] Белый { $space }
}
cup-ahead = → { $moves }
parchment-title = Король

## Подсчёт в дуэли и ночью

scoring-both = 1-е место на обеих: +{ $points }
scoring-leads = отрыв { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
scoring-symbols = { $count ->
    [0] драконов между фишками нет
    [one] { $count } дракон между фишками
    [few] { $count } дракона между фишками
    [many] { $count } драконов между фишками
   *[other] { $count } дракона между фишками
}
scoring-twice = клетка { $space }, вдвойне

## Летопись: чего нет в messages.ftl

log-deal-row = Выкладываются пять стопок по три карты, верхние открыты.
log-shuffle-anew = Вся колода тасуется заново.
log-kitchen-nobody-first = В Галантности никто не ушёл со старта: никто не ходит.
log-solo-cannot = Обгонять некого, а { $name } на последней клетке { $kitchen }: хода нет.
log-ended-tie = Очков поровну: решает лучшее место { $kitchen }.
