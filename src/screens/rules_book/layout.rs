//! What a page of the rules book holds, as pieces one below the other.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Context, Galley, TextFormat,
    text::{LayoutJob, TextWrapping},
};

use super::{
    place,
    text::{Block, Book, Kind, Span},
};
use crate::{
    art::{Face, palette},
    overlays::{kit::Kit, road_tip},
    rules::{Road, RuleSet, Subject},
    words::{Naming, Words, lists::list, rounds::roman, say},
};

/// What is asked of the book.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Wish {
    Close,
    Page(usize),
    /// So many pages on, or back.
    Turn(isize),
    Scroll(Step),
}

/// How far to scroll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Step {
    Lines(f32),
    Pages(f32),
    Start,
    End,
}

/// One page: an entry in the list, and what it says.
pub(super) struct Leaf {
    pub heading: String,
    /// Whether it tells of the game in question.
    pub ours: bool,
    pub says: Vec<Paragraph>,
}

/// A paragraph, with the picture before it, if it has one.
pub(super) struct Paragraph {
    pub emblem: Option<String>,
    pub block: Block,
}

impl Leaf {
    /// All pages: with a game in question, its own first.
    pub fn all(book: &Book, rules: Option<&RuleSet>, words: &Words) -> Vec<Self> {
        let ours = rules.map(place::sections).unwrap_or_default();
        let prose = book.sections.iter().enumerate().map(|(i, section)| Self {
            heading: section.heading.clone(),
            ours: ours.contains(&i),
            says: section
                .blocks
                .iter()
                .map(|block| Paragraph {
                    emblem: None,
                    block: block.clone(),
                })
                .collect(),
        });
        let own = rules.map(|rules| in_this_game(rules, words));
        own.into_iter().chain(prose).collect()
    }
}

/// How each road scores in a game: the same sentences as its tooltip.
fn in_this_game(rules: &RuleSet, words: &Words) -> Leaf {
    let naming = Naming::of(rules);
    let mode = say!(
        words,
        "rules-mode",
        side = naming.key(),
        count = rules.seats,
        level = rules
            .mode
            .challenge
            .map_or("none", |face| roman(face.level))
    );
    let mut says = vec![Paragraph {
        emblem: None,
        block: plain(&mode, true),
    }];
    for road in Road::ALL {
        let lines = road_tip(words, rules, naming, road);
        let (name, rest) = lines
            .split_first()
            .map_or(("", &[][..]), |(name, rest)| (name.as_str(), rest));
        let bold = Span {
            text: format!("{name}. "),
            bold: true,
            italic: false,
        };
        let text = Span {
            text: rest.join(" "),
            ..Span::default()
        };
        says.push(Paragraph {
            emblem: Some(emblem(road, naming)),
            block: Block {
                spans: vec![bold, text],
                ..Block::default()
            },
        });
    }
    let raised = Subject::ALL.into_iter().filter(|&s| rules.raise(s) > 0);
    let raised: Vec<String> = raised
        .map(|subject| {
            let name = words.subject(subject.key(), naming);
            format!("{name}\u{a0}+{}", rules.raise(subject))
        })
        .collect();
    if !raised.is_empty() {
        let text = say!(words, "rules-raised", bonuses = list(raised));
        says.push(Paragraph {
            emblem: None,
            block: plain(&text, false),
        });
    }
    Leaf {
        heading: words.say("rules-in-this-game"),
        ours: true,
        says,
    }
}

/// The roundel of a road; by night the Combat roads are the knights'.
fn emblem(road: Road, naming: Naming) -> String {
    let key = match (road, naming) {
        (Road::Joust, Naming::Night) => "black-knight",
        (Road::Tournament, Naming::Night) => "white-knight",
        (road, _) => road.key(),
    };
    format!("emblem-{key}")
}

fn plain(text: &str, italic: bool) -> Block {
    Block {
        spans: vec![Span {
            text: text.to_owned(),
            bold: false,
            italic,
        }],
        ..Block::default()
    }
}

/// A paragraph laid out.
pub(super) struct Piece {
    pub kind: Kind,
    pub emblem: Option<String>,
    pub galley: Arc<Galley>,
    /// Where it begins, from the text's own top, points.
    pub top: f32,
    /// How far its words are moved in.
    pub indent: f32,
}

impl Piece {
    pub fn height(&self) -> f32 {
        let text = self.galley.rect.height();
        match (self.kind, &self.emblem) {
            (Kind::Ruling, _) => text + 2.0 * PAD,
            (_, Some(_)) => text.max(EMBLEM),
            _ => text,
        }
    }
}

/// From the edge of a ruling's ground to its words.
pub(super) const PAD: f32 = 10.0;
/// Height of a road's roundel.
pub(super) const EMBLEM: f32 = 48.0;
/// Between two paragraphs.
const GAP: f32 = 16.0;
const SIZE: f32 = 19.0;
const LINE: f32 = 28.0;

/// A page's paragraphs, one below the other, `width` wide; and how high all are.
pub(super) fn lay_out(kit: &Kit, context: &Context, leaf: &Leaf, width: f32) -> (Vec<Piece>, f32) {
    let mut top = 0.0;
    let mut pieces = Vec::with_capacity(leaf.says.len());
    for Paragraph { emblem, block } in &leaf.says {
        let indent = match (block.kind, emblem) {
            (Kind::Ruling, _) => 46.0,
            (Kind::Item, _) => 26.0,
            (_, Some(_)) => 66.0,
            _ => 0.0,
        };
        let right = if block.kind == Kind::Ruling { PAD } else { 0.0 };
        let piece = Piece {
            kind: block.kind,
            emblem: emblem.clone(),
            galley: galley(kit, context, block, width - indent - right),
            top,
            indent,
        };
        top += piece.height() + GAP;
        pieces.push(piece);
    }
    (pieces, (top - GAP).max(0.0))
}

fn galley(kit: &Kit, context: &Context, block: &Block, width: f32) -> Arc<Galley> {
    let size = kit.type_size(SIZE);
    let format = |face: Face, size: f32, colour: palette::Colour| TextFormat {
        font_id: face.at(size),
        color: colour.egui(),
        line_height: Some((LINE * kit.type_size(SIZE) / SIZE).round()),
        valign: Align::BOTTOM,
        ..Default::default()
    };
    let mut job = LayoutJob {
        wrap: TextWrapping::wrap_at_width(width.max(1.0)),
        ..Default::default()
    };
    for span in &block.spans {
        let face = match (span.bold, span.italic) {
            (true, true) => Face::BoldItalic,
            (true, false) => Face::Bold,
            (false, true) => Face::Italic,
            (false, false) => Face::Regular,
        };
        job.append(&span.text, 0.0, format(face, size, palette::INK));
    }
    if !block.rules.is_empty() {
        let small = kit.type_size(14.0);
        let rules = format!("\u{2002}[{}]", block.rules.replace(", ", ",\u{a0}"));
        job.append(&rules, 0.0, format(Face::Italic, small, palette::GOLD_DEEP));
    }
    context.fonts_mut(|fonts| fonts.layout_job(job))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        records::{Boards, challenges},
        rules::{Edition, Journals, Mode, Side},
        words::Language,
    };

    fn own_page(side: Side, seats: u8, level: Option<u8>) -> Vec<String> {
        let words = Words::new(Language::English);
        let mode = Mode {
            edition: Edition::Second,
            side,
            seats,
            challenge: level.and_then(challenges::level),
            journals: Journals::Hidden,
        };
        let rules = RuleSet::new(mode, Boards::built_in().get(Edition::Second, side)).unwrap();
        let leaf = in_this_game(&rules, &words);
        leaf.says
            .iter()
            .map(|p| p.block.spans.iter().map(|s| s.text.as_str()).collect())
            .collect()
    }

    #[test]
    fn the_own_page_says_what_the_rule_table_says() {
        let night = own_page(Side::Night, 4, None);
        assert_eq!(night.len(), 8);
        assert!(night[2].starts_with("Black Knight. "), "{}", night[2]);
        assert!(night[2].contains("8, 5, 2"), "{}", night[2]);
        let duel = own_page(Side::Day, 2, None);
        assert!(duel[1].contains("ladle"), "{}", duel[1]);
        let solo = own_page(Side::Day, 3, Some(6));
        assert_eq!(solo.len(), 9);
        assert!(solo[0].contains("challenge VI"), "{}", solo[0]);
        assert!(solo[8].contains("Quest\u{a0}+2"), "7.2: {}", solo[8]);
        for text in night.iter().chain(&duel).chain(&solo) {
            assert!(!text.contains(['⟨', '{']), "{text}");
        }
    }
}
