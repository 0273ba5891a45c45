//! The act that gains most by the tables: what the squire does, and what all seats do in playouts.

use super::{
    scene::{Scene, sums},
    values::Values,
};
use crate::rules::{Act, Asked, Card};

/// What each act gains its seat, in 1/256 points; to decline gains nothing. `kept` are the cards that the seat has kept
/// in the draft.
#[inline]
pub(super) fn gain(
    scene: &Scene,
    values: &Values,
    asked: Option<Asked>,
    kept: &[u8; 6],
    act: Act,
) -> i32 {
    match act {
        Act::Choose { seat, card } => scene.draft_gain(values, seat, kept, card),
        Act::Play { seat, card, road } => scene.gain(values, seat, road, card.value()),
        Act::Kitchen {
            seat,
            road: Some(road),
        } => match asked {
            Some(Asked::Kitchen(owed)) => scene.gain(values, seat, road, owed.spaces),
            _ => 0,
        },
        Act::Bonus {
            seat,
            road: Some(road),
        } => scene.climb_gain(values, seat, road),
        Act::Kitchen { road: None, .. } | Act::Bonus { road: None, .. } => 0,
    }
}

/// The act that gains most; of those alike the first.
///
/// # Panics
/// If there is none.
#[inline]
pub(super) fn best(
    scene: &Scene,
    values: &Values,
    asked: Option<Asked>,
    kept: &[Card],
    acts: &[Act],
) -> Act {
    let kept = sums(kept);
    let mut best = acts[0];
    let mut most = i32::MIN;
    for &act in acts {
        let gain = gain(scene, values, asked, &kept, act);
        if gain > most {
            (best, most) = (act, gain);
        }
    }
    best
}
