//! Stamps: what is to be on the table, as plain values; and the entities that show them.

use std::{borrow::Cow, collections::HashMap};

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
    /// How far it is pulled about its anchor, in width and height; 1 is as drawn.
    pub pull: Vec2,
    /// Turned clockwise about its anchor, radians.
    pub turn: f32,
    /// For how many times its size it is drawn, and then brought to its size: while a view changes, not everything is drawn
    /// anew in every frame.
    pub detail: f32,
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
            pull: Vec2::ONE,
            turn: 0.0,
            detail: 1.0,
        }
    }

    /// The same, pulled and turned about a point of the screen together with whatever lies there.
    #[must_use]
    pub fn about(mut self, pivot: Vec2, pull: Vec2, turn: f32) -> Self {
        // Clockwise, where y points down.
        let way = Vec2::from_angle(turn).rotate((self.at - pivot) * pull);
        self.at = pivot + way;
        self.pull *= pull;
        self.turn += turn;
        self
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
    /// Its picture is not there as it should be: look again.
    waits: bool,
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

/// The entities that show stamps: pools for pictures, tiles and texts, since none of them can become another.
#[derive(Default)]
pub(super) struct Pools {
    pictures: Vec<Entity>,
    tiles: Vec<Entity>,
    texts: Vec<Entity>,
    /// The last picture that was there of each part: shown, stretched, until one of the right size is made.
    latest: HashMap<Cow<'static, str>, Handle<Image>>,
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
    let (mut pictures, mut tiles, mut texts) = (0, 0, 0);
    for stamp in &stamps.0 {
        let (pool, used) = match stamp.what {
            What::Text(..) => (&mut pools.texts, &mut texts),
            What::Tile(..) => (&mut pools.tiles, &mut tiles),
            _ => (&mut pools.pictures, &mut pictures),
        };
        if pool.len() == *used {
            pool.push(commands.spawn(Name::new("Stamp")).id());
        }
        let entity = pool[*used];
        *used += 1;
        let same = |before: &Shows| {
            !before.waits
                && before.stamp == *stamp
                && before.pixels_per_unit == scale.pixels_per_unit
                && before.screen == scale.screen
        };
        if shown.get(entity).is_ok_and(same) {
            continue;
        }
        let mut entity = commands.entity(entity);
        let pen = Pen {
            layout: &layout,
            scale: &scale,
            art: &art,
            fonts: &fonts,
        };
        let waits = pen.dress(&mut entity, stamp, &mut pools.latest);
        entity.insert((
            Visibility::Visible,
            Shows {
                stamp: stamp.clone(),
                pixels_per_unit: scale.pixels_per_unit,
                screen: scale.screen,
                waits,
            },
        ));
    }
    let spare = pools.pictures[pictures..]
        .iter()
        .chain(&pools.tiles[tiles..])
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

/// What stamps are drawn with.
struct Pen<'a> {
    layout: &'a Layout,
    scale: &'a Scale,
    art: &'a Art,
    fonts: &'a Fonts,
}

impl Pen<'_> {
    /// Makes an entity show a stamp. True if its picture is still being made.
    fn dress(
        &self,
        entity: &mut EntityCommands,
        stamp: &Stamp,
        latest: &mut HashMap<Cow<'static, str>, Handle<Image>>,
    ) -> bool {
        let place = self.layout.to_world(stamp.at);
        let at = Transform::from_translation(place.extend(stamp.z))
            .with_rotation(Quat::from_rotation_z(-stamp.turn))
            .with_scale(stamp.pull.extend(1.0));
        let tint = Color::WHITE.with_alpha(stamp.opacity);
        match &stamp.what {
            What::Part(name, width) => {
                let anchor = manifest().part(name).map_or(Anchor::CENTER, |part| {
                    let share = part.anchor / part.size;
                    Anchor(Vec2::new(share.x - 0.5, 0.5 - share.y))
                });
                let drawing = Drawing::Part(name);
                let (sprite, waits) = self.picture(drawing, *width, stamp, Some((name, latest)));
                entity.insert((sprite, anchor, at));
                waits
            }
            What::Tile(name, size) => {
                let tile = self.art.sprite(Drawing::Part(name), None);
                let sprite = Sprite {
                    image: tile.image,
                    color: tint,
                    custom_size: Some(*size),
                    image_mode: SpriteImageMode::Tiled {
                        tile_x: true,
                        tile_y: true,
                        stretch_value: 1.0 / self.scale.pixels_per_unit,
                    },
                    ..default()
                };
                entity.insert((sprite, Anchor::TOP_LEFT, at));
                false
            }
            What::Card(key, width) => {
                let (sprite, waits) = self.picture(Drawing::Card(key), *width, stamp, None);
                entity.insert((sprite, Anchor::CENTER, at));
                waits
            }
            What::Board(name, width) => {
                let (sprite, waits) = self.picture(Drawing::Board(name), *width, stamp, None);
                entity.insert((sprite, Anchor::TOP_LEFT, at));
                waits
            }
            What::Block(colour, size) => {
                let sprite = Sprite::from_color(colour.bevy().with_alpha(stamp.opacity), *size);
                entity.insert((sprite, Anchor::TOP_LEFT, at));
                false
            }
            What::Text(text, face, size, colour) => {
                // Drawn at the window's own size, then brought back to units, so that letters are crisp at any size.
                let logical = stamp.detail * self.scale.pixels_per_unit / self.scale.window_scale;
                entity.insert((
                    Text2d::new(text.clone()),
                    TextFont {
                        font: self.fonts.handle(*face).into(),
                        font_size: (size * logical).into(),
                        ..default()
                    },
                    TextColor(colour.bevy().with_alpha(stamp.opacity)),
                    Anchor::CENTER,
                    at.with_scale((stamp.pull / logical).extend(1.0)),
                ));
                false
            }
        }
    }

    /// A picture `width` wide; while one of the right size is being made, the last one there was.
    fn picture(
        &self,
        drawing: Drawing<'_>,
        width: f32,
        stamp: &Stamp,
        latest: Option<(
            &Cow<'static, str>,
            &mut HashMap<Cow<'static, str>, Handle<Image>>,
        )>,
    ) -> (Sprite, bool) {
        let picture = self.art.sprite(drawing, Some(width * stamp.detail));
        let mut image = picture.image;
        if let Some((name, latest)) = latest {
            if picture.crisp {
                if latest.get(name) != Some(&image) {
                    latest.insert(name.clone(), image.clone());
                }
            } else if let Some(before) = latest.get(name) {
                image = before.clone();
            }
        }
        let size = picture.size * (width / picture.size.x.max(1.0));
        let sprite = Sprite {
            image,
            color: Color::WHITE.with_alpha(stamp.opacity),
            custom_size: Some(size),
            ..default()
        };
        (sprite, !picture.crisp)
    }
}
