//! Who sits where, and how each is asked: a person at the desk, a computer player on a background task.

mod computer;
mod desk;

use bevy::prelude::*;

pub use computer::{Led, MayAct, Pace, StopWhenDropped, anybody_thinks};
pub use desk::{Desk, Eyes, person_asked};

pub fn plugin(app: &mut App) {
    app.add_plugins((computer::plugin, desk::plugin));
}
