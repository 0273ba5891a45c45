//! Opening a record, wherever it comes from: one that is over is watched, another one is played on.

use std::path::PathBuf;

use bevy::prelude::*;

use super::super::{
    Notice,
    notices::{load_text, write_text},
    start::Starter,
};
use crate::{
    flow::{Begin, FlowSet, Recorder},
    records::{Library, Record, WriteError, Writer},
    replay::Watch,
    words::Words,
};

/// Asks for a record to be opened.
#[derive(Message, Clone, Debug)]
pub struct OpenRecord {
    path: PathBuf,
    how: How,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// The very file is played on.
    Named,
    /// The file stays as it is, unless it is in the library.
    Shown,
    /// It is only looked at.
    Watched,
}

impl OpenRecord {
    /// A file that somebody named as the game to play: it is played on in that very file.
    #[must_use]
    pub const fn named(path: PathBuf) -> Self {
        let how = How::Named;
        Self { path, how }
    }

    /// A file that somebody laid on the window: a game to play on is copied into the library first, if it isn't there.
    #[must_use]
    pub const fn shown(path: PathBuf) -> Self {
        let how = How::Shown;
        Self { path, how }
    }

    /// A file to look at only.
    #[must_use]
    pub const fn watch(path: PathBuf) -> Self {
        let how = How::Watched;
        Self { path, how }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenRecord>()
        .add_message::<Watch>()
        .add_systems(
            Update,
            open.run_if(on_message::<OpenRecord>).before(FlowSet),
        );
}

fn open(
    mut asked: MessageReader<OpenRecord>,
    words: Res<Words>,
    recorder: Res<Recorder>,
    mut starter: Starter,
    mut watch: MessageWriter<Watch>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(OpenRecord { path, how }) = asked.read().last().cloned() else {
        return;
    };
    let record = match Record::load(&path) {
        Ok(record) => record,
        Err(error) => {
            let text = load_text(&words, &error);
            notices.write(Notice { text });
            return;
        }
    };
    if how == How::Watched || record.game().is_over() {
        watch.write(Watch(Box::new(record)));
        return;
    }
    let library = recorder.library.as_ref();
    match library.filter(|library| how == How::Shown && !library.holds(&path)) {
        None => starter.begin(Begin::Resume(path)),
        Some(library) => match copy(library, &path, &record) {
            Ok(copy) => {
                let text = words.say("library-copied");
                notices.write(Notice { text });
                starter.begin(Begin::Resume(copy));
            }
            Err(error) => {
                let text = write_text(&words, &error);
                notices.write(Notice { text });
            }
        },
    }
}

/// Keeps a record from elsewhere in the library, under a name that is free there.
fn copy(library: &Library, path: &std::path::Path, record: &Record) -> Result<PathBuf, WriteError> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let target = library.free_path(&stem);
    Writer::save(&target, record)?;
    Ok(target)
}
