//! The one sentence that says what is asked of whoever looks, or who is waited for.

use super::{kit, seats::neighbour};
use crate::{
    records::Setup,
    rules::{Asked, Card, Event, Game, Parchment, Passing, Reason, Road, Seat, Side},
    table::Shown,
    words::{Naming, Words, lists::list, rounds::roman, say},
};

/// All that the sentence depends on.
pub(super) struct Prompt<'a> {
    pub(super) words: &'a Words,
    pub(super) shown: &'a Shown,
    pub(super) setup: &'a Setup,
    /// What is asked of whoever looks.
    pub(super) asked: Option<(Seat, Asked)>,
    /// The card raised, and the road chosen for it.
    pub(super) raised: Option<(Card, Option<Road>)>,
}

impl Prompt<'_> {
    /// The sentence, and whether it asks or only tells.
    pub(super) fn say(&self) -> (kit::Prompt, String) {
        if let Some((seat, asked)) = self.asked {
            return (kit::Prompt::Act, self.ask(seat, asked));
        }
        let text = if let Some(ceremony) = &self.shown.ceremony {
            let road = self.words.road(ceremony.road.key(), self.naming());
            say!(self.words, "prompt-scoring", road = road)
        } else if let Some(text) = self.happening() {
            text
        } else {
            self.wait()
        };
        (kit::Prompt::Wait, text)
    }

    /// Who is waited for; empty if nobody is.
    pub(super) fn wait(&self) -> String {
        let game = self.game();
        let names: Vec<&str> = game.waiting().iter().map(|seat| self.name(seat)).collect();
        let name = names.first().copied().unwrap_or_default();
        match game.asked() {
            Some(Asked::Choose) if names.len() == 1 => {
                say!(self.words, "prompt-wait-choose-one", name = name)
            }
            Some(Asked::Choose) if names.len() > 2 => {
                say!(self.words, "prompt-wait-choose-many", count = names.len())
            }
            Some(Asked::Choose) if !names.is_empty() => {
                say!(self.words, "prompt-wait-choose", names = list(&names))
            }
            Some(Asked::Play) => say!(self.words, "prompt-wait-play", name = name),
            Some(Asked::Kitchen(_)) => say!(self.words, "prompt-wait-kitchen", name = name),
            Some(Asked::Bonus) => say!(self.words, "prompt-wait-bonus", name = name),
            _ if game.is_over() => self.words.say("prompt-over"),
            _ => say!(self.words, "log-round", round = roman(game.round())),
        }
    }

    fn ask(&self, seat: Seat, asked: Asked) -> String {
        let (words, game, naming) = (self.words, self.game(), self.naming());
        match asked {
            Asked::Choose => {
                let next = neighbour(game.rules(), game.round(), seat);
                let Some(next) = next.map(|next| self.name(next)) else {
                    let count = game.offered(seat).len();
                    return if count < 5 {
                        say!(words, "prompt-choose-solo-few", count = count)
                    } else {
                        words.say("prompt-choose-solo")
                    };
                };
                if game.rules().passing == Passing::Swap {
                    say!(words, "prompt-choose-swap", next = next)
                } else if game.hand(seat).len() == 2 {
                    say!(words, "prompt-choose-two", next = next)
                } else {
                    say!(words, "prompt-choose", next = next)
                }
            }
            Asked::Play => match self.raised {
                Some((card, None)) if card.subject().roads().len() > 1 => match naming {
                    Naming::Day => words.say("prompt-combat"),
                    Naming::Night => words.say("prompt-combat.night"),
                    Naming::First => words.say("prompt-combat.first"),
                },
                Some((card, road)) => {
                    let road = road.unwrap_or(card.subject().roads()[0]);
                    let ahead = game.look_ahead(seat, road, card.value());
                    let stone =
                        |space: u16| game.rules().lap(road).map_or(space, |lap| space % lap);
                    let name = words.card(card.subject().key(), card.value(), naming);
                    say!(
                        words,
                        "prompt-confirm",
                        card = name,
                        from = stone(ahead.from),
                        space = stone(ahead.to)
                    )
                }
                None if game.played(seat).len() == 3 => words.say("prompt-play-last"),
                None => words.say("prompt-play"),
            },
            Asked::Bonus => words.say("prompt-bonus-short"),
            Asked::Kitchen(owed) => {
                let kitchen = words.road_where(Road::Kitchen.key(), naming);
                if naming == Naming::First {
                    say!(
                        words,
                        "prompt-kitchen.first",
                        place = owed.place,
                        kitchen = kitchen,
                        count = owed.spaces
                    )
                } else {
                    say!(
                        words,
                        "prompt-kitchen",
                        place = owed.place,
                        kitchen = kitchen,
                        count = owed.spaces
                    )
                }
            }
        }
    }

    /// What is being shown, where that is worth a sentence. Only public things.
    fn happening(&self) -> Option<String> {
        let words = self.words;
        let road = |road: Road| words.road(road.key(), self.naming());
        Some(match self.shown.playing.as_ref()?.told.event {
            Event::RoundBegan { round, .. } => say!(words, "log-round", round = roman(round)),
            Event::Dealt if self.game().rules().passing != Passing::Row => {
                say!(words, "log-deal", count = 5)
            }
            Event::Passed { clockwise, .. } => {
                let direction = match (self.game().rules().passing, clockwise) {
                    (Passing::Swap, _) => "swap",
                    (_, true) => "clockwise",
                    (_, false) => "counterclockwise",
                };
                say!(words, "log-round-direction", direction = direction)
            }
            Event::Reasoned {
                seat,
                reason: Reason::Highest { card, tied },
            } => {
                let card = words.card(card.subject().key(), card.value(), self.naming());
                let reason = if tied { "leftmost" } else { "highest" };
                let name = self.name(seat);
                say!(
                    words,
                    "log-solo-took",
                    name = name,
                    card = card,
                    reason = reason
                )
            }
            Event::CupMoved { from, to } => {
                let side = if to < 0 { "black" } else { "white" };
                if from == to {
                    say!(words, "log-cup-end", side = side)
                } else {
                    say!(words, "log-cup", side = side, space = to.unsigned_abs())
                }
            }
            Event::CupReturned => words.say("log-cup-home"),
            Event::ParchmentTaken {
                seat, parchment, ..
            } => {
                let which = match parchment {
                    Parchment::Single => "single",
                    Parchment::Double => "double",
                };
                say!(
                    words,
                    "log-parchment",
                    name = self.name(seat),
                    which = which
                )
            }
            Event::ParchmentsReturned => words.say("log-returned-parchments"),
            Event::DraftEnded => words.say("log-draft-over"),
            Event::Played {
                seat, card, raise, ..
            } => {
                let card =
                    words.card_raised(card.subject().key(), card.value(), raise, self.naming());
                say!(words, "prompt-plays", name = self.name(seat), card = card)
            }
            Event::Moved { seat, road: on, .. } => {
                let place = words.road_where(on.key(), self.naming());
                say!(words, "prompt-moves", name = self.name(seat), where = place)
            }
            Event::Discarded => words.say("log-unplayed"),
            Event::KitchenDeclined { seat, .. } => {
                say!(words, "log-kitchen-declined", name = self.name(seat))
            }
            Event::KitchenSkipped { seat, .. } => {
                say!(words, "log-kitchen-skipped", name = self.name(seat))
            }
            Event::BonusDeclined { seat } => {
                say!(words, "log-bonus-declined", name = self.name(seat))
            }
            Event::BonusTaken { seat, road: on } => {
                let place = words.road_where(on.key(), self.naming());
                say!(words, "log-bonus", name = self.name(seat), where = place)
            }
            Event::RoadBegan { road: on } => say!(words, "prompt-scoring", road = road(on)),
            Event::Returned { roads } => {
                let roads = list(roads.iter().map(road));
                say!(words, "log-returned", roads = roads)
            }
            Event::ExcaliburPassed { to } => say!(words, "log-excalibur", name = self.name(to)),
            Event::Ended { .. } => words.say("prompt-over"),
            _ => return None,
        })
    }

    fn game(&self) -> &Game {
        &self.shown.game
    }

    fn naming(&self) -> Naming {
        Naming::of(self.game().rules())
    }

    fn name(&self, seat: Seat) -> &str {
        &self.setup.seats[seat.index()].name
    }
}

/// The direction in which hands travel, as messages call it; none outside the draft and in solo.
pub(super) fn direction(game: &Game) -> Option<&'static str> {
    if game.phase() != crate::rules::Phase::Choose {
        return None;
    }
    match game.rules().passing {
        Passing::Row => None,
        Passing::Swap => Some("swap"),
        Passing::Alternate if crate::rules::RuleSet::clockwise(game.round()) => Some("clockwise"),
        Passing::Alternate => Some("counterclockwise"),
    }
}

/// The key of the cloth that hangs while a road is scored; Joust and Tournament share the Combat cloth.
pub(super) const fn cloth_art(road: Road, side: Side) -> &'static str {
    match (road, side) {
        (Road::Joust | Road::Tournament, Side::Day) => road.subject().key(),
        _ => road_art(road, side),
    }
}

/// The road's key in the art, where knights have their own by night.
pub(super) const fn road_art(road: Road, side: Side) -> &'static str {
    match (road, side) {
        (Road::Joust, Side::Night) => "black-knight",
        (Road::Tournament, Side::Night) => "white-knight",
        _ => road.key(),
    }
}
