//! What things say under the pointer: how and when they score in this game, from the rule table.

mod roads;
mod things;

use bevy_egui::egui::{Context, Id, Rect};

use super::kit::{Kit, Tip};
pub use roads::road_tip;
pub(super) use roads::{how, when};
pub use things::{
    card_tip, challenge_tip, cup_side, cup_tip, excalibur_tip, ladles, lap_tip, parchment_tip,
    plays_last, raised, round_tip, symbol_tip,
};

/// Shows such lines as a tooltip that points at `thing`, the first in bold.
pub fn show(kit: &Kit<'_>, context: &Context, id: Id, thing: Rect, lines: &[String]) {
    let lines: Vec<[(&str, bool); 1]> = lines
        .iter()
        .enumerate()
        .map(|(i, line)| [(line.as_str(), i == 0)])
        .collect();
    let lines: Vec<&[(&str, bool)]> = lines.iter().map(|line| &line[..]).collect();
    kit.tooltip(context, id, thing, Tip::new(&lines));
}
