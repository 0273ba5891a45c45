//! The moving picture: frames of the window, made small, as a GIF that goes round and round.

use std::{borrow::Cow, time::Duration};

use gif::{Encoder, EncodingError, Frame, Repeat};
use resvg::tiny_skia::{FilterQuality, Pixmap, PixmapPaint, Transform};

/// Width of the moving picture in pixels; its height follows.
const WIDTH: u32 = 800;
/// How carefully colours are chosen: 1 is best, 30 fastest.
const HASTE: i32 = 10;

/// What was taken so far.
#[derive(Default)]
pub(super) struct Film {
    /// Frames asked for.
    pub asked: usize,
    /// Whether the card has been played.
    pub played: bool,
    /// Frames since everybody has played.
    pub after: u32,
    frames: Vec<Pixmap>,
}

impl Film {
    /// Whether every frame asked for is here.
    pub fn complete(&self) -> bool {
        self.frames.len() == self.asked
    }

    /// Keeps a frame, made small.
    pub fn keep(&mut self, picture: &Pixmap) {
        let scale = WIDTH as f32 / picture.width() as f32;
        let height = (picture.height() as f32 * scale).round().max(1.0);
        let paint = PixmapPaint {
            quality: FilterQuality::Bicubic,
            ..PixmapPaint::default()
        };
        if let Some(mut small) = Pixmap::new(WIDTH, height as u32) {
            let shrink = Transform::from_scale(scale, scale);
            small.draw_pixmap(0, 0, picture.as_ref(), &paint, shrink, None);
            self.frames.push(small);
        }
    }

    /// The frames as a GIF, each shown for `each`.
    ///
    /// A frame holds only what changed since the last one: most of the table stands still.
    pub fn gif(self, each: Duration) -> Result<Vec<u8>, EncodingError> {
        let mut bytes = Vec::new();
        let Some(first) = self.frames.first() else {
            return Ok(bytes);
        };
        let (width, height) = (first.width() as u16, first.height() as u16);
        let mut encoder = Encoder::new(&mut bytes, width, height, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        let delay = (each.as_millis() / 10) as u16;
        let mut before: Option<&Pixmap> = None;
        for now in &self.frames {
            let mut pixels = changed(before, now);
            let mut frame = Frame::from_rgba_speed(width, height, &mut pixels, HASTE);
            frame.delay = delay;
            frame.buffer = Cow::Owned(frame.buffer.into_owned());
            encoder.write_frame(&frame)?;
            before = Some(now);
        }
        drop(encoder);
        Ok(bytes)
    }
}

/// The pixels of a frame, those that are as before left transparent.
fn changed(before: Option<&Pixmap>, now: &Pixmap) -> Vec<u8> {
    let mut pixels = now.data().to_vec();
    for pixel in pixels.chunks_exact_mut(4) {
        pixel[3] = u8::MAX;
    }
    if let Some(before) = before {
        let pairs = pixels
            .chunks_exact_mut(4)
            .zip(before.data().chunks_exact(4));
        for (pixel, before) in pairs {
            if pixel[..3] == before[..3] {
                pixel.fill(0);
            }
        }
    }
    pixels
}

#[cfg(test)]
mod tests {
    use resvg::tiny_skia::Color;

    use super::*;

    fn plain(red: u8) -> Pixmap {
        let mut picture = Pixmap::new(1600, 900).expect("a size");
        picture.fill(Color::from_rgba8(red, 40, 60, 255));
        picture
    }

    #[test]
    fn a_frame_holds_only_what_changed() {
        let (a, b) = (plain(10), plain(200));
        assert!(changed(Some(&a), &a).iter().all(|&byte| byte == 0));
        assert!(changed(Some(&a), &b).chunks_exact(4).all(|p| p[3] == 255));
        assert!(changed(None, &a).chunks_exact(4).all(|p| p[3] == 255));
    }

    #[test]
    fn a_film_is_a_gif_of_its_frames() -> Result<(), gif::DecodingError> {
        let mut film = Film::default();
        film.keep(&plain(10));
        film.keep(&plain(200));
        let bytes = film.gif(Duration::from_millis(80)).expect("a film");
        let mut decoder = gif::DecodeOptions::new().read_info(&bytes[..])?;
        assert_eq!((decoder.width(), decoder.height()), (800, 450));
        let mut delays = Vec::new();
        while let Some(frame) = decoder.read_next_frame()? {
            delays.push(frame.delay);
        }
        assert_eq!(delays, [8, 8]);
        Ok(())
    }
}
