//! The squire: looks one act ahead, and takes the one after which its pawns stand best.

use super::{Bot, greedy, scene::Scene, values::Values};
use crate::rules::{Act, Chance, View};

/// Weighs each act by fitted tables. It knows its own cards and the board, but does not try to guess what others hold.
#[derive(Clone, Copy, Debug, Default)]
pub struct Squire;

impl Bot for Squire {
    fn decide(&mut self, view: &View, _: &mut Chance) -> Act {
        greedy::best(
            &Scene::from(view),
            Values::built_in(&view.rules.mode),
            view.asked,
            &view.kept,
            view.legal_acts(),
        )
    }
}
