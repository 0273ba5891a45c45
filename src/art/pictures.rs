//! Pictures on demand: ask by name and size, get a texture at once; the pixels come from a background task.

mod workshop;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bevy::{
    asset::{AssetHandleProvider, RenderAssetUsages},
    image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    window::RequestRedraw,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use bevy_egui::{EguiPreUpdateSet, EguiTextureHandle, EguiUserTextures, egui};

use super::{Scale, manifest::manifest, palette, raster::Blend, recolour, recolour::differs};
use crate::settings::{Palette, Settings};
use workshop::{Done, Workshop};

/// The most that is handed to the graphics card in one frame, in bytes (but always one picture): about two milliseconds.
const UPLOAD_A_FRAME: usize = 6 << 20;

/// No picture is larger on its longer side, in pixels; a board zoomed beyond that gets blurred instead of filling memory.
const LARGEST_SIDE: f32 = 4096.0;

/// Frames for which a picture of the overlays that nobody asks for is kept, once the window has changed its size.
const KEPT_FRAMES: u64 = 600;

/// Which drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Drawing<'a> {
    /// A part, such as `helm` or `panel-small`.
    Part(&'a str),
    /// A card face, such as `combat-4`, `back`, `challenge-2`; large or close picture as its width asks.
    Card(&'a str),
    /// A board, such as `day` or `compact-night`.
    Board(&'a str),
    /// A picture of a living sprite.
    Ambient {
        /// Its name.
        sprite: &'a str,
        /// By night.
        night: bool,
        /// Which of its pictures.
        frame: usize,
    },
}

/// A picture for egui.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Picture {
    /// Paint this; it is empty until the pixels are there.
    pub texture: egui::TextureId,
    /// Size in reference units, which are egui's points.
    pub size: egui::Vec2,
    /// Size in pixels of what is there now; zero until then.
    pub pixels: [u32; 2],
    /// The pixels are there and fit the present scale.
    pub crisp: bool,
}

/// A picture for a `Sprite`. Set `custom_size` always: the number of pixels changes with the window.
#[derive(Debug, Clone, PartialEq)]
pub struct SpritePicture {
    /// Nothing is drawn until the pixels are there. Keeps the picture fitting the window for as long as it is held.
    pub image: Handle<Image>,
    /// Size in reference units.
    pub size: Vec2,
    /// The pixels are there and fit the present scale.
    pub crisp: bool,
}

/// Gives out pictures. Ask every frame or once, as you like: it is a look-up.
#[derive(Resource)]
pub struct Art {
    book: Mutex<Book>,
    workshop: Arc<Workshop>,
    handles: AssetHandleProvider,
    nothing: egui::TextureId,
}

#[derive(Default)]
struct Book {
    by_key: HashMap<Key, usize>,
    entries: Vec<Option<Entry>>,
    unknown: std::collections::HashSet<String>,
    frame: u64,
    pending: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    file: &'static str,
    blend: Blend,
    /// Reference units, rounded; 0 for boards, which have one picture whose size follows the zoom.
    width: u32,
}

struct Entry {
    key: Key,
    /// Wanted, reference units.
    size: [f32; 2],
    repeats: bool,
    handle: Handle<Image>,
    texture: Option<egui::TextureId>,
    /// What is there, pixels.
    pixels: [u32; 2],
    /// The colours it was made in.
    palette: Palette,
    busy: bool,
    broken: bool,
    asked: u64,
    /// Made before it is asked for, at every scale.
    ready_made: bool,
}

impl Entry {
    /// Whether what is there is what a scale and a palette ask for.
    fn crisp(&self, scale: f32, palette: Palette) -> bool {
        self.pixels == in_pixels(self.size, scale) && !differs(self.key.file, self.palette, palette)
    }
}

fn in_pixels([width, height]: [f32; 2], scale: f32) -> [u32; 2] {
    let scale = scale.min(LARGEST_SIDE / width.max(height));
    [width, height].map(|side| (side * scale).round().max(1.0) as u32)
}

impl Art {
    /// The part `name` at the size it was drawn.
    pub fn part(&self, name: &str) -> Picture {
        self.picture(Drawing::Part(name), None)
    }

    /// The card face `key` (such as `combat-4`), `width` reference units wide.
    pub fn card(&self, key: &str, width: f32) -> Picture {
        self.picture(Drawing::Card(key), Some(width))
    }

    /// The board `name`, `width` reference units wide. One picture a board: the last width asked for counts.
    pub fn board(&self, name: &str, width: f32) -> Picture {
        self.picture(Drawing::Board(name), Some(width))
    }

    /// A drawing for egui; without `width`, at the size it was drawn.
    ///
    /// An unknown name is logged, once, and gives an empty picture.
    pub fn picture(&self, drawing: Drawing<'_>, width: Option<f32>) -> Picture {
        let mut book = self.book();
        match self.entry(&mut book, drawing, width, Blend::Overlay) {
            Some(entry) => Picture {
                texture: entry.texture.unwrap_or(self.nothing),
                size: entry.size.into(),
                pixels: entry.pixels,
                crisp: entry.crisp(self.workshop.scale(), self.workshop.palette()),
            },
            None => Picture {
                texture: self.nothing,
                size: egui::Vec2::ZERO,
                pixels: [0, 0],
                crisp: true,
            },
        }
    }

    /// A drawing for a sprite; without `width`, at the size it was drawn. Boards: one picture each, the last width counts.
    ///
    /// An unknown name is logged, once, and gives an empty picture.
    pub fn sprite(&self, drawing: Drawing<'_>, width: Option<f32>) -> SpritePicture {
        let mut book = self.book();
        match self.entry(&mut book, drawing, width, Blend::Sprite) {
            Some(entry) => SpritePicture {
                image: entry.handle.clone(),
                size: entry.size.into(),
                crisp: entry.crisp(self.workshop.scale(), self.workshop.palette()),
            },
            None => SpritePicture {
                image: Handle::default(),
                size: Vec2::ZERO,
                crisp: true,
            },
        }
    }

    /// The colours of a subject or road, in the person's palette; see [`palette::subject`].
    pub fn subject(&self, key: &str) -> Option<palette::SubjectColours> {
        let now = self.workshop.palette();
        let colours = palette::subject(key)?;
        let moved = |colour| recolour::recolour(now, key, colour);
        Some(palette::SubjectColours {
            main: moved(colours.main),
            deep: moved(colours.deep),
            tint: moved(colours.tint),
            text: colours.text,
        })
    }

    /// The colour of a pawn, in the person's palette.
    pub fn pawn(&self, name: &str) -> Option<palette::Colour> {
        let &(_, colour) = palette::PAWNS.iter().find(|(pawn, _)| *pawn == name)?;
        Some(recolour::recolour(self.workshop.palette(), name, colour))
    }

    /// Has parts made for egui before they are asked for, now and whenever the scale changes: what a pointer or a key may call
    /// up at any moment must not flicker the first time.
    pub fn make_ready<'n>(&self, parts: impl IntoIterator<Item = &'n str>) {
        let mut book = self.book();
        for part in parts {
            if let Some(entry) = self.entry(&mut book, Drawing::Part(part), None, Blend::Overlay) {
                entry.ready_made = true;
            }
        }
    }

    /// Pictures being made at this moment, and made but not yet shown.
    pub fn pending(&self) -> usize {
        self.book().pending
    }

    /// Pictures asked for so far, without those let go.
    pub fn pictures(&self) -> usize {
        self.book().entries.iter().flatten().count()
    }

    fn entry<'b>(
        &self,
        book: &'b mut Book,
        drawing: Drawing<'_>,
        width: Option<f32>,
        blend: Blend,
    ) -> Option<&'b mut Entry> {
        let Some((file, drawn)) = manifest().drawing(drawing, width.unwrap_or(f32::MAX)) else {
            if book.unknown.insert(format!("{drawing:?}")) {
                error!("the art has no {drawing:?}");
            }
            return None;
        };
        let width = width.unwrap_or(drawn[0]).max(1.0);
        let size = [width, width * drawn[1] / drawn[0]];
        let one_size = matches!(drawing, Drawing::Board(_));
        let key = Key {
            file,
            blend,
            width: if one_size { 0 } else { width.round() as u32 },
        };
        let frame = book.frame;
        let index = match book.by_key.get(&key) {
            Some(&index) => index,
            None => {
                let repeats = matches!(drawing, Drawing::Part(name) if manifest().part(name).is_some_and(|p| p.tile));
                book.by_key.insert(key, book.entries.len());
                book.entries.push(Some(Entry {
                    key,
                    size,
                    repeats,
                    handle: self.handles.reserve_handle().typed(),
                    texture: None,
                    pixels: [0, 0],
                    palette: Palette::default(),
                    busy: false,
                    broken: false,
                    asked: frame,
                    ready_made: false,
                }));
                book.entries.len() - 1
            }
        };
        let entry = book.entries[index].as_mut()?;
        entry.asked = frame;
        if one_size {
            entry.size = size;
        }
        if self.workshop.order(index, entry) {
            book.pending += 1;
        }
        Some(entry)
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        // Nothing panics while it is held; if something did, half an entry is still only a missing picture.
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Art>()
        .add_systems(PreStartup, wake_by_event)
        .add_systems(
            PreUpdate,
            (follow_scale, follow_palette, hang)
                .chain()
                .before(EguiPreUpdateSet::BeginPass),
        );
}

impl FromWorld for Art {
    fn from_world(world: &mut World) -> Self {
        let mut images = world.resource_mut::<Assets<Image>>();
        // Not `Image::transparent`, which is clear white: egui's shader would add that white to what lies under it.
        let empty = images.add(image([1, 1], vec![0; 4], false));
        let handles = images.get_handle_provider();
        let nothing = world
            .resource_mut::<EguiUserTextures>()
            .add_image(EguiTextureHandle::Strong(empty));
        Art {
            book: Mutex::default(),
            workshop: Arc::default(),
            handles,
            nothing,
        }
    }
}

/// A finished picture must show even when the player does nothing, and the window sleeps.
fn wake_by_event(art: Res<Art>, events: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(events) = events {
        let events = events.clone();
        // Fails only when the window is gone already, and with it the need.
        art.workshop.when_done(move || {
            let _ = events.send_event(WinitUserEvent::WakeUp);
        });
    }
}

/// After a change of scale, pictures held by sprites are made anew, and what nobody uses any more is let go. (Pictures of the
/// overlays are made anew when they are asked for.)
fn follow_scale(
    art: Res<Art>,
    scale: Res<Scale>,
    mut textures: ResMut<EguiUserTextures>,
    mut known: Local<f32>,
) {
    let mut book = art.book();
    book.frame += 1;
    if *known == scale.pixels_per_unit {
        return;
    }
    *known = scale.pixels_per_unit;
    art.workshop.set_scale(scale.pixels_per_unit);
    let Book {
        by_key,
        entries,
        frame,
        pending,
        ..
    } = &mut *book;
    for (index, slot) in entries.iter_mut().enumerate() {
        let Some(entry) = slot.as_mut().filter(|entry| !entry.busy) else {
            continue;
        };
        let used = match (&entry.key.blend, &entry.handle) {
            (Blend::Sprite, Handle::Strong(held)) => Arc::strong_count(held) > 1,
            _ => entry.ready_made || entry.asked + KEPT_FRAMES > *frame,
        };
        let unasked = entry.ready_made || entry.key.blend == Blend::Sprite;
        if !used {
            by_key.remove(&entry.key);
            textures.remove_image(&entry.handle);
            *slot = None;
        } else if unasked && art.workshop.order(index, entry) {
            *pending += 1;
        }
    }
}

/// After a change of colours, what shows them is made anew: pictures of the overlays when they are asked for, all others now.
fn follow_palette(
    art: Res<Art>,
    settings: Option<Res<Settings>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(palette) = settings.map(|settings| settings.palette) else {
        return;
    };
    if art.workshop.palette() == palette {
        return;
    }
    art.workshop.set_palette(palette);
    let mut book = art.book();
    let Book {
        entries, pending, ..
    } = &mut *book;
    for (index, slot) in entries.iter_mut().enumerate() {
        if let Some(entry) = slot
            && (entry.ready_made || entry.key.blend == Blend::Sprite)
            && art.workshop.order(index, entry)
        {
            *pending += 1;
        }
    }
    redraw.write(RequestRedraw);
}

/// Puts finished pictures in place, behind the handles and texture ids already given out.
fn hang(
    art: Res<Art>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut book = art.book();
    let mut uploaded = 0;
    while uploaded < UPLOAD_A_FRAME {
        let Some(Done {
            index,
            pixels: size,
            palette,
            result,
        }) = art.workshop.collect()
        else {
            return;
        };
        book.pending = book.pending.saturating_sub(1);
        let Some(entry) = book.entries[index].as_mut() else {
            continue;
        };
        entry.busy = false;
        let bytes = match result {
            Ok(bytes) => bytes,
            Err(problem) => {
                error!("{problem}");
                entry.broken = true;
                continue;
            }
        };
        uploaded += bytes.len();
        entry.pixels = size;
        entry.palette = palette;
        if images
            .insert(&entry.handle, image(size, bytes, entry.repeats))
            .is_err()
        {
            entry.broken = true;
        } else if entry.key.blend == Blend::Overlay && entry.texture.is_none() {
            let handle = EguiTextureHandle::Strong(entry.handle.clone());
            entry.texture = Some(textures.add_image(handle));
        }
        // The window may have changed its size, or the board its zoom, while this was made.
        let unasked = entry.ready_made || entry.key.blend == Blend::Sprite;
        if unasked && art.workshop.order(index, entry) {
            book.pending += 1;
        }
    }
    redraw.write(RequestRedraw);
}

fn image([width, height]: [u32; 2], bytes: Vec<u8>, repeats: bool) -> Image {
    let mut image = Image::new(
        Extent3d {
            width,
            height,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        bytes,
        TextureFormat::Rgba8UnormSrgb,
        // Ours are made again from the drawing when needed: no second copy in memory.
        RenderAssetUsages::RENDER_WORLD,
    );
    let mut sampler = ImageSamplerDescriptor::linear();
    if repeats {
        sampler.set_address_mode(ImageAddressMode::Repeat);
    }
    image.sampler = ImageSampler::Descriptor(sampler);
    image
}
