//! The roads that score in this round, as chips, and the buttons that skip on.

use bevy_egui::egui::{Align, Painter, Pos2, Rect, Ui, pos2, vec2};

use super::{Pressed, title};
use crate::{
    art::{Face, manifest, palette},
    overlays::{
        View,
        kit::{Button, Type},
        prompt::road_art,
        scoring::roads_of_round,
    },
    rules::Road,
    settings::Command,
};

/// The roads that score in this round, and on to the next.
pub(super) fn scoring(view: &View<'_>, ui: &mut Ui, rect: Rect) -> Option<Pressed> {
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
    let space = view.key(Command::Skip);
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

fn chips(view: &View<'_>, painter: &Painter, from: Pos2, right: f32) {
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
