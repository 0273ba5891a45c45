//! Fits the tables of a mode to games that the greedy policy has with itself, one generation after the other.
//!
//! The first generation plays at random; each later one by the tables fitted to the one before, with some random acts, so
//! that all is seen. A table's numbers are the least-squares fit (a ridge) to the points that seats made from there to the
//! end of the game, ahead of the table's mean. The same options give the same numbers on every machine.

use super::chances::odds;
use super::greedy::Greedy;
use super::standing::{Standing, by_seat};
use super::weights::{DRAFT, POINT, Round, TABLE, Weights};
use crate::rules::{BySeat, Chance, Game, Phase, ROUNDS, RuleSet, Seat};

/// How a fit is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// Games of the last generation; those before it, of which nothing stays, have a quarter.
    pub games: u32,
    /// Generations after the random one.
    pub generations: u32,
    /// Seed of all games.
    pub seed: u64,
}

impl Fit {
    /// Games in all; a last quarter is for the odds.
    #[must_use]
    pub fn all_games(&self) -> u64 {
        let games = (0..=self.generations).map(|generation| self.of_generation(generation));
        games.chain([self.games / 4]).map(u64::from).sum()
    }

    const fn of_generation(&self, generation: u32) -> u32 {
        if generation == self.generations {
            self.games
        } else {
            self.games / 4
        }
    }
}

/// How well a round's tables foresee the points to come, by share of variance: as it begins, after the draft, and after its
/// cards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FitReport {
    /// By round, from the first.
    pub explained: [[f32; 3]; ROUNDS as usize],
}

/// One act in so many is any act.
const STRAY: u32 = 7;
/// Keeps numbers seen seldom near 0: so many imaginary games without effect.
const RIDGE: f64 = 5.0;

/// Fits tables for one mode, all of whose rules are given: more than one in solo, where all levels share them. Calls `tick`
/// after every game. Returns what the mode's file holds, and how well it fits.
#[must_use]
pub fn fit(rules: &[RuleSet], options: Fit, tick: &dyn Fn()) -> (Vec<u8>, FitReport) {
    let mut weights = Weights::empty();
    let mut report = FitReport::default();
    for generation in 0..=options.generations {
        let mut sums = Sums::new();
        let stray = if generation == 0 { 1 } else { STRAY };
        for game in 0..options.of_generation(generation) {
            let seed = options
                .seed
                .wrapping_mul(1 << 16)
                .wrapping_add(u64::from(generation))
                << 32;
            let played = Played::play(rules, game, seed, &weights, stray);
            sums.add(&played);
            tick();
        }
        (weights, report) = sums.solve();
    }
    fit_heats(rules, options, &mut weights, tick);
    (weights.write(), report)
}

/// When a standing was noted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Begins = 0,
    Drafted = 1,
    Played = 2,
}

/// The numbers that count for one seat at some time.
struct Sample {
    when: When,
    round: u8,
    seat: Seat,
    indices: Vec<usize>,
    /// Points then, and those sure to come at once, in parts of a point.
    had: i32,
    /// Points sure to come, ahead of the mean.
    payout: i32,
}

/// One game, as far as the fit is concerned.
struct Played {
    samples: Vec<Sample>,
    seats: u8,
    finals: BySeat<i32>,
    won: BySeat<f64>,
}

impl Played {
    fn play(rules: &[RuleSet], number: u32, seed: u64, weights: &Weights, stray: u32) -> Self {
        let rules = rules[number as usize % rules.len()];
        let seed = seed.wrapping_add(number.into());
        let first = if rules.excalibur_moves {
            Seat((number % u32::from(rules.seats)) as u8)
        } else {
            Seat(0)
        };
        let mut game = Game::new(rules, first, seed);
        let mut chance = Chance::new(!seed);
        let mut greedy = Greedy::new(weights, stray);
        let mut samples = Vec::new();
        let mut phase = None;
        let mut bases = Default::default();
        loop {
            let before = phase.replace(game.phase());
            if before != phase {
                match game.phase() {
                    Phase::Deal => note(&game, weights, When::Begins, &mut samples),
                    Phase::Choose => bases = greedy.bases(&game),
                    Phase::Play => note(&game, weights, When::Drafted, &mut samples),
                    Phase::Score => note(&game, weights, When::Played, &mut samples),
                    _ => {}
                }
            }
            if game.step(&mut ()) {
                continue;
            }
            let Some(seat) = game.waiting().first().filter(|_| !game.is_over()) else {
                break;
            };
            let act = greedy.act(&game, seat, &bases, &mut chance);
            if game.apply(act, &mut ()).is_err() {
                break; // Never: the acts are legal.
            }
        }
        let winners = game.winners().unwrap_or_default();
        Self {
            samples,
            seats: rules.seats,
            finals: by_seat(rules.seats, |seat| i32::from(game.score(seat)) * POINT),
            won: by_seat(rules.seats, |seat| {
                f64::from(u8::from(winners.contains(seat))) / winners.len().max(1) as f64
            }),
        }
    }

    /// What a sample's seat made from there on, ahead of the mean of all, in points.
    fn target(&self, sample: &Sample) -> f64 {
        let group = || {
            self.samples
                .iter()
                .filter(|other| (other.when, other.round) == (sample.when, sample.round))
        };
        let to_come = |other: &Sample| self.finals[other.seat.index()] - other.had;
        let mean = group().map(to_come).sum::<i32>() as f64 / group().count() as f64;
        (f64::from(to_come(sample) - sample.payout) - mean) / f64::from(POINT)
    }
}

fn note(game: &Game, weights: &Weights, when: When, samples: &mut Vec<Sample>) {
    let standing = Standing::of_game(game, weights);
    for seat in Seat::all(game.rules().seats) {
        let mut indices = Vec::new();
        if when == When::Drafted {
            standing.draft_indices(seat, game.hand(seat), &mut indices);
        } else {
            standing.indices(seat, &mut indices);
        }
        samples.push(Sample {
            when,
            round: game.round(),
            seat,
            indices,
            had: i32::from(game.score(seat)) * POINT,
            payout: standing.payout(seat),
        });
    }
}

/// The sums of a least-squares fit.
struct Normal {
    size: usize,
    squares: Vec<f64>,
    products: Vec<f64>,
    /// Number of samples, sum of squared targets.
    count: f64,
    targets: f64,
}

impl Normal {
    fn new(size: usize) -> Self {
        Self {
            size,
            squares: vec![0.0; size * size],
            products: vec![0.0; size],
            count: 0.0,
            targets: 0.0,
        }
    }

    /// Adds a sample whose numbers count once each; `indices` ascend.
    fn add(&mut self, indices: &[usize], target: f64) {
        for (at, &i) in indices.iter().enumerate() {
            for &j in &indices[..=at] {
                self.squares[i * self.size + j] += 1.0;
            }
            self.products[i] += target;
        }
        self.count += 1.0;
        self.targets += target * target;
    }

    /// The fit, and its share of the variance. By Cholesky's method, in place.
    fn solve(mut self) -> (Vec<f64>, f64) {
        let n = self.size;
        let a = &mut self.squares;
        for i in 0..n {
            a[i * n + i] += RIDGE;
            for j in 0..=i {
                let (head, row_i) = a.split_at_mut(i * n);
                let dot = |x: &[f64], y: &[f64]| x.iter().zip(y).map(|(x, y)| x * y).sum::<f64>();
                if j < i {
                    let row_j = &head[j * n..j * n + j + 1];
                    row_i[j] = (row_i[j] - dot(&row_i[..j], &row_j[..j])) / row_j[j];
                } else {
                    row_i[i] = (row_i[i] - dot(&row_i[..i], &row_i[..i])).max(1e-9).sqrt();
                }
            }
        }
        let mut x = self.products.clone();
        for i in 0..n {
            let sum: f64 = (0..i).map(|j| a[i * n + j] * x[j]).sum();
            x[i] = (x[i] - sum) / a[i * n + i];
        }
        for i in (0..n).rev() {
            let sum: f64 = (i + 1..n).map(|j| a[j * n + i] * x[j]).sum();
            x[i] = (x[i] - sum) / a[i * n + i];
        }
        let explained: f64 = x.iter().zip(&self.products).map(|(x, y)| x * y).sum();
        (x, explained / self.targets.max(1e-9))
    }
}

/// The sums for all rounds, by [`When`].
struct Sums(Vec<[Normal; 3]>);

impl Sums {
    fn new() -> Self {
        let round = |_| [Normal::new(TABLE), Normal::new(DRAFT), Normal::new(TABLE)];
        Self((0..ROUNDS).map(round).collect())
    }

    fn add(&mut self, played: &Played) {
        for sample in &played.samples {
            let target = played.target(sample);
            let round = &mut self.0[usize::from(sample.round) - 1];
            round[sample.when as usize].add(&sample.indices, target);
        }
    }

    fn solve(self) -> (Weights, FitReport) {
        let mut weights = Weights::empty();
        let mut report = FitReport::default();
        let whole = |x: &f64| (x * f64::from(POINT)).round() as i16;
        for ((normals, round), explained) in self
            .0
            .into_iter()
            .zip(&mut weights.rounds)
            .zip(&mut report.explained)
        {
            let Round {
                begins,
                drafted,
                played,
                ..
            } = round;
            let tables: [&mut [i16]; 3] = [begins, drafted, played];
            for ((normal, table), explained) in normals.into_iter().zip(tables).zip(explained) {
                let (fit, share) = normal.solve();
                *explained = share as f32;
                for (number, fit) in table.iter_mut().zip(&fit) {
                    *number = whole(fit);
                }
            }
        }
        (weights, report)
    }
}

/// Sets each heat so that the odds come closest to who wins, by the sum of squares.
fn fit_heats(rules: &[RuleSet], options: Fit, weights: &mut Weights, tick: &dyn Fn()) {
    const HEATS: usize = 40;
    let heat = |step: usize| (step as i32 + 3) * POINT / 4;
    let mut misses = vec![[[0.0; HEATS]; 3]; ROUNDS.into()];
    for number in 0..options.games / 4 {
        let seed = options.seed.wrapping_mul(1 << 16).wrapping_add(0xffff) << 32;
        let played = Played::play(rules, number, seed, weights, 10);
        for group in played.samples.chunks(played.seats.into()) {
            let Some(&Sample { round, when, .. }) = group.first() else {
                continue;
            };
            let tables = weights.round(round);
            let table: &[i16] = match when {
                When::Begins => &tables.begins,
                When::Drafted => &tables.drafted,
                When::Played => &tables.played,
            };
            let worth = by_seat(played.seats, |seat| {
                let sample = &group[seat.index()];
                let fit: i32 = sample.indices.iter().map(|&i| i32::from(table[i])).sum();
                sample.had + sample.payout + fit
            });
            for (step, miss) in misses[usize::from(round) - 1][when as usize]
                .iter_mut()
                .enumerate()
            {
                let odds = odds(played.seats, &worth, heat(step));
                *miss += odds
                    .iter()
                    .zip(&played.won)
                    .map(|(odds, won)| (odds - won) * (odds - won))
                    .sum::<f64>();
            }
        }
        tick();
    }
    for (round, misses) in weights.rounds.iter_mut().zip(&misses) {
        let best = |misses: &[f64; HEATS]| {
            let mut best = 0;
            for step in 1..HEATS {
                if misses[step] < misses[best] {
                    best = step;
                }
            }
            heat(best) as i16
        };
        round.heats = [0, 2, 1].map(|when: usize| best(&misses[when]));
    }
}
