//! How closely the board is looked at: zoom and pan, as plain arithmetic, and the glide from one view to the next.

use bevy::{prelude::*, window::RequestRedraw};

use super::{BoardView, LaidStyle, Layout, Shown};
use crate::screens::Motion;

/// The closest look: times as large as the whole board.
pub const CLOSEST: f32 = 4.0;
/// One notch of the wheel, or one press of a key, makes the board this much larger.
const NOTCH: f32 = 1.2;
/// Share of the way to its goal that a view has left after a second.
const LEFT_AFTER_A_SECOND: f32 = 1e-8;
/// A view as near to its goal as this, in units of the board, has arrived.
const ARRIVED: f32 = 0.05;
/// Seconds for which a view must rest before the board is drawn anew, as sharp as it can be.
const REST: f32 = 0.2;
/// The longest frame that counts, in seconds: before it, the window may have slept.
const LONGEST_FRAME: f32 = 0.05;

/// One way to look at the board.
///
/// Lengths are the board's own units at the size at which the whole board fits: so a view stays right when the window grows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// Times larger than the whole board, from 1 to [`CLOSEST`].
    pub zoom: f32,
    /// From the middle of the board's field to the board's top left corner.
    pub corner: Vec2,
}

impl Lens {
    /// The whole board, in the middle of its field.
    #[must_use]
    pub fn whole(board: Vec2) -> Self {
        Self {
            zoom: 1.0,
            corner: -board / 2.0,
        }
    }

    /// The view `factor` times as close; what lies `about` so far from the field's middle stays where it is, as far as the
    /// board's edges allow. `room` is the field's size.
    #[must_use]
    pub fn zoomed(self, factor: f32, about: Vec2, board: Vec2, room: Vec2) -> Self {
        let zoom = (self.zoom * factor).clamp(1.0, CLOSEST);
        let corner = about + (self.corner - about) * (zoom / self.zoom);
        Self { zoom, corner }.kept(board, room)
    }

    /// The view with the board pushed by `way`, as far as its edges allow.
    #[must_use]
    pub fn moved(self, way: Vec2, board: Vec2, room: Vec2) -> Self {
        let corner = self.corner + way;
        Self { corner, ..self }.kept(board, room)
    }

    /// No edge of the board comes inside the field while the board is larger; a smaller one lies in the middle.
    fn kept(self, board: Vec2, room: Vec2) -> Self {
        let size = board * self.zoom;
        let keep = |corner: f32, size: f32, room: f32| {
            if size <= room {
                -size / 2.0
            } else {
                corner.clamp(room / 2.0 - size, -room / 2.0)
            }
        };
        let corner = Vec2::new(
            keep(self.corner.x, size.x, room.x),
            keep(self.corner.y, size.y, room.y),
        );
        Self { corner, ..self }
    }

    /// A share of the way to another view; a point that has one place in both never leaves it.
    #[must_use]
    pub fn towards(self, goal: Self, share: f32) -> Self {
        Self {
            zoom: self.zoom.lerp(goal.zoom, share),
            corner: self.corner.lerp(goal.corner, share),
        }
    }

    fn is_near(self, goal: Self) -> bool {
        (self.zoom - goal.zoom).abs() * 1000.0 < ARRIVED
            && self.corner.distance(goal.corner) < ARRIVED
    }
}

/// The zoom for which things on the board are drawn when it is looked at `zoom` times as closely: one of a few steps, so that
/// each thing is kept in a few sizes only, and never larger on the screen than it was drawn.
#[must_use]
pub(super) fn sharpness(zoom: f32) -> f32 {
    let mut step = 1.0;
    while step < zoom * 0.999 && step < CLOSEST {
        step *= std::f32::consts::SQRT_2;
    }
    step
}

/// How closely the board is looked at now, and what the view glides to.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Zoom {
    /// The view.
    pub lens: Lens,
    /// What it becomes.
    goal: Lens,
    /// The zoom that the board was last drawn for, sharply.
    pub sharp: f32,
    /// Seconds for which the view has rested.
    rested: f32,
    /// Size of the board looked at, in its own units.
    board: Vec2,
    /// Size of the board's field, in the same units.
    room: Vec2,
}

impl Default for Zoom {
    fn default() -> Self {
        let lens = Lens::whole(Vec2::ZERO);
        Self {
            lens,
            goal: lens,
            sharp: 1.0,
            rested: REST,
            board: Vec2::ZERO,
            room: Vec2::ZERO,
        }
    }
}

impl Zoom {
    /// Looks so many notches closer (or, negative, from further off) at what lies at `at` on the screen.
    pub fn notch(&mut self, notches: f32, at: Vec2, view: &BoardView) {
        self.scale_by(NOTCH.powf(notches), at, view);
    }

    /// Looks `factor` times as closely at what lies at `at` on the screen.
    pub fn scale_by(&mut self, factor: f32, at: Vec2, view: &BoardView) {
        let about = (at - view.field.center()) / view.fit();
        self.goal = self.goal.zoomed(factor, about, self.board, self.room);
    }

    /// Pushes the board by so many reference units of the screen, at once.
    pub fn pan(&mut self, way: Vec2, view: &BoardView) {
        let way = way / view.fit();
        self.goal = self.goal.moved(way, self.board, self.room);
        self.lens = self.lens.moved(way, self.board, self.room);
    }

    /// Looks at the whole board again.
    pub fn reset(&mut self) {
        self.goal = Lens::whole(self.board);
    }

    /// Whether there is more of the board than is seen.
    #[must_use]
    pub fn is_close(&self) -> bool {
        self.goal.zoom > 1.0
    }

    /// Keeps to a board of this size, in a field of this size: another board is seen whole at once.
    fn keep_to(&mut self, board: Vec2, room: Vec2, another: bool) {
        if another || self.board != board {
            let whole = Lens::whole(board);
            *self = Self {
                lens: whole,
                goal: whole,
                board,
                room,
                ..default()
            };
        } else if self.room != room {
            self.room = room;
            self.goal = self.goal.kept(board, room);
            self.lens = self.lens.kept(board, room);
        }
    }

    /// Glides on by some seconds. True while there is more to come.
    fn glide(&mut self, seconds: f32, at_once: bool) -> bool {
        let before = self.lens;
        if at_once || self.lens.is_near(self.goal) {
            self.lens = self.goal;
        } else {
            let share = 1.0 - LEFT_AFTER_A_SECOND.powf(seconds);
            self.lens = self.lens.towards(self.goal, share);
        }
        if self.lens != before {
            self.rested = 0.0;
        } else if self.rested < REST {
            self.rested += seconds;
        }
        if self.rested >= REST {
            self.sharp = self.lens.zoom;
        }
        self.rested < REST || self.lens != self.goal
    }
}

/// Glides to where the person looks, and keeps the window drawing until it is there and sharp.
pub(super) fn glide(
    shown: Res<Shown>,
    layout: Res<Layout>,
    style: Res<LaidStyle>,
    time: Res<Time<Real>>,
    motion: Res<Motion>,
    mut zoom: ResMut<Zoom>,
    mut lay: Local<Option<&'static str>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let whole = BoardView::new(shown.game.rules(), style.0, &layout, 0.0);
    let another = lay.replace(whole.name) != Some(whole.name);
    let Some(board) = whole.drawing() else {
        return;
    };
    let now = zoom.bypass_change_detection();
    now.keep_to(board.view, whole.field.size() / whole.fit(), another);
    if now.glide(time.delta_secs().min(LONGEST_FRAME), motion.reduce) {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Vec2 = Vec2::new(1600.0, 1000.0);
    const ROOM: Vec2 = Vec2::new(1700.0, 1000.0);

    /// Where a point of the board is seen, from the field's middle.
    fn seen(lens: Lens, point: Vec2) -> Vec2 {
        lens.corner + point * lens.zoom
    }

    #[test]
    fn what_lies_under_the_pointer_stays_there() {
        let whole = Lens::whole(BOARD);
        let point = Vec2::new(500.0, 400.0);
        let about = seen(whole, point);
        let close = whole.zoomed(2.0, about, BOARD, ROOM);
        assert!(seen(close, point).distance(about) < 0.01);
        for share in [0.1, 0.5, 0.9] {
            assert!(seen(whole.towards(close, share), point).distance(about) < 0.01);
        }
        let closer = close.zoomed(1.5, about, BOARD, ROOM);
        assert!(seen(closer, point).distance(about) < 0.01);
    }

    #[test]
    fn zoom_stays_between_the_whole_board_and_the_closest_look() {
        let whole = Lens::whole(BOARD);
        assert_eq!(whole.zoomed(0.5, Vec2::ZERO, BOARD, ROOM), whole);
        let close = whole.zoomed(100.0, Vec2::new(300.0, 200.0), BOARD, ROOM);
        assert_eq!(close.zoom, CLOSEST);
        let back = close.zoomed(0.001, Vec2::new(-700.0, 10.0), BOARD, ROOM);
        assert_eq!(back, whole);
    }

    #[test]
    fn things_are_drawn_in_a_few_sizes_and_never_enlarged() {
        assert_eq!(sharpness(1.0), 1.0);
        let mut steps: Vec<f32> = (100..=400)
            .map(|zoom| sharpness(zoom as f32 / 100.0))
            .collect();
        for (zoom, step) in (100..=400).zip(&steps) {
            assert!(*step > zoom as f32 / 100.0 * 0.99);
        }
        steps.dedup();
        assert!(steps.len() <= 6, "{steps:?}");
    }

    #[test]
    fn the_boards_edges_stay_outside() {
        let close = Lens::whole(BOARD).zoomed(2.0, Vec2::ZERO, BOARD, ROOM);
        for way in [Vec2::splat(1e6), Vec2::splat(-1e6), Vec2::new(1e6, -1e6)] {
            let moved = close.moved(way, BOARD, ROOM);
            let (least, most) = (seen(moved, Vec2::ZERO), seen(moved, BOARD));
            assert!(least.x <= -ROOM.x / 2.0 && least.y <= -ROOM.y / 2.0);
            assert!(most.x >= ROOM.x / 2.0 && most.y >= ROOM.y / 2.0);
        }
    }

    #[test]
    fn a_view_arrives_then_rests_then_is_sharp() {
        let mut zoom = Zoom::default();
        zoom.keep_to(BOARD, ROOM, true);
        assert!(!zoom.glide(0.016, false));
        zoom.goal = zoom.goal.zoomed(3.0, Vec2::ZERO, BOARD, ROOM);
        let mut seconds = 0.0;
        while zoom.glide(0.016, false) {
            seconds += 0.016;
            assert!(seconds < 1.5, "it never arrives");
        }
        assert_eq!((zoom.lens.zoom, zoom.sharp), (3.0, 3.0));
        zoom.reset();
        zoom.glide(0.016, true);
        assert_eq!(zoom.lens, Lens::whole(BOARD));
    }
}
