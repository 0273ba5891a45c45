//! Colours as drawn: measured from pixels, not taken from any list.

use std::collections::HashMap;

use bevy::math::Vec2;
use medieval_academy::art::{
    manifest,
    manifest::Area,
    palette::{self, Colour},
    render_in,
    sight::{Lab, Sight, contrast, difference},
};
use medieval_academy::settings::Palette;

const PAWNS: [&str; 5] = ["helm", "tower", "mitre", "crown", "hound"];
const SUBJECTS: [&str; 6] = ["kitchen", "combat", "education", "king", "city", "quest"];

/// Colours closer than this in L*a*b* are shades of one fill.
const ONE_FILL: f32 = 14.0;
/// Colours closer than this to ink are contours, unless they cover half the drawing.
const CONTOUR: f32 = 8.0;

/// A drawing in pixels.
struct Drawn {
    pixels: resvg::tiny_skia::Pixmap,
    /// Pixels a unit.
    scale: f32,
}

fn draw(file: &str, size: Vec2, scale: f32) -> Drawn {
    draw_in(Palette::Heraldic, file, size, scale)
}

fn draw_in(palette: Palette, file: &str, size: Vec2, scale: f32) -> Drawn {
    let [width, height] = (size * scale).to_array().map(|side| side.round() as u32);
    let pixels = render_in(palette, file, width, height).unwrap();
    Drawn { pixels, scale }
}

/// The dominant fill of a drawing, or of one area of it (in its own units).
///
/// The opaque pixels' colours are counted in boxes of eight steps a channel; ink is left out, unless it covers half of them; the
/// box with the most pixels within [`ONE_FILL`] of its mean wins, and those pixels' mean is the fill. So the two shades of a
/// gradient count as one, and highlights and charges don't count unless they cover more than the fill does.
fn fill(drawn: &Drawn, area: Option<Area>) -> Colour {
    let inside = |x: u32, y: u32| {
        area.is_none_or(|area| {
            let (x, y) = (x as f32 / drawn.scale, y as f32 / drawn.scale);
            (area.x..area.x + area.w).contains(&x) && (area.y..area.y + area.h).contains(&y)
        })
    };
    let mut boxes = HashMap::<[u8; 3], Shades>::new();
    for (index, pixel) in drawn.pixels.pixels().iter().enumerate() {
        let width = drawn.pixels.width();
        let (x, y) = (index as u32 % width, index as u32 / width);
        if pixel.alpha() == 255 && inside(x, y) {
            let colour = [pixel.red(), pixel.green(), pixel.blue()];
            let sums = colour.map(u32::from);
            let shades = boxes.entry(colour.map(|c| c / 8)).or_default();
            *shades = shades.and(Shades { count: 1, sums });
        }
    }
    let mut boxes: Vec<_> = boxes
        .into_values()
        .map(|b| (b, Lab::from(b.mean())))
        .collect();
    let all = |boxes: &[(Shades, Lab)], middle: Lab, radius: f32| {
        let near = boxes
            .iter()
            .filter(|(_, lab)| distance(*lab, middle) < radius);
        near.fold(Shades::default(), |sum, (b, _)| sum.and(*b))
    };
    let ink = Lab::from(palette::INK);
    let total: u32 = boxes.iter().map(|(b, _)| b.count).sum();
    if all(&boxes, ink, ONE_FILL).count * 2 < total {
        boxes.retain(|(_, lab)| distance(*lab, ink) > CONTOUR);
    }
    // Boxes with hardly a pixel are the blur of edges: never the middle of a fill, and many.
    let middles = boxes.iter().filter(|(b, _)| b.count * 500 > total);
    let fills = middles.map(|(_, lab)| all(&boxes, *lab, ONE_FILL));
    fills
        .max_by_key(|fill| (fill.count, fill.sums))
        .unwrap()
        .mean()
}

fn distance(one: Lab, two: Lab) -> f32 {
    ((one.l - two.l).powi(2) + (one.a - two.a).powi(2) + (one.b - two.b).powi(2)).sqrt()
}

/// Pixels of like colours.
#[derive(Clone, Copy, Default)]
struct Shades {
    count: u32,
    sums: [u32; 3],
}

impl Shades {
    fn and(self, other: Shades) -> Shades {
        Shades {
            count: self.count + other.count,
            sums: std::array::from_fn(|i| self.sums[i] + other.sums[i]),
        }
    }

    fn mean(self) -> Colour {
        let count = self.count.max(1) as f32;
        let [red, green, blue] = self.sums.map(|sum| (sum as f32 / count).round() as u8);
        Colour { red, green, blue }
    }
}

fn part(palette: Palette, name: &str) -> Colour {
    let part = manifest().part(name).unwrap();
    fill(&draw_in(palette, &part.file, part.size, 4.0), None)
}

/// The closest two of `colours`, as `sight` sees them.
fn closest<'c>(colours: &[(&'c str, Colour)], sight: Sight) -> (f32, &'c str, &'c str) {
    let mut pairs = Vec::new();
    for (index, (one, a)) in colours.iter().enumerate() {
        for (two, b) in &colours[..index] {
            pairs.push((difference(sight.see(*a), sight.see(*b)), *two, *one));
        }
    }
    pairs.sort_by(|a, b| a.0.total_cmp(&b.0));
    pairs[0]
}

/// For whom a palette is made.
const fn seen_by(palette: Palette) -> &'static [Sight] {
    match palette {
        Palette::Heraldic => &[Sight::Full],
        Palette::RedGreen => &[Sight::Full, Sight::Deuteranopia, Sight::Protanopia],
        Palette::BlueYellow => &[Sight::Full, Sight::Tritanopia],
    }
}

#[test]
fn every_palette_is_told_apart_by_those_it_is_made_for() {
    for palette in Palette::ALL {
        let pawns = PAWNS.map(|pawn| (pawn, part(palette, pawn)));
        let kinds = subject_kinds(palette);
        for &sight in seen_by(palette) {
            let (apart, one, two) = closest(&pawns, sight);
            println!(
                "{palette:?}, {}: pawns {one} and {two}, {apart:.1}",
                sight.name()
            );
            assert!(
                apart >= 20.0,
                "{palette:?}: {one} and {two} are {apart:.1} apart"
            );
            for (kind, colours) in &kinds {
                let (apart, one, two) = closest(colours, sight);
                println!(
                    "{palette:?}, {}: {kind}, {one} and {two}, {apart:.1}",
                    sight.name()
                );
                assert!(
                    apart >= 10.0,
                    "{palette:?}: the {kind} of {one} and {two} are {apart:.1} apart"
                );
            }
        }
    }
}

/// Fails if two of `colours` are less than `least` apart in full sight; prints the closest pair for every other sight.
fn apart(what: &str, colours: &[(&str, Colour)], least: f32) {
    for sight in Sight::ALL {
        let (closest, one, two) = closest(colours, sight);
        println!(
            "{what}, {}: closest {one} and {two}, {closest:.1}",
            sight.name()
        );
        if sight == Sight::Full {
            assert!(
                closest >= least,
                "{what}: {one} and {two} are {closest:.1} apart"
            );
        }
    }
}

fn hex(Colour { red, green, blue }: Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

#[test]
fn pawns_are_told_apart() {
    let colours = PAWNS.map(|pawn| (pawn, part(Palette::Heraldic, pawn)));
    for (pawn, colour) in colours {
        let said = palette::PAWNS
            .iter()
            .find(|(name, _)| *name == pawn)
            .unwrap()
            .1;
        println!("{pawn} is {}, the palette says {}", hex(colour), hex(said));
        let off = difference(colour, said);
        assert!(
            off < 12.0,
            "{pawn} is drawn {}, {off:.1} from the palette",
            hex(colour)
        );
    }
    apart("pawns", &colours, 20.0);
}

/// What shows a subject's colour, and that colour as drawn.
fn subject_kinds(palette: Palette) -> Vec<(String, Vec<(&'static str, Colour)>)> {
    let mut kinds = Vec::new();
    for kind in ["cloth", "ribbon"] {
        let colours =
            SUBJECTS.map(|subject| (subject, part(palette, &format!("{kind}-{subject}"))));
        kinds.push((kind.to_owned(), colours.to_vec()));
    }
    for size in ["", "-small"] {
        let colours = SUBJECTS.map(|subject| {
            let card = manifest().card(&format!("{subject}-3{size}")).unwrap();
            (
                subject,
                fill(&draw_in(palette, &card.file, card.size, 2.0), card.picture),
            )
        });
        kinds.push((format!("card{size}"), colours.to_vec()));
    }
    for (name, board) in manifest().boards() {
        let drawn = draw_in(palette, &board.file, board.view, 1.0);
        let mut colours: Vec<(&str, Colour)> = Vec::new();
        for (key, road) in &board.roads {
            // By night, the two knights have colours of their own.
            if key != "tournament" && !road.label.ends_with("knight") {
                let ribbon = Some(road.banner.ribbon.area);
                colours.push((&road.subject, fill(&drawn, ribbon)));
            }
        }
        kinds.push((format!("banner of {name}"), colours));
    }
    kinds
}

#[test]
fn subjects_are_told_apart_and_have_one_colour_everywhere() {
    let said = SUBJECTS.map(|subject| (subject, palette::subject(subject).unwrap().main));
    for (kind, colours) in subject_kinds(Palette::Heraldic) {
        for (subject, colour) in &colours {
            let nearest = said
                .iter()
                .min_by(|a, b| difference(*colour, a.1).total_cmp(&difference(*colour, b.1)));
            let (nearest, main) = nearest.unwrap();
            println!("{kind}: {subject} is {}", hex(*colour));
            assert_eq!(
                subject,
                nearest,
                "the {kind} of {subject} is {}, which looks like {nearest}, {}",
                hex(*colour),
                hex(*main)
            );
        }
        apart(&kind, &colours, 10.0);
    }
}

#[test]
fn joust_and_tournament_are_combat_on_every_board() {
    for (name, board) in manifest().boards() {
        let [joust, tournament] = ["joust", "tournament"].map(|key| &board.roads[key]);
        if joust.label == "joust" {
            let drawn = draw(&board.file, board.view, 1.0);
            let fills = [joust, tournament].map(|road| fill(&drawn, Some(road.banner.ribbon.area)));
            assert!(difference(fills[0], fills[1]) < 3.0, "{name}: {fills:?}");
        }
    }
}

#[test]
fn names_on_banners_can_be_read() {
    let boards = || manifest().boards();
    let all = Palette::ALL.into_iter();
    for (palette, (board_name, board)) in
        all.flat_map(|palette| boards().map(move |board| (palette, board)))
    {
        let drawn = draw_in(palette, &board.file, board.view, 1.0);
        let cup = board.cup.iter().map(|cup| ("cup", &cup.banner));
        let roads = board
            .roads
            .iter()
            .map(|(key, road)| (key.as_str(), &road.banner));
        for (key, banner) in roads.chain(cup) {
            let ribbon = banner.ribbon;
            // The rows of the letters, each with its median colour: flourishes and weave are thin.
            let rows = (ribbon.baseline - 0.7 * ribbon.font_size) as u32..ribbon.baseline as u32;
            for y in rows {
                let half = ribbon.max_width / 2.0;
                let columns = (ribbon.center.x - half) as u32..(ribbon.center.x + half) as u32;
                let mut row: Vec<_> = columns
                    .map(|x| drawn.pixels.pixel(x, y).unwrap())
                    .map(|p| (u32::from(p.red()) + u32::from(p.green()), p))
                    .collect();
                row.sort_by_key(|(light, _)| *light);
                let middle = row[row.len() / 2].1;
                let ground = Colour {
                    red: middle.red(),
                    green: middle.green(),
                    blue: middle.blue(),
                };
                for text in [ribbon.fill, ribbon.initial] {
                    let contrast = contrast(text, ground);
                    assert!(
                        contrast >= 4.5,
                        "{palette:?}, {board_name}, {key}: {} on {} is {contrast:.2}",
                        hex(text),
                        hex(ground)
                    );
                }
            }
        }
    }
}
