### Medieval Academy: words of the statistics, and of titles as they are earned. English.
###
### The head of messages.ftl says how to call these: the same variables mean the same things here.

menu-statistics = Statistics
statistics-games = Games
statistics-ladder = Challenges
statistics-titles = Titles
statistics-previous = Previous player
statistics-next = Next player
statistics-none = Nothing yet. The ink is fresh, and the first finished game goes here.
statistics-none-aside = Every game that is played to its end counts for the people who played it.
statistics-ways = By way to play
statistics-all = All games
# $way: "table", "duel", "solo" or "first"; $side: "day" or "night"; $count: players
statistics-way = { $way ->
    [duel] { $side ->
        [night] Duel by night
       *[day] Duel by day
    }
    [solo] { $side ->
        [night] Solo by night
       *[day] Solo by day
    }
    [first] First edition, { $count } players
   *[table] { $side ->
        [night] Night, { $count } players
       *[day] Day, { $count } players
    }
}
statistics-column-games = Games
statistics-column-wins = Won
statistics-column-shared = Shared
statistics-column-best = Best
statistics-column-average = Average
statistics-average-roads = Points a game, by road
statistics-opponents = At one table with
# $count: opponents for whom there is no room
statistics-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
# $kind: the key of a level
statistics-computer = { $kind ->
    [page] Pages
    [squire] Squires
    [knight] Knights
    [champion] Champions
    [agravain] Sir Agravain
   *[brisen] Lady Brisen
}
statistics-ladder-aside = of all who sit at this desk; every deal counts once
statistics-titles-aside = { $count } of { $all } earned
statistics-earned = { $date }{ $times ->
    [one] {""}
   *[other] , { $times } times
}
# $day, $year: numbers; $month: 1 to 12
statistics-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
statistics-export = Export
statistics-export-tip = Writes all finished games as a table for spreadsheets
notice-statistics-saved = The statistics were written to { $file }.
error-statistics-write = { $file } could not be written: { $reason }
statistics-reset = Reset
statistics-reset-tip = Erases statistics, titles and challenges, after two questions
statistics-reset-keep = Keep them
statistics-reset-1 = Erase
statistics-reset-2 = Really erase
statistics-reset-aside = The old file stays in the folder of the game, under another name.
notice-statistics-reset = All statistics are erased. The old file is kept as { $file }.
notice-statistics-reset-nothing = All statistics are erased.
notice-statistics-reset-failed = Nothing was erased: { $reason }
# A title that somebody has just earned. $name: who
award-earned = { $name } has earned a title
# $names: titles, joined by ", "
award-line = New titles: { $names }
# Between whole points and tenths
decimal-point = .
