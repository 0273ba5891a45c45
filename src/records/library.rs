//! The folder in which games are kept.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use directories::ProjectDirs;

use super::kept_file::free_path;
use super::stamp::stamp;
use super::{EXTENSION, LoadError, Record, Setup, WriteError, Writer};

/// The environment variable that names another folder for all that the game keeps.
pub const DATA_VARIABLE: &str = "MEDIEVAL_ACADEMY_DATA";

/// The folder for all that the game keeps: the one given, else the one [`DATA_VARIABLE`] names, else the system's own
/// place for such things. It may not exist yet.
#[must_use]
pub fn data_folder(given: Option<&Path>) -> PathBuf {
    let named = || {
        env::var_os(DATA_VARIABLE)
            .filter(|name| !name.is_empty())
            .map(PathBuf::from)
    };
    let usual =
        || ProjectDirs::from("", "", "medieval-academy").map(|dirs| dirs.data_dir().to_owned());
    given
        .map(Path::to_owned)
        .or_else(named)
        .or_else(usual)
        // Nobody's home: a machine that only runs the tests, or a broken account.
        .unwrap_or_else(|| env::temp_dir().join("medieval-academy"))
}

/// The folder of games. It need not exist, and nothing here fails hard: what can't be read is reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    folder: PathBuf,
}

/// A game's file in the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Where.
    pub path: PathBuf,
    /// When it was last written.
    pub modified: SystemTime,
}

/// What [`Library::latest_unfinished`] found.
#[derive(Debug, Default)]
pub struct Found {
    /// The game to go on with.
    pub game: Option<(PathBuf, Record)>,
    /// Files passed over because they are broken, newest first.
    pub broken: Vec<LoadError>,
}

impl Library {
    /// The folder of games below a data folder (see [`data_folder`]).
    #[must_use]
    pub fn new(data: &Path) -> Self {
        Self::at(data.join("games"))
    }

    /// The games in this very folder.
    #[must_use]
    pub const fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Where games are kept.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A file for a game that begins now: its name begins with date and time, and nothing is there yet.
    #[must_use]
    pub fn new_path(&self, seed: u64, now: SystemTime) -> PathBuf {
        let name = format!("{}-{seed}", stamp(now));
        self.free_path(&name)
    }

    /// A file of this name (without ending) that isn't there yet, numbered if need be.
    #[must_use]
    pub fn free_path(&self, name: &str) -> PathBuf {
        free_path(&self.folder, name, EXTENSION)
    }

    /// Begins a new game's file, even if another window takes the same name in this very second.
    ///
    /// # Errors
    /// As [`Writer::create`].
    pub fn create(&self, setup: &Setup, now: SystemTime) -> Result<Writer, WriteError> {
        loop {
            match Writer::create(&self.new_path(setup.seed, now), setup) {
                Err(WriteError::Exists(_)) => {}
                other => return other,
            }
        }
    }

    /// All games in the folder, last written first; none if there is no such folder.
    ///
    /// # Errors
    /// If the folder is there and can't be read.
    pub fn list(&self) -> io::Result<Vec<Kept>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut games: Vec<Kept> = entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|ending| ending == EXTENSION))
            .filter_map(|path| {
                let about = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
                let modified = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                Some(Kept { path, modified })
            })
            .collect();
        // Files of the same instant: the later name is the later game.
        games.sort_by(|a, b| (b.modified, &b.path).cmp(&(a.modified, &a.path)));
        Ok(games)
    }

    /// The game last played that isn't over. Broken files are passed over, and reported.
    #[must_use]
    pub fn latest_unfinished(&self) -> Found {
        let mut found = Found::default();
        let games = match self.list() {
            Ok(games) => games,
            Err(error) => {
                found.broken.push(LoadError::reading(&self.folder, error));
                return found;
            }
        };
        for Kept { path, .. } in games {
            match Record::load(&path) {
                Ok(record) if record.game().is_over() => {}
                Ok(record) => {
                    found.game = Some((path, record));
                    break;
                }
                Err(error) => found.broken.push(error),
            }
        }
        found
    }
}
