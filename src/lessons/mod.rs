//! Lessons: prepared deals, what the teacher says in them, and what the learner is asked to do.
//!
//! [`script`] is the data, read from `assets/lessons`; [`course`] goes through its steps and knows no app; [`neighbour`] acts
//! for the other seats; [`direct`] has a game in the window follow all that. What is seen of it is drawn by the overlays.

pub mod advice;
pub mod course;
pub mod direct;
pub mod neighbour;
pub mod prepare;
pub mod script;

use bevy::prelude::*;

pub use course::{Course, Doing};
pub use direct::{LessonAnswer, LessonOver, Teaching, leaves_for, plugin};
pub use script::{Anchor, LEARNER, Lesson, Mood, Pause, Wait};

/// Which lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Name {
    /// The first game.
    First,
    /// The Night board.
    Night,
    /// A duel.
    Duel,
}

impl Name {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::First, Self::Night, Self::Duel];

    /// The word that stands for it in the settings.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Night => "night",
            Self::Duel => "duel",
        }
    }

    /// The lesson.
    ///
    /// # Errors
    /// If its file is no lesson. Those of this program are, a test sees to it.
    pub fn lesson(self) -> Result<Lesson, ron::de::SpannedError> {
        ron::from_str(match self {
            Self::First => include_str!("../../assets/lessons/first.ron"),
            Self::Night => include_str!("../../assets/lessons/night.ron"),
            Self::Duel => include_str!("../../assets/lessons/duel.ron"),
        })
    }
}

/// Asks for a lesson to begin, in place of any game on the table (which is kept).
#[derive(Message, Clone, Copy, Debug)]
pub struct BeginLesson(pub Name);

#[cfg(test)]
mod tests;
