# Replays, looking back, and the log of a game.

replay-play = Play
replay-halt = Pause
replay-back = One step back
replay-on = One step on
replay-round-before = To the round before
replay-round-after = To the next round
replay-speed = Speed: { $speed }
replay-timeline = Place in the game
replay-chapter = Go to
# $round: Roman
replay-round = Round { $round }
replay-scoring = Scoring { $round }
replay-end = The end
replay-eyes = As seen by
replay-eyes-all = Everybody
replay-eyes-public = What all may see
replay-leave = Leave
replay-return = Back to the game
replay-take-over = Take over
replay-take-over-tip = Play on from here, as a game of its own
replay-take-over-not = Here is nothing to play on, or hidden cards would be seen.
replay-take-over-title = Play on from here
replay-take-over-aside = A new game; the old one stays as it is. Who plays whom?
replay-take-over-begin = Play on
replay-person = A person
# $chapter: "Round II"; $key: the key that leads back
replay-looking-back = You look back: { $chapter }. { $key } returns to the game.
prompt-look-back = This is how it was. The game waits.
pause-watched = You are watching. Nothing is changed by it.

log-open = The whole chronicle
log-close = Close
log-aside = A click on a line shows the board of that moment.
log-kept-seen = { $name } keeps { $card }.

command-chronicle = The whole chronicle
command-replay-turn = Play or pause
command-replay-back = One step back
command-replay-on = One step on
command-replay-start = To the start
command-replay-end = To the end
command-replay-round-before = To the round before
command-replay-round-after = To the next round
command-replay-seats = As a seat sees it
command-replay-seat-1 = As the first seat sees it
command-replay-seat-2 = As the second seat sees it
command-replay-seat-3 = As the third seat sees it
command-replay-seat-4 = As the fourth seat sees it
command-replay-seat-5 = As the fifth seat sees it
command-replay-all = With all that is hidden
