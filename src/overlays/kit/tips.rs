//! Tooltips and place tags.

use bevy_egui::egui::{
    Align, Context, Id, LayerId, Order, Painter, Pos2, Rect, Response, Tooltip, pos2, vec2,
};

use super::{Kit, Type};
use crate::art::{Face, palette};

/// What a tooltip says: lines of pieces that are bold or not, and a key.
#[derive(Debug, Clone, Copy)]
pub struct Tip<'t> {
    lines: &'t [&'t [(&'t str, bool)]],
    key: Option<&'t str>,
}

impl<'t> Tip<'t> {
    /// A tooltip of these lines; long ones are wrapped.
    pub fn new(lines: &'t [&'t [(&'t str, bool)]]) -> Self {
        Tip { lines, key: None }
    }

    /// With the key that does the same.
    pub fn key(self, key: Option<&'t str>) -> Self {
        Tip { key, ..self }
    }
}

/// Widest line of a tooltip, units, at the mock-ups' type size.
const WIDEST: f32 = 300.0;
/// From the edge of the body to the text, units.
const PADDING: f32 = 14.0;
/// Height of the point, units.
const POINT: f32 = 12.0;

impl Kit<'_> {
    /// A tooltip on a widget, once the pointer rests on it.
    pub fn tip_on(&self, response: &Response, tip: Tip<'_>) {
        if Tooltip::should_show_tooltip(response, false) {
            self.tooltip(&response.ctx, response.id, response.rect, tip);
        }
    }

    /// A tooltip that points at `thing`, above it or, where there is no room, below it. On top of everything.
    pub fn tooltip(&self, context: &Context, id: Id, thing: Rect, tip: Tip<'_>) {
        let painter = context.layer_painter(LayerId::new(Order::Tooltip, id.with("tip")));
        let kind = Type::body();
        let widest = WIDEST * self.type_size(kind.size) / kind.size;
        let lines: Vec<_> = tip
            .lines
            .iter()
            .map(|parts| self.paragraph(context, parts, kind, widest, 24.0, Align::Min))
            .collect();
        let mut size = vec2(0.0, 0.0);
        for line in &lines {
            size = vec2(size.x.max(line.rect.width()), size.y + line.rect.height());
        }
        let cap = tip.key.map(|key| {
            self.line(context, key, Type::new(Face::Semibold, 14.0, palette::INK))
                .width
                + 20.0
        });
        let last = lines.last().map_or(0.0, |line| line.rect.width());
        if let Some(cap) = cap {
            size.x = size.x.max(last + 10.0 + cap);
            size.y = size.y.max(28.0);
        }
        let body = size + vec2(2.0 * PADDING, 16.0);
        let screen = context.content_rect();
        let above = thing.min.y - POINT - body.y > screen.min.y + 4.0;
        let left =
            (thing.center().x - body.x / 2.0).clamp(4.0, (screen.max.x - body.x - 4.0).max(4.0));
        let top = if above {
            thing.min.y - POINT - body.y
        } else {
            thing.max.y + POINT
        };
        let rect = Rect::from_min_size(pos2(left, top), body);
        let point = thing.center().x.clamp(rect.min.x + 18.0, rect.max.x - 18.0);
        self.body(&painter, "tooltip", rect);
        if above {
            self.at(
                &painter,
                "tooltip-tip-down",
                pos2(point, rect.max.y + POINT),
                1.0,
            );
        } else {
            self.at(
                &painter,
                "tooltip-tip-up",
                pos2(point, rect.min.y - POINT),
                1.0,
            );
        }
        let mut y = rect.min.y + 8.0;
        for line in lines {
            let height = line.rect.height();
            painter.galley(pos2(rect.min.x + PADDING, y), line, palette::INK.egui());
            y += height;
        }
        if let (Some(key), Some(cap)) = (tip.key, cap) {
            self.keycap(
                &painter,
                pos2(rect.max.x - PADDING - cap, y - self.type_size(16.0) * 0.75),
                key,
            );
        }
    }

    /// A small tag pointing down at `point`: a move such as "5 → 9", and a note such as the place it gives. Returns its body.
    pub fn place_tag(
        &self,
        painter: &Painter,
        point: Pos2,
        says: &str,
        note: Option<&str>,
    ) -> Rect {
        let context = painter.ctx();
        let says = self.line(context, says, Type::new(Face::Bold, 16.0, palette::INK));
        let note = note.map(|note| {
            self.line(
                context,
                note,
                Type::new(Face::Regular, 14.0, palette::INK_SOFT),
            )
        });
        let width = (says.width + 24.0).max(note.as_ref().map_or(0.0, |note| note.width + 20.0));
        let height = says.size + 12.0 + note.as_ref().map_or(0.0, |note| note.size + 2.0);
        let rect = Rect::from_min_size(
            pos2(point.x - width / 2.0, point.y - 10.0 - height),
            vec2(width, height),
        );
        self.body(painter, "place-tag", rect);
        self.at(painter, "tooltip-tip-down", pos2(point.x, point.y), 0.8);
        let first = rect.min.y + 3.0 + says.size;
        says.paint(painter, pos2(point.x, first), Align::Center);
        if let Some(note) = note {
            note.paint(
                painter,
                pos2(point.x, first + note.size + 2.0),
                Align::Center,
            );
        }
        rect
    }
}
