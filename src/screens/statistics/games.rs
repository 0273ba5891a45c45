//! How the games went: by way to play, by road, by opponent.

use bevy_egui::egui::{Align, Painter, Rect, pos2, vec2};

use super::Shown;
use crate::{
    art::{Face, palette},
    overlays::kit::Type,
    records::statistics::{Line, Opponent, Statistics, Way},
    rules::Road,
    words::{Naming, say},
};

/// Height of a table's row.
const ROW: f32 = 36.0;
/// Rows of opponents there is room for.
const OPPONENTS: usize = 6;
/// Width of a column of figures.
const COLUMN: f32 = 92.0;

pub(super) fn show(shown: &Shown<'_, '_>, painter: &Painter, statistics: &Statistics) {
    ways(shown, painter, statistics);
    roads(shown, painter, statistics);
    opponents(shown, painter, statistics);
}

/// A number with one decimal, with a true minus, as the language writes it.
fn decimal(shown: &Shown<'_, '_>, value: Option<f64>) -> String {
    match value {
        // Rounded, so that there is no −0.0.
        Some(value) => {
            let tenths = (value * 10.0).round() as i64;
            let sign = if tenths < 0 { "\u{2212}" } else { "" };
            let point = shown.words.say("decimal-point");
            format!("{sign}{}{point}{}", tenths.abs() / 10, tenths.abs() % 10)
        }
        None => "\u{2013}".to_owned(),
    }
}

fn way_name(shown: &Shown<'_, '_>, way: Way) -> String {
    let side = if way.night { "night" } else { "day" };
    say!(
        shown.words,
        "statistics-way",
        way = way.key(),
        side = side,
        count = way.players
    )
}

fn ways(shown: &Shown<'_, '_>, painter: &Painter, statistics: &Statistics) {
    let Shown { kit, words, stage } = shown;
    let rect = stage.rect(72.0, 192.0, 780.0, 34.0);
    shown.section(painter, rect, &words.say("statistics-ways"), "");
    let page = stage.rect(72.0, 240.0, 780.0, 516.0);
    kit.page(painter, page);
    let columns = ["games", "wins", "shared", "best", "average"];
    for (i, column) in columns.into_iter().enumerate() {
        let label = words.say(&format!("statistics-column-{column}"));
        let foot = pos2(figure_x(page, i), page.min.y + 26.0);
        let kind = Type::new(Face::Semibold, 16.0, palette::INK_SOFT);
        kit.text_fit(painter, foot, Align::Max, &label, kind, COLUMN - 8.0);
    }
    kit.rule(painter, page.min + vec2(16.0, 36.0), page.width() - 32.0);
    let all = words.say("statistics-all");
    let mut y = page.min.y + 62.0;
    row(shown, painter, page, y, &all, &statistics.all, true);
    for (&way, line) in &statistics.ways {
        // Thirteen ways at most, so that all have room.
        y += ROW - 1.5;
        row(shown, painter, page, y, &way_name(shown, way), line, false);
    }
}

/// Right edge of a column of figures.
fn figure_x(page: Rect, column: usize) -> f32 {
    page.max.x - 24.0 - COLUMN * (4 - column) as f32
}

/// A line of a table; `y` is its baseline.
fn row(
    shown: &Shown<'_, '_>,
    painter: &Painter,
    page: Rect,
    y: f32,
    name: &str,
    line: &Line,
    strong: bool,
) {
    let kit = shown.kit;
    let face = if strong { Face::Bold } else { Face::Regular };
    let kind = Type::new(face, 18.0, palette::INK);
    let room = page.width() - 48.0 - 5.0 * COLUMN + 16.0;
    let foot = pos2(page.min.x + 20.0, y);
    kit.text_fit(painter, foot, Align::Min, name, kind, room);
    let best = line.best.map_or(
        "\u{2013}".to_owned(),
        crate::screens::results::table::figure,
    );
    let figures = [
        line.games.to_string(),
        line.wins.to_string(),
        line.shared.to_string(),
        best,
        decimal(shown, line.average()),
    ];
    for (i, figure) in figures.iter().enumerate() {
        let foot = pos2(figure_x(page, i), y);
        kit.text_fit(painter, foot, Align::Max, figure, kind, COLUMN - 8.0);
    }
}

/// A bar a road, to the right for points gained, to the left for points lost.
fn roads(shown: &Shown<'_, '_>, painter: &Painter, statistics: &Statistics) {
    let Shown { kit, words, stage } = shown;
    let rect = stage.rect(884.0, 192.0, 644.0, 34.0);
    let title = words.say("statistics-average-roads");
    shown.section(painter, rect, &title, "");
    // The Kitchen moves pawns, and pays nobody.
    let roads = &Road::ALL[1..];
    let averages = roads
        .iter()
        .map(|&road| statistics.average(road).unwrap_or(0.0));
    let averages: Vec<f64> = averages.collect();
    let most = averages
        .iter()
        .fold(1.0_f64, |most, value| most.max(value.abs()));
    let least = averages
        .iter()
        .fold(0.0_f64, |least, &value| least.min(value));
    let (left, right) = (stage.at(1090.0, 0.0).x, stage.at(1452.0, 0.0).x);
    let span = most.max(0.1) - least;
    let zero = left + (right - left) * (-least / span) as f32;
    for (i, (&road, &average)) in roads.iter().zip(&averages).enumerate() {
        let y = stage.at(0.0, 256.0 + 35.0 * i as f32).y;
        let x = stage.at(884.0, 0.0).x;
        kit.at(
            painter,
            &format!("emblem-{}", road.key()),
            pos2(x + 16.0, y),
            0.62,
        );
        let name = words.road(road.key(), Naming::Day);
        let kind = Type::new(Face::Semibold, 17.0, palette::INK);
        let foot = pos2(x + 40.0, y + 6.0);
        kit.text_fit(painter, foot, Align::Min, &name, kind, left - 12.0 - foot.x);
        let end = zero + (right - left) * (average / span) as f32;
        let bar = Rect::from_min_max(pos2(zero.min(end), y - 10.0), pos2(zero.max(end), y + 10.0));
        let colour = kit
            .art()
            .subject(road.key())
            .map_or(palette::INK, |colours| colours.deep);
        let line = (1.2, palette::INK.egui());
        if bar.width() >= 1.0 {
            painter.rect(
                bar,
                2.0,
                colour.egui(),
                line,
                bevy_egui::egui::StrokeKind::Inside,
            );
        }
        let says = decimal(shown, Some(average));
        let kind = Type::new(Face::Semibold, 17.0, palette::INK);
        let foot = pos2(stage.at(1528.0, 0.0).x, y + 6.0);
        kit.text_fit(painter, foot, Align::Max, &says, kind, 64.0);
    }
    let (top, foot) = (stage.at(0.0, 240.0).y, stage.at(0.0, 448.0).y);
    painter.vline(zero, top..=foot, (1.6, palette::INK.egui()));
}

fn opponents(shown: &Shown<'_, '_>, painter: &Painter, statistics: &Statistics) {
    let Shown { kit, words, stage } = shown;
    let rect = stage.rect(884.0, 456.0, 644.0, 34.0);
    let title = words.say("statistics-opponents");
    shown.section(painter, rect, &title, "");
    let page = stage.rect(884.0, 502.0, 644.0, 254.0);
    kit.page(painter, page);
    let mut all: Vec<(&Opponent, &Line)> = statistics.opponents.iter().collect();
    // Stable: who was met as often stays in the order of names.
    all.sort_by_key(|(_, line)| std::cmp::Reverse(line.games));
    for (i, column) in ["games", "wins", "average"].into_iter().enumerate() {
        let label = words.say(&format!("statistics-column-{column}"));
        let foot = pos2(figure_x(page, i + 2), page.min.y + 26.0);
        let kind = Type::new(Face::Semibold, 16.0, palette::INK_SOFT);
        kit.text_fit(painter, foot, Align::Max, &label, kind, COLUMN - 8.0);
    }
    kit.rule(painter, page.min + vec2(16.0, 36.0), page.width() - 32.0);
    for (i, (opponent, line)) in all.iter().take(OPPONENTS).enumerate() {
        let y = page.min.y + 62.0 + (ROW - 3.0) * i as f32;
        let (icon, name) = match opponent {
            Opponent::Person(name) => ("person-ink", name.clone()),
            Opponent::Computer(kind) => (
                "computer-ink",
                say!(words, "statistics-computer", kind = *kind),
            ),
        };
        kit.at(painter, icon, pos2(page.min.x + 32.0, y - 6.0), 0.8);
        let kind = Type::new(Face::Regular, 18.0, palette::INK);
        let foot = pos2(page.min.x + 54.0, y);
        let room = page.width() - 84.0 - 3.0 * COLUMN;
        kit.text_fit(painter, foot, Align::Min, &name, kind, room);
        let figures = [
            line.games.to_string(),
            line.wins.to_string(),
            decimal(shown, line.average()),
        ];
        for (i, figure) in figures.iter().enumerate() {
            let foot = pos2(figure_x(page, i + 2), y);
            kit.text_fit(painter, foot, Align::Max, figure, kind, COLUMN - 8.0);
        }
    }
    if all.len() > OPPONENTS {
        let says = say!(words, "statistics-more", count = all.len() - OPPONENTS);
        let foot = pos2(page.min.x + 20.0, page.min.y + 26.0);
        kit.text_fit(painter, foot, Align::Min, &says, Type::aside(), 240.0);
    }
}
