//! A key as a person knows it: what stands on its cap, and what is held down with it.

use std::fmt;

use bevy::{input::keyboard::KeyboardInput, prelude::*};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::Cap;
use crate::words::Words;

/// Which modifiers are down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the keys are what they are called")]
pub struct Modifiers {
    /// Ctrl; on a Mac the Command key.
    pub ctrl: bool,
    pub alt: bool,
    pub shift: bool,
}

impl Modifiers {
    /// None of them.
    pub const NONE: Self = Self {
        ctrl: false,
        alt: false,
        shift: false,
    };
}

/// A key together with what is held down: `Ctrl+Z`, as files write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chord {
    /// What is held down. Shift is part of a sign or digit already, and never given with one.
    pub held: Modifiers,
    /// The key.
    pub cap: Cap,
}

const HELD: [(&str, &str); 3] = [
    ("Ctrl+", "key-ctrl"),
    ("Alt+", "key-alt"),
    ("Shift+", "key-shift"),
];

impl Chord {
    /// The chord of a key that was pressed; none for modifiers and keys without a name.
    #[must_use]
    pub fn of(key: &KeyboardInput, held: Modifiers) -> Option<Self> {
        let cap = Cap::of(key, held.shift)?;
        Some(Self::new(cap, held))
    }

    /// A key with what is held down.
    #[must_use]
    pub const fn new(cap: Cap, mut held: Modifiers) -> Self {
        if let Cap::Sign(_) | Cap::Digit(_) = cap {
            held.shift = false;
        }
        Self { held, cap }
    }

    /// Reads what [`Chord`]'s `Display` writes.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut rest = text;
        let mut held = [false; 3];
        for (held, (name, _)) in held.iter_mut().zip(HELD) {
            // In "Ctrl++" the last plus is the key.
            if let Some(after) = rest.strip_prefix(name).filter(|after| !after.is_empty()) {
                *held = true;
                rest = after;
            }
        }
        let [ctrl, alt, shift] = held;
        Some(Self::new(Cap::parse(rest)?, Modifiers { ctrl, alt, shift }))
    }

    const fn flags(self) -> [bool; 3] {
        [self.held.ctrl, self.held.alt, self.held.shift]
    }

    /// Whether it writes something into a line of text.
    #[must_use]
    pub const fn writes(self) -> bool {
        self.cap.writes() && !self.held.ctrl && !self.held.alt
    }

    /// What stands on the key, in the player's language.
    #[must_use]
    pub fn label(self, words: &Words) -> String {
        let mut label = String::new();
        for (held, (_, message)) in self.flags().into_iter().zip(HELD) {
            if held {
                label += &words.say(message);
                label.push('+');
            }
        }
        match self.cap {
            Cap::Named(named) => label + &words.say(named.entry().3),
            Cap::Sign('-') => label + "\u{2212}",
            other => label + &other.to_string(),
        }
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (held, (name, _)) in self.flags().into_iter().zip(HELD) {
            if held {
                f.write_str(name)?;
            }
        }
        self.cap.fmt(f)
    }
}

impl Serialize for Chord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Chord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| D::Error::custom(format!("there is no key {text}")))
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::{
        ButtonState,
        keyboard::{Key, KeyCode},
    };

    use super::*;

    fn pressed(written: &str, key_code: KeyCode, shift: bool) -> Option<String> {
        let key = KeyboardInput {
            key_code,
            logical_key: Key::Character(written.into()),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        let held = Modifiers {
            shift,
            ..Modifiers::default()
        };
        Chord::of(&key, held).map(|chord| chord.to_string())
    }

    #[test]
    fn what_is_on_the_cap_counts() {
        let is = |written, code, shift, chord: &str| {
            assert_eq!(pressed(written, code, shift).as_deref(), Some(chord));
        };
        is("z", KeyCode::KeyZ, false, "Z");
        // German, French, with Shift, Russian.
        is("z", KeyCode::KeyY, false, "Z");
        is("z", KeyCode::KeyW, false, "Z");
        is("Z", KeyCode::KeyZ, true, "Shift+Z");
        is("я", KeyCode::KeyZ, false, "Z");
        is("ж", KeyCode::Semicolon, false, "ж");
        is(",", KeyCode::KeyM, false, ",");
        // American, German, French question marks.
        is("?", KeyCode::Slash, true, "?");
        is("?", KeyCode::Minus, true, "?");
        is("?", KeyCode::KeyM, true, "?");
        // French digits are written with Shift.
        is("&", KeyCode::Digit1, false, "1");
        is("1", KeyCode::Digit1, true, "1");
        is("/", KeyCode::Digit7, true, "/");
        is("3", KeyCode::Numpad3, false, "3");
        is("+", KeyCode::NumpadAdd, false, "+");
        is("-", KeyCode::NumpadSubtract, false, "-");
    }

    #[test]
    fn chords_are_read_as_they_are_written() {
        for text in [
            "Ctrl+Z",
            "Ctrl+Shift+Z",
            "F11",
            "Enter",
            "?",
            "+",
            "Ctrl++",
            "Alt+Left",
            "0",
            "ж",
            "PageUp",
        ] {
            let chord = Chord::parse(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(chord.to_string(), text);
        }
        for text in [
            "",
            "F0",
            "F13",
            "Fx",
            "Ctrl+",
            "nothing",
            "Z+Ctrl",
            " ",
            "Shift+Ctrl+Z",
        ] {
            assert!(
                Chord::parse(text).is_none_or(|chord| chord.to_string() == text),
                "{text}"
            );
        }
        assert_eq!(Chord::parse("nothing"), None);
    }
}
