//! The road being scored, straight, with the pawns on it.

use bevy_egui::egui::{Align, Painter, Rect, StrokeKind, pos2, vec2};

use crate::{
    art::{
        Face,
        palette::{self, Colour},
    },
    overlays::{View, kit::Type},
    rules::{Game, Road, Scoring, Seat, Side},
};

/// The road, straight, with the pawns on it.
pub(super) fn track(view: &View<'_>, painter: &Painter, inner: Rect, game: &Game, road: Road) {
    let kit = &view.kit;
    let ground = Rect::from_min_size(
        pos2(inner.min.x, inner.min.y + 186.0),
        vec2(inner.width(), 88.0),
    );
    let deep = kit
        .art()
        .subject(road.key())
        .map_or(palette::INK, |colours| colours.deep);
    painter.rect_filled(ground, 6.0, deep.mix(palette::WOOD, 0.55).egui());
    painter.rect_stroke(
        ground,
        6.0,
        (1.4, palette::GOLD_LIGHT.egui()),
        StrokeKind::Inside,
    );
    let rules = game.rules();
    let (lap, seats) = (rules.lap(road), rules.seats);
    let last = rules.roads[road].length - u16::from(lap.is_some());
    let pitch = (ground.width() - 84.0) / f32::from(last);
    let y = ground.max.y - 26.0;
    let x = |space: u16| ground.min.x + 42.0 + pitch * f32::from(space);
    let line = |width: f32, colour: Colour| {
        painter.hline(x(0)..=x(last), y, (width, colour.egui()));
    };
    line(19.0, palette::INK);
    line(16.0, palette::PARCHMENT_DEEP);
    let scale = (pitch / 38.0).min(1.0);
    // Numbers keep their size: where stones are close, not each has room for its own.
    let kind = Type::new(Face::Bold, 15.0, palette::INK);
    let wide = kit.text_width(painter.ctx(), "00", kind) + 3.0;
    let every = [1, 2, 5, 10]
        .into_iter()
        .find(|&n| pitch * f32::from(n) >= wide)
        .unwrap_or(10);
    let stone = match view.rules().mode.side {
        Side::Day => "stone",
        Side::Night => "stone-night",
    };
    for space in 0..=last {
        kit.at(painter, stone, pos2(x(space), y), scale);
        if space % every == 0 {
            let line = kit.line(painter.ctx(), &space.to_string(), kind);
            line.paint(painter, pos2(x(space), y + line.size * 0.45), Align::Center);
        }
    }
    let marks = Marks {
        view,
        painter,
        game,
        road,
        x: &x,
        y,
    };
    marks.paint();
    let pawn = |seat: Seat, upper: bool, at, scale: f32| {
        let shape = view.seat(seat).pawn.key();
        let part = if upper {
            format!("{shape}-upper")
        } else {
            shape.to_owned()
        };
        kit.at(painter, &part, at, scale);
    };
    for space in 0..=last {
        let (stack, n) = game.track(road).stack(space, lap, seats);
        let level = space == 0 && lap.is_none();
        for i in (0..n).rev() {
            if level {
                // 3.4: all level, side by side.
                let by = 13.0 * (i as f32 - (n as f32 - 1.0) / 2.0);
                pawn(stack[i], false, pos2(x(space) + by, y - 4.0), 0.72);
            } else {
                let lean = if i % 2 == 0 { -1.0 } else { 1.0 } * if n > 1 { 1.2 } else { 0.0 };
                let at = pos2(x(space) + lean, y - 4.0 - 14.0 * i as f32);
                pawn(stack[i], i > 0, at, 0.84);
            }
        }
    }
}

/// What a duel counts between the two pawns: dragons (6.6), or spaces of lead.
struct Marks<'a, 'w> {
    view: &'a View<'w>,
    painter: &'a Painter,
    game: &'a Game,
    road: Road,
    x: &'a dyn Fn(u16) -> f32,
    y: f32,
}

impl Marks<'_, '_> {
    fn paint(&self) {
        let rules = self.game.rules();
        let track = self.game.track(self.road);
        let spaces = [Seat(0), Seat(1)].map(|seat| track.space(seat));
        let (behind, ahead) = (spaces[0].min(spaces[1]), spaces[0].max(spaces[1]));
        match rules.roads[self.road].scoring {
            Scoring::FirstAndSymbols { .. } => self.dragons(behind, ahead),
            Scoring::Lead { spaces, .. } => self.lead(behind, ahead, u16::from(spaces)),
            _ => {}
        }
    }

    /// The dragons by the road; those that count are bright.
    fn dragons(&self, behind: u16, ahead: u16) {
        let rules = self.game.rules();
        let between = |a, b| rules.board.symbols_between(self.road, a, b) > 0;
        for space in 1..=rules.roads[self.road].length {
            let drawn = between(space - 1, space + 1);
            if !drawn || space == behind || space == ahead {
                continue;
            }
            let counts = behind < space && space < ahead;
            let at = pos2((self.x)(space), self.y - 34.0);
            let opacity = if counts { 1.0 } else { 0.4 };
            if counts {
                self.view
                    .kit
                    .at_faded(self.painter, "glow-round", at, 0.45, 0.8);
            }
            self.view
                .kit
                .at_faded(self.painter, "icon-quest", at, 0.42, opacity);
        }
    }

    /// The lead as a measure over the road, with a notch for each full part that is paid.
    fn lead(&self, behind: u16, ahead: u16, part: u16) {
        if ahead == behind {
            return;
        }
        let y = self.y - 52.0;
        let gold = palette::GOLD_LIGHT.egui();
        self.painter
            .hline((self.x)(behind)..=(self.x)(ahead), y, (2.0, gold));
        for space in (behind..=ahead)
            .step_by(usize::from(part.max(1)))
            .chain([ahead])
        {
            self.painter
                .vline((self.x)(space), y - 5.0..=y + 5.0, (2.0, gold));
        }
    }
}
