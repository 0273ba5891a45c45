//! What the chronicle says, of whole games and of single events.

use super::*;
use crate::rules::{Board, Game, Mode};
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
            let lines = chronicle(mode(edition, side, seats, journals), Some(Seat(0)));
            assert!(lines.len() > 100);
            for line in lines {
                let holes = ['⟨', '{', '$', '?'];
                assert!(!line.text.contains(holes), "{}", line.text);
                assert!(line.text.ends_with('.'), "{}", line.text);
            }
        }
    }
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
