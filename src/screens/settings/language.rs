//! Language: each by its own name.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};

use super::{Shown, rows::LEFT};
use crate::{
    screens::page::keyed,
    settings::Settings,
    words::{Language, Words},
};

pub(super) fn show(
    shown: &Shown<'_, '_>,
    ui: &mut Ui,
    set: &mut Settings,
    names: &mut Vec<String>,
) {
    shown.section(ui, 194.0, "settings-language");
    if names.is_empty() {
        let name = |&language: &Language| Words::new(language).say("language-name");
        names.extend(Language::ALL.iter().map(name));
    }
    let now = shown.words.language();
    for (i, (&language, name)) in Language::ALL.iter().zip(names.iter()).enumerate() {
        let from = shown.stage.at(LEFT, 222.0 + 56.0 * i as f32);
        let rect = Rect::from_min_size(pos2(from.x, from.y), vec2(400.0, 40.0));
        let chosen = keyed(ui, rect, ("language", i), |ui| {
            shown.kit.radio(ui, rect, name, language == now, true)
        });
        if chosen {
            set.language = Some(language.code().to_owned());
        }
    }
}
