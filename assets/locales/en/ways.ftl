### Medieval Academy: words of every way to play: modes, the solo challenge, the rules book. English.
###
### The head of messages.ftl says how to call these: the same variables mean the same things here.

## New game

# $side: "day", "night" or "first"; $count: seats. Example: by night, a duel
summary-mode = { $side ->
    [day] by day
    [night] by night
   *[first] by the old book
}{ $count ->
    [2] , a duel
   *[other] {""}
}
# $persons, $computers: lists made with names-and; $mode: a formatted summary-mode; $scoring: "hidden" or "open"
summary-mixed = { $persons } against { $computers }, { $mode }, { $scoring ->
    [hidden] hidden journals
   *[open] open journals
}
summary-persons = { $persons }, { $mode }, { $scoring ->
    [hidden] hidden journals
   *[open] open journals
}
summary-computers = { $computers } play, you watch, { $mode }
new-game-edition-second = Second, 2023
new-game-edition-first = First, 2014
new-game-board-illustrated = Illustrated
new-game-board-compact = Compact
new-game-board-illustrated-aside = the town, with its roads winding through it
new-game-board-compact-aside = one straight row a road; can be changed at any time
mode-duel-aside = two players: a duel
error-first-duel = The first edition needs three players. Add a third, or choose the second edition.
error-alone = A table needs two players. For one alone there is the solo challenge on the title page.

## The rules book

menu-rules-book = Rules book
button-close = Close
rules-in-this-game = In this game
# $side: "day", "night" or "first"; $count: seats; $level: of the challenge, Roman, or "none"
rules-mode = { $side ->
    [day] By day
    [night] By night
   *[first] By the old book
}, { $level ->
    [none] { $count ->
        [2] a duel
       *[other] { $count } players
    }
   *[other] against Sir Agravain and Lady Brisen, challenge { $level }
}. So the roads pay:
# $bonuses: names of subjects with what is added to them, joined by ", "
rules-raised = Your opponents’ cards count for more: { $bonuses }.
key-up-down = ↑ ↓
keys-scroll = scrolls
keys-next-section = next section

## The profile: what is remembered of finished games

notice-profile-newer = The statistics were written by a newer version ({ $version }). They are left as they are, and this version adds none.
# $reason: a sentence in English
notice-profile-unreadable = The statistics could not be read: { $reason }. The file was left as it was.
notice-profile-unwritten = The statistics could not be written: { $reason }. The game itself is safe.

## The solo challenge

menu-solo = Solo challenge
# $opponents: a list made with names-and; $side: "day" or "night"; $level: Roman
summary-solo = { $name } against { $opponents }, { $side ->
    [night] by night
   *[day] by day
}, challenge { $level }
challenges-levels = Challenges
challenges-levels-aside = what is added to the cards your opponents play
challenges-you = You
challenges-against = Against you
challenges-against-aside = they take the highest card, and hope
challenges-table-aside = victories are counted for each side
challenge-never = not played yet
challenge-plays = { $count ->
    [one] played once
   *[other] played { $count } times
}

## The end of a challenge

button-next-level = Next level
end-next-level-tip = They take this badly. The next challenge, with other cards
# $plays: a formatted challenge-plays; $best: a formatted challenge-best
end-challenge = This challenge: { $plays }, { $best }.
end-deal-known = These very cards were played before: only the first time counts.
