//! The parchment column: rounds, what is asked, the seats, the chronicle, tools.

mod challenge;
mod heading;
pub(super) mod tools;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Order, Painter, Rect, Ui, pos2, vec2},
};

use super::{
    View,
    area::{area, on_screen},
    chronicle::Chronicle,
    journal::JournalPlaces,
    kit::{self, Button, Corners, Type},
    log::Log,
    plaque::{HEIGHT, PITCH, plaque},
    prompt::Prompt,
};
use crate::{
    art::{Face, palette},
    rules::Asked,
    settings::Command,
};
use tools::Tools;

/// What comes and goes in the column: made before it is needed, so that nothing is missing when it comes.
const READY: [&str; 6] = [
    "prompt-box",
    "prompt-box-wait",
    "plaque-normal",
    "plaque-own",
    "plaque-active",
    "ring-thinking",
];

pub(super) fn column(
    mut contexts: EguiContexts,
    mut view: View,
    chronicle: Res<Chronicle>,
    mut places: ResMut<JournalPlaces>,
    mut tools: Tools,
    mut log: ResMut<Log>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let rect = on_screen(view.layout.column);
    for part in READY {
        view.kit.art().part(part);
    }
    let pressed = area(&context, "column", Order::Middle, rect, |ui| {
        view.kit.panel(ui.painter(), rect, Corners::Bosses);
        heading::flags(&view, ui, rect);
        heading::heading(&view, ui, rect);
        prompt(&view, ui.painter(), rect);
        let inner = Rect::from_min_max(rect.min + vec2(16.0, 188.0), rect.max - vec2(16.0, 12.0));
        let mut top = inner.min.y;
        for seat in view.all_seats() {
            let own = Rect::from_min_size(pos2(inner.min.x, top), vec2(inner.width(), HEIGHT));
            let journal = plaque(&view, ui, own, seat);
            places.0[seat.index()] = Some(journal);
            top += PITCH;
        }
        if let Some(challenge) = view.rules().mode.challenge {
            let place = Rect::from_min_size(pos2(inner.min.x, top), vec2(inner.width(), HEIGHT));
            challenge::panel(&view, ui, place, challenge);
            top += PITCH;
        }
        let foot = Rect::from_min_max(pos2(inner.min.x, inner.max.y - 52.0), inner.max);
        let title = top + 18.0;
        let line = view.words.say("chronicle");
        let kind = Type::caps(Face::Bold, 18.0, palette::INK);
        let written = view.kit.text(
            ui.painter(),
            pos2(inner.min.x + 8.0, title),
            Align::Min,
            &line,
            kind,
        );
        let open = Rect::from_min_size(pos2(inner.max.x - 40.0, title - 24.0), vec2(38.0, 34.0));
        log_button(&view, ui, open, &mut log);
        let rule = open.min.x - 8.0 - written.max.x - 16.0;
        view.kit.divider(
            ui.painter(),
            pos2(written.max.x + 16.0 + rule / 2.0, title - 6.0),
            rule,
        );
        let lines = Rect::from_min_max(
            pos2(inner.min.x + 4.0, title + 12.0),
            pos2(inner.max.x, foot.min.y - 8.0),
        );
        chronicle.show(&view.kit, ui, lines);
        tools.show(&view, ui, foot)
    });
    if let Some(tool) = pressed {
        tools.work(tool, &mut view);
    }
    Ok(())
}

/// Opens the whole log.
fn log_button(view: &View<'_>, ui: &mut Ui, place: Rect, log: &mut Log) {
    let label = view.words.say("log-open");
    let key = view.key(Command::Chronicle);
    let button = Button::icon_only(&label, "chronicle").key(&key);
    if view.kit.button(ui, place, button).clicked() {
        log.turn();
    }
}

/// What is asked, or who is waited for.
fn prompt(view: &View<'_>, painter: &Painter, rect: Rect) {
    let place = Rect::from_min_size(
        rect.min + vec2(16.0, 116.0),
        vec2(rect.width() - 32.0, 60.0),
    );
    if let Some(replay) = &view.replay {
        let says = view.words.say(if replay.is_look_back() {
            "prompt-look-back"
        } else {
            "prompt-replay"
        });
        let kind = kit::Prompt::Wait;
        view.kit.prompt_box(painter, place, kind, &[(&says, false)]);
        return;
    }
    let asked = view.asked();
    let raised = asked.and_then(|(seat, asked)| {
        let card = view.choice.raised(view.game(), seat)?;
        (asked == Asked::Play).then_some((card, view.choice.road))
    });
    let (kind, says) = Prompt {
        words: &view.words,
        shown: &view.shown,
        setup: &view.current.setup,
        asked,
        raised,
    }
    .say();
    view.kit.prompt_box(painter, place, kind, &[(&says, false)]);
}
