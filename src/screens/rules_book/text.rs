//! The rules book's text: a folder of Markdown files, one a language, of which the book reads what it needs.
//!
//! A file has a title (`#`), then sections (`##`) of paragraphs with a blank line between. In a paragraph `**bold**` and
//! `*italic*`; a list's items begin with `- `; a ruling begins with `¶ `; and a paragraph may end with the numbers of the
//! rules it tells, `[4.0–4.2, 4.6]`. What stands before the first section is the legend.

use include_dir::{Dir, include_dir};

use crate::words::Language;

static BOOKS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/rules-book");

/// The whole book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Book {
    /// What it is called.
    pub title: String,
    /// How to read it.
    pub legend: Vec<Block>,
    /// Its sections, in every language the same ones in the same order.
    pub sections: Vec<Section>,
}

/// A section.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Section {
    /// Its heading.
    pub heading: String,
    /// Its paragraphs.
    pub blocks: Vec<Block>,
}

/// A paragraph.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Block {
    /// What sort.
    pub kind: Kind,
    /// Its words.
    pub spans: Vec<Span>,
    /// The rules it tells, as written: "4.0–4.2, 4.6".
    pub rules: String,
}

/// What sort of paragraph.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Kind {
    /// Running text.
    #[default]
    Text,
    /// Where the published rules are silent, and this game decides.
    Ruling,
    /// An item of a list.
    Item,
}

/// Words set alike.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Span {
    pub text: String,
    pub bold: bool,
    pub italic: bool,
}

/// A rule's number: 4.2 is (4, 2).
type Number = (u8, u8);

impl Book {
    /// The book in a language, or else in English.
    pub fn new(language: Language) -> Self {
        let file = |language: Language| {
            BOOKS
                .get_file(format!("{}.md", language.code()))
                .and_then(|file| file.contents_utf8())
        };
        let text = file(language).or_else(|| file(Language::default()));
        Self::read(text.unwrap_or_default())
    }

    /// Reads a book. Any text is one.
    pub fn read(text: &str) -> Self {
        let mut book = Self::default();
        for paragraph in paragraphs(text) {
            if let Some(heading) = paragraph.strip_prefix("## ") {
                book.sections.push(Section {
                    heading: heading.trim().to_owned(),
                    blocks: Vec::new(),
                });
            } else if let Some(title) = paragraph.strip_prefix("# ") {
                book.title = title.trim().to_owned();
            } else {
                let block = Block::read(&paragraph);
                match book.sections.last_mut() {
                    Some(section) => section.blocks.push(block),
                    None => book.legend.push(block),
                }
            }
        }
        book
    }

    /// Where a rule is told: section and paragraph. The rulings on it don't count.
    pub fn find(&self, rule: &str) -> Option<(usize, usize)> {
        self.sections.iter().enumerate().find_map(|(i, section)| {
            let tells = |block: &Block| block.kind != Kind::Ruling && block.tells(rule);
            section.blocks.iter().position(tells).map(|j| (i, j))
        })
    }
}

/// The lines between blank ones, joined; headings and items of lists stand alone.
fn paragraphs(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut open = false;
    for line in text.lines().map(str::trim) {
        let alone = line.starts_with('#') || line.starts_with("- ");
        match all.last_mut() {
            _ if line.is_empty() => open = false,
            Some(last) if open && !alone => {
                last.push(' ');
                last.push_str(line);
            }
            _ => {
                all.push(line.to_owned());
                open = !line.starts_with('#');
            }
        }
    }
    all
}

impl Block {
    fn read(paragraph: &str) -> Self {
        let (kind, rest) = if let Some(rest) = paragraph.strip_prefix('¶') {
            (Kind::Ruling, rest.trim_start())
        } else if let Some(rest) = paragraph.strip_prefix("- ") {
            (Kind::Item, rest)
        } else {
            (Kind::Text, paragraph)
        };
        let (words, rules) = split_rules(rest);
        Self {
            kind,
            spans: spans(words),
            rules: rules.to_owned(),
        }
    }

    /// Whether it tells a rule, such as "4.2".
    pub fn tells(&self, rule: &str) -> bool {
        let Some(rule) = number(rule) else {
            return false;
        };
        self.rules.split(',').any(|part| {
            let mut ends = part.split('–').map(number);
            match (ends.next().flatten(), ends.next().flatten()) {
                (Some(from), Some(to)) => (from..=to).contains(&rule),
                (only, None) => only == Some(rule),
                (None, _) => false,
            }
        })
    }
}

fn number(text: &str) -> Option<Number> {
    let (chapter, rule) = text.trim().split_once('.')?;
    Some((chapter.parse().ok()?, rule.parse().ok()?))
}

/// A paragraph's words, and the numbers in brackets at its end.
fn split_rules(paragraph: &str) -> (&str, &str) {
    let inside = paragraph.strip_suffix(']');
    match inside.and_then(|inside| inside.rsplit_once('[')) {
        Some((words, rules)) if rules.split([',', '–']).all(|rule| number(rule).is_some()) => {
            (words.trim_end(), rules)
        }
        _ => (paragraph, ""),
    }
}

/// Words by how they are set. Asterisks are never words.
fn spans(words: &str) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    let (mut bold, mut italic) = (false, false);
    let mut rest = words;
    while !rest.is_empty() {
        let stars = rest.len() - rest.trim_start_matches('*').len();
        if stars > 0 {
            bold ^= stars >= 2;
            italic ^= stars % 2 == 1;
            rest = &rest[stars..];
            continue;
        }
        let end = rest.find('*').unwrap_or(rest.len());
        spans.push(Span {
            text: rest[..end].to_owned(),
            bold,
            italic,
        });
        rest = &rest[end..];
    }
    spans
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn words(block: &Block) -> String {
        block.spans.iter().map(|span| span.text.as_str()).collect()
    }

    #[test]
    fn a_paragraph_is_read_with_all_its_marks() {
        let block = Block::read("¶ If **all** stand *there*, they share. [4.8, 4.0–4.2]");
        assert_eq!(block.kind, Kind::Ruling);
        assert_eq!(words(&block), "If all stand there, they share.");
        let set: Vec<_> = block.spans.iter().map(|s| (s.bold, s.italic)).collect();
        assert_eq!(
            set,
            [
                (false, false),
                (true, false),
                (false, false),
                (false, true),
                (false, false)
            ]
        );
        assert_eq!(block.rules, "4.8, 4.0–4.2");
        for rule in ["4.8", "4.0", "4.1", "4.2"] {
            assert!(block.tells(rule), "{rule}");
        }
        assert!(!block.tells("4.3") && !block.tells("4.10") && !block.tells("Kitchen"));
        assert_eq!(words(&Block::read("A note [of ours]")), "A note [of ours]");
    }

    #[test]
    fn sections_and_lists_are_kept_apart() {
        let book =
            Book::read("# Rules\nLegend\nof it\n\n## One\nText\n- first\n- second\n\n## Two");
        assert_eq!(book.title, "Rules");
        assert_eq!(words(&book.legend[0]), "Legend of it");
        let kinds: Vec<_> = book.sections[0].blocks.iter().map(|b| b.kind).collect();
        assert_eq!(kinds, [Kind::Text, Kind::Item, Kind::Item]);
        assert_eq!(book.sections[1].heading, "Two");
    }

    #[test]
    fn every_language_has_a_whole_book_without_markup_left_over() {
        let english = Book::new(Language::English);
        for &language in Language::ALL {
            let book = Book::new(language);
            assert!(!book.title.is_empty() && !book.legend.is_empty());
            assert_eq!(book.sections.len(), english.sections.len());
            for section in &book.sections {
                assert!(!section.heading.is_empty() && !section.blocks.is_empty());
                for block in &section.blocks {
                    let text = words(block);
                    assert!(!text.trim().is_empty(), "{}", section.heading);
                    for mark in ["*", "#", "¶", "_", "[", "]", "|", "`", "\"", "  "] {
                        assert!(!text.contains(mark), "{mark:?} in {text:?}");
                    }
                    assert!(!block.rules.is_empty(), "no rule's number: {text:?}");
                }
            }
        }
    }

    #[test]
    fn rulings_are_told_apart() {
        let book = Book::new(Language::English);
        let blocks = book.sections.iter().flat_map(|section| &section.blocks);
        let rulings = blocks.filter(|block| block.kind == Kind::Ruling).count();
        assert!(rulings >= 6, "{rulings}");
    }

    proptest! {
        #[test]
        fn any_text_is_a_book(text in "(?s)([#*\\-\\[\\]¶ \n]|.){0,200}") {
            let book = Book::read(&text);
            for block in book.sections.iter().flat_map(|section| &section.blocks) {
                prop_assert!(!words(block).contains('*'));
            }
        }
    }
}
