//! Reads message files line by line: ids, variables and selector keys. Fluent itself keeps these to itself.

use std::collections::BTreeSet;

use crate::words::Language;

/// A message, an attribute ("id.attr") or a term ("-id").
pub struct Entry {
    pub id: String,
    pub variables: BTreeSet<String>,
    /// The keys of all its selectors: "one", "top", "2".
    pub keys: BTreeSet<String>,
}

impl Entry {
    pub fn is_term(&self) -> bool {
        self.id.starts_with('-')
    }
}

/// All entries of all files of a language.
pub fn entries(language: Language) -> Vec<Entry> {
    let mut all = Vec::new();
    for (_, text) in language.files() {
        let mut message = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(id) = head(line) {
                message = id.to_owned();
                all.push(entry(message.clone()));
            } else if let Some(attribute) = line.trim_start().strip_prefix('.').and_then(head) {
                all.push(entry(format!("{message}.{attribute}")));
            }
            if let Some(entry) = all.last_mut() {
                collect(line, entry);
            }
        }
    }
    // A message that consists of attributes only would have no value; we have none such.
    all
}

fn entry(id: String) -> Entry {
    Entry {
        id,
        variables: BTreeSet::new(),
        keys: BTreeSet::new(),
    }
}

/// The id before " =", if the line begins with one.
fn head(line: &str) -> Option<&str> {
    let (id, _) = line.split_once(" =")?;
    let is_id = id.trim_start_matches('-').starts_with(is_letter) && id.chars().all(is_id_char);
    is_id.then_some(id)
}

fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic()
}

fn is_id_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

fn collect(line: &str, entry: &mut Entry) {
    for part in line.split('$').skip(1) {
        let name: String = part.chars().take_while(|&c| is_id_char(c)).collect();
        entry.variables.insert(name);
    }
    for part in line.split('[').skip(1) {
        if let Some((key, _)) = part.split_once(']') {
            entry.keys.insert(key.trim().to_owned());
        }
    }
}
