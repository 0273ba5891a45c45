//! Coins on their way between the cloth and a journal.

use bevy_egui::egui::{Context, Order, Pos2, pos2};

use super::{area::layer, kit::Kit};

/// The most coins that lie in a row or fly at once.
pub(super) const MOST: usize = 17;

/// How much later each coin starts than the one before, as a part of the whole flight.
const STAGGER: f32 = 0.5;

/// Flies coins from a row at `from` to a journal at `to`; lost points the other way round. `progress` from 0 to 1.
pub(super) fn fly(
    kit: &Kit<'_>,
    context: &Context,
    from: Pos2,
    to: Pos2,
    points: i8,
    progress: f32,
) {
    let painter = layer(context, "coins", Order::Foreground);
    let n = usize::from(points.unsigned_abs()).min(MOST);
    for i in 0..n {
        let Some(at) = on_the_way(i, n, progress) else {
            continue;
        };
        let at = if points > 0 { at } else { 1.0 - at };
        let place = arc(from, to, at);
        kit.at_faded(&painter, "glow-round", place, 0.42, 0.9);
        kit.at(&painter, "coin", place, 1.0);
    }
}

/// How far the `i`-th of `n` coins is, from 0 to 1, gently at both ends; none before it starts and once it is there.
pub(super) fn on_the_way(i: usize, n: usize, progress: f32) -> Option<f32> {
    let wait = if n > 1 {
        STAGGER * i as f32 / (n - 1) as f32
    } else {
        0.0
    };
    let own = (progress - wait) / (1.0 - STAGGER);
    (own > 0.0 && own < 1.0).then_some(own * own * (3.0 - 2.0 * own))
}

/// A point on the arc that rises from `from` and comes down on `to`.
fn arc(from: Pos2, to: Pos2, at: f32) -> Pos2 {
    let top = from.y.min(to.y) - 60.0;
    let [a, b] = [
        pos2(from.x + (to.x - from.x) * 0.4, top),
        pos2(to.x - (to.x - from.x) * 0.35, top),
    ];
    let back = 1.0 - at;
    let mix = |p: f32, q: f32, r: f32, s: f32| {
        back.powi(3) * p + 3.0 * back * back * at * q + 3.0 * back * at * at * r + at.powi(3) * s
    };
    pos2(mix(from.x, a.x, b.x, to.x), mix(from.y, a.y, b.y, to.y))
}
