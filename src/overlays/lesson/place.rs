//! Where the teacher's bubble goes: near what it speaks of, and never over it or what is to be clicked.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2};

/// From one place that is tried to the next, units.
const GRID: f32 = 16.0;
/// Kept free at the screen's edge.
const EDGE: f32 = 14.0;

/// How bad it is to cover a square unit of something.
const ANCHOR: f32 = 40.0;
const KEEP_CLEAR: f32 = 12.0;
const RATHER_NOT: f32 = 0.5;

/// What lies on the screen.
#[derive(Debug, Default)]
pub(super) struct Ground {
    /// What is spoken of.
    pub anchors: Vec<Rect>,
    /// What is to be clicked or read: the hand, the shelf, buttons.
    pub clear: Vec<Rect>,
    /// What may be covered if need be.
    pub rather_not: Vec<Rect>,
}

/// The bubble's box on a screen: of all places, the one that covers least, and of those the nearest to the anchors.
pub(super) fn place(screen: Rect, size: Vec2, ground: &Ground) -> Rect {
    let room = screen.shrink(EDGE);
    let to = (room.max - size).max(room.min);
    let near = centre(&ground.anchors)
        .unwrap_or(room.center() - Vec2::new(room.width() * 0.12, room.height() * 0.1));
    let mut best = (f32::INFINITY, Rect::from_min_size(room.min, size));
    for y in steps(room.min.y, to.y) {
        for x in steps(room.min.x, to.x) {
            let rect = Rect::from_min_size(pos2(x, y), size);
            let cost = cost(rect, ground) + rect.center().distance(near);
            if cost < best.0 {
                best = (cost, rect);
            }
        }
    }
    best.1
}

fn steps(from: f32, to: f32) -> impl Iterator<Item = f32> {
    let count = ((to - from) / GRID).max(0.0) as usize;
    (0..=count).map(move |i| from + GRID * i as f32)
}

fn cost(rect: Rect, ground: &Ground) -> f32 {
    let of = |others: &[Rect], weight: f32| -> f32 {
        others
            .iter()
            .map(|&other| shared(rect, other) * weight)
            .sum()
    };
    of(&ground.anchors, ANCHOR) + of(&ground.clear, KEEP_CLEAR) + of(&ground.rather_not, RATHER_NOT)
}

/// Square units that two boxes share.
fn shared(a: Rect, b: Rect) -> f32 {
    let both = a.intersect(b);
    if both.is_positive() { both.area() } else { 0.0 }
}

fn centre(rects: &[Rect]) -> Option<Pos2> {
    let sum = rects
        .iter()
        .fold(Vec2::ZERO, |sum, rect| sum + rect.center().to_vec2());
    (!rects.is_empty()).then(|| (sum / rects.len() as f32).to_pos2())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::vec2;

    #[test]
    fn the_bubble_covers_neither_its_anchor_nor_the_hand() {
        for screen in [
            vec2(1600.0, 900.0),
            vec2(1600.0, 1200.0),
            vec2(2150.0, 900.0),
        ] {
            let screen = Rect::from_min_size(Pos2::ZERO, screen);
            let hand = screen.with_min_y(screen.max.y - 172.0);
            for size in [vec2(560.0, 170.0), vec2(720.0, 300.0)] {
                for x in [60.0, 500.0, 1100.0] {
                    for y in [60.0, 300.0, 600.0] {
                        let anchor = Rect::from_min_size(pos2(x, y), vec2(120.0, 90.0));
                        let ground = Ground {
                            anchors: vec![anchor],
                            clear: vec![hand],
                            rather_not: vec![],
                        };
                        let rect = place(screen, size, &ground);
                        assert!(screen.contains_rect(rect));
                        let covered = shared(rect, anchor) + shared(rect, hand);
                        assert!(covered == 0.0, "{rect} covers {anchor} or {hand}");
                    }
                }
            }
        }
    }
}
