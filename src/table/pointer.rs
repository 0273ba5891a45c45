//! The pointer over the board and the hand: what it is on, and what a click or a drag does.

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::input::EguiWantsInput;

use super::{BoardView, Choice, Layout, Shown, hand};
use crate::{
    art::Scale,
    flow::{CurrentGame, Submit},
    rules::{Act, Asked, Road, Seat},
    seats::Desk,
};

/// How far, in reference units, a pressed card must move to be dragged.
const DRAG: f32 = 14.0;

/// What the pointer is on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pointer {
    /// Where it is, in reference units; nowhere while an overlay has it.
    pub at: Option<Vec2>,
    /// The road under it.
    pub road: Option<Road>,
    /// The road whose banner is under it.
    pub banner: Option<Road>,
    /// The stone under it, with two pawns or more.
    pub stack: Option<(Road, u16)>,
    /// The card that was pressed, and where; it is dragged once it has moved.
    pressed: Option<(usize, Vec2)>,
    /// The card being dragged.
    pub dragging: Option<usize>,
}

pub(super) fn follow(
    windows: Query<&Window, With<PrimaryWindow>>,
    wants: Res<EguiWantsInput>,
    scale: Res<Scale>,
    layout: Res<Layout>,
    board: Res<BoardView>,
    shown: Res<Shown>,
    desk: Res<Desk>,
    mut pointer: ResMut<Pointer>,
    mut choice: ResMut<Choice>,
) {
    let mut now = *pointer;
    now.at = windows
        .single()
        .ok()
        .and_then(Window::cursor_position)
        .filter(|_| now.dragging.is_some() || !wants.is_pointer_over_area())
        .filter(|_| desk.curtain.is_none())
        .map(|logical| logical * scale.window_scale / scale.pixels_per_unit);
    let over_hand =
        hand_size(&shown, &desk).and_then(|n| hand::card_at(&layout, now.at?, n, choice.card));
    let on_board = now
        .at
        .filter(|at| layout.plate.contains(*at) && over_hand.is_none());
    now.banner = on_board.and_then(|at| {
        Road::ALL
            .into_iter()
            .find(|&road| board.banner_box(road).is_some_and(|area| area.contains(at)))
    });
    let stone = on_board.and_then(|at| stone_at(&board, at));
    now.road = now.banner.or(stone.map(|(road, _)| road));
    now.stack = stone.filter(|&(road, stone)| {
        let lap = shown.game.rules().lap(road);
        let seats = shown.game.rules().seats;
        stone > 0 && shown.game.track(road).stack(stone, lap, seats).1 > 1
    });
    // Keys and pointer both lead to roads: what was used last counts.
    if now.road.is_some() && now.road != pointer.road {
        choice.road = None;
    }
    pointer.set_if_neq(now);
    if hand_size(&shown, &desk).is_some() && choice.hovered_card != over_hand {
        choice.hovered_card = over_hand;
    }
}

/// How many cards lie in the hand on the table: only while cards are played.
fn hand_size(shown: &Shown, desk: &Desk) -> Option<usize> {
    let seat = super::hand_on_table(shown, desk)?;
    Some(shown.game.hand(seat).len())
}

/// The stone under a point, or under the pawns that stand on it.
fn stone_at(board: &BoardView, at: Vec2) -> Option<(Road, u16)> {
    let mut best: Option<(f32, Road, u16)> = None;
    for road in Road::ALL {
        let Some(drawing) = board.road(road) else {
            continue;
        };
        for (space, &centre) in drawing.spaces.iter().enumerate() {
            let radius = drawing.radius(space) * board.scale * if space == 0 { 2.2 } else { 1.25 };
            // A pawn stands up from its stone.
            let away = board.at(centre) - at;
            let tall = Vec2::new(away.x, (away.y.abs() - board.pawn_height() * 0.25).max(0.0));
            let distance = tall.length() / radius;
            if distance < 1.0 && best.is_none_or(|(nearest, ..)| distance < nearest) {
                best = Some((distance, road, space as u16));
            }
        }
    }
    best.map(|(_, road, space)| (road, space))
}

/// Clicks and drags.
pub(super) fn press(
    buttons: Res<ButtonInput<MouseButton>>,
    layout: Res<Layout>,
    current: Res<CurrentGame>,
    shown: Res<Shown>,
    desk: Res<Desk>,
    mut pointer: ResMut<Pointer>,
    mut choice: ResMut<Choice>,
    mut submit: MessageWriter<Submit>,
) {
    let asked = choice.asked(&current, &shown, &desk);
    if let (Some(at), true) = (pointer.at, buttons.just_pressed(MouseButton::Left)) {
        match asked {
            Some((seat, Asked::Play)) => {
                let n = shown.game.hand(seat).len();
                if let Some(card) = hand::card_at(&layout, at, n, choice.card) {
                    pointer.pressed = Some((card, at));
                } else if let Some(road) = pointer.road {
                    play_on(road, &current, &shown, seat, &mut choice, &mut submit);
                }
            }
            Some((seat, Asked::Kitchen(_) | Asked::Bonus)) => {
                let road = pointer.road;
                pick_pawn(road, asked, &current, seat, &mut choice, &mut submit);
            }
            _ => {}
        }
    }
    let Some((card, from)) = pointer.pressed else {
        return;
    };
    if let Some(at) = pointer.at
        && pointer.dragging.is_none()
        && at.distance(from) > DRAG
    {
        pointer.dragging = Some(card);
        choice.card = Some(card);
        choice.road = None;
    }
    if !buttons.pressed(MouseButton::Left) {
        let dragged = pointer.dragging.take();
        pointer.pressed = None;
        let Some((seat, Asked::Play)) = asked else {
            return;
        };
        match (dragged, pointer.road) {
            (Some(_), Some(road)) => {
                play_on(road, &current, &shown, seat, &mut choice, &mut submit);
            }
            (Some(_), None) => choice.clear(),
            // A second click on a raised card plays it, unless it is still to say on which road.
            (None, _) if choice.card == Some(card) => {
                match choice.act(&shown.game, seat, Asked::Play) {
                    Some(act) => choice.send(act, &current, &mut submit),
                    None => choice.toggle(card),
                }
            }
            (None, _) => choice.toggle(card),
        }
    }
}

/// Plays the raised card on a road, if it moves there.
fn play_on(
    road: Road,
    current: &CurrentGame,
    shown: &Shown,
    seat: Seat,
    choice: &mut Choice,
    submit: &mut MessageWriter<Submit>,
) {
    if let Some(card) = choice.raised(&shown.game, seat)
        && card.subject() == road.subject()
    {
        choice.send(Act::Play { seat, card, road }, current, submit);
    }
}

/// Picks a pawn for a Kitchen move or for the first-player bonus.
fn pick_pawn(
    road: Option<Road>,
    asked: Option<(Seat, Asked)>,
    current: &CurrentGame,
    seat: Seat,
    choice: &mut Choice,
    submit: &mut MessageWriter<Submit>,
) {
    let (Some(road), Some((_, asked))) = (road, asked) else {
        return;
    };
    let road = Some(road);
    let act = match asked {
        Asked::Kitchen(_) => Act::Kitchen { seat, road },
        _ => Act::Bonus { seat, road },
    };
    choice.send(act, current, submit);
}
