//! The challenge's face at the end of the solo row (7.2).

use bevy_egui::egui::{Align, Id, Painter, Rect, Sense, Tooltip, Ui, vec2};

use crate::{
    art::{Drawing, Face, manifest},
    overlays::{
        View,
        kit::{Kit, Type},
        tips,
    },
    rules::Challenge,
    words::{Words, say},
};

/// The challenge's face, its bonuses written in.
pub(super) fn face(view: &View<'_>, ui: &mut Ui, place: Rect, challenge: Challenge) {
    let kit = &view.kit;
    let painter = ui.painter().clone();
    challenge_face(kit, &painter, &view.words, place, challenge);
    let over = ui.interact(place, Id::new("challenge face"), Sense::hover());
    if Tooltip::should_show_tooltip(&over, false) {
        let lines = tips::challenge_tip(&view.words, view.naming(), challenge);
        tips::show(kit, ui.ctx(), over.id, place, &lines);
    }
}

fn challenge_face(
    kit: &Kit<'_>,
    painter: &Painter,
    words: &Words,
    place: Rect,
    challenge: Challenge,
) {
    let key = format!("challenge-{}", challenge.level);
    kit.drawing(painter, Drawing::Card(&key), place, 1.0);
    let Some(drawing) = manifest().card(&key) else {
        return;
    };
    let unit = place.width() / drawing.size.x;
    for ((subject, bonus), entry) in tips::raised(challenge).into_iter().zip(&drawing.entries) {
        let at = |x: f32, y: f32| place.min + vec2(x, y) * unit;
        let emblem = format!("emblem-{}", subject.key());
        let scale = entry.symbol.size * unit / 48.0;
        kit.at(painter, &emblem, at(entry.symbol.x, entry.symbol.y), scale);
        let says = say!(words, "points-gained", points = bonus);
        let kind = Type::new(Face::Bold, entry.text.font_size * unit, entry.text.colour);
        let line = kit.line(painter.ctx(), &says, kind);
        let middle = entry.cell.y + entry.cell.h / 2.0;
        let foot = at(entry.text.x, middle) + vec2(0.0, line.size * 0.32);
        line.paint(painter, foot, Align::Center);
    }
}
