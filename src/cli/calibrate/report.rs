//! Shares of games won, with how sure they are: as a table or as JSON.

use std::{
    io::{self, Write},
    time::Duration,
};

use serde::Serialize;

use crate::cli::{games::Sum, player::Player};
use crate::rules::{Challenge, Side, Subject};

/// Games won, by table.
#[derive(Default)]
pub(super) struct Wins(Vec<u64>);

impl Wins {
    pub(super) fn count(&mut self, table: usize, won: bool) {
        if table >= self.0.len() {
            self.0.resize(table + 1, 0);
        }
        self.0[table] += u64::from(won);
    }

    pub(super) fn of(&self, table: usize) -> u64 {
        self.0.get(table).copied().unwrap_or(0)
    }
}

impl Sum for Wins {
    fn add(&mut self, other: &Self) {
        if other.0.len() > self.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (wins, more) in self.0.iter_mut().zip(&other.0) {
            *wins += more;
        }
    }
}

/// The whole result.
#[derive(Serialize)]
pub(super) struct Report {
    bot: String,
    /// Of the first game.
    seed: u64,
    seconds: f64,
    levels: Vec<Row>,
    /// Whether on each side the share falls at every level.
    falls: bool,
}

/// One level on one side.
#[derive(Serialize)]
pub(super) struct Row {
    side: Side,
    level: u8,
    #[serde(skip)]
    challenge: Challenge,
    games: u64,
    wins: u64,
    win_share: f64,
    /// Within which the true share lies, 95 times in 100.
    interval: [f64; 2],
    /// Whether it is less than at the level before; true at the first.
    falls: bool,
}

impl Row {
    pub(super) fn new(side: Side, challenge: Challenge, wins: u64, games: u64) -> Self {
        Self {
            side,
            level: challenge.level,
            challenge,
            games,
            wins,
            win_share: wins as f64 / games as f64,
            interval: wilson(wins, games),
            falls: true,
        }
    }

    /// What the face adds, as `kitchen+2 quest+1`.
    fn face(&self) -> String {
        let adds = Subject::ALL.into_iter().filter_map(|subject| {
            let bonus = self.challenge.bonus[subject.index()];
            (bonus > 0).then(|| format!("{}+{bonus}", subject.key()))
        });
        adds.collect::<Vec<_>>().join(" ")
    }
}

impl Report {
    pub(super) fn new(bot: Player, seed: u64, took: Duration, mut levels: Vec<Row>) -> Self {
        for level in 1..levels.len() {
            let [before, row] = [level - 1, level].map(|at| &levels[at]);
            let falls = row.side != before.side || row.win_share < before.win_share;
            levels[level].falls = falls;
        }
        Self {
            bot: bot.to_string(),
            seed,
            seconds: took.as_secs_f64(),
            falls: levels.iter().all(|row| row.falls),
            levels,
        }
    }

    pub(super) fn print(&self, json: bool) -> io::Result<()> {
        let mut out = io::stdout().lock();
        if json {
            serde_json::to_writer(&mut out, self)?;
            writeln!(out)?;
            return out.flush();
        }
        writeln!(out, "The {}'s victories:", self.bot)?;
        writeln!(out)?;
        writeln!(
            out,
            "side   level     games   share  95% interval    falls  face"
        )?;
        for row in &self.levels {
            let [low, high] = row.interval;
            writeln!(
                out,
                "{:5}  {:5}  {:>8}  {:>5.1}%  {:>5.1} to {:>5.1}%  {:5}  {}",
                match row.side {
                    Side::Day => "day",
                    Side::Night => "night",
                },
                row.level,
                row.games,
                row.win_share * 100.0,
                low * 100.0,
                high * 100.0,
                match (row.level, row.falls) {
                    (1, _) => "",
                    (_, true) => "yes",
                    (_, false) => "NO",
                },
                row.face(),
            )?;
        }
        writeln!(out)?;
        let falls = if self.falls {
            "falls at every level"
        } else {
            "does NOT fall at every level"
        };
        writeln!(out, "It {falls}. Took {:.0} seconds.", self.seconds)?;
        out.flush()
    }
}

/// The 95% interval of a share, after Wilson: sound for few games and for shares near 0 and 1, too.
fn wilson(wins: u64, games: u64) -> [f64; 2] {
    const Z: f64 = 1.959_964; // 95% of a normal distribution lie so many deviations around its middle.
    let n = games as f64;
    let share = wins as f64 / n;
    let middle = share + Z * Z / (2.0 * n);
    let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    [(middle - reach) / scale, (middle + reach) / scale].map(|bound| bound.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let close = |a: [f64; 2], b: [f64; 2]| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 5e-4);
        // From published tables of the interval.
        assert!(close(wilson(0, 10), [0.0, 0.2775]));
        assert!(close(wilson(5, 10), [0.2366, 0.7634]));
        assert!(close(wilson(81, 263), [0.2553, 0.3662]));
        assert!(close(wilson(10, 10), [0.7225, 1.0]));
    }

    #[test]
    fn a_share_that_does_not_fall_is_found() {
        let face = |level| Challenge {
            level,
            bonus: [0; Subject::COUNT],
        };
        let report = |wins: [u64; 3]| {
            let day = wins.into_iter().zip(1..);
            let rows = day.map(|(wins, level)| Row::new(Side::Day, face(level), wins, 10));
            // The other side begins anew.
            let rows = rows.chain([Row::new(Side::Night, face(1), 10, 10)]);
            Report::new(Player::Seer, 1, Duration::ZERO, rows.collect())
        };
        assert!(report([8, 5, 2]).falls);
        assert!(!report([8, 8, 2]).falls);
        assert!(!report([8, 5, 6]).falls);
    }
}
