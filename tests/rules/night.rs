//! Section 5: the Night side.

use medieval_academy::rules::*;

use crate::table::*;

#[test]
fn rule_5_1_the_knights_roads_have_10_spaces_and_do_not_score_in_odd_rounds() {
    for road in [Road::Joust, Road::Tournament] {
        assert_eq!(night(4).rules().roads[road].length, 10);
        for round in [1, 3, 5] {
            assert_eq!(pays(night(4), road, spread(&[4, 3, 2, 1]), round), [0; 4]);
        }
    }
}

/// Where the Cup comes to from here, by a Combat card of seat 0.
fn cup(from: i8, card: &str, road: Road) -> i8 {
    let mut game = night(3).with_cup(from).with_hands(
        1,
        Seat(0),
        &[cards(card), cards("king-2"), Hand::new()],
    );
    play(&mut game, 0, card, road);
    game.cup()
}

const BLACK: Road = Road::Joust;
const WHITE: Road = Road::Tournament;

#[test]
fn rule_5_2_the_cup_goes_towards_the_chosen_knight_by_the_cards_value() {
    assert_eq!(cup(0, "combat-3", BLACK), -3);
    assert_eq!(cup(0, "combat-5", WHITE), 5);
    assert_eq!(cup(-2, "combat-4", BLACK), -6);
}

#[test]
fn rule_5_2_the_centre_is_no_space_and_crossing_it_costs_no_step() {
    assert_eq!(cup(2, "combat-3", BLACK), -2);
    assert_eq!(cup(3, "combat-3", BLACK), -1); // it never rests in the centre
    assert_eq!(cup(-1, "combat-5", WHITE), 5);
    assert_eq!(cup(-4, "combat-4", WHITE), 1);
    assert_eq!(cup(4, "combat-3", BLACK), 1);
}

#[test]
fn rule_5_2_the_cup_stops_at_its_ends() {
    assert_eq!(cup(7, "combat-5", WHITE), 8);
    assert_eq!(cup(-8, "combat-3", BLACK), -8);
    assert_eq!(cup(-8, "combat-3", WHITE), -5);
}

#[test]
fn rule_5_2_the_cup_moves_by_the_full_value_even_if_the_pawn_cannot() {
    let mut game = night(3).with_track(BLACK, spread(&[10, 0, 0])).with_hands(
        1,
        Seat(0),
        &[cards("combat-4"), cards("king-2")],
    );
    play(&mut game, 0, "combat-4", BLACK);
    assert_eq!((spaces(&game, BLACK), game.cup()), ([10, 0, 0], -4));
}

#[test]
fn rule_5_2_a_kitchen_move_on_a_knights_road_moves_the_cup() {
    let mut game = night(3)
        .with_track(Road::Kitchen, spread(&[1, 0, 0]))
        .with_cup(1)
        .at_scoring(1, Seat(0));
    settle(&mut game);
    kitchen(&mut game, 0, Some(BLACK));
    assert_eq!(game.cup(), -3); // past the centre: Black 1, 2, 3
}

#[test]
fn rule_5_3_the_first_player_may_climb_one_stack_before_the_kitchen() {
    // In the Kitchen seat 1 lies under seat 2: by climbing it becomes 1st.
    let mut game = night(3)
        .with_track(Road::Kitchen, pawns(&[(0, 0), (4, 0), (4, 1)]))
        .with_track(Road::City, pawns(&[(1, 0), (4, 1), (4, 0)]))
        .at_scoring(1, Seat(1));
    settle(&mut game);
    assert_eq!(game.asked(), Some(Asked::Bonus));
    let seat = Seat(1);
    let road = Some(Road::Kitchen);
    assert_eq!(
        game.legal_acts(seat)[..], // not in the City, where it is on top already
        [Act::Bonus { seat, road }, Act::Bonus { seat, road: None }]
    );
    let road = Some(Road::City);
    assert_eq!(
        game.play(Act::Bonus { seat, road }, &mut ()),
        Err(IllegalAct::NotCovered(Road::City))
    );
    bonus(&mut game, 1, Some(Road::Kitchen));
    assert_eq!(kitchen_asked(&game), Some((2, 2, 2)));
}

#[test]
fn rule_5_3_the_bonus_may_be_declined_and_is_not_for_the_start_nor_the_others() {
    let stack = pawns(&[(0, 0), (4, 0), (4, 1)]);
    let mut game = night(3)
        .with_track(Road::City, stack)
        .at_scoring(1, Seat(1));
    settle(&mut game);
    bonus(&mut game, 1, None);
    assert_eq!(*game.track(Road::City), stack);
    for first in [0, 2] {
        let mut game = night(3)
            .with_track(Road::City, stack)
            .at_scoring(1, Seat(first));
        settle(&mut game);
        assert_eq!(game.round(), 2, "seat {first} is not asked");
    }
}

#[test]
fn rule_5_4_the_first_to_reach_or_pass_takes_a_parchment() {
    let hands = [cards("king-3 king-5"), cards("king-4 king-2")];
    let mut game = night(2)
        .with_track(Road::King, spread(&[4, 3]))
        .with_hands(1, Seat(0), &hands);
    play(&mut game, 0, "king-3", Road::King); // passes 6
    play(&mut game, 1, "king-4", Road::King); // too late
    assert_eq!(game.parchment(Parchment::Single), Some(Seat(0)));
    play(&mut game, 0, "king-5", Road::King); // reaches 12
    assert_eq!(game.parchment(Parchment::Double), Some(Seat(0)));
    assert_eq!(game.parchments().taken, 2);
}

#[test]
fn rule_5_4_one_move_can_take_both() {
    // No card goes so far on our board; the single one is still there when somebody stands on 9.
    let mut game = night(3)
        .with_track(Road::King, spread(&[9, 0, 0]))
        .with_track(Road::Kitchen, spread(&[1, 0, 0]))
        .at_scoring(1, Seat(0));
    settle(&mut game);
    let events = kitchen(&mut game, 0, Some(Road::King));
    let seat = Seat(0);
    for parchment in [Parchment::Single, Parchment::Double] {
        assert!(events.contains(&Event::ParchmentTaken {
            seat,
            parchment,
            both: true
        }));
    }
    assert_eq!(paid(&events, Road::King), [24, 0, 0]); // 5.6: twice
}

/// What the Black and the White Knight pay four players with the Cup here.
fn knights(cup: i8) -> [[i16; 4]; 2] {
    let mut game = night(4)
        .with_cup(cup)
        .with_track(BLACK, spread(&[4, 3, 2, 1]))
        .with_track(WHITE, spread(&[1, 2, 3, 4]))
        .at_scoring(2, Seat(0));
    let events = score(&mut game);
    [paid(&events, BLACK), paid(&events, WHITE)]
}

#[test]
fn rule_5_5_the_knight_with_the_cup_pays_8_5_2_and_the_other_5_3_1() {
    assert_eq!(knights(-1), [[8, 5, 2, 0], [0, 1, 3, 5]]);
    assert_eq!(knights(8), [[5, 3, 1, 0], [0, 2, 5, 8]]);
}

#[test]
fn rule_5_5_a_cup_that_crossed_the_centre_favours_the_other_knight() {
    let hands = [cards("combat-3"), cards("king-2"), Hand::new()];
    let game = night(3).with_cup(2).with_hands(2, Seat(0), &hands);
    let mut game = game.with_track(BLACK, spread(&[0, 2, 0]));
    play(&mut game, 0, "combat-3", BLACK); // White 2, 3 steps: Black 2
    let events = score(&mut game.at_scoring(2, Seat(0)));
    assert_eq!(paid(&events, BLACK), [8, 5, 0]);
}

#[test]
fn rule_5_5_with_the_cup_in_the_centre_both_pay_5_3_1() {
    assert_eq!(knights(0), [[5, 3, 1, 0], [0, 1, 3, 5]]);
}

#[test]
fn rule_5_5_which_knight_the_cup_favours_is_told_before_they_score() {
    for (cup, road) in [
        (-1, Some(Road::Joust)),
        (0, None),
        (1, Some(Road::Tournament)),
    ] {
        let events = score(&mut night(3).with_cup(cup).at_scoring(2, Seat(0)));
        let at = |wanted| events.iter().position(|&event| event == wanted);
        let told = at(Event::CupFavours { road });
        assert!(told.is_some() && told < at(Event::RoadBegan { road: Road::Joust }));
    }
}

#[test]
fn rule_5_5_three_players_have_no_third() {
    assert_eq!(
        pays(night(3).with_cup(-2), BLACK, spread(&[4, 3, 2]), 4),
        [8, 5, 0]
    );
}

#[test]
fn rule_5_5_the_cups_side_counts_after_the_kitchen_moves() {
    let mut game = night(3)
        .with_cup(2)
        .with_track(Road::Kitchen, spread(&[1, 0, 0]))
        .at_scoring(2, Seat(0));
    settle(&mut game);
    let events = kitchen(&mut game, 0, Some(BLACK)); // Cup: White 2 to Black 2
    assert_eq!(paid(&events, BLACK), [8, 0, 0]);
}

/// What the King pays three pawns on 12, 7 and 0 in a round with these Parchments.
fn king(round: u8, taken: u8, double_taken: bool) -> [i16; 3] {
    let parchments = Parchments {
        single: Some(Seat(0)),
        double: double_taken.then_some(Seat(0)),
        taken,
        double_taken,
    };
    pays(
        night(3).with_parchments(parchments),
        Road::King,
        spread(&[12, 7, 0]),
        round,
    )
}

#[test]
fn rule_5_6_the_king_is_silent_in_a_round_without_a_parchment() {
    for round in 1..=6 {
        assert_eq!(king(round, 0, false), [0; 3]);
    }
}

#[test]
fn rule_5_6_the_silent_king_is_told_of_in_his_turn() {
    let events = score(&mut night(3).at_scoring(3, Seat(0)));
    let silent = events.iter().position(|&event| event == Event::KingSilent);
    let city = events.iter().position(|&event| {
        let road = Road::City;
        event == Event::NotScored { road }
    });
    assert!(silent.is_some() && silent < city);
    let not_scored = |road| events.contains(&Event::NotScored { road });
    assert!(not_scored(Road::Joust) && not_scored(Road::Tournament) && !not_scored(Road::King));
}

#[test]
fn rule_5_6_the_king_pays_the_own_space_twice_if_both_were_taken() {
    assert_eq!(king(1, 1, false), [12, 7, 0]);
    assert_eq!(king(2, 1, true), [12, 7, 0]); // the double one, rounds after the single one
    assert_eq!(king(5, 2, true), [24, 14, 0]);
}

#[test]
fn rule_5_7_the_other_roads_pay_as_by_day() {
    assert_eq!(
        pays(night(4), Road::Education, spread(&[2, 9, 4, 7]), 1),
        [-3, 0, -1, 0]
    );
    assert_eq!(
        pays(night(4), Road::City, spread(&[2, 9, 4, 7]), 6),
        [-10, 0, -5, 0]
    );
    assert_eq!(
        pays(night(4), Road::Quest, spread(&[2, 9, 4, 7]), 6),
        [0, 17, 4, 10]
    );
}

/// The roads whose pawns have gone back after this round, and where the Cup is.
fn returned(round: u8) -> (Vec<Road>, i8) {
    let mut game = night(3).with_cup(3);
    for road in Road::ALL {
        game = game.with_track(road, spread(&[4, 3, 2]));
    }
    let mut game = game.at_scoring(round, Seat(0));
    score(&mut game);
    let back = Road::ALL
        .into_iter()
        .filter(|&road| spaces(&game, road) == [0; 3]);
    (back.collect(), game.cup())
}

#[test]
fn rule_5_8_after_round_3_only_kitchen_and_education_return() {
    assert_eq!(returned(3), (vec![Road::Kitchen, Road::Education], 3));
}

#[test]
fn rule_5_9_after_rounds_2_and_4_both_knights_and_the_cup_return() {
    for round in [2, 4] {
        assert_eq!(returned(round), (vec![BLACK, WHITE], 0));
    }
    for round in [1, 5, 6] {
        assert_eq!(returned(round), (vec![], 3));
    }
}

#[test]
fn rule_5_10_after_the_double_parchment_both_and_the_king_pawns_go_back() {
    let parchments = Parchments {
        single: Some(Seat(1)),
        double: Some(Seat(0)),
        taken: 1,
        double_taken: true,
    };
    let mut game = night(3)
        .with_parchments(parchments)
        .with_track(Road::King, spread(&[12, 7, 0]))
        .at_scoring(4, Seat(0));
    let events = score(&mut game);
    assert_eq!(paid(&events, Road::King), [12, 7, 0]); // after scoring
    assert_eq!(spaces(&game, Road::King), [0; 3]);
    assert_eq!(*game.parchments(), Parchments::default());
}

#[test]
fn rule_5_10_the_double_taken_rounds_after_the_single() {
    let hands = [
        cards("king-5 city-2"),
        cards("king-2 city-2"),
        cards("quest-2 city-2"),
    ];
    let mut game = night(3)
        .with_parchments(Parchments {
            single: Some(Seat(1)),
            ..Parchments::default()
        })
        .with_track(Road::King, spread(&[8, 7, 0]))
        .with_hands(4, Seat(0), &hands);
    play(&mut game, 0, "king-5", Road::King); // stops on 12
    assert_eq!(game.parchments().taken, 1);
    assert_eq!(game.parchment(Parchment::Double), Some(Seat(0)));
    play(&mut game, 1, "king-2", Road::King);
    let mut game = game.at_scoring(4, Seat(0));
    let events = score(&mut game);
    assert_eq!(paid(&events, Road::King), [12, 9, 0]); // once: only one was taken in this round
    assert!(events.contains(&Event::ParchmentsReturned));
    assert_eq!(*game.parchments(), Parchments::default());
    assert_eq!(spaces(&game, Road::King), [0; 3]);
    // Both lie on the board again: the single one goes to the next who comes there.
    let mut game = game.with_hands(
        5,
        Seat(2),
        &[Hand::new(), Hand::new(), cards("king-5 king-2")],
    );
    play(&mut game, 2, "king-5", Road::King);
    assert_eq!(game.parchments().taken, 0);
}

#[test]
fn rule_5_10_after_the_single_parchment_nothing_goes_back() {
    let mut game = night(3)
        .with_parchments(Parchments {
            single: Some(Seat(1)),
            taken: 1,
            ..Parchments::default()
        })
        .with_track(Road::King, spread(&[0, 7, 0]))
        .at_scoring(4, Seat(0));
    score(&mut game);
    assert_eq!(spaces(&game, Road::King), [0, 7, 0]);
    assert_eq!(game.parchment(Parchment::Single), Some(Seat(1)));
    assert_eq!(game.parchments().taken, 0); // a new round begins
}
