//! The menu behind Esc, over the table; and the few settings, which the title page opens alone.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowMode},
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Area, Id, Key, Order, Rect, Sense, Ui, pos2, vec2},
};

use super::{
    AfterLeave, FullScreen, Motion, RulesBook, Screen, motion,
    notices::Unsaved,
    page::{Stage, keyed, lead_focus},
};
use crate::{
    art::{Face, palette},
    flow::{Leave, Recorder},
    overlays::kit::{Button, Corners, Kit, Type},
    words::{Words, say},
};

/// Asks for the menu over the table; if it is open already, it closes.
#[derive(Message, Clone, Copy, Debug)]
pub struct OpenMenu;

/// The menu. While it is open, keys and clicks are for it alone.
#[derive(Resource, Debug, Default)]
pub struct Menu {
    open: Option<Page>,
    focus_due: bool,
    /// For a frame after it was opened, the key that opened it does not close it again.
    fresh: bool,
    /// Frames for which it still counts as open: the key that closes it is not for whatever is beneath.
    shutting: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Game,
    Settings,
}

/// What was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chosen {
    Resume,
    NewGame,
    Leave,
    Quit,
}

impl Menu {
    /// Whether it is open, or has been until this very moment.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.open.is_some() || self.shutting > 0
    }

    fn open(&mut self, page: Page) {
        *self = Self {
            open: Some(page),
            focus_due: true,
            fresh: true,
            shutting: 0,
        };
    }

    /// Opens only the settings.
    pub(super) fn open_settings(&mut self) {
        self.open(Page::Settings);
    }

    /// Closes it.
    pub fn close(&mut self) {
        if self.open.take().is_some() {
            self.shutting = 2;
        }
    }
}

/// Whether neither the menu nor the rules book is open: a run condition for whatever listens to keys.
pub fn menu_closed(menu: Option<Res<Menu>>, book: Option<Res<RulesBook>>) -> bool {
    menu.is_none_or(|menu| !menu.is_open()) && book.is_none_or(|book| !book.is_open())
}

fn shut(mut menu: ResMut<Menu>) {
    if menu.shutting > 0 {
        menu.shutting -= 1;
    }
}

pub(super) const WIDTH: f32 = 520.0;
const ROW: f32 = 64.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Menu>()
        .add_message::<OpenMenu>()
        .add_systems(First, shut)
        .add_systems(Update, open.run_if(in_state(Screen::Table)))
        .add_systems(OnExit(Screen::Table), close)
        .add_systems(OnExit(Screen::Title), close)
        .add_systems(EguiPrimaryContextPass, show);
}

fn open(mut asked: MessageReader<OpenMenu>, mut menu: ResMut<Menu>) {
    if asked.read().count() > 0 {
        if menu.open.is_some() {
            menu.close();
        } else {
            menu.open(Page::Game);
        }
    }
}

fn close(mut menu: ResMut<Menu>) {
    menu.close();
}

pub(super) fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    mut menu: ResMut<Menu>,
    mut motion: ResMut<Motion>,
    windows: Query<&Window, With<PrimaryWindow>>,
    recorder: Option<Res<Recorder>>,
    unsaved: Res<Unsaved>,
    mut full_screen: MessageWriter<FullScreen>,
    mut after: ResMut<AfterLeave>,
    mut leave: MessageWriter<Leave>,
    mut exit: MessageWriter<AppExit>,
    book: Res<RulesBook>,
) -> Result {
    // The book lies over it: until that is closed, keys are not for the menu.
    let Some(page) = menu.open.filter(|_| !book.is_open()) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let escape = context.input(|input| input.key_pressed(Key::Escape));
    if escape && !menu.fresh {
        menu.close();
        context.request_repaint();
        return Ok(());
    }
    menu.fresh = false;
    let stage = Stage::new(&kit);
    let entries = entries(page);
    let height = 372.0 + ROW * entries.len() as f32 + if page == Page::Game { 60.0 } else { 0.0 };
    let panel = Rect::from_center_size(stage.screen.center(), vec2(WIDTH, height));
    let area = Area::new(Id::new("menu"))
        .order(Order::Foreground)
        .fixed_pos(stage.screen.min)
        .constrain(false);
    let layer = area.layer();
    // Tab and arrows stay in here.
    context.memory_mut(|memory| memory.set_modal_layer(layer));
    let shown = area.show(&context, |ui| {
        let veil = ui.allocate_rect(stage.screen, Sense::CLICK);
        kit.veil(ui.painter(), stage.screen, 0.62);
        // Otherwise a click beside the buttons would count as one beside the menu.
        ui.interact(panel, Id::new("menu sheet"), Sense::CLICK);
        kit.panel(ui.painter(), panel, Corners::Foliage(0.8));
        let saved = Saved::new(recorder.as_deref(), &unsaved);
        let mut top = heading(&kit, ui, &words, panel, page, &saved);
        let mut chosen = None;
        let mut buttons = |ui: &mut Ui, mut top: f32| {
            for (i, &entry) in entries.iter().enumerate() {
                let corner = pos2(panel.min.x + 90.0, top);
                let rect = Rect::from_min_size(corner, vec2(WIDTH - 180.0, 52.0));
                let due = &mut menu.focus_due;
                if button(&kit, ui, &words, rect, entry, (i, page), due) {
                    chosen = Some(entry);
                }
                top += ROW;
            }
        };
        if page == Page::Game {
            buttons(ui, top);
            top += ROW * entries.len() as f32 + 6.0;
            let centre = pos2(panel.center().x, top);
            kit.divider(ui.painter(), centre, WIDTH - 120.0);
            top += 22.0;
        } else {
            buttons(ui, panel.max.y - 98.0);
        }
        let full = windows
            .single()
            .is_ok_and(|window| window.mode != WindowMode::Windowed);
        if let Some(full) = settings(&kit, ui, &words, panel, top, full, &mut motion) {
            full_screen.write(FullScreen::Set(full));
        }
        (chosen, veil.clicked())
    });
    let (chosen, beside) = shown.inner;
    match chosen {
        Some(Chosen::Resume) => menu.close(),
        Some(Chosen::NewGame) => {
            after.0 = Some(Screen::NewGame);
            leave.write(Leave);
        }
        Some(Chosen::Leave) => {
            leave.write(Leave);
        }
        Some(Chosen::Quit) => {
            exit.write(AppExit::Success);
        }
        None if beside => menu.close(),
        None => {}
    }
    Ok(())
}

const fn entries(page: Page) -> &'static [Chosen] {
    match page {
        Page::Game => &[Chosen::Resume, Chosen::NewGame, Chosen::Leave, Chosen::Quit],
        Page::Settings => &[Chosen::Resume],
    }
}

/// What is known of the game's record.
enum Saved {
    In(String),
    Not(String),
}

impl Saved {
    fn new(recorder: Option<&Recorder>, unsaved: &Unsaved) -> Self {
        let path = recorder.and_then(Recorder::path);
        match (path, &unsaved.0) {
            (Some(path), None) => Self::In(path.display().to_string()),
            (_, Some(reason)) => Self::Not(reason.clone()),
            (None, None) => Self::Not(String::new()),
        }
    }
}

/// Title and, over a game, whether it is saved. Returns where the rest begins.
fn heading(kit: &Kit, ui: &Ui, words: &Words, panel: Rect, page: Page, saved: &Saved) -> f32 {
    let painter = ui.painter();
    let x = panel.center().x;
    let title = words.say(match page {
        Page::Game => "pause-title",
        Page::Settings => "settings-title",
    });
    let room = WIDTH - 150.0;
    let kind = Type::title().sized(36.0);
    kit.text_fit(
        painter,
        pos2(x, panel.min.y + 66.0),
        Align::Center,
        &title,
        kind,
        room,
    );
    kit.divider(painter, pos2(x, panel.min.y + 86.0), 320.0);
    if page == Page::Settings {
        return panel.min.y + 116.0;
    }
    let (says, file, colour) = match saved {
        Saved::In(file) => (
            words.say("pause-saved"),
            say!(words, "pause-file", file = file),
            palette::INK_SOFT,
        ),
        Saved::Not(reason) if reason.is_empty() => {
            (words.say("pause-nowhere"), String::new(), palette::RED_TEXT)
        }
        Saved::Not(reason) => (
            say!(words, "pause-unsaved", reason = reason),
            String::new(),
            palette::RED_TEXT,
        ),
    };
    let top = pos2(x, panel.min.y + 104.0);
    let says = [(says.as_str(), false)];
    let kind = Type::aside().sized(17.0).coloured(colour);
    let width = WIDTH - 100.0;
    let lines = kit.write(painter, top, Align::Center, &says, kind, width, 24.0);
    if !file.is_empty() {
        let kind = Type::aside().sized(14.0);
        let foot = pos2(x, lines.max.y + 18.0);
        kit.text_fit(painter, foot, Align::Center, &file, kind, width);
    }
    panel.min.y + 176.0
}

fn button(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    rect: Rect,
    entry: Chosen,
    (number, page): (usize, Page),
    focus_due: &mut bool,
) -> bool {
    let label = words.say(match (entry, page) {
        (Chosen::Resume, Page::Settings) => "button-done",
        (Chosen::Resume, _) => "menu-resume",
        (Chosen::NewGame, _) => "menu-new-game",
        (Chosen::Leave, _) => "menu-leave",
        (Chosen::Quit, _) => "menu-quit",
    });
    let escape = words.say("key-esc");
    let hint = words.say("menu-quit-aside");
    let button = match entry {
        Chosen::Resume => Button::primary(&label).key(&escape),
        Chosen::Quit => Button::plain(&label).hint(&hint),
        _ => Button::plain(&label),
    };
    let response = keyed(ui, rect, ("menu", number), |ui| {
        kit.button(ui, rect, button.size(20.0))
    });
    if number == 0 {
        lead_focus(ui.ctx(), response.id, focus_due);
    }
    response.clicked()
}

/// Window, speed, less motion. Returns what the window is to become, if that was clicked.
fn settings(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    panel: Rect,
    top: f32,
    full: bool,
    motion: &mut Motion,
) -> Option<bool> {
    let left = panel.min.x + 44.0;
    let room = 150.0;
    let row = |number: f32| {
        Rect::from_min_size(
            pos2(left + room, top + number * 56.0),
            vec2(WIDTH - 88.0 - room, 40.0),
        )
    };
    let label = |ui: &Ui, number: f32, message: &str| {
        let foot = pos2(left, row(number).center().y + 6.0);
        let kind = Type::new(Face::Semibold, 18.0, palette::INK);
        let text = words.say(message);
        kit.text_fit(ui.painter(), foot, Align::Min, &text, kind, room - 10.0);
    };
    label(ui, 0.0, "settings-window");
    let modes = ["settings-window-framed", "settings-full-screen"].map(|id| words.say(id));
    let mut mode = usize::from(full);
    let changed = keyed(ui, row(0.0), "window", |ui| {
        kit.segmented(
            ui,
            row(0.0),
            &modes.each_ref().map(String::as_str),
            &mut mode,
        )
    });
    label(ui, 1.0, "settings-animation-short");
    let speeds =
        ["calm", "normal", "quick"].map(|speed| say!(words, "motion-speed", speed = speed));
    let mut step = motion.step();
    if keyed(ui, row(1.0), "speed", |ui| {
        kit.segmented(
            ui,
            row(1.0),
            &speeds.each_ref().map(String::as_str),
            &mut step,
        )
    }) {
        motion.speed = motion::SPEEDS[step];
    }
    let less = words.say("settings-less-motion");
    let about = words.say("settings-less-motion.aside");
    let mut reduce = motion.reduce;
    let rect = row(2.0);
    if keyed(ui, rect, "less", |ui| {
        kit.checkbox(ui, rect, &less, &mut reduce, true)
    }) {
        motion.reduce = reduce;
    }
    let foot = pos2(rect.min.x + 34.0, rect.max.y + 14.0);
    kit.text_fit(
        ui.painter(),
        foot,
        Align::Min,
        &about,
        Type::aside(),
        rect.width() - 34.0,
    );
    changed.then_some(mode == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_settings_open_from_the_title() {
        let mut menu = Menu::default();
        assert!(!menu.is_open());
        menu.open_settings();
        assert_eq!(entries(menu.open.unwrap()), [Chosen::Resume]);
        menu.close();
        assert!(menu.is_open(), "the key that closed it is still about");
        menu.shutting = 0;
        assert!(!menu.is_open());
    }

    #[test]
    fn a_game_without_file_is_not_called_saved() {
        assert!(matches!(
            Saved::new(None, &Unsaved(None)),
            Saved::Not(reason) if reason.is_empty()
        ));
        let trouble = Unsaved(Some("the disk is full".to_owned()));
        assert!(matches!(Saved::new(None, &trouble), Saved::Not(reason) if !reason.is_empty()));
    }
}
