//! What a game is made from: the mode, the board, who sits where, and the seed.

use serde::{Deserialize, Serialize};

use crate::rules::{
    AGRAVAIN, BRISEN, Board, Challenge, Edition, Game, Journals, Mode, NoSuchMode, RuleSet, Seat,
    Side,
};

/// The most a challenge can add to a card's value (7.2).
const MOST_BONUS: u8 = 9;

/// All that makes one game, before the first act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Edition of the box.
    pub edition: Edition,
    /// Side of the board.
    pub side: Side,
    /// The challenge, in solo (7.2).
    pub challenge: Option<Challenge>,
    /// Who sees the journals (4.9).
    pub journals: Journals,
    /// The board's figures.
    pub board: Board,
    /// Who sits where, in clockwise order; in solo the player, Sir Agravain, Lady Brisen (7.1).
    pub seats: Vec<SeatSetup>,
    /// Who holds Excalibur first.
    pub first: Seat,
    /// Seed of all chance (9.2).
    pub seed: u64,
    /// What the people at the table have agreed on.
    pub agreed: Agreement,
}

/// What people at one table agree on before the game. It changes nothing in the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Agreement {
    /// Acts may be taken back however far, whatever was shown since.
    pub take_backs: bool,
    /// Nobody's cards are hidden from the others at the desk.
    pub open_table: bool,
}

impl Agreement {
    /// Whether nothing was agreed on.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// One seat of a [`Setup`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatSetup {
    /// The player's name.
    pub name: String,
    /// Who acts for the seat.
    pub kind: SeatKind,
    /// The shape of its pawns.
    pub pawn: PawnShape,
    /// The portrait chosen for it, by its key in the art.
    pub portrait: Option<String>,
}

/// Who acts for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// A person at the desk.
    Person,
    /// The easiest computer player.
    Page,
    /// The second.
    Squire,
    /// The third.
    Knight,
    /// The strongest computer player.
    Champion,
    /// Sir Agravain, solo's first opponent (7.1).
    Agravain,
    /// Lady Brisen, solo's second opponent (7.1).
    Brisen,
}

impl SeatKind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::Person,
        Self::Page,
        Self::Squire,
        Self::Knight,
        Self::Champion,
        Self::Agravain,
        Self::Brisen,
    ];

    /// The word that stands for the kind in records.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Page => "page",
            Self::Squire => "squire",
            Self::Knight => "knight",
            Self::Champion => "champion",
            Self::Agravain => "agravain",
            Self::Brisen => "brisen",
        }
    }

    /// The kind a key stands for.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }

    /// Whether it is one of the two solo opponents (7.1).
    #[must_use]
    pub const fn is_opponent(self) -> bool {
        matches!(self, Self::Agravain | Self::Brisen)
    }
}

/// The shape of a seat's pawns, each with its own colour (1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the shapes are what they are called")]
pub enum PawnShape {
    Helm,
    Tower,
    Mitre,
    Crown,
    Hound,
}

impl PawnShape {
    /// All shapes, in the order in which seats get them if nobody chooses.
    pub const ALL: [Self; 5] = [
        Self::Helm,
        Self::Tower,
        Self::Mitre,
        Self::Crown,
        Self::Hound,
    ];

    /// The word that stands for the shape in records and in the art.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Helm => "helm",
            Self::Tower => "tower",
            Self::Mitre => "mitre",
            Self::Crown => "crown",
            Self::Hound => "hound",
        }
    }

    /// Shapes for all seats: those wished for, and for the other seats the one of their number, or else the first that
    /// nobody has.
    #[must_use]
    pub fn deal(wishes: &[Option<Self>]) -> Vec<Self> {
        let mut taken: Vec<Self> = wishes.iter().flatten().copied().collect();
        let mut shapes = Vec::with_capacity(wishes.len());
        for (seat, wish) in wishes.iter().enumerate() {
            let shape = wish.unwrap_or_else(|| {
                let own = Self::ALL[seat % Self::ALL.len()];
                let mut free = std::iter::once(own).chain(Self::ALL);
                let shape = free.find(|shape| !taken.contains(shape)).unwrap_or(own);
                taken.push(shape);
                shape
            });
            shapes.push(shape);
        }
        shapes
    }
}

/// A [`Setup`] from which no game can be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// No box has the combination.
    #[error(transparent)]
    Mode(#[from] NoSuchMode),
    /// The board's figures can't be played (1.4).
    #[error("the board: {0}")]
    Board(String),
    /// A seat without a name.
    #[error("seat {} has no name", .0.0)]
    NameEmpty(Seat),
    /// Two players of one name.
    #[error("two players are called {0}")]
    NameTwice(String),
    /// Two seats with pawns of one shape (1.3).
    #[error("two seats play the {}", .0.key())]
    PawnTwice(PawnShape),
    /// Excalibur is with a seat that isn't there, or in solo not with the player (7.1).
    #[error("seat {} can't be the first", .0.0)]
    First(Seat),
    /// In solo, seats 1 and 2 are Sir Agravain and Lady Brisen, and only there (7.1).
    #[error("seat {} can't be played by {}", .0.0, .1.key())]
    Kind(Seat, SeatKind),
    /// The challenge's level or figures are out of bounds (7.2).
    #[error("a challenge has level 1 to 6 and adds 0 to {MOST_BONUS}")]
    Challenge,
}

impl Setup {
    /// The mode, as the rules know it.
    ///
    /// # Errors
    /// If there are more seats than any number of players.
    pub fn mode(&self) -> Result<Mode, SetupError> {
        let seats = u8::try_from(self.seats.len()).map_err(|_| NoSuchMode::Seats(u8::MAX))?;
        Ok(Mode {
            edition: self.edition,
            side: self.side,
            seats,
            challenge: self.challenge,
            journals: self.journals,
        })
    }

    /// The rule table of the game.
    ///
    /// # Errors
    /// If the setup can't be played. Names don't matter here: see [`Setup::check`].
    pub fn rules(&self) -> Result<RuleSet, SetupError> {
        let mode = self.mode()?;
        self.board
            .check()
            .map_err(|(_, reason)| SetupError::Board(reason))?;
        let rules = RuleSet::new(mode, &self.board)?;
        if let Some(challenge) = self.challenge
            && !((1..=6).contains(&challenge.level)
                && challenge.bonus.iter().all(|&bonus| bonus <= MOST_BONUS))
        {
            return Err(SetupError::Challenge);
        }
        let solo = self.challenge.is_some();
        if self.first.index() >= self.seats.len() || (solo && self.first != Seat(0)) {
            return Err(SetupError::First(self.first));
        }
        for (seat, setup) in Seat::all(mode.seats).zip(&self.seats) {
            let fits = match seat {
                AGRAVAIN if solo => setup.kind == SeatKind::Agravain,
                BRISEN if solo => setup.kind == SeatKind::Brisen,
                _ => !setup.kind.is_opponent(),
            };
            if !fits {
                return Err(SetupError::Kind(seat, setup.kind));
            }
            let others = &self.seats[..seat.index()];
            if others.iter().any(|other| other.pawn == setup.pawn) {
                return Err(SetupError::PawnTwice(setup.pawn));
            }
        }
        Ok(rules)
    }

    /// Checks all that a new game needs, names among it.
    ///
    /// # Errors
    /// The first thing found wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        self.rules()?;
        for (number, seat) in (0..).zip(&self.seats) {
            let name = seat.name.trim();
            if name.is_empty() {
                return Err(SetupError::NameEmpty(Seat(number)));
            }
            let mut others = self.seats[..usize::from(number)].iter();
            if others.any(|other| other.name.trim() == name) {
                return Err(SetupError::NameTwice(name.to_owned()));
            }
        }
        Ok(())
    }

    /// The game, about to deal its first round: [`Game::settle`] deals, and tells what happens.
    ///
    /// # Errors
    /// As [`Setup::rules`].
    pub fn new_game(&self) -> Result<Game, SetupError> {
        Ok(Game::new(self.rules()?, self.first, self.seed))
    }
}
