//! Sound: music and effects, made by the game itself from what is written in `assets/sounds`.
//!
//! [`synth`] turns scores into samples, [`pieces`] says what there is. Playing follows what is shown: [`music`] by the screen,
//! [`cues`] by the event on the table. Both are silent without a sound device, and nothing is made that nobody hears.

pub mod pieces;
pub mod synth;
mod wav;

pub use pieces::{Effect, Piece};
pub use wav::wav;
