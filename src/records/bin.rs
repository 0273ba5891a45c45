//! Games deleted from the library: moved aside, so that they can come back, and gone after some weeks.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use super::stamp::stamp;
use super::{EXTENSION, Library};

/// The folder for them, inside the library's.
const FOLDER: &str = "deleted";
/// Between the time of deletion and the file's own name.
const MARK: &str = "--";
/// How long a deleted game is kept.
pub const KEPT_FOR: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// A game that was deleted, and can come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    /// Where it was.
    pub was: PathBuf,
    /// Where it is.
    pub now: PathBuf,
}

/// Why a game can't be deleted, or brought back. It is where it was.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BinError {
    /// It is played in another window.
    #[error("{} is being played in another window", .0.display())]
    InUse(PathBuf),
    /// The disk says no.
    #[error("{} can't be moved: {source}", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

impl Library {
    /// The folder of deleted games. It need not exist.
    #[must_use]
    pub fn bin(&self) -> PathBuf {
        self.folder().join(FOLDER)
    }

    /// Moves a game aside. It is one renaming: cut off at any moment, the game is either here or there, and whole.
    ///
    /// # Errors
    /// If it is being played, or can't be moved.
    pub fn delete(&self, path: &Path, now: SystemTime) -> Result<Deleted, BinError> {
        let failed = |source| BinError::Io {
            path: path.to_owned(),
            source,
        };
        let file = fs::File::open(path).map_err(failed)?;
        if cfg!(unix) && matches!(file.try_lock(), Err(fs::TryLockError::WouldBlock)) {
            return Err(BinError::InUse(path.to_owned()));
        }
        let bin = self.bin();
        fs::create_dir_all(&bin).map_err(failed)?;
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("{}{MARK}{stem}", stamp(now));
        let target = Self::at(bin).free_path(&name);
        fs::rename(path, &target).map_err(failed)?;
        Ok(Deleted {
            was: path.to_owned(),
            now: target,
        })
    }

    /// Brings a deleted game back: to where it was, or beside whatever has taken its name since. Returns where.
    ///
    /// # Errors
    /// If it is gone, or can't be moved.
    pub fn restore(&self, deleted: &Deleted) -> Result<PathBuf, BinError> {
        let failed = |source| BinError::Io {
            path: deleted.now.clone(),
            source,
        };
        let stem = deleted.was.file_stem().unwrap_or_default();
        let target = self.free_path(&stem.to_string_lossy());
        fs::create_dir_all(self.folder()).map_err(failed)?;
        fs::rename(&deleted.now, &target).map_err(failed)?;
        Ok(target)
    }

    /// Removes the games that were deleted longer ago than [`KEPT_FOR`]. Other files in the folder stay, and so does what can't
    /// be removed now. Returns how many went.
    pub fn empty_bin(&self, now: SystemTime) -> usize {
        let Some(oldest) = now.checked_sub(KEPT_FOR).map(stamp) else {
            return 0;
        };
        let Ok(entries) = fs::read_dir(self.bin()) else {
            return 0;
        };
        let old = entries.flatten().map(|entry| entry.path()).filter(|path| {
            let ours = path.extension().is_some_and(|ending| ending == EXTENSION);
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            // Times sort as their stamps do.
            let when = name.split_once(MARK).map(|(when, _)| when);
            ours && when.is_some_and(|when| is_stamp(when) && when < oldest.as_str())
        });
        old.filter(|path| fs::remove_file(path).is_ok()).count()
    }
}

/// Whether a text is a time as names of files have it: `2026-12-01-180359`.
fn is_stamp(text: &str) -> bool {
    let shape = "0000-00-00-000000";
    text.len() == shape.len()
        && text
            .bytes()
            .zip(shape.bytes())
            .all(|(is, form)| match form {
                b'-' => is == b'-',
                _ => is.is_ascii_digit(),
            })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library() -> (tempfile::TempDir, Library) {
        let dir = tempfile::tempdir().unwrap();
        let library = Library::new(dir.path());
        fs::create_dir_all(library.folder()).unwrap();
        (dir, library)
    }

    fn game(library: &Library, name: &str, text: &str) -> PathBuf {
        let path = library.folder().join(format!("{name}.{EXTENSION}"));
        fs::write(&path, text).unwrap();
        path
    }

    #[test]
    fn a_deleted_game_comes_back_under_its_name() {
        let (_dir, library) = library();
        let path = game(&library, "maud", "first");
        let deleted = library.delete(&path, SystemTime::now()).unwrap();
        assert!(!path.exists());
        assert_eq!(library.list().unwrap(), []);
        assert_eq!(library.restore(&deleted).unwrap(), path);
        assert_eq!(fs::read_to_string(&path).unwrap(), "first");
        assert!(library.restore(&deleted).is_err(), "it is back already");
    }

    #[test]
    fn a_name_that_was_taken_meanwhile_is_not_overwritten() {
        let (_dir, library) = library();
        let path = game(&library, "maud", "first");
        let now = SystemTime::now();
        let first = library.delete(&path, now).unwrap();
        game(&library, "maud", "second");
        let second = library.delete(&path, now).unwrap();
        assert_ne!(first.now, second.now);
        game(&library, "maud", "third");
        let back = library.restore(&first).unwrap();
        assert_ne!(back, path);
        assert_eq!(fs::read_to_string(back).unwrap(), "first");
        assert_eq!(fs::read_to_string(&path).unwrap(), "third");
        let back = library.restore(&second).unwrap();
        assert_eq!(fs::read_to_string(back).unwrap(), "second");
    }

    #[test]
    fn the_bin_is_emptied_by_age_and_of_nothing_else() {
        let (_dir, library) = library();
        let now = SystemTime::now();
        let day = Duration::from_secs(24 * 60 * 60);
        let old = library.delete(&game(&library, "old", ""), now - KEPT_FOR - day);
        let new = library.delete(&game(&library, "new", ""), now - KEPT_FOR + day);
        let foreign = library.bin().join("1999--letter.txt");
        let odd = library.bin().join(format!("0--odd.{EXTENSION}"));
        fs::write(&foreign, "").unwrap();
        fs::write(&odd, "").unwrap();
        assert_eq!(library.empty_bin(now), 1);
        assert!(!old.unwrap().now.exists());
        assert!(new.unwrap().now.exists());
        assert!(foreign.exists() && odd.exists());
    }

    #[cfg(unix)]
    #[test]
    fn a_game_that_is_being_played_stays() {
        let (_dir, library) = library();
        let path = game(&library, "maud", "");
        let file = fs::File::open(&path).unwrap();
        file.lock().unwrap();
        let refused = library.delete(&path, SystemTime::now());
        assert!(matches!(refused, Err(BinError::InUse(_))));
        assert!(path.exists());
    }
}
