//! How pawns stand and move: pure functions of the event that is shown and of how far it is.
//!
//! At its beginning every pawn stands as before the event, at its end as after it.

use bevy::prelude::*;

use crate::{
    rules::{Event, Game, Landing, Road, Seat},
    table::{
        BoardView, Playing, Shown,
        easing::{bow, gently, part, settle, sway},
        preview::stack,
    },
};

/// Seconds from space to space.
const HOP: f32 = 0.15;
/// Seconds in which a pawn comes to rest, and the stack it landed on.
const SETTLE: f32 = 0.32;
/// Seconds in which those above a pawn that left its stack come down.
const DROP: f32 = 0.14;
/// Seconds of a pawn that would move, and can't (3.3).
const STUCK: f32 = 0.45;
/// Height of a hop, in pawns.
const HIGH: f32 = 0.45;
/// How far a pawn is pressed together as it lands, and drawn out as it flies.
const PRESS: f32 = 0.16;
const STRETCH: f32 = 0.08;
/// How far each pawn of a swaying stack leans over the one beneath, in pawns and radians.
const LEAN: f32 = 0.13;
const LEAN_TURN: f32 = 0.16;
/// How far a climbing pawn swings out of its stack, in pawns.
const SWING: f32 = 0.9;
/// How high pawns that go home rise over their way, as a part of it.
const RISE: f32 = 0.22;
/// The last to go home starts so much later than the first, as a part of the whole.
const STAGGER: f32 = 0.35;

/// Seconds that a pawn takes to move.
#[must_use]
pub const fn move_seconds(from: u16, to: u16) -> f32 {
    if from >= to {
        STUCK
    } else {
        HOP * (to - from) as f32 + SETTLE
    }
}

/// Seconds after which a pawn that moves touches down on the nth space of its way, from 1.
#[must_use]
pub const fn touch_down(nth: u16) -> f32 {
    HOP * nth as f32
}

/// How a pawn is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Where its foot is on the screen.
    pub foot: Vec2,
    /// How many stand under it: between two numbers while it goes up or down.
    pub height: f32,
    /// In front of all that stands.
    pub above: bool,
    /// How far it is pulled, about its foot.
    pub pull: Vec2,
    /// Turned clockwise about its foot, radians.
    pub turn: f32,
}

impl Pose {
    const fn at(foot: Vec2, height: f32) -> Self {
        Self {
            foot,
            height,
            above: false,
            pull: Vec2::ONE,
            turn: 0.0,
        }
    }

    /// Pressed together, or drawn out if less than nothing.
    fn pressed(mut self, press: f32) -> Self {
        self.pull = Vec2::new(1.0 + press, 1.0 - press);
        self
    }
}

/// A table's pawns at this moment.
pub struct Poses<'a> {
    board: &'a BoardView,
    before: &'a Game,
    playing: Option<&'a Playing>,
}

/// A pawn's move along a road, and how far it is.
struct Trip<'a> {
    seat: Seat,
    road: Road,
    from: u16,
    to: u16,
    landing: Landing,
    after: &'a Game,
    /// Seconds since it began.
    time: f32,
}

impl Trip<'_> {
    /// When the last hop ends.
    fn landed(&self) -> f32 {
        HOP * f32::from(self.to - self.from)
    }

    /// How far it has come to rest, from 0 to 1.
    fn rest(&self) -> f32 {
        part(self.time, self.landed(), self.landed() + SETTLE)
    }
}

impl<'a> Poses<'a> {
    /// The pawns as they are shown.
    #[must_use]
    pub const fn new(board: &'a BoardView, shown: &'a Shown) -> Self {
        Self {
            board,
            before: &shown.game,
            playing: shown.playing.as_ref(),
        }
    }

    /// How a seat's pawn is to be drawn on a road; none on a board without that road.
    #[must_use]
    pub fn pose(&self, road: Road, seat: Seat) -> Option<Pose> {
        let Some(playing) = self.playing else {
            return self.standing(road, seat);
        };
        let progress = playing.progress();
        let after = &playing.told.after;
        match playing.told.event {
            Event::Moved {
                seat: mover,
                road: on,
                from,
                to,
                landing,
                ..
            } if on == road => {
                let trip = Trip {
                    seat: mover,
                    road,
                    from,
                    to,
                    landing,
                    after,
                    time: progress * move_seconds(from, to),
                };
                match (mover == seat, from < to) {
                    (true, true) => self.hopping(&trip),
                    (true, false) => self.stuck(&trip, progress),
                    (false, _) => self.beside(&trip, seat),
                }
            }
            Event::BonusTaken {
                seat: climber,
                road: on,
            } if on == road => {
                if climber == seat {
                    self.climbing(road, seat, after, progress)
                } else {
                    let share = gently(part(progress, 0.0, 0.35));
                    self.between(road, seat, after, share)
                }
            }
            Event::Returned { roads } if roads.contains(road) => {
                self.going_home(road, seat, after, progress)
            }
            _ => self.standing(road, seat),
        }
    }

    /// As it stands with nothing going on.
    fn standing(&self, road: Road, seat: Seat) -> Option<Pose> {
        let height = height(self.before, road, seat);
        let space = self.before.track(road).space(seat);
        let foot = self.board.foot_at(road, space, seat, height)?;
        Some(Pose::at(foot, height))
    }

    /// On its space, a share of the way from its height before to its height after.
    fn between(&self, road: Road, seat: Seat, after: &Game, share: f32) -> Option<Pose> {
        let space = self.before.track(road).space(seat);
        let height = height(self.before, road, seat).lerp(height(after, road, seat), share);
        let foot = self.board.foot_at(road, space, seat, height)?;
        Some(Pose::at(foot, height))
    }

    /// From space to space, over the heads of those who stand there; on a loop, across the start and on.
    fn hopping(&self, trip: &Trip<'_>) -> Option<Pose> {
        let Trip { seat, road, .. } = *trip;
        let landed = trip.landed();
        if trip.time >= landed {
            let height = height(trip.after, road, seat);
            let foot = self.board.foot_at(road, trip.to, seat, height)?;
            let pose = Pose::at(foot, height).pressed(match trip.landing {
                Landing::Under(_) => 0.0,
                _ => PRESS * settle(trip.rest()),
            });
            return Some(self.swayed(pose, trip));
        }
        let steps = trip.to - trip.from;
        let hop = ((trip.time / HOP) as u16).min(steps - 1);
        let within = (trip.time / HOP - f32::from(hop)).clamp(0.0, 1.0);
        let here = trip.from + hop;
        let last = hop + 1 == steps;
        let a = self
            .board
            .foot_at(road, here, seat, self.lift(trip, here))?;
        let ahead = self.lift(trip, here + 1);
        let b = self.board.foot_at(road, here + 1, seat, ahead)?;
        let pawn = self.board.pawn_height();
        let slips = last && matches!(trip.landing, Landing::Under(_));
        let rise = if slips { HIGH * 0.25 } else { HIGH } * pawn * bow(within);
        let foot = a.lerp(b, within) - Vec2::new(0.0, rise);
        let press = if slips {
            PRESS * (1.0 - part(within, 0.0, 0.22)) * f32::from(u8::from(hop > 0))
        } else {
            let off = if hop == 0 {
                0.7 * bow(part(within, 0.0, 0.25))
            } else {
                1.0 - part(within, 0.0, 0.22)
            };
            let on = part(within, 0.8, 1.0);
            PRESS * off.max(on) - STRETCH * bow(part(within, 0.22, 0.8))
        };
        let mut pose = Pose::at(foot, 0.0).pressed(press);
        pose.above = true;
        Some(pose)
    }

    /// How many pawns lie under the mover on a space of its way.
    fn lift(&self, trip: &Trip<'_>, space: u16) -> f32 {
        let Trip { seat, road, .. } = *trip;
        if space == trip.from {
            height(self.before, road, seat)
        } else if space == trip.to {
            height(trip.after, road, seat)
        } else {
            let others = stack(self.before, road, stone(self.before, road, space));
            others.iter().filter(|&&other| other != seat).count() as f32
        }
    }

    /// It would, and can't (3.3): a shake of the head.
    fn stuck(&self, trip: &Trip<'_>, progress: f32) -> Option<Pose> {
        let mut pose = self.standing(trip.road, trip.seat)?;
        pose.turn = sway(progress) * 0.2;
        Some(pose)
    }

    /// One that does not move: it comes down where the mover left, rises where it slips under (3.2), sways where it lands.
    fn beside(&self, trip: &Trip<'_>, seat: Seat) -> Option<Pose> {
        let road = trip.road;
        if trip.from >= trip.to {
            return self.standing(road, seat);
        }
        let own = stone(self.before, road, self.before.track(road).space(seat));
        let share = if own == stone(self.before, road, trip.from) {
            part(trip.time, 0.0, DROP)
        } else {
            part(trip.time, trip.landed() - HOP, trip.landed())
        };
        let pose = self.between(road, seat, trip.after, gently(share))?;
        if own == stone(self.before, road, trip.to) {
            Some(self.swayed(pose, trip))
        } else {
            Some(pose)
        }
    }

    /// The stack under a pawn that has landed on top sways, the higher the further.
    fn swayed(&self, mut pose: Pose, trip: &Trip<'_>) -> Pose {
        if matches!(trip.landing, Landing::OnTop(_)) && trip.time >= trip.landed() {
            let sway = sway(trip.rest());
            pose.foot.x += sway * LEAN * pose.height * self.board.pawn_height();
            pose.turn += sway * LEAN_TURN * pose.height.min(2.0);
        }
        pose
    }

    /// It leaves its stack and comes down on top of it (5.3).
    fn climbing(&self, road: Road, seat: Seat, after: &Game, progress: f32) -> Option<Pose> {
        let mut pose = self.between(road, seat, after, gently(progress))?;
        let out = bow(progress) * SWING * self.board.pawn_height();
        pose.foot += Vec2::new(out, -out * 0.4);
        pose.above = progress > 0.0 && progress < 0.9;
        Some(pose)
    }

    /// Back to the start in a bow, one after the other (4.7).
    fn going_home(&self, road: Road, seat: Seat, after: &Game, progress: f32) -> Option<Pose> {
        let mut pose = self.standing(road, seat)?;
        let [from, to] = [self.before, after].map(|game| game.track(road).space(seat));
        if from == to {
            return Some(pose);
        }
        let seats = f32::from(self.before.rules().seats).max(2.0);
        let wait = STAGGER * f32::from(seat.0) / (seats - 1.0);
        let share = gently(part(progress, wait, wait + 1.0 - STAGGER));
        let home_height = height(after, road, seat);
        let home = self.board.foot_at(road, to, seat, home_height)?;
        let rise = bow(share) * RISE * pose.foot.distance(home);
        pose.foot = pose.foot.lerp(home, share) - Vec2::new(0.0, rise);
        pose.height = pose.height.lerp(home_height, share);
        pose.above = share > 0.0 && share < 1.0;
        Some(pose)
    }
}

/// The stone that a space lies on: on a loop, whatever the lap.
fn stone(game: &Game, road: Road, space: u16) -> u16 {
    game.rules().lap(road).map_or(space, |lap| space % lap)
}

/// How many pawns a seat's stands on. On the start all are level, each in a slot of its own (3.4).
fn height(game: &Game, road: Road, seat: Seat) -> f32 {
    let space = game.track(road).space(seat);
    if space == 0 {
        return 0.0;
    }
    let stack = stack(game, road, stone(game, road, space));
    stack.iter().position(|&s| s == seat).unwrap_or(0) as f32
}

#[cfg(test)]
mod tests;
