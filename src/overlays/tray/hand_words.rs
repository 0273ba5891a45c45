//! Beside the hand: what is held and still to play, keys, putting a raised card back.

use bevy_egui::egui::{Align, Painter, Rect, Ui, pos2, vec2};

use super::{Pressed, plain, title, waiting_words};
use crate::{
    art::{Face, palette},
    overlays::{
        View,
        area::key_hints,
        kit::{Button, Type},
    },
    rules::Seat,
    words::say,
};

/// Left of the hand: what is held, and what is still to play.
pub(super) fn hand_words(view: &View<'_>, painter: &Painter, rect: Rect, seat: Seat) {
    let (kit, words, game) = (&view.kit, &*view.words, view.game());
    let room = rect.width() / 2.0 - 340.0;
    let at = |y: f32| rect.min + vec2(24.0, y);
    let (held, played) = (game.hand(seat).len(), game.played(seat).len());
    kit.text_fit(
        painter,
        at(42.0),
        Align::Min,
        &words.say("hand-title"),
        title(),
        room,
    );
    let left = 4_usize.saturating_sub(played);
    let says = say!(words, "hand-count", count = held, left = left);
    kit.text_fit(
        painter,
        at(70.0),
        Align::Min,
        &says,
        plain().faced(Face::Italic),
        room,
    );
    let says = if left == 0 {
        words.say("hand-empty")
    } else {
        say!(words, "prompt-play-count", card = played + 1)
    };
    kit.text_fit(painter, at(96.0), Align::Min, &says, plain(), room);
}

/// Right of the hand: putting a raised card back, or who is waited for.
pub(super) fn beside_hand(
    view: &View<'_>,
    ui: &mut Ui,
    rect: Rect,
    seat: Seat,
    own: bool,
) -> Option<Pressed> {
    let (kit, words) = (&view.kit, &*view.words);
    let painter = ui.painter().clone();
    let from = rect.min + vec2(8.0, 0.0);
    let room = rect.width() - 24.0;
    if !own {
        let says = waiting_words(view);
        let kind = Type::new(Face::Semibold, 18.0, palette::CREAM);
        let aside = Type::body().coloured(palette::TABLE_TEXT);
        kit.text_fit(
            &painter,
            from + vec2(0.0, 34.0),
            Align::Min,
            &says,
            kind,
            room,
        );
        let hint = words.say("hand-aside");
        kit.text_fit(
            &painter,
            from + vec2(0.0, 60.0),
            Align::Min,
            &hint,
            aside,
            room,
        );
        let (key, does) = (words.say("key-space"), words.say("keys-faster"));
        key_hints(
            kit,
            &painter,
            from + vec2(0.0, 90.0),
            &[(&key, &does)],
            aside,
            room,
            1,
        );
        return None;
    }
    let aside = Type::body().coloured(palette::TABLE_TEXT);
    if let Some(raised) = view.choice.raised(view.game(), seat) {
        let place = Rect::from_min_size(from + vec2(0.0, 14.0), vec2(144.0, 48.0));
        let label = words.say("button-put-back");
        let pressed = kit.button(ui, place, Button::plain(&label)).clicked();
        let (esc, back) = (words.say("key-esc"), words.say("keys-put-back"));
        key_hints(
            kit,
            &painter,
            from + vec2(0.0, 90.0),
            &[(&esc, &back)],
            aside,
            room,
            1,
        );
        let settled = raised.subject().roads().len() == 1 || view.choice.road.is_some();
        if settled {
            let beside = pos2(place.max.x + 16.0, place.center().y);
            let (enter, plays) = (words.say("key-enter"), words.say("keys-play"));
            key_hints(
                kit,
                &painter,
                beside,
                &[(&enter, &plays)],
                aside,
                room - 160.0,
                1,
            );
        }
        return pressed.then_some(Pressed::PutBack);
    }
    let hint = words.say("hand-aside");
    kit.text_fit(
        &painter,
        from + vec2(0.0, 50.0),
        Align::Min,
        &hint,
        aside,
        room,
    );
    let digits = say!(words, "key-digits", count = view.game().hand(seat).len());
    let raises = words.say("keys-raise");
    key_hints(
        kit,
        &painter,
        from + vec2(0.0, 82.0),
        &[(&digits, &raises)],
        aside,
        room,
        1,
    );
    None
}
