//! A new game in the making: its seats and table, what is still wrong with it, and the setup it becomes.

use bevy::prelude::*;

use crate::{
    records::{PawnShape, SeatKind, SeatSetup, Setup, seed_from_text},
    rules::{Board, Edition, Game, Journals, Seat, Side},
    screens::start::roll_seed,
    words::{Words, say},
};

/// The cast, by the keys of their portraits and of their names.
pub(super) const CAST: [&str; 14] = [
    "maud",
    "enid",
    "rowan",
    "osric",
    "perceval",
    "isolde",
    "palamedes",
    "linnet",
    "dagonet",
    "nyara",
    "bertram",
    "griselda",
    "anselm",
    "aldous",
];

/// The computer players there are, weakest first.
pub(super) const LEVELS: [SeatKind; 2] = [SeatKind::Page, SeatKind::Squire];

/// Fewest and most seats by day.
pub(super) const SEATS: std::ops::RangeInclusive<usize> = 3..=5;

/// A new game in the making; kept while the program runs, so that the next game begins with the same seats.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct NewGameDraft {
    /// Seats in table order.
    pub seats: Vec<DraftSeat>,
    /// Who sees the journals (4.9).
    pub journals: Journals,
    /// Who holds Excalibur first; none: drawn by lot.
    pub first: Option<usize>,
    /// The seed as it was typed or rolled: a number or a word; blank: another one each time.
    pub seed: String,
    /// Nobody typed the seed: another is rolled for the next game.
    pub rolled: bool,
}

/// One seat of a [`NewGameDraft`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftSeat {
    /// The player's name, as typed.
    pub name: String,
    /// A person, or how strong a computer player.
    pub kind: SeatKind,
    /// Shape and colour of its pawns.
    pub pawn: PawnShape,
    /// Its portrait: who of the cast.
    pub portrait: &'static str,
}

/// Why a draft is no game yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// This seat has no name.
    NameEmpty,
    /// Two have this name.
    NameTwice(String),
    /// So many are missing.
    Few(usize),
}

impl Fault {
    /// In words.
    pub fn says(&self, words: &Words) -> String {
        match self {
            Self::NameEmpty => words.say("error-name-empty"),
            Self::NameTwice(name) => say!(words, "error-name-twice", name = name),
            Self::Few(missing) => say!(words, "error-seats-few", missing = *missing),
        }
    }
}

/// The name the cast's `portrait` goes by.
pub(in crate::screens) fn cast_name(words: &Words, portrait: &str) -> String {
    words.say(&format!("default-name-{portrait}"))
}

impl FromWorld for NewGameDraft {
    fn from_world(world: &mut World) -> Self {
        Self::first(world.resource::<Words>())
    }
}

impl NewGameDraft {
    /// One person against three squires.
    #[must_use]
    pub fn first(words: &Words) -> Self {
        let mut draft = Self {
            seats: Vec::new(),
            journals: Journals::Hidden,
            first: None,
            seed: roll_seed().to_string(),
            rolled: true,
        };
        for _ in 0..4 {
            draft.add(words);
        }
        draft.seats[0].kind = SeatKind::Person;
        draft
    }

    /// Adds a computer player: the next of the cast, with the first free pawn. Not above five.
    pub fn add(&mut self, words: &Words) {
        let pawns = PawnShape::ALL.into_iter();
        let Some(pawn) = pawns.clone().find(|&pawn| self.owner(pawn).is_none()) else {
            return;
        };
        let portrait = self.free_face(words, CAST[0]);
        self.seats.push(DraftSeat {
            name: cast_name(words, portrait),
            kind: SeatKind::Squire,
            pawn,
            portrait,
        });
    }

    /// Removes a seat. Not below three.
    pub fn remove(&mut self, seat: usize) {
        if self.seats.len() <= *SEATS.start() || seat >= self.seats.len() {
            return;
        }
        self.seats.remove(seat);
        self.first = match self.first {
            Some(first) if first == seat => None,
            Some(first) if first > seat => Some(first - 1),
            first => first,
        };
    }

    /// The seat that plays a pawn.
    #[must_use]
    pub fn owner(&self, pawn: PawnShape) -> Option<usize> {
        self.seats.iter().position(|seat| seat.pawn == pawn)
    }

    /// Gives a seat another pawn; whoever has it gets the seat's old one.
    pub fn take_pawn(&mut self, seat: usize, pawn: PawnShape) {
        let old = self.seats[seat].pawn;
        if let Some(owner) = self.owner(pawn) {
            self.seats[owner].pawn = old;
        }
        self.seats[seat].pawn = pawn;
    }

    /// The next of the cast from `from` on whose face and name nobody has.
    fn free_face(&self, words: &Words, from: &str) -> &'static str {
        let start = CAST.iter().position(|&face| face == from).unwrap_or(0);
        let cast = CAST.iter().cycle().skip(start).take(CAST.len());
        cast.copied()
            .find(|face| {
                let name = cast_name(words, face);
                let taken = |seat: &DraftSeat| seat.portrait == *face || seat.name.trim() == name;
                !self.seats.iter().any(taken)
            })
            .unwrap_or(CAST[start])
    }

    /// Gives a seat another face, and the name that goes with it unless somebody typed another.
    pub fn next_face(&mut self, words: &Words, seat: usize) {
        let old = self.seats[seat].portrait;
        let face = self.free_face(words, old);
        let seat = &mut self.seats[seat];
        if seat.name.trim().is_empty() || seat.name.trim() == cast_name(words, old) {
            seat.name = cast_name(words, face);
        }
        seat.portrait = face;
    }

    /// A name was typed: if it is one of the cast's, the seat gets that face; whoever has it gets the seat's old one.
    pub fn follow_name(&mut self, words: &Words, seat: usize) {
        let typed = self.seats[seat].name.trim().to_lowercase();
        let known = CAST
            .iter()
            .find(|face| cast_name(words, face).to_lowercase() == typed);
        let Some(&face) = known else {
            return;
        };
        let old = self.seats[seat].portrait;
        for other in &mut self.seats {
            if other.portrait == face {
                other.portrait = old;
            }
        }
        self.seats[seat].portrait = face;
    }

    /// What is wrong, if anything.
    pub(super) fn fault(&self) -> Option<Fault> {
        if self.seats.len() < *SEATS.start() {
            return Some(Fault::Few(SEATS.start() - self.seats.len()));
        }
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.name.trim()).collect();
        if names.iter().any(|name| name.is_empty()) {
            return Some(Fault::NameEmpty);
        }
        let twice = (1..names.len()).find(|&i| {
            let name = names[i].to_lowercase();
            names[..i].iter().any(|other| other.to_lowercase() == name)
        });
        twice.map(|i| Fault::NameTwice(names[i].to_owned()))
    }

    /// Rolls another seed.
    pub fn roll(&mut self) {
        self.seed = roll_seed().to_string();
        self.rolled = true;
    }

    /// The setup of the game on a board's figures; none while [`NewGameDraft::fault`] says why.
    pub(super) fn setup(&self, board: Board) -> Option<Setup> {
        if self.fault().is_some() {
            return None;
        }
        let seed = seed_from_text(&self.seed).unwrap_or_else(roll_seed);
        let count = u8::try_from(self.seats.len()).ok()?;
        let first = match self.first.and_then(|seat| u8::try_from(seat).ok()) {
            Some(seat) => Seat(seat),
            None => Game::first_by_lot(count, seed),
        };
        let seats = self.seats.iter().map(|seat| SeatSetup {
            name: seat.name.trim().to_owned(),
            kind: seat.kind,
            pawn: seat.pawn,
            portrait: Some(seat.portrait.to_owned()),
        });
        Some(Setup {
            edition: Edition::Second,
            side: Side::Day,
            challenge: None,
            journals: self.journals,
            board,
            seats: seats.collect(),
            first,
            seed,
        })
    }

    /// "Maud against Enid and Rowan, by day, hidden journals".
    pub(super) fn summary(&self, words: &Words) -> String {
        let names = |person: bool| -> Vec<&str> {
            let seats = self.seats.iter();
            seats
                .filter(|seat| (seat.kind == SeatKind::Person) == person)
                .map(|seat| seat.name.trim())
                .collect()
        };
        let (people, computers) = (names(true), names(false));
        let persons = words.names_and(&people);
        let others = words.names_and(&computers);
        let scoring = match self.journals {
            Journals::Hidden => "hidden",
            Journals::Open => "open",
        };
        match (people.is_empty(), computers.is_empty()) {
            (_, true) => say!(
                words,
                "new-game-summary-persons",
                persons = persons,
                side = "day",
                scoring = scoring
            ),
            (true, _) => say!(
                words,
                "new-game-summary-computers",
                computers = others,
                side = "day"
            ),
            _ => say!(
                words,
                "new-game-summary",
                persons = persons,
                computers = others,
                side = "day",
                scoring = scoring
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn board() -> Board {
        Board::built_in(Edition::Second, Side::Day)
    }

    fn draft() -> (Words, NewGameDraft) {
        let words = Words::new(Language::English);
        let draft = NewGameDraft::first(&words);
        (words, draft)
    }

    #[test]
    fn the_first_draft_can_be_played() {
        let (words, draft) = draft();
        assert_eq!(draft.fault(), None);
        let setup = draft.setup(board()).unwrap();
        assert_eq!(setup.check(), Ok(()));
        assert_eq!(setup.seats[0].name, "Maud");
        assert_eq!(setup.seats[0].kind, SeatKind::Person);
        assert_eq!(
            draft.summary(&words),
            "Maud against Enid, Rowan and Osric, by day, hidden journals"
        );
    }

    #[test]
    fn names_must_be_there_and_differ() {
        let (words, mut draft) = draft();
        draft.seats[1].name = "  ".to_owned();
        assert_eq!(draft.fault(), Some(Fault::NameEmpty));
        assert_eq!(draft.setup(board()), None);
        draft.seats[1].name = " maud ".to_owned();
        let fault = draft.fault().unwrap();
        assert_eq!(fault, Fault::NameTwice("maud".to_owned()));
        assert!(fault.says(&words).contains("maud"));
        draft.seats[1].name = "Mildred".to_owned();
        assert_eq!(draft.setup(board()).unwrap().check(), Ok(()));
    }

    #[test]
    fn three_to_five_sit_down() {
        let (words, mut draft) = draft();
        draft.add(&words);
        draft.add(&words);
        assert_eq!(draft.seats.len(), 5);
        draft.first = Some(4);
        draft.remove(4);
        assert_eq!(draft.first, None);
        draft.first = Some(2);
        draft.remove(0);
        assert_eq!(draft.first, Some(1));
        draft.remove(0);
        assert_eq!(draft.seats.len(), 3);
        assert_eq!(draft.setup(board()).unwrap().check(), Ok(()));
    }

    #[test]
    fn a_taken_pawn_is_swapped() {
        let (_, mut draft) = draft();
        draft.take_pawn(0, PawnShape::Tower);
        assert_eq!(draft.seats[0].pawn, PawnShape::Tower);
        assert_eq!(draft.seats[1].pawn, PawnShape::Helm);
        draft.take_pawn(0, PawnShape::Hound);
        assert_eq!(draft.owner(PawnShape::Tower), None);
        assert_eq!(draft.setup(board()).unwrap().check(), Ok(()));
    }

    #[test]
    fn face_and_name_go_together() {
        let (words, mut draft) = draft();
        draft.next_face(&words, 0);
        assert_eq!(draft.seats[0].portrait, "perceval");
        assert_eq!(draft.seats[0].name, "Perceval");
        draft.seats[0].name = "Hilda".to_owned();
        draft.next_face(&words, 0);
        assert_eq!(draft.seats[0].name, "Hilda");
        draft.seats[0].name = "osric".to_owned();
        let old = draft.seats[0].portrait;
        draft.follow_name(&words, 0);
        assert_eq!(draft.seats[0].portrait, "osric");
        assert_eq!(draft.seats[3].portrait, old);
    }

    #[test]
    fn the_same_seed_is_the_same_game() {
        let (_, mut draft) = draft();
        draft.seed = "Excalibur".to_owned();
        let first = draft.setup(board()).unwrap();
        assert_eq!(first, draft.setup(board()).unwrap());
        draft.seed = "7".to_owned();
        assert_eq!(draft.setup(board()).unwrap().seed, 7);
        draft.first = Some(2);
        assert_eq!(draft.setup(board()).unwrap().first, Seat(2));
        draft.seed = " ".to_owned();
        assert!(draft.setup(board()).is_some());
    }

    #[test]
    fn all_kinds_of_company_have_a_summary() {
        let (words, mut draft) = draft();
        draft.journals = Journals::Open;
        for seat in &mut draft.seats {
            seat.kind = SeatKind::Person;
        }
        assert!(
            draft
                .summary(&words)
                .starts_with("Maud, Enid, Rowan and Osric, by day")
        );
        for seat in &mut draft.seats {
            seat.kind = SeatKind::Page;
        }
        assert!(draft.summary(&words).contains("you watch"));
    }
}
