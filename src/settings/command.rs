//! The commands that keys and a gamepad's buttons give.

use super::{Cap, Chord, Modifiers, Named};

/// Where a command can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// On every screen.
    Anywhere,
    /// At the table: cards, roads, favours.
    Table,
    /// At the table: how it is looked at.
    Board,
    /// At the table: what is not part of the game.
    Tools,
    /// While a game is only looked at: instead of those for cards and pawns.
    Replay,
}

impl Place {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 5] = [
        Self::Table,
        Self::Board,
        Self::Tools,
        Self::Anywhere,
        Self::Replay,
    ];

    /// The word that stands for it in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Anywhere => "anywhere",
            Self::Table => "table",
            Self::Board => "board",
            Self::Tools => "tools",
            Self::Replay => "replay",
        }
    }

    /// Whether its keys are apart from all others: a key may give a command here and another one elsewhere.
    pub(super) const fn is_apart(self) -> bool {
        matches!(self, Self::Replay)
    }
}

macro_rules! commands {
    ($($(#[$about:meta])* $command:ident = $key:literal, $place:ident, [$($chord:literal),*];)+) => {
        /// Something that a key, or a button of a gamepad, asks for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Command {
            $($(#[$about])* $command,)+
        }

        impl Command {
            /// All of them, in the order in which they are shown.
            pub const ALL: &[Self] = &[$(Self::$command),+];

            /// The word that stands for it in the file and in messages.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$command => $key,)+
                }
            }

            /// Where it can be given.
            #[must_use]
            pub const fn place(self) -> Place {
                match self {
                    $(Self::$command => Place::$place,)+
                }
            }

            /// The keys that give it unless others are bound, besides the fixed one, as [`Chord`] reads them.
            pub(super) const fn defaults(self) -> &'static [&'static str] {
                match self {
                    $(Self::$command => &[$($chord),*],)+
                }
            }
        }
    };
}

commands! {
    /// Plays, keeps or moves what is chosen; in the scoring, goes to the next road.
    Confirm = "confirm", Table, [];
    /// Puts a card back, declines a favour, else opens the menu.
    Back = "back", Table, [];
    /// The card or pawn before.
    Previous = "previous", Table, [];
    /// The card or pawn after.
    Next = "next", Table, [];
    /// The road above: of a Combat card.
    RoadBefore = "road-before", Table, [];
    /// The road below.
    RoadAfter = "road-after", Table, [];
    /// Raises the first card.
    Card1 = "card-1", Table, ["1"];
    /// Raises the second card.
    Card2 = "card-2", Table, ["2"];
    /// Raises the third card.
    Card3 = "card-3", Table, ["3"];
    /// Raises the fourth card.
    Card4 = "card-4", Table, ["4"];
    /// Raises the fifth card.
    Card5 = "card-5", Table, ["5"];
    /// Skips all that is being shown.
    Skip = "skip", Table, ["Space"];
    /// Advice on what to do now.
    Hint = "hint", Table, ["H"];
    /// Looks closer.
    ZoomIn = "zoom-in", Board, ["+", "="];
    /// Looks from further off.
    ZoomOut = "zoom-out", Board, ["-"];
    /// Shows the whole board again.
    WholeBoard = "whole-board", Board, ["0", "Home"];
    /// Draws the board in the other style.
    BoardStyle = "board-style", Board, ["B"];
    /// Takes the last act back.
    TakeBack = "take-back", Tools, ["Ctrl+Z"];
    /// Does again what was taken back.
    Redo = "redo", Tools, ["Ctrl+Y", "Ctrl+Shift+Z"];
    /// Shows the reference card, or puts it away.
    Reference = "reference", Tools, ["R"];
    /// Opens the log of the whole game, or puts it away.
    Chronicle = "chronicle", Tools, ["C"];
    /// Opens the menu.
    Menu = "menu", Tools, ["F10"];
    /// Opens the rules book, or closes it.
    Rules = "rules", Anywhere, ["F1"];
    /// Shows which keys there are, or puts them away.
    KeyMap = "key-map", Anywhere, ["?"];
    /// Silence, or sound again.
    Mute = "mute", Anywhere, ["M"];
    /// The whole screen, or a window again.
    FullScreen = "full-screen", Anywhere, ["F11"];
    /// Plays a replay, or halts it.
    ReplayTurn = "replay-turn", Replay, ["Space"];
    /// A replay goes back by an act.
    ReplayBack = "replay-back", Replay, [];
    /// A replay goes on by an act.
    ReplayOn = "replay-on", Replay, [];
    /// To the start of a replay.
    ReplayStart = "replay-start", Replay, ["Home"];
    /// To its end.
    ReplayEnd = "replay-end", Replay, ["End"];
    /// To the start of the round, or of the one before.
    ReplayRoundBefore = "replay-round-before", Replay, ["PageUp"];
    /// To the next round.
    ReplayRoundAfter = "replay-round-after", Replay, ["PageDown"];
    /// As the first seat sees it.
    ReplaySeat1 = "replay-seat-1", Replay, ["1"];
    /// As the second seat sees it.
    ReplaySeat2 = "replay-seat-2", Replay, ["2"];
    /// As the third seat sees it.
    ReplaySeat3 = "replay-seat-3", Replay, ["3"];
    /// As the fourth seat sees it.
    ReplaySeat4 = "replay-seat-4", Replay, ["4"];
    /// As the fifth seat sees it.
    ReplaySeat5 = "replay-seat-5", Replay, ["5"];
    /// With all that is hidden.
    ReplayAll = "replay-all", Replay, ["0"];
}

impl Command {
    /// Cards by their number.
    pub const CARDS: [Self; 5] = [
        Self::Card1,
        Self::Card2,
        Self::Card3,
        Self::Card4,
        Self::Card5,
    ];

    /// The views of seats in a replay, by their number.
    pub const REPLAY_SEATS: [Self; 5] = [
        Self::ReplaySeat1,
        Self::ReplaySeat2,
        Self::ReplaySeat3,
        Self::ReplaySeat4,
        Self::ReplaySeat5,
    ];

    /// The key that always gives it, whatever else is bound: menus and lists need the same.
    #[must_use]
    pub const fn fixed(self) -> Option<Chord> {
        let named = match self {
            Self::Confirm => Named::Enter,
            Self::Back => Named::Escape,
            Self::Previous | Self::ReplayBack => Named::Left,
            Self::Next | Self::ReplayOn => Named::Right,
            Self::RoadBefore => Named::Up,
            Self::RoadAfter => Named::Down,
            _ => return None,
        };
        Some(Chord::new(Cap::Named(named), Modifiers::NONE))
    }

    /// The command of this [`Command::key`].
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|command| command.key() == key)
    }
}
