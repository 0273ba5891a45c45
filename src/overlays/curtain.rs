//! The curtain between two people at one desk: nothing of the table shows, or can be pointed at, while it is down.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Id, Order, Rect, Sense, Ui, pos2, vec2},
};

use super::{
    View,
    area::area,
    kit::{Button, Corners, Type},
    seats::{self, Mood},
};
use crate::{
    art::{Drawing, Face, palette},
    input::Given,
    records::SeatKind,
    rules::Seat,
    seats::Desk,
    settings::Command,
    words::say,
};

/// Seconds for which the curtain takes nothing in: the last click or key was for the table, perhaps twice.
const DEAF: f32 = 0.5;

/// What the curtain remembers from frame to frame.
#[derive(Default)]
pub(super) struct Memory {
    /// Whom it is down for, and since when, seconds.
    down: Option<(Seat, f32)>,
    /// Who sat at the desk before.
    before: Option<Seat>,
}

pub(super) fn curtain(
    mut contexts: EguiContexts,
    mut set: ParamSet<(View, ResMut<Desk>)>,
    keys: Res<ButtonInput<KeyCode>>,
    mut given: MessageReader<Given>,
    time: Res<Time<Real>>,
    mut memory: Local<Memory>,
) -> Result {
    // These are for whoever acted last, or for the window, and must not show the cards of the next.
    let command = given.read().any(|given| {
        matches!(
            given.command,
            Command::TakeBack | Command::Redo | Command::FullScreen | Command::Mute
        )
    });
    let view = set.p0();
    let Some(seat) = view.desk.curtain else {
        memory.down = None;
        memory.before = view.desk.viewer.or(memory.before);
        if people(&view) > 1 {
            // Drawn beforehand: it must not come down in pieces.
            let size = cover(view.kit.scale().screen);
            view.kit
                .art()
                .picture(Drawing::Part("curtain"), Some(size.x));
        }
        return Ok(());
    };
    let now = time.elapsed_secs();
    let since = match memory.down {
        Some((down_for, since)) if down_for == seat => since,
        _ => {
            memory.down = Some((seat, now));
            now
        }
    };
    let context = contexts.ctx_mut()?.clone();
    let screen = context.content_rect();
    let before = memory.before.filter(|&before| before != seat);
    let pressed = area(&context, "curtain", Order::Foreground, screen, |ui| {
        paint(&view, ui, screen, seat, before)
    });
    let key = !command && keys.get_just_pressed().any(|key| !is_modifier(*key));
    if now - since < DEAF {
        context.request_repaint_after_secs(DEAF);
    } else if pressed || key {
        set.p1().arrive();
    }
    Ok(())
}

fn people(view: &View<'_>) -> usize {
    let seats = view.current.setup.seats.iter();
    seats.filter(|seat| seat.kind == SeatKind::Person).count()
}

/// Keys that do nothing by themselves.
const fn is_modifier(key: KeyCode) -> bool {
    matches!(
        key,
        KeyCode::ShiftLeft
            | KeyCode::ShiftRight
            | KeyCode::ControlLeft
            | KeyCode::ControlRight
            | KeyCode::AltLeft
            | KeyCode::AltRight
            | KeyCode::SuperLeft
            | KeyCode::SuperRight
            | KeyCode::CapsLock
    )
}

/// Size at which the picture covers the whole screen.
fn cover(screen: Vec2) -> Vec2 {
    let drawn = Vec2::new(1920.0, 1080.0);
    drawn * (screen / drawn).max_element()
}

/// Paints it. True when somebody clicks.
fn paint(view: &View<'_>, ui: &mut Ui, screen: Rect, seat: Seat, before: Option<Seat>) -> bool {
    let (kit, words) = (&view.kit, &*view.words);
    let anywhere = ui.interact(screen, Id::new("curtain ground"), Sense::CLICK);
    let painter = ui.painter().clone();
    // Opaque even before the picture is there.
    painter.rect_filled(screen, 0.0, palette::Colour::hex(0x5a1512).egui());
    let size = cover(kit.scale().screen);
    let picture = Rect::from_center_size(screen.center(), vec2(size.x, size.y));
    kit.drawing(&painter, Drawing::Part("curtain"), picture, 1.0);

    let panel = Rect::from_center_size(screen.center() + vec2(0.0, 42.0), vec2(768.0, 552.0));
    kit.panel(&painter, panel, Corners::Foliage(1.0));
    let middle = panel.center().x;
    let at = |y: f32| pos2(middle, panel.min.y + y);
    let setup = view.seat(seat);
    let face = seats::portrait(setup, seat, Mood::Calm);
    kit.at(&painter, &face, at(108.0), 168.0 / 128.0);
    let badge = at(164.0) + vec2(72.0, 0.0);
    painter.circle(
        badge,
        31.0,
        palette::PALE.egui(),
        (2.0, palette::INK.egui()),
    );
    painter.circle_stroke(badge, 27.0, (2.6, palette::GOLD.egui()));
    kit.at(&painter, setup.pawn.key(), badge + vec2(0.0, 21.0), 1.0);
    let room = panel.width() - 120.0;
    let name = setup.name.as_str();
    let kind = Type::new(Face::Italic, 30.0, palette::INK_SOFT);
    kit.text_fit(
        &painter,
        at(242.0),
        Align::Center,
        &words.say("curtain-title"),
        kind,
        room,
    );
    let kind = Type::caps(Face::Bold, 84.0, palette::RED_TEXT);
    kit.text_fit(&painter, at(320.0), Align::Center, name, kind, room);
    kit.divider(&painter, at(352.0), 480.0);
    let says = say!(words, "curtain-body", name = name);
    let kind = Type::new(Face::Semibold, 26.0, palette::INK);
    kit.text_fit(&painter, at(398.0), Align::Center, &says, kind, room);
    let says = match before {
        Some(before) => say!(words, "curtain-away", name = view.name(before)),
        None => words.say("curtain-peek"),
    };
    let kind = Type::new(Face::Italic, 20.0, palette::INK_SOFT);
    kit.text_fit(&painter, at(434.0), Align::Center, &says, kind, room);
    let label = say!(words, "curtain-button", name = name);
    let wide = (kit.text_width(
        ui.ctx(),
        &label,
        Type::caps(Face::Semibold, 22.0, palette::CREAM),
    ) + 72.0)
        .clamp(272.0, room);
    let button = Rect::from_center_size(at(492.0), vec2(wide, 56.0));
    let pressed = kit
        .button(ui, button, Button::primary(&label).size(22.0))
        .clicked();
    pressed || anywhere.clicked()
}
