//! What came of a tournament, counted in whole numbers; means with intervals of 95 %, by deals.

use std::{
    io::{self, Write},
    time::Duration,
};

use serde::Serialize;

use crate::cli::{games::Sum, player::Player};
use crate::records::{Record, Setup};
use crate::rules::{Edition, Seat, Side};

/// Parts of a victory: 1 to 5 winners get equal numbers of them.
const PARTS: i64 = 60;
/// Standard deviations to either side of a mean that hold 95 % of a normal curve.
const SURE: f64 = 1.96;

/// What each player got in all games of one deal: parts of victories, and points. Those alike are one player.
pub(super) struct Deal {
    got: Vec<(Player, [i64; 2])>,
}

impl Deal {
    /// Nothing yet, for these players.
    pub(super) fn of(players: &[Player]) -> Self {
        let got = distinct(players).map(|player| (player, [0, 0]));
        Self { got: got.collect() }
    }

    /// Counts a game that is over, with these players from seat 0 on.
    pub(super) fn count(&mut self, record: &Record, players: &[Player]) {
        let game = record.game();
        let winners = game.winners();
        for (seat, player) in (0..).map(Seat).zip(players) {
            let Some((_, [wins, points])) = self.got.iter_mut().find(|(got, _)| got == player)
            else {
                continue;
            };
            *points += i64::from(game.score(seat));
            if let Some(winners) = winners.filter(|winners| winners.contains(seat)) {
                *wins += PARTS / winners.len() as i64;
            }
        }
    }
}

/// Each once, the strongest first.
fn distinct(players: &[Player]) -> impl Iterator<Item = Player> {
    let mut players = players.to_vec();
    players.sort_unstable();
    players.dedup();
    players.into_iter().rev()
}

/// Sums over deals, and sums of squares, in the order of a [`Deal`]'s players; none before the first deal.
#[derive(Default)]
pub(super) struct Tally(Vec<Sums>);

/// A player's sums: of wins and points, each with the sum of squares.
#[derive(Clone, Copy, Default)]
struct Sums([[i64; 2]; 2]);

impl Tally {
    pub(super) fn count(&mut self, deal: &Deal) {
        let sums = |&(_, got): &(Player, [i64; 2])| Sums(got.map(|got| [got, got * got]));
        self.add(&Self(deal.got.iter().map(sums).collect()));
    }
}

impl Sum for Tally {
    fn add(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), Sums::default());
        }
        for (sums, more) in self.0.iter_mut().zip(&other.0) {
            for (sum, more) in sums.0.iter_mut().flatten().zip(more.0.iter().flatten()) {
                *sum += more;
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
    bot: String,
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
        bots: &[Player],
        deals: u64,
        took: Duration,
        tally: &Tally,
    ) -> Self {
        let of = |(player, Sums([wins, points])): (Player, Sums)| {
            let seats = bots.iter().filter(|&&bot| bot == player).count();
            // One with several seats plays as many of each deal's games from each of them.
            let tries = if setup.challenge.is_some() {
                seats
            } else {
                seats * bots.len()
            } as f64;
            BotReport {
                bot: player.to_string(),
                seats,
                win_share: Mean::new(wins, deals, tries * PARTS as f64),
                mean_score: Mean::new(points, deals, tries),
            }
        };
        Self {
            games: deals * bots.len() as u64,
            deals,
            seconds: took.as_secs_f64(),
            edition: setup.edition,
            side: setup.side,
            solo: setup.challenge.map(|challenge| challenge.level),
            seed: setup.seed,
            bots: distinct(bots)
                .zip(tally.0.iter().copied())
                .map(of)
                .collect(),
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
        writeln!(
            out,
            "bot                 seats  wins of a seat      mean score"
        )?;
        for bot in &self.bots {
            writeln!(
                out,
                "{:18}  {:>5}  {:>5.1} % ± {:>4}  {:>8.2} ± {:>4}",
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
