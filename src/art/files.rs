//! The art's files, embedded in the program: it runs from anywhere, and nothing can be missing beside it.

use include_dir::{Dir, include_dir};
use thiserror::Error;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/art");

/// Why an embedded file could not be had.
#[derive(Debug, Error, Clone, PartialEq, Eq)]
pub enum FileError {
    /// The program was built without it: the manifest and `assets/art` do not agree.
    #[error("assets/art/{0}: there is no such file in this build")]
    Missing(String),
    /// SVG and JSON are text.
    #[error("assets/art/{0}: not UTF-8 text")]
    NotText(String),
}

/// The text of `assets/art/PATH`.
pub(super) fn text(path: &str) -> Result<&'static str, FileError> {
    FILES
        .get_file(path)
        .ok_or_else(|| FileError::Missing(path.to_owned()))?
        .contents_utf8()
        .ok_or_else(|| FileError::NotText(path.to_owned()))
}

/// Every SVG under `assets/art`, by its path from there.
#[cfg(test)]
pub(super) fn drawings() -> Vec<&'static str> {
    fn walk(dir: &'static Dir<'static>, found: &mut Vec<&'static str>) {
        for file in dir.files() {
            if file.path().extension().is_some_and(|e| e == "svg") {
                found.extend(file.path().to_str());
            }
        }
        dir.dirs().for_each(|dir| walk(dir, found));
    }
    let mut found = Vec::new();
    walk(&FILES, &mut found);
    found
}
