//! What the chronicle says, of whole games and of single events.

use super::*;
use crate::records::challenges;
use crate::rules::{Board, Game, Journals, Mode, Why};
use crate::words::Language;

fn mode(edition: Edition, side: Side, seats: u8, journals: Journals) -> Mode {
    Mode {
        edition,
        side,
        seats,
        challenge: None,
        journals,
    }
}

fn chronicle(mode: Mode, reader: Option<Seat>) -> Vec<Line> {
    let rules = RuleSet::new(mode, &Board::built_in(mode.edition, mode.side)).unwrap();
    let words = Words::new(Language::English);
    let names = ["Maud", "Enid", "Rowan", "Osric", "Perceval"].map(String::from);
    let mut chronicler = Chronicler::new(rules, names.into(), reader);
    let mut events = Vec::new();
    let mut game = Game::new(rules, Seat(0), 7);
    game.settle(&mut events);
    let mut steps = 0;
    while game.winners().is_none() {
        let acts = (0..mode.seats).map(|seat| game.legal_acts(Seat(seat)));
        let acts: Vec<_> = acts.flat_map(|acts| acts.to_vec()).collect();
        steps += 1;
        game.play(acts[steps * 7 % acts.len()], &mut events)
            .unwrap();
    }
    events
        .into_iter()
        .flat_map(|event| chronicler.tell(&words, event))
        .collect()
}

#[test]
fn whole_games_of_all_modes_are_told_without_gaps() {
    for (edition, side, seats) in [
        (Edition::Second, Side::Day, 5),
        (Edition::Second, Side::Day, 2),
        (Edition::Second, Side::Night, 4),
        (Edition::Second, Side::Night, 2),
        (Edition::First, Side::Day, 3),
    ] {
        for journals in [Journals::Hidden, Journals::Open] {
            whole(mode(edition, side, seats, journals));
        }
    }
    for side in [Side::Day, Side::Night] {
        whole(Mode {
            challenge: challenges::level(6),
            ..mode(Edition::Second, side, 3, Journals::Hidden)
        });
    }
}

/// A game's chronicle, every line of it a whole sentence.
fn whole(mode: Mode) -> Vec<Line> {
    let lines = chronicle(mode, Some(Seat(0)));
    assert!(lines.len() > 100);
    for line in &lines {
        let holes = ['⟨', '{', '$', '?'];
        assert!(!line.text.contains(holes), "{}", line.text);
        assert!(line.text.ends_with('.'), "{}", line.text);
    }
    lines
}

fn says(lines: &[Line], text: &str) -> bool {
    lines.iter().any(|line| line.text.contains(text))
}

#[test]
fn silence_and_favour_are_told_too() {
    let night = whole(mode(Edition::Second, Side::Night, 4, Journals::Open));
    // 5.1, 5.5, 5.6: odd rounds, the Cup, and a King with nothing to say.
    assert!(says(
        &night,
        "Black Knight is not scored this round (only in II, IV, VI)."
    ));
    assert!(says(&night, "The Cup favours the") || says(&night, "The Cup has not moved"));
    assert!(says(
        &night,
        "No Parchment was taken: the King says nothing."
    ));
    let duel = whole(mode(Edition::Second, Side::Day, 2, Journals::Open));
    assert!(says(&duel, "Maud and Enid swap hands."));
    assert!(says(&duel, "between the two pawns"));
    let first = whole(mode(Edition::First, Side::Day, 3, Journals::Open));
    assert!(says(&first, "The whole deck is shuffled anew."));
    assert!(says(&first, "a lap"));
    // 4.2: with three, a 3rd place is nothing, and told so.
    assert!(says(&first, "nothing, with three players"));
}

#[test]
fn rule_4_3_those_who_share_the_start_are_told_together_where_all_may_know() {
    let mode = mode(Edition::Second, Side::Day, 4, Journals::Open);
    let rules = RuleSet::new(mode, &Board::built_in(mode.edition, mode.side)).unwrap();
    let words = Words::new(Language::English);
    let names = ["Maud", "Enid", "Rowan", "Osric"].map(String::from);
    let mut chronicler = Chronicler::new(rules, names.into(), Some(Seat(0)));
    let event = |seat| Event::Scored {
        seat: Seat(seat),
        road: Road::Education,
        points: -3,
        why: Why::OnStart,
    };
    let first = chronicler.tell(&words, event(0));
    assert_eq!(
        first[0].text,
        "Maud, Enid, Rowan and Osric share the start in Education, so all are last: −3 each."
    );
    assert!(chronicler.tell(&words, event(1)).is_empty());
}

#[test]
fn the_chronicle_keeps_secrets() {
    // 9.1: others' cards in the draft, and others' points.
    let table = mode(Edition::Second, Side::Day, 4, Journals::Hidden);
    let public = chronicle(table, None);
    assert!(public.iter().all(|line| !line.text.contains("You keep")));
    let points = |line: &Line| line.text.contains(": +") || line.text.contains(": −");
    assert!(!public.iter().any(points));
    let own = chronicle(table, Some(Seat(1)));
    let tells = |line: &Line| points(line) || line.text.starts_with("You keep");
    assert!(own.iter().any(tells));
    assert!(
        own.iter()
            .filter(|l| tells(l))
            .all(|l| l.seat == Some(Seat(1)))
    );
}
