//! Places on the screen that belong to an overlay, so that the pointer over them is not over the board.

use bevy_egui::egui::{self, Align, Area, Context, Id, Order, Painter, Rect, Ui, UiBuilder, pos2};

use super::kit::{Kit, Type};

/// A rectangle of the layout, as egui has it.
pub(super) const fn on_screen(rect: bevy::math::Rect) -> Rect {
    Rect {
        min: pos2(rect.min.x, rect.min.y),
        max: pos2(rect.max.x, rect.max.y),
    }
}

/// Shows what belongs into `rect`; the pointer on it is kept from all beneath.
pub(super) fn area<R>(
    context: &Context,
    name: &str,
    order: Order,
    rect: Rect,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    Area::new(Id::new(name))
        .order(order)
        .fixed_pos(rect.min)
        .default_size(rect.size())
        .constrain(false)
        .movable(false)
        .fade_in(false)
        .sense(egui::Sense::hover())
        .show(context, |ui| {
            ui.expand_to_include_rect(rect);
            // egui hides what an area holds in its first pass, to measure it; ours has its measure already.
            let own = UiBuilder::new().layer_id(ui.layer_id()).max_rect(rect);
            let mut own = Ui::new(context.clone(), ui.id().with("content"), own);
            content(&mut own)
        })
        .inner
}

/// A painter over or under the overlays' own places; the pointer passes through.
pub(super) fn layer(context: &Context, name: &str, order: Order) -> Painter {
    context.layer_painter(egui::LayerId::new(order, Id::new(name)))
}

/// From one row of keys to the next.
const HINT_PITCH: f32 = 33.0;

/// A few keys and what they do, side by side from their left middle, no wider than `room`, in up to `rows` rows; what does
/// not fit is left out.
pub(super) fn key_hints(
    kit: &Kit<'_>,
    painter: &Painter,
    from: egui::Pos2,
    hints: &[(&str, &str)],
    kind: Type,
    room: f32,
    rows: usize,
) {
    let (mut left, mut row) = (from.x, 0);
    // A command that no key gives has nothing to show.
    for (key, text) in hints.iter().filter(|(key, _)| !key.is_empty()) {
        let cap = kit.text_width(painter.ctx(), key, kind) + 30.0;
        let width = cap + kit.text_width(painter.ctx(), text, kind);
        if left + width > from.x + room + 1.0 {
            (left, row) = (from.x, row + 1);
        }
        if row == rows || left + width > from.x + room + 1.0 {
            return;
        }
        let at = pos2(left, from.y + HINT_PITCH * row as f32);
        left = kit.key_hint(painter, at, key, text, kind).max.x + 24.0;
    }
}

/// Width of such keys side by side.
pub(super) fn hints_width(
    kit: &Kit<'_>,
    painter: &Painter,
    hints: &[(&str, &str)],
    kind: Type,
) -> f32 {
    let width = |text: &str| kit.text_width(painter.ctx(), text, kind);
    let all = hints
        .iter()
        .map(|(key, text)| width(key) + 30.0 + width(text) + 24.0);
    all.sum::<f32>() - 24.0
}

/// Writes a line in the middle of `rect`.
pub(super) fn centred(kit: &Kit<'_>, painter: &Painter, rect: Rect, text: &str, kind: Type) {
    let line = kit.line_fit(painter.ctx(), text, kind, rect.width());
    let foot = pos2(rect.center().x, rect.center().y + line.size * 0.3);
    line.paint(painter, foot, Align::Center);
}
