//! A new game in the making: its seats and table, what is still wrong with it, and the setup it becomes.

use bevy::prelude::*;

use crate::{
    records::{
        Agreement, Boards, PawnShape, SeatKind, SeatSetup, Setup, SetupError, seed_from_text,
    },
    rules::{Edition, Game, Journals, Mode, NoSuchMode, RuleSet, Seat, Side},
    screens::start::roll_seed,
    settings::Settings,
    words::{Words, say},
};

/// The cast, by the keys of their portraits and of their names.
pub(in crate::screens) const CAST: [&str; 14] = [
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
pub(super) const LEVELS: [SeatKind; 4] = [
    SeatKind::Page,
    SeatKind::Squire,
    SeatKind::Knight,
    SeatKind::Champion,
];

/// A new game in the making; kept while the program runs, so that the next game begins with the same seats.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct NewGameDraft {
    /// Seats in table order.
    pub seats: Vec<DraftSeat>,
    /// Edition of the box.
    pub edition: Edition,
    /// Side of the board.
    pub side: Side,
    /// Who sees the journals (4.9).
    pub journals: Journals,
    /// Who holds Excalibur first; none: drawn by lot.
    pub first: Option<usize>,
    /// What the people at the table agree on.
    pub agreed: Agreement,
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

/// Why no box has this edition and side for so many seats; none if one has.
pub(super) fn refusal(
    boards: &Boards,
    edition: Edition,
    side: Side,
    seats: usize,
) -> Option<NoSuchMode> {
    let mode = Mode {
        edition,
        side,
        seats: u8::try_from(seats).unwrap_or(u8::MAX),
        challenge: None,
        journals: Journals::Hidden,
    };
    RuleSet::new(mode, boards.get(edition, side)).err()
}

/// The name the cast's `portrait` goes by.
pub(in crate::screens) fn cast_name(words: &Words, portrait: &str) -> String {
    words.say(&format!("default-name-{portrait}"))
}

impl FromWorld for NewGameDraft {
    fn from_world(world: &mut World) -> Self {
        let mut draft = Self::first(world.resource::<Words>());
        if let Some(settings) = world.get_resource::<Settings>() {
            draft.journals = settings.new_journals();
        }
        draft
    }
}

impl NewGameDraft {
    /// One person against three squires.
    #[must_use]
    pub fn first(words: &Words) -> Self {
        let mut draft = Self {
            seats: Vec::new(),
            edition: Edition::Second,
            side: Side::Day,
            journals: Journals::Hidden,
            first: None,
            agreed: Agreement::default(),
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

    /// How many people play.
    pub(super) fn people(&self) -> usize {
        let seats = self.seats.iter();
        seats.filter(|seat| seat.kind == SeatKind::Person).count()
    }

    /// Why this edition and side can't be played by so many, if they can't.
    pub(super) fn refuses_seats(&self, boards: &Boards, seats: usize) -> Option<NoSuchMode> {
        refusal(boards, self.edition, self.side, seats)
    }

    /// Why the side can't be another one now, if it can't.
    pub(super) fn refuses_side(&self, boards: &Boards, side: Side) -> Option<NoSuchMode> {
        refusal(boards, self.edition, side, self.seats.len())
    }

    /// Why the edition can't be another one now, if it can't.
    pub(super) fn refuses_edition(&self, boards: &Boards, edition: Edition) -> Option<NoSuchMode> {
        refusal(boards, edition, self.side, self.seats.len())
    }

    /// Removes a seat, if there is a game for one less.
    pub fn remove(&mut self, boards: &Boards, seat: usize) {
        let fewer = self.seats.len().saturating_sub(1);
        if seat >= self.seats.len() || self.refuses_seats(boards, fewer).is_some() {
            return;
        }
        self.seats.remove(seat);
        self.first = match self.first {
            Some(first) if first == seat => None,
            Some(first) if first > seat => Some(first - 1),
            first => first,
        };
    }

    /// Lets two neighbours change places; whoever was to be first still is.
    pub fn swap(&mut self, one: usize, other: usize) {
        if one.max(other) >= self.seats.len() {
            return;
        }
        self.seats.swap(one, other);
        self.first = match self.first {
            Some(first) if first == one => Some(other),
            Some(first) if first == other => Some(one),
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
    pub(super) fn fault(&self, boards: &Boards) -> Option<SetupError> {
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.name.trim()).collect();
        // Stricter than a record: at one table, "maud" and "Maud" are hard to tell apart.
        let twice = (1..names.len()).find(|&i| {
            let name = names[i].to_lowercase();
            !name.is_empty() && names[..i].iter().any(|other| other.to_lowercase() == name)
        });
        match twice {
            Some(i) => Some(SetupError::NameTwice(names[i].to_owned())),
            None => self.unchecked(boards).check().err(),
        }
    }

    /// Rolls another seed.
    pub fn roll(&mut self) {
        self.seed = roll_seed().to_string();
        self.rolled = true;
    }

    /// The setup of the game on these boards; none while [`NewGameDraft::fault`] says why.
    pub(super) fn setup(&self, boards: &Boards) -> Option<Setup> {
        match self.fault(boards) {
            None => Some(self.unchecked(boards)),
            Some(_) => None,
        }
    }

    fn unchecked(&self, boards: &Boards) -> Setup {
        let seed = seed_from_text(&self.seed).unwrap_or_else(roll_seed);
        let count = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
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
        Setup {
            edition: self.edition,
            side: self.side,
            challenge: None,
            journals: self.journals,
            board: *boards.get(self.edition, self.side),
            seats: seats.collect(),
            first,
            seed,
            agreed: if self.people() > 1 {
                self.agreed
            } else {
                Agreement::default()
            },
        }
    }

    /// The rules of the game as it stands, names or no names.
    pub(in crate::screens) fn rules(&self, boards: &Boards) -> Option<RuleSet> {
        self.unchecked(boards).rules().ok()
    }

    /// "Maud against Enid, by night, a duel, hidden journals".
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
        let side = match (self.edition, self.side) {
            (Edition::First, _) => "first",
            (_, Side::Day) => "day",
            (_, Side::Night) => "night",
        };
        let mode = say!(words, "summary-mode", side = side, count = self.seats.len());
        match (people.is_empty(), computers.is_empty()) {
            (_, true) => say!(
                words,
                "summary-persons",
                persons = persons,
                mode = mode,
                scoring = scoring
            ),
            (true, _) => say!(words, "summary-computers", computers = others, mode = mode),
            _ => say!(
                words,
                "summary-mixed",
                persons = persons,
                computers = others,
                mode = mode,
                scoring = scoring
            ),
        }
    }
}

#[cfg(test)]
mod tests;
