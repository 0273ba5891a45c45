//! Ambience: flags wave, torches flicker, a swan swims. A few pictures a second by one clock, and none that nobody sees.

mod life;

use std::time::Duration;

use bevy::{
    prelude::*, render::renderer::RenderAdapterInfo, sprite::Anchor, window::PrimaryWindow,
};

pub use life::{Breath, breaths};

use super::{BoardView, Layout, scene::depth, zoom::sharpness};
use crate::{
    art::{Art, Drawing, Scale, manifest},
    screens::{Motion, RulesBook, Screen},
    seats::Desk,
    settings::Settings,
};

/// Seconds from step to step. All that lives changes in the same frames.
const STEP: f32 = 0.25;
/// The timer may fire this much early, seconds.
const EARLY: f32 = 0.05;
/// How long the window sleeps between steps where the processor draws every pixel: a frame costs it a tenth of a second
/// there. Frames that are drawn anyway take their steps all the same.
const NAP_OF_SOFTWARE: Duration = Duration::from_secs(4);

/// The clock of all that lives on the board and on the title page.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Ambience {
    /// How long the window sleeps if there is nothing else to draw for.
    nap: Duration,
    /// Steps so far.
    step: u32,
    /// Whether it goes on.
    awake: bool,
    /// When the next step is due, in seconds since the program began.
    due: f32,
}

impl Default for Ambience {
    fn default() -> Self {
        Self {
            nap: Duration::from_secs_f32(STEP),
            step: 0,
            awake: false,
            due: 0.0,
        }
    }
}

impl Ambience {
    /// Seconds that it has lived.
    #[must_use]
    pub fn seconds(&self) -> f32 {
        self.step as f32 * STEP
    }

    /// How long the window may sleep for its sake: for ever if nothing lives.
    #[must_use]
    pub fn nap(&self) -> Option<Duration> {
        self.awake.then_some(self.nap)
    }

    /// Wakes it or puts it to sleep, and takes the step that is due. `now` in seconds since the program began.
    fn live(&mut self, awake: bool, now: f32) {
        if !self.awake && awake {
            self.due = now + STEP;
        }
        self.awake = awake;
        if awake && now + EARLY >= self.due {
            self.step = self.step.wrapping_add(1);
            // What was slept through is not made up for.
            self.due = (self.due + STEP).max(now + STEP / 2.0);
        }
    }
}

/// Where the processor draws every pixel, the window is not woken up as often.
pub(super) fn choose_nap(adapter: Option<Res<RenderAdapterInfo>>, mut ambience: ResMut<Ambience>) {
    // The kind of device has a name here, but no path to it.
    let software = adapter.is_some_and(|info| format!("{:?}", info.device_type) == "Cpu");
    if software {
        ambience.nap = NAP_OF_SOFTWARE;
    }
}

/// Whether anything may move for its own sake now: the person wants it, the window has the focus, and nothing lies over all.
pub(super) fn live(
    settings: Res<Settings>,
    motion: Res<Motion>,
    windows: Query<&Window, With<PrimaryWindow>>,
    desk: Res<Desk>,
    book: Option<Res<RulesBook>>,
    screen: Option<Res<State<Screen>>>,
    time: Res<Time<Real>>,
    mut ambience: ResMut<Ambience>,
) {
    let wanted = settings.ambience && !settings.reduce_motion && !motion.reduce;
    let seen = windows.single().is_ok_and(|window| window.focused)
        && desk.curtain.is_none()
        && book.is_none_or(|book| !book.is_open())
        && screen.is_some_and(|screen| matches!(screen.get(), Screen::Title | Screen::Table));
    let mut now = *ambience;
    now.live(wanted && seen, time.elapsed_secs());
    ambience.set_if_neq(now);
}

/// The entities of all that lives, and what they show.
#[derive(Resource, Default)]
pub(super) struct Living {
    entities: Vec<(Entity, Option<Shows>)>,
    /// What the pictures held are for.
    held_for: Option<(&'static str, f32)>,
    /// Every picture of this board at this size: none is let go or blurred between two steps.
    held: Vec<Handle<Image>>,
    /// When it was shown last: step, board, and the window's size.
    last: Option<(u32, BoardView, Vec2)>,
    /// A picture is still being made: look again.
    waits: bool,
}

/// What an entity shows.
#[derive(Clone, PartialEq)]
struct Shows {
    breath: Breath,
    image: Handle<Image>,
}

/// Puts all that lives on the board, as it stands at this step.
pub(super) fn breathe(
    mut commands: Commands,
    ambience: Res<Ambience>,
    board: Res<BoardView>,
    layout: Res<Layout>,
    scale: Res<Scale>,
    art: Res<Art>,
    mut pool: ResMut<Living>,
) {
    let now = (ambience.step, *board, scale.screen);
    let pool = &mut *pool;
    if pool.last == Some(now) && !pool.waits && !scale.is_changed() {
        return;
    }
    let Some(drawing) = board.drawing() else {
        return;
    };
    let moved = pool
        .last
        .is_none_or(|(_, before, screen)| before != *board || screen != scale.screen);
    pool.last = Some(now);
    let night = board.is_night();
    let breaths = breaths(&drawing.ambient, night, ambience.seconds());
    let detail = sharpness(board.zoom) / board.zoom;
    let drawn_at = board.scale * detail;
    pool.hold(&art, &breaths, night, drawn_at, board.name);
    for (i, breath) in breaths.iter().enumerate() {
        if pool.entities.len() == i {
            let entity = commands.spawn(Name::new("Living sprite")).id();
            pool.entities.push((entity, None));
        }
        let (entity, shows) = &mut pool.entities[i];
        let Some(sprite) = manifest().ambient(breath.sprite) else {
            continue;
        };
        let width = sprite.size.x * breath.scale;
        let picture = art.sprite(
            Drawing::Ambient {
                sprite: breath.sprite,
                night,
                frame: breath.frame,
            },
            Some(width * drawn_at),
        );
        // Until a picture is there, the last one is shown.
        let image = match shows {
            Some(before) if !picture.crisp && before.breath.sprite == breath.sprite => {
                before.image.clone()
            }
            _ => picture.image,
        };
        let next = Shows {
            breath: *breath,
            image,
        };
        if !moved && shows.as_ref() == Some(&next) {
            continue;
        }
        let share = sprite.anchor / sprite.size - 0.5;
        let anchor = Vec2::new(if breath.flip { -share.x } else { share.x }, -share.y);
        let place = layout.to_world(board.at(breath.at));
        let transform = Transform::from_translation(place.extend(depth::ALIVE + i as f32 * 1e-3))
            .with_rotation(Quat::from_rotation_z(-breath.angle));
        let size = sprite.size * breath.scale * breath.pulse * board.scale;
        commands.entity(*entity).insert((
            Sprite {
                image: next.image.clone(),
                color: Color::WHITE.with_alpha(breath.opacity),
                custom_size: Some(size),
                flip_x: breath.flip,
                ..default()
            },
            Anchor(anchor),
            transform,
            if breath.opacity > 0.0 {
                Visibility::Visible
            } else {
                Visibility::Hidden
            },
        ));
        *shows = Some(next);
    }
    let fewer = breaths.len().min(pool.entities.len());
    for (entity, _) in pool.entities.drain(fewer..) {
        commands.entity(entity).despawn();
    }
}

impl Living {
    /// Has every picture of all that lives here made at this size, and kept.
    fn hold(
        &mut self,
        art: &Art,
        breaths: &[Breath],
        night: bool,
        drawn_at: f32,
        board: &'static str,
    ) {
        let held_for = Some((board, drawn_at));
        if self.held_for == held_for && !self.waits {
            return;
        }
        self.held_for = held_for;
        self.waits = false;
        let before = std::mem::take(&mut self.held);
        for breath in breaths {
            let Some(sprite) = manifest().ambient(breath.sprite) else {
                continue;
            };
            let width = sprite.size.x * breath.scale * drawn_at;
            for frame in 0..sprite.frames.of(night).len() {
                let drawing = Drawing::Ambient {
                    sprite: breath.sprite,
                    night,
                    frame,
                };
                let picture = art.sprite(drawing, Some(width));
                self.waits |= !picture.crisp;
                self.held.push(picture.image);
            }
        }
        drop(before);
    }
}

/// Away from the table nothing lives.
pub(super) fn sleep(mut commands: Commands, mut pool: ResMut<Living>) {
    if pool.entities.is_empty() {
        return;
    }
    for (entity, _) in std::mem::take(&mut *pool).entities {
        commands.entity(entity).despawn();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_come_by_the_clock_whatever_frames_are_drawn() {
        let mut ambience = Ambience::default();
        for frame in 0..600 {
            ambience.live(true, frame as f32 / 60.0);
        }
        let steps = ambience.step;
        assert!((38..=40).contains(&steps), "{steps}");
        // By the timer alone, a little early or late.
        let mut seldom = Ambience::default();
        for tick in 0..40 {
            let late = [0.0, 0.01, -0.01][tick % 3];
            seldom.live(true, tick as f32 * STEP + late);
        }
        assert_eq!(seldom.step, 39);
    }

    #[test]
    fn asleep_it_stands_still_and_asks_for_no_frame() {
        let mut ambience = Ambience::default();
        assert_eq!(ambience.nap(), None);
        ambience.live(true, 1.0);
        ambience.live(true, 1.3);
        assert_eq!(ambience.step, 1);
        assert_eq!(ambience.nap(), Some(Duration::from_secs_f32(0.25)));
        ambience.live(false, 1.6);
        ambience.live(false, 9.0);
        assert_eq!((ambience.step, ambience.nap()), (1, None));
        // Nothing is made up for.
        ambience.live(true, 90.0);
        assert_eq!(ambience.step, 1);
        ambience.live(true, 90.25);
        assert_eq!(ambience.step, 2);
    }
}
