//! The window itself: full screen, and a word to those who make it too small.

use bevy::{
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode},
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Id, LayerId, Order},
};

use super::page::Stage;
use crate::{
    art::palette,
    overlays::kit::{Kit, Type},
    words::{Words, say},
};

/// The smallest window everything fits into, logical pixels.
const SMALLEST: Vec2 = Vec2::new(960.0, 540.0);

/// Asks for the whole screen, or for a window again.
#[derive(Message, Clone, Copy, Debug)]
pub enum FullScreen {
    /// The one that is not now.
    Toggle,
    /// The whole screen, or not.
    Set(bool),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FullScreen>()
        .add_systems(
            Update,
            (
                (toggle_by_key, set_mode).chain(),
                name_window.run_if(resource_changed::<Words>),
            ),
        )
        .add_systems(EguiPrimaryContextPass, ask_for_room);
}

fn toggle_by_key(keys: Res<ButtonInput<KeyCode>>, mut asked: MessageWriter<FullScreen>) {
    if keys.just_pressed(KeyCode::F11) {
        asked.write(FullScreen::Toggle);
    }
}

fn set_mode(
    mut asked: MessageReader<FullScreen>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    for &ask in asked.read() {
        let Ok(mut window) = windows.single_mut() else {
            return;
        };
        let full = match ask {
            FullScreen::Toggle => window.mode == WindowMode::Windowed,
            FullScreen::Set(full) => full,
        };
        window.mode = if full {
            WindowMode::BorderlessFullscreen(MonitorSelection::Current)
        } else {
            WindowMode::Windowed
        };
    }
}

fn name_window(words: Res<Words>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    for mut window in &mut windows {
        window.title = words.say("game-name");
    }
}

fn ask_for_room(mut contexts: EguiContexts, kit: Kit, words: Res<Words>) -> Result {
    let scale = *kit.scale();
    let logical = scale.screen * scale.pixels_per_unit / scale.window_scale;
    // Half a pixel for the rounding of scaled desktops.
    if (logical + 0.5).cmpge(SMALLEST).all() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let stage = Stage::new(&kit);
    let painter = context.layer_painter(LayerId::new(Order::Debug, Id::new("too small")));
    painter.rect_filled(stage.screen, 0.0, palette::WOOD.egui());
    let says = say!(
        words,
        "window-too-small",
        width = SMALLEST.x,
        height = SMALLEST.y
    );
    let width = stage.screen.width() * 0.8;
    let kind = Type::body().sized(18.0).coloured(palette::TABLE_TEXT);
    let text = kit.paragraph(context, &[(&says, false)], kind, width, 26.0, Align::Center);
    let centre = stage.screen.center();
    let top = centre - bevy_egui::egui::vec2(0.0, text.rect.height() / 2.0);
    painter.galley(top, text, palette::TABLE_TEXT.egui());
    Ok(())
}
