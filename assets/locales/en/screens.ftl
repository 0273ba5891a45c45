### Medieval Academy: words of the screens around the table. English.
###
### The head of messages.ftl says how to call these: the same variables mean the same things here.
###  - $key: a formatted `key-…`. $place, $order: numbers from 1. $width, $height: pixels.
###  - .aside: the small italic line beside or under a label. .tip: the tooltip.

## The game itself

# Window title, title page
game-name = { -academy }
    .round = { -academy } · round { $round }
game-aside = An unofficial fan adaptation
game-version = version { $version }
language-name = English
# A list of names inside a sentence: the last one is joined by this. $names: the others, joined by ", "
# $sound: "i" if $last begins with the vowel of "ink", else "other" (Spanish: "y Maud", but "e Isolda")
names-and = { $sound ->
   *[other] { $names } and { $last }
}

window-too-small = The window is too small for a whole academy. Please give it at least { $width } × { $height }.
window-loading = Painting the board…
window-cards = Painting the cards…

## Names: the cast sits down where nobody has typed a name. Attribute: grammatical gender, for end-*.

default-name-maud = Maud
    .gender = feminine
default-name-enid = Enid
    .gender = feminine
default-name-rowan = Rowan
    .gender = masculine
default-name-osric = Osric
    .gender = masculine
default-name-perceval = Perceval
    .gender = masculine
default-name-aldous = Master Aldous
    .gender = masculine
default-name-isolde = Isolde
    .gender = feminine
default-name-palamedes = Palamedes
    .gender = masculine
default-name-bertram = Bertram
    .gender = masculine
default-name-anselm = Brother Anselm
    .gender = masculine
default-name-dagonet = Dagonet
    .gender = masculine
default-name-nyara = Nyara
    .gender = feminine
default-name-griselda = Griselda
    .gender = feminine
default-name-linnet = Linnet
    .gender = feminine
default-name-agravain = Sir Agravain
    .gender = masculine
default-name-brisen = Lady Brisen
    .gender = feminine
# When the cast has run out
default-name-pupil = Pupil { $place }

## Keys: what is written on the cap, and what the key does (shown beside the cap)

key-enter = Enter
key-esc = Esc
key-space = Space
key-tab = Tab
key-arrows = ← →
key-digits = 1–{ $count }
key-undo = Ctrl+Z
key-redo = Ctrl+Y
key-rules = F1
key-full-screen = F11
key-hint = H
key-chronicle = C
# In a tooltip, after what a button does. Example: Take back a move (Ctrl+Z)
key-tip = { $action } ({ $key })

keys-keep = keeps
keys-raise = raises
keys-play = plays it
keys-put-back = puts the card back
keys-next-pawn = next pawn
keys-next-road = the other road
keys-move = moves it
keys-climb = climbs
keys-decline = declines
keys-skip = skips
keys-next = next
keys-faster = speeds the others up
keys-menu = menu

## New game

new-game-title = A new game
new-game-seats-aside = in table order; cards pass down the list in odd rounds
new-game-table = The table
new-game-table-aside = board, book and luck
new-game-here = at this desk
new-game-name = Name
new-game-level = Level
new-game-board = Board
new-game-edition = Edition
new-game-scoring = Scoring
new-game-allowed = Allowed
new-game-not-allowed = Not allowed
mode-day-aside = seven roads
mode-night-aside = Cup and Parchments
edition-first-aside = roads that go round and round; Day only
scoring-hidden-aside = points stay secret until the end
scoring-open-aside = everybody reads every journal
new-game-take-backs-aside = until something hidden was shown
new-game-add-place = { $place ->
    [2] Add a second player
    [3] Add a third player
    [4] Add a fourth player
    [5] Add a fifth player
   *[other] Add a player
}
new-game-remove = Send { $name } home
new-game-pawn = Play the { $pawn }
new-game-pawn-taken = { $name } has the { $pawn }: click to swap
new-game-portrait = Another face
new-game-seed-roll = Roll another seed
new-game-seed-copy = Copy the seed
new-game-up = Move up the table
new-game-down = Move down the table
# $persons, $computers: lists made with names-and; $side: "day", "night" or "first"; $scoring: "hidden" or "open"
new-game-summary = { $persons } against { $computers }, { $side ->
    [day] by day
    [night] by night
   *[first] by the old book
}, { $scoring ->
    [hidden] hidden journals
   *[open] open journals
}
new-game-summary-persons = { $persons }, { $side ->
    [day] by day
    [night] by night
   *[first] by the old book
}, { $scoring ->
    [hidden] hidden journals
   *[open] open journals
}
new-game-summary-computers = { $computers } play, you watch, { $side ->
    [day] by day
    [night] by night
   *[first] by the old book
}
error-seats-few = A table needs three players: { $missing ->
    [one] one more is missing
   *[other] { $missing } more are missing
}.
error-seats-many = Five chairs, and no more: one player has to stand.
error-first-night = The first edition was never played by night. Choose Day or the second edition.
error-name-long = That name is too long for its ribbon: at most { $count } letters.

## Choosing cards

choose-title = Pick one
choose-last = The last card keeps itself.
kept-aside = Play four, set one aside.
kept-none = Nothing kept yet
choose-hidden = Nobody else sees these cards.
choose-next-tip = { $next } gets what you leave
choose-peek = Look at the board
choose-back = Back to the cards

## Playing, the Kitchen and the first-player bonus

hand-aside = Point at a card to see its road.
hand-set-aside = set aside
hand-empty = All four cards are played.
button-play = Play this card
# $where: road-*.where. Example: Move on the Quest
button-move = Move { $where }
button-climb = Climb { $where }
kitchen-title = The cook’s favour
    .first = The lady’s favour
kitchen-aside = Click a pawn that glows.
kitchen-none = None of your pawns can move. The cook is sorry.
bonus-title = Excalibur’s favour
bonus-aside = Click a pawn that glows to lift it to the top of its stack.
# $road, the numbers of two spaces. Example: Quest 4 → 7
preview-move = { $road } { $from ->
    [0] start
   *[other] { $from }
} → { $space }

seat-your-turn = your turn
seat-choosing = choosing
seat-favour = your favour
seat-moved = has moved
seat-declined = has declined
seat-scored = has scored
seat-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
seat-lost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
seat-away = not looking
seat-waiting = waiting

## Scoring: the cloth

scoring-order = { $order ->
    [1] first road of the round
    [2] second road of the round
    [3] third road of the round
    [4] fourth road of the round
    [5] fifth road of the round
    [6] sixth road of the round
    [7] seventh road of the round
   *[other] road { $order } of the round
}
# $order: a formatted scoring-order; $rule: one of scoring-pays-*. Example: third road of the round: places 1 to 3 score
scoring-subtitle = { $order }: { $rule }
scoring-pays-places = { $count ->
    [one] 1st place scores
   *[other] places 1 to { $count } score
}
scoring-pays-losers = last and next to last lose points
scoring-pays-last = last place loses points
scoring-pays-kitchen = no points, but pawns move
scoring-pays-king = from space 6 on, the King pays
scoring-pays-king-night = { $count ->
    [1] the King pays each their space
   *[2] the King pays each their space, twice
}
scoring-pays-city-duel = the leader is paid for every 3 spaces
scoring-pays-quest-duel = the leader is paid, and for dragons too
scoring-space = space { $space }
scoring-space-top = space { $space }, on top
scoring-space-under = space { $space }, under { $other }
scoring-start = on the start
scoring-nothing = nothing
scoring-favour = moves { $count ->
    [one] one space
   *[other] { $count } spaces
}
scoring-written = written down
scoring-roads = Roads this round
scoring-not-this-round = not this round
button-next = Next
button-next-place = Next place
button-next-road = Next road
button-next-round = Next round

## The table: tooltips

tip-round = Round { $round } of VI
tip-round-done = Round { $round } is over
tip-round-returns = After this round, pawns go back to the start
tip-direction-clockwise = Hands go to the next seat down the list
tip-direction-counterclockwise = Hands go to the next seat up the list
tip-excalibur = { $name } holds { -excalibur } and begins this round. Then it moves on to { $next }.
tip-excalibur-night = { $name } holds { -excalibur }: begins this round, and may lift one covered pawn before scoring. Then it moves on to { $next }.
tip-excalibur-stays = You hold { -excalibur }, and nobody can take it from you.
tip-cards = { $count ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
tip-deck = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
}, { $discard ->
    [0] none discarded
   *[other] { $discard } discarded
}
tip-journal-yours = Your journal. Hidden from the others until the end.
tip-journal-other = The journal of { $name }. Hidden from the others until the end.
tip-journal-open = The journal of { $name }. All journals are open in this game.
tip-journal-curtain = Your journal opens when you are the only one looking.
tip-journal-line = Round { $round }, { $road }: { $points }
tip-journal-empty = Not a word yet
# $names: from the top of the stack to the bottom
tip-stack = Space { $space }, from the top: { $names }
tip-stack-start = On the start, all level: { $names }
tip-stack-last = Last space, first come first: { $names }
tip-pawn = { $name }, { $pawn }: { $space ->
    [0] on the start
   *[other] space { $space }
}
tip-lap = { $name }, { $count ->
    [one] one lap
   *[other] { $count } laps
} done
tip-cup = { $side ->
    [black] The { -cup } favours the Black Knight, by { $space }.
    [white] The { -cup } favours the White Knight, by { $space }.
   *[centre] The { -cup } favours nobody yet.
}
tip-parchment = { $which ->
    [single] Single { -parchment }: for the first pawn to reach King space { $space }
   *[double] Double { -parchment }: for the first pawn to reach King space { $space }
}
tip-parchment-taken = { $name } took this { -parchment }.
tip-ladle = A ladle: in a duel, every ladle between the two pawns is worth one more space.
tip-dragon = A dragon: in a duel, every dragon between the two pawns is worth 2 points.
tip-card-combat = Moves your pawn in the Joust or in the Tournament.
    .night = Moves your pawn with the Black Knight or with the White Knight, and the { -cup } too.
    .first = Moves your pawn in the Jousts or in the Tournaments.
tip-card = Moves your pawn { $where } by { $value }.
tip-road-scores-now = As it stands now
tip-undo = Take back a move
tip-redo = Do it again after all
tip-hint = What would a champion do?
tip-rules = The rules book
tip-menu = Menu, settings, leave
tip-skip = On to what is asked of you
tip-zoom = The wheel zooms, dragging moves, a double click puts the board back.

## The menu behind Esc

pause-title = The game waits
pause-saved = The game is saved, up to the last card.
pause-unsaved = The game could not be saved yet: { $reason }.
pause-file = It is kept in { $file }.
menu-resume = Back to the table
menu-leave = Leave to the title page
menu-full-screen = Full screen
confirm-new-game = Begin anew? This game is saved and waits under Continue.
confirm-yes = Yes
confirm-no = No

## The end

end-title-page = The end of the game
end-round = Round { $round }
end-start = start
end-place-shared = shared
end-winner-computer = Not a drop of blood in there, and yet a knight.
end-rematch-tip = The same players, other cards
end-same-deal-tip = The same players and the same cards: no excuses
end-save-tip = Keep a copy of this game as a file
end-review-tip = Look at the game again, move by move
end-to-title = To the title page
notice-record-saved = The game is written down in { $file }.
error-record-write = The game could not be copied to { $file }: { $reason }. The original is safe.
notice-continue-broken = The game in progress could not be opened and was left as it was: { $file }.
notice-welcome-back = Welcome back: round { $round }, as you left it.

## Settings

settings-title = Settings
settings-sight = Sight
settings-sound = Sound
settings-play = Play
settings-keys = Key bindings
settings-language = Language
settings-screen = Screen
settings-window = Window
settings-window-framed = In a window
settings-full-screen = Full screen
settings-board = Board detail
settings-board-plain = Plain
settings-board-painted = Painted
settings-board-illuminated = Illuminated
settings-animation = Animation speed
    .aside = slower helps learners; off is instant
settings-pace = Computer players’ pace
    .aside = how long they pretend to think
settings-speed = { $speed ->
    [off] Off
    [slow] Slow
    [normal] Normal
   *[fast] Fast
}
settings-reading = Reading
settings-text-size = Text size
    .aside = never under 14 points
settings-percent = { $percent } %
settings-letters = Letters on pawns
    .aside = the first letter of each name
settings-contrast = Stronger contrast
    .aside = plain grounds, no patterns
settings-less-motion = Less motion
    .aside = no flights, glow without pulse
settings-remarks = Remarks
    .aside = computer players say what they think of you
settings-confirm = Confirm before playing
    .aside = one more click for every card
settings-music = Music
settings-effects = Effects
settings-ambience = Ambience
settings-example = As it will look
settings-example-text = Your { $pawn } is on space { $space }.
settings-restore = Restore defaults
settings-folder = Games are kept in { $folder }
notice-settings-saved = Settings kept.
error-settings-write = The settings cannot be saved: { $reason }. They hold until you quit.

## Learned on the title page

menu-learn-aside = { default-name-anselm } expects you. Bring a cloak.
menu-quit-aside = The lights are put out, the game is kept.

## Chronicle: what messages.ftl leaves to the end

log-ended = { $name } is knighted.
log-ended-shared = { $names } share the victory.
# Solo: anybody takes a card from the row
log-solo-chose = { $name } takes { $card }.
# A pawn moves, and the chronicle begins too late to know why
log-moved = { $name } moves { $where }: { $from ->
    [0] start
   *[other] { $from }
} → { $space }{ $landing ->
    [top] , on top of { $other }
    [under] , last space, under { $other }
    [last] , last space
   *[open] {""}
}.

## Screens: what the above lacks

# $speed: "calm", "normal" or "quick"
motion-speed = { $speed ->
    [calm] Calm
    [quick] Quick
   *[normal] Normal
}
settings-animation-short = Animation
pause-nowhere = This game is not kept in any file.
new-game-seed-empty = Left empty: other cards every time.
# $reason: a sentence in English from the setup's own checks
error-begin = This game cannot begin: { $reason }.
# $names: those who share the victory
end-knighted-shared = { $names } are knighted
# $title: one or more formatted end-title. Example: Dame Maud, 47 points
end-ribbon = { $title }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
button-title = Title page
end-save-none = This game is not kept in any file, so there is nothing to copy.
