//! A stopwatch for start-up: how long until everything on the screen is drawn.

use std::time::Instant;

use bevy::{prelude::*, window::RequestRedraw};

use super::Art;

/// Set, and not empty: the game says on its output after how many milliseconds the first screen was complete, and ends.
///
/// `MEDIEVAL_ACADEMY_TIME_START=1 medieval-academy` times the title, with a record's path after it the board. The clock starts
/// when the program is put together and stops at the end of the first frame whose every picture is there at its right size,
/// those held ready for later too; that frame is on the screen one frame later.
const TIME_START: &str = "MEDIEVAL_ACADEMY_TIME_START";

/// So many frames must ask for nothing new before a screen counts as complete: pages are laid out in their second frame.
const QUIET_FRAMES: u32 = 4;

pub(super) fn plugin(app: &mut App) {
    if std::env::var_os(TIME_START).is_some_and(|value| !value.is_empty()) {
        let start = Instant::now();
        let watch = move |art: Res<Art>,
                          mut quiet: Local<(u32, Option<u128>)>,
                          mut redraw: MessageWriter<RequestRedraw>,
                          mut exit: MessageWriter<AppExit>| {
            let (frames, complete) = &mut *quiet;
            let pictures = art.pictures();
            if pictures == 0 || art.pending() > 0 {
                (*frames, *complete) = (0, None);
            } else {
                *frames += 1;
                let complete = *complete.get_or_insert_with(|| start.elapsed().as_millis());
                if *frames == QUIET_FRAMES {
                    println!("first screen complete after {complete} ms, {pictures} pictures");
                    exit.write(AppExit::Success);
                }
            }
            redraw.write(RequestRedraw);
        };
        app.add_systems(Last, watch);
    }
}
