//! A seat's plaque in the column.

use bevy_egui::egui::{
    Align, Id, Pos2, Rect, Sense, Tooltip, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    View, journal,
    kit::{Plaque, Type},
    seats::{self, State},
    tips,
};
use crate::{
    art::{Face, palette},
    records::SeatKind,
    rules::{Card, Event, Parchment, Phase, Seat},
    table::easing::{gently, part, sway},
    words::{lists::list, say},
};

/// Height of a plaque, and from one to the next, units.
pub(super) const HEIGHT: f32 = 80.0;
pub(super) const PITCH: f32 = 88.0;
/// Width of the face.
const FACE: f32 = 56.0;

/// A seat's plaque at `rect`. Returns the middle of its journal.
pub(super) fn plaque(view: &View<'_>, ui: &mut Ui, rect: Rect, seat: Seat) -> Pos2 {
    let (kit, words, shown, game) = (&view.kit, &*view.words, &*view.shown, view.game());
    let viewer = view.viewer();
    let own = viewer == Some(seat);
    let setup = view.seat(seat);
    let state = seats::state(shown, &view.current.setup, viewer, seat);
    let active = seats::is_active(shown, viewer, seat);
    let painter = ui.painter().clone();
    let at = |x: f32, y: f32| rect.min + vec2(x, y);

    kit.plaque(
        &painter,
        rect,
        match (active, own) {
            (true, _) => Plaque::Active,
            (_, true) => Plaque::Own,
            _ => Plaque::Normal,
        },
    );
    seats::prepare_faces(kit, setup, seat, FACE);
    let mood = view
        .remarks
        .mood(seat)
        .unwrap_or_else(|| seats::mood(shown, seat));
    seats::face(kit, &painter, setup, seat, mood, at(38.0, 40.0), FACE);
    if state == State::Thinking {
        kit.at(&painter, "ring-thinking", at(38.0, 40.0), 1.0);
    }

    // Whatever stands to the right of the name; the texts have the room that is left.
    let excalibur = game.first() == seat;
    let room = if excalibur { 96.0 } else { 112.0 };
    let name = kit.line_fit(ui.ctx(), &setup.name, Type::name(), room);
    let name_width = name.width;
    name.paint(&painter, at(74.0, 34.0), Align::Min);
    let you = words.say("seat-you");
    let aside = Type::aside();
    if own && name_width + 8.0 + kit.text_width(ui.ctx(), &you, aside) <= room {
        kit.text(
            &painter,
            at(82.0 + name_width, 33.0),
            Align::Min,
            &you,
            aside,
        );
    }
    write_state(view, ui, at(74.0, 59.0), state, room);

    let pawn = setup.pawn.key();
    kit.at(&painter, pawn, at(209.0, 62.0), 44.0 / 42.0);
    let thrown = shown.playing.as_ref().is_some_and(|playing| {
        matches!(playing.told.event, Event::ExcaliburPassed { .. }) && !playing.still
    });
    if excalibur && !thrown {
        kit.at(&painter, "excalibur", at(183.0, 40.0), 0.93);
    }
    let cards = cards_held(view, seat);
    kit.at(&painter, "card-count", at(242.0, 33.0), 1.0);
    let count = Type::new(Face::Bold, 16.0, palette::INK);
    kit.text(
        &painter,
        at(242.0, 67.0),
        Align::Center,
        &cards.to_string(),
        count,
    );

    let points = view.journal(seat);
    let (centre, scale) = match points {
        Some(_) => (at(295.0, 40.0), 40.0 / 42.0),
        None => (at(294.0, 40.0), 1.0),
    };
    let rustle = rustle(view, seat);
    let turned = points.map(|points| turning(view, seat, points));
    let book = journal::journal(kit, &painter, centre, scale, turned, rustle);
    parchments(view, ui, rect, seat);

    let whole = ui.interact(rect, Id::new(("plaque", seat.0)), Sense::hover());
    whole
        .widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, about(view, seat).join(". ")));
    let book = ui.interact(
        book.expand(4.0),
        Id::new(("journal", seat.0)),
        Sense::hover(),
    );
    if Tooltip::should_show_tooltip(&book, false) {
        journal::tip(view, ui.ctx(), seat, book.rect);
    } else if Tooltip::should_show_tooltip(&whole, false) {
        let thing = Rect::from_min_max(rect.min, pos2(rect.min.x + 180.0, rect.max.y));
        tips::show(kit, ui.ctx(), whole.id, thing, &about(view, seat));
    }
    centre
}

/// The Parchments that a seat has taken, tucked into its journal (5.4).
fn parchments(view: &View<'_>, ui: &Ui, rect: Rect, seat: Seat) {
    let places = [
        (
            Parchment::Single,
            "parchment-single",
            vec2(272.0, 63.0),
            0.66,
        ),
        (
            Parchment::Double,
            "parchment-double",
            vec2(316.0, 62.0),
            0.6,
        ),
    ];
    let returns = view.shown.playing.as_ref().is_some_and(|playing| {
        matches!(playing.told.event, Event::ParchmentsReturned) && !playing.still
    });
    for (parchment, part, at, scale) in places {
        if view.game().parchment(parchment) == Some(seat) && !returns {
            view.kit.at(ui.painter(), part, rect.min + at, scale);
        }
    }
}

fn write_state(view: &View<'_>, ui: &Ui, foot: Pos2, state: State, room: f32) {
    let kit = &view.kit;
    let painter = ui.painter();
    let says = state.say(&view.words);
    let aside = Type::aside();
    let (sign, kind) = match state {
        State::Thinking => (
            Some("thinking-ink"),
            Type::new(Face::SemiboldItalic, 16.0, palette::RED_TEXT),
        ),
        State::Chosen => (Some("check-ink"), aside.coloured(palette::GREEN_TEXT)),
        State::Points(points) if points < 0 => (None, aside.coloured(palette::RED_TEXT)),
        State::Points(_) => (None, aside.coloured(palette::GREEN_TEXT)),
        _ => (None, aside),
    };
    // Where there is room for the words only, they do without their sign.
    let wide = kit.text_width(ui.ctx(), &says, kind) + 18.0 > room;
    let indent = if let Some(sign) = sign.filter(|_| !wide) {
        kit.at(painter, sign, foot + vec2(7.0, -5.0), 0.66);
        18.0
    } else {
        0.0
    };
    let foot = foot + vec2(indent, 0.0);
    kit.text_fit(painter, foot, Align::Min, &says, kind, room - indent);
}

/// Cards in a seat's hand; in solo's row, where there are no hands, those taken.
fn cards_held(view: &View<'_>, seat: Seat) -> usize {
    let game = view.game();
    if game.phase() == Phase::Choose && game.hand(seat).is_empty() {
        game.kept(seat).len()
    } else {
        game.hand(seat).len()
    }
}

/// How far points are on their way into a seat's journal, from 0 to 1, and how many the journal then has.
fn written(view: &View<'_>, seat: Seat) -> Option<(f32, i16)> {
    let playing = view.shown.playing.as_ref()?;
    match playing.told.event {
        Event::Scored { seat: scoring, .. } if scoring == seat => {
            let arrive = part(playing.progress(), 0.5, 1.0);
            Some((arrive, playing.told.after.score(seat)))
        }
        _ => None,
    }
}

/// A closed journal moves as points are written into it: the angle now, radians.
fn rustle(view: &View<'_>, seat: Seat) -> f32 {
    written(view, seat).map_or(0.0, |(arrive, _)| sway(arrive) * 0.3)
}

/// What an open journal's dials show, on their way from `points` to those after.
fn turning(view: &View<'_>, seat: Seat, points: i16) -> f32 {
    let points = f32::from(points);
    written(view, seat).map_or(points, |(arrive, then)| {
        points + (f32::from(then) - points) * gently(arrive)
    })
}

/// What the plaque tells under the pointer: who it is, and the cards of this round that are public.
fn about(view: &View<'_>, seat: Seat) -> Vec<String> {
    let (words, game, naming) = (&*view.words, view.game(), view.naming());
    let setup = view.seat(seat);
    let mut lines = vec![setup.name.clone()];
    match setup.kind {
        SeatKind::Page => lines.push(words.say("level-page")),
        SeatKind::Squire => lines.push(words.say("level-squire")),
        SeatKind::Knight => lines.push(words.say("level-knight")),
        SeatKind::Champion => lines.push(words.say("level-champion")),
        SeatKind::Agravain => lines.push(words.say("character-agravain")),
        SeatKind::Brisen => lines.push(words.say("character-brisen")),
        SeatKind::Person => {}
    }
    let opponent = game.is_opponent(seat);
    let name = |card: &Card| {
        let raise = if opponent {
            game.rules().raise(card.subject())
        } else {
            0
        };
        words.card_raised(card.subject().key(), card.value(), raise, naming)
    };
    let own = view.viewer() == Some(seat);
    let kept = game.kept(seat);
    let own = own || view.desk.eyes().sees(seat);
    let open = own || view.current.setup.agreed.open_table || game.rules().mode.challenge.is_some();
    if open && !kept.is_empty() {
        let cards = list(kept.iter().map(name));
        lines.push(say!(words, "tip-seat-kept", cards = cards));
    }
    let hand = game.hand(seat);
    let onlooker = view.desk.onlooker.is_some_and(|eyes| eyes.sees(seat));
    let open = view.current.setup.agreed.open_table || onlooker;
    if open && !opponent && !hand.is_empty() {
        let cards = list(hand.iter().map(name));
        lines.push(say!(words, "tip-seat-hand", cards = cards));
    }
    let played = game.played(seat);
    if !played.is_empty() {
        let cards = list(played.iter().map(name));
        lines.push(say!(words, "tip-seat-played", cards = cards));
    } else if game.phase() == Phase::Play {
        lines.push(words.say("tip-seat-played-none"));
    }
    lines.push(say!(words, "tip-cards", count = cards_held(view, seat)));
    if opponent && game.phase() == Phase::Play {
        lines.push(words.say("tip-seat-deck"));
    }
    let holds = |parchment| game.parchment(parchment) == Some(seat);
    let which = match (holds(Parchment::Single), holds(Parchment::Double)) {
        (true, true) => Some("both"),
        (true, false) => Some("single"),
        (false, true) => Some("double"),
        (false, false) => None,
    };
    if let Some(which) = which {
        lines.push(say!(words, "tip-parchment-held", which = which));
    }
    if game.first() == seat {
        let next = view.name(seat.clockwise(game.rules().seats));
        lines.push(tips::excalibur_tip(
            words,
            game.rules(),
            view.name(seat),
            next,
        ));
    } else if tips::plays_last(game, seat) && game.phase() == Phase::Play {
        lines.push(words.say("tip-seat-plays-last"));
    }
    lines
}
