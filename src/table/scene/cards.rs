//! A card on its way from its player to the board.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::{Scene, depth};
use crate::{
    art::{Face, palette},
    rules::{Card, Event, Road, Seat},
    table::{
        Playing, Stamp, What,
        easing::{bow, gently, out, part},
        hand,
    },
    words::Naming,
};

/// Width of a card played.
const WIDTH: f32 = 112.0;
/// From one seat's plaque in the column to the next, and from the column's top to the first.
const PLAQUES: f32 = 88.0;
const FIRST_PLAQUE: f32 = 228.0;
/// How far under the column's edge another's card comes from, and how small it is there.
const UNDER_COLUMN: f32 = 70.0;
const SMALL: f32 = 0.45;
/// How far it tilts on its way, radians, and how high it rises.
const TILT: f32 = 0.14;
const RISE: f32 = 26.0;
/// Depth under the hand.
const Z: f32 = depth::CARD - 5.0;

/// A card just played.
struct Flight {
    seat: Seat,
    card: Card,
    road: Road,
    raise: u8,
    /// From its player to the board, 0 to 1.
    progress: f32,
    /// How far it is taken away again, 0 to 1.
    away: f32,
}

/// How a card on its way is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pose {
    centre: Vec2,
    /// How far it is pulled, about its centre: pressed flat while it is turned.
    pull: Vec2,
    /// Turned clockwise, radians.
    turn: f32,
    /// Whether the face is seen.
    face: bool,
}

/// A card of one's own leaves the hand face up; another's comes out from under the column, small and face down.
fn pose(from: Vec2, goal: Vec2, own: bool, progress: f32) -> Pose {
    let way = out(progress);
    let tilt = if goal.x < from.x { -TILT } else { TILT };
    let turned = if own {
        1.0
    } else {
        gently(part(progress, 0.12, 0.6))
    };
    let size = if own {
        1.0
    } else {
        SMALL.lerp(1.0, gently(part(progress, 0.0, 0.6)))
    };
    let flat = (turned * PI).cos().abs();
    Pose {
        centre: from.lerp(goal, way) - Vec2::new(0.0, bow(way) * RISE),
        pull: Vec2::new(flat, 1.0) * size,
        turn: tilt * bow(progress),
        face: turned > 0.5,
    }
}

impl Scene<'_> {
    /// A card just played flies from its player to the road, and lies there while the pawn moves.
    pub(super) fn flying_card(&self, stamps: &mut Vec<Stamp>) {
        let Some(flight) = self.card_on_the_way() else {
            return;
        };
        let Some(banner) = self.board.banner_box(flight.road) else {
            return;
        };
        let goal = self.resting_place(banner);
        let hand = self.hand.as_ref().filter(|hand| hand.seat == flight.seat);
        let from = match hand.and_then(|hand| hand.leaving) {
            Some(leaving) => leaving.from,
            None => {
                let column = self.layout.column;
                let down = FIRST_PLAQUE + PLAQUES * f32::from(flight.seat.0);
                column.min + Vec2::new(UNDER_COLUMN, down)
            }
        };
        let pose = pose(from, goal, hand.is_some(), flight.progress);
        let key = if pose.face {
            flight.card.to_string()
        } else {
            "back".to_owned()
        };
        let card = Stamp::new(What::Card(key.clone(), WIDTH), pose.centre, Z);
        let mut card = vec![card];
        if pose.face {
            let naming = Naming::of(self.shown.game.rules());
            let name = self.words.subject(flight.card.subject().key(), naming);
            card.extend(hand::name_stamp(&key, name, pose.centre, WIDTH, Z + 0.1));
        }
        if flight.raise > 0 && pose.face {
            // What the challenge adds (7.2).
            let corner = pose.centre + Vec2::new(hand::CARD.x * 0.4, -hand::CARD.y * 0.42);
            card.push(super::part("badge-gold", 42.0, corner, Z + 0.2));
            let text = format!("+{}", flight.raise);
            let text = What::Text(text, Face::Bold, 21.0, palette::INK);
            card.push(Stamp::new(text, corner, Z + 0.3));
        }
        let opacity = 1.0 - flight.away;
        stamps.extend(card.into_iter().map(|stamp| {
            stamp
                .about(pose.centre, pose.pull, pose.turn)
                .faded(opacity)
        }));
    }

    /// Where a card lies while its pawn moves: under the road's banner, or beside it on a compact board, whose rows are low;
    /// always inside the frame.
    fn resting_place(&self, banner: Rect) -> Vec2 {
        let half = hand::CARD / 2.0;
        let wanted = if self.board.is_compact() {
            Vec2::new(banner.center().x, banner.center().y)
        } else {
            Vec2::new(banner.center().x, banner.max.y + half.y + 18.0)
        };
        let inside = self.board.window;
        let least = inside.min + half;
        wanted.clamp(least, (inside.max - half).max(least))
    }

    fn card_on_the_way(&self) -> Option<Flight> {
        let playing: &Playing = self.shown.playing.as_ref()?;
        let flight = |event: Event, progress: f32, away: f32| match event {
            Event::Played {
                seat,
                card,
                road,
                raise,
            } => Some(Flight {
                seat,
                card,
                road,
                raise,
                progress,
                away,
            }),
            _ => None,
        };
        match playing.told.event {
            Event::Moved { .. } => {
                let away = if playing.still {
                    0.0
                } else {
                    part(playing.progress(), 0.75, 1.0)
                };
                flight(self.shown.chronicle.last()?.event, 1.0, away)
            }
            event => flight(event, playing.progress(), 0.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_leaves_where_it_lay_and_lies_flat_where_it_comes_to() {
        let (from, goal) = (Vec2::new(700.0, 850.0), Vec2::new(300.0, 200.0));
        for own in [true, false] {
            let [first, last] = [0.0, 1.0].map(|progress| pose(from, goal, own, progress));
            assert!(first.centre.distance(from) < 0.01 && first.face == own);
            assert!(last.centre.distance(goal) < 0.01 && last.face);
            assert!(last.pull.distance(Vec2::ONE) < 0.01 && last.turn.abs() < 0.01);
            let mut before = first;
            for step in 1..=500 {
                let now = pose(from, goal, own, step as f32 / 500.0);
                assert!(now.centre.distance(before.centre) < 8.0, "{now:?}");
                // The other side is only seen when this one is not.
                assert!(now.face == before.face || now.pull.x < 0.05, "{now:?}");
                before = now;
            }
        }
    }
}
