//! Work in numbered pieces on several cores, with a progress bar on a terminal.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{Failure, games::Sum};

/// Threads if nobody says how many: one a core.
pub(super) fn all_cores() -> u16 {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    u16::try_from(cores).unwrap_or(u16::MAX)
}

/// Does that many pieces of work, each told its number, from 0; sums up what they count. The first failure ends it.
pub(super) fn work<S: Sum>(
    pieces: u64,
    jobs: u16,
    piece: impl Fn(u64, &mut S) -> Result<(), Failure> + Sync,
) -> Result<S, Failure> {
    let bar = ProgressBar::with_draw_target(Some(pieces), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len}, {eta}") {
        bar.set_style(style);
    }
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let total: Mutex<Result<S, Failure>> = Mutex::new(Ok(S::default()));
    let one_job = || {
        let mut sum = S::default();
        let done = loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= pieces || failed.load(Ordering::Relaxed) {
                break Ok(());
            }
            if let Err(failure) = piece(number, &mut sum) {
                failed.store(true, Ordering::Relaxed);
                break Err(failure);
            }
            bar.inc(1);
        };
        let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
        match (&mut *total, done) {
            (Ok(total), Ok(())) => total.add(&sum),
            (Ok(_), Err(failure)) => *total = Err(failure),
            (Err(_), _) => {}
        }
    };
    thread::scope(|scope| {
        for _ in 0..u64::from(jobs).min(pieces) {
            scope.spawn(one_job);
        }
    });
    bar.finish_and_clear();
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}
