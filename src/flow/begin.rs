//! Beginning, resuming and leaving a game.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{CurrentGame, InPhase, Recorder, SaveTrouble, phases::Inbox};
use crate::{
    records::{LoadError, Record, Setup, SetupError},
    rules::Told,
};

/// Asks for a game to begin, in place of any other.
#[derive(Message, Clone, Debug)]
pub enum Begin {
    /// A new one.
    New(Box<Setup>),
    /// One from a record file, at exactly the choice it was at.
    Resume(PathBuf),
}

/// A game has begun. Whoever shows it starts afresh with what happened before.
#[derive(Message, Clone, Debug)]
pub struct Began {
    /// All that has happened already, oldest first; of a new game nothing.
    pub past: Vec<Told>,
    /// Bytes of a cut-off last line that were dropped from its record.
    pub dropped: Option<usize>,
}

/// Asks to leave the game; it is on disk already.
#[derive(Message, Clone, Copy, Debug)]
pub struct Leave;

/// The game could not begin.
#[derive(Message, Debug, thiserror::Error)]
pub enum BeginError {
    /// The seats, or the combination of edition, side and number of players, are wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The record is broken or unreadable.
    #[error(transparent)]
    Record(#[from] LoadError),
}

pub(super) fn begin(
    mut commands: Commands,
    mut asked: MessageReader<Begin>,
    mut recorder: ResMut<Recorder>,
    mut inbox: ResMut<Inbox>,
    mut began: MessageWriter<Began>,
    mut failed: MessageWriter<BeginError>,
    mut trouble: MessageWriter<SaveTrouble>,
    mut last_id: Local<u64>,
) {
    let Some(begin) = asked.read().last() else {
        return;
    };
    let opened = match begin {
        Begin::New(setup) => new(setup),
        Begin::Resume(path) => resume(path),
    };
    let (mut current, past, dropped) = match opened {
        Ok(opened) => opened,
        Err(error) => {
            failed.write(error);
            return;
        }
    };
    *last_id += 1;
    current.id = *last_id;
    inbox.clear();
    let kept = match begin {
        Begin::New(setup) => recorder.create(setup),
        Begin::Resume(path) => recorder.resume(path, &current.setup, &current.acts),
    };
    if let Err(error) = kept {
        trouble.write(error);
    }
    began.write(Began { past, dropped });
    commands.insert_resource(current);
}

type Opened = (CurrentGame, Vec<Told>, Option<usize>);

fn new(setup: &Setup) -> Result<Opened, BeginError> {
    let current = CurrentGame {
        game: setup.new_game()?,
        setup: setup.clone(),
        acts: Vec::new(),
        id: 0,
    };
    Ok((current, Vec::new(), None))
}

fn resume(path: &std::path::Path) -> Result<Opened, BeginError> {
    let record = Record::load(path)?;
    let mut past: Vec<Told> = Vec::new();
    let mut game = record.setup().new_game()?;
    game.settle(&mut past);
    for &act in record.acts() {
        // Checked when it was loaded.
        if game.play(act, &mut past).is_err() {
            break;
        }
    }
    let current = CurrentGame {
        game,
        setup: record.setup().clone(),
        acts: record.acts().to_vec(),
        id: 0,
    };
    Ok((current, past, record.dropped()))
}

pub(super) fn leave(
    mut commands: Commands,
    mut asked: MessageReader<Leave>,
    mut recorder: ResMut<Recorder>,
    mut next: ResMut<NextState<InPhase>>,
) {
    if asked.read().count() > 0 {
        recorder.close();
        commands.remove_resource::<CurrentGame>();
        next.set(InPhase::NoGame);
    }
}
