//! What happens in a game, told to whoever shows or remembers it.

use serde::Serialize;

use super::{Card, Game, Reason, Road, RoadSet, Seat, SeatSet};

/// One thing that happened. [`Event::Kept`] is known to its seat only (9.1), until its cards are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A round begins (2.2).
    RoundBegan {
        /// Round, 1 to 6.
        round: u8,
        /// Who holds Excalibur.
        first: Seat,
    },
    /// The deck ran out and the discard pile became the new one (2.3), or all is shuffled anew (8.2).
    Reshuffled {
        /// Cards in the new deck.
        cards: u8,
    },
    /// Every seat got its cards (2.3), or the row was laid out (7.3).
    Dealt,
    /// A seat kept a card (2.4). Hidden from the others, but in solo.
    Kept {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Why a solo opponent is about to act as it does: the card it keeps, the road of its Combat card, or its Kitchen move,
    /// whose event follows at once (7.3 to 7.6). Not told where its rules leave nothing to find out.
    Reasoned {
        /// Which opponent.
        seat: Seat,
        /// Why.
        reason: Reason,
    },
    /// A card of the solo row was taken, and the next of its stack turned up (7.3).
    TurnedUp {
        /// The stack's place in the row, from 0 at the left.
        stack: u8,
        /// The card now face up.
        card: Card,
    },
    /// The hands moved on (2.4, 6.1).
    Passed {
        /// Whether clockwise; in a duel the hands are swapped.
        clockwise: bool,
        /// Cards left in each hand.
        cards: u8,
    },
    /// Every seat has its five cards.
    DraftEnded,
    /// A card was played (2.5).
    Played {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// The road moved on.
        road: Road,
        /// What the challenge adds to the card's value (7.2).
        raise: u8,
    },
    /// A pawn moved, or was to and could not (3.1 to 3.3).
    Moved {
        /// Whose pawn.
        seat: Seat,
        /// On which road.
        road: Road,
        /// Space before.
        from: u16,
        /// Space after; the same if it could not move.
        to: u16,
        /// Spaces lost at the end of the road (3.2).
        lost: u16,
        /// How it landed.
        landing: Landing,
    },
    /// The Cup moved, or was to and stands at its end (5.2).
    CupMoved {
        /// Space before: negative towards the Black Knight, 0 the centre.
        from: i8,
        /// Space after.
        to: i8,
    },
    /// A Parchment was taken (5.4).
    ParchmentTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        parchment: Parchment,
        /// Whether the same move takes the other one, too: then the single one is told first.
        both: bool,
    },
    /// All cards, played or not, went to the discard pile (2.5).
    Discarded,
    /// The first player put a pawn on top of its stack (5.3).
    BonusTaken {
        /// Who.
        seat: Seat,
        /// On which road.
        road: Road,
    },
    /// The first player left the stacks as they are (5.3).
    BonusDeclined {
        /// Who.
        seat: Seat,
    },
    /// A seat used its Kitchen move (4.1); the pawn's `Moved` follows.
    KitchenMove {
        /// Who.
        seat: Seat,
        /// Its place in the Kitchen, from 1.
        place: u8,
        /// How many spaces it may move a pawn.
        spaces: u8,
        /// On which road.
        road: Road,
    },
    /// A seat declined its Kitchen move (4.1).
    KitchenDeclined {
        /// Who.
        seat: Seat,
        /// Its place in the Kitchen.
        place: u8,
    },
    /// A seat had a Kitchen move but no pawn that could (4.1).
    KitchenSkipped {
        /// Who.
        seat: Seat,
        /// Its place in the Kitchen.
        place: u8,
    },
    /// A road is about to score (4.0).
    RoadBegan {
        /// Which.
        road: Road,
    },
    /// In its turn, a road that scores in other rounds only (4.4 to 4.6, 5.1).
    NotScored {
        /// Which.
        road: Road,
    },
    /// In its turn, the Night's King, who has no Parchment to score for in this round (5.6).
    KingSilent,
    /// The Cup decides which knight pays more, before they score (5.5).
    CupFavours {
        /// The favoured knight's road; none with the Cup in the centre, when both pay the less.
        road: Option<Road>,
    },
    /// All pawns are on the start of the road that has begun, so nobody has a place on it (4.0).
    NobodyPlaced {
        /// Which.
        road: Road,
    },
    /// In a duel, the 1st in the City leads by too few spaces to gain anything (6.6).
    LeadTooShort {
        /// Who.
        seat: Seat,
        /// On which road.
        road: Road,
        /// Spaces; 0 on the same space.
        spaces: u16,
    },
    /// A seat gained or lost points (4.2 to 4.6).
    Scored {
        /// Who.
        seat: Seat,
        /// On which road.
        road: Road,
        /// Points, negative if lost.
        points: i8,
        /// What for.
        why: Why,
    },
    /// Pawns went back to the start (4.7, 5.8 to 5.10).
    Returned {
        /// Those of these roads.
        roads: RoadSet,
    },
    /// The Cup went back to the centre (5.9).
    CupReturned,
    /// Both Parchments went back to the King's road (5.10).
    ParchmentsReturned,
    /// Excalibur moved on (2.6).
    ExcaliburPassed {
        /// To whom.
        to: Seat,
    },
    /// The game is over (4.8).
    Ended {
        /// Who won; more than one if the victory is shared.
        winners: SeatSet,
        /// How a tie was broken, if there was one.
        tie: Option<TieBreak>,
    },
}

/// How a pawn came to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Landing {
    /// Alone.
    Open,
    /// On top of this seat's pawn (3.1).
    OnTop(Seat),
    /// First on a last space (3.2).
    LastSpace,
    /// On a last space, under this seat's pawn (3.2).
    Under(Seat),
    /// Didn't move: stands on the last space already (3.3).
    Stuck,
}

/// One of the Night's Parchments (5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Parchment {
    /// On the King's nearer marked space.
    Single,
    /// On the further one.
    Double,
}

/// What points are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// A place (4.2, 4.6).
    Place(u8),
    /// Last, off the start (4.3).
    Last,
    /// Last by being on the start (4.3).
    OnStart,
    /// Next to last (4.3).
    NextToLast,
    /// The King's space (4.4, 5.6).
    KingSpace {
        /// The space's number.
        space: u16,
        /// Whether it counts twice (5.6).
        twice: bool,
    },
    /// First on both Combat roads (6.4).
    BothCombats,
    /// A lead of so many spaces (6.6).
    Lead {
        /// Spaces.
        spaces: u16,
    },
    /// First, with so many symbols between (6.6).
    FirstAndSymbols {
        /// Symbols.
        symbols: u16,
    },
}

/// What decided between equal points (4.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// Further ahead in the Kitchen.
    Kitchen,
    /// Nothing: all of them are on the Kitchen's start, and share the victory.
    Shared,
}

/// Whoever is told of what happens. Playouts pass `()`, which costs nothing.
pub trait Witness {
    /// False spares the making of events.
    const WATCHES: bool = true;

    /// Something happened; `after` is the game right after it.
    fn see(&mut self, after: &Game, event: Event);
}

impl Witness for () {
    const WATCHES: bool = false;
    #[inline]
    fn see(&mut self, _: &Game, _: Event) {}
}

impl Witness for Vec<Event> {
    fn see(&mut self, _: &Game, event: Event) {
        self.push(event);
    }
}

/// An event, and the game right after it: what the table needs to show things in its own time.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// What happened.
    pub event: Event,
    /// The game right after.
    pub after: Game,
}

impl Witness for Vec<Told> {
    fn see(&mut self, after: &Game, event: Event) {
        self.push(Told {
            event,
            after: after.clone(),
        });
    }
}
