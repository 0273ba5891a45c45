//! What is said of positions made up for it.

use super::*;
use crate::{
    bots::Alternative,
    rules::{Board, Card, Edition, Hand, Journals, Mode, RuleSet, Seat, Side, Track},
    words::Language,
};

fn game(side: Side) -> Game {
    let mode = Mode {
        edition: Edition::Second,
        side,
        seats: 3,
        challenge: None,
        journals: Journals::Hidden,
    };
    let rules = RuleSet::new(mode, &Board::built_in(mode.edition, mode.side)).unwrap();
    let mut game = Game::new(rules, Seat(0), 7);
    game.settle(&mut ());
    game
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Seat 0 holds two cards, and is to play; the others hold two each.
fn playing(side: Side, own: [&str; 2]) -> Game {
    let hand = |cards: [&str; 2]| cards.into_iter().map(card).collect::<Hand>();
    let hands = [own, ["quest-2", "city-2"], ["quest-3", "city-3"]].map(hand);
    game(side).with_hands(1, Seat(0), &hands)
}

fn play(text: &str, road: Road) -> Act {
    Act::Play {
        seat: Seat(0),
        card: card(text),
        road,
    }
}

fn hint(act: Act, other: Act, roads: &[(Road, f32)], win_chance: f32) -> Hint {
    let gains = ByRoad::from_fn(|road| {
        let own = roads.iter().find(|(on, _)| *on == road);
        own.map_or(0.0, |(_, points)| *points)
    });
    Hint {
        act,
        win_chance: 0.4,
        instead: Some(Alternative {
            act: other,
            win_chance,
            points: gains.iter().map(|(_, points)| points).sum(),
            roads: gains,
        }),
    }
}

fn said(language: Language, game: &Game, hint: &Hint) -> String {
    Words::new(language)
        .hint(&game.view(Seat(0)), hint)
        .join(" ")
}

#[test]
fn rule_4_3_it_says_what_keeps_off_last_place_in_every_language() {
    let game = playing(Side::Day, ["education-3", "king-2"])
        .with_track(Road::Education, Track::with(&[(1, 0), (2, 0), (5, 0)]));
    let hint = hint(
        play("education-3", Road::Education),
        play("king-2", Road::King),
        &[(Road::Education, 2.0)],
        0.06,
    );
    let says = |language| said(language, &game, &hint);
    let english = says(Language::English);
    assert!(english.starts_with("Play Education 3. It "), "{english}");
    assert!(
        english.ends_with(" Next best: King 2, clearly worse."),
        "{english}"
    );
    for &language in Language::ALL {
        let says = says(language);
        let words = Words::new(language);
        let place = words.road_where("education", Naming::Day);
        assert!(says.contains(&place), "{says}");
        assert!(!says.contains(['⟨', '{']), "{says}");
    }
}

#[test]
fn rule_4_3_off_last_place_is_named_with_its_points() {
    let game = playing(Side::Day, ["education-4", "king-2"])
        .with_track(Road::Education, Track::with(&[(1, 0), (2, 0), (3, 0)]));
    let act = play("education-4", Road::Education);
    let other = play("king-2", Road::King);
    let view = game.view(Seat(0));
    let roads = ByRoad::from_fn(|road| if road == Road::Education { 1.5 } else { 0.0 });
    let found = stake(&view, act, other, &roads);
    let points = (-game.points_now()[Road::Education][0]) as u16;
    assert!(points > 0);
    assert_eq!(
        found,
        Some(Stake::OffLast {
            road: Road::Education,
            points
        })
    );
    let texts = [
        (
            Language::English,
            "It keeps you off last place in Education: 3 points.",
        ),
        (
            Language::French,
            "Cela t’évite la dernière place aux Études : 3 points.",
        ),
        (
            Language::Spanish,
            "Te libra del último puesto en Educación: 3 puntos.",
        ),
        (
            Language::Russian,
            "Так последнее место в Образовании достанется не тебе: это 3 очка.",
        ),
    ];
    for (language, text) in texts {
        let stake = Stake::OffLast {
            road: Road::Education,
            points: 3,
        };
        let says = Words::new(language).say_stake(stake, Naming::Day);
        assert_eq!(says.replace(['\u{a0}', '\u{202f}'], " "), text);
    }
}

#[test]
fn rule_4_2_a_better_place_is_named_with_what_it_pays_more() {
    let game = playing(Side::Day, ["combat-4", "king-2"])
        .with_track(Road::Joust, Track::with(&[(1, 0), (3, 0), (4, 0)]));
    let act = play("combat-4", Road::Joust);
    let view = game.view(Seat(0));
    let roads = ByRoad::from_fn(|_| 0.0);
    let found = stake(&view, act, play("king-2", Road::King), &roads);
    assert_eq!(
        found,
        Some(Stake::Place {
            road: Road::Joust,
            place: 1,
            points: 3
        })
    );
}

#[test]
fn what_the_games_tried_speak_against_is_no_reason() {
    let game = playing(Side::Day, ["combat-4", "king-2"])
        .with_track(Road::Joust, Track::with(&[(1, 0), (3, 0), (4, 0)]));
    let act = play("combat-4", Road::Joust);
    let roads = ByRoad::from_fn(|road| if road == Road::Joust { -1.0 } else { 0.1 });
    let view = game.view(Seat(0));
    assert_eq!(stake(&view, act, play("king-2", Road::King), &roads), None);
}

#[test]
fn nearly_equal_acts_are_said_to_be_alike() {
    let game = playing(Side::Day, ["quest-4", "king-2"]);
    let hint = hint(
        play("quest-4", Road::Quest),
        play("king-2", Road::King),
        &[],
        0.004,
    );
    let says = said(Language::English, &game, &hint);
    assert!(
        says.ends_with("Next best: King 2, about the same."),
        "{says}"
    );
    let says = said(Language::Russian, &game, &hint);
    assert!(says.contains("почти не хуже"), "{says}");
}

#[test]
fn every_kind_of_choice_can_be_advised() {
    for &language in Language::ALL {
        let words = Words::new(language);
        let seat = Seat(0);
        let mut said = std::collections::HashSet::new();
        for act in [
            Act::Choose {
                seat,
                card: card("king-3"),
            },
            play("combat-3", Road::Joust),
            play("combat-3", Road::Tournament),
            play("king-3", Road::King),
            Act::Kitchen {
                seat,
                road: Some(Road::City),
            },
            Act::Kitchen { seat, road: None },
            Act::Bonus {
                seat,
                road: Some(Road::City),
            },
            Act::Bonus { seat, road: None },
        ] {
            let text = words.advise(act, Naming::Night);
            assert!(!text.contains(['⟨', '{']), "{text}");
            assert!(said.insert(text.clone()), "{text} is said of two acts");
            assert!(!words.act_name(act, Naming::Night).is_empty());
        }
    }
}
