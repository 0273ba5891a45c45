//! The first lesson to its end, in the window: by a learner who tries everything, and is told what is wrong.

use std::{
    path::Path,
    thread::sleep,
    time::{Duration, Instant},
};

use bevy::math::Vec2;

use crate::driver::{Driver, pictures};

/// After so long something must be stuck.
const LESSON: Duration = Duration::from_secs(300);
/// For the table to show something.
const PAUSE: Duration = Duration::from_millis(250);
/// What a learner may do next: read on, keep or play each card, move a pawn.
const TRIES: [&[&str]; 7] = [
    &["Return"],
    &["1", "Up", "Return"],
    &["2", "Up", "Return"],
    &["3", "Up", "Return"],
    &["4", "Up", "Return"],
    &["5", "Up", "Return"],
    &["Right", "Return"],
];

/// Begins the first lesson with the mouse and goes through it, until the settings remember it.
pub fn first_lesson() {
    let data = tempfile::tempdir().unwrap();
    quick(data.path());
    let driver = &mut Driver::open(1280, 720, data.path(), None);
    sleep(Duration::from_secs(4));
    // "Learn to play" is the first entry where nobody has played yet.
    driver.click(Vec2::new(228.0, 500.0));
    sleep(Duration::from_secs(2));
    // The first lesson's button.
    driver.click(Vec2::new(1180.0, 336.0));
    sleep(Duration::from_secs(4));
    driver.display().save(&pictures().join("lesson-begun.png"));
    let start = Instant::now();
    let mut tries = TRIES.iter().cycle();
    while !is_done(data.path()) {
        driver.expect_alive();
        if start.elapsed() > LESSON {
            driver.display().save(&pictures().join("lesson-stuck.png"));
            panic!("the lesson stands still");
        }
        driver.keys(tries.next().unwrap());
        sleep(PAUSE);
    }
    driver.display().save(&pictures().join("lesson-done.png"));
    let games = data.path().join("games");
    let kept = std::fs::read_dir(games).map_or(0, Iterator::count);
    assert_eq!(kept, 0, "a lesson is no game to keep");
}

/// Nobody watches: the table hurries.
fn quick(data: &Path) {
    let settings = r#"{"format":"medieval-academy-settings","version":1,"speed":4.0}"#;
    std::fs::write(data.join("settings.json"), settings).unwrap();
}

/// Whether the settings remember the lesson.
fn is_done(data: &Path) -> bool {
    let settings = std::fs::read_to_string(data.join("settings.json")).unwrap_or_default();
    let settings: serde_json::Value = serde_json::from_str(&settings).unwrap_or_default();
    let lessons = &settings["learned"]["lessons"];
    lessons
        .as_array()
        .is_some_and(|lessons| lessons.iter().any(|name| name == "first"))
}
