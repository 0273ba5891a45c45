//! Computer players: each decides from a [`View`] and from chance, and from nothing else.
//!
//! A player is a [`Bot`]; which there are is [`BotKind`]. From weak to strong:
//!
//! - `page` plays any legal act;
//! - `squire` looks one act ahead and weighs, road by road, what its pawns may yet earn (see `outlook.rs`).

pub mod fit;
mod greedy;
mod page;
mod scene;
mod squire;
mod values;

use std::{fmt, str::FromStr};

use crate::rules::{Act, Chance, View};

pub use page::Page;
pub use squire::Squire;
pub use values::{Fitted, Values};

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
    /// Any legal act.
    Page,
    /// One act ahead.
    Squire,
}

impl BotKind {
    /// All of them, from weak to strong.
    pub const ALL: [Self; 2] = [Self::Page, Self::Squire];

    /// The word for it in records and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Squire => "squire",
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
    match kind {
        BotKind::Page => Box::new(Page),
        BotKind::Squire => Box::new(Squire),
    }
}
