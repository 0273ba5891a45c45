//! The list: a row for each game, with what can be done with it.

use std::path::PathBuf;

use bevy_egui::egui::{Align, Rect, Sense, Ui, vec2};
use jiff::tz::TimeZone;

use super::{
    line, says,
    shelf::{Shelf, path},
};
use crate::{
    art::{Face, palette},
    overlays::kit::{Button, Kit, Type},
    records::{About, Listed},
    screens::{notices::load_text, page},
    words::Words,
};

/// What is wished for a game.
pub(super) enum Wish {
    Resume(PathBuf),
    Watch(PathBuf),
    Export(PathBuf),
    Delete(PathBuf),
}

/// Height of a row, and of the gap after it.
const ROW: f32 = 92.0;
const GAP: f32 = 8.0;
/// Where the columns begin.
const WHO: f32 = 356.0;
const END: f32 = 830.0;
const BUTTONS: f32 = 1088.0;
/// A button's width: the first one's, and the others'.
const FIRST: f32 = 172.0;
const OTHER: f32 = 50.0;

/// Shows the list. Returns what was wished.
pub(super) fn show(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    list: Rect,
    shelf: &mut Shelf,
    focus_due: &mut bool,
) -> Option<Wish> {
    let zone = TimeZone::system();
    let mut wish = None;
    kit.scroll(ui, list, "games", |ui| {
        let width = ui.available_width();
        let clip = ui.clip_rect();
        let count = shelf.count(shelf.which) as f32;
        let size = vec2(width, (ROW + GAP) * count - GAP);
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        for (i, game) in shelf.games().enumerate() {
            let top = whole.min + vec2(0.0, (ROW + GAP) * i as f32);
            let row = Rect::from_min_size(top, vec2(width, ROW));
            // A row beyond each edge too, for Tab to go to.
            if !clip.expand(ROW + GAP).intersects(row) {
                continue;
            }
            let due = i == 0;
            let mut never = false;
            let due = if due { &mut *focus_due } else { &mut never };
            let asked = page::keyed(ui, row, ("game", &game.path), |ui| {
                one(kit, ui, words, row, game, &zone, due)
            });
            wish = asked.or(wish.take());
        }
    });
    wish
}

fn one(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    row: Rect,
    listed: &Listed,
    zone: &TimeZone,
    focus_due: &mut bool,
) -> Option<Wish> {
    let painter = ui.painter().clone();
    kit.page(&painter, row);
    let when = says::when(words, listed.modified, zone);
    let kind = Type::name();
    kit.text_fit(
        &painter,
        line(row, 20.0, 40.0),
        Align::Min,
        &when,
        kind,
        WHO - 40.0,
    );
    match &listed.game {
        Ok(game) => {
            let mode = says::mode(words, game);
            let at = line(row, 20.0, 66.0);
            kit.text_fit(&painter, at, Align::Min, &mode, Type::aside(), WHO - 40.0);
            who(kit, ui, row, game);
            end(kit, ui, words, row, game);
            page::spoken(ui, row, &listed.path, &says::aloud(words, &when, game));
        }
        Err(error) => {
            let file = listed.path.file_name().unwrap_or_default();
            let file = file.to_string_lossy();
            let at = line(row, 20.0, 66.0);
            kit.text_fit(&painter, at, Align::Min, &file, Type::aside(), WHO - 40.0);
            kit.at(&painter, "warning-ink", line(row, WHO + 12.0, 46.0), 1.0);
            let text = load_text(words, error);
            let kind = Type::body().coloured(palette::RED_TEXT);
            let at = line(row, WHO + 36.0, 22.0);
            let room = BUTTONS - WHO - 60.0;
            kit.write(
                &painter,
                at,
                Align::Min,
                &[(&text, false)],
                kind,
                room,
                22.0,
            );
            page::spoken(ui, row, &listed.path, &format!("{when}. {text}"));
        }
    }
    buttons(kit, ui, words, row, listed, focus_due)
}

/// The players, each with pawn, name and kind; whoever won in bold.
fn who(kit: &Kit, ui: &Ui, row: Rect, game: &About) {
    let seats = &game.setup.seats;
    let columns = if seats.len() > 4 { 3 } else { 2 };
    let width = (END - WHO - 12.0) / columns as f32;
    let painter = ui.painter();
    for (i, seat) in seats.iter().enumerate() {
        let x = WHO + width * (i % columns) as f32;
        let y = if seats.len() > columns {
            30.0 + 38.0 * (i / columns) as f32
        } else {
            49.0
        };
        kit.at(
            painter,
            seat.pawn.key(),
            line(row, x + 12.0, y + 11.0),
            0.62,
        );
        let sign = says::sign(seat.kind);
        kit.at(painter, sign, line(row, x + 36.0, y - 1.0), 0.66);
        let face = if says::won(game, i) {
            Face::Bold
        } else {
            Face::Regular
        };
        let kind = Type::new(face, 17.0, palette::INK);
        let at = line(row, x + 50.0, y + 5.0);
        kit.text_fit(painter, at, Align::Min, &seat.name, kind, width - 58.0);
    }
}

fn end(kit: &Kit, ui: &Ui, words: &Words, row: Rect, game: &About) {
    let (says, aside) = says::end(words, game);
    let painter = ui.painter();
    let room = BUTTONS - END - 24.0;
    let colour = if game.is_over() {
        palette::INK
    } else {
        palette::RED_TEXT
    };
    let kind = Type::new(Face::Semibold, 18.0, colour);
    kit.text_fit(painter, line(row, END, 40.0), Align::Min, &says, kind, room);
    let at = line(row, END, 66.0);
    kit.text_fit(painter, at, Align::Min, &aside, Type::aside(), room);
}

/// The one thing that the game is for, and the others.
fn buttons(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    row: Rect,
    listed: &Listed,
    focus_due: &mut bool,
) -> Option<Wish> {
    let over = match &listed.game {
        Ok(game) => Some(game.is_over()),
        Err(_) => None,
    };
    let mut wish = None;
    let place = |x: f32, width: f32| {
        Rect::from_min_size(line(row, x, (ROW - 50.0) / 2.0), vec2(width, 50.0))
    };
    if let Some(over) = over {
        let (key, icon) = if over {
            ("library-watch", "eye")
        } else {
            ("library-resume", "play")
        };
        let label = words.say(key);
        let button = Button::plain(&label).icon(icon).size(17.0);
        let response = kit.button(ui, place(BUTTONS, FIRST), button);
        page::lead_focus(ui.ctx(), response.id, focus_due);
        follow(ui, &response, row);
        if response.clicked() {
            let path = path(listed);
            wish = Some(if over {
                Wish::Watch(path)
            } else {
                Wish::Resume(path)
            });
        }
    }
    let others: [(&str, &str, bool); 3] = [
        ("library-watch", "eye", over == Some(false)),
        ("library-export", "save", over.is_some()),
        ("library-delete", "trash", over.is_some()),
    ];
    for (i, (key, icon, there)) in others.into_iter().enumerate() {
        if !there {
            continue;
        }
        let label = words.say(key);
        let x = BUTTONS + FIRST + 8.0 + (OTHER + 4.0) * i as f32;
        let response = kit.button(ui, place(x, OTHER), Button::icon_only(&label, icon));
        follow(ui, &response, row);
        if response.clicked() {
            wish = Some(match i {
                0 => Wish::Watch(path(listed)),
                1 => Wish::Export(path(listed)),
                _ => Wish::Delete(path(listed)),
            });
        }
    }
    wish
}

/// The list shows the row that has the focus.
fn follow(ui: &Ui, response: &bevy_egui::egui::Response, row: Rect) {
    if response.gained_focus() {
        ui.scroll_to_rect(row, None);
    }
}
