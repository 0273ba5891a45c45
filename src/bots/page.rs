//! The page: a beginner, who knows what roads pay but misjudges, and now and then does the first thing that comes to mind.

use super::standing::Standing;
use super::weights::{POINT, Weights};
use super::{Bot, Stop};
use crate::rules::{Act, Asked, Chance, Road, View};

/// One act in so many is any act.
const WHIM: u32 = 6;
/// A page misjudges each act by up to a point, to either side.
const MISJUDGED: i32 = POINT;

/// Looks one act ahead through a mist: it doesn't see what Kitchen moves may bring, nor how much the City costs in the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Page;

impl Bot for Page {
    fn decide_unless(&mut self, view: &View, chance: &mut Chance, _: Stop) -> Option<Act> {
        let acts = view.legal_acts();
        if chance.below(WHIM) == 0 {
            return Some(acts[chance.below(acts.len() as u32) as usize]);
        }
        let standing = Standing::of_view(view, Weights::of(&view.rules.mode));
        let spaces = match view.asked {
            Some(Asked::Kitchen(owed)) => owed.spaces,
            _ => 0,
        };
        let mut seems = |act: Act| {
            let gain = standing.act_gain(act, &view.kept, spaces);
            let overlooked = match act {
                Act::Choose { card, .. } => card.subject().roads()[0],
                Act::Play { road, .. } => road,
                Act::Kitchen { road, .. } | Act::Bonus { road, .. } => road.unwrap_or(Road::Quest),
            };
            let seen = match overlooked {
                Road::Kitchen | Road::City => gain / 3,
                _ => gain,
            };
            seen + chance.below(2 * MISJUDGED as u32) as i32 - MISJUDGED
        };
        acts.iter()
            .map(|&act| (seems(act), act))
            .max_by_key(|&(seems, _)| seems)
            .map(|(_, act)| act)
    }
}
