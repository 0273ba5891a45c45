//! Pawns: in their stacks, on their way, and as ghosts where they would land.

use std::borrow::Cow;

use bevy::prelude::*;

use super::{
    Scene, depth, part,
    poses::{Pose, Poses},
};
use crate::{
    rules::{Road, Seat},
    table::{Stamp, What, preview::stack},
};

/// Width of a pawn's drawing, and its height without the shadow, as drawn.
const PAWN_DRAWN: Vec2 = Vec2::new(36.0, 42.0);
/// Width of a ghost's drawing.
const GHOST_DRAWN: f32 = 40.0;

impl Scene<'_> {
    /// The pawns of a road, standing or on their way.
    pub(super) fn pawns(&self, road: Road, stamps: &mut Vec<Stamp>) {
        let game = &self.shown.game;
        let poses = Poses::new(self.board, self.shown);
        for seat in Seat::all(game.rules().seats) {
            let Some(mut pose) = poses.pose(road, seat) else {
                continue;
            };
            let space = game.track(road).space(seat);
            let lap = game.rules().lap(road);
            let stone = lap.map_or(space, |lap| space % lap);
            let fanned = self.fanned == Some((road, stone)) && space > 0 && !pose.above;
            if fanned {
                let len = stack(game, road, stone).len();
                pose.foot += fan(pose.height, len, self.board.pawn_height());
            }
            let picked = self
                .pickable
                .is_some_and(|(own, roads)| own == seat && roads.contains(road));
            if picked {
                let middle = pose.foot - Vec2::new(0.0, self.board.pawn_height() * 0.4);
                let wide = self.board.pawn_height() * 2.6;
                stamps.push(part("glow-round", wide, middle, depth::GLOW + 0.5));
            }
            let upper = pose.height > 0.5 && !pose.above && !fanned;
            stamps.push(self.pawn(seat, if upper { "-upper" } else { "" }, &pose));
        }
    }

    fn pawn(&self, seat: Seat, kind: &'static str, pose: &Pose) -> Stamp {
        let width = PAWN_DRAWN.x * self.board.pawn_height() / PAWN_DRAWN.y;
        let name: Cow<'static, str> = format!("{}{kind}", self.shape(seat)).into();
        let z = if pose.above {
            depth::MOVING + f32::from(seat.0) / 100.0
        } else {
            // Within a stack the bottom piece is in front, so that all heads show.
            let step = self.board.stack_step();
            let bottom = pose.foot + Vec2::new(0.0, pose.height * step);
            self.standing(bottom) - pose.height / 10_000.0
        };
        let stamp = Stamp::new(What::Part(name, width), pose.foot, z);
        stamp.about(pose.foot, pose.pull, pose.turn)
    }

    /// Where pawns would land.
    pub(super) fn ghosts(&self, stamps: &mut Vec<Stamp>) {
        for preview in self.previews {
            let to = preview.ahead.to;
            let height = preview.height(&self.shown.game);
            let Some(foot) = self.board.foot(preview.road, to, preview.seat, height) else {
                continue;
            };
            if let Some(centre) = self.board.space(preview.road, to) {
                let radius = self.board.stone_radius(preview.road, to);
                let wide = radius * self.board.scale * 3.4;
                stamps.push(part("landing-ring", wide, centre, depth::GHOST - 0.5));
            }
            let width = GHOST_DRAWN * self.board.pawn_height() / PAWN_DRAWN.y;
            let name = format!("{}-ghost", self.shape(preview.seat));
            stamps.push(Stamp::new(
                What::Part(name.into(), width),
                foot,
                depth::GHOST,
            ));
        }
    }
}

/// How far a pawn of a fanned-out stack is moved aside.
fn fan(height: f32, len: usize, pawn: f32) -> Vec2 {
    let middle = (len as f32 - 1.0) / 2.0;
    Vec2::new((height - middle) * pawn * 0.62, 0.0)
}
