//! The rows of the cloth: place, face, space and points of each seat.

use bevy_egui::egui::{Align, Painter, Pos2, Rect, pos2, vec2};

use super::{FACE, ROW, ROW_PITCH};
use crate::{
    art::{Face, palette},
    overlays::{
        View, coins,
        journal::signed,
        kit::{Plaque, Type},
        scoring::{Row, Stands},
        seats::{self, Mood},
    },
    rules::{Event, Why},
    words::say,
};

/// A row a seat. Returns where the coins of the seat that is being called lie.
pub(super) fn table(view: &View<'_>, painter: &Painter, inner: Rect, rows: &[Row]) -> Option<Pos2> {
    let mut flight = None;
    for (i, row) in rows.iter().enumerate() {
        let place = Rect::from_min_size(
            pos2(inner.min.x, inner.min.y + 288.0 + ROW_PITCH * i as f32),
            vec2(inner.width(), ROW),
        );
        let coins = line(view, painter, place, row);
        if row.now {
            flight = Some(coins);
        }
    }
    flight
}

fn line(view: &View<'_>, painter: &Painter, place: Rect, row: &Row) -> Pos2 {
    let (kit, words) = (&view.kit, &*view.words);
    let middle = place.center().y;
    let at = |x: f32, y: f32| pos2(place.min.x + x, middle + y);
    let playing = row.now
        && matches!(
            view.shown
                .playing
                .as_ref()
                .map(|playing| playing.told.event),
            Some(Event::Scored { .. })
        );
    kit.plaque(
        painter,
        place,
        if playing {
            Plaque::Active
        } else {
            Plaque::Normal
        },
    );

    let label = match (row.why, row.place) {
        (Some(Why::Last | Why::OnStart), _) => words.say("place-last"),
        (Some(Why::NextToLast), _) => words.say("place-next-to-last"),
        (_, Some(place)) => say!(words, "place", place = place),
        (_, None) => words.say("scoring-place-none"),
    };
    let first = row.place.is_some_and(|place| place <= 3);
    let colour = if first {
        palette::RED_TEXT
    } else {
        palette::INK_SOFT
    };
    let kind = Type::new(Face::Bold, 24.0, colour);
    let room = 84.0;
    let one = kit.line_fit(painter.ctx(), &label, kind, room);
    if one.cut {
        let small = kind.sized(14.0);
        let lines = kit.balanced(painter.ctx(), &[(&label, false)], small, room, 16.0);
        let top = at(46.0, -lines.rect.height() / 2.0);
        painter.galley(top, lines, small.colour);
    } else {
        one.paint(painter, at(46.0, one.size * 0.33), Align::Center);
    }
    let mood = match (row.now, row.points) {
        (true, Some(points)) if points < 0 => Mood::Dismayed,
        (true, Some(_)) => Mood::Pleased,
        _ => Mood::Calm,
    };
    seats::face(
        kit,
        painter,
        view.seat(row.seat),
        row.seat,
        mood,
        at(112.0, 0.0),
        FACE,
    );
    kit.at(
        painter,
        view.seat(row.seat).pawn.key(),
        at(156.0, 18.0),
        36.0 / 42.0,
    );
    let name = kit.line_fit(
        painter.ctx(),
        view.name(row.seat),
        Type::new(Face::Semibold, 21.0, palette::INK),
        150.0,
    );
    name.paint(painter, at(184.0, 7.0), Align::Min);
    let space = match (row.place, row.stands) {
        _ if row.called_for == Some(Why::BothCombats) => {
            let points = view.rules().both_combats;
            say!(words, "scoring-both", points = points)
        }
        _ if let Some(Why::Lead { spaces }) = row.why => {
            say!(words, "scoring-leads", count = spaces)
        }
        _ if let Some(Why::FirstAndSymbols { symbols }) = row.why => {
            say!(words, "scoring-symbols", count = symbols)
        }
        _ if let Some(Why::KingSpace { space, twice: true }) = row.why => {
            say!(words, "scoring-twice", space = space)
        }
        (None, _) => words.say("scoring-start"),
        (_, Stands::Alone) => say!(words, "scoring-space", space = row.space),
        (_, Stands::Top) => say!(words, "scoring-space-top", space = row.space),
        (_, Stands::Under(other)) => {
            let other = view.name(other);
            say!(
                words,
                "scoring-space-under",
                space = row.space,
                other = other
            )
        }
    };
    let from = (name.width + 200.0).max(300.0);
    let kind = Type::new(Face::Italic, 18.0, palette::INK_SOFT);
    let coins_at = place.width() - 330.0;
    kit.text_fit(
        painter,
        at(from, 6.0),
        Align::Min,
        &space,
        kind,
        coins_at - from - 12.0,
    );
    points(view, painter, place, row, at(coins_at, 0.0))
}

/// Coins and points at the right of a row. Returns the middle of the coins.
fn points(view: &View<'_>, painter: &Painter, place: Rect, row: &Row, from: Pos2) -> Pos2 {
    let (kit, words) = (&view.kit, &*view.words);
    let right = pos2(place.max.x - 44.0, place.center().y);
    let Some(points) = row.points else {
        let kind = Type::new(Face::Italic, 18.0, palette::INK_SOFT);
        let says = words.say("scoring-nothing");
        kit.text_fit(
            painter,
            right + vec2(8.0, 6.0),
            Align::Max,
            &says,
            kind,
            120.0,
        );
        return from;
    };
    let n = usize::from(points.unsigned_abs()).min(coins::MOST);
    let pitch = if n > 1 {
        (190.0 / (n - 1) as f32).min(24.0)
    } else {
        0.0
    };
    // Coins to gain wait in the row and leave their slots when they are called; lost ones come in.
    let full = if points > 0 {
        !row.called
    } else {
        row.called && !row.now
    };
    for i in 0..n {
        let at = from + vec2(12.0 + pitch * i as f32, 0.0);
        let part = if full { "coin" } else { "coin-slot" };
        kit.at(painter, part, at, 22.0 / 28.0);
    }
    let colour = match (points < 0, row.called && !row.now) {
        (true, _) => palette::RED_TEXT,
        (_, true) => palette::INK_SOFT,
        _ => palette::GREEN_TEXT,
    };
    let kind = Type::new(Face::Bold, 26.0, colour);
    let says = signed(words, points);
    kit.text_fit(
        painter,
        right + vec2(-12.0, 9.0),
        Align::Max,
        &says,
        kind,
        90.0,
    );
    if row.called && !row.now {
        kit.at(painter, "check-ink", right + vec2(10.0, 0.0), 0.72);
    }
    from + vec2(12.0 + pitch * (n.saturating_sub(1)) as f32 / 2.0, 0.0)
}
