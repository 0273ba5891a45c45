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

## Advice in the first real games; 130 characters at most

lesson-advice-close = Understood
lesson-advice-pick = Keep one card; the others go on to your neighbour. Look at what you give away as well.
lesson-advice-pass = A new hand: somebody has taken one card out of it. What comes back later tells you who wants what.
lesson-advice-play = Point at a card to see where your pawn would land. On top of a stack is ahead of it.
lesson-advice-combat = A Combat card has two roads. Take the one where your place gets better.
lesson-advice-kitchen = A Kitchen move: one of your pawns goes further on any other road. Where does a step gain a place?
lesson-advice-bonus = You may lift one covered pawn to the top of its stack before the scoring.
lesson-advice-education = Education takes points every round from those at the back. One step off the start often saves three.
lesson-advice-half = Pawns went back to the start on most roads; City and Quest go on to the end.
lesson-advice-final = The last round: City and Quest are settled now. Nothing is left for later.
