//! Stones: where a pawn is put, a stone is drawn.

use bevy::math::Vec2;
use medieval_academy::art::{
    manifest,
    manifest::boards::{Board, Road, Symbol},
    render,
};

/// How far a pawn's anchor may be from the middle of the drawn stone, pixels.
const TOLERANCE: f32 = 2.0;
/// How far round the anchor a stone is looked for, pixels.
const WINDOW: i32 = 6;
/// Fewer than that much lighter than its rims (0 to 1), and there is no stone.
const LEAST_EDGE: f32 = 0.1;

/// Radius of most stones, units; the widths of their rims are given for it.
const STONE: f32 = 18.5;

/// Lightness of a board's pixels, 0 to 1.
struct Raster {
    width: usize,
    lightness: Vec<f32>,
    /// Pixels a unit.
    scale: f32,
}

impl Raster {
    fn of(board: &Board, width: u32) -> Self {
        let scale = width as f32 / board.view.x;
        let height = (board.view.y * scale).round() as u32;
        let drawn = render(&board.file, width, height).unwrap();
        let lightness = drawn.pixels().iter().map(|p| {
            let [red, green, blue] = [p.red(), p.green(), p.blue()].map(|c| f32::from(c) / 255.0);
            0.3 * red + 0.59 * green + 0.11 * blue
        });
        Raster {
            width: width as usize,
            lightness: lightness.collect(),
            scale,
        }
    }

    /// Lightness at a point in pixels, between the four pixels around it.
    fn at(&self, point: Vec2) -> f32 {
        let corner = (point - 0.5).floor();
        let part = point - 0.5 - corner;
        let index = corner.y.max(0.0) as usize * self.width + corner.x.max(0.0) as usize;
        let pixel = |offset: usize| self.lightness.get(index + offset).copied().unwrap_or(0.0);
        let mix = |a: f32, b: f32, share: f32| a + (b - a) * share;
        mix(
            mix(pixel(0), pixel(1), part.x),
            mix(pixel(self.width), pixel(self.width + 1), part.x),
            part.y,
        )
    }

    /// Mean lightness along an ellipse, all in pixels.
    fn along(&self, centre: Vec2, radii: Vec2) -> f32 {
        const STEPS: u16 = 48;
        let sum: f32 = (0..STEPS)
            .map(|step| {
                let angle = f32::from(step) * std::f32::consts::TAU / f32::from(STEPS);
                self.at(centre + radii * Vec2::from_angle(angle))
            })
            .sum();
        sum / f32::from(STEPS)
    }

    /// From `anchor` (pixels) to the middle of the drawn shape there, and how clearly its edge shows: the place in the window
    /// where the light of the shape and the dark of its rims differ most.
    fn find(&self, anchor: Vec2, shape: Shape) -> (Vec2, f32) {
        let edge = |offset: Vec2| {
            let along = |radii: Vec2| self.along(anchor + offset, radii * self.scale);
            let [inner, outer] = shape.rims.map(along);
            along(shape.light) - (inner + outer) / 2.0
        };
        let best = |offsets: &mut dyn Iterator<Item = Vec2>| {
            offsets
                .map(|offset| (offset, edge(offset)))
                .max_by(|a, b| a.1.total_cmp(&b.1))
                .unwrap()
        };
        let grid = |steps: i32, step: f32, middle: Vec2| {
            (-steps..=steps).flat_map(move |y| {
                (-steps..=steps).map(move |x| middle + Vec2::new(x as f32, y as f32) * step)
            })
        };
        let (coarse, _) = best(&mut grid(WINDOW, 1.0, Vec2::ZERO));
        best(&mut grid(4, 0.25, coarse))
    }
}

/// A ring of light between or within rims of ink and colour: radii in units.
#[derive(Clone, Copy)]
struct Shape {
    light: Vec2,
    rims: [Vec2; 2],
}

/// The shape of a space. A stone is a light disc in a rim of the subject's colour, both edged with ink; the start is a larger
/// ellipse, with a light kerb round a rim of colour.
fn shape(road: &Road, space: usize) -> Shape {
    if space == 0 {
        let start = Vec2::new(road.start.rx, road.start.ry);
        return Shape {
            light: start + 1.3,
            rims: [start - 2.0, start + 3.4],
        };
    }
    let radius = road.radius(space);
    // Stones of the compact boards are larger, their rims with them.
    let unit = road.stone_radius / STONE;
    let at = |inwards: f32| Vec2::splat(radius - inwards * unit);
    match road.symbols.get(&space) {
        // A star of gold round the disc, which is full of its symbol.
        Some(Symbol::Crown | Symbol::Parchment | Symbol::Parchment2) => Shape {
            light: at(1.4),
            rims: [at(3.2), at(-2.4)],
        },
        _ => Shape {
            light: at(4.7),
            rims: [at(3.5), at(0.3)],
        },
    }
}

/// The offsets of all spaces of a board at one size, with names.
fn offsets(board: &Board, width: u32) -> Vec<(String, Vec2, f32)> {
    let raster = Raster::of(board, width);
    let mut found = Vec::new();
    for (key, road) in &board.roads {
        for (space, place) in road.spaces.iter().enumerate() {
            let (offset, edge) = raster.find(*place * raster.scale, shape(road, space));
            found.push((format!("{key} {space}"), offset, edge));
        }
    }
    found
}

/// All spaces of a board, at three sizes.
fn check(name: &str) {
    let board = manifest().board(name).unwrap();
    for width in [800, 1600, 3200] {
        let found = offsets(board, width);
        assert!(found.len() > 90, "{name}: only {} spaces", found.len());
        let farthest = found
            .iter()
            .max_by(|a, b| a.1.length().total_cmp(&b.1.length()));
        let faintest = found.iter().min_by(|a, b| a.2.total_cmp(&b.2));
        println!("{name} at {width}: farthest {farthest:?}, faintest {faintest:?}");
        for (space, offset, edge) in found {
            assert!(
                edge > LEAST_EDGE,
                "{name} at {width}, {space}: no stone here ({edge})"
            );
            assert!(
                offset.length() <= TOLERANCE,
                "{name} at {width}, {space}: the stone is drawn {offset} pixels away"
            );
        }
    }
}

#[test]
fn pawns_stand_on_stones_by_day() {
    check("day");
}

#[test]
fn pawns_stand_on_stones_by_night() {
    check("night");
}

#[test]
fn pawns_stand_on_stones_of_the_first_edition() {
    check("first");
}

#[test]
fn pawns_stand_on_stones_of_the_compact_boards() {
    check("compact-day");
    check("compact-night");
}

/// The finder itself: anchors put wrong are found out, by how much they are wrong.
#[test]
fn a_pawn_beside_its_stone_is_noticed() {
    let board = manifest().board("compact-day").unwrap();
    let raster = Raster::of(board, 1600);
    for (road, space) in [("kitchen", 3), ("king", 6), ("city", 0), ("quest", 20)] {
        let road = &board.roads[road];
        let wrong = Vec2::new(3.0, -2.0);
        let anchor = road.spaces[space] * raster.scale + wrong;
        let (offset, _) = raster.find(anchor, shape(road, space));
        assert!((offset + wrong).length() < 1.0, "{space}: found {offset}");
        assert!(offset.length() > TOLERANCE);
    }
}
