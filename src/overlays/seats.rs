//! What can be said of a seat from what is shown: its state, its mood, its journal, its neighbour in the draft.

use bevy_egui::egui::{Painter, Pos2};

use super::{kit::Kit, tips};
use crate::{
    art::{Drawing, manifest},
    records::{SeatKind, SeatSetup, Setup},
    rules::{Asked, Event, Game, Passing, Phase, Road, RuleSet, Seat},
    table::Shown,
    words::{Words, say},
};

/// How a portrait looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mood {
    /// As ever.
    #[default]
    Calm,
    /// Points were gained.
    Pleased,
    /// Points were lost.
    Dismayed,
}

/// What a seat is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// Nothing worth a word.
    Idle,
    /// The person looking is to play.
    YourTurn,
    /// The person looking may use a favour: Kitchen move or first-player bonus.
    YourFavour,
    /// Another person is to act.
    Turn,
    /// A person keeps a card.
    Choosing,
    /// A computer player is at it.
    Thinking,
    /// Has kept a card in this pick.
    Chosen,
    /// Acts next.
    Next,
    /// Plays after all others, in this turn too.
    Last,
    /// Has played a card in this turn.
    Played,
    /// Has made the Kitchen move.
    Moved,
    /// Has declined it.
    Declined,
    /// Gains or loses points at this moment.
    Points(i8),
    /// Has got its points on the road being scored.
    Scored,
}

impl State {
    /// What the plaque says.
    pub(super) fn say(self, words: &Words) -> String {
        match self {
            Self::Idle => String::new(),
            Self::YourTurn => words.say("seat-your-turn"),
            Self::YourFavour => words.say("seat-favour"),
            Self::Turn => words.say("seat-turn"),
            Self::Choosing => words.say("seat-choosing"),
            Self::Thinking => words.say("seat-thinking"),
            Self::Chosen => words.say("seat-chosen"),
            Self::Next => words.say("seat-next"),
            Self::Last => words.say("seat-last"),
            Self::Played => words.say("seat-played"),
            Self::Moved => words.say("seat-moved"),
            Self::Declined => words.say("seat-declined"),
            Self::Points(points) if points < 0 => {
                say!(words, "seat-lost", points = points.unsigned_abs())
            }
            Self::Points(points) => say!(words, "seat-gained", points = points.unsigned_abs()),
            Self::Scored => words.say("seat-scored"),
        }
    }
}

/// What a seat is doing, as `viewer` sees it.
pub(super) fn state(shown: &Shown, setup: &Setup, viewer: Option<Seat>, seat: Seat) -> State {
    let game = &shown.game;
    if let Some(playing) = &shown.playing {
        match playing.told.event {
            Event::Scored {
                seat: scoring,
                points,
                ..
            } if scoring == seat => return State::Points(points),
            Event::Played { seat: plays, .. } if plays == seat => return State::Played,
            Event::Moved { seat: moves, .. } if moves == seat => {
                return match game.phase() {
                    Phase::Play => State::Played,
                    _ => State::Moved,
                };
            }
            _ => {}
        }
    }
    if let Some(ceremony) = &shown.ceremony {
        let called = ceremony.called.iter().any(|&(called, ..)| called == seat);
        return if called { State::Scored } else { State::Idle };
    }
    let Some(asked) = game.asked() else {
        return State::Idle;
    };
    if game.waiting().contains(seat) {
        return match (asked, setup.seats[seat.index()].kind) {
            (Asked::Choose, SeatKind::Person) => State::Choosing,
            (_, SeatKind::Person) if viewer == Some(seat) => match asked {
                Asked::Play => State::YourTurn,
                _ => State::YourFavour,
            },
            (_, SeatKind::Person) => State::Turn,
            _ => State::Thinking,
        };
    }
    match asked {
        Asked::Choose if game.rules().passing == Passing::Row => next_in_turn(game, seat, |_| true),
        Asked::Choose => State::Chosen,
        Asked::Play => {
            let turn = game.waiting().first().map_or(0, |s| game.played(s).len());
            if game.played(seat).len() > turn {
                State::Played
            } else {
                match next_in_turn(game, seat, |next| game.played(next).len() == turn) {
                    State::Idle if tips::plays_last(game, seat) => State::Last,
                    state => state,
                }
            }
        }
        Asked::Kitchen(_) => used_favour(shown, seat),
        Asked::Bonus => State::Idle,
    }
}

/// Whether the seat acts right after the one the game waits for.
fn next_in_turn(game: &Game, seat: Seat, still: impl Fn(Seat) -> bool) -> State {
    let next = game
        .waiting()
        .first()
        .map(|s| s.clockwise(game.rules().seats));
    if next == Some(seat) && still(seat) {
        State::Next
    } else {
        State::Idle
    }
}

/// What the seat did with its Kitchen move in this round.
fn used_favour(shown: &Shown, seat: Seat) -> State {
    let this_step = shown
        .chronicle
        .iter()
        .rev()
        .take_while(|entry| !matches!(entry.event, Event::RoadBegan { .. } | Event::Discarded));
    for entry in this_step {
        match entry.event {
            Event::KitchenMove { seat: moved, .. } if moved == seat => return State::Moved,
            Event::KitchenDeclined { seat: declined, .. } if declined == seat => {
                return State::Declined;
            }
            _ => {}
        }
    }
    State::Idle
}

/// Whether the plaque stands out: the game waits for this seat alone, or for whoever looks, or it gets its points.
pub(super) fn is_active(shown: &Shown, viewer: Option<Seat>, seat: Seat) -> bool {
    if let Some(playing) = &shown.playing {
        return match playing.told.event {
            Event::Scored { seat: acting, .. }
            | Event::Played { seat: acting, .. }
            | Event::Moved { seat: acting, .. } => acting == seat,
            _ => false,
        };
    }
    let waiting = shown.game.waiting();
    waiting.contains(seat) && (waiting.len() == 1 || viewer == Some(seat))
}

/// How the seat looks at what happens.
pub(super) fn mood(shown: &Shown, seat: Seat) -> Mood {
    let Some(playing) = &shown.playing else {
        return Mood::Calm;
    };
    match playing.told.event {
        Event::Scored {
            seat: scoring,
            points,
            ..
        } if scoring == seat => {
            if points < 0 {
                Mood::Dismayed
            } else {
                Mood::Pleased
            }
        }
        Event::Moved {
            seat: mover, road, ..
        } => match places(shown, &playing.told.after, road, seat) {
            (before, Some(1)) if mover == seat && before != Some(1) => Mood::Pleased,
            (Some(1), Some(after)) if mover != seat && after > 1 => Mood::Dismayed,
            _ => Mood::Calm,
        },
        Event::ParchmentTaken { seat: taker, .. } if taker == seat => Mood::Pleased,
        Event::Ended { winners, .. } if winners.contains(seat) => Mood::Pleased,
        Event::Ended { .. } => Mood::Dismayed,
        _ => Mood::Calm,
    }
}

/// A seat's place on a road before and after what is being shown.
pub(super) fn places(
    shown: &Shown,
    after: &Game,
    road: Road,
    seat: Seat,
) -> (Option<usize>, Option<usize>) {
    let place = |game: &Game| game.track(road).place(seat);
    (place(&shown.game), place(after))
}

/// The points in a seat's journal, if `viewer` may read it (4.9, 9.1).
pub(super) fn journal(game: &Game, viewer: Option<Seat>, seat: Seat) -> Option<i16> {
    let open = game.rules().mode.journals == crate::rules::Journals::Open || game.is_over();
    (open || viewer == Some(seat)).then(|| game.score(seat))
}

/// Who gets the cards that a seat leaves (2.4, 6.1); nobody where cards are taken from a row (7.3).
#[must_use]
pub fn neighbour(rules: &RuleSet, round: u8, seat: Seat) -> Option<Seat> {
    match rules.passing {
        Passing::Row => None,
        Passing::Alternate if !RuleSet::clockwise(round) => {
            Some(seat.counter_clockwise(rules.seats))
        }
        Passing::Alternate | Passing::Swap => Some(seat.clockwise(rules.seats)),
    }
}

/// The part that shows a seat's face: the portrait chosen for it, or one of its own.
#[must_use]
pub fn portrait(setup: &SeatSetup, seat: Seat, mood: Mood) -> String {
    let mood = match mood {
        Mood::Calm => "calm",
        Mood::Pleased => "pleased",
        Mood::Dismayed => "dismayed",
    };
    format!("portrait-{}-{mood}", character(setup, seat))
}

/// Who of the cast sits there, by the key of the portrait.
pub(super) fn character(setup: &SeatSetup, seat: Seat) -> &str {
    const FACES: [&str; 5] = ["maud", "enid", "rowan", "osric", "perceval"];
    let drawn = |key: &&str| manifest().part(&format!("portrait-{key}-calm")).is_some();
    let own = setup.portrait.as_deref().filter(drawn);
    own.unwrap_or(match setup.kind {
        SeatKind::Agravain => "agravain",
        SeatKind::Brisen => "brisen",
        _ => FACES[seat.index() % FACES.len()],
    })
}

/// A seat's face about `centre`, `width` units wide. Until the mood's picture is there, the face stays calm.
pub(super) fn face(
    kit: &Kit<'_>,
    painter: &Painter,
    setup: &SeatSetup,
    seat: Seat,
    mood: Mood,
    centre: Pos2,
    width: f32,
) {
    let mut part = portrait(setup, seat, mood);
    let there = kit.art().picture(Drawing::Part(&part), Some(width)).pixels[0] > 0;
    if !there {
        part = portrait(setup, seat, Mood::Calm);
    }
    kit.at(painter, &part, centre, width / FACE_DRAWN);
}

/// Has a face made in all its moods, `width` units wide.
pub(super) fn prepare_faces(kit: &Kit<'_>, setup: &SeatSetup, seat: Seat, width: f32) {
    for mood in [Mood::Calm, Mood::Pleased, Mood::Dismayed] {
        let part = portrait(setup, seat, mood);
        kit.art().picture(Drawing::Part(&part), Some(width));
    }
}

/// Width of a portrait as it is drawn.
const FACE_DRAWN: f32 = 128.0;
