//! Stamps: what is to be on the table, as plain values; and the entities that show them.

use std::borrow::Cow;

use bevy::{prelude::*, sprite::Anchor};

use super::Layout;
use crate::art::{Art, Drawing, Face, Fonts, Scale, manifest, palette::Colour};

/// One thing on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Stamp {
    /// What is drawn.
    pub what: What,
    /// Where its anchor lies, in reference units of the screen.
    pub at: Vec2,
    /// Greater is nearer.
    pub z: f32,
    /// Opacity, 0 to 1.
    pub opacity: f32,
}

/// What a stamp draws.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// A part by its name, this wide in reference units; its anchor is the part's own.
    Part(Cow<'static, str>, f32),
    /// A part that fills a size by repeating; anchored at its top left.
    Tile(&'static str, Vec2),
    /// A card face by its key, this wide; anchored at its centre.
    Card(String, f32),
    /// A board by its name, this wide; anchored at its top left.
    Board(&'static str, f32),
    /// A plain box; anchored at its top left.
    Block(Colour, Vec2),
    /// A line of text, centred on its anchor.
    Text(String, Face, f32, Colour),
}

impl Stamp {
    /// A stamp, opaque.
    #[must_use]
    pub const fn new(what: What, at: Vec2, z: f32) -> Self {
        Self {
            what,
            at,
            z,
            opacity: 1.0,
        }
    }

    /// The same, see-through.
    #[must_use]
    pub const fn faded(mut self, opacity: f32) -> Self {
        self.opacity = opacity;
        self
    }
}

/// All that is on the table now. Rebuilt by the scene; shown by one system.
#[derive(Resource, Debug, Default)]
pub struct Stamps(pub Vec<Stamp>);

/// The entity of the stamp with this index.
#[derive(Component)]
pub(super) struct Shows {
    stamp: Stamp,
    pixels_per_unit: f32,
    screen: Vec2,
}

/// The table's camera.
#[derive(Component)]
pub(super) struct TableCamera;

/// The camera sees reference units, centred.
pub(super) fn fit_camera(
    scale: Res<Scale>,
    mut cameras: Query<&mut Projection, With<TableCamera>>,
) {
    for mut projection in &mut cameras {
        // Windows are measured in logical pixels.
        let logical = scale.window_scale / scale.pixels_per_unit;
        if let Projection::Orthographic(lens) = projection.bypass_change_detection()
            && (lens.scale - logical).abs() > f32::EPSILON
        {
            lens.scale = logical;
            projection.set_changed();
        }
    }
}

/// The entities that show stamps: one pool for pictures, one for texts, since neither can become the other.
#[derive(Default)]
pub(super) struct Pools {
    pictures: Vec<Entity>,
    texts: Vec<Entity>,
}

/// Makes the entities show the stamps, touching only what is different from before.
pub(super) fn show(
    mut commands: Commands,
    stamps: Res<Stamps>,
    layout: Res<Layout>,
    scale: Res<Scale>,
    art: Res<Art>,
    fonts: Res<Fonts>,
    mut pools: Local<Pools>,
    shown: Query<&Shows>,
) {
    let (mut pictures, mut texts) = (0, 0);
    for stamp in &stamps.0 {
        let (pool, used) = match stamp.what {
            What::Text(..) => (&mut pools.texts, &mut texts),
            _ => (&mut pools.pictures, &mut pictures),
        };
        if pool.len() == *used {
            pool.push(commands.spawn(Name::new("Stamp")).id());
        }
        let entity = pool[*used];
        *used += 1;
        let same = |before: &Shows| {
            before.stamp == *stamp
                && before.pixels_per_unit == scale.pixels_per_unit
                && before.screen == scale.screen
        };
        if shown.get(entity).is_ok_and(same) {
            continue;
        }
        let mut entity = commands.entity(entity);
        entity.insert((
            Visibility::Visible,
            Shows {
                stamp: stamp.clone(),
                pixels_per_unit: scale.pixels_per_unit,
                screen: scale.screen,
            },
        ));
        dress(&mut entity, stamp, &layout, &scale, &art, &fonts);
    }
    let spare = pools.pictures[pictures..]
        .iter()
        .chain(&pools.texts[texts..]);
    for &entity in spare {
        if shown.get(entity).is_ok() {
            commands
                .entity(entity)
                .remove::<Shows>()
                .insert(Visibility::Hidden);
        }
    }
}

fn dress(
    entity: &mut EntityCommands,
    stamp: &Stamp,
    layout: &Layout,
    scale: &Scale,
    art: &Art,
    fonts: &Fonts,
) {
    let place = layout.to_world(stamp.at);
    let at = Transform::from_translation(place.extend(stamp.z));
    let tint = Color::WHITE.with_alpha(stamp.opacity);
    let picture = |drawing: Drawing<'_>, width: f32| {
        let picture = art.sprite(drawing, Some(width));
        Sprite {
            image: picture.image,
            color: tint,
            custom_size: Some(picture.size),
            ..default()
        }
    };
    match &stamp.what {
        What::Part(name, width) => {
            let anchor = manifest().part(name).map_or(Anchor::CENTER, |part| {
                let share = part.anchor / part.size;
                Anchor(Vec2::new(share.x - 0.5, 0.5 - share.y))
            });
            entity.insert((picture(Drawing::Part(name), *width), anchor, at));
        }
        What::Tile(name, size) => {
            let tile = art.sprite(Drawing::Part(name), None);
            let sprite = Sprite {
                image: tile.image,
                color: tint,
                custom_size: Some(*size),
                image_mode: SpriteImageMode::Tiled {
                    tile_x: true,
                    tile_y: true,
                    stretch_value: 1.0 / scale.pixels_per_unit,
                },
                ..default()
            };
            entity.insert((sprite, Anchor::TOP_LEFT, at));
        }
        What::Card(key, width) => {
            entity.insert((picture(Drawing::Card(key), *width), Anchor::CENTER, at));
        }
        What::Board(name, width) => {
            entity.insert((picture(Drawing::Board(name), *width), Anchor::TOP_LEFT, at));
        }
        What::Block(colour, size) => {
            let sprite = Sprite::from_color(colour.bevy().with_alpha(stamp.opacity), *size);
            entity.insert((sprite, Anchor::TOP_LEFT, at));
        }
        What::Text(text, face, size, colour) => {
            // Drawn at the window's own size, then brought back to units, so that letters are crisp at any size.
            let logical = scale.pixels_per_unit / scale.window_scale;
            entity.insert((
                Text2d::new(text.clone()),
                TextFont {
                    font: fonts.handle(*face).into(),
                    font_size: (size * logical).into(),
                    ..default()
                },
                TextColor(colour.bevy().with_alpha(stamp.opacity)),
                Anchor::CENTER,
                at.with_scale(Vec3::splat(1.0 / logical)),
            ));
        }
    }
}
