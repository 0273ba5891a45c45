//! What the scoring's cloth says: the roads of the round, and a row a seat, worked out from what is shown.

use super::tips;
use crate::{
    rules::{Event, Game, Phase, Road, RuleSet, Scoring, Seat, Why},
    table::Ceremony,
    words::{Words, chronicle::knights, say},
};

/// The roads that give points in the game's round, in scoring order (4.0).
pub(super) fn roads_of_round(game: &Game) -> Vec<Road> {
    let scores = |&road: &Road| {
        let rules = game.rules().roads[road];
        rules.scores.contains(game.round())
            && match rules.scoring {
                Scoring::Kitchen { .. } | Scoring::KitchenDuel => false,
                Scoring::Parchments => game.parchments().taken > 0,
                _ => true,
            }
    };
    Road::ALL.into_iter().filter(scores).collect()
}

/// A seat's row on the cloth.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Row {
    /// Whose.
    pub(super) seat: Seat,
    /// Its place on the road; none on the start (4.0).
    pub(super) place: Option<usize>,
    /// Its space; on a loop, the whole distance.
    pub(super) space: u16,
    /// How it stands in its stack.
    pub(super) stands: Stands,
    /// What it gets or loses in all; none for nothing.
    pub(super) points: Option<i16>,
    /// What for, last or next to last among it.
    pub(super) why: Option<Why>,
    /// What the last call of it was for; none before the first.
    pub(super) called_for: Option<Why>,
    /// Its points were called out.
    pub(super) called: bool,
    /// They are being called out now.
    pub(super) now: bool,
}

/// How a pawn stands in its stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stands {
    /// Alone, or on the start, where all are level (3.4).
    Alone,
    /// On the top.
    Top,
    /// Under this seat's pawn.
    Under(Seat),
}

/// The rows of the road being scored, foremost first. `game` is the table in the middle of scoring.
pub(super) fn rows(game: &Game, ceremony: &Ceremony) -> Vec<Row> {
    let road = ceremony.road;
    let track = game.track(road);
    let (order, off_start) = track.order(game.rules().seats);
    let on_start = Seat::all(game.rules().seats).filter(|&seat| track.key(seat) == 0);
    let scored = scored(game, road);
    let last = ceremony.called.last().map(|&(seat, ..)| seat);
    let row = |seat: Seat| {
        // 6.4: the bonus for both Combat roads is a call of its own.
        let both = ceremony
            .called
            .iter()
            .any(|&(called, _, why)| called == seat && why == Why::BothCombats);
        let own = || {
            let due = move |why: Why| both || why != Why::BothCombats;
            let scored = scored.iter();
            scored.filter(move |(scoring, _, why)| *scoring == seat && due(*why))
        };
        let calls = ceremony
            .called
            .iter()
            .filter(|(called, ..)| *called == seat);
        Row {
            seat,
            place: track.place(seat),
            space: track.space(seat),
            stands: stands(game, road, seat),
            points: own()
                .next()
                .map(|_| own().map(|&(_, points, _)| i16::from(points)).sum()),
            why: own().next().map(|&(.., why)| why),
            called_for: calls.clone().next_back().map(|&(.., why)| why),
            called: calls.count() > 0,
            now: last == Some(seat),
        }
    };
    order[..off_start]
        .iter()
        .copied()
        .chain(on_start)
        .map(row)
        .collect()
}

/// Who gets what on a road as the pawns stand: the rules themselves say so, and the real thing is not touched.
fn scored(game: &Game, road: Road) -> Vec<(Seat, i8, Why)> {
    let mut events: Vec<Event> = Vec::new();
    if game.phase() == Phase::Score && game.asked().is_none() {
        game.clone().step(&mut events);
    }
    let of_road = events.into_iter().filter_map(|event| match event {
        Event::Scored {
            seat,
            road: on,
            points,
            why,
        } if on == road => Some((seat, points, why)),
        _ => None,
    });
    of_road.collect()
}

fn stands(game: &Game, road: Road, seat: Seat) -> Stands {
    let track = game.track(road);
    let lap = game.rules().lap(road);
    if track.key(seat) == 0 {
        return Stands::Alone;
    }
    let stone = lap.map_or(track.space(seat), |lap| track.space(seat) % lap);
    let (stack, n) = track.stack(stone, lap, game.rules().seats);
    let at = stack[..n].iter().position(|&other| other == seat);
    match at.and_then(|at| stack[..n].get(at + 1)) {
        Some(&above) => Stands::Under(above),
        None if n > 1 => Stands::Top,
        None => Stands::Alone,
    }
}

/// The road that the Cup favours now (5.5).
pub(super) const fn favoured(game: &Game) -> Option<Road> {
    match game.cup() {
        ..0 => Some(Road::Joust),
        0 => None,
        1.. => Some(Road::Tournament),
    }
}

fn is_knight(rules: &RuleSet, road: Road) -> bool {
    matches!(rules.roads[road].scoring, Scoring::Knights { .. })
}

/// What stands under the road's name: which road of the round it is, and who scores on it.
pub(super) fn subtitle(words: &Words, game: &Game, road: Road) -> String {
    let order = roads_of_round(game).iter().position(|&on| on == road);
    let order = say!(words, "scoring-order", order = order.unwrap_or(0) + 1);
    let rules = game.rules();
    if let Some(text) = knights(words, rules, favoured(game)).filter(|_| is_knight(rules, road)) {
        return text;
    }
    let paid = |points: [u8; 3]| points.into_iter().filter(|&points| points > 0).count();
    let rule = match rules.roads[road].scoring {
        Scoring::Places(points) => say!(words, "scoring-pays-places", count = paid(points)),
        Scoring::Knights { other, .. } => say!(words, "scoring-pays-places", count = paid(other)),
        Scoring::Losers { next: 0, .. } => words.say("scoring-pays-last"),
        Scoring::Losers { .. } => words.say("scoring-pays-losers"),
        Scoring::Kitchen { .. } | Scoring::KitchenDuel => words.say("scoring-pays-kitchen"),
        Scoring::Parchments => {
            say!(
                words,
                "scoring-pays-king-night",
                count = game.parchments().taken
            )
        }
        Scoring::Lead { .. } => words.say("scoring-pays-city-duel"),
        Scoring::FirstAndSymbols { .. } => words.say("scoring-pays-quest-duel"),
        scoring @ Scoring::Distance => return tips::how(words, rules, scoring),
    };
    say!(words, "scoring-subtitle", order = order, rule = rule)
}
