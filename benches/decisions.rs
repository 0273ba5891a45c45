//! How long a decision takes, by computer player and phase: `cargo bench --bench decisions`.

use std::sync::LazyLock;

use divan::{Bencher, black_box};
use medieval_academy::{
    bots::{BotKind, bot},
    rules::{Board, Chance, Edition, Game, Journals, Mode, Phase, RuleSet, Seat, Side, View},
};

fn main() {
    divan::main();
}

/// Views of one game of four by day in which there is a choice.
static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let mode = Mode {
        edition: Edition::Second,
        side: Side::Day,
        seats: 4,
        challenge: None,
        journals: Journals::Hidden,
    };
    let board = Board::built_in(mode.edition, mode.side);
    let rules = RuleSet::new(mode, &board).expect("a mode of the box");
    let mut game = Game::new(rules, Seat(0), 1);
    let mut squire = bot(BotKind::Squire);
    let mut chance = Chance::new(1);
    let mut views = Vec::new();
    game.settle(&mut ());
    while let Some(seat) = game.waiting().first() {
        let view = game.view(seat);
        let act = squire.decide(&view, &mut chance);
        if view.legal_acts().len() > 1 {
            views.push(view);
        }
        game.play(act, &mut ()).expect("bots act legally");
    }
    views
});

/// Decisions of one phase in turn, all rounds.
fn decisions(bencher: Bencher, kind: BotKind, phase: Phase) {
    let views: Vec<&View> = VIEWS.iter().filter(|view| view.phase == phase).collect();
    let mut views = views.into_iter().cycle();
    let mut player = bot(kind);
    let mut chance = Chance::new(1);
    bencher.bench_local(|| {
        let view = views.next().expect("every phase has choices");
        black_box(player.decide(view, &mut chance))
    });
}

#[divan::bench(args = BotKind::ALL)]
fn draft(bencher: Bencher, kind: BotKind) {
    decisions(bencher, kind, Phase::Choose);
}

#[divan::bench(args = BotKind::ALL)]
fn play(bencher: Bencher, kind: BotKind) {
    decisions(bencher, kind, Phase::Play);
}

#[divan::bench(args = BotKind::ALL)]
fn kitchen(bencher: Bencher, kind: BotKind) {
    decisions(bencher, kind, Phase::Score);
}
