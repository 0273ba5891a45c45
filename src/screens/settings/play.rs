//! Play: how computer players keep pace, what is asked twice, what is said.

use bevy_egui::egui::{Align, Ui};

use super::{
    Shown,
    rows::{LEFT, RIGHT},
};
use crate::{
    flow::Recorder,
    overlays::kit::Type,
    settings::{ComputerPace, Settings},
    words::say,
};

pub(super) fn show(
    shown: &Shown<'_, '_>,
    ui: &mut Ui,
    set: &mut Settings,
    recorder: Option<&Recorder>,
) {
    let words = shown.words;
    shown.section(ui, 194.0, "settings-table");
    let paces = ComputerPace::ALL.map(|pace| say!(words, "settings-pace-name", pace = pace.key()));
    let mut pace = ComputerPace::ALL
        .iter()
        .position(|&pace| pace == set.pace)
        .unwrap_or(0);
    if shown.choice(ui, 236.0, "settings-pace", &paces, &mut pace) {
        set.pace = ComputerPace::ALL[pace];
    }
    let width = 700.0;
    shown.tick(ui, 310.0, width, "settings-confirm", &mut set.confirm_plays);
    shown.tick(ui, 376.0, width, "settings-remarks", &mut set.remarks);
    shown.tick(ui, 442.0, width, "settings-advice", &mut set.advice);
    shown.section(ui, 526.0, "settings-new-games");
    let journals = ["scoring-hidden", "scoring-open"].map(|id| words.say(id));
    let mut open = usize::from(set.open_journals);
    if shown.choice(ui, 568.0, "settings-journals", &journals, &mut open) {
        set.open_journals = open == 1;
    }
    let library = recorder.and_then(|recorder| recorder.library.as_ref());
    if let Some(library) = library {
        let folder = library.folder().display().to_string();
        let says = say!(words, "settings-folder", folder = folder);
        let foot = shown.stage.at(LEFT, 736.0);
        let room = RIGHT - LEFT;
        shown
            .kit
            .text_fit(ui.painter(), foot, Align::Min, &says, Type::aside(), room);
    }
}
