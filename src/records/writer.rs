//! The file of a game while it is played: append-only, and on the disk before the next act.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use super::{LoadError, Record, Setup, SetupError, act_to_line};
use super::{act_line::undo_to_line, record::header_line};
use crate::rules::Act;

/// Why a game could not be saved. Nothing is lost: the next try writes all that is missing.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The setup is none to begin a game with.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is a file of that name, and it stays as it is.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// Another window plays this game.
    #[error("{} is being played in another window", .0.display())]
    InUse(PathBuf),
    /// The file to go on with could not be loaded.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The disk is full.
    #[error("the disk with {} is full", .0.display())]
    DiskFull(PathBuf),
    /// Anything else that a disk may say.
    #[error("{} can't be written: {source}", path.display())]
    Io {
        /// Where.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

impl WriteError {
    /// The message that tells a player.
    #[must_use]
    pub const fn message(&self) -> &'static str {
        match self {
            Self::DiskFull(_) => "error-disk-full",
            Self::Load(error) => error.message(),
            _ => "error-save-write",
        }
    }

    fn new(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::AlreadyExists => Self::Exists(path),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull(path),
            _ => Self::Io { path, source },
        }
    }
}

/// Keeps the file of one game.
///
/// Each act is one write, and on the disk when [`Writer::append`] returns. An act taken back stays in the file, with a line
/// after it that says so ([`Writer::take_back`]). After a failure the next act (or
/// [`Writer::retry`]) first cuts the file back to its last whole line, then writes everything that is missing.
#[derive(Debug)]
pub struct Writer {
    path: PathBuf,
    /// None until the file is made.
    file: Option<File>,
    /// Bytes known to be whole lines on the disk.
    good: u64,
    /// Whether there may be more in the file than those.
    dirty: bool,
    /// Whole lines not yet on the disk.
    missing: String,
}

impl Writer {
    /// Makes the file of a new game, and the folder if need be. A file that is there already is never touched.
    ///
    /// # Errors
    /// If the setup is not complete, or the file can't be made.
    pub fn create(path: &Path, setup: &Setup) -> Result<Self, WriteError> {
        let mut writer = Self::planned(path, setup)?;
        writer.retry()?;
        Ok(writer)
    }

    /// As [`Writer::create`], but the file is made with the first act, or [`Writer::retry`]: for a game that is to be
    /// played though its folder can't be written now.
    ///
    /// # Errors
    /// If the setup is not complete.
    pub fn planned(path: &Path, setup: &Setup) -> Result<Self, WriteError> {
        setup.check()?;
        Ok(Self {
            path: path.to_owned(),
            file: None,
            good: 0,
            dirty: false,
            missing: header_line(setup),
        })
    }

    /// Writes a whole record to a new file.
    ///
    /// # Errors
    /// As [`Writer::create`].
    pub fn save(path: &Path, record: &Record) -> Result<(), WriteError> {
        let mut writer = Self::planned(path, record.setup())?;
        for &act in record.acts() {
            writer.add(act);
        }
        writer.retry()
    }

    /// Goes on with the game in a file; a cut-off last line is taken off it.
    ///
    /// # Errors
    /// If the file holds no good record (it is left as it is then), or can't be written.
    pub fn resume(path: &Path) -> Result<(Self, Record), WriteError> {
        let failed = |error| WriteError::new(path, error);
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .open(path)
            .map_err(|error| match error.kind() {
                io::ErrorKind::NotFound => LoadError::reading(path, error).into(),
                _ => failed(error),
            })?;
        lock(&file, path)?;
        let record = Record::read(&file)
            .map_err(|error| LoadError::reading(path, error))?
            .map_err(|source| LoadError::Record {
                path: path.to_owned(),
                source,
            })?;
        let mut writer = Self {
            path: path.to_owned(),
            file: Some(file),
            good: record.length(),
            dirty: record.dropped().is_some(),
            missing: String::new(),
        };
        if record.open_line() {
            writer.missing.push('\n');
        }
        writer.retry()?;
        Ok((writer, record))
    }

    /// Writes an act. When it returns, the act is on the disk.
    ///
    /// # Errors
    /// If it could not be written; it is kept, and written with the next one.
    pub fn append(&mut self, act: Act) -> Result<(), WriteError> {
        self.add(act);
        self.retry()
    }

    /// Writes that so many acts, the last ones in force, are taken back. When it returns, that is on the disk; what is
    /// there already stays.
    ///
    /// # Errors
    /// If it could not be written; it is kept, and written with the next act.
    pub fn take_back(&mut self, acts: usize) -> Result<(), WriteError> {
        if let Some(line) = undo_to_line(acts) {
            self.missing.push_str(&line);
            self.missing.push('\n');
        }
        self.retry()
    }

    fn add(&mut self, act: Act) {
        self.missing.push_str(&act_to_line(act));
        self.missing.push('\n');
    }

    /// Writes what earlier tries could not.
    ///
    /// # Errors
    /// If it fails again; nothing is lost by that.
    pub fn retry(&mut self) -> Result<(), WriteError> {
        if !self.dirty && self.missing.is_empty() {
            return Ok(());
        }
        if self.file.is_none() {
            self.file = Some(make(&self.path)?);
        }
        self.write()
            .map_err(|error| WriteError::new(&self.path, error))
    }

    fn write(&mut self) -> io::Result<()> {
        let Some(file) = &mut self.file else {
            return Ok(());
        };
        if self.dirty {
            file.set_len(self.good)?;
        }
        self.dirty = true;
        file.seek(SeekFrom::Start(self.good))?;
        file.write_all(self.missing.as_bytes())?;
        file.sync_data()?;
        self.good += self.missing.len() as u64;
        self.missing.clear();
        self.dirty = false;
        Ok(())
    }

    /// Whether every act is on the disk.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        !self.dirty && self.missing.is_empty()
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Makes the folder and a new, empty file, and sees to it that its name outlives a crash.
fn make(path: &Path) -> Result<File, WriteError> {
    let failed = |error| WriteError::new(path, error);
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    if let Some(folder) = folder {
        // "Exists" would be said of the folder here, by a file in its place.
        fs::create_dir_all(folder).map_err(|source| WriteError::Io {
            path: folder.to_owned(),
            source,
        })?;
    }
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .create_new(true)
        .open(path)
        .map_err(failed)?;
    lock(&file, path)?;
    #[cfg(unix)]
    if let Some(folder) = folder {
        // Not every file system can do that; the file itself is synced either way.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(file)
}

/// Keeps two windows from writing one game. Where files can't be locked, they go unlocked.
fn lock(file: &File, path: &Path) -> Result<(), WriteError> {
    // Elsewhere a lock would keep even this program from reading the file.
    if cfg!(unix) && matches!(file.try_lock(), Err(fs::TryLockError::WouldBlock)) {
        return Err(WriteError::InUse(path.to_owned()));
    }
    Ok(())
}
