//! A game looked back on: every player's chance to win by turn, and a player's costliest choices.
//!
//! All of it is worked out from the record. A seat's choice is judged by what that seat knew when it chose.

mod chances;
mod choices;
#[cfg(test)]
mod tests;

pub use chances::{After, Turn, turns};
pub use choices::{MOST, Mistake, mistakes};

use crate::{
    records::Setup,
    rules::{Act, Game, Told},
};

/// The game after so many of its acts, and all that happened until then; none if the acts aren't this setup's.
#[must_use]
pub fn look_back(setup: &Setup, acts: &[Act]) -> Option<(Game, Vec<Told>)> {
    let mut past = Vec::new();
    let mut game = setup.new_game().ok()?;
    game.settle(&mut past);
    for &act in acts {
        game.play(act, &mut past).ok()?;
    }
    Some((game, past))
}
