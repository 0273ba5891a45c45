//! The page of lessons: what is taught, how long it takes, and what was done already.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Rect, pos2, vec2},
};

use super::{
    AfterLeave, Covered, PlayerProfile, Screen,
    page::{self, Stage, escaped, keyed, lead_focus},
};
use crate::{
    art::{Face, palette},
    flow::{CurrentGame, FlowSet, Prepared},
    lessons::{BeginLesson, LessonOver, Name},
    overlays::kit::{Button, Kit, Type},
    settings::{Learned, Settings},
    words::{Words, say},
};

/// What the page remembers.
#[derive(Resource, Debug, Default)]
struct Desk {
    focus_due: bool,
    typing: bool,
    /// How long each lesson takes, minutes.
    minutes: Vec<u8>,
}

const ROW: f32 = 132.0;
const PITCH: f32 = 150.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .add_message::<BeginLesson>()
        .add_message::<LessonOver>()
        .add_systems(OnEnter(Screen::Lessons), open)
        .add_systems(
            Update,
            pass_over
                .before(FlowSet)
                .run_if(resource_exists_and_changed::<CurrentGame>),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Lessons)),
        );
}

/// Says where to go when a lesson has been left.
pub(super) fn over(mut over: MessageReader<LessonOver>, mut after: ResMut<AfterLeave>) {
    if let Some(over) = over.read().last() {
        after.0 = Some(if over.real_game {
            Screen::NewGame
        } else {
            Screen::Lessons
        });
    }
}

/// A lesson's game counts nowhere.
fn pass_over(
    prepared: Option<Res<Prepared>>,
    current: Res<CurrentGame>,
    mut profile: ResMut<PlayerProfile>,
) {
    if prepared.is_some() {
        profile.pass_over(current.id);
    }
}

fn open(mut desk: ResMut<Desk>) {
    let minutes = Name::ALL.map(|name| name.lesson().map_or(0, |lesson| lesson.minutes));
    *desk = Desk {
        focus_due: true,
        typing: false,
        minutes: minutes.to_vec(),
    };
}

fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    settings: Res<Settings>,
    covered: Covered,
    mut desk: ResMut<Desk>,
    mut begin: MessageWriter<BeginLesson>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let stage = Stage::new(&kit);
    let mut ui = page::page(&context, "lessons");
    let painter = ui.painter().clone();
    stage.sheet(&kit, &painter, stage.rect(200.0, 60.0, 1200.0, 780.0));
    let title = words.say("lessons-title");
    kit.text(
        &painter,
        stage.at(800.0, 142.0),
        Align::Center,
        &title,
        Type::title(),
    );
    kit.divider(&painter, stage.at(800.0, 166.0), 480.0);
    kit.at(
        &painter,
        "portrait-anselm-calm",
        stage.at(340.0, 160.0),
        1.1,
    );
    let aside = words.say("lessons-aside");
    let kind = Type::aside().sized(20.0);
    kit.text_fit(
        &painter,
        stage.at(800.0, 204.0),
        Align::Center,
        &aside,
        kind,
        800.0,
    );
    let learned = settings.learned.clone();
    let suggested = Name::ALL
        .into_iter()
        .find(|name| !learned.lessons.contains(name.key()));
    let minutes = desk.minutes.clone();
    for (i, name) in Name::ALL.into_iter().enumerate() {
        let rect = stage.rect(290.0, 246.0 + PITCH * i as f32, 1020.0, ROW);
        let row = Row {
            kit: &kit,
            words: &words,
            name,
            minutes: minutes.get(i).copied().unwrap_or_default(),
            learned: &learned,
            suggested: suggested == Some(name),
        };
        let pressed = keyed(&mut ui, rect, name, |ui| {
            row.show(ui, rect, &mut desk.focus_due, &context)
        });
        if pressed {
            begin.write(BeginLesson(name));
        }
    }
    let label = words.say("button-back");
    let back = stage.rect(290.0, 730.0, 200.0, 54.0);
    let back = kit.button(&mut ui, back, Button::plain(&label)).clicked();
    if (escaped(&context, &mut desk.typing) && !covered.now()) || back {
        next.set(Screen::Title);
    }
    Ok(())
}

/// One lesson.
struct Row<'a> {
    kit: &'a Kit<'a>,
    words: &'a Words,
    name: Name,
    minutes: u8,
    learned: &'a Learned,
    suggested: bool,
}

impl Row<'_> {
    /// Shows it. True when it is to begin.
    fn show(
        &self,
        ui: &mut bevy_egui::egui::Ui,
        rect: Rect,
        focus_due: &mut bool,
        context: &bevy_egui::egui::Context,
    ) -> bool {
        let (kit, words) = (self.kit, self.words);
        let painter = ui.painter().clone();
        kit.page(&painter, rect);
        let emblem = match self.name {
            Name::First => "emblem-kitchen",
            Name::Night => "emblem-black-knight",
            Name::Duel => "emblem-joust",
        };
        kit.at(&painter, emblem, rect.left_center() + vec2(70.0, 0.0), 1.5);
        let left = rect.min.x + 136.0;
        let room = rect.width() - 136.0 - 250.0;
        let title = words.say(&format!("lesson-{}", self.name.key()));
        let kind = Type::heading().sized(26.0);
        kit.text_fit(
            &painter,
            pos2(left, rect.min.y + 44.0),
            Align::Min,
            &title,
            kind,
            room,
        );
        let about = words.say(&format!("lesson-{}.aside", self.name.key()));
        let top = pos2(left, rect.min.y + 56.0);
        let kind = Type::body().sized(17.0);
        kit.write(
            &painter,
            top,
            Align::Min,
            &[(&about, false)],
            kind,
            room,
            23.0,
        );
        let done = self.learned.lessons.contains(self.name.key());
        let middle = rect.max.x - 130.0;
        let mut says = say!(words, "lesson-minutes", minutes = self.minutes);
        if done {
            says = format!("{says} · {}", words.say("lesson-done"));
            kit.at(
                &painter,
                "check-ink",
                pos2(rect.max.x - 26.0, rect.min.y + 26.0),
                1.0,
            );
        } else if self.suggested {
            says = format!("{says} · {}", words.say("lesson-suggested"));
        }
        let kind = Type::new(
            Face::Italic,
            17.0,
            if done {
                palette::INK_SOFT
            } else {
                palette::RED_TEXT
            },
        );
        kit.text_fit(
            &painter,
            pos2(middle, rect.min.y + 44.0),
            Align::Center,
            &says,
            kind,
            230.0,
        );
        let label = words.say("lesson-begin");
        let place = Rect::from_center_size(pos2(middle, rect.max.y - 42.0), vec2(190.0, 50.0));
        let button = if self.suggested {
            Button::primary(&label)
        } else {
            Button::plain(&label)
        };
        let named = format!("{title}: {label}");
        let response = kit.button(ui, place, button);
        response.widget_info(|| {
            bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Button, true, &named)
        });
        let first = self.suggested
            || (self.name == Name::First && self.learned.lessons.len() >= Name::ALL.len());
        if first {
            lead_focus(context, response.id, focus_due);
        }
        response.clicked()
    }
}
