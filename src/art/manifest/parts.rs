//! Parts: pawns, tokens, panels, buttons, icons. Lengths are reference units, from the drawing's top left corner.

use std::collections::BTreeMap;

use bevy::math::Vec2;
use serde::Deserialize;

use super::boards::Life;
use super::shapes::{Area, Margins, point, points, some_point};
use crate::art::palette::Colour;

#[derive(Deserialize)]
pub(super) struct PartsFile {
    pub parts: BTreeMap<String, Part>,
}

/// One part.
#[derive(Debug, Deserialize)]
pub struct Part {
    /// Path from `assets/art`.
    pub file: String,
    /// What it shows, in English, for those who draw.
    pub title: String,
    /// Width and height.
    #[serde(deserialize_with = "point")]
    pub size: Vec2,
    /// The point that goes where the part is put: a pawn's foot, a token's centre.
    #[serde(deserialize_with = "point")]
    pub anchor: Vec2,
    /// For parts that grow: the four borders that keep their size.
    pub slice: Option<Margins>,
    /// How the middle of a growing part grows.
    #[serde(default)]
    pub centre: Centre,
    /// In which directions it grows.
    #[serde(default)]
    pub stretch: Stretch,
    /// Room for content, from the edges of the sprite.
    pub inset: Option<Margins>,
    /// The visible body inside the sprite, which also holds shadow and focus ring.
    pub content_box: Option<Area>,
    /// Colour of a label on it.
    pub text: Option<Colour>,
    /// How far a label moves in this state (a pressed button's, one down).
    #[serde(default, deserialize_with = "point")]
    pub shift: Vec2,
    /// Seamless: repeats in both directions.
    #[serde(default)]
    pub tile: bool,
    /// Where the digits of a small open journal go.
    pub digits: Option<Digits>,
    /// The holes through which the large journal's dials show.
    #[serde(default)]
    pub windows: Vec<Area>,
    /// Centres of the large journal's dials, tens first.
    #[serde(default, deserialize_with = "points")]
    pub dials: Vec<Vec2>,
    /// Centre of the large journal's minus plate.
    #[serde(default, deserialize_with = "some_point")]
    pub minus: Option<Vec2>,
    /// Bonus lines of a challenge card.
    #[serde(default)]
    pub entries: Vec<Entry>,
    /// The writing surface of a challenge card.
    pub page: Option<Area>,
    /// Heading of the reference card.
    pub header: Option<Area>,
    /// Lines of the reference card.
    #[serde(default)]
    pub rows: Vec<Area>,
    /// Where the portrait goes in the knighting scene.
    pub portrait: Option<Round>,
    /// Where the ribbon goes in the knighting scene.
    #[serde(default, deserialize_with = "some_point")]
    pub ribbon: Option<Vec2>,
    /// What lives on a picture, in the order to paint it.
    #[serde(default)]
    pub ambient: Vec<Life>,
    /// Whose portrait.
    pub character: Option<String>,
    /// In which mood: `calm`, `pleased`, `dismayed`.
    pub expression: Option<String>,
}

/// How the middle of a growing part grows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Centre {
    /// It is even: pulled.
    #[default]
    Stretch,
    /// It has a pattern: repeated.
    Tile,
}

/// In which directions a part may grow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stretch {
    /// Both.
    #[default]
    Both,
    /// Width only.
    X,
    /// Height only.
    Y,
}

/// Where the digits of a small open journal go.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Digits {
    /// Centre of the tens.
    #[serde(deserialize_with = "point")]
    pub tens: Vec2,
    /// Centre of the units.
    #[serde(deserialize_with = "point")]
    pub units: Vec2,
    /// Type size.
    pub font_size: f32,
    /// Free ground round the centre.
    pub clear_radius: f32,
}

/// One bonus line of a challenge card.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Entry {
    /// Centre of the subject's roundel.
    #[serde(deserialize_with = "point")]
    pub emblem: Vec2,
    /// Radius of the roundel.
    pub emblem_r: f32,
    /// Where the text starts: left, middle of its height.
    #[serde(deserialize_with = "point")]
    pub text: Vec2,
    /// Room for the text.
    pub text_box: Area,
}

/// A circle.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Round {
    /// Its centre.
    #[serde(deserialize_with = "point")]
    pub centre: Vec2,
    /// Its radius.
    pub radius: f32,
}
