//! The board at choices of a game that is over, to be looked at: nothing can be done there.
//!
//! What is shown is a game told anew up to a choice. The game itself stays as it ended, so that nobody is asked for anything.

use bevy::{
    ecs::message::{MessageCursor, Messages},
    input::keyboard::KeyboardInput,
    prelude::*,
};

use super::Shown;
use crate::{
    flow::CurrentGame,
    input::Given,
    review::{Mistake, look_back},
    screens::Screen,
    seats::Desk,
    settings::Command,
};

/// Asks to look at one of a few choices on the board.
#[derive(Message, Clone, Debug)]
pub struct LookAt {
    /// The choices.
    pub choices: Vec<Mistake>,
    /// Which one first.
    pub at: usize,
}

/// What to do while looking back.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The choice before.
    Back,
    /// The choice after.
    On,
    /// Enough of it.
    Close,
}

/// A look back: it lasts until the table is left.
#[derive(Resource, Debug)]
pub struct LookBack {
    choices: Vec<Mistake>,
    at: usize,
    /// The end of the game, to be put back.
    end: Option<(Shown, Desk)>,
}

impl LookBack {
    /// The choice looked at.
    #[must_use]
    pub fn choice(&self) -> Option<&Mistake> {
        self.choices.get(self.at)
    }

    /// Its number, from 1, and how many there are.
    #[must_use]
    pub const fn number(&self) -> (usize, usize) {
        (self.at + 1, self.choices.len())
    }
}

/// Puts the board as it was on the table.
pub(super) fn begin(
    mut asked: MessageReader<LookAt>,
    mut commands: Commands,
    current: Option<Res<CurrentGame>>,
    shown: Option<ResMut<Shown>>,
    mut desk: ResMut<Desk>,
    mut next: ResMut<NextState<Screen>>,
) {
    let (Some(look), Some(current), Some(mut shown)) = (asked.read().last(), current, shown) else {
        return;
    };
    let choice = look.choices.get(look.at);
    let Some((then, seen)) = choice.and_then(|choice| as_it_was(&current, choice)) else {
        return;
    };
    let end = (
        std::mem::replace(&mut *shown, then),
        std::mem::replace(&mut *desk, seen),
    );
    commands.insert_resource(LookBack {
        choices: look.choices.clone(),
        at: look.at,
        end: Some(end),
    });
    next.set(Screen::Table);
}

fn as_it_was(current: &CurrentGame, choice: &Mistake) -> Option<(Shown, Desk)> {
    let acts = current.acts.get(..choice.acts)?;
    let (game, past) = look_back(&current.setup, acts)?;
    let desk = Desk {
        viewer: Some(choice.view.seat),
        curtain: None,
        ..Desk::default()
    };
    Some((Shown::new(game, &past), desk))
}

/// Goes to another choice, or back to where the look began.
pub(super) fn turn(
    mut asked: MessageReader<Turn>,
    current: Res<CurrentGame>,
    mut look: ResMut<LookBack>,
    mut shown: ResMut<Shown>,
    mut desk: ResMut<Desk>,
    mut next: ResMut<NextState<Screen>>,
) {
    for turn in asked.read() {
        let count = look.choices.len().max(1);
        match turn {
            Turn::Back => look.at = (look.at + count - 1) % count,
            Turn::On => look.at = (look.at + 1) % count,
            Turn::Close => next.set(Screen::Review),
        }
        if let Some(seen) = look.choice().and_then(|choice| as_it_was(&current, choice)) {
            (*shown, *desk) = seen;
        }
    }
}

/// The table is left: it shows the end of the game again.
pub(super) fn end(
    mut commands: Commands,
    look: Option<ResMut<LookBack>>,
    shown: Option<ResMut<Shown>>,
    mut desk: ResMut<Desk>,
) {
    let Some(mut look) = look else { return };
    if let (Some((last, who)), Some(mut shown)) = (look.end.take(), shown) {
        (*shown, *desk) = (last, who);
    }
    commands.remove_resource::<LookBack>();
}

/// Keys are for the look back alone, but for those of the board and of the window.
pub(super) fn keys(
    mut pressed: ResMut<Messages<KeyboardInput>>,
    mut given: ResMut<Messages<Given>>,
    mut turns: MessageWriter<Turn>,
    mut heard: Local<MessageCursor<Given>>,
) {
    let new: Vec<Given> = heard.read(&given).copied().collect();
    if new.is_empty() {
        return;
    }
    pressed.clear();
    given.clear();
    for new in new {
        match new.command {
            Command::Back | Command::Menu => {
                turns.write(Turn::Close);
            }
            Command::Previous if !new.for_focus => {
                turns.write(Turn::Back);
            }
            Command::Next if !new.for_focus => {
                turns.write(Turn::On);
            }
            _ => {
                given.write(new);
            }
        }
    }
    // What was let through is not heard again.
    heard.clear(&given);
}
