//! Palettes for different eyes: the colours of some subjects and pawns moved so far that those who mix them up tell them apart.
//!
//! A colour is moved in L*a*b* if it is of the family that a subject or pawn is known by, the more the nearer its hue; ink,
//! gold, parchment and all other colours of the drawing stay, and so do patterns and emblems. How far is found by measurement:
//! the smallest difference, as the eyes in question see it, of all drawn cloths, ribbons, cards and banners (`tests/art`).

use std::{collections::HashMap, sync::LazyLock};

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

use super::{
    manifest::{boards::Board, manifest},
    palette::{self, Colour},
    sight::Lab,
};
use crate::settings::Palette;

/// How a family of colours is moved.
#[derive(Clone, Copy, Debug)]
struct Shift {
    /// Subject or pawn.
    name: &'static str,
    /// Lightness, green to red, blue to yellow.
    by: [f32; 3],
}

const fn shift(name: &'static str, by: [f32; 3]) -> Shift {
    Shift { name, by }
}

const RED_GREEN: [Shift; 3] = [
    shift("king", [-7.0, 0.7, 2.8]),
    shift("quest", [-12.0, 1.3, -0.7]),
    shift("mitre", [4.4, -2.6, 1.8]),
];
const BLUE_YELLOW: [Shift; 1] = [shift("education", [-15.0, 4.9, -2.8])];

/// What each palette moves; nothing else.
const fn shifts(palette: Palette) -> &'static [Shift] {
    match palette {
        Palette::Heraldic => &[],
        Palette::RedGreen => &RED_GREEN,
        Palette::BlueYellow => &BLUE_YELLOW,
    }
}

/// Hue, degrees: so near is of the family, and so far no longer.
const NEAR: f32 = 20.0;
const FAR: f32 = 32.0;
/// Chroma: what is greyer has no hue to speak of.
const GREY: f32 = 11.0;
const COLOURED: f32 = 15.0;

/// Points of a look-up table along each of red, green and blue.
const STEPS: usize = 33;

impl Shift {
    /// What this palette moves of a subject or pawn; the two roads of Combat have its colours.
    fn of(palette: Palette, name: &str) -> Option<Self> {
        let name = match name {
            "joust" | "tournament" => "combat",
            other => other,
        };
        let mut all = shifts(palette).iter();
        all.find(|shift| shift.name == name).copied()
    }

    fn known_by(self) -> Lab {
        let pawn = palette::PAWNS.iter().find(|(name, _)| *name == self.name);
        let subject = || palette::subject(self.name).map(|colours| colours.main);
        let colour = pawn.map(|&(_, colour)| colour).or_else(subject);
        Lab::from(colour.unwrap_or(palette::INK))
    }

    fn moved(self, colour: Colour) -> Colour {
        let lab = Lab::from(colour);
        let family = self.known_by();
        let hue = |lab: Lab| lab.b.atan2(lab.a).to_degrees();
        let turn = (hue(lab) - hue(family)).rem_euclid(360.0);
        let turn = turn.min(360.0 - turn);
        let ramp =
            |value: f32, none: f32, whole: f32| ((value - none) / (whole - none)).clamp(0.0, 1.0);
        let chroma = ramp(lab.a.hypot(lab.b), GREY, COLOURED);
        // Black and white stay what they are.
        let light = (lab.l / 20.0).min((100.0 - lab.l) / 35.0).clamp(0.0, 1.0);
        let share = ramp(turn, FAR, NEAR) * chroma * light;
        let [l, a, b] = self.by.map(|by| by * share);
        if share == 0.0 {
            return colour;
        }
        Colour::from(Lab {
            l: lab.l + l,
            a: lab.a + a,
            b: lab.b + b,
        })
    }
}

/// A colour of a subject (or of a road) or pawn, as the palette shows it.
#[must_use]
pub fn recolour(palette: Palette, name: &str, colour: Colour) -> Colour {
    Shift::of(palette, name).map_or(colour, |shift| shift.moved(colour))
}

/// Whose colours a whole drawing shows, by the name of its file.
fn owner(file: &str) -> Option<&'static str> {
    let stem = file.rsplit('/').next()?.strip_suffix(".svg")?;
    let pawns = palette::PAWNS.iter().map(|&(name, _)| name);
    if file.contains("/pawns/") {
        return pawns.into_iter().find(|name| stem.starts_with(name));
    }
    const SUBJECTS: [&str; 8] = [
        "kitchen",
        "combat",
        "joust",
        "tournament",
        "education",
        "king",
        "city",
        "quest",
    ];
    let mut subjects = SUBJECTS.into_iter();
    if file.starts_with("cards/") {
        subjects.find(|subject| {
            stem.strip_prefix(subject)
                .is_some_and(|rest| rest.starts_with('-'))
        })
    } else {
        subjects.find(|subject| {
            stem.strip_suffix(subject)
                .is_some_and(|rest| rest.ends_with('-'))
        })
    }
}

fn board(file: &str) -> Option<&'static Board> {
    let mut boards = manifest().boards();
    boards.find(|(_, board)| board.file == file).map(|it| it.1)
}

/// Whether two palettes show a drawing differently.
pub(super) fn differs(file: &str, one: Palette, other: Palette) -> bool {
    if one == other {
        return false;
    }
    match owner(file) {
        Some(name) => Shift::of(one, name).is_some() || Shift::of(other, name).is_some(),
        None => board(file).is_some(),
    }
}

/// Recolours a drawing, in place.
pub(super) fn recolour_pixels(palette: Palette, file: &str, pixels: &mut Pixmap) {
    let whole = [0.0, 0.0, f32::MAX, f32::MAX];
    if let Some(name) = owner(file) {
        recolour_area(palette, name, pixels, whole);
    } else if let Some(board) = board(file).filter(|_| palette != Palette::Heraldic) {
        let scale = pixels.width() as f32 / board.view.x;
        for road in board.roads.values() {
            // By night, the two knights have colours of their own.
            if road.label.ends_with("knight") {
                continue;
            }
            let ribbon = road.banner.ribbon.area.rect();
            let banner = ribbon.union(road.banner.content.rect());
            let area = [banner.min.x, banner.min.y, banner.max.x, banner.max.y];
            recolour_area(palette, &road.subject, pixels, area.map(|v| v * scale));
        }
    }
}

fn recolour_area(palette: Palette, name: &str, pixels: &mut Pixmap, area: [f32; 4]) {
    let Some(table) = Shift::of(palette, name).and_then(|shift| TABLES.get(&(palette, shift.name)))
    else {
        return;
    };
    let (width, height) = (pixels.width() as usize, pixels.height() as usize);
    let [left, top, right, bottom] = area.map(|v| v.max(0.0) as usize);
    let columns = left.min(width)..right.min(width);
    for row in pixels
        .pixels_mut()
        .chunks_exact_mut(width)
        .take(bottom.min(height))
        .skip(top)
    {
        for pixel in &mut row[columns.clone()] {
            if pixel.alpha() == 0 {
                continue;
            }
            let plain = pixel.demultiply();
            let moved = table.look_up([plain.red(), plain.green(), plain.blue()]);
            let alpha = u32::from(pixel.alpha());
            let [red, green, blue] = moved.map(|c| ((u32::from(c) * alpha + 127) / 255) as u8);
            // Never more than alpha: this can't fail.
            if let Some(moved) = PremultipliedColorU8::from_rgba(red, green, blue, pixel.alpha()) {
                *pixel = moved;
            }
        }
    }
}

/// All of a shift at once: the colours at regular steps, those between mixed from them.
struct Table(Vec<[f32; 3]>);

static TABLES: LazyLock<HashMap<(Palette, &'static str), Table>> = LazyLock::new(|| {
    let all = Palette::ALL
        .into_iter()
        .flat_map(|palette| shifts(palette).iter().map(move |&shift| (palette, shift)));
    all.map(|(palette, shift)| ((palette, shift.name), Table::new(shift)))
        .collect()
});

impl Table {
    fn new(shift: Shift) -> Self {
        let step = |i: usize| (i * 255).div_ceil(STEPS - 1).min(255) as u8;
        let mut points = Vec::with_capacity(STEPS * STEPS * STEPS);
        for red in 0..STEPS {
            for green in 0..STEPS {
                for blue in 0..STEPS {
                    let colour = Colour {
                        red: step(red),
                        green: step(green),
                        blue: step(blue),
                    };
                    let moved = shift.moved(colour);
                    // How far it is moved: what stays then stays exactly.
                    points.push([
                        f32::from(moved.red) - f32::from(colour.red),
                        f32::from(moved.green) - f32::from(colour.green),
                        f32::from(moved.blue) - f32::from(colour.blue),
                    ]);
                }
            }
        }
        Self(points)
    }

    fn look_up(&self, colour: [u8; 3]) -> [u8; 3] {
        let at = colour.map(|c| f32::from(c) / 255.0 * (STEPS - 1) as f32);
        let low = at.map(|v| (v as usize).min(STEPS - 2));
        let share: [f32; 3] = std::array::from_fn(|i| at[i] - low[i] as f32);
        let mut by = [0.0; 3];
        for corner in 0..8 {
            let on = [corner & 1, corner >> 1 & 1, corner >> 2 & 1];
            let index = (0..3).fold(0, |index, i| index * STEPS + low[i] + on[i]);
            let weight: f32 = (0..3)
                .map(|i| if on[i] == 1 { share[i] } else { 1.0 - share[i] })
                .product();
            for (sum, moved) in by.iter_mut().zip(self.0[index]) {
                *sum += moved * weight;
            }
        }
        std::array::from_fn(|i| (f32::from(colour[i]) + by[i]).round().clamp(0.0, 255.0) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::sight;

    #[test]
    fn a_drawing_is_known_by_its_file() {
        assert_eq!(owner("cards/king-3-small.svg"), Some("king"));
        assert_eq!(owner("parts/cloths/cloth-quest.svg"), Some("quest"));
        assert_eq!(owner("parts/ribbons/ribbon-joust.svg"), Some("joust"));
        assert_eq!(owner("parts/pawns/mitre.svg"), Some("mitre"));
        for other in [
            "cards/back.svg",
            "parts/icons-ink/thinking-ink.svg",
            "boards/day.svg",
        ] {
            assert_eq!(owner(other), None, "{other}");
        }
        assert!(board("boards/day.svg").is_some());
    }

    #[test]
    fn ink_gold_and_parchment_stay() {
        for palette in Palette::ALL {
            for shift in shifts(palette) {
                for stays in [
                    palette::INK,
                    palette::GOLD,
                    palette::PARCHMENT,
                    palette::CREAM,
                ] {
                    let moved = sight::difference(shift.moved(stays), stays);
                    assert!(moved < 1.0, "{}: {moved}", shift.name);
                }
            }
        }
    }

    #[test]
    fn a_table_says_what_the_shift_does() {
        for palette in Palette::ALL {
            for &shift in shifts(palette) {
                let table = &TABLES[&(palette, shift.name)];
                let colour = Colour::from(shift.known_by());
                let moved = shift.moved(colour);
                let [red, green, blue] = table.look_up([colour.red, colour.green, colour.blue]);
                let near = |a: u8, b: u8| a.abs_diff(b) <= 3;
                assert!(
                    near(red, moved.red) && near(green, moved.green) && near(blue, moved.blue),
                    "{}: {red} {green} {blue}, not {moved:?}",
                    shift.name
                );
            }
        }
    }

    #[test]
    fn only_what_a_palette_moves_is_made_anew() {
        let differs = |file| differs(file, Palette::Heraldic, Palette::BlueYellow);
        assert!(differs("cards/education-4.svg"));
        assert!(differs("boards/night.svg"));
        assert!(!differs("cards/king-3.svg"));
        assert!(!differs("parts/pawns/mitre.svg"));
    }
}
