//! Advice in the first real games: which topic is of use now.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::rules::{Asked, Game, Seat, Subject};

/// One piece of advice.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advice {
    /// The word by which the settings remember it.
    pub topic: String,
    /// When it is of use.
    pub when: Trigger,
    /// The message.
    pub say: String,
}

/// When advice is of use to somebody who is asked for an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Trigger {
    /// The so-many-th card of the draft is to be kept.
    Pick(usize),
    /// The draft of this round, or of a later one, begins.
    Round(u8),
    /// A card is to be played.
    Play,
    /// A card is to be played, and a Combat card may be.
    Combat,
    /// A Kitchen move is owed (4.1).
    Kitchen,
    /// A first-player bonus may be taken (5.3).
    Bonus,
}

impl Trigger {
    fn fits(self, game: &Game, seat: Seat, asked: Asked) -> bool {
        match (self, asked) {
            (Self::Pick(pick), Asked::Choose) => game.kept(seat).len() + 1 == pick,
            (Self::Round(round), Asked::Choose) => {
                game.round() >= round && game.kept(seat).is_empty()
            }
            (Self::Play, Asked::Play)
            | (Self::Kitchen, Asked::Kitchen(_))
            | (Self::Bonus, Asked::Bonus) => true,
            (Self::Combat, Asked::Play) => {
                let mut hand = game.hand(seat).iter();
                hand.any(|card| card.subject() == Subject::Combat)
            }
            _ => false,
        }
    }
}

/// All advice there is, in order.
///
/// # Errors
/// If the file is wrong. That of this program isn't, a test sees to it.
pub fn all() -> Result<Vec<Advice>, ron::de::SpannedError> {
    ron::from_str(include_str!("../../assets/lessons/advice.ron"))
}

/// The advice that is of use to a seat which is asked for an act, and that it wasn't given yet.
#[must_use]
pub fn of_use<'a>(
    all: &'a [Advice],
    given: &BTreeSet<String>,
    game: &Game,
    seat: Seat,
    asked: Asked,
) -> Option<&'a Advice> {
    let mut new = all.iter().filter(|advice| !given.contains(&advice.topic));
    new.find(|advice| advice.when.fits(game, seat, asked))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Board, Edition, Journals, Mode, RuleSet, Side},
        words::{Language, Words},
    };

    #[test]
    fn every_topic_is_given_once_in_a_game_by_night() {
        let mode = Mode {
            edition: Edition::Second,
            side: Side::Night,
            seats: 3,
            challenge: None,
            journals: Journals::Hidden,
        };
        let board = Board::built_in(mode.edition, mode.side);
        let all = all().unwrap();
        let mut given = BTreeSet::new();
        let mut order = Vec::new();
        for seed in 0..20 {
            let mut game = Game::new(RuleSet::new(mode, &board).unwrap(), Seat(0), seed);
            game.settle(&mut ());
            while let Some(seat) = game.waiting().first() {
                let asked = game.asked().unwrap();
                if seat == Seat(0)
                    && let Some(advice) = of_use(&all, &given, &game, seat, asked)
                {
                    assert!(given.insert(advice.topic.clone()), "{advice:?} twice");
                    order.push(advice.topic.as_str());
                }
                game.play(game.legal_acts(seat)[0], &mut ()).unwrap();
            }
        }
        assert_eq!(order[..3], ["pick", "pass", "play"]);
        assert_eq!(order.len(), all.len(), "{order:?}");
    }

    #[test]
    fn advice_exists_in_all_languages() {
        for &language in Language::ALL {
            let words = Words::new(language);
            for advice in all().unwrap() {
                assert!(words.has(&advice.say), "{language:?}: {}", advice.say);
            }
        }
    }
}
