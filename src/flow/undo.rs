//! Taking acts back, and doing them again: how far one may go, and the messages for it.
//!
//! One step back is the last act of a person and all that computer players and solo opponents did after it. That is free
//! until another person has acted since, or anybody has been shown a card that only the act led to: a hand passed on or
//! dealt, a card turned up, a card that another seat played. Further back it goes where nobody has to be asked, or by
//! consent of the table: [`TakeBacks`].

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    CurrentGame, GameId, Happened, Recorder, SaveTrouble,
    phases::Inbox,
    retold::{LastAct, Retold, retell},
};
use crate::{
    records::{SeatKind, Setup},
    rules::{Act, Event, Game, Seat, Told},
};

/// How far acts may be taken back.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TakeBacks {
    /// Until something hidden was shown, or another person has acted.
    #[default]
    Free,
    /// Back to the start of the game, one act of a person after the other: the people at the table have agreed to it.
    Any,
}

impl TakeBacks {
    /// What the people at a table have agreed to before the game; it holds when the game is taken up again.
    #[must_use]
    pub const fn agreed(setup: &Setup) -> Self {
        if setup.agreed.take_backs {
            Self::Any
        } else {
            Self::Free
        }
    }

    /// How far it goes at a table: one person alone need not ask anybody.
    #[must_use]
    pub fn at(self, setup: &Setup) -> Self {
        let people = setup
            .seats
            .iter()
            .filter(|seat| seat.kind == SeatKind::Person);
        if people.count() == 1 { Self::Any } else { self }
    }
}

/// Asks for the last act of a person to be taken back, and all that came after it.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct TakeBack;

/// Asks for what was taken back last to be done again.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Redo;

/// An act was taken back, and that is on disk. Whoever shows the game starts afresh with what is left of it.
#[derive(Message, Clone, Debug)]
pub struct TakenBack {
    /// Whose act.
    pub seat: Seat,
    /// All that has happened in the game as it is now, oldest first.
    pub past: Vec<Told>,
}

/// An act was done again; what happens by it is told as ever.
#[derive(Message, Clone, Copy, Debug)]
pub struct Redone {
    /// Whose act.
    pub seat: Seat,
}

/// Why an act can't be taken back, or done again; the game is untouched.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoUndo {
    /// No person has acted yet.
    #[error("there is no act to take back")]
    Nothing,
    /// Nothing was taken back, or something else was done since.
    #[error("there is no act to do again")]
    NothingToRedo,
    /// Somebody has been shown what is hidden.
    #[error("something hidden was shown since")]
    Hidden,
    /// Another person has acted since, be it that this was taken back again.
    #[error("seat {} has acted since", .0.0)]
    Other(Seat),
    /// The game is over (4.8).
    #[error("the game is over")]
    Over,
}

/// What could be taken back, and done again.
#[derive(Resource, Debug, Default)]
pub struct Undo {
    /// The last act of a person in force.
    last: Option<LastAct>,
    /// What was taken back and may be done again, first act first. It can always be played on from the present game.
    future: Vec<Act>,
    /// Every act of a person that was taken back, and how many acts were in force before it: others have seen it.
    withdrawn: Vec<(usize, Seat)>,
}

impl Undo {
    /// Whose act would be taken back.
    ///
    /// # Errors
    /// Why none can be.
    pub fn may_take_back(&self, current: &CurrentGame, how_far: TakeBacks) -> Result<Seat, NoUndo> {
        self.step_back(current, how_far).map(|last| last.seat)
    }

    fn step_back(&self, current: &CurrentGame, how_far: TakeBacks) -> Result<LastAct, NoUndo> {
        if current.game.is_over() {
            return Err(NoUndo::Over);
        }
        let last = self.last.ok_or(NoUndo::Nothing)?;
        if how_far.at(&current.setup) == TakeBacks::Any {
            return Ok(last);
        }
        let acted_since =
            |&&(before, seat): &&(usize, Seat)| before > last.before && seat != last.seat;
        if let Some(&(_, other)) = self.withdrawn.iter().find(acted_since) {
            return Err(NoUndo::Other(other));
        }
        if last.hidden_shown {
            return Err(NoUndo::Hidden);
        }
        Ok(last)
    }

    /// Whose act would be done again.
    ///
    /// # Errors
    /// Why none can be.
    pub fn may_redo(&self, current: &CurrentGame) -> Result<Seat, NoUndo> {
        if current.game.is_over() {
            return Err(NoUndo::Over);
        }
        let mut people = self
            .future
            .iter()
            .filter(|act| is_person(&current.setup, act.seat()));
        people
            .next()
            .map(|act| act.seat())
            .ok_or(NoUndo::NothingToRedo)
    }

    /// One step on: up to the next act of a person, and what others did after it.
    fn step_on(&mut self, setup: &Setup) -> Vec<Act> {
        let person = |act: &Act| is_person(setup, act.seat());
        let Some(first) = self.future.iter().position(person) else {
            return Vec::new();
        };
        let next = self.future[first + 1..].iter().position(person);
        let end = next.map_or(self.future.len(), |next| first + 1 + next);
        self.future.drain(..end).collect()
    }

    /// A game begins, or goes on from its record.
    pub(super) fn begin(
        &mut self,
        setup: &Setup,
        last: Option<LastAct>,
        taken_back: &[(usize, Act)],
    ) {
        *self = Self {
            last,
            future: Vec::new(),
            withdrawn: withdrawn(setup, taken_back),
        };
    }

    /// An act was done after so many others, and led to this game, which may have to settle yet.
    pub(super) fn acted(&mut self, setup: &Setup, before: usize, act: Act, game: &Game) {
        LastAct::note_act(&mut self.last, setup, before, act);
        self.follow(act, game);
    }

    /// Something happened.
    pub(super) fn told(&mut self, event: &Event) {
        LastAct::note_event(&mut self.last, event);
    }

    /// What was taken back can still be done again if this act is part of it; otherwise it is another game now.
    fn follow(&mut self, act: Act, game: &Game) {
        // In a draft several seats choose in any order: what a seat does next is what it did first.
        let own = self
            .future
            .iter()
            .position(|next| next.seat() == act.seat());
        match own {
            Some(at) if self.future[at] == act => {
                self.future.remove(at);
                if !can_follow(game, &self.future) {
                    self.future.clear();
                }
            }
            _ => self.future.clear(),
        }
    }
}

/// What going back and forth works on.
#[derive(SystemParam)]
pub(super) struct Rewind<'w> {
    current: ResMut<'w, CurrentGame>,
    undo: ResMut<'w, Undo>,
    how_far: Res<'w, TakeBacks>,
    id: ResMut<'w, GameId>,
    inbox: ResMut<'w, Inbox>,
    recorder: ResMut<'w, Recorder>,
    refused: MessageWriter<'w, NoUndo>,
    trouble: MessageWriter<'w, SaveTrouble>,
}

impl Rewind<'_> {
    /// What was on its way was meant for the game as it was.
    fn drop_answers(&mut self) {
        self.current.id = self.id.next();
        self.inbox.clear();
    }

    fn back(&mut self) -> Option<TakenBack> {
        let last = match self.undo.step_back(&self.current, *self.how_far) {
            Ok(last) => last,
            Err(why) => {
                self.refused.write(why);
                return None;
            }
        };
        let Retold {
            game,
            past,
            last: earlier,
        } = retell(&self.current.setup, self.current.acts.get(..last.before)?)?;
        let back = self.current.acts.split_off(last.before);
        self.current.game = game;
        // On disk before anybody is told.
        if let Err(trouble) = self.recorder.take_back(back.len()) {
            self.trouble.write(trouble);
        }
        self.undo.last = earlier;
        self.undo.withdrawn.push((last.before, last.seat));
        self.undo.future.splice(0..0, back);
        self.drop_answers();
        let seat = last.seat;
        Some(TakenBack { seat, past })
    }

    fn on(&mut self, told: &mut Vec<Told>) -> Option<Redone> {
        let seat = match self.undo.may_redo(&self.current) {
            Ok(seat) => seat,
            Err(why) => {
                self.refused.write(why);
                return None;
            }
        };
        // Between two phases the game has something to do yet before the next choice.
        self.current.game.settle(told);
        for act in self.undo.step_on(&self.current.setup) {
            let from = told.len();
            if self.current.game.play(act, told).is_err() {
                // Can't be: what is done otherwise ends what can be done again.
                self.undo.future.clear();
                break;
            }
            let before = self.current.acts.len();
            self.current.acts.push(act);
            if let Err(trouble) = self.recorder.append(act) {
                self.trouble.write(trouble);
            }
            LastAct::note_act(&mut self.undo.last, &self.current.setup, before, act);
            for told in &told[from..] {
                self.undo.told(&told.event);
            }
        }
        self.drop_answers();
        Some(Redone { seat })
    }
}

pub(super) fn take_back(
    mut asked: MessageReader<TakeBack>,
    mut rewind: Rewind,
    mut taken: MessageWriter<TakenBack>,
) {
    for _ in asked.read() {
        taken.write_batch(rewind.back());
    }
}

/// A prepared game can't be told again from its setup, and a lesson goes on only.
pub(super) fn not_in_lessons(
    mut back: MessageReader<TakeBack>,
    mut on: MessageReader<Redo>,
    mut refused: MessageWriter<NoUndo>,
) {
    if back.read().count() + on.read().count() > 0 {
        refused.write(NoUndo::Nothing);
    }
}

pub(super) fn redo(
    mut asked: MessageReader<Redo>,
    mut rewind: Rewind,
    mut redone: MessageWriter<Redone>,
    mut happened: MessageWriter<Happened>,
) {
    for _ in asked.read() {
        let mut told = Vec::new();
        redone.write_batch(rewind.on(&mut told));
        happened.write_batch(told.into_iter().map(Happened));
    }
}

/// Whether these acts can be done one after the other.
fn can_follow(game: &Game, acts: &[Act]) -> bool {
    let mut game = game.clone();
    game.settle(&mut ());
    acts.iter().all(|&act| game.play(act, &mut ()).is_ok())
}

fn withdrawn(setup: &Setup, taken_back: &[(usize, Act)]) -> Vec<(usize, Seat)> {
    let people = taken_back
        .iter()
        .filter(|(_, act)| is_person(setup, act.seat()));
    people.map(|&(before, act)| (before, act.seat())).collect()
}

/// Whether a person sits at a seat.
pub(super) fn is_person(setup: &Setup, seat: Seat) -> bool {
    setup
        .seats
        .get(seat.index())
        .is_some_and(|seat| seat.kind == SeatKind::Person)
}
