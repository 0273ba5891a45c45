//! The challenge ladder: the six faces on both sides of the board, with tries, victories and best margins.

use bevy_egui::egui::{Painter, pos2, vec2};

use super::Shown;
use crate::{
    records::{challenges, profile::Profile},
    rules::Side,
    screens::challenges::{card_of, fared},
    words::say,
};

/// Size of a face, and from one to the next, in the mock-ups' pixels.
const FACE: (f32, f32) = (118.0, 165.2);
const PITCH: f32 = 244.0;

pub(super) fn show(shown: &Shown<'_, '_>, painter: &Painter, profile: &Profile) {
    let Shown { kit, words, stage } = shown;
    for (row, side) in [Side::Day, Side::Night].into_iter().enumerate() {
        let top = 200.0 + 282.0 * row as f32;
        let rect = stage.rect(72.0, top, 1456.0, 34.0);
        let key = if side == Side::Night { "night" } else { "day" };
        let name = say!(words, "statistics-way", way = "solo", side = key, count = 3);
        let aside = words.say("statistics-ladder-aside");
        let aside = if row == 0 { aside.as_str() } else { "" };
        shown.section(painter, rect, &name, aside);
        for (i, face) in challenges::built_in().into_iter().enumerate() {
            let corner = stage.at(76.0 + PITCH * i as f32, top + 50.0);
            let tally = profile.tally(side, face.level);
            let opacity = if tally.plays > 0 { 1.0 } else { 0.55 };
            let card = bevy_egui::egui::Rect::from_min_size(corner, vec2(FACE.0, FACE.1));
            card_of(kit, painter, card, &face);
            if opacity < 1.0 {
                let veil = crate::art::palette::PARCHMENT.veil(1.0 - opacity);
                painter.rect_filled(card, 8.0, veil);
            }
            let left = card.max.x + 10.0;
            let room = corner.x + PITCH - 8.0 - left;
            // Larger text takes more lines: they may hang below the face, where there is room.
            let hangs = ((kit.scale().text_size - 1.0) * 100.0).clamp(0.0, 50.0);
            let foot = pos2(left, card.max.y + hangs);
            fared(kit, painter, words, foot, room, tally);
        }
    }
}
