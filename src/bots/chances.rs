//! The odds of winning, by seat: from points had and points expected.

use super::standing::{Standing, by_seat};
use super::weights::{POINT, Weights};
use crate::rules::{BySeat, Chance, Game, Phase, ROUNDS, Road, Seat, View};

/// `e` to a power of 0 or less, closely enough for odds. The library's own may differ by machine, and then so would acts.
pub(super) fn exp(x: f64) -> f64 {
    let mut power = 1.0 + x.max(-40.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// Odds from what each seat will have, in parts of a point; the greater `heat`, the less a lead is worth.
pub(super) fn odds(seats: u8, worth: &BySeat<i32>, heat: i32) -> BySeat<f64> {
    let all = &worth[..usize::from(seats)];
    let most = all.iter().max().copied().unwrap_or(0);
    let mut odds = by_seat(seats, |seat| {
        exp(f64::from(worth[seat.index()] - most) / f64::from(heat.max(1)))
    });
    let sum: f64 = odds.iter().sum();
    for odds in &mut odds {
        *odds /= sum;
    }
    odds
}

/// What each seat will have in the end, as it seems where a round's pawns have gone back; then the odds' heat.
pub(super) fn after_round(game: &Game, weights: &Weights) -> (BySeat<i32>, i32) {
    let seats = game.rules().seats;
    let mut standing = Standing::of_game(game, weights);
    standing.round += 1;
    if game.rules().excalibur_moves {
        standing.first = standing.first.clockwise(seats);
    }
    let tables = standing.tables();
    let worth = by_seat(seats, |seat| {
        i32::from(game.score(seat)) * POINT + standing.worth(&tables.begins, seat)
    });
    (worth, tables.heats[0].into())
}

/// Odds where a round's pawns have gone back, or at the end of the game: then all to who has won.
pub(super) fn round_odds(game: &Game, weights: &Weights) -> BySeat<f64> {
    if game.round() < ROUNDS {
        let (worth, heat) = after_round(game, weights);
        return odds(game.rules().seats, &worth, heat);
    }
    let seats = game.rules().seats;
    let rank = |seat: Seat| (game.score(seat), game.track(Road::Kitchen).key(seat)); // 4.8
    let best = Seat::all(seats).map(rank).max();
    let won = |seat| Some(rank(seat)) == best;
    let share = 1.0 / Seat::all(seats).filter(|&seat| won(seat)).count() as f64;
    by_seat(seats, |seat| if won(seat) { share } else { 0.0 })
}

/// Every seat's chance to win, 0 to 1, as it seems from what is on the table alone: no seat's cards are looked at, the own
/// ones neither. For a graph of the game, not for play. At the end, all to who has won.
///
/// ```
/// use medieval_academy::{bots::win_chances, rules::*};
/// let mode = Mode { edition: Edition::Second, side: Side::Day, seats: 4, challenge: None, journals: Journals::Hidden };
/// let mut game = Game::new(RuleSet::new(mode, &Board::built_in(Edition::Second, Side::Day))?, Seat(0), 7);
/// game.settle(&mut ());
/// let chances = win_chances(&game.view(Seat(0)));
/// assert!((chances[..4].iter().sum::<f32>() - 1.0).abs() < 1e-3);
/// # Ok::<(), NoSuchMode>(())
/// ```
#[must_use]
pub fn win_chances(view: &View) -> BySeat<f32> {
    let weights = Weights::of(&view.rules.mode);
    let seats = view.rules.seats;
    if view.phase == Phase::Over {
        let game = view.imagine(&mut Chance::new(0)).draw(&mut Chance::new(0));
        return round_odds(&game, weights).map(|odds| odds as f32);
    }
    let standing = Standing::of_view(view, weights);
    let tables = standing.tables();
    let drafting = matches!(view.phase, Phase::Deal | Phase::Choose);
    let (table, heat) = if drafting {
        (&tables.begins, tables.heats[0])
    } else {
        (&tables.played, tables.heats[1])
    };
    let worth = by_seat(seats, |seat| {
        let to_come = standing.worth(table, seat) + standing.payout(seat);
        i32::from(view.counted[seat.index()]) * POINT + to_come
    });
    odds(seats, &worth, heat.into()).map(|odds| odds as f32)
}
