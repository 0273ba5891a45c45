//! A replay by keyboard and gamepad.

use bevy::prelude::*;

use super::{Ask, Replay, TakeOver, persons};
use crate::{
    input::Given,
    rules::Seat,
    screens::OpenMenu,
    seats::Eyes,
    settings::Command,
    table::{BoardStyle, BoardView, Zoom, view_key},
};

/// Commands are taken in the order they were given. A button in focus has its own keys, and so has the sheet on top.
pub(super) fn keys(
    mut given: MessageReader<Given>,
    replay: Res<Replay>,
    take_over: Res<TakeOver>,
    mut ask: MessageWriter<Ask>,
    mut menu: MessageWriter<OpenMenu>,
    board: Res<BoardView>,
    mut style: ResMut<BoardStyle>,
    mut zoom: ResMut<Zoom>,
) {
    for &Given { command, for_focus } in given.read() {
        if for_focus || take_over.is_open() {
            continue;
        }
        if command == Command::Menu {
            menu.write(OpenMenu);
        } else if let Some(asked) = asks(command, &replay) {
            ask.write(asked);
        } else {
            view_key(command, &mut zoom, &mut style, &board);
        }
    }
}

/// What a command asks of a replay. Cards have no use here: a gamepad's buttons for them step and play.
fn asks(command: Command, replay: &Replay) -> Option<Ask> {
    let number = Command::REPLAY_SEATS.iter().position(|&it| it == command);
    if let Some(number) = number.and_then(|number| u8::try_from(number).ok()) {
        let there = usize::from(number) < replay.tale().setup().seats.len();
        return there.then_some(Ask::See(Eyes::Seat(Seat(number))));
    }
    Some(match command {
        Command::ReplayTurn | Command::Confirm => Ask::Turn,
        Command::ReplayBack | Command::Previous => Ask::StepBack,
        Command::ReplayOn | Command::Next => Ask::StepOn,
        Command::ReplayStart => Ask::Start,
        Command::ReplayEnd => Ask::End,
        Command::ReplayRoundBefore => Ask::PreviousRound,
        Command::ReplayRoundAfter => Ask::NextRound,
        Command::ReplayAll => Ask::See(Eyes::All),
        Command::Back => Ask::Leave,
        _ => return None,
    })
}

/// The seat whose people are at the desk, for a game taken over: whoever is seen, else the first person.
pub(super) fn seat_seen(replay: &Replay) -> Seat {
    match replay.eyes() {
        Eyes::Seat(seat) => seat,
        _ => persons(replay.tale().setup()).next().unwrap_or(Seat(0)),
    }
}
