//! The drawn world: SVG sources, what is known about them, textures at the window's size, colours and fonts.

mod files;
mod fonts;
pub mod manifest;
pub mod palette;
mod pictures;
mod raster;
mod ready;
mod recolour;
mod scale;
pub mod sight;

use bevy::prelude::*;

pub use files::FileError;
pub use fonts::{Face, Fonts, egui_fonts};
pub use manifest::manifest;
pub use pictures::{Art, Drawing, Picture, SpritePicture};
pub use raster::{RasterError, render, render_in};
pub use recolour::recolour;
pub use scale::{REFERENCE_SIZE, SMALLEST_TEXT, Scale};

/// Adds [`Scale`], [`Art`] and [`Fonts`], and the systems that keep them right.
///
/// Needs `DefaultPlugins` with a window, and `EguiPlugin`, both added before. The windowless app does without.
pub fn plugin(app: &mut App) {
    scale::plugin(app);
    pictures::plugin(app);
    fonts::plugin(app);
    ready::plugin(app);
}
