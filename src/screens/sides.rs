//! The two sides of the board, as pictures to choose from.

use bevy_egui::egui::{
    Align, CursorIcon, Id, Rect, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::options::{explain, sense};
use crate::{
    art::{Face, palette},
    overlays::kit::{Kit, Type},
    rules::Side,
    words::Words,
};

/// Height of a picture and its foot.
pub(super) const HEIGHT: f32 = 142.0;
const FOOT: f32 = 54.0;

/// Day and Night side by side, from the left top of `room`; `refused` says why one can't be had. Returns what was clicked.
pub(super) fn sides(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    room: Rect,
    now: Side,
    refused: impl Fn(Side) -> Option<String>,
) -> Option<Side> {
    const GAP: f32 = 12.0;
    let width = (room.width() - GAP) / 2.0;
    let mut chosen = None;
    for (i, side) in [Side::Day, Side::Night].into_iter().enumerate() {
        let corner = room.min + vec2((width + GAP) * i as f32, 0.0);
        let card = Rect::from_min_size(corner, vec2(width, HEIGHT));
        let reason = refused(side);
        if card_of(kit, ui, words, card, side, side == now, reason.as_deref()) {
            chosen = Some(side);
        }
    }
    chosen
}

fn card_of(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    card: Rect,
    side: Side,
    on: bool,
    refused: Option<&str>,
) -> bool {
    let (key, part) = match side {
        Side::Day => ("mode-day", "board-day"),
        Side::Night => ("mode-night", "board-night"),
    };
    let enabled = refused.is_none();
    let name = words.say(key);
    let response = ui.interact(card, Id::new(("side", key)), sense(enabled));
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, on, &name));
    let painter = ui.painter();
    kit.shadow(painter, card);
    let view = Rect::from_min_max(card.min, card.max - vec2(0.0, FOOT));
    kit.picture(painter, part, view);
    let foot = Rect::from_min_max(pos2(card.min.x, view.max.y), card.max);
    let lit = enabled && !on && response.hovered();
    let ground = if lit { palette::CREAM } else { palette::PALE };
    painter.rect_filled(foot, 0.0, ground.egui());
    painter.hline(card.x_range(), view.max.y, (1.6, palette::INK.egui()));
    let ink = if enabled {
        palette::INK
    } else {
        palette::INK_FAINT
    };
    let middle = foot.center().y;
    let mark = match (on, enabled) {
        (true, _) => "radio-on",
        (false, true) => "radio-off",
        (false, false) => "radio-off-disabled",
    };
    kit.at(painter, mark, pos2(card.min.x + 24.0, middle), 1.0);
    let kind = Type::new(Face::Bold, 20.0, ink);
    let from = pos2(card.min.x + 46.0, middle - 3.0);
    let room = card.max.x - 10.0 - from.x;
    kit.text_fit(painter, from, Align::Min, &name, kind, room);
    let aside = words.say(&format!("{key}-aside"));
    let from = pos2(from.x, middle + 17.0);
    let kind = Type::aside().coloured(if enabled {
        palette::INK_SOFT
    } else {
        palette::INK_FAINT
    });
    kit.text_fit(painter, from, Align::Min, &aside, kind, room);
    if !enabled {
        painter.rect_filled(view, 0.0, palette::PARCHMENT.veil(0.55));
    }
    painter.rect_stroke(card, 4.0, (2.0, palette::INK.egui()), StrokeKind::Middle);
    if on {
        let gold = (4.0, palette::GOLD.egui());
        painter.rect_stroke(card.expand(3.0), 6.0, gold, StrokeKind::Middle);
        let ink = (1.2, palette::INK.egui());
        painter.rect_stroke(card.expand(5.5), 8.0, ink, StrokeKind::Middle);
    }
    if response.has_focus() {
        let around = card.expand(if on { 9.0 } else { 5.0 });
        let line = (3.0, palette::FOCUS.egui());
        painter.rect_stroke(around, 9.0, line, StrokeKind::Middle);
    }
    if enabled && response.hovered() && !on {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    explain(kit, ui, &response, refused, enabled);
    enabled && response.clicked()
}
