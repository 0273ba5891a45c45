//! What the characters remark: now and then a few words beside a portrait, at moments that everybody sees.
//!
//! What is said follows from the game and its seed alone, so that a game with a seed is spoken the same. A remark that would
//! come too soon after another is never made up for.

#[cfg(test)]
mod tests;

use std::collections::HashSet;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContexts,
    egui::{Align, Order, Rect, pos2, vec2},
};

use super::{
    Mood, View,
    area::{layer, on_screen},
    kit::Type,
    plaque::{HEIGHT, PITCH},
    seats,
};
use crate::{
    art::{Face, palette},
    flow::CurrentGame,
    records::{SeatKind, Setup},
    rules::{Asked, Event, Game, Seat},
    screens::Motion,
    seats::Desk,
    settings::Settings,
    table::{Playing, Shown},
    words::{Words, say},
};

/// Seconds that a remark is seen, and between two of them.
const SEEN: f32 = 4.5;
const BETWEEN: f32 = 25.0;
/// Seconds of thinking that are worth a remark.
const LONG: f32 = 4.0;
/// Remarks in a round, at most.
const A_ROUND: usize = 2;
/// One moment in so many is left without a word.
const SILENT: u64 = 3;
/// From the column's top to the first plaque; the bubble's widest text, units.
const PLAQUES: f32 = 188.0;
const WIDEST: f32 = 250.0;

/// What there is to remark on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Moment {
    /// The speaker is first on a road that this round scores.
    Lead,
    /// A person went past the speaker.
    Passed,
    Win,
    Lose,
    /// The speaker has thought for long.
    Think,
}

impl Moment {
    const fn key(self) -> &'static str {
        match self {
            Self::Lead => "lead",
            Self::Passed => "passed",
            Self::Win => "win",
            Self::Lose => "lose",
            Self::Think => "think",
        }
    }

    const fn mood(self) -> Mood {
        match self {
            Self::Lead | Self::Win => Mood::Pleased,
            Self::Passed | Self::Lose => Mood::Dismayed,
            Self::Think => Mood::Calm,
        }
    }
}

#[derive(Debug)]
struct Remark {
    seat: Seat,
    moment: Moment,
    /// Its text.
    id: String,
    /// Seconds for which it has been seen.
    age: f32,
}

/// What was said in this game, and what is being said.
#[derive(Resource, Debug, Default)]
pub(super) struct Remarks {
    game: u64,
    now: Option<Remark>,
    /// Seconds since the last one came; none before the first.
    since: Option<f32>,
    /// Texts: none is said twice in a game.
    said: HashSet<String>,
    /// Who spoke in which round.
    spoke: Vec<(u8, Seat)>,
    /// How much had been told when it last listened.
    heard: Option<usize>,
    /// Who thinks, and for how many seconds.
    thinks: Option<(Seat, f32)>,
}

impl Remarks {
    /// How the speaker looks while being heard.
    pub(super) fn mood(&self, seat: Seat) -> Option<Mood> {
        let now = self.now.as_ref().filter(|now| now.seat == seat)?;
        Some(now.moment.mood())
    }

    /// Time goes by.
    fn pass(&mut self, seconds: f32) {
        self.since = self.since.map(|since| since + seconds);
        if let Some(now) = &mut self.now {
            now.age += seconds;
        }
        self.now.take_if(|now| now.age >= SEEN);
    }

    /// One of the candidates speaks, unless it would be too much.
    fn speak(&mut self, shown: &Shown, setup: &Setup, mut candidates: Vec<(Seat, Moment)>) {
        let round = shown.game.round();
        let lot = lot(setup.seed, shown.chronicle.len());
        candidates.retain(|&(seat, moment)| {
            let kind = setup.seats[seat.index()].kind;
            let id = id(setup, seat, moment);
            kind != SeatKind::Person
                && !self.said.contains(&id)
                && !self.spoke.contains(&(round, seat))
        });
        let this_round = self.spoke.iter().filter(|spoke| spoke.0 == round).count();
        let too_soon = self.since.is_some_and(|since| since < BETWEEN);
        let silent = lot.is_multiple_of(SILENT) || too_soon || this_round >= A_ROUND;
        if candidates.is_empty() || self.now.is_some() || silent {
            return;
        }
        let (seat, moment) = candidates[(lot / SILENT) as usize % candidates.len()];
        let id = id(setup, seat, moment);
        self.said.insert(id.clone());
        self.spoke.push((round, seat));
        self.since = Some(0.0);
        self.now = Some(Remark {
            seat,
            moment,
            id,
            age: 0.0,
        });
    }

    /// Hears what begins to be shown.
    fn hear(&mut self, shown: &Shown, setup: &Setup) {
        if self.heard.replace(shown.chronicle.len()) == Some(shown.chronicle.len()) {
            return;
        }
        if let Some(playing) = &shown.playing {
            self.speak(shown, setup, moments(shown, setup, playing));
        }
    }

    /// A computer player, or a solo opponent, has been at it for some seconds more.
    fn wait(&mut self, shown: &Shown, setup: &Setup, seconds: f32) {
        let waiting = shown.game.waiting();
        let alone = waiting
            .first()
            .filter(|_| waiting.len() == 1 && shown.settled());
        let before = match (self.thinks, alone) {
            (Some((seat, before)), Some(now)) if seat == now => before,
            _ => 0.0,
        };
        let now = before + seconds;
        self.thinks = alone.map(|seat| (seat, now));
        if let Some(seat) = alone.filter(|_| before < LONG && now >= LONG) {
            self.speak(shown, setup, vec![(seat, Moment::Think)]);
        }
    }
}

fn id(setup: &Setup, seat: Seat, moment: Moment) -> String {
    let character = seats::character(&setup.seats[seat.index()], seat);
    format!("remark-{character}-{}", moment.key())
}

/// A number that follows from the game's seed and from how much has happened.
const fn lot(seed: u64, told: usize) -> u64 {
    let mixed = (seed ^ (told as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
        .wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed >> 33
}

/// The last word, on the page of results: of a winner, else of one who has lost; none of people.
#[must_use]
pub fn last_word(words: &Words, setup: &Setup, game: &Game) -> Option<String> {
    let winners = game.winners()?;
    let speaks = |seat: &Seat| setup.seats[seat.index()].kind != SeatKind::Person;
    let (won, lost): (Vec<Seat>, Vec<Seat>) = Seat::all(game.rules().seats)
        .filter(speaks)
        .partition(|&seat| winners.contains(seat));
    let (seats, moment) = if won.is_empty() {
        (lost, Moment::Lose)
    } else {
        (won, Moment::Win)
    };
    let chosen = lot(setup.seed, 0) as usize % seats.len().max(1);
    let &seat = seats.get(chosen)?;
    let id = id(setup, seat, moment);
    let name = setup.seats[seat.index()].name.as_str();
    // The default face of a person has nothing to say.
    words
        .has(&id)
        .then(|| say!(words, "end-remark", says = words.say(&id), name = name))
}

/// Who could say something about what begins to be shown.
fn moments(shown: &Shown, setup: &Setup, playing: &Playing) -> Vec<(Seat, Moment)> {
    let rules = shown.game.rules();
    let all = Seat::all(rules.seats);
    match playing.told.event {
        Event::Moved {
            seat: mover, road, ..
        } => {
            let places = |seat| seats::places(shown, &playing.told.after, road, seat);
            let person = setup.seats[mover.index()].kind == SeatKind::Person;
            let scores = rules.roads[road].scores.contains(shown.game.round());
            let (was, is) = places(mover);
            let first = scores && is == Some(1) && was != Some(1);
            let lead = first.then_some((mover, Moment::Lead)).into_iter();
            let passed = all.filter(|&seat| {
                let (before, after) = places(seat);
                person && seat != mover && before.is_some() && after > before
            });
            lead.chain(passed.map(|seat| (seat, Moment::Passed)))
                .collect()
        }
        Event::TurnedUp { .. } => {
            let waits = shown.game.waiting();
            waits.iter().map(|seat| (seat, Moment::Think)).collect()
        }
        _ => Vec::new(),
    }
}

/// Listens to what is shown; nothing of it is said while people choose hidden cards, or behind the curtain.
pub(super) fn listen(
    mut remarks: ResMut<Remarks>,
    current: Res<CurrentGame>,
    shown: Res<Shown>,
    desk: Res<Desk>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let told = shown.chronicle.len();
    if remarks.game != current.id || remarks.heard.is_some_and(|heard| heard > told) {
        // Acts taken back give no second chance to say the same.
        let same = remarks.heard.is_some_and(|heard| heard > told && told > 0);
        let said = if same {
            std::mem::take(&mut remarks.said)
        } else {
            HashSet::new()
        };
        *remarks = Remarks {
            game: current.id,
            heard: Some(told),
            said,
            ..default()
        };
    }
    let quiet = shown.game.asked() == Some(Asked::Choose) || desk.curtain.is_some();
    if !settings.remarks || quiet {
        remarks.bypass_change_detection().now = None;
        remarks.bypass_change_detection().heard = Some(told);
        return;
    }
    // The first frame after a long sleep is no time that anybody saw.
    let seconds = time.delta_secs().min(0.3);
    let remarks = remarks.bypass_change_detection();
    remarks.pass(seconds);
    remarks.hear(&shown, &current.setup);
    remarks.wait(&shown, &current.setup, seconds);
    if remarks.now.is_some() {
        redraw.write(RequestRedraw);
    }
}

/// The words, left of the speaker's plaque. The pointer passes through them, and they give way to pawns to pick and to roads
/// to choose.
pub(super) fn bubble(mut contexts: EguiContexts, view: View, motion: Res<Motion>) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let Some(now) = &view.remarks.now else {
        return Ok(());
    };
    let busy = match view.asked() {
        Some((_, Asked::Kitchen(_) | Asked::Bonus)) => true,
        Some(_) => view.choice.card.is_some(),
        None => view.shown.ceremony.is_some(),
    };
    if busy {
        return Ok(());
    }
    let says = view.words.say(&now.id);
    let kind = Type::new(Face::Italic, 17.0, palette::INK);
    let kit = &view.kit;
    let text = [(says.as_str(), false)];
    let galley = kit.paragraph(&context, &text, kind, WIDEST, 22.0, Align::Min);
    let size = galley.rect.size() + vec2(32.0, 22.0);
    let column = on_screen(view.layout.column);
    let middle = column.min.y + PLAQUES + PITCH * f32::from(now.seat.0) + HEIGHT / 2.0;
    // It comes up beside the plaque, unless motion is reduced.
    let come = if motion.reduce {
        1.0
    } else {
        (now.age / 0.18).min(1.0)
    };
    let right = column.min.x + 6.0 + 14.0 * (1.0 - come);
    let rect = Rect::from_min_size(pos2(right - size.x, middle - size.y / 2.0), size);
    let mut painter = layer(&context, "remark", Order::Middle);
    painter.set_opacity(come);
    kit.body(&painter, "place-tag", rect);
    kit.at(
        &painter,
        "tooltip-tip-right",
        pos2(rect.max.x - 2.0, middle),
        0.8,
    );
    kit.write(
        &painter,
        rect.min + vec2(16.0, 11.0),
        Align::Min,
        &text,
        kind,
        WIDEST,
        22.0,
    );
    Ok(())
}
