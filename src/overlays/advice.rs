//! Advice as it lies on the table: a ring round what is advised, and a strip of parchment with the reason.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Order, Painter, Rect, Vec2, pos2, vec2},
};

use super::{
    View,
    area::{layer, on_screen},
    draft_card_box,
    kit::Type,
    spoken,
};
use crate::{
    art::{Face, palette},
    rules::{Act, Card, Phase, Road, Seat},
    table::{Advice, BoardView, Previews, card_box},
};

/// The widest strip, and its margins, units.
const WIDEST: f32 = 720.0;
const MARGIN: f32 = 18.0;
/// Width of the sign at its left.
const SIGN: f32 = 44.0;
/// From the strip to the edge of the board.
const GAP: f32 = 22.0;
/// Width of the landing ring's drawing round a pawn, in heights of the pawn.
const ROUND_PAWN: f32 = 2.0;

pub(super) fn advice(
    mut contexts: EguiContexts,
    view: View,
    board: Res<BoardView>,
    advice: Res<Advice>,
    ahead: Res<Previews>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let Some((seat, _)) = view.asked() else {
        return Ok(());
    };
    let painter = layer(&context, "advice", Order::Middle);
    if advice.thinks() {
        let says = view.words.say("advice-thinking");
        strip(&view, &painter, &[&says], &[]);
    }
    if let Some((known, hint)) = advice.for_seat(seat) {
        let rings = rings(&view, &board, seat, hint.act);
        for &ring in &rings {
            view.kit.advice_ring(&painter, ring);
        }
        let lines = view.words.hint(known, hint);
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let mut seen = rings;
        seen.extend(landings(&board, &ahead));
        strip(&view, &painter, &lines, &seen);
    }
    Ok(())
}

/// What is advised, on the screen: the card, and the road or the pawn.
pub(super) fn rings(view: &View<'_>, board: &BoardView, seat: Seat, act: Act) -> Vec<Rect> {
    let card_and_road = |card: Card, road: Option<Road>| {
        let banner = road.and_then(|road| board.banner_box(road)).map(on_screen);
        card_rect(view, seat, card).into_iter().chain(banner)
    };
    match act {
        Act::Choose { card, .. } => card_and_road(card, None).collect(),
        Act::Play { card, road, .. } => {
            let choice = card.subject().roads().len() > 1;
            card_and_road(card, choice.then_some(road)).collect()
        }
        Act::Kitchen { road, .. } | Act::Bonus { road, .. } => road
            .and_then(|road| pawn_rect(view, board, seat, road))
            .into_iter()
            .collect(),
    }
}

fn card_rect(view: &View<'_>, seat: Seat, card: Card) -> Option<Rect> {
    let game = view.game();
    let cards = game.offered(seat);
    let i = cards.iter().position(|&held| held == card)?;
    let rect = if game.phase() == Phase::Choose {
        draft_card_box(&view.layout, game, seat, i)
    } else {
        card_box(&view.layout, i, cards.len())
    };
    let up = if view.choice.card == Some(i) {
        crate::table::hand::RAISED
    } else {
        0.0
    };
    Some(on_screen(rect).translate(vec2(0.0, -up)))
}

fn pawn_rect(view: &View<'_>, board: &BoardView, seat: Seat, road: Road) -> Option<Rect> {
    let space = view.game().track(road).space(seat);
    let foot = board.foot(road, space, seat, 0)?;
    let high = board.pawn_height();
    let centre = pos2(foot.x, foot.y - high * 0.5);
    Some(Rect::from_center_size(
        centre,
        vec2(high, high) * ROUND_PAWN,
    ))
}

/// Where pawns would land, with the tags over them.
pub(super) fn landings<'a>(
    board: &'a BoardView,
    ahead: &'a Previews,
) -> impl Iterator<Item = Rect> + 'a {
    ahead.0.iter().filter_map(|preview| {
        let foot = board.foot(preview.road, preview.ahead.to, preview.seat, 0)?;
        let high = board.pawn_height();
        let least = pos2(foot.x - high, foot.y - high * 3.0);
        Some(Rect::from_min_max(
            least,
            pos2(foot.x + high, foot.y + high * 0.4),
        ))
    })
}

/// A place of this size over the board: at the lower edge of what is seen of it, or at the upper where that hides less of what
/// should be seen.
pub(super) fn place(view: &View<'_>, size: Vec2, seen: &[Rect]) -> Rect {
    let plate = on_screen(view.layout.plate);
    let hand = view.viewer().map_or(0, |seat| view.game().hand(seat).len());
    let end = if view.game().phase() == Phase::Choose {
        view.layout.shelf.min.y
    } else if hand > 0 {
        // The hand looks over the edge of its tray.
        card_box(&view.layout, 0, hand).min.y.min(plate.max.y)
    } else {
        plate.max.y
    };
    let at = |top| Rect::from_min_size(pos2(plate.center().x - size.x / 2.0, top), size);
    let covers = |rect: Rect| seen.iter().filter(|seen| seen.intersects(rect)).count();
    let (lower, upper) = (at(end - GAP - size.y), at(plate.min.y + GAP));
    if covers(upper) < covers(lower) {
        upper
    } else {
        lower
    }
}

/// The strip with the words; `seen` is not to be hidden.
fn strip(view: &View<'_>, painter: &Painter, lines: &[&str], seen: &[Rect]) {
    let kit = &view.kit;
    let plate = on_screen(view.layout.plate);
    let room = WIDEST.min(plate.width() - 80.0);
    let kind = Type::new(Face::Semibold, 18.0, palette::INK);
    let mut parts: Vec<(&str, bool)> = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        if i > 0 {
            parts.push((" ", false));
        }
        parts.push((line, i == 0 && lines.len() > 1));
    }
    let wide = room - SIGN - 2.0 * MARGIN;
    let text = kit.paragraph(painter.ctx(), &parts, kind, wide, 24.0, Align::Min);
    let size = text.rect.size() + vec2(SIGN + 2.0 * MARGIN, 2.0 * MARGIN - 8.0);
    let rect = place(view, size, seen);
    kit.shadow(painter, rect);
    kit.small_panel(painter, rect);
    let sign = if lines.len() > 1 {
        "hint-ink"
    } else {
        "thinking-ink"
    };
    kit.at(
        painter,
        sign,
        pos2(rect.min.x + MARGIN + 14.0, rect.center().y),
        1.2,
    );
    let from = pos2(
        rect.min.x + MARGIN + SIGN,
        rect.center().y - text.rect.height() / 2.0,
    );
    kit.write(painter, from, Align::Min, &parts, kind, wide, 24.0);
    spoken::tell(view, painter.ctx(), rect, "advice", &lines.join(" "));
}
