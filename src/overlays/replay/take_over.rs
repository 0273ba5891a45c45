//! The sheet that asks who plays on from here.

use std::time::SystemTime;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Area, Id, Key, Order, Rect, Sense, Ui, pos2, vec2},
};

use super::Ways;
use crate::{
    flow::Begin,
    overlays::{
        View,
        kit::{Button, Corners, Type},
    },
    records::SeatKind,
    replay::{Draft, Replay, TakeOver, write_taken_over},
    rules::Seat,
    screens::Notice,
    words::say,
};

const WIDTH: f32 = 640.0;
const PITCH: f32 = 54.0;
/// Who may play a seat, and the messages that name them.
const KINDS: [(SeatKind, &str); 5] = [
    (SeatKind::Person, "replay-person"),
    (SeatKind::Page, "level-page"),
    (SeatKind::Squire, "level-squire"),
    (SeatKind::Knight, "level-knight"),
    (SeatKind::Champion, "level-champion"),
];

/// What was pressed.
enum Done {
    Begin,
    Cancel,
}

pub(in crate::overlays) fn sheet(
    mut contexts: EguiContexts,
    view: View,
    replay: Res<Replay>,
    mut take_over: ResMut<TakeOver>,
    mut ways: Ways,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let Some(draft) = take_over.draft() else {
        return Ok(());
    };
    let screen = context.content_rect();
    let height = 236.0 + PITCH * draft.kinds.len() as f32;
    let panel = Rect::from_center_size(screen.center(), vec2(WIDTH, height));
    let area = Area::new(Id::new("take over"))
        .order(Order::Foreground)
        .fixed_pos(screen.min)
        .constrain(false)
        .fade_in(false);
    let layer = area.layer();
    // Tab and arrows stay in here.
    context.memory_mut(|memory| memory.set_modal_layer(layer));
    let escape = context.input(|input| input.key_pressed(Key::Escape))
        && !bevy_egui::egui::Popup::is_any_open(&context);
    let done = area
        .show(&context, |ui| {
            let veil = ui.allocate_rect(screen, Sense::CLICK);
            view.kit.veil(ui.painter(), screen, 0.62);
            // Otherwise a click beside the controls would count as one beside the sheet.
            ui.interact(panel, Id::new("take over sheet"), Sense::CLICK);
            view.kit.panel(ui.painter(), panel, Corners::Foliage(0.8));
            content(&view, ui, panel, draft).or((veil.clicked() || escape).then_some(Done::Cancel))
        })
        .inner;
    let kinds = draft.kinds.clone();
    match done {
        Some(Done::Cancel) => take_over.close(),
        Some(Done::Begin) => {
            take_over.close();
            begin(&view, &replay, &kinds, &mut ways);
        }
        None => {}
    }
    Ok(())
}

fn content(view: &View<'_>, ui: &mut Ui, panel: Rect, draft: &mut Draft) -> Option<Done> {
    let (kit, words) = (&view.kit, &view.words);
    let x = panel.center().x;
    let title = words.say("replay-take-over-title");
    let kind = Type::title().sized(30.0);
    let foot = pos2(x, panel.min.y + 62.0);
    kit.text_fit(
        ui.painter(),
        foot,
        Align::Center,
        &title,
        kind,
        WIDTH - 140.0,
    );
    let aside = words.say("replay-take-over-aside");
    let foot = pos2(x, panel.min.y + 92.0);
    let kind = Type::aside().sized(17.0);
    kit.text_fit(
        ui.painter(),
        foot,
        Align::Center,
        &aside,
        kind,
        WIDTH - 120.0,
    );
    let names: Vec<String> = KINDS.iter().map(|(_, key)| words.say(key)).collect();
    for seat in view.all_seats() {
        let top = panel.min.y + 118.0 + PITCH * f32::from(seat.0);
        seat_row(view, ui, panel, top, seat, draft, &names);
    }
    let top = panel.max.y - 92.0;
    let rect = Rect::from_min_size(pos2(panel.min.x + 70.0, top), vec2(190.0, 50.0));
    let cancel = words.say("button-back");
    let cancel = kit.button(ui, rect, Button::plain(&cancel).size(18.0));
    let rect = Rect::from_min_size(pos2(panel.max.x - 70.0 - 250.0, top), vec2(250.0, 50.0));
    let label = words.say("replay-take-over-begin");
    let begin = kit.button(ui, rect, Button::primary(&label).size(18.0));
    if std::mem::take(&mut draft.focus_due) {
        begin.request_focus();
    }
    if cancel.clicked() {
        Some(Done::Cancel)
    } else if begin.clicked() {
        Some(Done::Begin)
    } else {
        None
    }
}

fn seat_row(
    view: &View<'_>,
    ui: &mut Ui,
    panel: Rect,
    top: f32,
    seat: Seat,
    draft: &mut Draft,
    names: &[String],
) {
    let kit = &view.kit;
    let setup = view.seat(seat);
    let painter = ui.painter().clone();
    kit.at(
        &painter,
        setup.pawn.key(),
        pos2(panel.min.x + 84.0, top + 36.0),
        0.9,
    );
    let from = pos2(panel.min.x + 110.0, top + 27.0);
    kit.text_fit(&painter, from, Align::Min, &setup.name, Type::name(), 210.0);
    let Some(kind) = draft.kinds.get_mut(seat.index()) else {
        return;
    };
    if kind.is_opponent() {
        return;
    }
    // A hand that nobody may see yet stays with a computer player.
    let may = draft.free.contains(seat);
    let from = usize::from(!may);
    let options: Vec<&str> = names.iter().skip(from).map(String::as_str).collect();
    let mut chosen = KINDS
        .iter()
        .skip(from)
        .position(|(it, _)| it == kind)
        .unwrap_or_default();
    let place = Rect::from_min_size(pos2(panel.max.x - 70.0 - 230.0, top), vec2(230.0, 40.0));
    ui.push_id(("take over", seat.0), |ui| {
        if kit.dropdown(ui, place, &setup.name, &options, &mut chosen, true) {
            *kind = KINDS[chosen + from].0;
        }
    });
}

/// Writes the new record, and plays on in it.
fn begin(view: &View<'_>, replay: &Replay, kinds: &[SeatKind], ways: &mut Ways) {
    let Some(library) = &ways.recorder.library else {
        return;
    };
    match write_taken_over(replay, kinds, library, SystemTime::now()) {
        Ok(path) => {
            ways.begin.write(Begin::Resume(path));
        }
        Err(error) => {
            let reason = error.to_string();
            let text = say!(view.words, "error-save-write", reason = reason);
            ways.notices.write(Notice { text });
        }
    }
}
