//! The game's own widgets and grounds for egui, painted with the drawn parts. Lengths are reference units, egui's points.
//!
//! Rectangles are always the visible body of a thing; shadows and focus rings reach out of them by themselves.

mod buttons;
mod cards;
mod choices;
mod fields;
mod grounds;
mod line;
mod paint;
mod scroll;
mod text;
mod theme;
mod tips;

use bevy::{a11y::AccessibilityRequested, ecs::system::SystemParam, prelude::*};

use bevy_egui::egui;

use crate::art::{Art, Scale, manifest};
pub use buttons::{Button, Kind};
pub use fields::Slide;
pub use grounds::{Corners, Plaque, Prompt};
pub use line::Line;
pub use paint::{fade, nine_slices};
pub use text::{Type, roman};
pub use theme::theme;
pub use tips::Tip;

/// Dresses egui in the game's style. Needs [`crate::art::plugin`].
pub fn plugin(app: &mut App) {
    theme::plugin(app);
    app.add_systems(Startup, make_ready);
}

/// All states of buttons and controls; tooltips and tags with them.
fn make_ready(art: Res<Art>) {
    let ours = manifest().parts().filter(|(name, part)| {
        let folder = part.file.strip_prefix("parts/").unwrap_or_default();
        folder.starts_with("buttons/")
            || folder.starts_with("controls/")
            || name.starts_with("tooltip")
    });
    art.make_ready(ours.map(|(name, _)| name).chain(["place-tag"]));
}

/// What painting needs: take it as a system's parameter and hand `&kit` on.
#[derive(SystemParam)]
pub struct Kit<'w> {
    art: Res<'w, Art>,
    scale: Res<'w, Scale>,
    reader: Option<Res<'w, AccessibilityRequested>>,
}

impl Kit<'_> {
    /// Where pictures come from.
    pub fn art(&self) -> &Art {
        &self.art
    }

    /// How large the window is.
    pub fn scale(&self) -> &Scale {
        &self.scale
    }

    /// Whether a screen reader listens.
    pub fn is_heard(&self) -> bool {
        self.reader.as_ref().is_some_and(|reader| reader.get())
    }

    /// Tells a screen reader, if one listens, of text that is painted: it sees no paint.
    fn speak(&self, context: &egui::Context, rect: egui::Rect, parts: &[(&str, bool)]) {
        if !self.is_heard() {
            return;
        }
        let text: String = parts.iter().map(|(text, _)| *text).collect();
        let at = [rect.min.x as i32, rect.min.y as i32];
        context.accesskit_node_builder(egui::Id::new(("text", at, &text)), |node| {
            node.set_role(egui::accesskit::Role::Label);
            node.set_value(text);
            node.set_bounds(egui::accesskit::Rect {
                x0: rect.min.x.into(),
                y0: rect.min.y.into(),
                x1: rect.max.x.into(),
                y1: rect.max.y.into(),
            });
        });
    }

    /// The type size to use where the mock-ups say `points`.
    pub fn type_size(&self, points: f32) -> f32 {
        self.scale.type_size(points)
    }
}
