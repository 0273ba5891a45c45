//! The map of keys, over whatever screen is shown (?): every command with the keys that give it, by place, and the gamepad's
//! buttons. It is made from the bindings themselves, so that it can't disagree with them.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Pos2, Rect, Ui, pos2, vec2},
};

use super::{
    Menu, RulesBook,
    menu::{self, Page},
    page::{Modal, Stage, keyed, lead_focus},
    settings::command_name,
};
use crate::{
    art::{Face, palette},
    flow::Watched,
    input::{Capturing, Given},
    overlays::kit::{Button, Corners, Kit, Type},
    seats::Desk,
    settings::{Chord, Command, Place, Settings},
    words::{Words, say},
};

/// The sheet, in the mock-ups' pixels, and its two columns.
const SHEET: (f32, f32, f32, f32) = (160.0, 24.0, 1280.0, 852.0);
const COLUMNS: [f32; 2] = [240.0, 840.0];
const WIDTH: f32 = 520.0;
const PITCH: f32 = 34.0;

/// What a gamepad's buttons are called in messages, in the order in which they are shown.
const BUTTONS: [&str; 7] = [
    "stick",
    "south",
    "east",
    "west",
    "north",
    "shoulders",
    "start",
];

/// Commands that share a line, and what the line is called.
const SHARED: [(&[Command; 5], &str); 2] = [
    (&Command::CARDS, "command-cards"),
    (&Command::REPLAY_SEATS, "command-replay-seats"),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, call).add_systems(
        EguiPrimaryContextPass,
        show.after(menu::show).before(super::rules_book::show),
    );
}

fn call(
    mut given: MessageReader<Given>,
    mut menu: ResMut<Menu>,
    desk: Option<Res<Desk>>,
    book: Option<Res<RulesBook>>,
    capturing: Res<Capturing>,
) {
    let called = given.read().any(|given| given.command == Command::KeyMap);
    // Before the curtain, any key says that one is there.
    let curtain = desk.is_some_and(|desk| desk.curtain.is_some());
    let reading = book.is_some_and(|book| book.is_open());
    if !called || curtain || reading || capturing.0 {
        return;
    }
    if menu.page() == Some(Page::KeyMap) {
        menu.close();
    } else {
        menu.turn_to(Page::KeyMap);
    }
}

fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    settings: Res<Settings>,
    mut menu: ResMut<Menu>,
    book: Res<RulesBook>,
    watched: Option<Res<Watched>>,
) -> Result {
    if menu.page() != Some(Page::KeyMap) || book.is_open() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    if menu.escaped(&context) {
        return Ok(());
    }
    let stage = Stage::new(&kit);
    let (x, y, width, height) = SHEET;
    let sheet = Modal {
        name: "key map",
        panel: stage.rect(x, y, width, height),
        corners: Corners::Foliage(0.92),
        fades: false,
    };
    let (done, beside) = sheet.show(&context, &kit, &stage, |ui| {
        let map = Map {
            kit: &kit,
            words: &words,
            settings: &settings,
            stage,
            without: match watched {
                Some(_) => Place::Table,
                None => Place::Replay,
            },
        };
        map.paint(ui);
        let label = words.say("button-done");
        let escape = words.say("key-esc");
        let rect = stage.rect(679.0, 802.0, 242.0, 52.0);
        let done = keyed(ui, rect, "key map done", |ui| {
            kit.button(ui, rect, Button::primary(&label).key(&escape).size(20.0))
        });
        lead_focus(ui.ctx(), done.id, menu.focus_due());
        done.clicked()
    });
    if done || beside {
        menu.close();
        context.request_repaint();
    }
    Ok(())
}

/// What the sheet is made from.
struct Map<'a, 'w> {
    kit: &'a Kit<'w>,
    words: &'a Words,
    settings: &'a Settings,
    stage: Stage,
    /// The place that is left out.
    without: Place,
}

impl Map<'_, '_> {
    fn paint(&self, ui: &mut Ui) {
        let Self {
            kit, words, stage, ..
        } = self;
        let painter = ui.painter().clone();
        let title = words.say("keys-title");
        let foot = stage.at(800.0, 92.0);
        kit.text_fit(&painter, foot, Align::Center, &title, Type::title(), 900.0);
        kit.divider(&painter, stage.at(800.0, 112.0), 400.0);
        let mut at = [stage.at(COLUMNS[0], 150.0), stage.at(COLUMNS[1], 150.0)];
        for place in Place::ALL {
            // One of the two: what a key gives while a game is played, or while one is looked at.
            if place == self.without {
                continue;
            }
            let column = usize::from(!matches!(place, Place::Table | Place::Replay));
            let heading = say!(words, "keys-place", place = place.key());
            self.heading(ui, &mut at[column], &heading);
            for &command in Command::ALL.iter().filter(|it| it.place() == place) {
                // Cards share a line, and so do the seats of a replay.
                let shared = SHARED.iter().find(|(all, _)| all.contains(&command));
                let (label, keys) = match shared {
                    Some((all, _)) if all[0] != command => continue,
                    Some((all, label)) => {
                        let first = |&it: &Command| self.settings.keys.label(it, words);
                        (words.say(label), all.iter().map(first).collect())
                    }
                    None => (command_name(words, command), self.keys(command)),
                };
                self.line(ui, &mut at[column], &label, keys);
            }
            at[column].y += 16.0;
        }
        let heading = words.say("keys-gamepad");
        self.heading(ui, &mut at[0], &heading);
        for button in BUTTONS {
            let label = say!(words, "gamepad-does", button = button);
            let keys = vec![say!(words, "gamepad-button", button = button)];
            self.line(ui, &mut at[0], &label, keys);
        }
    }

    /// What stands on the keys that give a command here: while a game is looked at, some of them give another one.
    fn keys(&self, command: Command) -> Vec<String> {
        let keys = &self.settings.keys;
        let here = |&chord: &Chord| {
            self.without != Place::Table || keys.command_in_replay(chord) == Some(command)
        };
        let chords = keys.of(command).into_iter().filter(here);
        chords.map(|chord| chord.label(self.words)).collect()
    }

    fn heading(&self, ui: &Ui, at: &mut Pos2, text: &str) {
        let kind = Type::heading().sized(20.0);
        let painter = ui.painter();
        self.kit
            .text_fit(painter, *at, Align::Min, text, kind, WIDTH);
        let line = pos2(at.x, at.y + 8.0);
        self.kit.rule(painter, line, WIDTH);
        at.y += 32.0;
    }

    /// What is done, and the keys that do it, from the right.
    fn line(&self, ui: &mut Ui, at: &mut Pos2, text: &str, keys: Vec<String>) {
        let painter = ui.painter().clone();
        let cap = Type::new(Face::Semibold, 14.0, palette::INK);
        let mut right = at.x + WIDTH;
        let keys: Vec<String> = keys.into_iter().filter(|key| !key.is_empty()).collect();
        for key in keys.iter().rev() {
            let width = self.kit.text_width(ui.ctx(), key, cap) + 20.0;
            right -= width;
            self.kit.keycap(&painter, pos2(right, at.y - 5.0), key);
            right -= 8.0;
        }
        let kind = Type::new(Face::Regular, 18.0, palette::INK);
        let room = right - at.x - 8.0;
        self.kit
            .text_fit(&painter, *at, Align::Min, text, kind, room);
        let rect = Rect::from_min_size(pos2(at.x, at.y - 22.0), vec2(WIDTH, PITCH));
        let says = format!("{text}: {}", keys.join(", "));
        super::page::spoken(ui, rect, ("key map", text), &says);
        at.y += PITCH;
    }
}
