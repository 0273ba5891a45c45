//! Whole random games a second, by number of players: `cargo bench`.

use divan::{Bencher, counter::ItemsCount};
use medieval_academy::rules::{
    Acts, Board, Chance, Edition, Game, Journals, Mode, RuleSet, Seat, Side,
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

// Many games a sample: games differ in length.
#[divan::bench(args = [3, 4, 5], sample_size = 500)]
fn day(bencher: Bencher, seats: u8) {
    let mode = Mode {
        edition: Edition::Second,
        side: Side::Day,
        seats,
        challenge: None,
        journals: Journals::Hidden,
    };
    let rules =
        RuleSet::new(mode, &Board::built_in(mode.edition, mode.side)).expect("a mode of the box");
    let mut chance = Chance::new(1);
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed += 1;
        random_game(rules, seed, &mut chance)
    });
}
