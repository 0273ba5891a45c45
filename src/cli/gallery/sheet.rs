//! One contact sheet: drawings in rows, each with its name under it.

use std::collections::HashMap;

use resvg::tiny_skia::{Color, Paint, Pixmap, PixmapPaint, Rect, Transform};

use super::{GalleryError, Piece};
use crate::art::{
    palette::{CREAM, Colour, INK, PARCHMENT, WOOD},
    render,
    sight::Sight,
};

/// Width of a sheet, units; a wider drawing makes it wider.
const WIDTH: f32 = 1600.0;
/// A sheet taller than this is continued on the next, units.
const HEIGHT: f32 = 1500.0;
/// Between drawings, units.
const GAP: f32 = 16.0;
/// A dot of the letters, pixels: legible at every scale.
const DOT: f32 = 2.0;
/// From a letter to the next and from a drawing to its name, units.
const LETTER: f32 = 8.0;
const NAME: f32 = 16.0;

/// A sheet, laid out but not yet drawn.
pub(super) struct Sheet {
    name: String,
    size: [f32; 2],
    placed: Vec<(Piece, [f32; 2])>,
    dark: bool,
}

impl Sheet {
    /// Lays out `pieces` in rows, on as many sheets as they need.
    pub(super) fn lay_out(group: &str, pieces: &[Piece]) -> Vec<Sheet> {
        let empty = |number: usize| Sheet {
            name: match number {
                1 => group.to_owned(),
                _ => format!("{group}-{number}"),
            },
            size: [0.0; 2],
            placed: Vec::new(),
            // Cream icons are for deep grounds.
            dark: group.contains("cream"),
        };
        let mut sheets = Vec::new();
        let mut sheet = empty(1);
        let (mut x, mut y, mut row) = (GAP, GAP, 0.0f32);
        for piece in pieces {
            let [width, height] = piece.size;
            let cell = width.max(piece.name.len() as f32 * LETTER);
            if x > GAP && x + cell + GAP > WIDTH {
                (x, y, row) = (GAP, y + row + GAP, 0.0);
                if y + height + NAME > HEIGHT {
                    let number = sheets.len() + 2;
                    sheets.push(std::mem::replace(&mut sheet, empty(number)));
                    y = GAP;
                }
            }
            sheet.placed.push((*piece, [x, y]));
            row = row.max(height + NAME);
            x += cell + GAP;
            sheet.size = [sheet.size[0].max(x), sheet.size[1].max(y + row + GAP)];
        }
        sheets.push(sheet);
        sheets
    }

    /// Its file name's beginning.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// How many drawings are on it.
    pub(super) fn pieces(&self) -> usize {
        self.placed.len()
    }

    /// Draws it, `scale` pixels a unit.
    pub(super) fn draw(&self, scale: f32) -> Result<Pixmap, GalleryError> {
        let too_large = || GalleryError::Size {
            name: self.name.clone(),
        };
        let pixels = |units: f32| (units * scale).round().max(1.0) as u32;
        let mut sheet =
            Pixmap::new(pixels(self.size[0]), pixels(self.size[1])).ok_or_else(too_large)?;
        let (ground, letters) = if self.dark {
            (WOOD, CREAM)
        } else {
            (PARCHMENT, INK)
        };
        sheet.fill(skia(ground));
        for (piece, [x, y]) in &self.placed {
            let [width, height] = piece.size.map(pixels);
            let drawing = render(piece.file, width, height)?;
            let (left, top) = (pixels(*x) as i32, pixels(*y) as i32);
            let plain = PixmapPaint::default();
            let here = Transform::identity();
            sheet.draw_pixmap(left, top, drawing.as_ref(), &plain, here, None);
            let below = top as f32 + height as f32 + (NAME - 5.0 * DOT) / 2.0 * scale.min(1.0);
            write(&mut sheet, piece.name, left as f32, below, letters);
        }
        Ok(sheet)
    }
}

/// `drawn` as a PNG, as these eyes see it; or what the encoder says.
pub(super) fn png(drawn: &Pixmap, sight: Sight) -> Result<Vec<u8>, String> {
    if sight == Sight::Full {
        return drawn.encode_png().map_err(|error| error.to_string());
    }
    let mut seen = drawn.clone();
    // Most pixels have one of few colours.
    let mut known = HashMap::<[u8; 3], [u8; 3]>::new();
    for [red, green, blue, _] in seen.data_mut().as_chunks_mut().0 {
        let colour = [*red, *green, *blue];
        [*red, *green, *blue] = *known.entry(colour).or_insert_with(|| {
            let [red, green, blue] = colour;
            let seen = sight.see(Colour { red, green, blue });
            [seen.red, seen.green, seen.blue]
        });
    }
    seen.encode_png().map_err(|error| error.to_string())
}

fn skia(colour: Colour) -> Color {
    Color::from_rgba8(colour.red, colour.green, colour.blue, 255)
}

/// Writes `text` in dots: the drawings' names are all there is to write, and the SVG reader is built without fonts.
fn write(sheet: &mut Pixmap, text: &str, x: f32, y: f32, colour: Colour) {
    let mut paint = Paint::default();
    paint.set_color(skia(colour));
    for (index, letter) in text.chars().enumerate() {
        let left = x + index as f32 * 4.0 * DOT;
        for (row, line) in dots(letter).into_iter().enumerate() {
            for column in (0..3).filter(|column| line & (4 >> column) != 0) {
                let (dot_x, dot_y) = (left + column as f32 * DOT, y + row as f32 * DOT);
                if let Some(dot) = Rect::from_xywh(dot_x, dot_y, DOT, DOT) {
                    sheet.fill_rect(dot, &paint, Transform::identity(), None);
                }
            }
        }
    }
}

/// A letter, digit or hyphen in three by five dots, a row a number.
fn dots(letter: char) -> [u8; 5] {
    match letter {
        'a' => [2, 5, 7, 5, 5],
        'b' => [6, 5, 6, 5, 6],
        'c' => [3, 4, 4, 4, 3],
        'd' => [6, 5, 5, 5, 6],
        'e' => [7, 4, 6, 4, 7],
        'f' => [7, 4, 6, 4, 4],
        'g' => [3, 4, 5, 5, 3],
        'h' => [5, 5, 7, 5, 5],
        'i' => [7, 2, 2, 2, 7],
        'j' => [1, 1, 1, 5, 2],
        'k' => [5, 5, 6, 5, 5],
        'l' => [4, 4, 4, 4, 7],
        'm' => [5, 7, 7, 5, 5],
        'n' => [6, 5, 5, 5, 5],
        'o' => [2, 5, 5, 5, 2],
        'p' => [6, 5, 6, 4, 4],
        'q' => [2, 5, 5, 6, 3],
        'r' => [6, 5, 6, 5, 5],
        's' => [3, 4, 2, 1, 6],
        't' => [7, 2, 2, 2, 2],
        'u' => [5, 5, 5, 5, 7],
        'v' => [5, 5, 5, 5, 2],
        'w' => [5, 5, 7, 7, 5],
        'x' => [5, 5, 2, 5, 5],
        'y' => [5, 5, 2, 2, 2],
        'z' => [7, 1, 2, 4, 7],
        '0' => [7, 5, 5, 5, 7],
        '1' => [2, 6, 2, 2, 7],
        '2' => [6, 1, 2, 4, 7],
        '3' => [6, 1, 2, 1, 6],
        '4' => [5, 5, 7, 1, 1],
        '5' => [7, 4, 6, 1, 6],
        '6' => [3, 4, 7, 5, 7],
        '7' => [7, 1, 2, 2, 2],
        '8' => [7, 5, 7, 5, 7],
        '9' => [7, 5, 7, 1, 6],
        '-' => [0, 0, 7, 0, 0],
        _ => [0; 5],
    }
}
