//! What the reference card says: six rows for the round, six for the roads, all from the rule table.

use crate::{
    overlays::{prompt::road_art, tips},
    rules::{Edition, Passing, ROUNDS, Road, RoadSet, Rounds, RuleSet, Scoring},
    words::{Naming, Words, lists::list, rounds::roman_list, say},
};

/// One row of the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::overlays) struct Line {
    /// Parts before it: an emblem, two for two roads with one rule, or a phase's icon.
    pub(in crate::overlays) signs: Vec<String>,
    /// What it is about.
    pub(in crate::overlays) title: String,
    /// What it pays, in figures.
    pub(in crate::overlays) figures: Vec<Figure>,
    /// When and how, in words.
    pub(in crate::overlays) text: String,
}

/// A figure beside a row's title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::overlays) enum Figure {
    /// Points gained.
    Coin(u8),
    /// Points lost.
    Loss(u8),
    /// Spaces that a pawn may move.
    Steps(u8),
    /// One more, for each symbol.
    More(u8),
    /// A space on the road.
    Space(u8),
    /// The Cup's side.
    Cup,
    /// A Parchment.
    Parchment,
    /// What follows is for something else.
    Gap,
}

/// How many players the card is for.
pub(in crate::overlays) fn badge(words: &Words, rules: &RuleSet) -> String {
    let players = match (rules.mode.challenge, rules.seats) {
        (Some(_), _) => "solo",
        (None, 2) => "duel",
        _ => "table",
    };
    say!(words, "reference-players", players = players)
}

/// The six phases of a round (2.2).
pub(in crate::overlays) fn round(words: &Words, rules: &RuleSet) -> Vec<Line> {
    let phase = |key: &str, text: String| Line {
        signs: vec![format!("phase-{key}-ink")],
        title: words.say(&format!("phase-{key}")),
        figures: Vec::new(),
        text,
    };
    vec![
        phase("deal", deal(words, rules)),
        phase("choose", choose(words, rules)),
        phase("play", play(words, rules)),
        phase("score", score(words, rules)),
        phase("return", returns(words, rules)),
        phase("excalibur", excalibur(words, rules)),
    ]
}

fn deal(words: &Words, rules: &RuleSet) -> String {
    words.say(match rules.passing {
        Passing::Row => "reference-deal-row",
        _ if rules.fresh_deck => "reference-deal-fresh",
        _ => "reference-deal",
    })
}

fn choose(words: &Words, rules: &RuleSet) -> String {
    match rules.passing {
        Passing::Row => words.say("reference-choose-row"),
        Passing::Swap => words.say("reference-choose-swap"),
        Passing::Alternate => {
            let (odd, even): (Vec<u8>, Vec<u8>) =
                (1..=ROUNDS).partition(|&round| RuleSet::clockwise(round));
            say!(
                words,
                "reference-choose",
                odd = roman_list(odd),
                even = roman_list(even)
            )
        }
    }
}

fn play(words: &Words, rules: &RuleSet) -> String {
    if rules.mode.challenge.is_some() {
        return words.say("reference-play-solo");
    }
    if rules.cup.is_some() {
        return words.say("reference-play-night");
    }
    let naming = Naming::of(rules);
    let roads = [Road::Joust, Road::Tournament].map(|road| words.road(road.key(), naming));
    say!(words, "reference-play", roads = list(roads))
}

fn score(words: &Words, rules: &RuleSet) -> String {
    words.say(match rules.mode.edition {
        Edition::First => "reference-score.first",
        Edition::Second if rules.first_player_bonus => "reference-score-night",
        Edition::Second => "reference-score",
    })
}

/// Which pawns go back after which rounds (4.7, 5.8 to 5.10).
fn returns(words: &Words, rules: &RuleSet) -> String {
    let naming = Naming::of(rules);
    let mut after: Vec<(Rounds, RoadSet)> = Vec::new();
    for road in Road::ALL {
        let rounds = rules.roads[road].returns;
        if rounds == Rounds::NEVER {
            continue;
        }
        match after.iter_mut().find(|(known, _)| *known == rounds) {
            Some((_, roads)) => roads.insert(road),
            None => after.push((rounds, [road].into_iter().collect())),
        }
    }
    let mut says: Vec<String> = after
        .into_iter()
        .map(|(rounds, roads)| {
            let names = roads.iter().map(|road| words.road(road.key(), naming));
            say!(
                words,
                "reference-after",
                rounds = roman_list(rounds.iter()),
                roads = list(names)
            )
        })
        .collect();
    if rules.parchments {
        let king = words.road(Road::King.key(), naming);
        says.push(say!(words, "reference-after-parchment", roads = king));
    }
    says.join(" ")
}

fn excalibur(words: &Words, rules: &RuleSet) -> String {
    let kitchen = words.road_where(Road::Kitchen.key(), Naming::of(rules));
    if rules.excalibur_moves {
        say!(words, "reference-excalibur", kitchen = kitchen)
    } else {
        say!(words, "reference-excalibur-stays", kitchen = kitchen)
    }
}

/// How each road scores; the two roads of Combat cards share a row, for they share their rule.
pub(in crate::overlays) fn points(words: &Words, rules: &RuleSet) -> Vec<Line> {
    let roads: [&[Road]; 6] = [
        &[Road::Kitchen],
        &[Road::Joust, Road::Tournament],
        &[Road::Education],
        &[Road::King],
        &[Road::City],
        &[Road::Quest],
    ];
    roads
        .into_iter()
        .map(|roads| road(words, rules, roads))
        .collect()
}

fn road(words: &Words, rules: &RuleSet, roads: &[Road]) -> Line {
    let naming = Naming::of(rules);
    let side = rules.mode.side;
    let first = roads[0];
    let scoring = rules.roads[first].scoring;
    let how = match scoring {
        Scoring::Knights { .. } => words.say("reference-knights"),
        scoring if roads.len() > 1 => {
            let rule = tips::how(words, rules, scoring);
            say!(words, "reference-both-roads", rule = rule)
        }
        scoring => tips::how(words, rules, scoring),
    };
    let mut says: Vec<String> = tips::when(words, rules, first)
        .into_iter()
        .chain([how])
        .collect();
    let mut figures = figures(rules, scoring);
    if roads.len() > 1 && rules.both_combats > 0 {
        figures.push(Figure::More(rules.both_combats));
        says.push(words.say("rule-both"));
    }
    // 4.3, 6.3; the same holds in the City, but there is no room to say it twice.
    if matches!(scoring, Scoring::Losers { .. }) && first == Road::Education {
        says.push(words.say(if rules.seats > 2 {
            "rule-start-all-last"
        } else {
            "rule-start-both-last"
        }));
    }
    Line {
        signs: roads
            .iter()
            .map(|&road| format!("emblem-{}", road_art(road, side)))
            .collect(),
        title: match scoring {
            Scoring::Knights { .. } => words.say("reference-knights-title"),
            _ => list(roads.iter().map(|road| words.road(road.key(), naming))),
        },
        figures,
        text: says.join(" "),
    }
}

fn figures(rules: &RuleSet, scoring: Scoring) -> Vec<Figure> {
    use Figure::{Coin, Cup, Gap, Loss, More, Space, Steps};
    let coins = |points: [u8; 3]| points.into_iter().filter(|&paid| paid > 0).map(Coin);
    match scoring {
        Scoring::Kitchen { spaces, .. } => {
            let paid = spaces.into_iter().filter(|&spaces| spaces > 0);
            paid.map(Steps).collect()
        }
        Scoring::KitchenDuel => vec![Steps(1), More(1)],
        Scoring::Places(points) => coins(points).collect(),
        Scoring::Knights { favoured, other } => [Cup]
            .into_iter()
            .chain(coins(favoured))
            .chain([Gap])
            .chain(coins(other))
            .collect(),
        Scoring::Losers { last, next } => [last, next]
            .into_iter()
            .filter(|&lost| lost > 0)
            .map(Loss)
            .collect(),
        Scoring::Distance => {
            let marks = rules.board.king;
            marks
                .into_iter()
                .flat_map(|mark| [Space(mark.space), Coin(mark.points)])
                .collect()
        }
        Scoring::Parchments => vec![Figure::Parchment],
        Scoring::Lead { points, .. } => vec![Coin(points)],
        Scoring::FirstAndSymbols { first, symbol } => vec![Coin(first), More(symbol)],
    }
}
