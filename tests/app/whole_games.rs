//! Whole games: what is told, which phases they go through, and that the same seed is the same game.

use medieval_academy::{
    flow::InPhase,
    records::{
        SeatKind::{Agravain, Brisen, Knight, Page, Person, Squire},
        Setup, challenges,
    },
    rules::ROUNDS,
};

use crate::table::{Table, by_night, replay, setup};

/// Plays a game to its end; all that was told must be what its acts lead to.
fn plays_out(setup: Setup) -> Table {
    let mut table = Table::new();
    table.begin(setup.clone());
    table.play_out();
    let (told, game) = replay(&setup, &table.current().acts);
    let said = table.said();
    assert_eq!(said.told.len(), told.len());
    for (n, (said, told)) in said.told.iter().zip(&told).enumerate() {
        assert_eq!(said, told, "event {n}");
    }
    assert_eq!(*table.game(), game);
    assert!(said.refused.is_empty(), "first: {:?}", said.refused[0]);
    assert_eq!((said.troubles, said.failed), (0, 0));
    table
}

#[test]
fn four_computer_players_finish_a_game() {
    plays_out(setup(&[Squire, Page, Squire, Page], 1));
}

#[test]
fn every_kind_of_table_finishes_a_game() {
    plays_out(setup(&[Page, Person, Page], 2));
    plays_out(setup(&[Person; 4], 3));
    plays_out(by_night(&[Page, Person, Page, Page, Knight], 4));
    plays_out(by_night(&[Person, Page], 5));
    let mut solo = setup(&[Person, Agravain, Brisen], 6);
    solo.challenge = challenges::level(3);
    plays_out(solo);
}

#[test]
fn the_same_seed_is_the_same_game() {
    let seats = [Page, Squire, Page, Page];
    let first = plays_out(setup(&seats, 7));
    let again = plays_out(setup(&seats, 7));
    // Answers in the draft may come in another order; what they are does not depend on it.
    assert_eq!(first.game(), again.game());
    let other = plays_out(setup(&seats, 8));
    assert_ne!(first.game(), other.game());
}

#[test]
fn phases_are_entered_in_the_order_of_a_round() {
    use InPhase::{Choose, Deal, NoGame, Over, PassExcalibur, Play, ReturnPawns, Score};
    let table = plays_out(setup(&[Page; 4], 9));
    let phases = &table.said().phases;
    let order = [Deal, Choose, Play, Score, ReturnPawns, PassExcalibur];
    let place = |phase: &InPhase| order.iter().position(|other| other == phase);
    let mut rounds = 1;
    for pair in phases.windows(2) {
        if let (Some(before), Some(after)) = (place(&pair[0]), place(&pair[1]))
            && after < before
        {
            rounds += 1;
        }
    }
    assert_eq!(rounds, ROUNDS, "{phases:?}");
    assert_eq!(phases.last(), Some(&Over));
    for phase in [Choose, Play] {
        let entered = phases.iter().filter(|&&entered| entered == phase).count();
        assert_eq!(entered, usize::from(ROUNDS), "{phase:?} in {phases:?}");
    }
    assert!(!phases[1..].contains(&NoGame), "{phases:?}");
}

#[test]
fn another_game_takes_the_place_of_the_first() {
    let mut table = Table::new();
    table.begin(setup(&[Squire; 4], 10));
    table.play_until(|current| current.acts.len() > 30);
    let second = setup(&[Page; 3], 11);
    table.begin(second.clone());
    table.play_out();
    let (_, game) = replay(&second, &table.current().acts);
    assert_eq!(*table.game(), game);
}
