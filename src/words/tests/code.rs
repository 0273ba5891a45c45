//! Checks that code only names texts that exist, with the variables they need.

use std::{
    collections::{BTreeSet, HashMap},
    fs,
    path::{Path, PathBuf},
};

use super::source::entries;
use crate::words::Language;

/// A place in the code that says a literal id.
#[derive(Debug, PartialEq)]
struct Call {
    id: String,
    /// The variables it hands over; none if they cannot be read from the source (`say_with`).
    variables: Option<BTreeSet<String>>,
}

#[test]
fn code_names_only_texts_that_exist_with_their_variables() {
    let known: HashMap<_, _> = entries(Language::English)
        .into_iter()
        .map(|entry| (entry.id, entry.variables))
        .collect();
    let mut wrong = Vec::new();
    for file in rust_files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
        let text = fs::read_to_string(&file).expect("a source file can be read");
        for call in calls(&text) {
            let file = file.display();
            match (known.get(&call.id), call.variables) {
                (None, _) => wrong.push(format!("{file}: there is no text {}", call.id)),
                (Some(needed), Some(given)) if *needed != given => wrong.push(format!(
                    "{file}: {} needs {needed:?}, not {given:?}",
                    call.id
                )),
                _ => {}
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn calls_are_found_in_source() {
    let quote = '"';
    let text = format!(
        "let a = words.say({quote}kept{quote});\n// words.say({quote}comment{quote})\n\
         say!(\n  words,\n  {quote}menu-continue.about{quote},\n  round = roman(f(1, 2)), names = {quote}a, b = c{quote},\n);\n\
         words.say_with({quote}total{quote}, &args); essay({quote}no{quote}); words.say(id); say!(words, id, a = 1);"
    );
    let set = |names: &[&str]| Some(names.iter().map(|name| name.to_string()).collect());
    let call = |id: &str, variables| Call {
        id: id.into(),
        variables,
    };
    assert_eq!(
        calls(&text),
        [
            call("kept", set(&[])),
            call("menu-continue.about", set(&["round", "names"])),
            call("total", None),
        ]
    );
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a source folder can be read") {
        let path = entry.expect("a source folder can be read").path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    files
}

/// The calls with literal ids in a source text, in order.
fn calls(text: &str) -> Vec<Call> {
    let code: String = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| [line, "\n"])
        .collect();
    let mut calls = Vec::new();
    for (at, _) in code.match_indices("say") {
        let before = code[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let rest = &code[at + "say".len()..];
        let call = if let Some(inside) = rest.strip_prefix("!(") {
            let arguments = arguments(inside);
            arguments.get(1).and_then(|id| literal(id)).map(|id| Call {
                id,
                variables: Some(arguments[2..].iter().filter_map(|a| variable(a)).collect()),
            })
        } else if let Some(inside) = rest.strip_prefix("_with(") {
            arguments(inside)
                .first()
                .and_then(|id| literal(id))
                .map(|id| Call {
                    id,
                    variables: None,
                })
        } else if let Some(inside) = rest.strip_prefix('(') {
            arguments(inside)
                .first()
                .and_then(|id| literal(id))
                .map(|id| Call {
                    id,
                    variables: Some(BTreeSet::new()),
                })
        } else {
            None
        };
        calls.extend(call);
    }
    calls
}

/// The arguments up to the closing bracket, split at the commas that are not inside brackets or strings.
fn arguments(inside: &str) -> Vec<&str> {
    let (mut arguments, mut start, mut depth, mut quoted, mut escaped) =
        (Vec::new(), 0, 0, false, false);
    for (at, c) in inside.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => {
                arguments.push(inside[start..at].trim());
                break;
            }
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                arguments.push(inside[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    arguments.retain(|argument| !argument.is_empty());
    arguments
}

fn literal(argument: &str) -> Option<String> {
    let id = argument.strip_prefix('"')?.strip_suffix('"')?;
    Some(id.to_owned())
}

/// The variable of `name = value`.
fn variable(argument: &str) -> Option<String> {
    let (name, _) = argument.split_once('=')?;
    Some(name.trim().trim_start_matches("r#").to_owned())
}
