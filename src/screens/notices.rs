//! Notices: small sheets of parchment that come down at the top, say what happened, and go by themselves.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align, Area, Id, Order, Rect, Sense, WidgetInfo, WidgetType, pos2, vec2},
};

use super::{Menu, RulesBook, Screen, page::Stage};
use crate::{
    art::{Face, palette},
    flow::{Began, BeginError, FlowSet, Happened, SaveTrouble},
    overlays::kit::{Kit, Type},
    records::{LoadError, RecordError, SetupError, WriteError},
    rules::NoSuchMode,
    settings::SettingsTrouble,
    words::{Words, say},
};

/// Something to tell, for some seconds at the top of the screen.
#[derive(Message, Clone, Debug)]
pub struct Notice {
    /// What it says, in the player's language.
    pub text: String,
}

/// Notices shown, oldest first, with the seconds they have left.
#[derive(Resource, Default)]
struct Board(Vec<(String, f32)>);

/// Why the game's last act is not on disk, if it is not.
#[derive(Resource, Default)]
pub(super) struct Unsaved(pub Option<String>);

/// The most at one time.
const MOST: usize = 3;
/// Seconds before it goes.
const FADE: f32 = 0.4;
const WIDTH: f32 = 640.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Board>()
        .init_resource::<Unsaved>()
        .add_message::<Notice>()
        .add_message::<SaveTrouble>()
        .add_message::<SettingsTrouble>()
        .add_message::<Happened>()
        .add_systems(
            Update,
            (watch_disk, watch_beginnings, watch_settings, put_up, let_go)
                .chain()
                .after(FlowSet),
        )
        .add_systems(EguiPrimaryContextPass, show);
}

/// Seconds to read a text.
fn reading_time(text: &str) -> f32 {
    3.5 + text.chars().count() as f32 * 0.05
}

fn watch_disk(
    words: Res<Words>,
    mut trouble: MessageReader<SaveTrouble>,
    mut happened: MessageReader<Happened>,
    mut unsaved: ResMut<Unsaved>,
    mut notices: MessageWriter<Notice>,
) {
    if happened.read().count() > 0 {
        unsaved.0 = None;
    }
    if let Some(SaveTrouble(error)) = trouble.read().last() {
        unsaved.0 = Some(error.to_string());
        notices.write(Notice {
            text: write_text(&words, error),
        });
    }
}

fn watch_beginnings(
    words: Res<Words>,
    mut began: MessageReader<Began>,
    mut failed: MessageReader<BeginError>,
    mut notices: MessageWriter<Notice>,
) {
    if began.read().any(|began| began.dropped.is_some()) {
        notices.write(Notice {
            text: words.say("notice-save-cut"),
        });
    }
    for error in failed.read() {
        let text = match error {
            BeginError::Setup(error) => setup_text(&words, error),
            BeginError::Record(error) => load_text(&words, error),
        };
        notices.write(Notice { text });
    }
}

fn watch_settings(
    words: Res<Words>,
    mut troubles: MessageReader<SettingsTrouble>,
    mut notices: MessageWriter<Notice>,
) {
    for trouble in troubles.read() {
        let text = settings_text(&words, trouble);
        notices.write(Notice { text });
    }
}

/// What a player is told of settings that cannot be read or kept.
fn settings_text(words: &Words, trouble: &SettingsTrouble) -> String {
    match trouble {
        SettingsTrouble::Broken(file) => say!(words, "notice-settings-broken", file = file),
        SettingsTrouble::Newer(_) => words.say("notice-settings-newer"),
        SettingsTrouble::Unreadable(reason) => {
            say!(words, "notice-settings-unreadable", reason = reason)
        }
        SettingsTrouble::Unwritten(reason) => {
            say!(words, "error-settings-write", reason = reason)
        }
    }
}

/// What a player is told of a game that cannot be saved.
pub(super) fn write_text(words: &Words, error: &WriteError) -> String {
    match error {
        WriteError::DiskFull(_) => words.say("error-disk-full"),
        WriteError::Load(error) => load_text(words, error),
        other => say!(words, "error-save-write", reason = other.to_string()),
    }
}

/// What a player is told of a game that cannot be made.
pub(super) fn setup_text(words: &Words, error: &SetupError) -> String {
    match error {
        SetupError::Mode(NoSuchMode::FirstEdition("duel")) => words.say("error-first-duel"),
        SetupError::Mode(NoSuchMode::FirstEdition(_)) => words.say("error-first-night"),
        SetupError::Mode(NoSuchMode::Seats(0 | 1)) => words.say("error-alone"),
        SetupError::Mode(NoSuchMode::Seats(_)) => words.say("error-seats-many"),
        SetupError::NameEmpty(_) => words.say("error-name-empty"),
        SetupError::NameTwice(name) => say!(words, "error-name-twice", name = name),
        other => say!(words, "error-begin", reason = other.to_string()),
    }
}

/// What a player is told of a file that is no game.
pub(super) fn load_text(words: &Words, error: &LoadError) -> String {
    let file = error.path().display().to_string();
    match error {
        LoadError::Missing { .. } => say!(words, "error-save-missing", file = file),
        LoadError::Record { source, .. } => match source {
            RecordError::Empty => words.say("error-save-empty"),
            RecordError::NotOurs => say!(words, "error-save-not-ours", file = file),
            RecordError::Newer { version } => {
                say!(words, "error-save-newer", version = *version)
            }
            RecordError::Illegal { line, reason, .. } => say!(
                words,
                "error-save-illegal",
                line = *line,
                reason = reason.to_string()
            ),
            other => say!(
                words,
                "error-save-line",
                line = other.line().unwrap_or(1),
                reason = other.reason().unwrap_or_default()
            ),
        },
        other => say!(
            words,
            "error-save-read",
            file = file,
            reason = other.to_string()
        ),
    }
}

fn put_up(mut notices: MessageReader<Notice>, mut board: ResMut<Board>) {
    for Notice { text } in notices.read() {
        let time = reading_time(text);
        // The same again stays longer, instead of hanging there twice.
        board.0.retain(|(shown, _)| shown != text);
        board.0.push((text.clone(), time));
        let over = board.0.len().saturating_sub(MOST);
        board.0.drain(..over);
    }
}

fn let_go(
    time: Res<Time<Real>>,
    book: Option<Res<RulesBook>>,
    mut board: ResMut<Board>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // Behind the rules book they wait.
    if board.0.is_empty() || book.is_some_and(|book| book.is_open()) {
        return;
    }
    // A window that slept has frames of seconds: nobody saw the notice in that time.
    let passed = time.delta_secs().min(0.1);
    for (_, left) in &mut board.0 {
        *left -= passed;
    }
    board.0.retain(|&(_, left)| left > 0.0);
    // Also after the last has gone: it has to vanish from the screen.
    redraw.write(RequestRedraw);
}

/// Where notices come down, as middle and width: where no screen has its title.
fn place(stage: Stage, screen: Screen, menu: bool) -> (f32, f32) {
    let whole = stage.screen;
    match screen {
        // Beside the menu's sheet, and left of the titles.
        _ if menu => {
            let room = (whole.width() - super::menu::WIDTH) / 2.0 - 60.0;
            (30.0 + room / 2.0, room.min(WIDTH))
        }
        Screen::NewGame
        | Screen::Challenges
        | Screen::Lessons
        | Screen::Library
        | Screen::Results
        | Screen::Review
        | Screen::Statistics => (stage.at(60.0 + 250.0, 0.0).x, 500.0),
        // Over the castle.
        Screen::Title => (whole.min.x + whole.width() * 0.72, WIDTH - 60.0),
        Screen::Table => (whole.center().x, WIDTH.min(whole.width() - 80.0)),
    }
}

fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    mut board: ResMut<Board>,
    screen: Option<Res<State<Screen>>>,
    menu: Option<Res<Menu>>,
    book: Option<Res<RulesBook>>,
) -> Result {
    if board.0.is_empty() || book.is_some_and(|book| book.is_open()) {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let stage = Stage::new(&kit);
    let screen = screen.map_or(Screen::default(), |screen| *screen.get());
    let menu = menu.is_some_and(|menu| menu.is_open());
    let (middle, width) = place(stage, screen, menu);
    let mut top = match screen {
        Screen::Title | Screen::Table => 20.0,
        _ => stage.at(0.0, 44.0).y,
    };
    let mut dismissed = None;
    for (i, (text, left)) in board.0.iter().enumerate() {
        let kind = Type::body().faced(Face::Semibold).sized(17.0);
        let lines = kit.paragraph(
            &context,
            &[(text, false)],
            kind,
            width - 76.0,
            24.0,
            Align::Min,
        );
        let height = lines.rect.height() + 28.0;
        let rect = Rect::from_min_size(pos2(middle - width / 2.0, top), vec2(width, height));
        top = rect.max.y + 12.0;
        let clicked = Area::new(Id::new(("notice", i)))
            .order(Order::Tooltip)
            .fixed_pos(rect.min)
            .show(&context, |ui| {
                ui.set_opacity((left / FADE).clamp(0.0, 1.0));
                let painter = ui.painter().with_clip_rect(egui::Rect::EVERYTHING);
                kit.shadow(&painter, rect);
                kit.small_panel(&painter, rect);
                kit.at(
                    &painter,
                    "info-ink",
                    rect.left_center() + vec2(30.0, 0.0),
                    1.1,
                );
                painter.galley(rect.min + vec2(58.0, 14.0), lines, palette::INK.egui());
                let response = ui.allocate_rect(rect, Sense::CLICK);
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
                ui.ctx().accesskit_node_builder(response.id, |node| {
                    node.set_live(egui::accesskit::Live::Polite);
                });
                response.clicked()
            })
            .inner;
        if clicked {
            dismissed = Some(i);
        }
    }
    if let Some(i) = dismissed {
        board.0.remove(i);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn every_error_has_words() {
        let words = Words::new(Language::English);
        let path = std::path::PathBuf::from("maud.academy");
        let record = |source| LoadError::Record {
            path: path.clone(),
            source,
        };
        let damaged = RecordError::Damaged {
            line: 3,
            reason: "no seat".to_owned(),
        };
        for error in [
            LoadError::Missing { path: path.clone() },
            record(RecordError::Empty),
            record(RecordError::NotOurs),
            record(RecordError::Newer { version: 2 }),
            record(damaged),
            record(RecordError::Setup(SetupError::NameTwice("Maud".to_owned()))),
        ] {
            let text = load_text(&words, &error);
            assert!(!text.contains(['⟨', '{']), "{text}");
        }
        for error in [
            WriteError::DiskFull(path.clone()),
            WriteError::Exists(path.clone()),
        ] {
            let text = write_text(&words, &error);
            assert!(!text.contains(['⟨', '{']), "{text}");
        }
        for trouble in [
            SettingsTrouble::Broken("settings-broken.json".to_owned()),
            SettingsTrouble::Newer(2),
            SettingsTrouble::Unreadable("soup".to_owned()),
            SettingsTrouble::Unwritten("no room".to_owned()),
        ] {
            let text = settings_text(&words, &trouble);
            assert!(!text.contains(['⟨', '{']), "{text}");
        }
        for error in [
            SetupError::Challenge,
            NoSuchMode::Seats(1).into(),
            NoSuchMode::Seats(6).into(),
            NoSuchMode::FirstEdition("duel").into(),
            NoSuchMode::FirstEdition("Night").into(),
        ] {
            let text = setup_text(&words, &error);
            assert!(!text.contains(['⟨', '{']), "{text}");
        }
    }

    #[test]
    fn long_notices_stay_longer() {
        assert!(reading_time("Saved") > 3.0);
        assert!(reading_time(&"word ".repeat(20)) > 8.0);
    }
}
