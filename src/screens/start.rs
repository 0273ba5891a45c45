//! Beginning a game from a screen, once, however often the button is clicked.

use std::{collections::hash_map::RandomState, hash::BuildHasher, time::SystemTime};

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    app::AskedSeed,
    flow::{Began, Begin, BeginError, FlowSet},
};

/// Seeds that are rolled are below this, so that people can tell each other.
const SEEDS: u64 = 1_000_000_000;

/// A game has been asked for, and neither begun nor failed.
#[derive(Resource, Default)]
struct Starting(bool);

/// Begins games.
#[derive(SystemParam)]
pub(super) struct Starter<'w> {
    begin: MessageWriter<'w, Begin>,
    starting: ResMut<'w, Starting>,
}

impl Starter<'_> {
    /// Asks for a game, unless one is on its way already.
    pub fn begin(&mut self, begin: Begin) {
        if !self.starting.0 {
            self.starting.0 = true;
            self.begin.write(begin);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Starting>()
        .add_message::<Begin>()
        .add_message::<BeginError>()
        .add_systems(Update, answered.after(FlowSet));
}

fn answered(
    mut began: MessageReader<Began>,
    mut failed: MessageReader<BeginError>,
    mut starting: ResMut<Starting>,
) {
    if began.read().count() + failed.read().count() > 0 {
        starting.0 = false;
    }
}

/// A seed nobody can foresee: nine digits.
pub(super) fn roll_seed() -> u64 {
    // Each such state has keys of its own, from the system's randomness.
    RandomState::new().hash_one(SystemTime::now()) % SEEDS
}

/// The seed that a screen for setting up a game opens with, and whether it was rolled: one asked for on the command line,
/// for one game only; else another in place of one that was rolled. None: what somebody typed stays.
pub(super) fn opening_seed(world: &mut World, rolled: bool) -> Option<(String, bool)> {
    let asked = world
        .get_resource_mut::<AskedSeed>()
        .and_then(|mut asked| asked.0.take());
    match asked {
        Some(seed) => Some((seed.to_string(), false)),
        None => rolled.then(|| (roll_seed().to_string(), true)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_differ() {
        let rolled: std::collections::HashSet<u64> = (0..20).map(|_| roll_seed()).collect();
        assert!(rolled.len() > 18);
    }
}
