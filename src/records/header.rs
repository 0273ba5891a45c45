//! The first line of a record: a [`Setup`] as JSON.

use serde::{Deserialize, Serialize};

use super::challenges::Bonus;
use super::{Agreement, PawnShape, SeatKind, SeatSetup, Setup};
use crate::rules::{Board, Challenge, Edition, Game, Journals, Seat, Side};

/// What the header's `"format"` says.
pub const FORMAT: &str = "medieval-academy";
/// The version of the format this program writes, and the newest it reads.
pub const VERSION: u64 = 1;
/// How each header begins that this program has written.
pub(super) const OPENING: &str = "{\"format\":\"medieval-academy\"";

/// The header. Fields that later versions may add are ignored.
#[derive(Serialize, Deserialize)]
pub(super) struct Header {
    format: String,
    version: u64,
    edition: Edition,
    side: Side,
    seats: Vec<HeaderSeat>,
    #[serde(default)]
    challenge: Option<HeaderChallenge>,
    #[serde(default)]
    scoring: Journals,
    /// Absent: the board that comes with the game.
    #[serde(default)]
    board: Option<Board>,
    /// Absent: drawn by lot from the seed; in solo the player.
    #[serde(default)]
    first: Option<Seat>,
    seed: u64,
    /// Absent: nothing.
    #[serde(default, skip_serializing_if = "Agreement::is_none")]
    agreed: Agreement,
}

#[derive(Serialize, Deserialize)]
struct HeaderSeat {
    name: String,
    kind: SeatKind,
    #[serde(default)]
    pawn: Option<PawnShape>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    portrait: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct HeaderChallenge {
    level: u8,
    bonus: Bonus,
}

impl From<&Setup> for Header {
    fn from(setup: &Setup) -> Self {
        let seat = |seat: &SeatSetup| HeaderSeat {
            name: seat.name.clone(),
            kind: seat.kind,
            pawn: Some(seat.pawn),
            portrait: seat.portrait.clone(),
        };
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            edition: setup.edition,
            side: setup.side,
            seats: setup.seats.iter().map(seat).collect(),
            challenge: setup.challenge.map(|challenge| HeaderChallenge {
                level: challenge.level,
                bonus: Bonus::from(challenge.bonus),
            }),
            scoring: setup.journals,
            board: Some(setup.board),
            first: Some(setup.first),
            seed: setup.seed,
            agreed: setup.agreed,
        }
    }
}

impl From<Header> for Setup {
    fn from(header: Header) -> Self {
        let wishes: Vec<_> = header.seats.iter().map(|seat| seat.pawn).collect();
        let pawns = PawnShape::deal(&wishes);
        let seats: Vec<_> = header
            .seats
            .into_iter()
            .zip(pawns)
            .map(|(seat, pawn)| SeatSetup {
                name: seat.name,
                kind: seat.kind,
                pawn,
                portrait: seat.portrait,
            })
            .collect();
        let challenge = header.challenge.map(|challenge| Challenge {
            level: challenge.level,
            bonus: challenge.bonus.into(),
        });
        let first = header.first.unwrap_or_else(|| {
            // 7.1; a lot among no seats, or too many, is refused with the setup itself.
            match (challenge, u8::try_from(seats.len())) {
                (None, Ok(count @ 1..)) => Game::first_by_lot(count, header.seed),
                _ => Seat(0),
            }
        });
        Self {
            edition: header.edition,
            side: header.side,
            challenge,
            journals: header.scoring,
            board: header
                .board
                .unwrap_or_else(|| Board::built_in(header.edition, header.side)),
            seats,
            first,
            seed: header.seed,
            agreed: header.agreed,
        }
    }
}
