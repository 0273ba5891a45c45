//! Libertinus Serif in six faces, for egui and for Bevy's text.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

use bevy::prelude::*;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontId};
use bevy_egui::{EguiContext, EguiPreUpdateSet};

/// A face of Libertinus Serif.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Face {
    /// Running text.
    #[default]
    Regular,
    /// Numbers, names within a line.
    Bold,
    /// Asides.
    Italic,
    /// Names within an aside.
    BoldItalic,
    /// Labels, names, prompts.
    Semibold,
    /// What is under way.
    SemiboldItalic,
}

impl Face {
    /// All faces, in the order the font files come.
    pub const ALL: [Face; 6] = [
        Face::Regular,
        Face::Bold,
        Face::Italic,
        Face::BoldItalic,
        Face::Semibold,
        Face::SemiboldItalic,
    ];

    const fn name(self) -> &'static str {
        match self {
            Face::Regular => "libertinus-regular",
            Face::Bold => "libertinus-bold",
            Face::Italic => "libertinus-italic",
            Face::BoldItalic => "libertinus-bold-italic",
            Face::Semibold => "libertinus-semibold",
            Face::SemiboldItalic => "libertinus-semibold-italic",
        }
    }

    /// egui's family of this face.
    pub fn family(self) -> FontFamily {
        // Kept, so that laying out a line does not allocate its family's name each frame.
        static FAMILIES: OnceLock<[FontFamily; 6]> = OnceLock::new();
        let families =
            FAMILIES.get_or_init(|| Face::ALL.map(|face| FontFamily::Name(Arc::from(face.name()))));
        families[self as usize].clone()
    }

    /// egui's font of this face at `size` points.
    pub fn at(self, size: f32) -> FontId {
        FontId::new(size, self.family())
    }

    /// Upright to italic.
    pub const fn italic(self) -> Face {
        match self {
            Face::Regular | Face::Italic => Face::Italic,
            Face::Bold | Face::BoldItalic => Face::BoldItalic,
            Face::Semibold | Face::SemiboldItalic => Face::SemiboldItalic,
        }
    }

    /// Light to bold.
    pub const fn bold(self) -> Face {
        match self {
            Face::Regular | Face::Bold | Face::Semibold => Face::Bold,
            Face::Italic | Face::BoldItalic | Face::SemiboldItalic => Face::BoldItalic,
        }
    }
}

/// The faces as Bevy's assets, for `Text2d`.
#[derive(Resource, Debug, Clone)]
pub struct Fonts([Handle<Font>; 6]);

impl Fonts {
    /// The handle of `face`.
    pub fn handle(&self, face: Face) -> Handle<Font> {
        self.0[face as usize].clone()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load).add_systems(
        PreUpdate,
        teach_egui
            .after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Before a context's first pass: text in a family egui does not know is a panic.
fn teach_egui(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in &mut contexts {
        context.get_mut().set_fonts(egui_fonts());
    }
}

fn load(mut commands: Commands, mut fonts: ResMut<Assets<Font>>) {
    let handles = data().map(|bytes| fonts.add(Font::from_bytes(bytes.to_vec())));
    commands.insert_resource(Fonts(handles));
}

/// The font files' bytes, in the order of [`Face::ALL`].
fn data() -> [&'static [u8]; 6] {
    let mut files = typst_assets::fonts();
    std::array::from_fn(|_| files.next().unwrap_or_default())
}

/// egui's fonts: only ours, also for whatever asks for its standard families.
pub fn egui_fonts() -> FontDefinitions {
    let names = Face::ALL.map(|face| face.name().to_owned());
    let font_data = names
        .iter()
        .zip(data())
        .map(|(name, bytes)| (name.clone(), Arc::new(FontData::from_static(bytes))))
        .collect();
    let mut families: BTreeMap<FontFamily, Vec<String>> = Face::ALL
        .iter()
        .zip(&names)
        .map(|(face, name)| (face.family(), vec![name.clone()]))
        .collect();
    families.insert(FontFamily::Proportional, vec![names[0].clone()]);
    families.insert(FontFamily::Monospace, vec![names[0].clone()]);
    FontDefinitions {
        font_data,
        families,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui;

    #[test]
    fn every_face_is_libertinus_serif() {
        for bytes in data() {
            assert_eq!(&bytes[..4], b"OTTO");
        }
        let context = egui::Context::default();
        context.set_fonts(egui_fonts());
        let output = context.run_ui(egui::RawInput::default(), |ui| {
            for face in Face::ALL {
                let font = face.at(16.0);
                // egui's `has_glyph` says no to every letter of a family with one font. What is missing gets the width of
                // the replacement, which no letter here has.
                let width = |letter| ui.ctx().fonts_mut(|fonts| fonts.glyph_width(&font, letter));
                let missing = width('\u{e5e5}');
                for letter in "Aé€ß„Ж→×−…".chars() {
                    assert_ne!(width(letter), missing, "{face:?} has no {letter}");
                }
            }
        });
        output.drop_without_applying_deltas();
    }
}
