//! What a good player would do in a seat's place, and why: as numbers, for others to put into words.

use super::Stop;
use super::chances::round_odds;
use super::greedy::Greedy;
use super::search::{STRAY, try_acts};
use super::standing::Standing;
use super::weights::{POINT, Weights};
use crate::rules::{Act, ByRoad, BySeat, Chance, Event, Game, ROUNDS, Road, Seat, View, Witness};

/// Games tried to find the best act, and then to tell it from the next best.
const SEARCHED: u32 = 3000;
const COMPARED: u32 = 300;
/// Games between two questions whether to stop.
const BLOCK: u32 = 10;

/// Advice for a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint {
    /// What to do.
    pub act: Act,
    /// The chance to win after it, 0 to 1.
    pub win_chance: f32,
    /// How that differs from the next best act; none if there is no other.
    pub instead: Option<Alternative>,
}

/// What the best act is better by than the next best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Alternative {
    /// The next best act.
    pub act: Act,
    /// Chance to win gained by the best act, 0 to 1; near 0 if the two are alike.
    pub win_chance: f32,
    /// Points gained by the best act, over the whole game, ahead of the other seats' mean.
    pub points: f32,
    /// The same road by road; they add up to `points`, but for a little that comes of the turn order.
    pub roads: ByRoad<f32>,
}

/// What a good player would do with what this seat knows; none if told to stop, or if the seat isn't asked for anything. The
/// same view and chance give the same hint on every machine. Takes some hundredths of a second.
///
/// ```
/// use medieval_academy::{bots::hint, rules::*};
/// let mode = Mode { edition: Edition::Second, side: Side::Day, seats: 4, challenge: None, journals: Journals::Hidden };
/// let mut game = Game::new(RuleSet::new(mode, &Board::built_in(Edition::Second, Side::Day))?, Seat(0), 7);
/// game.settle(&mut ());
/// let view = game.view(Seat(2));
/// let hint = hint(&view, &mut Chance::new(1), &|| false).expect("the seat is asked");
/// assert!(view.legal_acts().contains(&hint.act));
/// # Ok::<(), NoSuchMode>(())
/// ```
#[must_use]
pub fn hint(view: &View, chance: &mut Chance, stop: Stop) -> Option<Hint> {
    let mut tried = try_acts(view, SEARCHED, chance, stop)?;
    // Those dropped were behind the best at that time, however they looked before.
    tried.sort_by(|a, b| {
        (a.dropped, b.wins)
            .partial_cmp(&(b.dropped, a.wins))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let best = *tried.first()?;
    let next = tried[1..]
        .iter()
        .max_by(|a, b| a.wins.total_cmp(&b.wins))
        .copied();
    let pair = [best.act, next.map_or(best.act, |next| next.act)];
    let [one, other] = compare(view, pair, chance, stop)?;
    let mean = |sum: i64| sum as f32 / (COMPARED as i32 * POINT) as f32;
    Some(Hint {
        act: best.act,
        win_chance: (one.wins / f64::from(COMPARED)) as f32,
        instead: next.map(|next| {
            let roads = ByRoad::from_fn(|road| mean(one.roads[road] - other.roads[road]));
            Alternative {
                act: next.act,
                win_chance: ((one.wins - other.wins) / f64::from(COMPARED)) as f32,
                points: roads.iter().map(|(_, points)| points).sum(),
                roads,
            }
        }),
    })
}

/// Sums over games.
#[derive(Default)]
struct Outcome {
    wins: f64,
    roads: ByRoad<i64>,
}

/// Tries two acts in the same games.
fn compare(view: &View, acts: [Act; 2], chance: &mut Chance, stop: Stop) -> Option<[Outcome; 2]> {
    let weights = Weights::of(&view.rules.mode);
    let mut greedy = Greedy::new(weights, STRAY);
    let imagined = view.imagine(chance);
    let mut outcomes = [Outcome::default(), Outcome::default()];
    for number in 0..COMPARED {
        if number % BLOCK == 0 && stop() {
            return None;
        }
        let game = imagined.draw(chance);
        let seed = u64::from(chance.below(u32::MAX));
        for (outcome, act) in outcomes.iter_mut().zip(acts) {
            let (mut game, mut chance) = (game.clone(), Chance::new(seed));
            let mut scored = Scored::default();
            if game.apply(act, &mut scored).is_ok() {
                greedy.play_round(&mut game, &mut chance, &mut scored);
            }
            outcome.wins += round_odds(&game, weights)[view.seat.index()];
            for road in Road::ALL {
                outcome.roads[road] += i64::from(ahead(&game, view.seat, road, &scored, weights));
            }
        }
    }
    Some(outcomes)
}

/// What a seat has scored on a road in this round, and may yet, ahead of the other seats' mean; in parts of a point.
fn ahead(game: &Game, seat: Seat, road: Road, scored: &Scored, weights: &Weights) -> i32 {
    let seats = game.rules().seats;
    let mut standing = Standing::of_game(game, weights);
    standing.round += 1;
    let worth = |seat: Seat| {
        let to_come = if game.round() < ROUNDS {
            standing.of_road(&standing.tables().begins, road, seat)
        } else {
            0
        };
        scored.0[road][seat.index()] * POINT + to_come
    };
    let all: i32 = Seat::all(seats).map(worth).sum();
    let own = worth(seat);
    own - (all - own) / i32::from(seats - 1)
}

/// Points by road and seat.
#[derive(Default)]
struct Scored(ByRoad<BySeat<i32>>);

impl Witness for Scored {
    fn see(&mut self, _: &Game, event: Event) {
        if let Event::Scored {
            seat, road, points, ..
        } = event
        {
            self.0[road][seat.index()] += i32::from(points);
        }
    }
}
