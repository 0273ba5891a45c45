//! What a person has set for this computer: plain values, which hold nothing out of bounds.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize, de::Error};

use super::Bindings;
use crate::{rules::Journals, words::Language};

/// Size of text, percent.
pub const TEXT_SIZES: (u16, u16) = (100, 200);
/// The speeds to choose from: calm, normal, quick.
pub const SPEEDS: [f32; 3] = [0.6, 1.0, 2.0];
/// Slowest and fastest that a file may say.
const SLOWEST: f64 = 0.25;
const FASTEST: f64 = 4.0;
/// Smallest and largest window, logical pixels.
const WINDOWS: [(f64, f64); 2] = [(640.0, 7680.0), (360.0, 4320.0)];

/// All settings. They say how a game looks, sounds and is handled, never how it is decided.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Language of all words, as its BCP 47 code; none until one was chosen: the system's, if the game speaks it.
    pub language: Option<String>,
    /// Size of text in percent, 100 to 200.
    #[serde(deserialize_with = "whole::<_, _, 100, 200>")]
    pub text_size: u16,
    /// How fast the table moves: 1 is normal, 2 twice as fast.
    #[serde(deserialize_with = "speed")]
    pub speed: f32,
    /// Things that would move appear where they end.
    pub reduce_motion: bool,
    /// Flags, torches, smoke and animals move.
    pub ambience: bool,
    /// The colours of pawns and of the roads' subjects.
    pub palette: Palette,
    /// How loud it is.
    pub volumes: Volumes,
    /// Full screen rather than a window.
    pub full_screen: bool,
    /// Size of the window when it opens, in logical pixels.
    #[serde(deserialize_with = "window")]
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
    /// Which keys give which command.
    pub keys: Bindings,
}

/// Loudness, each 0 to 100 percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    /// Of music.
    #[serde(deserialize_with = "whole::<_, _, 0, 100>")]
    pub music: u8,
    /// Of effects.
    #[serde(deserialize_with = "whole::<_, _, 0, 100>")]
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

impl ComputerPace {
    /// All of them, quickest first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Steady, Self::Slow];

    /// The word that stands for it in the file and in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Steady => "steady",
            Self::Slow => "slow",
        }
    }

    /// How long a computer player takes at least.
    #[must_use]
    pub const fn least(self) -> Duration {
        Duration::from_millis(match self {
            Self::Quick => 0,
            Self::Steady => 450,
            Self::Slow => 1500,
        })
    }
}

/// The colours of pawns and of the roads' subjects, for different eyes. Shapes and emblems are the same in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Palette {
    /// As drawn.
    #[default]
    Heraldic,
    /// For eyes that tell red and green apart badly (protanopia, deuteranopia).
    RedGreen,
    /// For eyes that tell blue and yellow apart badly (tritanopia).
    BlueYellow,
}

impl Palette {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Heraldic, Self::RedGreen, Self::BlueYellow];

    /// The word that stands for it in the file and in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Heraldic => "heraldic",
            Self::RedGreen => "red-green",
            Self::BlueYellow => "blue-yellow",
        }
    }
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
            palette: Palette::default(),
            volumes: Volumes::default(),
            full_screen: false,
            window: (1600, 900),
            pace: ComputerPace::default(),
            confirm_plays: false,
            open_journals: false,
            remarks: true,
            advice: true,
            keys: Bindings::default(),
        }
    }
}

impl Settings {
    /// The journals of a new game, unless another wish is said for it (4.9).
    #[must_use]
    pub const fn new_journals(&self) -> Journals {
        if self.open_journals {
            Journals::Open
        } else {
            Journals::Hidden
        }
    }

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

/// A number of the file, rounded and moved between two bounds.
fn whole<'de, D, T, const LOW: u32, const HIGH: u32>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: TryFrom<u32>,
{
    let number = f64::deserialize(deserializer)?;
    let number = number.round().clamp(LOW.into(), HIGH.into()) as u32;
    T::try_from(number).map_err(|_| D::Error::custom("out of bounds"))
}

fn speed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    let speed = f64::deserialize(deserializer)?;
    Ok(speed.clamp(SLOWEST, FASTEST) as f32)
}

fn window<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(u32, u32), D::Error> {
    let size = <[f64; 2]>::deserialize(deserializer)?;
    let [width, height] = [0, 1].map(|i| size[i].round().clamp(WINDOWS[i].0, WINDOWS[i].1) as u32);
    Ok((width, height))
}
