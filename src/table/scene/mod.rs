//! What is on the table now, as stamps: pure functions of the shown game, the choice in the making and the window.

mod banner;
mod board;
mod cards;
mod night;
mod pawns;
mod poses;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub(super) use night::parchment_part;
pub(super) use poses::move_seconds;
pub(crate) use poses::touch_down;

use super::{
    BoardView, Layout, Shown,
    hand::{self, HandView},
    preview::Preview,
    stamp::{Stamp, What},
    zoom::sharpness,
};
use crate::{
    records::Setup,
    rules::{Road, RoadSet, Seat},
    words::Words,
};

/// Depths, back to front.
pub(super) mod depth {
    pub const WOOD: f32 = 0.0;
    pub const BOARD: f32 = 2.0;
    /// What lives on the board, one thing above the other within a tenth.
    pub const ALIVE: f32 = 2.1;
    /// Stones laid anew, where the game has other lengths than the drawing.
    pub const STONES: f32 = 2.5;
    pub const GLOW: f32 = 3.0;
    pub const BANNER: f32 = 4.0;
    /// Discs and Parchments, under all that stands.
    pub const LYING: f32 = 5.0;
    /// Pawns and the Cup stand from here on, nearer ones in front.
    pub const PAWNS: f32 = 10.0;
    pub const GHOST: f32 = 20.0;
    pub const MOVING: f32 = 30.0;
    /// What covers the board where it is larger than its frame, and the frame.
    pub const COVER: f32 = 40.0;
    pub const FRAME: f32 = 41.0;
    pub const CARD: f32 = 60.0;
}

/// All that the scene reads.
pub struct Scene<'a> {
    /// The game as shown.
    pub shown: &'a Shown,
    /// Who sits where.
    pub setup: &'a Setup,
    /// Where things lie.
    pub layout: &'a Layout,
    /// The board on the screen.
    pub board: &'a BoardView,
    /// The words.
    pub words: &'a Words,
    /// No type is smaller, in reference units.
    pub smallest_type: f32,
    /// The hand of the person at the desk.
    pub hand: Option<HandView<'a>>,
    /// Moves that are being thought of.
    pub previews: &'a [Preview],
    /// Roads that are lit.
    pub lit: RoadSet,
    /// Pawns that may be picked: of the person at the desk, on these roads.
    pub pickable: Option<(Seat, RoadSet)>,
    /// The stack that is fanned out.
    pub fanned: Option<(Road, u16)>,
    /// The road under the pointer.
    pub pointed: Option<Road>,
}

impl Scene<'_> {
    /// The whole table.
    #[must_use]
    pub fn stamps(&self) -> Vec<Stamp> {
        let mut stamps = Vec::with_capacity(240);
        self.wood(&mut stamps);
        let ground = stamps.len();
        self.glows(&mut stamps);
        self.stones(&mut stamps);
        self.symbols(&mut stamps);
        for road in Road::ALL {
            self.banner(road, &mut stamps);
        }
        self.cup_banner(&mut stamps);
        self.round_marker(&mut stamps);
        self.laps(&mut stamps);
        self.parchments(&mut stamps);
        self.cup(&mut stamps);
        for road in Road::ALL {
            self.pawns(road, &mut stamps);
        }
        self.ghosts(&mut stamps);
        let detail = sharpness(self.board.zoom) / self.board.zoom;
        for stamp in &mut stamps[ground..] {
            stamp.detail = detail;
        }
        self.picture(&mut stamps);
        self.frame(&mut stamps);
        self.flying_card(&mut stamps);
        if let Some(view) = &self.hand {
            hand::stamps(view, self.layout, self.words, depth::CARD, &mut stamps);
        }
        stamps
    }

    /// Depth of what stands with its foot at this point of the screen: nearer rows in front.
    fn standing(&self, foot: Vec2) -> f32 {
        depth::PAWNS + self.board.inverse(foot).y / 1000.0
    }

    /// A seat's shape, as the parts are named.
    fn shape(&self, seat: Seat) -> &'static str {
        self.setup.seats[seat.index()].pawn.key()
    }
}

/// A part, centred or by its own anchor.
fn part(name: &'static str, width: f32, at: Vec2, z: f32) -> Stamp {
    Stamp::new(What::Part(name.into(), width), at, z)
}
