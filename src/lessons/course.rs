//! Goes through a lesson step by step. It knows the game as it is shown, and what was done; it draws and sends nothing.

use super::script::{Kind, LEARNER, Lesson, Pause, Scene, Step, Wait};
use crate::rules::{Act, Game, Seat};

/// What a learner or the table did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Has read what was said.
    Next,
    /// Did an act, which was let through.
    Acted(Act),
    /// Pointed at a seat's pawn, as asked.
    Pointed(Seat),
    /// The table has come to where it was to stop.
    Reached,
}

/// A lesson that is being given.
#[derive(Clone, Debug)]
pub struct Course {
    lesson: Lesson,
    scene: usize,
    step: usize,
    last: Option<Act>,
    answer: Option<Seat>,
    /// How often something else was done than what the step asks.
    astray: u32,
}

impl Course {
    /// At the beginning of a lesson; `game` is its first position.
    #[must_use]
    pub fn new(lesson: Lesson, game: &Game) -> Self {
        let mut course = Self {
            lesson,
            scene: 0,
            step: 0,
            last: None,
            answer: None,
            astray: 0,
        };
        course.pass_over(game);
        course
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The scene that is played; none at the end of the lesson.
    #[must_use]
    pub fn scene(&self) -> Option<&Scene> {
        self.lesson.scenes.get(self.scene)
    }

    /// The number of the scene, from 0.
    #[must_use]
    pub const fn scene_number(&self) -> usize {
        self.scene
    }

    /// The number of the step in its scene, from 0.
    #[must_use]
    pub const fn step_number(&self) -> usize {
        self.step
    }

    /// The step that is on; none at the end of a scene.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.scene()?.steps.get(self.step)
    }

    /// How many steps that say something there are in all, and which of them is on, from 1.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let said = |steps: &[Step]| steps.iter().filter(|step| step.say.is_some()).count();
        let scenes = &self.lesson.scenes;
        let before: usize = scenes
            .iter()
            .take(self.scene)
            .map(|scene| said(&scene.steps))
            .sum();
        let here = self.scene().map_or(0, |scene| {
            said(&scene.steps[..(self.step + 1).min(scene.steps.len())])
        });
        (
            before + here,
            scenes.iter().map(|scene| said(&scene.steps)).sum(),
        )
    }

    /// The message that is said now: the step's, or its answer to something else that was done.
    #[must_use]
    pub fn says(&self) -> Option<&str> {
        let step = self.step()?;
        let answer = step.otherwise.as_deref().filter(|_| self.astray > 0);
        answer.or(step.say.as_deref())
    }

    /// How often the learner went astray in this step.
    #[must_use]
    pub const fn astray(&self) -> u32 {
        self.astray
    }

    /// Something else was done than what the step asks.
    pub const fn go_astray(&mut self) {
        self.astray += 1;
    }

    /// Where the table is to stop: in a step that waits for it.
    #[must_use]
    pub fn pause(&self) -> Option<Pause> {
        match self.step()?.wait {
            Wait::Before(moment) => Some(Pause::Before(moment)),
            Wait::After(moment) => Some(Pause::After(moment)),
            _ => None,
        }
    }

    /// Whether the game goes on by itself: nobody has to read anything first.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        let waits = |step: &Step| matches!(step.wait, Wait::Next | Wait::Which(..) | Wait::Offer);
        !self.step().is_some_and(waits)
    }

    /// The acts of the learner that are let through now: none for all of them.
    #[must_use]
    pub fn allows(&self, game: &Game) -> Option<Vec<Act>> {
        match &self.step()?.wait {
            Wait::Act(kinds) => Some(fitting(kinds, game)),
            Wait::Next | Wait::Which(..) | Wait::Offer => Some(Vec::new()),
            Wait::Before(_) | Wait::After(_) => None,
        }
    }

    /// What somebody who skips the step has done in it; nothing if the step asks for an act and the game doesn't yet.
    #[must_use]
    pub fn skip(&self, game: &Game) -> Option<Doing> {
        match &self.step()?.wait {
            Wait::Next | Wait::Offer => Some(Doing::Next),
            Wait::Act(kinds) => fitting(kinds, game).first().copied().map(Doing::Acted),
            Wait::Which(_, seats) => seats.first().copied().map(Doing::Pointed),
            Wait::Before(_) | Wait::After(_) => None,
        }
    }

    /// Goes on if that is what the step waits for. True if it does.
    pub fn hear(&mut self, doing: Doing, game: &Game) -> bool {
        let Some(step) = self.step() else {
            return false;
        };
        let ends = match (&step.wait, doing) {
            (Wait::Next | Wait::Offer, Doing::Next)
            | (Wait::Before(_) | Wait::After(_), Doing::Reached) => true,
            (Wait::Act(kinds), Doing::Acted(act)) => kinds.iter().any(|kind| kind.fits(act)),
            (Wait::Which(_, seats), Doing::Pointed(seat)) => seats.contains(&seat),
            _ => false,
        };
        match doing {
            Doing::Acted(act) => self.last = Some(act),
            Doing::Pointed(seat) if ends => self.answer = Some(seat),
            _ => {}
        }
        if ends {
            self.step += 1;
            self.astray = 0;
            self.pass_over(game);
        }
        ends
    }

    /// The scene is over: the next one begins. False if there is none.
    pub fn turn_page(&mut self, game: &Game) -> bool {
        self.scene += 1;
        self.step = 0;
        self.pass_over(game);
        self.scene().is_some()
    }

    /// Passes over the steps that don't apply. Conditions are about what happened before, so they are asked when their turn comes.
    fn pass_over(&mut self, game: &Game) {
        while let Some(when) = self.step().and_then(|step| step.when) {
            if when.holds(game, self.last, self.answer) {
                break;
            }
            self.step += 1;
        }
    }
}

/// The learner's legal acts of these kinds.
fn fitting(kinds: &[Kind], game: &Game) -> Vec<Act> {
    let acts = game.legal_acts(LEARNER);
    let fits = |act: &&Act| kinds.iter().any(|kind| kind.fits(**act));
    acts.iter().filter(fits).copied().collect()
}
