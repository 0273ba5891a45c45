//! The squire: looks one act ahead, and takes the one after which its pawns stand best.

use super::standing::Standing;
use super::weights::Weights;
use super::{Bot, Stop};
use crate::rules::{Act, Asked, Chance, View};

/// Weighs each act by the fitted tables. It knows its own cards and the board, but does not try to guess what others hold.
#[derive(Clone, Copy, Debug, Default)]
pub struct Squire;

impl Bot for Squire {
    fn decide_unless(&mut self, view: &View, chance: &mut Chance, _: Stop) -> Option<Act> {
        let standing = Standing::of_view(view, Weights::of(&view.rules.mode));
        let spaces = match view.asked {
            Some(Asked::Kitchen(owed)) => owed.spaces,
            _ => 0,
        };
        let mut best = None;
        let mut alike = 0;
        for &act in view.legal_acts() {
            let gain = standing.act_gain(act, &view.kept, spaces);
            let most = best.map_or(i32::MIN, |(most, _)| most);
            if gain > most {
                (best, alike) = (Some((gain, act)), 1);
            } else if gain == most {
                // Of equals any, else all squires would do alike.
                alike += 1;
                if chance.below(alike) == 0 {
                    best = Some((gain, act));
                }
            }
        }
        best.map(|(_, act)| act)
    }
}
