//! The chronicle: events of the game as sentences, saying only what its reader may know.

use fluent_bundle::FluentArgs;

use super::{Naming, Words, lists::list, rounds::roman, say};
use crate::rules::{
    Card, Edition, Event, Journals, Landing, Parchment, Passing, Road, RuleSet, Seat, Side,
    Subject, Why,
};

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
    reader: Option<Seat>,
    /// Why the pawn moves that the next event tells of.
    cause: Option<Cause>,
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
        Self {
            names,
            naming: Naming::of(&rules),
            rules,
            reader,
            cause: None,
        }
    }

    /// What to write about an event; nothing for some. Events must come in order: the card that was played and the pawn
    /// that it moved are two events and one sentence.
    pub fn tell(&mut self, words: &Words, event: Event) -> Vec<Line> {
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
                }
            }
            Event::Reshuffled { .. } if self.rules.fresh_deck => {}
            Event::Reshuffled { .. } => line(None, None, words.say("log-reshuffle")),
            Event::Dealt if self.rules.passing == Passing::Row => {}
            Event::Dealt => line(None, None, say!(words, "log-deal", count = 5)),
            // The row is open (7.3); a hand is not, and that somebody kept some card is not worth a line.
            Event::Kept { seat, card } if self.rules.passing == Passing::Row => {
                let (name, card) = (self.name(seat), self.card(words, card, 0));
                let text = say!(words, "log-solo-chose", name = name, card = card);
                line(None, Some(seat), text);
            }
            Event::Kept { seat, card } if self.reader == Some(seat) => {
                let card = self.card(words, card, 0);
                line(None, Some(seat), say!(words, "log-kept-own", card = card));
            }
            Event::Kept { .. } => {}
            // The direction is the same all round: said once, when four cards are left.
            Event::Passed {
                clockwise,
                cards: 4,
            } => {
                let direction = match (self.rules.passing, clockwise) {
                    (Passing::Swap, _) => "swap",
                    (_, true) => "clockwise",
                    (_, false) => "counterclockwise",
                };
                let text = say!(words, "log-round-direction", direction = direction);
                line(None, None, text);
            }
            Event::Passed { .. } => {}
            Event::DraftEnded => line(None, None, words.say("log-draft-over")),
            Event::Played { card, raise, .. } => self.cause = Some(Cause::Card { card, raise }),
            Event::KitchenMove { place, spaces, .. } => {
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
                seat, parchment, ..
            } => {
                let which = match parchment {
                    Parchment::Single => "single",
                    Parchment::Double => "double",
                };
                let text = say!(
                    words,
                    "log-parchment",
                    name = self.name(seat),
                    which = which
                );
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
                let text = say!(words, "log-kitchen-declined", name = self.name(seat));
                line(Some(Road::Kitchen), Some(seat), text);
            }
            Event::KitchenSkipped { seat, .. } => {
                let text = say!(words, "log-kitchen-skipped", name = self.name(seat));
                line(Some(Road::Kitchen), Some(seat), text);
            }
            Event::RoadBegan { .. } => {}
            Event::Reasoned { .. }
            | Event::TurnedUp { .. }
            | Event::NotScored { .. }
            | Event::KingSilent
            | Event::CupFavours { .. }
            | Event::NobodyPlaced { .. }
            | Event::LeadTooShort { .. } => {}
            Event::Scored {
                seat,
                road,
                points,
                why,
            } => {
                let open = self.rules.mode.journals == Journals::Open || self.reader == Some(seat);
                let text = if open {
                    self.scored(words, seat, road, points, why)
                } else {
                    self.placed(words, seat, road, why)
                };
                line(Some(road), Some(seat), text);
            }
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
            Event::Ended { winners, .. } => {
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

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn card(&self, words: &Words, card: Card, raise: u8) -> String {
        words.card_raised(card.subject().key(), card.value(), raise, self.naming)
    }

    fn place_of(&self, words: &Words, road: Road) -> String {
        words.road_where(road.key(), self.naming)
    }

    /// A pawn's move, with what caused it.
    fn moved(
        &mut self,
        words: &Words,
        seat: Seat,
        road: Road,
        (from, to): (u16, u16),
        landing: Landing,
    ) -> String {
        let (landing, other) = match landing {
            Landing::Open => ("open", None),
            Landing::OnTop(other) => ("top", Some(other)),
            Landing::LastSpace => ("last", None),
            Landing::Under(other) => ("under", Some(other)),
            Landing::Stuck => ("stuck", None),
        };
        // On a loop, the number on the stone: the lap has a line of its own (8.3).
        let stone = |space: u16| self.rules.lap(road).map_or(space, |lap| space % lap);
        let mut args = FluentArgs::new();
        args.set("name", self.name(seat));
        args.set("from", stone(from));
        args.set("space", stone(to));
        args.set("landing", landing);
        args.set("other", other.map_or("", |other| self.name(other)));
        args.set("where", self.place_of(words, road));
        let id = match self.cause {
            Some(Cause::Card { card, raise }) => {
                args.set("card", self.card(words, card, raise));
                match card.subject() {
                    _ if landing == "stuck" => "log-played-stuck",
                    Subject::Combat => "log-played-combat",
                    _ => "log-played",
                }
            }
            Some(Cause::Kitchen { place, spaces }) => {
                args.set("place", place);
                args.set("count", spaces);
                args.set("kitchen", self.place_of(words, Road::Kitchen));
                "log-kitchen"
            }
            None => "log-moved",
        };
        let text = words.say_with(id, &args);
        self.cause = None;
        text
    }

    /// Points, for those who may know them.
    fn scored(&self, words: &Words, seat: Seat, road: Road, points: i8, why: Why) -> String {
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
    fn placed(&self, words: &Words, seat: Seat, road: Road, why: Why) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Game, Mode};
    use crate::words::Language;

    fn mode(edition: Edition, side: Side, seats: u8, journals: Journals) -> Mode {
        Mode {
            edition,
            side,
            seats,
            challenge: None,
            journals,
        }
    }

    fn chronicle(mode: Mode, reader: Option<Seat>) -> Vec<Line> {
        let rules = RuleSet::new(mode, &Board::built_in(mode.edition, mode.side)).unwrap();
        let words = Words::new(Language::English);
        let names = ["Maud", "Enid", "Rowan", "Osric", "Perceval"].map(String::from);
        let mut chronicler = Chronicler::new(rules, names.into(), reader);
        let mut events = Vec::new();
        let mut game = Game::new(rules, Seat(0), 7);
        game.settle(&mut events);
        let mut steps = 0;
        while game.winners().is_none() {
            let acts = (0..mode.seats).map(|seat| game.legal_acts(Seat(seat)));
            let acts: Vec<_> = acts.flat_map(|acts| acts.to_vec()).collect();
            steps += 1;
            game.play(acts[steps * 7 % acts.len()], &mut events)
                .unwrap();
        }
        events
            .into_iter()
            .flat_map(|event| chronicler.tell(&words, event))
            .collect()
    }

    #[test]
    fn whole_games_of_all_modes_are_told_without_gaps() {
        for (edition, side, seats) in [
            (Edition::Second, Side::Day, 5),
            (Edition::Second, Side::Day, 2),
            (Edition::Second, Side::Night, 4),
            (Edition::Second, Side::Night, 2),
            (Edition::First, Side::Day, 3),
        ] {
            for journals in [Journals::Hidden, Journals::Open] {
                let lines = chronicle(mode(edition, side, seats, journals), Some(Seat(0)));
                assert!(lines.len() > 100);
                for line in lines {
                    let holes = ['⟨', '{', '$', '?'];
                    assert!(!line.text.contains(holes), "{}", line.text);
                    assert!(line.text.ends_with('.'), "{}", line.text);
                }
            }
        }
    }

    #[test]
    fn the_chronicle_keeps_secrets() {
        // 9.1: others' cards in the draft, and others' points.
        let table = mode(Edition::Second, Side::Day, 4, Journals::Hidden);
        let public = chronicle(table, None);
        assert!(public.iter().all(|line| !line.text.contains("You keep")));
        let points = |line: &Line| line.text.contains(": +") || line.text.contains(": −");
        assert!(!public.iter().any(points));
        let own = chronicle(table, Some(Seat(1)));
        let tells = |line: &Line| points(line) || line.text.starts_with("You keep");
        assert!(own.iter().any(tells));
        assert!(
            own.iter()
                .filter(|l| tells(l))
                .all(|l| l.seat == Some(Seat(1)))
        );
    }
}
