//! Rows of the settings' sheet: what a thing is at the left, its control at the right.

use bevy_egui::egui::{Align, Rect, Ui, accesskit::Role, pos2, vec2};

use super::Shown;
use crate::{
    art::{Face, palette},
    overlays::kit::{Slide, Type},
    screens::page::keyed,
};

/// Left edge of what a tab holds, its right edge, and where the controls begin, in the mock-ups' pixels.
pub(super) const LEFT: f32 = 496.0;
pub(super) const RIGHT: f32 = 1308.0;
const CONTROLS: f32 = 867.0;

impl Shown<'_, '_> {
    /// A heading with a rule to the right edge; `y` is its baseline.
    pub fn section(&self, ui: &Ui, y: f32, message: &str) {
        let foot = self.stage.at(LEFT, y);
        let text = self.words.say(message);
        let kind = Type::heading().sized(24.0);
        let painter = ui.painter();
        let rect = self
            .kit
            .text_fit(painter, foot, Align::Min, &text, kind, 500.0);
        let from = pos2(rect.max.x + 16.0, foot.y - 7.0);
        let width = self.stage.at(RIGHT, 0.0).x - from.x;
        self.kit.rule(painter, from, width);
    }

    /// What the control in the row whose middle is `y` is for, with its aside if there is one. Returns the control's room and name.
    pub fn label(&self, ui: &Ui, y: f32, message: &str) -> (Rect, String) {
        let text = self.words.say(message);
        let room = CONTROLS - LEFT - 20.0;
        let painter = ui.painter();
        let kind = Type::new(Face::Semibold, 19.0, palette::INK);
        let foot = self.stage.at(LEFT, y + 6.0);
        self.kit
            .text_fit(painter, foot, Align::Min, &text, kind, room);
        self.aside(ui, self.stage.at(LEFT, y + 28.0), message, room);
        let rect = self.stage.rect(CONTROLS, y - 20.0, RIGHT - CONTROLS, 40.0);
        (rect, text)
    }

    fn aside(&self, ui: &Ui, foot: bevy_egui::egui::Pos2, message: &str, room: f32) {
        let aside = format!("{message}.aside");
        if self.words.has(&aside) {
            let text = self.words.say(&aside);
            let kind = Type::aside();
            self.kit
                .text_fit(ui.painter(), foot, Align::Min, &text, kind, room);
        }
    }

    /// One of a few. True when another was chosen.
    pub fn choice(
        &self,
        ui: &mut Ui,
        y: f32,
        message: &str,
        options: &[String],
        chosen: &mut usize,
    ) -> bool {
        let (rect, name) = self.label(ui, y, message);
        let options: Vec<&str> = options.iter().map(String::as_str).collect();
        keyed(ui, rect, message, |ui| {
            let id = ui.unique_id();
            ui.ctx().accesskit_node_builder(id, |node| {
                node.set_role(Role::RadioGroup);
                node.set_label(name);
            });
            self.kit.segmented(ui, rect, &options, chosen)
        })
    }

    /// A value in percent to slide. True when it was changed.
    pub fn percent(
        &self,
        ui: &mut Ui,
        y: f32,
        message: &str,
        (low, high, step): (f32, f32, f32),
        enabled: bool,
        value: &mut f32,
    ) -> bool {
        let (rect, name) = self.label(ui, y, message);
        let rail = Rect::from_min_max(rect.min + vec2(12.0, 0.0), rect.max - vec2(96.0, 0.0));
        let slide = Slide {
            label: &name,
            range: low..=high,
            step,
            ticks: 11,
            enabled,
        };
        let changed = keyed(ui, rect, message, |ui| {
            self.kit.slider(ui, rail, &slide, value)
        });
        let says = crate::words::say!(self.words, "settings-percent", percent = *value);
        let kind = Type::new(Face::Semibold, 18.0, palette::INK);
        let foot = pos2(rect.max.x, rect.center().y + 6.0);
        self.kit
            .text_fit(ui.painter(), foot, Align::Max, &says, kind, 84.0);
        changed
    }

    /// A box to tick at the left edge, its aside beneath. True when it was changed.
    pub fn tick(&self, ui: &mut Ui, y: f32, width: f32, message: &str, ticked: &mut bool) -> bool {
        let rect = self.stage.rect(LEFT, y - 20.0, width, 40.0);
        let label = self.words.say(message);
        let changed = keyed(ui, rect, message, |ui| {
            self.kit.checkbox(ui, rect, &label, ticked, true)
        });
        let foot = self.stage.at(LEFT + 34.0, y + 29.0);
        self.aside(ui, foot, message, width - 34.0);
        changed
    }
}
