//! What a person has set for this computer: the values, their file, and the keys.
//!
//! Whatever obeys a setting reads the resource [`Settings`]; only the settings' own page changes it, and what a key or the
//! window does in its place. Every change is written to the file at once, in the background.

mod bindings;
mod cap;
mod chord;
mod command;
mod file;
mod follow;
mod keep;
mod values;

pub use bindings::{Bindings, Standing};
pub use cap::{Cap, Named};
pub use chord::{Chord, Modifiers};
pub use command::{Command, Place};
pub use file::{Opened, SettingsError, SettingsFile, config_folder};
pub use follow::follow;
pub use keep::{SettingsPlugin, SettingsTrouble};
pub use values::{ComputerPace, Learned, Palette, SPEEDS, Settings, TEXT_SIZES, Volumes};
