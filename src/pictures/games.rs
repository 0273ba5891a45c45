//! Games that stop at a telling moment: squires play them, a person sits down in their first seat.

use crate::{
    bots::{Bot, BotKind, bot},
    records::{Boards, PawnShape, Record, SeatKind, SeatSetup, Setup},
    rules::{Act, Asked, Chance, Edition, Game, Journals, Road, Seat, Side, Subject},
};

/// Where a game stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moment {
    /// Day, round III: the person may play a Combat card, and most pawns are on their way.
    DayCombat,
    /// Day, round III: the person has the last card of all to play before the scoring.
    DayLastCard,
    /// Night, round IV: the person may play a Combat card.
    NightCombat,
    /// Day, round II: the person leads.
    DayFirstCard,
}

/// Who sits at the table of every picture, clockwise; the first is a person.
const NAMES: [&str; 4] = ["Maud", "Enid", "Rowan", "Osric"];
const SITTER: Seat = Seat(0);
/// Deals are tried one after the other until one has the moment.
const DEALS: u64 = 200;

impl Moment {
    /// A game that stops here.
    pub fn record(self, boards: &Boards) -> Record {
        let games = (1..=DEALS).map(|seed| self.play(boards, seed));
        let mut last = None;
        for (record, there) in games {
            last = Some(record);
            if there {
                break;
            }
        }
        last.unwrap_or_else(|| self.play(boards, 1).0)
    }

    const fn side(self) -> Side {
        match self {
            Self::NightCombat => Side::Night,
            _ => Side::Day,
        }
    }

    /// Whether the game is there.
    fn is(self, game: &Game) -> bool {
        let played = |played: usize| game.hand(SITTER).len() == 5 - played;
        let combat = || {
            let cards = game.hand(SITTER);
            cards.iter().any(|card| card.subject() == Subject::Combat)
        };
        game.asked() == Some(Asked::Play)
            && game.waiting().contains(SITTER)
            && match self {
                Self::DayCombat => game.round() == 3 && played(1) && combat(),
                Self::DayLastCard => game.round() == 3 && played(3) && game.first() == Seat(1),
                Self::NightCombat => game.round() == 4 && played(1) && combat(),
                Self::DayFirstCard => game.round() == 2 && played(0) && game.first() == SITTER,
            }
    }

    /// Plays a deal up to the moment, or to its end: the record, and whether the moment came.
    fn play(self, boards: &Boards, seed: u64) -> (Record, bool) {
        let mut record = Record::new(self.setup(boards, seed)).expect("a table of four");
        let mut squire: Box<dyn Bot> = bot(BotKind::Squire);
        let mut chance = Chance::new(seed);
        while let Some(seat) = record.game().waiting().first() {
            if self.is(record.game()) {
                return (record, true);
            }
            let act = squire.decide(&record.game().view(seat), &mut chance);
            if record.play(act, &mut ()).is_err() {
                break;
            }
        }
        (record, false)
    }

    fn setup(self, boards: &Boards, seed: u64) -> Setup {
        let seats = NAMES
            .into_iter()
            .zip(PawnShape::ALL)
            .enumerate()
            .map(|(i, (name, pawn))| SeatSetup {
                name: name.to_owned(),
                kind: if i == 0 {
                    SeatKind::Person
                } else {
                    SeatKind::Squire
                },
                pawn,
                portrait: Some(name.to_lowercase()),
            })
            .collect();
        Setup {
            edition: Edition::Second,
            side: self.side(),
            challenge: None,
            journals: Journals::Hidden,
            board: *boards.get(Edition::Second, self.side()),
            seats,
            first: Game::first_by_lot(NAMES.len() as u8, seed),
            seed,
            agreed: Default::default(),
        }
    }
}

/// The card that shows most, as an index into the hand: Combat, which has two roads, and of several the highest.
pub(super) fn telling_card(game: &Game, seat: Seat) -> usize {
    let worth = |&(_, card): &(usize, &crate::rules::Card)| {
        (card.subject() == Subject::Combat, card.value())
    };
    let hand = game.offered(seat);
    hand.iter()
        .enumerate()
        .max_by_key(worth)
        .map_or(0, |(i, _)| i)
}

/// The telling card, played where its pawn goes on top of another if it can.
pub(super) fn telling_act(game: &Game, seat: Seat) -> Option<Act> {
    let card = *game.offered(seat).get(telling_card(game, seat))?;
    let acts = game.legal_acts(seat);
    let of_card = |act: &&Act| matches!(act, Act::Play { card: played, .. } if *played == card);
    let joust = |act: &&Act| {
        matches!(
            act,
            Act::Play {
                road: Road::Joust,
                ..
            }
        )
    };
    let plays: Vec<&Act> = acts.iter().filter(of_card).collect();
    plays
        .iter()
        .copied()
        .find(joust)
        .or(plays.first().copied())
        .copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_comes_in_one_of_the_deals() {
        for moment in [
            Moment::DayCombat,
            Moment::DayLastCard,
            Moment::NightCombat,
            Moment::DayFirstCard,
        ] {
            let record = moment.record(&Boards::built_in());
            assert!(moment.is(record.game()), "{moment:?}");
        }
    }

    #[test]
    fn the_telling_act_is_legal_and_plays_the_telling_card() {
        let record = Moment::DayCombat.record(&Boards::built_in());
        let game = record.game();
        let act = telling_act(game, SITTER).expect("a card to play");
        assert!(game.legal_acts(SITTER).contains(&act));
        assert_eq!(
            game.offered(SITTER)[telling_card(game, SITTER)].subject(),
            Subject::Combat
        );
    }
}
