//! Acts that come twice, too late, or against the rules.

use medieval_academy::{
    flow::{CurrentGame, Leave, Submit},
    records::SeatKind::Person,
    rules::{Act, IllegalAct, Phase, Seat},
};

use crate::table::{Table, setup};

fn people() -> Table {
    let mut table = Table::new();
    table.begin(setup(&[Person; 3], 21));
    table
}

fn next_act(table: &Table) -> Act {
    table.person_act().expect("a person is asked")
}

#[test]
fn a_double_click_is_one_act() {
    let mut table = people();
    let mut done = 0;
    while !table.game().is_over() {
        let Some(act) = table.person_act() else {
            // Between two rounds.
            table.frame();
            continue;
        };
        table.submit(act);
        table.submit(act);
        table.frame();
        done += 1;
        assert_eq!(table.current().acts.len(), done, "{act:?}");
    }
    assert!(table.said().refused.is_empty());
}

#[test]
fn several_people_may_choose_in_one_frame() {
    let mut table = people();
    let acts: Vec<Act> = Seat::all(3)
        .map(|seat| table.game().legal_acts(seat)[0])
        .collect();
    for &act in &acts {
        table.submit(act);
    }
    table.frame();
    assert_eq!(table.current().acts, acts);
    assert!(table.said().refused.is_empty());
}

#[test]
fn an_act_for_another_game_is_dropped() {
    let mut table = people();
    let late = Submit {
        act: next_act(&table),
        game: table.current().id,
    };
    table.begin(setup(&[Person; 3], 21));
    table.send(late);
    table.frame();
    assert!(table.current().acts.is_empty());
    assert!(table.said().refused.is_empty());
}

#[test]
fn an_illegal_act_is_refused_and_changes_nothing() {
    let mut table = people();
    table.play_until(|current| current.game.phase() == Phase::Play);
    let before = table.game().clone();
    let events = table.said().told.len();
    let acts = table.current().acts.clone();
    let turn = next_act(&table).seat();
    let other = turn.clockwise(3);
    let own = before.hand(turn)[0];
    let wrong = [
        Act::Choose {
            seat: turn,
            card: own,
        },
        Act::Kitchen {
            seat: turn,
            road: None,
        },
        Act::Play {
            seat: other,
            card: before.hand(other)[0],
            road: own.subject().roads()[0],
        },
        Act::Play {
            seat: Seat(4),
            card: own,
            road: own.subject().roads()[0],
        },
    ];
    for act in wrong {
        table.submit(act);
    }
    table.frame();
    assert_eq!(*table.game(), before);
    assert_eq!(table.current().acts, acts);
    assert_eq!(table.said().told.len(), events);
    let why: Vec<IllegalAct> = table
        .said()
        .refused
        .iter()
        .map(|refused| refused.why)
        .collect();
    assert_eq!(why.len(), wrong.len(), "{why:?}");
    assert_eq!(why[0], IllegalAct::WrongPhase);
    assert_eq!(why[2], IllegalAct::NotYourTurn(turn));
}

#[test]
fn a_game_that_is_left_is_gone() {
    let mut table = people();
    let late = Submit {
        act: next_act(&table),
        game: table.current().id,
    };
    table.send(Leave);
    table.frame();
    table.send(late);
    table.frame();
    assert!(!table.has::<CurrentGame>());
    table.begin(setup(&[Person; 3], 22));
    assert!(table.current().acts.is_empty());
    table.play_out();
}
