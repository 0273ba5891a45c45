### Lecciones: la página que las ofrece y el bocadillo del maestro.

lesson-learner = Aprendiz
lessons-title = Aprender a jugar
lessons-aside = { default-name-anselm } enseña dejándote jugar.
lesson-first = La primera partida
    .aside = Para todo el mundo: dos rondas con { default-name-anselm } a tu lado; después sigues por tu cuenta.
lesson-night = La Noche
    .aside = Dos caballeros, una Copa y dos Pergaminos.
lesson-duel = El duelo
    .aside = Lo que cambia cuando solo sois dos.
lesson-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
lesson-done = hecha
lesson-suggested = empieza aquí
lesson-begin = Empezar
lesson-skip = Saltar el paso
lesson-leave = Dejar la lección
lesson-stay = Quedarse
lesson-go-on = Acabar esta partida
lesson-real = Partida de verdad
lesson-progress = { $step } de { $steps }
