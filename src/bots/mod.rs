//! Computer players: each decides from a [`View`] and from chance, and from nothing else.
//!
//! A player is a [`Bot`]; which there are is [`BotKind`]. From weak to strong:
//!
//! - `page` misjudges, and does the first thing that comes to mind now and then;
//! - `squire` looks one act ahead and weighs, road by road, what its pawns may yet earn;
//! - `knight` tries its acts in some dozen games that it holds possible, played to the end of the round;
//! - `champion` does the same in thousands.
//!
//! Each may have a [`Style`]: the character's whose portrait its seat has.
//!
//! What a pawn's place is worth was fitted to games that computer players had with themselves (`fit.rs`); `weights.rs` holds
//! the numbers, `standing.rs` reads them, `greedy.rs` plays by them. `seer.rs` is no player.

mod appraise;
mod chances;
mod fit;
mod glance;
mod greedy;
mod hint;
mod page;
mod search;
mod seer;
mod squire;
mod standing;
mod style;
mod weights;

use std::{fmt, str::FromStr};

use crate::rules::{Act, Chance, View};

pub use appraise::{Appraisal, appraise};
pub use chances::win_chances;
pub use fit::{Fit, FitReport, fit};
pub use hint::{Alternative, Hint, hint};
pub use page::Page;
pub use search::Search;
pub(crate) use seer::foresee;
pub use squire::Squire;
pub use style::{CHARACTERS, Habit, Style};
pub use weights::file_name;

/// Whether a player should stop thinking: its game was left.
pub type Stop<'a> = &'a dyn Fn() -> bool;

/// A computer player at one seat.
pub trait Bot: Send {
    /// Picks one of the view's legal acts, or none if told to stop. The same view and chance give the same act on every
    /// machine (9.2). `stop` is asked every few hundredths of a millisecond to milliseconds.
    ///
    /// # Panics
    /// If the view's seat is not asked for anything.
    fn decide_unless(&mut self, view: &View, chance: &mut Chance, stop: Stop) -> Option<Act>;

    /// Picks one of the view's legal acts.
    ///
    /// # Panics
    /// If the view's seat is not asked for anything.
    fn decide(&mut self, view: &View, chance: &mut Chance) -> Act {
        self.decide_unless(view, chance, &|| false)
            .unwrap_or_else(|| view.legal_acts()[0])
    }
}

/// The computer players there are, from weak to strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotKind {
    /// A beginner.
    Page,
    /// One act ahead.
    Squire,
    /// Some dozen games a decision.
    Knight,
    /// Thousands of games a decision.
    Champion,
}

impl BotKind {
    /// All of them, from weak to strong.
    pub const ALL: [Self; 4] = [Self::Page, Self::Squire, Self::Knight, Self::Champion];

    /// The word for it in records and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Squire => "squire",
            Self::Knight => "knight",
            Self::Champion => "champion",
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

/// The word names no computer player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such computer player: {0:?} (there are: {keys})", keys = BotKind::ALL.map(BotKind::key).join(", "))]
pub struct NoSuchBot(String);

impl FromStr for BotKind {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        let kind = Self::ALL.into_iter().find(|kind| kind.key() == text);
        kind.ok_or_else(|| NoSuchBot(text.to_owned()))
    }
}

/// A player of this kind without likings, ready to play any mode.
///
/// ```
/// use medieval_academy::{bots::{BotKind, bot}, rules::*};
/// let mode = Mode { edition: Edition::Second, side: Side::Day, seats: 4, challenge: None, journals: Journals::Hidden };
/// let mut game = Game::new(RuleSet::new(mode, &Board::built_in(Edition::Second, Side::Day))?, Seat(0), 7);
/// game.settle(&mut ());
/// let view = game.view(Seat(2));
/// let act = bot("squire".parse::<BotKind>()?).decide(&view, &mut Chance::new(1));
/// assert!(view.legal_acts().contains(&act));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn bot(kind: BotKind) -> Box<dyn Bot> {
    bot_with(kind, Style::NEUTRAL)
}

/// A player of this kind with a style.
#[must_use]
pub fn bot_with(kind: BotKind, style: Style) -> Box<dyn Bot> {
    match kind {
        BotKind::Page => Box::new(Page { style }),
        BotKind::Squire => Box::new(Squire { style }),
        BotKind::Knight => Box::new(Search::knight(style)),
        BotKind::Champion => Box::new(Search::champion(style)),
    }
}
