//! The colours of the component sheet, for egui and for Bevy.

use bevy::color::Color;
use bevy_egui::egui::Color32;

/// An opaque sRGB colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Colour {
    /// 0 to 255.
    pub red: u8,
    /// 0 to 255.
    pub green: u8,
    /// 0 to 255.
    pub blue: u8,
}

impl Colour {
    /// From `0xrrggbb`.
    pub const fn hex(rgb: u32) -> Self {
        Colour {
            red: (rgb >> 16) as u8,
            green: (rgb >> 8) as u8,
            blue: rgb as u8,
        }
    }

    /// From `#rrggbb`.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        u32::from_str_radix(digits, 16).ok().map(Self::hex)
    }

    /// For egui.
    pub const fn egui(self) -> Color32 {
        Color32::from_rgb(self.red, self.green, self.blue)
    }

    /// For Bevy.
    pub const fn bevy(self) -> Color {
        Color::srgb_u8(self.red, self.green, self.blue)
    }

    /// For egui, at `opacity` as the mock-ups mean it; see [`matched_opacity`].
    pub fn veil(self, opacity: f32) -> Color32 {
        let [r, g, b] = [self.red, self.green, self.blue].map(|c| f32::from(c) / 255.0 * opacity);
        let alpha = self.matched(opacity);
        let byte = |v: f32| (v * 255.0).round() as u8;
        Color32::from_rgba_premultiplied(byte(r), byte(g), byte(b), byte(alpha))
    }

    /// For Bevy, at `opacity` as the mock-ups mean it; see [`matched_opacity`].
    pub fn bevy_veil(self, opacity: f32) -> Color {
        bevy::color::Alpha::with_alpha(&self.bevy(), self.matched(opacity))
    }

    /// Between this colour (0) and `other` (1).
    pub fn mix(self, other: Colour, share: f32) -> Colour {
        let mix =
            |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * share).round() as u8;
        Colour {
            red: mix(self.red, other.red),
            green: mix(self.green, other.green),
            blue: mix(self.blue, other.blue),
        }
    }

    fn matched(self, opacity: f32) -> f32 {
        let mean = (f32::from(self.red) + f32::from(self.green) + f32::from(self.blue)) / 765.0;
        matched_opacity(mean, opacity)
    }
}

/// sRGB to linear light, 0 to 1.
pub(crate) fn to_linear(value: f32) -> f32 {
    if value <= 0.04045 {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

/// The alpha that covers as `opacity` does in a drawing program.
///
/// The drawings were made where colours are mixed as sRGB numbers; the graphics card mixes light. This alpha, over black and
/// over white alike, gives what was drawn. `lightness` is the covering colour's, 0 to 1.
pub fn matched_opacity(lightness: f32, opacity: f32) -> f32 {
    1.0 + to_linear(lightness * opacity) - to_linear(lightness * opacity + 1.0 - opacity)
}

impl From<Colour> for Color32 {
    fn from(colour: Colour) -> Self {
        colour.egui()
    }
}

impl From<Colour> for Color {
    fn from(colour: Colour) -> Self {
        colour.bevy()
    }
}

/// Text and contours.
pub const INK: Colour = Colour::hex(0x2b1d14);
/// Lesser text, asides.
pub const INK_SOFT: Colour = Colour::hex(0x4a3424);
/// Text of what cannot be used.
pub const INK_FAINT: Colour = Colour::hex(0x5e4c38);
/// Panels.
pub const PARCHMENT: Colour = Colour::hex(0xf0e0bd);
/// Tracks, plaques.
pub const PARCHMENT_DEEP: Colour = Colour::hex(0xe3cb98);
/// Tooltips, tags.
pub const PALE: Colour = Colour::hex(0xf8ecd0);
/// Fields; text on deep colours.
pub const CREAM: Colour = Colour::hex(0xfbf3dc);
/// Lines of gold.
pub const GOLD: Colour = Colour::hex(0xc9972c);
/// Light gold: glow, lines on deep colours.
pub const GOLD_LIGHT: Colour = Colour::hex(0xf2d479);
/// Dark gold: rules on parchment.
pub const GOLD_DEEP: Colour = Colour::hex(0x7d5814);
/// Blue of the main action.
pub const LAPIS: Colour = Colour::hex(0x2b4a8c);
/// Lighter blue.
pub const LAPIS_LIGHT: Colour = Colour::hex(0x4f78c2);
/// Ring of the focus.
pub const FOCUS: Colour = Colour::hex(0x16306b);
/// Red of warnings and marks.
pub const VERMILION: Colour = Colour::hex(0xb5382b);
/// Green.
pub const VERDIGRIS: Colour = Colour::hex(0x3f7f6c);
/// Pink.
pub const ROSE: Colour = Colour::hex(0xb45a6a);
/// Orange.
pub const OCHRE: Colour = Colour::hex(0xd0922f);
/// Purple.
pub const VIOLET: Colour = Colour::hex(0x6b4a86);
/// Dark green.
pub const MOSS: Colour = Colour::hex(0x4a5a2c);
/// The table.
pub const WOOD: Colour = Colour::hex(0x2a1a10);
/// Red text on parchment: headings.
pub const RED_TEXT: Colour = Colour::hex(0x8f261b);
/// Blue text on parchment.
pub const LAPIS_TEXT: Colour = Colour::hex(0x233f7a);
/// Green text on parchment.
pub const GREEN_TEXT: Colour = Colour::hex(0x285546);
/// Text on the wooden table.
pub const TABLE_TEXT: Colour = Colour::hex(0xe8cf9a);
/// What is drawn over the board to quieten it.
pub const VEIL: Colour = Colour::hex(0x140a05);

/// Colours of the five pawns, by the parts' names: helm, tower, mitre, crown, hound.
pub const PAWNS: [(&str, Colour); 5] = [
    ("helm", Colour::hex(0xefe7d2)),
    ("tower", Colour::hex(0xe2a52f)),
    ("mitre", Colour::hex(0xc24a37)),
    ("crown", Colour::hex(0x2f559f)),
    ("hound", Colour::hex(0x2f2622)),
];

/// The colours of a subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SubjectColours {
    /// The heraldic colour.
    pub main: Colour,
    /// Ground for text.
    pub deep: Colour,
    /// Pale ground.
    pub tint: Colour,
    /// Text on `deep`.
    pub text: Colour,
}

/// The colours of the subject `kitchen`, `combat`, `education`, `king`, `city` or `quest`; of the roads `joust` and `tournament` too.
pub fn subject(key: &str) -> Option<SubjectColours> {
    let colours = |main, deep, tint, text| {
        Some(SubjectColours {
            main: Colour::hex(main),
            deep: Colour::hex(deep),
            tint: Colour::hex(tint),
            text,
        })
    };
    match key {
        "kitchen" => colours(0xd0922f, 0xd0922f, 0xecc982, INK),
        "combat" | "joust" | "tournament" => colours(0xb5382b, 0xab3426, 0xe3aa98, CREAM),
        "education" => colours(0x2b4a8c, 0x2f5197, 0xaebfdf, CREAM),
        "king" => colours(0x6b4a86, 0x472a5e, 0xc2afce, CREAM),
        "city" => colours(0x3f7f6c, 0x2f6757, 0xa5c9b8, CREAM),
        "quest" => colours(0x4a5a2c, 0x2c3719, 0xa3ab7b, CREAM),
        _ => None,
    }
}
