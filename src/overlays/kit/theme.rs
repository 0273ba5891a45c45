//! What little egui still paints itself, in the palette's colours.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Stroke, Style, TextStyle, Visuals,
    epaint::Shadow,
    style::{ScrollStyle, Selection, WidgetVisuals},
};
use bevy_egui::{EguiContext, EguiPreUpdateSet};

use crate::art::{Face, Scale, palette};

/// Keeps every context's style ours, at the type sizes the window asks for.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        dress
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn dress(scale: Res<Scale>, mut contexts: Query<&mut EguiContext>) {
    for mut context in &mut contexts {
        if context.is_added() || scale.is_changed() {
            theme(context.get_mut(), &scale);
        }
    }
}

/// Sets type sizes and colours of `context`.
pub fn theme(context: &egui::Context, scale: &Scale) {
    context.set_theme(egui::Theme::Light);
    let size = |points: f32, face: Face| -> FontId { face.at(scale.type_size(points)) };
    let text_styles = [
        (TextStyle::Heading, size(22.0, Face::Bold)),
        (TextStyle::Body, size(16.0, Face::Regular)),
        (TextStyle::Button, size(16.0, Face::Semibold)),
        (TextStyle::Monospace, size(16.0, Face::Regular)),
        (TextStyle::Small, size(14.0, Face::Regular)),
    ];
    context.all_styles_mut(|style: &mut Style| {
        style.text_styles = text_styles.clone().into();
        style.visuals = visuals();
        style.spacing.item_spacing = egui::vec2(8.0, 8.0);
        style.spacing.scroll = ScrollStyle {
            bar_width: 14.0,
            ..ScrollStyle::solid()
        };
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.35;
        style.animation_time = 0.0;
    });
}

fn visuals() -> Visuals {
    let ink = palette::INK.egui();
    let state = |fill: palette::Colour, line: palette::Colour| WidgetVisuals {
        bg_fill: fill.egui(),
        weak_bg_fill: fill.egui(),
        bg_stroke: Stroke::new(1.6, line.egui()),
        corner_radius: CornerRadius::same(4),
        fg_stroke: Stroke::new(1.6, ink),
        expansion: 0.0,
    };
    let mut visuals = Visuals::light();
    visuals.override_text_color = Some(ink);
    visuals.widgets.noninteractive = state(palette::PARCHMENT, palette::GOLD_DEEP);
    visuals.widgets.inactive = state(palette::CREAM, palette::INK);
    visuals.widgets.hovered = state(palette::PALE, palette::INK);
    visuals.widgets.active = state(palette::PARCHMENT_DEEP, palette::INK);
    visuals.widgets.open = state(palette::PALE, palette::INK);
    visuals.selection = Selection {
        bg_fill: palette::GOLD_LIGHT.egui(),
        stroke: Stroke::new(1.0, palette::INK.egui()),
    };
    visuals.hyperlink_color = palette::LAPIS_TEXT.egui();
    visuals.faint_bg_color = palette::PALE.egui();
    visuals.extreme_bg_color = palette::CREAM.egui();
    visuals.text_edit_bg_color = Some(Color32::TRANSPARENT);
    visuals.code_bg_color = palette::PARCHMENT_DEEP.egui();
    visuals.warn_fg_color = palette::OCHRE.egui();
    visuals.error_fg_color = palette::VERMILION.egui();
    visuals.window_fill = palette::PARCHMENT.egui();
    visuals.window_stroke = Stroke::new(1.6, ink);
    visuals.window_corner_radius = CornerRadius::same(4);
    visuals.menu_corner_radius = CornerRadius::same(4);
    visuals.panel_fill = palette::PARCHMENT.egui();
    visuals.window_shadow = Shadow::NONE;
    visuals.popup_shadow = Shadow::NONE;
    visuals.text_cursor.stroke = Stroke::new(1.6, palette::LAPIS.egui());
    // A blinking cursor would draw a frame twice a second for as long as a field has the focus.
    visuals.text_cursor.blink = false;
    // Cards are mixed as light, where dark text comes out thin: this is nearly the curve that undoes it.
    visuals.text_options.color_transfer_function =
        egui::epaint::FontColorTransferFunction::TwoCoverageMinusCoverageSq;
    visuals
}
