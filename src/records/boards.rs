//! The boards to play on: those that come with the game, or an owner's own figures from a folder.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::rules::{Board, BoardError, Edition, Side};

/// The three boards of the boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boards {
    day: Board,
    night: Board,
    first: Board,
}

/// A folder's boards could not be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BoardsError {
    /// A file, or the folder, can't be read.
    #[error("{} can't be read: {source}", path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// A file holds no board, or the wrong one.
    #[error("{}, line {}: {}", path.display(), source.line, source.reason)]
    Board {
        /// Which.
        path: PathBuf,
        /// Line and what is wrong there.
        source: BoardError,
    },
}

impl Default for Boards {
    fn default() -> Self {
        Self::built_in()
    }
}

impl Boards {
    /// The boards that come with the game.
    #[must_use]
    pub fn built_in() -> Self {
        Self {
            day: Board::built_in(Edition::Second, Side::Day),
            night: Board::built_in(Edition::Second, Side::Night),
            first: Board::built_in(Edition::First, Side::Day),
        }
    }

    /// The boards of a folder: `day.ron`, `night.ron`, `first.ron`; for those that aren't there, the built-in ones.
    ///
    /// # Errors
    /// If the folder or a file can't be read, or a file holds no board of its kind.
    pub fn from_folder(folder: &Path) -> Result<Self, BoardsError> {
        // Without this, a misspelt folder would pass as one in which all three are left out.
        fs::read_dir(folder).map_err(|source| BoardsError::Unreadable {
            path: folder.to_owned(),
            source,
        })?;
        let mut boards = Self::built_in();
        if let Some(day) = read(&folder.join("day.ron"), |_| Ok(()))? {
            boards.day = day;
        }
        let has_cup = |board: &Board| {
            board
                .cup
                .map(drop)
                .ok_or(("cup", "the Night board needs a Cup's road: cup: Some(8)"))
        };
        if let Some(night) = read(&folder.join("night.ron"), has_cup)? {
            boards.night = night;
        }
        if let Some(first) = read(&folder.join("first.ron"), |_| Ok(()))? {
            boards.first = first;
        }
        Ok(boards)
    }

    /// The board for an edition and side.
    #[must_use]
    pub const fn get(&self, edition: Edition, side: Side) -> &Board {
        match (edition, side) {
            (Edition::First, _) => &self.first,
            (Edition::Second, Side::Day) => &self.day,
            (Edition::Second, Side::Night) => &self.night,
        }
    }
}

/// Reads a board, if the file is there, and checks that it is of its file's kind.
fn read(
    path: &Path,
    check: impl Fn(&Board) -> Result<(), (&'static str, &'static str)>,
) -> Result<Option<Board>, BoardsError> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(source) => {
            let path = path.to_owned();
            return Err(BoardsError::Unreadable { path, source });
        }
    };
    let wrong = |source| BoardsError::Board {
        path: path.to_owned(),
        source,
    };
    let board = Board::parse(&text).map_err(wrong)?;
    let loops = path.ends_with("first.ron");
    let kind = if board.loops == loops {
        check(&board)
    } else if loops {
        Err(("loops", "the first edition's roads are loops: loops: true"))
    } else {
        Err(("loops", "only first.ron has looping roads: loops: false"))
    };
    kind.map_err(|(field, reason)| {
        wrong(BoardError {
            line: text
                .lines()
                .position(|line| line.trim_start().starts_with(field))
                .map_or(1, |line| line + 1),
            reason: reason.to_owned(),
        })
    })?;
    Ok(Some(board))
}
