//! The tray under the board: the hand's words, favours to use or decline, the roads of the scoring, who is waited for.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Context, Order, Painter, Rect, Ui, pos2, vec2},
};

use super::{
    View,
    area::{area, key_hints, layer, on_screen},
    kit::{Button, Type},
    prompt::{Prompt, road_art},
    scoring::roads_of_round,
};
use crate::{
    art::{Face, manifest, palette},
    flow::Submit,
    rules::{Act, Asked, KitchenMove, Phase, Road, Seat},
    table::hand,
    words::{Naming, say},
};

/// Widths of a favour's two buttons.
const DECLINE: f32 = 136.0;
const MOVE: f32 = 372.0;

/// What was pressed in the tray.
enum Pressed {
    PutBack,
    Act(Act),
    SkipRoad,
    SkipAll,
}

pub(super) fn tray(
    mut contexts: EguiContexts,
    mut view: View,
    mut submit: MessageWriter<Submit>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let rect = on_screen(view.layout.tray);
    let game = view.game();
    if view.viewer().is_some() && game.phase() == Phase::Choose {
        return Ok(()); // The shelf lies over it.
    }
    let asked = view.asked();
    let hand = view.viewer().filter(|_| game.phase() == Phase::Play);
    ground(
        &view,
        &context,
        rect,
        hand.map_or(0, |seat| game.hand(seat).len()),
    );
    let pressed = match (asked, hand) {
        (Some((seat, Asked::Kitchen(owed))), _) => {
            area(&context, "tray", Order::Middle, rect, |ui| {
                kitchen(&view, ui, rect, seat, owed)
            })
        }
        (Some((seat, Asked::Bonus)), _) => area(&context, "tray", Order::Middle, rect, |ui| {
            bonus(&view, ui, rect, seat)
        }),
        (_, Some(seat)) => {
            let own = matches!(asked, Some((_, Asked::Play)));
            hand_words(
                &view,
                &layer(&context, "hand words", Order::Background),
                rect,
                seat,
            );
            let right =
                Rect::from_min_max(pos2(rect.center().x + 328.0, rect.min.y + 8.0), rect.max);
            area(&context, "tray", Order::Middle, right, |ui| {
                beside_hand(&view, ui, right, seat, own)
            })
        }
        _ if view.shown.ceremony.is_some() => area(&context, "tray", Order::Middle, rect, |ui| {
            scoring(&view, ui, rect)
        }),
        _ => {
            wait(
                &view,
                &layer(&context, "tray words", Order::Background),
                rect,
            );
            None
        }
    };
    match pressed {
        Some(Pressed::PutBack) => view.choice.clear(),
        Some(Pressed::SkipRoad) => view.shown.skip_road(),
        Some(Pressed::SkipAll) => view.shown.skip_all(),
        Some(Pressed::Act(act)) => {
            let View {
                choice, current, ..
            } = &mut view;
            choice.send(act, current, &mut submit);
        }
        None => {}
    }
    Ok(())
}

/// The tray itself, round the `n` hand cards that stand in it.
fn ground(view: &View<'_>, context: &Context, rect: Rect, n: usize) {
    let painter = layer(context, "tray ground", Order::Background);
    let top = rect.min.y - 30.0;
    let mut left = rect.min.x;
    let paint = |from: f32, to: f32, top: f32| {
        let clip = Rect::from_min_max(pos2(from, top), pos2(to, rect.max.y));
        view.kit.tray(&painter.with_clip_rect(clip), rect);
    };
    // The table draws these as sprites: the panel must not be painted over them.
    for i in 0..n {
        let card = hand::card_box(&view.layout, i, n);
        paint(left, card.min.x, top);
        let up = if view.choice.card == Some(i) {
            hand::RAISED
        } else {
            0.0
        };
        paint(card.min.x, card.max.x, card.max.y - up);
        left = card.max.x;
    }
    paint(left, rect.max.x, top);
}

fn title() -> Type {
    Type::caps(Face::Bold, 22.0, palette::PALE)
}

fn plain() -> Type {
    Type::new(Face::Regular, 17.0, palette::TABLE_TEXT)
}

/// Left of the hand: what is held, and what is still to play.
fn hand_words(view: &View<'_>, painter: &Painter, rect: Rect, seat: Seat) {
    let (kit, words, game) = (&view.kit, &*view.words, view.game());
    let room = rect.width() / 2.0 - 340.0;
    let at = |y: f32| rect.min + vec2(24.0, y);
    let (held, played) = (game.hand(seat).len(), game.played(seat).len());
    kit.text_fit(
        painter,
        at(42.0),
        Align::Min,
        &words.say("hand-title"),
        title(),
        room,
    );
    let left = 4_usize.saturating_sub(played);
    let says = say!(words, "hand-count", count = held, left = left);
    kit.text_fit(
        painter,
        at(70.0),
        Align::Min,
        &says,
        plain().faced(Face::Italic),
        room,
    );
    let says = if left == 0 {
        words.say("hand-empty")
    } else {
        say!(words, "prompt-play-count", card = played + 1)
    };
    kit.text_fit(painter, at(96.0), Align::Min, &says, plain(), room);
}

/// Right of the hand: putting a raised card back, or who is waited for.
fn beside_hand(view: &View<'_>, ui: &mut Ui, rect: Rect, seat: Seat, own: bool) -> Option<Pressed> {
    let (kit, words) = (&view.kit, &*view.words);
    let painter = ui.painter().clone();
    let from = rect.min + vec2(8.0, 0.0);
    let room = rect.width() - 24.0;
    if !own {
        let says = waiting_words(view);
        let kind = Type::new(Face::Semibold, 18.0, palette::CREAM);
        let aside = Type::body().coloured(palette::TABLE_TEXT);
        kit.text_fit(
            &painter,
            from + vec2(0.0, 34.0),
            Align::Min,
            &says,
            kind,
            room,
        );
        let hint = words.say("hand-aside");
        kit.text_fit(
            &painter,
            from + vec2(0.0, 60.0),
            Align::Min,
            &hint,
            aside,
            room,
        );
        let (key, does) = (words.say("key-space"), words.say("keys-faster"));
        key_hints(
            kit,
            &painter,
            from + vec2(0.0, 90.0),
            &[(&key, &does)],
            aside,
            room,
            1,
        );
        return None;
    }
    let aside = Type::body().coloured(palette::TABLE_TEXT);
    if let Some(raised) = view.choice.raised(view.game(), seat) {
        let place = Rect::from_min_size(from + vec2(0.0, 14.0), vec2(144.0, 48.0));
        let label = words.say("button-put-back");
        let pressed = kit.button(ui, place, Button::plain(&label)).clicked();
        let (esc, back) = (words.say("key-esc"), words.say("keys-put-back"));
        key_hints(
            kit,
            &painter,
            from + vec2(0.0, 90.0),
            &[(&esc, &back)],
            aside,
            room,
            1,
        );
        let settled = raised.subject().roads().len() == 1 || view.choice.road.is_some();
        if settled {
            let beside = pos2(place.max.x + 16.0, place.center().y);
            let (enter, plays) = (words.say("key-enter"), words.say("keys-play"));
            key_hints(
                kit,
                &painter,
                beside,
                &[(&enter, &plays)],
                aside,
                room - 160.0,
                1,
            );
        }
        return pressed.then_some(Pressed::PutBack);
    }
    let hint = words.say("hand-aside");
    kit.text_fit(
        &painter,
        from + vec2(0.0, 50.0),
        Align::Min,
        &hint,
        aside,
        room,
    );
    let digits = say!(words, "key-digits", count = view.game().hand(seat).len());
    let raises = words.say("keys-raise");
    key_hints(
        kit,
        &painter,
        from + vec2(0.0, 82.0),
        &[(&digits, &raises)],
        aside,
        room,
        1,
    );
    None
}

/// A Kitchen move to make or decline.
fn kitchen(
    view: &View<'_>,
    ui: &mut Ui,
    rect: Rect,
    seat: Seat,
    owed: KitchenMove,
) -> Option<Pressed> {
    let (words, naming) = (&*view.words, view.naming());
    let heading = if naming == Naming::First {
        words.say("kitchen-title.first")
    } else {
        words.say("kitchen-title")
    };
    let place = words.road_where(Road::Kitchen.key(), naming);
    let about = say!(
        words,
        "kitchen-favour",
        place = owed.place,
        kitchen = place,
        count = owed.spaces
    );
    let label = view.choice.road.map(|road| {
        let place = words.road_where(road.key(), naming);
        say!(words, "button-move-count", count = owed.spaces, where = place)
    });
    let act = |road| Act::Kitchen { seat, road };
    let does = words.say("keys-move");
    favour(
        view,
        ui,
        rect,
        "emblem-kitchen",
        &heading,
        &about,
        label,
        &does,
        act,
    )
}

/// The first player's bonus, to take or decline.
fn bonus(view: &View<'_>, ui: &mut Ui, rect: Rect, seat: Seat) -> Option<Pressed> {
    let words = &*view.words;
    let label = view.choice.road.map(|road| {
        let place = words.road_where(road.key(), view.naming());
        say!(words, "button-climb", where = place)
    });
    let (heading, about) = (words.say("bonus-title"), words.say("bonus-aside"));
    let act = |road| Act::Bonus { seat, road };
    let does = words.say("keys-climb");
    favour(
        view,
        ui,
        rect,
        "excalibur-large",
        &heading,
        &about,
        label,
        &does,
        act,
    )
}

fn favour(
    view: &View<'_>,
    ui: &mut Ui,
    rect: Rect,
    sign: &str,
    heading: &str,
    about: &str,
    label: Option<String>,
    does: &str,
    act: impl Fn(Option<Road>) -> Act,
) -> Option<Pressed> {
    let (kit, words) = (&view.kit, &*view.words);
    let painter = ui.painter().clone();
    let scale = if sign == "emblem-kitchen" {
        88.0 / 48.0
    } else {
        0.9
    };
    kit.at(&painter, sign, rect.min + vec2(64.0, 64.0), scale);
    let text = pos2(rect.min.x + 128.0, rect.min.y);
    let buttons = rect.max.x - 30.0 - MOVE - 16.0 - DECLINE;
    let room = buttons - text.x - 24.0;
    kit.text_fit(
        &painter,
        text + vec2(0.0, 42.0),
        Align::Min,
        heading,
        title(),
        room,
    );
    let kind = Type::new(Face::Regular, 18.0, palette::PALE);
    kit.text_fit(
        &painter,
        text + vec2(0.0, 70.0),
        Align::Min,
        about,
        kind,
        room,
    );
    let hint = Type::body().coloured(palette::TABLE_TEXT);
    let keys = [
        (words.say("key-arrows"), words.say("keys-next-pawn")),
        (words.say("key-enter"), does.to_owned()),
        (words.say("key-esc"), words.say("keys-decline")),
    ];
    let keys: Vec<(&str, &str)> = keys
        .iter()
        .map(|(key, does)| (key.as_str(), does.as_str()))
        .collect();
    key_hints(kit, &painter, text + vec2(0.0, 98.0), &keys, hint, room, 1);
    let decline = Rect::from_min_size(pos2(buttons, rect.min.y + 36.0), vec2(DECLINE, 56.0));
    let says = words.say("button-decline");
    let declined = kit
        .button(ui, decline, Button::plain(&says).size(20.0))
        .clicked();
    let place = Rect::from_min_size(
        pos2(buttons + DECLINE + 16.0, rect.min.y + 36.0),
        vec2(MOVE, 56.0),
    );
    let choose = words.say("button-choose-pawn");
    let road = view.choice.road;
    let button = Button::primary(label.as_deref().unwrap_or(&choose))
        .size(20.0)
        .enabled(road.is_some());
    let done = kit.button(ui, place, button).clicked();
    if declined {
        Some(Pressed::Act(act(None)))
    } else {
        (done && road.is_some()).then(|| Pressed::Act(act(road)))
    }
}

/// The roads that score in this round, and on to the next.
fn scoring(view: &View<'_>, ui: &mut Ui, rect: Rect) -> Option<Pressed> {
    let (kit, words) = (&view.kit, &*view.words);
    let painter = ui.painter().clone();
    kit.text(
        &painter,
        rect.min + vec2(24.0, 42.0),
        Align::Min,
        &words.say("scoring-roads"),
        title(),
    );
    let next = Rect::from_min_size(
        pos2(rect.max.x - 30.0 - 224.0, rect.min.y + 40.0),
        vec2(224.0, 56.0),
    );
    let all = Rect::from_min_size(pos2(next.min.x - 184.0, next.min.y), vec2(160.0, 56.0));
    chips(
        view,
        &painter,
        rect.min + vec2(24.0, 60.0),
        all.min.x - 24.0,
    );
    let label = words.say("button-skip-all");
    let space = words.say("key-space");
    let button = Button::plain(&label).size(20.0).key(&space);
    let skip = kit.button(ui, all, button).clicked();
    let label = words.say("button-next-road");
    let enter = words.say("key-enter");
    let button = Button::primary(&label)
        .size(20.0)
        .icon("chevron-right")
        .key(&enter);
    if kit.button(ui, next, button).clicked() {
        return Some(Pressed::SkipRoad);
    }
    skip.then_some(Pressed::SkipAll)
}

fn chips(view: &View<'_>, painter: &Painter, from: bevy_egui::egui::Pos2, right: f32) {
    let (kit, words, naming) = (&view.kit, &*view.words, view.naming());
    let now = view.shown.ceremony.as_ref().map(|ceremony| ceremony.road);
    let roads = roads_of_round(view.game());
    let kind = Type::new(Face::Regular, 17.0, palette::PALE);
    let names: Vec<String> = roads
        .iter()
        .map(|road| words.road_ribbon(road.key(), naming))
        .collect();
    let done = |road: Road| now.is_some_and(|now| road < now);
    let width = |i: usize, bare: bool| {
        let name = if bare {
            -6.0
        } else {
            kit.text_width(painter.ctx(), &names[i], kind)
        };
        56.0 + name + if done(roads[i]) { 30.0 } else { 12.0 }
    };
    let total: f32 = (0..roads.len()).map(|i| width(i, false) + 8.0).sum();
    // Where names have no room, only the road that scores has its own.
    let tight = total > right - from.x;
    let mut left = from.x;
    for (i, &road) in roads.iter().enumerate() {
        let is_now = now == Some(road);
        let bare = tight && !is_now;
        let place = Rect::from_min_size(pos2(left, from.y), vec2(width(i, bare), 48.0));
        left = place.max.x + 8.0;
        if place.max.x > right {
            break;
        }
        let part = if is_now { "chip-now" } else { "chip" };
        kit.nine_slice(painter, part, place.expand(2.0));
        let emblem = format!("emblem-{}", road_art(road, view.rules().mode.side));
        kit.at(painter, &emblem, place.min + vec2(26.0, 24.0), 38.0 / 48.0);
        let colour = manifest()
            .part(part)
            .and_then(|part| part.text)
            .unwrap_or(palette::PALE);
        if !bare {
            let foot = place.min + vec2(52.0, 30.0);
            kit.text(painter, foot, Align::Min, &names[i], kind.coloured(colour));
        }
        if done(road) {
            kit.at(
                painter,
                "check-cream",
                pos2(place.max.x - 18.0, place.center().y),
                0.7,
            );
        }
    }
}

fn waiting_words(view: &View<'_>) -> String {
    Prompt {
        words: &view.words,
        shown: &view.shown,
        setup: &view.current.setup,
        asked: None,
        raised: None,
    }
    .say()
    .1
}

/// Nothing to do but to look on.
fn wait(view: &View<'_>, painter: &Painter, rect: Rect) {
    let (kit, words) = (&view.kit, &*view.words);
    let from = rect.min + vec2(24.0, 0.0);
    let kind = Type::new(Face::Semibold, 20.0, palette::CREAM);
    let room = rect.width() - 48.0;
    kit.text_fit(
        painter,
        from + vec2(0.0, 54.0),
        Align::Min,
        &waiting_words(view),
        kind,
        room,
    );
    if view.game().is_over() {
        return;
    }
    let (key, does) = (words.say("key-space"), words.say("keys-faster"));
    let aside = Type::body().coloured(palette::TABLE_TEXT);
    key_hints(
        kit,
        painter,
        from + vec2(0.0, 88.0),
        &[(&key, &does)],
        aside,
        room,
        1,
    );
}
