//! Each seat's chance to win, from its points and what its pawns are worth.

use super::{
    scene::Scene,
    values::{POINT, Table, Values},
};
use crate::rules::{BySeat, Game, Journals, Passing, ROUNDS, Seat, Side};

/// How many points of lead, as rounds 2 to 6 begin, make a seat about 2.7 times as likely to win as another.
const SPREAD: [f64; ROUNDS as usize - 1] = [4.4, 4.0, 3.7, 3.3, 2.8];
/// By night more is still open.
const NIGHT: f64 = 1.2;

/// Closed journals leave more open, since the others' points are guessed: so many times as much, and at the end of the game
/// so many points. Measured: a knight wins 76 % against three squires, and 59 % if it takes its guesses for the truth.
const CLOSED: f64 = 3.0;
const CLOSED_END: f64 = 6.0;

/// Each seat's chance to win, as a round is about to begin, or when the game is over. The points are guessed if journals
/// are closed.
pub(super) fn chances(game: &Game, values: &Values) -> BySeat<f64> {
    let closed = game.rules().mode.journals == Journals::Hidden;
    if !closed && let Some(winners) = game.winners() {
        let share = 1.0 / winners.len() as f64;
        return std::array::from_fn(|seat| {
            let won = winners.contains(Seat(seat as u8));
            if won { share } else { 0.0 }
        });
    }
    let scene = Scene::from(game);
    let rules = game.rules();
    let round = usize::from(game.round()).clamp(2, usize::from(ROUNDS));
    let night = if rules.mode.side == Side::Night {
        NIGHT
    } else {
        1.0
    };
    let spread = match (closed, game.is_over()) {
        (true, true) => CLOSED_END,
        (true, false) => SPREAD[round - 2] * night * CLOSED,
        (false, _) => SPREAD[round - 2] * night,
    } * f64::from(POINT);
    let mut heights = [f64::NEG_INFINITY; 5];
    let seats = rules.seats;
    for seat in Seat::all(seats) {
        let to_come = match rules.passing {
            // The tables of solo tell the player's lead.
            _ if game.is_over() => 0,
            Passing::Row if seat != Seat(0) => 0,
            _ => scene.worth(values, Table::Begun, seat),
        };
        heights[seat.index()] = f64::from(i32::from(game.score(seat)) * POINT + to_come) / spread;
    }
    if rules.passing == Passing::Row {
        // Only the better opponent counts, since the tables are made for that.
        heights[1] = heights[1].max(heights[2]);
        heights[2] = f64::NEG_INFINITY;
    }
    let most = heights.iter().fold(f64::NEG_INFINITY, |a, &b| a.max(b));
    let parts = heights.map(|height| exp(height - most));
    let all: f64 = parts[..usize::from(seats)].iter().sum();
    parts.map(|part| part / all)
}

/// The exponential of a number that is not above 0, by multiplication alone: the same on every machine.
fn exp(x: f64) -> f64 {
    if x < -40.0 {
        return 0.0;
    }
    let mut power = 1.0 + x / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}
