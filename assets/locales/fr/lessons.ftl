### Leçons : la page qui les propose, et la bulle du maître.

lesson-learner = Élève
lessons-title = Apprendre à jouer
lessons-aside = { default-name-anselm } enseigne en te laissant jouer.
lesson-first = La première partie
    .aside = Pour tout le monde : deux manches avec { default-name-anselm } à tes côtés, puis tu continues sans lui.
lesson-night = La Nuit
    .aside = Deux chevaliers, une Coupe et deux Parchemins.
lesson-duel = Le duel
    .aside = Ce qui change quand vous n’êtes que deux.
lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-done = faite
lesson-suggested = commence ici
lesson-begin = Commencer
lesson-skip = Passer l’étape
lesson-leave = Quitter la leçon
lesson-stay = Rester
lesson-go-on = Finir cette partie
lesson-real = Vraie partie
lesson-progress = { $step } sur { $steps }
