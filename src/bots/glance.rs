//! What a player sees who looks one act ahead: what an act gains, and what it has for a player of some style.

use super::standing::{Standing, sums};
use super::style::{Habit, Style};
use super::weights::{POINT, Weights};
use crate::rules::{Act, Asked, Card, Passing, Road, RuleSet, Seat, Subject, View};

/// What a habit seems to be worth, in parts of a point.
const HABIT: i32 = POINT;
/// What a pawn to stand on seems to be worth to one who likes to climb.
const STEP: i32 = POINT / 2;
/// Cards of this value and above are hoarded.
const HIGH: u8 = 4;
/// A card that the next seat gains so much by is kept from it.
const DENIED: i32 = 3 * POINT;
/// How much one likes the road of its whim, in percent.
const WHIM: i32 = 60;

/// A view, weighed one act ahead.
pub(super) struct Glance<'a> {
    view: &'a View,
    standing: Standing<'a>,
    style: Style,
    /// Spaces of the Kitchen move asked for, or 0.
    kitchen: u8,
}

impl<'a> Glance<'a> {
    pub fn new(view: &'a View, style: Style) -> Self {
        Self {
            view,
            standing: Standing::of_view(view, Weights::of(&view.rules.mode)),
            style,
            kitchen: match view.asked {
                Some(Asked::Kitchen(owed)) => owed.spaces,
                _ => 0,
            },
        }
    }

    /// What an act gains, in parts of a point.
    pub fn gain(&self, act: Act) -> i32 {
        let kept = &self.view.kept;
        self.standing.act_gain(act, kept, self.kitchen)
    }

    /// What an act that gains so much has beyond that for this style; 0 for a neutral one.
    pub fn bend(&self, act: Act, gain: i32) -> i32 {
        if self.style == Style::NEUTRAL {
            return 0;
        }
        gain.abs() * self.liking(act) / 100 + self.habit(act)
    }

    /// How much the roads of an act are liked, in percent: of a card that has the choice between two, the mean.
    fn liking(&self, act: Act) -> i32 {
        let roads = match &act {
            Act::Choose { card, .. } => card.subject().roads(),
            Act::Play { road, .. }
            | Act::Kitchen {
                road: Some(road), ..
            }
            | Act::Bonus {
                road: Some(road), ..
            } => std::slice::from_ref(road),
            Act::Kitchen { .. } | Act::Bonus { .. } => return 0,
        };
        let whim = (self.style.habit == Habit::Whims)
            .then(|| self.whim())
            .flatten();
        let liking = |&road: &Road| {
            let whim = if whim == Some(road) { WHIM } else { 0 };
            i32::from(self.style.likes[road.index()]) + whim
        };
        roads.iter().map(liking).sum::<i32>() / roads.len() as i32
    }

    fn habit(&self, act: Act) -> i32 {
        let does = match (self.style.habit, act) {
            (Habit::FearsLast(roads), Act::Choose { card, .. }) => {
                let road = card.subject().roads()[0];
                roads.contains(&road) && self.is_last(road)
            }
            (Habit::FearsLast(roads), Act::Play { road, .. })
            | (
                Habit::FearsLast(roads),
                Act::Kitchen {
                    road: Some(road), ..
                },
            ) => roads.contains(&road) && self.is_last(road),
            (Habit::Saves(subject), Act::Play { card, .. }) => {
                return if self.is_early() && self.is_highest_of(subject, card) {
                    -3 * HABIT
                } else {
                    0
                };
            }
            (Habit::Hurries(subject), Act::Play { card, .. }) => card.subject() == subject,
            (Habit::HighFirst, Act::Play { card, .. }) => self
                .view
                .hand
                .iter()
                .all(|other| other.value() <= card.value()),
            (Habit::Follows, Act::Play { card, .. }) => {
                Some(card.subject()) == self.played_before()
            }
            (Habit::Climbs, Act::Play { card, road, .. }) => {
                return STEP * self.under(road, card.value());
            }
            (Habit::Hoards(subject), Act::Choose { card, .. }) => {
                card.subject() == subject && card.value() >= HIGH
            }
            (Habit::Denies, Act::Choose { card, .. }) => self.would_gain_next(card) >= DENIED,
            (Habit::Hunts, Act::Play { card, road, .. }) => self.passes_leader(road, card.value()),
            (
                Habit::Hunts,
                Act::Kitchen {
                    road: Some(road), ..
                },
            ) => self.passes_leader(road, self.kitchen),
            _ => false,
        };
        if does { HABIT } else { 0 }
    }

    fn own(&self, road: Road) -> u16 {
        self.view.track(road).key(self.view.seat)
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let own = self.view.seat;
        Seat::all(self.view.rules.seats).filter(move |&seat| seat != own)
    }

    /// Whether nobody is behind the own pawn.
    fn is_last(&self, road: Road) -> bool {
        let track = self.view.track(road);
        self.others().all(|seat| track.key(seat) >= self.own(road))
    }

    /// Whether another card is to be played in this round after this one: the last turn leaves one in hand (2.5).
    fn is_early(&self) -> bool {
        self.view.hand.len() > 2
    }

    fn is_highest_of(&self, subject: Subject, card: Card) -> bool {
        let all = self.view.hand.iter();
        let mut alike = all.filter(|other| other.subject() == subject);
        card.subject() == subject && alike.all(|other| other.value() <= card.value())
    }

    /// What the seat before has just played.
    fn played_before(&self) -> Option<Subject> {
        let view = self.view;
        let before = view.seat.counter_clockwise(view.rules.seats);
        view.played[before.index()]
            .last()
            .map(|card| card.subject())
    }

    /// Pawns that the own one would land on.
    fn under(&self, road: Road, spaces: u8) -> i32 {
        let track = self.view.track(road);
        let to = track.space(self.view.seat) + u16::from(spaces);
        // 3.2: nobody lands on top on a last space.
        if to >= self.view.rules.roads[road].length {
            return 0;
        }
        self.others()
            .filter(|&seat| track.space(seat) == to)
            .count() as i32
    }

    /// What a card may gain the seat that gets the rest of the hand; what that has kept isn't known.
    fn would_gain_next(&self, card: Card) -> i32 {
        let (view, seats) = (self.view, self.view.rules.seats);
        let next = match view.rules.passing {
            Passing::Row => return 0,
            Passing::Alternate if !RuleSet::clockwise(view.round) => {
                view.seat.counter_clockwise(seats)
            }
            Passing::Alternate | Passing::Swap => view.seat.clockwise(seats),
        };
        let base = self.standing.draft_bases(next)[card.subject().index()];
        self.standing.draft_gain(base, 0, card)
    }

    fn passes_leader(&self, road: Road, spaces: u8) -> bool {
        let points = |seat: &Seat| self.view.counted[seat.index()];
        let Some(leader) = self.others().max_by_key(points) else {
            return false;
        };
        let track = self.view.track(road);
        let ahead = track.key(leader) > self.own(road);
        ahead && track.space(self.view.seat) + u16::from(spaces) >= track.space(leader)
    }

    /// The road of this round's whim, drawn from the hand that was dealt; none once that is forgotten.
    fn whim(&self) -> Option<Road> {
        let dealt = &self.view.seen[0];
        let lot = sums(dealt)
            .into_iter()
            .fold(self.view.round.into(), |lot: i32, sum| 3 * lot + sum);
        (!dealt.is_empty()).then(|| Road::ALL[lot as usize % Road::COUNT])
    }
}
