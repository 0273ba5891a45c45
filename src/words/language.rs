//! The languages the game speaks, and their message files.

use std::path::Path;

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
}

impl Language {
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
