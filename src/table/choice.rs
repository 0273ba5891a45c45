//! What the person at the desk is about to do: the card raised, the road pointed at, and the act that follows.

use bevy::prelude::*;

use super::Shown;
use crate::{
    flow::{CurrentGame, Submit},
    rules::{Act, Asked, Card, Game, Road, Seat},
    seats::Desk,
};

/// A choice in the making. Mouse, keys and buttons all change this, and nothing else, before an act is sent.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Choice {
    /// The card raised, as an index into the hand shown, or in the draft into the cards offered.
    pub card: Option<usize>,
    /// The card under the pointer.
    pub hovered_card: Option<usize>,
    /// The road chosen or pointed at: of a Combat card, of a Kitchen move, of the first-player bonus.
    pub road: Option<Road>,
    /// Where the pointer holds the card raised, if it does.
    pub held_at: Option<Vec2>,
    /// The card that the last act took out of the hand: its index, and where the pointer let it go.
    pub gone: Option<(usize, Option<Vec2>)>,
    /// An act is on its way: nothing more can be sent until it has been shown. A double-click is one act.
    sent: bool,
    /// The game as it was when the act was sent.
    acts_then: usize,
}

impl Choice {
    /// Who may act now, and what is asked; nobody while the table still shows something, the curtain is down, or an act is
    /// on its way.
    #[must_use]
    pub fn asked(
        &self,
        current: &CurrentGame,
        shown: &Shown,
        desk: &Desk,
    ) -> Option<(Seat, Asked)> {
        let seat = desk.viewer?;
        let ready = !self.sent && shown.settled() && desk.curtain.is_none();
        let asked = shown.game.asked()?;
        (ready && current.game.waiting().contains(seat) && shown.game.waiting().contains(seat))
            .then_some((seat, asked))
    }

    /// The act that the choice stands for, if it is complete.
    #[must_use]
    pub fn act(&self, game: &Game, seat: Seat, asked: Asked) -> Option<Act> {
        match asked {
            Asked::Choose => {
                let card = self.raised(game, seat)?;
                Some(Act::Choose { seat, card })
            }
            Asked::Play => {
                let card = self.raised(game, seat)?;
                let road = match *card.subject().roads() {
                    [only] => only,
                    ref several => self.road.filter(|road| several.contains(road))?,
                };
                Some(Act::Play { seat, card, road })
            }
            Asked::Bonus => Some(Act::Bonus {
                seat,
                road: Some(self.road?),
            }),
            Asked::Kitchen(_) => Some(Act::Kitchen {
                seat,
                road: Some(self.road?),
            }),
        }
    }

    /// The card raised.
    #[must_use]
    pub fn raised(&self, game: &Game, seat: Seat) -> Option<Card> {
        game.offered(seat).get(self.card?).copied()
    }

    /// Sends an act, unless one is on its way already or it is illegal.
    pub fn send(&mut self, act: Act, current: &CurrentGame, submit: &mut MessageWriter<Submit>) {
        if self.sent || !current.game.legal_acts(act.seat()).contains(&act) {
            return;
        }
        submit.write(Submit {
            act,
            game: current.id,
        });
        *self = Self {
            gone: self.card.map(|card| (card, self.held_at)),
            sent: true,
            acts_then: current.acts.len(),
            ..default()
        };
    }

    /// Raises a card, or puts it back if it is up already.
    pub fn toggle(&mut self, card: usize) {
        self.card = if self.card == Some(card) {
            None
        } else {
            Some(card)
        };
        self.road = None;
    }

    /// Raises a card; one that is up stays up, and keeps its road.
    pub fn raise(&mut self, card: usize) {
        if self.card != Some(card) {
            self.card = Some(card);
            self.road = None;
        }
    }

    /// Puts everything back.
    pub fn clear(&mut self) {
        self.card = None;
        self.road = None;
    }

    /// Lets the next act be sent once the last one has been done.
    pub(super) fn refresh(&mut self, current: &CurrentGame) {
        if self.sent && current.acts.len() > self.acts_then {
            self.sent = false;
        }
    }

    /// Lets the next act be sent: the last one was refused, or another game began.
    pub(super) fn release(&mut self) {
        *self = Self::default();
    }
}
