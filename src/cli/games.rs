//! Games among computer players: what is played and who sits where, how one is played, and many at once on all cores.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{
    Failure, boards, jobs,
    player::{Player, Seated},
};
use crate::records::{
    Boards, BoardsError, PawnShape, Record, SeatKind, SeatSetup, Setup, challenges,
};
use crate::rules::{Chance, Edition, Game, Journals, Seat, Side};

/// What is played, apart from how many play.
#[derive(Args, Debug)]
pub(super) struct Way {
    /// Side of the board
    #[arg(long, default_value = "day")]
    side: SideName,
    /// Edition of the box
    #[arg(long, default_value = "second")]
    edition: EditionName,
    /// Who sees the score journals before the end: their owners, or everybody
    #[arg(long, default_value = "hidden")]
    scoring: ScoringName,
    /// Take day.ron, night.ron and first.ron from this folder, as far as they are there
    #[arg(long, value_name = "DIR")]
    boards: Option<PathBuf>,
}

impl Way {
    /// The boards to play on.
    pub(super) fn boards(&self) -> Result<Boards, BoardsError> {
        boards(self.boards.as_deref())
    }

    /// The setup of the first game: these computer players, or one alone against a level of the solo challenge.
    pub(super) fn setup(
        &self,
        boards: &Boards,
        players: &[Player],
        solo: Option<u8>,
        seed: u64,
    ) -> Result<Setup, String> {
        let edition = match self.edition {
            EditionName::First => Edition::First,
            EditionName::Second => Edition::Second,
        };
        let side = self.side.into();
        let setup = Setup {
            edition,
            side,
            challenge: solo.and_then(challenges::level),
            journals: match self.scoring {
                ScoringName::Hidden => Journals::Hidden,
                ScoringName::Open => Journals::Open,
            },
            board: *boards.get(edition, side),
            seats: seats(players, solo.is_some()),
            first: Seat(0),
            seed,
            agreed: Default::default(),
        };
        setup.check().map_err(|error| error.to_string())?;
        Ok(setup)
    }
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum EditionName {
    First,
    Second,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum ScoringName {
    Hidden,
    Open,
}

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
pub(super) fn seats(players: &[Player], solo: bool) -> Vec<SeatSetup> {
    let own = players
        .iter()
        .map(|player| (player.seat_kind(), player.character()));
    let opponents = [SeatKind::Agravain, SeatKind::Brisen].map(|kind| (kind, None));
    (1..)
        .zip(own.chain(opponents.into_iter().filter(|_| solo)))
        .zip(PawnShape::ALL)
        .map(|((number, (kind, character)), pawn)| SeatSetup {
            name: name(number, kind),
            kind,
            pawn,
            portrait: character.map(str::to_owned),
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
/// `one` gets the number of its game, from 0, and fresh players.
pub(super) fn play_all<S: Sum>(
    games: u64,
    players: &[Player],
    one: impl Fn(u64, &mut [Seated], &mut S) -> Result<(), Failure> + Sync,
) -> Result<S, Failure> {
    jobs::work(games, jobs::all_cores(), |game, sum| {
        let mut seated: Vec<Seated> = players.iter().map(|player| player.sit()).collect();
        one(game, &mut seated, sum)
    })
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
pub(super) fn play(setup: Setup, players: &mut [Seated]) -> Result<Record, Failure> {
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
            (_, Some(player)) => player.decide(record.game(), seat, &mut chances[seat.index()]),
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
