//! Buttons, in all their states.

use bevy_egui::egui::{
    Align, CursorIcon, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2,
};

use super::{Kit, Tip, Type};
use crate::art::{Face, manifest, palette};

/// What a button is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Kind {
    /// Anything.
    #[default]
    Plain,
    /// The one thing to do now.
    Primary,
    /// What cannot be taken back.
    Danger,
    /// Small, picture over label.
    Tool,
}

/// A button to be: `Button::plain(label).icon("undo").key("Ctrl+Z")`.
#[derive(Debug, Clone, Copy)]
pub struct Button<'t> {
    label: &'t str,
    kind: Kind,
    icon: Option<&'t str>,
    bare: bool,
    key: Option<&'t str>,
    hint: Option<&'t str>,
    enabled: bool,
    on: bool,
    chosen: Option<bool>,
    written: bool,
    size: f32,
}

impl<'t> Button<'t> {
    /// A button of `kind`.
    pub fn new(kind: Kind, label: &'t str) -> Self {
        let size = if kind == Kind::Tool { 14.0 } else { 18.0 };
        Button {
            label,
            kind,
            icon: None,
            bare: false,
            key: None,
            hint: None,
            enabled: true,
            on: false,
            chosen: None,
            written: false,
            size,
        }
    }

    /// A plain button.
    pub fn plain(label: &'t str) -> Self {
        Self::new(Kind::Plain, label)
    }

    /// The one thing to do now.
    pub fn primary(label: &'t str) -> Self {
        Self::new(Kind::Primary, label)
    }

    /// What cannot be taken back.
    pub fn danger(label: &'t str) -> Self {
        Self::new(Kind::Danger, label)
    }

    /// A tool: the picture `icon` over a small label.
    pub fn tool(label: &'t str, icon: &'t str) -> Self {
        Self::new(Kind::Tool, label).icon(icon)
    }

    /// Only a picture; `label` is what it says to a screen reader and in its tooltip.
    pub fn icon_only(label: &'t str, icon: &'t str) -> Self {
        Button {
            bare: true,
            hint: Some(label),
            ..Self::plain(label).icon(icon)
        }
    }

    /// With a picture: a part's name without `-ink` or `-cream`.
    pub fn icon(self, icon: &'t str) -> Self {
        Button {
            icon: Some(icon),
            ..self
        }
    }

    /// The key that does the same, for the tooltip; none if it is empty.
    pub fn key(self, key: &'t str) -> Self {
        Button {
            key: Some(key).filter(|key| !key.is_empty()),
            ..self
        }
    }

    /// What the tooltip says; without it, the label.
    pub fn hint(self, hint: &'t str) -> Self {
        Button {
            hint: Some(hint),
            ..self
        }
    }

    /// It can be used.
    pub fn enabled(self, enabled: bool) -> Self {
        Button { enabled, ..self }
    }

    /// A tool that is switched on.
    pub fn on(self, on: bool) -> Self {
        Button { on, ..self }
    }

    /// It is one of several, and the chosen one or not: a screen reader says so.
    pub fn chosen(self, chosen: bool) -> Self {
        Button {
            chosen: Some(chosen),
            ..self
        }
    }

    /// Its label stands as it is written, and not in small capitals: a key's.
    pub fn written(self) -> Self {
        Button {
            written: true,
            ..self
        }
    }

    /// Type size of the label; 18, of tools 14.
    pub fn size(self, size: f32) -> Self {
        Button { size, ..self }
    }

    fn part(&self, response: &Response) -> &'static str {
        let row: [&str; 5] = match self.kind {
            Kind::Plain => PLAIN,
            Kind::Primary => PRIMARY,
            Kind::Danger => DANGER,
            Kind::Tool => TOOL,
        };
        let state = if !self.enabled {
            4
        } else if response.is_pointer_button_down_on() {
            2
        } else if self.on {
            return "button-tool-on";
        } else if response.has_focus() {
            3
        } else {
            usize::from(response.hovered())
        };
        row[state]
    }
}

const PLAIN: [&str; 5] = [
    "button-plain-normal",
    "button-plain-hover",
    "button-plain-press",
    "button-plain-focus",
    "button-plain-disabled",
];
const PRIMARY: [&str; 5] = [
    "button-primary-normal",
    "button-primary-hover",
    "button-primary-press",
    "button-primary-focus",
    "button-primary-disabled",
];
const DANGER: [&str; 5] = [
    "button-danger-normal",
    "button-danger-hover",
    "button-danger-press",
    "button-danger-focus",
    "button-danger-disabled",
];
const TOOL: [&str; 5] = [
    "button-tool-normal",
    "button-tool-hover",
    "button-tool-press",
    "button-tool-focus",
    "button-tool-disabled",
];

/// Side of the icon in a button, units.
const ICON: f32 = 22.0;

impl Kit<'_> {
    /// A button at `rect`.
    pub fn button(&self, ui: &mut Ui, rect: Rect, button: Button<'_>) -> Response {
        let response = ui.allocate_rect(rect, clickable(button.enabled));
        response.widget_info(|| WidgetInfo {
            selected: button.chosen.or(button.on.then_some(true)),
            ..WidgetInfo::labeled(WidgetType::Button, button.enabled, button.label)
        });
        hand(&response, button.enabled);
        let part = button.part(&response);
        let painter = ui.painter();
        self.body(painter, part, rect);
        if part == "button-tool-on" && response.has_focus() {
            self.focus_ring(painter, rect);
        }
        let data = manifest().part(part);
        let shift = data.map_or(0.0, |part| part.shift.y);
        let colour = match part {
            "button-tool-on" => palette::CREAM,
            _ => data.and_then(|part| part.text).unwrap_or(palette::INK),
        };
        let cream = colour == palette::CREAM;
        let opacity = if button.enabled { 1.0 } else { 0.55 };
        let icon = |at, size: f32| {
            if let Some(name) = button.icon {
                let part = format!("{name}-{}", if cream { "cream" } else { "ink" });
                self.at_faded(ui.painter(), &part, at, size / 24.0, opacity);
            }
        };
        let centre = rect.center();
        if button.kind == Kind::Tool {
            let kind = Type::new(Face::Semibold, button.size, colour);
            if button.bare {
                icon(pos2(centre.x, centre.y + shift), ICON);
            } else {
                icon(pos2(centre.x, rect.min.y + 17.0 + shift), ICON);
                let foot = pos2(centre.x, rect.max.y - 9.0 + shift);
                let line = self.line_fit(ui.ctx(), button.label, kind, rect.width() - 2.0);
                line.paint(ui.painter(), foot, Align::Center);
            }
        } else if button.bare {
            icon(pos2(centre.x, centre.y + shift), ICON);
        } else {
            let (kind, margin) = if button.written {
                (Type::new(Face::Semibold, button.size, colour), 10.0)
            } else {
                (Type::caps(Face::Semibold, button.size, colour), 24.0)
            };
            let beside = if button.icon.is_some() {
                ICON + 8.0
            } else {
                0.0
            };
            let line = self.line_fit(ui.ctx(), button.label, kind, rect.width() - margin - beside);
            let left = centre.x - (beside + line.width) / 2.0;
            icon(pos2(left + ICON / 2.0, centre.y + shift), ICON);
            line.paint(
                ui.painter(),
                pos2(left + beside, centre.y + line.size * 0.29 + shift),
                Align::Min,
            );
        }
        if button.hint.is_some() || button.key.is_some() {
            let says = [(button.hint.unwrap_or(button.label), false)];
            self.tip_on(&response, Tip::new(&[&says]).key(button.key));
        }
        response
    }

    /// A button where the layout puts it. A size of zero takes what the label needs, 48 high.
    pub fn button_sized(&self, ui: &mut Ui, size: Vec2, button: Button<'_>) -> Response {
        let mut size = size;
        if size.x <= 0.0 {
            let kind = Type::caps(Face::Semibold, button.size, palette::INK);
            let icon = if button.icon.is_some() {
                ICON + 8.0
            } else {
                0.0
            };
            size.x = self.text_width(ui.ctx(), button.label, kind) + icon + 40.0;
        }
        if size.y <= 0.0 {
            size.y = 48.0;
        }
        let (_, rect) = ui.allocate_space(size);
        self.button(ui, rect, button)
    }
}

/// The sense of a widget that can be clicked, if it can be used.
pub(super) fn clickable(enabled: bool) -> Sense {
    if enabled {
        Sense::click()
    } else {
        Sense::hover()
    }
}

/// Over what can be clicked, a pointing hand.
pub(super) fn hand(response: &Response, enabled: bool) {
    if enabled && response.hovered() {
        response.ctx.set_cursor_icon(CursorIcon::PointingHand);
    }
}
