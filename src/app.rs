//! The game in a window.

use std::{num::NonZero, path::PathBuf, time::Duration};

use bevy::{
    app::{AppExit, TerminalCtrlCHandlerPlugin},
    log::LogPlugin,
    prelude::*,
    window::{MonitorSelection, PresentMode, WindowMode, WindowResizeConstraints, WindowResolution},
    winit::WinitSettings,
};
use bevy_egui::EguiPlugin;

use crate::{
    AcademyPlugin, art,
    flow::Recorder,
    overlays,
    records::{Boards, Library, data_folder},
    screens,
    seats::Pace,
    table,
    words::{self, Words},
};

/// How the window opens, and where games are kept.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Size of the window in logical pixels; none = 1600×900.
    pub size: Option<(u32, u32)>,
    /// Fills the screen.
    pub full_screen: bool,
    /// Folder for games; none = the user's own.
    pub data: Option<PathBuf>,
    /// The boards' figures.
    pub boards: Option<Boards>,
    /// The seed that the next new game begins with.
    pub seed: Option<u64>,
}

/// The boards' figures that new games use.
#[derive(Resource, Clone, Debug)]
pub struct TableBoards(pub Boards);

/// A seed asked for on the command line, for the next new game.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct AskedSeed(pub Option<u64>);

/// A computer player's answer is shown no sooner than this.
const PACE: Duration = Duration::from_millis(350);
/// Smallest window the game asks the desktop for, in logical pixels.
const SMALLEST: (f32, f32) = (640.0, 360.0);

/// The whole game, ready to run.
#[must_use]
pub fn app(options: &Options) -> App {
    let words = Words::new(words::Language::default());
    let (width, height) = options.size.unwrap_or((1600, 900));
    let window = Window {
        title: words.say("game-name"),
        name: Some("medieval-academy".to_owned()),
        resolution: WindowResolution::new(width, height),
        mode: if options.full_screen {
            WindowMode::BorderlessFullscreen(MonitorSelection::Current)
        } else {
            WindowMode::Windowed
        },
        present_mode: PresentMode::AutoVsync,
        desired_maximum_frame_latency: NonZero::new(1),
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST.0,
            min_height: SMALLEST.1,
            ..default()
        },
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window),
                ..default()
            })
            .set(LogPlugin {
                filter: "warn,wgpu_core=error,wgpu_hal=off,naga=error,bevy_egui=error".to_owned(),
                ..default()
            })
            // Ctrl+C ends the program at once: nothing has to be saved first.
            .disable::<TerminalCtrlCHandlerPlugin>(),
    )
    .add_plugins(EguiPlugin::default())
    .insert_resource(WinitSettings::desktop_app())
    .insert_resource(ClearColor(art::palette::WOOD.bevy()))
    .insert_resource(Recorder::new(Library::new(&data_folder(
        options.data.as_deref(),
    ))))
    .insert_resource(TableBoards(
        options.boards.clone().unwrap_or_else(Boards::built_in),
    ))
    .insert_resource(AskedSeed(options.seed))
    .insert_resource(Pace(PACE))
    .add_plugins((
        AcademyPlugin,
        art::plugin,
        words::plugin,
        screens::plugin,
        table::plugin,
        overlays::plugin,
    ));
    app
}

/// Opens the window and plays, until it is closed.
pub fn run(options: &Options) -> AppExit {
    app(options).run()
}
