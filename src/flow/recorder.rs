//! Keeps the game's record on disk while it is played.

use std::{path::Path, time::SystemTime};

use bevy::prelude::*;

use crate::{
    records::{Library, Setup, WriteError, Writer},
    rules::Act,
};

/// Where games are kept, and the record of the present one. Without a library (as in most tests) nothing is written.
#[derive(Resource, Default)]
pub struct Recorder {
    /// The folder of games.
    pub library: Option<Library>,
    writer: Option<Writer>,
}

/// The game goes on, but its record could not be written; it is tried again with each act.
#[derive(Message, Debug, thiserror::Error)]
#[error(transparent)]
pub struct SaveTrouble(#[from] pub WriteError);

impl Recorder {
    /// A recorder that keeps games in a library.
    #[must_use]
    pub const fn new(library: Library) -> Self {
        Self {
            library: Some(library),
            writer: None,
        }
    }

    /// The file of the present game.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.writer.as_ref().map(Writer::path)
    }

    /// Begins a new record. If it can't be written now, that is tried again with each act.
    pub(super) fn create(&mut self, setup: &Setup) -> Result<(), SaveTrouble> {
        self.writer = None;
        let Some(library) = &self.library else {
            return Ok(());
        };
        let path = library.new_path(setup.seed, SystemTime::now());
        let writer = self.writer.insert(Writer::planned(&path, setup)?);
        Ok(writer.retry()?)
    }

    /// Goes on with a record. If its file can't be written (another window plays it, say), the game is kept in a new one.
    pub(super) fn resume(
        &mut self,
        path: &Path,
        setup: &Setup,
        acts: &[Act],
    ) -> Result<(), SaveTrouble> {
        self.writer = None;
        match Writer::resume(path) {
            Ok((writer, _)) => {
                self.writer = Some(writer);
                Ok(())
            }
            Err(trouble) => {
                // Tried again with each act, so what fails here is not lost.
                let mut kept = self.create(setup);
                for &act in acts {
                    kept = self.append(act);
                }
                kept?;
                Err(trouble.into())
            }
        }
    }

    /// Writes an act, and waits until it is on disk.
    pub(super) fn append(&mut self, act: Act) -> Result<(), SaveTrouble> {
        match &mut self.writer {
            Some(writer) => Ok(writer.append(act)?),
            None => Ok(()),
        }
    }

    /// Writes that the last acts are taken back, so many, and waits until that is on disk.
    pub(super) fn take_back(&mut self, acts: usize) -> Result<(), SaveTrouble> {
        match &mut self.writer {
            Some(writer) => Ok(writer.take_back(acts)?),
            None => Ok(()),
        }
    }

    /// Lets go of the record.
    pub(crate) fn close(&mut self) {
        self.writer = None;
    }
}
