//! What the library holds, read in the background whenever its page is opened.

use std::{
    io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use bevy::{
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, poll_once},
    window::RequestRedraw,
};

use crate::{
    flow::Recorder,
    records::{BinError, Deleted, Library, Listed},
};

/// Which games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Which {
    #[default]
    All,
    Unfinished,
    Finished,
}

impl Which {
    pub(super) const ALL: [Self; 3] = [Self::All, Self::Unfinished, Self::Finished];

    /// The word that stands for it in messages.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Unfinished => "unfinished",
            Self::Finished => "finished",
        }
    }

    /// Whether a game belongs here; a file that holds none is listed with all games only.
    fn holds(self, listed: &Listed) -> bool {
        match (self, &listed.game) {
            (Self::All, _) => true,
            (_, Err(_)) => false,
            (Self::Unfinished, Ok(game)) => !game.is_over(),
            (Self::Finished, Ok(game)) => game.is_over(),
        }
    }
}

/// The games, as they were when the page was opened, and what was done with them since.
#[derive(Resource, Default)]
pub(super) struct Shelf {
    library: Option<Library>,
    task: Option<Task<io::Result<Vec<Listed>>>>,
    games: Vec<Listed>,
    trouble: Option<String>,
    /// Games deleted from here, the last one last.
    deleted: Vec<(usize, Listed, Deleted)>,
    pub(super) which: Which,
}

impl Shelf {
    /// The games to be listed.
    pub(super) fn games(&self) -> impl Iterator<Item = &Listed> {
        let which = self.which;
        self.games.iter().filter(move |game| which.holds(game))
    }

    /// How many of a kind there are.
    pub(super) fn count(&self, which: Which) -> usize {
        self.games.iter().filter(|game| which.holds(game)).count()
    }

    /// Whether there is nothing to list.
    pub(super) fn is_empty(&self) -> bool {
        self.games().next().is_none()
    }

    /// Whether games are still being read.
    pub(super) const fn searching(&self) -> bool {
        self.task.is_some()
    }

    /// Why the folder could not be read.
    pub(super) fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Where games are kept.
    pub(super) fn folder(&self) -> Option<String> {
        let library = self.library.as_ref()?;
        Some(library.folder().display().to_string())
    }

    /// Whether something was deleted that can come back.
    pub(super) const fn may_restore(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// Deletes a game.
    pub(super) fn delete(&mut self, path: &Path) -> Result<(), BinError> {
        let place = self.games.iter().position(|game| game.path == path);
        if let (Some(library), Some(place)) = (&self.library, place) {
            let deleted = library.delete(path, SystemTime::now())?;
            let game = self.games.remove(place);
            self.deleted.push((place, game, deleted));
        }
        Ok(())
    }

    /// Brings back what was deleted last; none if nothing was.
    pub(super) fn restore(&mut self) -> Option<Result<(), BinError>> {
        let library = self.library.as_ref()?;
        let (place, mut game, deleted) = self.deleted.pop()?;
        Some(match library.restore(&deleted) {
            Ok(path) => {
                game.path = path;
                self.games.insert(place.min(self.games.len()), game);
                Ok(())
            }
            Err(error) => {
                self.deleted.push((place, game, deleted));
                Err(error)
            }
        })
    }
}

/// Begins to read. Without a library there is nothing to read.
pub(super) fn look(mut shelf: ResMut<Shelf>, recorder: Option<Res<Recorder>>) {
    let library = recorder.and_then(|recorder| recorder.library.clone());
    let which = shelf.which;
    *shelf = Shelf {
        task: library.clone().map(|library| {
            let all = async move { library.catalogue() };
            IoTaskPool::get().spawn(all)
        }),
        library,
        which,
        ..default()
    };
}

/// Takes what was read.
pub(super) fn take(mut shelf: ResMut<Shelf>, mut redraw: MessageWriter<RequestRedraw>) {
    if shelf.task.is_none() {
        return;
    }
    // The window must not fall asleep before the answer, nor before it is shown.
    redraw.write(RequestRedraw);
    let Some(task) = &mut shelf.task else {
        return;
    };
    let Some(read) = block_on(poll_once(task)) else {
        return;
    };
    shelf.task = None;
    match read {
        Ok(games) => shelf.games = games,
        Err(error) => shelf.trouble = Some(error.to_string()),
    }
}

/// Removes what was deleted weeks ago, once, at the start.
pub(super) fn empty_bin(recorder: Option<Res<Recorder>>) {
    if let Some(library) = recorder.and_then(|recorder| recorder.library.clone()) {
        let emptied = async move { library.empty_bin(SystemTime::now()) };
        IoTaskPool::get().spawn(emptied).detach();
    }
}

/// The path of a row's game, to be handed on.
pub(super) fn path(listed: &Listed) -> PathBuf {
    listed.path.clone()
}
