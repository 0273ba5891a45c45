//! What a good player would do in a seat's place, and why: as numbers, for others to put into words.

use super::search::try_acts;
use super::{Stop, appraise};
use crate::rules::{Act, ByRoad, Chance, View};

/// Games tried to find the best act, and then to tell it from the next best.
const SEARCHED: u32 = 3000;
const COMPARED: u32 = 300;

/// Advice for a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint {
    /// What to do.
    pub act: Act,
    /// The chance to win after it, 0 to 1.
    pub win_chance: f32,
    /// How that differs from the next best act; none if there is no other.
    pub instead: Option<Alternative>,
}

/// What the best act is better by than the next best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Alternative {
    /// The next best act.
    pub act: Act,
    /// Chance to win gained by the best act, 0 to 1; near 0 if the two are alike.
    pub win_chance: f32,
    /// Points gained by the best act, over the whole game, ahead of the other seats' mean.
    pub points: f32,
    /// The same road by road; they add up to `points`, but for a little that comes of the turn order.
    pub roads: ByRoad<f32>,
}

/// What a good player would do with what this seat knows; none if told to stop, or if the seat isn't asked for anything. The
/// same view and chance give the same hint on every machine. Takes some hundredths of a second.
///
/// ```
/// use medieval_academy::{bots::hint, rules::*};
/// let mode = Mode { edition: Edition::Second, side: Side::Day, seats: 4, challenge: None, journals: Journals::Hidden };
/// let mut game = Game::new(RuleSet::new(mode, &Board::built_in(Edition::Second, Side::Day))?, Seat(0), 7);
/// game.settle(&mut ());
/// let view = game.view(Seat(2));
/// let hint = hint(&view, &mut Chance::new(1), &|| false).expect("the seat is asked");
/// assert!(view.legal_acts().contains(&hint.act));
/// # Ok::<(), NoSuchMode>(())
/// ```
#[must_use]
pub fn hint(view: &View, chance: &mut Chance, stop: Stop) -> Option<Hint> {
    let mut tried = try_acts(view, SEARCHED, chance, stop)?;
    // Those dropped were behind the best at that time, however they looked before.
    tried.sort_by(|a, b| {
        (a.dropped, b.wins)
            .partial_cmp(&(b.dropped, a.wins))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let best = *tried.first()?;
    let next = tried[1..]
        .iter()
        .max_by(|a, b| a.wins.total_cmp(&b.wins))
        .copied();
    let mut acts = vec![best.act];
    acts.extend(next.map(|next| next.act));
    let appraised = appraise(view, &acts, COMPARED, chance, stop)?;
    let one = *appraised.first()?;
    let instead = appraised.get(1).map(|other| {
        let roads = ByRoad::from_fn(|road| one.roads[road] - other.roads[road]);
        Alternative {
            act: other.act,
            win_chance: one.win_chance - other.win_chance,
            points: roads.iter().map(|(_, points)| points).sum(),
            roads,
        }
    });
    Some(Hint {
        act: best.act,
        win_chance: one.win_chance,
        instead,
    })
}
