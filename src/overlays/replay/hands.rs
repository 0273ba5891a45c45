//! The hands in a strip: the cards of those who are seen, the backs of the others'.

use bevy_egui::egui::{Align, Rect, Ui, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::egui::{Id, Sense};

use crate::{
    art::{Face, palette},
    overlays::{View, card, kit::Type, tips},
    replay::Replay,
    rules::{Card, Game, Seat},
    seats::Eyes,
    words::{lists::list, say},
};

/// Width of a card, and the gap after it and after those kept.
const CARD: f32 = 34.0;
const GAP: f32 = 3.0;
const APART: f32 = 8.0;

/// A seat's cards of this round that are not played yet, as somebody sees them.
#[derive(Debug, PartialEq, Eq)]
struct Seen {
    /// Kept in the draft: the cards, or how many.
    kept: Result<Vec<Card>, usize>,
    /// In hand.
    hand: Result<Vec<Card>, usize>,
}

/// What the strip shows of a seat.
fn seen_by(eyes: Eyes, game: &Game, seat: Seat) -> Seen {
    // A row lies open, and so does what is taken from it (7.3); what an opponent will play next does not.
    let open = eyes.sees(seat);
    let row = game.rules().mode.challenge.is_some();
    let show = |cards: &[Card], open: bool| {
        if open {
            Ok(cards.to_vec())
        } else {
            Err(cards.len())
        }
    };
    Seen {
        kept: show(game.kept(seat), open || row),
        hand: show(game.hand(seat), open),
    }
}

pub(super) fn hands(view: &View<'_>, replay: &Replay, ui: &mut Ui, strip: Rect) {
    let seats = view.all_seats();
    let width = strip.width() / seats.len() as f32;
    for (i, seat) in seats.enumerate() {
        let left = strip.min.x + width * i as f32;
        let cell = Rect::from_min_size(pos2(left, strip.min.y), vec2(width, strip.height()));
        one(view, replay, ui, cell, seat);
    }
}

fn one(view: &View<'_>, replay: &Replay, ui: &Ui, cell: Rect, seat: Seat) {
    let (kit, painter) = (&view.kit, ui.painter());
    let seen = seen_by(replay.eyes(), view.game(), seat);
    let setup = view.seat(seat);
    kit.at(painter, setup.pawn.key(), cell.min + vec2(14.0, 40.0), 0.8);
    let own = replay.eyes().sees(seat);
    let face = if own { Face::Bold } else { Face::Regular };
    let kind = Type::new(face, 15.0, palette::CREAM);
    let count = |cards: &Result<Vec<Card>, usize>| cards.as_ref().map_or_else(|n| *n, Vec::len);
    let cards = (count(&seen.kept) + count(&seen.hand)) as f32;
    let space = (cell.width() - 34.0).max(CARD);
    let pitch = ((space - CARD - APART) / (cards - 1.0).max(1.0)).min(CARD + GAP);
    let mut left = cell.min.x + 30.0;
    kit.text_fit(
        painter,
        pos2(left, cell.min.y + 13.0),
        Align::Min,
        &setup.name,
        kind,
        cell.width() - 40.0,
    );
    let top = cell.min.y + 18.0;
    for cards in [&seen.kept, &seen.hand] {
        for i in 0..count(cards) {
            let place = card::card_box(left, top, CARD);
            match cards {
                Ok(cards) => kit.card(painter, &cards[i].to_string(), place, None),
                Err(_) => card::back(kit, painter, place, 1.0),
            }
            left += pitch;
        }
        left += APART;
    }
    let response = ui.interact(cell, Id::new(("replay hand", seat.0)), Sense::hover());
    let says = says(view, &seen, seat);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &says));
    if bevy_egui::egui::Tooltip::should_show_tooltip(&response, false) {
        tips::show(kit, ui.ctx(), response.id, cell, &[says]);
    }
}

fn says(view: &View<'_>, seen: &Seen, seat: Seat) -> String {
    let cards = |cards: &Result<Vec<Card>, usize>| match cards {
        Ok(cards) if cards.is_empty() => None,
        Ok(cards) => {
            let names = cards.iter().map(|&card| {
                let subject = card.subject().key();
                view.words.card(subject, card.value(), view.naming())
            });
            Some(list(names))
        }
        Err(0) => None,
        Err(count) => Some(say!(view.words, "tip-cards", count = *count)),
    };
    let kept = cards(&seen.kept).map(|cards| say!(view.words, "tip-seat-kept", cards = cards));
    let hand = cards(&seen.hand).map(|cards| say!(view.words, "tip-seat-hand", cards = cards));
    let name = view.name(seat).to_owned();
    let parts: Vec<String> = std::iter::once(name).chain(kept).chain(hand).collect();
    parts.join(". ")
}

#[cfg(test)]
mod tests;
