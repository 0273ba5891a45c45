//! The squire: looks one act ahead, and takes the one after which its pawns stand best.

use super::{Bot, outlook::Outlook};
use crate::rules::{Act, Chance, View};

/// Options this close are alike, in points; it draws lots between them.
const ALIKE: f32 = 1e-4;

/// Weighs each act by the `Outlook` after it. It knows its own cards and the board, but does not try to guess what
/// others hold.
#[derive(Clone, Copy, Debug, Default)]
pub struct Squire;

impl Bot for Squire {
    fn decide(&mut self, view: &View, chance: &mut Chance) -> Act {
        let acts = view.legal_acts();
        let outlook = Outlook::new(view);
        let mut best = acts[0];
        let mut best_worth = f32::NEG_INFINITY;
        let mut alike = 0;
        for &act in acts {
            let worth = outlook.after(view, act).worth();
            if worth > best_worth + ALIKE {
                (best, best_worth, alike) = (act, worth, 1);
            } else if worth > best_worth - ALIKE {
                alike += 1;
                if chance.below(alike) == 0 {
                    best = act;
                }
            }
        }
        best
    }
}
