//! The table by keyboard: every choice can be made without the mouse.

use bevy::prelude::*;

use super::{Choice, Shown};
use crate::{
    flow::{CurrentGame, Submit},
    overlays::OpenMenu,
    rules::{Act, Asked, Game, Road, Seat},
    seats::Desk,
};

const NUMBERS: [[KeyCode; 2]; 5] = [
    [KeyCode::Digit1, KeyCode::Numpad1],
    [KeyCode::Digit2, KeyCode::Numpad2],
    [KeyCode::Digit3, KeyCode::Numpad3],
    [KeyCode::Digit4, KeyCode::Numpad4],
    [KeyCode::Digit5, KeyCode::Numpad5],
];

#[expect(clippy::too_many_arguments, reason = "a system's parameters")]
pub(super) fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    current: Res<CurrentGame>,
    mut shown: ResMut<Shown>,
    desk: Res<Desk>,
    mut choice: ResMut<Choice>,
    mut submit: MessageWriter<Submit>,
    mut menu: MessageWriter<OpenMenu>,
) {
    if desk.curtain.is_some() {
        return; // The curtain has its own keys.
    }
    if keys.just_pressed(KeyCode::Space) && !shown.settled() {
        shown.skip_all();
        return;
    }
    let enter = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]);
    if enter && shown.ceremony.is_some() {
        shown.skip_road();
        return;
    }
    let escape = keys.just_pressed(KeyCode::Escape);
    let Some((seat, asked)) = choice.asked(&current, &shown, &desk) else {
        if escape {
            menu.write(OpenMenu);
        }
        return;
    };
    let game = &shown.game;
    if enter && let Some(act) = choice.act(game, seat, asked) {
        choice.send(act, &current, &mut submit);
        return;
    }
    if escape {
        if choice.card.is_some() {
            choice.clear();
        } else {
            match asked {
                Asked::Kitchen(_) => {
                    choice.send(Act::Kitchen { seat, road: None }, &current, &mut submit);
                }
                Asked::Bonus => choice.send(Act::Bonus { seat, road: None }, &current, &mut submit),
                Asked::Choose | Asked::Play => {
                    menu.write(OpenMenu);
                }
            }
        }
        return;
    }
    if let Some(number) = NUMBERS
        .iter()
        .position(|keys_of| keys.any_just_pressed(*keys_of))
        && matches!(asked, Asked::Choose | Asked::Play)
        && number < game.hand(seat).len()
    {
        choice.toggle(number);
        return;
    }
    let back = keys.any_just_pressed([KeyCode::ArrowLeft, KeyCode::ArrowUp]);
    let on = keys.any_just_pressed([KeyCode::ArrowRight, KeyCode::ArrowDown]);
    if back || on {
        let up_or_down = keys.any_just_pressed([KeyCode::ArrowUp, KeyCode::ArrowDown]);
        walk(&mut choice, game, seat, asked, on, up_or_down);
    }
}

/// Arrows: left and right go through the cards, up and down through the roads of a Combat card; in the Kitchen all four go
/// through the pawns.
fn walk(choice: &mut Choice, game: &Game, seat: Seat, asked: Asked, on: bool, up_or_down: bool) {
    match asked {
        Asked::Choose | Asked::Play => {
            let roads = choice.raised(game, seat).map(|card| card.subject().roads());
            match roads {
                Some(roads) if asked == Asked::Play && roads.len() > 1 && up_or_down => {
                    choice.road = next(roads, choice.road, on);
                }
                _ => {
                    let cards: Vec<usize> = (0..game.hand(seat).len()).collect();
                    choice.card = next(&cards, choice.card, on);
                    choice.road = None;
                }
            }
        }
        Asked::Kitchen(_) | Asked::Bonus => {
            choice.road = next(&pickable(game, seat), choice.road, on);
        }
    }
}

/// The roads on which the seat may pick a pawn now.
pub(super) fn pickable(game: &Game, seat: Seat) -> Vec<Road> {
    let acts = game.legal_acts(seat);
    acts.iter()
        .filter_map(|act| match *act {
            Act::Kitchen { road, .. } | Act::Bonus { road, .. } => road,
            _ => None,
        })
        .collect()
}

/// The next item after the one chosen, round and round; the first or last if none is.
fn next<T: Copy + PartialEq>(items: &[T], chosen: Option<T>, on: bool) -> Option<T> {
    let n = items.len();
    let at = chosen.and_then(|chosen| items.iter().position(|&item| item == chosen));
    let next = match (at, on) {
        (None, true) => 0,
        (None, false) => n.checked_sub(1)?,
        (Some(at), true) => (at + 1) % n,
        (Some(at), false) => (at + n - 1) % n,
    };
    items.get(next).copied()
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn arrows_go_round() {
        assert_eq!(next(&[1, 2, 3], None, true), Some(1));
        assert_eq!(next(&[1, 2, 3], None, false), Some(3));
        assert_eq!(next(&[1, 2, 3], Some(3), true), Some(1));
        assert_eq!(next(&[1, 2, 3], Some(1), false), Some(3));
        assert_eq!(next::<u8>(&[], None, true), None);
    }
}
