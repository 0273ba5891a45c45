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
            let spaces = game.next_kitchen_move()?.spaces;
            // 7.6. Ruling: with its Kitchen pawn on the last space it has no move, so it declines.
            let passing = Road::ALL
                .into_iter()
                .filter(|&road| road != Road::Kitchen)
                .find(|&road| passed(game, seat, road, spaces).next().is_some());
            let kitchen = &game.tracks[Road::Kitchen];
            let may_cook = kitchen.space(seat) < game.rules.roads[Road::Kitchen].length;
            let road = passing.or(may_cook.then_some(Road::Kitchen));
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
    // `max_by_key` takes the last of equals, so from right to left.
    let face_up = game.face_up().rev().copied();
    face_up.max_by_key(|card| card.value())
}

/// 7.5: a Combat card goes to the Joust if that passes somebody, else to the Tournament.
fn road_for(game: &Game, seat: Seat, card: Card) -> Road {
    match *card.subject().roads() {
        [only] => only,
        [first, other, ..] => {
            let spaces = card.value() + game.rules.raise(card.subject());
            if passed(game, seat, first, spaces).next().is_some() {
                first
            } else {
                other
            }
        }
        [] => Road::Kitchen,
    }
}

/// Why an opponent's act will be what it is; none if it is not asked, and where there is nothing to find out.
fn reason(game: &Game, seat: Seat) -> Option<Reason> {
    let passes = |road, spaces| Reason::Passes {
        road,
        passed: passed(game, seat, road, spaces).collect(),
    };
    // The act says what was found; only whom it passes is still to be said.
    match act(game, seat)? {
        Act::Choose { card, .. } => {
            let equals = game.face_up().filter(|other| other.value() == card.value());
            let tied = equals.count() > 1;
            Some(Reason::Highest { card, tied })
        }
        Act::Play { card, road, .. } => match *card.subject().roads() {
            [first, _, ..] if first == road => {
                let spaces = card.value() + game.rules.raise(card.subject());
                Some(passes(road, spaces))
            }
            [_, _, ..] => Some(Reason::PassesNobody { road }),
            _ => None,
        },
        Act::Kitchen { road, .. } => Some(match road {
            None => Reason::CannotMove,
            Some(Road::Kitchen) => Reason::PassesNobody {
                road: Road::Kitchen,
            },
            Some(road) => passes(road, game.next_kitchen_move()?.spaces),
        }),
        Act::Bonus { .. } => None,
    }
}

/// 7.5: the seats that were ahead or level, and are behind after the move.
fn passed(game: &Game, seat: Seat, road: Road, spaces: u8) -> impl Iterator<Item = Seat> {
    let before = game.tracks[road];
    let mut after = before;
    after.advance(seat, u16::from(spaces), game.rules.roads[road].length);
    Seat::all(game.rules.seats).filter(move |&other| {
        other != seat && before.key(other) >= before.key(seat) && after.key(other) < after.key(seat)
    })
}
