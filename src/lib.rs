//! Medieval Academy: the board game, for the desktop.
//!
//! One library, one thin binary. Data flows one way: a person or a computer player decides on an [`rules::Act`]; [`flow`]
//! has the [`rules`] apply it, [`records`] keep it, and tells what happened; [`table`] and [`overlays`] show that in their
//! own time.

pub mod app;
pub mod art;
pub mod bots;
pub mod cli;
pub mod flow;
pub mod frames;
pub mod input;
pub mod lessons;
pub mod overlays;
pub mod pictures;
pub mod records;
pub mod replay;
pub mod review;
pub mod rules;
pub mod screens;
pub mod seats;
pub mod settings;
pub mod sound;
pub mod table;
pub mod words;

use bevy::prelude::*;

/// The game without a window: flow and seats. Whole games run in it, in tests and behind the table.
pub struct AcademyPlugin;

impl Plugin for AcademyPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((flow::plugin, seats::plugin));
    }
}
