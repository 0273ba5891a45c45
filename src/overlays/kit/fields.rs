//! Fields: text to type, one of many, a value to slide.

use std::ops::RangeInclusive;

use bevy_egui::egui::{
    self, Align, EventFilter, Frame, Id, Key, Popup, PopupCloseBehavior, Rect, Response, Sense,
    TextEdit, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    Kit, Type,
    buttons::{clickable, hand},
};
use crate::art::{Face, palette};

/// A value to slide: its range, the step of an arrow key, and marks under the rail.
#[derive(Debug, Clone)]
pub struct Slide<'t> {
    /// What it is, for a screen reader.
    pub label: &'t str,
    /// Smallest to largest value.
    pub range: RangeInclusive<f32>,
    /// Values are multiples of this from the smallest; 0 for any.
    pub step: f32,
    /// How many marks, both ends among them; 0 for none.
    pub ticks: usize,
    /// It can be used.
    pub enabled: bool,
}

/// Height of a row in a dropdown's list, units.
const ROW: f32 = 36.0;

impl Kit<'_> {
    /// A line to type into, 40 high. `label` is what a screen reader says; `room` is the most characters it takes.
    pub fn text_field(
        &self,
        ui: &mut Ui,
        rect: Rect,
        label: &str,
        text: &mut String,
        room: usize,
    ) -> Response {
        let id = ui
            .id()
            .with(("field", label, rect.min.x as i32, rect.min.y as i32));
        let part = match (
            ui.memory(|memory| memory.has_focus(id)),
            ui.rect_contains_pointer(rect),
        ) {
            (true, _) => "field-focus",
            (_, true) => "field-hover",
            _ => "field-normal",
        };
        self.body(ui.painter(), part, rect);
        let font = Face::Regular.at(self.type_size(17.0));
        let height = ui.fonts_mut(|fonts| fonts.row_height(&font));
        let line = Rect::from_center_size(rect.center(), vec2(rect.width() - 26.0, height));
        let edit = TextEdit::singleline(text)
            .id(id)
            .font(font)
            .text_color(palette::INK.egui())
            .frame(Frame::NONE)
            .margin(egui::Margin::ZERO)
            .desired_width(line.width())
            .char_limit(room);
        let response = ui.put(line, edit);
        response.widget_info(|| WidgetInfo {
            current_text_value: Some(text.clone()),
            ..WidgetInfo::labeled(WidgetType::TextEdit, true, label)
        });
        // The field is larger than its line of text: a click anywhere in it counts.
        if ui.interact(rect, id.with("ground"), Sense::CLICK).clicked() {
            response.request_focus();
        }
        response
    }

    /// One of many, 40 high; the list opens under it. `label` is what a screen reader says. True when another was chosen.
    pub fn dropdown(
        &self,
        ui: &mut Ui,
        rect: Rect,
        label: &str,
        options: &[&str],
        chosen: &mut usize,
        enabled: bool,
    ) -> bool {
        let response = ui.allocate_rect(rect, clickable(enabled));
        hand(&response, enabled);
        let now = options.get(*chosen).copied().unwrap_or_default();
        response.widget_info(|| WidgetInfo {
            current_text_value: Some(now.to_owned()),
            ..WidgetInfo::labeled(WidgetType::ComboBox, enabled, label)
        });
        let open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response));
        let part = match (enabled, open, response.has_focus(), response.hovered()) {
            (false, ..) => "dropdown-disabled",
            (_, true, ..) => "dropdown-open",
            (_, _, true, _) => "dropdown-focus",
            (.., true) => "dropdown-hover",
            _ => "dropdown-normal",
        };
        self.body(ui.painter(), part, rect);
        let colour = if enabled {
            palette::INK
        } else {
            palette::INK_FAINT
        };
        self.field_text(ui, rect, now, colour, 14.0 + 44.0);
        let before = *chosen;
        if response.clicked() && !open {
            // Arrow keys start from what is chosen, once the list is there: egui takes the focus from what it only measures.
            ui.data_mut(|data| data.insert_temp(response.id, FocusDue));
        }
        Popup::from_toggle_button_response(&response)
            .frame(Frame::NONE)
            .gap(2.0)
            .width(rect.width())
            .close_behavior(PopupCloseBehavior::CloseOnClick)
            .show(|ui| self.list(ui, rect.width(), response.id, options, chosen));
        if open && ui.input(|input| input.key_pressed(Key::Escape)) {
            // The row that had the focus is gone; Tab goes on from here.
            ui.memory_mut(|memory| memory.request_focus(response.id));
        }
        before != *chosen
    }

    fn list(&self, ui: &mut Ui, width: f32, owner: Id, options: &[&str], chosen: &mut usize) {
        let size = vec2(width, ROW * options.len() as f32 + 12.0);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let painter = ui.painter().clone();
        // The list's shadow reaches out of the popup.
        self.body(
            &painter.with_clip_rect(rect.expand(16.0)),
            "dropdown-list",
            rect,
        );
        let due = !ui.is_sizing_pass()
            && ui
                .data_mut(|data| data.remove_temp::<FocusDue>(owner))
                .is_some();
        if due {
            ui.memory_mut(|memory| memory.request_focus(row_id(owner, *chosen)));
        }
        let mut picked = None;
        for (i, option) in options.iter().enumerate() {
            let top = rect.min.y + 6.0 + ROW * i as f32;
            let row = Rect::from_min_size(pos2(rect.min.x + 4.0, top), vec2(width - 8.0, ROW));
            let response = ui.interact(row, row_id(owner, i), Sense::click());
            response.widget_info(|| {
                WidgetInfo::selected(WidgetType::SelectableLabel, true, *chosen == i, option)
            });
            hand(&response, true);
            let selected = *chosen == i;
            if selected {
                self.nine_slice(&painter, "list-row-selected", row);
            } else if response.hovered() || response.has_focus() {
                self.nine_slice(&painter, "list-row-hover", row);
            }
            if selected && response.has_focus() {
                painter.rect_stroke(
                    row.shrink(3.0),
                    3.0,
                    (1.5, palette::GOLD_LIGHT.egui()),
                    egui::StrokeKind::Inside,
                );
            }
            let colour = if selected {
                palette::CREAM
            } else {
                palette::INK
            };
            self.field_text(ui, row, option, colour, 20.0);
            if response.clicked() {
                picked = Some(i);
            }
        }
        if let Some(i) = picked {
            *chosen = i;
            ui.memory_mut(|memory| memory.request_focus(owner));
            ui.close();
        }
    }

    fn field_text(&self, ui: &Ui, rect: Rect, text: &str, colour: palette::Colour, margins: f32) {
        let line = self.line_fit(
            ui.ctx(),
            text,
            Type::new(Face::Regular, 17.0, colour),
            rect.width() - margins,
        );
        line.paint(
            ui.painter(),
            pos2(rect.min.x + 14.0, rect.center().y + line.size * 0.32),
            Align::Min,
        );
    }

    /// A value to slide; `rect` is the rail's room, 26 or more high. True when it was changed.
    pub fn slider(&self, ui: &mut Ui, rect: Rect, slide: &Slide<'_>, value: &mut f32) -> bool {
        let sense = if slide.enabled {
            Sense::click_and_drag()
        } else {
            Sense::hover()
        };
        let response = ui.allocate_rect(rect.expand2(vec2(11.0, 0.0)), sense);
        let (low, high) = (*slide.range.start(), *slide.range.end());
        let before = *value;
        if let Some(pointer) = response.interact_pointer_pos().filter(|_| slide.enabled) {
            response.request_focus();
            *value = egui::remap(pointer.x, rect.min.x..=rect.max.x, low..=high);
        }
        if response.has_focus() {
            let arrows = EventFilter {
                horizontal_arrows: true,
                ..Default::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
            let step = if slide.step > 0.0 {
                slide.step
            } else {
                (high - low) / 20.0
            };
            let pressed = |key| ui.input(|input| input.num_presses(key)) as f32;
            *value += step * (pressed(Key::ArrowRight) - pressed(Key::ArrowLeft));
        }
        if slide.step > 0.0 && *value != before {
            *value = low + ((*value - low) / slide.step).round() * slide.step;
        }
        *value = value.clamp(low, high);
        response.widget_info(|| WidgetInfo::slider(slide.enabled, f64::from(*value), slide.label));
        hand(&response, slide.enabled);

        let painter = ui.painter();
        let share = if high > low {
            (*value - low) / (high - low)
        } else {
            0.0
        };
        let middle = rect.center().y;
        let rail = Rect::from_min_max(
            pos2(rect.min.x, middle - 5.0),
            pos2(rect.max.x, middle + 5.0),
        );
        let thumb = pos2(rail.min.x + rail.width() * share, middle);
        for i in 0..slide.ticks {
            let at = rail.min.x + rail.width() * i as f32 / (slide.ticks.max(2) - 1) as f32;
            self.at(painter, "slider-tick", pos2(at, middle + 8.0), 1.0);
        }
        self.nine_slice(painter, "slider-rail", rail);
        if slide.enabled && share > 0.0 {
            self.nine_slice(
                painter,
                "slider-fill",
                Rect::from_min_max(rail.min, pos2(thumb.x.max(rail.min.x + 12.0), rail.max.y)),
            );
        }
        let part = match (
            slide.enabled,
            response.has_focus(),
            response.hovered() || response.dragged(),
        ) {
            (false, ..) => "slider-thumb-disabled",
            (_, true, _) => "slider-thumb-focus",
            (.., true) => "slider-thumb-hover",
            _ => "slider-thumb",
        };
        self.at(painter, part, thumb, 1.0);
        *value != before
    }
}

/// A list was opened by its owner, and no row of it has the focus yet.
#[derive(Clone, Copy, Default)]
struct FocusDue;

fn row_id(owner: Id, row: usize) -> Id {
    owner.with(("row", row))
}
