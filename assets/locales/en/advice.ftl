# Advice: what a champion would do, and why. $where is a road in a sentence ("in the Joust"), $card and $other are named as on
# the cards.

advice-thinking = Thinking…
advice-choose = Keep { $card }.
advice-play = Play { $card }.
advice-play-where = Play { $card } { $where }.
advice-move = Move your pawn { $where }.
advice-move-none = Decline the move.
advice-climb = Put your pawn on top { $where }.
advice-climb-none = Leave your pawns where they are.
advice-nothing = nothing
advice-card-where = { $card } { $where }
advice-only = There is nothing else to do.

advice-off-last = It keeps you off last place { $where }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
advice-saved = It saves you { $points ->
    [one] 1 point
   *[other] { $points } points
} { $where }.
advice-place = It makes you { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $where }: { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
advice-points = As the pawns stand, it gains you { $points ->
    [one] 1 point
   *[other] { $points } points
} { $where }.
advice-kitchen = It makes you { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
} { $where }: a move of { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}.
advice-average = On average it gains about { $points ->
    [one] 1 point
   *[other] { $points } points
} { $where }.
advice-next = Next best: { $other }, { $worse ->
    [same] about the same
    [slightly] slightly worse
    [clearly] clearly worse
   *[far] far worse
}.
