//! Fitting the tables of [`Values`]: self-play, and least squares over what became of each standing.
//!
//! All that is summed up over games is whole numbers, so that games may be played in any order, on any number of cores,
//! and still give the same tables.

use super::{
    greedy,
    scene::{Scene, sums},
    values::{CELLS, POINT, ROUND_CELLS, Table, Values},
};
use crate::rules::{
    Act, Acts, BySeat, Chance, Game, Passing, Phase, ROUNDS, Road, RuleSet, Seat, Subject,
};

/// How firmly cells are held to zero: as if so many standings had shown each to be worth nothing.
const HELD: f64 = 5.0;
/// Of so many acts one is any legal act, so that all kinds of standings are met.
const ONE_IN: u32 = 7;

/// What many games have shown of one mode's cells.
pub struct Sums {
    /// By table and round.
    of: Vec<RoundSums>,
}

/// How often each two cells were read together, and points that came of it, times the number of seats.
#[derive(Clone)]
struct RoundSums {
    together: Vec<u32>,
    points: Vec<i64>,
}

/// A standing whose outcome is not known yet.
struct Row {
    table: Table,
    round: u8,
    seat: Seat,
    cells: Vec<usize>,
    scores: BySeat<i16>,
    /// What is known to be paid, times the number of seats.
    paid: i32,
}

impl Default for Sums {
    fn default() -> Self {
        let round = RoundSums {
            together: vec![0; ROUND_CELLS * (ROUND_CELLS + 1) / 2],
            points: vec![0; ROUND_CELLS],
        };
        Self {
            of: vec![round; Table::COUNT * usize::from(ROUNDS)],
        }
    }
}

impl Sums {
    /// Adds what other games have shown.
    pub fn add(&mut self, other: &Self) {
        for (own, other) in self.of.iter_mut().zip(&other.of) {
            let both = own.together.iter_mut().zip(&other.together);
            both.for_each(|(own, other)| *own += other);
            let both = own.points.iter_mut().zip(&other.points);
            both.for_each(|(own, other)| *own += other);
        }
    }

    /// Plays a game among seats that decide by these tables, or by none at all at random, and takes note of it.
    pub fn study(&mut self, rules: RuleSet, values: Option<&Values>, seed: u64) {
        let mut chance = Chance::new(seed ^ 0x4649_5420_4649_5420);
        self.study_with(rules, seed, |game, acts| {
            let any = chance.below(ONE_IN) == 0;
            match values {
                Some(values) if !any => {
                    let kept = game.kept(acts[0].seat());
                    greedy::best(&Scene::from(game), values, game.asked(), kept, acts)
                }
                _ => acts.pick(&mut chance),
            }
        });
    }

    /// Plays a game in which all seats decide so, and takes note of it.
    pub fn study_with(
        &mut self,
        rules: RuleSet,
        seed: u64,
        mut decide: impl FnMut(&Game, &Acts) -> Act,
    ) {
        let first = if rules.excalibur_moves {
            Seat((seed % u64::from(rules.seats)) as u8)
        } else {
            Seat(0) // 7.1
        };
        let mut game = Game::new(rules, first, seed);
        let mut rows = Vec::new();
        let mut acts = Acts::new();
        let mut phase = game.phase();
        game.settle(&mut ());
        loop {
            note(
                &game,
                std::mem::replace(&mut phase, game.phase()),
                &mut rows,
            );
            let Some(seat) = game.waiting().first() else {
                break;
            };
            game.list_acts(seat, &mut acts);
            let act = if let [only] = acts[..] {
                only
            } else {
                decide(&game, &acts)
            };
            if game.apply(act, &mut ()).is_err() {
                break;
            }
            loop {
                note(
                    &game,
                    std::mem::replace(&mut phase, game.phase()),
                    &mut rows,
                );
                if !game.step(&mut ()) {
                    break;
                }
            }
        }
        for row in rows {
            self.count(&game, &row);
        }
    }

    fn count(&mut self, end: &Game, row: &Row) {
        let seats = i64::from(end.rules().seats);
        let own = row.seat.index();
        let to_come = |seat: Seat| i64::from(end.score(seat) - row.scores[seat.index()]);
        let points = match row.table {
            Table::HadBegun | Table::HadPlayed => seats * i64::from(row.scores[own]),
            _ if end.rules().passing == Passing::Row => {
                let others = || Seat::all(end.rules().seats).filter(|&seat| seat != row.seat);
                let had = others().map(|seat| row.scores[seat.index()]).max();
                let got = others().map(|seat| end.score(seat)).max();
                let theirs = got.unwrap_or(0) - had.unwrap_or(0);
                seats * (to_come(row.seat) - i64::from(theirs)) - i64::from(row.paid)
            }
            _ => {
                let all: i64 = Seat::all(end.rules().seats).map(to_come).sum();
                seats * to_come(row.seat) - all - i64::from(row.paid)
            }
        };
        let sums = &mut self.of[at(row.table, row.round)];
        for (i, &cell) in row.cells.iter().enumerate() {
            sums.points[cell] += points;
            for &other in &row.cells[..=i] {
                sums.together[pair(cell, other)] += 1;
            }
        }
    }

    /// The tables that fit best what was seen.
    #[must_use]
    pub fn solve(&self, seats: u8) -> Values {
        let mut values = Values::zero();
        for table in Table::ALL {
            for round in 1..=ROUNDS {
                let cells = self.of[at(table, round)].solve(f64::from(seats));
                let into = values.round_mut(table, round);
                for (cell, value) in into.iter_mut().zip(cells) {
                    let rounded = (value * f64::from(POINT)).round();
                    *cell = rounded.clamp(f64::from(i16::MIN), f64::from(i16::MAX)) as i16;
                }
            }
        }
        values
    }
}

/// Takes note of a standing if it is one that tables tell of.
fn note(game: &Game, before: Phase, rows: &mut Vec<Row>) {
    let tables: &[Table] = match (before, game.phase()) {
        (Phase::PassExcalibur, Phase::Deal) => &[Table::Begun, Table::HadBegun],
        (Phase::Choose, Phase::Play) => &[Table::Drafted],
        (Phase::Play, Phase::Score) => &[Table::Played, Table::HadPlayed],
        _ => return,
    };
    let scene = Scene::from(game);
    let solo = game.rules().passing == Passing::Row;
    let scores = std::array::from_fn(|seat| game.score(Seat(seat as u8)));
    for &table in tables {
        let had = matches!(table, Table::HadBegun | Table::HadPlayed);
        // In solo, the opponents don't play as the player would.
        let seats = if solo && !had { 1 } else { game.rules().seats };
        for seat in Seat::all(seats) {
            let paid = match table {
                Table::Played => scene.king_now(game.track(Road::King), seat),
                _ => 0,
            };
            let mut cells = match table {
                Table::Drafted => drafted_cells(&scene, seat, &sums(game.hand(seat))),
                _ => cells(&scene, seat),
            };
            cells.sort_unstable();
            rows.push(Row {
                table,
                round: game.round(),
                seat,
                cells,
                scores,
                paid,
            });
        }
    }
}

fn cells(scene: &Scene, seat: Seat) -> Vec<usize> {
    let road = |road: Road| scene.cells(road, seat).map(|at| road.index() * CELLS + at);
    Road::ALL.into_iter().flat_map(road).collect()
}

fn drafted_cells(scene: &Scene, seat: Seat, sums: &[u8; 6]) -> Vec<usize> {
    let subject = |subject: Subject| {
        let road = subject.roads()[0].index();
        let cells = scene.draft_cells(subject, seat, sums[subject.index()]);
        cells.map(|at| road * CELLS + at)
    };
    let other = Road::Tournament.index() * CELLS + scene.worse_combat_cell(seat);
    let subjects = Subject::ALL.into_iter().flat_map(subject);
    subjects.chain([other]).collect()
}

const fn at(table: Table, round: u8) -> usize {
    table as usize * ROUNDS as usize + round as usize - 1
}

/// Where two cells' count is, the second not above the first.
const fn pair(cell: usize, other: usize) -> usize {
    cell * (cell + 1) / 2 + other
}

impl RoundSums {
    /// Ridge regression: the normal equations, by Cholesky's method.
    fn solve(&self, seats: f64) -> Vec<f64> {
        let n = ROUND_CELLS;
        let mut lower: Vec<f64> = self.together.iter().map(|&c| f64::from(c)).collect();
        let mut x: Vec<f64> = self.points.iter().map(|&p| p as f64 / seats).collect();
        for i in 0..n {
            lower[pair(i, i)] += HELD;
            for j in 0..=i {
                let (row, other) = (pair(i, 0), pair(j, 0));
                let inner: f64 = (0..j).map(|k| lower[row + k] * lower[other + k]).sum();
                let left = lower[row + j] - inner;
                lower[row + j] = if i == j {
                    left.sqrt()
                } else {
                    left / lower[other + j]
                };
            }
        }
        for i in 0..n {
            let inner: f64 = (0..i).map(|k| lower[pair(i, k)] * x[k]).sum();
            x[i] = (x[i] - inner) / lower[pair(i, i)];
        }
        for i in (0..n).rev() {
            let inner: f64 = (i + 1..n).map(|k| lower[pair(k, i)] * x[k]).sum();
            x[i] = (x[i] - inner) / lower[pair(i, i)];
        }
        x
    }
}
