//! A whole game made up from what one seat knows (9.1).

use super::{Draft, PICKS, without};
use crate::rules::game::Stage;
use crate::rules::{
    Asked, BySeat, Card, Chance, Game, Hand, KitchenMove, Passing, Phase, Pile, Road, RuleSet,
    Scoring, Seat, SeatSet, View, deck,
};

/// Cards that lie nobody knows where, in random order.
struct Unseen(Pile<{ Card::COUNT }>);

impl Unseen {
    /// All cards but these, as far as the box has so many.
    fn but<'a>(known: impl Iterator<Item = &'a Card>, chance: &mut Chance) -> Self {
        let mut pile = deck();
        for &card in known {
            pile.take(card);
        }
        chance.shuffle(pile.as_mut_slice());
        Self(pile)
    }

    fn hand(&mut self, cards: usize) -> Hand {
        (0..cards).map_while(|_| self.0.pop()).collect()
    }
}

impl Game {
    /// A game in which the seat of a view would see what the view shows, but for other seats' choices that it waits for in
    /// a draft: they are still to be made. What the view does not show is made up; the points are given.
    ///
    /// Not every such game is as likely as another: [`Game::with_hidden_reshuffled`] makes it so. None if the seat is
    /// not asked for anything, or the cards of a game set up by hand don't add up.
    ///
    /// ```
    /// use medieval_academy::rules::*;
    /// let mode = Mode { edition: Edition::Second, side: Side::Day, seats: 4, challenge: None, journals: Journals::Hidden };
    /// let rules = RuleSet::new(mode, &Board::built_in(Edition::Second, Side::Day))?;
    /// let mut game = Game::new(rules, Seat(0), 7);
    /// game.settle(&mut ());
    /// let view = game.view(Seat(0));
    /// let other = Game::imagined(&view, [0; 5], &mut Chance::new(1)).expect("seat 0 is asked");
    /// assert_eq!(other.view(Seat(0)), view);
    /// # Ok::<(), NoSuchMode>(())
    /// ```
    #[must_use]
    pub fn imagined(view: &View, scores: BySeat<i16>, chance: &mut Chance) -> Option<Self> {
        if !view.waiting.contains(view.seat) {
            return None;
        }
        let own = view.seat.index();
        let word = || u64::from(chance.below(u32::MAX));
        let mut game = Self::new(view.rules, view.first, std::iter::repeat_with(word).next()?);
        game.round = view.round;
        game.tracks = view.tracks;
        game.scores = scores;
        game.cup = view.cup;
        game.parchments = view.parchments;
        game.played = view.played;
        game.turn = view.seat;
        game.waiting = SeatSet::only(view.seat);
        game.hands[own] = view.hand;
        game.kept[own] = view.kept;
        game.stage = match view.asked? {
            Asked::Choose => Stage::Choose,
            Asked::Play => Stage::Play,
            Asked::Bonus => Stage::BonusAsked,
            Asked::Kitchen(next) => {
                game.owe_kitchen_moves(next);
                Stage::KitchenAsked
            }
        };
        let played = || view.played.iter().flat_map(|hand| hand.iter());
        let discarded = view.discarded.iter();
        let drafting = !view.seen[0].is_empty();
        let mut unseen = if let Some(open) = &view.open {
            let row = view.row.unwrap_or_default();
            let tops = row.iter().filter_map(|(top, _)| top.as_ref());
            let open_cards = open.iter().flat_map(|hand| hand.iter());
            let known = discarded.chain(open_cards).chain(tops).chain(played());
            let mut unseen = Unseen::but(known, chance);
            game.lay_open(view, open, &mut unseen);
            unseen
        } else if drafting {
            let looks = usize::from(view.rules.seats).min(PICKS);
            let seen = view.seen[..looks].iter().flat_map(|hand| hand.iter());
            let mut unseen = Unseen::but(discarded.chain(seen), chance);
            let draft = Imagined::new(view).fill(view, &mut unseen, chance)?;
            if game.stage == Stage::Choose {
                game.waiting = SeatSet::all(view.rules.seats);
            }
            draft.write(&mut game, view.seat, &view.seen);
            unseen
        } else {
            let held = view.hand.iter().chain(&*view.kept);
            let mut unseen = Unseen::but(discarded.chain(held).chain(played()), chance);
            for other in Seat::all(view.rules.seats).filter(|&seat| seat != view.seat) {
                let cards = usize::from(view.counts[other.index()].0);
                game.hands[other.index()] = unseen.hand(cards);
            }
            unseen
        };
        let mut known = view.discarded.iter().copied();
        game.discard = Pile::new();
        for at in 0..usize::from(view.discard) {
            let card = if game.knows_discard(view.seat, at) {
                known.next()
            } else {
                unseen.0.pop()
            };
            game.discard.push(card?);
        }
        game.deck = unseen.0.iter().copied().take(view.deck.into()).collect();
        Some(game)
    }

    /// The Kitchen moves owed from this one on (4.1): the better places are those of the pawns ahead. By the first
    /// edition's rules these may have changed since (8.4), which is not remembered.
    fn owe_kitchen_moves(&mut self, next: KitchenMove) {
        let (order, off_start) = self.tracks[Road::Kitchen].order(self.rules.seats);
        let Scoring::Kitchen { spaces, .. } = self.rules.roads[Road::Kitchen].scoring else {
            (self.kitchen[0], self.kitchen_left) = (next, 1);
            return;
        };
        let others = order[..off_start].iter().filter(|&&seat| seat != next.seat);
        for ((place, &seat), spaces) in (1..next.place).zip(others).zip(spaces) {
            self.kitchen[usize::from(self.kitchen_left)] = KitchenMove {
                seat,
                place,
                spaces,
            };
            self.kitchen_left += 1;
        }
        self.kitchen[usize::from(self.kitchen_left)] = next;
        self.kitchen_left += 1;
    }

    /// 7.3: in solo, all that was chosen is known.
    fn lay_open(&mut self, view: &View, open: &BySeat<Hand>, unseen: &mut Unseen) {
        for other in Seat::all(view.rules.seats).filter(|&seat| seat != view.seat) {
            let cards = open[other.index()];
            if self.stage == Stage::Choose {
                self.kept[other.index()] = cards;
            } else {
                self.hands[other.index()] = cards;
            }
        }
        for (stack, (top, under)) in self.row.iter_mut().zip(view.row.unwrap_or_default()) {
            *stack = Pile::new();
            stack.extend_from_slice(&unseen.hand(under.into()));
            if let Some(top) = top {
                stack.push(top);
            }
        }
    }
}

/// A draft about to be made up. The cards of a hand fall into parts: what was taken before the seat first looked at it,
/// and what was taken from one look to the next, or is left after the last.
struct Imagined {
    draft: Draft,
    /// By hand, the first of them unused: the cards of each part that have no place yet.
    parts: [[Hand; 1 + PICKS]; 5],
    /// By hand and pick.
    kept: [[Option<Card>; PICKS]; 5],
}

impl Imagined {
    fn new(view: &View) -> Self {
        let seats = usize::from(view.rules.seats);
        let passed = match view.phase {
            Phase::Choose => view.kept.len(),
            _ => PICKS,
        };
        let draft = Draft {
            seats,
            clockwise: view.rules.passing == Passing::Swap || RuleSet::clockwise(view.round),
            passed,
            ..Draft::none()
        };
        let mut parts = [[Hand::new(); 1 + PICKS]; 5];
        for (dealt_to, parts) in parts.iter_mut().enumerate().take(seats) {
            let looks = (draft.first_seen(dealt_to, view.seat)..PICKS).step_by(seats);
            for (part, look) in (1..).zip(looks.filter(|&look| look <= passed)) {
                let later = view.seen.get(look + seats);
                parts[part] = without(view.seen[look], later.map_or(&[], |hand| hand));
            }
        }
        Self {
            draft,
            parts,
            kept: [[None; PICKS]; 5],
        }
    }

    /// In which part of a hand a pick lies.
    fn part(&self, dealt_to: usize, pick: usize, seat: Seat) -> usize {
        let first = self.draft.first_seen(dealt_to, seat);
        if pick < first {
            0
        } else {
            1 + (pick - first) / self.draft.seats
        }
    }

    fn fill(mut self, view: &View, unseen: &mut Unseen, chance: &mut Chance) -> Option<Draft> {
        let mut to_place = Vec::new();
        for seat in Seat::all(view.rules.seats) {
            let cards = &view.played[seat.index()];
            to_place.extend(cards.iter().map(|&card| (seat, card, None)));
        }
        // The own cards last, which is first: there is least choice for them.
        if view.phase == Phase::Choose {
            let picks = view.kept.iter().enumerate();
            to_place.extend(picks.map(|(pick, &card)| (view.seat, card, Some(pick))));
        } else {
            to_place.extend(view.hand.iter().map(|&card| (view.seat, card, None)));
            to_place.sort_by_key(|&(seat, ..)| seat == view.seat);
        }
        let mut picks: [usize; PICKS] = std::array::from_fn(|pick| pick);
        chance.shuffle(&mut picks);
        if !self.place(&mut to_place, &picks, view.seat, unseen) {
            return None;
        }
        let passed = self.draft.passed;
        for dealt_to in 0..self.draft.seats {
            for part in &mut self.parts[dealt_to] {
                chance.shuffle(part.as_mut_slice());
            }
            for pick in 0..passed {
                let part = self.part(dealt_to, pick, view.seat);
                let card = match (self.kept[dealt_to][pick], part) {
                    (Some(card), _) => card,
                    (None, 0) => unseen.0.pop()?,
                    (None, part) => self.parts[dealt_to][part].pop()?,
                };
                self.draft.kept[dealt_to].push(card);
            }
            if passed < PICKS {
                self.draft.left[dealt_to] = match self.part(dealt_to, passed, view.seat) {
                    0 => unseen.hand(PICKS - passed),
                    part => self.parts[dealt_to][part],
                };
            }
        }
        Some(self.draft)
    }

    /// Finds a pick for each card that a seat is known to have kept. False if there is no way.
    fn place(
        &mut self,
        cards: &mut Vec<(Seat, Card, Option<usize>)>,
        picks: &[usize; PICKS],
        own: Seat,
        unseen: &mut Unseen,
    ) -> bool {
        let Some((seat, card, at)) = cards.pop() else {
            return true;
        };
        for &pick in picks.iter().filter(|&&pick| at.is_none_or(|at| at == pick)) {
            let holds = |&hand: &usize| self.draft.holder(hand, pick) == seat.index();
            let Some(dealt_to) = (0..self.draft.seats).find(holds) else {
                continue;
            };
            let part = self.part(dealt_to, pick, own);
            let free = pick < self.draft.passed && self.kept[dealt_to][pick].is_none();
            let found = free
                && match part {
                    0 => unseen.0.take(card),
                    part => self.parts[dealt_to][part].take(card),
                };
            if found {
                self.kept[dealt_to][pick] = Some(card);
                if self.place(cards, picks, own, unseen) {
                    return true;
                }
                self.kept[dealt_to][pick] = None;
                match part {
                    0 => unseen.0.push(card),
                    part => self.parts[dealt_to][part].push(card),
                }
            }
        }
        cards.push((seat, card, at));
        false
    }
}
