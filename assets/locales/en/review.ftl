# The review after the game. $act names what was done as in advice.ftl; $name is a player; $percent a chance to win.

button-look-back = Review
end-look-back-tip = Everybody’s chance to win, turn by turn, and what would have been better
review-title = The game in review
review-graph = Chance to win, turn by turn
review-graph-tip = Point at a turn, or walk with ← and →.
review-choices = { $name }: the costliest choices
review-thinking = Trying other choices… { $percent } %
review-none = No choice was clearly worse than a champion’s.
review-fewer = { $count ->
    [one] One choice only was clearly worse than a champion’s.
   *[other] Only { $count } choices were clearly worse than a champion’s.
}
review-moment = Round { $round } · { $phase }
review-done = Done: { $act }.
review-better = Better: { $act }.
review-cost = It cost { $percent } % of the chance to win and { $points ->
    [0] hardly a point
    [one] about 1 point
   *[other] about { $points } points
}.
review-roads = On average, by road: { $roads }.
review-start = At the start: { $chances }
review-turn = Round { $round }, turn { $turn }: { $chances }
review-round = After round { $round }: { $chances }
review-chance = { $name } { $percent } %
review-marks = Gold ring: better. Red ring: done.
review-count = { $number } of { $count }
button-on-board = On the board
button-to-results = Results
button-to-review = Review
review-previous = Choice before
review-next = Next choice
end-remark = “{ $says }” – { $name }
