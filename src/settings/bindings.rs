//! Which keys give which command.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::{Cap, Chord, Command, Named};
use crate::words::Words;

/// What a key is to a command that it might be bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nobody's.
    Free,
    /// It gives this command already.
    Own,
    /// It gives another command.
    Taken(Command),
    /// It is needed everywhere, and can't be bound.
    Fixed,
}

/// Which keys give which command: those that come with the game, but for those that a person has bound.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bindings {
    /// What differs from the defaults.
    bound: BTreeMap<Command, Vec<Chord>>,
}

impl Bindings {
    /// The most keys a command has besides its fixed one.
    pub const MOST: usize = 2;

    /// The keys that may be bound anew, in order.
    #[must_use]
    pub fn free(&self, command: Command) -> Vec<Chord> {
        match self.bound.get(&command) {
            Some(chords) => chords.clone(),
            None => defaults(command)
                // A key that somebody has bound is no longer what it was.
                .filter(|chord| {
                    !self
                        .bound_beside(command)
                        .any(|bound| bound.contains(chord))
                })
                .collect(),
        }
    }

    /// The keys bound to the commands that can be given where this one can.
    fn bound_beside(&self, command: Command) -> impl Iterator<Item = &Vec<Chord>> {
        let apart = command.place().is_apart();
        let beside = self.bound.iter();
        beside
            .filter(move |(other, _)| other.place().is_apart() == apart)
            .map(|(_, chords)| chords)
    }

    /// All keys that give a command, the fixed one first.
    #[must_use]
    pub fn of(&self, command: Command) -> Vec<Chord> {
        let fixed = command.fixed().into_iter();
        fixed.chain(self.free(command)).collect()
    }

    /// The command that a key gives where a game is played.
    #[must_use]
    pub fn command(&self, chord: Chord) -> Option<Command> {
        self.command_of(chord, false)
    }

    /// The command that a key gives while a game is only looked at.
    #[must_use]
    pub fn command_in_replay(&self, chord: Chord) -> Option<Command> {
        let own = self.command_of(chord, true);
        own.or_else(|| self.command_of(chord, false))
    }

    fn command_of(&self, chord: Chord, apart: bool) -> Option<Command> {
        let mut all = Command::ALL.iter().copied();
        all.find(|&command| {
            command.place().is_apart() == apart && self.of(command).contains(&chord)
        })
    }

    /// What stands on the first key that gives a command; nothing if none does.
    #[must_use]
    pub fn label(&self, command: Command, words: &Words) -> String {
        let first = self.of(command).into_iter().next();
        first.map_or_else(String::new, |chord| chord.label(words))
    }

    /// What a key is to a command.
    #[must_use]
    pub fn standing(&self, command: Command, chord: Chord) -> Standing {
        let tab = matches!(chord.cap, Cap::Named(Named::Tab));
        let fixed = |command: &Command| command.fixed() == Some(chord);
        if tab || Command::ALL.iter().any(fixed) {
            return Standing::Fixed;
        }
        match self.command_of(chord, command.place().is_apart()) {
            None => Standing::Free,
            Some(own) if own == command => Standing::Own,
            Some(other) => Standing::Taken(other),
        }
    }

    /// Has a key give a command, in place of its `slot`-th; whatever else it gave, it does no longer. A fixed key stays what it is.
    pub fn bind(&mut self, command: Command, slot: usize, chord: Chord) {
        match self.standing(command, chord) {
            Standing::Fixed => return,
            Standing::Taken(other) => {
                let left = self.free(other).into_iter().filter(|&key| key != chord);
                let left = left.collect();
                self.set(other, left);
            }
            Standing::Free | Standing::Own => {}
        }
        let mut chords = self.free(command);
        match chords.get_mut(slot) {
            Some(old) => *old = chord,
            None => chords.push(chord),
        }
        let mut once: Vec<Chord> = Vec::new();
        for chord in chords {
            if !once.contains(&chord) {
                once.push(chord);
            }
        }
        once.truncate(Self::MOST);
        self.set(command, once);
    }

    /// Takes the `slot`-th key from a command.
    pub fn unbind(&mut self, command: Command, slot: usize) {
        let mut chords = self.free(command);
        if slot < chords.len() {
            chords.remove(slot);
            self.set(command, chords);
        }
    }

    fn set(&mut self, command: Command, chords: Vec<Chord>) {
        if defaults(command).eq(chords.iter().copied()) {
            self.bound.remove(&command);
        } else {
            self.bound.insert(command, chords);
        }
    }
}

fn defaults(command: Command) -> impl Iterator<Item = Chord> {
    command
        .defaults()
        .iter()
        .filter_map(|text| Chord::parse(text))
}

impl Serialize for Bindings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let bound = self.bound.iter();
        serializer.collect_map(bound.map(|(command, chords)| (command.key(), chords)))
    }
}

impl<'de> Deserialize<'de> for Bindings {
    /// Commands and keys that are not known are passed over, and so is a key's second command.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Map::<String, Value>::deserialize(deserializer)?;
        let mut bindings = Self::default();
        let mut taken: Vec<(bool, Chord)> = Vec::new();
        for &command in Command::ALL {
            let Some(Value::Array(chords)) = written.get(command.key()) else {
                continue;
            };
            let mut own: Vec<Chord> = Vec::new();
            for text in chords {
                let chord = text.as_str().and_then(Chord::parse);
                let chord = chord.filter(|&chord| {
                    !taken.contains(&(command.place().is_apart(), chord))
                        && Self::default().standing(command, chord) != Standing::Fixed
                });
                if let Some(chord) = chord.filter(|_| own.len() < Self::MOST) {
                    own.push(chord);
                    taken.push((command.place().is_apart(), chord));
                }
            }
            bindings.set(command, own);
        }
        Ok(bindings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Place;

    fn chord(text: &str) -> Chord {
        Chord::parse(text).unwrap()
    }

    #[test]
    fn every_command_has_a_key_of_its_own() {
        let bindings = Bindings::default();
        for &command in Command::ALL {
            let chords = bindings.of(command);
            assert!(!chords.is_empty(), "{command:?}");
            assert_eq!(
                bindings.free(command).len(),
                command.defaults().len(),
                "{command:?}"
            );
            assert!(bindings.free(command).len() <= Bindings::MOST);
            for chord in chords {
                let given = match command.place() {
                    Place::Replay => bindings.command_in_replay(chord),
                    _ => bindings.command(chord),
                };
                assert_eq!(given, Some(command), "{chord}");
            }
            assert_eq!(Command::from_key(command.key()), Some(command));
        }
    }

    #[test]
    fn a_key_that_is_bound_leaves_what_it_was_for() {
        let mut bindings = Bindings::default();
        let r = chord("R");
        assert_eq!(
            bindings.standing(Command::Hint, r),
            Standing::Taken(Command::Reference)
        );
        bindings.bind(Command::Hint, 0, r);
        assert_eq!(bindings.command(r), Some(Command::Hint));
        assert_eq!(bindings.free(Command::Reference), []);
        assert_eq!(bindings.command(chord("H")), None);
        // Back again: nothing differs from the defaults.
        bindings.bind(Command::Hint, 0, chord("H"));
        bindings.bind(Command::Reference, 0, r);
        assert_eq!(bindings, Bindings::default());
    }

    #[test]
    fn a_replay_has_keys_of_its_own() {
        let mut bindings = Bindings::default();
        let space = chord("Space");
        assert_eq!(bindings.command(space), Some(Command::Skip));
        assert_eq!(bindings.command_in_replay(space), Some(Command::ReplayTurn));
        // What a replay has no use for is as it is elsewhere.
        assert_eq!(
            bindings.command_in_replay(chord("F11")),
            Some(Command::FullScreen)
        );
        let r = chord("R");
        assert_eq!(bindings.standing(Command::ReplayTurn, r), Standing::Free);
        bindings.bind(Command::ReplayTurn, 0, r);
        assert_eq!(bindings.command(r), Some(Command::Reference));
        assert_eq!(bindings.command_in_replay(r), Some(Command::ReplayTurn));
        assert_eq!(bindings.command(space), Some(Command::Skip));
        let text = serde_json::to_string(&bindings).unwrap();
        assert_eq!(serde_json::from_str::<Bindings>(&text).unwrap(), bindings);
    }

    #[test]
    fn two_keys_and_no_more() {
        let mut bindings = Bindings::default();
        bindings.bind(Command::Skip, 1, chord("S"));
        bindings.bind(Command::Skip, 7, chord("X"));
        assert_eq!(bindings.free(Command::Skip), [chord("Space"), chord("S")]);
        bindings.unbind(Command::Skip, 0);
        bindings.unbind(Command::Skip, 5);
        assert_eq!(bindings.free(Command::Skip), [chord("S")]);
        bindings.bind(Command::Confirm, 0, chord("Space"));
        assert_eq!(
            bindings.of(Command::Confirm),
            [chord("Enter"), chord("Space")]
        );
    }

    #[test]
    fn what_menus_need_cannot_be_bound() {
        let mut bindings = Bindings::default();
        for text in ["Enter", "Esc", "Left", "Tab", "Shift+Tab"] {
            assert_eq!(
                bindings.standing(Command::Hint, chord(text)),
                Standing::Fixed
            );
            bindings.bind(Command::Hint, 0, chord(text));
        }
        assert_eq!(bindings, Bindings::default());
    }

    #[test]
    fn they_are_read_as_they_are_written_and_nonsense_is_passed_over() {
        let mut bindings = Bindings::default();
        bindings.bind(Command::Hint, 0, chord("Ctrl+H"));
        bindings.unbind(Command::Mute, 0);
        let text = serde_json::to_string(&bindings).unwrap();
        assert_eq!(text, r#"{"hint":["Ctrl+H"],"mute":[]}"#);
        assert_eq!(serde_json::from_str::<Bindings>(&text).unwrap(), bindings);
        let odd =
            r#"{"hint":["Ctrl+H","Enter",7,"soup","X","Y"],"dance":["D"],"skip":"S","mute":["X"]}"#;
        let read: Bindings = serde_json::from_str(odd).unwrap();
        assert_eq!(read.free(Command::Hint), [chord("Ctrl+H"), chord("X")]);
        assert_eq!(read.free(Command::Skip), [chord("Space")]);
        assert_eq!(read.free(Command::Mute), []);
    }
}
