//! The draft's shelf: the cards to choose from, those kept, and who gets the rest (2.4, 6.1, 7.3).

mod challenge;
mod kept;
pub(super) mod row;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{
        Align, CursorIcon, Id, Order, Painter, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
    },
};

use super::{
    View,
    area::{area, centred, hints_width, key_hints, on_screen},
    card::{self, card_box},
    kit::{Button, Type},
    prompt::Prompt,
    seats::{self, Mood, neighbour},
    spoken,
};
use crate::{
    art::{Face, palette},
    flow::Submit,
    rules::{Act, Asked, Card, Event, Game, Passing, Phase, Seat},
    screens::Motion,
    table::{
        Layout,
        easing::{into, out, part},
    },
    words::say,
};

/// Cards to choose from, units.
const WIDE: f32 = 168.0;
const GAP: f32 = 16.0;
/// How far a raised card is lifted, and one under the pointer.
const RAISED: f32 = 24.0;
const HOVERED: f32 = 10.0;
/// Cards kept.
const SLOT: f32 = 104.0;
const SLOT_GAP: f32 = 12.0;
/// What is laid out here is as wide as the mock-ups' shelf, in the middle of a wider one.
const WIDTH: f32 = 1206.0;

/// Where the `i`-th of the cards that a seat is offered lies, not raised; in reference units of the screen.
#[must_use]
pub fn draft_card_box(layout: &Layout, game: &Game, seat: Seat, i: usize) -> bevy::math::Rect {
    let inner = inner(layout);
    let place = if game.rules().passing == Passing::Row {
        row::stack_place(inner, row::stack_of(game, i).unwrap_or(0))
    } else {
        card_place(inner, i, game.offered(seat).len())
    };
    bevy::math::Rect::new(place.min.x, place.min.y, place.max.x, place.max.y)
}

/// Where the `i`-th card that a seat has kept lies; in reference units of the screen.
#[must_use]
pub fn draft_kept_box(layout: &Layout, i: usize) -> bevy::math::Rect {
    let place = kept::slot(inner(layout), i);
    bevy::math::Rect::new(place.min.x, place.min.y, place.max.x, place.max.y)
}

/// The part of the shelf that is laid out.
fn inner(layout: &Layout) -> Rect {
    let shelf = on_screen(layout.shelf);
    let left = shelf.center().x - WIDTH / 2.0;
    Rect::from_min_size(pos2(left, shelf.min.y), vec2(WIDTH, shelf.height()))
}

fn card_place(inner: Rect, i: usize, n: usize) -> Rect {
    let missing = 5_usize.saturating_sub(n) as f32;
    let left = inner.min.x + 32.0 + (WIDE + GAP) * (missing / 2.0 + i as f32);
    card_box(left, inner.min.y + 40.0, WIDE)
}

/// How the cards lie on the shelf.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Lie {
    /// To choose from.
    Open,
    /// To be looked at: it is somebody else's turn, or something is still being shown.
    Quiet,
    /// On their way to the neighbour, over all that lies here.
    Passing,
    /// Put away: the others still choose.
    Away,
}

/// How the cards of the draft lie for `viewer`.
pub(super) fn lie(view: &View<'_>, viewer: Seat) -> Lie {
    let game = view.game();
    if matches!(view.asked(), Some((_, Asked::Choose))) {
        return Lie::Open;
    }
    if let Some(playing) = &view.shown.playing
        && matches!(playing.told.event, Event::Passed { .. })
    {
        return Lie::Passing;
    }
    if game.rules().passing == Passing::Row || game.waiting().contains(viewer) {
        return Lie::Quiet;
    }
    Lie::Away
}

/// How far the shelf has come up as the cards are dealt, or is still up as they are taken into the hand; none while it
/// stands, or is not there.
fn comes_or_goes(view: &View<'_>) -> Option<f32> {
    let playing = view.shown.playing.as_ref()?;
    if view.rules().passing == Passing::Row || playing.still {
        return None;
    }
    match playing.told.event {
        Event::Dealt => Some(out(part(playing.progress(), 0.0, 0.4))),
        Event::DraftEnded => Some(1.0 - into(playing.progress())),
        _ => None,
    }
}

pub(super) fn shelf(
    mut contexts: EguiContexts,
    mut view: View,
    mut submit: MessageWriter<Submit>,
    motion: Res<Motion>,
    time: Res<Time<Real>>,
    mut flights: Local<row::Flights>,
) -> Result {
    let Some(viewer) = view.viewer() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let rect = on_screen(view.layout.shelf);
    if let Some(up) = comes_or_goes(&view) {
        // Its cards are in the air.
        let rect = rect.translate(vec2(0.0, (1.0 - up) * (rect.height() + 16.0)));
        area(&context, "shelf", Order::Middle, rect, |ui| {
            view.kit.shelf(ui.painter(), rect);
        });
        return Ok(());
    }
    if view.game().phase() != Phase::Choose {
        return Ok(());
    }
    let keeps = area(&context, "shelf", Order::Middle, rect, |ui| {
        view.kit.shelf(ui.painter(), rect);
        // A click on the shelf's ground is not one on the board.
        ui.interact(rect, Id::new("shelf ground"), Sense::CLICK);
        let inner = inner(&view.layout);
        let lie = lie(&view, viewer);
        if view.rules().passing == Passing::Row {
            flights.follow(&view, time.elapsed_secs(), *motion);
            let clicked = row::row(&mut view, ui, inner, viewer, lie, &flights);
            let place = Rect::from_min_size(inner.min + vec2(944.0, 344.0), vec2(230.0, 56.0));
            let pressed = keep_button(&view, ui, place, viewer, lie);
            return clicked.or(pressed);
        }
        let clicked = cards(&mut view, ui, inner, viewer, lie);
        goes_to(&view, ui.painter(), inner, viewer, lie);
        let from = pos2(inner.min.x + 32.0, inner.min.y + 300.0);
        view.kit.rule(ui.painter(), from, WIDTH - 64.0);
        kept::kept(&view, ui, inner, viewer);
        let place = Rect::from_min_size(inner.min + vec2(776.0, 360.0), vec2(200.0, 56.0));
        let pressed = keep_button(&view, ui, place, viewer, lie);
        kept::own_journal(&view, ui, inner, viewer);
        clicked.or(pressed)
    });
    if let Some(card) = keeps {
        let act = Act::Choose { seat: viewer, card };
        let View {
            choice, current, ..
        } = &mut view;
        choice.send(act, current, &mut submit);
    }
    Ok(())
}

/// The large cards. Returns the one that a second click keeps.
fn cards(view: &mut View<'_>, ui: &mut Ui, inner: Rect, viewer: Seat, lie: Lie) -> Option<Card> {
    let offered = view.game().offered(viewer);
    if lie == Lie::Away || offered.is_empty() {
        let place = Rect::from_min_size(inner.min + vec2(32.0, 40.0), vec2(904.0, 236.0));
        return waiting(view, ui.painter(), place);
    }
    if lie == Lie::Passing {
        return None;
    }
    let opacity = if lie == Lie::Quiet { 0.85 } else { 1.0 };
    for card in offered.iter() {
        // The one that is kept lies beneath at once.
        view.kit.art().card(&card.to_string(), SLOT);
    }
    let naming = view.naming();
    let boxes: Vec<Rect> = (0..offered.len())
        .map(|i| card_place(inner, i, offered.len()))
        .collect();
    let (keeps, hovered) = pick(view, ui, &boxes, &offered, viewer, lie);
    let raised = view.choice.card.filter(|_| lie == Lie::Open);
    // The raised one last: its glow lies over its neighbours.
    let order = (0..offered.len())
        .filter(|&i| raised != Some(i))
        .chain(raised.filter(|&i| i < offered.len()));
    for i in order {
        let up = match (raised == Some(i), hovered == Some(i)) {
            (true, _) => RAISED,
            (_, true) => HOVERED,
            _ => 0.0,
        };
        let place = boxes[i].translate(vec2(0.0, -up));
        if up > 0.0 {
            let glow = if up == RAISED { 1.0 } else { 0.55 };
            view.kit.glow(ui.painter(), place, glow);
        }
        card::face(
            &view.kit,
            ui.painter(),
            &view.words,
            naming,
            offered[i],
            place,
            opacity,
        );
        ring(view, ui, i, place);
    }
    keeps
}

fn draft_id(i: usize) -> Id {
    Id::new(("draft", i))
}

/// The ring of the keyboard's focus round the `i`-th card on offer, where it lies now.
fn ring(view: &View<'_>, ui: &Ui, i: usize, place: Rect) {
    if ui.memory(|memory| memory.has_focus(draft_id(i))) {
        view.kit.focus_ring(ui.painter(), place);
    }
}

/// Hovers, raises and keeps the cards that lie in `boxes`. Returns the one that a second click keeps, and the one under
/// the pointer.
fn pick(
    view: &mut View<'_>,
    ui: &mut Ui,
    boxes: &[Rect],
    offered: &[Card],
    viewer: Seat,
    lie: Lie,
) -> (Option<Card>, Option<usize>) {
    let mut keeps = None;
    let mut hovered = None;
    let mut clicked = None;
    if lie == Lie::Open {
        for (i, place) in boxes.iter().enumerate() {
            let response = ui.interact(place.expand(4.0), draft_id(i), Sense::click());
            response.widget_info(|| {
                let says = offered.get(i).map(|&card| spoken::card(view, card, viewer));
                let raised = view.choice.card == Some(i);
                WidgetInfo::selected(WidgetType::Button, true, raised, says.unwrap_or_default())
            });
            if response.hovered() {
                hovered = Some(i);
                ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            }
            if response.clicked() {
                clicked = Some(i);
            }
        }
    }
    if let Some(i) = clicked {
        if view.choice.card == Some(i) && !view.settings.confirm_plays {
            keeps = offered.get(i).copied();
        } else {
            view.choice.toggle(i);
        }
    }
    if view.choice.hovered_card != hovered {
        view.choice.hovered_card = hovered;
    }
    (keeps, hovered)
}

/// Who still chooses, while the own cards are put away.
fn waiting(view: &View<'_>, painter: &Painter, place: Rect) -> Option<Card> {
    let says = Prompt {
        words: &view.words,
        shown: &view.shown,
        setup: &view.current.setup,
        asked: None,
        raised: None,
    }
    .wait();
    let kind = Type::new(Face::SemiboldItalic, 24.0, palette::TABLE_TEXT);
    let line = place
        .split_top_bottom_at_fraction(0.5)
        .1
        .translate(vec2(0.0, -20.0));
    // The faces of those who still choose.
    let still: Vec<Seat> = view.game().waiting().iter().collect();
    let left = place.center().x - 92.0 * (still.len() as f32 - 1.0) / 2.0;
    for (i, seat) in still.into_iter().enumerate() {
        let at = pos2(left + 92.0 * i as f32, place.min.y + 60.0);
        let face = seats::portrait(view.seat(seat), seat, Mood::Calm);
        view.kit.at(painter, &face, at, 76.0 / 128.0);
    }
    centred(&view.kit, painter, line, &says, kind);
    None
}

/// Which pick it is, and who gets the rest.
fn goes_to(view: &View<'_>, painter: &Painter, inner: Rect, viewer: Seat, lie: Lie) {
    let (kit, words, game) = (&view.kit, &*view.words, view.game());
    let middle = inner.min.x + 1076.0;
    let room = 228.0;
    let top = inner.min.y;
    let kept = game.kept(viewer).len();
    let pick = if lie == Lie::Away { kept } else { kept + 1 }.min(5);
    let title = say!(words, "prompt-choose-count", pick = pick);
    let caps = Type::caps(Face::Bold, 22.0, palette::PALE);
    kit.text_fit(
        painter,
        pos2(middle, top + 60.0),
        Align::Center,
        &title,
        caps,
        room,
    );
    let aside = Type::new(Face::Italic, 17.0, palette::TABLE_TEXT);
    let Some(next) = neighbour(game.rules(), game.round(), viewer) else {
        return;
    };
    let name = view.name(next);
    let left = game.hand(viewer).len();
    let left = if lie == Lie::Away {
        left
    } else {
        left.saturating_sub(1)
    };
    let says = if left > 0 {
        say!(words, "prompt-choose-rest", count = left, next = name)
    } else {
        words.say("choose-last")
    };
    kit.text_fit(
        painter,
        pos2(middle, top + 88.0),
        Align::Center,
        &says,
        aside,
        room,
    );
    let glow = if lie == Lie::Passing { 1.0 } else { 0.0 };
    let centre = pos2(inner.min.x + 1114.0, top + 180.0);
    if glow > 0.0 {
        kit.at_faded(painter, "glow-round", centre, 1.4, 0.8);
    }
    kit.at(
        painter,
        "arrow-pass",
        pos2(inner.min.x + 1007.0, top + 180.0),
        0.95,
    );
    let face = seats::portrait(view.seat(next), next, Mood::Calm);
    kit.at(painter, &face, centre, 110.0 / 128.0);
    let kind = Type::name().coloured(palette::CREAM);
    kit.text_fit(
        painter,
        centre + vec2(0.0, 80.0),
        Align::Center,
        name,
        kind,
        180.0,
    );
}

/// The button that keeps the raised card, with its keys. Returns the card when it is pressed.
fn keep_button(view: &View<'_>, ui: &mut Ui, place: Rect, viewer: Seat, lie: Lie) -> Option<Card> {
    let (kit, words) = (&view.kit, &*view.words);
    let offered = view.game().offered(viewer);
    let raised = view.choice.card.and_then(|card| offered.get(card).copied());
    let raised = raised.filter(|_| lie == Lie::Open);
    let digits = view.card_keys(offered.len());
    let (enter, keeps) = (words.say("key-enter"), words.say("keys-keep"));
    let raises = words.say("keys-raise");
    let kind = Type::body().coloured(palette::TABLE_TEXT);
    let hints = [(enter.as_str(), keeps.as_str()), (&digits, &raises)];
    // Large letters put the keys into two rows: the button makes room.
    let room = 226.0;
    let rows = if hints_width(kit, ui.painter(), &hints, kind) > room {
        2
    } else {
        1
    };
    let place = place.translate(vec2(0.0, if rows > 1 { -24.0 } else { 0.0 }));
    let label = words.say("button-keep");
    let button = Button::primary(&label).size(20.0).enabled(raised.is_some());
    let pressed = kit.button(ui, place, button).clicked();
    if lie == Lie::Open {
        let from = pos2(place.min.x, place.max.y + 30.0);
        key_hints(kit, ui.painter(), from, &hints, kind, room, rows);
    }
    raised.filter(|_| pressed)
}
