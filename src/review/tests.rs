//! Games with a blunder, and without.

use super::*;
use crate::{
    bots::{BotKind, bot},
    records::{PawnShape, SeatKind, SeatSetup},
    rules::{Board, Chance, Edition, Phase, Seat, Side},
};

fn setup(seed: u64) -> Setup {
    let seat = |i: usize| SeatSetup {
        name: format!("Seat {i}"),
        kind: SeatKind::Person,
        pawn: PawnShape::ALL[i],
        portrait: None,
    };
    Setup {
        edition: Edition::Second,
        side: Side::Day,
        challenge: None,
        journals: crate::rules::Journals::Hidden,
        board: Board::built_in(Edition::Second, Side::Day),
        seats: (0..3).map(seat).collect(),
        first: Seat(0),
        seed,
        agreed: Default::default(),
    }
}

/// A game of squires, `own` playing seat 0; where it is asked, `instead` may overrule it.
fn played(own: BotKind, instead: impl Fn(&Game, Act) -> Act) -> (Setup, Vec<Act>) {
    let setup = setup(5);
    let mut game = setup.new_game().unwrap();
    game.settle(&mut ());
    let mut acts = Vec::new();
    while let Some(seat) = game.waiting().first() {
        let kind = if seat == Seat(0) {
            own
        } else {
            BotKind::Squire
        };
        let mut chance = Chance::new(acts.len() as u64);
        let mut act = bot(kind).decide(&game.view(seat), &mut chance);
        if seat == Seat(0) {
            act = instead(&game, act);
        }
        game.play(act, &mut ()).unwrap();
        acts.push(act);
    }
    (setup, acts)
}

fn review(setup: &Setup, acts: &[Act]) -> Vec<Mistake> {
    mistakes(setup, acts, Seat(0), &|_| (), &|| false).unwrap()
}

/// The worst a squire could think of: the act that gains fewest points by a few games tried.
fn worst(game: &Game) -> Act {
    let view = game.view(Seat(0));
    let tried = crate::bots::appraise(&view, view.legal_acts(), 60, &mut Chance::new(1), &|| false);
    let mut tried = tried.unwrap();
    tried.sort_by(|a, b| a.win_chance.total_cmp(&b.win_chance));
    tried[0].act
}

#[test]
fn a_planted_blunder_is_the_costliest_choice() {
    let there = |game: &Game| {
        game.round() == 3 && game.phase() == Phase::Play && game.played(Seat(0)).is_empty()
    };
    let plain = |game: &Game, act| if there(game) { worst(game) } else { act };
    let (setup, acts) = played(BotKind::Champion, plain);
    let found = review(&setup, &acts);
    let worst = found.first().expect("something is found");
    let (game, _) = look_back(&setup, &acts[..worst.acts]).unwrap();
    assert!(there(&game), "{worst:?}");
    assert_eq!(worst.done, acts[worst.acts]);
    assert!(worst.view.legal_acts().contains(&worst.better));
    assert!(worst.cost > 0.015 && found.len() <= MOST);
    assert!(found.is_sorted_by(|a, b| a.cost >= b.cost));
}

#[test]
fn a_champion_is_blamed_for_little_and_never_where_there_was_no_choice() {
    let (setup, acts) = played(BotKind::Champion, |_, act| act);
    for found in review(&setup, &acts) {
        assert!(found.view.legal_acts().len() > 1);
        assert!(found.cost < 0.05, "{found:?}");
    }
}

#[test]
fn the_chances_begin_alike_and_end_with_who_has_won() {
    let (setup, acts) = played(BotKind::Squire, |_, act| act);
    let turns = turns(&setup, &acts).unwrap();
    let [first, .., last] = &turns[..] else {
        panic!("a game has turns");
    };
    assert!(
        first.chances[..3]
            .iter()
            .all(|&chance| (chance - 1.0 / 3.0).abs() < 0.1)
    );
    let (game, _) = look_back(&setup, &acts).unwrap();
    let winners = game.winners().unwrap();
    for seat in Seat::all(3) {
        assert_eq!(last.chances[seat.index()] > 0.0, winners.contains(seat));
    }
    for turn in &turns {
        assert!((turn.chances[..3].iter().sum::<f32>() - 1.0).abs() < 1e-3);
    }
    assert!(turns.is_sorted_by_key(|turn| turn.acts));
}

#[test]
fn who_is_told_to_stop_stops() {
    let (setup, acts) = played(BotKind::Squire, |_, act| act);
    assert_eq!(mistakes(&setup, &acts, Seat(0), &|_| (), &|| true), None);
}
