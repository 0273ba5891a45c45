//! The table of a new game: side, edition, journals, board, first player, seed.

use bevy_egui::egui::{Align, Id, Rect, Sense, Ui, pos2, vec2};

use super::{draft::NewGameDraft, refusal_text};
use crate::{
    art::{Face, palette},
    overlays::kit::{Button, Kit, Type},
    records::Boards,
    rules::{Edition, Journals},
    screens::{
        options::{Offer, explain, offers},
        page::{Stage, keyed},
        sides,
        start::roll_seed,
    },
    table::BoardStyle,
    words::Words,
};

const LEFT: f32 = 1016.0;
const TOP: f32 = 184.0;
const WIDTH: f32 = 512.0;
/// Where fields begin, from the left edge.
const FIELDS: f32 = 160.0;
/// Letters of a seed.
const LONGEST_SEED: usize = 24;

pub(super) fn show(
    kit: &Kit,
    ui: &mut Ui,
    stage: Stage,
    words: &Words,
    boards: &Boards,
    draft: &mut NewGameDraft,
    style: &mut BoardStyle,
) {
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

    let room = stage.rect(LEFT, TOP, WIDTH, sides::HEIGHT);
    let refused = |side| {
        let why = draft.refuses_side(boards, side)?;
        Some(refusal_text(words, why))
    };
    if let Some(side) = sides::sides(kit, ui, words, room, draft.side, refused) {
        draft.side = side;
    }
    let row = |number: f32| {
        stage.rect(
            LEFT + FIELDS,
            TOP + sides::HEIGHT + 34.0 + 61.0 * number,
            WIDTH - FIELDS,
            40.0,
        )
    };
    edition(kit, ui, words, row(0.0), boards, draft);
    scoring(kit, ui, words, row(1.0), draft);
    board(kit, ui, words, row(2.0), style);
    first_player(kit, ui, words, row(3.0), draft);
    let (seed, rolled) = (&mut draft.seed, &mut draft.rolled);
    seed_row(kit, ui, words, row(4.0), FIELDS, seed, rolled);
    agreement(kit, ui, stage, words, draft);
}

/// What several people can agree on; alone, there is nobody to agree with.
fn agreement(kit: &Kit, ui: &mut Ui, stage: Stage, words: &Words, draft: &mut NewGameDraft) {
    let several = draft.people() > 1;
    let mut agreed = draft.agreed;
    let options = [
        ("new-game-take-backs-free", &mut agreed.take_backs),
        ("new-game-open-table", &mut agreed.open_table),
    ];
    let width = (WIDTH - 12.0) / 2.0;
    for (i, (message, ticked)) in options.into_iter().enumerate() {
        let rect = stage.rect(LEFT + (width + 12.0) * i as f32, 696.0, width, 40.0);
        let label = words.say(message);
        keyed(ui, rect, message, |ui| {
            kit.checkbox(ui, rect, &label, ticked, several);
        });
        let hint = if several {
            words.say(&format!("{message}.aside"))
        } else {
            words.say("new-game-agree-alone")
        };
        let over = ui.interact(rect, Id::new((message, "hint")), Sense::hover());
        explain(kit, ui, &over, Some(&hint), several);
    }
    draft.agreed = agreed;
}

fn label(kit: &Kit, ui: &Ui, field: Rect, text: &str) {
    label_before(kit, ui, field, FIELDS, text);
}

/// What a field is, in the room before it.
fn label_before(kit: &Kit, ui: &Ui, field: Rect, room: f32, text: &str) {
    let foot = pos2(field.min.x - room, field.center().y + 6.0);
    let kind = Type::new(Face::Semibold, 19.0, palette::INK);
    kit.text_fit(ui.painter(), foot, Align::Min, text, kind, room - 12.0);
}

fn edition(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    field: Rect,
    boards: &Boards,
    draft: &mut NewGameDraft,
) {
    const EDITIONS: [Edition; 2] = [Edition::Second, Edition::First];
    label(kit, ui, field, &words.say("new-game-edition"));
    let names = ["second", "first"].map(|key| words.say(&format!("new-game-edition-{key}")));
    let about = [
        words.say("edition-second"),
        words.say("edition-first-aside"),
    ];
    let reasons = EDITIONS.map(|edition| {
        let why = draft.refuses_edition(boards, edition)?;
        Some(refusal_text(words, why))
    });
    let all: [Offer; 2] = std::array::from_fn(|i| {
        Offer::new(&names[i])
            .hint(&about[i])
            .unless(reasons[i].as_deref())
    });
    let mut chosen = usize::from(draft.edition == Edition::First);
    offers(kit, ui, field, "edition", &all, &mut chosen);
    draft.edition = EDITIONS[chosen];
}

fn scoring(kit: &Kit, ui: &mut Ui, words: &Words, field: Rect, draft: &mut NewGameDraft) {
    label(kit, ui, field, &words.say("new-game-scoring"));
    let [hidden, open] = ["hidden", "open"].map(|key| {
        (
            words.say(&format!("scoring-{key}")),
            words.say(&format!("scoring-{key}-aside")),
        )
    });
    let all = [
        Offer::new(&hidden.0).hint(&hidden.1),
        Offer::new(&open.0).hint(&open.1),
    ];
    let mut chosen = usize::from(draft.journals == Journals::Open);
    offers(kit, ui, field, "scoring", &all, &mut chosen);
    draft.journals = match chosen {
        0 => Journals::Hidden,
        _ => Journals::Open,
    };
}

fn board(kit: &Kit, ui: &mut Ui, words: &Words, field: Rect, style: &mut BoardStyle) {
    label(kit, ui, field, &words.say("new-game-board"));
    let [town, rows] = ["illustrated", "compact"].map(|key| {
        (
            words.say(&format!("new-game-board-{key}")),
            words.say(&format!("new-game-board-{key}-aside")),
        )
    });
    let all = [
        Offer::new(&town.0).hint(&town.1),
        Offer::new(&rows.0).hint(&rows.1),
    ];
    let mut chosen = usize::from(*style == BoardStyle::Compact);
    if offers(kit, ui, field, "board", &all, &mut chosen) {
        *style = match chosen {
            0 => BoardStyle::Illustrated,
            _ => BoardStyle::Compact,
        };
    }
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

/// The seed, its die, and what it is for; `before` is the room for the label.
pub(in crate::screens) fn seed_row(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    field: Rect,
    before: f32,
    seed: &mut String,
    rolled: &mut bool,
) {
    let name = words.say("new-game-seed");
    label_before(kit, ui, field, before, &name);
    let die = Rect::from_min_max(
        pos2(field.max.x - 52.0, field.min.y - 1.0),
        field.max + vec2(0.0, 1.0),
    );
    let line = Rect::from_min_max(field.min, pos2(die.min.x - 12.0, field.max.y));
    if kit
        .text_field(ui, line, &name, seed, LONGEST_SEED)
        .changed()
    {
        *rolled = seed.trim().is_empty();
    }
    let hint = words.say("new-game-seed-roll");
    let clicked = keyed(ui, die, "die", |ui| {
        kit.button(ui, die, Button::icon_only(&hint, "die"))
            .clicked()
    });
    if clicked {
        *seed = roll_seed().to_string();
        *rolled = true;
    }
    let about = if seed.trim().is_empty() {
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
