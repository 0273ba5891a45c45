//! Sight: window, motion, size of text, colours, and how it will look.

use bevy_egui::egui::{Align, Rect, Ui, pos2, vec2};

use super::{Shown, Wishes};
use crate::{
    art::palette::PAWNS,
    overlays::kit::Type,
    screens::{FullScreen, page::keyed, window::WindowSize},
    settings::{Palette, SPEEDS, Settings, TEXT_SIZES},
    words::{Naming, say},
};

/// Sizes of the window to choose from, logical pixels.
const SIZES: [(u32, u32); 6] = [
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1440),
    (3200, 1800),
];

pub(super) fn show(shown: &Shown<'_, '_>, ui: &mut Ui, set: &mut Settings, wishes: &mut Wishes) {
    let words = shown.words;
    shown.section(ui, 194.0, "settings-screen");
    let modes = ["settings-window-framed", "settings-full-screen"].map(|id| words.say(id));
    let mut mode = usize::from(set.full_screen);
    if shown.choice(ui, 232.0, "settings-window", &modes, &mut mode) {
        wishes.full_screen.write(FullScreen::Set(mode == 1));
    }
    size(shown, ui, set, wishes);
    let speeds =
        ["calm", "normal", "quick"].map(|speed| say!(words, "motion-speed", speed = speed));
    let mut step = nearest(set.speed);
    if shown.choice(ui, 336.0, "settings-animation-short", &speeds, &mut step) {
        set.speed = SPEEDS[step];
    }
    shown.section(ui, 404.0, "settings-reading");
    let mut percent = f32::from(set.text_size);
    let (low, high) = TEXT_SIZES;
    let range = (f32::from(low), f32::from(high), 10.0);
    if shown.percent(ui, 442.0, "settings-text-size", range, true, &mut percent) {
        set.text_size = percent as u16;
    }
    let palettes = Palette::ALL.map(|it| say!(words, "settings-palette-name", palette = it.key()));
    let mut chosen = Palette::ALL
        .iter()
        .position(|&it| it == set.palette)
        .unwrap_or(0);
    if shown.choice(ui, 500.0, "settings-palette", &palettes, &mut chosen) {
        set.palette = Palette::ALL[chosen];
    }
    let width = 340.0;
    shown.tick(
        ui,
        578.0,
        width,
        "settings-less-motion",
        &mut set.reduce_motion,
    );
    shown.tick(ui, 640.0, width, "settings-living", &mut set.ambience);
    example(shown, ui);
}

/// Which of [`SPEEDS`] is nearest.
fn nearest(speed: f32) -> usize {
    let far = |step: usize| (SPEEDS[step] - speed).abs();
    (0..SPEEDS.len())
        .min_by(|&a, &b| far(a).total_cmp(&far(b)))
        .unwrap_or(1)
}

fn size(shown: &Shown<'_, '_>, ui: &mut Ui, set: &Settings, wishes: &mut Wishes) {
    let (rect, name) = shown.label(ui, 284.0, "settings-window-size");
    let mut sizes: Vec<(u32, u32)> = SIZES.to_vec();
    if !sizes.contains(&set.window) {
        sizes.push(set.window);
        sizes.sort_unstable();
    }
    let options: Vec<String> = sizes
        .iter()
        .map(|&(width, height)| {
            say!(
                shown.words,
                "settings-pixels",
                width = width.to_string(),
                height = height.to_string()
            )
        })
        .collect();
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let mut chosen = sizes
        .iter()
        .position(|&size| size == set.window)
        .unwrap_or(0);
    let framed = !set.full_screen;
    let changed = keyed(ui, rect, "window size", |ui| {
        shown
            .kit
            .dropdown(ui, rect, &name, &options, &mut chosen, framed)
    });
    if changed {
        let (width, height) = sizes[chosen];
        wishes.size.write(WindowSize(width, height));
    }
}

/// A card and the pawns, as they are drawn now.
fn example(shown: &Shown<'_, '_>, ui: &Ui) {
    let (kit, words) = (shown.kit, shown.words);
    let painter = ui.painter();
    let panel = shown.stage.rect(867.0, 540.0, 441.0, 204.0);
    kit.nine_slice(painter, "panel-inset", panel);
    let says = words.say("settings-example");
    let foot = panel.min + vec2(22.0, 30.0);
    kit.text_fit(painter, foot, Align::Min, &says, Type::aside(), 380.0);
    for (i, subject) in ["king", "quest"].into_iter().enumerate() {
        let key = format!("{subject}-{}", 4 - i);
        let name = words.subject(subject, Naming::Day);
        let left = panel.min.x + 24.0 + 102.0 * i as f32;
        let card = Rect::from_min_size(pos2(left, panel.min.y + 46.0), vec2(96.0, 134.4));
        kit.card(painter, &key, card, Some(&name));
    }
    for (i, (name, _)) in PAWNS.iter().enumerate() {
        let foot = pos2(panel.min.x + 250.0 + 40.0 * i as f32, panel.min.y + 150.0);
        kit.at(painter, name, foot, 0.9);
    }
}
