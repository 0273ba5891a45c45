//! The window itself: full screen, its size, and a word to those who make it too small.

use bevy::{
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode, WindowResized},
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Id, LayerId, Order},
};

use super::page::Stage;
use crate::{
    art::palette,
    input::Given,
    overlays::kit::{Kit, Type},
    settings::{Command, Settings},
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

/// Asks for a window of this size, logical pixels.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WindowSize(pub u32, pub u32);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FullScreen>()
        .add_message::<WindowSize>()
        .add_systems(
            Update,
            (
                (
                    toggle_by_key,
                    mute_by_key,
                    set_mode,
                    set_size,
                    remember_size,
                )
                    .chain(),
                name_window.run_if(resource_changed::<Words>),
            ),
        )
        .add_systems(EguiPrimaryContextPass, ask_for_room);
}

fn toggle_by_key(mut given: MessageReader<Given>, mut asked: MessageWriter<FullScreen>) {
    for given in given.read() {
        if given.command == Command::FullScreen {
            asked.write(FullScreen::Toggle);
        }
    }
}

/// Silence, or sound again: there is no better place for a key without a thing of its own on the screen.
fn mute_by_key(mut given: MessageReader<Given>, mut settings: ResMut<Settings>) {
    for given in given.read() {
        if given.command == Command::Mute {
            settings.volumes.muted = !settings.volumes.muted;
        }
    }
}

fn set_mode(
    mut asked: MessageReader<FullScreen>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut settings: ResMut<Settings>,
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
        if settings.full_screen != full {
            settings.full_screen = full;
        }
    }
}

fn set_size(
    mut asked: MessageReader<WindowSize>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut settings: ResMut<Settings>,
) {
    for &WindowSize(width, height) in asked.read() {
        if let Ok(mut window) = windows.single_mut() {
            window.resolution.set(width as f32, height as f32);
        }
        settings.window = (width, height);
    }
}

/// A window that somebody has made larger or smaller opens like that the next time.
fn remember_size(
    mut resized: MessageReader<WindowResized>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    mut settings: ResMut<Settings>,
    mut opened: Local<Option<(u32, u32)>>,
) {
    let Ok((entity, window)) = windows.single() else {
        return;
    };
    for resized in resized.read() {
        let size = (resized.width.round() as u32, resized.height.round() as u32);
        // The first size is the one it was opened with, be it by the command line.
        let same = *opened.get_or_insert(size) == size;
        let framed = window.mode == WindowMode::Windowed && resized.window == entity;
        if framed && !same && size.0 > 0 && size.1 > 0 && settings.window != size {
            settings.window = size;
        }
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
