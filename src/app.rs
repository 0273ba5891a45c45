//! The game in a window.

use std::{
    num::NonZero,
    panic::{self, AssertUnwindSafe},
    sync::{Arc, Mutex, PoisonError},
};

use bevy::{
    app::{PluginGroupBuilder, TerminalCtrlCHandlerPlugin},
    log::LogPlugin,
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    window::{
        MonitorSelection, PresentMode, WindowMode, WindowResizeConstraints, WindowResolution,
    },
    winit::{WinitPlugin, WinitSettings},
};
use bevy_egui::EguiPlugin;

use crate::{
    AcademyPlugin, art,
    cli::PlayOptions,
    flow::Recorder,
    frames, input, lessons, overlays,
    records::{Boards, BoardsError, Library, data_folder},
    replay,
    screens::{self, OpenRecord},
    settings::{self, SettingsFile, SettingsPlugin, config_folder},
    sound, table,
    words::{self, AskedLanguage, Words},
};

/// The boards' figures that new games use.
#[derive(Resource, Clone, Debug)]
pub struct TableBoards(pub Boards);

/// A seed asked for on the command line, for the next new game.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct AskedSeed(pub Option<u64>);

/// Smallest window the game asks the desktop for, in logical pixels.
const SMALLEST: (f32, f32) = (640.0, 360.0);

/// Why the game in a window could not run.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// A board's file is missing or broken.
    #[error(transparent)]
    Boards(#[from] BoardsError),
    /// There is no screen to open a window on.
    #[error(
        "no display: neither WAYLAND_DISPLAY nor DISPLAY is set. Start the game from a desktop session \
         (`medieval-academy simulate` and `replay` need none)"
    )]
    NoDisplay,
    /// No graphics adapter can be used.
    #[error(
        "no graphics adapter was found. The game needs Vulkan, Metal or Direct3D 12; on Linux a software driver will do \
         (Debian and Ubuntu: mesa-vulkan-drivers)"
    )]
    NoAdapter,
    /// The window system refused.
    #[error("the window can't be opened: {0}")]
    Window(String),
    /// The program failed in the middle; games are on disk.
    #[error("the game had to stop: {0}. Games are saved up to the last act")]
    Stopped(String),
}

/// Opens the window and plays, until it is closed.
///
/// # Errors
/// If there is no display or graphics adapter, a board's file is broken, or the window system fails.
pub fn play(options: &PlayOptions) -> Result<(), WindowError> {
    run(options, |_| {})
}

/// As [`play`], with something added to the app before it runs.
///
/// # Errors
/// As [`play`].
pub fn run(options: &PlayOptions, prepare: impl FnOnce(&mut App)) -> Result<(), WindowError> {
    let boards = match &options.boards {
        Some(folder) => Boards::from_folder(folder)?,
        None => Boards::built_in(),
    };
    let named = |variable| std::env::var_os(variable).is_some_and(|value| !value.is_empty());
    if cfg!(all(unix, not(target_os = "macos"))) && !named("WAYLAND_DISPLAY") && !named("DISPLAY") {
        return Err(WindowError::NoDisplay);
    }
    // The window library has no other way to say that it can't go on than to panic.
    let said = Arc::new(Mutex::new(String::new()));
    let hears = Arc::clone(&said);
    panic::set_hook(Box::new(move |panic| {
        let mut said = hears.lock().unwrap_or_else(PoisonError::into_inner);
        if said.is_empty() {
            *said = panic.to_string();
        }
    }));
    let ran = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut app = app(options, boards);
        prepare(&mut app);
        app.run()
    }));
    let _ = panic::take_hook();
    let said = said.lock().unwrap_or_else(PoisonError::into_inner).clone();
    match ran {
        Ok(exit) if exit.is_success() && said.is_empty() => Ok(()),
        _ => Err(explain(said)),
    }
}

/// What a panic of the window or graphics libraries means for the player.
fn explain(said: String) -> WindowError {
    if said.contains("Unable to find a GPU") {
        WindowError::NoAdapter
    } else if said.contains("event loop") {
        // The rest of it is the library's own business: file names and numbers.
        let display = ["WAYLAND_DISPLAY", "DISPLAY"]
            .into_iter()
            .find_map(|variable| Some((variable, std::env::var(variable).ok()?)));
        WindowError::Window(display.map_or(said, |(variable, value)| {
            format!("the display {variable}={value} can't be reached")
        }))
    } else {
        WindowError::Stopped(said)
    }
}

/// The whole game, ready to run.
pub fn app(options: &PlayOptions, boards: Boards) -> App {
    let mut app = assemble(options, boards, |plugins| plugins);
    sound::device(&mut app);
    app
}

/// The whole game with all that it shows, but without a window on a desktop and without a graphics card: for tests, which turn
/// its frames themselves.
pub fn app_unseen(options: &PlayOptions, boards: Boards) -> App {
    let no_graphics = RenderPlugin {
        render_creation: WgpuSettings {
            backends: None,
            ..default()
        }
        .into(),
        ..default()
    };
    let mut app = assemble(options, boards, |plugins| {
        plugins
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .set(no_graphics)
    });
    app.finish();
    app.cleanup();
    app
}

fn assemble(
    options: &PlayOptions,
    boards: Boards,
    with: impl FnOnce(PluginGroupBuilder) -> PluginGroupBuilder,
) -> App {
    let kept = SettingsPlugin::new(SettingsFile::new(&config_folder(options.data.as_deref())));
    let set = kept.settings().clone();
    let words = Words::new(options.language.unwrap_or_else(|| set.language()));
    // What the command line says holds for this run only.
    let said = options.windowed.map(|size| (size.width, size.height));
    let (width, height) = said.unwrap_or(set.window);
    let full_screen = options.fullscreen || (set.full_screen && said.is_none());
    let window = Window {
        title: words.say("game-name"),
        name: Some("medieval-academy".to_owned()),
        resolution: WindowResolution::new(width, height),
        mode: if full_screen {
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
    app.add_plugins(with(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(window),
                ..default()
            })
            .set(LogPlugin {
                filter: "warn,wgpu_core=error,wgpu_hal=off,naga=error,bevy_egui=error,bevy_kira_audio=off".to_owned(),
                ..default()
            })
            // Ctrl+C ends the program at once: nothing has to be saved first.
            .disable::<TerminalCtrlCHandlerPlugin>(),
    ))
    .add_plugins(EguiPlugin::default())
    .insert_resource(WinitSettings::desktop_app())
    .insert_resource(ClearColor(art::palette::WOOD.bevy()))
    .insert_resource(Recorder::new(Library::new(&data_folder(
        options.data.as_deref(),
    ))))
    .insert_resource(TableBoards(boards))
    .insert_resource(AskedSeed(options.seed))
    .insert_resource(AskedLanguage(options.language))
    .add_plugins((
        AcademyPlugin,
        kept,
        frames::plugin,
        input::plugin,
        art::plugin,
        overlays::kit::plugin,
        words::plugin,
        screens::plugin,
        table::plugin,
        overlays::plugin,
        lessons::plugin,
        replay::plugin,
        settings::follow,
        sound::plugin,
    ));
    if let Some(record) = options.record.clone() {
        app.add_systems(Startup, move |mut open: MessageWriter<OpenRecord>| {
            open.write(OpenRecord::named(record.clone()));
        });
    }
    app
}
