//! The settings' file: JSON in the system's folder for such things, written beside and put in place whole.
//!
//! What a file says and the game doesn't know is passed over; what it says out of bounds is moved within them; a single value
//! that can't be read stays as it comes with the game.

use std::{
    env,
    fs::{self, File},
    io::{self, Write},
    mem,
    path::{Path, PathBuf},
    time::SystemTime,
};

use directories::ProjectDirs;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::Settings;
use crate::records::{DATA_VARIABLE, stamp};

/// What stands in the file's `format`.
const FORMAT: &str = "medieval-academy-settings";
/// The version this program reads and writes.
const VERSION: u64 = 1;
/// Name of the file.
const FILE: &str = "settings.json";
/// More than any settings hold; what is larger is none.
const LARGEST: u64 = 1024 * 1024;

/// The folder for settings: the data folder given, else the one [`DATA_VARIABLE`] names, else the system's own place for such
/// things. It may not exist yet.
#[must_use]
pub fn config_folder(given: Option<&Path>) -> PathBuf {
    let named = || {
        env::var_os(DATA_VARIABLE)
            .filter(|name| !name.is_empty())
            .map(PathBuf::from)
    };
    let usual =
        || ProjectDirs::from("", "", "medieval-academy").map(|dirs| dirs.config_dir().to_owned());
    given
        .map(Path::to_owned)
        .or_else(named)
        .or_else(usual)
        // Nobody's home: a machine that only runs the tests, or a broken account.
        .unwrap_or_else(|| env::temp_dir().join("medieval-academy"))
}

/// Why a file holds no settings.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SettingsError {
    /// It can't be read.
    #[error("{} can't be read: {source}", path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// It can't be written.
    #[error("{} can't be written: {source}", path.display())]
    Unwritable {
        /// Which.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// A newer version of the game wrote it; it is left alone.
    #[error("the settings were written by a newer version of the game ({version})")]
    Newer {
        /// Its version.
        version: u64,
    },
    /// It is something else, or damaged.
    #[error("line {line}: {reason}")]
    Broken {
        /// Line, from 1.
        line: usize,
        /// What is wrong there.
        reason: String,
    },
}

/// The file.
#[derive(Serialize)]
struct Written<'s> {
    format: &'static str,
    version: u64,
    #[serde(flatten)]
    settings: &'s Settings,
}

/// Where settings are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsFile {
    path: PathBuf,
}

/// Settings that were looked for, and what went wrong with them.
#[derive(Debug, Default)]
pub struct Opened {
    /// The settings; their defaults, if they could not be read.
    pub settings: Settings,
    /// Why they could not be read.
    pub error: Option<SettingsError>,
    /// Where the broken file is kept now.
    pub moved: Option<PathBuf>,
}

impl Opened {
    /// Whether the file may be written: never over one that could not be read and is still there.
    #[must_use]
    pub const fn may_write(&self) -> bool {
        self.error.is_none() || self.moved.is_some()
    }
}

impl Settings {
    /// Reads settings.
    ///
    /// # Errors
    /// If the bytes are something else, or of a newer version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, SettingsError> {
        let broken = |line, reason: &str| SettingsError::Broken {
            line,
            reason: reason.to_owned(),
        };
        let whole: Map<String, Value> = serde_json::from_slice(bytes)
            .map_err(|error| broken(error.line().max(1), &error.to_string()))?;
        let version = whole.get("version").and_then(Value::as_u64);
        let ours = whole.get("format").and_then(Value::as_str) == Some(FORMAT);
        match version.filter(|_| ours) {
            None | Some(0) => return Err(broken(1, "these are no settings of the game")),
            Some(version) if version > VERSION => return Err(SettingsError::Newer { version }),
            Some(_) => {}
        }
        let mut settings = Self::default();
        let Ok(Value::Object(mut known)) = serde_json::to_value(&settings) else {
            return Ok(settings);
        };
        for (name, value) in whole {
            let Some(slot) = known.get_mut(&name) else {
                continue;
            };
            let before = mem::replace(slot, value);
            match Self::deserialize(Value::Object(known.clone())) {
                Ok(read) => settings = read,
                Err(_) => {
                    known.insert(name, before);
                }
            }
        }
        Ok(settings)
    }

    /// As the file holds them.
    #[must_use]
    pub fn to_text(&self) -> String {
        let written = Written {
            format: FORMAT,
            version: VERSION,
            settings: self,
        };
        // Numbers and words only: this can't fail.
        serde_json::to_string_pretty(&written).unwrap_or_default() + "\n"
    }
}

impl SettingsFile {
    /// The settings of a folder (see [`config_folder`]).
    #[must_use]
    pub fn new(folder: &Path) -> Self {
        Self {
            path: folder.join(FILE),
        }
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Opens the settings. A broken file is put aside under another name, and the defaults take its place; one of a newer
    /// version, or one that can't be read, stays where it is.
    #[must_use]
    pub fn open(&self) -> Opened {
        match self.read() {
            Ok(settings) => Opened {
                settings,
                ..Opened::default()
            },
            Err(error) => {
                let broken = matches!(error, SettingsError::Broken { .. });
                let moved = if broken { self.put_aside() } else { None };
                Opened {
                    settings: Settings::default(),
                    error: Some(error),
                    moved,
                }
            }
        }
    }

    fn read(&self) -> Result<Settings, SettingsError> {
        let unreadable = |source| SettingsError::Unreadable {
            path: self.path.clone(),
            source,
        };
        let size = match fs::metadata(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Settings::default()),
            about => about.map_err(unreadable)?.len(),
        };
        if size > LARGEST {
            return Err(SettingsError::Broken {
                line: 1,
                reason: format!("the file has {size} bytes"),
            });
        }
        let bytes = fs::read(&self.path).map_err(unreadable)?;
        Settings::from_bytes(&bytes)
    }

    /// Writes to a file beside it, and puts that in its place once it is on the disk: whenever the power fails, there are
    /// either the old settings or the new ones.
    ///
    /// # Errors
    /// If that fails; the old file is left as it was.
    pub fn write(&self, settings: &Settings) -> Result<(), SettingsError> {
        let written = || {
            let folder = self.path.parent().unwrap_or(Path::new("."));
            fs::create_dir_all(folder)?;
            // Each window has its own, so that two never write one.
            let beside = folder.join(format!("{FILE}.{}.new", std::process::id()));
            let written = File::create(&beside).and_then(|mut file| {
                file.write_all(settings.to_text().as_bytes())?;
                file.sync_all()?;
                drop(file);
                fs::rename(&beside, &self.path)
            });
            if written.is_err() {
                let _ = fs::remove_file(&beside);
            }
            written
        };
        written().map_err(|source| SettingsError::Unwritable {
            path: self.path.clone(),
            source,
        })
    }

    /// Gives a broken file another name. None if that fails: then it stays, and nothing is written over it.
    fn put_aside(&self) -> Option<PathBuf> {
        let name = format!("settings-broken-{}", stamp(SystemTime::now()));
        let first = self.path.with_file_name(format!("{name}.json"));
        let numbered = (2_u32..).map(|n| self.path.with_file_name(format!("{name}_{n}.json")));
        let free = std::iter::once(first)
            .chain(numbered)
            .find(|path| fs::symlink_metadata(path).is_err())?;
        fs::rename(&self.path, &free).ok()?;
        Some(free)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::settings::{Chord, Command, ComputerPace, Palette, Volumes};

    fn read(fields: &str) -> Settings {
        let text = format!(r#"{{"format":"{FORMAT}","version":1,{fields}}}"#);
        Settings::from_bytes(text.as_bytes()).unwrap()
    }

    #[test]
    fn what_is_out_of_bounds_is_moved_within_them() {
        let settings = read(
            r#""text_size":900,"speed":1e9,"window":[10,99999999],"volumes":{"music":-3,"effects":1e300,"muted":true}"#,
        );
        assert_eq!(settings.text_size, 200);
        assert_eq!(settings.speed, 4.0);
        assert_eq!(settings.window, (640, 4320));
        let volumes = Volumes {
            music: 0,
            effects: 100,
            muted: true,
        };
        assert_eq!(settings.volumes, volumes);
    }

    #[test]
    fn a_value_that_cannot_be_read_stays_as_it_comes() {
        let settings = read(
            r#""text_size":"large","pace":"breathless","language":7,"reduce_motion":true,"new":{"x":[]}"#,
        );
        let expected = Settings {
            reduce_motion: true,
            ..Settings::default()
        };
        assert_eq!(settings, expected);
        assert_eq!(read(r#""volumes":{"music":5}"#).volumes.effects, 80);
    }

    #[test]
    fn what_is_written_is_read_again() {
        let mut settings = Settings {
            language: Some("fr".to_owned()),
            text_size: 155,
            speed: 0.6,
            reduce_motion: true,
            ambience: false,
            palette: Palette::BlueYellow,
            full_screen: true,
            window: (1280, 720),
            pace: ComputerPace::Slow,
            confirm_plays: true,
            open_journals: true,
            remarks: false,
            advice: false,
            ..Settings::default()
        };
        settings
            .keys
            .bind(Command::Hint, 0, Chord::parse("Ctrl+H").unwrap());
        let folder = tempfile::tempdir().unwrap();
        let file = SettingsFile::new(&folder.path().join("config"));
        file.write(&settings).unwrap();
        let opened = file.open();
        assert!(opened.error.is_none());
        assert_eq!(opened.settings, settings);
        let left = fs::read_dir(folder.path().join("config")).unwrap().count();
        assert_eq!(left, 1, "nothing is left beside the settings");
        assert!(settings.to_text().contains("\"speed\": 0.6,"));
    }

    #[test]
    fn something_else_is_put_aside_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let file = SettingsFile::new(folder.path());
        for text in [
            "",
            "{",
            "[]",
            "{}",
            r#"{"format":"soup","version":1}"#,
            "\u{0}",
        ] {
            fs::write(&file.path, text).unwrap();
            let opened = file.open();
            assert!(matches!(opened.error, Some(SettingsError::Broken { .. })));
            assert_eq!(opened.settings, Settings::default());
            assert!(opened.may_write());
            assert_eq!(fs::read_to_string(opened.moved.unwrap()).unwrap(), text);
        }
    }

    #[test]
    fn a_folder_given_is_the_folder() {
        let folder = Path::new("/somewhere");
        assert_eq!(config_folder(Some(folder)), folder);
    }

    proptest! {
        #[test]
        fn any_bytes_are_settings_or_an_error(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
            let _ = Settings::from_bytes(&bytes);
        }

        /// A file with a few bytes changed, as a failing disk would.
        #[test]
        fn damaged_settings_are_settings_or_an_error(
            damage in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6)
        ) {
            let mut bytes = Settings::default().to_text().into_bytes();
            for (at, byte) in damage {
                let at = at.index(bytes.len());
                bytes[at] = byte;
            }
            if let Ok(settings) = Settings::from_bytes(&bytes) {
                prop_assert!((100..=200).contains(&settings.text_size));
                prop_assert!(settings.volumes.music <= 100 && settings.volumes.effects <= 100);
                prop_assert!((0.25..=4.0).contains(&settings.speed));
                let written = Settings::from_bytes(settings.to_text().as_bytes()).unwrap();
                prop_assert_eq!(written, settings);
            }
        }
    }
}
