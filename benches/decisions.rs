//! How long a decision takes: median, 99th percentile and longest by level and phase, with four players by Day.
//!
//! `cargo bench --bench decisions` prints a table, `cargo bench --bench decisions -- --json` a line of JSON a row.

use std::time::{Duration, Instant};

use medieval_academy::{
    bots::{BotKind, bot},
    rules::{Board, Chance, Edition, Game, Journals, Mode, Phase, RuleSet, Seat, Side, View},
};

/// What is told apart: the first pick of a round has most to choose from, and least is known for it.
const PHASES: [&str; 4] = ["first pick", "draft", "play", "kitchen"];

fn phase(view: &View) -> Option<usize> {
    match view.phase {
        Phase::Choose if view.kept.is_empty() => Some(0),
        Phase::Choose => Some(1),
        Phase::Play => Some(2),
        Phase::Score => Some(3),
        _ => None,
    }
}

fn main() {
    let json = std::env::args().any(|argument| argument == "--json");
    if !json {
        println!("level     phase       decisions      median         99%     longest");
    }
    for kind in BotKind::ALL {
        let games = match kind {
            BotKind::Page | BotKind::Squire => 100,
            BotKind::Knight => 20,
            BotKind::Champion => 4,
        };
        let mut times: [Vec<Duration>; PHASES.len()] = Default::default();
        for seed in 0..games {
            time_game(kind, seed, &mut times);
        }
        for (phase, times) in PHASES.iter().zip(&mut times) {
            times.sort_unstable();
            let last = times.len().saturating_sub(1);
            let part =
                |percent: usize| times.get(last * percent / 100).copied().unwrap_or_default();
            let [median, most, longest] = [50, 99, 100].map(part);
            let number = times.len();
            if json {
                let seconds = [median, most, longest].map(|time| time.as_secs_f64());
                println!(
                    "{{\"level\":\"{kind}\",\"phase\":\"{phase}\",\"decisions\":{number},\"median\":{},\"p99\":{},\"longest\":{}}}",
                    seconds[0], seconds[1], seconds[2]
                );
            } else {
                println!(
                    "{kind:8}  {phase:10}  {number:>9}  {median:>10.1?}  {most:>10.1?}  {longest:>10.1?}"
                );
            }
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
        if let Some(phase) = phase(&view)
            && view.legal_acts().len() > 1
        {
            times[phase].push(took);
        }
        game.play(act, &mut ()).expect("bots act legally");
    }
}
