//! Has a game in the window follow a lesson: opens its positions, lets acts through or not, acts for the neighbours, and
//! stops the table where something is to be said.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    BeginLesson, Course, Name,
    course::Doing,
    neighbour, prepare,
    script::{LEARNER, Wait},
};
use crate::{
    flow::{Began, Begin, CurrentGame, FlowSet, Gate, Leave, Prepared, Submit, Withheld},
    rules::SeatSet,
    seats::Led,
    settings::Settings,
    table::Shown,
    words::Words,
};

/// Seconds a neighbour takes for an act.
const MOMENT: f32 = 0.5;

/// The lesson that is being given.
#[derive(Resource, Debug)]
pub struct Teaching {
    /// Which.
    pub name: Name,
    /// How far it is.
    pub course: Course,
    /// The game of its scene has begun.
    open: bool,
    /// How many acts of that game have been heard of.
    heard: usize,
    /// What the table was asked to stop for.
    stop: Option<(usize, usize)>,
    /// Seconds since there was something to do for a neighbour.
    idle: f32,
}

impl Teaching {
    /// Whether what the step says can be seen: all that led to it has been shown.
    #[must_use]
    pub fn speaks(&self, shown: &Shown) -> bool {
        self.open && (shown.settled() || shown.paused) && self.course.says().is_some()
    }
}

/// What the learner did with the teacher's bubble.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAnswer {
    /// Has read it, or pointed at something.
    Did(Doing),
    /// Skips the step: it is done for them.
    Skip,
    /// Leaves the lesson for the page of lessons.
    Leave,
    /// Leaves it for a real game.
    RealGame,
}

/// A lesson was left, or came to its end.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonOver {
    /// A real game is wanted.
    pub real_game: bool,
}

pub fn plugin(app: &mut App) {
    app.add_message::<BeginLesson>()
        .add_message::<LessonAnswer>()
        .add_message::<LessonOver>()
        .add_systems(
            Update,
            (
                begin.run_if(on_message::<BeginLesson>),
                begun.run_if(resource_exists::<Teaching>),
                listen.run_if(resource_exists::<Teaching>.and_then(resource_exists::<CurrentGame>)),
                lead.run_if(resource_exists::<Teaching>.and_then(resource_exists::<CurrentGame>)),
                stop.run_if(resource_removed::<Teaching>),
            )
                .chain()
                .before(FlowSet),
        );
}

fn begin(
    mut commands: Commands,
    mut asked: MessageReader<BeginLesson>,
    words: Res<Words>,
    mut begin: MessageWriter<Begin>,
) {
    let Some(&BeginLesson(name)) = asked.read().last() else {
        return;
    };
    let lesson = match name.lesson() {
        Ok(lesson) => lesson,
        Err(error) => return error!("the lesson {}: {error}", name.key()),
    };
    let Some(scene) = lesson.scenes.first() else {
        return;
    };
    let setup = prepare::setup(&lesson, scene, &words);
    match prepare::game(&setup, scene) {
        Ok(game) => {
            commands.insert_resource(Teaching {
                name,
                course: Course::new(lesson, &game),
                open: false,
                heard: 0,
                stop: None,
                idle: 0.0,
            });
            begin.write(Begin::Prepared(Box::new(setup), Box::new(game)));
        }
        Err(error) => error!("the lesson {}: {error}", name.key()),
    }
}

/// A prepared game that has begun is the lesson's; any other ends it.
fn begun(
    mut commands: Commands,
    mut began: MessageReader<Began>,
    mut left: MessageReader<Leave>,
    prepared: Option<Res<Prepared>>,
    mut teaching: ResMut<Teaching>,
) {
    if began.read().count() > 0 {
        if prepared.is_some() {
            teaching.open = true;
            teaching.heard = 0;
            teaching.stop = None;
        } else {
            commands.remove_resource::<Teaching>();
        }
    }
    if left.read().count() > 0 {
        commands.remove_resource::<Teaching>();
    }
}

/// What a lesson works on.
#[derive(SystemParam)]
struct Stage<'w> {
    teaching: ResMut<'w, Teaching>,
    current: Res<'w, CurrentGame>,
    shown: Option<ResMut<'w, Shown>>,
    settings: ResMut<'w, Settings>,
    submit: MessageWriter<'w, Submit>,
    over: MessageWriter<'w, LessonOver>,
    leave: MessageWriter<'w, Leave>,
    begin: MessageWriter<'w, Begin>,
    words: Res<'w, Words>,
}

fn listen(
    mut commands: Commands,
    mut stage: Stage,
    mut answers: MessageReader<LessonAnswer>,
    mut withheld: MessageReader<Withheld>,
) {
    let Some(mut shown) = stage.shown.take() else {
        return;
    };
    if !stage.teaching.open {
        answers.clear();
        return;
    }
    let teaching = &mut *stage.teaching;
    for _ in withheld.read() {
        teaching.course.go_astray();
    }
    while let Some(&act) = stage.current.acts.get(teaching.heard) {
        teaching.heard += 1;
        if act.seat() == LEARNER {
            teaching.course.hear(Doing::Acted(act), &shown.game);
        }
    }
    if shown.paused {
        teaching.course.hear(Doing::Reached, &shown.game);
    }
    for &answer in answers.read() {
        let doing = match answer {
            LessonAnswer::Did(doing) => Some(doing),
            LessonAnswer::Skip => teaching.course.skip(&stage.current.game),
            LessonAnswer::Leave | LessonAnswer::RealGame => {
                let real_game = answer == LessonAnswer::RealGame;
                stage.over.write(LessonOver { real_game });
                stage.leave.write(Leave);
                return;
            }
        };
        match doing {
            Some(Doing::Acted(act)) => {
                let game = stage.current.id;
                stage.submit.write(Submit { act, game });
            }
            Some(doing) => {
                teaching.course.hear(doing, &shown.game);
            }
            None => {}
        }
    }
    if teaching.course.step().is_some_and(|step| step.done) {
        let key = teaching.name.key();
        if !stage.settings.learned.lessons.contains(key) {
            stage.settings.learned.lessons.insert(key.to_owned());
        }
    }
    let place = (
        teaching.course.scene_number(),
        teaching.course.step_number(),
    );
    if teaching.course.step().is_none() {
        end_scene(&mut commands, &mut stage, &mut shown);
    } else if teaching.stop != Some(place) {
        teaching.stop = Some(place);
        match teaching.course.step().map(|step| &step.wait) {
            // What is said now is said of what is seen.
            Some(Wait::Next | Wait::Which(..) | Wait::Offer) | None => {}
            _ => shown.go_on(teaching.course.pause()),
        }
    }
}

/// Opens the next scene; at the end of the last one, the lesson is done.
fn end_scene(commands: &mut Commands, stage: &mut Stage, shown: &mut Shown) {
    let teaching = &mut *stage.teaching;
    if shown.game.is_over() {
        // The end of the game is shown as that of any other.
        shown.go_on(None);
        commands.remove_resource::<Teaching>();
        return;
    }
    let next = teaching
        .course
        .lesson()
        .scenes
        .get(teaching.course.scene_number() + 1);
    let opened = next.and_then(|scene| {
        let setup = prepare::setup(teaching.course.lesson(), scene, &stage.words);
        let game = prepare::game(&setup, scene).ok()?;
        Some((setup, game))
    });
    if let Some((setup, game)) = opened {
        teaching.course.turn_page(&game);
        teaching.open = false;
        stage
            .begin
            .write(Begin::Prepared(Box::new(setup), Box::new(game)));
    } else {
        stage.over.write(LessonOver { real_game: false });
        stage.leave.write(Leave);
    }
}

/// Acts for the neighbours, and sets what the learner may do.
fn lead(mut stage: Stage, time: Res<Time<Real>>, mut gate: ResMut<Gate>, mut led: ResMut<Led>) {
    let Some(shown) = stage.shown.take() else {
        return;
    };
    let teaching = &mut *stage.teaching;
    let game = &stage.current.game;
    let allowed = teaching.course.allows(game).map(|acts| (LEARNER, acts));
    gate.set_if_neq(Gate(allowed));
    let parts = teaching
        .course
        .scene()
        .map_or(&[][..], |scene| &scene.parts);
    let acts: Vec<_> = game
        .waiting()
        .iter()
        .filter_map(|seat| neighbour::act(parts, game, seat))
        .collect();
    let waits = !teaching.open || !teaching.course.goes_on();
    let seats: SeatSet = if waits {
        SeatSet::all(game.rules().seats)
    } else {
        acts.iter().map(|act| act.seat()).collect()
    };
    led.set_if_neq(Led(seats));
    if waits || acts.is_empty() || !shown.settled() {
        teaching.idle = 0.0;
        return;
    }
    teaching.idle += time.delta_secs().min(MOMENT / 2.0);
    if teaching.idle >= MOMENT {
        teaching.idle = 0.0;
        let game = stage.current.id;
        stage
            .submit
            .write_batch(acts.into_iter().map(|act| Submit { act, game }));
    }
}

/// Without a lesson, everybody does what they like.
fn stop(mut gate: ResMut<Gate>, mut led: ResMut<Led>, shown: Option<ResMut<Shown>>) {
    *gate = Gate::default();
    *led = Led::default();
    if let Some(mut shown) = shown {
        shown.go_on(None);
    }
}

/// Whether keys and clicks are the teacher's now: something is said that has to be read first.
#[must_use]
pub fn leaves_for(teaching: Option<&Teaching>, shown: &Shown) -> bool {
    teaching.is_some_and(|teaching| teaching.speaks(shown) && !teaching.course.goes_on())
}
