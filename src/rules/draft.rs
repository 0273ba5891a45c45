//! Phase 2: the draft. Keep one card, pass the rest (2.4), swap them (6.1), or take from the row (7.3).

use super::game::Stage;
use super::{Act, Acts, Card, Event, Game, IllegalAct, Passing, RuleSet, Seat, SeatSet, Witness};

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
        let held = match self.rules.passing {
            Passing::Row => self.take_from_row(card),
            _ => self.hands[seat.index()].take(card),
        };
        if !held {
            return Err(IllegalAct::CardNotHeld(card));
        }
        self.keep(seat, card, witness);
        Ok(())
    }

    #[inline]
    pub(super) fn legal_choices(&self, seat: Seat, acts: &mut Acts) {
        let mut offered: u64 = 0;
        let mut offer = |card: Card| {
            let new = offered & (1 << card.code()) == 0;
            offered |= 1 << card.code();
            acts.push_if(new, Act::Choose { seat, card });
        };
        match self.rules.passing {
            Passing::Row => self
                .row
                .iter()
                .filter_map(|stack| stack.last())
                .for_each(|&card| offer(card)),
            _ => self.hands[seat.index()]
                .iter()
                .for_each(|&card| offer(card)),
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
        let card = self.row.iter().find_map(|stack| stack.last().copied());
        if let Some(card) = card {
            self.take_from_row(card);
            self.keep(self.turn, card, witness);
        }
        card.is_some()
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

    /// The card has left the hand or the row, and lies in front of the seat.
    #[inline(always)]
    fn keep<W: Witness>(&mut self, seat: Seat, card: Card, witness: &mut W) {
        self.kept[seat.index()].push(card);
        self.waiting.remove(seat);
        self.tell(witness, || Event::Kept { seat, card });
        match self.rules.passing {
            Passing::Row => {
                self.turn = seat.clockwise(self.rules.seats);
                self.waiting = SeatSet::only(self.turn);
                let seats = usize::from(self.rules.seats);
                if self.kept[..seats].iter().all(|kept| kept.len() == KEPT) {
                    self.end_draft(witness);
                }
            }
            _ if !self.waiting.is_empty() => {}
            // The last to choose: now all have kept as many.
            _ if self.kept[seat.index()].len() == KEPT => self.end_draft(witness),
            _ => self.pass_hands(witness),
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

    /// Takes the leftmost face-up card like this one.
    fn take_from_row(&mut self, card: Card) -> bool {
        let stack = self
            .row
            .iter_mut()
            .find(|stack| stack.last() == Some(&card));
        stack.is_some_and(|stack| stack.pop().is_some())
    }
}
