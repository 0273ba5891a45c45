//! A key as a person knows it: what stands on its cap, and what is held down with it.

use std::fmt;

use bevy::{
    input::keyboard::{Key, KeyCode, KeyboardInput},
    prelude::*,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

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

/// What stands on a key's cap. Letters and signs go by the keyboard's own layout, digits by their row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cap {
    /// A lower-case letter, from `a` to `z`.
    Letter(char),
    /// 0 to 9, in the row or on the number pad.
    Digit(u8),
    /// Any other character, as Shift or none makes it.
    Sign(char),
    /// A function key, 1 to 24.
    Function(u8),
    /// A key with a name.
    Named(Named),
}

/// Keys with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the keys are what they are called")]
pub enum Named {
    Enter,
    Escape,
    Space,
    Tab,
    Backspace,
    Insert,
    Delete,
    Home,
    End,
    PageUp,
    PageDown,
    Left,
    Right,
    Up,
    Down,
}

impl Named {
    const ALL: [(Self, KeyCode, &'static str, &'static str); 15] = [
        (Self::Enter, KeyCode::Enter, "Enter", "key-enter"),
        (Self::Escape, KeyCode::Escape, "Esc", "key-esc"),
        (Self::Space, KeyCode::Space, "Space", "key-space"),
        (Self::Tab, KeyCode::Tab, "Tab", "key-tab"),
        (
            Self::Backspace,
            KeyCode::Backspace,
            "Backspace",
            "key-backspace",
        ),
        (Self::Insert, KeyCode::Insert, "Insert", "key-insert"),
        (Self::Delete, KeyCode::Delete, "Delete", "key-delete"),
        (Self::Home, KeyCode::Home, "Home", "key-home"),
        (Self::End, KeyCode::End, "End", "key-end"),
        (Self::PageUp, KeyCode::PageUp, "PageUp", "key-page-up"),
        (
            Self::PageDown,
            KeyCode::PageDown,
            "PageDown",
            "key-page-down",
        ),
        (Self::Left, KeyCode::ArrowLeft, "Left", "key-left"),
        (Self::Right, KeyCode::ArrowRight, "Right", "key-right"),
        (Self::Up, KeyCode::ArrowUp, "Up", "key-up"),
        (Self::Down, KeyCode::ArrowDown, "Down", "key-down"),
    ];

    fn entry(self) -> (Self, KeyCode, &'static str, &'static str) {
        // The table names each of them, in their order.
        Self::ALL[self as usize]
    }

    /// The key that stands in its place on any keyboard.
    #[must_use]
    pub fn code(self) -> KeyCode {
        self.entry().1
    }
}

const DIGITS: [[KeyCode; 2]; 10] = [
    [KeyCode::Digit0, KeyCode::Numpad0],
    [KeyCode::Digit1, KeyCode::Numpad1],
    [KeyCode::Digit2, KeyCode::Numpad2],
    [KeyCode::Digit3, KeyCode::Numpad3],
    [KeyCode::Digit4, KeyCode::Numpad4],
    [KeyCode::Digit5, KeyCode::Numpad5],
    [KeyCode::Digit6, KeyCode::Numpad6],
    [KeyCode::Digit7, KeyCode::Numpad7],
    [KeyCode::Digit8, KeyCode::Numpad8],
    [KeyCode::Digit9, KeyCode::Numpad9],
];

const LETTERS: [KeyCode; 26] = [
    KeyCode::KeyA,
    KeyCode::KeyB,
    KeyCode::KeyC,
    KeyCode::KeyD,
    KeyCode::KeyE,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyL,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyO,
    KeyCode::KeyP,
    KeyCode::KeyQ,
    KeyCode::KeyR,
    KeyCode::KeyS,
    KeyCode::KeyT,
    KeyCode::KeyU,
    KeyCode::KeyV,
    KeyCode::KeyW,
    KeyCode::KeyX,
    KeyCode::KeyY,
    KeyCode::KeyZ,
];

const FUNCTIONS: [KeyCode; 12] = [
    KeyCode::F1,
    KeyCode::F2,
    KeyCode::F3,
    KeyCode::F4,
    KeyCode::F5,
    KeyCode::F6,
    KeyCode::F7,
    KeyCode::F8,
    KeyCode::F9,
    KeyCode::F10,
    KeyCode::F11,
    KeyCode::F12,
];

impl Cap {
    /// What stands on a key that was pressed, with Shift or without; none for modifiers and keys without a name.
    #[must_use]
    pub fn of(key: &KeyboardInput, shift: bool) -> Option<Self> {
        let code = key.key_code;
        if code == KeyCode::NumpadEnter {
            return Some(Self::Named(Named::Enter));
        }
        let named = Named::ALL.iter().find(|named| named.1 == code);
        if let Some(&(named, ..)) = named {
            return Some(Self::Named(named));
        }
        if let Some(i) = FUNCTIONS.iter().position(|&function| function == code) {
            return Some(Self::Function(i as u8 + 1));
        }
        let written = match &key.logical_key {
            Key::Character(text) => text.chars().next().filter(|c| !c.is_control()),
            _ => None,
        };
        if let Some(letter) = written.filter(char::is_ascii_alphabetic) {
            return Some(Self::Letter(letter.to_ascii_lowercase()));
        }
        let digit = DIGITS.iter().position(|codes| codes.contains(&code));
        if let Some(digit) = digit
            && (!shift || written.is_none_or(|c| c.is_ascii_digit()))
        {
            return Some(Self::Digit(digit as u8));
        }
        if let Some(sign) = written.filter(char::is_ascii) {
            return Some(Self::Sign(sign));
        }
        // Where its letters are not Latin, a key goes by the one that others have in its place.
        let letter = LETTERS.iter().position(|&letter| letter == code);
        if let Some(letter) = letter {
            return Some(Self::Letter(char::from(b'a' + letter as u8)));
        }
        written
            .filter(|c| !c.is_whitespace())
            .map(|sign| Self::Sign(sign.to_lowercase().next().unwrap_or(sign)))
    }

    /// Whether it writes something into a line of text.
    #[must_use]
    pub const fn writes(self) -> bool {
        matches!(
            self,
            Self::Letter(_) | Self::Digit(_) | Self::Sign(_) | Self::Named(Named::Space)
        )
    }

    fn parse(text: &str) -> Option<Self> {
        let named = Named::ALL.iter().find(|named| named.2 == text);
        if let Some(&(named, ..)) = named {
            return Some(Self::Named(named));
        }
        let mut characters = text.chars();
        let first = characters.next()?;
        let rest = characters.as_str();
        if rest.is_empty() {
            return match first {
                'a'..='z' | 'A'..='Z' => Some(Self::Letter(first.to_ascii_lowercase())),
                '0'..='9' => Some(Self::Digit(first as u8 - b'0')),
                _ if first.is_whitespace() || first.is_control() => None,
                _ => Some(Self::Sign(first)),
            };
        }
        let number: u8 = rest.parse().ok().filter(|_| first == 'F')?;
        (1..=12).contains(&number).then_some(Self::Function(number))
    }
}

impl fmt::Display for Cap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter(letter) => write!(f, "{}", letter.to_ascii_uppercase()),
            Self::Digit(digit) => write!(f, "{digit}"),
            Self::Sign(sign) => write!(f, "{sign}"),
            Self::Function(number) => write!(f, "F{number}"),
            Self::Named(named) => f.write_str(named.entry().2),
        }
    }
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
    use bevy::input::ButtonState;

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

    #[test]
    fn every_named_key_is_in_its_place() {
        for (i, (named, ..)) in Named::ALL.into_iter().enumerate() {
            assert_eq!(named as usize, i);
        }
    }
}
