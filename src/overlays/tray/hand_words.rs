//! Beside the hand: what is held and still to play, keys, putting a raised card back.

use bevy_egui::egui::{Align, Painter, Pos2, Rect, Ui, Vec2, vec2};

use super::{Pressed, night, plain, title, waiting_words};
use crate::{
    art::{Face, palette},
    overlays::{
        View,
        area::key_hints,
        kit::{Button, Type},
    },
    rules::{Act, Asked, Card, Seat},
    settings::Command,
    table::Previews,
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

/// Right of the hand: by night the Cup; keys, putting a raised card back, or who is waited for.
pub(super) fn beside_hand(
    view: &View<'_>,
    ahead: &Previews,
    ui: &mut Ui,
    rect: Rect,
    seat: Seat,
    own: bool,
) -> Option<Pressed> {
    let from = rect.min + vec2(8.0, 0.0);
    let mut side = Side {
        view,
        from,
        room: rect.width() - 24.0,
    };
    if view.rules().cup.is_some() {
        let place =
            Rect::from_min_size(from + vec2(-4.0, 0.0), vec2(side.room + 8.0, night::HEIGHT));
        night::panel(view, ahead, ui, place);
        side.from.y += night::HEIGHT + 4.0;
        return side.narrow(ui, seat, own);
    }
    side.whole(ui, seat, own)
}

/// The room right of the hand: its left upper corner, and how wide it is.
struct Side<'a, 'w> {
    view: &'a View<'w>,
    from: Pos2,
    room: f32,
}

impl Side<'_, '_> {
    fn aside() -> Type {
        Type::body().coloured(palette::TABLE_TEXT)
    }

    fn line(&self, ui: &Ui, y: f32, text: &str, kind: Type) {
        let foot = self.from + vec2(0.0, y);
        self.view
            .kit
            .text_fit(ui.painter(), foot, Align::Min, text, kind, self.room);
    }

    fn keys(&self, ui: &Ui, by: Vec2, keys: &[(Command, &str)]) {
        let words = &self.view.words;
        let said: Vec<(String, String)> = keys
            .iter()
            .map(|&(command, does)| (self.view.key(command), words.say(does)))
            .collect();
        let said: Vec<(&str, &str)> = said
            .iter()
            .map(|(key, does)| (key.as_str(), does.as_str()))
            .collect();
        let room = self.room - by.x;
        key_hints(
            &self.view.kit,
            ui.painter(),
            self.from + by,
            &said,
            Self::aside(),
            room,
            1,
        );
    }

    fn digits(&self, ui: &Ui, y: f32, seat: Seat) {
        let words = &self.view.words;
        let digits = self.view.card_keys(self.view.game().hand(seat).len());
        let raises = words.say("keys-raise");
        let at = self.from + vec2(0.0, y);
        let keys = [(digits.as_str(), raises.as_str())];
        key_hints(
            &self.view.kit,
            ui.painter(),
            at,
            &keys,
            Self::aside(),
            self.room,
            1,
        );
    }

    /// Whether the raised card needs nothing more to be played.
    fn settled(&self, raised: Card) -> bool {
        raised.subject().roads().len() == 1 || self.view.choice.road.is_some()
    }

    fn put_back(&self, ui: &mut Ui, place: Rect) -> Option<Pressed> {
        let label = self.view.words.say("button-put-back");
        let pressed = self
            .view
            .kit
            .button(ui, place, Button::plain(&label))
            .clicked();
        pressed.then_some(Pressed::PutBack)
    }

    /// The buttons for a raised card, in one row: to play it, where that is to be confirmed and nothing is missing, and to put
    /// it back.
    fn buttons(&self, ui: &mut Ui, by: Vec2, height: f32, plays: Option<Act>) -> Option<Pressed> {
        let from = self.from + by;
        let Some(act) = plays else {
            let place = Rect::from_min_size(from, vec2(128.0, height));
            return self.put_back(ui, place);
        };
        let wide = 144.0;
        let place = Rect::from_min_size(from, vec2(wide, height));
        let label = self.view.words.say("button-play");
        let pressed = self
            .view
            .kit
            .button(ui, place, Button::primary(&label))
            .clicked();
        let place = Rect::from_min_size(
            from + vec2(wide + 8.0, 0.0),
            vec2((self.room - wide - 8.0).min(128.0), height),
        );
        let back = self.put_back(ui, place);
        if pressed {
            Some(Pressed::Act(act))
        } else {
            back
        }
    }

    /// What the raised card does, where that is to be confirmed by a button.
    fn plays(&self, seat: Seat) -> Option<Act> {
        let confirm = self.view.settings.confirm_plays;
        let act = self.view.choice.act(self.view.game(), seat, Asked::Play);
        act.filter(|_| confirm)
    }

    /// All of the tray's height.
    fn whole(&self, ui: &mut Ui, seat: Seat, own: bool) -> Option<Pressed> {
        let words = &self.view.words;
        if !own {
            let kind = Type::new(Face::Semibold, 18.0, palette::CREAM);
            self.line(ui, 34.0, &waiting_words(self.view), kind);
            self.line(ui, 60.0, &words.say("hand-aside"), Self::aside());
            self.keys(ui, vec2(0.0, 90.0), &[(Command::Skip, "keys-faster")]);
            return None;
        }
        let Some(raised) = self.view.choice.raised(self.view.game(), seat) else {
            self.line(ui, 50.0, &words.say("hand-aside"), Self::aside());
            self.digits(ui, 82.0, seat);
            return None;
        };
        let plays = self.plays(seat);
        let pressed = self.buttons(ui, vec2(0.0, 14.0), 48.0, plays);
        self.keys(ui, vec2(0.0, 90.0), &[(Command::Back, "keys-put-back")]);
        if self.settled(raised) && plays.is_none() {
            self.keys(ui, vec2(144.0, 38.0), &[(Command::Confirm, "keys-play")]);
        }
        pressed
    }

    /// Under the Cup.
    fn narrow(&self, ui: &mut Ui, seat: Seat, own: bool) -> Option<Pressed> {
        if !own {
            let kind = Type::new(Face::Semibold, 17.0, palette::CREAM);
            self.line(ui, 20.0, &waiting_words(self.view), kind);
            self.keys(ui, vec2(0.0, 44.0), &[(Command::Skip, "keys-faster")]);
            return None;
        }
        let Some(raised) = self.view.choice.raised(self.view.game(), seat) else {
            self.digits(ui, 30.0, seat);
            return None;
        };
        let plays = self.plays(seat);
        let pressed = self.buttons(ui, vec2(0.0, 8.0), 44.0, plays);
        if self.settled(raised) && plays.is_none() {
            self.keys(ui, vec2(140.0, 30.0), &[(Command::Confirm, "keys-play")]);
        }
        pressed
    }
}
