//! A choice of a game that is over, on the board: what was done, what would have been better, and the way to the other ones.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Order, Rect, pos2, vec2},
};

use super::{
    View,
    advice::{landings, place, rings},
    area::{area, layer, on_screen},
    kit::{Button, Type},
};
use crate::{
    art::{Face, palette},
    settings::Command,
    table::{BoardView, LookBack, LookTurn, Previews},
    words::{review::Told, say},
};

const WIDTH: f32 = 940.0;
const BUTTON: f32 = 44.0;
const MARGIN: f32 = 18.0;

pub(super) fn look_back(
    mut contexts: EguiContexts,
    view: View,
    board: Res<BoardView>,
    look: Option<Res<LookBack>>,
    ahead: Res<Previews>,
    mut turns: MessageWriter<LookTurn>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let Some((look, choice)) = look.as_ref().and_then(|look| Some((look, look.choice()?))) else {
        return Ok(());
    };
    let (kit, words) = (&view.kit, &*view.words);
    let marks = layer(&context, "looked at", Order::Middle);
    let done = rings(&view, &board, choice.view.seat, choice.done);
    let better = rings(&view, &board, choice.view.seat, choice.better);
    for &rect in &done {
        kit.done_ring(&marks, rect);
    }
    for &rect in &better {
        kit.advice_ring(&marks, rect);
    }
    let mut seen = [done, better].concat();
    seen.extend(landings(&board, &ahead));
    let told = Told::new(words, choice);
    let cost = format!("{} {}", told.why, words.say("review-marks"));
    let parts = [
        (told.done.as_str(), true),
        (" ", false),
        (told.better.as_str(), true),
        (" ", false),
        (cost.as_str(), false),
    ];
    let plate = on_screen(view.layout.plate);
    let width = WIDTH.min(plate.width() - 40.0);
    let kind = Type::new(Face::Regular, 17.0, palette::INK);
    let room = width - 2.0 * MARGIN;
    let text = kit.paragraph(&context, &parts, kind, room, 22.0, Align::Min);
    let high = text.rect.height() + BUTTON + 2.0 * MARGIN + 4.0;
    let rect = place(&view, vec2(width, high), &seen);
    area(&context, "look back", Order::Middle, rect, |ui| {
        let painter = ui.painter().clone();
        kit.shadow(&painter, rect);
        kit.small_panel(&painter, rect);
        let from = rect.min + vec2(MARGIN, MARGIN - 4.0);
        kit.write(&painter, from, Align::Min, &parts, kind, room, 22.0);
        let (number, count) = look.number();
        let says = say!(words, "review-count", number = number, count = count);
        let top = rect.max.y - MARGIN - BUTTON + 4.0;
        let foot = pos2(rect.center().x, top + 28.0);
        kit.text(&painter, foot, Align::Center, &says, Type::aside());
        let buttons = [
            (
                rect.min.x + MARGIN,
                "review-previous",
                "chevron-left",
                LookTurn::Back,
                Command::Previous,
            ),
            (
                rect.center().x + 70.0,
                "review-next",
                "chevron-right",
                LookTurn::On,
                Command::Next,
            ),
            (
                rect.max.x - MARGIN - 150.0,
                "button-to-review",
                "trophy",
                LookTurn::Close,
                Command::Back,
            ),
        ];
        for (i, (left, label, icon, turn, key)) in buttons.into_iter().enumerate() {
            let wide = if i == 2 { 150.0 } else { 226.0 };
            let place = Rect::from_min_size(pos2(left, top), vec2(wide, BUTTON));
            let (label, key) = (words.say(label), view.key(key));
            let button = Button::plain(&label)
                .icon(icon)
                .size(17.0)
                .key(&key)
                .enabled(i == 2 || count > 1);
            if kit.button(ui, place, button).clicked() {
                turns.write(turn);
            }
        }
    });
    Ok(())
}
