//! Who may see what of a game that is only looked at.

use super::Tale;
use crate::{
    records::{SeatKind, Setup},
    rules::{Game, Seat, SeatSet},
    seats::Eyes,
};

/// The views of a game that anybody may have, the one to begin with first.
///
/// A game that is over has no secrets left. One that may still be played on has: it is seen as its only person sees it, and
/// where several people play, only as all of them do, so that nobody looks into another's hand before resuming it.
#[must_use]
pub fn views(setup: &Setup, game: &Game) -> Vec<Eyes> {
    let seats = Seat::all(game.rules().seats);
    let people: Vec<Seat> = persons(setup).collect();
    let open = game.is_over() || people.is_empty() || setup.agreed.open_table;
    match *people {
        _ if open => {
            // The opponents of the solo challenge see nothing: they have no hands (7.3).
            let seats = seats
                .filter(|&seat| !game.is_opponent(seat))
                .map(Eyes::Seat);
            std::iter::once(Eyes::All).chain(seats).collect()
        }
        [only] => vec![Eyes::Seat(only)],
        _ => vec![Eyes::Public],
    }
}

/// The seats that somebody may take over from a game: where that shows nobody a hidden card.
#[must_use]
pub fn may_sit(setup: &Setup, views: &[Eyes]) -> SeatSet {
    (0..)
        .zip(&setup.seats)
        .filter(|(_, at)| !at.kind.is_opponent())
        .map(|(seat, _)| Seat(seat))
        .filter(|&seat| views.iter().any(|eyes| eyes.sees(seat)))
        .collect()
}

/// The seats of people.
pub fn persons(setup: &Setup) -> impl Iterator<Item = Seat> + '_ {
    (0..)
        .zip(&setup.seats)
        .filter(|(_, seat)| seat.kind == SeatKind::Person)
        .map(|(seat, _)| Seat(seat))
}

/// The setup of a game taken over: by seat, who plays it from now on.
#[must_use]
pub fn taken_over(tale: &Tale, kinds: &[SeatKind]) -> Setup {
    let mut setup = tale.setup().clone();
    for (seat, &kind) in setup.seats.iter_mut().zip(kinds) {
        if !seat.kind.is_opponent() && !kind.is_opponent() {
            seat.kind = kind;
        }
    }
    setup
}
