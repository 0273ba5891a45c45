//! How long a decision takes: median and 99th percentile by level and phase, with four players by Day:
//! `cargo bench --bench decisions`.

use std::time::{Duration, Instant};

use medieval_academy::{
    bots::{BotKind, bot},
    rules::{Board, Chance, Edition, Game, Journals, Mode, Phase, RuleSet, Seat, Side},
};

const PHASES: [(Phase, &str); 3] = [
    (Phase::Choose, "draft"),
    (Phase::Play, "play"),
    (Phase::Score, "kitchen"),
];

fn main() {
    println!("level      phase    decisions      median         99%");
    for kind in BotKind::ALL {
        let games = match kind {
            BotKind::Page | BotKind::Squire => 100,
            BotKind::Knight => 10,
            BotKind::Champion => 2,
        };
        let mut times: [Vec<Duration>; PHASES.len()] = Default::default();
        for seed in 0..games {
            time_game(kind, seed, &mut times);
        }
        for ((_, phase), times) in PHASES.iter().zip(&mut times) {
            times.sort_unstable();
            let part = |parts: usize| times.get(times.len() * parts / 100).copied();
            println!(
                "{kind:8}   {phase:8} {:>8}  {:>10.1?}  {:>10.1?}",
                times.len(),
                part(50).unwrap_or_default(),
                part(99).unwrap_or_default(),
            );
        }
    }
}

/// Times the choices between two acts or more in one game of four alike.
fn time_game(kind: BotKind, seed: u64, times: &mut [Vec<Duration>; PHASES.len()]) {
    let mode = Mode {
        edition: Edition::Second,
        side: Side::Day,
        seats: 4,
        challenge: None,
        journals: Journals::Hidden,
    };
    let rules =
        RuleSet::new(mode, &Board::built_in(mode.edition, mode.side)).expect("a mode of the box");
    let mut game = Game::new(rules, Seat(0), seed);
    let mut chance = Chance::new(seed);
    let mut bot = bot(kind);
    game.settle(&mut ());
    while let Some(seat) = game.waiting().first() {
        let view = game.view(seat);
        let began = Instant::now();
        let act = bot.decide(&view, &mut chance);
        let took = began.elapsed();
        let phase = PHASES.iter().position(|&(phase, _)| phase == view.phase);
        if let Some(phase) = phase
            && view.legal_acts().len() > 1
        {
            times[phase].push(took);
        }
        game.play(act, &mut ()).expect("bots act legally");
    }
}
