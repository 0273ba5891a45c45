//! Sir Agravain and Lady Brisen, the solo game's opponents, who do as their rules say (7.3 to 7.6).

use serde::Serialize;

use super::game::Stage;
use super::{Act, Card, Event, Game, IllegalAct, Road, Seat, SeatSet, Witness};

/// Sir Agravain's seat in a solo game (7.1).
pub const AGRAVAIN: Seat = Seat(1);
/// Lady Brisen's seat in a solo game (7.1).
pub const BRISEN: Seat = Seat(2);

/// Why an opponent acts as it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The card is the highest of the row (7.3).
    Highest {
        /// Which.
        card: Card,
        /// Whether others are as high, and this one is the leftmost of them.
        tied: bool,
    },
    /// The move on this road passes somebody (7.5); for a Kitchen move it is the first road that does (7.6).
    Passes {
        /// Where.
        road: Road,
        /// Whom.
        passed: SeatSet,
    },
    /// No move that it has to try passes anybody, so it goes to this road: the Tournament (7.5), or the Kitchen (7.6).
    PassesNobody {
        /// Where.
        road: Road,
    },
    /// Its Kitchen move passes nobody, and its pawn in the Kitchen stands on the last space (7.6).
    CannotMove,
}

impl Game {
    /// Tells why an opponent is about to act.
    #[inline]
    pub(super) fn tell_reason<W: Witness>(&self, seat: Seat, witness: &mut W) {
        if W::WATCHES
            && let Some(reason) = reason(self, seat)
        {
            self.tell(witness, || Event::Reasoned { seat, reason });
        }
    }

    /// Whether the seat is one of the solo opponents.
    #[inline]
    #[must_use]
    pub fn is_opponent(&self, seat: Seat) -> bool {
        self.rules.mode.challenge.is_some() && seat != Seat(0)
    }
}

/// What an opponent's rules make it do now; none for other seats, or if it is not asked.
pub(super) fn act(game: &Game, seat: Seat) -> Option<Act> {
    if !game.is_opponent(seat) || !game.waiting.contains(seat) {
        return None;
    }
    match game.stage {
        Stage::Choose => highest(game).map(|card| Act::Choose { seat, card }),
        Stage::Play => {
            let card = *game.hands[seat.index()].last()?; // 7.4: the top of its deck
            let road = road_for(game, seat, card);
            Some(Act::Play { seat, card, road })
        }
        Stage::KitchenAsked => {
            let road = match kitchen_reason(game, seat)? {
                Reason::Passes { road, .. } | Reason::PassesNobody { road } => Some(road),
                Reason::CannotMove | Reason::Highest { .. } => None,
            };
            Some(Act::Kitchen { seat, road })
        }
        _ => None,
    }
}

/// Refuses an act of an opponent's that its rules don't make; other seats' acts are checked where they are done.
pub(super) fn check(game: &Game, wanted: Act) -> Result<(), IllegalAct> {
    match act(game, wanted.seat()) {
        Some(act) if act != wanted => Err(IllegalAct::NotItsRule),
        _ => Ok(()),
    }
}

/// 7.3: the highest value of the row, leftmost if tied.
fn highest(game: &Game) -> Option<Card> {
    let face_up = game.row.iter().filter_map(|stack| stack.last().copied());
    // `max_by_key` takes the last of equals, so from right to left.
    face_up.rev().max_by_key(|card| card.value())
}

/// 7.5: a Combat card goes to the Joust if that passes somebody, else to the Tournament.
fn road_for(game: &Game, seat: Seat, card: Card) -> Road {
    match *card.subject().roads() {
        [only] => only,
        [first, other, ..] => {
            let spaces = card.value() + game.rules.raise(card.subject());
            if passed(game, seat, first, spaces).is_empty() {
                other
            } else {
                first
            }
        }
        [] => Road::Kitchen,
    }
}

/// 7.6. Ruling: with its Kitchen pawn on the last space an opponent that passes nobody has no move, so it declines.
fn kitchen_reason(game: &Game, seat: Seat) -> Option<Reason> {
    let spaces = game.next_kitchen_move()?.spaces;
    let others = Road::ALL.into_iter().filter(|&road| road != Road::Kitchen);
    let mut moves = others.map(|road| (road, passed(game, seat, road, spaces)));
    let kitchen = &game.tracks[Road::Kitchen];
    let may_cook = kitchen.space(seat) < game.rules.roads[Road::Kitchen].length;
    Some(match moves.find(|(_, passed)| !passed.is_empty()) {
        Some((road, passed)) => Reason::Passes { road, passed },
        None if may_cook => Reason::PassesNobody {
            road: Road::Kitchen,
        },
        None => Reason::CannotMove,
    })
}

/// Why an opponent's act will be what it is; none if it is not asked, and where there is nothing to find out.
fn reason(game: &Game, seat: Seat) -> Option<Reason> {
    let act = act(game, seat)?;
    match act {
        Act::Choose { card, .. } => {
            let face_up = game.row.iter().filter_map(|stack| stack.last());
            let equals = face_up.filter(|other| other.value() == card.value());
            let tied = equals.count() > 1;
            Some(Reason::Highest { card, tied })
        }
        Act::Play { card, road, .. } if card.subject().roads().len() > 1 => {
            let spaces = card.value() + game.rules.raise(card.subject());
            // The road tried first is taken only if it passes somebody.
            Some(if card.subject().roads().first() == Some(&road) {
                let passed = passed(game, seat, road, spaces);
                Reason::Passes { road, passed }
            } else {
                Reason::PassesNobody { road }
            })
        }
        Act::Kitchen { .. } => kitchen_reason(game, seat),
        Act::Play { .. } | Act::Bonus { .. } => None,
    }
}

/// 7.5: the seats that were ahead or level, and are behind after the move.
fn passed(game: &Game, seat: Seat, road: Road, spaces: u8) -> SeatSet {
    let before = game.tracks[road];
    let mut after = before;
    after.advance(seat, u16::from(spaces), game.rules.roads[road].length);
    let passed = Seat::all(game.rules.seats).filter(|&other| {
        other != seat && before.key(other) >= before.key(seat) && after.key(other) < after.key(seat)
    });
    passed.collect()
}
