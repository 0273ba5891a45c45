//! A solo challenge in the making, and the setup it becomes.

use bevy::prelude::*;

use crate::{
    records::{
        Boards, PawnShape, SeatKind, SeatSetup, Setup, SetupError, challenges, seed_from_text,
    },
    rules::{Challenge, Edition, Journals, RuleSet, Seat, Side},
    screens::{
        new_game::{CAST, NewGameDraft, cast_name},
        start::roll_seed,
    },
    words::{Words, rounds::roman, say},
};

/// The two opponents (7.1), by the keys of their portraits and of their names.
pub(super) const OPPONENTS: [(&str, SeatKind); 2] = [
    ("agravain", SeatKind::Agravain),
    ("brisen", SeatKind::Brisen),
];

/// A solo challenge in the making; kept while the program runs.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct ChallengeDraft {
    /// Level, 1 to 6.
    pub level: u8,
    /// Side of the board.
    pub side: Side,
    /// The player's name, as typed.
    pub name: String,
    /// Shape and colour of the player's pawns.
    pub pawn: PawnShape,
    /// The player's portrait: who of the cast.
    pub portrait: &'static str,
    /// The seed as it was typed or rolled.
    pub seed: String,
    /// Nobody typed the seed: another is rolled for the next game.
    pub rolled: bool,
}

impl FromWorld for ChallengeDraft {
    /// The first person of the new game's draft, or the first of the cast, on level 1.
    fn from_world(world: &mut World) -> Self {
        let drafted = world.get_resource::<NewGameDraft>().and_then(|draft| {
            let person = |seat: &&super::super::DraftSeat| seat.kind == SeatKind::Person;
            draft.seats.iter().find(person).cloned()
        });
        let words = world.resource::<Words>();
        let mut draft = Self::first(words);
        if let Some(seat) = drafted {
            draft.name = seat.name;
            draft.pawn = seat.pawn;
            draft.portrait = seat.portrait;
        }
        draft
    }
}

impl ChallengeDraft {
    /// The first of the cast, on level 1, by day.
    #[must_use]
    pub fn first(words: &Words) -> Self {
        Self {
            level: 1,
            side: Side::Day,
            name: cast_name(words, CAST[0]),
            pawn: PawnShape::Helm,
            portrait: CAST[0],
            seed: roll_seed().to_string(),
            rolled: true,
        }
    }

    /// Rolls another seed.
    pub fn roll(&mut self) {
        self.seed = roll_seed().to_string();
        self.rolled = true;
    }

    /// Another face of the cast, and the name that goes with it unless somebody typed another.
    pub fn next_face(&mut self, words: &Words) {
        let at = CAST.iter().position(|&face| face == self.portrait);
        let face = CAST[at.map_or(0, |at| (at + 1) % CAST.len())];
        if self.name.trim().is_empty() || self.name.trim() == cast_name(words, self.portrait) {
            self.name = cast_name(words, face);
        }
        self.portrait = face;
    }

    /// What this level adds to the opponents' cards (7.2).
    pub(super) fn challenge(&self) -> Option<Challenge> {
        challenges::level(self.level)
    }

    /// Pawns of the player, Sir Agravain and Lady Brisen.
    pub(super) fn pawns(&self) -> [PawnShape; 3] {
        let dealt = PawnShape::deal(&[Some(self.pawn), None, None]);
        std::array::from_fn(|seat| dealt[seat])
    }

    /// The game, whether or not it can be played.
    fn unchecked(&self, words: &Words, boards: &Boards) -> Setup {
        let pawns = self.pawns();
        let player = SeatSetup {
            name: self.name.trim().to_owned(),
            kind: SeatKind::Person,
            pawn: pawns[0],
            portrait: Some(self.portrait.to_owned()),
        };
        let opponent = |i: usize| SeatSetup {
            name: cast_name(words, OPPONENTS[i].0),
            kind: OPPONENTS[i].1,
            pawn: pawns[i + 1],
            portrait: Some(OPPONENTS[i].0.to_owned()),
        };
        Setup {
            edition: Edition::Second,
            side: self.side,
            challenge: self.challenge(),
            journals: Journals::Hidden,
            board: *boards.get(Edition::Second, self.side),
            seats: vec![player, opponent(0), opponent(1)],
            first: Seat(0),
            seed: seed_from_text(&self.seed).unwrap_or_else(roll_seed),
            agreed: Default::default(),
        }
    }

    /// The setup of the game.
    ///
    /// # Errors
    /// What is wrong with it: only the name can be.
    pub fn setup(&self, words: &Words, boards: &Boards) -> Result<Setup, SetupError> {
        let setup = self.unchecked(words, boards);
        setup.check()?;
        Ok(setup)
    }

    /// The rules of the game as it stands.
    pub(in crate::screens) fn rules(&self, words: &Words, boards: &Boards) -> Option<RuleSet> {
        self.unchecked(words, boards).rules().ok()
    }

    /// "Maud against Sir Agravain and Lady Brisen, by night, challenge III".
    pub(super) fn summary(&self, words: &Words) -> String {
        let opponents = OPPONENTS.map(|(key, _)| cast_name(words, key));
        say!(
            words,
            "summary-solo",
            name = self.name.trim(),
            opponents = words.names_and(&opponents),
            side = if self.side == Side::Night {
                "night"
            } else {
                "day"
            },
            level = roman(self.level)
        )
    }
}

/// The same challenge one level up, with other cards: after a victory. None above the last.
pub(in crate::screens) fn next_level(setup: &Setup, seed: u64) -> Option<Setup> {
    let challenge = challenges::level(setup.challenge?.level + 1)?;
    Some(Setup {
        challenge: Some(challenge),
        seed,
        ..setup.clone()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn every_level_can_be_played_on_both_sides() {
        let words = Words::new(Language::English);
        let boards = Boards::built_in();
        let mut draft = ChallengeDraft::first(&words);
        for level in 1..=challenges::LEVELS {
            for side in [Side::Day, Side::Night] {
                (draft.level, draft.side) = (level, side);
                let setup = draft.setup(&words, &boards).unwrap();
                assert_eq!(setup.challenge.map(|face| face.level), Some(level));
                assert!(setup.new_game().is_ok());
                assert!(draft.rules(&words, &boards).is_some());
            }
        }
    }

    #[test]
    fn whatever_pawn_is_taken_the_opponents_have_others() {
        let words = Words::new(Language::English);
        let mut draft = ChallengeDraft::first(&words);
        for pawn in PawnShape::ALL {
            draft.pawn = pawn;
            assert!(draft.setup(&words, &Boards::built_in()).is_ok(), "{pawn:?}");
        }
    }

    #[test]
    fn the_player_needs_a_name_of_their_own() {
        let words = Words::new(Language::English);
        let mut draft = ChallengeDraft::first(&words);
        draft.name = " ".to_owned();
        let error = draft.setup(&words, &Boards::built_in()).unwrap_err();
        assert_eq!(error, SetupError::NameEmpty(Seat(0)));
        draft.name = "Lady Brisen".to_owned();
        assert!(draft.setup(&words, &Boards::built_in()).is_err());
    }

    #[test]
    fn the_summary_names_side_and_level() {
        let words = Words::new(Language::English);
        let mut draft = ChallengeDraft::first(&words);
        (draft.level, draft.side) = (3, Side::Night);
        assert_eq!(
            draft.summary(&words),
            "Maud against Sir Agravain and Lady Brisen, by night, challenge III"
        );
    }

    #[test]
    fn after_the_last_level_there_is_no_next() {
        let words = Words::new(Language::English);
        let boards = Boards::built_in();
        let mut draft = ChallengeDraft::first(&words);
        draft.level = 5;
        let setup = draft.setup(&words, &boards).unwrap();
        let next = next_level(&setup, 4).unwrap();
        assert_eq!(next.challenge.map(|face| face.level), Some(6));
        assert_eq!((next.seed, next.check()), (4, Ok(())));
        assert_eq!(next_level(&next, 5), None);
    }
}
