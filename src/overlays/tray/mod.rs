//! The tray under the board: the hand's words, favours to use or decline, the roads of the scoring, who is waited for.

mod favour;
mod hand_words;
pub(super) mod night;
mod roads;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Context, Order, Painter, Rect, pos2, vec2},
};

use super::{
    View,
    area::{area, key_hints, layer, on_screen},
    kit::Type,
    prompt::Prompt,
};
use crate::{
    art::{Face, palette},
    flow::Submit,
    rules::{Act, Asked, Phase, Seat},
    settings::Command,
    table::{Previews, hand},
};

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
    ahead: Res<Previews>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let rect = on_screen(view.layout.tray);
    let game = view.game();
    if view.viewer().is_some() && game.phase() == Phase::Choose {
        return Ok(()); // The shelf lies over it.
    }
    let asked = view.asked();
    let hand = view.viewer().filter(|_| game.phase() == Phase::Play);
    ground(&view, &context, rect, hand);
    let pressed = match (asked, hand) {
        (Some((seat, Asked::Kitchen(owed))), _) => {
            area(&context, "tray", Order::Middle, rect, |ui| {
                favour::kitchen(&view, ui, rect, seat, owed)
            })
        }
        (Some((seat, Asked::Bonus)), _) => area(&context, "tray", Order::Middle, rect, |ui| {
            favour::bonus(&view, ui, rect, seat)
        }),
        (_, Some(seat)) => {
            let own = matches!(asked, Some((_, Asked::Play)));
            hand_words::hand_words(
                &view,
                &layer(&context, "hand words", Order::Background),
                rect,
                seat,
            );
            let right =
                Rect::from_min_max(pos2(rect.center().x + 328.0, rect.min.y + 8.0), rect.max);
            area(&context, "tray", Order::Middle, right, |ui| {
                hand_words::beside_hand(&view, &ahead, ui, right, seat, own)
            })
        }
        _ if view.shown.ceremony.is_some() => area(&context, "tray", Order::Middle, rect, |ui| {
            roads::scoring(&view, ui, rect)
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

/// The tray itself, round the cards of the hand that stand in it.
fn ground(view: &View<'_>, context: &Context, rect: Rect, hand: Option<Seat>) {
    let painter = layer(context, "tray ground", Order::Background);
    let top = rect.min.y - 30.0;
    let mut left = rect.min.x;
    let paint = |from: f32, to: f32, top: f32| {
        let clip = Rect::from_min_max(pos2(from, top), pos2(to, rect.max.y));
        view.kit.tray(&painter.with_clip_rect(clip), rect);
    };
    let n = hand.map_or(0, |seat| view.game().hand(seat).len());
    let leaving =
        hand.and_then(|seat| hand::Leaving::new(&view.shown, &view.layout, seat, view.choice.gone));
    // The table draws these as sprites: the panel must not be painted over them.
    for i in 0..n {
        let Some(card) = hand::lies(&view.layout, i, n, leaving) else {
            continue;
        };
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
    let (key, does) = (view.key(Command::Skip), words.say("keys-faster"));
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
