//! The table of a new game: board, journals, first player, seed.

use bevy_egui::egui::{Align, Rect, StrokeKind, Ui, pos2, vec2};

use super::draft::NewGameDraft;
use crate::{
    art::{Drawing, Face, palette},
    overlays::kit::{Button, Kit, Type},
    rules::Journals,
    screens::page::{Stage, keyed},
    words::Words,
};

const LEFT: f32 = 1016.0;
const TOP: f32 = 184.0;
const WIDTH: f32 = 512.0;
/// Where fields begin, from the left edge.
const FIELDS: f32 = 160.0;
/// Letters of a seed.
const LONGEST_SEED: usize = 24;

pub(super) fn show(kit: &Kit, ui: &mut Ui, stage: Stage, words: &Words, draft: &mut NewGameDraft) {
    let painter = ui.painter().clone();
    let heading = words.say("new-game-table");
    let kind = Type::heading().sized(24.0);
    let foot = stage.at(LEFT, 162.0);
    let heading = kit.text(&painter, foot, Align::Min, &heading, kind);
    let aside = words.say("new-game-table-aside");
    let from = pos2(heading.max.x + 18.0, foot.y);
    let room = stage.at(LEFT + WIDTH, 0.0).x - from.x;
    let kind = Type::aside().sized(17.0);
    kit.text_fit(&painter, from, Align::Min, &aside, kind, room);

    day(kit, ui, words, stage.rect(LEFT, TOP, WIDTH, 216.0));
    let row = |number: f32| {
        stage.rect(
            LEFT + FIELDS,
            TOP + 256.0 + 64.0 * number,
            WIDTH - FIELDS,
            40.0,
        )
    };
    scoring(kit, ui, words, row(0.0), draft);
    first_player(kit, ui, words, row(1.0), draft);
    seed(kit, ui, words, row(2.0), draft);
}

fn label(kit: &Kit, ui: &Ui, field: Rect, text: &str) {
    let foot = pos2(field.min.x - FIELDS, field.center().y + 6.0);
    let kind = Type::new(Face::Semibold, 19.0, palette::INK);
    kit.text_fit(ui.painter(), foot, Align::Min, text, kind, FIELDS - 12.0);
}

/// The Day board's card.
fn day(kit: &Kit, ui: &Ui, words: &Words, card: Rect) {
    let painter = ui.painter();
    kit.shadow(painter, card);
    // Towers and sun of the title page, in a window of their own.
    let view = Rect::from_min_max(card.min, card.max - vec2(0.0, 40.0));
    let size = vec2(720.0, 405.0);
    let picture = Rect::from_min_size(view.min - vec2(180.0, 50.0), size);
    let window = painter.with_clip_rect(view.intersect(painter.clip_rect()));
    kit.drawing(&window, Drawing::Part("title"), picture, 1.0);
    let foot = Rect::from_min_max(pos2(card.min.x, view.max.y), card.max);
    painter.rect_filled(foot, 0.0, palette::PALE.egui());
    painter.hline(card.x_range(), view.max.y, (1.6, palette::INK.egui()));
    let name = words.say("mode-day");
    let middle = foot.center().y;
    kit.at(painter, "radio-on", pos2(card.min.x + 24.0, middle), 1.0);
    let kind = Type::new(Face::Bold, 20.0, palette::INK);
    let from = pos2(card.min.x + 46.0, middle + 6.0);
    kit.text(painter, from, Align::Min, &name, kind);
    let aside = words.say("mode-day-aside");
    let to = pos2(card.max.x - 16.0, middle + 6.0);
    kit.text(painter, to, Align::Max, &aside, Type::aside());
    let ink = (2.0, palette::INK.egui());
    painter.rect_stroke(card, 6.0, ink, StrokeKind::Middle);
    let gold = (4.0, palette::GOLD.egui());
    painter.rect_stroke(card.expand(4.0), 8.0, gold, StrokeKind::Middle);
    let ink = (1.2, palette::INK.egui());
    painter.rect_stroke(card.expand(6.5), 10.0, ink, StrokeKind::Middle);
}

fn scoring(kit: &Kit, ui: &mut Ui, words: &Words, field: Rect, draft: &mut NewGameDraft) {
    label(kit, ui, field, &words.say("new-game-scoring"));
    let options = [words.say("scoring-hidden"), words.say("scoring-open")];
    let mut chosen = usize::from(draft.journals == Journals::Open);
    keyed(ui, field, "scoring", |ui| {
        kit.segmented(
            ui,
            field,
            &options.each_ref().map(String::as_str),
            &mut chosen,
        )
    });
    draft.journals = match chosen {
        0 => Journals::Hidden,
        _ => Journals::Open,
    };
}

fn first_player(kit: &Kit, ui: &mut Ui, words: &Words, field: Rect, draft: &mut NewGameDraft) {
    let name = words.say("new-game-first-player");
    label(kit, ui, field, &name);
    let random = words.say("new-game-random");
    let names = draft.seats.iter().map(|seat| seat.name.trim());
    let options: Vec<&str> = std::iter::once(random.as_str()).chain(names).collect();
    let mut chosen = draft.first.map_or(0, |seat| seat + 1);
    keyed(ui, field, "first player", |ui| {
        kit.dropdown(ui, field, &name, &options, &mut chosen, true)
    });
    draft.first = chosen.checked_sub(1);
}

fn seed(kit: &Kit, ui: &mut Ui, words: &Words, field: Rect, draft: &mut NewGameDraft) {
    let name = words.say("new-game-seed");
    label(kit, ui, field, &name);
    let die = Rect::from_min_max(
        pos2(field.max.x - 52.0, field.min.y - 1.0),
        field.max + vec2(0.0, 1.0),
    );
    let line = Rect::from_min_max(field.min, pos2(die.min.x - 12.0, field.max.y));
    if kit
        .text_field(ui, line, &name, &mut draft.seed, LONGEST_SEED)
        .changed()
    {
        draft.rolled = draft.seed.trim().is_empty();
    }
    let hint = words.say("new-game-seed-roll");
    let clicked = keyed(ui, die, "die", |ui| {
        kit.button(ui, die, Button::icon_only(&hint, "die"))
            .clicked()
    });
    if clicked {
        draft.roll();
    }
    let about = if draft.seed.trim().is_empty() {
        words.say("new-game-seed-empty")
    } else {
        words.say("new-game-seed-about")
    };
    let foot = pos2(field.min.x, field.max.y + 24.0);
    kit.text_fit(
        ui.painter(),
        foot,
        Align::Min,
        &about,
        Type::aside(),
        field.width(),
    );
}
