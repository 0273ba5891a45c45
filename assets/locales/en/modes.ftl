### Medieval Academy: words of the reference card, of tokens under the pointer, and of what differs between ways to play. English.
###
### The head of messages.ftl says how to call these: the same variables mean the same things here.

## The column's tools

button-rules-book = Rules
button-reference = Guide
button-board = Board
tip-reference = The reference card: the round, and how every road scores
tip-board = The other drawing of the board: roads winding, or in straight rows
key-reference = R
key-board = B

## The reference card

reference-round = The round
# $side: "day", "night" or "first"
reference-points = { $side ->
    [day] Points by day
    [night] Points by night
   *[first] First edition
}
# How many the card is for, in its badge
reference-players = { $players ->
    [solo] 1
    [duel] 2
   *[table] 3+
}
reference-deal = Five cards each.
reference-deal-fresh = The whole deck is shuffled anew; five cards each.
reference-deal-row = Five stacks of three cards, the top ones face up.
# $odd, $even: rounds, such as "I, III, V"
reference-choose = Keep one card, pass the rest: clockwise in { $odd }, the other way in { $even }. Until each has five.
reference-choose-swap = Keep one card, then swap hands. Until each has five.
reference-choose-row = In turn, take a face-up card; the next is turned up. Opponents take the highest, leftmost of equals.
# $roads: the two roads of Combat cards, joined by ", "
reference-play = From the first player, clockwise: a card each, four times. Combat: { $roads }, as you like.
reference-play-night = A card each, four times. Combat: either knight; the { -cup } goes his way, by the card’s value.
reference-play-solo = A card each, four times. Opponents turn up theirs, and fight where they get past somebody.
reference-score = Moves from the Kitchen, then points, road by road. A pawn on the start has no place.
    .first = Moves from Gallantry, then points, road by road. A pawn on the start has no place.
reference-score-night = The first player may climb a stack. Then moves from the Kitchen, then points, road by road.
reference-after = After { $rounds }: { $roads }.
reference-after-parchment = With the double { -parchment }: { $roads }.
reference-excalibur = To the next seat clockwise. After round VI most points win; a tie goes to the better place { $kitchen }.
reference-excalibur-stays = It stays with you. After round VI most points win; a tie goes to the better place { $kitchen }.
reference-knights = The knight the { -cup } favours pays more. With the { -cup } in the centre, both pay less.
reference-knights-title = The knights
reference-both-roads = Each road: { $rule }

## Rounds and returns

rule-round = Round { $round }.
rule-start-both-last = Both on the start: both are last.
# $roads: names of roads joined by ", "
tip-round-scores = Points: { $roads }.
tip-round-king = The King too, if a { -parchment } is taken.
tip-round-back = Back to the start after it: { $roads }.
tip-round-cup = The { -cup } goes back to the centre.

## Tokens and symbols

tip-cup-moves = Every move with a knight draws it to his side, by as many spaces. The centre is no space.
tip-parchments-return = When the double { -parchment } is taken, both go back after the round, and all pawns before the King.
tip-parchment-held = { $which ->
    [single] Holds the single { -parchment }.
    [double] Holds the double { -parchment }.
   *[both] Holds both Parchments.
}
tip-ladle-idle = A ladle: it counts in duels only.
tip-dragon-idle = A dragon: it counts in duels only.
tip-lap-counts = The whole way counts: a lap more is further ahead.
challenge-about = Only Sir Agravain’s and Lady Brisen’s cards gain, and only when they are played.
challenge-aside = for your opponents

tip-direction-swap = A duel: the two hands change places after every pick, whatever the round.

## The solo row

prompt-choose-solo-few = Take one of the { $count } face-up cards.
# How many cards lie face down under the top one
row-under = { $count ->
    [0] The last card of this stack
    [one] One more card lies under it
   *[other] { $count } more cards lie under it
}
seat-picks = takes a card
seat-picks-you = your pick
tip-seat-deck = Face down and shuffled: the top card is played next
tip-seat-plays-last = Plays last in this round

## Prompts and seats in every way to play

seat-last = plays last
# The first edition: Gallantry may be chosen itself
kitchen-favour-first = { $place ->
    [1] First place
    [2] Second place
   *[3] Third place
} { $kitchen }: move a pawn { $count ->
    [one] one space
   *[other] { $count } spaces
}, on any road.
bonus-about = Before anything is scored, one covered pawn may climb its stack.
heading-knights = the knights score
# $side: "black", "white" or "centre"; $space 1 to 8
cup-title = { $side ->
    [black] The Cup: Black { $space }
    [white] The Cup: White { $space }
   *[centre] The Cup
}
cup-aside = { $side ->
    [black] favours the Black Knight
    [white] favours the White Knight
   *[centre] favours neither knight
}
cup-space = { $side ->
    [black] Black { $space }
   *[white] White { $space }
}
# $moves: one or two formatted cup-space, joined by ", "
cup-ahead = → { $moves }
parchment-title = The King

## Scoring in duels and by night

scoring-both = first on both: +{ $points }
scoring-leads = leads by { $count ->
    [one] one space
   *[other] { $count } spaces
}
scoring-symbols = { $count ->
    [0] no dragon between
    [one] one dragon between
   *[other] { $count } dragons between
}
scoring-twice = space { $space }, counted twice
## Chronicle: what messages.ftl leaves out

log-deal-row = Five stacks of three cards are laid out, the top ones face up.
log-shuffle-anew = The whole deck is shuffled anew.
log-kitchen-nobody-first = Nobody has left the start in Gallantry: nobody moves.
log-solo-cannot = { $name } can get past nobody, and stands on the last space { $kitchen }: no move.
log-ended-tie = Equal points: the better place { $kitchen } decides.
