//! Knight and champion: they try each act in many games that they hold possible, each played to the end of the round.
//!
//! Every game is tried with all acts still in question, and with the same chance: what differs then is due to the act. An
//! act is dropped once it is clearly behind. After the round's last move the chance to win is read off the fitted tables.
//! What they do depends on numbers of games, never on a clock, so that a game with a seed runs the same anywhere (9.2).

use super::chances::round_odds;
use super::glance::Glance;
use super::greedy::Greedy;
use super::weights::{POINT, Weights};
use super::{Bot, Stop, Style};
use crate::rules::{Act, Acts, Chance, Game, View};

/// Games tried for a decision, all acts together. More would help a knight: with 200 it wins about .73 against three
/// squires. It has to stay beatable, by champions and by people; and beyond a few thousand nothing is gained.
const KNIGHT: u32 = 40;
pub(super) const CHAMPION: u32 = 8000;
/// Chance to win that a knight gives for what it likes as much as a point.
const LEANING: f64 = 0.003;
/// A champion gives hardly any.
const HINT_OF_LEANING: f64 = 0.0005;

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
    /// What it likes.
    pub style: Style,
    /// Chance to win, 0 to 1, that it gives for what it likes as much as a point.
    pub leaning: f64,
}

impl Search {
    /// A player without likings that tries so many games.
    #[must_use]
    pub const fn new(playouts: u32) -> Self {
        Self {
            playouts,
            style: Style::NEUTRAL,
            leaning: 0.0,
        }
    }

    pub(super) const fn knight(style: Style) -> Self {
        Self {
            playouts: KNIGHT,
            style,
            leaning: LEANING,
        }
    }

    pub(super) const fn champion(style: Style) -> Self {
        Self {
            playouts: CHAMPION,
            style,
            leaning: HINT_OF_LEANING,
        }
    }
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
        let glance = Glance::new(view, self.style);
        let liking = |act| {
            let bend = glance.bend(act, glance.gain(act));
            f64::from(bend) / f64::from(POINT) * self.leaning
        };
        best(&tried, liking)
    }
}

/// The act that wins most, with a chance to win given for each act's own sake; none of none.
pub(super) fn best(tried: &[Tried], given: impl Fn(Act) -> f64) -> Option<Act> {
    let left = tried.iter().filter(|tried| !tried.dropped);
    let mut best: Option<(f64, Act)> = None;
    for tried in left {
        let wins = tried.wins + given(tried.act);
        if best.is_none_or(|(most, _)| wins > most) {
            best = Some((wins, tried.act));
        }
    }
    best.map(|(_, act)| act)
}

/// Tries a view's acts in so many games in all; none if stopped.
pub(super) fn try_acts(
    view: &View,
    playouts: u32,
    chance: &mut Chance,
    stop: Stop,
) -> Option<Vec<Tried>> {
    let imagined = view.imagine(chance);
    try_acts_in(view, |chance| imagined.draw(chance), playouts, chance, stop)
}

/// Tries a view's acts in games from elsewhere.
pub(super) fn try_acts_in(
    view: &View,
    draw: impl Fn(&mut Chance) -> Game,
    playouts: u32,
    chance: &mut Chance,
    stop: Stop,
) -> Option<Vec<Tried>> {
    let weights = Weights::of(&view.rules.mode);
    let own = view.seat.index();
    let acts = view.legal_acts();
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
            let game = draw(chance);
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
