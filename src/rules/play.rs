//! Phase 3: four cards each, in turn (2.5), and the moves they make (section 3, 5.2, 5.4).

use super::game::Stage;
use super::{
    Act, Acts, Card, Event, Game, Hand, IllegalAct, Landing, Parchment, Road, Seat, SeatSet, Track,
    Witness,
};

/// Cards a seat plays each round (2.5).
const PLAYED: usize = 4;

impl Game {
    #[inline]
    pub(super) fn play_card<W: Witness>(
        &mut self,
        seat: Seat,
        card: Card,
        road: Road,
        witness: &mut W,
    ) -> Result<(), IllegalAct> {
        self.check(Act::Play { seat, card, road })?;
        if self.stage != Stage::Play {
            return Err(IllegalAct::WrongPhase);
        }
        if seat != self.turn {
            return Err(IllegalAct::NotYourTurn(self.turn));
        }
        self.tell_reason(seat, witness);
        let hand = &mut self.hands[seat.index()];
        if card.subject() != road.subject() && hand.contains(&card) {
            return Err(IllegalAct::WrongRoad { card, road });
        }
        if !hand.take(card) {
            return Err(IllegalAct::CardNotHeld(card));
        }
        self.played[seat.index()].push(card);
        let raise = if self.is_opponent(seat) {
            self.rules.raise(card.subject())
        } else {
            0
        };
        self.tell(witness, || Event::Played {
            seat,
            card,
            road,
            raise,
        });
        self.move_pawn(seat, road, card.value() + raise, witness);
        self.turn = seat.clockwise(self.rules.seats);
        self.waiting = SeatSet::only(self.turn);
        if self.turn == self.first && self.played[self.first.index()].len() == PLAYED {
            self.sweep(witness);
        }
        Ok(())
    }

    #[inline]
    pub(super) fn legal_plays(&self, seat: Seat, acts: &mut Acts) {
        let mut offered: u64 = 0;
        for &card in self.hands[seat.index()].iter() {
            let new = offered & (1 << card.code()) == 0;
            offered |= 1 << card.code();
            // Both are written for every card, but the second is offered for Combat only.
            let [road, other] = card.first_and_last_road();
            acts.push_if(new, Act::Play { seat, card, road });
            let two = road != other;
            let road = other;
            acts.push_if(new && two, Act::Play { seat, card, road });
        }
    }

    /// Moves a pawn, and with it the Cup (5.2) and the Parchments (5.4): by a card, or by a Kitchen move.
    #[inline(always)]
    pub(super) fn move_pawn<W: Witness>(
        &mut self,
        seat: Seat,
        road: Road,
        steps: u8,
        witness: &mut W,
    ) {
        let length = self.rules.roads[road].length;
        let moved = if self.rules.board.loops {
            self.tracks[road].advance_on_loop(seat, u16::from(steps), length)
        } else {
            self.tracks[road].advance(seat, u16::from(steps), length)
        };
        self.tell(witness, || Event::Moved {
            seat,
            road,
            from: moved.from,
            to: moved.to,
            lost: u16::from(steps) - (moved.to - moved.from),
            landing: self.landing(seat, road, moved.from == moved.to),
        });
        if let Some(end) = self.rules.cup
            && matches!(road, Road::Joust | Road::Tournament)
        {
            let from = self.cup;
            let steps = if road == Road::Joust {
                -(steps as i8)
            } else {
                steps as i8
            };
            self.cup = cup_after(from, steps, end);
            self.tell(witness, || Event::CupMoved { from, to: self.cup });
        }
        if self.rules.parchments && road == Road::King {
            self.take_parchments(seat, moved.to, witness);
        }
    }

    fn take_parchments<W: Witness>(&mut self, seat: Seat, space: u16, witness: &mut W) {
        let [single, double] = self.rules.board.king;
        let takes_single = self.parchments.single.is_none() && space >= u16::from(single.space);
        let takes_double = self.parchments.double.is_none() && space >= u16::from(double.space);
        let both = takes_single && takes_double;
        if takes_single {
            self.parchments.single = Some(seat);
            self.parchments.taken += 1;
            let parchment = Parchment::Single;
            self.tell(witness, || Event::ParchmentTaken {
                seat,
                parchment,
                both,
            });
        }
        if takes_double {
            self.parchments.double = Some(seat);
            self.parchments.taken += 1;
            self.parchments.double_taken = true;
            let parchment = Parchment::Double;
            self.tell(witness, || Event::ParchmentTaken {
                seat,
                parchment,
                both,
            });
        }
    }

    /// How a pawn stands on its stone now.
    pub(super) fn landing(&self, seat: Seat, road: Road, stuck: bool) -> Landing {
        let lap = self.rules.lap(road);
        let track = &self.tracks[road];
        let last = lap.is_none() && track.space(seat) == self.rules.roads[road].length;
        if stuck && last {
            return Landing::Stuck;
        }
        let stone = lap.map_or(track.space(seat), |lap| track.space(seat) % lap);
        let (stack, len) = track.stack(stone, lap, self.rules.seats);
        let at = stack[..len].iter().position(|&s| s == seat).unwrap_or(0);
        if last {
            match stack[..len].get(at + 1) {
                Some(&above) => Landing::Under(above),
                None => Landing::LastSpace,
            }
        } else {
            match at.checked_sub(1) {
                Some(below) => Landing::OnTop(stack[below]),
                None => Landing::Open,
            }
        }
    }

    /// What a move would do, without doing it: for previews. Everything in it is public.
    #[must_use]
    pub fn look_ahead(&self, seat: Seat, road: Road, steps: u8) -> LookAhead {
        let mut after = self.clone();
        after.move_pawn(seat, road, steps, &mut ());
        let (from, to) = (
            self.tracks[road].space(seat),
            after.tracks[road].space(seat),
        );
        LookAhead {
            from,
            to,
            landing: after.landing(seat, road, from == to),
            place: after.tracks[road].place(seat),
            after: after.tracks[road],
            cup: after.cup,
        }
    }

    /// All cards, played or not, go to the discard pile: seat by seat, the unplayed one last.
    #[inline(never)]
    fn sweep<W: Witness>(&mut self, witness: &mut W) {
        for seat in 0..usize::from(self.rules.seats) {
            self.discard.extend_from_slice(&self.played[seat]);
            self.discard.extend_from_slice(&self.hands[seat]);
            self.played[seat] = Hand::new();
            self.hands[seat] = Hand::new();
        }
        self.dealt = Default::default();
        self.drafted = Default::default();
        self.waiting = SeatSet::NONE;
        self.stage = Stage::BonusBegins;
        self.tell(witness, || Event::Discarded);
    }
}

/// What a move would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookAhead {
    /// Space before.
    pub from: u16,
    /// Space after.
    pub to: u16,
    /// How the pawn would stand.
    pub landing: Landing,
    /// The place it would have, from 1; none on the start.
    pub place: Option<usize>,
    /// The road's pawns after it.
    pub after: Track,
    /// The Cup after it (5.2).
    pub cup: i8,
}

/// Where the Cup comes to stand (5.2): the centre is not a space, so crossing it costs no step, and it never rests there.
const fn cup_after(from: i8, steps: i8, end: i8) -> i8 {
    let mut to = from + steps;
    let crosses = (from > 0 && to <= 0) || (from < 0 && to >= 0);
    if crosses {
        to += if steps < 0 { -1 } else { 1 };
    }
    if to > end {
        end
    } else if to < -end {
        -end
    } else {
        to
    }
}

#[cfg(test)]
mod tests {
    use super::cup_after;

    #[test]
    fn rule_5_2_the_centre_is_no_space() {
        assert_eq!(cup_after(2, -3, 8), -2);
        assert_eq!(cup_after(3, -3, 8), -1);
        assert_eq!(cup_after(0, 3, 8), 3);
        assert_eq!(cup_after(-1, 5, 8), 5);
        assert_eq!(cup_after(7, 5, 8), 8);
        assert_eq!(cup_after(-8, -2, 8), -8);
    }
}
