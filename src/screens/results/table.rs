//! Points by road, a row a player, the best of each road ringed.

use bevy_egui::egui::{Align, Painter, Rect, pos2, vec2};

use super::{
    reveal::Reveal,
    standing::{ROADS, Row, Standing},
};
use crate::{
    art::{Face, palette},
    overlays::kit::{Kit, Type},
    screens::page::Stage,
    words::{Naming, Words},
};

const LEFT: f32 = 56.0;
const TOP: f32 = 164.0;
const WIDTH: f32 = 938.0;
const HEIGHT: f32 = 340.0;
/// Width of the names' column.
const NAMES: f32 = 262.0;
const COLUMN: f32 = 99.0;
const TOTAL: f32 = WIDTH - NAMES - COLUMN * ROADS.len() as f32;
const PITCH: f32 = 49.0;
/// The page's own colour, to mix bands with.
const PAGE: palette::Colour = palette::Colour::hex(0xfbf0d2);

/// Points as text, with a true minus.
pub(in crate::screens) fn figure(points: i16) -> String {
    if points < 0 {
        format!("\u{2212}{}", points.unsigned_abs())
    } else {
        points.to_string()
    }
}

pub(super) fn show(
    kit: &Kit,
    painter: &Painter,
    stage: Stage,
    words: &Words,
    standing: &Standing,
    reveal: &Reveal,
) {
    let page = stage.rect(LEFT, TOP, WIDTH, HEIGHT);
    kit.page(painter, page);
    head(kit, painter, page, words, standing.naming);
    for (i, row) in standing.rows.iter().enumerate() {
        let top = page.min.y + 88.0 + PITCH * i as f32;
        if i > 0 {
            let line = (1.0, palette::Colour::hex(0xc9ab6c).egui());
            painter.hline(page.min.x + 16.0..=page.max.x - 16.0, top - 1.5, line);
        }
        if reveal.open(i) {
            line(kit, painter, page, top, row, standing, reveal);
        } else {
            let kind = Type::new(Face::Bold, 22.0, palette::INK_FAINT);
            let foot = pos2(page.min.x + 28.0, top + 31.0);
            let dash = row.place.to_string();
            kit.text(painter, foot, Align::Center, &dash, kind);
        }
    }
}

/// Middle of a road's column.
fn column(page: Rect, road: usize) -> f32 {
    page.min.x + NAMES + COLUMN * (road as f32 + 0.5)
}

fn head(kit: &Kit, painter: &Painter, page: Rect, words: &Words, naming: Naming) {
    for (j, road) in ROADS.into_iter().enumerate() {
        let x = column(page, j);
        if j % 2 == 0
            && let Some(colours) = kit.art().subject(road.key())
        {
            let band = Rect::from_min_max(
                pos2(x - COLUMN / 2.0, page.min.y + 4.0),
                pos2(x + COLUMN / 2.0, page.max.y - 4.0),
            );
            painter.rect_filled(band, 0.0, PAGE.mix(colours.tint, 0.28).egui());
        }
        let emblem = format!("emblem-{}", road.key());
        let name = words.road(road.key(), naming);
        let kind = Type::new(Face::Semibold, 16.0, palette::INK);
        let room = COLUMN - 2.0;
        // A name of two words takes two lines before it is cut.
        let fits = kit.text_width(painter.ctx(), &name, kind) <= room;
        let lines = match name.rsplit_once(' ') {
            Some((first, second)) if !fits => vec![(first, 60.0), (second, 77.0)],
            _ => vec![(name.as_str(), 72.0)],
        };
        let (middle, size) = if lines.len() > 1 {
            (24.0, 0.64)
        } else {
            (32.0, 0.8)
        };
        kit.at(painter, &emblem, pos2(x, page.min.y + middle), size);
        for (line, foot) in lines {
            let foot = pos2(x, page.min.y + foot);
            kit.text_fit(painter, foot, Align::Center, line, kind, room);
        }
    }
    let foot = page.min.y + 70.0;
    let kind = Type::caps(Face::Bold, 20.0, palette::INK);
    let player = words.say("player");
    let from = pos2(page.min.x + 24.0, foot);
    kit.text_fit(painter, from, Align::Min, &player, kind, NAMES - 40.0);
    let total = words.say("total");
    let at = pos2(page.max.x - TOTAL / 2.0 - 2.0, foot);
    let kind = kind.coloured(palette::RED_TEXT);
    kit.text_fit(painter, at, Align::Center, &total, kind, TOTAL - 12.0);
    let ink = (1.6, palette::INK.egui());
    painter.hline(
        page.min.x + 12.0..=page.max.x - 12.0,
        page.min.y + 84.0,
        ink,
    );
}

fn line(
    kit: &Kit,
    painter: &Painter,
    page: Rect,
    top: f32,
    row: &Row,
    standing: &Standing,
    reveal: &Reveal,
) {
    if row.winner && reveal.done() {
        let band =
            Rect::from_min_size(pos2(page.min.x + 8.0, top), vec2(page.width() - 16.0, 46.0));
        painter.rect_filled(band, 4.0, PAGE.mix(palette::GOLD_LIGHT, 0.6).egui());
    }
    let left = page.min.x;
    let foot = top + 30.0;
    let kind = Type::new(Face::Bold, 22.0, palette::RED_TEXT);
    let place = row.place.to_string();
    kit.text(
        painter,
        pos2(left + 28.0, top + 31.0),
        Align::Center,
        &place,
        kind,
    );
    let mut from = left + 88.0;
    if let Some(portrait) = &row.portrait {
        let face = Rect::from_center_size(pos2(left + 68.0, top + 23.0), vec2(40.0, 40.0));
        kit.picture(painter, &format!("portrait-{portrait}-calm"), face);
    } else {
        from -= 40.0;
    }
    kit.at(
        painter,
        row.pawn,
        pos2(from + 18.0, top + 40.0),
        34.0 / 42.0,
    );
    let from = from + 40.0;
    let room = left + NAMES - 6.0 - from;
    kit.text_fit(
        painter,
        pos2(from, foot),
        Align::Min,
        &row.name,
        Type::name(),
        room,
    );
    for (j, road) in ROADS.into_iter().enumerate() {
        let points = row.points[road];
        let best = standing.best[road] == Some(points);
        let x = column(page, j);
        if best {
            ring(painter, pos2(x, top + 23.0));
        }
        let face = if best { Face::Bold } else { Face::Regular };
        let colour = if points < 0 {
            palette::RED_TEXT
        } else {
            palette::INK
        };
        let kind = Type::new(face, 20.0, colour);
        kit.text(painter, pos2(x, foot), Align::Center, &figure(points), kind);
    }
    let kind = Type::new(Face::Bold, 25.0, palette::INK);
    let at = pos2(page.max.x - TOTAL / 2.0 - 2.0, top + 32.0);
    kit.text(painter, at, Align::Center, &figure(row.total), kind);
}

/// A ring of gold leaf, lighter at its upper edge.
fn ring(painter: &Painter, centre: bevy_egui::egui::Pos2) {
    painter.circle_stroke(centre, 17.0, (3.4, palette::GOLD.egui()));
    painter.circle_stroke(
        centre - vec2(0.4, 0.6),
        17.0,
        (1.2, palette::GOLD_LIGHT.egui()),
    );
}
