//! The chronicle: events of the game as sentences, saying only what its reader may know.

mod moves;
mod points;
#[cfg(test)]
mod tests;

pub use points::knights;

use super::{Naming, Words, lists::list, rounds::roman, say};
use crate::rules::{
    ByRoad, Card, Edition, Event, Landing, Parchment, Passing, Reason, Road, RuleSet, Scoring,
    Seat, Side, TieBreak, Track,
};
use crate::seats::Eyes;

impl Naming {
    /// The names a game's roads go by.
    #[must_use]
    pub const fn of(rules: &RuleSet) -> Self {
        match (rules.mode.edition, rules.mode.side) {
            (Edition::First, _) => Self::First,
            (Edition::Second, Side::Day) => Self::Day,
            (Edition::Second, Side::Night) => Self::Night,
        }
    }
}

/// One line of the chronicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The road it is about, for the emblem before the line.
    pub road: Option<Road>,
    /// Whose doing it is.
    pub seat: Option<Seat>,
    /// The sentence.
    pub text: String,
}

/// Writes the chronicle of one game for one reader.
#[derive(Clone, Debug)]
pub struct Chronicler {
    names: Vec<String>,
    rules: RuleSet,
    naming: Naming,
    eyes: Eyes,
    /// Why the pawn moves that the next event tells of.
    cause: Option<Cause>,
    /// Why a solo opponent does what the next events tell of.
    reason: Option<Reason>,
    /// The pawns, moved along with the events: places that earn nothing have no event of their own.
    tracks: ByRoad<Track>,
}

#[derive(Clone, Copy, Debug)]
enum Cause {
    Card { card: Card, raise: u8 },
    Kitchen { place: u8, spaces: u8 },
}

impl Chronicler {
    /// A chronicler of a game by these rules; `names` by seat. The `reader` finds the own hidden things in it (9.1);
    /// without one, only public things are told.
    #[must_use]
    pub fn new(rules: RuleSet, names: Vec<String>, reader: Option<Seat>) -> Self {
        let eyes = reader.map_or(Eyes::Public, Eyes::Seat);
        Self::seen_by(rules, names, eyes)
    }

    /// As [`Chronicler::new`], for a reader with these eyes.
    #[must_use]
    pub fn seen_by(rules: RuleSet, names: Vec<String>, eyes: Eyes) -> Self {
        Self {
            names,
            naming: Naming::of(&rules),
            rules,
            eyes,
            cause: None,
            reason: None,
            tracks: ByRoad::from_fn(|_| Track::default()),
        }
    }

    /// What to write about an event; nothing for some. Events must come in order: the card that was played and the pawn
    /// that it moved are two events and one sentence.
    pub fn tell(&mut self, words: &Words, event: Event) -> Vec<Line> {
        self.follow(event);
        let mut lines = Vec::new();
        let mut line = |road: Option<Road>, seat: Option<Seat>, text: String| {
            lines.push(Line { road, seat, text });
        };
        match event {
            Event::RoundBegan { round, first } => {
                line(None, None, say!(words, "log-round", round = roman(round)));
                if round == 1 {
                    let name = self.name(first);
                    let text = say!(words, "log-excalibur-first", name = name);
                    line(None, Some(first), text);
                    if !self.rules.excalibur_moves {
                        line(None, Some(first), words.say("log-excalibur-stays"));
                    }
                }
            }
            Event::Reshuffled { .. } if self.rules.fresh_deck => {
                line(None, None, words.say("log-shuffle-anew"));
            }
            Event::Reshuffled { .. } => line(None, None, words.say("log-reshuffle")),
            Event::Dealt if self.rules.passing == Passing::Row => {
                line(None, None, words.say("log-deal-row"));
            }
            Event::Dealt => line(None, None, say!(words, "log-deal", count = 5)),
            // The row is open (7.3); a hand is not, and that somebody kept some card is not worth a line.
            Event::Kept { seat, card } if self.rules.passing == Passing::Row => {
                let reason = self.reason.take();
                line(None, Some(seat), self.took(words, seat, card, reason));
            }
            Event::TurnedUp { stack, card } => {
                let card = self.card(words, card, 0);
                let text = say!(words, "log-solo-turned", stack = stack + 1, card = card);
                line(None, None, text);
            }
            Event::Reasoned { reason, .. } => self.reason = Some(reason),
            Event::Kept { seat, card } if self.eyes == Eyes::All => {
                let (name, card) = (self.name(seat), self.card(words, card, 0));
                let text = say!(words, "log-kept-seen", name = name, card = card);
                line(None, Some(seat), text);
            }
            Event::Kept { seat, card } if self.eyes.sees(seat) => {
                let card = self.card(words, card, 0);
                line(None, Some(seat), say!(words, "log-kept-own", card = card));
            }
            Event::Kept { .. } => {}
            // The direction is the same all round: said once, when four cards are left.
            Event::Passed {
                clockwise,
                cards: 4,
            } => {
                let text = match (self.rules.passing, clockwise) {
                    (Passing::Swap, _) => {
                        let (name, other) = (self.name(Seat(0)), self.name(Seat(1)));
                        say!(words, "log-swapped", name = name, other = other)
                    }
                    (_, true) => say!(words, "log-round-direction", direction = "clockwise"),
                    (_, false) => {
                        say!(words, "log-round-direction", direction = "counterclockwise")
                    }
                };
                line(None, None, text);
            }
            Event::Passed { .. } => {}
            Event::DraftEnded => line(None, None, words.say("log-draft-over")),
            Event::Played { card, raise, .. } => self.cause = Some(Cause::Card { card, raise }),
            Event::KitchenMove {
                seat,
                place,
                spaces,
                ..
            } => {
                if self.rules.roads[Road::Kitchen].scoring == Scoring::KitchenDuel {
                    let ladles = spaces.saturating_sub(1);
                    let text = say!(
                        words,
                        "log-kitchen-symbols",
                        count = ladles,
                        spaces = spaces
                    );
                    line(Some(Road::Kitchen), Some(seat), text);
                }
                self.cause = Some(Cause::Kitchen { place, spaces });
            }
            Event::Moved {
                seat,
                road,
                from,
                to,
                lost,
                landing,
            } => {
                line(
                    Some(road),
                    Some(seat),
                    self.moved(words, seat, road, (from, to), landing),
                );
                if let Some(lap) = self.rules.lap(road)
                    && from / lap < to / lap
                {
                    let text = say!(
                        words,
                        "log-lap",
                        name = self.name(seat),
                        count = to / lap,
                        where = self.place_of(words, road)
                    );
                    line(Some(road), Some(seat), text);
                }
                if lost > 0 && landing != Landing::Stuck {
                    let text = say!(words, "log-spaces-lost", count = lost);
                    line(Some(road), Some(seat), text);
                }
                if let Some(text) = self.why_there(words, seat) {
                    line(Some(road), Some(seat), text);
                }
            }
            Event::CupMoved { from, to } => {
                let side = if to < 0 { "black" } else { "white" };
                let text = if from == to {
                    say!(words, "log-cup-end", side = side)
                } else {
                    say!(words, "log-cup", side = side, space = to.unsigned_abs())
                };
                line(None, None, text);
            }
            Event::ParchmentTaken {
                parchment: Parchment::Single,
                both: true,
                ..
            } => {}
            Event::ParchmentTaken {
                seat,
                parchment,
                both,
            } => {
                let name = self.name(seat);
                let text = match parchment {
                    _ if both => say!(words, "log-parchment-both", name = name),
                    Parchment::Single => {
                        say!(words, "log-parchment", name = name, which = "single")
                    }
                    Parchment::Double => {
                        say!(words, "log-parchment", name = name, which = "double")
                    }
                };
                line(Some(Road::King), Some(seat), text);
            }
            Event::Discarded => line(None, None, words.say("log-unplayed")),
            Event::BonusTaken { seat, road } => {
                let text = say!(
                    words,
                    "log-bonus",
                    name = self.name(seat),
                    where = self.place_of(words, road)
                );
                line(Some(road), Some(seat), text);
            }
            Event::BonusDeclined { seat } => {
                let text = say!(words, "log-bonus-declined", name = self.name(seat));
                line(None, Some(seat), text);
            }
            Event::KitchenDeclined { seat, .. } => {
                let text = match self.reason.take() {
                    Some(Reason::CannotMove) => {
                        say!(
                            words,
                            "log-solo-cannot",
                            name = self.name(seat),
                            kitchen = self.place_of(words, Road::Kitchen)
                        )
                    }
                    _ => say!(words, "log-kitchen-declined", name = self.name(seat)),
                };
                line(Some(Road::Kitchen), Some(seat), text);
            }
            Event::KitchenSkipped { seat, .. } => {
                let text = say!(words, "log-kitchen-skipped", name = self.name(seat));
                line(Some(Road::Kitchen), Some(seat), text);
            }
            Event::RoadBegan { road } => lines.extend(self.road_begins(words, road)),
            Event::NotScored { .. } | Event::KingSilent | Event::NobodyPlaced { .. } => {
                lines.extend(self.silent(words, event));
            }
            Event::CupFavours { road } => lines.extend(self.favour(words, road)),
            Event::LeadTooShort { seat, road, spaces } => {
                let text = say!(
                    words,
                    "log-score-city-duel",
                    name = self.name(seat),
                    where = self.place_of(words, road),
                    count = spaces,
                    points = 0
                );
                line(Some(road), Some(seat), text);
            }
            Event::Scored {
                seat,
                road,
                points,
                why,
            } => lines.extend(self.points(words, (seat, road, points, why))),
            Event::Returned { roads } => {
                let roads = list(roads.iter().map(|road| words.road(road.key(), self.naming)));
                line(None, None, say!(words, "log-returned", roads = roads));
            }
            Event::CupReturned => line(None, None, words.say("log-cup-home")),
            Event::ParchmentsReturned => {
                line(Some(Road::King), None, words.say("log-returned-parchments"));
            }
            Event::ExcaliburPassed { to } => {
                let text = say!(words, "log-excalibur", name = self.name(to));
                line(None, Some(to), text);
            }
            Event::Ended { winners, tie } => {
                if tie == Some(TieBreak::Kitchen) {
                    let kitchen = self.place_of(words, Road::Kitchen);
                    let text = say!(words, "log-ended-tie", kitchen = kitchen);
                    line(Some(Road::Kitchen), None, text);
                }
                let names = list(winners.iter().map(|seat| self.name(seat)));
                let text = if winners.len() > 1 {
                    say!(words, "log-ended-shared", names = names)
                } else {
                    say!(words, "log-ended", name = names)
                };
                line(None, winners.first(), text);
            }
        }
        lines
    }

    /// Moves the pawns along.
    fn follow(&mut self, event: Event) {
        match event {
            Event::Moved {
                seat,
                road,
                from,
                to,
                ..
            } => {
                let steps = to - from;
                match self.rules.lap(road) {
                    Some(lap) => self.tracks[road].advance_on_loop(seat, steps, lap),
                    None => self.tracks[road].advance(seat, steps, self.rules.roads[road].length),
                };
            }
            Event::BonusTaken { seat, road } => {
                self.tracks[road].climb(seat, self.rules.lap(road));
            }
            Event::Returned { roads } => {
                for road in roads.iter() {
                    self.tracks[road].clear();
                }
            }
            _ => {}
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn card(&self, words: &Words, card: Card, raise: u8) -> String {
        words.card_raised(card.subject().key(), card.value(), raise, self.naming)
    }

    fn place_of(&self, words: &Words, road: Road) -> String {
        words.road_where(road.key(), self.naming)
    }
}
