//! The policy of playouts: each seat takes what gains it most one act ahead, or at times any act.

use super::standing::{Standing, sums};
use super::weights::Weights;
use crate::rules::{
    Act, Acts, Asked, BySeat, Card, Chance, Game, Passing, Phase, Seat, Subject, Witness,
};

/// Plays rounds to their end.
pub(super) struct Greedy<'a> {
    weights: &'a Weights,
    /// One act in so many is any act, not the best; 0 for none.
    stray: u32,
    acts: Acts,
}

/// Where each seat's pawns stand for the draft; they don't move in it.
type Bases = BySeat<[i32; Subject::COUNT]>;

impl<'a> Greedy<'a> {
    pub fn new(weights: &'a Weights, stray: u32) -> Self {
        Self {
            weights,
            stray,
            acts: Acts::new(),
        }
    }

    /// Goes on to the next choice, or to where the round's points are counted and its pawns have gone back. False there.
    fn settle<W: Witness>(game: &mut Game, witness: &mut W) -> bool {
        while game.phase() != Phase::PassExcalibur {
            if !game.step(witness) {
                return !game.is_over();
            }
        }
        false
    }

    /// Plays to where the round's pawns have gone back.
    pub fn play_round<W: Witness>(
        &mut self,
        game: &mut Game,
        chance: &mut Chance,
        witness: &mut W,
    ) {
        let bases = self.bases(game);
        while Self::settle(game, witness) {
            let Some(seat) = game.waiting().first() else {
                return;
            };
            let act = self.act(game, seat, &bases, chance);
            if game.apply(act, witness).is_err() {
                return; // Never: the acts are legal.
            }
        }
    }

    pub fn bases(&self, game: &Game) -> Bases {
        let standing = Standing::of_game(game, self.weights);
        let mut bases = Bases::default();
        if game.phase() == Phase::Choose {
            for seat in Seat::all(game.rules().seats) {
                bases[seat.index()] = standing.draft_bases(seat);
            }
        }
        bases
    }

    /// What a seat does next.
    pub fn act(&mut self, game: &Game, seat: Seat, bases: &Bases, chance: &mut Chance) -> Act {
        let astray = self.stray > 0 && chance.below(self.stray) == 0;
        let standing = Standing::of_game(game, self.weights);
        match game.asked() {
            Some(Asked::Choose) if game.rules().passing != Passing::Row => {
                let hand = game.hand(seat);
                let card = if astray {
                    hand[chance.below(hand.len() as u32) as usize]
                } else {
                    let bases = &bases[seat.index()];
                    let sums = sums(game.kept(seat));
                    let gain = |card: Card| {
                        let subject = card.subject().index();
                        standing.draft_gain(bases[subject], sums[subject], card)
                    };
                    best(hand.iter().map(|&card| (gain(card), card))).unwrap_or(hand[0])
                };
                Act::Choose { seat, card }
            }
            Some(Asked::Play) if !game.is_opponent(seat) && !astray => {
                let plays = game.hand(seat).iter().flat_map(|&card| {
                    let roads = card.subject().roads();
                    roads.iter().map(move |&road| (card, road))
                });
                let gains = plays.map(|(card, road)| {
                    let gain = standing.move_gain(seat, road, card.value());
                    (gain, Act::Play { seat, card, road })
                });
                best(gains).unwrap_or(Act::Kitchen { seat, road: None })
            }
            asked => {
                game.list_acts(seat, &mut self.acts);
                if astray || self.acts.len() == 1 {
                    return self.acts.pick(chance);
                }
                let spaces = match asked {
                    Some(Asked::Kitchen(owed)) => owed.spaces,
                    _ => 0,
                };
                let kept = game.kept(seat);
                let gain = |act| standing.act_gain(act, kept, spaces);
                best(self.acts.iter().map(|&act| (gain(act), act))).unwrap_or(self.acts[0])
            }
        }
    }
}

/// The first of those that gain most.
fn best<T>(gains: impl Iterator<Item = (i32, T)>) -> Option<T> {
    let mut best: Option<(i32, T)> = None;
    for (gain, what) in gains {
        if best.as_ref().is_none_or(|&(most, _)| gain > most) {
            best = Some((gain, what));
        }
    }
    best.map(|(_, what)| what)
}
