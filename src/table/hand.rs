//! The hand of the person at the desk, along the bottom of the table.

use bevy::prelude::*;

use super::{
    Layout, Shown,
    easing::gently,
    stamp::{Stamp, What},
};
use crate::{
    art::{Face, manifest, palette},
    rules::{Card, Event, Seat},
    words::{Naming, Words},
};

/// A hand card, in reference units.
pub const CARD: Vec2 = Vec2::new(112.0, 157.0);
const GAP: f32 = 12.0;
/// How far a card stands over the tray's upper edge.
const OVERHANG: f32 = 36.0;
/// How far a raised card, and one under the pointer, is lifted.
pub const RAISED: f32 = 20.0;
const HOVERED: f32 = 8.0;

/// The hand as it lies now.
pub struct HandView<'a> {
    /// Whose.
    pub seat: Seat,
    /// The cards, left to right.
    pub cards: &'a [Card],
    /// The card raised.
    pub raised: Option<usize>,
    /// The card under the pointer.
    pub hovered: Option<usize>,
    /// The card being dragged, and where the pointer holds it.
    pub dragged: Option<(usize, Vec2)>,
    /// The card that is just being played.
    pub leaving: Option<Leaving>,
    /// Whether cards may be played now; others are dimmed a little.
    pub live: bool,
    /// The names of subjects.
    pub naming: Naming,
}

/// A card on its way out of the hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaving {
    /// Its index.
    pub card: usize,
    /// Where its centre was.
    pub from: Vec2,
    /// How far it is, from 0 to 1.
    pub progress: f32,
}

impl Leaving {
    /// The card of a seat's hand that is being played; `gone` is what the last act took out, and where the pointer let it go.
    #[must_use]
    pub fn new(
        shown: &Shown,
        layout: &Layout,
        seat: Seat,
        gone: Option<(usize, Option<Vec2>)>,
    ) -> Option<Self> {
        let playing = shown.playing.as_ref()?;
        let played = match playing.told.event {
            Event::Played { seat: by, card, .. } if by == seat => card,
            _ => return None,
        };
        let cards = shown.game.hand(seat);
        let gone = gone.filter(|&(i, _)| cards.get(i) == Some(&played));
        let (card, held) = match gone {
            Some(gone) => gone,
            None => (cards.iter().position(|&card| card == played)?, None),
        };
        let lay = card_box(layout, card, cards.len()).center() - Vec2::new(0.0, RAISED);
        Some(Self {
            card,
            from: held.unwrap_or(lay),
            progress: playing.progress(),
        })
    }
}

/// The box of the `i`-th of `n` cards while one may be leaving, which has none.
#[must_use]
pub fn lies(layout: &Layout, i: usize, n: usize, leaving: Option<Leaving>) -> Option<Rect> {
    let now = card_box(layout, i, n);
    let Some(leaving) = leaving else {
        return Some(now);
    };
    if leaving.card == i {
        return None;
    }
    // The others close ranks.
    let then = card_box(layout, i - usize::from(i > leaving.card), n - 1);
    let way = (then.center() - now.center()) * gently(leaving.progress);
    Some(Rect::from_corners(now.min + way, now.max + way))
}

/// The box of the `i`-th of `n` cards, not raised.
#[must_use]
pub fn card_box(layout: &Layout, i: usize, n: usize) -> Rect {
    let width = n as f32 * (CARD.x + GAP) - GAP;
    let left = layout.tray.center().x - width / 2.0 + i as f32 * (CARD.x + GAP);
    let top = layout.tray.min.y - OVERHANG;
    Rect::from_corners(Vec2::new(left, top), Vec2::new(left, top) + CARD)
}

/// The card under a point, raised cards' higher boxes included.
#[must_use]
pub fn card_at(layout: &Layout, point: Vec2, n: usize, raised: Option<usize>) -> Option<usize> {
    (0..n).find(|&i| {
        let mut around = card_box(layout, i, n);
        if raised == Some(i) {
            around.min.y -= RAISED;
        }
        around.contains(point)
    })
}

pub(super) fn stamps(
    view: &HandView<'_>,
    layout: &Layout,
    words: &Words,
    z: f32,
    stamps: &mut Vec<Stamp>,
) {
    let n = view.cards.len();
    for (i, card) in view.cards.iter().enumerate() {
        let Some(place) = lies(layout, i, n, view.leaving) else {
            continue;
        };
        let mut centre = place.center();
        let mut depth = z + i as f32 * 0.1;
        if let Some((dragged, at)) = view.dragged
            && dragged == i
        {
            centre = at;
            depth = z + 5.0;
        } else if view.raised == Some(i) {
            centre.y -= RAISED;
        } else if view.hovered == Some(i) {
            centre.y -= HOVERED;
        }
        let key = card.to_string();
        if view.raised == Some(i) {
            stamps.push(Stamp::new(
                What::Part("glow-round".into(), CARD.x * 2.4),
                centre,
                depth - 0.05,
            ));
        }
        let opacity = if view.live || view.raised == Some(i) {
            1.0
        } else {
            0.82
        };
        stamps.push(Stamp::new(What::Card(key.clone(), CARD.x), centre, depth).faded(opacity));
        let name = words.subject(card.subject().key(), view.naming);
        stamps.extend(name_stamp(&key, name, centre, CARD.x, depth + 0.02));
    }
}

/// A card's name in its ribbon.
pub(super) fn name_stamp(
    key: &str,
    name: String,
    centre: Vec2,
    width: f32,
    z: f32,
) -> Option<Stamp> {
    let drawing = manifest().card_at(key, width)?;
    let ribbon = drawing.ribbon.as_ref()?;
    let scale = width / drawing.size.x;
    let corner = centre - drawing.size * scale / 2.0;
    let what = What::Text(name, Face::Bold, ribbon.font_size * scale, palette::INK);
    let at = corner + Vec2::new(ribbon.x, ribbon.y - 1.0) * scale;
    Some(Stamp::new(what, at, z))
}
