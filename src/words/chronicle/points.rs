//! Sentences on points and places.

use fluent_bundle::FluentArgs;

use super::{Chronicler, Line};
use crate::{
    rules::{Event, Journals, Road, RuleSet, Scoring, Seat, Why},
    words::{Words, lists::list, rounds::roman_list, say},
};

/// What both knights pay when the Cup favours this one's road, or none of them (5.5); nothing without knights.
#[must_use]
pub fn knights(words: &Words, rules: &RuleSet, favoured: Option<Road>) -> Option<String> {
    let Scoring::Knights {
        favoured: more,
        other: less,
    } = rules.roads[Road::Joust].scoring
    else {
        return None;
    };
    let paid = |points: [u8; 3]| list(points.into_iter().filter(|&points| points > 0));
    let cup = match favoured {
        Some(Road::Joust) => "black",
        Some(_) => "white",
        None => "centre",
    };
    Some(say!(
        words,
        "log-score-knights",
        cup = cup,
        winner = paid(more),
        loser = paid(less)
    ))
}

impl Chronicler {
    /// What there is to say when a road's turn has come, before anybody gets points.
    pub(super) fn road_begins(&self, words: &Words, road: Road) -> Vec<Line> {
        let rules = &self.rules;
        if rules.roads[road].scoring != Scoring::Distance {
            return Vec::new();
        }
        let near = u16::from(rules.board.king[0].space);
        let short = |&seat: &Seat| self.tracks[road].space(seat) < near;
        let says = |seat: Seat| Line {
            road: Some(road),
            seat: Some(seat),
            text: say!(
                words,
                "log-score-king-short",
                name = self.name(seat),
                space = near,
                where = self.place_of(words, road)
            ),
        };
        Seat::all(rules.seats).filter(short).map(says).collect()
    }

    /// A road that is not scored, for one reason or another; nothing for those of the last round only, which all await.
    pub(super) fn silent(&self, words: &Words, event: Event) -> Option<Line> {
        let (road, text) = match event {
            Event::NotScored { road } => {
                let rounds: Vec<u8> = self.rules.roads[road].scores.iter().collect();
                if rounds.len() < 2 {
                    return None;
                }
                let name = words.road(road.key(), self.naming);
                let rounds = roman_list(rounds);
                let text = say!(words, "log-not-scored", road = name, rounds = rounds);
                (road, text)
            }
            Event::KingSilent => (Road::King, words.say("log-king-silent")),
            Event::NobodyPlaced {
                road: Road::Kitchen,
            } => {
                let text = if self.naming == super::Naming::First {
                    words.say("log-kitchen-nobody-first")
                } else {
                    words.say("log-kitchen-nobody")
                };
                (Road::Kitchen, text)
            }
            Event::NobodyPlaced { road } => {
                let place = self.place_of(words, road);
                (road, say!(words, "log-score-nobody", where = place))
            }
            _ => return None,
        };
        Some(Line {
            road: Some(road),
            seat: None,
            text,
        })
    }

    /// What the knights pay in this round (5.5).
    pub(super) fn favour(&self, words: &Words, favoured: Option<Road>) -> Option<Line> {
        let text = knights(words, &self.rules, favoured)?;
        Some(Line {
            road: favoured,
            seat: None,
            text,
        })
    }

    /// A seat's points, or what all may know of them (4.9); several on one start are told together.
    pub(super) fn points(
        &self,
        words: &Words,
        (seat, road, points, why): (Seat, Road, i8, Why),
    ) -> Vec<Line> {
        let all_open = self.rules.mode.journals == Journals::Open;
        let mut lines = Vec::new();
        let mut say = |seat: Seat, text: String| {
            lines.push(Line {
                road: Some(road),
                seat: Some(seat),
                text,
            });
        };
        let on_start = || {
            let track = &self.tracks[road];
            Seat::all(self.rules.seats).filter(|&seat| track.key(seat) == 0)
        };
        if why == Why::OnStart && all_open && on_start().count() > 1 {
            if on_start().next() == Some(seat) {
                let text = say!(
                    words,
                    "log-score-start-many",
                    names = words.names_and(&on_start().map(|seat| self.name(seat)).collect::<Vec<_>>()),
                    where = self.place_of(words, road),
                    points = points.unsigned_abs()
                );
                say(seat, text);
            }
        } else if all_open || self.eyes.sees(seat) {
            say(seat, self.scored(words, seat, road, points, why));
        } else {
            say(seat, self.placed(words, seat, road, why));
        }
        if why == Why::Place(2)
            && self.rules.seats == 3
            && let ([_, _, third, ..], 3) = self.tracks[road].order(3)
        {
            let place = self.place_of(words, road);
            let text = say!(words, "log-score-third", name = self.name(third), where = place);
            say(third, text);
        }
        lines
    }

    /// Points, for those who may know them.
    pub(super) fn scored(
        &self,
        words: &Words,
        seat: Seat,
        road: Road,
        points: i8,
        why: Why,
    ) -> String {
        let mut args = FluentArgs::new();
        args.set("name", self.name(seat));
        args.set("where", self.place_of(words, road));
        args.set("points", points.unsigned_abs());
        let id = match why {
            Why::Place(place) => {
                args.set("place", place);
                "log-score-place"
            }
            Why::Last => "log-score-last",
            Why::OnStart => "log-score-start",
            Why::NextToLast => "log-score-next-to-last",
            Why::KingSpace { space, twice } => {
                args.set("space", space);
                if twice {
                    "log-score-king-double"
                } else {
                    "log-score-king"
                }
            }
            Why::BothCombats => "log-score-both",
            Why::Lead { spaces } => {
                args.set("count", spaces);
                "log-score-city-duel"
            }
            Why::FirstAndSymbols { symbols } => {
                args.set("count", symbols);
                "log-score-quest-duel"
            }
        };
        words.say_with(id, &args)
    }

    /// What everybody sees on the board, when the points are hidden (4.9).
    pub(super) fn placed(&self, words: &Words, seat: Seat, road: Road, why: Why) -> String {
        let (name, place_of) = (self.name(seat), self.place_of(words, road));
        match why {
            Why::Place(place) => {
                say!(words, "log-place", name = name, place = place, where = place_of)
            }
            Why::Last | Why::OnStart => {
                say!(words, "log-place-last", name = name, where = place_of)
            }
            Why::NextToLast => {
                say!(words, "log-place-next-to-last", name = name, where = place_of)
            }
            _ => say!(words, "log-score-hidden", name = name),
        }
    }
}
