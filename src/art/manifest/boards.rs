//! Boards: where spaces, start slots, banners, flags and tokens lie. Lengths are the board's own units (1600 × 1000), y down.

use std::collections::BTreeMap;

use bevy::math::Vec2;
use serde::Deserialize;

use super::shapes::{Area, point, points};
use crate::art::palette::Colour;

#[derive(Deserialize)]
pub(super) struct BoardsFile {
    pub boards: BTreeMap<String, Board>,
    pub sprites: BTreeMap<String, Ambient>,
}

/// One board.
#[derive(Debug, Deserialize)]
pub struct Board {
    /// Path from `assets/art`.
    pub file: String,
    /// Width and height.
    #[serde(deserialize_with = "point")]
    pub view: Vec2,
    /// By key: `kitchen joust tournament education king city quest`, the same by day and by night.
    pub roads: BTreeMap<String, Road>,
    /// Where the rounds are marked, if on the board.
    pub round_flag: Option<RoundFlag>,
    /// The pawns it was drawn for.
    pub pawn: Pawn,
    /// The Cup's road, by night.
    pub cup: Option<Cup>,
    /// Where Parchments lie, by night.
    pub parchments: Vec<Parchments>,
    /// Living sprites, in the order to paint them.
    pub ambient: Vec<Life>,
}

/// One road.
#[derive(Debug, Deserialize)]
pub struct Road {
    /// Subject whose cards move pawns on it.
    pub subject: String,
    /// What it is called on this board: `black_knight`, `charity`. Usually its key.
    pub label: String,
    /// Number of the last space.
    pub count: usize,
    /// Centre of each space; 0 is the start.
    #[serde(deserialize_with = "points")]
    pub spaces: Vec<Vec2>,
    /// The start space.
    pub start: Start,
    /// Five places for feet on the start space, back to front: paint in this order.
    #[serde(deserialize_with = "points")]
    pub start_slots: Vec<Vec2>,
    /// Radius of a stone.
    pub stone_radius: f32,
    /// Radius of the stones that differ, by space.
    #[serde(default)]
    pub space_radius: BTreeMap<usize, f32>,
    /// SVG path data of the centre line, start to end, closed on loops.
    pub path: String,
    /// What is drawn on a stone, by space.
    pub symbols: BTreeMap<usize, Symbol>,
    /// First edition: the road runs in a ring.
    #[serde(rename = "loop")]
    pub is_loop: bool,
    /// First edition: five shallow cups for the laps made.
    pub lap: Option<Laps>,
    /// Name and scoring.
    pub banner: Banner,
}

impl Road {
    /// Radius of the stone of `space`.
    pub fn radius(&self, space: usize) -> f32 {
        self.space_radius
            .get(&space)
            .copied()
            .unwrap_or(self.stone_radius)
    }
}

/// The start space, an ellipse.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Start {
    /// Its centre.
    #[serde(deserialize_with = "point")]
    pub center: Vec2,
    /// Half its width.
    pub rx: f32,
    /// Half its height.
    pub ry: f32,
}

/// What is drawn on a stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// Kitchen: a ladle.
    Ladle,
    /// Quest: a dragon.
    Dragon,
    /// King: a crown.
    Crown,
    /// King by night: a place for one Parchment.
    Parchment,
    /// King by night: a place for two Parchments.
    Parchment2,
}

/// Cups for the laps pawns have made, one a seat.
#[derive(Debug, Deserialize)]
pub struct Laps {
    /// Their centres.
    #[serde(deserialize_with = "points")]
    pub slots: Vec<Vec2>,
    /// Their radius.
    pub radius: f32,
}

/// A road's banner.
#[derive(Debug, Deserialize)]
pub struct Banner {
    /// Where the name is written.
    pub ribbon: Ribbon,
    /// The empty cartouche, for how the road scores.
    pub content: Area,
    /// The road's own light and dark colour on this board.
    pub subject_color: [Colour; 2],
}

/// A line of text to write; shrink it from `font_size` until it fits `max_width`.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Ribbon {
    /// Centre of the ground.
    #[serde(deserialize_with = "point")]
    pub center: Vec2,
    /// Baseline, at `font_size`.
    pub baseline: f32,
    /// Degrees.
    pub angle: f32,
    /// Room for the line.
    pub max_width: f32,
    /// Type size to start from.
    pub font_size: f32,
    /// Colour.
    pub fill: Colour,
    /// Colour of the first letter.
    pub initial: Colour,
    /// The ground.
    #[serde(rename = "box")]
    pub area: Area,
}

/// Where the rounds are marked.
#[derive(Debug, Deserialize)]
pub struct RoundFlag {
    /// Centre of each round's mark, the first round's first.
    #[serde(deserialize_with = "points")]
    pub marks: Vec<Vec2>,
    /// Radius of a mark.
    pub radius: f32,
    /// Which way cards pass in each round.
    pub directions: Vec<Direction>,
    /// The whole.
    #[serde(rename = "box")]
    pub area: Area,
}

/// Which way cards pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Direction {
    /// To the next seat.
    #[serde(rename = "cw")]
    Clockwise,
    /// To the seat before.
    #[serde(rename = "ccw")]
    CounterClockwise,
}

/// The pawns a board was drawn for.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Pawn {
    /// Height of a pawn.
    pub height: f32,
    /// How much higher the next of a stack stands, as a part of the height.
    pub stack_step: f32,
    /// From a space's centre to the foot of the pawn on it.
    #[serde(deserialize_with = "point")]
    pub on_space: Vec2,
}

/// The Cup's road.
#[derive(Debug, Deserialize)]
pub struct Cup {
    /// Centre of each place: −8 (Black Knight) to 8 (White Knight), 0 in the middle.
    #[serde(deserialize_with = "places")]
    pub values: BTreeMap<i8, Vec2>,
    /// The Cup itself.
    pub token: CupToken,
    /// Radius of a stone.
    pub stone_radius: f32,
    /// Radius of the stone in the middle.
    pub centre_radius: f32,
    /// SVG path data of the centre line, black to white.
    pub path: String,
    /// Name and scoring.
    pub banner: Banner,
}

/// The Cup at rest in the middle.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct CupToken {
    /// Its stone.
    #[serde(deserialize_with = "point")]
    pub at: Vec2,
    /// Its foot.
    #[serde(deserialize_with = "point")]
    pub foot: Vec2,
    /// Its height.
    pub height: f32,
}

/// A space of the King's road where Parchments lie.
#[derive(Debug, Deserialize)]
pub struct Parchments {
    /// Key of the road.
    pub road: String,
    /// Number of the space.
    pub space: usize,
    /// Centre of each Parchment.
    #[serde(deserialize_with = "points")]
    pub slots: Vec<Vec2>,
    /// Size that covers the drawn recess.
    #[serde(deserialize_with = "point")]
    pub size: Vec2,
}

/// A living sprite's place.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Life {
    /// Name of the [`Ambient`].
    pub sprite: String,
    /// Where its anchor goes.
    pub x: f32,
    /// Where its anchor goes.
    pub y: f32,
    /// How large.
    pub scale: f32,
    /// Mirrored, left for right.
    pub flip: bool,
}

/// A living sprite: pictures and how they move. Seconds and board units.
#[derive(Debug, Deserialize)]
pub struct Ambient {
    /// Width and height.
    #[serde(deserialize_with = "point")]
    pub size: Vec2,
    /// The point that is put in its place.
    #[serde(deserialize_with = "point")]
    pub anchor: Vec2,
    /// Its pictures.
    pub frames: Frames,
    /// How it moves.
    pub motion: Motion,
}

/// Pictures by day and by night; paths from `assets/art`.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Frames {
    /// By day.
    pub day: Vec<String>,
    /// By night.
    pub night: Vec<String>,
}

impl Frames {
    /// Those of one side.
    pub fn of(&self, night: bool) -> &[String] {
        if night { &self.night } else { &self.day }
    }

    pub(super) fn all_mut(&mut self) -> impl Iterator<Item = &mut String> {
        self.day.iter_mut().chain(&mut self.night)
    }
}

/// How a living sprite moves.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Motion {
    /// What changes.
    pub kind: MotionKind,
    /// Pictures a second.
    pub fps: Option<f32>,
    /// In which order the pictures follow.
    #[serde(rename = "loop")]
    pub order: Option<Order>,
    /// Pictures by number, where the order is fixed.
    #[serde(default)]
    pub sequence: Vec<usize>,
    /// Each sprite starts at its own moment.
    #[serde(default)]
    pub random_phase: bool,
    /// Pictures fade into each other.
    #[serde(default)]
    pub crossfade: bool,
    /// It burns for a while, and not for a while.
    pub burst: Option<Burst>,
    /// It wanders to one side and back.
    pub drift: Option<Drift>,
    /// Smallest and largest size of a pulse.
    pub scale: Option<[f32; 2]>,
    /// Seconds for one turn or one pulse.
    pub period: Option<f32>,
}

/// What changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum MotionKind {
    /// The picture.
    #[serde(rename = "frames")]
    Frames,
    /// Picture and place.
    #[serde(rename = "frames+drift")]
    FramesAndDrift,
    /// It turns.
    #[serde(rename = "rotate")]
    Rotate,
    /// It grows and shrinks.
    #[serde(rename = "pulse")]
    Pulse,
}

/// In which order pictures follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// 0 1 2 0 1 2.
    Cycle,
    /// 0 1 2 1 0.
    PingPong,
    /// Any.
    Random,
}

/// Seconds on and off.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Burst {
    /// Seconds on.
    pub on: f32,
    /// Seconds off; 0 leaves it to the game.
    pub off: f32,
}

/// To one side and back.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Drift {
    /// How far, in the direction it faces.
    pub dx: f32,
    /// Seconds there and back.
    pub period: f32,
}

fn places<'de, D: serde::Deserializer<'de>>(from: D) -> Result<BTreeMap<i8, Vec2>, D::Error> {
    let places = BTreeMap::<i8, [f32; 2]>::deserialize(from)?;
    Ok(places
        .into_iter()
        .map(|(value, at)| (value, at.into()))
        .collect())
}
