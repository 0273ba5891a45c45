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

## Consejos en las primeras partidas de verdad

lesson-advice-close = Entendido
lesson-advice-pick = Quédate una carta; las demás pasan a tu vecino. Mira también lo que regalas.
lesson-advice-pass = Otra mano: alguien ha tomado una carta de ella. Lo que vuelva dirá quién quiere qué.
lesson-advice-play = Señala una carta para ver dónde caería tu peón. Encima de una pila se va delante.
lesson-advice-combat = Una carta de Combate tiene dos caminos. Elige aquel en que mejora tu puesto.
lesson-advice-kitchen = Un movimiento de Cocina: uno de tus peones avanza por otro camino. ¿Dónde gana un puesto?
lesson-advice-bonus = Antes de puntuar puedes subir un peón cubierto a lo alto de su pila.
lesson-advice-education = Educación quita puntos cada ronda a los últimos. Un paso fuera de la salida suele salvar tres.
lesson-advice-half = Los peones han vuelto a la salida en casi todos los caminos; Ciudad y Misión siguen hasta el final.
lesson-advice-final = La última ronda: Ciudad y Misión ajustan cuentas. No queda nada para luego.
