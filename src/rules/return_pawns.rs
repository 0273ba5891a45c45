//! Phase 5: pawns, Cup and Parchments go back (4.7, 5.8 to 5.10).

use super::game::Stage;
use super::{Event, Game, Parchments, Road, RoadSet, Witness};

impl Game {
    #[inline(never)]
    pub(super) fn return_pawns<W: Witness>(&mut self, witness: &mut W) {
        let mut roads = RoadSet::NONE;
        for road in Road::ALL {
            let double_taken = road == Road::King && self.parchments.double_taken; // 5.10
            if self.rules.roads[road].returns.contains(self.round) || double_taken {
                self.tracks[road].clear();
                roads.insert(road);
            }
        }
        if !roads.is_empty() {
            self.tell(witness, || Event::Returned { roads });
        }
        if self.rules.cup.is_some() && self.rules.cup_returns.contains(self.round) {
            self.cup = 0;
            self.tell(witness, || Event::CupReturned);
        }
        if self.parchments.double_taken {
            self.parchments = Parchments::default();
            self.tell(witness, || Event::ParchmentsReturned);
        }
        self.parchments.taken = 0;
        self.stage = Stage::PassExcalibur;
    }
}
