//! How fast things move on the screen: the settings' view for whatever moves. Nobody else writes it.

use bevy::prelude::*;

/// How fast the table plays out what happens.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    /// Factor on the table's time: 1 as designed, 2 twice as fast.
    pub speed: f32,
    /// No flights, and nothing that moves for its own sake.
    pub reduce: bool,
}

impl Default for Motion {
    fn default() -> Self {
        Self {
            speed: 1.0,
            reduce: false,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>();
}
