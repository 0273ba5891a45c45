//! The six challenge faces: what each adds to the opponents' cards, and how one has fared against them.

use bevy_egui::egui::{
    Align, CursorIcon, Id, Painter, Rect, Response, Sense, StrokeKind, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::draft::ChallengeDraft;
use crate::{
    art::{Face, manifest, palette},
    overlays::kit::{Kit, Type},
    records::{
        challenges,
        profile::{Profile, Tally},
    },
    rules::{Challenge, Subject},
    screens::page::Stage,
    words::{Naming, Words, rounds::roman, say},
};

const LEFT: f32 = 66.0;
const TOP: f32 = 178.0;
const CELL: f32 = 301.0;
const PITCH: f32 = 286.0;
/// Size of a face.
const FACE: (f32, f32) = (168.0, 235.2);

/// All six. True if one was double-clicked: that one is to begin.
pub(super) fn show(
    kit: &Kit,
    ui: &mut Ui,
    stage: Stage,
    words: &Words,
    draft: &mut ChallengeDraft,
    profile: &Profile,
) -> bool {
    let mut begin = false;
    for (i, face) in challenges::built_in().into_iter().enumerate() {
        let (column, row) = ((i % 3) as f32, (i / 3) as f32);
        let cell = stage.rect(
            LEFT + CELL * column,
            TOP + PITCH * row,
            CELL - 6.0,
            FACE.1 + 20.0,
        );
        let on = draft.level == face.level;
        let tally = profile.tally(draft.side, face.level);
        let response = cell_of(kit, ui, words, cell, &face, on, tally);
        if response.clicked() || response.double_clicked() {
            draft.level = face.level;
        }
        begin |= response.double_clicked();
    }
    begin
}

/// The widget of a level.
pub(super) fn id(level: u8) -> Id {
    Id::new(("challenge", level))
}

fn cell_of(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    cell: Rect,
    face: &Challenge,
    on: bool,
    tally: Tally,
) -> Response {
    let response = ui.interact(cell, id(face.level), Sense::click());
    let name = say!(words, "challenge-level", level = roman(face.level));
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, on, &name));
    let painter = ui.painter();
    let lit = response.hovered() || response.has_focus();
    if on {
        painter.rect_filled(cell, 8.0, palette::Colour::hex(0xfff3cc).egui());
        let gold = (3.2, palette::GOLD.egui());
        painter.rect_stroke(cell, 8.0, gold, StrokeKind::Middle);
    } else if lit {
        painter.rect_filled(cell, 8.0, palette::CREAM.veil(0.7));
    }
    if response.has_focus() {
        let line = (3.0, palette::FOCUS.egui());
        painter.rect_stroke(cell.expand(3.5), 10.0, line, StrokeKind::Middle);
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    let card = Rect::from_min_size(cell.min + vec2(10.0, 10.0), vec2(FACE.0, FACE.1));
    card_of(kit, painter, card, face);
    let left = card.max.x + 12.0;
    let room = cell.max.x - 6.0 - left;
    let mut y = card.min.y + 22.0;
    for (subject, bonus) in bonuses(face) {
        let name = words.subject(subject.key(), Naming::Day);
        let more = format!("+{bonus}");
        let kind = Type::new(Face::Bold, 17.0, palette::INK);
        let more = kit.text(painter, pos2(left, y), Align::Min, &more, kind);
        let kind = Type::new(Face::Regular, 17.0, palette::INK);
        let from = pos2(more.max.x + 6.0, y);
        kit.text_fit(painter, from, Align::Min, &name, kind, left + room - from.x);
        y += 25.0;
    }
    fared(kit, painter, words, pos2(left, card.max.y), room, tally);
    response
}

/// Games and victories, standing on `foot`.
pub(in crate::screens) fn fared(
    kit: &Kit,
    painter: &Painter,
    words: &Words,
    foot: bevy_egui::egui::Pos2,
    room: f32,
    tally: Tally,
) {
    let says = if tally.plays == 0 {
        words.say("challenge-never")
    } else {
        let plays = say!(words, "challenge-plays", count = tally.plays);
        let best = say!(
            words,
            "challenge-best",
            count = tally.wins,
            points = tally.best.unwrap_or_default()
        );
        format!("{plays}, {best}")
    };
    let colour = if tally.wins > 0 {
        palette::GREEN_TEXT
    } else {
        palette::INK_SOFT
    };
    let kind = Type::aside().sized(15.0).coloured(colour);
    let lines = kit.paragraph(
        painter.ctx(),
        &[(&says, false)],
        kind,
        room,
        20.0,
        Align::Min,
    );
    let top = pos2(foot.x, foot.y - lines.rect.height());
    if tally.wins > 0 {
        kit.at(
            painter,
            "trophy-ink",
            pos2(foot.x + 11.0, top.y - 16.0),
            0.9,
        );
    }
    painter.galley(top, lines, colour.egui());
}

/// The subjects that gain, and by how much.
fn bonuses(face: &Challenge) -> impl Iterator<Item = (Subject, u8)> + '_ {
    Subject::ALL
        .into_iter()
        .map(|subject| (subject, face.bonus[subject.index()]))
        .filter(|&(_, bonus)| bonus > 0)
}

/// The card: picture, level, and in its panel the emblems with what they gain.
pub(in crate::screens) fn card_of(kit: &Kit, painter: &Painter, rect: Rect, face: &Challenge) {
    let key = format!("challenge-{}", face.level);
    kit.card(painter, &key, rect, None);
    let Some(card) = manifest().card_at(&key, rect.width()) else {
        return;
    };
    let unit = rect.width() / 250.0;
    for (entry, (subject, bonus)) in card.entries.iter().zip(bonuses(face)) {
        let at = rect.min + vec2(entry.symbol.x, entry.symbol.y) * unit;
        let scale = entry.symbol.size * unit / 52.0;
        kit.at(painter, &format!("emblem-{}", subject.key()), at, scale);
        let size = entry.text.font_size * unit;
        let kind = Type::new(Face::Bold, size, entry.text.colour);
        let foot = rect.min + vec2(entry.text.x, entry.text.baseline) * unit;
        kit.text(painter, foot, Align::Center, &format!("+{bonus}"), kind);
    }
}
