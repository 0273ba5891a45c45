//! The people at the desk: whose cards are on the screen, and when the curtain is down.

use bevy::prelude::*;

use crate::{
    flow::{Began, CurrentGame, FlowSet},
    records::{SeatKind, Setup},
    rules::{Game, Seat},
};

/// Whose hidden things may be seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// Nobody's: what lies open to all.
    #[default]
    Public,
    /// This seat's own (9.1).
    Seat(Seat),
    /// Everybody's.
    All,
}

impl Eyes {
    /// Whether they see the cards and the journal of a seat.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Public => false,
            Self::Seat(own) => own == seat,
            Self::All => true,
        }
    }
}

/// Who sits at the desk now.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct Desk {
    /// The seat whose hand and journal may be shown; none while the curtain is down, or with computer players only.
    pub viewer: Option<Seat>,
    /// The person who is to come to the desk: the curtain is down until they say that they are there.
    pub curtain: Option<Seat>,
    /// Nobody sits there to play: somebody only looks at a game, with these eyes.
    pub onlooker: Option<Eyes>,
}

impl Desk {
    /// A desk for somebody who only looks on.
    #[must_use]
    pub fn looking_on(eyes: Eyes) -> Self {
        Self {
            onlooker: Some(eyes),
            ..Self::default()
        }
    }

    /// What whoever is at the desk may see.
    #[must_use]
    pub fn eyes(&self) -> Eyes {
        let own = self.viewer.filter(|_| self.curtain.is_none());
        self.onlooker
            .unwrap_or_else(|| own.map_or(Eyes::Public, Eyes::Seat))
    }

    /// Another person is to act: behind the curtain, unless the table is open.
    pub fn call(&mut self, person: Seat, open_table: bool) {
        *self = if open_table {
            Self {
                viewer: Some(person),
                ..Self::default()
            }
        } else {
            Self {
                curtain: Some(person),
                ..Self::default()
            }
        };
    }

    /// The person the curtain waits for is at the desk.
    pub fn arrive(&mut self) {
        if let Some(seat) = self.curtain.take() {
            self.viewer = Some(seat);
        }
    }
}

/// The person the game waits for, the lowest seat if several choose at once.
#[must_use]
pub fn person_asked(setup: &Setup, game: &Game) -> Option<Seat> {
    game.waiting()
        .iter()
        .find(|seat| setup.seats[seat.index()].kind == SeatKind::Person)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>().add_systems(
        Update,
        begin
            .after(FlowSet)
            .run_if(resource_exists::<CurrentGame>.and_then(on_message::<Began>)),
    );
}

/// With one person at the table, or at an open table, there is nothing to hide from anybody else at the desk.
fn begin(mut desk: ResMut<Desk>, current: Res<CurrentGame>) {
    let mut people = current
        .setup
        .seats
        .iter()
        .enumerate()
        .filter(|(_, seat)| seat.kind == SeatKind::Person)
        .map(|(i, _)| Seat(i as u8));
    desk.curtain = None;
    desk.onlooker = None;
    let open = current.setup.agreed.open_table;
    desk.viewer = match (people.next(), people.next()) {
        (Some(first), other) if open || other.is_none() => Some(first),
        _ => None,
    };
}
