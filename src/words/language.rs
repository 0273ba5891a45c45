//! The languages the game speaks, and their message files.

use std::{path::Path, str::FromStr};

use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

static LOCALES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");

/// Each language is one line here and one folder in `assets/locales/`.
macro_rules! languages {
    ($($(#[$attribute:meta])* $language:ident = $code:literal),+ $(,)?) => {
        /// A language of the game. Its own name is the message `language-name`.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Language {
            $(
                $(#[$attribute])*
                #[doc = concat!("`", $code, "`")]
                $language,
            )+
        }

        impl Language {
            /// All languages, in the order in which settings list them.
            pub const ALL: &[Self] = &[$(Self::$language),+];

            /// The BCP 47 code: the folder's name, and what settings store.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$language => $code,)+
                }
            }
        }
    };
}

languages! {
    #[default]
    English = "en",
    French = "fr",
    Spanish = "es",
    Russian = "ru",
}

/// The text is no language of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game speaks {}", Language::codes())]
pub struct LanguageError;

/// From a code such as "fr", or a locale of the system's that begins with one: "fr-CA", "fr_FR.UTF-8".
impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(text: &str) -> Result<Self, LanguageError> {
        let code = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::from_code(&code.to_ascii_lowercase()).ok_or(LanguageError)
    }
}

impl Language {
    /// All codes, for an error: "en, fr, es or ru".
    fn codes() -> String {
        let codes: Vec<_> = Self::ALL.iter().map(|language| language.code()).collect();
        match codes.split_last() {
            Some((last, [])) => (*last).to_owned(),
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
            None => String::new(),
        }
    }

    /// The language with this code, if the game speaks it.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|language| language.code() == code)
    }

    pub(super) fn tag(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// The `.ftl` files of the language: their paths below `assets/locales/`, and their text.
    pub(super) fn files(self) -> impl Iterator<Item = (&'static Path, &'static str)> {
        LOCALES
            .get_dir(self.code())
            .into_iter()
            .flat_map(|folder| folder.files())
            .filter(|file| file.path().extension().is_some_and(|end| end == "ftl"))
            .filter_map(|file| Some((file.path(), file.contents_utf8()?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_locales_are_understood() {
        for (text, language) in [
            ("fr", Language::French),
            ("es-MX", Language::Spanish),
            ("ru_RU.UTF-8", Language::Russian),
            ("EN", Language::English),
        ] {
            assert_eq!(text.parse(), Ok(language), "{text}");
        }
    }

    #[test]
    fn other_codes_are_refused_with_those_that_there_are() {
        for text in ["", "C", "tlh", "french"] {
            assert_eq!(text.parse::<Language>(), Err(LanguageError), "{text}");
        }
        assert_eq!(
            LanguageError.to_string(),
            "the game speaks en, fr, es or ru"
        );
    }
}
