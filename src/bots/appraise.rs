//! What acts are worth beside each other: each tried in the same games.

use super::Stop;
use super::chances::round_odds;
use super::greedy::Greedy;
use super::search::STRAY;
use super::standing::Standing;
use super::weights::{POINT, Weights};
use crate::rules::{Act, ByRoad, BySeat, Chance, Event, Game, ROUNDS, Road, Seat, View, Witness};

/// Games between two questions whether to stop.
const BLOCK: u32 = 10;

/// What an act is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Appraisal {
    /// The act.
    pub act: Act,
    /// Mean chance to win after it, 0 to 1.
    pub win_chance: f32,
    /// How far that lies under the first act's, and the standard error of this difference: what is less than two or three of
    /// them may be due to chance.
    pub behind: (f32, f32),
    /// Points by road over the whole game, ahead of the other seats' mean.
    pub roads: ByRoad<f32>,
}

impl Appraisal {
    /// Points over the whole game, ahead of the other seats' mean.
    #[must_use]
    pub fn points(&self) -> f32 {
        self.roads.iter().map(|(_, points)| points).sum()
    }
}

/// Tries acts of the seat's in so many games that it holds possible, each to the end of the round, and all acts in the same
/// games with the same chance: what differs is due to the act. In the order of `acts`; none if told to stop. The same view and
/// chance give the same on every machine.
///
/// ```
/// use medieval_academy::{bots::appraise, rules::*};
/// let mode = Mode { edition: Edition::Second, side: Side::Day, seats: 4, challenge: None, journals: Journals::Hidden };
/// let mut game = Game::new(RuleSet::new(mode, &Board::built_in(Edition::Second, Side::Day))?, Seat(0), 7);
/// game.settle(&mut ());
/// let view = game.view(Seat(2));
/// let tried = appraise(&view, view.legal_acts(), 20, &mut Chance::new(1), &|| false).expect("nobody says stop");
/// assert_eq!(tried.len(), 5);
/// assert_eq!(tried[0].behind, (0.0, 0.0));
/// # Ok::<(), NoSuchMode>(())
/// ```
#[must_use]
pub fn appraise(
    view: &View,
    acts: &[Act],
    games: u32,
    chance: &mut Chance,
    stop: Stop,
) -> Option<Vec<Appraisal>> {
    let weights = Weights::of(&view.rules.mode);
    let mut greedy = Greedy::new(weights, STRAY);
    let imagined = view.imagine(chance);
    let mut sums = vec![Sums::default(); acts.len()];
    for number in 0..games {
        if number % BLOCK == 0 && stop() {
            return None;
        }
        let game = imagined.draw(chance);
        let seed = u64::from(chance.below(u32::MAX));
        let mut first = None;
        for (sums, &act) in sums.iter_mut().zip(acts) {
            let (mut game, mut chance) = (game.clone(), Chance::new(seed));
            let mut scored = Scored::default();
            if game.apply(act, &mut scored).is_ok() {
                greedy.play_round(&mut game, &mut chance, &mut scored);
            }
            let wins = round_odds(&game, weights)[view.seat.index()];
            let behind = *first.get_or_insert(wins) - wins;
            sums.wins += wins;
            sums.behind += behind;
            sums.squares += behind * behind;
            for road in Road::ALL {
                sums.roads[road] += i64::from(ahead(&game, view.seat, road, &scored, weights));
            }
        }
    }
    let pairs = sums.iter().zip(acts);
    Some(pairs.map(|(sums, &act)| sums.mean(act, games)).collect())
}

/// Sums over games.
#[derive(Clone, Default)]
struct Sums {
    wins: f64,
    behind: f64,
    squares: f64,
    roads: ByRoad<i64>,
}

impl Sums {
    fn mean(&self, act: Act, games: u32) -> Appraisal {
        let count = f64::from(games.max(1));
        let behind = self.behind / count;
        let variance = (self.squares / count - behind * behind).max(0.0);
        let point = count * f64::from(POINT);
        Appraisal {
            act,
            win_chance: (self.wins / count) as f32,
            behind: (behind as f32, (variance / count).sqrt() as f32),
            roads: ByRoad::from_fn(|road| (self.roads[road] as f64 / point) as f32),
        }
    }
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
