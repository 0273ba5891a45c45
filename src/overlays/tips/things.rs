//! Tokens, symbols, cards and rounds in words: the Cup, a Parchment, a lap disc, a ladle, a flag, the challenge.

use crate::{
    rules::{
        Card, Challenge, Game, KitchenMove, Parchment, Road, RoadSet, RuleSet, Scoring, Seat,
        Subject,
    },
    words::{Naming, Words, lists::list, rounds::roman, say},
};

/// The Cup's side as messages call it.
#[must_use]
pub const fn cup_side(cup: i8) -> &'static str {
    match cup {
        ..0 => "black",
        0 => "centre",
        1.. => "white",
    }
}

/// A round's flag or mark: which roads score in it, and which go back after it.
#[must_use]
pub fn round_tip(words: &Words, rules: &RuleSet, round: u8, now: u8) -> Vec<String> {
    let naming = Naming::of(rules);
    let name = |road: Road| words.road(road.key(), naming);
    let mut says = vec![if round < now {
        say!(words, "tip-round-done", round = roman(round))
    } else {
        say!(words, "tip-round", round = roman(round))
    }];
    let scores = |road: &Road| {
        let line = rules.roads[*road];
        let always = !matches!(
            line.scoring,
            Scoring::Kitchen { .. } | Scoring::KitchenDuel | Scoring::Parchments
        );
        always && line.scores.contains(round)
    };
    let roads = list(Road::ALL.into_iter().filter(scores).map(name));
    says.push(say!(words, "tip-round-scores", roads = roads));
    if rules.parchments {
        says.push(words.say("tip-round-king"));
    }
    let back: RoadSet = Road::ALL
        .into_iter()
        .filter(|&road| rules.roads[road].returns.contains(round))
        .collect();
    if !back.is_empty() {
        let roads = list(back.iter().map(name));
        says.push(say!(words, "tip-round-back", roads = roads));
    }
    if rules.cup_returns.contains(round) {
        says.push(words.say("tip-round-cup"));
    }
    says
}

/// The Cup: whom it favours, what moves it, what it pays (5.2, 5.5).
#[must_use]
pub fn cup_tip(words: &Words, rules: &RuleSet, cup: i8) -> Vec<String> {
    vec![
        say!(
            words,
            "tip-cup",
            side = cup_side(cup),
            space = cup.unsigned_abs()
        ),
        words.say("tip-cup-moves"),
        super::how(words, rules, rules.roads[Road::Joust].scoring),
    ]
}

/// A Parchment on the King's road, or with whoever took it (5.4, 5.6, 5.10).
#[must_use]
pub fn parchment_tip(
    words: &Words,
    rules: &RuleSet,
    which: Parchment,
    taken_by: Option<&str>,
) -> Vec<String> {
    let (key, mark) = match which {
        Parchment::Single => ("single", rules.board.king[0]),
        Parchment::Double => ("double", rules.board.king[1]),
    };
    let mut says = vec![say!(
        words,
        "tip-parchment",
        which = key,
        space = mark.space
    )];
    if let Some(name) = taken_by {
        says.push(say!(words, "tip-parchment-taken", name = name));
    }
    says.push(super::how(words, rules, Scoring::Parchments));
    says.push(words.say("tip-parchments-return"));
    says
}

/// A ladle or a dragon beside a road: it counts in a duel only (6.2, 6.6).
#[must_use]
pub fn symbol_tip(words: &Words, rules: &RuleSet, road: Road) -> Vec<String> {
    let line = rules.roads[road].scoring;
    let says = match (road, line) {
        (Road::Kitchen, Scoring::KitchenDuel) => words.say("tip-ladle"),
        (Road::Kitchen, _) => words.say("tip-ladle-idle"),
        (_, Scoring::FirstAndSymbols { .. }) => words.say("tip-dragon"),
        _ => words.say("tip-dragon-idle"),
    };
    vec![says]
}

/// A lap disc of a first-edition road (8.3).
#[must_use]
pub fn lap_tip(words: &Words, name: &str, laps: u16) -> Vec<String> {
    vec![
        say!(words, "tip-lap", name = name, count = laps),
        words.say("tip-lap-counts"),
    ]
}

/// A card: what it moves, and by how much more in an opponent's hand (7.2).
#[must_use]
pub fn card_tip(words: &Words, rules: &RuleSet, card: Card, opponents: bool) -> Vec<String> {
    let naming = Naming::of(rules);
    let subject = card.subject();
    let raise = if opponents { rules.raise(subject) } else { 0 };
    let name = words.card_raised(subject.key(), card.value(), raise, naming);
    let does = match (subject, naming) {
        (Subject::Combat, Naming::Day) => words.say("tip-card-combat"),
        (Subject::Combat, Naming::Night) => words.say("tip-card-combat.night"),
        (Subject::Combat, Naming::First) => words.say("tip-card-combat.first"),
        _ => {
            let place = words.road_where(subject.roads()[0].key(), naming);
            say!(words, "tip-card", where = place, value = card.value() + raise)
        }
    };
    vec![name, does]
}

/// What a challenge adds, subject by subject; those that gain nothing left out.
#[must_use]
pub fn raised(challenge: Challenge) -> Vec<(Subject, u8)> {
    let bonus = |subject: Subject| (subject, challenge.bonus[subject.index()]);
    let gained = Subject::ALL.into_iter().map(bonus);
    gained.filter(|&(_, bonus)| bonus > 0).collect()
}

/// The challenge face in words (7.2).
#[must_use]
pub fn challenge_tip(words: &Words, naming: Naming, challenge: Challenge) -> Vec<String> {
    let level = roman(challenge.level);
    let mut says = vec![say!(words, "challenge-level", level = level)];
    says.extend(raised(challenge).into_iter().map(|(subject, bonus)| {
        let subject = words.subject(subject.key(), naming);
        say!(words, "challenge-bonus", subject = subject, bonus = bonus)
    }));
    says.push(words.say("challenge-about"));
    says
}

/// How a duel's Kitchen move comes to its spaces (6.2); nothing elsewhere.
#[must_use]
pub fn ladles(words: &Words, game: &Game, owed: KitchenMove) -> Option<String> {
    let duel = matches!(
        game.rules().roads[Road::Kitchen].scoring,
        Scoring::KitchenDuel
    );
    let count = owed.spaces.saturating_sub(1);
    duel.then(|| {
        say!(
            words,
            "log-kitchen-symbols",
            count = count,
            spaces = owed.spaces
        )
    })
}

/// What the seat that begins holds, and who is next to hold it (2.6, 5.3, 7.1).
#[must_use]
pub fn excalibur_tip(words: &Words, rules: &RuleSet, holder: &str, next: &str) -> String {
    if !rules.excalibur_moves {
        words.say("tip-excalibur-stays")
    } else if rules.first_player_bonus {
        say!(words, "tip-excalibur-night", name = holder, next = next)
    } else {
        say!(words, "tip-excalibur", name = holder, next = next)
    }
}

/// Whether a seat plays last in a round: it sits before the one that begins.
#[must_use]
pub fn plays_last(game: &Game, seat: Seat) -> bool {
    seat.clockwise(game.rules().seats) == game.first()
}
