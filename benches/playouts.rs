//! Whole random games a second, of every mode: `cargo bench`.

use divan::{Bencher, counter::ItemsCount};
use medieval_academy::{
    records::challenges,
    rules::{Acts, Board, Challenge, Chance, Edition, Game, Journals, Mode, RuleSet, Seat, Side},
};

fn main() {
    divan::main();
}

/// Plays one game to its end with random legal acts; returns how many.
fn random_game(rules: RuleSet, seed: u64, chance: &mut Chance) -> u32 {
    let mut game = Game::new(rules, Seat(0), seed);
    let mut legal = Acts::new();
    game.settle(&mut ());
    let mut acts = 0;
    while let Some(seat) = game.waiting().first() {
        game.list_acts(seat, &mut legal);
        let act = legal.pick(chance);
        game.play(act, &mut ()).expect("legal acts are legal");
        acts += 1;
    }
    acts
}

/// Random games of a mode, one after the other.
fn games(bencher: Bencher, edition: Edition, side: Side, seats: u8, challenge: Option<Challenge>) {
    let mode = Mode {
        edition,
        side,
        seats,
        challenge,
        journals: Journals::Hidden,
    };
    let rules = RuleSet::new(mode, &Board::built_in(edition, side)).expect("a mode of the box");
    let mut chance = Chance::new(1);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed += 1;
        random_game(rules, seed, &mut chance)
    });
}

// Many games a sample: games differ in length.
#[divan::bench(args = [2, 3, 4, 5], sample_size = 500)]
fn day(bencher: Bencher, seats: u8) {
    games(bencher, Edition::Second, Side::Day, seats, None);
}

#[divan::bench(args = [2, 3, 4, 5], sample_size = 500)]
fn night(bencher: Bencher, seats: u8) {
    games(bencher, Edition::Second, Side::Night, seats, None);
}

#[divan::bench(args = [3, 4, 5], sample_size = 500)]
fn first_edition(bencher: Bencher, seats: u8) {
    games(bencher, Edition::First, Side::Day, seats, None);
}

#[divan::bench(args = [1, 6], sample_size = 500)]
fn solo_day(bencher: Bencher, level: u8) {
    games(
        bencher,
        Edition::Second,
        Side::Day,
        3,
        challenges::level(level),
    );
}

#[divan::bench(args = [1, 6], sample_size = 500)]
fn solo_night(bencher: Bencher, level: u8) {
    games(
        bencher,
        Edition::Second,
        Side::Night,
        3,
        challenges::level(level),
    );
}
