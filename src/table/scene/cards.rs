//! A card on its way from its player to the board.

use bevy::prelude::*;

use super::{Scene, depth, part};
use crate::{
    art::{Face, palette},
    rules::{Card, Event, Road, Seat},
    table::{Playing, Stamp, What, hand},
    words::Naming,
};

/// Width of a card played.
const WIDTH: f32 = 112.0;
/// From one seat's plaque in the column to the next, and from the column's top to the first.
const PLAQUES: f32 = 88.0;
const FIRST_PLAQUE: f32 = 228.0;
/// Depth under the hand.
const Z: f32 = depth::CARD - 5.0;

/// A card just played.
struct Flight {
    seat: Seat,
    card: Card,
    road: Road,
    raise: u8,
    progress: f32,
}

impl Scene<'_> {
    /// A card just played flies from its player to the road, and lies there while the pawn moves.
    pub(super) fn flying_card(&self, stamps: &mut Vec<Stamp>) {
        let Some(flight) = self.card_on_the_way() else {
            return;
        };
        let Some(banner) = self.board.banner_box(flight.road) else {
            return;
        };
        let own = self
            .hand
            .as_ref()
            .is_some_and(|hand| hand.seat == flight.seat);
        let from = if own {
            Vec2::new(self.layout.tray.center().x, self.layout.tray.min.y)
        } else {
            let column = self.layout.column;
            Vec2::new(
                column.min.x - 30.0,
                column.min.y + FIRST_PLAQUE + PLAQUES * f32::from(flight.seat.0),
            )
        };
        let goal = self.resting_place(banner);
        let at = from.lerp(goal, 1.0 - (1.0 - flight.progress).powi(3));
        let key = flight.card.to_string();
        stamps.push(Stamp::new(What::Card(key.clone(), WIDTH), at, Z));
        let naming = Naming::of(self.shown.game.rules());
        let name = self.words.subject(flight.card.subject().key(), naming);
        hand::name_stamp(&key, name, at, WIDTH, Z + 0.1, stamps);
        if flight.raise > 0 {
            // What the challenge adds (7.2).
            let corner = at + Vec2::new(hand::CARD.x * 0.4, -hand::CARD.y * 0.42);
            stamps.push(part("badge-gold", 42.0, corner, Z + 0.2));
            let text = format!("+{}", flight.raise);
            let text = What::Text(text, Face::Bold, 21.0, palette::INK);
            stamps.push(Stamp::new(text, corner, Z + 0.3));
        }
    }

    /// Where a card lies while its pawn moves: under the road's banner, or beside it on a compact board, whose rows are low;
    /// always inside the frame.
    fn resting_place(&self, banner: Rect) -> Vec2 {
        let half = hand::CARD / 2.0;
        let wanted = if self.board.is_compact() {
            Vec2::new(banner.center().x, banner.center().y)
        } else {
            Vec2::new(banner.center().x, banner.max.y + half.y + 18.0)
        };
        let inside = self.board.window;
        let least = inside.min + half;
        wanted.clamp(least, (inside.max - half).max(least))
    }

    fn card_on_the_way(&self) -> Option<Flight> {
        let playing: &Playing = self.shown.playing.as_ref()?;
        let flight = |event: Event, progress: f32| match event {
            Event::Played {
                seat,
                card,
                road,
                raise,
            } => Some(Flight {
                seat,
                card,
                road,
                raise,
                progress,
            }),
            _ => None,
        };
        match playing.told.event {
            Event::Moved { .. } => flight(self.shown.chronicle.last()?.event, 1.0),
            event => flight(event, playing.progress()),
        }
    }
}
