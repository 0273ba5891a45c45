//! The ECS face of the rules: the game as a resource, a state and a system a phase, acts in, happenings out.
//!
//! Nothing here knows of a window: the same plugin runs whole games in tests and behind the table.

mod begin;
mod phases;
mod recorder;
mod retold;
mod undo;

use bevy::prelude::*;

use crate::{
    records::Setup,
    rules::{Act, Event, Game, IllegalAct, Phase, Seat, Told},
};

pub use begin::{Began, Begin, BeginError, Leave, Prepared};
pub use recorder::{Recorder, SaveTrouble};
pub use undo::{NoUndo, Redo, Redone, TakeBack, TakeBacks, TakenBack, Undo};

/// The game being played, as the rules have it. The table shows it later, in its own time.
#[derive(Resource, Debug)]
pub struct CurrentGame {
    /// Who plays what.
    pub setup: Setup,
    /// The state.
    pub game: Game,
    /// The acts in force, in the order they took effect.
    pub acts: Vec<Act>,
    /// Tells this game from earlier ones of the same run, and from itself before acts were taken back or done again, so
    /// that a late answer can't reach the wrong game.
    pub id: u64,
}

/// The game on the table is only looked at: nobody acts in it, nothing is recorded, and it is nobody's result.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Watched;

/// Whether there is a game that is played, not only looked at: a run condition for whatever makes it go on.
pub fn being_played(current: Option<Res<CurrentGame>>, watched: Option<Res<Watched>>) -> bool {
    current.is_some() && watched.is_none()
}

/// The last [`CurrentGame::id`] given away.
#[derive(Resource, Default)]
pub(crate) struct GameId(u64);

impl GameId {
    pub(crate) const fn next(&mut self) -> u64 {
        self.0 += 1;
        self.0
    }
}

/// A seat's decision, on its way to the rules.
#[derive(Message, Clone, Copy, Debug)]
pub struct Submit {
    /// The decision.
    pub act: Act,
    /// Which game it is for: [`CurrentGame::id`].
    pub game: u64,
}

/// Something happened in the game, and is on disk.
#[derive(Message, Clone, Debug)]
pub struct Happened(pub Told);

impl Happened {
    /// What happened.
    #[must_use]
    pub const fn event(&self) -> &Event {
        &self.0.event
    }
}

/// A decision was illegal; the game is untouched.
#[derive(Message, Clone, Copy, Debug)]
pub struct Refused {
    /// The decision.
    pub act: Act,
    /// Why.
    pub why: IllegalAct,
}

/// Which acts of one seat are let through: a lesson waits for some, and has an answer to others.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Gate(pub Option<(Seat, Vec<Act>)>);

impl Gate {
    /// Whether an act is let through.
    #[must_use]
    pub fn lets(&self, act: Act) -> bool {
        self.0
            .as_ref()
            .is_none_or(|(seat, acts)| act.seat() != *seat || acts.contains(&act))
    }
}

/// An act was not let through the [`Gate`]; the game is untouched.
#[derive(Message, Clone, Copy, Debug)]
pub struct Withheld(pub Act);

/// The phase of the game as a Bevy state, for `OnEnter` and `in_state`.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum InPhase {
    /// No game.
    #[default]
    NoGame,
    /// Deal (2.3).
    Deal,
    /// The draft (2.4).
    Choose,
    /// Four cards each (2.5).
    Play,
    /// Bonus, Kitchen, points (section 4).
    Score,
    /// Pawns go back (4.7).
    ReturnPawns,
    /// Excalibur moves on (2.6).
    PassExcalibur,
    /// The game is over (4.8).
    Over,
}

impl From<Phase> for InPhase {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Deal => Self::Deal,
            Phase::Choose => Self::Choose,
            Phase::Play => Self::Play,
            Phase::Score => Self::Score,
            Phase::ReturnPawns => Self::ReturnPawns,
            Phase::PassExcalibur => Self::PassExcalibur,
            Phase::Over => Self::Over,
        }
    }
}

/// The order in which a frame turns the game. Whoever submits acts runs before it, whoever shows them after.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlowSet;

pub fn plugin(app: &mut App) {
    app.init_state::<InPhase>()
        .init_resource::<phases::Inbox>()
        .init_resource::<Recorder>()
        .init_resource::<GameId>()
        .init_resource::<TakeBacks>()
        .init_resource::<Undo>()
        .init_resource::<Gate>()
        .add_message::<Withheld>()
        .add_message::<Submit>()
        .add_message::<Happened>()
        .add_message::<Refused>()
        .add_message::<Begin>()
        .add_message::<Began>()
        .add_message::<Leave>()
        .add_message::<BeginError>()
        .add_message::<SaveTrouble>()
        .add_message::<TakeBack>()
        .add_message::<TakenBack>()
        .add_message::<Redo>()
        .add_message::<Redone>()
        .add_message::<NoUndo>()
        .add_systems(
            Update,
            (
                begin::begin,
                begin::leave,
                (
                    // Before what is submitted in the same frame: it was meant for the game as it was.
                    undo::not_in_lessons.run_if(resource_exists::<Prepared>),
                    undo::take_back
                        .run_if(on_message::<TakeBack>.and_then(not(resource_exists::<Prepared>))),
                    undo::redo
                        .run_if(on_message::<Redo>.and_then(not(resource_exists::<Prepared>))),
                    phases::collect,
                    // One system a phase, in the order of a round (2.2).
                    phases::deal.run_if(phases::in_phase(Phase::Deal)),
                    phases::choose.run_if(phases::in_phase(Phase::Choose)),
                    phases::play.run_if(phases::in_phase(Phase::Play)),
                    phases::score.run_if(phases::in_phase(Phase::Score)),
                    phases::return_pawns.run_if(phases::in_phase(Phase::ReturnPawns)),
                    phases::pass_excalibur.run_if(phases::in_phase(Phase::PassExcalibur)),
                    phases::refuse_rest,
                    phases::mirror_phase,
                )
                    .chain()
                    .run_if(being_played),
            )
                .chain()
                .in_set(FlowSet),
        );
}
