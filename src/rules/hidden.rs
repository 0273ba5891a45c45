//! What a seat can't see, put in another order that it couldn't tell from the true one (9.1).

use super::{Card, Chance, Game, Hand, Passing, Phase, Pile, RuleSet, Seat};

/// Picks of a draft (2.4).
const PICKS: usize = 5;
/// How often cards alike are told apart anew, so that it doesn't matter which of them was truly played.
const MIXES: usize = 3;

/// Where one hidden card lies.
#[derive(Clone, Copy)]
enum Place {
    /// In the deck.
    Deck(usize),
    /// In the discard pile, left unplayed by another seat.
    Discard(usize),
    /// Face down in a stack of the solo row.
    Row(usize, usize),
    /// In a hand whose draft isn't known, as in games set up by hand.
    Hand(usize, usize),
    /// Kept of the hand dealt to a seat, at a pick.
    Kept(usize, usize),
    /// Still to be chosen from, of the hand dealt to a seat.
    Left(usize, usize),
}

impl Game {
    /// A game that the seat can't tell from this one, drawn from `chance`: its [`View`](super::View) is equal, and so is
    /// what it has seen pass by in this round's draft. Computer players think with such games.
    ///
    /// Anew are: the order of the deck; who holds and has kept what, as far as the seat hasn't seen it; which cards others
    /// left unplayed in earlier rounds; in solo the face-down cards of the row and the order of the opponents' decks; and the
    /// chance of later shuffles. Cards that the seat saw in the draft stay among those who can have taken them: a hand that
    /// comes round again tells what the others took of it, and a card played tells that its seat had kept it. Every card
    /// that the seat has not seen is as likely in one place as in another.
    ///
    /// A round's draft is forgotten when its last card is played.
    ///
    /// ```
    /// use medieval_academy::rules::*;
    /// let mode = Mode { edition: Edition::Second, side: Side::Day, seats: 4, challenge: None, journals: Journals::Hidden };
    /// let rules = RuleSet::new(mode, &Board::built_in(Edition::Second, Side::Day))?;
    /// let mut game = Game::new(rules, Seat(0), 7);
    /// game.settle(&mut ());
    /// let other = game.with_hidden_reshuffled(Seat(0), &mut Chance::new(1));
    /// assert_eq!(game.view(Seat(0)), other.view(Seat(0)));
    /// assert_ne!(game.hand(Seat(1)), other.hand(Seat(1)));
    /// # Ok::<(), NoSuchMode>(())
    /// ```
    #[must_use]
    pub fn with_hidden_reshuffled(&self, seat: Seat, chance: &mut Chance) -> Self {
        let mut game = self.clone();
        game.chance = Chance::new(
            u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX)),
        );
        if self.rules.passing == Passing::Row {
            game.reshuffle_solo(seat, chance);
            return game;
        }
        let Some(mut draft) = Draft::of(self) else {
            let mut unseen = game.unseen(seat);
            let seats = usize::from(self.rules.seats);
            for other in (0..seats).filter(|&other| other != seat.index()) {
                unseen.extend((0..game.hands[other].len()).map(|card| Place::Hand(other, card)));
            }
            shuffle(&mut game, &mut Draft::none(), &unseen, chance);
            return game;
        };
        for _ in 0..MIXES {
            let fixed = draft.played(&game, chance);
            let mut unseen = game.unseen(seat);
            for dealt_to in 0..draft.seats {
                let mut groups = draft.hidden(dealt_to, seat);
                for group in &mut groups {
                    group.retain(
                        |place| !matches!(*place, Place::Kept(hand, pick) if fixed[hand][pick]),
                    );
                }
                let [before, after @ ..] = groups;
                unseen.extend(before);
                for group in after {
                    shuffle(&mut game, &mut draft, &group, chance);
                }
            }
            shuffle(&mut game, &mut draft, &unseen, chance);
        }
        draft.write(&mut game, seat);
        game
    }

    /// Hidden cards outside the draft.
    fn unseen(&self, seat: Seat) -> Vec<Place> {
        let deck = (0..self.deck.len()).map(Place::Deck);
        let discard = (0..self.discard.len())
            .filter(|&at| !self.knows_discard(seat, at))
            .map(Place::Discard);
        deck.chain(discard).collect()
    }

    /// 7.3, 7.4: the row's face-down cards and the deck; then each other opponent's deck for itself.
    fn reshuffle_solo(&mut self, seat: Seat, chance: &mut Chance) {
        let mut unseen = self.unseen(seat);
        for (stack, cards) in self.row.iter().enumerate() {
            unseen.extend((0..cards.len().saturating_sub(1)).map(|card| Place::Row(stack, card)));
        }
        shuffle(self, &mut Draft::none(), &unseen, chance);
        if self.phase() == Phase::Play {
            for opponent in [super::AGRAVAIN, super::BRISEN] {
                if opponent != seat {
                    chance.shuffle(self.hands[opponent.index()].as_mut_slice());
                }
            }
        }
    }
}

/// A round's draft, hand by hand: what was kept at each pick, and what is left to choose from.
struct Draft {
    seats: usize,
    clockwise: bool,
    /// Passes made: 5 when the draft is over.
    passed: usize,
    kept: [Hand; 5],
    left: [Hand; 5],
}

impl Draft {
    const fn none() -> Self {
        Self {
            seats: 0,
            clockwise: true,
            passed: 0,
            kept: [Hand::new(); 5],
            left: [Hand::new(); 5],
        }
    }

    /// The draft that the seats remember; none in other phases, and in games set up by hand.
    fn of(game: &Game) -> Option<Self> {
        let seats = usize::from(game.rules.seats);
        let kept = match game.phase() {
            Phase::Choose => &game.kept,
            Phase::Play if !game.drafted[0].is_empty() => &game.drafted,
            _ => return None,
        };
        let passed = kept[..seats].iter().map(|kept| kept.len()).min()?;
        let mut draft = Self {
            seats,
            clockwise: RuleSet::clockwise(game.round),
            passed,
            ..Self::none()
        };
        for dealt_to in 0..seats {
            for pick in 0..PICKS {
                if let Some(&card) = kept[draft.holder(dealt_to, pick)].get(pick) {
                    draft.kept[dealt_to].push(card);
                }
            }
            if passed < PICKS {
                draft.left[dealt_to] = game.hands[draft.holder(dealt_to, passed)];
            }
        }
        Some(draft)
    }

    /// The seat that holds the hand dealt to a seat, after so many passes (2.4).
    const fn holder(&self, dealt_to: usize, passes: usize) -> usize {
        let shift = passes % self.seats;
        let shift = if self.clockwise {
            shift
        } else {
            self.seats - shift
        };
        (dealt_to + shift) % self.seats
    }

    /// How often a hand is passed until a seat sees it.
    fn first_seen(&self, dealt_to: usize, seat: Seat) -> usize {
        (0..self.seats)
            .find(|&passes| self.holder(dealt_to, passes) == seat.index())
            .unwrap_or(0)
    }

    /// The places of a hand whose cards the seat can't tell apart: first those it never saw, then, for each of its looks
    /// at the hand, those that lay before it and that others have taken, or choose from, since.
    fn hidden(&self, dealt_to: usize, seat: Seat) -> [Vec<Place>; 1 + PICKS] {
        let mut groups: [Vec<Place>; 1 + PICKS] = Default::default();
        let mut looks = 0;
        for pick in 0..self.kept[dealt_to].len() {
            if self.holder(dealt_to, pick) == seat.index() && pick <= self.passed {
                looks += 1;
            } else {
                groups[looks].push(Place::Kept(dealt_to, pick));
            }
        }
        let held = self.holder(dealt_to, self.passed) == seat.index();
        if !held {
            let left = 0..self.left[dealt_to].len();
            groups[looks].extend(left.map(|card| Place::Left(dealt_to, card)));
        }
        groups
    }

    /// Which of the cards kept have been played since: for each seat, of cards alike any.
    fn played(&self, game: &Game, chance: &mut Chance) -> [[bool; PICKS]; 5] {
        let mut fixed = [[false; PICKS]; 5];
        for seat in 0..self.seats {
            let mut picks: [usize; PICKS] = std::array::from_fn(|pick| pick);
            chance.shuffle(&mut picks);
            for &card in game.played[seat].iter() {
                let found = picks.into_iter().find_map(|pick| {
                    let dealt_to = (0..self.seats).find(|&hand| self.holder(hand, pick) == seat)?;
                    let alike = self.kept[dealt_to].get(pick) == Some(&card);
                    (alike && !fixed[dealt_to][pick]).then_some((dealt_to, pick))
                });
                if let Some((dealt_to, pick)) = found {
                    fixed[dealt_to][pick] = true;
                }
            }
        }
        fixed
    }

    /// Puts the hands, and what was dealt and kept, as this draft has them.
    fn write(&self, game: &mut Game, seat: Seat) {
        let seen = game.seen(seat);
        let mut kept = [Hand::new(); 5];
        for pick in 0..PICKS {
            for dealt_to in 0..self.seats {
                if let Some(&card) = self.kept[dealt_to].get(pick) {
                    kept[self.holder(dealt_to, pick)].push(card);
                }
            }
        }
        for dealt_to in 0..self.seats {
            // What was taken before the seat's first look comes first, so that the rest lies as the seat saw it.
            let looked = self.first_seen(dealt_to, seat);
            let taken = &self.kept[dealt_to];
            let (before, rest) = if looked <= self.passed {
                (&taken[..looked], seen[looked])
            } else {
                (&taken[..], self.left[dealt_to])
            };
            let dealt: Hand = before.iter().chain(rest.iter()).copied().collect();
            game.dealt[dealt_to] = dealt;
            if self.passed < PICKS {
                game.hands[self.holder(dealt_to, self.passed)] = without(dealt, taken);
            }
        }
        if self.passed < PICKS {
            game.kept = kept;
            return;
        }
        game.drafted = kept;
        for other in (0..self.seats).filter(|&other| other != seat.index()) {
            game.hands[other] = without(kept[other], &game.played[other]);
        }
    }
}

/// The cards of a hand without these.
fn without(mut hand: Hand, cards: &[Card]) -> Hand {
    for &card in cards {
        hand.take(card);
    }
    hand
}

/// Puts the cards of these places in a random order.
fn shuffle(game: &mut Game, draft: &mut Draft, places: &[Place], chance: &mut Chance) {
    for i in (1..places.len()).rev() {
        let j = chance.below(i as u32 + 1) as usize;
        let one = *card_at(game, draft, places[i]);
        let other = std::mem::replace(card_at(game, draft, places[j]), one);
        *card_at(game, draft, places[i]) = other;
    }
}

fn card_at<'a>(game: &'a mut Game, draft: &'a mut Draft, place: Place) -> &'a mut Card {
    fn of<const N: usize>(pile: &mut Pile<N>, at: usize) -> &mut Card {
        &mut pile.as_mut_slice()[at]
    }
    match place {
        Place::Deck(at) => of(&mut game.deck, at),
        Place::Discard(at) => of(&mut game.discard, at),
        Place::Row(stack, at) => of(&mut game.row[stack], at),
        Place::Hand(seat, at) => of(&mut game.hands[seat], at),
        Place::Kept(hand, at) => of(&mut draft.kept[hand], at),
        Place::Left(hand, at) => of(&mut draft.left[hand], at),
    }
}
