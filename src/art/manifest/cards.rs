//! Card faces: where the game writes names and numbers. Lengths are card units: every face is 250 × 350.

use std::collections::BTreeMap;

use bevy::math::Vec2;
use serde::Deserialize;

use super::shapes::{Area, point};
use crate::art::palette::Colour;

/// Width in reference units from which the large picture is used, below it the close one.
pub const LARGE_FROM: f32 = 150.0;

#[derive(Deserialize)]
pub(super) struct CardsFile {
    pub subjects: BTreeMap<String, Ground>,
    pub cards: Vec<Card>,
}

/// The colours of a subject's card faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub struct Ground {
    /// The field.
    pub ground: Colour,
    /// Its darker pattern.
    pub dark: Colour,
    /// Its lighter pattern.
    pub light: Colour,
    /// Set against it.
    pub accent: Colour,
    /// The value.
    pub numeral: Colour,
}

/// One card face.
#[derive(Debug, Deserialize)]
pub struct Card {
    /// Path from `assets/art`.
    pub file: String,
    /// What kind of card.
    pub kind: Kind,
    /// 250 × 350.
    #[serde(deserialize_with = "point")]
    pub size: Vec2,
    /// Subject, of a school card.
    pub subject: Option<String>,
    /// Value, of a school card.
    pub value: Option<u8>,
    /// Level, of a challenge.
    pub level: Option<u8>,
    /// Where the subject's name is written.
    pub ribbon: Option<TextBox>,
    /// Where a reference card's heading is written.
    pub title: Option<TextBox>,
    /// Radius of the corners.
    pub corner_radius: f32,
    /// What a cover may not hide.
    pub safe_area: Area,
    /// The picture inside the frame.
    pub picture: Option<Area>,
    /// The drawn values.
    #[serde(default)]
    pub numerals: Vec<Area>,
    /// The subject's drawn symbol.
    pub symbol: Option<Area>,
    /// Quiet ground for a mark of the game's own.
    pub badge_area: Option<Area>,
    /// A reference card's writing ground.
    pub body: Option<Body>,
    /// A reference card's six lines.
    #[serde(default)]
    pub rows: Vec<Area>,
    /// A challenge's four places for bonuses, row by row; with one bonus centre it in `panel_box`, with two use the upper row.
    #[serde(default)]
    pub entries: Vec<Entry>,
    /// The panel all entries of a challenge lie on.
    pub panel_box: Option<Area>,
    /// File name of the close picture, if there is one.
    pub small: Option<String>,
    /// File name of the large picture, if this is the close one.
    pub large: Option<String>,
}

impl Card {
    /// The file's name without folder and extension: `combat-4-small`.
    pub fn key(&self) -> &str {
        let name = self.file.rsplit('/').next().unwrap_or(&self.file);
        name.trim_end_matches(".svg")
    }
}

/// What kind of card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A school card, large picture.
    Card,
    /// A school card, close picture.
    CardSmall,
    /// The back of all school cards.
    Back,
    /// A challenge against Agravain and Brisen.
    Challenge,
    /// The frame of a reference card.
    Reference,
}

/// A line of text to write: from `font_size` down to `min_font_size` until it fits `max_width`.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct TextBox {
    /// Centre of the line.
    pub x: f32,
    /// Centre of the ground, in height.
    pub y: f32,
    /// Baseline, at `font_size`.
    pub baseline: f32,
    /// Room for the line.
    pub max_width: f32,
    /// Room in height.
    pub max_height: f32,
    /// Type size to start from.
    pub font_size: f32,
    /// Smallest type size that looks right.
    pub min_font_size: f32,
    /// Colour.
    pub colour: Colour,
    /// Colour of the first letter, where it has its own.
    pub initial_colour: Option<Colour>,
    /// Added after each letter.
    #[serde(default)]
    pub letter_spacing: f32,
}

/// The writing ground of a reference card.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Body {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
    /// Colour of the text.
    pub colour: Colour,
    /// Type size.
    pub font_size: f32,
    /// From baseline to baseline.
    pub line_height: f32,
}

/// One bonus of a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Entry {
    /// Its ground.
    pub cell: Area,
    /// Where the road's symbol goes.
    pub symbol: Symbol,
    /// Where the bonus is written.
    pub text: Number,
}

/// Where a road's symbol goes.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Symbol {
    /// Centre.
    pub x: f32,
    /// Centre.
    pub y: f32,
    /// Width and height.
    pub size: f32,
}

/// Where a number is written.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Number {
    /// Centre.
    pub x: f32,
    /// Baseline.
    pub baseline: f32,
    /// Room for it.
    pub max_width: f32,
    /// Type size.
    pub font_size: f32,
    /// Colour.
    pub colour: Colour,
}
