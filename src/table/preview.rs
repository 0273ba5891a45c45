//! What the choice in the making would do: the ghosts and the places that result.

use crate::rules::{Act, Asked, Game, LookAhead, Road, Seat};

/// A move that is being thought of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Preview {
    /// Whose pawn.
    pub seat: Seat,
    /// On which road.
    pub road: Road,
    /// What it would do.
    pub ahead: LookAhead,
}

/// The moves that a card, or a road pointed at, stands for now.
#[must_use]
pub fn previews(
    game: &Game,
    seat: Seat,
    asked: Option<Asked>,
    card: Option<crate::rules::Card>,
    road: Option<Road>,
) -> Vec<Preview> {
    let look = |road: Road, steps: u8| Preview {
        seat,
        road,
        ahead: game.look_ahead(seat, road, steps),
    };
    match asked {
        Some(Asked::Kitchen(owed)) => road
            .filter(|&road| {
                let road = Some(road);
                game.legal_acts(seat).contains(&Act::Kitchen { seat, road })
            })
            .map(|road| look(road, owed.spaces))
            .into_iter()
            .collect(),
        Some(Asked::Bonus) => Vec::new(),
        _ => card.map_or_else(Vec::new, |card| {
            card.subject()
                .roads()
                .iter()
                .map(|&road| look(road, card.value()))
                .collect()
        }),
    }
}
