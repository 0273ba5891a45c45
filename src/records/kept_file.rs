//! A file that is written anew as a whole, such as the profile and the settings: never half written, and kept beside if broken.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::stamp::stamp;

/// Where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeptFile {
    path: PathBuf,
}

/// What is in it.
pub(crate) enum Contents {
    /// There is no such file.
    Missing,
    /// More bytes than it could have; they were not read.
    TooLarge(u64),
    /// These bytes.
    Bytes(Vec<u8>),
}

impl KeptFile {
    pub(crate) const fn new(path: PathBuf) -> Self {
        Self { path }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Reads it, if it has no more than `largest` bytes.
    ///
    /// # Errors
    /// If it is there and can't be read.
    pub(crate) fn read(&self, largest: u64) -> io::Result<Contents> {
        let size = match fs::metadata(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Contents::Missing),
            about => about?.len(),
        };
        if size > largest {
            return Ok(Contents::TooLarge(size));
        }
        fs::read(&self.path).map(Contents::Bytes)
    }

    /// Writes to a file beside it, and puts that in its place once it is on the disk: whenever the power fails, there is
    /// either the old text or the new one.
    ///
    /// # Errors
    /// If that fails; the old file is left as it was.
    pub(crate) fn write(&self, text: &str) -> io::Result<()> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        // Each window has its own, so that two never write one.
        let mut name = self.path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.new", std::process::id()));
        let beside = folder.join(name);
        let written = File::create(&beside).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            drop(file);
            fs::rename(&beside, &self.path)
        });
        if written.is_err() {
            let _ = fs::remove_file(&beside);
        }
        written?;
        #[cfg(unix)]
        {
            // Not every file system can do that; the file itself is synced either way.
            let _ = File::open(folder).and_then(|folder| folder.sync_all());
        }
        Ok(())
    }

    /// Gives a broken file another name. None if that fails: then it stays, and nothing is to be written over it.
    pub(crate) fn put_aside(&self) -> Option<PathBuf> {
        let free = self.free("broken");
        fs::rename(&self.path, &free).ok()?;
        Some(free)
    }

    /// A name beside the file that is free, and says what and when.
    pub(crate) fn free(&self, what: &str) -> PathBuf {
        let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().display().to_string();
        let stem = part(self.path.file_stem());
        let name = format!("{stem}-{what}-{}", stamp(SystemTime::now()));
        let folder = self.path.parent().unwrap_or(Path::new("."));
        free_path(folder, &name, &part(self.path.extension()))
    }
}

/// A file of this name and ending that isn't there yet, numbered if need be.
pub(super) fn free_path(folder: &Path, name: &str, ending: &str) -> PathBuf {
    let first = folder.join(format!("{name}.{ending}"));
    // An underscore sorts after the ending's dot, so the later file comes later.
    let numbered = (2_u64..).map(|n| folder.join(format!("{name}_{n}.{ending}")));
    std::iter::once(first)
        .chain(numbered)
        // A name that can't be looked up can't be taken either; writing will say what is wrong.
        .find(|path| fs::symlink_metadata(path).is_err())
        .unwrap_or_default()
}
