//! The seats of a new game: face, name, person or computer, pawn.

use bevy_egui::egui::{
    self, Align, CursorIcon, Id, Rect, Response, Sense, StrokeKind, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::{
    draft::{LEVELS, NewGameDraft},
    refusal_text,
};
use crate::{
    art::{Face, manifest, palette},
    overlays::kit::{Button, Kit, Tip, Type},
    records::{Boards, PawnShape, SeatKind},
    rules::MAX_SEATS,
    screens::page::{Stage, keyed},
    words::{Words, rounds::roman, say},
};

const LEFT: f32 = 72.0;
const TOP: f32 = 176.0;
const WIDTH: f32 = 896.0;
const HEIGHT: f32 = 88.0;
const PITCH: f32 = 100.0;
/// Most seats at a table (2.1).
const CHAIRS: usize = MAX_SEATS;
/// Letters of a name that fit on its ribbon.
pub(in crate::screens) const LONGEST_NAME: usize = 14;

/// The message that names a pawn.
const fn pawn_message(pawn: PawnShape) -> &'static str {
    match pawn {
        PawnShape::Helm => "pawn-white",
        PawnShape::Tower => "pawn-gold",
        PawnShape::Mitre => "pawn-red",
        PawnShape::Crown => "pawn-blue",
        PawnShape::Hound => "pawn-black",
    }
}

/// All seats, and the place to add one.
pub(super) fn show(
    kit: &Kit,
    ui: &mut Ui,
    stage: Stage,
    words: &Words,
    boards: &Boards,
    draft: &mut NewGameDraft,
) {
    let painter = ui.painter().clone();
    let heading = words.say("new-game-seats");
    let kind = Type::heading().sized(24.0);
    let foot = stage.at(LEFT, TOP - 14.0);
    let heading = kit.text(&painter, foot, Align::Min, &heading, kind);
    let aside = words.say("new-game-seats-aside");
    let from = pos2(heading.max.x + 18.0, foot.y);
    let room = stage.at(LEFT + WIDTH, 0.0).x - from.x;
    let kind = Type::aside().sized(17.0);
    kit.text_fit(&painter, from, Align::Min, &aside, kind, room);

    let mut asked = None;
    for seat in 0..draft.seats.len() {
        let rect = stage.rect(LEFT, TOP + PITCH * seat as f32, WIDTH, HEIGHT);
        let row = keyed(ui, rect, ("seat", seat), |ui| {
            row(kit, ui, words, boards, rect, draft, seat)
        });
        asked = asked.or(row.map(|ask| (seat, ask)));
    }
    match asked {
        Some((seat, Ask::Leave)) => draft.remove(boards, seat),
        Some((seat, Ask::Up)) => move_seat(ui, draft, seat, seat.wrapping_sub(1), Ask::Up),
        Some((seat, Ask::Down)) => move_seat(ui, draft, seat, seat + 1, Ask::Down),
        None => {}
    }
    let count = draft.seats.len();
    let below = TOP + PITCH * count as f32;
    if count < CHAIRS {
        let rect = stage.rect(LEFT, below, WIDTH, 64.0);
        if add(kit, ui, words, rect, count + 1).clicked() {
            draft.add(words);
        }
        levels(kit, ui, stage, words, below + 92.0);
    } else {
        levels(kit, ui, stage, words, below + 16.0);
    }
}

/// What a row can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ask {
    Leave,
    Up,
    Down,
}

/// The button that moves a seat up or down.
fn step_id(seat: usize, ask: Ask) -> Id {
    Id::new(("seat", seat, ask == Ask::Up))
}

/// Lets a seat change places with a neighbour; the focus goes along with it.
fn move_seat(ui: &Ui, draft: &mut NewGameDraft, from: usize, to: usize, ask: Ask) {
    draft.swap(from, to);
    // At the end of the list only the way back is left.
    let last = draft.seats.len() - 1;
    let next = match (ask, to) {
        (Ask::Up, 0) => Ask::Down,
        (Ask::Down, to) if to == last => Ask::Up,
        (ask, _) => ask,
    };
    ui.memory_mut(|memory| memory.request_focus(step_id(to, next)));
}

/// What the computer players are like.
fn levels(kit: &Kit, ui: &Ui, stage: Stage, words: &Words, top: f32) {
    let painter = ui.painter();
    let texts: Vec<(String, String)> = LEVELS
        .map(|level| {
            let name = words.say(&format!("level-{}", level.key()));
            let about = words.say(&format!("level-{}.about", level.key()));
            (format!("{name}:\u{a0}"), about + "  ")
        })
        .into();
    let parts: Vec<(&str, bool)> = texts
        .iter()
        .flat_map(|(name, about)| [(name.as_str(), true), (about.as_str(), false)])
        .collect();
    let kind = Type::aside().sized(16.0);
    let at = stage.at(LEFT, top);
    kit.write(painter, at, Align::Min, &parts, kind, WIDTH, 23.0);
}

/// One seat. Returns what is asked for it.
fn row(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    boards: &Boards,
    rect: Rect,
    draft: &mut NewGameDraft,
    seat: usize,
) -> Option<Ask> {
    let mut asked = None;
    let at = |x: f32, y: f32| rect.min + vec2(x, y);
    let part = |x: f32, y: f32, width: f32, height: f32| {
        Rect::from_min_size(at(x, y), vec2(width, height))
    };
    let painter = ui.painter().clone();
    kit.page(&painter, rect);
    let kind = Type::new(Face::Bold, 20.0, palette::RED_TEXT);
    let number = roman(seat as u8 + 1);
    kit.text(&painter, at(24.0, 51.0), Align::Center, number, kind);
    let last = draft.seats.len() - 1;
    for (ask, y, possible) in [(Ask::Up, 6.0, seat > 0), (Ask::Down, 58.0, seat < last)] {
        let place = part(9.0, y, 30.0, 24.0);
        if possible && step(kit, ui, words, place, seat, ask).clicked() {
            asked = Some(ask);
        }
    }
    if face(kit, ui, words, at(80.0, 44.0), draft.seats[seat].portrait).clicked() {
        draft.next_face(words, seat);
    }
    let label = words.say("new-game-name");
    let name = &mut draft.seats[seat].name;
    let typed = kit.text_field(
        ui,
        part(128.0, 24.0, 168.0, 40.0),
        &label,
        name,
        LONGEST_NAME,
    );
    if typed.changed() {
        draft.follow_name(words, seat);
    }
    who(
        kit,
        ui,
        words,
        draft,
        seat,
        part(312.0, 24.0, 190.0, 40.0),
        part(514.0, 24.0, 136.0, 40.0),
    );
    for (i, pawn) in PawnShape::ALL.into_iter().enumerate() {
        let place = part(662.0 + 36.0 * i as f32, 16.0, 36.0, 56.0);
        if choose_pawn(kit, ui, words, place, draft, seat, pawn).clicked() {
            draft.take_pawn(seat, pawn);
        }
    }
    let refused = draft.refuses_seats(boards, draft.seats.len() - 1);
    let hint = match refused {
        Some(why) => refusal_text(words, why),
        None => say!(
            words,
            "new-game-remove",
            name = draft.seats[seat].name.trim()
        ),
    };
    let cross = Button::icon_only(&hint, "cross").enabled(refused.is_none());
    if kit
        .button(ui, part(854.0, 26.0, 34.0, 36.0), cross)
        .clicked()
    {
        asked = Some(Ask::Leave);
    }
    asked
}

/// A small arrow that moves the seat up or down the table.
fn step(kit: &Kit, ui: &mut Ui, words: &Words, place: Rect, seat: usize, ask: Ask) -> Response {
    let (label, icon) = match ask {
        Ask::Up => (words.say("new-game-up"), "chevron-up-ink"),
        _ => (words.say("new-game-down"), "chevron-down-ink"),
    };
    let response = ui.interact(place, step_id(seat, ask), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    let painter = ui.painter();
    let lit = response.hovered() || response.has_focus();
    if lit {
        painter.rect_filled(place, 4.0, palette::CREAM.egui());
    }
    if response.has_focus() {
        let line = (2.6, palette::FOCUS.egui());
        painter.rect_stroke(place, 4.0, line, StrokeKind::Outside);
    }
    let opacity = if lit { 1.0 } else { 0.62 };
    kit.at_faded(painter, icon, place.center(), 0.8, opacity);
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    kit.tip_on(&response, Tip::new(&[&[(&label, false)]]));
    response
}

/// Person or computer, and which computer player.
fn who(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    draft: &mut NewGameDraft,
    seat: usize,
    switch: Rect,
    level: Rect,
) {
    let kind = &mut draft.seats[seat].kind;
    let options = [words.say("new-game-person"), words.say("new-game-computer")];
    let mut computer = usize::from(*kind != SeatKind::Person);
    if kit.segmented(
        ui,
        switch,
        &options.each_ref().map(String::as_str),
        &mut computer,
    ) {
        *kind = if computer == 1 {
            SeatKind::Squire
        } else {
            SeatKind::Person
        };
    }
    if *kind == SeatKind::Person {
        let here = words.say("new-game-here");
        let foot = pos2(level.min.x + 6.0, level.center().y + 6.0);
        let kind = Type::aside().sized(17.0);
        kit.text_fit(
            ui.painter(),
            foot,
            Align::Min,
            &here,
            kind,
            level.width() - 6.0,
        );
        return;
    }
    let label = words.say("new-game-level");
    let names = LEVELS.map(|level| words.say(&format!("level-{}", level.key())));
    let mut chosen = LEVELS.iter().position(|level| level == kind).unwrap_or(0);
    let names = names.each_ref().map(String::as_str);
    let about = words.say(&format!("level-{}.about", kind.key()));
    let hovered = ui.interact(level, Id::new(("level", seat)), Sense::hover());
    kit.tip_on(&hovered, Tip::new(&[&[(&about, false)]]));
    if kit.dropdown(ui, level, &label, &names, &mut chosen, true) {
        *kind = LEVELS[chosen];
    }
}

/// A round portrait that changes at a click.
pub(in crate::screens) fn face(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    centre: egui::Pos2,
    portrait: &str,
) -> Response {
    let rect = Rect::from_center_size(centre, vec2(66.0, 66.0));
    let response = ui.allocate_rect(rect, Sense::click());
    let label = words.say("new-game-portrait");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    let painter = ui.painter();
    kit.picture(painter, &format!("portrait-{portrait}-calm"), rect);
    if response.has_focus() {
        painter.circle_stroke(centre, 36.0, (3.0, palette::FOCUS.egui()));
    } else if response.hovered() {
        painter.circle_stroke(centre, 34.0, (2.0, palette::GOLD_LIGHT.egui()));
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    kit.tip_on(&response, Tip::new(&[&[(&label, false)]]));
    response
}

/// One of the five pawns: this seat's on a gold plate, those of others pale.
fn choose_pawn(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    place: Rect,
    draft: &NewGameDraft,
    seat: usize,
    pawn: PawnShape,
) -> Response {
    let owner = draft.owner(pawn);
    let own = owner == Some(seat);
    let taken = owner.filter(|_| !own);
    let taken = taken.map(|other| draft.seats[other].name.trim());
    choose_pawn_plate(kit, ui, words, place, pawn, own, taken)
}

/// A pawn to choose, on a gold plate if it is one's `own`, pale if it is `taken` by somebody.
pub(in crate::screens) fn choose_pawn_plate(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    place: Rect,
    pawn: PawnShape,
    own: bool,
    taken: Option<&str>,
) -> Response {
    let response = ui.allocate_rect(place, Sense::click());
    let name = words.say(pawn_message(pawn));
    let tip = match taken {
        Some(other) => say!(words, "new-game-pawn-taken", name = other, pawn = name),
        None => say!(words, "new-game-pawn", pawn = name),
    };
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, own, &tip));
    let painter = ui.painter();
    if own {
        let ink = (1.6, palette::INK.egui());
        painter.rect(
            place,
            5.0,
            palette::Colour::hex(0xfff6d8).egui(),
            ink,
            StrokeKind::Middle,
        );
        let gold = (2.4, palette::GOLD.egui());
        painter.rect_stroke(place.shrink(2.5), 3.0, gold, StrokeKind::Middle);
    }
    if response.has_focus() {
        painter.rect_stroke(
            place.expand(2.0),
            6.0,
            (2.6, palette::FOCUS.egui()),
            StrokeKind::Outside,
        );
    }
    let pale = taken.is_some() && !response.hovered() && !response.has_focus();
    let opacity = if pale { 0.3 } else { 1.0 };
    let foot = pos2(place.center().x, place.min.y + 48.0);
    if manifest().part(pawn.key()).is_some() {
        kit.at_faded(painter, pawn.key(), foot, 40.0 / 42.0, opacity);
    }
    if response.hovered() && !own {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    kit.tip_on(&response, Tip::new(&[&[(&tip, false)]]));
    response
}

/// The dashed place where another player can sit down.
fn add(kit: &Kit, ui: &mut Ui, words: &Words, rect: Rect, place: usize) -> Response {
    let response = ui.interact(rect, Id::new("add a seat"), Sense::click());
    let label = say!(words, "new-game-add-place", place = place);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    let lit = response.hovered() || response.has_focus();
    let painter = ui.painter();
    let pale = palette::Colour::hex(0xfff8e2);
    painter.rect_filled(rect, 6.0, pale.veil(if lit { 0.8 } else { 0.4 }));
    let line = if response.has_focus() {
        (2.6, palette::FOCUS.egui())
    } else {
        (1.8, palette::GOLD_DEEP.egui())
    };
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    painter.extend(egui::Shape::dashed_line(&corners, line, 8.0, 6.0));
    let kind = Type::caps(Face::Semibold, 20.0, palette::INK_SOFT);
    let text = kit.line_fit(ui.ctx(), &label, kind, rect.width() - 80.0);
    let left = rect.center().x - (text.width + 30.0) / 2.0;
    kit.at(painter, "plus-ink", pos2(left + 10.0, rect.center().y), 0.9);
    text.paint(
        painter,
        pos2(left + 30.0, rect.center().y + 6.0),
        Align::Min,
    );
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    response
}
