//! Games to look at.

use medieval_academy::{
    records::{PawnShape, SeatKind, SeatSetup, Setup},
    rules::{Board, Edition, Journals, Seat, Side},
};

/// Players of these kinds, by day.
pub fn by_day(kinds: &[SeatKind], seed: u64) -> Setup {
    on(Side::Day, kinds, seed)
}

/// The same by night.
pub fn by_night(kinds: &[SeatKind], seed: u64) -> Setup {
    on(Side::Night, kinds, seed)
}

fn on(side: Side, kinds: &[SeatKind], seed: u64) -> Setup {
    let seat = |(i, &kind): (usize, &SeatKind)| SeatSetup {
        name: format!("Seat {i}"),
        kind,
        pawn: PawnShape::ALL[i],
        portrait: None,
    };
    Setup {
        edition: Edition::Second,
        side,
        challenge: None,
        journals: Journals::Hidden,
        board: Board::built_in(Edition::Second, side),
        seats: kinds.iter().enumerate().map(seat).collect(),
        first: Seat(0),
        seed,
        agreed: Default::default(),
    }
}
