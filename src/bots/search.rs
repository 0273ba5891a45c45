//! Knight and champion: they try each act in many games that they hold possible, each played to the end of the round.
//!
//! Every game is tried with all acts still in question, and with the same chance: what differs then is due to the act. An
//! act is dropped once it is clearly behind. After the round's last move the chance to win is read off the fitted tables.
//! What they do depends on numbers of games, never on a clock, so that a game with a seed runs the same anywhere (9.2).

use super::chances::round_odds;
use super::greedy::Greedy;
use super::weights::Weights;
use super::{Bot, Stop};
use crate::rules::{Act, Acts, Chance, View};

/// One act in so many of a game tried is any act: opponents don't all think alike.
pub(super) const STRAY: u32 = 10;
/// Games tried between two looks at who is behind.
const BLOCK: u32 = 16;
/// An act is clearly behind by so many standard errors of the difference.
const CLEAR: f64 = 3.0;

/// A searching player.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// Games played out for a decision, all acts together.
    pub playouts: u32,
}

/// What trying an act has come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    pub act: Act,
    /// Mean chance to win, 0 to 1, over the games in which it was tried.
    pub wins: f64,
    /// Games.
    pub games: u32,
    pub dropped: bool,
}

impl Bot for Search {
    fn decide_unless(&mut self, view: &View, chance: &mut Chance, stop: Stop) -> Option<Act> {
        if let [only] = view.legal_acts() {
            return Some(*only);
        }
        let tried = try_acts(view, self.playouts, chance, stop)?;
        let mut left = tried.iter().filter(|tried| !tried.dropped);
        let mut best = left.next()?;
        for other in left {
            if other.wins > best.wins {
                best = other;
            }
        }
        Some(best.act)
    }
}

/// Tries a view's acts in so many games in all; none if stopped.
pub(super) fn try_acts(
    view: &View,
    playouts: u32,
    chance: &mut Chance,
    stop: Stop,
) -> Option<Vec<Tried>> {
    let weights = Weights::of(&view.rules.mode);
    let own = view.seat.index();
    let acts = view.legal_acts();
    let imagined = view.imagine(chance);
    let mut greedy = Greedy::new(weights, STRAY);
    let mut tried: Vec<Tried> = acts
        .iter()
        .map(|&act| Tried {
            act,
            wins: 0.0,
            games: 0,
            dropped: false,
        })
        .collect();
    // Sums of wins, and of products of wins by pairs of acts.
    let mut sums = [0.0; Acts::MOST];
    let mut products = [[0.0; Acts::MOST]; Acts::MOST];
    let mut wins = [0.0; Acts::MOST];
    let mut left = playouts;
    let mut games = 0;
    loop {
        let in_question = tried.iter().filter(|tried| !tried.dropped).count() as u32;
        if in_question < 2 || left < in_question {
            break;
        }
        if stop() {
            return None;
        }
        let block = BLOCK.min(left / in_question);
        left -= block * in_question;
        for _ in 0..block {
            let game = imagined.draw(chance);
            let seed = u64::from(chance.below(u32::MAX));
            for (i, tried) in tried.iter().enumerate().filter(|(_, tried)| !tried.dropped) {
                let mut game = game.clone();
                let mut chance = Chance::new(seed);
                if game.apply(tried.act, &mut ()).is_ok() {
                    greedy.play_round(&mut game, &mut chance, &mut ());
                    wins[i] = round_odds(&game, weights)[own];
                }
            }
            for i in 0..tried.len() {
                if tried[i].dropped {
                    continue;
                }
                sums[i] += wins[i];
                for j in 0..=i {
                    products[i][j] += wins[i] * wins[j];
                }
            }
        }
        games += block;
        for (tried, sum) in tried.iter_mut().zip(sums) {
            if !tried.dropped {
                tried.games = games;
                tried.wins = sum / f64::from(games);
            }
        }
        drop_behind(&mut tried, &products, games);
    }
    Some(tried)
}

/// Drops acts that are clearly behind the best one.
fn drop_behind(tried: &mut [Tried], products: &[[f64; Acts::MOST]; Acts::MOST], games: u32) {
    let mut best: Option<usize> = None;
    for (i, act) in tried.iter().enumerate() {
        if !act.dropped && best.is_none_or(|best| act.wins > tried[best].wins) {
            best = Some(i);
        }
    }
    let Some(best) = best else { return };
    let most = tried[best].wins;
    let games = f64::from(games);
    for i in 0..tried.len() {
        if tried[i].dropped || i == best {
            continue;
        }
        let behind = most - tried[i].wins;
        let product = products[i.max(best)][i.min(best)];
        let squares = products[best][best] - 2.0 * product + products[i][i];
        let variance = (squares / games - behind * behind).max(1e-7);
        tried[i].dropped = behind * behind * games > CLEAR * CLEAR * variance;
    }
}
