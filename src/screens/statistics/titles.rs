//! The twenty titles: those earned with seal, date and wit, the others pale, with what they ask for.

use bevy_egui::egui::{Align, Painter, Pos2, Rect, pos2, vec2};

use super::Shown;
use crate::{
    art::{Face, palette},
    overlays::kit::{Kit, Type},
    records::{
        statistics::{Earned, Statistics},
        titles::Title,
    },
    words::{Words, say},
};

const COLUMNS: usize = 4;
const LEFT: f32 = 68.0;
const TOP: f32 = 236.0;
const PITCH: (f32, f32) = (368.0, 106.0);

pub(super) fn show(shown: &Shown<'_, '_>, painter: &Painter, statistics: &Statistics) {
    let Shown { kit, words, stage } = shown;
    let aside = say!(
        words,
        "statistics-titles-aside",
        count = statistics.titles.len(),
        all = Title::ALL.len()
    );
    let rect = stage.rect(72.0, 192.0, 1456.0, 34.0);
    shown.section(painter, rect, &words.say("menu-titles"), &aside);
    for (i, title) in Title::ALL.into_iter().enumerate() {
        let (column, row) = ((i % COLUMNS) as f32, (i / COLUMNS) as f32);
        let (x, y) = (LEFT + PITCH.0 * column, TOP + PITCH.1 * row);
        let cell = stage.rect(x, y, PITCH.0 - 8.0, PITCH.1 - 6.0);
        let earned = statistics.titles.get(&title).copied();
        one(kit, painter, words, cell, title, earned);
    }
}

fn one(
    kit: &Kit,
    painter: &Painter,
    words: &Words,
    cell: Rect,
    title: Title,
    earned: Option<Earned>,
) {
    if earned.is_some() {
        kit.page(painter, cell);
    } else {
        painter.rect_filled(cell.shrink(2.0), 6.0, palette::PARCHMENT_DEEP.veil(0.35));
    }
    let centre = pos2(cell.min.x + 46.0, cell.center().y);
    seal(kit, painter, centre, title, 0.74, earned.is_some());
    let left = cell.min.x + 92.0;
    let room = cell.max.x - 12.0 - left;
    let key = title.key();
    let ink = if earned.is_some() {
        palette::INK
    } else {
        palette::INK_FAINT
    };
    let name = words.say(&format!("title-{key}"));
    let kind = Type::new(Face::Bold, 18.0, ink);
    let foot = pos2(left, cell.min.y + 25.0);
    kit.text_fit(painter, foot, Align::Min, &name, kind, room);
    // What it asks for is said until it is earned, and its wit from then on.
    let says = if earned.is_some() { "quip" } else { "how" };
    let says = words.say(&format!("title-{key}.{says}"));
    let kind = Type::new(Face::Italic, 15.0, ink);
    let rows = if earned.is_some() { 2 } else { 3 };
    let kind = fit(kit, painter, &says, kind, room, rows);
    let top = pos2(left, cell.min.y + 32.0);
    let height = kind.size * 1.25;
    kit.write(
        painter,
        top,
        Align::Min,
        &[(&says, false)],
        kind,
        room,
        height,
    );
    if let Some(earned) = earned {
        let says = say!(
            words,
            "statistics-earned",
            date = date(words, earned.first),
            times = earned.times
        );
        let kind = Type::new(Face::Semibold, 14.0, palette::GOLD_DEEP);
        let foot = pos2(left, cell.max.y - 12.0);
        kit.text_fit(painter, foot, Align::Min, &says, kind, room);
    }
}

/// The type, smaller if the text would need more rows than there is room for.
fn fit(kit: &Kit, painter: &Painter, says: &str, kind: Type, room: f32, rows: usize) -> Type {
    let parts = [(says, false)];
    let fits = |kind: &Type| {
        let height = kind.size * 1.25;
        let lines = kit.paragraph(painter.ctx(), &parts, *kind, room, height, Align::Min);
        lines.rows.len() <= rows
    };
    let sizes = [15.0, 14.0, 13.0, 12.0, 11.0, 10.0];
    let fitting = sizes.map(|size| kind.sized(size)).into_iter().find(fits);
    fitting.unwrap_or_else(|| kind.sized(10.0))
}

/// The day of a moment, where the player is.
fn date(words: &Words, seconds: i64) -> String {
    let zone = jiff::tz::TimeZone::system();
    let moment = jiff::Timestamp::from_second(seconds).unwrap_or_default();
    let day = moment.to_zoned(zone).date();
    say!(
        words,
        "statistics-date",
        day = day.day(),
        month = day.month(),
        year = day.year()
    )
}

/// What a title has to do with: the key of an emblem and of colours.
const fn subject(title: Title) -> &'static str {
    match title {
        Title::Soup | Title::Cook | Title::Shared => "kitchen",
        Title::Sword | Title::Duel | Title::Giants | Title::Heads => "combat",
        Title::Dunce | Title::Scholar | Title::Treasure => "education",
        Title::Parchments | Title::Summit | Title::Whisker => "king",
        Title::Cellar | Title::Under | Title::Dungeon | Title::Laps => "city",
        Title::Bench | Title::Dragon => "quest",
        Title::Cup => "black-knight",
    }
}

/// A title's seal: wax in its subject's colour with the emblem pressed into it; if it isn't earned, only where it would be.
pub(in crate::screens) fn seal(
    kit: &Kit,
    painter: &Painter,
    centre: Pos2,
    title: Title,
    scale: f32,
    earned: bool,
) {
    let key = subject(title);
    let radius = 44.0 * scale;
    if !earned {
        let line = (1.6, palette::INK_FAINT.veil(0.5));
        painter.circle(
            centre,
            radius * 0.9,
            palette::PARCHMENT_DEEP.veil(0.6),
            line,
        );
        kit.at_faded(
            painter,
            &format!("emblem-{key}"),
            centre,
            1.25 * scale,
            0.22,
        );
        return;
    }
    let wax = palette::VERMILION;
    // Two ribbons under the seal.
    for (side, lean) in [(-1.0, 10.0), (1.0, 14.0)] {
        let top = centre + vec2(side * radius * 0.25, radius * 0.5);
        let foot = centre + vec2(side * (radius * 0.35 + lean * scale), radius * 1.28);
        let half = 9.0 * scale;
        let points = vec![
            top - vec2(half, 0.0),
            top + vec2(half, 0.0),
            foot + vec2(half, 0.0),
            foot - vec2(half, 0.0),
        ];
        let line = (1.0, palette::INK.egui());
        let fill = palette::LAPIS.egui();
        painter.add(bevy_egui::egui::Shape::convex_polygon(points, fill, line));
    }
    // Wax runs out unevenly: a ring of drops, always the same.
    for i in 0..12 {
        let angle = i as f32 * std::f32::consts::TAU / 12.0;
        let swell = 0.86 + 0.05 * (i as f32 * 2.4).sin();
        let at = centre + vec2(angle.cos(), angle.sin()) * radius * swell;
        painter.circle_filled(at, radius * 0.22, wax.mix(palette::INK, 0.25).egui());
    }
    painter.circle_filled(centre, radius * 0.95, wax.mix(palette::INK, 0.12).egui());
    painter.circle(
        centre,
        radius * 0.78,
        wax.egui(),
        (2.0, wax.mix(palette::INK, 0.4).egui()),
    );
    kit.at(painter, &format!("emblem-{key}"), centre, 1.3 * scale);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn every_title_has_its_words_in_every_language() {
        for &language in Language::ALL {
            let words = Words::new(language);
            for title in Title::ALL {
                for of in ["", ".how", ".quip"] {
                    let id = format!("title-{}{of}", title.key());
                    assert!(words.has(&id), "{language:?}: {id}");
                }
            }
        }
    }

    #[test]
    fn every_seal_has_an_emblem() {
        for title in Title::ALL {
            let emblem = format!("emblem-{}", subject(title));
            assert!(crate::art::manifest().part(&emblem).is_some(), "{emblem}");
        }
    }

    #[test]
    fn dates_are_said_in_words() {
        // Noon, so that no time zone of a test machine but the furthest makes another day of it.
        let seconds = 1_796_083_761 + 12 * 3600;
        let english = date(&Words::new(Language::English), seconds);
        assert!(english.contains("December 2026"), "{english}");
        let russian = date(&Words::new(Language::Russian), seconds);
        assert!(russian.contains("декабря 2026"), "{russian}");
    }
}
