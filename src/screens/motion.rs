//! How fast things move on the screen.

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

/// The speeds to choose from: calm, normal, quick.
pub(super) const SPEEDS: [f32; 3] = [0.6, 1.0, 2.0];

impl Motion {
    /// Which of [`SPEEDS`] is nearest.
    pub(super) fn step(&self) -> usize {
        let far = |speed: f32| (speed - self.speed).abs();
        (0..SPEEDS.len())
            .min_by(|&a, &b| far(SPEEDS[a]).total_cmp(&far(SPEEDS[b])))
            .unwrap_or(1)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_speed_is_a_step_of_its_own() {
        for (step, &speed) in SPEEDS.iter().enumerate() {
            let motion = Motion {
                speed,
                reduce: false,
            };
            assert_eq!(motion.step(), step);
        }
        assert_eq!(Motion::default().step(), 1);
    }
}
