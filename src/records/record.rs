//! One game as remembered: its setup and its acts, read from JSON Lines and checked by playing them.

use std::{
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
};

use serde::de::IgnoredAny;
use serde_json::Value;

use super::act_line::{Entry, entry_from_line, reason};
use super::header::{FORMAT, Header, OPENING, VERSION};
use super::{Setup, SetupError, act_to_line};
use crate::rules::{Act, Game, IllegalAct, Witness};

/// The longest file that is looked at, in bytes; the longest game takes a hundredth of it.
const LONGEST: u64 = 4 << 20;

/// A game's setup, its acts so far, and the game they lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    setup: Setup,
    acts: Vec<Act>,
    taken_back: Vec<(usize, Act)>,
    game: Game,
    length: u64,
    open_line: bool,
    dropped: Option<usize>,
}

/// Why bytes are no record. The kinds have messages of their own: see [`RecordError::message`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// Nothing is there, or no more than the beginning of a header.
    #[error("this saved game is empty")]
    Empty,
    /// Something else than a record of this game.
    #[error("this is not a Medieval Academy game")]
    NotOurs,
    /// A record of a version to come.
    #[error("this game was saved by a newer version of the program (format {version})")]
    Newer {
        /// The format's version.
        version: u64,
    },
    /// A line isn't what it should be.
    #[error("line {line} is damaged: {reason}")]
    Damaged {
        /// Line, from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// The header's setup can't be played.
    #[error("line 1 is damaged: {0}")]
    Setup(#[from] SetupError),
    /// An act breaks the rules.
    #[error("line {line} breaks the rules: {reason}")]
    Illegal {
        /// Line, from 1.
        line: usize,
        /// Which rule.
        reason: IllegalAct,
        /// The game up to there, which can still be watched.
        until: Box<Record>,
    },
}

impl RecordError {
    /// The line at fault, from 1, if one is.
    #[must_use]
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::Damaged { line, .. } | Self::Illegal { line, .. } => Some(*line),
            Self::Setup(_) => Some(1),
            _ => None,
        }
    }

    /// What is wrong in the line at fault.
    #[must_use]
    pub fn reason(&self) -> Option<String> {
        match self {
            Self::Damaged { reason, .. } => Some(reason.clone()),
            Self::Setup(reason) => Some(reason.to_string()),
            Self::Illegal { reason, .. } => Some(reason.to_string()),
            _ => None,
        }
    }

    /// The message that tells a player.
    #[must_use]
    pub const fn message(&self) -> &'static str {
        match self {
            Self::Empty => "error-save-empty",
            Self::NotOurs => "error-save-not-ours",
            Self::Newer { .. } => "error-save-newer",
            Self::Damaged { .. } | Self::Setup(_) => "error-save-line",
            Self::Illegal { .. } => "error-save-illegal",
        }
    }
}

/// Why a file could not be loaded. It was left as it was.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// No such file.
    #[error("there is no file at {}", path.display())]
    Missing {
        /// Where.
        path: PathBuf,
    },
    /// The file can't be read.
    #[error("{} can't be read: {source}", path.display())]
    Unreadable {
        /// Where.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The file holds no good record.
    #[error("{}: {source}. The file was left as it was", path.display())]
    Record {
        /// Where.
        path: PathBuf,
        /// What is wrong with it.
        source: RecordError,
    },
}

impl LoadError {
    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Self::Missing { path } | Self::Unreadable { path, .. } | Self::Record { path, .. } => {
                path
            }
        }
    }

    /// The message that tells a player.
    #[must_use]
    pub const fn message(&self) -> &'static str {
        match self {
            Self::Missing { .. } => "error-save-missing",
            Self::Unreadable { .. } => "error-save-read",
            Self::Record { source, .. } => source.message(),
        }
    }

    pub(super) fn reading(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::NotFound => Self::Missing { path },
            _ => Self::Unreadable { path, source },
        }
    }
}

impl Record {
    /// A game about to begin, its first round dealt.
    ///
    /// # Errors
    /// If the setup can't be played.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        Self::begin(setup, &mut ())
    }

    /// As [`Record::new`], told to a witness.
    ///
    /// # Errors
    /// If the setup can't be played.
    pub fn begin<W: Witness>(setup: Setup, witness: &mut W) -> Result<Self, SetupError> {
        let mut game = setup.new_game()?;
        game.settle(witness);
        Ok(Self {
            length: header_line(&setup).len() as u64,
            setup,
            acts: Vec::new(),
            taken_back: Vec::new(),
            game,
            open_line: false,
            dropped: None,
        })
    }

    /// Plays an act and remembers it.
    ///
    /// # Errors
    /// If the act is illegal; nothing changes then.
    pub fn play<W: Witness>(&mut self, act: Act, witness: &mut W) -> Result<(), IllegalAct> {
        self.game.play(act, witness)?;
        self.acts.push(act);
        Ok(())
    }

    /// Reads a record and plays its acts; a line that takes acts back leaves those before them in force.
    ///
    /// The last line, if it has no line break and is no whole JSON value, was cut off while it was written, and is dropped:
    /// see [`Record::dropped`].
    ///
    /// # Errors
    /// Whatever else is wrong.
    pub fn parse(bytes: &[u8]) -> Result<Self, RecordError> {
        let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
        let header = lines.next().ok_or(RecordError::Empty)?;
        let mut record = Self::new(parse_header(header)?)?;
        record.length = 0; // Others may write the same header with other bytes.
        record.took(header);
        // Before each act in force, so that going back is as cheap as going on.
        let mut before: Vec<Game> = Vec::new();
        for (number, line) in (2..).zip(lines) {
            if !is_whole(line) {
                record.dropped = Some(line.len());
                break;
            }
            let damaged = |reason| RecordError::Damaged {
                line: number,
                reason,
            };
            let text = std::str::from_utf8(line).map_err(|error| damaged(error.to_string()))?;
            match entry_from_line(text).map_err(|error| damaged(error.0))? {
                Entry::Act(act) => {
                    let game = record.game.clone();
                    if let Err(reason) = record.play(act, &mut ()) {
                        return Err(RecordError::Illegal {
                            line: number,
                            reason,
                            until: Box::new(record),
                        });
                    }
                    before.push(game);
                }
                Entry::Undo(acts) => {
                    let there = record.acts.len();
                    let left = there.checked_sub(acts).ok_or_else(|| {
                        damaged(format!("it takes back {acts} acts, and there are {there}"))
                    })?;
                    record.take_back(left, before.drain(left..).next());
                }
            }
            record.took(line);
        }
        Ok(record)
    }

    /// Leaves so many acts in force, and the game as it was then.
    fn take_back(&mut self, left: usize, game: Option<Game>) {
        self.taken_back
            .extend((left..).zip(self.acts.drain(left..)));
        if let Some(game) = game {
            self.game = game;
        }
    }

    fn took(&mut self, line: &[u8]) {
        self.length += line.len() as u64;
        self.open_line = !line.ends_with(b"\n");
    }

    /// Reads a record to its end: see [`Record::parse`].
    ///
    /// # Errors
    /// If reading fails; the inner error if what was read is no record.
    pub fn read(reader: impl Read) -> io::Result<Result<Self, RecordError>> {
        let mut bytes = Vec::new();
        let read = reader.take(LONGEST + 1).read_to_end(&mut bytes)?;
        if read as u64 > LONGEST {
            return Ok(Err(RecordError::NotOurs));
        }
        Ok(Self::parse(&bytes))
    }

    /// Loads the record in a file: see [`Record::parse`].
    ///
    /// # Errors
    /// If it can't be read, or holds no record.
    pub fn load(path: &Path) -> Result<Self, LoadError> {
        File::open(path)
            .and_then(Self::read)
            .map_err(|error| LoadError::reading(path, error))?
            .map_err(|source| LoadError::Record {
                path: path.to_owned(),
                source,
            })
    }

    /// The record as a whole file: the straight game, without the acts taken back.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut text = header_line(&self.setup);
        for &act in &self.acts {
            text.push_str(&act_to_line(act));
            text.push('\n');
        }
        text.into_bytes()
    }

    /// What the game was made from.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The acts in force, in the order they took effect: all so far but those taken back.
    #[must_use]
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// The acts taken back so far, in the order they stand in the file, each with the number of acts that were in force
    /// before it.
    #[must_use]
    pub fn taken_back(&self) -> &[(usize, Act)] {
        &self.taken_back
    }

    /// The game after the acts.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The game after the acts, to be played on without this record.
    #[must_use]
    pub fn into_game(self) -> Game {
        self.game
    }

    /// How many bytes of a cut-off last line were dropped when the record was read.
    #[must_use]
    pub const fn dropped(&self) -> Option<usize> {
        self.dropped
    }

    /// How many bytes of the file it was read from are good: all but those dropped.
    #[must_use]
    pub const fn length(&self) -> u64 {
        self.length
    }

    /// Whether the last good line was read without the line break after it.
    pub(super) const fn open_line(&self) -> bool {
        self.open_line
    }
}

/// The header's line, with its line break.
pub(super) fn header_line(setup: &Setup) -> String {
    // Text, numbers and keys: nothing here that JSON can't say.
    let mut line = serde_json::to_string(&Header::from(setup)).unwrap_or_default();
    line.push('\n');
    line
}

/// Whether a line was written to its end: it has its line break, or is a whole JSON value without.
fn is_whole(line: &[u8]) -> bool {
    line.ends_with(b"\n") || serde_json::from_slice::<IgnoredAny>(line).is_ok()
}

fn parse_header(line: &[u8]) -> Result<Setup, RecordError> {
    let damaged = |reason| RecordError::Damaged { line: 1, reason };
    let head: Value = serde_json::from_slice(line).map_err(|error| {
        if line.trim_ascii().is_empty() || (!is_whole(line) && begins_alike(line)) {
            RecordError::Empty
        } else if line.starts_with(OPENING.as_bytes()) {
            damaged(reason(&error))
        } else {
            RecordError::NotOurs
        }
    })?;
    if head.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(RecordError::NotOurs);
    }
    match head.get("version").and_then(Value::as_u64) {
        Some(1..=VERSION) => {}
        Some(version @ 2..) => return Err(RecordError::Newer { version }),
        _ => return Err(damaged("no version of the format".to_owned())),
    }
    let header: Header = serde_json::from_slice(line).map_err(|error| damaged(reason(&error)))?;
    Ok(header.into())
}

/// Whether the line is a header's beginning, or goes on from it.
fn begins_alike(line: &[u8]) -> bool {
    let opening = OPENING.as_bytes();
    line.starts_with(opening) || opening.starts_with(line)
}
