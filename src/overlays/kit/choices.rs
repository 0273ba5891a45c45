//! Choices: segments, tabs, boxes to tick, round ones to pick.

use bevy_egui::egui::{Align, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    Kit, Type,
    buttons::{clickable, hand},
};
use crate::art::{Face, palette};

impl Kit<'_> {
    /// One of a few, side by side, 40 high. True when another was chosen.
    pub fn segmented(&self, ui: &mut Ui, rect: Rect, options: &[&str], chosen: &mut usize) -> bool {
        self.nine_slice(ui.painter(), "segmented-track", rect);
        let inner = rect.shrink(3.0);
        let width = inner.width() / options.len().max(1) as f32;
        let before = *chosen;
        for (i, option) in options.iter().enumerate() {
            let left = inner.min.x + width * i as f32;
            let segment = Rect::from_min_size(pos2(left, inner.min.y), vec2(width, inner.height()));
            let response = ui.allocate_rect(segment, Sense::click());
            if response.clicked() {
                *chosen = i;
            }
            let selected = *chosen == i;
            response.widget_info(|| {
                WidgetInfo::selected(WidgetType::RadioButton, true, selected, option)
            });
            hand(&response, !selected);
            if selected {
                self.nine_slice(ui.painter(), "segmented-selected", segment);
            } else if response.hovered() {
                self.nine_slice(ui.painter(), "segmented-hover", segment);
            }
            if response.has_focus() {
                self.nine_slice(ui.painter(), "segmented-focus", segment.expand(6.0));
            }
            let colour = if selected {
                palette::CREAM
            } else {
                palette::INK
            };
            let kind = Type::new(Face::Semibold, 16.0, colour);
            let line = self.line_fit(ui.ctx(), option, kind, width - 12.0);
            let foot = pos2(segment.center().x, segment.center().y + line.size * 0.3);
            line.paint(ui.painter(), foot, Align::Center);
        }
        before != *chosen
    }

    /// Tabs standing on the top edge of a panel: `foot` is where that edge and the first tab's left side meet. True when another
    /// was chosen. Paint the panel first.
    pub fn tabs(
        &self,
        ui: &mut Ui,
        foot: bevy_egui::egui::Pos2,
        options: &[&str],
        chosen: &mut usize,
    ) -> bool {
        let before = *chosen;
        let mut left = foot.x;
        for (i, option) in options.iter().enumerate() {
            let kind = Type::new(Face::Semibold, 17.0, palette::INK);
            let line = self.line(ui.ctx(), option, kind);
            let rect = Rect::from_min_size(
                pos2(left, foot.y - 41.0),
                vec2((line.width + 44.0).max(96.0), 44.0),
            );
            left = rect.max.x + 4.0;
            let response = ui.allocate_rect(rect, Sense::click());
            if response.clicked() {
                *chosen = i;
            }
            let selected = *chosen == i;
            response.widget_info(|| {
                WidgetInfo::selected(WidgetType::SelectableLabel, true, selected, option)
            });
            hand(&response, !selected);
            let part = match (selected, response.hovered()) {
                (true, _) => "tab-active",
                (_, true) => "tab-hover",
                _ => "tab-normal",
            };
            self.nine_slice(ui.painter(), part, rect);
            if response.has_focus() {
                self.focus_ring(ui.painter(), rect.shrink2(vec2(4.0, 4.0)));
            }
            line.paint(
                ui.painter(),
                pos2(rect.center().x, rect.min.y + 28.0),
                Align::Center,
            );
        }
        before != *chosen
    }

    /// A box to tick, with its label; the box is 24 wide at the left of `rect`. True when it was changed.
    pub fn checkbox(
        &self,
        ui: &mut Ui,
        rect: Rect,
        label: &str,
        ticked: &mut bool,
        enabled: bool,
    ) -> bool {
        let response = ui.allocate_rect(rect, clickable(enabled));
        if response.clicked() {
            *ticked = !*ticked;
        }
        response
            .widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, enabled, *ticked, label));
        let part = match (*ticked, enabled, response.has_focus()) {
            (true, false, _) => "checkbox-on-disabled",
            (true, _, true) => "checkbox-on-focus",
            (true, ..) => "checkbox-on",
            (false, false, _) => "checkbox-off-disabled",
            (false, _, true) => "checkbox-off-focus",
            (false, ..) => "checkbox-off",
        };
        self.marked(ui, rect, part, label, enabled, &response);
        response.clicked()
    }

    /// A round one to pick, with its label. True when it was clicked.
    pub fn radio(&self, ui: &mut Ui, rect: Rect, label: &str, picked: bool, enabled: bool) -> bool {
        let response = ui.allocate_rect(rect, clickable(enabled));
        response
            .widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, picked, label));
        let part = match (picked, enabled, response.has_focus()) {
            (true, false, _) => "radio-on-disabled",
            (true, _, true) => "radio-on-focus",
            (true, ..) => "radio-on",
            (false, false, _) => "radio-off-disabled",
            (false, _, true) => "radio-off-focus",
            (false, ..) => "radio-off",
        };
        self.marked(ui, rect, part, label, enabled, &response);
        response.clicked()
    }

    fn marked(
        &self,
        ui: &Ui,
        rect: Rect,
        part: &str,
        label: &str,
        enabled: bool,
        response: &Response,
    ) {
        hand(response, enabled);
        let centre = rect.center().y;
        self.at(ui.painter(), part, pos2(rect.min.x + 12.0, centre), 1.0);
        let colour = if enabled {
            palette::INK
        } else {
            palette::INK_FAINT
        };
        let line = self.line_fit(
            ui.ctx(),
            label,
            Type::new(Face::Semibold, 17.0, colour),
            rect.width() - 34.0,
        );
        line.paint(
            ui.painter(),
            pos2(rect.min.x + 34.0, centre + line.size * 0.3),
            Align::Min,
        );
    }
}
