//! Score journals: closed, or open with the points on their dials; and what they tell under the pointer.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Id, Painter, Pos2, Rect, pos2, vec2};

use super::{
    View,
    kit::{Kit, Type},
    tips,
};
use crate::{
    art::{Face, manifest, palette},
    rules::{BySeat, Journals, Road, Seat},
    words::{Words, lists::list, rounds::roman, say},
};

/// How far a digit rolls until the next takes its place, units.
const ROLL: f32 = 9.0;

/// Where the journals lie in the column, for coins to find; none before they were drawn.
#[derive(Resource, Default)]
pub(crate) struct JournalPlaces(pub(crate) BySeat<Option<Pos2>>);

/// A seat's journal about `centre`, open with its points (between two whole numbers while its dials turn) or closed; `scale` 1 is the plaque's. Returns where it lies.
pub(super) fn journal(
    kit: &Kit<'_>,
    painter: &Painter,
    centre: Pos2,
    scale: f32,
    points: Option<f32>,
    rustle: f32,
) -> Rect {
    let Some(points) = points else {
        let size = vec2(36.0, 44.0) * scale;
        if rustle == 0.0 {
            kit.at(painter, "journal-closed", centre, scale);
        } else {
            kit.at_turned(painter, "journal-closed", centre, scale, rustle);
        }
        return Rect::from_center_size(centre, size);
    };
    let rect = kit.at(painter, "journal-open", centre, scale);
    let Some(digits) = manifest().part("journal-open").and_then(|part| part.digits) else {
        return rect;
    };
    for (place, dial) in [digits.tens, digits.units].into_iter().zip(dials(points)) {
        let at = rect.min + vec2(place.x, place.y) * scale;
        // The dial's own ring has a mark at each digit; the one shown is red.
        let turn = dial * 36_f32.to_radians();
        let mark = at + vec2(turn.sin(), -turn.cos()) * 11.1 * scale;
        painter.circle_filled(mark, 2.0 * scale, palette::VERMILION.egui());
        let digit = dial.round();
        // Between two digits, one goes up and the next comes from below.
        let rolled = (digit - dial) * ROLL * scale;
        let kind = Type::new(Face::Bold, digits.font_size * scale, palette::INK);
        let text = (digit as u8 % 10).to_string();
        let line = kit.line(painter.ctx(), &text, kind);
        let foot = at + vec2(0.0, line.size * 0.33 + rolled);
        line.paint(painter, foot, Align::Center);
    }
    if points < 0.0 {
        let at = pos2(rect.min.x + 2.0 * scale, centre.y);
        kit.at(painter, "minus-plate", at, 0.75 * scale);
    }
    rect
}

/// How far the dials for tens and units are turned, in digits: whole numbers at rest.
fn dials(points: f32) -> [f32; 2] {
    let shown = points.abs().min(99.0);
    let units = shown % 10.0;
    // The tens go on with the last of ten units.
    let tens = (shown / 10.0).floor() + (units - 9.0).max(0.0);
    [tens, units]
}

/// What a journal tells under the pointer: how its points came together, if `viewer` may read it.
pub(super) fn lines(view: &View<'_>, seat: Seat) -> Vec<String> {
    let (words, viewer) = (&*view.words, view.viewer());
    let name = view.name(seat);
    let open = view.rules().mode.journals == Journals::Open;
    let mut says = vec![if open {
        say!(words, "tip-journal-open", name = name)
    } else if viewer == Some(seat) {
        words.say("tip-journal-yours")
    } else {
        say!(words, "tip-journal-other", name = name)
    }];
    let Some(points) = view.journal(seat) else {
        return says;
    };
    let naming = view.naming();
    for round in 1..=view.game().round() {
        let roads = Road::ALL.into_iter().filter_map(|road| {
            let points = view.shown.history.in_round(seat, road, round);
            let road = words.road(road.key(), naming);
            (points != 0).then(|| {
                say!(
                    words,
                    "tip-journal-road",
                    road = road,
                    points = signed(words, points)
                )
            })
        });
        let roads: Vec<String> = roads.collect();
        if !roads.is_empty() {
            let before = view.shown.history.after_round(seat, round - 1);
            let together = view.shown.history.after_round(seat, round) - before;
            says.push(say!(
                words,
                "tip-journal-round",
                round = roman(round),
                points = list(roads),
                total = signed(words, together)
            ));
        }
    }
    says.push(if says.len() == 1 {
        words.say("tip-journal-empty")
    } else {
        say!(words, "tip-journal-total", points = points)
    });
    says
}

/// Points with their sign.
pub(super) fn signed(words: &Words, points: i16) -> String {
    if points < 0 {
        say!(words, "points-lost", points = points.unsigned_abs())
    } else {
        say!(words, "points-gained", points = points.unsigned_abs())
    }
}

/// Shows [`lines`] at a journal.
pub(super) fn tip(view: &View<'_>, context: &bevy_egui::egui::Context, seat: Seat, thing: Rect) {
    let lines = lines(view, seat);
    tips::show(
        &view.kit,
        context,
        Id::new(("journal", seat.0)),
        thing,
        &lines,
    );
}

#[cfg(test)]
mod tests {
    use super::dials;

    #[test]
    fn dials_turn_like_a_counter() {
        for points in 0..=99_u8 {
            let shown = [f32::from(points / 10), f32::from(points % 10)];
            assert_eq!(dials(f32::from(points)), shown);
            assert_eq!(dials(-f32::from(points)), shown);
        }
        assert_eq!(dials(7.5), [0.0, 7.5]);
        assert_eq!(dials(19.5), [1.5, 9.5]);
        assert_eq!(dials(140.0), [9.0, 9.0]);
    }
}
