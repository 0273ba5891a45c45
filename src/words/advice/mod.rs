//! Advice as sentences: what to do, what is at stake by it, and what the next best would be.

#[cfg(test)]
mod tests;

use super::{Naming, Words, say};
use crate::{
    bots::Hint,
    rules::{Act, ByRoad, Chance, Game, Road, Scoring, View},
};

/// Expected points that are worth a word.
const WORTH_A_WORD: f32 = 0.5;
/// Expected points that must not speak against a reason read off the board.
const AGAINST: f32 = -0.25;

/// What is gained on a road by one act rather than another, as the pawns stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stake {
    /// The seat is not last, and loses nothing (4.3, 4.5).
    OffLast {
        /// Where.
        road: Road,
        /// Not lost.
        points: u16,
    },
    /// It loses less.
    Saved {
        /// Where.
        road: Road,
        /// Not lost.
        points: u16,
    },
    /// It stands in a better place.
    Place {
        /// Where.
        road: Road,
        /// From 1.
        place: usize,
        /// Gained by it.
        points: u16,
    },
    /// More points, for other things than places.
    Points {
        /// Where.
        road: Road,
        /// Gained.
        points: u16,
    },
    /// A place that gives a Kitchen move (4.1).
    Kitchen {
        /// From 1.
        place: usize,
        /// Spaces of the move.
        spaces: u8,
    },
    /// Nothing to be seen on the board yet: points that it brings on average.
    OnAverage {
        /// Where.
        road: Road,
        /// About so many.
        points: u16,
    },
}

/// What an act is better by than another; `roads` is what it gains in expected points. None if nothing stands out.
#[must_use]
pub fn stake(view: &View, act: Act, other: Act, roads: &ByRoad<f32>) -> Option<Stake> {
    // What is hidden plays no part in it: any game that fits will do.
    let game = view.imagine(&mut Chance::new(0)).draw(&mut Chance::new(0));
    kitchen(view, &game, act)
        .or_else(|| on_the_board(view, &game, act, other, roads))
        .or_else(|| on_average(roads))
}

fn after(game: &Game, act: Act) -> Option<Game> {
    let mut after = game.clone();
    after.apply(act, &mut ()).ok()?;
    Some(after)
}

/// The Kitchen pays in moves.
fn kitchen(view: &View, game: &Game, act: Act) -> Option<Stake> {
    let Act::Play { seat, road, .. } = act else {
        return None;
    };
    let Scoring::Kitchen { spaces, .. } = view.rules.roads[road].scoring else {
        return None;
    };
    let before = game.track(road).place(seat);
    let place = after(game, act)?.track(road).place(seat)?;
    let spaces = *spaces.get(place.checked_sub(1)?)?;
    let better = before.is_none_or(|before| place < before);
    (better && spaces > 0).then_some(Stake::Kitchen { place, spaces })
}

/// The road on which most points are gained if it were scored now.
fn on_the_board(
    view: &View,
    game: &Game,
    act: Act,
    other: Act,
    roads: &ByRoad<f32>,
) -> Option<Stake> {
    if matches!(act, Act::Choose { .. }) {
        return None;
    }
    let seat = view.seat;
    let (one, two) = (after(game, act)?, after(game, other)?);
    let (ours, theirs) = (one.points_now(), two.points_now());
    let own = |points: &ByRoad<_>, road: Road| -> i16 {
        let by_seat: &crate::rules::BySeat<i16> = &points[road];
        by_seat[seat.index()]
    };
    let gain = |road: &Road| own(&ours, *road) - own(&theirs, *road);
    let road = Road::ALL
        .into_iter()
        .filter(|&road| roads[road] > AGAINST)
        .max_by_key(gain)?;
    let points = u16::try_from(gain(&road)).ok().filter(|&gain| gain > 0)?;
    Some(match view.rules.roads[road].scoring {
        Scoring::Losers { .. } if own(&ours, road) == 0 => Stake::OffLast { road, points },
        Scoring::Losers { .. } => Stake::Saved { road, points },
        Scoring::Places(_) | Scoring::Knights { .. } => match one.track(road).place(seat) {
            Some(place) if two.track(road).place(seat) != Some(place) => Stake::Place {
                road,
                place,
                points,
            },
            _ => Stake::Points { road, points },
        },
        _ => Stake::Points { road, points },
    })
}

fn on_average(roads: &ByRoad<f32>) -> Option<Stake> {
    let (road, &points) = roads.iter().max_by(|a, b| a.1.total_cmp(b.1))?;
    (points >= WORTH_A_WORD).then_some(Stake::OnAverage {
        road,
        points: points.round().max(1.0) as u16,
    })
}

impl Words {
    /// What to do: "Play King 3."
    #[must_use]
    pub fn advise(&self, act: Act, naming: Naming) -> String {
        let place = |road: Road| self.road_where(road.key(), naming);
        match act {
            Act::Choose { card, .. } => {
                let card = self.card(card.subject().key(), card.value(), naming);
                say!(self, "advice-choose", card = card)
            }
            Act::Play { card, road, .. } => {
                let name = self.card(card.subject().key(), card.value(), naming);
                if card.subject().roads().len() > 1 {
                    say!(self, "advice-play-where", card = name, where = place(road))
                } else {
                    say!(self, "advice-play", card = name)
                }
            }
            Act::Kitchen { road, .. } => match road {
                Some(road) => say!(self, "advice-move", where = place(road)),
                None => self.say("advice-move-none"),
            },
            Act::Bonus { road, .. } => match road {
                Some(road) => say!(self, "advice-climb", where = place(road)),
                None => self.say("advice-climb-none"),
            },
        }
    }

    /// An act beside others: "King 3", "in the Joust", "nothing".
    #[must_use]
    pub fn act_name(&self, act: Act, naming: Naming) -> String {
        let road = |road: Option<Road>| {
            road.map_or_else(
                || self.say("advice-nothing"),
                |road| self.road_where(road.key(), naming),
            )
        };
        match act {
            Act::Choose { card, .. } => self.card(card.subject().key(), card.value(), naming),
            Act::Play { card, road: on, .. } => {
                let name = self.card(card.subject().key(), card.value(), naming);
                if card.subject().roads().len() > 1 {
                    let place = self.road_where(on.key(), naming);
                    say!(self, "advice-card-where", card = name, where = place)
                } else {
                    name
                }
            }
            Act::Kitchen { road: on, .. } | Act::Bonus { road: on, .. } => road(on),
        }
    }

    /// What is at stake: "It keeps you off last place in Education: 3 points."
    #[must_use]
    pub fn say_stake(&self, stake: Stake, naming: Naming) -> String {
        let place_of = |road: Road| self.road_where(road.key(), naming);
        match stake {
            Stake::OffLast { road, points } => {
                say!(self, "advice-off-last", where = place_of(road), points = points)
            }
            Stake::Saved { road, points } => {
                say!(self, "advice-saved", where = place_of(road), points = points)
            }
            Stake::Place {
                road,
                place,
                points,
            } => say!(
                self,
                "advice-place",
                where = place_of(road),
                place = place,
                points = points
            ),
            Stake::Points { road, points } => {
                say!(self, "advice-points", where = place_of(road), points = points)
            }
            Stake::Kitchen { place, spaces } => say!(
                self,
                "advice-kitchen",
                where = place_of(Road::Kitchen),
                place = place,
                spaces = spaces
            ),
            Stake::OnAverage { road, points } => {
                say!(self, "advice-average", where = place_of(road), points = points)
            }
        }
    }

    /// A hint as sentences: what to do, what is at stake, what would be next best. `view` is that of the seat it is for.
    #[must_use]
    pub fn hint(&self, view: &View, hint: &Hint) -> Vec<String> {
        let naming = Naming::of(&view.rules);
        let mut lines = vec![self.advise(hint.act, naming)];
        let Some(instead) = hint.instead else {
            lines.push(self.say("advice-only"));
            return lines;
        };
        if let Some(stake) = stake(view, hint.act, instead.act, &instead.roads) {
            lines.push(self.say_stake(stake, naming));
        }
        let other = self.act_name(instead.act, naming);
        let worse = how_much(instead.win_chance);
        lines.push(say!(self, "advice-next", other = other, worse = worse));
        lines
    }
}

/// How much a difference in the chance to win is, as messages call it.
#[must_use]
pub fn how_much(win_chance: f32) -> &'static str {
    match win_chance {
        ..0.01 => "same",
        ..0.04 => "slightly",
        ..0.12 => "clearly",
        _ => "far",
    }
}
