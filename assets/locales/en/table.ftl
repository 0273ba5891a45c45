### Medieval Academy: words of the overlays round the board. English.
###
### The head of messages.ftl says how to call these: the same variables mean the same things here.

## The prompt in the column

prompt-wait-choose-one = { $name } is choosing a card to keep.
prompt-wait-choose-many = { $count } players are choosing…
prompt-over = The game is over. The journals are opened.
prompt-bonus-short = Lift one of your covered pawns to the top of its stack, or decline.
prompt-plays = { $name } plays { $card }.
prompt-moves = { $name } moves { $where }.

## Seats in the column

# $cards: formatted cards, joined by ", "
tip-seat-played = Played this round: { $cards }
tip-seat-played-none = Nothing played yet this round
tip-seat-kept = Taken so far: { $cards }
# $points: a list of formatted roads with their points. $total: formatted points
tip-journal-round = Round { $round }: { $points }. Together { $total }.
# $road: a road's name; $points: formatted points
tip-journal-road = { $road } { $points }
tip-journal-total = In all: { $points }
journal-open-all = open to all

## The draft's shelf

shelf-row = All can see what is taken; the next card of the stack is turned up.

## The tray

kitchen-favour = { $place ->
    [1] First place
    [2] Second place
   *[3] Third place
} { $kitchen }: move one of your pawns { $count ->
    [one] one space
   *[other] { $count } spaces
}.
button-move-count = Move { $count } { $where }
button-choose-pawn = Choose a pawn
button-skip-show = Skip

## The cloth

scoring-place-none = –

## How a road scores: what messages.ftl leaves out

rule-returns-many = Pawns go back to the start after rounds { $rounds }.
rule-king-spaces = From space { $near }: { $less } points. Space { $far }: { $more } instead.
rule-lead = 1st: { $points } points for every full { $count } spaces of lead.
rule-first-and-symbols = 1st: { $first } points, and { $symbol } for each dragon between the two pawns.

## The board

# The Cup's banner by night, 14 characters at most.
cup-ribbon = The { -cup }
# $road: a formatted road's name. The first player's bonus under the pointer.
preview-climb = { $road }: to the top
