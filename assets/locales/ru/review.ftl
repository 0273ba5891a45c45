# Разбор после партии.

button-look-back = Разбор
end-look-back-tip = Шансы каждого по ходам и что было бы лучше
review-title = Разбор партии
review-graph = Шансы на победу по ходам
review-graph-tip = Укажи на ход или листай клавишами ← и →.
review-choices = { $name }: самые дорогие ошибки
review-thinking = Пробуем другие решения… { $percent } %
review-none = Ни одно решение не было заметно хуже чемпионского.
review-fewer = { $count ->
    [one] Лишь { $count } решение было заметно хуже чемпионского.
    [few] Лишь { $count } решения были заметно хуже чемпионских.
   *[many] Лишь { $count } решений были заметно хуже чемпионских.
}
review-moment = Раунд { $round } · { $phase }
review-done = Сделано: { $act }.
review-better = Лучше: { $act }.
review-cost = Цена: { $percent } % шансов на победу и { $points ->
    [0] меньше очка
    [one] около { $points } очка
   *[other] около { $points } очков
}.
review-roads = В среднем по дорогам: { $roads }.
review-start = В начале: { $chances }
review-turn = Раунд { $round }, ход { $turn }: { $chances }
review-round = После раунда { $round }: { $chances }
review-chance = { $name } { $percent } %
review-marks = Золотое кольцо — лучше, красное — сделано.
review-count = { $number } из { $count }
button-on-board = На поле
button-to-results = Итоги
button-to-review = Разбор
review-previous = Прошлое решение
review-next = Следующее решение
end-remark = «{ $says }» — { $name }
