//! What came of the games: counted in whole numbers, told as a table or as JSON.

use std::{
    io::{self, Write},
    time::Duration,
};

use serde::Serialize;

use crate::cli::games::Sum;
use crate::records::{Record, Setup};
use crate::rules::{BySeat, Edition, Seat, Side};

/// Parts of a victory: 1 to 5 winners get equal numbers of them.
const PARTS: u64 = 60;

/// Sums over games.
#[derive(Default)]
pub(super) struct Tally {
    decisions: u64,
    victories: BySeat<u64>,
    points: BySeat<i64>,
}

impl Tally {
    /// Counts a game that is over.
    pub(super) fn count(&mut self, record: &Record) {
        let game = record.game();
        self.decisions += record.acts().len() as u64;
        for seat in Seat::all(game.rules().seats) {
            self.points[seat.index()] += i64::from(game.score(seat));
        }
        if let Some(winners) = game.winners() {
            for seat in winners.iter() {
                self.victories[seat.index()] += PARTS / winners.len() as u64;
            }
        }
    }
}

impl Sum for Tally {
    fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        for seat in 0..self.points.len() {
            self.victories[seat] += other.victories[seat];
            self.points[seat] += other.points[seat];
        }
    }
}

/// The whole result.
#[derive(Serialize)]
pub(super) struct Report {
    games: u64,
    seconds: f64,
    games_per_second: f64,
    /// Acts of all seats, those of solo opponents among them.
    decisions: u64,
    edition: Edition,
    side: Side,
    /// Level of the challenge.
    solo: Option<u8>,
    /// Of the first game.
    seed: u64,
    seats: Vec<SeatReport>,
}

#[derive(Serialize)]
struct SeatReport {
    seat: Seat,
    bot: &'static str,
    wins: f64,
    win_share: f64,
    mean_score: f64,
}

impl Report {
    pub(super) fn new(setup: &Setup, games: u64, took: Duration, tally: &Tally) -> Self {
        let seconds = took.as_secs_f64();
        let seats = (0..).map(Seat).zip(&setup.seats);
        Self {
            games,
            seconds,
            // A clock may say that nothing took no time at all; JSON has no infinity.
            games_per_second: games as f64 / seconds.max(1e-9),
            decisions: tally.decisions,
            edition: setup.edition,
            side: setup.side,
            solo: setup.challenge.map(|challenge| challenge.level),
            seed: setup.seed,
            seats: seats
                .map(|(seat, setup)| {
                    let wins = tally.victories[seat.index()] as f64 / PARTS as f64;
                    SeatReport {
                        seat,
                        bot: setup.kind.key(),
                        wins,
                        win_share: wins / games as f64,
                        mean_score: tally.points[seat.index()] as f64 / games as f64,
                    }
                })
                .collect(),
        }
    }

    pub(super) fn print(&self, json: bool) -> io::Result<()> {
        let mut out = io::stdout().lock();
        if json {
            serde_json::to_writer(&mut out, self)?;
            writeln!(out)?;
        } else {
            writeln!(out, "games           {:>12}", self.games)?;
            writeln!(out, "seconds         {:>12.2}", self.seconds)?;
            writeln!(out, "games a second  {:>12.0}", self.games_per_second)?;
            writeln!(out, "decisions       {:>12}", self.decisions)?;
            writeln!(out)?;
            writeln!(out, "seat  bot             wins   share  mean score")?;
            for seat in &self.seats {
                writeln!(
                    out,
                    "{:4}  {:8}  {:>10.1}  {:>5.1}%  {:>10.2}",
                    seat.seat.0,
                    seat.bot,
                    seat.wins,
                    seat.win_share * 100.0,
                    seat.mean_score,
                )?;
            }
        }
        out.flush()
    }
}
