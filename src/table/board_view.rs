//! The board on the screen: which one, how large, how far it is pushed up, and where its spaces and pawns lie.

use bevy::prelude::*;

use super::Layout;
use crate::{
    art::manifest::{self, boards},
    rules::{Edition, Road, RuleSet, Seat, Side},
};

/// How much larger pawns are drawn than the board was tested with: heads stay readable on small windows.
const PAWN_BOOST: f32 = 1.2;

/// How the board is drawn: an option of the person's, not of the game's; it may change in mid-game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardStyle {
    /// The town, with its roads winding through it.
    #[default]
    Illustrated,
    /// One straight row a road.
    Compact,
}

/// The board as it lies on the screen now.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct BoardView {
    /// Its name among the drawings.
    pub name: &'static str,
    /// Its top left corner, in reference units of the screen.
    pub origin: Vec2,
    /// Reference units of the screen a unit of the board's drawing.
    pub scale: f32,
}

impl Default for BoardView {
    fn default() -> Self {
        Self {
            name: "day",
            origin: Vec2::ZERO,
            scale: 1.0,
        }
    }
}

impl BoardView {
    /// The board of a game, filling the layout's field and pushed up by `lift` reference units.
    #[must_use]
    pub fn new(rules: &RuleSet, layout: &Layout, lift: f32) -> Self {
        let name = match (rules.mode.edition, rules.mode.side) {
            (Edition::First, _) => "first",
            (Edition::Second, Side::Day) => "day",
            (Edition::Second, Side::Night) => "night",
        };
        let mut view = Self { name, ..default() };
        if let Some(board) = view.drawing() {
            view.scale = (layout.field.size() / board.view).min_element();
            let free = layout.field.size() - board.view * view.scale;
            view.origin = layout.field.min + free / 2.0 - Vec2::new(0.0, lift);
        }
        view
    }

    /// What is known of the drawing.
    #[must_use]
    pub fn drawing(&self) -> Option<&'static boards::Board> {
        manifest().board(self.name)
    }

    /// What is known of a road's drawing.
    #[must_use]
    pub fn road(&self, road: Road) -> Option<&'static boards::Road> {
        self.drawing()?.roads.get(road.key())
    }

    /// A point of the drawing on the screen.
    #[must_use]
    pub fn at(&self, point: Vec2) -> Vec2 {
        self.origin + point * self.scale
    }

    /// A point of the screen in the drawing.
    #[must_use]
    pub fn inverse(&self, point: Vec2) -> Vec2 {
        (point - self.origin) / self.scale
    }

    /// Height of a pawn on the screen, in reference units.
    #[must_use]
    pub fn pawn_height(&self) -> f32 {
        self.drawing()
            .map_or(0.0, |board| board.pawn.height * self.scale * PAWN_BOOST)
    }

    /// The centre of a road's space on the screen.
    #[must_use]
    pub fn space(&self, road: Road, space: u16) -> Option<Vec2> {
        let road = self.road(road)?;
        let stone = usize::from(space) % (road.count + usize::from(!road.is_loop)).max(1);
        road.spaces.get(stone).map(|&point| self.at(point))
    }

    /// The foot of a pawn on the screen: of the `height`-th in its stack, or of a seat's slot on the start.
    #[must_use]
    pub fn foot(&self, road: Road, space: u16, seat: Seat, height: usize) -> Option<Vec2> {
        let board = self.drawing()?;
        if space == 0 {
            let slots = &self.road(road)?.start_slots;
            return slots.get(seat.index()).map(|&slot| self.at(slot));
        }
        let foot = self.space(road, space)? + board.pawn.on_space * self.scale;
        let step = board.pawn.stack_step * self.pawn_height();
        Some(foot - Vec2::new(0.0, height as f32 * step))
    }

    /// The box that a road takes on the screen, banner left out.
    #[must_use]
    pub fn road_box(&self, road: Road) -> Option<Rect> {
        let drawing = self.road(road)?;
        let mut points = drawing.spaces.iter().map(|&point| self.at(point));
        let first = points.next()?;
        let around = points.fold(Rect::from_corners(first, first), |around, point| {
            around.union_point(point)
        });
        Some(around.inflate(self.pawn_height()))
    }

    /// The box of a road's banner on the screen.
    #[must_use]
    pub fn banner_box(&self, road: Road) -> Option<Rect> {
        let banner = &self.road(road)?.banner;
        let around = banner.ribbon.area.rect().union(banner.content.rect());
        Some(Rect::from_corners(self.at(around.min), self.at(around.max)))
    }
}

/// The drawings' manifest, for short.
fn manifest() -> &'static manifest::Manifest {
    crate::art::manifest()
}
