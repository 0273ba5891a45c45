//! The faces of the solo challenge: what each level adds to the opponents' cards (7.2).

use serde::{Deserialize, Serialize};

use crate::rules::{Challenge, Subject};

/// How many levels there are.
pub const LEVELS: u8 = 6;

/// The challenges that come with the game, levels 1 to 6.
///
/// # Panics
/// Never: a test reads them.
#[must_use]
pub fn built_in() -> [Challenge; LEVELS as usize] {
    parse(include_str!("../../assets/challenges.ron")).expect("the built-in challenges are tested")
}

/// The challenge of a level, 1 to 6, that comes with the game.
#[must_use]
pub fn level(level: u8) -> Option<Challenge> {
    built_in().into_iter().find(|face| face.level == level)
}

/// The text holds no six challenges.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct ChallengesError {
    /// Line of the text, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

/// Reads six challenges in RON, levels 1 to 6 in order.
///
/// # Errors
/// If the text is something else; the error names the line.
pub fn parse(text: &str) -> Result<[Challenge; LEVELS as usize], ChallengesError> {
    let faces: Vec<Face> = ron::from_str(text).map_err(|error| ChallengesError {
        line: error.span.start.line,
        reason: error.code.to_string(),
    })?;
    let levels: Vec<u8> = faces.iter().map(|face| face.level).collect();
    let challenges: Vec<Challenge> = faces.into_iter().map(Challenge::from).collect();
    let six = <[Challenge; LEVELS as usize]>::try_from(challenges).ok();
    match six {
        Some(six) if levels.iter().copied().eq(1..=LEVELS) => Ok(six),
        _ => Err(ChallengesError {
            line: 1,
            reason: format!("the levels are {levels:?}, not 1 to {LEVELS} in order"),
        }),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Face {
    level: u8,
    bonus: Bonus,
}

impl From<Face> for Challenge {
    fn from(face: Face) -> Self {
        Self {
            level: face.level,
            bonus: face.bonus.into(),
        }
    }
}

/// What is added to cards of each subject, by name; a subject left out gains nothing.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Bonus {
    kitchen: u8,
    combat: u8,
    education: u8,
    king: u8,
    city: u8,
    quest: u8,
}

impl From<Bonus> for [u8; Subject::COUNT] {
    fn from(bonus: Bonus) -> Self {
        Subject::ALL.map(|subject| match subject {
            Subject::Kitchen => bonus.kitchen,
            Subject::Combat => bonus.combat,
            Subject::Education => bonus.education,
            Subject::King => bonus.king,
            Subject::City => bonus.city,
            Subject::Quest => bonus.quest,
        })
    }
}

impl From<[u8; Subject::COUNT]> for Bonus {
    fn from(bonus: [u8; Subject::COUNT]) -> Self {
        let of = |subject: Subject| bonus[subject.index()];
        Self {
            kitchen: of(Subject::Kitchen),
            combat: of(Subject::Combat),
            education: of(Subject::Education),
            king: of(Subject::King),
            city: of(Subject::City),
            quest: of(Subject::Quest),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_7_2_levels_add_more_and_more() {
        let faces = built_in();
        for [easier, harder] in faces.array_windows() {
            let mut both = easier.bonus.iter().zip(&harder.bonus);
            assert!(both.all(|(less, more)| less <= more), "{harder:?}");
            assert_ne!(easier.bonus, harder.bonus);
        }
        let within = |face: &Challenge| face.bonus.iter().all(|&bonus| bonus <= 2);
        assert!(faces.iter().all(within));
        // As many as the face has room for.
        let raised = |face: &Challenge| face.bonus.iter().filter(|&&bonus| bonus > 0).count();
        assert!(faces.iter().all(|face| (1..=4).contains(&raised(face))));
        assert_eq!(level(1).map(|face| face.level), Some(1));
        assert_eq!(level(0), None);
        assert_eq!(level(7), None);
    }

    #[test]
    fn errors_name_the_line() {
        let wrong = "[\n  (level: 1, bonus: (kitchen: 1)),\n  (level: 2, bonus: (soup: 1)),\n]";
        assert_eq!(parse(wrong).map_err(|error| error.line), Err(3));
        let few = "[(level: 1, bonus: (kitchen: 1))]";
        assert!(parse(few).is_err());
    }
}
