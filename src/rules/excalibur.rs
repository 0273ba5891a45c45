//! Phase 6: Excalibur moves on (2.6), or the game ends (4.8).

use super::game::Stage;
use super::{Event, Game, ROUNDS, Road, Seat, SeatSet, TieBreak, Witness};

impl Game {
    #[inline(never)]
    pub(super) fn pass_excalibur<W: Witness>(&mut self, witness: &mut W) {
        if self.round == ROUNDS {
            self.stage = Stage::Over;
            self.tell(witness, || {
                let (winners, tie) = self.ranking();
                Event::Ended { winners, tie }
            });
            return;
        }
        if self.rules.excalibur_moves {
            self.first = self.first.clockwise(self.rules.seats);
            self.tell(witness, || Event::ExcaliburPassed { to: self.first });
        }
        self.turn = self.first;
        self.round += 1;
        self.stage = Stage::Deal;
    }

    /// Who won; nobody before the game is over.
    #[must_use]
    pub fn winners(&self) -> Option<SeatSet> {
        self.is_over().then(|| self.ranking().0)
    }

    /// Who won, and how a tie was broken.
    #[must_use]
    pub fn result(&self) -> Option<(SeatSet, Option<TieBreak>)> {
        self.is_over().then(|| self.ranking())
    }

    /// Who is ahead: most points, then furthest in the Kitchen; level there only on the start (4.8).
    fn ranking(&self) -> (SeatSet, Option<TieBreak>) {
        let seats = || Seat::all(self.rules.seats);
        let rank = |seat: Seat| (self.score(seat), self.tracks[Road::Kitchen].key(seat));
        let Some(best) = seats().map(rank).max() else {
            return (SeatSet::NONE, None);
        };
        let winners: SeatSet = seats().filter(|&seat| rank(seat) == best).collect();
        let level = seats().filter(|&seat| self.score(seat) == best.0).count();
        let tie = if winners.len() > 1 {
            Some(TieBreak::Shared)
        } else if level > 1 {
            Some(TieBreak::Kitchen)
        } else {
            None
        };
        (winners, tie)
    }
}
