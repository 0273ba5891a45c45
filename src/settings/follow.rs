//! Hands the settings on to those that have a view of their own of them; nobody else writes these.

use bevy::prelude::*;

use super::Settings;
use crate::{
    screens::{Motion, NewGameDraft},
    seats::Pace,
};

/// Keeps speed and pace as they are set; the words follow by themselves. Needs the table's resources.
pub fn follow(app: &mut App) {
    app.init_resource::<Settings>()
        .add_systems(PreStartup, (set_motion, set_pace))
        .add_systems(
            PreUpdate,
            (set_motion, set_pace, set_journals).run_if(resource_exists_and_changed::<Settings>),
        );
}

fn set_motion(settings: Res<Settings>, mut motion: ResMut<Motion>) {
    motion.set_if_neq(Motion {
        speed: settings.speed,
        reduce: settings.reduce_motion,
    });
}

fn set_pace(settings: Res<Settings>, mut pace: ResMut<Pace>) {
    pace.0 = settings.pace.least();
}

/// The next new game begins with the journals as they are wished for, once that wish changes.
fn set_journals(
    settings: Res<Settings>,
    draft: Option<ResMut<NewGameDraft>>,
    mut known: Local<Option<bool>>,
) {
    let open = settings.open_journals;
    if known.replace(open).is_some_and(|known| known != open)
        && let Some(mut draft) = draft
    {
        draft.journals = settings.new_journals();
    }
}
