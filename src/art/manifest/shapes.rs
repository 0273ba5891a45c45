//! The small shapes the data is made of, and how JSON spells them.

use bevy::math::{Rect, Vec2};
use serde::{Deserialize, Deserializer, de::Error};

use crate::art::palette::Colour;

/// Distances from the four edges of a box.
#[derive(Debug, Clone, Copy, PartialEq, Default, Deserialize)]
#[serde(from = "[f32; 4]")]
pub struct Margins {
    /// From the left edge.
    pub left: f32,
    /// From the top edge.
    pub top: f32,
    /// From the right edge.
    pub right: f32,
    /// From the bottom edge.
    pub bottom: f32,
}

impl From<[f32; 4]> for Margins {
    fn from([left, top, right, bottom]: [f32; 4]) -> Self {
        Margins {
            left,
            top,
            right,
            bottom,
        }
    }
}

/// A box: corner with the smallest coordinates, width and height. Written `[x, y, w, h]` or `{x, y, w, h}`.
#[derive(Debug, Clone, Copy, PartialEq, Default, Deserialize)]
#[serde(from = "Spelling")]
pub struct Area {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

impl Area {
    /// Middle of the box.
    pub fn centre(&self) -> Vec2 {
        Vec2::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// As Bevy's rectangle (y still runs down).
    pub fn rect(&self) -> Rect {
        Rect::new(self.x, self.y, self.x + self.w, self.y + self.h)
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Spelling {
    List([f32; 4]),
    Named { x: f32, y: f32, w: f32, h: f32 },
}

impl From<Spelling> for Area {
    fn from(spelling: Spelling) -> Self {
        match spelling {
            Spelling::List([x, y, w, h]) | Spelling::Named { x, y, w, h } => Area { x, y, w, h },
        }
    }
}

pub(super) fn point<'de, D: Deserializer<'de>>(from: D) -> Result<Vec2, D::Error> {
    <[f32; 2]>::deserialize(from).map(Vec2::from_array)
}

pub(super) fn some_point<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Vec2>, D::Error> {
    point(from).map(Some)
}

pub(super) fn points<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Vec2>, D::Error> {
    Ok(Vec::<[f32; 2]>::deserialize(from)?
        .into_iter()
        .map(Vec2::from_array)
        .collect())
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(from)?;
        Colour::parse(&text)
            .ok_or_else(|| D::Error::custom(format!("{text:?} is no colour: #rrggbb")))
    }
}
