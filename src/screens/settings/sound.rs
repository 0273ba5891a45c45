//! Sound: how loud music and effects are.

use bevy_egui::egui::Ui;

use super::Shown;
use crate::settings::Settings;

pub(super) fn show(shown: &Shown<'_, '_>, ui: &mut Ui, set: &mut Settings) {
    shown.section(ui, 194.0, "settings-sound");
    let volumes = &mut set.volumes;
    let enabled = !volumes.muted;
    let range = (0.0, 100.0, 5.0);
    let mut music = f32::from(volumes.music);
    if shown.percent(ui, 240.0, "settings-music", range, enabled, &mut music) {
        volumes.music = music as u8;
    }
    let mut effects = f32::from(volumes.effects);
    if shown.percent(ui, 300.0, "settings-effects", range, enabled, &mut effects) {
        volumes.effects = effects as u8;
    }
    shown.tick(ui, 368.0, 500.0, "settings-mute", &mut volumes.muted);
}
