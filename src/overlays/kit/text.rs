//! Lines and paragraphs of text at exact places: small capitals, bold names, fitted to a width.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, Context, Galley, Painter, Pos2, Rect, TextFormat,
    text::{LayoutJob, TextWrapping},
    vec2,
};

use super::{
    Kit,
    line::{Line, SMALL, fit, lay_out},
};
use crate::art::{Face, Scale, palette};

/// How a line is set. `size` is the mock-ups'; what is shown is never under 14 pixels and follows the player's choice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Type {
    /// Face of Libertinus Serif.
    pub face: Face,
    /// Points.
    pub size: f32,
    /// Colour.
    pub colour: Color32,
    /// Capitals at `size`, the rest as smaller capitals, tracked.
    pub small_caps: bool,
}

impl Type {
    /// As it is written.
    pub fn new(face: Face, size: f32, colour: impl Into<Color32>) -> Self {
        Type {
            face,
            size,
            colour: colour.into(),
            small_caps: false,
        }
    }

    /// In small capitals.
    pub fn caps(face: Face, size: f32, colour: impl Into<Color32>) -> Self {
        Type {
            small_caps: true,
            ..Type::new(face, size, colour)
        }
    }

    /// A screen's title: small capitals, 44.
    pub fn title() -> Self {
        Type::caps(Face::Bold, 44.0, palette::INK)
    }

    /// A section's heading: small capitals, 22, red.
    pub fn heading() -> Self {
        Type::caps(Face::Bold, 22.0, palette::RED_TEXT)
    }

    /// A name: 20.
    pub fn name() -> Self {
        Type::new(Face::Semibold, 20.0, palette::INK)
    }

    /// Running text: 16.
    pub fn body() -> Self {
        Type::new(Face::Regular, 16.0, palette::INK)
    }

    /// An aside: 16, italic.
    pub fn aside() -> Self {
        Type::new(Face::Italic, 16.0, palette::INK_SOFT)
    }

    /// The same in another colour.
    pub fn coloured(self, colour: impl Into<Color32>) -> Self {
        Type {
            colour: colour.into(),
            ..self
        }
    }

    /// The same at another size.
    pub fn sized(self, size: f32) -> Self {
        Type { size, ..self }
    }

    /// The same in another face.
    pub fn faced(self, face: Face) -> Self {
        Type { face, ..self }
    }

    /// Smallest `size` that shows no letter under 14 pixels.
    fn smallest(&self, scale: &Scale) -> f32 {
        if self.small_caps {
            scale.smallest_type() / SMALL
        } else {
            scale.smallest_type()
        }
    }

    /// Points to lay out at.
    fn shown(&self, scale: &Scale) -> f32 {
        (self.size * scale.text_size).max(self.smallest(scale))
    }
}

impl Kit<'_> {
    /// A line, laid out but not yet painted.
    pub fn line(&self, context: &Context, text: &str, kind: Type) -> Line {
        lay_out(context, &[(text, false)], kind, kind.shown(&self.scale))
    }

    /// A line no wider than `room`: smaller down to 14 pixels, then its end cut off.
    pub fn line_fit(&self, context: &Context, text: &str, kind: Type, room: f32) -> Line {
        self.rich_line(context, &[(text, false)], kind, room)
    }

    /// Like [`Kit::line_fit`], of pieces that are bold or not.
    pub fn rich_line(
        &self,
        context: &Context,
        parts: &[(&str, bool)],
        kind: Type,
        room: f32,
    ) -> Line {
        fit(
            context,
            parts,
            kind,
            kind.shown(&self.scale),
            kind.smallest(&self.scale),
            room,
        )
    }

    /// Width of a line, points.
    pub fn text_width(&self, context: &Context, text: &str, kind: Type) -> f32 {
        self.line(context, text, kind).width
    }

    /// Writes a line from, about or up to `pos`, which lies on the baseline. Returns where it lies.
    pub fn text(&self, painter: &Painter, pos: Pos2, align: Align, text: &str, kind: Type) -> Rect {
        let rect = self
            .line(painter.ctx(), text, kind)
            .paint(painter, pos, align);
        self.speak(painter.ctx(), rect, &[(text, false)]);
        rect
    }

    /// Like [`Kit::text`], no wider than `room`.
    pub fn text_fit(
        &self,
        painter: &Painter,
        pos: Pos2,
        align: Align,
        text: &str,
        kind: Type,
        room: f32,
    ) -> Rect {
        self.rich(painter, pos, align, &[(text, false)], kind, room)
    }

    /// Like [`Kit::text_fit`], of pieces that are bold or not.
    pub fn rich(
        &self,
        painter: &Painter,
        pos: Pos2,
        align: Align,
        parts: &[(&str, bool)],
        kind: Type,
        room: f32,
    ) -> Rect {
        let rect = self
            .rich_line(painter.ctx(), parts, kind, room)
            .paint(painter, pos, align);
        self.speak(painter.ctx(), rect, parts);
        rect
    }

    /// A paragraph `width` wide, laid out; `line_height` is the mock-ups' at the type's own size.
    pub fn paragraph(
        &self,
        context: &Context,
        parts: &[(&str, bool)],
        kind: Type,
        width: f32,
        line_height: f32,
        align: Align,
    ) -> Arc<Galley> {
        let job = LayoutJob {
            halign: align,
            wrap: TextWrapping::wrap_at_width(width.max(1.0)),
            ..Default::default()
        };
        self.lay_paragraph(context, job, parts, kind, line_height)
    }

    /// A centred paragraph of no more than `rows` rows; what does not fit is left out.
    pub fn in_rows(
        &self,
        context: &Context,
        parts: &[(&str, bool)],
        kind: Type,
        width: f32,
        line_height: f32,
        rows: usize,
    ) -> Arc<Galley> {
        let job = LayoutJob {
            halign: Align::Center,
            wrap: TextWrapping {
                max_width: width.max(1.0),
                max_rows: rows,
                ..Default::default()
            },
            ..Default::default()
        };
        self.lay_paragraph(context, job, parts, kind, line_height)
    }

    fn lay_paragraph(
        &self,
        context: &Context,
        mut job: LayoutJob,
        parts: &[(&str, bool)],
        kind: Type,
        line_height: f32,
    ) -> Arc<Galley> {
        let size = kind.shown(&self.scale);
        for &(text, bold) in parts {
            let format = TextFormat {
                font_id: if bold { kind.face.bold() } else { kind.face }.at(size),
                color: kind.colour,
                line_height: Some((line_height * size / kind.size).round()),
                ..Default::default()
            };
            job.append(text, 0.0, format);
        }
        context.fonts_mut(|fonts| fonts.layout_job(job))
    }

    /// A centred paragraph in as many lines as it needs in `room`, broken so that they are about equally long.
    pub fn balanced(
        &self,
        context: &Context,
        parts: &[(&str, bool)],
        kind: Type,
        room: f32,
        line_height: f32,
    ) -> Arc<Galley> {
        let lay = |width| self.paragraph(context, parts, kind, width, line_height, Align::Center);
        let widest = lay(room);
        let lines = widest.rows.len();
        if lines < 2 {
            return widest;
        }
        // Halves the doubt about the narrowest width that does not take another line.
        let (mut narrow, mut wide) = (room / lines as f32, room);
        while wide - narrow > 4.0 {
            let width = (narrow + wide) / 2.0;
            if lay(width).rows.len() > lines {
                narrow = width;
            } else {
                wide = width;
            }
        }
        lay(wide)
    }

    /// Writes a paragraph whose box starts (`Align::Min`), is centred or ends at `top` and is `width` wide. Returns its box.
    pub fn write(
        &self,
        painter: &Painter,
        top: Pos2,
        align: Align,
        parts: &[(&str, bool)],
        kind: Type,
        width: f32,
        line_height: f32,
    ) -> Rect {
        let galley = self.paragraph(painter.ctx(), parts, kind, width, line_height, align);
        let size = vec2(galley.rect.width(), galley.rect.height());
        painter.galley(top, galley, Color32::PLACEHOLDER);
        let rect = Rect::from_min_size(Pos2::new(top.x - size.x * align.to_factor(), top.y), size);
        self.speak(painter.ctx(), rect, parts);
        rect
    }
}

/// A number from 1 to 39 in Roman numerals, as rounds and levels are written.
pub fn roman(number: usize) -> String {
    const VALUES: [(usize, &str); 5] = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let mut rest = number;
    let mut text = String::new();
    for (value, letters) in VALUES {
        while rest >= value {
            text += letters;
            rest -= value;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_in_roman_numerals() {
        let rounds: Vec<String> = (1..=6).map(roman).collect();
        assert_eq!(rounds, ["I", "II", "III", "IV", "V", "VI"]);
        assert_eq!(roman(19), "XIX");
    }
}
