//! The winner is knighted: the picture, the ribbon, and the journals beneath.

use std::f32::consts::TAU;

use bevy_egui::egui::{Align, Painter, Pos2, Rect, Vec2, pos2, vec2};

use super::{
    reveal::Reveal,
    standing::{Row, Standing},
};
use crate::{
    art::{Face, manifest, palette},
    overlays::kit::{Kit, Type},
    screens::page::Stage,
    words::Words,
};

const LEFT: f32 = 1020.0;
const TOP: f32 = 168.0;
const WIDTH: f32 = 524.0;
const HEIGHT: f32 = 400.0;
/// Radius of the room within the laurel.
const ROOM: f32 = 100.0;

/// Middle of the picture and of all beneath it.
const MIDDLE: f32 = LEFT + WIDTH / 2.0;

/// The picture; before the last journal is open, nobody kneels in it.
pub(super) fn picture(
    kit: &Kit,
    painter: &Painter,
    stage: Stage,
    standing: &Standing,
    reveal: &Reveal,
) {
    let rect = stage.rect(LEFT, TOP, WIDTH, HEIGHT);
    kit.picture(painter, "knighting-back", rect);
    let opacity = reveal.knighting();
    let inside = painter.with_clip_rect(rect);
    if reveal.done() {
        winners(kit, &inside, rect, standing, opacity);
    }
    kit.frame(painter, rect.expand(4.0));
    if reveal.done() {
        // As wide as its words, within the frame.
        let kind = Type::caps(Face::Bold, 18.0, palette::CREAM);
        let wide = kit.text_width(painter.ctx(), &standing.ribbon, kind) + 64.0;
        let wide = wide.clamp(300.0, WIDTH + 8.0);
        let ribbon = stage.rect(MIDDLE - wide / 2.0, TOP + HEIGHT - 18.0, wide, 36.0);
        kit.ribbon(painter, ribbon, "combat", &standing.ribbon, false);
    }
}

fn winners(kit: &Kit, painter: &Painter, rect: Rect, standing: &Standing, opacity: f32) {
    let winners: Vec<&Row> = standing.winners().collect();
    let count = winners.len().max(1) as f32;
    let centre = pos2(rect.center().x, rect.min.y + 178.0);
    for (i, row) in winners.iter().enumerate() {
        let (place, diameter) = in_laurel(i, winners.len());
        let at = centre + place;
        if let Some(portrait) = &row.portrait {
            let part = format!("portrait-{portrait}-pleased");
            kit.at_faded(painter, &part, at, diameter / 128.0, opacity);
        } else {
            let foot = at + vec2(0.0, diameter * 0.3);
            kit.at_faded(painter, row.pawn, foot, diameter / 70.0, opacity);
        }
    }
    if winners.len() == 1 {
        kit.at_faded(painter, "knighting-front", rect.center(), 1.0, opacity);
    }
    for (i, row) in winners.iter().enumerate() {
        let x = centre.x + (i as f32 - (count - 1.0) / 2.0) * 64.0;
        let foot = pos2(x, rect.min.y + 372.0);
        kit.at_faded(painter, row.pawn, foot, 64.0 / 42.0, opacity);
    }
}

/// Where in the laurel a winner's portrait lies, from its middle, and how wide it is: one fills it, several stand in a ring
/// that does not touch its leaves.
fn in_laurel(winner: usize, winners: usize) -> (Vec2, f32) {
    if winners < 2 {
        return (Vec2::ZERO, 208.0);
    }
    // The largest equal circles in a ring within a larger circle.
    let turn = TAU / winners as f32;
    let half = (turn / 2.0).sin();
    let radius = ROOM * half / (1.0 + half);
    // Two lie side by side; of three or more, one is on top.
    let first = if winners == 2 { TAU / 2.0 } else { -TAU / 4.0 };
    let place = Vec2::angled(first + turn * winner as f32) * (ROOM - radius);
    (place, 2.0 * radius - 4.0)
}

/// The journals, in the order of places, each with its name.
pub(super) fn journals(
    kit: &Kit,
    painter: &Painter,
    stage: Stage,
    words: &Words,
    standing: &Standing,
    reveal: &Reveal,
) {
    let heading = words.say("end-journals");
    let kind = Type::caps(Face::Bold, 20.0, palette::INK);
    let foot = stage.at(MIDDLE, 642.0);
    kit.text_fit(painter, foot, Align::Center, &heading, kind, WIDTH);
    let count = standing.rows.len().max(1) as f32;
    let pitch = ((WIDTH + 40.0) / count).min(130.0);
    let kind = Type::new(Face::Semibold, 16.0, palette::INK);
    // Where a name is wider than its place, every other one is written lower, where its neighbours leave it room.
    let wide = standing
        .rows
        .iter()
        .any(|row| kit.text_width(painter.ctx(), &row.name, kind) > pitch - 8.0);
    for (i, row) in standing.rows.iter().enumerate() {
        let x = MIDDLE + (i as f32 - (count - 1.0) / 2.0) * pitch;
        let centre = stage.at(x, 686.0);
        if reveal.open(i) {
            open(kit, painter, centre, row.total);
        } else {
            kit.at(painter, "journal-closed", centre, 50.0 / 44.0);
        }
        let (lower, room) = match wide {
            true => (19.0 * (i % 2) as f32, 2.0 * pitch - 16.0),
            false => (0.0, pitch - 8.0),
        };
        let foot = pos2(centre.x, centre.y + 46.0 + lower);
        kit.text_fit(painter, foot, Align::Center, &row.name, kind, room);
    }
}

/// An open journal with its two dials; a plate says that they count below zero.
fn open(kit: &Kit, painter: &Painter, centre: Pos2, points: i16) {
    const SCALE: f32 = 1.22;
    kit.at(painter, "journal-open", centre, SCALE);
    let shown = points.unsigned_abs().min(99);
    let size = manifest()
        .part("journal-open")
        .map_or(vec2(72.0, 42.0), |part| vec2(part.size.x, part.size.y));
    for (digit, x) in [(shown / 10, 19.5), (shown % 10, 52.5)] {
        let at = centre + (vec2(x, 19.85) - size / 2.0) * SCALE;
        let kind = Type::new(Face::Bold, 17.0, palette::INK);
        let foot = at + vec2(0.0, kit.type_size(17.0) * 0.32);
        kit.text(painter, foot, Align::Center, &digit.to_string(), kind);
    }
    if points < 0 {
        kit.at(painter, "minus-plate", centre - vec2(48.0, 0.0), 0.75);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_portraits_touch_neither_each_other_nor_the_laurel() {
        for winners in 2..=5 {
            for one in 0..winners {
                let (place, diameter) = in_laurel(one, winners);
                assert!(place.length() + diameter / 2.0 <= ROOM, "{winners}");
                assert!(diameter > 60.0, "{winners}: {diameter}");
                for other in 0..one {
                    let (neighbour, _) = in_laurel(other, winners);
                    assert!((place - neighbour).length() >= diameter, "{winners}");
                }
            }
        }
    }
}
