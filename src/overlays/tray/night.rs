//! By night, beside the hand: the Cup, whom it favours, and what the card thought of would do to it or to a Parchment.

use bevy_egui::egui::{Align, Id, Rect, Sense, Tooltip, Ui, pos2, vec2};

use crate::{
    art::{Face, palette},
    overlays::{View, kit::Type, tips},
    rules::{Game, Parchment, Road},
    table::{Preview, Previews},
    words::{Words, lists::list, say},
};

/// Height of the panel.
pub(super) const HEIGHT: f32 = 60.0;

/// What the panel shows and says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::overlays) struct Says {
    /// The token: Cup or Parchment.
    pub(in crate::overlays) token: &'static str,
    /// The heading.
    pub(in crate::overlays) title: String,
    /// What is, or would be.
    pub(in crate::overlays) text: String,
    /// It tells of a move in the making.
    pub(in crate::overlays) ahead: bool,
}

/// What there is to say of the Cup and the Parchments, and of moves thought of; nothing by day.
pub(in crate::overlays) fn says(words: &Words, game: &Game, ahead: &[Preview]) -> Option<Says> {
    game.rules().cup?;
    if let Some(parchment) = ahead.iter().find_map(|preview| takes(game, preview)) {
        let part = match parchment {
            Parchment::Single => "parchment-single",
            Parchment::Double => "parchment-double",
        };
        return Some(Says {
            token: part,
            title: words.say("parchment-title"),
            text: words.say("preview-parchment"),
            ahead: true,
        });
    }
    let moves: Vec<String> = ahead
        .iter()
        .filter(|preview| matches!(preview.road, Road::Joust | Road::Tournament))
        .map(|preview| {
            let cup = preview.ahead.cup;
            let (side, space) = (tips::cup_side(cup), cup.unsigned_abs());
            say!(words, "cup-space", side = side, space = space)
        })
        .collect();
    let (side, space) = (tips::cup_side(game.cup()), game.cup().unsigned_abs());
    Some(Says {
        token: "cup",
        title: say!(words, "cup-title", side = side, space = space),
        ahead: !moves.is_empty(),
        text: if moves.is_empty() {
            say!(words, "cup-aside", side = side)
        } else {
            say!(words, "cup-ahead", moves = list(moves))
        },
    })
}

/// The Parchment that a move would take, the double one first.
fn takes(game: &Game, preview: &Preview) -> Option<Parchment> {
    if preview.road != Road::King {
        return None;
    }
    let [single, double] = game.rules().board.king;
    let reaches = |parchment: Parchment, space: u8| {
        game.parchment(parchment).is_none() && preview.ahead.to >= u16::from(space)
    };
    let both = [
        (Parchment::Double, double.space),
        (Parchment::Single, single.space),
    ];
    both.into_iter()
        .find(|&(parchment, space)| reaches(parchment, space))
        .map(|(one, _)| one)
}

/// Shows the panel in `rect`.
pub(super) fn panel(view: &View<'_>, ahead: &Previews, ui: &mut Ui, rect: Rect) {
    let Some(says) = says(&view.words, view.game(), &ahead.0) else {
        return;
    };
    let kit = &view.kit;
    let painter = ui.painter().clone();
    kit.nine_slice(&painter, "panel-night", rect);
    let token = match says.token {
        "cup" => (vec2(29.0, 50.0), 0.86),
        "parchment-single" => (vec2(29.0, 30.0), 1.1),
        _ => (vec2(29.0, 30.0), 0.9),
    };
    kit.at(&painter, says.token, rect.min + token.0, token.1);
    let left = rect.min.x + 54.0;
    let room = rect.max.x - 8.0 - left;
    let title = Type::new(Face::Bold, 18.0, palette::CREAM);
    let colour = if says.ahead {
        palette::GOLD_LIGHT
    } else {
        palette::PALE
    };
    let text = Type::new(Face::Regular, 16.0, colour);
    kit.text_fit(
        &painter,
        pos2(left, rect.min.y + 25.0),
        Align::Min,
        &says.title,
        title,
        room,
    );
    kit.text_fit(
        &painter,
        pos2(left, rect.min.y + 46.0),
        Align::Min,
        &says.text,
        text,
        room,
    );
    let over = ui.interact(rect, Id::new("cup panel"), Sense::hover());
    if Tooltip::should_show_tooltip(&over, false) {
        let lines = tips::cup_tip(&view.words, view.rules(), view.game().cup());
        tips::show(kit, ui.ctx(), over.id, rect, &lines);
    }
}
