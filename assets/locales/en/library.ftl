# The library: all games, finished or not.

# $which: all, unfinished or finished; $count: how many
library-filter = { $which ->
    [unfinished] To go on with ({ $count })
    [finished] Finished ({ $count })
   *[all] All games ({ $count })
}
library-drop = Drag a record onto the window to open it.
library-drop-here = Let go to open this record
library-drop-here-aside = a finished game is watched, another one goes on
library-looking = Looking through the shelves …
library-none = { $which ->
    [unfinished] No game waits for you.
    [finished] No game has been played to its end yet.
   *[all] No game has been played yet.
}
library-none-aside = Every game is written down here as it is played.
library-unreadable = The shelves can’t be reached.
library-folder = Games are kept in { $folder }
library-undo = Bring back
library-resume = Resume
library-watch = Watch
library-export = Take a copy along
library-delete = Delete
library-restored = It is back in its place.
library-copied = A copy of this game is in the library now; the file stays as it is.
error-library = That can’t be done: { $reason }

# $month: jan to dec; $minute: two digits
library-when = { $day } { $month ->
    [jan] January
    [feb] February
    [mar] March
    [apr] April
    [may] May
    [jun] June
    [jul] July
    [aug] August
    [sep] September
    [oct] October
    [nov] November
   *[dec] December
} { $year }, { $hour }:{ $minute }
# $side: day, night or first; $journals: open or hidden
library-mode = { $side ->
    [night] Night
    [first] First edition
   *[day] Day
}, { $count ->
    [2] a duel
   *[other] { $count } players
}, { $journals ->
    [open] open journals
   *[hidden] hidden journals
}
library-mode-solo = Solo challenge { $level }, { $side ->
    [night] Night
   *[day] Day
}
# $names: who won
library-won = { $names } won
# $how: points, kitchen or shared
library-won-how = { $how ->
    [kitchen] on { $points }, further on in the Kitchen
    [shared] together, on { $points }
   *[points] with { $points } points
}
library-stopped = Round { $round }
# $phase: choose, play or score
library-stopped-phase = { $phase ->
    [choose] while cards are chosen
    [play] while cards are played
   *[score] in the scoring
}
