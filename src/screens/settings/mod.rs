//! The settings: a sheet over the title page or the table, with a tab for each kind of thing. What is changed holds at once.

mod keys;
mod language;
mod play;
mod rows;
mod sight;
mod sound;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Rect, Ui, pos2, vec2},
};

use super::{
    FullScreen, Menu, RulesBook,
    menu::{self, Page},
    page::{Modal, Stage, keyed, lead_focus},
    window::WindowSize,
};
use crate::{
    art::palette,
    flow::Recorder,
    input::{Capturing, HearSet},
    overlays::kit::{Button, Corners, Kit, Type},
    settings::Settings,
    words::Words,
};
use keys::Capture;
pub(super) use keys::name as command_name;

/// The kinds of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Sight,
    Sound,
    Play,
    Keys,
    Language,
}

impl Tab {
    const ALL: [Self; 5] = [
        Self::Sight,
        Self::Sound,
        Self::Play,
        Self::Keys,
        Self::Language,
    ];

    const fn message(self) -> &'static str {
        match self {
            Self::Sight => "settings-sight",
            Self::Sound => "settings-sound",
            Self::Play => "settings-play",
            Self::Keys => "settings-keys",
            Self::Language => "settings-language",
        }
    }

    /// Puts what the tab shows back as it came with the game.
    fn restore(self, settings: &mut Settings, window: &mut Wishes<'_>) {
        let usual = Settings::default();
        match self {
            Self::Sight => {
                window.full_screen.write(FullScreen::Set(false));
                *settings = Settings {
                    full_screen: settings.full_screen,
                    window: settings.window,
                    language: settings.language.take(),
                    volumes: settings.volumes,
                    pace: settings.pace,
                    confirm_plays: settings.confirm_plays,
                    open_journals: settings.open_journals,
                    remarks: settings.remarks,
                    advice: settings.advice,
                    learned: settings.learned.clone(),
                    keys: settings.keys.clone(),
                    ..usual
                };
            }
            Self::Sound => settings.volumes = usual.volumes,
            Self::Play => {
                settings.pace = usual.pace;
                settings.confirm_plays = usual.confirm_plays;
                settings.open_journals = usual.open_journals;
                settings.remarks = usual.remarks;
                settings.advice = usual.advice;
                settings.learned.advice.clear();
            }
            Self::Keys => settings.keys = usual.keys,
            Self::Language => settings.language = usual.language,
        }
    }
}

/// What the sheet remembers.
#[derive(Resource, Debug, Default)]
struct Sheet {
    tab: Tab,
    /// Another key is being chosen.
    capture: Option<Capture>,
    /// Each language's own name.
    languages: Vec<String>,
}

/// What the window is asked for: it changes the settings itself.
#[derive(SystemParam)]
struct Wishes<'w> {
    full_screen: MessageWriter<'w, FullScreen>,
    size: MessageWriter<'w, WindowSize>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<Sheet>()
        .add_systems(PreUpdate, keys::capture.in_set(HearSet::Keep))
        .add_systems(EguiPrimaryContextPass, show.after(menu::show));
}

/// All that a tab needs to be shown.
struct Shown<'a, 'w> {
    kit: &'a Kit<'w>,
    words: &'a Words,
    stage: Stage,
}

fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    mut menu: ResMut<Menu>,
    mut sheet: ResMut<Sheet>,
    mut settings: ResMut<Settings>,
    mut capturing: ResMut<Capturing>,
    mut wishes: Wishes,
    recorder: Option<Res<Recorder>>,
    book: Res<RulesBook>,
) -> Result {
    if menu.page() != Some(Page::Settings) || book.is_open() {
        sheet.capture = None;
        capturing.set_if_neq(Capturing(false));
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    if menu.escaped(&context) {
        return Ok(());
    }
    let stage = Stage::new(&kit);
    let modal = Modal {
        name: "settings",
        panel: stage.rect(201.0, 42.0, 1198.0, 817.0),
        corners: Corners::Foliage(0.92),
        fades: false,
    };
    let (done, beside) = modal.show(&context, &kit, &stage, |ui| {
        let shown = Shown {
            kit: &kit,
            words: &words,
            stage,
        };
        heading(&shown, ui);
        if tabs(&shown, ui, &mut sheet.tab, menu.focus_due()) {
            sheet.capture = None;
        }
        // Only what differs counts as a change.
        let mut set = settings.clone();
        match sheet.tab {
            Tab::Sight => sight::show(&shown, ui, &mut set, &mut wishes),
            Tab::Sound => sound::show(&shown, ui, &mut set),
            Tab::Play => play::show(&shown, ui, &mut set, recorder.as_deref()),
            Tab::Keys => keys::show(&shown, ui, &mut set, &mut sheet.capture),
            Tab::Language => language::show(&shown, ui, &mut set, &mut sheet.languages),
        }
        let (restore, done) = foot(&shown, ui, sheet.capture.as_ref());
        if restore {
            sheet.capture = None;
            sheet.tab.restore(&mut set, &mut wishes);
        }
        settings.set_if_neq(set);
        done
    });
    capturing.set_if_neq(Capturing(sheet.capture.is_some()));
    if done || beside {
        menu.close();
        context.request_repaint();
    }
    Ok(())
}

fn heading(shown: &Shown<'_, '_>, ui: &Ui) {
    let Shown { kit, words, stage } = shown;
    let painter = ui.painter();
    let title = words.say("settings-title");
    let foot = stage.at(800.0, 112.0);
    kit.text_fit(painter, foot, Align::Center, &title, Type::title(), 900.0);
    kit.divider(painter, stage.at(800.0, 134.0), 400.0);
    let fold = stage.at(456.0, 167.0);
    let line = (1.4, palette::Colour::hex(0xb4914f).egui());
    painter.vline(fold.x, fold.y..=fold.y + 586.0, line);
    kit.divider(painter, stage.at(800.0, 767.0), 1088.0);
}

/// The tabs at the left. True when another was chosen.
fn tabs(shown: &Shown<'_, '_>, ui: &mut Ui, tab: &mut Tab, focus_due: &mut bool) -> bool {
    let before = *tab;
    for (i, it) in Tab::ALL.into_iter().enumerate() {
        let rect = shown
            .stage
            .rect(240.0, 176.0 + 64.0 * i as f32, 192.0, 52.0);
        let label = shown.words.say(it.message());
        let on = *tab == it;
        let button = if on {
            Button::primary(&label)
        } else {
            Button::plain(&label)
        };
        let response = keyed(ui, rect, ("settings tab", i), |ui| {
            shown.kit.button(ui, rect, button.size(20.0).chosen(on))
        });
        if on {
            lead_focus(ui.ctx(), response.id, focus_due);
            point(ui, rect);
        }
        if response.clicked() {
            *tab = it;
        }
    }
    *tab != before
}

/// The tab that is open points at what it holds.
fn point(ui: &Ui, rect: Rect) {
    let tip = pos2(rect.max.x + 9.0, rect.center().y);
    let points = vec![
        pos2(rect.max.x, tip.y - 9.0),
        tip,
        pos2(rect.max.x, tip.y + 9.0),
    ];
    let fill = palette::LAPIS.egui();
    ui.painter().add(bevy_egui::egui::Shape::convex_polygon(
        points,
        fill,
        (1.2, palette::INK.egui()),
    ));
}

/// Restore, what is going on, and done. Returns whether the first or the last was pressed.
fn foot(shown: &Shown<'_, '_>, ui: &mut Ui, capture: Option<&Capture>) -> (bool, bool) {
    let Shown { kit, words, stage } = shown;
    let label = words.say("settings-restore");
    let rect = stage.rect(335.0, 784.0, 242.0, 53.0);
    let restore = keyed(ui, rect, "restore", |ui| {
        kit.button(ui, rect, Button::plain(&label).size(18.0))
            .clicked()
    });
    let label = words.say("button-done");
    let escape = words.say("key-esc");
    let rect = stage.rect(1023.0, 784.0, 242.0, 53.0);
    let done = keyed(ui, rect, "done", |ui| {
        let button = Button::primary(&label).key(&escape).size(20.0);
        kit.button(ui, rect, button).clicked()
    });
    if let Some(capture) = capture {
        let says = capture.says(words);
        let kind = Type::aside().sized(17.0).coloured(palette::RED_TEXT);
        let lines = kit.balanced(ui.ctx(), &[(&says, false)], kind, 410.0, 22.0);
        let top = stage.at(800.0, 810.0) - vec2(0.0, lines.rect.height() / 2.0);
        ui.painter().galley(top, lines, palette::RED_TEXT.egui());
    }
    (restore, done)
}
