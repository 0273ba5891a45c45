//! The chronicle in the column: written on as things happen, anew when somebody else looks.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Rect, Sense, Ui, pos2, vec2};

use super::{
    View,
    kit::{Kit, Type},
    prompt::road_art,
};
use crate::{
    art::palette,
    rules::{Event, RuleSet, Seat},
    seats::Eyes,
    words::{Language, Words, chronicle::Chronicler},
};

/// Lines kept for the column; the whole game can be read in its review.
const KEPT: usize = 80;

/// The chronicle as one reader may know it, newest line last.
#[derive(Resource, Default)]
pub(super) struct Chronicle {
    lines: VecDeque<Written>,
    writer: Option<(Chronicler, Of)>,
    told: usize,
}

/// What a chronicle depends on besides the events.
#[derive(Clone, Copy, PartialEq)]
struct Of {
    game: u64,
    reader: Eyes,
    language: Language,
}

/// A line as it is written.
pub(super) struct Written {
    /// The part before the line, and its scale.
    sign: Option<(String, f32)>,
    /// Pieces that are names or not.
    pieces: Vec<(String, bool)>,
}

impl Written {
    /// The pieces, names among them marked.
    pub(super) fn parts(&self) -> Vec<(&str, bool)> {
        let pieces = self.pieces.iter();
        pieces.map(|(text, bold)| (text.as_str(), *bold)).collect()
    }

    /// The whole line.
    pub(super) fn text(&self) -> String {
        self.pieces.iter().map(|(text, _)| text.as_str()).collect()
    }

    /// The sign before the line, about `middle`.
    pub(super) fn sign(&self, kit: &Kit<'_>, painter: &egui::Painter, middle: egui::Pos2) {
        let Some((part, scale)) = &self.sign else {
            return;
        };
        let foot = if part == "cup" { 9.0 } else { 0.0 };
        if part == "excalibur" {
            kit.at_turned(painter, part, middle, *scale, 0.6);
        } else {
            kit.at(painter, part, middle + vec2(0.0, foot), *scale);
        }
    }
}

/// The lines about an event, for whom `writer` writes.
pub(super) fn write_entry(
    writer: &mut Chronicler,
    words: &Words,
    rules: &RuleSet,
    names: &[&str],
    event: Event,
) -> Vec<Written> {
    let lines = writer.tell(words, event).into_iter();
    let written = lines.map(|line| {
        let sign = match line.road {
            Some(road) => {
                let art = road_art(road, rules.mode.side);
                Some((format!("icon-{art}"), 24.0 / 64.0))
            }
            None => sign(event, line.seat).map(|(part, scale)| (part.to_owned(), scale)),
        };
        Written {
            sign,
            pieces: mark_names(&line.text, names),
        }
    });
    written.collect()
}

/// Writes down what was shown since the last frame.
pub(super) fn write(view: View, mut chronicle: ResMut<Chronicle>) {
    let of = Of {
        game: view.current.id,
        reader: view.desk.eyes(),
        language: view.words.language(),
    };
    let all = &view.shown.chronicle;
    let same = chronicle
        .writer
        .as_ref()
        .is_some_and(|(_, known)| *known == of);
    if same && chronicle.told == all.len() {
        return;
    }
    let chronicle = &mut *chronicle;
    if !same || chronicle.told > all.len() {
        let names = view.all_seats().map(|seat| view.name(seat).to_owned());
        let writer = Chronicler::seen_by(*view.rules(), names.collect(), of.reader);
        chronicle.writer = Some((writer, of));
        chronicle.told = 0;
        chronicle.lines.clear();
    }
    let Some((writer, _)) = &mut chronicle.writer else {
        return;
    };
    let names: Vec<&str> = view.all_seats().map(|seat| view.name(seat)).collect();
    for entry in &all[chronicle.told..] {
        let lines = write_entry(writer, &view.words, view.rules(), &names, entry.event);
        chronicle.lines.extend(lines);
    }
    chronicle.told = all.len();
    while chronicle.lines.len() > KEPT {
        chronicle.lines.pop_front();
    }
}

/// The sign before a line that is about no road.
fn sign(event: Event, seat: Option<Seat>) -> Option<(&'static str, f32)> {
    Some(match event {
        Event::ExcaliburPassed { .. } | Event::Ended { .. } => ("excalibur", 0.46),
        Event::RoundBegan { .. } if seat.is_some() => ("excalibur", 0.46),
        Event::RoundBegan { .. } => ("flag-ink", 0.8),
        Event::Dealt
        | Event::Kept { .. }
        | Event::Passed { .. }
        | Event::DraftEnded
        | Event::Discarded
        | Event::TurnedUp { .. }
        | Event::Reshuffled { .. } => ("card-count", 0.8),
        Event::CupMoved { .. } | Event::CupReturned | Event::CupFavours { .. } => ("cup", 0.42),
        Event::Returned { .. } => ("footsteps-ink", 0.8),
        _ => return None,
    })
}

/// Cuts a sentence into pieces that are players' names, which stand out, and others.
pub(super) fn mark_names(text: &str, names: &[&str]) -> Vec<(String, bool)> {
    let inside = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let mut pieces: Vec<(String, bool)> = Vec::new();
    let mut plain = 0;
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let found = names
            .iter()
            .filter(|name| !name.is_empty() && rest.starts_with(**name))
            .filter(|name| {
                !inside(text[..at].chars().next_back())
                    && !inside(rest[name.len()..].chars().next())
            })
            .max_by_key(|name| name.len());
        if let Some(name) = found {
            if plain < at {
                pieces.push((text[plain..at].to_owned(), false));
            }
            pieces.push(((*name).to_owned(), true));
            at += name.len();
            plain = at;
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    if plain < text.len() {
        pieces.push((text[plain..].to_owned(), false));
    }
    pieces
}

impl Chronicle {
    /// The newest line.
    pub(super) fn last(&self) -> Option<String> {
        self.lines.back().map(Written::text)
    }

    /// Shows it in `rect`, newest line first.
    pub(super) fn show(&self, kit: &Kit<'_>, ui: &mut Ui, rect: Rect) {
        kit.scroll(ui, rect, "chronicle", |ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::ZERO;
            let width = ui.available_width();
            for entry in self.lines.iter().rev() {
                let parts = entry.parts();
                let text = kit.paragraph(
                    ui.ctx(),
                    &parts,
                    Type::body(),
                    width - 34.0,
                    20.0,
                    Align::Min,
                );
                let height = text.rect.height();
                let (row, _) = ui.allocate_exact_size(vec2(width, height + 5.0), Sense::hover());
                if !ui.is_rect_visible(row) {
                    continue;
                }
                let line = kit.type_size(16.0) * 20.0 / 16.0;
                let middle = pos2(row.min.x + 13.0, row.min.y + line / 2.0);
                entry.sign(kit, ui.painter(), middle);
                ui.painter()
                    .galley(pos2(row.min.x + 34.0, row.min.y), text, palette::INK.egui());
            }
        });
    }
}
