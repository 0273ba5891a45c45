//! Games among computer players: who sits where, how one is played, and many at once on all cores.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::Failure;
use crate::bots::{Bot, BotKind, bot};
use crate::records::{PawnShape, Record, SeatKind, SeatSetup, Setup};
use crate::rules::{Chance, Game, Seat, Side};

/// A side of the board, as the command line calls it.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(super) enum SideName {
    Day,
    Night,
}

impl From<SideName> for Side {
    fn from(name: SideName) -> Self {
        match name {
            SideName::Day => Self::Day,
            SideName::Night => Self::Night,
        }
    }
}

/// Something counted over games, in whole numbers so that their order makes no difference.
pub(super) trait Sum: Default + Send {
    /// Adds what another thread has counted.
    fn add(&mut self, other: &Self);
}

/// The seats of these computer players, and in solo their two opponents.
pub(super) fn seats(bots: &[BotKind], solo: bool) -> Vec<SeatSetup> {
    let kind = |bot: &BotKind| SeatKind::from_key(bot.key()).unwrap_or(SeatKind::Page);
    let opponents = [SeatKind::Agravain, SeatKind::Brisen];
    let kinds = bots
        .iter()
        .map(kind)
        .chain(opponents.into_iter().filter(|_| solo));
    (1..)
        .zip(kinds)
        .zip(PawnShape::ALL)
        .map(|((number, kind), pawn)| SeatSetup {
            name: name(number, kind),
            kind,
            pawn,
            portrait: None,
        })
        .collect()
}

fn name(number: u8, kind: SeatKind) -> String {
    let key = kind.key();
    let (initial, rest) = key.split_at(1);
    let name = format!("{}{rest}", initial.to_uppercase());
    if kind.is_opponent() {
        name
    } else {
        format!("{name} {number}")
    }
}

/// Plays that many games on all cores, with a progress bar on a terminal, and sums up what `one` counts of each.
/// `one` gets the number of its game, from 0.
pub(super) fn play_all<S: Sum>(
    games: u64,
    bots: &[BotKind],
    one: impl Fn(u64, &mut [Box<dyn Bot>], &mut S) -> Result<(), Failure> + Sync,
) -> Result<S, Failure> {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len}, {eta}") {
        bar.set_style(style);
    }
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let total: Mutex<Result<S, Failure>> = Mutex::new(Ok(S::default()));
    let work = || {
        let mut sum = S::default();
        let mut players: Vec<Box<dyn Bot>> = bots.iter().copied().map(bot).collect();
        let done = loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games || failed.load(Ordering::Relaxed) {
                break Ok(());
            }
            if let Err(failure) = one(game, &mut players, &mut sum) {
                break Err(failure);
            }
            bar.inc(1);
        };
        let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
        match (&mut *total, done) {
            (Ok(total), Ok(())) => total.add(&sum),
            (Ok(_), Err(failure)) => {
                failed.store(true, Ordering::Relaxed);
                *total = Err(failure);
            }
            // The first failure is the one to tell.
            (Err(_), _) => {}
        }
    };
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    thread::scope(|scope| {
        for _ in 0..cores.min(games) {
            scope.spawn(work);
        }
    });
    bar.finish_and_clear();
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// The setup of game number `game`, from 0: each has the next seed.
pub(super) fn numbered(setup: &Setup, game: u64) -> Setup {
    let seed = setup.seed.wrapping_add(game);
    let first = match setup.challenge {
        Some(_) => Seat(0), // 7.1
        None => Game::first_by_lot(setup.seats.len() as u8, seed),
    };
    Setup {
        seed,
        first,
        ..setup.clone()
    }
}

/// Plays one game to its end.
pub(super) fn play(setup: Setup, players: &mut [Box<dyn Bot>]) -> Result<Record, Failure> {
    // Players' chance is apart from the deals', else they could know what comes.
    let salt = setup.seed.rotate_left(32) ^ 0x504c_4159_4552;
    let mut chances: Vec<Chance> = (0..players.len() as u64)
        .map(|seat| Chance::new(salt.wrapping_add(seat)))
        .collect();
    let mut record = Record::new(setup)?;
    while let Some(seat) = record.game().waiting().first() {
        let acts = record.game().legal_acts(seat);
        let act = match (&acts[..], players.get_mut(seat.index())) {
            ([only], _) => *only,
            (_, Some(player)) => {
                player.decide(&record.game().view(seat), &mut chances[seat.index()])
            }
            // An opponent's rules leave it one act (7.3 to 7.6).
            (acts, None) => match acts.first() {
                Some(&act) => act,
                None => break,
            },
        };
        record
            .play(act, &mut ())
            .map_err(|reason| Failure::Bot { seat, reason })?;
    }
    Ok(record)
}
