//! What must hold of every message file, and of every place in the code that names a message.

mod code;
mod source;

use fluent_bundle::{FluentResource, FluentValue};

use super::*;
use source::{Entry, entries};

/// An id that no message has.
const NONE: &str = "no-such-text";

fn english() -> Words {
    Words::new(Language::English)
}

/// Formats one message, with the complaints of Fluent.
fn filled(words: &Words, id: &str, args: &FluentArgs) -> (Option<String>, Vec<FluentError>) {
    let mut errors = Vec::new();
    let text = resolve(&words.bundles[0], id, Some(args), &mut errors).map(Cow::into_owned);
    (text, errors)
}

/// Each way to fill in a message's variables that can matter: every key of its selectors, and a few numbers and names.
fn samples(entry: &Entry) -> Vec<FluentArgs<'static>> {
    let mut values: Vec<FluentValue> = [0, 1, 2, 3, 5, 21].map(FluentValue::from).into();
    values.push("Maud".into());
    values.extend(entry.keys.iter().cloned().map(FluentValue::from));
    values
        .into_iter()
        .map(|value| {
            entry
                .variables
                .iter()
                .map(|name| (name.clone(), value.clone()))
                .collect()
        })
        .collect()
}

#[test]
fn message_files_parse_and_no_id_is_used_twice() {
    for &language in Language::ALL {
        let mut bundle = FluentBundle::new_concurrent(vec![language.tag()]);
        let mut files = 0;
        for (file, text) in language.files() {
            let resource = FluentResource::try_new(text.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("{}: {errors:?}", file.display());
            }
            files += 1;
        }
        assert!(files >= 3, "{language:?} has {files} files");
    }
}

#[test]
fn the_reader_of_this_test_and_fluent_see_the_same_messages() {
    let words = english();
    let entries = entries(Language::English);
    assert!(entries.len() > 500, "{}", entries.len());
    for entry in &entries {
        assert!(entry.is_term() || words.has(&entry.id), "{}", entry.id);
    }
}

#[test]
fn every_message_can_be_filled_in_and_is_typeset() {
    for &language in Language::ALL {
        let words = Words::new(language);
        for entry in entries(language).iter().filter(|entry| !entry.is_term()) {
            for args in samples(entry) {
                let (text, errors) = filled(&words, &entry.id, &args);
                let text = text.unwrap_or_else(|| panic!("{} is missing", entry.id));
                assert!(errors.is_empty(), "{}: {errors:?}", entry.id);
                assert!(!text.is_empty(), "{} is empty", entry.id);
                assert_eq!(text.trim(), text, "{}: blanks around", entry.id);
                assert!(!text.contains("  "), "{}: double blanks", entry.id);
                for typed in ["\"", "'", "...", "--", " - ", " -1", " -2"] {
                    assert!(!text.contains(typed), "{}: {typed:?} in {text:?}", entry.id);
                }
            }
        }
    }
}

#[test]
fn other_languages_have_the_ids_and_variables_of_english() {
    let key = |entry: &Entry| (entry.id.clone(), entry.variables.clone());
    let english: HashSet<_> = entries(Language::English).iter().map(key).collect();
    for &language in Language::ALL {
        // Terms may have attributes (genders) of their own.
        let theirs: Vec<_> = entries(language);
        for entry in theirs.iter().filter(|entry| !entry.is_term()) {
            assert!(
                english.contains(&key(entry)),
                "{language:?}: {} is not in English with the variables {:?}",
                entry.id,
                entry.variables
            );
        }
    }
}

#[test]
fn languages_go_by_their_codes() {
    for &language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
        assert_eq!(language.tag().to_string(), language.code());
        assert!(Words::new(language).has("language-name"));
    }
    assert_eq!(Language::from_code("tlh"), None);
    assert_eq!(english().language(), Language::English);
}

#[test]
fn a_missing_text_shows_its_id() {
    let words = english();
    assert_eq!(words.say(NONE), "⟨no-such-text⟩");
    assert_eq!(words.say(NONE), "⟨no-such-text⟩");
    assert_eq!(words.say_first(&[NONE, NONE]), "⟨no-such-text⟩");
    assert_eq!(words.say_first(&[]), "⟨?⟩");
    assert!(!words.has(NONE));
    let attribute = format!("kept.{NONE}");
    assert_eq!(words.say(&attribute), "⟨kept.no-such-text⟩");
    assert!(!words.has(&attribute));
    assert_eq!(words.reported.lock().unwrap().len(), 3);
}

#[test]
fn a_missing_variable_is_visible_and_no_panic() {
    let words = english();
    let id = String::from("curtain-button");
    assert_eq!(words.say(&id), "I am {$name}");
}

#[test]
fn arguments_are_strings_numbers_and_keywords() {
    let words = english();
    let name = String::from("Maud");
    assert_eq!(
        say!(
            words,
            "log-played",
            name = &name,
            card = words.card("quest", 3, Naming::Day),
            from = 0_u8,
            space = 3_usize,
            landing = "top",
            other = "Linnet",
        ),
        "Maud plays Quest 3: start → 3, on top of Linnet."
    );
    assert_eq!(
        say!(
            words,
            "button-move",
            where = words.road_where("king", Naming::Day)
        ),
        "Move before the King"
    );
    assert_eq!(say!(words, "kept"), "Kept");
}

#[test]
fn totals_below_zero_have_a_true_minus() {
    let words = english();
    assert_eq!(say!(words, "points", points = -3), "−3 points");
    assert_eq!(say!(words, "points", points = 1), "1 point");
    assert_eq!(
        say!(words, "points-lost", points = 10),
        "−10",
        "the sign is in the message"
    );
}

#[test]
fn words_can_be_a_resource_and_cross_threads() {
    fn resource<T: Resource + Send + Sync>() {}
    resource::<Words>();
}
