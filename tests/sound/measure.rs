//! What can be measured of a sound.

use ebur128::{EbuR128, Mode};
use medieval_academy::sound::synth::{Frame, SAMPLE_RATE};

/// Decibels below which nothing is heard.
const SILENT: f32 = -60.0;

/// The loudness of the whole, LUFS, and the highest peak between samples, dBFS.
pub fn loudness(frames: &[Frame]) -> (f64, f64) {
    let mut meter = meter(Mode::I | Mode::TRUE_PEAK);
    meter.add_frames_f32(frames.as_flattened()).expect("frames");
    let peak = |side| meter.true_peak(side).expect("two sides");
    let peak = peak(0).max(peak(1));
    (
        meter.loudness_global().expect("a loudness"),
        20.0 * peak.log10(),
    )
}

/// The loudness of the loudest 100 ms, LUFS.
pub fn loudest(frames: &[Frame]) -> f64 {
    let mut meter = meter(Mode::M);
    let mut loudest = f64::MIN;
    for part in frames.chunks(SAMPLE_RATE as usize / 50) {
        meter.add_frames_f32(part.as_flattened()).expect("frames");
        loudest = loudest.max(meter.loudness_window(100).expect("a window"));
    }
    loudest
}

fn meter(mode: Mode) -> EbuR128 {
    EbuR128::new(2, SAMPLE_RATE, mode).expect("a meter")
}

/// Mean level, dBFS.
pub fn level(frames: &[Frame]) -> f32 {
    let samples = frames.as_flattened();
    let power: f32 = samples.iter().map(|x| x * x).sum::<f32>() / samples.len().max(1) as f32;
    10.0 * power.max(1e-12).log10()
}

/// Seconds of the longest silence.
pub fn longest_silence<'a>(frames: impl Iterator<Item = &'a Frame>) -> f32 {
    let window = SAMPLE_RATE as usize / 20;
    let frames: Vec<Frame> = frames.copied().collect();
    let (mut longest, mut now) = (0, 0);
    for part in frames.chunks(window) {
        now = if level(part) < SILENT { now + 1 } else { 0 };
        longest = longest.max(now);
    }
    longest as f32 * 0.05
}

/// The largest step from a sample to the next.
pub fn steepest(frames: &[Frame]) -> f32 {
    let steps = frames
        .windows(2)
        .flat_map(|pair| [0, 1].map(|side| (pair[1][side] - pair[0][side]).abs()));
    steps.fold(0.0, f32::max)
}
