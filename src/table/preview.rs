//! What the choice in the making would do: the ghosts and the places that result.

use crate::rules::{Act, Asked, Game, Landing, LookAhead, Road, Seat};

/// A move that is being thought of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Preview {
    /// Whose pawn.
    pub seat: Seat,
    /// On which road.
    pub road: Road,
    /// What it would do.
    pub ahead: LookAhead,
    /// Whether it climbs its own stack instead of moving on (5.3).
    pub climbs: bool,
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
        climbs: false,
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
        Some(Asked::Bonus) => road
            .filter(|&road| {
                let road = Some(road);
                game.legal_acts(seat).contains(&Act::Bonus { seat, road })
            })
            .map(|road| climb(game, seat, road))
            .into_iter()
            .collect(),
        _ => card.map_or_else(Vec::new, |card| {
            card.subject()
                .roads()
                .iter()
                .map(|&road| look(road, card.value()))
                .collect()
        }),
    }
}

/// A covered pawn put on the top of its stack (5.3).
fn climb(game: &Game, seat: Seat, road: Road) -> Preview {
    let (track, lap) = (game.track(road), game.rules().lap(road));
    let space = track.space(seat);
    let stone = lap.map_or(space, |lap| space % lap);
    let (stack, len) = track.stack(stone, lap, game.rules().seats);
    let top = stack[..len].last().copied().unwrap_or(seat);
    let mut after = *track;
    after.climb(seat, lap);
    let ahead = LookAhead {
        from: space,
        to: space,
        landing: Landing::OnTop(top),
        place: after.place(seat),
        after,
        cup: game.cup(),
    };
    Preview {
        seat,
        road,
        ahead,
        climbs: true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Edition, Journals, Mode, RuleSet, Side, Track};

    fn night() -> Game {
        let mode = Mode {
            edition: Edition::Second,
            side: Side::Night,
            seats: 3,
            challenge: None,
            journals: Journals::Hidden,
        };
        let board = Board::built_in(mode.edition, mode.side);
        Game::new(RuleSet::new(mode, &board).unwrap(), Seat(0), 5)
    }

    #[test]
    fn rule_5_3_the_bonus_is_thought_of_where_it_may_be_used_only() {
        let mut game = night()
            .with_track(Road::City, Track::with(&[(4, 0), (4, 1), (4, 2)]))
            .with_track(Road::Quest, Track::with(&[(4, 1), (4, 0), (0, 0)]))
            .at_scoring(1, Seat(0));
        game.settle(&mut ());
        assert_eq!(game.asked(), Some(Asked::Bonus));
        let thought = |road| previews(&game, Seat(0), Some(Asked::Bonus), None, Some(road));
        assert!(thought(Road::Quest).is_empty(), "on top already");
        let [preview] = thought(Road::City)[..] else {
            panic!("one pawn may climb");
        };
        assert!(preview.climbs);
        assert_eq!(preview.ahead.landing, Landing::OnTop(Seat(2)));
        assert_eq!(preview.ahead.place, Some(1));
    }

    #[test]
    fn rule_5_2_a_card_for_a_knight_is_thought_of_with_the_cup() {
        let game = night().with_cup(2);
        let cup = |road| game.look_ahead(Seat(0), road, 3).cup;
        assert_eq!((cup(Road::Joust), cup(Road::Tournament)), (-2, 5));
        assert_eq!(cup(Road::King), 2);
    }
}
