//! Medieval Academy: the board game, for the desktop.

pub mod art;
pub mod bots;
pub mod flow;
pub mod overlays;
pub mod records;
pub mod rules;
pub mod screens;
pub mod seats;
pub mod table;
pub mod words;
