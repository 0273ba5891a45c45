//! Phase 1: five cards each (2.3), or the solo row (7.3).

use super::game::Stage;
use super::{Card, Event, Game, Hand, Passing, Pile, SeatSet, Witness, deck};

/// Cards dealt to a seat each round (2.3).
const HAND: usize = 5;

impl Game {
    #[inline(never)]
    pub(super) fn deal<W: Witness>(&mut self, witness: &mut W) {
        self.tell(witness, || Event::RoundBegan {
            round: self.round,
            first: self.first,
        });
        if self.rules.fresh_deck && self.round > 1 {
            // 8.2
            self.deck = deck();
            self.discard = Pile::new();
            self.chance.shuffle(self.deck.as_mut_slice());
            self.tell(witness, || Event::Reshuffled {
                cards: Card::COUNT as u8,
            });
        }
        if self.rules.passing == Passing::Row {
            for stack in 0..self.row.len() {
                self.row[stack] = Pile::new();
                for _ in 0..3 {
                    if let Some(card) = self.draw(witness) {
                        self.row[stack].push(card);
                    }
                }
            }
            self.waiting = SeatSet::only(self.first);
        } else {
            let seats = self.rules.seats as usize;
            for seat in 0..seats {
                self.hands[seat] = self.draw_hand(witness);
            }
            self.dealt = self.hands;
            self.waiting = SeatSet::all(self.rules.seats);
        }
        self.turn = self.first;
        self.stage = Stage::Choose;
        self.tell(witness, || Event::Dealt);
    }

    #[inline]
    fn draw_hand<W: Witness>(&mut self, witness: &mut W) -> Hand {
        if let Some(hand) = self.deck.pop_hand() {
            return hand;
        }
        let mut hand = Hand::new();
        for _ in 0..HAND {
            if let Some(card) = self.draw(witness) {
                hand.push(card);
            }
        }
        hand
    }

    /// The top card of the deck; if it has run out, of the shuffled discard pile.
    #[inline(never)]
    fn draw<W: Witness>(&mut self, witness: &mut W) -> Option<Card> {
        if self.deck.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
            self.chance.shuffle(self.deck.as_mut_slice());
            self.tell(witness, || Event::Reshuffled {
                cards: self.deck.len() as u8,
            });
        }
        self.deck.pop()
    }
}
