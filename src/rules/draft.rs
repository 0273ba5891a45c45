//! Phase 2: the draft. Keep one card, pass the rest (2.4), swap them (6.1), or take from the row (7.3).

use super::game::Stage;
use super::{
    Act, Acts, Card, Event, Game, Hand, IllegalAct, Passing, RuleSet, Seat, SeatSet, Witness,
};

/// Cards a seat keeps each round (2.4).
const KEPT: usize = 5;

impl Game {
    #[inline]
    pub(super) fn choose<W: Witness>(
        &mut self,
        seat: Seat,
        card: Card,
        witness: &mut W,
    ) -> Result<(), IllegalAct> {
        self.check(Act::Choose { seat, card })?;
        if self.stage != Stage::Choose {
            return Err(IllegalAct::WrongPhase);
        }
        if !self.waiting.contains(seat) {
            return Err(match self.rules.passing {
                Passing::Row => IllegalAct::NotYourTurn(self.turn),
                _ => IllegalAct::AlreadyChosen,
            });
        }
        self.tell_reason(seat, witness);
        if self.rules.passing == Passing::Row {
            let stack = self.take_from_row(card);
            let stack = stack.ok_or(IllegalAct::CardNotHeld(card))?;
            self.keep_from_row(seat, card, stack, witness);
        } else if self.hands[seat.index()].take(card) {
            self.keep(seat, card, witness);
        } else {
            return Err(IllegalAct::CardNotHeld(card));
        }
        Ok(())
    }

    /// The cards that lie before a seat to choose from: in a solo draft the face-up cards of the row, left to right (7.3),
    /// else its hand (2.4, 6.1), whatever the phase.
    #[inline]
    #[must_use]
    pub fn offered(&self, seat: Seat) -> Hand {
        if self.rules.passing == Passing::Row && self.stage == Stage::Choose {
            self.face_up().copied().collect()
        } else {
            self.hands[seat.index()]
        }
    }

    /// The face-up cards of the row, left to right (7.3).
    pub(super) fn face_up(&self) -> impl DoubleEndedIterator<Item = &Card> {
        self.row.iter().filter_map(|stack| stack.last())
    }

    #[inline]
    pub(super) fn legal_choices(&self, seat: Seat, acts: &mut Acts) {
        // Not `offered`: playouts spare the copy.
        let mut offered: u64 = 0;
        let offer = |&card: &Card| {
            let new = offered & (1 << card.code()) == 0;
            offered |= 1 << card.code();
            acts.push_if(new, Act::Choose { seat, card });
        };
        match self.rules.passing {
            Passing::Row => self.face_up().for_each(offer),
            _ => self.hands[seat.index()].iter().for_each(offer),
        }
    }

    /// The last card of a hand, or of the row, keeps itself: no choice, no act. False if nothing of that kind is to do.
    #[inline]
    pub(super) fn keep_forced<W: Witness>(&mut self, witness: &mut W) -> bool {
        match self.rules.passing {
            Passing::Row => self.keep_last_of_row(witness),
            _ if self.hands[0].len() != 1 => false,
            _ => self.keep_last_of_hands(witness),
        }
    }

    #[inline(never)]
    fn keep_last_of_row<W: Witness>(&mut self, witness: &mut W) -> bool {
        let seats = usize::from(self.rules.seats);
        let kept: usize = self.kept[..seats].iter().map(|kept| kept.len()).sum();
        if kept + 1 != seats * KEPT {
            return false;
        }
        let Some(&card) = self.face_up().next() else {
            return false;
        };
        if let Some(stack) = self.take_from_row(card) {
            self.keep_from_row(self.turn, card, stack, witness);
        }
        true
    }

    #[inline(never)]
    fn keep_last_of_hands<W: Witness>(&mut self, witness: &mut W) -> bool {
        if self.waiting != SeatSet::all(self.rules.seats) {
            return false;
        }
        for seat in Seat::all(self.rules.seats) {
            if let Some(card) = self.hands[seat.index()].pop() {
                self.keep(seat, card, witness);
            }
        }
        true
    }

    /// 7.3: the card has left a stack of the row, and the next one is turned up before anything else happens.
    #[inline]
    fn keep_from_row<W: Witness>(&mut self, seat: Seat, card: Card, stack: usize, witness: &mut W) {
        self.kept[seat.index()].push(card);
        self.waiting.remove(seat);
        self.tell(witness, || Event::Kept { seat, card });
        if W::WATCHES
            && let Some(&card) = self.row[stack].last()
        {
            let stack = stack as u8;
            self.tell(witness, || Event::TurnedUp { stack, card });
        }
        self.turn = seat.clockwise(self.rules.seats);
        self.waiting = SeatSet::only(self.turn);
        let seats = usize::from(self.rules.seats);
        if self.kept[..seats].iter().all(|kept| kept.len() == KEPT) {
            self.end_draft(witness);
        }
    }

    /// The card has left the hand, and lies in front of the seat.
    #[inline(always)]
    fn keep<W: Witness>(&mut self, seat: Seat, card: Card, witness: &mut W) {
        self.kept[seat.index()].push(card);
        self.waiting.remove(seat);
        self.tell(witness, || Event::Kept { seat, card });
        if !self.waiting.is_empty() {
            return;
        }
        // The last to choose: now all have kept as many.
        if self.kept[seat.index()].len() == KEPT {
            self.end_draft(witness);
        } else {
            self.pass_hands(witness);
        }
    }

    #[inline(never)]
    fn pass_hands<W: Witness>(&mut self, witness: &mut W) {
        // A swap of two is a turn either way.
        let clockwise = RuleSet::clockwise(self.round);
        let seats = self.rules.seats;
        let hands = self.hands;
        for seat in Seat::all(seats) {
            let to = if clockwise {
                seat.clockwise(seats)
            } else {
                seat.counter_clockwise(seats)
            };
            self.hands[to.index()] = hands[seat.index()];
        }
        self.waiting = SeatSet::all(self.rules.seats);
        self.tell(witness, || Event::Passed {
            clockwise,
            cards: self.hands[0].len() as u8,
        });
    }

    #[inline(never)]
    fn end_draft<W: Witness>(&mut self, witness: &mut W) {
        self.hands = std::mem::take(&mut self.kept);
        if self.rules.passing == Passing::Row {
            // 7.4
            for seat in [super::AGRAVAIN, super::BRISEN] {
                self.chance.shuffle(self.hands[seat.index()].as_mut_slice());
            }
        } else {
            self.drafted = self.hands;
        }
        self.stage = Stage::Play;
        self.turn = self.first;
        self.waiting = SeatSet::only(self.turn);
        self.tell(witness, || Event::DraftEnded);
    }

    /// Takes the leftmost face-up card like this one; returns from which stack.
    fn take_from_row(&mut self, card: Card) -> Option<usize> {
        let stack = self
            .row
            .iter()
            .position(|stack| stack.last() == Some(&card))?;
        self.row[stack].pop();
        Some(stack)
    }
}
