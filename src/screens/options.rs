//! A few options side by side. Those out of reach stay in sight and in the order of Tab, and say why.

use bevy_egui::egui::{
    Align, CursorIcon, Id, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::{
    art::{Face, palette},
    overlays::kit::{Kit, Tip, Type},
};

/// One of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer<'t> {
    /// What it is called.
    pub label: &'t str,
    /// What it means; out of reach, why.
    pub hint: Option<&'t str>,
    /// Whether it can be had.
    pub enabled: bool,
}

impl<'t> Offer<'t> {
    /// It can be had.
    pub const fn new(label: &'t str) -> Self {
        Self {
            label,
            hint: None,
            enabled: true,
        }
    }

    /// With a tooltip.
    pub const fn hint(self, hint: &'t str) -> Self {
        Self {
            hint: Some(hint),
            ..self
        }
    }

    /// Out of reach if there is a reason, which is its tooltip then.
    pub fn unless(self, reason: Option<&'t str>) -> Self {
        Self {
            hint: reason.or(self.hint),
            enabled: reason.is_none(),
            ..self
        }
    }
}

/// How something reacts that may be out of reach: then it can still be reached by Tab and the pointer, but not clicked.
pub(super) fn sense(enabled: bool) -> Sense {
    if enabled {
        Sense::click()
    } else {
        Sense::focusable_noninteractive() | Sense::HOVER
    }
}

/// A tooltip under the pointer, and for the keyboard's focus on something out of reach.
pub(super) fn explain(kit: &Kit, ui: &Ui, response: &Response, hint: Option<&str>, enabled: bool) {
    let Some(hint) = hint else {
        return;
    };
    let says = [(hint, false)];
    if !enabled && response.has_focus() && !response.hovered() {
        kit.tooltip(ui.ctx(), response.id, response.rect, Tip::new(&[&says]));
    } else {
        kit.tip_on(response, Tip::new(&[&says]));
    }
}

/// One of a few, side by side, 40 high. True when another was chosen.
pub(super) fn offers(
    kit: &Kit,
    ui: &mut Ui,
    rect: Rect,
    id: &str,
    offers: &[Offer<'_>],
    chosen: &mut usize,
) -> bool {
    kit.nine_slice(ui.painter(), "segmented-track", rect);
    let inner = rect.shrink(3.0);
    let width = inner.width() / offers.len().max(1) as f32;
    let before = *chosen;
    for (i, offer) in offers.iter().enumerate() {
        let left = inner.min.x + width * i as f32;
        let segment = Rect::from_min_size(pos2(left, inner.min.y), vec2(width, inner.height()));
        let response = ui.interact(segment, Id::new((id, i)), sense(offer.enabled));
        if offer.enabled && response.clicked() {
            *chosen = i;
        }
        let selected = *chosen == i;
        response.widget_info(|| {
            WidgetInfo::selected(
                WidgetType::RadioButton,
                offer.enabled,
                selected,
                offer.label,
            )
        });
        let painter = ui.painter();
        if selected {
            kit.nine_slice(painter, "segmented-selected", segment);
        } else if response.hovered() && offer.enabled {
            kit.nine_slice(painter, "segmented-hover", segment);
        }
        if response.has_focus() {
            kit.nine_slice(painter, "segmented-focus", segment.expand(6.0));
        }
        if response.hovered() && offer.enabled && !selected {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        let colour = match (selected, offer.enabled) {
            (true, _) => palette::CREAM,
            (false, true) => palette::INK,
            (false, false) => palette::INK_FAINT,
        };
        let kind = Type::new(Face::Semibold, 16.0, colour);
        let line = kit.line_fit(ui.ctx(), offer.label, kind, width - 12.0);
        let foot = pos2(segment.center().x, segment.center().y + line.size * 0.3);
        line.paint(painter, foot, Align::Center);
        explain(kit, ui, &response, offer.hint, offer.enabled);
    }
    before != *chosen
}
