//! Styles of play: what a character is fond of, whatever it is worth.
//!
//! A style is data: a liking for each road, and at most one [`Habit`]. It bends what a player sees who looks one act ahead,
//! see `glance.rs`: pages and squires follow it, knights lean to it, for champions it only decides between acts almost alike.
//! It uses nothing but the view, so that it tells nobody what is hidden.

use crate::rules::{Road, Subject};

/// What a character likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// By road, in the order of [`Road::ALL`]: so many percent more or less than it gains seem to be gained there.
    pub likes: [i8; Road::COUNT],
    /// What it can't help doing.
    pub habit: Habit,
}

/// What a character can't help doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Habit {
    /// Nothing.
    #[default]
    None,
    /// Gets its pawn on from the last place on these roads.
    FearsLast(&'static [Road]),
    /// Keeps its highest card of this subject in hand until the last turn of the round.
    Saves(Subject),
    /// Plays its cards of this subject before others.
    Hurries(Subject),
    /// Plays its highest card first.
    HighFirst,
    /// Plays the subject that was played before it.
    Follows,
    /// Likes to land on top of others.
    Climbs,
    /// Keeps every high card of this subject in the draft.
    Hoards(Subject),
    /// Keeps cards from the seat that it passes its hand to.
    Denies,
    /// Passes whoever has most points.
    Hunts,
    /// Likes one road beyond measure, another one each round.
    Whims,
}

impl Style {
    /// No liking at all.
    pub const NEUTRAL: Self = Self {
        likes: [0; Road::COUNT],
        habit: Habit::None,
    };

    /// The style of one of the cast, by the key of its portrait; neutral for anybody else.
    ///
    /// ```
    /// use medieval_academy::{bots::Style, rules::Road};
    /// assert!(Style::of("rowan").likes[Road::Quest.index()] > 0);
    /// assert_eq!(Style::of("nobody"), Style::NEUTRAL);
    /// ```
    #[must_use]
    pub fn of(character: &str) -> Self {
        let known = CHARACTERS.iter().find(|(key, _)| *key == character);
        known.map_or(Self::NEUTRAL, |&(_, style)| style)
    }
}

/// The characters that have a style, by the keys of their portraits.
pub const CHARACTERS: [(&str, Style); 12] = {
    use Habit::{
        Climbs, Denies, FearsLast, Follows, HighFirst, Hoards, Hunts, Hurries, None, Saves, Whims,
    };
    use Road::{City, Education};
    type Row = (&'static str, Style);
    const fn row(key: &'static str, likes: [i8; Road::COUNT], habit: Habit) -> Row {
        (key, Style { likes, habit })
    }
    [
        // Kitchen, Joust, Tournament, Education, King, City, Quest.
        row("aldous", [0, -30, -30, 30, 10, 0, 0], Denies),
        row(
            "bertram",
            [60, 0, 0, -20, 0, 0, 0],
            Hoards(Subject::Kitchen),
        ),
        row("dagonet", [0, 0, 0, 0, 0, 0, 0], Whims),
        row("enid", [0, -20, -20, 40, 20, 0, 0], FearsLast(&[Education])),
        row(
            "griselda",
            [0, 0, 0, 20, 0, 50, -20],
            FearsLast(&[Education, City]),
        ),
        row("isolde", [0, 0, 0, 0, 30, 10, -10], Climbs),
        row("linnet", [0, 30, 20, -30, 0, 0, 10], HighFirst),
        row("nyara", [20, -20, 0, 0, 0, 30, 0], None),
        row("osric", [-20, 40, 40, 0, 0, 0, 0], Hurries(Subject::Combat)),
        row("palamedes", [0, 0, 0, 0, 0, 0, 0], Hunts),
        row("perceval", [0, 0, 0, -20, 30, 0, 20], Follows),
        row("rowan", [0, 0, 0, 0, 0, -20, 40], Saves(Subject::Quest)),
    ]
};
