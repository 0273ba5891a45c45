//! Card faces, with the subject's name in their ribbon.

use bevy_egui::egui::{Align, Color32, Painter, Rect, pos2, vec2};

use super::kit::{Kit, Type};
use crate::{
    art::{Drawing, Face, manifest},
    rules::Card,
    words::{Naming, Words},
};

/// Height of a card face over its width.
pub(super) const RATIO: f32 = 350.0 / 250.0;

/// The face of `card` in `rect`, let through by `opacity`.
pub(super) fn face(
    kit: &Kit<'_>,
    painter: &Painter,
    words: &Words,
    naming: Naming,
    card: Card,
    rect: Rect,
    opacity: f32,
) {
    let key = card.to_string();
    kit.drawing(painter, Drawing::Card(&key), rect, opacity);
    let Some(drawing) = manifest().card_at(&key, rect.width()) else {
        return;
    };
    let Some(ribbon) = &drawing.ribbon else {
        return;
    };
    let scale = rect.width() / drawing.size.x;
    let name = words.subject(card.subject().key(), naming);
    let colour: Color32 = ribbon.colour.egui().gamma_multiply(opacity);
    let size = ribbon.font_size * scale;
    let room = ribbon.max_width * scale;
    let line = kit.line_fit(
        painter.ctx(),
        &name,
        Type::new(Face::Bold, size, colour),
        room,
    );
    // The baseline is for the drawn size; smaller or larger letters keep to the ground's middle.
    let middle = (ribbon.y + (ribbon.baseline - ribbon.y) * line.size / size.max(1.0)) * scale;
    line.paint(
        painter,
        pos2(rect.min.x + ribbon.x * scale, rect.min.y + middle),
        Align::Center,
    );
}

/// The back of a card in `rect`.
pub(super) fn back(kit: &Kit<'_>, painter: &Painter, rect: Rect, opacity: f32) {
    kit.drawing(painter, Drawing::Card("back"), rect, opacity);
}

/// The box of a card of some width, by its top left corner.
pub(super) fn card_box(left: f32, top: f32, width: f32) -> Rect {
    Rect::from_min_size(pos2(left, top), vec2(width, width * RATIO))
}
