//! The figures of one board: lengths of roads, symbols, what the King's spaces are worth (1.4).

use serde::{Deserialize, Serialize};

use super::{ByRoad, Edition, Road, Side};

/// How the line with the King's marked spaces begins.
const KING_MARKS: &str = "king:";

/// The figures printed on one board, read from `assets/boards/*.ron` and kept in each game's record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The last space of each road, counted after the start space; on loops, the spaces of a lap.
    pub roads: ByRoad<u8>,
    /// Whether the roads are loops without a last space (8.3).
    pub loops: bool,
    /// The Kitchen has a symbol on every space that is a multiple of this (6.2).
    pub kitchen_symbols: u8,
    /// The Quest has a symbol on every space that is a multiple of this (6.6).
    pub quest_symbols: u8,
    /// The King's two marked spaces, nearer first: Day thresholds (4.4), Night Parchments (5.4).
    pub king: [KingSpace; 2],
    /// Spaces of the Cup's road to each side of its centre; none on boards without a Cup (5.2).
    pub cup: Option<u8>,
}

/// A marked space on the King's road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KingSpace {
    /// The space's number.
    pub space: u8,
    /// Points for a pawn on or past it (4.4).
    pub points: u8,
}

/// A board's text could not be read, or its figures don't fit together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BoardError {
    /// Line of the text, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

impl Board {
    /// The board that comes with the game.
    ///
    /// # Panics
    /// Never: a test reads all of them.
    #[must_use]
    pub fn built_in(edition: Edition, side: Side) -> Self {
        let text = match (edition, side) {
            (Edition::First, _) => include_str!("../../assets/boards/first.ron"),
            (Edition::Second, Side::Day) => include_str!("../../assets/boards/day.ron"),
            (Edition::Second, Side::Night) => include_str!("../../assets/boards/night.ron"),
        };
        Self::parse(text).expect("the built-in boards are tested")
    }

    /// Reads a board in RON.
    ///
    /// # Errors
    /// If the text is no board, or a figure makes no sense; the error names the line.
    pub fn parse(text: &str) -> Result<Self, BoardError> {
        let board: Self = ron::from_str(text).map_err(|error| BoardError {
            line: error.span.start.line,
            reason: error.code.to_string(),
        })?;
        board.check().map_err(|(word, reason)| {
            let mut lines = (1..)
                .zip(text.lines())
                .filter(|(_, line)| line.trim_start().starts_with(word))
                .map(|(number, _)| number);
            // Two fields are called king: the road, and after it the marked spaces.
            let line = if word == KING_MARKS {
                lines.last()
            } else {
                lines.next()
            };
            BoardError {
                line: line.unwrap_or(1),
                reason,
            }
        })?;
        Ok(board)
    }

    /// Checks that the figures can be played.
    ///
    /// # Errors
    /// The name of the field at fault and what is wrong with it.
    pub fn check(&self) -> Result<(), (&'static str, String)> {
        for (road, &length) in self.roads.iter() {
            if !(6..=60).contains(&length) {
                return Err((
                    road.key(),
                    format!("the {} road has {length} spaces, not 6 to 60", road.key()),
                ));
            }
        }
        for (word, every) in [
            ("kitchen_symbols", self.kitchen_symbols),
            ("quest_symbols", self.quest_symbols),
        ] {
            if every == 0 {
                return Err((word, format!("{word} is 0, not 1 or more")));
            }
        }
        let [near, far] = self.king;
        if near.space == 0 || near.space >= far.space || far.space > self.roads[Road::King] {
            return Err((
                KING_MARKS,
                "the King's marked spaces must lie on the road, the nearer one first".to_owned(),
            ));
        }
        if near.points > 99 || far.points > 99 {
            return Err((
                KING_MARKS,
                "no space is worth more than 99 points".to_owned(),
            ));
        }
        match self.cup {
            Some(spaces) if !(1..=60).contains(&spaces) => Err((
                "cup",
                format!("the Cup's road has {spaces} spaces a side, not 1 to 60"),
            )),
            _ => Ok(()),
        }
    }

    /// Symbols on a road strictly between two spaces (6.2, 6.6).
    #[must_use]
    pub fn symbols_between(&self, road: Road, a: u16, b: u16) -> u16 {
        let every = u16::from(match road {
            Road::Kitchen => self.kitchen_symbols,
            Road::Quest => self.quest_symbols,
            _ => return 0,
        });
        let (low, high) = (a.min(b), a.max(b));
        if low == high {
            0
        } else {
            // Space 0 has no symbol; one under the pawn ahead isn't between.
            (high - 1) / every - low / every
        }
    }
}
