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
    const LAST_PAYS: &[Road] = &[Road::Education, Road::City];
    const fn style(likes: [i8; Road::COUNT], habit: Habit) -> Style {
        Style { likes, habit }
    }
    [
        //                   Kitchen Joust Tourn. Educ. King City Quest
        ("aldous", style([0, -30, -30, 30, 10, 0, 0], Denies)),
        (
            "bertram",
            style([60, 0, 0, -20, 0, 0, 0], Hoards(Subject::Kitchen)),
        ),
        ("dagonet", style([0, 0, 0, 0, 0, 0, 0], Whims)),
        (
            "enid",
            style([0, -20, -20, 40, 20, 0, 0], FearsLast(&[Road::Education])),
        ),
        (
            "griselda",
            style([0, 0, 0, 20, 0, 50, -20], FearsLast(LAST_PAYS)),
        ),
        ("isolde", style([0, 0, 0, 0, 30, 10, -10], Climbs)),
        ("linnet", style([0, 30, 20, -30, 0, 0, 10], HighFirst)),
        ("nyara", style([20, -20, 0, 0, 0, 30, 0], None)),
        (
            "osric",
            style([-20, 40, 40, 0, 0, 0, 0], Hurries(Subject::Combat)),
        ),
        ("palamedes", style([0, 0, 0, 0, 0, 0, 0], Hunts)),
        ("perceval", style([0, 0, 0, -20, 30, 0, 20], Follows)),
        (
            "rowan",
            style([0, 0, 0, 0, 0, -20, 40], Saves(Subject::Quest)),
        ),
    ]
};
