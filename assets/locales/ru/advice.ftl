# Советы: что сделал бы чемпион и почему.

advice-thinking = Думаем…
advice-choose = Оставь карту { $card }.
advice-play = Сыграй карту { $card }.
advice-play-where = Сыграй карту { $card } { $where }.
advice-move = Передвинь свою фишку { $where }.
advice-move-none = Откажись от хода.
advice-climb = Поставь свою фишку наверх { $where }.
advice-climb-none = Оставь фишки на местах.
advice-nothing = ничего
advice-card-where = { $card } { $where }
advice-only = Другого выбора нет.

advice-off-last = Так последнее место { $where } достанется не тебе: это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-saved = Так ты сбережёшь { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} { $where }.
advice-place = Это { $place }-е место { $where }: на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} больше.
advice-points = Если фишки останутся как есть, это даст { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} { $where }.
advice-kitchen = Это { $place }-е место { $where }: ход на { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
}.
advice-average = В среднем это даёт около { $points ->
    [one] { $points } очка
    [few] { $points } очков
   *[many] { $points } очков
} { $where }.
advice-next = Второй по силе выбор: { $other } — { $worse ->
    [same] почти не хуже
    [slightly] чуть хуже
    [clearly] заметно хуже
   *[far] намного хуже
}.
