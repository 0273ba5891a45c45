//! What stands on the caps of keys, on any keyboard.

use std::fmt;

use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};

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

    pub(super) fn entry(self) -> (Self, KeyCode, &'static str, &'static str) {
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

    pub(super) fn parse(text: &str) -> Option<Self> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_key_is_in_its_place() {
        for (i, (named, ..)) in Named::ALL.into_iter().enumerate() {
            assert_eq!(named as usize, i);
        }
    }
}
