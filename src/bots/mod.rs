//! Computer players: each decides from a [`View`] and from chance, and from nothing else.
//!
//! A player is a [`Bot`]; which there are is [`BotKind`]. From weak to strong:
//!
//! - `page` is a beginner, and errs;
//! - `squire` looks one act ahead, and weighs what its pawns may yet earn by tables (see `values.rs`);
//! - `knight` looks to the end of the round, in a few hundred games that might be the true one (see `search.rs`);
//! - `champion` does so in thousands.

pub mod fit;
mod greedy;
mod hint;
mod outcome;
mod page;
mod scene;
mod search;
mod squire;
mod values;

use std::{
    fmt,
    str::FromStr,
    sync::{Arc, atomic::AtomicBool},
};

use crate::rules::{Act, Chance, View};

pub use hint::{Hint, Outlook, hint, win_chances};
pub use page::Page;
pub use search::{Found, Searcher};
pub use squire::Squire;
pub use values::{Fitted, Values};

/// Playouts for a decision. Counted, not timed, so that all machines play alike.
const KNIGHT: u32 = 400;
const CHAMPION: u32 = 6000;

/// A computer player at one seat.
pub trait Bot: Send {
    /// Picks one of the view's legal acts. The same view and chance give the same act on every machine (9.2).
    ///
    /// # Panics
    /// If the view's seat is not asked for anything.
    fn decide(&mut self, view: &View, chance: &mut Chance) -> Act;
}

/// The computer players there are, from weak to strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotKind {
    /// A beginner's errors.
    Page,
    /// One act ahead.
    Squire,
    /// A short look to the end of the round.
    Knight,
    /// A long one.
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

/// A player of this kind, ready to play any mode.
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
    stoppable(kind, Arc::default())
}

/// [`bot`], but it soon comes to an end with what seems best so far when `stop` is set.
#[must_use]
pub fn stoppable(kind: BotKind, stop: Arc<AtomicBool>) -> Box<dyn Bot> {
    match kind {
        BotKind::Page => Box::new(Page),
        BotKind::Squire => Box::new(Squire),
        BotKind::Knight => Box::new(Searcher::new(KNIGHT, stop)),
        BotKind::Champion => Box::new(Searcher::new(CHAMPION, stop)),
    }
}
