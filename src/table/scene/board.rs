//! The wooden table, the board in its frame, and what is lit or marked on it.

use bevy::prelude::*;

use super::{Scene, depth, part};
use crate::{
    art::{Face, palette},
    rules::{ByRoad, Event, Road, RoadSet, Seat, Side},
    table::{
        Stamp, What,
        places::{laps, symbols_between},
    },
};

/// Width of the frame's three stripes together.
const FRAME: f32 = 12.0;
/// The glow lies over the stones: any stronger, and their numbers could not be read.
const GLOW: f32 = 0.5;
/// Width of a stone's part, in radii of the stone.
const STONE: f32 = 2.35;

impl Scene<'_> {
    /// The wood that everything lies on.
    pub(super) fn wood(&self, stamps: &mut Vec<Stamp>) {
        let screen = self.layout.screen.size();
        let wood = What::Tile("table-wood", screen);
        stamps.push(Stamp::new(wood, Vec2::ZERO, depth::WOOD));
    }

    /// The board itself. Drawn anew for another zoom only once the view rests.
    pub(super) fn picture(&self, stamps: &mut Vec<Stamp>) {
        let Some(board) = self.board.drawing() else {
            return;
        };
        let width = board.view.x * self.board.scale;
        let what = What::Board(self.board.name, width);
        let mut stamp = Stamp::new(what, self.board.origin, depth::BOARD);
        stamp.detail = self.board.sharp / self.board.zoom;
        stamps.push(stamp);
    }

    /// Wood, gold, wood: the frame round what is seen of the board. Looked at closely, the board reaches beyond it, and the
    /// table's wood covers the rest.
    pub(super) fn frame(&self, stamps: &mut Vec<Stamp>) {
        let window = self.board.window;
        if self.board.zoom > 1.0 {
            for cover in around(self.layout.screen, window) {
                let wood = What::Tile("table-wood", cover.size());
                stamps.push(Stamp::new(wood, cover.min, depth::COVER));
            }
        }
        let colours = [palette::WOOD, palette::GOLD, palette::WOOD];
        let stripe = FRAME / colours.len() as f32;
        for (i, colour) in colours.into_iter().enumerate() {
            let inner = window.inflate(FRAME - stripe * (i + 1) as f32);
            for bar in around(inner.inflate(stripe), inner) {
                let block = What::Block(colour, bar.size());
                stamps.push(Stamp::new(block, bar.min, depth::FRAME));
            }
        }
    }

    /// Lit roads glow, stone by stone.
    pub(super) fn glows(&self, stamps: &mut Vec<Stamp>) {
        for road in self.lit.iter() {
            for (space, point) in self.board.spaces(road) {
                let radius = self.board.stone_radius(road, space) * self.board.scale;
                let at = self.board.at(point);
                stamps.push(part("glow-round", radius * 4.6, at, depth::GLOW).faded(GLOW));
            }
        }
    }

    /// Stones with their numbers, on roads whose drawing has another length.
    pub(super) fn stones(&self, stamps: &mut Vec<Stamp>) {
        let stone = match self.shown.game.rules().mode.side {
            Side::Day => "stone",
            Side::Night => "stone-night",
        };
        for road in Road::ALL
            .into_iter()
            .filter(|&road| self.board.is_relaid(road))
        {
            for (space, point) in self.board.spaces(road).skip(1) {
                let radius = self.board.stone_radius(road, 0) * self.board.scale;
                let at = self.board.at(point);
                stamps.push(part(stone, radius * STONE, at, depth::STONES));
                let number = What::Text(space.to_string(), Face::Semibold, radius, palette::INK);
                stamps.push(Stamp::new(number, at, depth::STONES + 0.1));
            }
        }
    }

    /// In a duel, the symbols between the two pawns shine while their road is thought of or scores (6.2, 6.6).
    pub(super) fn symbols(&self, stamps: &mut Vec<Stamp>) {
        let rules = self.shown.game.rules();
        if rules.seats != 2 {
            return;
        }
        for road in self.looked_at().iter() {
            let preview = self.previews.iter().find(|preview| preview.road == road);
            let track = preview.map_or(*self.shown.game.track(road), |preview| preview.ahead.after);
            let (a, b) = (track.space(Seat(0)), track.space(Seat(1)));
            for space in symbols_between(rules, road, a, b) {
                let Some(at) = self.board.space(road, space) else {
                    continue;
                };
                let radius = self.board.stone_radius(road, space) * self.board.scale;
                stamps.push(part("glow-round", radius * 5.2, at, depth::GLOW + 0.3));
                stamps.push(part("goal-ring", radius * 2.9, at, depth::GLOW + 0.4));
            }
        }
    }

    /// The roads that are pointed at, thought of, or scoring.
    fn looked_at(&self) -> RoadSet {
        let mut roads: RoadSet = self.previews.iter().map(|preview| preview.road).collect();
        let scoring = self.shown.ceremony.as_ref().map(|ceremony| ceremony.road);
        let begun = match self
            .shown
            .playing
            .as_ref()
            .map(|playing| playing.told.event)
        {
            Some(Event::RoadBegan { road } | Event::LeadTooShort { road, .. }) => Some(road),
            Some(Event::KitchenMove { .. }) => Some(Road::Kitchen),
            _ => None,
        };
        for road in [self.pointed, scoring, begun].into_iter().flatten() {
            roads.insert(road);
        }
        roads
    }

    /// A ring round the number of the present round.
    pub(super) fn round_marker(&self, stamps: &mut Vec<Stamp>) {
        if let Some((at, radius)) = self.board.round_mark(self.shown.game.round()) {
            stamps.push(part("round-marker-ring", radius * 3.0, at, depth::BANNER));
        }
    }

    /// Discs for the laps made (8.3), with their number from the second on.
    pub(super) fn laps(&self, stamps: &mut Vec<Stamp>) {
        let game = &self.shown.game;
        let made = ByRoad::from_fn(|road| {
            Seat::all(game.rules().seats).map(move |seat| (seat, laps(game, road, seat)))
        });
        for (road, seats) in made.iter() {
            for (seat, laps) in seats.clone().filter(|&(_, laps)| laps > 0) {
                let Some((at, width)) = self.board.lap_disc(road, seat) else {
                    continue;
                };
                let name = format!("lap-{}", self.shape(seat));
                stamps.push(Stamp::new(What::Part(name.into(), width), at, depth::LYING));
                if laps > 1 {
                    let corner = at + Vec2::splat(width * 0.42);
                    stamps.push(part("badge", width * 0.8, corner, depth::LYING + 0.1));
                    let size = (width * 0.6).max(self.smallest_type);
                    let number = What::Text(laps.to_string(), Face::Bold, size, palette::INK);
                    stamps.push(Stamp::new(number, corner, depth::LYING + 0.2));
                }
            }
        }
    }
}

/// The parts of a box outside another: above, below, left, right.
fn around(outer: Rect, inner: Rect) -> impl Iterator<Item = Rect> {
    let boxes = [
        (outer.min, Vec2::new(outer.max.x, inner.min.y)),
        (Vec2::new(outer.min.x, inner.max.y), outer.max),
        (
            Vec2::new(outer.min.x, inner.min.y),
            Vec2::new(inner.min.x, inner.max.y),
        ),
        (
            Vec2::new(inner.max.x, inner.min.y),
            Vec2::new(outer.max.x, inner.max.y),
        ),
    ];
    boxes
        .into_iter()
        .filter(|(min, max)| min.x < max.x && min.y < max.y)
        .map(|(min, max)| Rect { min, max })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_is_covered_all_round() {
        let outer = Rect::new(0.0, 0.0, 10.0, 8.0);
        let inner = Rect::new(2.0, 1.0, 7.0, 6.0);
        let area = |rect: Rect| rect.width() * rect.height();
        let covered: f32 = around(outer, inner).map(area).sum();
        assert_eq!(covered + area(inner), area(outer));
        assert_eq!(around(inner, inner).count(), 0);
        // Pushed up beyond the screen's edge: nothing to cover there.
        let up = Rect::new(2.0, -5.0, 7.0, 6.0);
        assert_eq!(around(outer, up).count(), 3);
    }
}
