//! What lies under a point of the board.

use bevy::prelude::*;

use super::{
    BoardView,
    places::{laps, symbols},
    preview::stack,
};
use crate::rules::{Game, Parchment, ROUNDS, Road, Seat};

/// A thing on the board that has something to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A road's banner.
    Banner(Road),
    /// The banner of the Cup's road.
    CupBanner,
    /// The mark of a round, from 1.
    RoundMark(u8),
    /// The Cup (5.2).
    Cup,
    /// A Parchment that nobody has taken (5.4).
    Parchment(Parchment),
    /// The disc for a seat's laps (8.3).
    LapDisc(Road, Seat),
    /// A Kitchen or Quest symbol on this space (6.2, 6.6).
    Symbol(Road, u16),
    /// Two pawns or more on this space: on a loop, on this stone, whatever their laps.
    Stack(Road, u16),
}

impl Thing {
    /// The thing under a point of the screen, the upper one where two lie there.
    #[must_use]
    pub fn at(board: &BoardView, game: &Game, point: Vec2) -> Option<Self> {
        if !board.window.contains(point) {
            return None;
        }
        let stone = stone_at(board, point);
        let stack = stone.filter(|&(road, stone)| has_stack(game, road, stone));
        if let Some((road, stone)) = stack {
            return Some(Self::Stack(road, stone));
        }
        let all = Self::on_board(board, game);
        all.into_iter()
            .find(|thing| {
                thing
                    .area(board, game)
                    .is_some_and(|area| area.contains(point))
            })
            .or_else(|| {
                let (road, space) = stone?;
                let drawn = symbols(game.rules(), road).any(|symbol| symbol == space);
                drawn.then_some(Self::Symbol(road, space))
            })
    }

    /// All things but stacks and symbols, upper ones first.
    fn on_board(board: &BoardView, game: &Game) -> Vec<Self> {
        let mut all = Vec::new();
        if game.rules().cup.is_some() {
            all.extend([Self::Cup, Self::CupBanner]);
        }
        for parchment in [Parchment::Single, Parchment::Double] {
            if game.parchment(parchment).is_none() {
                all.push(Self::Parchment(parchment));
            }
        }
        for road in Road::ALL {
            for seat in Seat::all(game.rules().seats) {
                if laps(game, road, seat) > 0 {
                    all.push(Self::LapDisc(road, seat));
                }
            }
            all.push(Self::Banner(road));
        }
        all.extend((1..=ROUNDS).map(Self::RoundMark));
        all.retain(|thing| thing.area(board, game).is_some());
        all
    }

    /// Its box on the screen: where a sign about it may point.
    #[must_use]
    pub fn area(self, board: &BoardView, game: &Game) -> Option<Rect> {
        let square =
            |(centre, width): (Vec2, f32)| Rect::from_center_size(centre, Vec2::splat(width));
        match self {
            Self::Banner(road) => board.banner_box(road),
            Self::CupBanner => board.cup().map(|cup| board.banner_at(&cup.banner)),
            Self::RoundMark(round) => {
                let (centre, radius) = board.round_mark(round)?;
                Some(square((centre, radius * 2.0)))
            }
            Self::Cup => {
                let foot = board.cup_foot(f32::from(game.cup()), game.rules().cup?)?;
                let height = board.cup_height();
                let half = height * 0.4;
                Some(Rect::from_corners(
                    foot - Vec2::new(half, height),
                    foot + Vec2::new(half, height * 0.1),
                ))
            }
            Self::Parchment(parchment) => board.parchment(game.rules(), parchment).map(square),
            Self::LapDisc(road, seat) => board.lap_disc(road, seat).map(square),
            Self::Symbol(road, space) | Self::Stack(road, space) => {
                let radius = board.stone_radius(road, space) * board.scale;
                let stone = square((board.space(road, space)?, radius * 2.0));
                let lap = game.rules().lap(road);
                let (_, n) = game.track(road).stack(space, lap, game.rules().seats);
                // Who has come round to the start stands on the distance of a lap.
                let distance = if space == 0 { lap.unwrap_or(1) } else { space };
                let top = board.foot(road, distance, Seat(0), n.saturating_sub(1))?;
                let above = match self {
                    Self::Stack(..) => (stone.min.y - top.y + board.pawn_height()).max(0.0),
                    _ => 0.0,
                };
                Some(Rect::new(
                    stone.min.x,
                    stone.min.y - above,
                    stone.max.x,
                    stone.max.y,
                ))
            }
        }
    }
}

/// Whether two pawns or more stand on a stone, the start left out: there none is on another (3.4).
fn has_stack(game: &Game, road: Road, stone: u16) -> bool {
    stack(game, road, stone).len() > 1
}

/// The stone under a point of the screen, or under the pawns that stand on it.
#[must_use]
pub(super) fn stone_at(board: &BoardView, at: Vec2) -> Option<(Road, u16)> {
    let mut best: Option<(f32, Road, u16)> = None;
    for road in Road::ALL {
        for (space, centre) in board.spaces(road) {
            let wide = if space == 0 { 2.2 } else { 1.25 };
            let radius = board.stone_radius(road, space) * board.scale * wide;
            // A pawn stands up from its stone.
            let away = board.at(centre) - at;
            let tall = Vec2::new(away.x, (away.y.abs() - board.pawn_height() * 0.25).max(0.0));
            let distance = tall.length() / radius;
            if distance < 1.0 && best.is_none_or(|(nearest, ..)| distance < nearest) {
                best = Some((distance, road, space));
            }
        }
    }
    best.map(|(_, road, space)| (road, space))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Board, Edition, Journals, Mode, Parchments, RuleSet, Side, Track},
        table::{BoardStyle, Layout},
    };

    fn table(edition: Edition, side: Side, style: BoardStyle) -> (BoardView, Game) {
        let mode = Mode {
            edition,
            side,
            seats: 4,
            challenge: None,
            journals: Journals::Hidden,
        };
        let rules = RuleSet::new(mode, &Board::built_in(edition, side)).unwrap();
        let layout = Layout::of(Vec2::new(1600.0, 900.0));
        let view = BoardView::new(&rules, style, &layout, 0.0);
        (view, Game::new(rules, Seat(0), 3))
    }

    #[test]
    fn every_stone_is_found_where_it_lies() {
        for (edition, side) in [
            (Edition::Second, Side::Day),
            (Edition::Second, Side::Night),
            (Edition::First, Side::Day),
        ] {
            for style in [BoardStyle::Illustrated, BoardStyle::Compact] {
                let (view, _) = table(edition, side, style);
                for road in Road::ALL {
                    for (space, point) in view.spaces(road) {
                        let found = stone_at(&view, view.at(point));
                        assert_eq!(found, Some((road, space)), "{}", view.name);
                    }
                }
            }
        }
    }

    #[test]
    fn every_thing_is_found_in_the_middle_of_its_area() {
        for style in [BoardStyle::Illustrated, BoardStyle::Compact] {
            let (view, game) = table(Edition::Second, Side::Night, style);
            let game = game.with_cup(3);
            for thing in Thing::on_board(&view, &game) {
                let area = thing.area(&view, &game).unwrap();
                assert_eq!(Thing::at(&view, &game, area.center()), Some(thing));
            }
        }
    }

    #[test]
    fn rule_5_4_a_parchment_taken_is_not_on_the_board() {
        let (view, game) = table(Edition::Second, Side::Night, BoardStyle::Illustrated);
        let (at, _) = view.parchment(game.rules(), Parchment::Single).unwrap();
        let taken = game.with_parchments(Parchments {
            single: Some(Seat(2)),
            ..Parchments::default()
        });
        assert_eq!(Thing::at(&view, &taken, at), None);
    }

    #[test]
    fn stacks_symbols_and_discs_are_found() {
        let (view, game) = table(Edition::First, Side::Day, BoardStyle::Illustrated);
        let game = game.with_track(Road::City, Track::with(&[(3, 0), (19, 1), (0, 0), (7, 0)]));
        let stone = view.space(Road::City, 3).unwrap();
        assert_eq!(
            Thing::at(&view, &game, stone),
            Some(Thing::Stack(Road::City, 3))
        );
        let (disc, _) = view.lap_disc(Road::City, Seat(1)).unwrap();
        let found = Thing::at(&view, &game, disc);
        assert_eq!(found, Some(Thing::LapDisc(Road::City, Seat(1))));
        let (none, _) = view.lap_disc(Road::City, Seat(0)).unwrap();
        assert_eq!(Thing::at(&view, &game, none), None);

        let (view, game) = table(Edition::Second, Side::Day, BoardStyle::Compact);
        let dragon = view.space(Road::Quest, 10).unwrap();
        assert_eq!(
            Thing::at(&view, &game, dragon),
            Some(Thing::Symbol(Road::Quest, 10))
        );
        let plain = view.space(Road::Quest, 11).unwrap();
        assert_eq!(Thing::at(&view, &game, plain), None);
    }
}
