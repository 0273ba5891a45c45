//! What is in the library: each game in a few words, for a list.

use std::{
    io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::{Kept, Library, LoadError, Record, Setup};
use crate::rules::{BySeat, Phase, SeatSet, TieBreak};

/// A file of the library, and the game in it.
#[derive(Debug)]
pub struct Listed {
    /// Where.
    pub path: PathBuf,
    /// When it was last written.
    pub modified: SystemTime,
    /// The game; or why the file holds none. It stays where it is then.
    pub game: Result<About, LoadError>,
}

/// A game in a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Who plays what.
    pub setup: Setup,
    /// Round, 1 to 6.
    pub round: u8,
    /// What the game waits for, or that it is over.
    pub phase: Phase,
    /// Acts in force.
    pub acts: usize,
    /// Points by seat: secret while the game is not over and the journals are hidden (4.9).
    pub scores: BySeat<i16>,
    /// Who won, and what decided, if it is over (4.8).
    pub result: Option<(SeatSet, Option<TieBreak>)>,
}

impl About {
    /// Of a record.
    #[must_use]
    pub fn new(record: &Record) -> Self {
        let game = record.game();
        let mut scores = BySeat::default();
        for seat in crate::rules::Seat::all(game.rules().seats) {
            scores[seat.index()] = game.score(seat);
        }
        Self {
            setup: record.setup().clone(),
            round: game.round(),
            phase: game.phase(),
            acts: record.acts().len(),
            scores,
            result: game.result(),
        }
    }

    /// Whether it has been played to its end.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.result.is_some()
    }
}

impl Library {
    /// All games, last written first, each read and checked: a few hundred take a fraction of a second, but not a frame's.
    ///
    /// # Errors
    /// If the folder is there and can't be read. A file that can't be read is listed with the reason.
    pub fn catalogue(&self) -> io::Result<Vec<Listed>> {
        let listed = |Kept { path, modified }| {
            let game = Record::load(&path).map(|record| About::new(&record));
            Listed {
                path,
                modified,
                game,
            }
        };
        Ok(self.list()?.into_iter().map(listed).collect())
    }

    /// Whether a file lies in this library, however its path is written.
    #[must_use]
    pub fn holds(&self, path: &Path) -> bool {
        let folder = path.parent().and_then(|folder| folder.canonicalize().ok());
        folder.is_some() && folder == self.folder().canonicalize().ok()
    }
}
