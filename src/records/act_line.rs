//! An act, or acts taken back, as a line of JSON.

use std::num::NonZero;

use serde::{Deserialize, Deserializer, Serialize};

use crate::rules::{Act, Card, Road, Seat};

/// The line of an act, without a line break.
///
/// ```
/// use medieval_academy::{records::{act_from_line, act_to_line}, rules::{Act, Seat}};
/// let act = Act::Kitchen { seat: Seat(1), road: None };
/// assert_eq!(act_to_line(act), r#"{"seat":1,"kitchen":null}"#);
/// assert_eq!(act_from_line(r#"{"seat":1,"kitchen":null}"#), Ok(act));
/// ```
#[must_use]
pub fn act_to_line(act: Act) -> String {
    // Numbers, keys and nulls: nothing here that JSON can't say.
    serde_json::to_string(&Line::from(act)).unwrap_or_default()
}

/// Reads an act from its line.
///
/// # Errors
/// If the line is no act: not JSON, keys missing, unknown, twice or too many, or words that stand for nothing.
pub fn act_from_line(line: &str) -> Result<Act, ActLineError> {
    if !line.trim_start().starts_with('{') {
        // The reader would take a list of the fields' values too.
        return Err(ActLineError("no JSON object".to_owned()));
    }
    let line: Line = serde_json::from_str(line).map_err(|error| ActLineError(reason(&error)))?;
    line.try_into()
}

/// What a line after the header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// A seat did this.
    Act(Act),
    /// So many of the acts in force, the last ones, were taken back.
    Undo(usize),
}

/// Reads any line after the header.
pub(super) fn entry_from_line(line: &str) -> Result<Entry, ActLineError> {
    // It has one key only, so that comes first.
    let inside = line.trim_start().strip_prefix('{').map(str::trim_start);
    if inside.is_some_and(|inside| inside.starts_with(r#""undo""#)) {
        let line: UndoLine =
            serde_json::from_str(line).map_err(|error| ActLineError(reason(&error)))?;
        Ok(Entry::Undo(line.undo.get()))
    } else {
        act_from_line(line).map(Entry::Act)
    }
}

/// The line that takes back so many acts, without a line break; none for no acts.
pub(super) fn undo_to_line(acts: usize) -> Option<String> {
    let undo = NonZero::new(acts)?;
    serde_json::to_string(&UndoLine { undo }).ok()
}

/// Acts taken back, as they are written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UndoLine {
    undo: NonZero<usize>,
}

/// A line that holds no act, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ActLineError(pub String);

/// What is wrong in one line of JSON, with the column; the line's own number is for the caller to say.
pub(super) fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rsplit_once(" at line ") {
        Some((what, _)) => format!("{what} (column {})", error.column()),
        None => text,
    }
}

/// The fields of all kinds of acts; those that are there tell which it is.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    seat: Seat,
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    choose: Option<Card>,
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    play: Option<Card>,
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    road: Option<Road>,
    /// Outer none: no such field; inner none: declined.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    kitchen: Option<Option<Road>>,
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    bonus: Option<Option<Road>>,
}

/// A field that is there, even if it is null: missing ones don't come here.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl From<Act> for Line {
    fn from(act: Act) -> Self {
        let line = Self {
            seat: act.seat(),
            ..Self::default()
        };
        match act {
            Act::Choose { card, .. } => Self {
                choose: Some(card),
                ..line
            },
            Act::Play { card, road, .. } => Self {
                play: Some(card),
                road: Some(road),
                ..line
            },
            Act::Kitchen { road, .. } => Self {
                kitchen: Some(road),
                ..line
            },
            Act::Bonus { road, .. } => Self {
                bonus: Some(road),
                ..line
            },
        }
    }
}

impl TryFrom<Line> for Act {
    type Error = ActLineError;

    fn try_from(line: Line) -> Result<Self, ActLineError> {
        let seat = line.seat;
        let Line {
            choose,
            play,
            road,
            kitchen,
            bonus,
            ..
        } = line;
        match (choose, play, road, kitchen, bonus) {
            (Some(card), None, None, None, None) => Ok(Self::Choose { seat, card }),
            (None, Some(card), Some(road), None, None) => Ok(Self::Play { seat, card, road }),
            (None, None, None, Some(road), None) => Ok(Self::Kitchen { seat, road }),
            (None, None, None, None, Some(road)) => Ok(Self::Bonus { seat, road }),
            _ => Err(ActLineError(
                "an act has seat and one of choose, play with road, kitchen or bonus".to_owned(),
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_documented() -> Result<(), ActLineError> {
        for line in [
            r#"{"seat":2,"choose":"quest-4"}"#,
            r#"{"seat":0,"play":"combat-5","road":"joust"}"#,
            r#"{"seat":1,"kitchen":"city"}"#,
            r#"{"seat":1,"kitchen":null}"#,
            r#"{"seat":0,"bonus":"king"}"#,
            r#"{"seat":0,"bonus":null}"#,
        ] {
            assert_eq!(act_to_line(act_from_line(line)?), line);
        }
        Ok(())
    }

    #[test]
    fn acts_taken_back_are_a_line_of_their_own() -> Result<(), ActLineError> {
        let line = undo_to_line(3).unwrap_or_default();
        assert_eq!(line, r#"{"undo":3}"#);
        assert_eq!(entry_from_line(&line)?, Entry::Undo(3));
        assert_eq!(entry_from_line(r#" { "undo" : 1 }"#)?, Entry::Undo(1));
        let act = r#"{"seat":1,"kitchen":null}"#;
        assert_eq!(entry_from_line(act)?, Entry::Act(act_from_line(act)?));
        assert_eq!(undo_to_line(0), None);
        for line in [
            r#"{"undo":0}"#,
            r#"{"undo":-1}"#,
            r#"{"undo":null}"#,
            r#"{"undo":"1"}"#,
            r#"{"undo":1,"seat":1}"#,
            r#"{"seat":1,"undo":1}"#,
            r#"{"undo":1,"undo":1}"#,
            r#"{"undo":1} {}"#,
            r#"{"undo":99999999999999999999}"#,
            r#"["undo"]"#,
        ] {
            assert!(entry_from_line(line).is_err(), "{line}");
        }
        Ok(())
    }

    #[test]
    fn anything_else_is_refused() {
        for line in [
            "",
            "null",
            r#"[2,"quest-4"]"#,
            r#"{"seat":2}"#,
            r#"{"choose":"quest-4"}"#,
            r#"{"seat":2,"choose":null}"#,
            r#"{"seat":2,"choose":null,"kitchen":null}"#,
            r#"{"seat":2,"choose":"quest-9"}"#,
            r#"{"seat":2,"choose":"combat-2"}"#,
            r#"{"seat":2,"choose":"quest-4","road":"quest"}"#,
            r#"{"seat":0,"play":"combat-5"}"#,
            r#"{"seat":0,"play":"combat-5","road":null}"#,
            r#"{"seat":0,"play":"combat-5","road":"combat"}"#,
            r#"{"seat":1,"kitchen":null,"bonus":null}"#,
            r#"{"seat":1,"seat":1,"kitchen":null}"#,
            r#"{"seat":1,"kitchen":null,"note":1}"#,
            r#"{"seat":-1,"kitchen":null}"#,
            r#"{"seat":256,"kitchen":null}"#,
            r#"{"seat":1,"kitchen":null} {}"#,
        ] {
            assert!(act_from_line(line).is_err(), "{line}");
        }
    }
}
