//! The music: as loud as one another, never clipped, never silent, and round without a seam.

use std::{sync::LazyLock, thread};

use medieval_academy::sound::{
    Piece,
    pieces::{band, render_piece},
    synth::{Frame, Rendering, SAMPLE_RATE},
};

use crate::measure::{level, longest_silence, loudness, steepest};

/// A piece as it sounds.
struct Heard {
    piece: Piece,
    frames: Vec<Frame>,
    round: Option<(usize, usize)>,
    /// LUFS, and dBFS of the highest peak.
    loudness: (f64, f64),
}

/// All pieces, rendered once for all tests.
static ALL: LazyLock<Vec<Heard>> = LazyLock::new(|| {
    thread::scope(|scope| {
        let render = |&piece: &Piece| {
            scope.spawn(move || {
                let (frames, round) = render_piece(piece).expect("a piece of this build");
                let loudness = loudness(&frames);
                Heard {
                    piece,
                    frames,
                    loudness,
                    round,
                }
            })
        };
        let all: Vec<_> = Piece::ALL.iter().map(render).collect();
        all.into_iter()
            .map(|one| one.join().expect("a thread"))
            .collect()
    })
});

#[test]
fn no_piece_clips() {
    for heard in ALL.iter() {
        let (piece, (_, peak)) = (heard.piece, heard.loudness);
        assert!(
            (-12.0..-0.5).contains(&peak),
            "{piece:?}: peak {peak:.2} dBFS"
        );
    }
}

#[test]
fn pieces_are_within_two_units_of_loudness() {
    for stings in [false, true] {
        let of = ALL.iter().filter(|heard| heard.piece.is_sting() == stings);
        let loud: Vec<(Piece, f64)> = of.map(|h| (h.piece, h.loudness.0)).collect();
        let values = || loud.iter().map(|(_, loudness)| *loudness);
        let (low, high) = (
            values().fold(f64::MAX, f64::min),
            values().fold(f64::MIN, f64::max),
        );
        assert!(high - low <= 2.0, "{loud:?}");
        assert!((-21.0..-15.0).contains(&low), "{loud:?}");
    }
}

#[test]
fn no_piece_is_silent_for_two_seconds() {
    for heard in ALL.iter() {
        let round = heard.round.map(|(start, _)| start);
        let end = heard.round.map_or(heard.frames.len(), |(_, end)| end);
        // Over the place where it goes round, too.
        let again = round.map_or(&[][..], |start| &heard.frames[start..]);
        let again = again.iter().take(10 * SAMPLE_RATE as usize);
        let silence = longest_silence(heard.frames[..end].iter().chain(again));
        assert!(silence <= 2.0, "{:?}: {silence} s", heard.piece);
    }
}

#[test]
fn what_goes_round_is_at_its_end_as_at_its_beginning() {
    let rounds = ALL.iter().filter_map(|heard| Some((heard, heard.round?)));
    let mut count = 0;
    for (Heard { piece, frames, .. }, (start, end)) in rounds {
        let some = SAMPLE_RATE as usize / 10;
        let (before, after) = (&frames[start - some..start], &frames[end - some..end]);
        let apart: Vec<Frame> = before
            .iter()
            .zip(after)
            .map(|(a, b)| [a[0] - b[0], a[1] - b[1]])
            .collect();
        assert!(level(before) > -50.0, "{piece:?} is soft at its seam");
        assert!(
            level(&apart) < level(before) - 40.0,
            "{piece:?}: {} dB apart at the seam, of {} dB",
            level(&apart),
            level(before)
        );
        let seam = [frames[end - 1], frames[start]];
        let around = steepest(&frames[start - some..start + some]);
        assert!(steepest(&seam) <= around, "{piece:?} clicks at its seam");
        count += 1;
    }
    assert_eq!(count, 5, "all but the stings go round");
}

#[test]
fn nothing_clicks_at_the_beginning_or_the_end() {
    for Heard {
        piece,
        frames,
        round,
        ..
    } in ALL.iter()
    {
        let first = frames[0][0].abs().max(frames[0][1].abs());
        assert!(first < 0.01, "{piece:?} begins with {first}");
        if round.is_none() {
            let last = level(&frames[frames.len() - SAMPLE_RATE as usize / 20..]);
            assert!(last < -45.0, "{piece:?} ends at {last} dB");
        }
    }
}

#[test]
fn the_same_score_sounds_the_same_in_any_stretches() {
    let score = Piece::Scoring.score().expect("a score");
    let band = band().expect("instruments");
    let whole = Rendering::new(&score, &band.instruments).whole();
    let mut rendering = Rendering::new(&score, &band.instruments);
    let mut frames = Vec::new();
    while rendering.stretch(&mut frames) {}
    assert_eq!(whole, frames);
    assert_eq!(frames.len(), rendering.length());
}

#[test]
fn both_sides_are_about_as_loud() {
    for Heard { piece, frames, .. } in ALL.iter() {
        let side = |side: usize| -> f32 { frames.iter().map(|frame| frame[side].powi(2)).sum() };
        let balance = 10.0 * (side(0) / side(1)).log10();
        assert!(balance.abs() < 3.0, "{piece:?} leans by {balance} dB");
    }
}
