//! The scoring's cloth: it hangs over the board while a road is scored, and calls the places out.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Id, Order, Painter, Rect, Sense, pos2, vec2},
};

use super::{
    View,
    area::{area, on_screen},
    coins,
    journal::{JournalPlaces, signed},
    kit::{Plaque, Type},
    prompt::{cloth_art, road_art},
    scoring::{Row, Stands, roads_of_round, rows, subtitle},
    seats::{self, Mood},
};
use crate::{
    art::{
        Drawing, Face, manifest,
        palette::{self, Colour},
    },
    rules::{Event, Game, Phase, Road, Seat, Side, Why},
    table::BoardView,
    words::say,
};

/// Widths of the cloth's drawing: its borders, and one repeat of its pattern.
const BORDERS: f32 = 96.0;
const REPEAT: f32 = 128.0;
/// Height with five rows.
const HEIGHT: f32 = 704.0;
/// The emblem at its head: how much larger than drawn.
const EMBLEM: f32 = 84.0 / 48.0;
/// Rows of the table.
const ROW: f32 = 50.0;
const ROW_PITCH: f32 = 58.0;
/// Width of a face in a row.
const FACE: f32 = 42.0;

pub(super) fn cloth(
    mut contexts: EguiContexts,
    view: View,
    board: Res<BoardView>,
    places: Res<JournalPlaces>,
) -> Result {
    let Some(ceremony) = &view.shown.ceremony else {
        prepare(&view);
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let plate = on_screen(view.layout.plate);
    // The board may be narrower than its field.
    let field = on_screen(view.layout.field);
    let veiled = board.drawing().map_or(field, |drawing| {
        let size = drawing.view * board.scale;
        let whole = bevy::math::Rect::from_corners(board.origin, board.origin + size);
        on_screen(whole).intersect(field)
    });
    // The game in the middle of this road's scoring, even before the first call.
    let game = match &view.shown.playing {
        Some(playing) => &playing.told.after,
        None => view.game(),
    };
    let rows = rows(game, ceremony);
    let flight = area(&context, "cloth", Order::Middle, plate, |ui| {
        ui.interact(plate, Id::new("cloth ground"), Sense::click());
        let painter = ui.painter().clone();
        view.kit.veil(&painter, veiled, 0.62);
        let width = BORDERS
            + REPEAT
                * ((plate.width() - 200.0 - BORDERS) / REPEAT)
                    .floor()
                    .clamp(4.0, 7.0);
        let height = HEIGHT - ROW_PITCH * (5.0 - rows.len() as f32);
        let rect = Rect::from_min_size(
            pos2(plate.center().x - width / 2.0, plate.min.y + 10.0),
            vec2(width, height.min(plate.height() - 30.0)),
        );
        let side = view.rules().mode.side;
        let key = road_art(ceremony.road, side);
        view.kit
            .cloth(&painter, rect, cloth_art(ceremony.road, side));
        let inner = Rect::from_min_max(rect.min + vec2(88.0, 40.0), rect.max - vec2(88.0, 60.0));
        head(&view, &painter, inner, game, ceremony.road, key);
        track(&view, &painter, inner, game, ceremony.road);
        table(&view, &painter, inner, &rows)
    });
    if let Some(playing) = &view.shown.playing
        && let Event::Scored { seat, points, .. } = playing.told.event
        && let (Some(from), Some(to)) = (flight, places.0[seat.index()])
    {
        coins::fly(&view.kit, &context, from, to, points, playing.progress());
    }
    Ok(())
}

/// Has the pictures made that the next scoring needs, so that nothing is missing when the cloth comes down.
fn prepare(view: &View<'_>) {
    if !matches!(view.game().phase(), Phase::Play | Phase::Score) {
        return;
    }
    let side = view.rules().mode.side;
    for road in roads_of_round(view.game()) {
        let art = view.kit.art();
        art.part(&format!("cloth-{}", cloth_art(road, side)));
        let emblem = format!("emblem-{}", road_art(road, side));
        let drawn = manifest().part(&emblem).map(|part| part.size.x * EMBLEM);
        art.picture(Drawing::Part(&emblem), drawn);
    }
    for seat in view.all_seats() {
        seats::prepare_faces(&view.kit, view.seat(seat), seat, FACE);
    }
}

/// Colour of text that lies on the cloth itself.
fn text_on(road: Road, side: Side) -> Colour {
    match (road, side) {
        (Road::Tournament, Side::Night) => palette::INK,
        (Road::Joust, Side::Night) => palette::CREAM,
        _ => palette::subject(road.key()).map_or(palette::CREAM, |colours| colours.text),
    }
}

/// Emblem, name, and who scores.
fn head(view: &View<'_>, painter: &Painter, inner: Rect, game: &Game, road: Road, key: &str) {
    let kit = &view.kit;
    let colour = text_on(road, view.rules().mode.side);
    let middle = inner.center().x;
    let top = inner.min.y;
    kit.at_faded(painter, "glow-round", pos2(middle, top + 48.0), 1.1, 0.8);
    kit.at(
        painter,
        &format!("emblem-{key}"),
        pos2(middle, top + 48.0),
        EMBLEM,
    );
    let name = view.words.road(road.key(), view.naming());
    let kind = Type::caps(Face::Bold, 46.0, colour);
    kit.text_fit(
        painter,
        pos2(middle, top + 136.0),
        Align::Center,
        &name,
        kind,
        inner.width(),
    );
    let nobody = game.track(road).order(game.rules().seats).1 == 0
        && !matches!(road, Road::Education | Road::City);
    let says = if nobody {
        let place = view.words.road_where(road.key(), view.naming());
        say!(view.words, "log-score-nobody", where = place)
    } else {
        subtitle(&view.words, game, road)
    };
    let kind = Type::new(Face::Italic, 18.0, colour);
    kit.text_fit(
        painter,
        pos2(middle, top + 166.0),
        Align::Center,
        &says,
        kind,
        inner.width(),
    );
}

/// The road, straight, with the pawns on it.
fn track(view: &View<'_>, painter: &Painter, inner: Rect, game: &Game, road: Road) {
    let kit = &view.kit;
    let ground = Rect::from_min_size(
        pos2(inner.min.x, inner.min.y + 186.0),
        vec2(inner.width(), 88.0),
    );
    let deep = palette::subject(road.key()).map_or(palette::INK, |colours| colours.deep);
    painter.rect_filled(ground, 6.0, deep.mix(palette::WOOD, 0.55).egui());
    painter.rect_stroke(
        ground,
        6.0,
        (1.4, palette::GOLD_LIGHT.egui()),
        bevy_egui::egui::StrokeKind::Inside,
    );
    let rules = game.rules();
    let (lap, seats) = (rules.lap(road), rules.seats);
    let last = rules.roads[road].length - u16::from(lap.is_some());
    let pitch = (ground.width() - 84.0) / f32::from(last);
    let y = ground.max.y - 26.0;
    let x = |space: u16| ground.min.x + 42.0 + pitch * f32::from(space);
    let line = |width: f32, colour: Colour| {
        painter.hline(x(0)..=x(last), y, (width, colour.egui()));
    };
    line(19.0, palette::INK);
    line(16.0, palette::PARCHMENT_DEEP);
    let scale = (pitch / 38.0).min(1.0);
    // Numbers keep their size: where stones are close, not each has room for its own.
    let kind = Type::new(Face::Bold, 15.0, palette::INK);
    let wide = kit.text_width(painter.ctx(), "00", kind) + 3.0;
    let every = [1, 2, 5, 10]
        .into_iter()
        .find(|&n| pitch * f32::from(n) >= wide)
        .unwrap_or(10);
    let stone = match view.rules().mode.side {
        Side::Day => "stone",
        Side::Night => "stone-night",
    };
    for space in 0..=last {
        kit.at(painter, stone, pos2(x(space), y), scale);
        if space % every == 0 {
            let line = kit.line(painter.ctx(), &space.to_string(), kind);
            line.paint(painter, pos2(x(space), y + line.size * 0.45), Align::Center);
        }
    }
    let pawn = |seat: Seat, upper: bool, at, scale: f32| {
        let shape = view.seat(seat).pawn.key();
        let part = if upper {
            format!("{shape}-upper")
        } else {
            shape.to_owned()
        };
        kit.at(painter, &part, at, scale);
    };
    for space in 0..=last {
        let (stack, n) = game.track(road).stack(space, lap, seats);
        let level = space == 0 && lap.is_none();
        for i in (0..n).rev() {
            if level {
                // 3.4: all level, side by side.
                let by = 13.0 * (i as f32 - (n as f32 - 1.0) / 2.0);
                pawn(stack[i], false, pos2(x(space) + by, y - 4.0), 0.72);
            } else {
                let lean = if i % 2 == 0 { -1.0 } else { 1.0 } * if n > 1 { 1.2 } else { 0.0 };
                let at = pos2(x(space) + lean, y - 4.0 - 14.0 * i as f32);
                pawn(stack[i], i > 0, at, 0.84);
            }
        }
    }
}

/// A row a seat. Returns where the coins of the seat that is being called lie.
fn table(
    view: &View<'_>,
    painter: &Painter,
    inner: Rect,
    rows: &[Row],
) -> Option<bevy_egui::egui::Pos2> {
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

fn line(view: &View<'_>, painter: &Painter, place: Rect, row: &Row) -> bevy_egui::egui::Pos2 {
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
fn points(
    view: &View<'_>,
    painter: &Painter,
    place: Rect,
    row: &Row,
    from: bevy_egui::egui::Pos2,
) -> bevy_egui::egui::Pos2 {
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
