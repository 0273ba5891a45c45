//! The menu behind Esc, over the table; and which of the sheets that come from it lies open: settings, map of keys.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Context, Key, Rect, Ui, pos2, vec2},
};

use super::{
    AfterLeave, RulesBook, Screen,
    notices::Unsaved,
    page::{Modal, Stage, keyed, lead_focus},
};
use crate::{
    art::palette,
    flow::{Leave, Recorder, Watched},
    overlays::kit::{Button, Corners, Kit, Type},
    words::{Words, say},
};

/// Asks for the menu over the table; if it is open already, it closes.
#[derive(Message, Clone, Copy, Debug)]
pub struct OpenMenu;

/// The menu. While it is open, keys and clicks are for it alone.
#[derive(Resource, Debug, Default)]
pub struct Menu {
    /// The sheets that lie open, the topmost last.
    open: Vec<Page>,
    focus_due: bool,
    /// For a frame after it was opened, the key that opened it does not close it again.
    fresh: bool,
    /// Frames for which it still counts as open: the key that closes it is not for whatever is beneath.
    shutting: u8,
}

/// What lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The menu over a game.
    Game,
    /// The settings.
    Settings,
    /// The map of keys.
    KeyMap,
}

/// What was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chosen {
    Resume,
    Settings,
    Keys,
    NewGame,
    Games,
    Leave,
    Quit,
}

const CHOICES: [Chosen; 7] = [
    Chosen::Resume,
    Chosen::Settings,
    Chosen::Keys,
    Chosen::NewGame,
    Chosen::Games,
    Chosen::Leave,
    Chosen::Quit,
];

impl Menu {
    /// Whether it is open, or has been until this very moment.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.open.is_empty() || self.shutting > 0
    }

    /// The sheet on top.
    pub(super) fn page(&self) -> Option<Page> {
        self.open.last().copied()
    }

    /// Lays a sheet on top; one that lies open beneath is shown again when this one is closed.
    pub(super) fn turn_to(&mut self, page: Page) {
        self.open.retain(|&open| open != page);
        self.open.push(page);
        self.focus_due = true;
        self.fresh = true;
        self.shutting = 0;
    }

    /// Opens only the settings.
    pub(super) fn open_settings(&mut self) {
        self.turn_to(Page::Settings);
    }

    /// Whether the key that opened the sheet is over; asked once a frame.
    fn settled(&mut self) -> bool {
        !std::mem::take(&mut self.fresh)
    }

    /// Closes the sheet on top if Esc says so; asked once a frame, by that sheet.
    pub(super) fn escaped(&mut self, context: &Context) -> bool {
        let escape = context.input(|input| input.key_pressed(Key::Escape));
        let closes = self.settled() && escape;
        if closes {
            self.close();
            context.request_repaint();
        }
        closes
    }

    /// Whether the sheet's first control is still to get the focus.
    pub(super) const fn focus_due(&mut self) -> &mut bool {
        &mut self.focus_due
    }

    /// Closes the sheet on top.
    pub fn close(&mut self) {
        if self.open.pop().is_some() {
            self.focus_due = true;
            if self.open.is_empty() {
                self.shutting = 2;
            }
        }
    }

    fn close_all(&mut self) {
        if !self.open.is_empty() {
            self.open.clear();
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
        if menu.is_open() {
            menu.close();
        } else {
            menu.turn_to(Page::Game);
        }
    }
}

fn close(mut menu: ResMut<Menu>) {
    menu.close_all();
}

pub(super) fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    mut menu: ResMut<Menu>,
    (recorder, watched): (Option<Res<Recorder>>, Option<Res<Watched>>),
    unsaved: Res<Unsaved>,
    mut after: ResMut<AfterLeave>,
    mut leave: MessageWriter<Leave>,
    mut exit: MessageWriter<AppExit>,
    book: Res<RulesBook>,
) -> Result {
    // The book lies over it: until that is closed, keys are not for the menu.
    if menu.page() != Some(Page::Game) || book.is_open() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    if menu.escaped(&context) {
        return Ok(());
    }
    let stage = Stage::new(&kit);
    let height = 216.0 + ROW * CHOICES.len() as f32;
    let panel = Rect::from_center_size(stage.screen.center(), vec2(WIDTH, height));
    let sheet = Modal {
        name: "menu",
        panel,
        corners: Corners::Foliage(0.8),
        fades: true,
    };
    let (chosen, beside) = sheet.show(&context, &kit, &stage, |ui| {
        let saved = match watched {
            Some(_) => Saved::Watched,
            None => Saved::new(recorder.as_deref(), &unsaved),
        };
        let mut top = heading(&kit, ui, &words, panel, &saved);
        let mut chosen = None;
        for (i, &entry) in CHOICES.iter().enumerate() {
            let corner = pos2(panel.min.x + 90.0, top);
            let rect = Rect::from_min_size(corner, vec2(WIDTH - 180.0, 52.0));
            if button(&kit, ui, &words, rect, entry, i, menu.focus_due()) {
                chosen = Some(entry);
            }
            top += ROW;
        }
        chosen
    });
    match chosen {
        Some(Chosen::Resume) => menu.close(),
        Some(Chosen::Settings) => menu.turn_to(Page::Settings),
        Some(Chosen::Keys) => menu.turn_to(Page::KeyMap),
        Some(Chosen::NewGame) => {
            after.0 = Some(Screen::NewGame);
            leave.write(Leave);
        }
        Some(Chosen::Games) => {
            after.0 = Some(Screen::Library);
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

/// What is known of the game's record.
enum Saved {
    /// Only looked at: there is nothing to save.
    Watched,
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

/// Title, and whether the game is saved. Returns where the rest begins.
fn heading(kit: &Kit, ui: &Ui, words: &Words, panel: Rect, saved: &Saved) -> f32 {
    let painter = ui.painter();
    let x = panel.center().x;
    let title = words.say("pause-title");
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
    let (says, file, colour) = match saved {
        Saved::Watched => (words.say("pause-watched"), String::new(), palette::INK_SOFT),
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
    number: usize,
    focus_due: &mut bool,
) -> bool {
    let label = words.say(match entry {
        Chosen::Resume => "menu-resume",
        Chosen::Settings => "menu-settings",
        Chosen::Keys => "menu-keys",
        Chosen::NewGame => "menu-new-game",
        Chosen::Games => "menu-games",
        Chosen::Leave => "menu-leave",
        Chosen::Quit => "menu-quit",
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_that_is_closed_shows_what_lies_beneath() {
        let mut menu = Menu::default();
        assert!(!menu.is_open());
        menu.turn_to(Page::Game);
        menu.turn_to(Page::Settings);
        menu.turn_to(Page::KeyMap);
        menu.turn_to(Page::Settings);
        assert_eq!(menu.page(), Some(Page::Settings));
        menu.close();
        assert_eq!(menu.page(), Some(Page::KeyMap));
        menu.close();
        assert_eq!(menu.page(), Some(Page::Game));
        menu.close();
        assert_eq!(menu.page(), None);
        assert!(menu.is_open(), "the key that closed it is still about");
        menu.shutting = 0;
        assert!(!menu.is_open());
    }

    #[test]
    fn the_key_that_opened_it_does_not_close_it() {
        let mut menu = Menu::default();
        menu.open_settings();
        assert!(!menu.settled());
        assert!(menu.settled());
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
