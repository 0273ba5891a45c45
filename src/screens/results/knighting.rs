//! The winner is knighted: the picture, the ribbon, and the journals beneath.

use std::f32::consts::TAU;

use bevy_egui::egui::{Align, Painter, Pos2, Rect, Vec2, pos2, vec2};

use super::{
    reveal::Reveal,
    standing::{Row, Standing},
};
use crate::{
    art::{Drawing, Face, manifest, palette},
    overlays::kit::{Kit, Type},
    screens::page::Stage,
    table::easing::{bow, gently, out, part},
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
        winners(kit, &inside, rect, standing, opacity, dub(reveal.dubbing()));
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

/// A moment of the knighting.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Dub {
    /// How far the sword is from where it rests in the end, and how far it is turned clockwise, radians.
    sword: Vec2,
    turn: f32,
    /// How far the winner ducks, units.
    duck: f32,
    /// What the winner makes of it.
    mood: &'static str,
    /// How far the pawn is off the ground, units.
    hop: f32,
}

/// The sword comes in, touches one shoulder, and goes to the other over a head that does not quite trust it.
fn dub(progress: f32) -> Dub {
    const COMES: Vec2 = vec2(340.0, -40.0);
    const NEAR: Vec2 = vec2(96.0, -14.0);
    let comes = out(part(progress, 0.0, 0.24));
    let crosses = gently(part(progress, 0.34, 0.62));
    let over = bow(crosses);
    let touch = |at: f32| bow(part(progress, at - 0.02, at + 0.12)) * 5.0;
    let mood = match progress {
        p if p < 0.34 => "calm",
        p if p < 0.62 => "dismayed",
        _ => "pleased",
    };
    Dub {
        sword: COMES * (1.0 - comes) + NEAR * comes * (1.0 - crosses) - vec2(0.0, 160.0 * over),
        turn: 0.22 * over,
        duck: touch(0.24) + touch(0.62) + 9.0 * over,
        mood,
        hop: 26.0 * bow(part(progress, 0.68, 0.82)) + 14.0 * bow(part(progress, 0.82, 0.92)),
    }
}

fn winners(kit: &Kit, painter: &Painter, rect: Rect, standing: &Standing, opacity: f32, dub: Dub) {
    let winners: Vec<&Row> = standing.winners().collect();
    let count = winners.len().max(1) as f32;
    let centre = pos2(rect.center().x, rect.min.y + 178.0);
    for (i, row) in winners.iter().enumerate() {
        let (place, diameter) = in_laurel(i, winners.len());
        let alone = winners.len() == 1;
        let at = centre + place + vec2(0.0, if alone { dub.duck } else { 0.0 });
        if let Some(portrait) = &row.portrait {
            // Made beforehand: a face must not vanish while it changes.
            for mood in ["calm", "dismayed", "pleased"] {
                let part = format!("portrait-{portrait}-{mood}");
                kit.art().picture(Drawing::Part(&part), Some(diameter));
            }
            let mood = if alone { dub.mood } else { "pleased" };
            let part = format!("portrait-{portrait}-{mood}");
            kit.at_faded(painter, &part, at, diameter / 128.0, opacity);
        } else {
            let foot = at + vec2(0.0, diameter * 0.3);
            kit.at_faded(painter, row.pawn, foot, diameter / 70.0, opacity);
        }
    }
    if winners.len() == 1 {
        let front = Drawing::Part("knighting-front");
        let size = vec2(WIDTH, HEIGHT);
        let centre = rect.center() + dub.sword;
        kit.flying(painter, front, WIDTH, centre, size, dub.turn);
    }
    for (i, row) in winners.iter().enumerate() {
        let x = centre.x + (i as f32 - (count - 1.0) / 2.0) * 64.0;
        let foot = pos2(x, rect.min.y + 372.0 - dub.hop);
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
    let foot = stage.at(MIDDLE, 655.0);
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
        let centre = stage.at(x, 696.0);
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
    fn the_sword_comes_from_outside_and_rests_in_the_end() {
        let first = dub(0.0);
        assert!(first.sword.x > WIDTH / 2.0);
        let last = dub(1.0);
        let rest = Dub {
            sword: Vec2::ZERO,
            turn: 0.0,
            duck: 0.0,
            mood: "pleased",
            hop: 0.0,
        };
        assert!((last.sword - rest.sword).length() < 0.01 && last.mood == rest.mood);
        assert!(last.duck.abs() + last.turn.abs() + last.hop.abs() < 0.01);
        for step in 0..1000 {
            let [a, b] = [step, step + 1].map(|step| dub(step as f32 / 1000.0));
            assert!((a.sword - b.sword).length() < 8.0, "{a:?} {b:?}");
            assert!((a.duck - b.duck).abs() < 0.4, "{a:?} {b:?}");
        }
    }

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
