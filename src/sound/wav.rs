//! Sound as a WAV file: 16 bits, stereo.

use super::synth::{Frame, SAMPLE_RATE};

/// The file's bytes. What is louder than full scale is cut off there.
#[must_use]
pub fn wav(frames: &[Frame]) -> Vec<u8> {
    const HEADER: u32 = 36;
    const FRAME: u32 = 4;
    let size = frames.len() as u32 * FRAME;
    let mut bytes = Vec::with_capacity(44 + size as usize);
    bytes.extend(b"RIFF");
    bytes.extend((HEADER + size).to_le_bytes());
    bytes.extend(b"WAVEfmt ");
    bytes.extend(16u32.to_le_bytes());
    // PCM, two channels.
    bytes.extend(1u16.to_le_bytes());
    bytes.extend(2u16.to_le_bytes());
    bytes.extend(SAMPLE_RATE.to_le_bytes());
    bytes.extend((SAMPLE_RATE * FRAME).to_le_bytes());
    bytes.extend((FRAME as u16).to_le_bytes());
    bytes.extend(16u16.to_le_bytes());
    bytes.extend(b"data");
    bytes.extend(size.to_le_bytes());
    for sample in frames.as_flattened() {
        let sample = (sample.clamp(-1.0, 1.0) * 32767.0).round() as i16;
        bytes.extend(sample.to_le_bytes());
    }
    bytes
}
