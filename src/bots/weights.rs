//! The fitted tables: how they are laid out, kept in files, and found for a mode.
//!
//! A file has, for each of the six rounds, the [`Table`]s of a pawn's standing as the round begins and after its cards are
//! played, the draft's table, and three heats: [`Round`], field by field. All numbers are little-endian 16-bit whole ones,
//! in 1/256 of a point. The command `fit` makes the files, one a mode.

use std::sync::OnceLock;

use crate::rules::{Edition, Mode, ROUNDS, Road, Side, Subject};

/// Parts of a point in which all is counted: whole numbers, so that sums are the same on every machine.
pub(super) const POINT: i32 = 256;

/// Numbers for one road: by space, then by place with the gap to the next pawn ahead, then with the gap to the next behind.
pub(super) const SLOT: usize = SPACES + 2 * GAPS;
pub(super) const SPACES: usize = 24;
pub(super) const GAPS: usize = 26;
/// Numbers for the turn of a seat: that with Excalibur is 0.
pub(super) const TURNS: usize = 5;
/// Numbers in a [`Table`].
pub(super) const TABLE: usize = Road::COUNT * SLOT + TURNS;
/// Numbers for one subject in the draft.
pub(super) const SPREAD: usize = 21;
/// Numbers for the draft: by subject, for the better of the two Combat roads, and by turn.
pub(super) const DRAFT: usize = (Subject::COUNT + 1) * SPREAD + TURNS;

/// What a pawn's standing is worth.
pub(super) type Table = [i16; TABLE];

/// The tables of one round.
#[derive(Clone)]
pub(super) struct Round {
    /// Points to come as the round begins, ahead of the table's mean.
    pub begins: Table,
    /// After the round's cards, before bonus and Kitchen moves.
    pub played: Table,
    /// After the draft.
    pub drafted: [i16; DRAFT],
    /// By how many points a seat must be ahead as the round begins for the odds to be e to 1; then after the cards, and after
    /// the draft.
    pub heats: [i16; 3],
}

impl Round {
    pub const EMPTY: Self = Self {
        begins: [0; TABLE],
        played: [0; TABLE],
        drafted: [0; DRAFT],
        heats: [4 * POINT as i16; 3],
    };

    const NUMBERS: usize = 2 * TABLE + DRAFT + 3;

    fn fields(&self) -> [&[i16]; 4] {
        [&self.begins, &self.played, &self.drafted, &self.heats]
    }

    fn fields_mut(&mut self) -> [&mut [i16]; 4] {
        [
            &mut self.begins,
            &mut self.played,
            &mut self.drafted,
            &mut self.heats,
        ]
    }
}

/// The tables of one mode.
#[derive(Clone)]
pub(super) struct Weights {
    pub rounds: Vec<Round>,
}

impl Weights {
    pub fn empty() -> Self {
        Self {
            rounds: vec![Round::EMPTY; ROUNDS.into()],
        }
    }

    /// Reads a file's bytes; none if there are too few or too many.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut weights = Self::empty();
        if bytes.len() != 2 * Round::NUMBERS * weights.rounds.len() {
            return None;
        }
        let mut numbers = bytes
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        for round in &mut weights.rounds {
            for number in round.fields_mut().into_iter().flatten() {
                *number = numbers.next()?;
            }
        }
        Some(weights)
    }

    /// The bytes of a file.
    pub fn write(&self) -> Vec<u8> {
        let numbers = self.rounds.iter().flat_map(Round::fields).flatten();
        numbers.flat_map(|number| number.to_le_bytes()).collect()
    }

    pub fn round(&self, round: u8) -> &Round {
        &self.rounds[usize::from(round.clamp(1, ROUNDS)) - 1]
    }

    /// The tables that come with the game.
    pub fn of(mode: &Mode) -> &'static Self {
        static WEIGHTS: [OnceLock<Weights>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
        let at = file(mode);
        WEIGHTS[at].get_or_init(|| Self::read(FILES[at].1).unwrap_or_else(Self::empty))
    }
}

macro_rules! files {
    ($($name:literal),*) => {
        [$(($name, include_bytes!(concat!("../../assets/bots/", $name)).as_slice())),*]
    };
}

/// Every mode's file.
const FILES: [(&str, &[u8]); 13] = files!(
    "day-2.fit",
    "day-3.fit",
    "day-4.fit",
    "day-5.fit",
    "day-solo.fit",
    "night-2.fit",
    "night-3.fit",
    "night-4.fit",
    "night-5.fit",
    "night-solo.fit",
    "first-3.fit",
    "first-4.fit",
    "first-5.fit"
);

/// The name of a mode's file in `assets/bots`.
#[must_use]
pub fn file_name(mode: &Mode) -> &'static str {
    FILES[file(mode)].0
}

fn file(mode: &Mode) -> usize {
    let seats = usize::from(mode.seats.clamp(2, 5));
    match (mode.edition, mode.side, mode.challenge) {
        (Edition::First, ..) => 10 + seats.max(3) - 3,
        (_, Side::Day, None) => seats - 2,
        (_, Side::Day, Some(_)) => 4,
        (_, Side::Night, None) => 5 + seats - 2,
        (_, Side::Night, Some(_)) => 9,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_and_written_alike() {
        for (name, bytes) in FILES {
            let weights = Weights::read(bytes);
            assert_eq!(
                weights.map(|weights| weights.write()).as_deref(),
                Some(bytes),
                "{name}"
            );
        }
    }
}
