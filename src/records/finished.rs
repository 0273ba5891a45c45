//! How one game ended, as the profile remembers it: small enough to be kept for good, whatever becomes of the record.

use serde::{Deserialize, Serialize};

use super::{
    SeatKind, Setup,
    deeds::Deeds,
    titles::{Title, honours},
};
use crate::rules::{Act, Edition, Road, Side};

/// The end of a game with people in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// When, in seconds since 1970 (UTC).
    pub ended: i64,
    /// Edition of the box.
    pub edition: Edition,
    /// Side of the board.
    pub side: Side,
    /// The challenge's level, 1 to 6, in solo.
    pub challenge: Option<u8>,
    /// The seats, in clockwise order.
    pub seats: Vec<FinishedSeat>,
}

/// How a seat fared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedSeat {
    /// The player's name.
    pub name: String,
    /// Who acted for the seat.
    pub kind: SeatKind,
    /// The portrait chosen for it, by its key in the art.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub portrait: Option<String>,
    /// Points in the end.
    pub points: i16,
    /// Whether it won, alone or with others.
    pub won: bool,
    /// Points from each road, in scoring order.
    pub roads: [i16; Road::COUNT],
    /// Titles that this game earned the person there, by their keys. One that this version does not know is kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub titles: Vec<String>,
}

impl Finished {
    /// Of a game by its set-up and acts; none if it is not over, or if no person sat at the table.
    ///
    /// `taken_back` is what [`super::Record::taken_back`] says, `ended` in seconds since 1970.
    #[must_use]
    pub fn new(
        setup: &Setup,
        acts: &[Act],
        taken_back: &[(usize, Act)],
        ended: i64,
    ) -> Option<Self> {
        let person = |seat: &super::SeatSetup| seat.kind == SeatKind::Person;
        if !setup.seats.iter().any(person) {
            return None;
        }
        let honours = honours(setup, acts, taken_back)?;
        let seats = setup.seats.iter().zip(honours);
        Some(Self {
            ended,
            edition: setup.edition,
            side: setup.side,
            challenge: setup.challenge.map(|challenge| challenge.level),
            seats: seats
                .map(|(about, (deeds, titles))| seat(about, &deeds, &titles))
                .collect(),
        })
    }

    /// Whether several won together.
    #[must_use]
    pub fn shared(&self) -> bool {
        self.seats.iter().filter(|seat| seat.won).count() > 1
    }

    /// An end by Day among people, for tests: name and points of each.
    #[cfg(test)]
    #[must_use]
    pub fn example(seats: &[(&str, i16)]) -> Self {
        let best = seats.iter().map(|seat| seat.1).max();
        let seat = |&(name, points): &(&str, i16)| FinishedSeat {
            name: name.to_owned(),
            kind: SeatKind::Person,
            portrait: None,
            points,
            won: Some(points) == best,
            roads: [0, points, 0, 0, 0, 0, 0],
            titles: Vec::new(),
        };
        Self {
            ended: 1_796_083_761,
            edition: Edition::Second,
            side: Side::Day,
            challenge: None,
            seats: seats.iter().map(seat).collect(),
        }
    }
}

fn seat(about: &super::SeatSetup, deeds: &Deeds, titles: &[Title]) -> FinishedSeat {
    FinishedSeat {
        name: about.name.trim().to_owned(),
        kind: about.kind,
        portrait: about.portrait.clone(),
        points: deeds.points,
        won: deeds.won,
        roads: deeds.roads,
        titles: titles.iter().map(|title| title.key().to_owned()).collect(),
    }
}
