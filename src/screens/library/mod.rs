//! The library: all games, finished or not, to resume, watch, take along or delete.

mod drop;
mod open;
mod rows;
mod says;
mod shelf;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Rect, Ui, pos2, vec2},
};

use super::{
    Covered, Notice, Screen, export,
    page::{self, Stage, escaped, keyed},
    start::Starter,
};
use crate::{
    flow::Begin,
    input::Given,
    overlays::kit::{Button, Kit, Type},
    settings::Command,
    words::{Words, say},
};
pub use open::OpenRecord;
use rows::Wish;
use shelf::{Shelf, Which};

/// What this page remembers between two frames.
#[derive(Resource, Default)]
struct Desk {
    focus_due: bool,
    typing: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .init_resource::<Shelf>()
        .add_plugins((open::plugin, drop::plugin))
        .add_systems(Startup, shelf::empty_bin)
        .add_systems(OnEnter(Screen::Library), (shelf::look, sit_down))
        .add_systems(
            Update,
            (shelf::take, bring_back.run_if(in_state(Screen::Library))).chain(),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Library)),
        );
}

fn sit_down(mut desk: ResMut<Desk>) {
    desk.focus_due = true;
}

/// What is done with games.
#[derive(SystemParam)]
struct Ways<'w> {
    starter: Starter<'w>,
    open: MessageWriter<'w, OpenRecord>,
    notices: MessageWriter<'w, Notice>,
    next: ResMut<'w, NextState<Screen>>,
}

/// The key that takes acts back brings deleted games back.
fn bring_back(
    mut given: MessageReader<Given>,
    covered: Covered,
    words: Res<Words>,
    mut shelf: ResMut<Shelf>,
    mut notices: MessageWriter<Notice>,
) {
    let asked = given
        .read()
        .filter(|given| given.command == Command::TakeBack)
        .count();
    if asked > 0 && !covered.now() {
        restore(&words, &mut shelf, &mut notices);
    }
}

fn restore(words: &Words, shelf: &mut Shelf, notices: &mut MessageWriter<Notice>) {
    let text = match shelf.restore() {
        None => return,
        Some(Ok(())) => words.say("library-restored"),
        Some(Err(error)) => say!(words, "error-library", reason = error.to_string()),
    };
    notices.write(Notice { text });
}

fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    mut desk: ResMut<Desk>,
    mut shelf: ResMut<Shelf>,
    covered: Covered,
    mut ways: Ways,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let stage = Stage::new(&kit);
    let mut ui = page::page(&context, "library");
    let painter = ui.painter().clone();
    stage.sheet(&kit, &painter, stage.rect(24.0, 24.0, 1552.0, 852.0));
    let title = words.say("menu-games");
    let at = stage.at(800.0, 96.0);
    kit.text(&painter, at, Align::Center, &title, Type::title());
    kit.divider(&painter, stage.at(800.0, 118.0), 480.0);
    filter(&kit, &mut ui, stage, &words, &mut shelf);
    let list = stage.rect(64.0, 204.0, 1472.0, 548.0);
    let wish = if shelf.is_empty() {
        nothing(&kit, &ui, &words, list, &shelf);
        None
    } else {
        rows::show(&kit, &mut ui, &words, list, &mut shelf, &mut desk.focus_due)
    };
    kit.divider(&painter, stage.at(800.0, 770.0), 1456.0);
    let (back, undo) = foot(&kit, &mut ui, stage, &words, &shelf, &mut desk.focus_due);
    match wish {
        Some(Wish::Resume(path)) => ways.starter.begin(Begin::Resume(path)),
        Some(Wish::Watch(path)) => {
            ways.open.write(OpenRecord::watch(path));
        }
        Some(Wish::Export(path)) => {
            let text = export::keep_copy(&words, &path);
            ways.notices.write(Notice { text });
        }
        Some(Wish::Delete(path)) => {
            let text = match shelf.delete(&path) {
                Ok(()) => words.say("notice-deleted"),
                Err(error) => say!(words, "error-library", reason = error.to_string()),
            };
            ways.notices.write(Notice { text });
        }
        None => {}
    }
    if undo {
        restore(&words, &mut shelf, &mut ways.notices);
    }
    if (escaped(&context, &mut desk.typing) && !covered.now()) || back {
        ways.next.set(Screen::Title);
    }
    Ok(())
}

/// All games, those to go on with, or those that are over; and where they are kept.
fn filter(kit: &Kit, ui: &mut Ui, stage: Stage, words: &Words, shelf: &mut Shelf) {
    let counts = Which::ALL.map(|which| shelf.count(which));
    let labels: Vec<String> = Which::ALL
        .iter()
        .zip(counts)
        .map(|(which, count)| say!(words, "library-filter", which = which.key(), count = count))
        .collect();
    let options: Vec<&str> = labels.iter().map(String::as_str).collect();
    let mut chosen = Which::ALL
        .iter()
        .position(|&which| which == shelf.which)
        .unwrap_or_default();
    let rect = stage.rect(64.0, 146.0, 600.0, 40.0);
    if kit.segmented(ui, rect, &options, &mut chosen) {
        shelf.which = Which::ALL[chosen];
    }
    let hint = words.say("library-drop");
    let at = stage.at(1530.0, 172.0);
    kit.text_fit(ui.painter(), at, Align::Max, &hint, Type::aside(), 800.0);
}

/// No game here: a friendly face, and what to do.
fn nothing(kit: &Kit, ui: &Ui, words: &Words, list: Rect, shelf: &Shelf) {
    let painter = ui.painter();
    let middle = list.center();
    if shelf.searching() {
        let says = words.say("library-looking");
        kit.text(painter, middle, Align::Center, &says, Type::aside());
        return;
    }
    let face = Rect::from_center_size(middle - vec2(0.0, 90.0), vec2(160.0, 160.0));
    kit.picture(painter, "portrait-linnet-calm", face);
    let (says, aside) = match shelf.trouble() {
        Some(reason) => (
            words.say("library-unreadable"),
            say!(words, "error-library", reason = reason),
        ),
        None => (
            say!(words, "library-none", which = shelf.which.key()),
            words.say("library-none-aside"),
        ),
    };
    let kind = Type::heading().sized(26.0);
    let foot = middle + vec2(0.0, 44.0);
    kit.text_fit(painter, foot, Align::Center, &says, kind, list.width());
    let kind = Type::aside().sized(18.0);
    let foot = foot + vec2(0.0, 34.0);
    kit.text_fit(painter, foot, Align::Center, &aside, kind, list.width());
}

/// Back, where the games are kept, and what was deleted last. Returns whether the first or the last was pressed.
fn foot(
    kit: &Kit,
    ui: &mut Ui,
    stage: Stage,
    words: &Words,
    shelf: &Shelf,
    focus_due: &mut bool,
) -> (bool, bool) {
    let label = words.say("button-back");
    let escape = words.say("key-esc");
    let rect = stage.rect(136.0, 792.0, 176.0, 56.0);
    let button = Button::plain(&label)
        .icon("chevron-left")
        .key(&escape)
        .size(20.0);
    let back = keyed(ui, rect, "back", |ui| kit.button(ui, rect, button));
    if shelf.is_empty() && !shelf.searching() {
        page::lead_focus(ui.ctx(), back.id, focus_due);
    }
    if let Some(folder) = shelf.folder() {
        let says = say!(words, "library-folder", folder = folder);
        let at = stage.at(752.0, 826.0);
        let kind = Type::aside().sized(16.0);
        kit.text_fit(ui.painter(), at, Align::Center, &says, kind, 780.0);
    }
    let label = words.say("library-undo");
    let key = words.say("key-undo");
    let rect = stage.rect(1212.0, 792.0, 252.0, 56.0);
    let undo = Button::plain(&label)
        .icon("undo")
        .key(&key)
        .size(18.0)
        .enabled(shelf.may_restore());
    let undo = keyed(ui, rect, "undo", |ui| kit.button(ui, rect, undo).clicked());
    (back.clicked(), undo)
}

/// The middle of a line of a row.
fn line(row: Rect, x: f32, y: f32) -> bevy_egui::egui::Pos2 {
    pos2(row.min.x + x, row.min.y + y)
}
