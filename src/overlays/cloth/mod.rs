//! The scoring's cloth: it hangs over the board while a road is scored, and calls the places out.

mod table;
mod track;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Id, Order, Painter, Pos2, Rect, Sense, pos2, vec2},
};

use super::{
    View,
    area::{area, on_screen},
    coins,
    journal::JournalPlaces,
    kit::Type,
    prompt::{cloth_art, road_art},
    scoring::{favoured, roads_of_round, rows, subtitle},
    seats,
};
use crate::{
    art::{
        Drawing, Face, manifest,
        palette::{self, Colour},
    },
    rules::{Event, Game, Phase, Road, Scoring, Side},
    table::{
        BoardView, Shown,
        easing::{out, part},
    },
    words::say,
};

/// Widths of the cloth's drawing: its borders, and one repeat of its pattern.
const BORDERS: f32 = 96.0;
const REPEAT: f32 = 128.0;
/// Height with five rows.
const HEIGHT: f32 = 704.0;
/// Height of the cloth rolled up: its rod and its hem.
const ROLLED: f32 = 124.0;
/// Height of the hem, on which nothing is written.
const HEM: f32 = 58.0;
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
        ui.interact(plate, Id::new("cloth ground"), Sense::CLICK);
        let painter = ui.painter().clone();
        let down = down(&view.shown);
        view.kit.veil(&painter, veiled, 0.62 * down.clamp(0.0, 1.0));
        let width = BORDERS
            + REPEAT
                * ((plate.width() - 200.0 - BORDERS) / REPEAT)
                    .floor()
                    .clamp(4.0, 7.0);
        let rect = Rect::from_min_size(
            pos2(plate.center().x - width / 2.0, plate.min.y + 10.0),
            vec2(width, height(plate, rows.len())),
        );
        let side = view.rules().mode.side;
        let key = road_art(ceremony.road, side);
        let hangs = unrolled(rect, down);
        view.kit
            .cloth(&painter, hangs, cloth_art(ceremony.road, side));
        // What is written on it comes to light as it unrolls.
        let seen = hangs.with_max_y(hangs.max.y - if down < 1.0 { HEM } else { 0.0 });
        let painter = painter.with_clip_rect(seen.expand2(vec2(BORDERS, 0.0)));
        let inner = Rect::from_min_max(rect.min + vec2(88.0, 40.0), rect.max - vec2(88.0, 60.0));
        head(&view, &painter, inner, game, ceremony.road, key);
        track::track(&view, &painter, inner, game, ceremony.road);
        table::table(&view, &painter, inner, &rows)
    });
    if let Some(playing) = &view.shown.playing
        && let Event::Scored { seat, points, .. } = playing.told.event
        && let (Some(from), Some(to)) = (flight, places.0[seat.index()])
    {
        coins::fly(&view.kit, &context, from, to, points, playing.progress());
    }
    Ok(())
}

/// Height of the whole cloth on a plate, with so many rows in its table.
fn height(plate: Rect, rows: usize) -> f32 {
    (HEIGHT - ROW_PITCH * (5.0 - rows as f32)).min(plate.height() - 30.0)
}

/// What the cloth covers of a plate, its margin left out.
pub(super) fn covers(plate: Rect, rows: usize) -> Rect {
    let foot = plate.min.y + 10.0 + height(plate, rows);
    plate.shrink2(vec2(BORDERS, 0.0)).with_max_y(foot)
}

/// How far the cloth has come down, from 0 to 1: it unrolls as its road begins.
fn down(shown: &Shown) -> f32 {
    match &shown.playing {
        Some(playing) if matches!(playing.told.event, Event::RoadBegan { .. }) => {
            out(part(playing.progress(), 0.0, 0.7))
        }
        _ => 1.0,
    }
}

/// What hangs from the rod of a cloth that is `down` of the way unrolled.
fn unrolled(cloth: Rect, down: f32) -> Rect {
    let height = ROLLED.min(cloth.height()) + (cloth.height() - ROLLED).max(0.0) * down;
    cloth.with_max_y(cloth.min.y + height)
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
    tokens(view, painter, pos2(middle, top + 48.0), game, road);
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

/// By night, beside the emblem: the Cup at the knight it favours (5.5), the Parchments that make the King pay (5.6).
fn tokens(view: &View<'_>, painter: &Painter, emblem: Pos2, game: &Game, road: Road) {
    let kit = &view.kit;
    match view.rules().roads[road].scoring {
        Scoring::Knights { .. } if favoured(game) == Some(road) => {
            kit.at_faded(painter, "glow-round", emblem + vec2(92.0, 4.0), 0.9, 0.9);
            kit.at(painter, "cup", emblem + vec2(92.0, 34.0), 1.25);
        }
        Scoring::Parchments => {
            let parchments = game.parchments();
            let both = parchments.taken > 1;
            if both || !parchments.double_taken {
                kit.at(painter, "parchment-single", emblem - vec2(92.0, -4.0), 1.3);
            }
            if parchments.double_taken {
                kit.at(painter, "parchment-double", emblem + vec2(92.0, 4.0), 1.2);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cloth_unrolls_from_its_rod_to_its_whole_length() {
        let cloth = Rect::from_min_size(pos2(100.0, 20.0), vec2(900.0, 600.0));
        assert_eq!(unrolled(cloth, 1.0), cloth);
        let rolled = unrolled(cloth, 0.0);
        assert_eq!((rolled.min, rolled.height()), (cloth.min, ROLLED));
        let half = unrolled(cloth, 0.5).height();
        assert!(half > ROLLED && half < cloth.height());
    }
}
