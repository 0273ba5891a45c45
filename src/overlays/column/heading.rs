//! The head of the column: the rounds' flags, the phase, the draft's direction.

use bevy_egui::egui::{self, Align, Rect, Sense, Ui, pos2, vec2};

use crate::{
    art::{Face, palette},
    overlays::{View, kit::Type, prompt::direction, tips},
    rules::{Phase, ROUNDS, Road, RuleSet, Scoring},
    words::{rounds::roman, say},
};

/// Six flags on their rod, one a round.
pub(super) fn flags(view: &View<'_>, ui: &mut Ui, rect: Rect) {
    let kit = &view.kit;
    let painter = ui.painter().clone();
    let pitch = 54.0;
    let left = rect.center().x - pitch * f32::from(ROUNDS) / 2.0;
    let rod = Rect::from_min_size(
        pos2(left - 4.0, rect.min.y + 15.0),
        vec2(pitch * f32::from(ROUNDS) + 8.0, 7.0),
    );
    kit.nine_slice(&painter, "flag-rod", rod);
    let now = view.game().round();
    for round in 1..=ROUNDS {
        let at = pos2(left + pitch * (f32::from(round) - 0.5), rect.min.y + 18.0);
        let (part, size, foot, colour) = if round == now {
            ("flag-current", 22.0, 31.0, palette::CREAM)
        } else if round < now {
            ("flag-past", 18.0, 25.0, palette::INK)
        } else {
            ("flag-next", 18.0, 25.0, palette::INK)
        };
        let flag = kit.at(&painter, part, at, 1.0);
        if knights_score(view.rules(), round) {
            // 5.5: the rounds in which the Cup decides.
            let low = if round == now { 59.0 } else { 50.0 };
            kit.at(&painter, "cup", at + vec2(0.0, low), 0.36);
        }
        let kind = Type::new(Face::Bold, size, colour);
        kit.text(
            &painter,
            at + vec2(0.0, foot),
            Align::Center,
            roman(round),
            kind,
        );
        let id = egui::Id::new(("flag", round));
        let over = ui.interact(flag, id, Sense::hover());
        if egui::Tooltip::should_show_tooltip(&over, false) {
            let lines = tips::round_tip(&view.words, view.rules(), round, now);
            tips::show(kit, ui.ctx(), id, flag, &lines);
        }
    }
}

/// "Round III · Play", and in the draft which way the hands go.
pub(super) fn heading(view: &View<'_>, ui: &mut Ui, rect: Rect) {
    let (kit, words, game) = (&view.kit, &*view.words, view.game());
    let painter = ui.painter().clone();
    let phase = match game.phase() {
        Phase::Deal => words.say("phase-deal"),
        Phase::Choose => words.say("phase-choose"),
        Phase::Play => words.say("phase-play"),
        Phase::Score | Phase::Over => words.say("phase-score"),
        Phase::ReturnPawns => words.say("phase-return"),
        Phase::PassExcalibur => words.say("phase-excalibur"),
    };
    let says = say!(
        words,
        "heading-round-phase",
        round = roman(game.round()),
        phase = phase
    );
    let from = pos2(rect.min.x + 24.0, rect.min.y + 104.0);
    let right = rect.max.x - 24.0;
    let kind = Type::caps(Face::Bold, 22.0, palette::INK);
    let Some(way) = direction(game) else {
        let title = kit.text_fit(&painter, from, Align::Min, &says, kind, right - from.x);
        if knights_score(game.rules(), game.round()) {
            let kind = Type::new(Face::SemiboldItalic, 16.0, palette::RED_TEXT);
            let line = kit.line(ui.ctx(), &words.say("heading-knights"), kind);
            let end = pos2(right, from.y - 1.0);
            if end.x - line.width > title.max.x + 10.0 {
                line.paint(&painter, end, Align::Max);
            }
        }
        return;
    };
    let room = right - 32.0 - from.x;
    let title = kit.text_fit(&painter, from, Align::Min, &says, kind, room);
    let icon = match way {
        "counterclockwise" => "counter-clockwise-ink",
        _ => "clockwise-ink",
    };
    let centre = pos2(right - 12.0, from.y - 7.0);
    kit.at(&painter, icon, centre, 1.0);
    // The arrow says it too: where there is no room for the word, it is in the tooltip only.
    let kind = Type::new(Face::SemiboldItalic, 16.0, palette::RED_TEXT);
    let says = say!(words, "direction", direction = way);
    let end = pos2(right - 32.0, from.y - 1.0);
    let word = kit.line_fit(ui.ctx(), &says, kind, end.x - title.max.x - 10.0);
    if !word.cut {
        word.paint(&painter, end, Align::Max);
    }
    let thing = Rect::from_center_size(centre, vec2(28.0, 28.0));
    let over = ui.interact(thing, egui::Id::new("direction"), Sense::hover());
    if egui::Tooltip::should_show_tooltip(&over, false) {
        let more = match way {
            "clockwise" => Some(words.say("tip-direction-clockwise")),
            "counterclockwise" => Some(words.say("tip-direction-counterclockwise")),
            "swap" => Some(words.say("tip-direction-swap")),
            _ => None,
        };
        let lines: Vec<String> = std::iter::once(says).chain(more).collect();
        tips::show(kit, ui.ctx(), over.id, thing, &lines);
    }
}

fn knights_score(rules: &RuleSet, round: u8) -> bool {
    let line = rules.roads[Road::Joust];
    matches!(line.scoring, Scoring::Knights { .. }) && line.scores.contains(round)
}
