//! The squire: looks one act ahead, and takes the one after which its pawns stand best.

use super::glance::Glance;
use super::{Bot, Stop, Style};
use crate::rules::{Act, Chance, View};

/// Its style counts for so much, in percent.
const LEANING: i32 = 40;

/// Weighs each act by the fitted tables. It knows its own cards and the board, but does not try to guess what others hold.
#[derive(Clone, Copy, Debug, Default)]
pub struct Squire {
    /// What it likes.
    pub style: Style,
}

impl Bot for Squire {
    fn decide_unless(&mut self, view: &View, chance: &mut Chance, _: Stop) -> Option<Act> {
        let glance = Glance::new(view, self.style);
        let mut best = None;
        let mut alike = 0;
        for &act in view.legal_acts() {
            let gain = glance.gain(act);
            let seems = gain + glance.bend(act, gain) * LEANING / 100;
            let most = best.map_or(i32::MIN, |(most, _)| most);
            if seems > most {
                (best, alike) = (Some((seems, act)), 1);
            } else if seems == most {
                // Of equals any, else all squires would do alike.
                alike += 1;
                if chance.below(alike) == 0 {
                    best = Some((seems, act));
                }
            }
        }
        best.map(|(_, act)| act)
    }
}
