//! Cards dealt from the deck, passed on to the neighbour, and taken up into the hand (2.3, 2.4).

use std::f32::consts::PI;

use bevy::prelude::*;

use super::{Air, Spot};
use crate::{
    art::Drawing,
    overlays::{draft_card_box, draft_kept_box, kit::Kit, neighbour},
    rules::{Card, Event, Passing, Seat},
    table::{
        card_box,
        easing::{bow, gently, part},
    },
};

/// From the middle of a plaque's journal to its sign for cards, and a card's width there.
const SIGN: Vec2 = Vec2::new(-52.0, -7.0);
const SIGN_WIDTH: f32 = 22.0;
/// Width of the cards in the deck, and for which flying backs and faces are made.
const DECK: f32 = 96.0;
const BACK_MADE: f32 = 120.0;
/// Narrower backs are made for this width: pulled down that far, a large one would glitter.
const SMALL_MADE: f32 = 30.0;
const FACE_MADE: f32 = 168.0;
/// Height of a card over its width.
const RATIO: f32 = 1.4;
/// How high cards rise on their way, reference units.
const RISE: f32 = 46.0;
/// When the last card starts, when all are there, and from then on those of whoever looks are turned.
const LAST: f32 = 0.42;
const THERE: f32 = 0.76;
/// When hands leave their owners, and when they have come to their neighbours.
const LEFT: f32 = 0.34;

/// Has the pictures made that may fly at any moment.
pub(super) fn prepare(kit: &Kit<'_>) {
    for made in [BACK_MADE, SMALL_MADE] {
        kit.art().picture(Drawing::Card("back"), Some(made));
    }
}

impl Air<'_> {
    /// Whatever cards are on their way.
    pub(super) fn cards(&self) {
        if self.shown.game.rules().passing == Passing::Row {
            return;
        }
        match self.playing.told.event {
            Event::Dealt => self.dealt(),
            Event::Passed { cards, .. } => self.passed(cards),
            Event::DraftEnded => self.taken_up(),
            _ => {}
        }
    }

    /// Round the table card by card; whoever looks sees the own ones turned at the end.
    fn dealt(&self) {
        let after = &self.playing.told.after;
        let seats = after.rules().seats;
        let progress = self.playing.progress();
        let deck = Spot::new(self.deck(), DECK);
        let most = Seat::all(seats).map(|seat| after.hand(seat).len()).max();
        let total = most.unwrap_or(0) * usize::from(seats);
        let shrinks = 1.0 - gently(part(progress, LAST, THERE));
        for depth in (0..3).rev() {
            let pile = deck.centre - Vec2::splat(3.0 * depth as f32);
            if shrinks > 0.0 {
                self.back(Spot::new(pile, DECK * shrinks), 0.0);
            }
        }
        for seat in Seat::all(seats) {
            let to = self.hand_spots(seat);
            for (i, &to) in to.iter().enumerate() {
                let number = i * usize::from(seats) + seat.index();
                let share = dealt_share(number, total, progress);
                if share > 0.0 && (share < 1.0 || self.viewer == Some(seat)) {
                    let spot = deck.towards(to, gently(share), RISE);
                    self.landed(seat, i, spot, (1.0 - share) * 0.5, progress);
                }
            }
        }
    }

    /// All hands at once, from each seat to the next.
    fn passed(&self, cards: u8) {
        let rules = self.shown.game.rules();
        let progress = self.playing.progress();
        for giver in Seat::all(rules.seats) {
            let Some(taker) = neighbour(rules, self.shown.game.round(), giver) else {
                continue;
            };
            let from = match self.viewer == Some(giver) {
                true => Some(Spot::new(self.put_away(), DECK)),
                false => self.sign(giver),
            };
            let to = self.hand_spots(taker);
            let Some(from) = from else { continue };
            for (i, &to) in to.iter().take(usize::from(cards)).enumerate() {
                let share = passed_share(i, usize::from(cards), progress);
                let own = [giver, taker].iter().any(|&seat| self.viewer == Some(seat));
                // Between two plaques they go out to the left, so that they are seen.
                let aside = if own {
                    0.0
                } else {
                    -110.0 * bow(gently(share))
                };
                let grows = if own { 0.0 } else { 22.0 * bow(gently(share)) };
                let start = Spot::new(from.centre + Vec2::splat(3.0 * i as f32), from.width);
                let mut spot = start.towards(to, gently(share), RISE);
                spot.centre.x += aside;
                spot.width += grows;
                if share < 1.0 || self.viewer == Some(taker) {
                    self.landed(taker, i, spot, (1.0 - share) * 0.5 * bow(share), progress);
                }
            }
        }
    }

    /// From the shelf's slots into the hand along the bottom.
    fn taken_up(&self) {
        let (Some(viewer), after) = (self.viewer, &self.playing.told.after) else {
            return;
        };
        let kept = self.shown.game.kept(viewer);
        let hand = after.hand(viewer);
        let share = gently(self.playing.progress());
        let mut from: Vec<Option<Card>> = kept.iter().copied().map(Some).collect();
        for (i, card) in hand.iter().enumerate() {
            // The last card was left over: it has not lain in a slot.
            let slot = from.iter().position(|slot| slot.as_ref() == Some(card));
            if let Some(slot) = slot {
                from[slot] = None;
            }
            let slot = draft_kept_box(self.layout, slot.unwrap_or(kept.len()));
            let lies = card_box(self.layout, i, hand.len());
            let start = Spot::new(slot.center(), slot.width());
            let spot = start.towards(Spot::new(lies.center(), lies.width()), share, RISE);
            let key = card.to_string();
            self.paint(Drawing::Card(&key), FACE_MADE, spot, RATIO, 0.0);
        }
    }

    /// A card that is, or comes, to lie in a seat's hand: turned up once all are there, if its owner looks.
    fn landed(&self, seat: Seat, i: usize, spot: Spot, turn: f32, progress: f32) {
        let turned = part(progress, THERE, 1.0);
        let own = self.viewer == Some(seat);
        let face = self.playing.told.after.offered(seat).get(i).copied();
        let Some(card) = face.filter(|_| own && turned > 0.0) else {
            self.back(spot, turn);
            return;
        };
        let flat = (turned * PI).cos();
        let narrow = Spot::new(spot.centre, spot.width * flat.abs().max(0.02));
        let key = card.to_string();
        let (drawing, made) = match flat < 0.0 {
            true => (Drawing::Card(&key), FACE_MADE),
            false => (Drawing::Card("back"), BACK_MADE),
        };
        let height = RATIO * spot.width / narrow.width;
        self.paint(drawing, made, narrow, height, 0.0);
    }

    fn back(&self, spot: Spot, turn: f32) {
        let made = if spot.width < 1.6 * SMALL_MADE {
            SMALL_MADE
        } else {
            BACK_MADE
        };
        self.paint(Drawing::Card("back"), made, spot, RATIO, turn);
    }

    /// Where the cards of a seat come to lie: on the shelf of whoever looks, at the sign in the plaque of another.
    fn hand_spots(&self, seat: Seat) -> Vec<Spot> {
        let after = &self.playing.told.after;
        let cards = after.hand(seat).len();
        if self.viewer == Some(seat) {
            let places = (0..after.offered(seat).len())
                .map(|i| draft_card_box(self.layout, after, seat, i))
                .map(|place| Spot::new(place.center(), place.width()));
            return places.collect();
        }
        self.sign(seat)
            .map_or_else(Vec::new, |sign| vec![sign; cards])
    }

    fn sign(&self, seat: Seat) -> Option<Spot> {
        Some(Spot::new(self.plaque(seat, SIGN)?, SIGN_WIDTH))
    }

    /// The deck lies in the middle of the board that is still seen over the shelf.
    fn deck(&self) -> Vec2 {
        let field = self.layout.field;
        let low = if self.viewer.is_some() {
            self.layout.shelf.min.y
        } else {
            field.max.y
        };
        Vec2::new(field.center().x, (field.min.y + low) / 2.0)
    }

    /// Where the cards of whoever looks lie while the others still choose.
    fn put_away(&self) -> Vec2 {
        let shelf = self.layout.shelf;
        Vec2::new(shelf.center().x - 120.0, shelf.min.y + 150.0)
    }
}

/// How far the `number`-th of `total` cards is on its way from the deck.
fn dealt_share(number: usize, total: usize, progress: f32) -> f32 {
    let last = total.saturating_sub(1).max(1) as f32;
    let start = LAST * number as f32 / last;
    part(progress, start, start + THERE - LAST)
}

/// How far the `i`-th of a hand of `cards` is on its way to the neighbour.
fn passed_share(i: usize, cards: usize, progress: f32) -> f32 {
    let start = LEFT * i as f32 / cards.max(1) as f32;
    part(progress, start, start + THERE - LEFT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_2_3_cards_are_dealt_one_after_the_other_and_all_arrive() {
        for total in [2, 10, 25] {
            for number in 0..total {
                assert_eq!(dealt_share(number, total, 0.0), 0.0);
                assert!(dealt_share(number, total, THERE) > 0.999);
                if number > 0 {
                    let before = dealt_share(number - 1, total, 0.3);
                    assert!(before >= dealt_share(number, total, 0.3));
                }
            }
        }
    }

    #[test]
    fn rule_2_4_hands_arrive_before_they_are_turned() {
        for cards in 1..=4 {
            for i in 0..cards {
                assert_eq!(passed_share(i, cards, 0.0), 0.0);
                assert!(passed_share(i, cards, THERE) > 0.999);
            }
        }
        let (from, to) = (
            Spot::new(Vec2::ZERO, 20.0),
            Spot::new(Vec2::new(300.0, 40.0), 168.0),
        );
        assert_eq!(from.towards(to, 0.0, 50.0), from);
        assert!(from.towards(to, 1.0, 50.0).centre.distance(to.centre) < 0.01);
    }
}
