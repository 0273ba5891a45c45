//! What pawns are worth: tables fitted on games that computer players played among themselves.
//!
//! A seat's prospects are a sum over the seven roads, and a road's part is a sum of a few table cells: which place the own
//! pawn has, on which space it stands, and how far the next pawns ahead and behind are. The tables are different for each
//! round, number of players, side and edition. The command `fit` makes them; nobody wrote them by hand.
//!
//! # Files
//!
//! One file a mode in `assets/bots/`: whole numbers of two bytes, little-endian, in 1/256 points, as
//! `[table][round][road][cell]` with 5 tables (see [`Table`]), 6 rounds, 7 roads in scoring order, and 48 cells (see
//! `scene.rs`). Whole numbers, so that every machine weighs alike.

use std::sync::OnceLock;

use crate::rules::{Edition, Mode, ROUNDS, Road, Side};

/// Cells of one road in one table.
pub(super) const CELLS: usize = 48;
/// Cells of all roads in one table of one round.
pub(super) const ROUND_CELLS: usize = Road::COUNT * CELLS;
/// The value of one point in the tables.
pub(super) const POINT: i32 = 256;

/// What a table tells, and of which moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Table {
    /// Points to come, as a round begins.
    Begun,
    /// Points to come, when the draft is over.
    Drafted,
    /// Points to come, when the round's cards are played and the Kitchen is next.
    Played,
    /// Points had so far, as a round begins: for closed journals.
    HadBegun,
    /// Points had so far, when the round's cards are played.
    HadPlayed,
}

impl Table {
    pub const COUNT: usize = 5;
    pub const ALL: [Self; Self::COUNT] = [
        Self::Begun,
        Self::Drafted,
        Self::Played,
        Self::HadBegun,
        Self::HadPlayed,
    ];
}

/// All tables of one mode.
#[derive(Clone, PartialEq, Eq)]
pub struct Values {
    cells: Box<[i16; Self::LEN]>,
}

impl Values {
    const LEN: usize = Table::COUNT * ROUNDS as usize * ROUND_CELLS;
    /// Bytes of a file.
    pub const BYTES: usize = 2 * Self::LEN;

    /// Tables of zeros.
    #[must_use]
    pub fn zero() -> Self {
        Self {
            cells: Box::new([0; Self::LEN]),
        }
    }

    /// Reads a file's bytes; none if they are not as many as there must be.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        if bytes.len() != Self::BYTES {
            return None;
        }
        let mut values = Self::zero();
        for (cell, &[low, high]) in values.cells.iter_mut().zip(bytes.as_chunks().0) {
            *cell = i16::from_le_bytes([low, high]);
        }
        Some(values)
    }

    /// The bytes of a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.cells.iter().flat_map(|c| c.to_le_bytes()).collect()
    }

    /// The cells of a road in a round, 1 to 6.
    #[inline]
    pub(super) fn road(&self, table: Table, round: u8, road: Road) -> &[i16] {
        let at = Self::at(table, round) + road.index() * CELLS;
        &self.cells[at..at + CELLS]
    }

    /// The cells of all roads in a round, to be written.
    pub(super) fn round_mut(&mut self, table: Table, round: u8) -> &mut [i16] {
        let at = Self::at(table, round);
        &mut self.cells[at..at + ROUND_CELLS]
    }

    #[inline]
    const fn at(table: Table, round: u8) -> usize {
        (table as usize * ROUNDS as usize + (round - 1) as usize) * ROUND_CELLS
    }

    /// The tables that come with the game for a mode.
    ///
    /// # Panics
    /// Never: a test reads all of them.
    #[must_use]
    pub fn built_in(mode: &Mode) -> &'static Self {
        static READ: [OnceLock<Values>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
        let at = Fitted::of(mode).index();
        READ[at].get_or_init(|| Self::from_bytes(FILES[at]).expect("the built-in files are tested"))
    }
}

/// A kind of game that has tables of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fitted {
    /// Edition of the box.
    pub edition: Edition,
    /// Side of the board.
    pub side: Side,
    /// Players, without solo's two opponents.
    pub players: u8,
}

impl Fitted {
    /// All that have tables.
    pub const ALL: [Self; FILES.len()] = {
        const fn game(edition: Edition, side: Side, players: u8) -> Fitted {
            Fitted {
                edition,
                side,
                players,
            }
        }
        use Edition::{First, Second};
        use Side::{Day, Night};
        [
            game(Second, Day, 1),
            game(Second, Day, 2),
            game(Second, Day, 3),
            game(Second, Day, 4),
            game(Second, Day, 5),
            game(Second, Night, 1),
            game(Second, Night, 2),
            game(Second, Night, 3),
            game(Second, Night, 4),
            game(Second, Night, 5),
            game(First, Day, 3),
            game(First, Day, 4),
            game(First, Day, 5),
        ]
    };

    /// Which tables a mode has.
    #[must_use]
    pub const fn of(mode: &Mode) -> Self {
        let players = if mode.challenge.is_some() {
            1
        } else {
            mode.seats
        };
        Self {
            edition: mode.edition,
            side: mode.side,
            players,
        }
    }

    /// The name of its file in `assets/bots/`.
    #[must_use]
    pub fn file(self) -> String {
        let side = match (self.edition, self.side) {
            (Edition::First, _) => "first",
            (_, Side::Day) => "day",
            (_, Side::Night) => "night",
        };
        format!("{side}-{}.bin", self.players)
    }

    fn index(self) -> usize {
        let at = Self::ALL.iter().position(|&fitted| fitted == self);
        // No box has other games; if one had, those of four by day would do.
        at.unwrap_or(3)
    }
}

/// The files, in the order of [`Fitted::ALL`].
const FILES: [&[u8]; 13] = [
    include_bytes!("../../assets/bots/day-1.bin"),
    include_bytes!("../../assets/bots/day-2.bin"),
    include_bytes!("../../assets/bots/day-3.bin"),
    include_bytes!("../../assets/bots/day-4.bin"),
    include_bytes!("../../assets/bots/day-5.bin"),
    include_bytes!("../../assets/bots/night-1.bin"),
    include_bytes!("../../assets/bots/night-2.bin"),
    include_bytes!("../../assets/bots/night-3.bin"),
    include_bytes!("../../assets/bots/night-4.bin"),
    include_bytes!("../../assets/bots/night-5.bin"),
    include_bytes!("../../assets/bots/first-3.bin"),
    include_bytes!("../../assets/bots/first-4.bin"),
    include_bytes!("../../assets/bots/first-5.bin"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_has_its_size_and_comes_back_as_it_was() {
        for (fitted, file) in Fitted::ALL.into_iter().zip(FILES) {
            let values = Values::from_bytes(file).expect("a file of the right size");
            assert_eq!(values.to_bytes(), file, "{}", fitted.file());
        }
    }
}
