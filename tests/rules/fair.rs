//! Section 9: a fair table. What a seat sees, and where chance comes from.

use std::hash::{BuildHasher, RandomState};

use medieval_academy::rules::*;

use crate::table::*;

#[test]
fn rule_9_1_a_seat_sees_its_own_hand_and_kept_cards() {
    let mut game = day(4);
    settle(&mut game);
    choose(&mut game, 1, "king-4");
    let own = game.view(Seat(1));
    assert_eq!(own.kept, cards("king-4"));
    assert_eq!(own.hand, cards("education-2 combat-4 city-5 kitchen-3"));
    assert_eq!(own.acts[..], []);
    // The others see that it has chosen, not what.
    let other = game.view(Seat(2));
    assert_eq!(other.counts[1], (4, 1));
    assert_eq!(other.kept, Hand::new());
    assert!(!other.waiting.contains(Seat(1)));
    assert_eq!((other.open, other.row), (None, None));
}

#[test]
fn rule_9_1_a_seat_has_seen_the_hands_that_passed_through_it() {
    let mut game = day(4);
    settle(&mut game);
    let hands = [0, 1, 2, 3].map(|seat| *game.hand(Seat(seat)));
    for (seat, card) in ["king-5", "king-4", "king-2", "city-4"].iter().enumerate() {
        choose(&mut game, seat as u8, card);
    }
    // Round 1: clockwise. Seat 1 saw its own hand, then seat 0's without the King.
    assert_eq!(
        game.view(Seat(1)).seen,
        [
            hands[1],
            cards("kitchen-3 combat-3 education-2 quest-3"),
            Hand::new(),
            Hand::new(),
            Hand::new()
        ]
    );
}

#[test]
fn rule_9_1_the_hands_seen_in_the_draft_are_remembered_while_cards_are_played() {
    let mut game = day(4);
    let mut last = None;
    play_on(&mut game, |game| {
        if game.phase() == Phase::Choose {
            last = Some(game.view(Seat(2)).seen);
        }
        game.played(Seat(3)).len() == 2
    });
    let before = last.expect("there was a draft");
    let seen = game.view(Seat(2)).seen;
    assert_eq!(seen[..4], before[..4]);
    assert_eq!(seen.map(|hand| hand.len()), [5, 4, 3, 2, 1]);
    play_on(&mut game, |game| game.phase() == Phase::Score);
    assert_eq!(game.view(Seat(2)).seen, [Hand::new(); 5]);
}

#[test]
fn rule_9_1_of_the_discard_pile_a_seat_knows_what_was_played_and_its_own_unplayed_card() {
    let mut game = day(3);
    play_on(&mut game, |game| game.phase() == Phase::Score);
    let all = game.discard();
    let view = game.view(Seat(1));
    assert_eq!(view.discard, 15);
    // Seat by seat, four played and one unplayed: those of seats 0 and 2 are hidden.
    let known: Vec<Card> = all
        .iter()
        .enumerate()
        .filter(|(at, _)| ![4, 14].contains(at))
        .map(|(_, &card)| card)
        .collect();
    assert_eq!(view.discarded[..], known);
}

#[test]
fn rule_9_1_solo_choices_are_public_but_not_the_order_of_an_opponents_deck() {
    let mut game = solo(Side::Day, [0; 6]);
    play_on(&mut game, |game| game.phase() == Phase::Play);
    let open = game.view(Seat(0)).open.expect("public in solo");
    let mut sorted = *game.hand(AGRAVAIN);
    sorted.as_mut_slice().sort_unstable();
    assert_eq!(open[AGRAVAIN.index()], sorted);
}

#[test]
fn rule_9_2_the_stream_of_a_seed_is_pinned() {
    // xoshiro256++ through SplitMix64. If this changes, no record of a game can be replayed.
    let mut chance = Chance::new(7);
    let drawn: Vec<u32> = (0..10).map(|_| chance.below(52)).collect();
    assert_eq!(drawn, [2, 8, 37, 22, 50, 24, 37, 17, 51, 3]);
    let drawn: Vec<u32> = (0..3).map(|_| chance.below(u32::MAX)).collect();
    assert_eq!(drawn, [490_662_378, 738_597_539, 3_151_748_869]);
    let mut items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    Chance::new(7).shuffle(&mut items);
    assert_eq!(items, SHUFFLED);
}

const SHUFFLED: [u8; 10] = [3, 8, 9, 4, 6, 7, 2, 5, 1, 0];

#[test]
fn rule_9_2_the_deal_of_a_seed_is_pinned() {
    let mut game = day(4);
    settle(&mut game);
    let hands = [0, 1, 2, 3].map(|seat| *game.hand(Seat(seat)));
    assert_eq!(
        hands,
        [
            cards("kitchen-3 combat-3 king-5 education-2 quest-3"),
            cards("education-2 king-4 combat-4 city-5 kitchen-3"),
            cards("kitchen-3 kitchen-5 king-2 city-4 combat-5"),
            cards("city-4 kitchen-4 kitchen-4 city-2 education-4"),
        ]
    );
}

#[test]
fn rule_9_2_who_begins_by_lot_is_pinned() {
    let lots: Vec<u8> = (0..8).map(|seed| Game::first_by_lot(5, seed).0).collect();
    assert_eq!(lots, [3, 1, 4, 0, 3, 3, 0, 3]);
}

#[test]
fn rule_9_2_the_same_seed_and_acts_give_the_same_game() {
    let play_whole = || {
        let mut game = day(5);
        let events = play_on(&mut game, Game::is_over);
        (game, events)
    };
    let (one, other) = (play_whole(), play_whole());
    assert_eq!(one, other);
    let hasher = RandomState::new();
    assert_eq!(hasher.hash_one(&one.0), hasher.hash_one(&other.0));
}

#[test]
fn rule_9_2_numbers_below_a_bound_are_equally_likely() {
    let mut chance = Chance::new(1);
    let mut seen = [0u32; 6];
    for _ in 0..60_000 {
        seen[chance.below(6) as usize] += 1;
    }
    // Five standard deviations of 91 either way.
    assert!(seen.iter().all(|&n| n.abs_diff(10_000) < 456), "{seen:?}");
}
