//! Statistics: for each person who has finished a game, how the games went, the challenges, and the titles earned.

mod games;
mod ladder;
mod reset;
mod titles;

use std::path::Path;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Key, Painter, Rect, Ui, pos2},
};

use super::{
    Covered, Notice, PlayerProfile, Screen, export,
    page::{self, Stage, keyed, lead_focus},
};
use crate::{
    flow::Recorder,
    overlays::kit::{Button, Kit, Type},
    records::{
        profile::Profile,
        statistics::{Statistics, people, to_csv},
    },
    words::{Words, say},
};
use reset::Question;
pub(super) use titles::seal;

/// What is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Games,
    Ladder,
    Titles,
}

impl Tab {
    const ALL: [Self; 3] = [Self::Games, Self::Ladder, Self::Titles];

    const fn message(self) -> &'static str {
        match self {
            Self::Games => "statistics-games",
            Self::Ladder => "statistics-ladder",
            Self::Titles => "statistics-titles",
        }
    }
}

/// What this screen remembers.
#[derive(Resource, Debug, Default)]
struct Desk {
    tab: Tab,
    /// Everybody with games, and the portrait each had last.
    people: Vec<(String, Option<String>)>,
    /// Who of them is looked at.
    person: usize,
    statistics: Statistics,
    focus_due: bool,
    /// What is asked before everything is erased.
    question: Question,
}

impl Desk {
    /// Looks at another of the people.
    fn turn_to(&mut self, person: usize, profile: &Profile) {
        self.person = person;
        self.statistics = self
            .people
            .get(person)
            .map(|(name, _)| Statistics::of(profile, name))
            .unwrap_or_default();
    }
}

/// All that a tab needs to be shown.
struct Shown<'a, 'w> {
    kit: &'a Kit<'w>,
    words: &'a Words,
    stage: Stage,
}

impl Shown<'_, '_> {
    /// A heading with its rule; the aside stands at its right end.
    fn section(&self, painter: &Painter, rect: Rect, title: &str, aside: &str) {
        let kit = self.kit;
        let kind = Type::heading();
        let foot = pos2(rect.min.x, rect.max.y - 8.0);
        let title = kit.text_fit(painter, foot, Align::Min, title, kind, rect.width());
        if !aside.is_empty() {
            let room = rect.max.x - title.max.x - 16.0;
            let foot = pos2(rect.max.x, foot.y);
            kit.text_fit(painter, foot, Align::Max, aside, Type::aside(), room);
        }
        kit.rule(painter, rect.left_bottom(), rect.width());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .add_systems(OnEnter(Screen::Statistics), open)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Statistics)),
        );
}

fn open(mut desk: ResMut<Desk>, player: Res<PlayerProfile>) {
    let before = desk.people.get(desk.person).cloned();
    desk.people = people(&player.profile);
    let same = |(name, _): &(String, _)| before.as_ref().is_some_and(|before| before.0 == *name);
    let person = desk.people.iter().position(same).unwrap_or(0);
    desk.turn_to(person, &player.profile);
    desk.focus_due = true;
    desk.question = Question::default();
}

fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    mut desk: ResMut<Desk>,
    mut player: ResMut<PlayerProfile>,
    recorder: Option<Res<Recorder>>,
    covered: Covered,
    mut notices: MessageWriter<Notice>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let shown = Shown {
        kit: &kit,
        words: &words,
        stage: Stage::new(&kit),
    };
    let desk = &mut *desk;
    let covered = covered.now();
    let escape = context.input(|input| input.key_pressed(Key::Escape)) && !covered;
    let asking = desk.question.open();
    let mut ui = page::page(&context, "statistics");
    let painter = ui.painter().clone();
    let sheet = shown.stage.rect(24.0, 24.0, 1552.0, 852.0);
    shown.stage.sheet(&kit, &painter, sheet);
    heading(&shown, &mut ui, desk, covered || asking);
    if let Some(person) = chooser(&shown, &mut ui, desk) {
        desk.turn_to(person, &player.profile);
    }
    match desk.tab {
        _ if desk.people.is_empty() && desk.tab != Tab::Ladder => empty(&shown, &painter),
        Tab::Games => games::show(&shown, &painter, &desk.statistics),
        Tab::Ladder => ladder::show(&shown, &painter, &player.profile),
        Tab::Titles => titles::show(&shown, &painter, &desk.statistics),
    }
    match foot(&shown, &mut ui, !desk.people.is_empty()) {
        Some(Foot::Back) => next.set(Screen::Title),
        Some(Foot::Export) => {
            let text = export(&words, &player.profile, recorder.as_deref());
            notices.write(Notice { text });
        }
        Some(Foot::Reset) => desk.question.ask(),
        None => {}
    }
    if asking {
        if desk.question.show(&shown, &context, escape) {
            notices.write(Notice {
                text: reset::erase(&words, &mut player),
            });
            desk.people = people(&player.profile);
            desk.turn_to(0, &player.profile);
        }
        desk.focus_due |= !desk.question.open();
    } else if escape {
        next.set(Screen::Title);
    }
    Ok(())
}

/// Title and tabs.
fn heading(shown: &Shown<'_, '_>, ui: &mut Ui, desk: &mut Desk, covered: bool) {
    let Shown { kit, words, stage } = shown;
    let title = words.say("menu-statistics");
    let foot = stage.at(800.0, 92.0);
    let kind = Type::title();
    kit.text_fit(ui.painter(), foot, Align::Center, &title, kind, 600.0);
    kit.divider(ui.painter(), stage.at(800.0, 112.0), 480.0);
    for (i, tab) in Tab::ALL.into_iter().enumerate() {
        let rect = stage.rect(884.0 + 220.0 * i as f32, 132.0, 208.0, 48.0);
        let label = words.say(tab.message());
        let on = desk.tab == tab;
        let button = if on {
            Button::primary(&label)
        } else {
            Button::plain(&label)
        };
        let response = keyed(ui, rect, ("statistics tab", i), |ui| {
            kit.button(ui, rect, button.size(20.0).chosen(on))
        });
        if on && !covered {
            lead_focus(ui.ctx(), response.id, &mut desk.focus_due);
        }
        if response.clicked() {
            desk.tab = tab;
        }
    }
}

/// Whose games are looked at, and the ways to the others. Returns who is to be looked at.
fn chooser(shown: &Shown<'_, '_>, ui: &mut Ui, desk: &Desk) -> Option<usize> {
    let Shown { kit, words, stage } = shown;
    let (name, portrait) = desk.people.get(desk.person)?;
    let several = desk.people.len() > 1;
    let left = if several { 132.0 } else { 72.0 };
    let mut foot = stage.at(left + 12.0, 164.0);
    if let Some(portrait) = portrait {
        let face = stage.rect(left + 4.0, 130.0, 52.0, 52.0);
        kit.picture(ui.painter(), &format!("portrait-{portrait}-calm"), face);
        foot.x += 58.0;
    }
    let kind = Type::name().sized(26.0);
    let name = kit.text_fit(ui.painter(), foot, Align::Min, name, kind, 420.0);
    if !several {
        return None;
    }
    let count = desk.people.len();
    let ways = [
        (72.0, "statistics-previous", "chevron-left", count - 1),
        (
            name.max.x - stage.at(0.0, 0.0).x + 20.0,
            "statistics-next",
            "chevron-right",
            1,
        ),
    ];
    let mut chosen = None;
    for (x, message, icon, step) in ways {
        let rect = stage.rect(x, 132.0, 48.0, 48.0);
        let label = words.say(message);
        let button = Button::icon_only(&label, icon);
        if keyed(ui, rect, message, |ui| kit.button(ui, rect, button)).clicked() {
            chosen = Some((desk.person + step) % count);
        }
    }
    chosen
}

/// Nobody has finished a game yet.
fn empty(shown: &Shown<'_, '_>, painter: &Painter) {
    let Shown { kit, words, stage } = shown;
    let at = stage.at(800.0, 400.0);
    kit.at(painter, "journal-closed", at, 2.4);
    let says = words.say("statistics-none");
    let kind = Type::name().sized(24.0);
    let foot = stage.at(800.0, 510.0);
    kit.text_fit(painter, foot, Align::Center, &says, kind, 1200.0);
    let says = words.say("statistics-none-aside");
    let kind = Type::aside().sized(18.0);
    let foot = stage.at(800.0, 544.0);
    kit.text_fit(painter, foot, Align::Center, &says, kind, 1200.0);
}

/// What the buttons at the foot do.
enum Foot {
    Back,
    Export,
    Reset,
}

fn foot(shown: &Shown<'_, '_>, ui: &mut Ui, any: bool) -> Option<Foot> {
    let Shown { kit, words, stage } = shown;
    kit.divider(ui.painter(), stage.at(800.0, 776.0), 1456.0);
    let label = words.say("button-back");
    let escape = words.say("key-esc");
    let rect = stage.rect(136.0, 796.0, 196.0, 54.0);
    let button = Button::plain(&label).icon("chevron-left").key(&escape);
    let press = |ui: &mut Ui, rect: Rect, key: &str, button: Button<'_>| {
        keyed(ui, rect, ("statistics", key), |ui| {
            kit.button(ui, rect, button.size(20.0)).clicked()
        })
    };
    let mut chosen = press(ui, rect, "back", button).then_some(Foot::Back);
    let (label, hint) = (
        words.say("statistics-export"),
        words.say("statistics-export-tip"),
    );
    let rect = stage.rect(662.0, 796.0, 276.0, 54.0);
    let button = Button::plain(&label).icon("save").hint(&hint).enabled(any);
    if press(ui, rect, "export", button) {
        chosen = Some(Foot::Export);
    }
    let (label, hint) = (
        words.say("statistics-reset"),
        words.say("statistics-reset-tip"),
    );
    let rect = stage.rect(1268.0, 796.0, 196.0, 54.0);
    let button = Button::danger(&label).hint(&hint).enabled(any);
    if press(ui, rect, "reset", button) {
        chosen = Some(Foot::Reset);
    }
    chosen
}

/// Writes all games for spreadsheets, and says where to or why not.
fn export(words: &Words, profile: &Profile, recorder: Option<&Recorder>) -> String {
    let games = recorder.and_then(|recorder| recorder.library.as_ref());
    let games = games.map_or(Path::new("."), |library| library.folder());
    let name = format!(
        "medieval-academy-{}.csv",
        crate::records::stamp(std::time::SystemTime::now())
    );
    let folder = export::folder(&games.join(&name));
    match export::put(to_csv(profile).as_bytes(), Path::new(&name), &folder) {
        Ok(file) => {
            let file = file.display().to_string();
            say!(words, "notice-statistics-saved", file = file)
        }
        Err((file, error)) => say!(
            words,
            "error-statistics-write",
            file = file.display().to_string(),
            reason = error.to_string()
        ),
    }
}
