//! The winner is knighted: the picture, the ribbon, and the journals beneath.

use bevy_egui::egui::{Align, Painter, Pos2, Rect, pos2, vec2};

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
    // One fills the laurel; several stand side by side.
    let (diameter, pitch) = if count < 1.5 {
        (208.0, 0.0)
    } else {
        let pitch = ((WIDTH - 180.0) / count).min(150.0);
        (pitch + 8.0, pitch)
    };
    let centre = pos2(rect.center().x, rect.min.y + 178.0);
    for (i, row) in winners.iter().enumerate() {
        let x = centre.x + (i as f32 - (count - 1.0) / 2.0) * pitch;
        let at = pos2(x, centre.y);
        if let Some(portrait) = &row.portrait {
            let part = format!("portrait-{portrait}-pleased");
            kit.at_faded(painter, &part, at, diameter / 128.0, opacity);
        } else {
            kit.at_faded(painter, row.pawn, at + vec2(0.0, 60.0), 3.0, opacity);
        }
    }
    if winners.len() == 1 {
        kit.at_faded(painter, "knighting-front", rect.center(), 1.0, opacity);
    }
    for (i, row) in winners.iter().enumerate() {
        let x = centre.x + (i as f32 - (count - 1.0) / 2.0) * pitch.max(60.0);
        let foot = pos2(x, rect.min.y + 372.0);
        kit.at_faded(painter, row.pawn, foot, 64.0 / 42.0, opacity);
    }
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
    for (i, row) in standing.rows.iter().enumerate() {
        let x = MIDDLE + (i as f32 - (count - 1.0) / 2.0) * pitch;
        let centre = stage.at(x, 686.0);
        if reveal.open(i) {
            open(kit, painter, centre, row.total);
        } else {
            kit.at(painter, "journal-closed", centre, 50.0 / 44.0);
        }
        let kind = Type::new(Face::Semibold, 16.0, palette::INK);
        let foot = pos2(centre.x, centre.y + 48.0);
        kit.text_fit(painter, foot, Align::Center, &row.name, kind, pitch - 8.0);
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
