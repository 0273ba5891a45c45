//! Grounds and ornaments: panels, plaques, prompts, ribbons, cloths, dividers, key caps.

use bevy_egui::egui::{Align, Painter, Pos2, Rect, pos2, vec2};

use super::{Kit, Type};
use crate::art::{Face, manifest, palette};

/// What stands on a panel's corners.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub enum Corners {
    /// A gold boss each.
    #[default]
    Bosses,
    /// Foliage, at this scale (1: 113 units; 0.8 is usual).
    Foliage(f32),
}

/// State of a seat's plaque.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Plaque {
    /// Any seat.
    #[default]
    Normal,
    /// The seat of the person looking.
    Own,
    /// The seat whose turn it is.
    Active,
    /// A computer player's, at work.
    Thinking,
    /// Out of it.
    Out,
}

/// What a prompt says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Prompt {
    /// It is for you to act.
    #[default]
    Act,
    /// Careful: this cannot be taken back.
    Alert,
    /// Others are acting.
    Wait,
}

impl Kit<'_> {
    /// A large parchment panel with its gold frame; `rect` is the frame's outer edge. Returns the room inside.
    pub fn panel(&self, painter: &Painter, rect: Rect, corners: Corners) -> Rect {
        self.body(painter, "shadow-soft", rect);
        let part = match corners {
            Corners::Bosses => "panel-parchment",
            Corners::Foliage(_) => "panel-parchment-bare",
        };
        self.body(painter, part, rect);
        self.tiled(painter, "parchment-overlay", rect.shrink(9.0), 0.8);
        if let Corners::Foliage(scale) = corners {
            for (part, corner) in [
                ("corner-tl", rect.left_top()),
                ("corner-tr", rect.right_top()),
                ("corner-br", rect.right_bottom()),
                ("corner-bl", rect.left_bottom()),
            ] {
                self.at(painter, part, corner, scale);
            }
        }
        rect.shrink(16.0)
    }

    /// A gold frame over a picture; `rect` is its outer edge.
    pub fn frame(&self, painter: &Painter, rect: Rect) {
        self.body(painter, "panel-frame", rect);
    }

    /// A small parchment panel. Returns the room inside.
    pub fn small_panel(&self, painter: &Painter, rect: Rect) -> Rect {
        self.body(painter, "panel-small", rect);
        rect.shrink(10.0)
    }

    /// A page for tables and lists. Returns the room inside.
    pub fn page(&self, painter: &Painter, rect: Rect) -> Rect {
        self.body(painter, "panel-inset", rect);
        rect.shrink(10.0)
    }

    /// A dark tray on the table. Returns the room inside.
    pub fn tray(&self, painter: &Painter, rect: Rect) -> Rect {
        self.nine_slice(painter, "panel-tray", rect);
        rect.shrink(12.0)
    }

    /// The dark shelf cards are chosen from.
    pub fn shelf(&self, painter: &Painter, rect: Rect) {
        self.nine_slice(painter, "panel-shelf", rect);
        self.tiled(
            painter,
            "tile-diaper-light",
            rect.shrink2(vec2(0.0, 10.0)),
            0.28,
        );
    }

    /// The soft shadow of whatever lies at `rect`; paint it first.
    pub fn shadow(&self, painter: &Painter, rect: Rect) {
        self.body(painter, "shadow-soft", rect);
    }

    /// The golden glow of a raised card at `rect`, at `opacity`; paint it first.
    pub fn glow(&self, painter: &Painter, rect: Rect, opacity: f32) {
        painter.add(self.body_shape("glow-gold", rect, opacity));
    }

    /// A seat's plaque, 338 × 80.
    pub fn plaque(&self, painter: &Painter, rect: Rect, state: Plaque) {
        let part = match state {
            Plaque::Normal => "plaque-normal",
            Plaque::Own => "plaque-own",
            Plaque::Active => "plaque-active",
            Plaque::Thinking => "plaque-thinking",
            Plaque::Out => "plaque-out",
        };
        self.body(painter, part, rect);
    }

    /// The box with what is asked of you, in up to two lines; **bold** pieces stand out.
    pub fn prompt_box(&self, painter: &Painter, rect: Rect, kind: Prompt, parts: &[(&str, bool)]) {
        let (part, colour) = match kind {
            Prompt::Act => ("prompt-box", palette::CREAM),
            Prompt::Alert => ("prompt-box-alert", palette::CREAM),
            Prompt::Wait => ("prompt-box-wait", palette::INK),
        };
        let colour = manifest()
            .part(part)
            .and_then(|part| part.text)
            .unwrap_or(colour);
        self.nine_slice(painter, part, rect);
        let room = rect.width() - 28.0;
        // Shrinks until it needs no more than the box has.
        let mut size = 18.0;
        let galley = loop {
            let kind = Type::new(Face::Semibold, size, colour);
            let galley = self.paragraph(
                painter.ctx(),
                parts,
                kind,
                room,
                size * 4.0 / 3.0,
                Align::Center,
            );
            if galley.rect.height() <= rect.height() - 4.0 || size <= 14.0 {
                break self.balanced(painter.ctx(), parts, kind, room, size * 4.0 / 3.0);
            }
            size -= 1.0;
        };
        let top = rect.center().y - galley.rect.height() / 2.0;
        painter.galley(pos2(rect.center().x, top), galley, colour.egui());
    }

    /// A road's ribbon, 36 high without its tails; `key` such as `kitchen`, `black-knight`. With its roundel at the left end.
    pub fn ribbon(&self, painter: &Painter, rect: Rect, key: &str, text: &str, roundel: bool) {
        let part = format!("ribbon-{key}");
        self.body(
            painter,
            &part,
            Rect::from_min_size(rect.min, vec2(rect.width(), 36.0)),
        );
        let colour = manifest()
            .part(&part)
            .and_then(|part| part.text)
            .unwrap_or(palette::CREAM);
        let left = if roundel { 32.0 } else { 8.0 };
        if roundel {
            self.at(
                painter,
                &format!("emblem-{key}"),
                rect.min + vec2(6.0, 18.0),
                0.92,
            );
        }
        let room = rect.width() - left - 8.0;
        let line = self.line_fit(
            painter.ctx(),
            text,
            Type::caps(Face::Bold, 18.0, colour),
            room,
        );
        let x = rect.min.x + left + room / 2.0;
        line.paint(
            painter,
            pos2(x, rect.min.y + 18.0 + line.size * 0.29),
            Align::Center,
        );
    }

    /// A subject's cloth hanging from its rod. Widths of 96 + n × 128 are exact. Returns the room on it.
    pub fn cloth(&self, painter: &Painter, rect: Rect, key: &str) -> Rect {
        self.nine_slice(painter, &format!("cloth-{key}"), rect);
        let field = Rect::from_min_max(rect.min + vec2(40.0, 40.0), rect.max - vec2(40.0, 60.0));
        let tile = if matches!(key, "kitchen" | "white-knight") {
            "tile-diaper-gold"
        } else {
            "tile-diaper-light"
        };
        self.tiled(painter, tile, field, 0.8);
        Rect::from_min_max(rect.min + vec2(48.0, 44.0), rect.max - vec2(48.0, 60.0))
    }

    /// A rule with its gold diamond, `width` wide about `centre`.
    pub fn divider(&self, painter: &Painter, centre: Pos2, width: f32) {
        let reach = (width / 2.0 - 20.0).max(0.0);
        for side in [-1.0, 1.0] {
            let from = centre.x + side * 20.0;
            let to = from + side * reach;
            let line = Rect::from_min_max(
                pos2(from.min(to), centre.y - 2.0),
                pos2(from.max(to), centre.y + 2.0),
            );
            self.nine_slice(painter, "divider-line", line);
        }
        self.at(painter, "divider-ornament", centre, 1.0);
    }

    /// A plain golden rule under a heading.
    pub fn rule(&self, painter: &Painter, from: Pos2, width: f32) {
        painter.hline(
            from.x..=from.x + width,
            from.y,
            (1.2, palette::GOLD_DEEP.veil(0.7)),
        );
    }

    /// A key cap with its left middle at `pos`. Returns where it lies.
    pub fn keycap(&self, painter: &Painter, pos: Pos2, key: &str) -> Rect {
        let line = self.line(
            painter.ctx(),
            key,
            Type::new(Face::Semibold, 14.0, palette::INK),
        );
        let height = (line.size + 14.0).max(28.0);
        let rect = Rect::from_min_size(
            pos2(pos.x, pos.y - height / 2.0),
            vec2((line.width + 20.0).max(28.0), height),
        );
        self.nine_slice(painter, "keycap", rect);
        line.paint(
            painter,
            pos2(rect.center().x, rect.center().y - 1.5 + line.size * 0.3),
            Align::Center,
        );
        rect
    }

    /// A key cap and what it does, from its left middle at `pos`. Returns where it lies.
    pub fn key_hint(
        &self,
        painter: &Painter,
        pos: Pos2,
        key: &str,
        text: &str,
        kind: Type,
    ) -> Rect {
        let cap = self.keycap(painter, pos, key);
        let foot = pos2(cap.max.x + 10.0, pos.y + self.type_size(kind.size) * 0.3);
        cap.union(self.text(painter, foot, Align::Min, text, kind))
    }
}
