//! The bar: play and halt, steps, the whole game as a line with its rounds, chapters, speed, whose eyes, and taking over.

use bevy_egui::egui::{Align, Rect, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::Pressed;
use crate::{
    art::{Face, palette},
    overlays::{
        View,
        kit::{Button, Slide, Type},
    },
    replay::{Ask, Chapter, Replay, SPEEDS, may_take_over},
    seats::Eyes,
    settings::Command,
    words::{Words, rounds::roman, say},
};

/// Height of what stands in the bar.
const HEIGHT: f32 = 42.0;
const ICON: f32 = 44.0;
const GAP: f32 = 5.0;
const SPEED: f32 = 66.0;
const LIST: f32 = 172.0;

/// Places things from both ends of the bar.
struct Row {
    left: f32,
    right: f32,
    top: f32,
}

impl Row {
    fn at_left(&mut self, width: f32) -> Rect {
        let rect = Rect::from_min_size(pos2(self.left, self.top), vec2(width, HEIGHT));
        self.left = rect.max.x + GAP;
        rect
    }

    fn at_right(&mut self, width: f32) -> Rect {
        let left = self.right - width;
        self.right = left - GAP;
        Rect::from_min_size(pos2(left, self.top), vec2(width, HEIGHT))
    }
}

pub(super) fn bar(view: &View<'_>, replay: &Replay, ui: &mut Ui, rect: Rect) -> Option<Pressed> {
    let mut row = Row {
        left: rect.min.x,
        right: rect.max.x,
        top: rect.center().y - HEIGHT / 2.0,
    };
    let asked = steps(view, replay, ui, &mut row);
    let leave = leave(view, replay, ui, &mut row);
    let taken = !replay.is_look_back() && take_over(view, replay, ui, &mut row);
    let eyes = eyes(view, replay, ui, &mut row);
    let chapter = chapter(view, replay, ui, &mut row);
    let speed = speed(view, replay, ui, &mut row);
    let line = Rect::from_min_max(
        pos2(row.left + 16.0, row.top),
        pos2(row.right - 16.0, row.top + HEIGHT),
    );
    let went = timeline(view, replay, ui, line);
    let asked = asked.or(leave).or(eyes).or(chapter).or(speed).or(went);
    if taken {
        return Some(Pressed::TakeOver);
    }
    asked.map(Pressed::Ask)
}

/// The five buttons that move it.
fn steps(view: &View<'_>, replay: &Replay, ui: &mut Ui, row: &mut Row) -> Option<Ask> {
    let start = replay.at() > replay.tale().start();
    let end = replay.at() < replay.end();
    let turn = if replay.plays() {
        ("replay-halt", "pause")
    } else {
        ("replay-play", "play")
    };
    let all = [
        (
            Ask::PreviousRound,
            ("replay-round-before", "«"),
            Command::ReplayRoundBefore,
            start,
        ),
        (
            Ask::StepBack,
            ("replay-back", "chevron-left"),
            Command::ReplayBack,
            start,
        ),
        (Ask::Turn, turn, Command::ReplayTurn, true),
        (
            Ask::StepOn,
            ("replay-on", "chevron-right"),
            Command::ReplayOn,
            end,
        ),
        (
            Ask::NextRound,
            ("replay-round-after", "»"),
            Command::ReplayRoundAfter,
            end,
        ),
    ];
    let mut asked = None;
    for (ask, (label, icon), command, enabled) in all {
        let place = row.at_left(ICON);
        let (label, key) = (view.words.say(label), view.key(command));
        let button = match icon {
            // Whole rounds have no drawing of their own.
            "«" | "»" => Button::plain(icon).written().size(26.0).hint(&label),
            _ => Button::icon_only(&label, icon),
        };
        let response = view
            .kit
            .button(ui, place, button.key(&key).enabled(enabled));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &label));
        if response.clicked() {
            asked = Some(ask);
        }
    }
    asked
}

fn leave(view: &View<'_>, replay: &Replay, ui: &mut Ui, row: &mut Row) -> Option<Ask> {
    let label = view.words.say(if replay.is_look_back() {
        "replay-return"
    } else {
        "replay-leave"
    });
    let key = view.key(Command::Back);
    let kind = Type::caps(Face::Semibold, 16.0, palette::INK);
    let width = view.kit.text_width(ui.ctx(), &label, kind) + 36.0;
    let button = if replay.is_look_back() {
        Button::primary(&label)
    } else {
        Button::plain(&label)
    };
    let place = row.at_right(width.min(250.0));
    let response = view.kit.button(ui, place, button.key(&key).size(16.0));
    response.clicked().then_some(Ask::Leave)
}

fn take_over(view: &View<'_>, replay: &Replay, ui: &mut Ui, row: &mut Row) -> bool {
    let label = view.words.say("replay-take-over");
    let may = may_take_over(replay);
    let hint = view.words.say(if may {
        "replay-take-over-tip"
    } else {
        "replay-take-over-not"
    });
    let button = Button::plain(&label).hint(&hint).enabled(may).size(16.0);
    let kind = Type::caps(Face::Semibold, 16.0, palette::INK);
    let width = view.kit.text_width(ui.ctx(), &label, kind) + 36.0;
    let place = row.at_right(width.min(200.0));
    view.kit.button(ui, place, button).clicked()
}

/// Whose eyes; where there is no choice, whose they are.
fn eyes(view: &View<'_>, replay: &Replay, ui: &mut Ui, row: &mut Row) -> Option<Ask> {
    let views = replay.views();
    let labels: Vec<String> = views.iter().map(|&eyes| eyes_say(view, eyes)).collect();
    let options: Vec<&str> = labels.iter().map(String::as_str).collect();
    let now = views.iter().position(|&eyes| eyes == replay.eyes())?;
    let mut chosen = now;
    let place = row.at_right(LIST);
    let label = view.words.say("replay-eyes");
    let enabled = views.len() > 1;
    let changed = view
        .kit
        .dropdown(ui, place, &label, &options, &mut chosen, enabled);
    changed.then(|| Ask::See(views[chosen]))
}

fn eyes_say(view: &View<'_>, eyes: Eyes) -> String {
    match eyes {
        Eyes::Public => view.words.say("replay-eyes-public"),
        Eyes::All => view.words.say("replay-eyes-all"),
        Eyes::Seat(seat) => view.name(seat).to_owned(),
    }
}

/// Rounds and scorings to go to.
fn chapter(view: &View<'_>, replay: &Replay, ui: &mut Ui, row: &mut Row) -> Option<Ask> {
    let marks: Vec<_> = replay
        .tale()
        .marks()
        .iter()
        .filter(|mark| mark.at <= replay.end())
        .collect();
    let labels: Vec<String> = marks
        .iter()
        .map(|mark| chapter_says(&view.words, mark.chapter))
        .collect();
    let options: Vec<&str> = labels.iter().map(String::as_str).collect();
    let now = replay.tale().mark_before(replay.at())?;
    let mut chosen = marks.iter().position(|mark| **mark == now)?;
    let place = row.at_right(LIST);
    let label = view.words.say("replay-chapter");
    let changed = view
        .kit
        .dropdown(ui, place, &label, &options, &mut chosen, true);
    changed.then(|| Ask::Go(marks[chosen].at))
}

/// What a chapter is called.
pub(super) fn chapter_says(words: &Words, chapter: Chapter) -> String {
    match chapter {
        Chapter::Round(round) => say!(words, "replay-round", round = roman(round)),
        Chapter::Scoring(round) => say!(words, "replay-scoring", round = roman(round)),
        Chapter::End => words.say("replay-end"),
    }
}

/// From one speed to the next.
fn speed(view: &View<'_>, replay: &Replay, ui: &mut Ui, row: &mut Row) -> Option<Ask> {
    const LABELS: [&str; SPEEDS.len()] = ["½×", "1×", "2×", "4×"];
    let place = row.at_right(SPEED);
    let label = LABELS[replay.speed()];
    let hint = say!(view.words, "replay-speed", speed = label);
    let button = Button::plain(label).hint(&hint).written().size(17.0);
    let pressed = view.kit.button(ui, place, button).clicked();
    pressed.then(|| Ask::Speed((replay.speed() + 1) % SPEEDS.len()))
}

/// The game as a line, a mark and a numeral where each round begins.
fn timeline(view: &View<'_>, replay: &Replay, ui: &mut Ui, line: Rect) -> Option<Ask> {
    let tale = replay.tale();
    let (start, end) = (tale.start() as f32, replay.end() as f32);
    let label = view.words.say("replay-timeline");
    let rail = Rect::from_min_max(pos2(line.min.x, line.min.y + 16.0), line.max);
    let slide = Slide {
        label: &label,
        range: start..=end.max(start + 1.0),
        step: 1.0,
        ticks: 0,
        enabled: true,
    };
    let mut at = replay.at() as f32;
    let moved = view.kit.slider(ui, rail, &slide, &mut at);
    for mark in tale.marks().iter().filter(|mark| mark.at <= replay.end()) {
        let Chapter::Round(round) = mark.chapter else {
            continue;
        };
        let share = (mark.at as f32 - start) / (end - start).max(1.0);
        let x = rail.min.x + rail.width() * share;
        let kind = Type::new(Face::Bold, 13.0, palette::PALE);
        let foot = pos2(x, line.min.y + 12.0);
        view.kit
            .text(ui.painter(), foot, Align::Center, roman(round), kind);
        let top = pos2(x, line.min.y + 14.0);
        let tick = (1.4, palette::PALE.egui());
        ui.painter().vline(top.x, top.y..=top.y + 8.0, tick);
    }
    moved.then_some(Ask::Go(at.round() as usize))
}
