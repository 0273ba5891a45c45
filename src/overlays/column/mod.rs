//! The parchment column: rounds, what is asked, the seats, the chronicle, tools.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align, Order, Painter, Rect, Sense, Ui, pos2, vec2},
};

use super::{
    View,
    area::{area, on_screen},
    chronicle::Chronicle,
    journal::JournalPlaces,
    kit::{Button, Corners, Type},
    plaque::{HEIGHT, PITCH, plaque},
    prompt::{Prompt, direction},
    tips,
};
use crate::{
    art::{Face, palette},
    rules::{Asked, Phase, ROUNDS},
    screens::OpenMenu,
    words::{rounds::roman, say},
};

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
    mut menu: MessageWriter<OpenMenu>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let rect = on_screen(view.layout.column);
    for part in READY {
        view.kit.art().part(part);
    }
    let pressed = area(&context, "column", Order::Middle, rect, |ui| {
        view.kit.panel(ui.painter(), rect, Corners::Bosses);
        flags(&view, ui, rect);
        heading(&view, ui, rect);
        prompt(&view, ui.painter(), rect);
        let inner = Rect::from_min_max(rect.min + vec2(16.0, 188.0), rect.max - vec2(16.0, 12.0));
        let mut top = inner.min.y;
        for seat in view.all_seats() {
            let own = Rect::from_min_size(pos2(inner.min.x, top), vec2(inner.width(), HEIGHT));
            let journal = plaque(&view, ui, own, seat);
            places.0[seat.index()] = Some(journal);
            top += PITCH;
        }
        let tools = Rect::from_min_max(pos2(inner.min.x, inner.max.y - 52.0), inner.max);
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
        let rule = inner.max.x - 8.0 - written.max.x - 16.0;
        view.kit.divider(
            ui.painter(),
            pos2(written.max.x + 16.0 + rule / 2.0, title - 6.0),
            rule,
        );
        let lines = Rect::from_min_max(
            pos2(inner.min.x + 4.0, title + 12.0),
            pos2(inner.max.x, tools.min.y - 8.0),
        );
        chronicle.show(&view.kit, ui, lines);
        buttons(&view, ui, tools)
    });
    match pressed {
        Some(Tool::Menu) => {
            menu.write(OpenMenu);
        }
        Some(Tool::Skip) => view.shown.skip_all(),
        None => {}
    }
    Ok(())
}

/// The tools at the foot of the column.
#[derive(Clone, Copy)]
enum Tool {
    Skip,
    Menu,
}

/// Six flags on their rod, one a round.
fn flags(view: &View<'_>, ui: &mut Ui, rect: Rect) {
    let kit = &view.kit;
    let painter = ui.painter().clone();
    let pitch = 54.0;
    let left = rect.center().x - pitch * f32::from(ROUNDS) / 2.0;
    let rod = Rect::from_min_size(
        pos2(left - 4.0, rect.min.y + 15.0),
        vec2(pitch * f32::from(ROUNDS) + 8.0, 7.0),
    );
    kit.nine_slice(&painter, "flag-rod", rod);
    let now = view.game().round();
    for round in 1..=ROUNDS {
        let at = pos2(left + pitch * (f32::from(round) - 0.5), rect.min.y + 18.0);
        let (part, size, foot, colour) = if round == now {
            ("flag-current", 22.0, 31.0, palette::CREAM)
        } else if round < now {
            ("flag-past", 18.0, 25.0, palette::INK)
        } else {
            ("flag-next", 18.0, 25.0, palette::INK)
        };
        let flag = kit.at(&painter, part, at, 1.0);
        let kind = Type::new(Face::Bold, size, colour);
        kit.text(
            &painter,
            at + vec2(0.0, foot),
            Align::Center,
            roman(round),
            kind,
        );
        let id = egui::Id::new(("flag", round));
        let over = ui.interact(flag, id, Sense::hover());
        if egui::Tooltip::should_show_tooltip(&over, false) {
            let mut lines = vec![if round < now {
                say!(view.words, "tip-round-done", round = roman(round))
            } else {
                say!(view.words, "tip-round", round = roman(round))
            }];
            if view
                .rules()
                .roads
                .iter()
                .any(|(_, road)| road.returns.contains(round))
            {
                lines.push(view.words.say("tip-round-returns"));
            }
            tips::show(kit, ui.ctx(), id, flag, &lines);
        }
    }
}

/// "Round III · Play", and in the draft which way the hands go.
fn heading(view: &View<'_>, ui: &mut Ui, rect: Rect) {
    let (kit, words, game) = (&view.kit, &*view.words, view.game());
    let painter = ui.painter().clone();
    let phase = match game.phase() {
        Phase::Deal => words.say("phase-deal"),
        Phase::Choose => words.say("phase-choose"),
        Phase::Play => words.say("phase-play"),
        Phase::Score | Phase::Over => words.say("phase-score"),
        Phase::ReturnPawns => words.say("phase-return"),
        Phase::PassExcalibur => words.say("phase-excalibur"),
    };
    let says = say!(
        words,
        "heading-round-phase",
        round = roman(game.round()),
        phase = phase
    );
    let from = pos2(rect.min.x + 24.0, rect.min.y + 104.0);
    let right = rect.max.x - 24.0;
    let kind = Type::caps(Face::Bold, 22.0, palette::INK);
    let Some(way) = direction(game) else {
        kit.text_fit(&painter, from, Align::Min, &says, kind, right - from.x);
        return;
    };
    let room = right - 32.0 - from.x;
    let title = kit.text_fit(&painter, from, Align::Min, &says, kind, room);
    let icon = match way {
        "counterclockwise" => "counter-clockwise-ink",
        _ => "clockwise-ink",
    };
    let centre = pos2(right - 12.0, from.y - 7.0);
    kit.at(&painter, icon, centre, 1.0);
    // The arrow says it too: where there is no room for the word, it is in the tooltip only.
    let kind = Type::new(Face::SemiboldItalic, 16.0, palette::RED_TEXT);
    let says = say!(words, "direction", direction = way);
    let word = kit.line(ui.ctx(), &says, kind);
    let end = pos2(right - 32.0, from.y - 1.0);
    if end.x - word.width > title.max.x + 10.0 {
        word.paint(&painter, end, Align::Max);
    }
    let thing = Rect::from_center_size(centre, vec2(28.0, 28.0));
    let over = ui.interact(thing, egui::Id::new("direction"), Sense::hover());
    if egui::Tooltip::should_show_tooltip(&over, false) {
        let more = match way {
            "clockwise" => Some(words.say("tip-direction-clockwise")),
            "counterclockwise" => Some(words.say("tip-direction-counterclockwise")),
            _ => None,
        };
        let lines: Vec<String> = std::iter::once(says).chain(more).collect();
        tips::show(kit, ui.ctx(), over.id, thing, &lines);
    }
}

/// What is asked, or who is waited for.
fn prompt(view: &View<'_>, painter: &Painter, rect: Rect) {
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
    let place = Rect::from_min_size(
        rect.min + vec2(16.0, 116.0),
        vec2(rect.width() - 32.0, 60.0),
    );
    view.kit.prompt_box(painter, place, kind, &[(&says, false)]);
}

fn buttons(view: &View<'_>, ui: &mut Ui, rect: Rect) -> Option<Tool> {
    let (kit, words) = (&view.kit, &*view.words);
    let tools = [Tool::Skip, Tool::Menu];
    let width = (rect.width() - 6.0 * (tools.len() - 1) as f32) / tools.len() as f32;
    let mut pressed = None;
    for (i, tool) in tools.into_iter().enumerate() {
        let left = rect.min.x + (width + 6.0) * i as f32;
        let place = Rect::from_min_size(pos2(left, rect.min.y), vec2(width, rect.height()));
        let (label, icon, hint, key, enabled) = match tool {
            Tool::Skip => (
                words.say("button-skip-show"),
                "fast",
                words.say("tip-skip"),
                words.say("key-space"),
                !view.shown.settled(),
            ),
            Tool::Menu => (
                words.say("button-menu"),
                "menu",
                words.say("tip-menu"),
                words.say("key-esc"),
                true,
            ),
        };
        let button = Button::tool(&label, icon)
            .hint(&hint)
            .key(&key)
            .enabled(enabled);
        if kit.button(ui, place, button).clicked() {
            pressed = Some(tool);
        }
    }
    pressed
}
