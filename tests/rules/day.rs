//! Section 4: scoring on the Day side, for 3 to 5 players.

use medieval_academy::rules::*;

use crate::table::*;

#[test]
fn rule_4_0_roads_score_in_their_order() {
    let mut game = day(4).at_scoring(6, Seat(0));
    assert_eq!(scored_roads(&score(&mut game)), Road::ALL);
    let mut game = day(4).at_scoring(2, Seat(0));
    assert_eq!(
        scored_roads(&score(&mut game)),
        [
            Road::Kitchen,
            Road::Joust,
            Road::Tournament,
            Road::Education
        ]
    );
}

#[test]
fn rule_4_0_a_pawn_on_the_start_earns_nothing() {
    // Only seat 2 has left the start: there is a 1st, but no 2nd and no 3rd.
    assert_eq!(
        pays(day(4), Road::Joust, spread(&[0, 0, 2, 0]), 1),
        [0, 0, 3, 0]
    );
    assert_eq!(
        pays(day(4), Road::Quest, spread(&[0, 0, 2, 0]), 6),
        [0, 0, 17, 0]
    );
    assert_eq!(pays(day(4), Road::Joust, spread(&[0; 4]), 1), [0; 4]);
}

#[test]
fn rule_4_0_that_nobody_has_left_a_start_is_told_where_places_count() {
    let events = score(&mut day(4).at_scoring(6, Seat(0)));
    let empty = events.iter().filter_map(|event| match event {
        Event::NobodyPlaced { road } => Some(*road),
        _ => None,
    });
    let places = [
        Road::Kitchen,
        Road::Joust,
        Road::Tournament,
        Road::King,
        Road::Quest,
    ];
    assert_eq!(empty.collect::<Vec<_>>(), places);
}

#[test]
fn rule_4_0_the_top_of_a_stack_is_ahead() {
    // Space 7, bottom to top: seats 1, 3, 0. Seat 2 is behind on space 6.
    let stack = pawns(&[(7, 2), (7, 0), (6, 5), (7, 1)]);
    assert_eq!(pays(day(4), Road::Joust, stack, 1), [3, 1, 0, 2]);
}

#[test]
fn rule_4_1_third_moves_1_then_second_2_then_first_3() {
    let mut game = day(4)
        .with_track(Road::Kitchen, spread(&[9, 2, 0, 5]))
        .at_scoring(1, Seat(2));
    settle(&mut game);
    assert_eq!(kitchen_asked(&game), Some((1, 3, 1)));
    kitchen(&mut game, 1, Some(Road::Quest));
    assert_eq!(kitchen_asked(&game), Some((3, 2, 2)));
    kitchen(&mut game, 3, Some(Road::City));
    assert_eq!(kitchen_asked(&game), Some((0, 1, 3)));
    let events = kitchen(&mut game, 0, Some(Road::Quest));
    assert_eq!(spaces(&game, Road::Quest), [3, 1, 0, 0]);
    assert_eq!(spaces(&game, Road::City), [0, 0, 0, 2]);
    assert_eq!(paid(&events, Road::Kitchen), [0; 4]); // no points
    assert_eq!(game.round(), 2);
}

#[test]
fn rule_4_1_a_kitchen_move_changes_places_before_the_joust_is_scored() {
    // Without it seat 1 leads the Joust by 2 and is paid 3; seat 0, 1st in the Kitchen, passes it.
    let mut game = day(3)
        .with_track(Road::Kitchen, spread(&[4, 0, 0]))
        .with_track(Road::Joust, spread(&[3, 5, 1]))
        .at_scoring(1, Seat(0));
    settle(&mut game);
    let events = kitchen(&mut game, 0, Some(Road::Joust));
    assert_eq!(paid(&events, Road::Joust), [3, 2, 0]);
}

#[test]
fn rule_4_1_a_kitchen_move_that_lands_on_a_pawn_passes_it() {
    let mut game = day(3)
        .with_track(Road::Kitchen, spread(&[4, 0, 0]))
        .with_track(Road::Joust, spread(&[2, 5, 0]))
        .at_scoring(1, Seat(0));
    settle(&mut game);
    let events = kitchen(&mut game, 0, Some(Road::Joust));
    assert_eq!(paid(&events, Road::Joust), [3, 2, 0]); // 3.1
}

#[test]
fn rule_4_1_three_players_have_no_third() {
    let mut game = day(3)
        .with_track(Road::Kitchen, spread(&[9, 2, 5]))
        .at_scoring(1, Seat(0));
    settle(&mut game);
    assert_eq!(kitchen_asked(&game), Some((2, 2, 2)));
    kitchen(&mut game, 2, None);
    assert_eq!(kitchen_asked(&game), Some((0, 1, 3)));
}

#[test]
fn rule_4_1_a_pawn_on_the_kitchens_start_moves_nothing() {
    let mut game = day(5)
        .with_track(Road::Kitchen, spread(&[0, 0, 1, 0, 0]))
        .at_scoring(1, Seat(0));
    settle(&mut game);
    assert_eq!(kitchen_asked(&game), Some((2, 1, 3)));
    kitchen(&mut game, 2, None);
    assert_eq!(game.round(), 2);
}

#[test]
fn rule_4_1_the_move_may_be_declined() {
    let mut game = day(3)
        .with_track(Road::Kitchen, spread(&[1, 0, 0]))
        .at_scoring(1, Seat(0));
    settle(&mut game);
    let events = kitchen(&mut game, 0, None);
    let (seat, place) = (Seat(0), 1);
    assert_eq!(events[0], Event::KitchenDeclined { seat, place });
    for road in Road::ALL.into_iter().skip(1) {
        assert_eq!(spaces(&game, road), [0; 3]);
    }
}

#[test]
fn rule_4_1_any_other_road_but_not_the_kitchen_nor_a_pawn_on_its_last_space() {
    let mut game = day(3)
        .with_track(Road::Kitchen, spread(&[1, 0, 0]))
        .with_track(Road::King, spread(&[12, 0, 0]))
        .at_scoring(1, Seat(0));
    settle(&mut game);
    let roads: Vec<_> = game
        .legal_acts(Seat(0))
        .iter()
        .map(|act| match act {
            Act::Kitchen { road, .. } => *road,
            _ => panic!("a Kitchen move is asked for"),
        })
        .collect();
    assert_eq!(
        roads,
        [
            Some(Road::Joust),
            Some(Road::Tournament),
            Some(Road::Education),
            Some(Road::City),
            Some(Road::Quest),
            None
        ]
    );
    let mut refused = |road| {
        let (seat, road) = (Seat(0), Some(road));
        game.play(Act::Kitchen { seat, road }, &mut ())
    };
    assert_eq!(refused(Road::Kitchen), Err(IllegalAct::KitchenItself));
    assert_eq!(refused(Road::King), Err(IllegalAct::PawnStuck(Road::King)));
}

#[test]
fn rule_4_1_with_nothing_to_move_the_move_is_skipped() {
    // Seat 1, 2nd in the Kitchen, stands on every last space.
    let mut game = day(3).with_track(Road::Kitchen, spread(&[5, 3, 0]));
    for (road, last) in [
        (Road::Joust, 12),
        (Road::Tournament, 12),
        (Road::Education, 12),
        (Road::King, 12),
        (Road::City, 20),
        (Road::Quest, 20),
    ] {
        game = game.with_track(road, spread(&[0, last, 0]));
    }
    let mut game = game.at_scoring(1, Seat(0));
    let events = settle(&mut game);
    let (seat, place) = (Seat(1), 2);
    assert!(events.contains(&Event::KitchenSkipped { seat, place }));
    assert_eq!(kitchen_asked(&game), Some((0, 1, 3)));
}

#[test]
fn rule_4_1_the_move_is_never_split() {
    let mut game = day(3)
        .with_track(Road::Kitchen, spread(&[1, 0, 0]))
        .with_track(Road::King, spread(&[11, 0, 0]))
        .at_scoring(1, Seat(0));
    settle(&mut game);
    kitchen(&mut game, 0, Some(Road::King)); // 3 spaces: 1 moved, 2 lost
    assert_eq!(spaces(&game, Road::King), [12, 0, 0]);
    assert_eq!(kitchen_asked(&game), None);
}

#[test]
fn rule_4_2_joust_and_tournament_pay_3_2_1() {
    for road in [Road::Joust, Road::Tournament] {
        for round in 1..=6 {
            assert_eq!(
                pays(day(5), road, spread(&[2, 9, 4, 7, 3]), round),
                [0, 3, 1, 2, 0]
            );
        }
    }
}

#[test]
fn rule_4_2_three_players_have_no_third() {
    assert_eq!(pays(day(3), Road::Joust, spread(&[2, 9, 4]), 1), [0, 3, 2]);
}

#[test]
fn rule_4_3_education_costs_the_last_3_and_the_next_to_last_1() {
    for round in 1..=6 {
        assert_eq!(
            pays(day(4), Road::Education, spread(&[2, 9, 4, 7]), round),
            [-3, 0, -1, 0]
        );
    }
}

#[test]
fn rule_4_3_in_a_stack_the_lower_is_last() {
    let stack = pawns(&[(2, 1), (9, 0), (2, 0), (7, 0)]);
    assert_eq!(pays(day(4), Road::Education, stack, 1), [-1, 0, -3, 0]);
}

#[test]
fn rule_4_3_with_two_on_the_start_both_are_last_and_nobody_is_next_to_last() {
    assert_eq!(
        pays(day(4), Road::Education, spread(&[0, 9, 4, 0]), 1),
        [-3, 0, 0, -3]
    );
    assert_eq!(pays(day(5), Road::Education, spread(&[0; 5]), 1), [-3; 5]);
}

#[test]
fn rule_4_3_with_exactly_one_on_the_start_the_hindmost_off_it_is_next_to_last() {
    assert_eq!(
        pays(day(4), Road::Education, spread(&[5, 9, 4, 0]), 1),
        [0, 0, -1, -3]
    );
}

#[test]
fn rule_4_4_the_king_pays_6_from_space_6_and_12_on_space_12() {
    for round in [3, 6] {
        assert_eq!(
            pays(day(5), Road::King, spread(&[5, 6, 11, 12, 0]), round),
            [0, 6, 6, 12, 0]
        );
    }
}

#[test]
fn rule_4_4_the_king_pays_in_rounds_3_and_6_only() {
    for round in [1, 2, 4, 5] {
        assert_eq!(
            pays(day(5), Road::King, spread(&[5, 6, 11, 12, 0]), round),
            [0; 5]
        );
    }
}

#[test]
fn rule_4_5_the_city_costs_10_and_5_in_round_6() {
    let city = spread(&[2, 19, 4, 7]);
    assert_eq!(pays(day(4), Road::City, city, 6), [-10, 0, -5, 0]);
    assert_eq!(pays(day(4), Road::City, city, 5), [0; 4]);
    assert_eq!(
        pays(day(4), Road::City, spread(&[0, 19, 4, 7]), 6),
        [-10, 0, -5, 0]
    );
    assert_eq!(
        pays(day(4), Road::City, spread(&[0, 19, 0, 7]), 6),
        [-10, 0, -10, 0]
    );
}

#[test]
fn rule_4_6_the_quest_pays_17_10_4_in_round_6() {
    let quest = spread(&[2, 19, 4, 7]);
    assert_eq!(pays(day(4), Road::Quest, quest, 6), [0, 17, 4, 10]);
    assert_eq!(pays(day(4), Road::Quest, quest, 3), [0; 4]);
    assert_eq!(
        pays(day(3), Road::Quest, spread(&[2, 19, 4]), 6),
        [0, 17, 10] // no 3rd
    );
}

#[test]
fn rule_4_7_after_round_3_all_but_city_and_quest_return() {
    let everywhere = |mut game: Game| {
        for road in Road::ALL {
            game = game.with_track(road, spread(&[4, 3, 2]));
        }
        game
    };
    let mut game = everywhere(day(3)).at_scoring(3, Seat(0));
    let events = score(&mut game);
    let returned = events.iter().find_map(|event| match event {
        Event::Returned { roads } => Some(roads.iter().collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(
        returned.expect("pawns return"),
        [
            Road::Kitchen,
            Road::Joust,
            Road::Tournament,
            Road::Education,
            Road::King
        ]
    );
    assert_eq!(
        Road::ALL.map(|road| spaces::<3>(&game, road)[0]),
        [0, 0, 0, 0, 0, 4, 4]
    );
    for round in [1, 2, 4, 5, 6] {
        let mut game = everywhere(day(3)).at_scoring(round, Seat(0));
        score(&mut game);
        assert_eq!(
            Road::ALL.map(|road| spaces::<3>(&game, road)[0]),
            [4; 7],
            "round {round}"
        );
    }
}

/// The end of a game of four with these points and Kitchen pawns; the last round's scoring changes nobody's points.
fn end(scores: [i16; 4], kitchen: Track) -> (Vec<u8>, Option<TieBreak>) {
    let [a, b, c, d] = scores;
    let mut game = day(4)
        // 13 each from Education and City, given back.
        .with_scores([a + 13, b + 13, c + 13, d + 13, 0])
        .with_track(Road::Kitchen, kitchen)
        .at_scoring(6, Seat(0));
    let events = score(&mut game);
    let (winners, tie) = game.result().expect("the game is over");
    assert_eq!(events.last(), Some(&Event::Ended { winners, tie }));
    assert_eq!(game.winners(), Some(winners));
    assert_eq!([0, 1, 2, 3].map(|seat| game.score(Seat(seat))), scores);
    (winners.iter().map(|seat| seat.0).collect(), tie)
}

#[test]
fn rule_4_8_most_points_win() {
    assert_eq!(end([20, 31, 30, 5], spread(&[9, 1, 5, 0])), (vec![1], None));
}

#[test]
fn rule_4_8_a_tie_goes_to_who_is_further_in_the_kitchen() {
    assert_eq!(
        end([31, 31, 30, 31], spread(&[4, 3, 15, 0])),
        (vec![0], Some(TieBreak::Kitchen))
    );
}

#[test]
fn rule_4_8_in_a_tie_stacks_count_too() {
    assert_eq!(
        end([31, 31, 5, 5], pawns(&[(4, 0), (4, 1), (9, 0), (0, 0)])),
        (vec![1], Some(TieBreak::Kitchen))
    );
    // On the last space who came first is on top (3.2).
    assert_eq!(
        end([31, 31, 5, 5], pawns(&[(15, 40), (15, 39), (9, 0), (0, 0)])),
        (vec![0], Some(TieBreak::Kitchen))
    );
}

#[test]
fn rule_4_8_tied_with_both_on_the_kitchens_start_they_share_the_victory() {
    assert_eq!(
        end([31, 5, 31, 5], spread(&[0, 9, 0, 4])),
        (vec![0, 2], Some(TieBreak::Shared))
    );
}

#[test]
fn rule_4_8_nothing_can_be_done_after_the_end() {
    let mut game = day(3).at_scoring(6, Seat(0));
    score(&mut game);
    let act = Act::Kitchen {
        seat: Seat(0),
        road: None,
    };
    assert_eq!(game.play(act, &mut ()), Err(IllegalAct::GameOver));
    assert!(game.legal_acts(Seat(0)).is_empty());
    assert_eq!((game.phase(), game.asked()), (Phase::Over, None));
}

#[test]
fn rule_4_8_nobody_has_won_before_the_end() {
    assert_eq!(day(3).winners(), None);
}

#[test]
fn rule_4_9_scores_may_be_negative() {
    let mut game = day(3)
        .with_track(Road::Education, spread(&[0, 3, 4]))
        .with_track(Road::City, spread(&[0, 3, 4]))
        .at_scoring(6, Seat(0));
    score(&mut game);
    assert_eq!(game.score(Seat(0)), -13);
    assert_eq!(game.score(Seat(1)), -6);
}

#[test]
fn rule_4_9_hidden_journals_are_the_own_one_until_the_end() {
    let mut game = day(3).with_scores([4, 20, -3, 0, 0]);
    settle(&mut game);
    assert_eq!(
        game.view(Seat(1)).scores,
        [None, Some(20), None, None, None]
    );
    let mut game = day(3).with_scores([4, 20, -3, 0, 0]).at_scoring(6, Seat(0));
    score(&mut game); // all lose 13
    assert_eq!(
        game.view(Seat(1)).scores,
        [Some(-9), Some(7), Some(-16), None, None]
    );
}

#[test]
fn rule_4_9_open_journals_are_everybodys() {
    let mode = Mode {
        edition: Edition::Second,
        side: Side::Day,
        seats: 3,
        challenge: None,
        journals: Journals::Open,
    };
    let game = with_mode(mode).with_scores([4, 20, -3, 0, 0]);
    assert_eq!(
        game.view(Seat(1)).scores,
        [Some(4), Some(20), Some(-3), None, None]
    );
}
