//! Banners: a road's name, and in figures how it scores now.

use bevy::prelude::*;

use super::{Scene, depth, part};
use crate::{
    art::{
        Face,
        manifest::{Area, boards::Ribbon},
        palette,
    },
    rules::{Parchment, Road, Rounds, Scoring},
    table::{Stamp, What},
    words::{Naming, rounds::roman},
};

/// Names may be larger than the ribbons were drawn for.
const NAME_BOOST: f32 = 1.15;
/// Average width of a letter, in parts of the type's size.
const LETTER: f32 = 0.55;
/// Signs are no taller than this, in the board's units: compact boards have high cartouches.
const TALLEST: f32 = 32.0;
/// Figures, in parts of the cartouche's height.
const FIGURE: f32 = 0.72;
/// Signs that have to shrink more than this make room by leaving the rounds out: the tooltip has them.
const TIGHT: f32 = 0.86;

impl Scene<'_> {
    /// A road's name and how it scores, in its banner.
    pub(super) fn banner(&self, road: Road, stamps: &mut Vec<Stamp>) {
        let Some(drawing) = self.board.road(road) else {
            return;
        };
        let naming = Naming::of(self.shown.game.rules());
        let name = self.words.road_ribbon(road.key(), naming);
        self.name(name, &drawing.banner.ribbon, stamps);
        self.signs(self.scoring(road), drawing.banner.content, stamps);
    }

    /// The name of the Cup's road, and how far it leads.
    pub(super) fn cup_banner(&self, stamps: &mut Vec<Stamp>) {
        let (Some(cup), Some(end)) = (self.board.cup(), self.shown.game.rules().cup) else {
            return;
        };
        self.name(self.words.say("cup-ribbon"), &cup.banner.ribbon, stamps);
        let stone = || Mark::Stone(end.to_string());
        let dots = || Mark::Text("·".to_owned());
        let signs = vec![stone(), dots(), Mark::Cup, dots(), stone()];
        self.signs(signs, cup.banner.content, stamps);
    }

    fn name(&self, name: String, ribbon: &Ribbon, stamps: &mut Vec<Stamp>) {
        let scale = self.board.scale;
        let wanted = (ribbon.font_size * scale * NAME_BOOST).max(self.smallest_type);
        let letters = name.chars().count().max(1) as f32;
        let size = wanted.min(ribbon.max_width * scale * 1.08 / (letters * LETTER));
        stamps.push(Stamp::new(
            What::Text(name, Face::Bold, size, ribbon.fill),
            self.board.at(ribbon.center),
            depth::BANNER,
        ));
    }

    /// How a road scores, in signs: coins for places, red for what is lost, the rounds if not every.
    fn scoring(&self, road: Road) -> Vec<Mark> {
        let game = &self.shown.game;
        let rules = &game.rules().roads[road];
        let mut marks: Vec<Mark> = Vec::new();
        let coins = |points: &[u8]| -> Vec<Mark> {
            let paid = points.iter().filter(|&&points| points > 0);
            paid.map(|points| Mark::Coin(points.to_string())).collect()
        };
        match rules.scoring {
            Scoring::Kitchen { spaces, .. } => {
                let paid = spaces.iter().filter(|&&spaces| spaces > 0);
                marks
                    .extend(paid.flat_map(|spaces| [Mark::Text(format!("+{spaces}")), Mark::Feet]));
            }
            Scoring::KitchenDuel => marks.extend([Mark::Text("+1…".to_owned()), Mark::Feet]),
            Scoring::Places(points) => marks.extend(coins(&points)),
            // As the Cup stands now (5.5).
            Scoring::Knights { favoured, other } => {
                let favours = match game.cup() {
                    0 => None,
                    cup if cup < 0 => Some(Road::Joust),
                    _ => Some(Road::Tournament),
                };
                if favours == Some(road) {
                    marks.push(Mark::Cup);
                    marks.extend(coins(&favoured));
                } else {
                    marks.extend(coins(&other));
                }
            }
            Scoring::Losers { last, next } => {
                let lost = [last, next].into_iter().filter(|&points| points > 0);
                marks.extend(lost.map(|points| Mark::Loss(format!("−{points}"))));
            }
            Scoring::Distance => {
                for mark in game.rules().board.king {
                    marks.push(Mark::Stone(mark.space.to_string()));
                    marks.push(Mark::Coin(mark.points.to_string()));
                }
            }
            // Each space is worth its number: a coin at the space of each Parchment says so.
            Scoring::Parchments => {
                let [near, far] = game.rules().board.king;
                let both = [(near, Parchment::Single), (far, Parchment::Double)];
                for (mark, parchment) in both {
                    marks.push(Mark::Coin(mark.space.to_string()));
                    marks.push(Mark::Parchment(parchment));
                }
            }
            Scoring::Lead { spaces, points } => {
                marks.push(Mark::Coin(points.to_string()));
                marks.push(Mark::Text(format!("/ {spaces}")));
                marks.push(Mark::Feet);
            }
            Scoring::FirstAndSymbols { first, symbol } => {
                marks.push(Mark::Coin(first.to_string()));
                marks.push(Mark::Text(format!("+{symbol}…")));
            }
        }
        if rules.scores != Rounds::EVERY {
            marks.push(Mark::Rounds(
                rules.scores.iter().map(roman).collect::<Vec<_>>().join(" "),
            ));
        }
        marks
    }

    /// Signs side by side in a cartouche.
    fn signs(&self, mut marks: Vec<Mark>, content: Area, stamps: &mut Vec<Stamp>) {
        let scale = self.board.scale;
        let (room, height) = (content.w * scale, content.h.min(TALLEST) * scale);
        let whole = Measure {
            height,
            size: (height * FIGURE).max(self.smallest_type),
        };
        let share = |marks: &[Mark]| {
            let width: f32 = marks.iter().map(|mark| mark.width(whole)).sum();
            (room / width.max(1.0)).min(1.0)
        };
        if share(&marks) < TIGHT && marks.len() > 1 {
            marks.retain(|mark| !matches!(mark, Mark::Rounds(_)));
        }
        let fitting = whole.times(share(&marks));
        let width: f32 = marks.iter().map(|mark| mark.width(fitting)).sum();
        let centre = self.board.at(content.centre());
        let mut x = centre.x - width / 2.0;
        for mark in &marks {
            let half = mark.width(fitting) / 2.0;
            mark.stamp(Vec2::new(x + half, centre.y), fitting, stamps);
            x += 2.0 * half;
        }
    }
}

/// How large signs are.
#[derive(Clone, Copy)]
struct Measure {
    /// Height of coins and pictures.
    height: f32,
    /// Size of type.
    size: f32,
}

impl Measure {
    fn times(self, share: f32) -> Self {
        Self {
            height: self.height * share,
            size: self.size * share,
        }
    }
}

/// One sign in a banner.
enum Mark {
    Coin(String),
    Stone(String),
    Loss(String),
    Text(String),
    Rounds(String),
    Feet,
    Cup,
    Parchment(Parchment),
}

impl Mark {
    fn width(&self, measure: Measure) -> f32 {
        let Measure { height, size } = measure;
        let letters = |text: &str| text.chars().count() as f32;
        match self {
            Self::Coin(_) | Self::Stone(_) => height.max(size * 1.2) * 1.1,
            Self::Parchment(_) | Self::Cup => height * 1.05,
            Self::Loss(text) | Self::Text(text) => size * (0.6 + 0.47 * letters(text)),
            Self::Rounds(text) => size * (0.4 + 0.4 * letters(text)),
            Self::Feet => height * 0.8,
        }
    }

    fn stamp(&self, at: Vec2, measure: Measure, stamps: &mut Vec<Stamp>) {
        let Measure { height, size } = measure;
        let z = depth::BANNER + 0.1;
        let round = height.max(size * 1.2);
        let (text, face, colour) = match self {
            Self::Coin(text) => {
                stamps.push(part("badge-gold", round * 1.14, at, z));
                (text, Face::Bold, palette::INK)
            }
            Self::Stone(text) => {
                stamps.push(part("stone", round * 1.25, at, z));
                (text, Face::Semibold, palette::INK)
            }
            Self::Loss(text) => (text, Face::Bold, palette::RED_TEXT),
            Self::Text(text) => (text, Face::Semibold, palette::INK),
            Self::Rounds(text) => (text, Face::Italic, palette::INK_SOFT),
            Self::Feet => return stamps.push(part("footsteps-ink", height * 0.85, at, z)),
            Self::Cup => {
                let foot = at + Vec2::new(0.0, height * 0.42);
                return stamps.push(part("cup", height * 0.8, foot, z));
            }
            Self::Parchment(Parchment::Single) => {
                return stamps.push(part("parchment-single", height * 1.05, at, z));
            }
            Self::Parchment(Parchment::Double) => {
                return stamps.push(part("parchment-double", height * 1.3, at, z));
            }
        };
        stamps.push(Stamp::new(
            What::Text(text.clone(), face, size, colour),
            at,
            depth::BANNER + 0.2,
        ));
    }
}
