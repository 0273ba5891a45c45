//! Where the other things of a board lie on the screen: the Cup, Parchments, discs for laps, symbols, marks of the rounds.

use bevy::prelude::*;

use super::BoardView;
use crate::{
    art::manifest::boards,
    rules::{Game, Parchment, Road, RuleSet, Seat},
};

/// A Parchment on the board is this wide, in radii of its stone: larger than the recess drawn for it, so that it is seen.
const PARCHMENT: f32 = 1.15;
/// The same of the double one.
const PARCHMENT_DOUBLE: f32 = 1.5;
/// A lap's disc, in radii of its shallow cup.
const DISC: f32 = 3.9;
/// The Cup's height, as a part of what its road was drawn for.
const CUP: f32 = 1.3;

impl BoardView {
    /// The Cup's road, by night.
    #[must_use]
    pub fn cup(&self) -> Option<&'static boards::Cup> {
        self.drawing()?.cup.as_ref()
    }

    /// The centre of the stone on which the Cup stands at `place`, on the screen: between stones while it glides. `end` is
    /// the last place to each side in this game.
    #[must_use]
    pub fn cup_stone(&self, place: f32, end: i8) -> Option<Vec2> {
        let values = &self.cup()?.values;
        let drawn = *values.last_key_value()?.0;
        // More places than are drawn: they lie closer.
        let share = (f32::from(drawn) / f32::from(end.max(1))).min(1.0);
        let first = *values.first_key_value()?.0;
        let along = (place * share).clamp(f32::from(first), f32::from(drawn));
        let before = along.floor() as i8;
        let from = *values.get(&before)?;
        let to = *values.get(&(before + 1)).unwrap_or(&from);
        Some(self.at(from.lerp(to, along - along.floor())))
    }

    /// The foot of the Cup, likewise.
    #[must_use]
    pub fn cup_foot(&self, place: f32, end: i8) -> Option<Vec2> {
        let token = self.cup()?.token;
        let down = (token.foot - token.at) * self.scale;
        Some(self.cup_stone(place, end)? + down)
    }

    /// The Cup's height on the screen.
    #[must_use]
    pub fn cup_height(&self) -> f32 {
        self.cup()
            .map_or(0.0, |cup| cup.token.height * self.scale * CUP)
    }

    /// Where a Parchment lies until it is taken (5.4): its centre and its width on the screen.
    #[must_use]
    pub fn parchment(&self, rules: &RuleSet, parchment: Parchment) -> Option<(Vec2, f32)> {
        if !rules.parchments {
            return None;
        }
        let [near, far] = rules.board.king;
        let (space, wide) = match parchment {
            Parchment::Single => (u16::from(near.space), PARCHMENT),
            Parchment::Double => (u16::from(far.space), PARCHMENT_DOUBLE),
        };
        let stone = self.stone(Road::King, space)?;
        let radius = self.stone_radius(Road::King, space);
        // In the drawn recess if the figures are the drawing's; above the number, in any case.
        let recess = self
            .drawing()?
            .parchments
            .iter()
            .find(|drawn| drawn.space == usize::from(space) && !self.is_relaid(Road::King));
        let centre = recess.map_or(stone - Vec2::new(0.0, radius * 0.4), |drawn| {
            drawn.slots.iter().sum::<Vec2>() / drawn.slots.len().max(1) as f32
        });
        Some((self.at(centre), radius * wide * self.scale))
    }

    /// Where the disc for a seat's laps lies on a loop (8.3): its centre and its width on the screen.
    #[must_use]
    pub fn lap_disc(&self, road: Road, seat: Seat) -> Option<(Vec2, f32)> {
        let laps = self.road(road)?.lap.as_ref()?;
        let slot = *laps.slots.get(seat.index())?;
        Some((self.at(slot), laps.radius * DISC * self.scale))
    }

    /// Where a round is marked on the board, from 1: the centre and the radius of its mark on the screen. Compact boards
    /// have no marks; the column has.
    #[must_use]
    pub fn round_mark(&self, round: u8) -> Option<(Vec2, f32)> {
        let flag = self.drawing()?.round_flag.as_ref()?;
        let mark = *flag.marks.get(usize::from(round).checked_sub(1)?)?;
        Some((self.at(mark), flag.radius * self.scale))
    }
}

/// Laps that a seat's pawn has made on a road (8.3).
#[must_use]
pub fn laps(game: &Game, road: Road, seat: Seat) -> u16 {
    game.rules()
        .lap(road)
        .map_or(0, |lap| game.track(road).space(seat) / lap.max(1))
}

/// The spaces of a road with a Kitchen or Quest symbol (1.4).
pub fn symbols(rules: &RuleSet, road: Road) -> impl Iterator<Item = u16> + use<> {
    let every = match road {
        Road::Kitchen => rules.board.kitchen_symbols,
        Road::Quest => rules.board.quest_symbols,
        _ => 0,
    };
    let length = rules.roads[road].length;
    (1..=length).filter(move |space| every > 0 && space.is_multiple_of(u16::from(every)))
}

/// The symbols of a road strictly between two spaces (6.2, 6.6): a pawn on the start counts as on space 0.
pub fn symbols_between(
    rules: &RuleSet,
    road: Road,
    a: u16,
    b: u16,
) -> impl Iterator<Item = u16> + use<> {
    let (low, high) = (a.min(b), a.max(b));
    symbols(rules, road).filter(move |&space| low < space && space < high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Board, Edition, Journals, Mode, Side, Track},
        table::{BoardStyle, Layout},
    };

    fn rules(edition: Edition, side: Side, seats: u8) -> RuleSet {
        let mode = Mode {
            edition,
            side,
            seats,
            challenge: None,
            journals: Journals::Hidden,
        };
        RuleSet::new(mode, &Board::built_in(edition, side)).unwrap()
    }

    fn view(rules: &RuleSet, style: BoardStyle) -> BoardView {
        BoardView::new(rules, style, &Layout::of(Vec2::new(1600.0, 900.0)), 0.0)
    }

    #[test]
    fn rule_5_2_the_cup_stands_on_its_stones_and_glides_between_them() {
        let rules = rules(Edition::Second, Side::Night, 4);
        for style in [BoardStyle::Illustrated, BoardStyle::Compact] {
            let view = view(&rules, style);
            for (&value, &stone) in &view.cup().unwrap().values {
                let at = view.cup_stone(f32::from(value), 8).unwrap();
                assert!(at.distance(view.at(stone)) < 0.01, "{value}");
                assert!(view.window.contains(at));
            }
            let half = view.cup_stone(-1.5, 8).unwrap();
            let middle = view.cup_stone(-1.0, 8).unwrap() + view.cup_stone(-2.0, 8).unwrap();
            assert!(half.distance(middle / 2.0) < 0.01);
            // A longer road than is drawn ends where the drawing ends.
            assert_eq!(view.cup_stone(20.0, 20), view.cup_stone(8.0, 8));
            assert_eq!(view.cup_stone(-90.0, 20), view.cup_stone(-8.0, 8));
        }
        let day = BoardView::default();
        assert_eq!(day.cup_stone(0.0, 8), None);
    }

    #[test]
    fn rule_5_4_parchments_lie_on_their_stones() {
        let night = rules(Edition::Second, Side::Night, 4);
        for style in [BoardStyle::Illustrated, BoardStyle::Compact] {
            let view = view(&night, style);
            for (parchment, space) in [(Parchment::Single, 6), (Parchment::Double, 12)] {
                let (at, _) = view.parchment(&night, parchment).unwrap();
                let stone = view.space(Road::King, space).unwrap();
                let radius = view.stone_radius(Road::King, space) * view.scale;
                assert!(at.distance(stone) < radius, "{parchment:?}");
            }
        }
        let day = rules(Edition::Second, Side::Day, 4);
        let view = view(&day, BoardStyle::Illustrated);
        assert_eq!(view.parchment(&day, Parchment::Single), None);
    }

    #[test]
    fn rule_8_3_a_disc_for_each_lap() {
        let first = rules(Edition::First, Side::Day, 5);
        let view = view(&first, BoardStyle::Compact);
        let track = Track::with(&[(0, 0), (15, 0), (16, 0), (31, 0), (32, 0)]);
        let game = Game::new(first, Seat(0), 1).with_track(Road::Quest, track);
        let made: Vec<u16> = Seat::all(5)
            .map(|seat| laps(&game, Road::Quest, seat))
            .collect();
        assert_eq!(made, [0, 0, 1, 1, 2]);
        let places = Seat::all(5).map(|seat| view.lap_disc(Road::Quest, seat).unwrap().0);
        let places: Vec<Vec2> = places.collect();
        assert!(places.windows(2).all(|pair| pair[0].x < pair[1].x));
        assert!(places.iter().all(|&at| view.window.contains(at)));
    }

    #[test]
    fn rule_6_2_and_6_6_symbols_between() {
        let duel = rules(Edition::Second, Side::Day, 2);
        let between = |road, a, b| symbols_between(&duel, road, a, b).collect::<Vec<_>>();
        assert_eq!(between(Road::Kitchen, 0, 11), [5, 10]);
        assert_eq!(between(Road::Kitchen, 5, 10), [0; 0]);
        assert_eq!(between(Road::Quest, 20, 4), [5, 10, 15]);
        assert_eq!(between(Road::City, 0, 20), [0; 0]);
        for road in [Road::Kitchen, Road::Quest] {
            for (a, b) in [(0, 0), (0, 6), (4, 11), (15, 5), (3, 3)] {
                let counted = duel.board.symbols_between(road, a, b);
                assert_eq!(between(road, a, b).len(), usize::from(counted));
            }
        }
    }
}
