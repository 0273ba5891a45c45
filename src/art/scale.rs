//! How large the window is, measured in the mock-ups' 1600 × 900.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, egui};

use crate::settings::Settings;

/// Width and height, in reference units, that always fit into the window; one side may be longer.
pub const REFERENCE_SIZE: Vec2 = Vec2::new(1600.0, 900.0);

/// No text is smaller than this, in logical pixels.
pub const SMALLEST_TEXT: f32 = 14.0;

/// How large the window is. A reference unit is a pixel of the 1600 × 900 mock-ups, and a point of egui's.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    /// Physical pixels a reference unit.
    pub pixels_per_unit: f32,
    /// Physical pixels a logical pixel, as the desktop says.
    pub window_scale: f32,
    /// The player's choice of type size; 1 is as drawn.
    pub text_size: f32,
    /// The window, in reference units: at least 1600 × 900.
    pub screen: Vec2,
}

impl Default for Scale {
    fn default() -> Self {
        Scale {
            pixels_per_unit: 1.0,
            window_scale: 1.0,
            text_size: 1.0,
            screen: REFERENCE_SIZE,
        }
    }
}

impl Scale {
    /// The type size to use where the mock-ups say `points`: with the player's choice, and never under [`SMALLEST_TEXT`].
    pub fn type_size(&self, points: f32) -> f32 {
        (points * self.text_size).max(self.smallest_type())
    }

    /// [`SMALLEST_TEXT`] in reference units.
    pub fn smallest_type(&self) -> f32 {
        SMALLEST_TEXT * self.window_scale / self.pixels_per_unit
    }

    /// `units`, moved to the nearest edge between physical pixels.
    pub fn snap(&self, units: f32) -> f32 {
        (units * self.pixels_per_unit).round() / self.pixels_per_unit
    }

    /// For a window of `size` physical pixels.
    fn of_window(size: UVec2, window_scale: f32, text_size: f32) -> Self {
        let size = size.as_vec2().max(Vec2::ONE);
        let pixels_per_unit = (size / REFERENCE_SIZE).min_element();
        Scale {
            pixels_per_unit,
            window_scale,
            text_size,
            screen: size / pixels_per_unit,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scale>().add_systems(
        PreUpdate,
        (
            measure_window
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::ProcessInput),
            fit_egui
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        ),
    );
}

fn measure_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    settings: Option<Res<Settings>>,
    mut scale: ResMut<Scale>,
    mut contexts: Query<&mut EguiContext>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // A minimised window has no size; keep what was.
    let Ok(window) = windows.single() else { return };
    let size = window.physical_size();
    if size.min_element() > 0 {
        let text_size = settings.map_or(scale.text_size, |settings| {
            // A file may say anything.
            f32::from(settings.text_size.clamp(100, 200)) / 100.0
        });
        let now = Scale::of_window(size, window.scale_factor(), text_size);
        if scale.set_if_neq(now) {
            redraw.write(RequestRedraw);
        }
    }
    let zoom = scale.pixels_per_unit / scale.window_scale;
    for mut context in &mut contexts {
        // Set directly: `set_zoom_factor` waits for the next pass and guesses that pass's screen from the last one.
        context
            .get_mut()
            .options_mut(|options| options.zoom_factor = zoom);
    }
}

/// Gives egui the window's true size; what bevy_egui computed is one pass old, and shows for as long as nothing moves.
fn fit_egui(scale: Res<Scale>, mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        let viewport = input.viewports.entry(egui::ViewportId::ROOT).or_default();
        viewport.native_pixels_per_point = Some(scale.window_scale);
        input.screen_rect = Some(egui::Rect::from_min_size(
            egui::Pos2::ZERO,
            egui::vec2(scale.screen.x, scale.screen.y),
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_never_under_fourteen_pixels() {
        for size in [
            UVec2::new(640, 360),
            UVec2::new(1280, 720),
            UVec2::new(1600, 900),
            UVec2::new(3840, 2160),
        ] {
            for window_scale in [1.0, 1.5, 2.0] {
                for text_size in [0.5, 1.0, 1.5] {
                    let scale = Scale::of_window(size, window_scale, text_size);
                    for points in [1.0, 14.0, 20.0, 46.0] {
                        let pixels = scale.type_size(points) * scale.pixels_per_unit / window_scale;
                        assert!(
                            pixels > SMALLEST_TEXT - 0.001,
                            "{points} at {size}: {pixels}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn sixteen_hundred_by_nine_hundred_always_fit() {
        for size in [
            UVec2::new(1280, 720),
            UVec2::new(1024, 1400),
            UVec2::new(3440, 1440),
            UVec2::ZERO,
        ] {
            let screen = Scale::of_window(size, 1.0, 1.0).screen;
            assert!(screen.x > 1599.9 && screen.y > 899.9, "{size}: {screen}");
        }
    }
}
