//! What came of a tournament, counted in whole numbers; means with intervals of 95 %, by deals.

use std::{
    io::{self, Write},
    time::Duration,
};

use serde::Serialize;

use crate::bots::BotKind;
use crate::cli::games::Sum;
use crate::records::{Record, Setup};
use crate::rules::{Edition, Seat, Side};

/// Parts of a victory: 1 to 5 winners get equal numbers of them.
const PARTS: i64 = 60;
/// Standard deviations to either side of a mean that hold 95 % of a normal curve.
const SURE: f64 = 1.96;

const KINDS: usize = BotKind::ALL.len();

/// What each kind got in all games of one deal.
#[derive(Default)]
pub(super) struct Deal {
    wins: [i64; KINDS],
    points: [i64; KINDS],
}

impl Deal {
    /// Counts a game that is over, with these players from seat 0 on.
    pub(super) fn count(&mut self, record: &Record, players: &[BotKind]) {
        let game = record.game();
        let winners = game.winners();
        for (seat, &kind) in (0..).map(Seat).zip(players) {
            self.points[kind as usize] += i64::from(game.score(seat));
            if let Some(winners) = winners.filter(|winners| winners.contains(seat)) {
                self.wins[kind as usize] += PARTS / winners.len() as i64;
            }
        }
    }
}

/// Sums over deals, and sums of squares.
#[derive(Default)]
pub(super) struct Tally {
    wins: [[i64; 2]; KINDS],
    points: [[i64; 2]; KINDS],
}

impl Tally {
    pub(super) fn count(&mut self, deal: &Deal) {
        for kind in 0..KINDS {
            for (sums, got) in [
                (&mut self.wins[kind], deal.wins[kind]),
                (&mut self.points[kind], deal.points[kind]),
            ] {
                sums[0] += got;
                sums[1] += got * got;
            }
        }
    }
}

impl Sum for Tally {
    fn add(&mut self, other: &Self) {
        for kind in 0..KINDS {
            for i in 0..2 {
                self.wins[kind][i] += other.wins[kind][i];
                self.points[kind][i] += other.points[kind][i];
            }
        }
    }
}

/// The whole result.
#[derive(Serialize)]
pub(super) struct Report {
    games: u64,
    deals: u64,
    seconds: f64,
    edition: Edition,
    side: Side,
    /// Level of the challenge.
    solo: Option<u8>,
    /// Of the first deal.
    seed: u64,
    bots: Vec<BotReport>,
}

#[derive(Serialize)]
struct BotReport {
    bot: &'static str,
    /// Seats of this kind at the table.
    seats: usize,
    /// Of one such seat.
    win_share: Mean,
    mean_score: Mean,
}

/// A mean and how far the true one may be off to either side, with 95 % likelihood; nothing is known of that from one deal.
#[derive(Serialize)]
struct Mean {
    mean: f64,
    off: Option<f64>,
}

impl Mean {
    /// Of sums and sums of squares over deals, counted in units of so many.
    fn new([sum, squares]: [i64; 2], deals: u64, units: f64) -> Self {
        let (sum, squares, n) = (
            sum as f64 / units,
            squares as f64 / (units * units),
            deals as f64,
        );
        let mean = sum / n;
        let variance = (squares / n - mean * mean).max(0.0);
        let off = (deals > 1).then(|| SURE * (variance / (n - 1.0)).sqrt());
        Self { mean, off }
    }
}

impl Report {
    pub(super) fn new(
        setup: &Setup,
        bots: &[BotKind],
        deals: u64,
        took: Duration,
        tally: &Tally,
    ) -> Self {
        let of = |kind: BotKind| {
            let seats = bots.iter().filter(|&&bot| bot == kind).count();
            // A kind with several seats plays as many of each deal's games from each of them.
            let tries = if setup.challenge.is_some() {
                seats
            } else {
                seats * bots.len()
            } as f64;
            (seats > 0).then(|| BotReport {
                bot: kind.key(),
                seats,
                win_share: Mean::new(tally.wins[kind as usize], deals, tries * PARTS as f64),
                mean_score: Mean::new(tally.points[kind as usize], deals, tries),
            })
        };
        Self {
            games: deals * bots.len() as u64,
            deals,
            seconds: took.as_secs_f64(),
            edition: setup.edition,
            side: setup.side,
            solo: setup.challenge.map(|challenge| challenge.level),
            seed: setup.seed,
            bots: BotKind::ALL.into_iter().rev().filter_map(of).collect(),
        }
    }

    pub(super) fn print(&self, json: bool) -> io::Result<()> {
        let mut out = io::stdout().lock();
        if json {
            serde_json::to_writer(&mut out, self)?;
            writeln!(out)?;
            return out.flush();
        }
        writeln!(out, "games    {:>10}", self.games)?;
        writeln!(out, "deals    {:>10}", self.deals)?;
        writeln!(out, "seconds  {:>10.1}", self.seconds)?;
        writeln!(out)?;
        writeln!(out, "bot       seats  wins of a seat      mean score")?;
        for bot in &self.bots {
            writeln!(
                out,
                "{:8}  {:>5}  {:>5.1} % ± {:>4}  {:>8.2} ± {:>4}",
                bot.bot,
                bot.seats,
                bot.win_share.mean * 100.0,
                off(bot.win_share.off.map(|off| off * 100.0), 1),
                bot.mean_score.mean,
                off(bot.mean_score.off, 2),
            )?;
        }
        out.flush()
    }
}

fn off(off: Option<f64>, digits: usize) -> String {
    off.map_or_else(|| "?".to_owned(), |off| format!("{off:.digits$}"))
}

#[cfg(test)]
mod tests {
    use super::Mean;

    #[test]
    fn an_interval_is_of_the_mean_by_deals() {
        // Deals of 0, 1, 0, 1 half-points: mean 1/4 point, standard error sqrt(1/16 / 3).
        let mean = Mean::new([2, 2], 4, 2.0);
        assert!((mean.mean - 0.25).abs() < 1e-12);
        assert!(
            mean.off
                .is_some_and(|off| (off - 1.96 * (1.0 / 48.0_f64).sqrt()).abs() < 1e-12)
        );
        assert!(Mean::new([1, 1], 1, 1.0).off.is_none());
    }
}
