//! Section 8: the first edition's loops.

use medieval_academy::{
    rules::*,
    words::{Language, Naming, Words},
};

use crate::table::*;

#[test]
fn rule_8_1_the_roads_go_by_the_first_editions_names() {
    let words = Words::new(Language::English);
    let naming = Naming::of(first_edition(3).rules());
    let names = Road::ALL.map(|road| words.road(road.key(), naming));
    let box_of_2014 = [
        "Gallantry",
        "Jousts",
        "Tournaments",
        "Education",
        "King’s Service",
        "Charity",
        "Quests",
    ];
    assert_eq!(names, box_of_2014);
}

#[test]
fn rule_8_2_the_whole_deck_is_shuffled_anew_each_round() {
    let mut game = first_edition(4);
    let events = play_on(&mut game, |game| game.round() == 3);
    let shuffled = |event: &&Event| **event == Event::Reshuffled { cards: 52 };
    assert_eq!(events.iter().filter(shuffled).count(), 2); // rounds 2 and 3
    assert_eq!((game.deck().len(), game.discard().len()), (32, 0));
}

#[test]
fn rule_8_3_a_pawn_that_completes_a_lap_goes_on() {
    let mut game = first_edition(3)
        .with_track(Road::City, spread(&[14, 15, 0]))
        .with_hands(1, Seat(0), &[cards("city-5"), cards("king-2")]);
    play(&mut game, 0, "city-5", Road::City);
    assert_eq!(spaces(&game, Road::City), [19, 15, 0]);
    assert_eq!(order(game.track(Road::City), 3), [0, 1]); // whole distance
}

#[test]
fn rule_8_3_landing_on_a_stack_is_always_on_top_whole_distance_decides() {
    // A lap is 16: distance 19 lies on the stone of space 3. Seat 1 lands on seat 0 there, but stays behind it.
    let mut track = spread(&[19, 1, 2]);
    track.advance_on_loop(Seat(1), 2, 16);
    track.advance_on_loop(Seat(2), 1, 16);
    let (stack, len) = track.stack(3, Some(16), 3);
    assert_eq!(stack[..len], [Seat(0), Seat(1), Seat(2)]);
    assert_eq!(order(&track, 3), [0, 2, 1]);
}

#[test]
fn rule_8_3_a_pawn_that_comes_round_to_the_start_is_off_it() {
    let mut track = spread(&[14, 0, 0]);
    track.advance_on_loop(Seat(0), 2, 16);
    assert_eq!(track.space(Seat(0)), 16);
    assert_eq!(track.place(Seat(0)), Some(1));
    assert_eq!(track.place(Seat(1)), None);
    let (stack, len) = track.stack(0, Some(16), 3);
    assert_eq!(stack[..len], [Seat(1), Seat(2), Seat(0)]);
}

#[test]
fn rule_8_3_a_stack_keeps_its_order_over_laps() {
    // Three on the stone of space 3, the lowest of them a lap ahead: that makes it 1st, and it stays below.
    let stack = pawns(&[(19, 0), (3, 1), (3, 2), (1, 0)]);
    let hands = [
        cards("city-5"),
        cards("city-5"),
        Hand::new(),
        cards("city-2"),
    ];
    let mut game = first_edition(4)
        .with_track(Road::City, stack)
        .with_hands(1, Seat(3), &hands);
    let on_stone = |game: &Game, stone| {
        let (stack, len) = game.track(Road::City).stack(stone, Some(16), 4);
        stack[..len].iter().map(|seat| seat.0).collect::<Vec<_>>()
    };
    assert_eq!(on_stone(&game, 3), [0, 1, 2]);
    play(&mut game, 3, "city-2", Road::City); // on top of all
    assert_eq!(on_stone(&game, 3), [0, 1, 2, 3]);
    assert_eq!(order(game.track(Road::City), 4), [0, 3, 2, 1]);
    play(&mut game, 0, "city-5", Road::City); // the lowest leaves
    play(&mut game, 1, "city-5", Road::City); // and after it the next: on top of it on the stone of space 8
    assert_eq!(on_stone(&game, 3), [2, 3]);
    assert_eq!(on_stone(&game, 8), [0, 1]);
    assert_eq!(order(game.track(Road::City), 4), [0, 1, 3, 2]);
}

#[test]
fn rule_8_3_the_event_tells_whom_a_lap_ends_on() {
    let hands = [cards("city-5"), cards("king-2")];
    let mut game = first_edition(3)
        .with_track(Road::City, spread(&[14, 3, 0]))
        .with_hands(1, Seat(0), &hands);
    assert!(
        play(&mut game, 0, "city-5", Road::City).contains(&Event::Moved {
            seat: Seat(0),
            road: Road::City,
            from: 14,
            to: 19,
            lost: 0,
            landing: Landing::OnTop(Seat(1)),
        })
    );
}

#[test]
fn rule_8_4_gallantry_may_move_its_own_pawns_but_its_places_are_fixed_first() {
    let mut game = first_edition(4)
        .with_track(Road::Kitchen, spread(&[4, 3, 2, 0]))
        .at_scoring(1, Seat(0));
    settle(&mut game);
    assert_eq!(kitchen_asked(&game), Some((2, 3, 1)));
    kitchen(&mut game, 2, Some(Road::Kitchen)); // to 3, on top of seat 1
    assert_eq!(kitchen_asked(&game), Some((1, 2, 2))); // still 2nd
    kitchen(&mut game, 1, Some(Road::Kitchen));
    assert_eq!(kitchen_asked(&game), Some((0, 1, 3)));
    assert_eq!(spaces(&game, Road::Kitchen), [4, 5, 3, 0]);
}

#[test]
fn rule_8_5_kings_service_pays_6_from_space_6_and_12_from_space_12() {
    assert_eq!(
        pays(first_edition(4), Road::King, spread(&[5, 6, 12, 19]), 3),
        [0, 6, 12, 12]
    );
}

#[test]
fn rule_8_5_other_roads_pay_and_return_as_in_the_second_edition() {
    let pawns = || spread(&[5, 18, 2, 9]);
    let paid = |road, round| pays(first_edition(4), road, pawns(), round);
    assert_eq!(paid(Road::Joust, 1), [1, 3, 0, 2]);
    assert_eq!(paid(Road::Tournament, 2), [1, 3, 0, 2]);
    assert_eq!(paid(Road::Education, 1), [-1, 0, -3, 0]);
    assert_eq!(paid(Road::City, 6), [-5, 0, -10, 0]);
    assert_eq!(paid(Road::Quest, 6), [4, 17, 0, 10]);
    assert_eq!(paid(Road::King, 4), [0; 4]);
    let mut game = first_edition(4);
    for road in Road::ALL {
        game = game.with_track(road, pawns());
    }
    let mut game = game.at_scoring(3, Seat(0));
    score(&mut game);
    let back = Road::ALL
        .into_iter()
        .filter(|&road| spaces(&game, road) == [0; 4]);
    assert!(back.eq(Road::ALL.into_iter().take(5)));
}

#[test]
fn rule_8_5_with_three_players_there_is_no_third() {
    let joust = pays(first_edition(3), Road::Joust, spread(&[5, 18, 2]), 1);
    assert_eq!(joust, [2, 3, 0]);
}
