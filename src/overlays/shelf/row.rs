//! The solo draft (7.3): five stacks in a row, what each seat has taken, and the challenge's face. All of it is public.

use bevy_egui::egui::{Align, Id, Painter, Pos2, Rect, Sense, StrokeKind, Tooltip, Ui, pos2, vec2};

use super::{GAP, HOVERED, Lie, RAISED, WIDE, challenge, pick, ring};
use crate::{
    art::{Drawing, Face, palette},
    overlays::{
        View,
        card::{self, card_box},
        kit::Type,
        seats::{self, Mood},
        tips,
    },
    rules::{Card, Event, Game, Hand, Seat},
    screens::Motion,
    words::{chronicle::Chronicler, say},
};

/// Stacks of the row.
const STACKS: usize = 5;
/// Cards that a seat has taken: width, and from one to the next.
const TAKEN: f32 = 92.0;
const FAN: f32 = 48.0;
/// How much of such a card can be seen: the ribbon, which has no room for a name, is under the shelf's edge.
const SEEN: f32 = 109.0;
/// A seat's block beneath the row, and from one to the next.
const BLOCK: Rect = Rect {
    min: pos2(28.0, 312.0),
    max: pos2(28.0 + 294.0, 480.0),
};
const BLOCK_PITCH: f32 = 302.0;
/// Seconds in which a card moves from the row to whoever took it, at normal speed.
const FLIGHT: f32 = 0.6;

/// Which stack the `i`-th of the cards on offer lies on: empty stacks offer none.
pub(in crate::overlays) fn stack_of(game: &Game, i: usize) -> Option<usize> {
    let filled = (0..STACKS).filter(|&stack| !game.row()[stack].is_empty());
    filled.into_iter().nth(i)
}

/// Where a stack's top card lies, not raised.
pub(super) fn stack_place(inner: Rect, stack: usize) -> Rect {
    let left = inner.min.x + 32.0 + (WIDE + GAP) * stack as f32;
    card_box(left, inner.min.y + 40.0, WIDE)
}

/// A card on its way from the row to whoever took it.
#[derive(Clone, Copy)]
struct Flight {
    stack: usize,
    card: Card,
    seat: Seat,
    began: f32,
}

/// What was taken last, and how far it is.
#[derive(Default)]
pub(in crate::overlays) struct Flights {
    heights: Option<[usize; STACKS]>,
    flight: Option<Flight>,
    now: f32,
    seconds: f32,
}

impl Flights {
    /// Looks whether a card was taken since the last frame.
    pub(super) fn follow(&mut self, view: &View<'_>, now: f32, motion: Motion) {
        let row = view.game().row();
        let heights: [usize; STACKS] = std::array::from_fn(|i| row[i].len());
        self.now = now;
        self.seconds = if motion.reduce {
            0.0
        } else {
            FLIGHT / motion.speed.max(0.1)
        };
        if let Some(before) = self.heights.replace(heights) {
            let mut lower = (0..STACKS).filter(|&i| heights[i] + 1 == before[i]);
            let taken = view
                .shown
                .chronicle
                .iter()
                .rev()
                .find_map(|entry| match entry.event {
                    Event::Kept { seat, card } => Some((seat, card)),
                    _ => None,
                });
            if let (Some(stack), None, Some((seat, card))) = (lower.next(), lower.next(), taken) {
                self.flight = Some(Flight {
                    stack,
                    card,
                    seat,
                    began: now,
                });
            }
        }
        if self.progress().is_none() {
            self.flight = None;
        }
    }

    /// The card on its way, and how far it is, from 0 to 1.
    fn progress(&self) -> Option<(Flight, f32)> {
        let flight = self.flight?;
        let at = (self.now - flight.began) / self.seconds.max(0.001);
        (at < 1.0).then_some((flight, at))
    }
}

/// The row, and all that lies about it. Returns the card that a second click takes.
pub(super) fn row(
    view: &mut View<'_>,
    ui: &mut Ui,
    inner: Rect,
    viewer: Seat,
    lie: Lie,
    flights: &Flights,
) -> Option<Card> {
    let offered = view.game().offered(viewer);
    let places: Vec<(usize, Rect)> = (0..offered.len())
        .filter_map(|i| stack_of(view.game(), i))
        .map(|stack| (stack, stack_place(inner, stack)))
        .collect();
    let boxes: Vec<Rect> = places.iter().map(|&(_, place)| place).collect();
    let (takes, hovered) = pick(view, ui, &boxes, &offered, viewer, lie);
    let painter = ui.painter().clone();
    stacks(view, ui, inner, &offered, &places, (lie, hovered), flights);
    let from = pos2(inner.min.x + 32.0, inner.min.y + 304.0);
    caption(view, &painter, inner);
    view.kit.rule(&painter, from, inner.width() - 64.0);
    for seat in view.all_seats() {
        block(view, ui, inner, seat, flights);
    }
    if let Some(challenge) = view.rules().mode.challenge {
        let place = card_box(inner.max.x - 40.0 - WIDE, inner.min.y + 40.0, WIDE);
        challenge::face(view, ui, place, challenge);
    }
    if let Some((flight, at)) = flights.progress() {
        fly(view, &painter, inner, flight, at);
        ui.ctx().request_repaint();
    }
    takes
}

/// The five stacks, their depth, and empty places.
fn stacks(
    view: &View<'_>,
    ui: &mut Ui,
    inner: Rect,
    offered: &Hand,
    places: &[(usize, Rect)],
    (lie, hovered): (Lie, Option<usize>),
    flights: &Flights,
) {
    let kit = &view.kit;
    let painter = ui.painter().clone();
    for stack in 0..STACKS {
        if view.game().row()[stack].is_empty() {
            kit.picture(&painter, "card-slot", stack_place(inner, stack));
        }
    }
    let turning = flights.progress();
    let highest = thought_of(view);
    let raised = view.choice.card.filter(|_| lie == Lie::Open);
    let order = (0..places.len())
        .filter(|&i| raised != Some(i))
        .chain(raised.filter(|&i| i < places.len()));
    for i in order {
        let (stack, place) = places[i];
        let Some(&card) = offered.get(i) else {
            continue;
        };
        beneath(view, &painter, place, view.game().row()[stack].len() - 1);
        let up = match (raised == Some(i), hovered == Some(i)) {
            (true, _) => RAISED,
            (_, true) => HOVERED,
            _ => 0.0,
        };
        let place = place.translate(vec2(0.0, -up));
        if up > 0.0 || highest == Some(card) {
            kit.glow(&painter, place, if up == HOVERED { 0.55 } else { 1.0 });
        }
        let opacity = if lie == Lie::Open { 1.0 } else { 0.85 };
        match turning {
            Some((flight, at)) if flight.stack == stack => turn(view, &painter, card, place, at),
            _ => card::face(
                kit,
                &painter,
                &view.words,
                view.naming(),
                card,
                place,
                opacity,
            ),
        }
        depth(view, ui, place, stack);
        ring(view, ui, i, place);
    }
}

/// The card that an opponent is about to take, while its reason is told.
fn thought_of(view: &View<'_>) -> Option<Card> {
    match view.shown.playing.as_ref()?.told.event {
        Event::Reasoned {
            reason: crate::rules::Reason::Highest { card, .. },
            ..
        } => Some(card),
        _ => None,
    }
}

/// The backs of the cards under a face-up card.
fn beneath(view: &View<'_>, painter: &Painter, place: Rect, under: usize) {
    for depth in (1..=under).rev() {
        let by = 5.0 * depth as f32;
        card::back(&view.kit, painter, place.translate(vec2(by, by)), 1.0);
    }
}

/// How many lie under the top card, on a badge and in words.
fn depth(view: &View<'_>, ui: &mut Ui, place: Rect, stack: usize) {
    let (kit, words) = (&view.kit, &*view.words);
    let under = view.game().row()[stack].len() - 1;
    let at = place.right_top() + vec2(-13.0, 13.0);
    if under > 0 {
        kit.at(ui.painter(), "badge", at, 32.0 / 24.0);
        let kind = Type::new(Face::Bold, 18.0, palette::CREAM);
        let line = kit.line(ui.ctx(), &(under + 1).to_string(), kind);
        line.paint(
            ui.painter(),
            at + vec2(0.0, line.size * 0.32),
            Align::Center,
        );
    }
    let badge = Rect::from_center_size(at, vec2(34.0, 34.0));
    let over = ui.interact(badge, Id::new(("depth", stack)), Sense::hover());
    if Tooltip::should_show_tooltip(&over, false) {
        let lines = [say!(words, "row-under", count = under)];
        tips::show(kit, ui.ctx(), over.id, badge, &lines);
    }
}

/// The next card of a stack, being turned up.
fn turn(view: &View<'_>, painter: &Painter, card: Card, place: Rect, at: f32) {
    let kit = &view.kit;
    // The back until the card stands on its edge, then the face.
    let share = (1.0 - 2.0 * at).abs();
    let rect = Rect::from_center_size(place.center(), vec2(place.width() * share, place.height()));
    let key = card.to_string();
    let drawing = if at < 0.5 { "back" } else { &key };
    kit.pulled(painter, Drawing::Card(drawing), place.width(), rect, 1.0);
}

/// A card on its way from its stack to its taker's.
fn fly(view: &View<'_>, painter: &Painter, inner: Rect, flight: Flight, at: f32) {
    let kept = view.game().kept(flight.seat).len();
    let from = stack_place(inner, flight.stack);
    let to = taken_place(inner, flight.seat, kept.saturating_sub(1));
    let eased = at * at * (3.0 - 2.0 * at);
    let mix = |a: Pos2, b: Pos2| a + (b - a) * eased;
    let rect = Rect::from_min_max(mix(from.min, to.min), mix(from.max, to.max));
    view.kit.glow(painter, rect, 0.8 * (1.0 - eased));
    let key = flight.card.to_string();
    view.kit
        .pulled(painter, Drawing::Card(&key), WIDE, rect, 1.0);
}

/// What was taken last, and why, in words.
fn caption(view: &View<'_>, painter: &Painter, inner: Rect) {
    let kit = &view.kit;
    let chronicle = view.shown.chronicle.iter().map(|entry| entry.event);
    let told: Vec<Event> = chronicle.collect();
    let names = view.all_seats().map(|seat| view.name(seat).to_owned());
    let mut writer = Chronicler::new(*view.rules(), names.collect(), view.viewer());
    let text = match told
        .iter()
        .rposition(|event| matches!(event, Event::Kept { .. } | Event::Dealt))
    {
        Some(at) if matches!(told[at], Event::Kept { .. }) => {
            let events = told[at.saturating_sub(1)..].iter();
            let lines = events.flat_map(|&event| writer.tell(&view.words, event));
            lines.map(|line| line.text).collect::<Vec<_>>().join(" ")
        }
        _ => view.words.say("shelf-row"),
    };
    let kind = Type::new(Face::Italic, 17.0, palette::TABLE_TEXT);
    let foot = pos2(inner.min.x + 32.0, inner.min.y + 298.0);
    kit.text_fit(painter, foot, Align::Min, &text, kind, (WIDE + GAP) * 5.0);
}

fn block_place(inner: Rect, seat: Seat) -> Rect {
    let by = vec2(BLOCK_PITCH * f32::from(seat.0), 0.0);
    BLOCK.translate(inner.min.to_vec2() + by)
}

/// Where the `i`-th card that a seat has taken lies.
fn taken_place(inner: Rect, seat: Seat, i: usize) -> Rect {
    let block = block_place(inner, seat);
    card_box(
        block.min.x + 4.0 + FAN * i as f32,
        block.min.y + 55.0,
        TAKEN,
    )
}

/// A seat beneath the row: who it is, and the cards it has taken.
fn block(view: &View<'_>, ui: &mut Ui, inner: Rect, seat: Seat, flights: &Flights) {
    let (kit, words, game) = (&view.kit, &*view.words, view.game());
    let painter = ui.painter().clone();
    let place = block_place(inner, seat);
    let turn = game.waiting().contains(seat);
    if turn {
        painter.rect_filled(place, 6.0, palette::GOLD.veil(0.14));
        let line = (1.6, palette::GOLD_LIGHT.egui());
        painter.rect_stroke(place, 6.0, line, StrokeKind::Inside);
    }
    let setup = view.seat(seat);
    let middle = place.min + vec2(28.0, 27.0);
    seats::face(kit, &painter, setup, seat, Mood::Calm, middle, 42.0);
    let left = place.min.x + 58.0;
    let aside = Type::new(Face::Italic, 16.0, palette::TABLE_TEXT);
    let own = view.viewer() == Some(seat);
    let kept = *game.kept(seat);
    let says = match (turn, own) {
        (true, true) => words.say("seat-picks-you"),
        (true, false) => words.say("seat-picks"),
        _ => say!(words, "kept-count", count = kept.len()),
    };
    let name = Type::name().coloured(palette::CREAM);
    let end = place.max.x - 12.0;
    let wide = kit.text_width(ui.ctx(), &says, aside).min(120.0);
    let foot = place.min.y + 35.0;
    kit.text_fit(
        &painter,
        pos2(left, foot),
        Align::Min,
        &setup.name,
        name,
        end - wide - 10.0 - left,
    );
    kit.text_fit(&painter, pos2(end, foot), Align::Max, &says, aside, 120.0);
    let coming = flights
        .progress()
        .filter(|(flight, _)| flight.seat == seat)
        .is_some();
    let lie = kept.len() - usize::from(coming && !kept.is_empty());
    let seen = Rect::from_min_max(place.min, pos2(place.max.x, place.min.y + 55.0 + SEEN));
    if kept.len() < STACKS {
        let next = taken_place(inner, seat, kept.len());
        let part = if turn {
            "card-slot-active"
        } else {
            "card-slot"
        };
        kit.picture(&painter.with_clip_rect(seen), part, next);
    }
    for (i, &card) in kept.iter().take(lie).enumerate() {
        let at = taken_place(inner, seat, i);
        let key = card.to_string();
        let painter = painter.with_clip_rect(seen);
        kit.drawing(&painter, Drawing::Card(&key), at, 1.0);
        let shows = if i + 1 == kept.len() { TAKEN } else { FAN };
        let shown = Rect::from_min_size(at.min, vec2(shows, SEEN));
        let over = ui.interact(shown, Id::new(("taken", seat.0, i)), Sense::hover());
        if Tooltip::should_show_tooltip(&over, false) {
            let lines = tips::card_tip(words, view.rules(), card, game.is_opponent(seat));
            tips::show(kit, ui.ctx(), over.id, shown, &lines);
        }
    }
}
