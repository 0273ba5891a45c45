//! The page: a beginner, who means well and errs.

use super::{
    Bot, greedy,
    scene::{Scene, sums},
    values::{POINT, Values},
};
use crate::rules::{Act, Chance, Road, View};

/// Of so many choices one is made without thinking.
const ONE_IN: u32 = 6;
/// How far off its other judgements may be, in points to either side.
const ERRS: u32 = 3;

/// Judges as the squire does, but roughly; forgets that the Kitchen moves other pawns, and that the City is yet to come.
#[derive(Clone, Copy, Debug, Default)]
pub struct Page;

impl Bot for Page {
    fn decide(&mut self, view: &View, chance: &mut Chance) -> Act {
        let acts = view.legal_acts();
        if chance.below(ONE_IN) == 0 {
            return acts[chance.below(acts.len() as u32) as usize];
        }
        let scene = Scene::from(view);
        let values = Values::built_in(&view.rules.mode);
        let kept = sums(&view.kept);
        let mut best = acts[0];
        let mut most = i32::MIN;
        for &act in acts {
            let gain = greedy::gain(&scene, values, view.asked, &kept, act);
            let gain = if overlooked(act, view.round) { 0 } else { gain };
            let error = chance.below(2 * ERRS * POINT as u32) as i32 - ERRS as i32 * POINT;
            if gain + error > most {
                (best, most) = (act, gain + error);
            }
        }
        best
    }
}

/// Whether the page sees no use in an act.
fn overlooked(act: Act, round: u8) -> bool {
    let road = match act {
        Act::Choose { card, .. } => Some(card.subject().roads()[0]),
        Act::Play { road, .. } => Some(road),
        Act::Kitchen { road, .. } | Act::Bonus { road, .. } => road,
    };
    match road {
        Some(Road::Kitchen) => true,
        Some(Road::City) => round < 5,
        _ => false,
    }
}
