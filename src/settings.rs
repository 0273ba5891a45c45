//! What a person has set for this computer: plain values. Whatever obeys one of them reads this resource; only the settings'
//! own screen writes it.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::words::Language;

/// All settings. They say how a game looks, sounds and is handled, never how it is decided.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Language of all words, as its BCP 47 code; none until one was chosen: the system's, if the game speaks it.
    pub language: Option<String>,
    /// Size of text in percent, 100 to 200.
    pub text_size: u16,
    /// How fast the table moves: 1 is normal, 2 twice as fast.
    pub speed: f32,
    /// Things that would move appear where they end.
    pub reduce_motion: bool,
    /// Flags, torches, smoke and animals move.
    pub ambience: bool,
    /// How loud it is.
    pub volumes: Volumes,
    /// Full screen rather than a window.
    pub full_screen: bool,
    /// Size of the window when it opens, in logical pixels.
    pub window: (u32, u32),
    /// How long computer players take at least.
    pub pace: ComputerPace,
    /// A card that is raised is played by a second, separate button.
    pub confirm_plays: bool,
    /// New games start with open journals.
    pub open_journals: bool,
    /// Computer players say a word now and then.
    pub remarks: bool,
    /// Advice in the first real game.
    pub advice: bool,
}

/// Loudness, each 0 to 100 percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    /// Of music.
    pub music: u8,
    /// Of effects.
    pub effects: u8,
    /// Nothing is heard, whatever else is set.
    pub muted: bool,
}

/// How long computer players take at least, so that people can follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ComputerPace {
    /// As fast as they decide.
    Quick,
    /// A moment.
    #[default]
    Steady,
    /// Long enough to read what they do.
    Slow,
}

impl Default for Volumes {
    fn default() -> Self {
        Self {
            music: 60,
            effects: 80,
            muted: false,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            text_size: 100,
            speed: 1.0,
            reduce_motion: false,
            ambience: true,
            volumes: Volumes::default(),
            full_screen: false,
            window: (1600, 900),
            pace: ComputerPace::default(),
            confirm_plays: false,
            open_journals: false,
            remarks: false,
            advice: true,
        }
    }
}

impl Settings {
    /// The language to speak: the chosen one, else the system's, else English.
    #[must_use]
    pub fn language(&self) -> Language {
        let system = || sys_locale::get_locale();
        self.language
            .clone()
            .or_else(system)
            .and_then(|tag| Language::from_code(tag.split(['-', '_']).next()?))
            .unwrap_or_default()
    }
}

/// The settings as a resource; their defaults until a file is read.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
}
