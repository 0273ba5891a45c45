//! Favours to use or to decline: Kitchen moves (4.1) and the first player's bonus (5.3).

use bevy_egui::egui::{Align, Rect, Ui, pos2, vec2};

use super::{Pressed, title};
use crate::{
    art::{Face, palette},
    overlays::{
        View,
        area::key_hints,
        kit::{Button, Type},
        tips,
    },
    rules::{Act, KitchenMove, Road, Seat},
    words::{Naming, say},
};

/// Widths of a favour's two buttons.
const DECLINE: f32 = 136.0;
const MOVE: f32 = 372.0;

/// A Kitchen move to make or decline.
pub(super) fn kitchen(
    view: &View<'_>,
    ui: &mut Ui,
    rect: Rect,
    seat: Seat,
    owed: KitchenMove,
) -> Option<Pressed> {
    let (words, naming) = (&*view.words, view.naming());
    let heading = if naming == Naming::First {
        words.say("kitchen-title.first")
    } else {
        words.say("kitchen-title")
    };
    let place = words.road_where(Road::Kitchen.key(), naming);
    let about = say!(
        words,
        "kitchen-favour",
        place = owed.place,
        kitchen = place.as_str(),
        count = owed.spaces
    );
    let about = match tips::ladles(words, view.game(), owed) {
        Some(ladles) => ladles,
        None if naming == Naming::First => say!(
            words,
            "kitchen-favour-first",
            place = owed.place,
            kitchen = place,
            count = owed.spaces
        ),
        None => about,
    };
    let label = view.choice.road.map(|road| {
        let place = words.road_where(road.key(), naming);
        say!(words, "button-move-count", count = owed.spaces, where = place)
    });
    let act = |road| Act::Kitchen { seat, road };
    let does = words.say("keys-move");
    favour(
        view,
        ui,
        rect,
        "emblem-kitchen",
        &heading,
        &about,
        label,
        &does,
        act,
    )
}

/// The first player's bonus, to take or decline.
pub(super) fn bonus(view: &View<'_>, ui: &mut Ui, rect: Rect, seat: Seat) -> Option<Pressed> {
    let words = &*view.words;
    let label = view.choice.road.map(|road| {
        let place = words.road_where(road.key(), view.naming());
        say!(words, "button-climb", where = place)
    });
    let (heading, about) = (words.say("bonus-title"), words.say("bonus-about"));
    let act = |road| Act::Bonus { seat, road };
    let does = words.say("keys-climb");
    favour(
        view,
        ui,
        rect,
        "excalibur-large",
        &heading,
        &about,
        label,
        &does,
        act,
    )
}

fn favour(
    view: &View<'_>,
    ui: &mut Ui,
    rect: Rect,
    sign: &str,
    heading: &str,
    about: &str,
    label: Option<String>,
    does: &str,
    act: impl Fn(Option<Road>) -> Act,
) -> Option<Pressed> {
    let (kit, words) = (&view.kit, &*view.words);
    let painter = ui.painter().clone();
    let scale = if sign == "emblem-kitchen" {
        88.0 / 48.0
    } else {
        0.9
    };
    kit.at(&painter, sign, rect.min + vec2(64.0, 64.0), scale);
    let text = pos2(rect.min.x + 128.0, rect.min.y);
    let buttons = rect.max.x - 30.0 - MOVE - 16.0 - DECLINE;
    let room = buttons - text.x - 24.0;
    kit.text_fit(
        &painter,
        text + vec2(0.0, 42.0),
        Align::Min,
        heading,
        title(),
        room,
    );
    let kind = Type::new(Face::Regular, 18.0, palette::PALE);
    kit.text_fit(
        &painter,
        text + vec2(0.0, 70.0),
        Align::Min,
        about,
        kind,
        room,
    );
    let hint = Type::body().coloured(palette::TABLE_TEXT);
    let keys = [
        (words.say("key-arrows"), words.say("keys-next-pawn")),
        (words.say("key-enter"), does.to_owned()),
        (words.say("key-esc"), words.say("keys-decline")),
    ];
    let keys: Vec<(&str, &str)> = keys
        .iter()
        .map(|(key, does)| (key.as_str(), does.as_str()))
        .collect();
    key_hints(kit, &painter, text + vec2(0.0, 98.0), &keys, hint, room, 1);
    let decline = Rect::from_min_size(pos2(buttons, rect.min.y + 36.0), vec2(DECLINE, 56.0));
    let says = words.say("button-decline");
    let declined = kit
        .button(ui, decline, Button::plain(&says).size(20.0))
        .clicked();
    let place = Rect::from_min_size(
        pos2(buttons + DECLINE + 16.0, rect.min.y + 36.0),
        vec2(MOVE, 56.0),
    );
    let choose = words.say("button-choose-pawn");
    let road = view.choice.road;
    let button = Button::primary(label.as_deref().unwrap_or(&choose))
        .size(20.0)
        .enabled(road.is_some());
    let done = kit.button(ui, place, button).clicked();
    if declined {
        Some(Pressed::Act(act(None)))
    } else {
        (done && road.is_some()).then(|| Pressed::Act(act(road)))
    }
}
