//! How and when a road scores in this game, in words: from the rule table, so that it cannot disagree with the scoring.

use crate::{
    rules::{ROUNDS, Road, RuleSet, Scoring},
    words::{
        Naming, Words,
        lists::list,
        rounds::{roman, roman_list},
        say,
    },
};

/// How a road scores in a game by these rules, when, and what becomes of its pawns: the name first, then a sentence a line.
#[must_use]
pub fn road_tip(words: &Words, rules: &RuleSet, naming: Naming, road: Road) -> Vec<String> {
    let line = rules.roads[road];
    let mut says = vec![words.road(road.key(), naming)];
    says.push(how(words, rules, line.scoring));
    if rules.both_combats > 0 && matches!(road, Road::Joust | Road::Tournament) {
        says.push(words.say("rule-both"));
    }
    if matches!(line.scoring, Scoring::Losers { .. }) {
        says.push(words.say(if rules.seats > 2 {
            "rule-start-all-last"
        } else {
            "rule-start-both-last"
        }));
    } else if matches!(line.scoring, Scoring::Places(_) | Scoring::Knights { .. }) {
        says.push(words.say("rule-start-nothing"));
    }
    says.extend(when(words, rules, road));
    let returns: Vec<u8> = line.returns.iter().collect();
    says.push(match returns[..] {
        [] if line.scoring == Scoring::Parchments => words.say("tip-parchments-return"),
        [] => words.say("rule-stays"),
        [round] => say!(words, "rule-returns", round = roman(round)),
        _ => say!(words, "rule-returns-many", rounds = roman_list(returns)),
    });
    if !rules.board.loops {
        says.push(words.say("rule-last-space"));
    }
    says
}

/// In which rounds the road scores; nothing where it is not the round that decides (5.6).
pub(in crate::overlays) fn when(words: &Words, rules: &RuleSet, road: Road) -> Option<String> {
    let line = rules.roads[road];
    if line.scoring == Scoring::Parchments {
        return None;
    }
    let rounds: Vec<u8> = line.scores.iter().collect();
    Some(match rounds[..] {
        [round] => say!(words, "rule-round", round = roman(round)),
        _ if rounds.len() == usize::from(ROUNDS) => words.say("rule-every-round"),
        _ => say!(words, "rule-rounds", rounds = roman_list(rounds)),
    })
}

/// The sentence on points.
pub(in crate::overlays) fn how(words: &Words, rules: &RuleSet, scoring: Scoring) -> String {
    let paid = |points: [u8; 3]| list(points.into_iter().filter(|&points| points > 0));
    match scoring {
        Scoring::Kitchen { spaces, own_road } => match (spaces[2] > 0, own_road) {
            (true, true) => words.say("rule-kitchen-first-3"),
            (false, true) => words.say("rule-kitchen-first-2"),
            (true, false) => words.say("rule-kitchen-3"),
            (false, false) => words.say("rule-kitchen-2"),
        },
        Scoring::KitchenDuel => words.say("rule-kitchen-duel"),
        Scoring::Places([first, second, 0]) => {
            say!(words, "rule-places-2", first = first, second = second)
        }
        Scoring::Places([first, second, third]) => say!(
            words,
            "rule-places-3",
            first = first,
            second = second,
            third = third
        ),
        Scoring::Knights { favoured, other } => say!(
            words,
            "rule-knights",
            winner = paid(favoured),
            loser = paid(other)
        ),
        Scoring::Losers { last, next: 0 } => say!(words, "rule-last", last = last),
        Scoring::Losers { last, next } => say!(words, "rule-losers", last = last, next = next),
        Scoring::Distance => {
            let [near, far] = rules.board.king;
            say!(
                words,
                "rule-king-spaces",
                near = near.space,
                less = near.points,
                far = far.space,
                more = far.points
            )
        }
        Scoring::Parchments => words.say("rule-king-night"),
        Scoring::Lead { spaces, points } => {
            say!(words, "rule-lead", count = spaces, points = points)
        }
        Scoring::FirstAndSymbols { first, symbol } => {
            say!(
                words,
                "rule-first-and-symbols",
                first = first,
                symbol = symbol
            )
        }
    }
}
