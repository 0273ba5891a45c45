//! The game in its window, with a hand on the mouse and one on the keys.

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use bevy::math::Vec2;

use crate::display::Display;

/// How long a window may take to open.
const OPENS: Duration = Duration::from_secs(60);
/// Between two movements of the hand: a frame or two without a graphics card.
const BEAT: Duration = Duration::from_millis(180);

/// The program in its window, and the screen it is on; it ends with this value.
pub struct Driver {
    display: Display,
    program: Child,
    /// Physical pixels a reference unit.
    scale: f32,
    /// How many times slower than usual the hand moves.
    pub calm: u32,
}

/// A folder for what is worth looking at after a test.
pub fn pictures() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
}

impl Driver {
    /// Opens the game in a window of some size in pixels, its games kept below `data`, at the table if a `record` is given.
    pub fn open(width: u32, height: u32, data: &Path, record: Option<&Path>) -> Self {
        let display = Display::open(width, height);
        let log = pictures().join("window.log");
        let log = File::create(&log).unwrap();
        let program = Command::new(env!("CARGO_BIN_EXE_medieval-academy"))
            .arg("--windowed")
            .arg(format!("{width}x{height}"))
            // Whatever this computer speaks.
            .args(["--language", "en"])
            .arg("--data")
            .arg(data)
            .args(record)
            .env("DISPLAY", &display.name)
            .env("WINIT_UNIX_BACKEND", "x11")
            .env_remove("WAYLAND_DISPLAY")
            .stdout(log.try_clone().unwrap())
            .stderr(log)
            .spawn()
            .unwrap();
        let size = Vec2::new(width as f32, height as f32);
        let mut driver = Self {
            display,
            program,
            scale: (size / medieval_academy::art::REFERENCE_SIZE).min_element(),
            calm: 1,
        };
        driver.take_window();
        driver
    }

    /// Waits for the window, and gives it the keys.
    fn take_window(&mut self) {
        let start = Instant::now();
        let window = loop {
            let found = self.tool(&["search", "--onlyvisible", "--name", ".+"]);
            if let Some(window) = found.lines().last() {
                break window.to_owned();
            }
            self.expect_alive();
            assert!(start.elapsed() < OPENS, "no window opened");
            sleep(Duration::from_millis(100));
        };
        // Nobody manages windows on this screen.
        self.tool(&["windowmove", &window, "0", "0"]);
        self.tool(&["windowfocus", &window]);
    }

    fn tool(&self, args: &[&str]) -> String {
        let out = Command::new("xdotool")
            .args(args)
            .env("DISPLAY", &self.display.name)
            .stderr(Stdio::null())
            .output()
            .unwrap();
        String::from_utf8_lossy(&out.stdout).into_owned()
    }

    /// Fails if the program has ended.
    pub fn expect_alive(&mut self) {
        if let Some(status) = self.program.try_wait().unwrap() {
            let log = std::fs::read_to_string(pictures().join("window.log"));
            panic!("the program ended: {status}\n{}", log.unwrap_or_default());
        }
    }

    /// The screen.
    pub const fn display(&self) -> &Display {
        &self.display
    }

    /// Presses keys, by their X names.
    pub fn keys(&self, names: &[&str]) {
        let mut args = vec!["key", "--delay", "30"];
        args.extend(names);
        self.tool(&args);
    }

    fn pixel(&self, at: Vec2) -> [String; 2] {
        let at = (at * self.scale).round();
        [at.x.to_string(), at.y.to_string()]
    }

    fn hand(&self, args: &[&str]) {
        self.tool(args);
        sleep(BEAT * self.calm);
    }

    fn move_to(&self, at: Vec2) {
        let [x, y] = self.pixel(at);
        self.hand(&["mousemove", &x, &y]);
    }

    /// Clicks at a point of the screen, in reference units.
    pub fn click(&self, at: Vec2) {
        self.move_to(at);
        self.hand(&["click", "1"]);
    }

    /// Drags from one point to another, in reference units.
    pub fn drag(&self, from: Vec2, to: Vec2) {
        self.move_to(from);
        self.hand(&["mousedown", "1"]);
        self.move_to(from.lerp(to, 0.5));
        self.move_to(to);
        self.hand(&["mouseup", "1"]);
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.display.save(&pictures().join("window-failed.png"));
        }
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
