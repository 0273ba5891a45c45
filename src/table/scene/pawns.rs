//! Pawns: in their stacks, on their way, and as ghosts where they would land.

use std::borrow::Cow;

use bevy::prelude::*;

use super::{Scene, depth, eased, part};
use crate::{
    rules::{Event, Game, Road, Seat},
    table::{Stamp, What, preview::Preview},
};

/// Width of a pawn's drawing, and its height without the shadow, as drawn.
const PAWN_DRAWN: Vec2 = Vec2::new(36.0, 42.0);
/// Width of a ghost's drawing.
const GHOST_DRAWN: f32 = 40.0;
/// Height of a pawn's hop from space to space, in pawns.
const HOP: f32 = 0.45;
/// How far a climbing pawn swings out of its stack, in pawns.
const SWING: f32 = 0.9;

impl Scene<'_> {
    /// The pawns of a road, and the one that is moving.
    pub(super) fn pawns(&self, road: Road, stamps: &mut Vec<Stamp>) {
        let game = &self.shown.game;
        let seats = game.rules().seats;
        let lap = game.rules().lap(road);
        let track = game.track(road);
        let moving = self.moving(road);
        for seat in Seat::all(seats) {
            if moving.is_some_and(|(mover, ..)| mover == seat) {
                continue;
            }
            let space = track.space(seat);
            let stone = lap.map_or(space, |lap| space % lap);
            let stays = |s: Seat| moving.is_none_or(|(mover, ..)| mover != s);
            let stack = stack(game, road, stone);
            // On the start all are level, each in a slot of its own (3.4); and the mover has left its stack.
            let mut standing = stack.iter().filter(|&&s| stays(s));
            let height = standing.position(|&s| s == seat).unwrap_or(0);
            let height = if space == 0 { 0 } else { height };
            let Some(mut foot) = self.board.foot(road, space, seat, height) else {
                continue;
            };
            let fanned = self.fanned == Some((road, stone)) && space > 0;
            if fanned {
                foot += fan(height, stack.len(), self.board.pawn_height());
            }
            let upper = height > 0 && !fanned;
            let picked = self
                .pickable
                .is_some_and(|(own, roads)| own == seat && roads.contains(road));
            if picked {
                let middle = foot - Vec2::new(0.0, self.board.pawn_height() * 0.4);
                let wide = self.board.pawn_height() * 2.6;
                stamps.push(part("glow-round", wide, middle, depth::GLOW + 0.5));
            }
            let bottom = self.board.foot(road, space, seat, 0).unwrap_or(foot);
            // Within a stack the bottom piece is in front, so that all heads show.
            let z = self.standing(bottom) - height as f32 / 10_000.0;
            stamps.push(self.pawn(seat, if upper { "-upper" } else { "" }, foot, z));
        }
        if let Some((seat, foot)) = moving {
            stamps.push(self.pawn(seat, "", foot, depth::MOVING));
        }
    }

    fn pawn(&self, seat: Seat, kind: &'static str, foot: Vec2, z: f32) -> Stamp {
        let width = PAWN_DRAWN.x * self.board.pawn_height() / PAWN_DRAWN.y;
        let name: Cow<'static, str> = format!("{}{kind}", self.shape(seat)).into();
        Stamp::new(What::Part(name, width), foot, z)
    }

    /// The pawn that moves on a road at this moment, and where its foot is.
    fn moving(&self, road: Road) -> Option<(Seat, Vec2)> {
        let playing = self.shown.playing.as_ref()?;
        match playing.told.event {
            Event::Moved {
                seat,
                road: on,
                from,
                to,
                ..
            } if on == road && from < to => Some((
                seat,
                self.hopping(road, seat, [from, to], &playing.told.after)?,
            )),
            Event::BonusTaken { seat, road: on } if on == road => {
                Some((seat, self.climbing(road, seat)?))
            }
            _ => None,
        }
    }

    /// A pawn hops from space to space; on a loop, across the start and on.
    fn hopping(&self, road: Road, seat: Seat, [from, to]: [u16; 2], after: &Game) -> Option<Vec2> {
        let progress = self.shown.playing.as_ref()?.progress();
        let lap = after.rules().lap(road);
        let height = |game: &Game, space: u16| {
            let stone = lap.map_or(space, |lap| space % lap);
            let stack = stack(game, road, stone);
            stack.iter().position(|&s| s == seat).unwrap_or(0)
        };
        let lift = |space: u16| {
            if space == 0 {
                0
            } else if space == from {
                height(&self.shown.game, from)
            } else if space == to {
                height(after, to)
            } else {
                0
            }
        };
        let steps = f32::from(to - from);
        let along = progress * steps;
        let hop = along.floor().min(steps - 1.0);
        let within = along - hop;
        let here = from + hop as u16;
        let a = self.board.foot(road, here, seat, lift(here))?;
        let b = self.board.foot(road, here + 1, seat, lift(here + 1))?;
        let arc = (within * std::f32::consts::PI).sin() * HOP * self.board.pawn_height();
        Some(a.lerp(b, eased(within)) - Vec2::new(0.0, arc))
    }

    /// A pawn leaves its stack and comes down on top of it (5.3).
    fn climbing(&self, road: Road, seat: Seat) -> Option<Vec2> {
        let progress = self.shown.playing.as_ref()?.progress();
        let game = &self.shown.game;
        let space = game.track(road).space(seat);
        let lap = game.rules().lap(road);
        let stack = stack(game, road, lap.map_or(space, |lap| space % lap));
        let height = stack.iter().position(|&s| s == seat)?;
        let a = self.board.foot(road, space, seat, height)?;
        let top = self
            .board
            .foot(road, space, seat, stack.len().saturating_sub(1))?;
        let out = (progress * std::f32::consts::PI).sin() * SWING * self.board.pawn_height();
        Some(a.lerp(top, eased(progress)) + Vec2::new(out, -out * 0.4))
    }

    /// Where pawns would land.
    pub(super) fn ghosts(&self, stamps: &mut Vec<Stamp>) {
        for preview in self.previews {
            let to = preview.ahead.to;
            let height = self.ghost_height(preview);
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

    /// How high in its stack a ghost stands, over the pawns as they stand now.
    fn ghost_height(&self, preview: &Preview) -> usize {
        let rules = self.shown.game.rules();
        let lap = rules.lap(preview.road);
        let to = preview.ahead.to;
        let stone = lap.map_or(to, |lap| to % lap);
        if preview.climbs {
            // The pawn itself still stands in the stack.
            return stack(&self.shown.game, preview.road, stone).len();
        }
        let track = preview.ahead.after;
        let (stack, len) = track.stack(stone, lap, rules.seats);
        let mut standing = stack[..len].iter().filter(|&&s| track.space(s) > 0);
        standing.position(|&s| s == preview.seat).unwrap_or(0)
    }
}

/// The pawns that stand on each other on a stone, bottom to top; those level on the start (3.4) are none of them.
fn stack(game: &Game, road: Road, stone: u16) -> Vec<Seat> {
    let track = game.track(road);
    let (stack, len) = track.stack(stone, game.rules().lap(road), game.rules().seats);
    let stack = stack[..len].iter().copied();
    stack.filter(|&seat| track.space(seat) > 0).collect()
}

/// How far a pawn of a fanned-out stack is moved aside.
fn fan(height: usize, len: usize, pawn: f32) -> Vec2 {
    let middle = (len as f32 - 1.0) / 2.0;
    Vec2::new((height as f32 - middle) * pawn * 0.62, 0.0)
}
