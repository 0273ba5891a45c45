//! What a seat can do, and why it may not.

use super::{Card, Road, Seat};

/// A decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Keeps a card of the hand in the draft (2.4); in solo, takes the leftmost such card of the row (7.3).
    Choose {
        /// Who.
        seat: Seat,
        /// The card kept.
        card: Card,
    },
    /// Plays a card and moves a pawn (2.5).
    Play {
        /// Who.
        seat: Seat,
        /// The card played.
        card: Card,
        /// The road moved on: the card's own, or for Combat the one chosen.
        road: Road,
    },
    /// Makes or declines a Kitchen move (4.1).
    Kitchen {
        /// Who.
        seat: Seat,
        /// The road moved on; none to decline.
        road: Option<Road>,
    },
    /// Takes or declines the first-player bonus (5.3).
    Bonus {
        /// Who.
        seat: Seat,
        /// The road on which the pawn climbs its stack; none to decline.
        road: Option<Road>,
    },
}

impl Act {
    /// Whose act it is.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Choose { seat, .. }
            | Self::Play { seat, .. }
            | Self::Kitchen { seat, .. }
            | Self::Bonus { seat, .. } => seat,
        }
    }
}

/// Why an act may not be done; the game is untouched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalAct {
    /// The game is over (4.8).
    #[error("the game is over")]
    GameOver,
    /// The act belongs to another phase than the present one (2.2).
    #[error("that can't be done in this phase")]
    WrongPhase,
    /// No such seat at this table.
    #[error("there is no seat {}", .0.0)]
    NoSuchSeat(Seat),
    /// Another seat is to act (2.5, 4.1, 5.3, 7.3).
    #[error("it is seat {}'s turn", .0.0)]
    NotYourTurn(Seat),
    /// This seat has already chosen, and waits for the others (2.4).
    #[error("this seat has chosen already")]
    AlreadyChosen,
    /// The card isn't in the hand, or in solo not face up in the row.
    #[error("the card {0} is not there to take")]
    CardNotHeld(Card),
    /// The card's subject has no such road (2.5).
    #[error("{card} moves no pawn on the {} road", road.key())]
    WrongRoad {
        /// The card.
        card: Card,
        /// The road asked for.
        road: Road,
    },
    /// Kitchen moves are for other roads than the Kitchen (4.1).
    #[error("the Kitchen move is for another road")]
    KitchenItself,
    /// The pawn stands on its last space (4.1).
    #[error("the pawn on the {} road stands on the last space", .0.key())]
    PawnStuck(Road),
    /// No pawn stands on top of this one, or it is on the start (5.3).
    #[error("no pawn stands on top of that one on the {} road", .0.key())]
    NotCovered(Road),
    /// A solo opponent does as its rules say (7.3 to 7.6).
    #[error("the opponent's rules say otherwise")]
    NotItsRule,
}

/// The acts a seat may do now; at most ten.
#[derive(Clone, Copy, Debug)]
pub struct Acts {
    /// A power of two, so that a masked index needs no bounds check.
    acts: [Act; Self::ROOM],
    len: u8,
}

impl Acts {
    /// The most acts a seat can ever have to choose from: five Combat cards of values 3 to 5 on two roads, or seven pawns
    /// and declining.
    pub const MOST: usize = 10;

    const ROOM: usize = 16;

    /// No acts; for [`Game::list_acts`](super::Game::list_acts).
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        let none = Act::Kitchen {
            seat: Seat(0),
            road: None,
        };
        Self {
            acts: [none; Self::ROOM],
            len: 0,
        }
    }

    #[inline]
    pub(super) const fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    pub(super) const fn push(&mut self, act: Act) {
        self.push_if(true, act);
    }

    /// Offers an act if it may be done. It is written either way: in playouts the processor can't foresee the condition.
    #[inline]
    pub(super) const fn push_if(&mut self, may: bool, act: Act) {
        self.acts[self.len as usize % Self::ROOM] = act;
        self.len += may as u8;
    }
}

impl Default for Acts {
    fn default() -> Self {
        Self::new()
    }
}

impl std::ops::Deref for Acts {
    type Target = [Act];
    #[inline]
    fn deref(&self) -> &[Act] {
        &self.acts[..(self.len as usize).min(Self::ROOM)]
    }
}
