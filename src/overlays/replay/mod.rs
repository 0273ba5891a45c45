//! What lies over the table while a game is only looked at: the hands, and the bar that moves it, where the tray is otherwise.

mod bar;
mod hands;
mod take_over;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{Context, Order, Rect, pos2, vec2},
};

use super::{
    View,
    area::{area, centred, layer, on_screen},
    kit::Type,
};
use crate::{
    art::{Face, palette},
    flow::{Begin, Recorder},
    replay::{Ask, Replay, TakeOver},
    screens::Notice,
    settings::Command,
    words::say,
};

pub(super) use take_over::sheet;

/// Height of the bar below the hands.
const BAR: f32 = 56.0;

/// What the bar leads to.
enum Pressed {
    Ask(Ask),
    TakeOver,
}

/// Where a replay leads.
#[derive(SystemParam)]
pub(super) struct Ways<'w> {
    ask: MessageWriter<'w, Ask>,
    begin: MessageWriter<'w, Begin>,
    notices: MessageWriter<'w, Notice>,
    recorder: Res<'w, Recorder>,
}

pub(super) fn replay(
    mut contexts: EguiContexts,
    view: View,
    replay: Res<Replay>,
    mut take_over: ResMut<TakeOver>,
    mut ways: Ways,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let rect = on_screen(view.layout.tray);
    let ground = layer(&context, "tray ground", Order::Background);
    view.kit.tray(&ground, rect);
    let strip = Rect::from_min_size(rect.min + vec2(14.0, 6.0), vec2(rect.width() - 28.0, 66.0));
    let foot = Rect::from_min_max(
        pos2(rect.min.x + 10.0, rect.max.y - BAR),
        rect.max - vec2(10.0, 6.0),
    );
    if replay.is_look_back() {
        banner(&view, &replay, &context);
    }
    let pressed = area(&context, "replay", Order::Middle, rect, |ui| {
        hands::hands(&view, &replay, ui, strip);
        bar::bar(&view, &replay, ui, foot)
    });
    match pressed {
        Some(Pressed::Ask(asked)) => {
            ways.ask.write(asked);
        }
        Some(Pressed::TakeOver) => take_over.open(&replay),
        None => {}
    }
    Ok(())
}

/// Over the board: that this is how it was, and the way back.
fn banner(view: &View<'_>, replay: &Replay, context: &Context) {
    let words = &view.words;
    let chapter = replay.tale().mark_before(replay.at());
    let chapter = chapter.map(|mark| bar::chapter_says(words, mark.chapter));
    let says = say!(
        words,
        "replay-looking-back",
        chapter = chapter.unwrap_or_default(),
        key = view.key(Command::Back)
    );
    let painter = layer(context, "look back", Order::Middle);
    let plate = on_screen(view.layout.plate);
    let kind = Type::new(Face::Semibold, 19.0, palette::INK);
    let width = view.kit.text_width(context, &says, kind) + 64.0;
    let size = vec2(width.min(plate.width() - 40.0), 48.0);
    let top = pos2(plate.center().x - size.x / 2.0, plate.min.y + 10.0);
    let rect = Rect::from_min_size(top, size);
    view.kit.shadow(&painter, rect);
    view.kit.small_panel(&painter, rect);
    centred(
        &view.kit,
        &painter,
        rect.shrink2(vec2(24.0, 0.0)),
        &says,
        kind,
    );
}
