//! Beneath the cards to choose from: those kept so far, and the own journal.

use bevy_egui::egui::{self, Align, Id, Rect, Sense, Ui, pos2, vec2};

use super::{SLOT, SLOT_GAP};
use crate::{
    art::{Face, palette},
    overlays::{
        View,
        area::centred,
        card::{self, card_box},
        journal,
        kit::{Type, roman},
        seats,
    },
    rules::{Journals, Seat},
    words::say,
};

/// Where the `i`-th card kept lies.
pub(super) fn slot(inner: Rect, i: usize) -> Rect {
    let left = inner.min.x + 168.0 + (SLOT + SLOT_GAP) * i as f32;
    card_box(left, inner.min.y + 320.0, SLOT)
}

/// The cards kept so far, in five slots.
pub(super) fn kept(view: &View<'_>, ui: &mut Ui, inner: Rect, viewer: Seat) {
    let (kit, words) = (&view.kit, &*view.words);
    let painter = ui.painter().clone();
    let at = |x: f32, y: f32| inner.min + vec2(x, y);
    let kept = *view.game().kept(viewer);
    let caps = Type::caps(Face::Bold, 22.0, palette::PALE);
    kit.text_fit(
        &painter,
        at(32.0, 340.0),
        Align::Min,
        &words.say("kept"),
        caps,
        124.0,
    );
    let aside = Type::new(Face::Italic, 18.0, palette::TABLE_TEXT);
    let count = say!(words, "kept-count", count = kept.len());
    kit.text_fit(&painter, at(32.0, 368.0), Align::Min, &count, aside, 124.0);
    let about = words.say("kept-aside");
    let plain = Type::body().coloured(palette::TABLE_TEXT);
    kit.write(
        &painter,
        at(32.0, 382.0),
        Align::Min,
        &[(&about, false)],
        plain,
        116.0,
        22.0,
    );
    let naming = view.naming();
    for i in 0..5 {
        let place = slot(inner, i);
        if let Some(&card) = kept.get(i) {
            card::face(kit, &painter, words, naming, card, place, 1.0);
            continue;
        }
        let active = i == kept.len();
        let part = if active {
            "card-slot-active"
        } else {
            "card-slot"
        };
        kit.picture(
            &painter,
            part,
            Rect::from_min_size(place.min, vec2(104.0, 146.0)),
        );
        let colour = if active {
            palette::GOLD_LIGHT
        } else {
            palette::TABLE_TEXT
        };
        let kind = Type::new(Face::Semibold, 22.0, colour);
        centred(kit, &painter, place, &roman(i + 1), kind);
    }
}

/// The own journal at the right.
pub(super) fn own_journal(view: &View<'_>, ui: &mut Ui, inner: Rect, viewer: Seat) {
    let (kit, words) = (&view.kit, &*view.words);
    let painter = ui.painter().clone();
    let line = inner.min.x + 1008.0;
    painter.vline(
        line,
        inner.min.y + 320.0..=inner.min.y + 468.0,
        (1.2, palette::GOLD_DEEP.veil(0.7)),
    );
    let middle = inner.min.x + 1104.0;
    let points = seats::journal(view.game(), Some(viewer), viewer);
    let at = pos2(middle, inner.min.y + 368.0);
    let book = journal::journal(kit, &painter, at, 1.3, points.map(f32::from), 0.0);
    let aside = Type::new(Face::Italic, 16.0, palette::PALE);
    let yours = words.say("journal-yours");
    let room = 184.0;
    kit.text_fit(
        &painter,
        pos2(middle, inner.min.y + 424.0),
        Align::Center,
        &yours,
        aside,
        room,
    );
    let seen = if view.rules().mode.journals == Journals::Open {
        words.say("journal-open-all")
    } else {
        words.say("journal-hidden")
    };
    let plain = Type::new(Face::Regular, 15.0, palette::TABLE_TEXT);
    kit.text_fit(
        &painter,
        pos2(middle, inner.min.y + 447.0),
        Align::Center,
        &seen,
        plain,
        room,
    );
    let over = ui.interact(book, Id::new("own journal"), Sense::hover());
    if egui::Tooltip::should_show_tooltip(&over, false) {
        journal::tip(view, ui.ctx(), viewer, book);
    }
}
