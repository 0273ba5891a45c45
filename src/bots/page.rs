//! The page: plays any legal act, each as likely as the next.

use super::Bot;
use crate::rules::{Act, Chance, View};

/// Plays at random; the measure of all others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Page;

impl Bot for Page {
    fn decide(&mut self, view: &View, chance: &mut Chance) -> Act {
        let acts = view.legal_acts();
        acts[chance.below(acts.len() as u32) as usize]
    }
}
