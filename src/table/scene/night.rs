//! What is on the board by night only: the Cup (5.2) and the Parchments (5.4).

use bevy::prelude::*;

use super::{Scene, depth, part};
use crate::{
    rules::{Event, Parchment},
    table::{Stamp, What, easing::gently},
};

/// Width of the Cup's drawing, and its height from the foot up.
const CUP_DRAWN: Vec2 = Vec2::new(40.0, 48.0);

impl Scene<'_> {
    /// The Cup on its road, and where it would go.
    pub(super) fn cup(&self, stamps: &mut Vec<Stamp>) {
        let Some(end) = self.shown.game.rules().cup else {
            return;
        };
        let width = CUP_DRAWN.x * self.board.cup_height() / CUP_DRAWN.y;
        let place = self.cup_place();
        if let Some(foot) = self.board.cup_foot(place, end) {
            if self.cup_decides() {
                let middle = foot - Vec2::new(0.0, self.board.cup_height() * 0.5);
                stamps.push(part("glow-round", width * 3.6, middle, depth::GLOW + 0.5));
            }
            let z = self.standing(foot);
            stamps.push(part("cup", width, foot, z));
        }
        let now = self.shown.game.cup();
        let mut thought: Vec<i8> = self.previews.iter().map(|p| p.ahead.cup).collect();
        thought.dedup();
        for place in thought.into_iter().filter(|&place| place != now) {
            let place = f32::from(place);
            let (Some(stone), Some(foot)) = (
                self.board.cup_stone(place, end),
                self.board.cup_foot(place, end),
            ) else {
                continue;
            };
            let radius = self.board.cup().map_or(0.0, |cup| cup.stone_radius);
            let ring = radius * self.board.scale * 3.4;
            stamps.push(part("landing-ring", ring, stone, depth::GHOST - 0.5));
            stamps.push(part("cup", width, foot, depth::GHOST).faded(0.85));
        }
    }

    /// Where the Cup is: between two places while it glides.
    fn cup_place(&self) -> f32 {
        let now = self.shown.game.cup();
        let Some(playing) = &self.shown.playing else {
            return f32::from(now);
        };
        let (from, to) = match playing.told.event {
            Event::CupMoved { from, to } => (from, to),
            Event::CupReturned => (now, 0),
            _ => (now, now),
        };
        f32::from(from).lerp(f32::from(to), gently(playing.progress()))
    }

    fn cup_decides(&self) -> bool {
        let playing = self.shown.playing.as_ref();
        playing.is_some_and(|playing| matches!(playing.told.event, Event::CupFavours { .. }))
    }

    /// Parchments that nobody has taken. One on its way is drawn over the column: see `flights`.
    pub(super) fn parchments(&self, stamps: &mut Vec<Stamp>) {
        for parchment in [Parchment::Single, Parchment::Double] {
            let flies = self.shown.playing.as_ref().is_some_and(|playing| {
                matches!(playing.told.event, Event::ParchmentTaken { parchment: taken, .. } if taken == parchment && !playing.still)
            });
            if flies || self.shown.game.parchment(parchment).is_some() {
                continue;
            }
            if let Some((at, width)) = self.board.parchment(self.shown.game.rules(), parchment) {
                // Parchment on a pale stone: a glow sets it off.
                stamps.push(part("glow-round", width * 2.4, at, depth::GLOW + 0.6).faded(0.8));
                let what = What::Part(parchment_part(parchment).into(), width);
                stamps.push(Stamp::new(what, at, depth::LYING));
            }
        }
    }
}

/// The part that shows a Parchment.
pub(in crate::table) const fn parchment_part(parchment: Parchment) -> &'static str {
    match parchment {
        Parchment::Single => "parchment-single",
        Parchment::Double => "parchment-double",
    }
}
