//! Points by round: a line a player.

use bevy_egui::egui::{Align, Painter, Pos2, Rect, Shape, pos2};

use super::{
    reveal::Reveal,
    scale::{scale, spread},
    standing::{Row, Standing},
    table::figure,
};
use crate::{
    art::{Face, palette},
    overlays::kit::{Kit, Type},
    rules::ROUNDS,
    screens::page::Stage,
    words::{Words, rounds::roman},
};

/// Where values lie on the screen.
struct Axes {
    area: Rect,
    low: i16,
    high: i16,
}

impl Axes {
    fn x(&self, round: usize) -> f32 {
        self.area.min.x + self.area.width() * (round as f32 + 0.35) / 5.6
    }

    fn y(&self, points: i16) -> f32 {
        let share = f32::from(points - self.low) / f32::from(self.high - self.low);
        self.area.max.y - self.area.height() * share
    }

    fn at(&self, round: usize, points: i16) -> Pos2 {
        pos2(self.x(round), self.y(points))
    }
}

fn pawn_colour(kit: &Kit, pawn: &str) -> palette::Colour {
    kit.art().pawn(pawn).unwrap_or(palette::INK)
}

pub(super) fn show(
    kit: &Kit,
    painter: &Painter,
    stage: Stage,
    words: &Words,
    standing: &Standing,
    reveal: &Reveal,
) {
    let page = stage.rect(56.0, 528.0, 938.0, 252.0);
    kit.page(painter, page);
    let heading = words.say("end-points-by-round");
    let kind = Type::caps(Face::Bold, 20.0, palette::INK);
    let foot = pos2(page.min.x + 24.0, page.min.y + 32.0);
    kit.text(painter, foot, Align::Min, &heading, kind);
    let values = standing.rows.iter().flat_map(|row| row.rounds);
    let (low, high, step) = scale(values);
    let area = Rect::from_min_max(
        pos2(page.min.x + 72.0, page.min.y + 56.0),
        pos2(page.max.x - 248.0, page.max.y - 40.0),
    );
    let axes = Axes { area, low, high };
    grid(kit, painter, &axes, step);
    let open: Vec<&Row> = (0..standing.rows.len())
        .filter(|&i| reveal.open(i))
        .map(|i| &standing.rows[i])
        .collect();
    // The best last, on top of the others.
    for row in open.iter().rev() {
        curve(kit, painter, &axes, row);
    }
    labels(kit, painter, &axes, page, &open);
}

fn grid(kit: &Kit, painter: &Painter, axes: &Axes, step: i16) {
    let kind = Type::new(Face::Regular, 15.0, palette::INK_SOFT);
    let mut points = axes.low;
    while points <= axes.high {
        let y = axes.y(points);
        let width = if points == 0 { 1.8 } else { 1.0 };
        let line = (width, palette::Colour::hex(0xc9ab6c).egui());
        painter.hline(axes.area.x_range(), y, line);
        let foot = pos2(axes.area.min.x - 12.0, y + 5.0);
        kit.text(painter, foot, Align::Max, &figure(points), kind);
        points += step;
    }
    let kind = Type::new(Face::Semibold, 16.0, palette::INK_SOFT);
    for round in 0..usize::from(ROUNDS) {
        let foot = pos2(axes.x(round), axes.area.max.y + 26.0);
        kit.text(painter, foot, Align::Center, roman(round as u8 + 1), kind);
    }
}

fn curve(kit: &Kit, painter: &Painter, axes: &Axes, row: &Row) {
    let colour = pawn_colour(kit, row.pawn).egui();
    let ink = palette::INK.egui();
    let points: Vec<Pos2> = (0..row.rounds.len())
        .map(|round| axes.at(round, row.rounds[round]))
        .collect();
    painter.add(Shape::line(points.clone(), (6.5, ink)));
    painter.add(Shape::line(points.clone(), (3.6, colour)));
    for (round, &point) in points.iter().enumerate() {
        let last = round + 1 == points.len();
        let (radius, line) = if last { (5.4, 1.6) } else { (4.6, 1.4) };
        painter.circle(point, radius, colour, (line, ink));
    }
}

/// Pawn, name and points at the end of each line, led there where they had to move apart.
fn labels(kit: &Kit, painter: &Painter, axes: &Axes, page: Rect, rows: &[&Row]) {
    let last = usize::from(ROUNDS) - 1;
    let ends: Vec<Pos2> = rows
        .iter()
        .map(|row| axes.at(last, row.total_by_round()))
        .collect();
    let mut heights: Vec<f32> = ends.iter().map(|end| end.y).collect();
    spread(&mut heights, 36.0, page.min.y + 42.0, page.max.y - 46.0);
    for ((row, end), y) in rows.iter().zip(ends).zip(heights) {
        let elbow = [end, pos2(end.x + 24.0, y), pos2(end.x + 32.0, y)];
        painter.add(Shape::line(elbow.to_vec(), (1.3, palette::INK.egui())));
        painter.circle(
            end,
            5.4,
            pawn_colour(kit, row.pawn).egui(),
            (1.6, palette::INK.egui()),
        );
        kit.at(painter, row.pawn, pos2(end.x + 48.0, y + 14.0), 30.0 / 42.0);
        let from = pos2(end.x + 68.0, y + 6.0);
        let to = pos2(page.max.x - 22.0, y + 6.0);
        let kind = Type::new(Face::Bold, 17.0, palette::INK);
        let total = kit.text(painter, to, Align::Max, &figure(row.total), kind);
        let room = total.min.x - 10.0 - from.x;
        let kind = kind.faced(Face::Semibold);
        kit.text_fit(painter, from, Align::Min, &row.name, kind, room);
    }
}

impl Row {
    /// Where the line ends.
    fn total_by_round(&self) -> i16 {
        self.rounds[self.rounds.len() - 1]
    }
}
