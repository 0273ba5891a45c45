### Уроки: страница, где их предлагают, и облачко учителя.

lesson-learner = Ученик
lessons-title = Обучение
lessons-aside = { default-name-anselm } учит за игрой.
lesson-first = Первая игра
    .aside = Для всех: два раунда с учителем за плечом, дальше без него.
lesson-night = Ночь
    .aside = Два рыцаря, Кубок и два Свитка.
lesson-duel = Дуэль
    .aside = Что меняется, когда вас только двое.
lesson-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
lesson-done = пройден
lesson-suggested = начни здесь
lesson-begin = Начать
lesson-skip = Пропустить шаг
lesson-leave = Уйти с урока
lesson-stay = Остаться
lesson-go-on = Доиграть партию
lesson-real = Настоящая игра
lesson-progress = { $step } из { $steps }
