# Settings, keys and gamepad: what messages.ftl and screens.ftl lack.

menu-keys = Keys

settings-window-size = Window size
# $width and $height: pixels
settings-pixels = { $width } × { $height }
settings-palette = Colours
    .aside = of pawns, cards and roads
# $palette: "heraldic", "red-green" or "blue-yellow": which colours are hard to tell apart
settings-palette-name = { $palette ->
    [red-green] Red–green
    [blue-yellow] Blue–yellow
   *[heraldic] As drawn
}
settings-living = Living board
    .aside = flags, smoke and animals move
settings-mute = Silence
    .aside = nothing is heard, whatever is set above
settings-table = At the table
# $pace: "quick", "steady" or "slow"
settings-pace-name = { $pace ->
    [quick] Quick
    [slow] Slow
   *[steady] Steady
}
settings-advice = Advice
    .aside = a word of help in the first real game
settings-new-games = New games
settings-journals = Journals
notice-settings-newer = The settings are those of a newer version of the game. Defaults are in use; the file is left as it is.
notice-settings-unreadable = The settings could not be read: { $reason }. Defaults are in use; the file is left as it is.

## Keys

keys-title = Keys
# $place: "anywhere", "table", "board" or "tools"
keys-place = { $place ->
    [table] Cards and pawns
    [board] The board
    [tools] At the table
    [replay] Watching a game
   *[anywhere] Anywhere
}
# While another key is chosen. $command: one of command-…
settings-key-press = { $command }: press a key. Esc leaves it as it is, Backspace takes the key away.
# $command: what the key does now
settings-key-taken = { $key } is there for: { $command }. Press it again to have it.
settings-key-fixed = { $key } is needed everywhere and stays what it is. Press another key.
# For a screen reader
settings-key-of = { $command }: { $key }
key-awaited = ?
key-none = –
# For a screen reader
key-unbound = no key

command-confirm = Play, keep, move
command-back = Put back, decline, menu
command-previous = Card or pawn before
command-next = Card or pawn after
command-road-before = Road before
command-road-after = Road after
command-cards = Raise a card
command-card-1 = First card
command-card-2 = Second card
command-card-3 = Third card
command-card-4 = Fourth card
command-card-5 = Fifth card
command-skip = Skip what is shown
command-hint = Hint
command-zoom-in = Closer
command-zoom-out = Further off
command-whole-board = The whole board
command-board-style = Illustrated or compact
command-take-back = Take back
command-redo = Do again
command-reference = Reference card
command-menu = Menu
command-rules = Rules book
command-key-map = Map of keys
command-mute = Silence
command-full-screen = Full screen

key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-left = ←
key-right = →
key-up = ↑
key-down = ↓

## Gamepad

keys-gamepad = Gamepad
# $button: "stick", "south", "east", "west", "north", "shoulders" or "start"
gamepad-button = { $button ->
    [stick] Stick, pad
    [south] A
    [east] B
    [west] X
    [north] Y
    [shoulders] Shoulders
   *[start] Start
}
gamepad-does = { $button ->
    [stick] Move about
    [south] Press, play, keep
    [east] Back
    [west] Hint
    [north] Rules book
    [shoulders] The control before or after
   *[start] Menu
}

## New game: what people agree on

new-game-take-backs-free = Take-backs by consent
    .aside = however far, whatever was shown since
new-game-open-table = Open table
    .aside = no curtain, and everybody’s cards may be seen
new-game-agree-alone = For this, two people at the desk have to agree.
# $cards: a list
tip-seat-hand = In hand: { $cards }

## What a screen reader says

spoken-raised = { $card }, raised
# $stacks: pawns by space, foremost first
spoken-road = { $road }: { $stacks }
spoken-road-empty = { $road }: everybody is on the start
