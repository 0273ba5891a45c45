//! The table: the board with its pawns, the hand, and the queue of what is still to be shown.

mod choice;
mod layout;
mod shown;

use bevy::prelude::*;

pub use choice::Choice;
pub use layout::Layout;
pub use shown::{Ceremony, Entry, History, Playing, Shown};

/// The table's sprites, queue and gestures. Needs a window; the game itself runs without.
pub fn plugin(app: &mut App) {
    app.init_resource::<Choice>().add_plugins(layout::plugin);
}
