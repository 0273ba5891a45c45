//! Lists inside messages: commas everywhere, and "and" where a language says so.

use std::fmt::{Display, Write};

use super::{Words, say};

/// Joins names, roads or points for the variables `$names`, `$roads`, `$winner` and the like: "8, 5, 2".
pub fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    let mut joined = String::new();
    for item in items {
        if !joined.is_empty() {
            joined.push_str(", ");
        }
        // Writing to a String cannot fail.
        let _ = write!(joined, "{item}");
    }
    joined
}

impl Words {
    /// Names as in a sentence: "Maud, Enid and Rowan". Only for the messages that ask for it; the others take [`list`].
    pub fn names_and(&self, names: &[impl AsRef<str>]) -> String {
        match names {
            [] => String::new(),
            [only] => only.as_ref().to_owned(),
            [others @ .., last] => {
                let others = list(others.iter().map(AsRef::as_ref));
                let last = last.as_ref();
                say!(
                    self,
                    "names-and",
                    names = others,
                    last = last,
                    sound = sound(last)
                )
            }
        }
    }
}

/// The sound a name begins with, as far as a language's "and" depends on it: Spanish says "e" before the vowel of "Isolda"
/// and "Hilario", but not before the glide of "Ian" and "Hiero".
fn sound(name: &str) -> &'static str {
    let name = name.trim().to_lowercase();
    let mut letters = name.strip_prefix('h').unwrap_or(&name).chars();
    let vowel = matches!(letters.next(), Some('i' | 'í'));
    let glide = matches!(letters.next(), Some('a' | 'e' | 'o' | 'u'));
    if vowel && !glide { "i" } else { "other" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn lists_have_commas() {
        assert_eq!(list([8, 5, 2]), "8, 5, 2");
        assert_eq!(list(["Maud"]), "Maud");
        assert_eq!(list(Vec::<String>::new()), "");
    }

    #[test]
    fn names_end_with_and() {
        let words = Words::new(Language::English);
        assert_eq!(words.names_and(&[] as &[&str]), "");
        assert_eq!(words.names_and(&["Maud"]), "Maud");
        assert_eq!(words.names_and(&["Maud", "Enid"]), "Maud and Enid");
        let three = ["Maud", "Enid", "Osric"].map(String::from);
        assert_eq!(words.names_and(&three), "Maud, Enid and Osric");
    }

    #[test]
    fn and_is_said_as_the_language_says_it() {
        let and = |language, last| Words::new(language).names_and(&["Maud", last]);
        assert_eq!(and(Language::French, "Iseut"), "Maud et Iseut");
        assert_eq!(and(Language::Russian, "Изольда"), "Maud и Изольда");
        assert_eq!(and(Language::Spanish, "Enid"), "Maud y Enid");
        assert_eq!(and(Language::Spanish, "Isolda"), "Maud e Isolda");
        assert_eq!(and(Language::Spanish, "Hilario"), "Maud e Hilario");
        assert_eq!(and(Language::Spanish, "Ian"), "Maud y Ian");
    }
}
