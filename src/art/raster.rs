//! One SVG to pixels, in the form egui's or the sprites' blending expects.

use std::sync::LazyLock;

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg,
};
use thiserror::Error;

use super::{
    files::{self, FileError},
    palette::to_linear,
    recolour::recolour_pixels,
};
use crate::settings::Palette;

/// Why a drawing could not be made into pixels.
#[derive(Debug, Error)]
pub enum RasterError {
    /// It is not there.
    #[error(transparent)]
    File(#[from] FileError),
    /// It is no drawing.
    #[error("assets/art/{file}: {reason}")]
    Svg {
        /// Path from `assets/art`.
        file: String,
        /// What the SVG reader says.
        reason: String,
    },
    /// Nothing, or more than memory holds.
    #[error("assets/art/{file}: cannot be {width} x {height} pixels")]
    Size {
        /// Path from `assets/art`.
        file: String,
        /// Wanted width, pixels.
        width: u32,
        /// Wanted height, pixels.
        height: u32,
    },
}

/// Who will blend the pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Blend {
    /// Bevy's sprites: colours not multiplied with alpha.
    Sprite,
    /// egui's shader: colours multiplied with alpha, as light.
    Overlay,
}

/// The drawing `file`, pulled to exactly `width` × `height` pixels: sRGB bytes, four a pixel, top row first.
pub(super) fn raster(
    file: &str,
    width: u32,
    height: u32,
    blend: Blend,
    palette: Palette,
) -> Result<Vec<u8>, RasterError> {
    let mut bytes = render_in(palette, file, width, height)?.take();
    for pixel in bytes.as_chunks_mut().0 {
        *pixel = for_blending(*pixel, blend);
    }
    Ok(bytes)
}

/// What [`render`] makes, in the colours of a palette.
///
/// # Errors
/// As [`render`].
pub fn render_in(
    palette: Palette,
    file: &str,
    width: u32,
    height: u32,
) -> Result<Pixmap, RasterError> {
    let mut pixels = render(file, width, height)?;
    recolour_pixels(palette, file, &mut pixels);
    Ok(pixels)
}

/// The drawing `file` (a path from `assets/art`), pulled to exactly `width` × `height` pixels, as drawing programs show it:
/// sRGB, multiplied with alpha.
///
/// # Errors
/// If there is no such drawing, or the size is nothing or too much.
pub fn render(file: &str, width: u32, height: u32) -> Result<Pixmap, RasterError> {
    let text = files::text(file)?;
    let tree = usvg::Tree::from_str(text, &usvg::Options::default()).map_err(|error| {
        RasterError::Svg {
            file: file.to_owned(),
            reason: error.to_string(),
        }
    })?;
    let mut pixels = Pixmap::new(width, height).ok_or_else(|| RasterError::Size {
        file: file.to_owned(),
        width,
        height,
    })?;
    let size = tree.size();
    let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, scale, &mut pixels.as_mut());
    Ok(pixels)
}

/// sRGB byte to linear light.
static LINEAR: LazyLock<[f32; 256]> =
    LazyLock::new(|| std::array::from_fn(|i| to_linear(i as f32 / 255.0)));

/// Linear light, in 4095 steps, to an sRGB byte.
static SRGB: LazyLock<[u8; 4096]> = LazyLock::new(|| {
    std::array::from_fn(|i| {
        let light = i as f32 / 4095.0;
        let value = if light <= 0.003_130_8 {
            light * 12.92
        } else {
            1.055 * light.powf(1.0 / 2.4) - 0.055
        };
        (value * 255.0).round() as u8
    })
});

/// What the pixel must be for the graphics card, which mixes light, to show over black and over white what was drawn for
/// programs that mix sRGB numbers; compare [`super::palette::matched_opacity`]. Without this, outlines look thin and shadows
/// nearly vanish.
fn for_blending([red, green, blue, opacity]: [u8; 4], blend: Blend) -> [u8; 4] {
    if opacity == 255 || opacity == 0 {
        return [red, green, blue, opacity];
    }
    let over_black = [red, green, blue].map(|c| LINEAR[usize::from(c)]);
    let over_white =
        [red, green, blue].map(|c| LINEAR[usize::from(c.saturating_add(255 - opacity))]);
    let covered = (0..3).map(|i| over_white[i] - over_black[i]).sum::<f32>() / 3.0;
    let alpha = (1.0 - covered).clamp(0.0, 1.0);
    // One alpha serves three colours, so one of the two grounds comes out a little off in hue. Thin washes (stains, glows) lie on
    // light grounds; the nearly solid edges of shapes lie anywhere, and show on black.
    let wash = 1.0 - f32::from(opacity) / 255.0;
    let painted: [f32; 3] = std::array::from_fn(|i| {
        let for_white = over_white[i] - 1.0 + alpha;
        over_black[i] + (for_white - over_black[i]) * wash
    });
    let byte = |light: f32| SRGB[(light.clamp(0.0, 1.0) * 4095.0).round() as usize];
    let [red, green, blue] = match blend {
        Blend::Overlay => painted.map(byte),
        Blend::Sprite => painted.map(|light| byte(light / alpha.max(0.001))),
    };
    [red, green, blue, (alpha * 255.0).round() as u8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_becomes_pixels() {
        for file in files::drawings() {
            let pixels = raster(file, 32, 32, Blend::Sprite, Palette::Heraldic).unwrap();
            assert!(pixels.iter().any(|&byte| byte != 0), "{file} is empty");
        }
    }

    #[test]
    fn a_shadow_darkens_white_as_much_as_it_was_drawn_to() {
        // Black at 40 %: over white, a drawing program shows 60 % of 255.
        let [red, _, _, alpha] = for_blending([0, 0, 0, 102], Blend::Overlay);
        let light = LINEAR[usize::from(red)] + (1.0 - f32::from(alpha) / 255.0);
        assert_eq!(SRGB[(light * 4095.0).round() as usize].abs_diff(153), 0);
    }

    #[test]
    fn solid_and_empty_pixels_are_left_alone() {
        for pixel in [[12, 200, 7, 255], [0, 0, 0, 0]] {
            assert_eq!(for_blending(pixel, Blend::Sprite), pixel);
            assert_eq!(for_blending(pixel, Blend::Overlay), pixel);
        }
    }
}
