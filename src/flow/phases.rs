//! One system a phase: each does the acts that belong to it, and what follows by itself within it.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    CurrentGame, Gate, Happened, InPhase, Recorder, Refused, SaveTrouble, Submit, Undo, Withheld,
};
use crate::rules::{Act, Phase, Told};

/// Acts that came in and are not done yet, in order.
#[derive(Resource, Default)]
pub(super) struct Inbox(Vec<Act>);

impl Inbox {
    /// Forgets what was meant for the game before, or for the game as it was.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

/// What every phase works on.
#[derive(SystemParam)]
pub(super) struct Turn<'w> {
    current: ResMut<'w, CurrentGame>,
    inbox: ResMut<'w, Inbox>,
    recorder: ResMut<'w, Recorder>,
    undo: ResMut<'w, Undo>,
    happened: MessageWriter<'w, Happened>,
    refused: MessageWriter<'w, Refused>,
    trouble: MessageWriter<'w, SaveTrouble>,
}

impl Turn<'_> {
    /// Does all that belongs to a phase: acts from the inbox, and what follows by itself.
    fn run(&mut self, phase: Phase) {
        loop {
            let mut told: Vec<Told> = Vec::new();
            if self.current.game.phase() != phase {
                return;
            }
            if !self.current.game.step(&mut told) {
                if self.inbox.0.is_empty() {
                    return;
                }
                let act = self.inbox.0.remove(0);
                if let Err(why) = self.current.game.apply(act, &mut told) {
                    self.refused.write(Refused { act, why });
                    continue;
                }
                let CurrentGame {
                    setup, game, acts, ..
                } = &*self.current;
                self.undo.acted(setup, acts.len(), act, game);
                self.current.acts.push(act);
                // On disk before anybody is told: what was shown as done is never lost.
                if let Err(trouble) = self.recorder.append(act) {
                    self.trouble.write(trouble);
                }
            }
            for told in &told {
                self.undo.told(&told.event);
            }
            self.happened.write_batch(told.into_iter().map(Happened));
        }
    }
}

/// Whether a game is in a phase right now; the Bevy state follows a frame later.
pub(super) fn in_phase(phase: Phase) -> impl Fn(Option<Res<CurrentGame>>) -> bool + Clone {
    move |current| current.is_some_and(|current| current.game.phase() == phase)
}

pub(super) fn collect(
    mut submitted: MessageReader<Submit>,
    current: Res<CurrentGame>,
    mut inbox: ResMut<Inbox>,
    gate: Res<Gate>,
    mut withheld: MessageWriter<Withheld>,
) {
    for submit in submitted.read() {
        if submit.game == current.id && !gate.lets(submit.act) {
            withheld.write(Withheld(submit.act));
            continue;
        }
        // The same twice in a frame is a double-click, even where the second would be legal: the hand that is passed on may
        // hold another such card.
        if submit.game == current.id && !inbox.0.contains(&submit.act) {
            inbox.0.push(submit.act);
        }
    }
}

pub(super) fn deal(mut turn: Turn) {
    turn.run(Phase::Deal);
}

pub(super) fn choose(mut turn: Turn) {
    turn.run(Phase::Choose);
}

pub(super) fn play(mut turn: Turn) {
    turn.run(Phase::Play);
}

pub(super) fn score(mut turn: Turn) {
    turn.run(Phase::Score);
}

pub(super) fn return_pawns(mut turn: Turn) {
    turn.run(Phase::ReturnPawns);
}

pub(super) fn pass_excalibur(mut turn: Turn) {
    turn.run(Phase::PassExcalibur);
}

/// Acts that no phase wanted are illegal now: say why.
pub(super) fn refuse_rest(mut turn: Turn) {
    for act in std::mem::take(&mut turn.inbox.0) {
        if let Err(why) = turn.current.game.clone().apply(act, &mut ()) {
            turn.refused.write(Refused { act, why });
        } else {
            // Its phase began after its system ran: next frame.
            turn.inbox.0.push(act);
        }
    }
}

pub(super) fn mirror_phase(
    current: Res<CurrentGame>,
    state: Res<State<InPhase>>,
    mut next: ResMut<NextState<InPhase>>,
) {
    let phase = InPhase::from(current.game.phase());
    if *state.get() != phase {
        next.set(phase);
    }
}
