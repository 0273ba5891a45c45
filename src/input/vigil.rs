//! How often a sleeping window looks whether something happened that doesn't wake it: gamepads and screen readers don't.

use std::time::Duration;

use bevy::{a11y::AccessibilityRequested, input::gamepad::Gamepad, prelude::*};

/// While a gamepad is in use.
const PLAYING: Duration = Duration::from_millis(16);
/// While a gamepad lies there, or a screen reader listens.
const WAITING: Duration = Duration::from_millis(120);
/// After this time a gamepad is no longer in use.
const LAID_DOWN: Duration = Duration::from_secs(20);

/// How long the window may sleep.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Vigil {
    /// When a gamepad was last used, since the start.
    used: Option<Duration>,
    nap: Option<Duration>,
}

impl Vigil {
    /// The longest nap that misses nothing; none if it may be as long as it likes.
    #[must_use]
    pub const fn nap(&self) -> Option<Duration> {
        self.nap
    }

    /// A gamepad was used.
    pub(super) const fn used(&mut self, now: Duration) {
        self.used = Some(now);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Vigil>().add_systems(PreUpdate, watch);
}

fn watch(
    time: Res<Time<Real>>,
    pads: Query<(), With<Gamepad>>,
    reader: Option<Res<AccessibilityRequested>>,
    mut vigil: ResMut<Vigil>,
) {
    let listens = reader.is_some_and(|reader| reader.get());
    let nap = nap(!pads.is_empty(), vigil.used, time.elapsed(), listens);
    let now = Vigil { nap, ..*vigil };
    vigil.set_if_neq(now);
}

fn nap(pad: bool, used: Option<Duration>, now: Duration, listens: bool) -> Option<Duration> {
    let in_use = used.is_some_and(|used| now.saturating_sub(used) < LAID_DOWN);
    match (pad, listens) {
        (true, _) if in_use => Some(PLAYING),
        (true, _) | (_, true) => Some(WAITING),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_gamepad_and_screen_reader_the_window_sleeps() {
        let s = Duration::from_secs;
        assert_eq!(nap(false, None, s(9), false), None);
        // It was pulled out.
        assert_eq!(nap(false, Some(s(8)), s(9), false), None);
        assert_eq!(nap(true, None, s(9), false), Some(WAITING));
        assert_eq!(nap(true, Some(s(8)), s(9), false), Some(PLAYING));
        assert_eq!(nap(true, Some(s(8)), s(90), true), Some(WAITING));
        assert_eq!(nap(false, None, s(9), true), Some(WAITING));
    }
}
