//! How long the making of music takes, on one core: `cargo bench --bench sound`.
//!
//! Each figure is for a whole piece; the second column of throughput counts frames, 48 000 of which are a second of music.

use divan::{Bencher, counter::ItemsCount};
use medieval_academy::sound::{
    Effect, Piece,
    pieces::{band, render_piece},
    synth::Rendering,
};

fn main() {
    divan::main();
}

const MUSIC: [&str; 5] = ["title", "day", "night", "challenge", "victory"];

fn piece(name: &str) -> Piece {
    let mut pieces = Piece::ALL.iter().copied();
    pieces.find(|piece| piece.name() == name).expect("a piece")
}

/// The first minute of a piece, or all of a shorter one.
#[divan::bench(args = MUSIC, sample_count = 10)]
fn minute(bencher: Bencher, name: &str) {
    const MINUTE: usize = 60 * 48_000;
    let score = piece(name).score().expect("a score");
    let band = band().expect("instruments");
    bencher.counter(ItemsCount::new(MINUTE)).bench_local(|| {
        let mut rendering = Rendering::new(&score, &band.instruments);
        let mut frames = Vec::with_capacity(rendering.length());
        while frames.len() < MINUTE && rendering.stretch(&mut frames) {}
        frames
    });
}

/// A piece from its file to its last frame.
#[divan::bench(args = ["sting_scoring"], sample_count = 10)]
fn whole(name: &str) -> usize {
    render_piece(piece(name)).expect("a piece").0.len()
}

/// Every effect with all its variants.
#[divan::bench(sample_count = 10)]
fn effects() -> usize {
    let all = Effect::ALL.iter();
    all.flat_map(|effect| (0..effect.steps().len()).map(|variant| effect.render(variant).len()))
        .sum()
}
