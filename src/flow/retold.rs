//! A game told anew from its acts.

use super::undo::is_person;
use crate::{
    records::Setup,
    rules::{Act, Event, Game, Seat, Told},
};

/// The last act of a person that is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LastAct {
    /// How many acts were done before it.
    pub before: usize,
    /// Whose.
    pub seat: Seat,
    /// Whether since then somebody was shown a hidden card that is not this seat's own.
    pub hidden_shown: bool,
}

impl LastAct {
    /// An act was done after so many others.
    pub fn note_act(last: &mut Option<Self>, setup: &Setup, before: usize, act: Act) {
        let seat = act.seat();
        if is_person(setup, seat) {
            *last = Some(Self {
                before,
                seat,
                hidden_shown: false,
            });
        }
    }

    /// Something happened.
    pub fn note_event(last: &mut Option<Self>, event: &Event) {
        if let Some(last) = last {
            last.hidden_shown |= shows_hidden(event, last.seat);
        }
    }
}

/// Whether somebody is shown a card by it that was hidden before, and that the seat did not show of its own will.
const fn shows_hidden(event: &Event, own: Seat) -> bool {
    match *event {
        // Everybody looks into another hand (2.3, 2.4, 6.1), or the next card of the row lies open (7.3).
        Event::Dealt | Event::Passed { .. } | Event::TurnedUp { .. } => true,
        Event::Played { seat, .. } => seat.0 != own.0,
        // A card kept is its seat's secret, or was public before (7.3); all else follows from what lies open.
        _ => false,
    }
}

/// A game and all that happened in it.
pub(super) struct Retold {
    pub game: Game,
    pub past: Vec<Told>,
    pub last: Option<LastAct>,
}

/// Plays acts from the start; none if they are not this setup's, which a record and a game in play rule out.
pub(super) fn retell(setup: &Setup, acts: &[Act]) -> Option<Retold> {
    let mut past: Vec<Told> = Vec::new();
    let mut last = None;
    let mut game = setup.new_game().ok()?;
    game.settle(&mut past);
    for (before, &act) in acts.iter().enumerate() {
        let told = past.len();
        game.play(act, &mut past).ok()?;
        LastAct::note_act(&mut last, setup, before, act);
        for told in &past[told..] {
            LastAct::note_event(&mut last, &told.event);
        }
    }
    Some(Retold { game, past, last })
}
