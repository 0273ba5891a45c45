//! What one seat may know of a game (9.1): hidden is hidden by type.

use super::{
    Act, Acts, Asked, ByRoad, BySeat, Card, Game, Hand, Journals, KitchenMove, Parchments, Phase,
    Pile, Road, RuleSet, Seat, SeatSet, Track,
};

/// Cards of a seat that go to the discard pile each round (2.5).
const HAND: usize = 5;

/// A game as one seat sees it: all that is public, its own cards, and what it has seen pass through its hands.
///
/// Computer players get a `View`, never a [`Game`]. Changing what a seat can't see leaves its view equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// The rule table.
    pub rules: RuleSet,
    /// The round, 1 to 6.
    pub round: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// What the game waits for.
    pub asked: Option<Asked>,
    /// Who holds Excalibur.
    pub first: Seat,
    /// The seats that have to act.
    pub waiting: SeatSet,
    /// The pawns.
    pub tracks: ByRoad<Track>,
    /// The Cup (5.2).
    pub cup: i8,
    /// The Parchments (5.4).
    pub parchments: Parchments,
    /// The own hand.
    pub hand: Hand,
    /// The cards kept so far in this draft.
    pub kept: Hand,
    /// How many cards each seat holds, and has kept.
    pub counts: BySeat<(u8, u8)>,
    /// The cards each seat has played in this round; the last may be the one just played.
    pub played: BySeat<Hand>,
    /// What others hold and have kept where it is public: in solo only (7.3).
    pub open: Option<BySeat<Hand>>,
    /// The face-up cards of the solo row, left to right, and how many lie under each.
    pub row: Option<[(Option<Card>, u8); 5]>,
    /// The hands this seat has looked at in this round's draft, pick by pick, as it got them. While the draft lasts, the
    /// last of them is the present one; they are remembered until the last card is played.
    pub seen: [Hand; 5],
    /// What this seat kept, pick by pick, while cards are played; empty in solo.
    pub drafted: Hand,
    /// Kitchen moves still owed, the next one last (4.1).
    pub kitchen: Pending,
    /// Cards known to lie in the discard pile: those played, and own ones left unplayed.
    pub discarded: Pile<{ Card::COUNT }>,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards in the discard pile.
    pub discard: u8,
    /// The journals this seat may read: its own, all if they are open, all at the end (4.9).
    pub scores: BySeat<Option<i16>>,
    /// Every seat's points as somebody knows them who has kept count: all follow from public moves, journals hidden or not.
    /// For thinking, not for showing.
    pub counted: BySeat<i16>,
    /// What this seat may do now.
    pub acts: Acts,
}

/// Kitchen moves still owed; none behind the last (4.1).
pub type Pending = [Option<KitchenMove>; 3];

impl PartialEq for Acts {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl Eq for Acts {}

impl View {
    /// The acts this seat may do now.
    #[must_use]
    pub fn legal_acts(&self) -> &[Act] {
        &self.acts
    }

    /// The pawns of a road.
    #[must_use]
    pub fn track(&self, road: Road) -> &Track {
        &self.tracks[road]
    }
}

impl Game {
    /// What a seat may know (9.1).
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let own = seat.index();
        let solo = self.rules.mode.challenge.is_some();
        let open_journals = self.rules.mode.journals == Journals::Open || self.is_over();
        View {
            seat,
            rules: self.rules,
            round: self.round,
            phase: self.phase(),
            asked: self.asked(),
            first: self.first,
            waiting: self.waiting,
            tracks: self.tracks,
            cup: self.cup,
            parchments: self.parchments,
            hand: self.hands[own],
            kept: self.kept[own],
            counts: std::array::from_fn(|i| (self.hands[i].len() as u8, self.kept[i].len() as u8)),
            played: self.played,
            open: solo.then(|| std::array::from_fn(|i| self.open_cards(i))),
            row: solo.then(|| {
                self.row
                    .map(|stack| (stack.last().copied(), stack.len().saturating_sub(1) as u8))
            }),
            seen: self.seen(seat),
            drafted: self.drafted[own],
            kitchen: std::array::from_fn(|i| {
                (i < usize::from(self.kitchen_left)).then_some(self.kitchen[i])
            }),
            discarded: self.known_discards(seat),
            deck: self.deck.len() as u8,
            discard: self.discard.len() as u8,
            scores: std::array::from_fn(|i| {
                let mine = i == own || open_journals;
                (mine && i < usize::from(self.rules.seats)).then_some(self.scores[i])
            }),
            counted: self.scores,
            acts: self.legal_acts(seat),
        }
    }

    /// A solo seat's cards, whose choices were public, sorted so that the shuffled order stays hidden (7.4).
    fn open_cards(&self, seat: usize) -> Hand {
        let mut cards: Hand = self.kept[seat]
            .iter()
            .chain(self.hands[seat].iter())
            .copied()
            .collect();
        cards.as_mut_slice().sort_unstable();
        cards
    }

    /// The hands a seat has looked at in this round's draft, worked out from the deal and what was kept of each.
    pub(super) fn seen(&self, seat: Seat) -> [Hand; 5] {
        let mut seen = [Hand::new(); 5];
        if self.rules.mode.challenge.is_some() {
            return seen;
        }
        let kept = match self.phase() {
            Phase::Choose => &self.kept,
            Phase::Play => &self.drafted,
            _ => return seen,
        };
        let passed = kept[..usize::from(self.rules.seats)]
            .iter()
            .map(|kept| kept.len())
            .min()
            .unwrap_or(0);
        let seats = self.rules.seats;
        let clockwise = RuleSet::clockwise(self.round);
        for (pick, seen) in seen.iter_mut().enumerate() {
            // The hand came from this many seats back.
            let mut holder = seat;
            for _ in 0..pick {
                holder = if clockwise {
                    holder.counter_clockwise(seats)
                } else {
                    holder.clockwise(seats)
                };
            }
            if pick > passed {
                break;
            }
            let mut hand = self.dealt[holder.index()];
            for earlier in 0..pick {
                if let Some(&card) = kept[holder.index()].get(earlier) {
                    hand.take(card);
                }
                holder = if clockwise {
                    holder.clockwise(seats)
                } else {
                    holder.counter_clockwise(seats)
                };
            }
            *seen = hand;
        }
        seen
    }

    fn known_discards(&self, seat: Seat) -> Pile<{ Card::COUNT }> {
        let known = (0..self.discard.len()).filter(|&at| self.knows_discard(seat, at));
        known.map(|at| self.discard[at]).collect()
    }

    /// Whether a seat knows a card of the discard pile. The pile is swept together seat by seat, five cards each, the
    /// unplayed one last; the latter is known to its seat only, but in solo (7.3).
    pub(super) fn knows_discard(&self, seat: Seat, at: usize) -> bool {
        let seats = usize::from(self.rules.seats);
        let unplayed = at % HAND == HAND - 1;
        !unplayed || self.rules.mode.challenge.is_some() || (at / HAND) % seats == seat.index()
    }
}
