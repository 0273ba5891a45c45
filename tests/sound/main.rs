//! What the game sounds like: rendered to memory, and measured.

mod effects;
mod measure;
mod pieces;
mod playing;
mod tuning;
