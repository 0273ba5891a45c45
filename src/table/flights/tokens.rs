//! Parchments between the King's road and a journal (5.4, 5.10), and Excalibur from one seat to the next (2.6).

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::{Air, Spot};
use crate::{
    art::{Drawing, manifest},
    overlays::kit::Kit,
    rules::{Event, Parchment, Seat},
    table::{
        easing::{bow, gently},
        scene::parchment_part,
    },
};

/// How high a Parchment's way rises over its ends, in reference units.
const RISE: f32 = 70.0;
/// How far it turns on its way, radians.
const ROLL: f32 = 0.5;
/// From the middle of a plaque's journal to Excalibur, and the sword's height there.
const SWORD: Vec2 = Vec2::new(-111.0, 0.0);
const SWORD_HEIGHT: f32 = 58.0;
/// On its way the sword is this much larger, and so far left of the column.
const SWORD_GROWS: f32 = 1.1;
const SWORD_OUT: f32 = 150.0;

/// Has the pictures made that may fly at any moment.
pub(super) fn prepare(kit: &Kit<'_>) {
    for part in [
        "excalibur-large",
        "glow-round",
        "parchment-single",
        "parchment-double",
    ] {
        kit.art().part(part);
    }
}

impl Air<'_> {
    /// Parchments and the sword.
    pub(super) fn tokens(&self) {
        let progress = self.playing.progress();
        match self.playing.told.event {
            Event::ParchmentTaken {
                seat, parchment, ..
            } => self.parchment(parchment, seat, progress),
            Event::ParchmentsReturned => {
                for parchment in [Parchment::Single, Parchment::Double] {
                    if let Some(seat) = self.shown.game.parchment(parchment) {
                        self.parchment(parchment, seat, 1.0 - progress);
                    }
                }
            }
            Event::ExcaliburPassed { to } => {
                let from = self.shown.game.first();
                let ends = [from, to].map(|seat| self.plaque(seat, SWORD));
                if let [Some(from), Some(to)] = ends {
                    self.sword(from, to, progress);
                }
            }
            _ => {}
        }
    }

    fn parchment(&self, parchment: Parchment, seat: Seat, away: f32) {
        let name = parchment_part(parchment);
        let (Some(part), Some((lies, width)), Some(tucked)) = (
            manifest().part(name),
            self.board.parchment(self.shown.game.rules(), parchment),
            self.plaque(seat, tucked(parchment).0),
        ) else {
            return;
        };
        let home = Spot::new(lies, width);
        let journal = Spot::new(tucked, part.size.x * tucked_scale(parchment));
        let (spot, turn) = roll(home, journal, away);
        let glow = Spot::new(spot.centre, spot.width * 2.2);
        self.paint(Drawing::Part("glow-round"), 100.0, glow, 1.0, 0.0);
        let height = part.size.y / part.size.x;
        self.paint(Drawing::Part(name), part.size.x, spot, height, turn);
    }

    fn sword(&self, from: Vec2, to: Vec2, progress: f32) {
        let Some(part) = manifest().part("excalibur-large") else {
            return;
        };
        let shape = part.size.x / part.size.y;
        let (spot, turn) = toss(from, to, SWORD_HEIGHT * shape, progress);
        let glow = Spot::new(spot.centre, spot.width * 2.6 * bow(progress).max(0.01));
        self.paint(Drawing::Part("glow-round"), 100.0, glow, 1.0, 0.0);
        let name = Drawing::Part("excalibur-large");
        self.paint(name, part.size.x, spot, 1.0 / shape, turn);
    }
}

/// Where a seat's Parchment is tucked in, from the middle of its journal, and how large.
const fn tucked(parchment: Parchment) -> (Vec2, f32) {
    match parchment {
        Parchment::Single => (Vec2::new(-22.5, 23.0), 0.66),
        Parchment::Double => (Vec2::new(21.5, 22.0), 0.6),
    }
}

const fn tucked_scale(parchment: Parchment) -> f32 {
    tucked(parchment).1
}

/// A Parchment that is `away` of the way from its space to a journal; in the air it is larger than at both ends.
fn roll(home: Spot, journal: Spot, away: f32) -> (Spot, f32) {
    let share = gently(away);
    let mut spot = home.towards(journal, share, RISE);
    spot.width *= 1.0 + 0.7 * bow(share);
    (spot, ROLL * (share * TAU).sin())
}

/// The sword, thrown from one plaque to another: out to the left, once round, and caught by its hilt.
fn toss(from: Vec2, to: Vec2, width: f32, progress: f32) -> (Spot, f32) {
    let share = gently(progress);
    let mut spot = Spot::new(from, width).towards(Spot::new(to, width), share, 0.0);
    spot.centre.x -= SWORD_OUT * bow(share);
    spot.width *= 1.0 + SWORD_GROWS * bow(share);
    // Against the clock when it goes up: it always turns outwards first.
    let way = if to.y < from.y { 1.0 } else { -1.0 };
    (spot, way * share * TAU)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_5_4_a_parchment_leaves_its_space_and_comes_to_the_journal() {
        let home = Spot::new(Vec2::new(600.0, 300.0), 24.0);
        let journal = Spot::new(Vec2::new(1500.0, 420.0), 22.0);
        for (away, there) in [(0.0, home), (1.0, journal)] {
            let (spot, turn) = roll(home, journal, away);
            assert!(spot.centre.distance(there.centre) < 0.01 && turn.abs() < 0.01);
            assert!((spot.width - there.width).abs() < 0.01);
        }
        assert!(roll(home, journal, 0.5).0.centre.y < home.centre.y);
    }

    #[test]
    fn rule_2_6_excalibur_goes_from_plaque_to_plaque_point_up() {
        let (from, to) = (Vec2::new(1400.0, 200.0), Vec2::new(1400.0, 460.0));
        let at = |progress| toss(from, to, 26.0, progress);
        assert!(at(0.0).0.centre.distance(from) < 0.01);
        assert!(at(1.0).0.centre.distance(to) < 0.01);
        for progress in [0.0, 1.0] {
            let turn = at(progress).1.rem_euclid(TAU);
            assert!(!(0.01..=TAU - 0.01).contains(&turn));
        }
        for step in 0..500 {
            let [a, b] = [step, step + 1].map(|step| at(step as f32 / 500.0).0.centre);
            assert!(a.distance(b) < 4.0);
        }
    }
}
