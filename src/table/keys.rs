//! The table by keyboard: every choice can be made without the mouse.

use bevy::prelude::*;

use super::{BoardStyle, BoardView, Choice, Shown, Zoom};
use crate::{
    flow::{CurrentGame, Submit},
    input::Given,
    rules::{Act, Asked, Game, Road, Seat},
    screens::OpenMenu,
    seats::Desk,
    settings::Command,
};

/// Commands are taken one by one, in the order they were given, however many came in one frame.
pub(super) fn keys(
    mut given: MessageReader<Given>,
    current: Res<CurrentGame>,
    mut shown: ResMut<Shown>,
    desk: Res<Desk>,
    mut choice: ResMut<Choice>,
    mut submit: MessageWriter<Submit>,
    mut menu: MessageWriter<OpenMenu>,
    board: Res<BoardView>,
    mut style: ResMut<BoardStyle>,
    mut zoom: ResMut<Zoom>,
) {
    for &Given { command, for_focus } in given.read() {
        // The curtain has its own keys, and a button in focus its own too.
        if desk.curtain.is_some() || for_focus {
            continue;
        }
        if view_key(command, &mut zoom, &mut style, &board) {
            continue;
        }
        if command == Command::Menu {
            menu.write(OpenMenu);
        } else if command == Command::Skip && !shown.settled() {
            shown.skip_all();
        } else if command == Command::Confirm && shown.ceremony.is_some() {
            shown.skip_road();
        } else if let Some((seat, asked)) = choice.asked(&current, &shown, &desk) {
            match answer(command, &mut choice, &shown.game, seat, asked) {
                Answer::Act(act) => choice.send(act, &current, &mut submit),
                Answer::Menu => {
                    menu.write(OpenMenu);
                }
                Answer::Nothing => {}
            }
        } else if command == Command::Back {
            menu.write(OpenMenu);
        }
    }
}

/// Commands that only change how the board is looked at: closer, from further off, whole, or drawn in the other style.
pub(crate) fn view_key(
    command: Command,
    zoom: &mut Zoom,
    style: &mut BoardStyle,
    board: &BoardView,
) -> bool {
    let centre = board.field.center();
    match command {
        Command::ZoomIn => zoom.notch(1.0, centre, board),
        Command::ZoomOut => zoom.notch(-1.0, centre, board),
        Command::WholeBoard => zoom.reset(),
        Command::BoardStyle => *style = style.other(),
        _ => return false,
    }
    true
}

/// What a command leads to, once it has changed the choice in the making.
enum Answer {
    Act(Act),
    Menu,
    Nothing,
}

fn answer(command: Command, choice: &mut Choice, game: &Game, seat: Seat, asked: Asked) -> Answer {
    match command {
        Command::Confirm => {
            return choice
                .act(game, seat, asked)
                .map_or(Answer::Nothing, Answer::Act);
        }
        Command::Back if choice.card.is_some() => choice.clear(),
        Command::Back => {
            return match asked {
                Asked::Kitchen(_) => Answer::Act(Act::Kitchen { seat, road: None }),
                Asked::Bonus => Answer::Act(Act::Bonus { seat, road: None }),
                Asked::Choose | Asked::Play => Answer::Menu,
            };
        }
        Command::Previous => walk(choice, game, seat, asked, false, false),
        Command::Next => walk(choice, game, seat, asked, true, false),
        Command::RoadBefore => walk(choice, game, seat, asked, false, true),
        Command::RoadAfter => walk(choice, game, seat, asked, true, true),
        _ => {
            let cards = matches!(asked, Asked::Choose | Asked::Play);
            let number = Command::CARDS.iter().position(|&card| card == command);
            if let Some(number) = number
                && cards
                && number < game.offered(seat).len()
            {
                choice.raise(number);
            }
        }
    }
    Answer::Nothing
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
                    let cards: Vec<usize> = (0..game.offered(seat).len()).collect();
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
