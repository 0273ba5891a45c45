//! Sentences on cards taken and pawns moved, and why solo's opponents do so.

use fluent_bundle::FluentArgs;

use super::{Cause, Chronicler};
use crate::{
    rules::{Card, Landing, Reason, Road, Seat, SeatSet, Subject},
    words::{Words, say},
};

impl Chronicler {
    /// A card taken from the solo row, and why it was this one (7.3).
    pub(super) fn took(
        &self,
        words: &Words,
        seat: Seat,
        card: Card,
        reason: Option<Reason>,
    ) -> String {
        let (name, card) = (self.name(seat), self.card(words, card, 0));
        match reason {
            Some(Reason::Highest { tied, .. }) => {
                let reason = if tied { "leftmost" } else { "highest" };
                say!(
                    words,
                    "log-solo-took",
                    name = name,
                    card = card,
                    reason = reason
                )
            }
            _ => say!(words, "log-solo-chose", name = name, card = card),
        }
    }

    /// Why a solo opponent moved where it did (7.5, 7.6).
    pub(super) fn why_there(&mut self, words: &Words, seat: Seat) -> Option<String> {
        let name = |seat: Seat| self.names.get(seat.index()).map_or("?", String::as_str);
        let text = match self.reason? {
            Reason::Passes { passed, .. } => {
                let names = |passed: SeatSet| passed.iter().map(name).collect::<Vec<_>>();
                let other = words.names_and(&names(passed));
                say!(words, "log-solo-road", name = name(seat), other = other)
            }
            Reason::PassesNobody { road } => {
                let road = words.road(road.key(), self.naming);
                say!(words, "log-solo-road-none", name = name(seat), road = road)
            }
            Reason::Highest { .. } | Reason::CannotMove => return None,
        };
        self.reason = None;
        Some(text)
    }

    /// A pawn's move, with what caused it.
    pub(super) fn moved(
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
}
