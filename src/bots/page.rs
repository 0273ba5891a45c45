//! The page: a beginner, who knows what roads pay but misjudges, and now and then does the first thing that comes to mind.

use super::glance::Glance;
use super::weights::POINT;
use super::{Bot, Stop, Style};
use crate::rules::{Act, Chance, Road, View};

/// One act in so many is any act.
const WHIM: u32 = 6;
/// A page misjudges each act by up to a point, to either side.
const MISJUDGED: i32 = POINT;
/// Its style counts for so much, in percent.
const LEANING: i32 = 80;

/// Looks one act ahead through a mist: it doesn't see what Kitchen moves may bring, nor how much the City costs in the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Page {
    /// What it likes.
    pub style: Style,
}

impl Bot for Page {
    fn decide_unless(&mut self, view: &View, chance: &mut Chance, _: Stop) -> Option<Act> {
        let acts = view.legal_acts();
        if chance.below(WHIM) == 0 {
            return Some(acts[chance.below(acts.len() as u32) as usize]);
        }
        let glance = Glance::new(view, self.style);
        let mut seems = |act: Act| {
            let gain = glance.gain(act);
            let overlooked = match act {
                Act::Choose { card, .. } => card.subject().roads()[0],
                Act::Play { road, .. } => road,
                Act::Kitchen { road, .. } | Act::Bonus { road, .. } => road.unwrap_or(Road::Quest),
            };
            let seen = match overlooked {
                Road::Kitchen | Road::City => gain / 3,
                _ => gain,
            };
            let misjudged = chance.below(2 * MISJUDGED as u32) as i32 - MISJUDGED;
            seen + misjudged + glance.bend(act, gain) * LEANING / 100
        };
        acts.iter()
            .map(|&act| (seems(act), act))
            .max_by_key(|&(seems, _)| seems)
            .map(|(_, act)| act)
    }
}
