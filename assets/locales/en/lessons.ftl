### Lessons: the page that offers them, and the teacher's bubble. What the teacher says is in more.ftl.

lesson-learner = Pupil
lessons-title = Learn to play
lessons-aside = { default-name-anselm } teaches by letting you play.
lesson-first = The first game
    .aside = For everybody: two rounds with { default-name-anselm } at your elbow, then you go on alone.
lesson-night = The Night
    .aside = Two knights, a Cup and two Parchments.
lesson-duel = The duel
    .aside = What is different when there are only two of you.
# $minutes: about how long the lesson takes.
lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-done = done
lesson-suggested = begin here
lesson-begin = Begin
lesson-skip = Skip this step
lesson-leave = Leave the lesson
lesson-stay = Stay
lesson-go-on = Finish this game
lesson-real = Begin a real game
# $step, $steps: which step of how many.
lesson-progress = { $step } of { $steps }
