//! Chances to win by turn: a line a player, its pawn on it wherever a round ends.

use bevy_egui::egui::{
    Align, EventFilter, Id, Key, Painter, Pos2, Rect, Sense, Shape, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::Review;
use crate::{
    art::{Face, palette},
    overlays::kit::{Kit, Type},
    review::{After, Turn},
    rules::Seat,
    screens::page::Stage,
    words::{Words, rounds::roman, say},
};

/// Where values lie on the screen.
struct Axes {
    area: Rect,
    turns: usize,
    /// The greatest chance that is shown, in steps of a quarter.
    most: f32,
}

impl Axes {
    fn x(&self, turn: usize) -> f32 {
        let last = self.turns.saturating_sub(1).max(1);
        self.area.min.x + self.area.width() * turn as f32 / last as f32
    }

    fn at(&self, turn: usize, chance: f32) -> Pos2 {
        let y = self.area.max.y - self.area.height() * chance / self.most;
        pos2(self.x(turn), y)
    }

    fn turn_at(&self, x: f32) -> usize {
        let last = self.turns.saturating_sub(1) as f32;
        let share = (x - self.area.min.x) / self.area.width();
        (share * last).round().clamp(0.0, last) as usize
    }
}

pub(super) fn show(kit: &Kit, ui: &mut Ui, stage: Stage, words: &Words, review: &mut Review) {
    let page = stage.rect(52.0, 146.0, 930.0, 640.0);
    let painter = ui.painter().clone();
    kit.page(&painter, page);
    let kind = Type::caps(Face::Bold, 20.0, palette::INK);
    let foot = pos2(page.min.x + 24.0, page.min.y + 34.0);
    kit.text(&painter, foot, Align::Min, &words.say("review-graph"), kind);
    let area = Rect::from_min_max(page.min + vec2(74.0, 62.0), page.max - vec2(216.0, 142.0));
    let seats = review.setup.seats.len();
    let chances = review.turns.iter().flat_map(|turn| &turn.chances[..seats]);
    let most = chances.fold(0.5_f32, |most, &chance| most.max(chance));
    let axes = Axes {
        area,
        turns: review.turns.len(),
        most: (most * 4.0).ceil() / 4.0,
    };
    cursor(kit, ui, &axes, words, review);
    grid(kit, &painter, &axes, &review.turns);
    for seat in Seat::all(seats as u8) {
        line(kit, &painter, &axes, review, seat);
    }
    names(kit, &painter, &axes, page, review);
    if let Some(at) = review.cursor {
        let ink = (1.5, palette::RED_TEXT.egui());
        painter.vline(axes.x(at), area.y_range(), ink);
        for seat in Seat::all(seats as u8) {
            let point = axes.at(at, review.turns[at].chances[seat.index()]);
            painter.circle(
                point,
                6.0,
                colour(kit, review, seat).egui(),
                (1.6, palette::INK.egui()),
            );
        }
    }
    let says = review.cursor.map_or_else(
        || words.say("review-graph-tip"),
        |at| in_words(words, review, at),
    );
    let kind = Type::new(Face::Semibold, 17.0, palette::INK);
    let from = pos2(page.min.x + 24.0, area.max.y + 56.0);
    let parts = [(says.as_str(), false)];
    kit.write(
        &painter,
        from,
        Align::Min,
        &parts,
        kind,
        page.width() - 48.0,
        23.0,
    );
}

/// The turn under the pointer, or walked to by keys.
fn cursor(kit: &Kit, ui: &mut Ui, axes: &Axes, words: &Words, review: &mut Review) {
    let place = axes.area.expand(10.0);
    let id = Id::new("review graph");
    let response = ui.interact(place, id, Sense::click());
    let told = review.cursor.map_or_else(
        || words.say("review-graph"),
        |at| in_words(words, review, at),
    );
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, &told));
    if response.hovered()
        && ui.input(|input| input.pointer.delta() != bevy_egui::egui::Vec2::ZERO)
        && let Some(pointer) = response.hover_pos()
    {
        review.cursor = Some(axes.turn_at(pointer.x));
    }
    if response.has_focus() {
        ui.memory_mut(|memory| {
            let filter = EventFilter {
                horizontal_arrows: true,
                ..Default::default()
            };
            memory.set_focus_lock_filter(id, filter);
        });
        let [back, on] =
            [Key::ArrowLeft, Key::ArrowRight].map(|key| ui.input(|input| input.key_pressed(key)));
        let last = axes.turns.saturating_sub(1);
        if back || on {
            review.cursor = Some(match review.cursor {
                Some(at) if on => (at + 1).min(last),
                Some(at) => at.saturating_sub(1),
                None if on => 0,
                None => last,
            });
        }
        kit.focus_ring(ui.painter(), place);
    }
}

fn grid(kit: &Kit, painter: &Painter, axes: &Axes, turns: &[Turn]) {
    let faint = palette::Colour::hex(0xc9ab6c).egui();
    let kind = Type::new(Face::Regular, 15.0, palette::INK_SOFT);
    for quarter in 0..=(axes.most * 4.0).round() as usize {
        let y = axes.at(0, quarter as f32 / 4.0).y;
        painter.hline(axes.area.x_range(), y, (1.0, faint));
        let foot = pos2(axes.area.min.x - 10.0, y + 5.0);
        let says = format!("{}\u{202f}%", quarter * 25);
        kit.text(painter, foot, Align::Max, &says, kind);
    }
    let kind = Type::new(Face::Semibold, 16.0, palette::INK_SOFT);
    for (round, from, to) in rounds(turns) {
        let from = from.saturating_sub(1);
        painter.vline(axes.x(to), axes.area.y_range(), (1.0, faint));
        let middle = (axes.x(from) + axes.x(to)) / 2.0;
        let foot = pos2(middle, axes.area.max.y + 24.0);
        kit.text(painter, foot, Align::Center, roman(round), kind);
    }
}

/// The rounds, and their first and last turn.
fn rounds(turns: &[Turn]) -> Vec<(u8, usize, usize)> {
    let mut rounds: Vec<(u8, usize, usize)> = Vec::new();
    for (at, turn) in turns.iter().enumerate() {
        match rounds.last_mut() {
            Some(last) if last.0 == turn.round => last.2 = at,
            _ => rounds.push((turn.round, at, at)),
        }
    }
    rounds
}

fn colour(kit: &Kit, review: &Review, seat: Seat) -> palette::Colour {
    let pawn = review.setup.seats[seat.index()].pawn.key();
    kit.art().pawn(pawn).unwrap_or(palette::INK)
}

fn line(kit: &Kit, painter: &Painter, axes: &Axes, review: &Review, seat: Seat) {
    let chance = |at: usize| review.turns[at].chances[seat.index()];
    let points: Vec<Pos2> = (0..axes.turns).map(|at| axes.at(at, chance(at))).collect();
    painter.add(Shape::line(points.clone(), (5.5, palette::INK.egui())));
    painter.add(Shape::line(points, (3.2, colour(kit, review, seat).egui())));
    // Colours alone tell not everybody whose line it is.
    let pawn = review.setup.seats[seat.index()].pawn.key();
    for (_, _, last) in rounds(&review.turns) {
        let foot = axes.at(last, chance(last)) + vec2(0.0, 9.0);
        kit.at(painter, pawn, foot, 0.55);
    }
}

/// Pawn and name at the end of each line.
fn names(kit: &Kit, painter: &Painter, axes: &Axes, page: Rect, review: &Review) {
    let Some(last) = review.turns.last() else {
        return;
    };
    let mut seats: Vec<Seat> = Seat::all(review.setup.seats.len() as u8).collect();
    seats.sort_by(|a, b| last.chances[b.index()].total_cmp(&last.chances[a.index()]));
    let end = |seat: &Seat| axes.at(axes.turns.saturating_sub(1), last.chances[seat.index()]);
    let mut heights: Vec<f32> = seats.iter().map(|seat| end(seat).y).collect();
    crate::screens::results::spread(&mut heights, 38.0, axes.area.min.y, axes.area.max.y);
    for (&seat, y) in seats.iter().zip(heights) {
        let from = end(&seat);
        let elbow = vec![from, pos2(from.x + 16.0, y), pos2(from.x + 22.0, y)];
        painter.add(Shape::line(elbow, (1.3, palette::INK.egui())));
        let pawn = review.setup.seats[seat.index()].pawn.key();
        kit.at(painter, pawn, pos2(from.x + 38.0, y + 14.0), 30.0 / 42.0);
        let foot = pos2(from.x + 58.0, y + 6.0);
        let kind = Type::new(Face::Semibold, 17.0, palette::INK);
        let room = page.max.x - 14.0 - foot.x;
        kit.text_fit(painter, foot, Align::Min, review.name(seat), kind, room);
    }
}

/// A turn in words: "Round II, turn 3: Maud 41 % · Osric 30 %".
fn in_words(words: &Words, review: &Review, at: usize) -> String {
    let Some(turn) = review.turns.get(at) else {
        return String::new();
    };
    let chances: Vec<String> = Seat::all(review.setup.seats.len() as u8)
        .map(|seat| {
            let percent = (turn.chances[seat.index()] * 100.0).round() as i32;
            say!(
                words,
                "review-chance",
                name = review.name(seat),
                percent = percent
            )
        })
        .collect();
    let chances = chances.join(" · ");
    let round = roman(turn.round);
    match turn.after {
        After::Start => say!(words, "review-start", chances = chances),
        After::Turn(number) => say!(
            words,
            "review-turn",
            round = round,
            turn = number,
            chances = chances
        ),
        After::Round => say!(words, "review-round", round = round, chances = chances),
    }
}
