//! The reference card, called at the table: the round at its left, how every road scores at its right, for this very game.

pub(super) mod rows;

use bevy::{
    ecs::message::{MessageCursor, Messages},
    input::keyboard::KeyboardInput,
    prelude::*,
};
use bevy_egui::{
    EguiContexts,
    egui::{Align, Id, Order, Painter, Pos2, Rect, Sense, pos2, vec2},
};

use super::{View, area::area, kit::Type};
use crate::{
    art::{Drawing, Face, manifest, manifest::Card, palette},
    input::Given,
    rules::Side,
    seats::Desk,
    settings::Command,
    words::{Naming, say},
};
use rows::{Figure, Line};

/// Whether the reference card lies on the table.
#[derive(Resource, Debug, Default)]
pub struct Reference {
    open: bool,
}

impl Reference {
    /// Whether it can be seen.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.open
    }

    /// Calls it, or puts it away.
    pub fn turn(&mut self) {
        self.open = !self.open;
    }
}

/// While it is seen, keys are for it alone, but for those of the window; before, it only listens to its own.
pub(super) fn keys(
    mut pressed: ResMut<Messages<KeyboardInput>>,
    mut given: ResMut<Messages<Given>>,
    mut reference: ResMut<Reference>,
    desk: Res<Desk>,
    mut heard: Local<MessageCursor<Given>>,
) {
    // All are heard, so that an old one does not call it later.
    let new: Vec<Given> = heard.read(&given).copied().collect();
    if !reference.open {
        let called = new.iter().any(|new| new.command == Command::Reference);
        reference.open = called && desk.curtain.is_none();
        return;
    }
    pressed.clear();
    given.clear();
    for new in new {
        match new.command {
            Command::Reference | Command::Back | Command::Confirm | Command::Skip => {
                reference.open = false;
            }
            Command::Rules | Command::KeyMap | Command::Menu => {
                reference.open = false;
                given.write(new);
            }
            Command::FullScreen | Command::Mute => {
                given.write(new);
            }
            _ => {}
        }
    }
    // What was let through is not heard again.
    heard.clear(&given);
}

pub(super) fn reference(
    mut contexts: EguiContexts,
    view: View,
    mut reference: ResMut<Reference>,
) -> Result {
    let frame = match view.rules().mode.side {
        Side::Day => "reference-day",
        Side::Night => "reference-night",
    };
    let Some(card) = manifest().card_at(frame, 600.0) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let screen = context.content_rect();
    let height = screen.height().min(984.0) - 24.0;
    let size = vec2(height * card.size.x / card.size.y, height);
    if !reference.open {
        return Ok(());
    }
    let clicked = area(&context, "reference", Order::Foreground, screen, |ui| {
        let painter = ui.painter().clone();
        view.kit.veil(&painter, screen, 0.62);
        let gap = 16.0;
        let left = screen.center().x - gap / 2.0 - size.x;
        let top = screen.center().y - size.y / 2.0;
        let (words, rules) = (&view.words, view.rules());
        let naming = Naming::of(rules);
        let titles = [
            words.say("reference-round"),
            say!(words, "reference-points", side = naming.key()),
        ];
        let lines = [rows::round(words, rules), rows::points(words, rules)];
        for (i, (title, lines)) in titles.iter().zip(&lines).enumerate() {
            let place = Rect::from_min_size(pos2(left + (size.x + gap) * i as f32, top), size);
            view.kit.shadow(&painter, place);
            view.kit.drawing(&painter, Drawing::Card(frame), place, 1.0);
            let sheet = Sheet {
                view: &view,
                painter: &painter,
                card,
                place,
            };
            sheet.head(title);
            for (row, line) in lines.iter().enumerate() {
                sheet.row(row, line);
            }
        }
        ui.interact(screen, Id::new("reference ground"), Sense::CLICK)
            .clicked()
    });
    if clicked {
        reference.open = false;
    }
    Ok(())
}

/// One of the two cards on the screen.
struct Sheet<'a, 'w> {
    view: &'a View<'w>,
    painter: &'a Painter,
    card: &'a Card,
    place: Rect,
}

impl Sheet<'_, '_> {
    fn unit(&self) -> f32 {
        self.place.width() / self.card.size.x
    }

    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.place.min + vec2(x, y) * self.unit()
    }

    /// The title in its ribbon, and how many players it is for.
    fn head(&self, title: &str) {
        let kit = &self.view.kit;
        if let Some(ribbon) = self.card.title {
            let kind = Type::caps(Face::Bold, 34.0, ribbon.colour);
            let room = ribbon.max_width * self.unit();
            let line = kit.line_fit(self.painter.ctx(), title, kind, room);
            let foot = self.at(ribbon.x, ribbon.y) + vec2(0.0, line.size * 0.29);
            line.paint(self.painter, foot, Align::Center);
        }
        let badge = rows::badge(&self.view.words, self.view.rules());
        let at = self.at(30.0, 32.0);
        kit.at(self.painter, "badge-gold", at, 52.0 / 24.0);
        let kind = Type::new(Face::Bold, 24.0, palette::INK);
        let line = kit.line(self.painter.ctx(), &badge, kind);
        line.paint(
            self.painter,
            at + vec2(0.0, line.size * 0.32),
            Align::Center,
        );
    }

    fn row(&self, i: usize, line: &Line) {
        let kit = &self.view.kit;
        let Some(row) = self.card.rows.get(i) else {
            return;
        };
        let corner = self.at(row.x, row.y);
        // Up to the next row's dotted line.
        let high = (row.h + 3.0) * self.unit();
        let middle = corner + vec2(20.0, high / 2.0 - 2.0);
        match &line.signs[..] {
            [one] => {
                let icon = one.ends_with("-ink");
                let scale = if icon { 34.0 / 24.0 } else { 46.0 / 52.0 };
                kit.at(self.painter, one, middle, scale);
            }
            several => {
                for (n, sign) in several.iter().enumerate() {
                    let by = 30.0 * n as f32 - 15.0;
                    kit.at(self.painter, sign, middle + vec2(0.0, by), 32.0 / 52.0);
                }
            }
        }
        let text = corner.x + 54.0;
        let right = self.at(row.x + row.w, 0.0).x;
        let body = Type::body();
        let lines = kit.paragraph(
            self.painter.ctx(),
            &[(&line.text, false)],
            body,
            right - text,
            18.5,
            Align::Min,
        );
        let title = Type::caps(Face::Bold, 20.0, palette::RED_TEXT);
        let head = 23.0;
        let top = corner.y + ((high - head - lines.rect.height()) / 2.0).max(-3.0) - 2.0;
        let foot = top + 17.0;
        let left = self.figures(pos2(right, foot - 6.0), &line.figures);
        kit.text_fit(
            self.painter,
            pos2(text, foot),
            Align::Min,
            &line.title,
            title,
            left - text - 10.0,
        );
        self.painter
            .galley(pos2(text, top + head), lines, palette::INK.egui());
    }

    /// Figures up to their right middle. Returns where they begin.
    fn figures(&self, right: Pos2, figures: &[Figure]) -> f32 {
        let mut x = right.x;
        for figure in figures.iter().rev() {
            let wide = match figure {
                Figure::Gap => 14.0,
                Figure::Loss(_) | Figure::More(_) => 28.0,
                Figure::Steps(_) => 46.0,
                Figure::Parchment => 30.0,
                Figure::Coin(_) | Figure::Space(_) | Figure::Cup => 27.0,
            };
            x -= wide;
            self.figure(pos2(x + wide / 2.0, right.y), *figure);
        }
        x
    }

    fn figure(&self, at: Pos2, figure: Figure) {
        let (kit, words) = (&self.view.kit, &self.view.words);
        let write = |at: Pos2, says: &str, colour: palette::Colour| {
            let kind = Type::new(Face::Bold, 15.0, colour);
            let line = kit.line(self.painter.ctx(), says, kind);
            line.paint(
                self.painter,
                at + vec2(0.0, line.size * 0.32),
                Align::Center,
            );
        };
        match figure {
            Figure::Coin(points) => {
                kit.at(self.painter, "badge-gold", at, 1.08);
                write(at, &points.to_string(), palette::INK);
            }
            Figure::Space(space) => {
                kit.at(self.painter, "stone", at, 0.66);
                write(at, &space.to_string(), palette::INK);
            }
            Figure::Loss(points) => {
                let says = say!(words, "points-lost", points = points);
                write(at, &says, palette::RED_TEXT);
            }
            Figure::More(points) => {
                let says = say!(words, "points-gained", points = points);
                write(at, &says, palette::GREEN_TEXT);
            }
            Figure::Steps(spaces) => {
                let says = say!(words, "points-gained", points = spaces);
                write(at - vec2(11.0, 0.0), &says, palette::INK);
                kit.at(self.painter, "footsteps-ink", at + vec2(11.0, 0.0), 0.8);
            }
            Figure::Cup => {
                kit.at(self.painter, "cup", at + vec2(0.0, 11.0), 0.46);
            }
            Figure::Parchment => {
                kit.at(self.painter, "parchment-single", at, 0.62);
            }
            Figure::Gap => write(at, "/", palette::INK_SOFT),
        }
    }
}
