//! A player's choices judged in the background.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, poll_once},
};

use super::Review;
use crate::{
    flow::CurrentGame,
    review::{Mistake, mistakes},
    seats::StopWhenDropped,
};

/// Parts of the whole, as progress is counted.
const WHOLE: f32 = 1000.0;

/// A player's choices.
pub(super) enum Judged {
    Thinking {
        /// No answer if it was told to stop.
        task: Task<Option<Vec<Mistake>>>,
        progress: Arc<AtomicU32>,
        _stop: StopWhenDropped,
    },
    Done(Vec<Mistake>),
}

impl Judged {
    pub(super) const fn thinks(&self) -> bool {
        matches!(self, Self::Thinking { .. })
    }

    /// The costliest ones, once they are known.
    pub(super) fn found(&self) -> Option<&[Mistake]> {
        match self {
            Self::Done(found) => Some(found),
            Self::Thinking { .. } => None,
        }
    }

    /// How far it is, 0 to 1.
    pub(super) fn progress(&self) -> f32 {
        match self {
            Self::Thinking { progress, .. } => progress.load(Ordering::Relaxed) as f32 / WHOLE,
            Self::Done(_) => 1.0,
        }
    }
}

/// Begins with the player chosen, takes answers, and gives up when the game is left.
pub(super) fn go_on(
    mut commands: Commands,
    current: Option<Res<CurrentGame>>,
    mut review: ResMut<Review>,
) {
    let Some(current) = current.filter(|current| current.id == review.game) else {
        commands.remove_resource::<Review>();
        return;
    };
    let review = review.bypass_change_detection();
    let seat = review.seat();
    review.judged.entry(seat.0).or_insert_with(|| {
        let (setup, acts) = (current.setup.clone(), current.acts.clone());
        let progress = Arc::new(AtomicU32::new(0));
        let told = Arc::clone(&progress);
        let (stop, stopped) = StopWhenDropped::new();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let tell = |share: f32| told.store((share * WHOLE) as u32, Ordering::Relaxed);
            mistakes(&setup, &acts, seat, &tell, &stopped)
        });
        Judged::Thinking {
            task,
            progress,
            _stop: stop,
        }
    });
    for judged in review.judged.values_mut() {
        if let Judged::Thinking { task, .. } = judged
            && let Some(answer) = block_on(poll_once(task))
        {
            *judged = Judged::Done(answer.unwrap_or_default());
        }
    }
}
