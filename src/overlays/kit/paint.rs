//! Parts put on the screen: whole, turned, sliced or repeated, on pixel edges so that they stay crisp.

use bevy_egui::egui::{
    Color32, Mesh, Painter, Pos2, Rect, Shape, StrokeKind, Vec2, emath::Rot2, pos2, vec2,
};

use super::Kit;
use crate::art::{
    Drawing, Picture, manifest,
    manifest::{
        Margins, Part,
        parts::{Centre, Stretch},
    },
    palette,
};

/// How round the ring of advice is at its corners, units.
const ADVICE_CORNER: f32 = 8.0;

/// The tint that lets a picture through by `opacity`, 0 to 1.
pub fn fade(opacity: f32) -> Color32 {
    let opacity = opacity.clamp(0.0, 1.0);
    // The shader multiplies colours as sRGB numbers, alpha as it is, and the card mixes light.
    let light = if opacity <= 0.003_130_8 {
        opacity * 12.92
    } else {
        1.055 * opacity.powf(1.0 / 2.4) - 0.055
    };
    let [colour, alpha] = [light, opacity].map(|v| (v * 255.0).round() as u8);
    Color32::from_rgba_premultiplied(colour, colour, colour, alpha)
}

/// Source and target pieces of a sliced part, each as (from, to) in one direction.
///
/// `length` is the drawing's, `before` and `after` keep their size, `target` is where it goes; with `tile` the middle is
/// repeated a whole number of times. A target shorter than both borders shrinks them.
pub fn nine_slices(
    length: f32,
    before: f32,
    after: f32,
    target: (f32, f32),
    tile: bool,
) -> Vec<[(f32, f32); 2]> {
    let (start, end) = target;
    let squeeze = ((end - start) / (before + after).max(0.001)).min(1.0);
    let (inner_start, inner_end) = (start + before * squeeze, end - after * squeeze);
    let middle = length - before - after;
    let times = if tile {
        ((inner_end - inner_start) / middle).round().max(1.0)
    } else {
        1.0
    };
    let mut pieces = vec![[(0.0, before), (start, inner_start)]];
    let step = (inner_end - inner_start) / times;
    for i in 0..times as usize {
        let at = inner_start + step * i as f32;
        pieces.push([(before, length - after), (at, at + step)]);
    }
    pieces.push([(length - after, length), (inner_end, end)]);
    pieces.retain(|[_, (from, to)]| to - from > 0.001);
    pieces
}

impl Kit<'_> {
    /// The part `part`, whole, pulled to `rect`, at any size crisp. Not for sizes that change every frame.
    pub fn picture(&self, painter: &Painter, part: &str, rect: Rect) {
        self.drawing(painter, Drawing::Part(part), rect, 1.0);
    }

    /// A drawing, whole, in `rect`, let through by `opacity`.
    pub fn drawing(&self, painter: &Painter, drawing: Drawing<'_>, rect: Rect, opacity: f32) {
        if !painter.clip_rect().intersects(rect) {
            return;
        }
        let picture = self.art.picture(drawing, Some(rect.width()));
        let rect = self.on_pixels(rect, &picture);
        painter.add(quad(&picture, rect, fade(opacity)));
    }

    /// A drawing pulled to `rect`, from a picture made for `width`: for sizes that change every frame.
    pub fn pulled(
        &self,
        painter: &Painter,
        drawing: Drawing<'_>,
        width: f32,
        rect: Rect,
        opacity: f32,
    ) {
        let picture = self.art.picture(drawing, Some(width));
        painter.add(quad(&picture, rect, fade(opacity)));
    }

    /// The part `part` with its anchor at `pos`, `scale` times the size it was drawn. Returns where it lies.
    pub fn at(&self, painter: &Painter, part: &str, pos: Pos2, scale: f32) -> Rect {
        self.at_faded(painter, part, pos, scale, 1.0)
    }

    /// Like [`Kit::at`], let through by `opacity`.
    pub fn at_faded(
        &self,
        painter: &Painter,
        part: &str,
        pos: Pos2,
        scale: f32,
        opacity: f32,
    ) -> Rect {
        let Some(data) = manifest().part(part) else {
            return self.missing(part, pos);
        };
        let anchor = vec2(data.anchor.x, data.anchor.y) * scale;
        let rect = Rect::from_min_size(pos - anchor, vec2(data.size.x, data.size.y) * scale);
        self.drawing(painter, Drawing::Part(part), rect, opacity);
        rect
    }

    /// Like [`Kit::at`], turned clockwise by `angle` radians about its anchor.
    pub fn at_turned(&self, painter: &Painter, part: &str, pos: Pos2, scale: f32, angle: f32) {
        let Some(data) = manifest().part(part) else {
            self.missing(part, pos);
            return;
        };
        let rect = Rect::from_min_size(
            pos - vec2(data.anchor.x, data.anchor.y) * scale,
            vec2(data.size.x, data.size.y) * scale,
        );
        let picture = self.art.picture(Drawing::Part(part), Some(rect.width()));
        let mut mesh = mesh(&picture);
        mesh.add_rect_with_uv(rect, WHOLE, Color32::WHITE);
        mesh.rotate(Rot2::from_angle(angle), pos);
        painter.add(Shape::mesh(mesh));
    }

    /// A drawing about `centre`, pulled to `size` and turned clockwise by `angle` radians, from a picture made for `width`:
    /// for what changes in every frame.
    pub fn flying(
        &self,
        painter: &Painter,
        drawing: Drawing<'_>,
        width: f32,
        centre: Pos2,
        size: Vec2,
        angle: f32,
    ) {
        let picture = self.art.picture(drawing, Some(width));
        let mut mesh = mesh(&picture);
        mesh.add_rect_with_uv(Rect::from_center_size(centre, size), WHOLE, Color32::WHITE);
        mesh.rotate(Rot2::from_angle(angle), centre);
        painter.add(Shape::mesh(mesh));
    }

    /// A drawing, whole, in `rect`, mirrored left for right if told so; not on pixel edges, so that what wanders does not
    /// stutter.
    pub fn wandering(&self, painter: &Painter, drawing: Drawing<'_>, rect: Rect, flip: bool) {
        let picture = self.art.picture(drawing, Some(rect.width()));
        let uv = match flip {
            true => Rect::from_min_max(pos2(1.0, 0.0), pos2(0.0, 1.0)),
            false => WHOLE,
        };
        let mut mesh = mesh(&picture);
        mesh.add_rect_with_uv(rect, uv, Color32::WHITE);
        painter.add(Shape::mesh(mesh));
    }

    /// The growing part `part` over `rect`, edge to edge of the sprite (see [`Kit::body`] for the visible body).
    pub fn nine_slice(&self, painter: &Painter, part: &str, rect: Rect) {
        painter.add(self.nine_slice_shape(part, rect, 1.0));
    }

    /// The growing part `part` with its visible body at `rect`.
    pub fn body(&self, painter: &Painter, part: &str, rect: Rect) {
        painter.add(self.body_shape(part, rect, 1.0));
    }

    /// What [`Kit::body`] paints, let through by `opacity`.
    pub fn body_shape(&self, part: &str, rect: Rect, opacity: f32) -> Shape {
        let around = manifest()
            .part(part)
            .map(|data| around_body(part, data))
            .unwrap_or_default();
        let rect = Rect::from_min_max(
            rect.min - vec2(around.left, around.top),
            rect.max + vec2(around.right, around.bottom),
        );
        self.nine_slice_shape(part, rect, opacity)
    }

    /// What [`Kit::nine_slice`] paints, let through by `opacity`.
    pub fn nine_slice_shape(&self, part: &str, rect: Rect, opacity: f32) -> Shape {
        let picture = self.art.part(part);
        let Some(data) = manifest().part(part) else {
            return Shape::Noop;
        };
        let slice = data.slice.unwrap_or_default();
        let tile = data.centre == Centre::Tile;
        let scale = &self.scale;
        let snap = |v: f32| scale.snap(v);
        let size = picture.size;
        let mut target = Rect::from_min_max(
            pos2(snap(rect.min.x), snap(rect.min.y)),
            pos2(snap(rect.max.x), snap(rect.max.y)),
        );
        // What grows in one direction only keeps its size in the other, about its middle.
        match data.stretch {
            Stretch::Both => {}
            Stretch::X => {
                target = Rect::from_min_size(
                    target.min,
                    vec2(target.width(), size.y.min(target.height())),
                )
            }
            Stretch::Y => {
                target = Rect::from_min_size(
                    target.min,
                    vec2(size.x.min(target.width()), target.height()),
                )
            }
        }
        // Borders end on pixels too, both in the drawing and on the screen; so they are copied, not blurred.
        let (left, right) = (snap(slice.left), snap(slice.right));
        let (top, bottom) = (snap(slice.top), snap(slice.bottom));
        let size = vec2(snap(size.x), snap(size.y));
        let columns = nine_slices(size.x, left, right, (target.min.x, target.max.x), tile);
        let rows = nine_slices(size.y, top, bottom, (target.min.y, target.max.y), false);
        let mut mesh = mesh(&picture);
        for [from_y, to_y] in &rows {
            for [from_x, to_x] in &columns {
                let uv = Rect::from_min_max(
                    pos2(from_x.0 / size.x, from_y.0 / size.y),
                    pos2(from_x.1 / size.x, from_y.1 / size.y),
                );
                let to = Rect::from_min_max(pos2(to_x.0, to_y.0), pos2(to_x.1, to_y.1));
                mesh.add_rect_with_uv(to, uv, fade(opacity));
            }
        }
        Shape::mesh(mesh)
    }

    /// The seamless part `part` repeated over `rect`, let through by `opacity`. The pattern starts at the corner of the screen.
    pub fn tiled(&self, painter: &Painter, part: &str, rect: Rect, opacity: f32) {
        let picture = self.art.part(part);
        if picture.size.x <= 0.0 {
            return;
        }
        let size = self.drawn_size(&picture);
        let uv = Rect::from_min_max(
            pos2(rect.min.x / size.x, rect.min.y / size.y),
            pos2(rect.max.x / size.x, rect.max.y / size.y),
        );
        let mut mesh = mesh(&picture);
        mesh.add_rect_with_uv(rect, uv, fade(opacity));
        painter.add(Shape::mesh(mesh));
    }

    /// Darkens `rect`, as over a quiet board (0.42), the Kitchen (0.30) or behind a ceremony (0.62).
    pub fn veil(&self, painter: &Painter, rect: Rect, opacity: f32) {
        painter.rect_filled(rect, 0.0, palette::VEIL.veil(opacity));
    }

    /// The ring of the keyboard's focus round a body.
    pub fn focus_ring(&self, painter: &Painter, body: Rect) {
        self.nine_slice(painter, "focus-ring", body.expand(6.0));
    }

    /// The ring round what is advised: of gold between two dark lines.
    pub fn advice_ring(&self, painter: &Painter, body: Rect) {
        self.ring(
            painter,
            body,
            [palette::INK, palette::GOLD_LIGHT, palette::GOLD_DEEP],
        );
    }

    /// The ring round what was done, where something else would have been better.
    pub fn done_ring(&self, painter: &Painter, body: Rect) {
        self.ring(
            painter,
            body,
            [palette::INK, palette::RED_TEXT, palette::INK],
        );
    }

    fn ring(&self, painter: &Painter, body: Rect, colours: [palette::Colour; 3]) {
        let ring = |grown: f32, width: f32, colour: palette::Colour| {
            painter.rect_stroke(
                body.expand(grown),
                ADVICE_CORNER + grown,
                (width, colour.egui()),
                StrokeKind::Middle,
            );
        };
        for (width, colour) in [8.0, 5.0, 1.5].into_iter().zip(colours) {
            ring(5.0, width, colour);
        }
    }

    fn missing(&self, part: &str, pos: Pos2) -> Rect {
        // Asking logs it.
        self.art.part(part);
        Rect::from_min_size(pos, Vec2::ZERO)
    }

    /// Size of the pixels on the screen, in points.
    fn drawn_size(&self, picture: &Picture) -> Vec2 {
        match picture.pixels {
            [0, _] | [_, 0] => picture.size,
            [w, h] => vec2(w as f32, h as f32) / self.scale.pixels_per_unit,
        }
    }

    fn on_pixels(&self, rect: Rect, picture: &Picture) -> Rect {
        if !picture.crisp {
            return rect;
        }
        let min = pos2(self.scale.snap(rect.min.x), self.scale.snap(rect.min.y));
        Rect::from_min_size(min, self.drawn_size(picture))
    }
}

const WHOLE: Rect = Rect {
    min: Pos2::ZERO,
    max: Pos2 { x: 1.0, y: 1.0 },
};

fn mesh(picture: &Picture) -> Mesh {
    Mesh::with_texture(picture.texture)
}

fn quad(picture: &Picture, rect: Rect, tint: Color32) -> Shape {
    let mut mesh = mesh(picture);
    mesh.add_rect_with_uv(rect, WHOLE, tint);
    Shape::mesh(mesh)
}

/// How far the sprite of `part` reaches out of its visible body.
fn around_body(name: &str, part: &Part) -> Margins {
    if let Some(body) = part.content_box {
        return Margins {
            left: body.x,
            top: body.y,
            right: part.size.x - body.x - body.w,
            bottom: part.size.y - body.y - body.h,
        };
    }
    let around = match name {
        "panel-parchment" | "panel-parchment-bare" | "panel-frame" => [8.0; 4],
        "shadow-soft" => [20.0, 16.0, 20.0, 24.0],
        "glow-gold" => [20.0; 4],
        "tooltip" => [8.0, 6.0, 8.0, 10.0],
        "place-tag" => [4.0, 3.0, 4.0, 5.0],
        "panel-small" | "panel-inset" => [2.0, 2.0, 2.0, 4.0],
        "focus-ring" | "focus-ring-light" => [6.0; 4],
        _ if name.starts_with("ribbon-") => [18.0, 2.0, 18.0, 8.0],
        _ => [0.0; 4],
    };
    around.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_cover_the_target_without_gaps() {
        for (target, tile) in [
            ((0.0, 200.0), false),
            ((10.0, 500.0), true),
            ((0.0, 30.0), false),
        ] {
            let pieces = nine_slices(96.0, 20.0, 20.0, target, tile);
            assert_eq!(pieces[0][1].0, target.0);
            assert_eq!(pieces[pieces.len() - 1][1].1, target.1);
            for pair in pieces.windows(2) {
                assert!((pair[0][1].1 - pair[1][1].0).abs() < 0.01, "{pieces:?}");
            }
        }
        assert_eq!(
            nine_slices(96.0, 20.0, 20.0, (0.0, 40.0 + 3.0 * 56.0), true).len(),
            5
        );
    }
}
