//! Games that a seat holds possible, drawn from its view alone (9.1): what computer players think with.

use super::game::Stage;
use super::{
    Asked, BySeat, Card, Chance, Game, Hand, KitchenMove, Parchments, Passing, Phase, Pile,
    RuleSet, Seat, SeatSet, View, deck,
};

/// Picks of a draft (2.4).
const PICKS: usize = 5;
/// How often it is tried to deal out the cards seen in the draft so that they fit those played since, and how many such
/// deals are enough. There are 288 at most to choose from with five players, 72 with four.
const TRIES: usize = 8000;
const ENOUGH: usize = 96;

/// All that a view tells, ready to draw games that fit it.
///
/// A game drawn is good until the round ends: cards of later rounds aren't in it. All seats that choose at the same time
/// have yet to choose in it, whether or not some have done so already; nobody can see what they took.
///
/// Cards never seen are as likely in one place as in another. Those seen in the draft stay among the seats that can have
/// taken them; a hand that came round again tells what others took of it, and a card played tells that its seat had kept
/// it. Of cards alike, one that was seen is taken to be the one played.
pub struct Imagined {
    seat: Seat,
    /// The game without the cards that others hold.
    game: Game,
    /// Cards that lay in the draft before the seat, by looks; where each may be now.
    groups: Vec<Group>,
    /// How many cards never seen lie where.
    free: Places,
    /// Cards never seen.
    unseen: Pile<{ Card::COUNT }>,
    /// Ways in which the cards seen fit those played, if any were played; with the sum of the weights up to each.
    ways: Vec<(f64, Way)>,
    /// What the solo opponents hold, and the face-down cards of each stack (7.3).
    solo: Option<(BySeat<Hand>, [u8; 5])>,
}

/// Known cards in unknown places, as many places as cards.
struct Group {
    cards: Hand,
    places: Vec<Place>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    seat: usize,
    /// Kept in the draft, or still to be chosen from.
    kept: bool,
}

/// Numbers of cards by seat.
#[derive(Clone, Copy, Default)]
struct Places {
    kept: BySeat<u8>,
    left: BySeat<u8>,
}

/// One way to deal out the cards seen.
#[derive(Clone)]
struct Way {
    kept: BySeat<Hand>,
    left: BySeat<Hand>,
    free: Places,
    unseen: Pile<{ Card::COUNT }>,
}

impl View {
    /// What the view tells, ready to draw games from.
    ///
    /// ```
    /// use medieval_academy::rules::*;
    /// let mode = Mode { edition: Edition::Second, side: Side::Day, seats: 4, challenge: None, journals: Journals::Hidden };
    /// let rules = RuleSet::new(mode, &Board::built_in(Edition::Second, Side::Day))?;
    /// let mut game = Game::new(rules, Seat(0), 7);
    /// game.settle(&mut ());
    /// let view = game.view(Seat(2));
    /// let mut chance = Chance::new(1);
    /// let possible = view.imagine(&mut chance).draw(&mut chance);
    /// assert_eq!(possible.hand(Seat(2)), game.hand(Seat(2)));
    /// assert_eq!(possible.hand(Seat(1)).len(), 5);
    /// # Ok::<(), NoSuchMode>(())
    /// ```
    #[must_use]
    pub fn imagine(&self, chance: &mut Chance) -> Imagined {
        let mut imagined = Imagined {
            seat: self.seat,
            game: self.known(),
            groups: Vec::new(),
            free: Places::default(),
            unseen: deck(),
            ways: Vec::new(),
            solo: None,
        };
        for &card in self.discarded.iter() {
            imagined.unseen.take(card);
        }
        match (self.phase, self.rules.passing) {
            (Phase::Choose | Phase::Play, Passing::Row) => self.imagine_solo(&mut imagined),
            (Phase::Choose, _) => self.imagine_draft(&mut imagined, &self.kept, self.passed()),
            (Phase::Play, _) if !self.drafted.is_empty() => {
                self.imagine_draft(&mut imagined, &self.drafted, PICKS);
                if self.played.iter().any(|played| !played.is_empty()) {
                    imagined.weigh_ways(self, chance);
                }
            }
            (Phase::Play, _) => self.imagine_hands(&mut imagined),
            _ => {}
        }
        imagined
    }

    /// Passes made in this draft.
    fn passed(&self) -> usize {
        let counts = &self.counts[..usize::from(self.rules.seats)];
        let passed = counts.iter().map(|&(_, kept)| usize::from(kept)).min();
        passed.unwrap_or(0)
    }

    /// The game without any card that this seat can't see.
    fn known(&self) -> Game {
        let own = self.seat.index();
        let row = self.rules.passing == Passing::Row;
        let (stage, waiting) = match self.asked {
            Some(Asked::Choose) if row => (Stage::Choose, self.waiting),
            Some(Asked::Choose) => {
                let mut waiting = SeatSet::all(self.rules.seats);
                if self.kept.len() > self.passed() {
                    waiting.remove(self.seat);
                }
                (Stage::Choose, waiting)
            }
            Some(Asked::Play) => (Stage::Play, self.waiting),
            Some(Asked::Bonus) => (Stage::BonusAsked, self.waiting),
            Some(Asked::Kitchen(_)) => (Stage::KitchenAsked, self.waiting),
            None => (Stage::Over, SeatSet::NONE),
        };
        let only_own = |hand: Hand| {
            let mut hands = [Hand::new(); 5];
            hands[own] = hand;
            hands
        };
        let nobodys = KitchenMove {
            seat: self.first,
            place: 0,
            spaces: 0,
        };
        Game {
            rules: self.rules,
            chance: Chance::new(0),
            tracks: self.tracks,
            scores: self.counted,
            hands: only_own(self.hand),
            kept: only_own(self.kept),
            played: self.played,
            dealt: Default::default(),
            drafted: Default::default(),
            deck: Pile::new(),
            discard: Pile::new(),
            row: Default::default(),
            stage,
            round: self.round,
            first: self.first,
            turn: waiting.first().unwrap_or(self.first),
            waiting,
            kitchen: self.kitchen.map(|owed| owed.unwrap_or(nobodys)),
            kitchen_left: self.kitchen.iter().flatten().count() as u8,
            cup: self.cup,
            parchments: Parchments { ..self.parchments },
        }
    }

    /// Sorts the cards of the draft by what this seat has seen of them. `own` is what it kept, pick by pick.
    fn imagine_draft(&self, imagined: &mut Imagined, own: &Hand, passed: usize) {
        let seats = usize::from(self.rules.seats);
        // Who holds the hand dealt to a seat, after so many passes.
        let holder = |dealt_to: usize, passes: usize| {
            let shift = passes % seats;
            if RuleSet::clockwise(self.round) {
                (dealt_to + shift) % seats
            } else {
                (dealt_to + seats - shift) % seats
            }
        };
        for dealt_to in 0..seats {
            // The hand as last seen, without the own card taken then.
            let mut known: Option<Hand> = None;
            let mut places = Vec::new();
            for pick in 0..=passed.min(PICKS - 1) {
                if holder(dealt_to, pick) == self.seat.index() {
                    let seen = self.seen[pick];
                    match known {
                        None => {
                            for &card in seen.iter() {
                                imagined.unseen.take(card);
                            }
                            imagined.hide(None, std::mem::take(&mut places));
                        }
                        Some(before) => {
                            let taken = without(before, &seen);
                            imagined.hide(Some(taken), std::mem::take(&mut places));
                        }
                    }
                    known = Some(match own.get(pick) {
                        Some(&card) => without(seen, &[card]),
                        None => Hand::new(),
                    });
                } else if pick < passed {
                    places.push(Place {
                        seat: holder(dealt_to, pick),
                        kept: true,
                    });
                }
            }
            if passed < PICKS && holder(dealt_to, passed) != self.seat.index() {
                let left = Place {
                    seat: holder(dealt_to, passed),
                    kept: false,
                };
                places.extend(std::iter::repeat_n(left, PICKS - passed));
            }
            if !places.is_empty() {
                imagined.hide(known, places);
            }
        }
    }

    /// Others' hands in a game set up by hand, with no draft behind it.
    fn imagine_hands(&self, imagined: &mut Imagined) {
        for &card in self
            .hand
            .iter()
            .chain(self.played.iter().flat_map(|played| played.iter()))
        {
            imagined.unseen.take(card);
        }
        for seat in Seat::all(self.rules.seats).filter(|&seat| seat != self.seat) {
            imagined.free.kept[seat.index()] = self.counts[seat.index()].0;
        }
    }

    /// 7.3: all choices are public; face down are the row's lower cards, and the order of the opponents' decks.
    fn imagine_solo(&self, imagined: &mut Imagined) {
        let mut open = self.open.unwrap_or_default();
        open[self.seat.index()] = Hand::new();
        let mut below = [0; 5];
        let own = self.hand.iter().chain(self.kept.iter());
        let played = self.played.iter().flat_map(|played| played.iter());
        for &card in own
            .chain(played)
            .chain(open.iter().flat_map(|open| open.iter()))
        {
            imagined.unseen.take(card);
        }
        for (stack, (top, under)) in self.row.unwrap_or_default().into_iter().enumerate() {
            if let Some(top) = top {
                imagined.unseen.take(top);
                imagined.game.row[stack].push(top);
                below[stack] = under;
            }
        }
        imagined.solo = Some((open, below));
    }
}

impl Imagined {
    /// Notes places whose cards are known as a whole, or not at all.
    fn hide(&mut self, cards: Option<Hand>, places: Vec<Place>) {
        match cards {
            Some(cards) if !cards.is_empty() => self.groups.push(Group { cards, places }),
            Some(_) => {}
            None => {
                for place in places {
                    let free = if place.kept {
                        &mut self.free.kept
                    } else {
                        &mut self.free.left
                    };
                    free[place.seat] += 1;
                }
            }
        }
    }

    /// Deals out the cards seen, without regard to what was played.
    fn deal_seen(&self, chance: &mut Chance) -> Way {
        let mut way = Way {
            kept: self.game.kept,
            left: self.game.hands,
            free: self.free,
            unseen: self.unseen,
        };
        for group in &self.groups {
            let mut cards = group.cards;
            chance.shuffle(cards.as_mut_slice());
            for (&card, place) in cards.iter().zip(&group.places) {
                let hands = if place.kept {
                    &mut way.kept
                } else {
                    &mut way.left
                };
                hands[place.seat].push(card);
            }
        }
        way
    }

    /// Draws ways to deal out the cards seen, and keeps those that fit what was played; each weighs as much as the cards
    /// that were never seen, and have been played, were likely to come to their seats.
    fn weigh_ways(&mut self, view: &View, chance: &mut Chance) {
        let own = view.seat.index();
        let mut sum = 0.0;
        for _ in 0..TRIES {
            if self.ways.len() == ENOUGH {
                break;
            }
            let mut way = self.deal_seen(chance);
            let mut weight = 1.0;
            for seat in (0..usize::from(view.rules.seats)).filter(|&seat| seat != own) {
                for &card in view.played[seat].iter() {
                    if way.kept[seat].take(card) {
                        continue;
                    }
                    let alike = way.unseen.iter().filter(|&&other| other == card).count();
                    let places = way.free.kept[seat];
                    weight *= alike as f64 * f64::from(places) / way.unseen.len().max(1) as f64;
                    way.free.kept[seat] = places.saturating_sub(1);
                    way.unseen.take(card);
                }
            }
            if weight > 0.0 {
                sum += weight;
                self.ways.push((sum, way));
            }
        }
        if self.ways.is_empty() {
            // Hardly ever: then the cards played are forgotten, and the hands may not fit them.
            let mut way = self.deal_seen(chance);
            for (seat, kept) in way.kept.iter_mut().enumerate() {
                let held = usize::from(view.counts[seat].0);
                while kept.len() > held && seat != own {
                    kept.pop();
                }
                way.free.kept[seat] = (held - kept.len().min(held)) as u8;
            }
            self.ways.push((1.0, way));
        }
    }

    /// A game that fits the view.
    #[must_use]
    pub fn draw(&self, chance: &mut Chance) -> Game {
        let mut game = self.game.clone();
        let seed = u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX));
        game.chance = Chance::new(seed);
        if let Some((open, below)) = &self.solo {
            self.draw_solo(&mut game, open, below, chance);
            return game;
        }
        let mut way = match self.ways.last() {
            None => self.deal_seen(chance),
            Some(&(sum, _)) => {
                let lot = f64::from(chance.below(1 << 30)) / f64::from(1 << 30) * sum;
                let at = self.ways.partition_point(|&(upto, _)| upto <= lot);
                self.ways[at.min(self.ways.len() - 1)].1.clone()
            }
        };
        let mut draw = || draw(&mut way.unseen, chance);
        for seat in 0..usize::from(game.rules.seats) {
            for _ in 0..way.free.kept[seat] {
                way.kept[seat].extend_from_slice(draw().as_slice());
            }
            for _ in 0..way.free.left[seat] {
                way.left[seat].extend_from_slice(draw().as_slice());
            }
        }
        match game.stage {
            Stage::Choose => {
                game.kept = way.kept;
                game.hands = way.left;
            }
            Stage::Play => {
                let own = self.seat.index();
                way.kept[own] = game.hands[own];
                game.hands = way.kept;
            }
            _ => {}
        }
        game
    }

    fn draw_solo(
        &self,
        game: &mut Game,
        open: &BySeat<Hand>,
        below: &[u8; 5],
        chance: &mut Chance,
    ) {
        let mut unseen = self.unseen;
        for (seat, &open) in open.iter().enumerate().skip(1) {
            match game.stage {
                Stage::Choose => game.kept[seat] = open,
                _ => {
                    game.hands[seat] = open;
                    chance.shuffle(game.hands[seat].as_mut_slice());
                }
            }
        }
        for (stack, &below) in game.row.iter_mut().zip(below) {
            let top = stack.pop();
            for _ in 0..below {
                stack.extend_from_slice(draw(&mut unseen, chance).as_slice());
            }
            stack.extend_from_slice(top.as_slice());
        }
    }
}

/// Takes a card out of a heap without order; none if it is empty, as can be in games set up by hand.
fn draw(heap: &mut Pile<{ Card::COUNT }>, chance: &mut Chance) -> Option<Card> {
    let last = heap.len().checked_sub(1)?;
    let at = chance.below(last as u32 + 1) as usize;
    heap.as_mut_slice().swap(at, last);
    heap.pop()
}

/// The cards of a hand without these.
fn without(mut hand: Hand, cards: &[Card]) -> Hand {
    for &card in cards {
        hand.take(card);
    }
    hand
}
