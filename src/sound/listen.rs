//! Hears what the table and the screens show, and asks for the sounds of it.

use bevy::prelude::*;
use bevy_egui::{
    EguiFullOutput,
    egui::{WidgetType, output::OutputEvent},
};

use super::{
    Effect, Piece,
    cues::{Cue, Listener, Sound, cues},
};
use crate::{
    flow::{CurrentGame, Refused},
    rules::{Asked, Event, Seat, SeatSet},
    screens::{Menu, RulesBook, Screen},
    seats::Desk,
    table::{Choice, Shown},
};

/// Asks for a sound to be heard now.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Hear(pub Sound);

/// Seconds before a dial clicks again while it is turned.
const CLICK: f32 = 0.09;
/// Something shown that is over before it was heard is skipped; so many at once, and a page is turned instead.
const SKIPPED: usize = 3;

/// How far the table has been heard.
#[derive(Default)]
pub(super) struct Heard {
    game: Option<u64>,
    /// Events that were over when last heard, and whether the next one had begun.
    over: usize,
    begun: bool,
    due: Vec<Cue>,
    scored: bool,
}

/// The sounds of the event on the table, each when its time has come.
pub(super) fn table(
    current: Option<Res<CurrentGame>>,
    shown: Option<Res<Shown>>,
    desk: Res<Desk>,
    mut heard: Local<Heard>,
    mut hear: MessageWriter<Hear>,
) {
    let (Some(current), Some(shown)) = (current, shown) else {
        *heard = Heard::default();
        return;
    };
    let over = shown.chronicle.len();
    if heard.game != Some(current.id) || over < heard.over {
        *heard = Heard {
            game: Some(current.id),
            over,
            // A game that is gone on with in the middle of its scoring has had its fanfare.
            scored: over > 0,
            ..Heard::default()
        };
    }
    let passed = over - heard.over;
    if passed > 0 {
        for entry in &shown.chronicle[heard.over..] {
            heard.remember(&entry.event);
        }
        heard.over = over;
        heard.begun = false;
        heard.due.clear();
        if passed > SKIPPED {
            hear.write(Hear(Effect::JournalPage.into()));
        }
    }
    let Some(playing) = &shown.playing else {
        return;
    };
    if !heard.begun {
        heard.begun = true;
        let listener = Listener {
            viewer: desk.viewer,
            journals: current.setup.journals,
            still: playing.still,
            first_road: !heard.scored,
        };
        heard.due = cues(&playing.told.event, &listener);
    }
    heard.due.retain(|cue| {
        let waits = cue.at > playing.elapsed;
        if !waits {
            hear.write(Hear(cue.sound));
        }
        waits
    });
}

impl Heard {
    const fn remember(&mut self, event: &Event) {
        match event {
            Event::RoundBegan { .. } => self.scored = false,
            Event::RoadBegan { .. } => self.scored = true,
            _ => {}
        }
    }
}

/// What was there in the last frame.
#[derive(Default)]
pub(super) struct Before {
    card: Option<usize>,
    curtain: Option<Seat>,
    open: [bool; 2],
    /// Another seat acted since the person at the desk did.
    others: bool,
    told: usize,
}

/// A card that is raised, the curtain, books, and the bell that calls a person to act after others.
pub(super) fn desk(
    current: Option<Res<CurrentGame>>,
    shown: Option<Res<Shown>>,
    desk: Res<Desk>,
    choice: Res<Choice>,
    menu: Option<Res<Menu>>,
    book: Option<Res<RulesBook>>,
    mut refused: MessageReader<Refused>,
    mut before: Local<Before>,
    mut hear: MessageWriter<Hear>,
) {
    let mut say = |effect: Effect| {
        hear.write(Hear(effect.into()));
    };
    if refused.read().count() > 0 {
        say(Effect::Refused);
    }
    let card = std::mem::replace(&mut before.card, choice.card);
    if choice.card.is_some() && choice.card != card {
        say(Effect::CardPick);
    }
    let curtain = std::mem::replace(&mut before.curtain, desk.curtain);
    if desk.curtain.is_some() != curtain.is_some() {
        say(Effect::Curtain);
    }
    let open = [
        menu.is_some_and(|menu| menu.is_open()),
        book.is_some_and(|book| book.is_open()),
    ];
    let were = std::mem::replace(&mut before.open, open);
    for (is, was) in open.into_iter().zip(were) {
        match (was, is) {
            (false, true) => say(Effect::Book),
            (true, false) => say(Effect::JournalClose),
            _ => {}
        }
    }
    let (Some(current), Some(shown)) = (current, shown) else {
        *before = Before {
            open: before.open,
            ..Before::default()
        };
        return;
    };
    if shown.chronicle.len() < before.told {
        before.told = shown.chronicle.len();
    }
    for entry in &shown.chronicle[before.told..] {
        if let Event::Played { seat, .. } | Event::KitchenMove { seat, .. } = entry.event {
            before.others = Some(seat) != desk.viewer;
        }
    }
    before.told = shown.chronicle.len();
    let asked = choice.asked(&current, &shown, &desk);
    if before.others && asked.is_some_and(|(_, asked)| asked != Asked::Choose) {
        before.others = false;
        say(Effect::YourTurn);
    }
}

/// The end of a game: cheers for whoever is knighted, or mud on the surcoat.
pub(super) fn results(current: Option<Res<CurrentGame>>, mut hear: MessageWriter<Hear>) {
    let Some(current) = current else {
        return;
    };
    if is_lost(&current) {
        hear.write(Hear(Sound::Sting(Piece::Defeat)));
    } else {
        hear.write(Hear(Sound::Sting(Piece::Knighted)));
        hear.write(Hear(Effect::Cheer.into()));
    }
}

/// Whether it was a challenge, and the person didn't win it.
pub(super) fn is_lost(current: &CurrentGame) -> bool {
    current.setup.challenge.is_some() && current.game.winners() != Some(SeatSet::only(Seat(0)))
}

/// Buttons and dials, wherever they are.
pub(super) fn controls(
    outputs: Query<&EguiFullOutput>,
    time: Res<Time<Real>>,
    mut clicked: Local<f32>,
    mut hear: MessageWriter<Hear>,
) {
    let outputs = outputs.iter().filter_map(|output| output.0.as_ref());
    for event in outputs.flat_map(|output| &output.platform_output.events) {
        match event {
            OutputEvent::Clicked(info) if info.enabled && info.typ != WidgetType::Label => {
                hear.write(Hear(Effect::Press.into()));
            }
            OutputEvent::ValueChanged(info) if info.typ == WidgetType::Slider => {
                let now = time.elapsed_secs();
                if now - *clicked >= CLICK {
                    *clicked = now;
                    hear.write(Hear(Effect::Tick.into()));
                }
            }
            _ => {}
        }
    }
}

/// The piece that belongs to what is shown; none while a sting stands for it.
#[must_use]
pub fn piece_for(screen: Screen, current: Option<&CurrentGame>) -> Piece {
    match (screen, current) {
        (Screen::Table | Screen::Review, Some(current)) if current.setup.challenge.is_some() => {
            Piece::Challenge
        }
        (Screen::Table | Screen::Review, Some(current)) => match current.setup.side {
            crate::rules::Side::Day => Piece::Day,
            crate::rules::Side::Night => Piece::Night,
        },
        (Screen::Results, Some(current)) if is_lost(current) => Piece::Night,
        (Screen::Results, Some(_)) => Piece::Victory,
        _ => Piece::Title,
    }
}
