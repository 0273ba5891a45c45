//! Learning cards and piles of them.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{Road, RoadSet};

/// What a Learning card teaches (1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Subject {
    /// Moves on the Kitchen.
    Kitchen,
    /// Moves on the Joust or the Tournament, as its player likes (2.5).
    Combat,
    /// Moves on Education.
    Education,
    /// Moves on the King's road.
    King,
    /// Moves in the City.
    City,
    /// Moves on the Quest.
    Quest,
}

impl Subject {
    /// How many subjects there are.
    pub const COUNT: usize = 6;

    /// All subjects.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Kitchen,
        Self::Combat,
        Self::Education,
        Self::King,
        Self::City,
        Self::Quest,
    ];

    /// The subject's place in [`Subject::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The roads on which its cards move: one, or two for Combat.
    #[inline]
    #[must_use]
    pub const fn roads(self) -> &'static [Road] {
        // A table, not a `match`: playouts can't afford a jump that nobody can foresee.
        const ROADS: [&[Road]; Subject::COUNT] = [
            &[Road::Kitchen],
            &[Road::Joust, Road::Tournament],
            &[Road::Education],
            &[Road::King],
            &[Road::City],
            &[Road::Quest],
        ];
        ROADS[self.index()]
    }

    /// [`Subject::roads`] as a set.
    #[must_use]
    pub fn road_set(self) -> RoadSet {
        self.roads().iter().copied().collect()
    }

    /// How many cards of a value the deck has (1.2); 0 for values that don't exist.
    #[must_use]
    pub const fn copies(self, value: u8) -> u8 {
        match (self, value) {
            (Self::Combat, 5) => 2,
            (Self::Combat, 4) => 4,
            (Self::Combat, 3) => 6,
            (Self::Combat, _) => 0,
            (_, 5) => 1,
            (_, 4 | 2) => 2,
            (_, 3) => 3,
            _ => 0,
        }
    }

    /// The word that stands for the subject in records and data files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Kitchen => "kitchen",
            Self::Combat => "combat",
            Self::Education => "education",
            Self::King => "king",
            Self::City => "city",
            Self::Quest => "quest",
        }
    }
}

/// A Learning card: a subject and a value (1.2). Cards alike are not told apart.
///
/// ```
/// use medieval_academy::rules::{Card, Subject};
/// let card: Card = "quest-4".parse()?;
/// assert_eq!((card.subject(), card.value()), (Subject::Quest, 4));
/// assert_eq!(card.to_string(), "quest-4");
/// assert!("combat-2".parse::<Card>().is_err()); // no such card in the box
/// # Ok::<(), medieval_academy::rules::CardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The number of cards in the deck.
    pub const COUNT: usize = 52;

    /// Fills unused places of piles; never seen from outside.
    const FILLER: Self = Self(0);

    /// The card, if the box holds one like it.
    #[must_use]
    pub const fn new(subject: Subject, value: u8) -> Option<Self> {
        if subject.copies(value) == 0 {
            None
        } else {
            Some(Self(subject as u8 * 8 + value))
        }
    }

    /// What the card teaches.
    #[inline]
    #[must_use]
    pub const fn subject(self) -> Subject {
        // A table with room for every number there can be, so that it takes neither a jump nor a check.
        const SUBJECTS: [Subject; 32] = {
            let mut subjects = [Subject::Quest; 32];
            let mut i = 0;
            while i < Subject::COUNT {
                subjects[i] = Subject::ALL[i];
                i += 1;
            }
            subjects
        };
        SUBJECTS[(self.0 >> 3) as usize]
    }

    /// The first and the last of its subject's roads: one and the same, but for Combat.
    #[inline]
    pub(super) const fn first_and_last_road(self) -> [Road; 2] {
        const ROADS: [[Road; 2]; 32] = {
            let mut roads = [[Road::Quest; 2]; 32];
            let mut i = 0;
            while i < Subject::COUNT {
                let of = Subject::ALL[i].roads();
                roads[i] = [of[0], of[of.len() - 1]];
                i += 1;
            }
            roads
        };
        ROADS[(self.0 >> 3) as usize]
    }

    /// How many spaces the card moves a pawn, 2 to 5.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0 & 7
    }

    /// A number below 64 that no other card has: for tables and sets of cards.
    #[inline]
    #[must_use]
    pub const fn code(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.subject().key(), self.value())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no card of the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no such card: {0:?} (a card is like quest-4)")]
pub struct CardError(String);

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        let parts = text.split_once('-').and_then(|(subject, value)| {
            let subject = Subject::ALL.into_iter().find(|s| s.key() == subject)?;
            let &[digit @ b'0'..=b'9'] = value.as_bytes() else {
                return None;
            };
            Self::new(subject, digit - b'0')
        });
        parts.ok_or_else(|| CardError(text.to_owned()))
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The whole deck, sorted (1.2).
#[must_use]
pub const fn deck() -> Pile<{ Card::COUNT }> {
    let mut pile = Pile::new();
    let mut subject = 0;
    while subject < Subject::COUNT {
        let mut value = 2;
        while value <= 5 {
            let mut copy = 0;
            while copy < Subject::ALL[subject].copies(value) {
                pile.cards[pile.len as usize] = Card(subject as u8 * 8 + value);
                pile.len += 1;
                copy += 1;
            }
            value += 1;
        }
        subject += 1;
    }
    pile
}

/// A pile of at most `N` cards, first to last; of a face-down pile the last is the top.
#[derive(Clone, Copy)]
pub struct Pile<const N: usize> {
    len: u8,
    cards: [Card; N],
}

/// A hand of at most five cards; room for seven makes it a word, which is moved and searched as a whole.
pub type Hand = Pile<7>;

impl<const N: usize> Pile<N> {
    /// An empty pile.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self {
            len: 0,
            cards: [Card::FILLER; N],
        }
    }

    /// The cards, first to last.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..(self.len as usize).min(N)]
    }

    /// The cards, first to last, to be put in another order.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..(self.len as usize).min(N)]
    }

    /// Puts a card last.
    ///
    /// # Panics
    /// If the pile holds `N` cards already.
    #[inline]
    pub const fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the last card.
    #[inline]
    pub const fn pop(&mut self) -> Option<Card> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.cards[self.len as usize])
    }

    /// Takes the last five cards, the last one first; none if there are fewer.
    #[inline]
    pub fn pop_hand(&mut self) -> Option<Hand> {
        let (_, &[e, d, c, b, a]) = self.as_slice().split_last_chunk()?;
        let cards = [a, b, c, d, e, Card::FILLER, Card::FILLER];
        let len = 5;
        self.len -= len;
        Some(Hand { len, cards })
    }

    /// Takes out the first card like this one; the others keep their order. False if there is none.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let len = self.len as usize;
        let Some(at) = self.position(card).filter(|&at| at < len) else {
            return false;
        };
        if N <= 8 {
            // A hand fits in a word: what lies above the card moves down by one byte.
            let word = self.word();
            let below = (1 << (8 * at)) - 1;
            let word = (word & below) | ((word >> 8) & !below);
            self.cards = std::array::from_fn(|i| Card(word.to_le_bytes()[i % 8]));
        } else {
            self.cards.copy_within(at + 1..len, at);
        }
        self.len -= 1;
        true
    }

    /// Where the first card like this one lies, or lay before it was taken.
    #[inline]
    fn position(&self, card: Card) -> Option<usize> {
        if N > 8 {
            return self.cards.iter().position(|&c| c == card);
        }
        // All of a hand at once, since nobody can foresee where a loop would end: the lowest byte that is 0 after the
        // `xor` is the only one sure to have its top bit set by the subtraction.
        const ONES: u64 = 0x0101_0101_0101_0101;
        let differs = self.word() ^ (ONES * u64::from(card.0));
        let equal = differs.wrapping_sub(ONES) & !differs & (ONES << 7);
        (equal != 0).then_some(equal.trailing_zeros() as usize / 8)
    }

    /// The first eight places as the bytes of a number, the first card lowest.
    #[inline]
    fn word(&self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|i| {
            self.cards.get(i).map_or(0xff, |card| card.0)
        }))
    }

    /// Puts cards last, in their order.
    ///
    /// # Panics
    /// If there is no room for them.
    #[inline]
    pub fn extend_from_slice(&mut self, cards: &[Card]) {
        let len = self.len as usize;
        self.cards[len..len + cards.len()].copy_from_slice(cards);
        self.len += cards.len() as u8;
    }
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> std::ops::Deref for Pile<N> {
    type Target = [Card];
    #[inline]
    fn deref(&self) -> &[Card] {
        self.as_slice()
    }
}

impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<const N: usize> Eq for Pile<N> {}

impl<const N: usize> std::hash::Hash for Pile<N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<const N: usize> FromIterator<Card> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::new();
        for card in cards {
            pile.push(card);
        }
        pile
    }
}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}
