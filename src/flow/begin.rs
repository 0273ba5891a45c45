//! Beginning, resuming and leaving a game.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{
    CurrentGame, GameId, InPhase, Recorder, SaveTrouble, TakeBacks, Undo, Watched,
    phases::Inbox,
    retold::{LastAct, Retold, retell},
};
use crate::{
    records::{LoadError, Record, Setup, SetupError},
    rules::{Act, Game, Told},
};

/// Asks for a game to begin, in place of any other.
#[derive(Message, Clone, Debug)]
pub enum Begin {
    /// A new one.
    New(Box<Setup>),
    /// One from a record file, at exactly the choice it was at.
    Resume(PathBuf),
    /// One that was prepared, for a lesson: it is not kept, and nothing in it can be taken back.
    Prepared(Box<Setup>, Box<Game>),
}

/// A game has begun. Whoever shows it starts afresh with what happened before.
#[derive(Message, Clone, Debug)]
pub struct Began {
    /// All that has happened already, oldest first; of a new game nothing.
    pub past: Vec<Told>,
    /// Bytes of a cut-off last line that were dropped from its record.
    pub dropped: Option<usize>,
}

/// The prepared game of a lesson as it was when it began; there is none while a real game is played.
#[derive(Resource, Clone, Debug)]
pub struct Prepared(pub Game);

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
    mut id: ResMut<GameId>,
    (mut undo, mut how_far): (ResMut<Undo>, ResMut<TakeBacks>),
) {
    let Some(begin) = asked.read().last() else {
        return;
    };
    let opened = match begin {
        Begin::New(setup) => new(setup),
        Begin::Resume(path) => resume(path),
        Begin::Prepared(setup, game) => Ok(Opened::untold(setup, (**game).clone())),
    };
    let Opened {
        mut current,
        past,
        dropped,
        last,
        taken_back,
    } = match opened {
        Ok(opened) => opened,
        Err(error) => {
            failed.write(error);
            return;
        }
    };
    current.id = id.next();
    inbox.clear();
    undo.begin(&current.setup, last, &taken_back);
    *how_far = TakeBacks::agreed(&current.setup);
    let kept = match begin {
        Begin::New(setup) => recorder.create(setup),
        Begin::Resume(path) => recorder.resume(path, &current.setup, &current.acts),
        Begin::Prepared(..) => {
            recorder.close();
            Ok(())
        }
    };
    if matches!(begin, Begin::Prepared(..)) {
        commands.insert_resource(Prepared(current.game.clone()));
    } else {
        commands.remove_resource::<Prepared>();
    }
    if let Err(error) = kept {
        trouble.write(error);
    }
    began.write(Began { past, dropped });
    commands.insert_resource(current);
    commands.remove_resource::<Watched>();
}

/// A game about to be played.
struct Opened {
    current: CurrentGame,
    past: Vec<Told>,
    dropped: Option<usize>,
    last: Option<LastAct>,
    taken_back: Vec<(usize, Act)>,
}

impl Opened {
    /// A game of which nothing has happened yet.
    fn untold(setup: &Setup, game: Game) -> Self {
        Self {
            current: CurrentGame {
                game,
                setup: setup.clone(),
                acts: Vec::new(),
                id: 0,
            },
            past: Vec::new(),
            dropped: None,
            last: None,
            taken_back: Vec::new(),
        }
    }
}

fn new(setup: &Setup) -> Result<Opened, BeginError> {
    Ok(Opened::untold(setup, setup.new_game()?))
}

fn resume(path: &std::path::Path) -> Result<Opened, BeginError> {
    let record = Record::load(path)?;
    // The acts were checked when they were loaded.
    let Some(Retold { game, past, last }) = retell(record.setup(), record.acts()) else {
        return new(record.setup());
    };
    let current = CurrentGame {
        game,
        setup: record.setup().clone(),
        acts: record.acts().to_vec(),
        id: 0,
    };
    Ok(Opened {
        current,
        past,
        dropped: record.dropped(),
        last,
        taken_back: record.taken_back().to_vec(),
    })
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
        commands.remove_resource::<Prepared>();
        commands.remove_resource::<Watched>();
        next.set(InPhase::NoGame);
    }
}
