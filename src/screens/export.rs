//! Copies for the players, where they find them: of the game's record, of statistics.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use directories::UserDirs;

use crate::words::{Words, say};

/// Where copies go: the documents folder, else the home folder, else `exports` beside the games, of which `record` is one.
pub(super) fn folder(record: &Path) -> PathBuf {
    let user = UserDirs::new().and_then(|dirs| {
        let documents = dirs.document_dir().filter(|folder| folder.is_dir());
        documents
            .or(Some(dirs.home_dir()).filter(|folder| folder.is_dir()))
            .map(Path::to_owned)
    });
    let beside = || {
        let data = record.parent().and_then(Path::parent);
        data.unwrap_or(Path::new(".")).join("exports")
    };
    user.unwrap_or_else(beside)
}

/// Copies a record into a folder under a name that is free there. Returns where.
///
/// # Errors
/// If it cannot be read or written; nothing is overwritten.
fn copy(record: &Path, folder: &Path) -> Result<PathBuf, (PathBuf, io::Error)> {
    match fs::read(record) {
        Ok(bytes) => put(&bytes, record, folder),
        Err(error) => Err((record.to_owned(), error)),
    }
}

/// Writes a file into a folder under the name of `like`, or one that is free there. Returns where.
///
/// # Errors
/// If it cannot be written; nothing is overwritten.
pub(super) fn put(
    bytes: &[u8],
    like: &Path,
    folder: &Path,
) -> Result<PathBuf, (PathBuf, io::Error)> {
    let target = free_name(like, folder);
    let written = fs::create_dir_all(folder).and_then(|()| {
        // Never over a file that came to be in the meantime.
        let mut file = fs::File::create_new(&target)?;
        io::Write::write_all(&mut file, bytes)?;
        file.sync_all()
    });
    match written {
        Ok(()) => Ok(target),
        Err(error) => Err((target, error)),
    }
}

fn free_name(record: &Path, folder: &Path) -> PathBuf {
    let part = |part: Option<&std::ffi::OsStr>| {
        part.map(|text| text.to_string_lossy().into_owned())
            .unwrap_or_default()
    };
    let (stem, ending) = (part(record.file_stem()), part(record.extension()));
    let first = folder.join(format!("{stem}.{ending}"));
    let numbered = (2_u64..).map(|n| folder.join(format!("{stem}-{n}.{ending}")));
    std::iter::once(first)
        .chain(numbered)
        .find(|path| fs::symlink_metadata(path).is_err())
        .unwrap_or_default()
}

/// Copies a record to where its players find it, and says where to or why not.
pub(super) fn keep_copy(words: &Words, record: &Path) -> String {
    match copy(record, &folder(record)) {
        Ok(file) => {
            let file = file.display().to_string();
            say!(words, "notice-record-saved", file = file)
        }
        Err((file, error)) => say!(
            words,
            "error-record-write",
            file = file.display().to_string(),
            reason = error.to_string()
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_never_overwrite() {
        let dir = tempfile::tempdir().unwrap();
        let record = dir.path().join("game.academy");
        fs::write(&record, "{}\n").unwrap();
        let target = dir.path().join("exports");
        let first = copy(&record, &target).unwrap();
        fs::write(&first, "changed").unwrap();
        let second = copy(&record, &target).unwrap();
        assert_ne!(first, second);
        assert_eq!(fs::read_to_string(first).unwrap(), "changed");
        assert_eq!(fs::read_to_string(second).unwrap(), "{}\n");
    }

    #[test]
    fn a_missing_record_is_an_error() {
        let dir = tempfile::tempdir().unwrap();
        assert!(copy(&dir.path().join("none.academy"), dir.path()).is_err());
    }
}
