//! Card faces with their names written in.

use bevy_egui::egui::{Align, Painter, Rect, vec2};

use super::{
    Kit, Type,
    line::{fit, lay_out},
};
use crate::art::{Drawing, Face, manifest, manifest::cards::TextBox};

impl Kit<'_> {
    /// The card face `key` (such as `combat-4`, `back`, `challenge-2`) over `rect`, whose sides are as 5 to 7, and `name` in its
    /// ribbon if it has one.
    pub fn card(&self, painter: &Painter, key: &str, rect: Rect, name: Option<&str>) {
        self.drawing(painter, Drawing::Card(key), rect, 1.0);
        let face = manifest().card_at(key, rect.width());
        let ribbon = face.and_then(|face| face.ribbon.or(face.title));
        if let (Some(ribbon), Some(name)) = (ribbon, name) {
            self.card_name(painter, rect, &ribbon, name);
        }
    }

    fn card_name(&self, painter: &Painter, rect: Rect, ribbon: &TextBox, name: &str) {
        let unit = rect.width() / 250.0;
        let room = ribbon.max_width * unit;
        let smallest = self.scale().smallest_type();
        let size = (ribbon.font_size * unit).max(smallest);
        let context = painter.ctx();
        let kind = Type::new(Face::Bold, size, ribbon.colour);
        let mut line = fit(context, &[(name, false)], kind, size, smallest, room);
        let initial = name.chars().next().map_or(0, char::len_utf8);
        if let Some(colour) = ribbon.initial_colour.filter(|_| !line.cut) {
            let first = lay_out(
                context,
                &[(&name[..initial], false)],
                kind.coloured(colour),
                line.size,
            );
            line = first.and(lay_out(
                context,
                &[(&name[initial..], false)],
                kind,
                line.size,
            ));
        }
        // Smaller letters keep their middle where the drawn size has it.
        let baseline = ribbon.baseline * unit - (ribbon.font_size * unit - line.size) * 0.3;
        line.paint(
            painter,
            rect.min + vec2(ribbon.x * unit, baseline),
            Align::Center,
        );
    }
}
