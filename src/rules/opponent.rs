//! Sir Agravain and Lady Brisen, the solo game's opponents, who do as their rules say (7.3 to 7.6).

use super::game::Stage;
use super::{Act, Card, Game, IllegalAct, Road, Seat};

/// Sir Agravain's seat in a solo game (7.1).
pub const AGRAVAIN: Seat = Seat(1);
/// Lady Brisen's seat in a solo game (7.1).
pub const BRISEN: Seat = Seat(2);

impl Game {
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
                .find(|&road| passes(game, seat, road, spaces));
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
            if passes(game, seat, first, spaces) {
                first
            } else {
                other
            }
        }
        [] => Road::Kitchen,
    }
}

/// 7.5: whether a seat that was ahead or level is behind after the move.
fn passes(game: &Game, seat: Seat, road: Road, spaces: u8) -> bool {
    let before = game.tracks[road];
    let mut after = before;
    after.advance(seat, u16::from(spaces), game.rules.roads[road].length);
    Seat::all(game.rules.seats).any(|other| {
        other != seat && before.key(other) >= before.key(seat) && after.key(other) < after.key(seat)
    })
}
