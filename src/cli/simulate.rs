//! `simulate`: games among computer players without a window.

mod report;

use std::{
    path::PathBuf,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use self::report::{Report, Tally};
use super::{Failure, parse_seed, refuse};
use crate::bots::{Bot, BotKind, bot};
use crate::records::{Library, PawnShape, Record, SeatKind, SeatSetup, Setup, Writer, challenges};
use crate::rules::{Board, Chance, Edition, Game, Journals, Seat, Side};

pub(super) const EXAMPLES: &str = "\
Examples:
  medieval-academy simulate --games 1000 --players 4
  medieval-academy simulate --games 1000 --players 3 --side night --bots squire,page,page
  medieval-academy simulate --games 100 --solo 3 --bots squire --json
  medieval-academy simulate --games 10 --players 2 --records duels

The same seed gives the same games on every machine. A shared victory counts as equal parts of one.";

#[derive(Args, Debug)]
pub(super) struct SimulateOptions {
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many players; 1 with --solo [default: 4]
    #[arg(long, value_name = "P", value_parser = clap::value_parser!(u8).range(1..=5))]
    players: Option<u8>,
    /// Side of the board
    #[arg(long, default_value = "day")]
    side: SideName,
    /// Edition of the box
    #[arg(long, default_value = "second")]
    edition: EditionName,
    /// One player against Sir Agravain and Lady Brisen, at this level of challenge
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(1..=6))]
    solo: Option<u8>,
    /// The computer players seat by seat, with commas between; one alone takes all seats
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', default_value = "squire",
        long_help = format!("The computer players seat by seat, with commas between; one alone takes all seats. \
            There are: {}", BotKind::ALL.map(BotKind::key).join(", ")))]
    bots: Vec<BotKind>,
    /// Seed of the first game, a whole number or a word; each game has the next one
    #[arg(long, value_name = "N|WORD", value_parser = parse_seed, default_value = "1")]
    seed: u64,
    /// Write each game's record into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum SideName {
    Day,
    Night,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum EditionName {
    First,
    Second,
}

pub(super) fn simulate(options: &SimulateOptions) -> Result<(), Failure> {
    let (setup, bots) = table(options).unwrap_or_else(|why| refuse("simulate", why));
    let began = Instant::now();
    let tally = play_all(options, &setup, &bots)?;
    let report = Report::new(&setup, options.games, began.elapsed(), &tally);
    report.print(options.json)?;
    Ok(())
}

/// The setup of the first game, and who plays: by seat, without the solo opponents.
fn table(options: &SimulateOptions) -> Result<(Setup, Vec<BotKind>), String> {
    let players = options
        .players
        .unwrap_or(if options.solo.is_some() { 1 } else { 4 });
    match (players, options.solo) {
        (1, None) => return Err("a game for one player needs --solo LEVEL".to_owned()),
        (2.., Some(_)) => return Err("--solo is for one player: --players 1".to_owned()),
        _ => {}
    }
    let bots = match options.bots[..] {
        [only] => vec![only; usize::from(players)],
        ref each if each.len() == usize::from(players) => each.to_vec(),
        ref each => {
            let wanted = format!("--bots names {} computer players, not 1", each.len());
            return Err(if players == 1 {
                wanted
            } else {
                format!("{wanted} or {players}")
            });
        }
    };
    let kind = |bot: BotKind| SeatKind::from_key(bot.key()).unwrap_or(SeatKind::Page);
    let mut kinds: Vec<SeatKind> = bots.iter().copied().map(kind).collect();
    if options.solo.is_some() {
        kinds.extend([SeatKind::Agravain, SeatKind::Brisen]);
    }
    let (edition, side) = (
        match options.edition {
            EditionName::First => Edition::First,
            EditionName::Second => Edition::Second,
        },
        match options.side {
            SideName::Day => Side::Day,
            SideName::Night => Side::Night,
        },
    );
    let setup = Setup {
        edition,
        side,
        challenge: options.solo.and_then(challenges::level),
        journals: Journals::Hidden,
        board: Board::built_in(edition, side),
        seats: (0..)
            .zip(&kinds)
            .zip(PawnShape::ALL)
            .map(|((seat, &kind), pawn)| SeatSetup {
                name: name(seat, kind),
                kind,
                pawn,
                portrait: None,
            })
            .collect(),
        first: Seat(0),
        seed: options.seed,
    };
    setup.check().map_err(|error| error.to_string())?;
    Ok((setup, bots))
}

fn name(seat: u8, kind: SeatKind) -> String {
    let key = kind.key();
    let (initial, rest) = key.split_at(1);
    let name = format!("{}{rest}", initial.to_uppercase());
    if kind.is_opponent() {
        name
    } else {
        format!("{name} {}", seat + 1)
    }
}

/// Plays all games, on all cores. Sums don't depend on which game ends first.
fn play_all(options: &SimulateOptions, setup: &Setup, bots: &[BotKind]) -> Result<Tally, Failure> {
    let bar = ProgressBar::with_draw_target(Some(options.games), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len}, {eta}") {
        bar.set_style(style);
    }
    let shelf = options.records.clone().map(Library::at);
    let last_seed = options.seed.saturating_add(options.games - 1);
    let digits = last_seed.to_string().len();
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let total: Mutex<Result<Tally, Failure>> = Mutex::new(Ok(Tally::default()));
    let work = || {
        let mut tally = Tally::default();
        let mut players: Vec<Box<dyn Bot>> = bots.iter().copied().map(bot).collect();
        let done = loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= options.games || failed.load(Ordering::Relaxed) {
                break Ok(());
            }
            let played = play(numbered(setup, game), &mut players).and_then(|record| {
                if let Some(shelf) = &shelf {
                    let seed = record.setup().seed;
                    let path = shelf.free_path(&format!("game-{seed:0digits$}"));
                    Writer::save(&path, &record)?;
                }
                Ok(record)
            });
            match played {
                Ok(record) => tally.count(&record),
                Err(failure) => break Err(failure),
            }
            bar.inc(1);
        };
        let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
        match (&mut *total, done) {
            (Ok(total), Ok(())) => total.add(&tally),
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
        for _ in 0..cores.min(options.games) {
            scope.spawn(work);
        }
    });
    bar.finish_and_clear();
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// The setup of game number `game`, from 0.
fn numbered(setup: &Setup, game: u64) -> Setup {
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
fn play(setup: Setup, players: &mut [Box<dyn Bot>]) -> Result<Record, Failure> {
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
