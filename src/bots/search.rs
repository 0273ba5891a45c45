//! The knight and the champion: try every act in games that might be the true one, and see how the round ends.
//!
//! A game is made up that the seat couldn't tell from the true one. Each act is tried in this same game with the same
//! chance, so that luck hits all acts alike; then all seats go on by the tables, with a random act now and then, to the end
//! of the round, where tables and points give each seat's chance to win. That is done in many such games.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use super::{
    Bot, greedy,
    outcome::chances,
    scene::Scene,
    values::{Table, Values},
};
use crate::rules::{Act, Acts, Asked, Chance, Game, Phase, Seat, View, Witness};

/// One act of so many in a playout is any legal act.
const ONE_IN: u32 = 10;
/// Playouts of each act before any is given up, and between two looks at that.
const BATCH: u32 = 16;
/// An act is given up if it is worse by so many standard deviations of the difference's mean.
const CLEAR: f64 = 3.0;
/// Made-up games to begin with that are not used: the first ones are not as likely as others.
const WARM_UP: usize = 3;

/// Looks ahead to the end of the round.
#[derive(Clone, Debug)]
pub struct Searcher {
    playouts: u32,
    stop: Arc<AtomicBool>,
}

/// What a search found of one act.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    /// The act.
    pub act: Act,
    /// Mean chance to win, 0 to 1.
    pub wins: f64,
    /// Games it was tried in.
    pub playouts: u32,
}

impl Searcher {
    /// A search of so many playouts for all acts together. It ends soon when `stop` is set, and then takes what seems
    /// best so far.
    #[must_use]
    pub const fn new(playouts: u32, stop: Arc<AtomicBool>) -> Self {
        Self { playouts, stop }
    }

    /// What it finds of each legal act, in their order.
    #[must_use]
    pub fn search(&self, view: &View, chance: &mut Chance) -> Vec<Found> {
        let values = Values::built_in(&view.rules.mode);
        let mut race = Race::new(view.legal_acts());
        let Some(mut worlds) = Worlds::new(view, values, chance) else {
            return race.found();
        };
        let mut left = self.playouts;
        while race.running() > 1 && left >= race.running() && !self.stop.load(Ordering::Relaxed) {
            for _ in 0..BATCH.min(left / race.running()) {
                let (world, luck) = worlds.next(chance);
                left -= race.running();
                race.run(|act| {
                    let end = playout(world, act, values, luck.clone(), &mut ());
                    chances(&end, values)[view.seat.index()]
                });
            }
            race.give_up();
        }
        race.found()
    }
}

impl Bot for Searcher {
    fn decide(&mut self, view: &View, chance: &mut Chance) -> Act {
        let acts = view.legal_acts();
        if let [only] = acts {
            return *only;
        }
        let found = self.search(view, chance);
        if found.iter().all(|found| found.playouts == 0) {
            // Stopped before it began, or a game set up by hand that doesn't add up.
            return super::Squire.decide(view, chance);
        }
        // An act given up was worse than one that was not.
        let most = found.iter().map(|found| found.playouts).max();
        let still = found.iter().filter(|found| Some(found.playouts) == most);
        let best = still.reduce(|best, next| if next.wins > best.wins { next } else { best });
        best.map_or(acts[0], |best| best.act)
    }
}

/// Does an act and goes on to where the next round begins, or to the end.
pub(super) fn playout<W: Witness>(
    world: &Game,
    act: Act,
    values: &Values,
    mut luck: Chance,
    witness: &mut W,
) -> Game {
    let mut game = world.clone();
    let mut acts = Acts::new();
    let mut next = act;
    while game.apply(next, witness).is_ok() {
        while game.phase() != Phase::Deal && game.step(witness) {}
        let Some(seat) = game.waiting().first() else {
            break;
        };
        game.list_acts(seat, &mut acts);
        next = if let [only] = acts[..] {
            only
        } else if luck.below(ONE_IN) == 0 {
            acts.pick(&mut luck)
        } else {
            let kept = game.kept(seat);
            greedy::best(&Scene::from(&game), values, game.asked(), kept, &acts)
        };
    }
    game
}

/// Games that might be the true one, each drawn from the one before.
pub(super) struct Worlds {
    seat: Seat,
    world: Game,
}

impl Worlds {
    /// None if the seat is not asked for anything.
    pub fn new(view: &View, values: &Values, chance: &mut Chance) -> Option<Self> {
        let table = match view.asked {
            Some(Asked::Choose) => Table::HadBegun,
            _ => Table::HadPlayed,
        };
        let scores = Scene::from(view).guess_scores(values, table, view.scores);
        let world = Game::imagined(view, scores, chance)?;
        let mut worlds = Self {
            seat: view.seat,
            world,
        };
        for _ in 0..WARM_UP {
            worlds.next(chance);
        }
        Some(worlds)
    }

    /// The next one, and the chance with which to go on in it.
    pub fn next(&mut self, chance: &mut Chance) -> (&Game, Chance) {
        self.world = self.world.with_hidden_reshuffled(self.seat, chance);
        let luck = Chance::new(u64::from(chance.below(u32::MAX)));
        (&self.world, luck)
    }
}

/// Acts tried side by side.
struct Race {
    acts: Vec<Act>,
    running: Vec<bool>,
    playouts: Vec<u32>,
    wins: Vec<f64>,
    /// By act and act: the sum of products of what both won in the same game.
    products: Vec<f64>,
    last: Vec<f64>,
}

impl Race {
    fn new(acts: &[Act]) -> Self {
        let n = acts.len();
        Self {
            acts: acts.to_vec(),
            running: vec![true; n],
            playouts: vec![0; n],
            wins: vec![0.0; n],
            products: vec![0.0; n * n],
            last: vec![0.0; n],
        }
    }

    fn running(&self) -> u32 {
        self.running.iter().map(|&running| u32::from(running)).sum()
    }

    fn run(&mut self, mut playout: impl FnMut(Act) -> f64) {
        let n = self.acts.len();
        for i in (0..n).filter(|&i| self.running[i]) {
            self.last[i] = playout(self.acts[i]);
            self.playouts[i] += 1;
            self.wins[i] += self.last[i];
        }
        for i in (0..n).filter(|&i| self.running[i]) {
            for j in (0..=i).filter(|&j| self.running[j]) {
                self.products[i * n + j] += self.last[i] * self.last[j];
            }
        }
    }

    /// Gives up acts that are clearly worse than the best.
    fn give_up(&mut self) {
        let n = self.acts.len();
        let running = || (0..n).filter(|&i| self.running[i]);
        let Some(best) = running().reduce(|a, b| if self.wins[b] > self.wins[a] { b } else { a })
        else {
            return;
        };
        let games = f64::from(self.playouts[best]);
        let clear = |&i: &usize| {
            let difference = (self.wins[best] - self.wins[i]) / games;
            let both = self.products[best.max(i) * n + best.min(i)];
            let squares = self.products[best * n + best] + self.products[i * n + i] - 2.0 * both;
            let variance = (squares / games - difference * difference).max(0.0);
            i != best && difference * difference * games > CLEAR * CLEAR * variance
        };
        let given_up: Vec<usize> = running().filter(clear).collect();
        for i in given_up {
            self.running[i] = false;
        }
    }

    fn found(&self) -> Vec<Found> {
        let found = |i: usize| Found {
            act: self.acts[i],
            wins: self.wins[i] / f64::from(self.playouts[i].max(1)),
            playouts: self.playouts[i],
        };
        (0..self.acts.len()).map(found).collect()
    }
}
