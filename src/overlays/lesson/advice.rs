//! Advice in the first real games: a small note on the column, which is in nobody's way.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Order, Rect, pos2, vec2},
};

use super::super::{
    View,
    area::{area, on_screen},
    kit::{Button, Type},
};
use crate::{
    art::{Face, palette},
    flow::Prepared,
    lessons::advice::{self, Advice},
    rules::Act,
    settings::Settings,
};

/// Room for the column's buttons under the note.
const FOOT: f32 = 84.0;
const FACE: f32 = 64.0;
const BUTTON: f32 = 36.0;
const MARGIN: f32 = 14.0;

/// What is advised now.
#[derive(Default)]
pub(in crate::overlays) struct Now {
    all: Option<Vec<Advice>>,
    /// The message, and which game, and how many acts of its reader's were done when it was given.
    note: Option<(String, u64, usize)>,
}

pub(in crate::overlays) fn advise(
    mut contexts: EguiContexts,
    mut set: ParamSet<(View, ResMut<Settings>)>,
    prepared: Option<Res<Prepared>>,
    mut now: Local<Now>,
) -> Result {
    let view = set.p0();
    let own = |act: &&Act| Some(act.seat()) == view.desk.viewer;
    let (game, acts) = (
        view.current.id,
        view.current.acts.iter().filter(own).count(),
    );
    // It stays until the next act of whoever it is for.
    now.note.take_if(|note| (note.1, note.2) != (game, acts));
    if prepared.is_some() || !view.settings.advice {
        now.note = None;
        return Ok(());
    }
    let mut given = None;
    if now.note.is_none()
        && let Some((seat, asked)) = view.asked()
    {
        let all = now
            .all
            .get_or_insert_with(|| advice::all().unwrap_or_default());
        let learned = &view.settings.learned.advice;
        if let Some(advice) = advice::of_use(all, learned, view.game(), seat, asked) {
            given = Some(advice.topic.clone());
            now.note = Some((advice.say.clone(), game, acts));
        }
    }
    if let Some((say, ..)) = &now.note
        && show(contexts.ctx_mut()?, &view, &view.words.say(say))
    {
        now.note = Some((String::new(), game, acts));
    }
    if let Some(topic) = given {
        set.p1().learned.advice.insert(topic);
    }
    Ok(())
}

/// Shows a note. True when it is put away.
fn show(context: &bevy_egui::egui::Context, view: &View<'_>, text: &str) -> bool {
    if text.is_empty() {
        return false;
    }
    let kit = &view.kit;
    let column = on_screen(view.layout.column);
    let kind = Type::new(Face::Semibold, 17.0, palette::INK);
    let width = column.width() - 24.0;
    let room = width - 3.0 * MARGIN - FACE;
    let galley = kit.paragraph(context, &[(text, false)], kind, room, 22.0, Align::Min);
    let lines = galley.rect.height().max(FACE);
    let height = lines + BUTTON + 3.0 * MARGIN;
    let foot = column.max.y - FOOT;
    let rect = Rect::from_min_max(
        pos2(column.min.x + 12.0, foot - height),
        pos2(column.max.x - 12.0, foot),
    );
    area(context, "advice", Order::Middle, rect, |ui| {
        let painter = ui.painter().clone();
        kit.shadow(&painter, rect);
        kit.small_panel(&painter, rect);
        let face = rect.min + vec2(MARGIN + FACE / 2.0, MARGIN + FACE / 2.0);
        kit.at(&painter, "portrait-anselm-calm", face, FACE / 128.0);
        let top = rect.min + vec2(2.0 * MARGIN + FACE, MARGIN);
        kit.write(
            &painter,
            top,
            Align::Min,
            &[(text, false)],
            kind,
            room,
            22.0,
        );
        let label = view.words.say("lesson-advice-close");
        let corner = rect.max - vec2(MARGIN, MARGIN);
        let wide = 150.0;
        let place = Rect::from_min_max(corner - vec2(wide, BUTTON), corner);
        kit.button(ui, place, Button::plain(&label).size(16.0))
            .clicked()
    })
}
