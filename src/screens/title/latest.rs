//! The game to continue: looked for in the background whenever the title page is opened.

use std::{collections::HashSet, path::PathBuf};

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, poll_once},
    window::RequestRedraw,
};

use crate::{
    flow::Recorder,
    records::{Found, Record, SeatKind},
    screens::notices::{Notice, load_text},
    words::{Words, rounds::roman, say},
};

/// The unfinished game that was played last, if there is one.
#[derive(Resource, Default)]
pub(super) struct Latest {
    task: Option<Task<Found>>,
    game: Option<Unfinished>,
    /// Broken files that were spoken of already.
    told: HashSet<PathBuf>,
}

/// A game that waits.
pub(super) struct Unfinished {
    /// Its record.
    pub path: PathBuf,
    round: u8,
    names: Vec<String>,
}

impl Latest {
    /// The game, once it is found.
    pub fn game(&self) -> Option<&Unfinished> {
        self.game.as_ref()
    }

    /// Whether it is still being looked for.
    pub fn searching(&self) -> bool {
        self.task.is_some()
    }
}

impl Unfinished {
    fn new(path: PathBuf, record: &Record) -> Self {
        let seats = &record.setup().seats;
        let people = seats.iter().filter(|seat| seat.kind == SeatKind::Person);
        let mut names: Vec<String> = people.map(|seat| seat.name.clone()).collect();
        if names.is_empty() {
            names = seats.iter().map(|seat| seat.name.clone()).collect();
        }
        Self {
            path,
            round: record.game().round(),
            names,
        }
    }

    /// "Round III, Maud and Enid": the people, or else all players.
    pub fn about(&self, words: &Words) -> String {
        say!(
            words,
            "menu-continue.about",
            round = roman(self.round),
            names = words.names_and(&self.names)
        )
    }
}

/// Begins to look. Without a library there is nothing to look for.
pub(super) fn look(mut latest: ResMut<Latest>, recorder: Option<Res<Recorder>>) {
    latest.game = None;
    let library = recorder.and_then(|recorder| recorder.library.clone());
    latest.task =
        library.map(|library| IoTaskPool::get().spawn(async move { library.latest_unfinished() }));
}

/// Takes what was found.
pub(super) fn take(
    mut latest: ResMut<Latest>,
    words: Res<Words>,
    mut notices: MessageWriter<Notice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(task) = &mut latest.task else {
        return;
    };
    // The window must not fall asleep before the answer, nor before it is shown.
    redraw.write(RequestRedraw);
    let Some(found) = block_on(poll_once(task)) else {
        return;
    };
    latest.task = None;
    // The newest one only: older ones were passed over for it already.
    if let Some(error) = found.broken.first()
        && latest.told.insert(error.path().to_owned())
    {
        warn!("{error}");
        notices.write(Notice {
            text: load_text(&words, error),
        });
    }
    latest.game = found
        .game
        .map(|(path, record)| Unfinished::new(path, &record));
}
