//! Section 6: the duel of two.

use medieval_academy::rules::*;

use crate::table::*;

#[test]
fn rule_6_1_hands_are_swapped_whatever_the_round() {
    for round in 1..=6 {
        let mut game = day(2);
        play_on(&mut game, |game| {
            game.round() == round && game.phase() == Phase::Choose
        });
        let acts = [0, 1].map(|seat| game.legal_acts(Seat(seat))[0]);
        done(&mut game, acts[0]);
        let passed = *game.hand(Seat(0));
        done(&mut game, acts[1]);
        assert_eq!(*game.hand(Seat(1)), passed);
    }
}

/// Who may move how many spaces with Kitchen pawns here: seat, place, spaces.
fn kitchen_bonus(own: u16, other: u16) -> Option<(u8, u8, u8)> {
    let mut game = day(2)
        .with_track(Road::Kitchen, spread(&[own, other]))
        .at_scoring(1, Seat(0));
    settle(&mut game);
    kitchen_asked(&game)
}

#[test]
fn rule_6_2_only_the_first_moves_1_and_1_more_a_symbol_strictly_between() {
    assert_eq!(kitchen_bonus(4, 2), Some((0, 1, 1)));
    assert_eq!(kitchen_bonus(4, 6), Some((1, 1, 2)));
    assert_eq!(kitchen_bonus(5, 10), Some((1, 1, 1))); // symbols under pawns
    assert_eq!(kitchen_bonus(11, 0), Some((0, 1, 3))); // from the start, space 0
    assert_eq!(kitchen_bonus(0, 0), None);
}

#[test]
fn rule_6_2_in_a_stack_the_upper_moves_1() {
    let mut game = day(2)
        .with_track(Road::Kitchen, pawns(&[(7, 0), (7, 1)]))
        .at_scoring(1, Seat(0));
    settle(&mut game);
    assert_eq!(kitchen_asked(&game), Some((1, 1, 1)));
}

#[test]
fn rule_6_3_the_last_in_education_loses_3_and_the_other_nothing() {
    assert_eq!(pays(day(2), Road::Education, spread(&[2, 5]), 1), [-3, 0]);
    assert_eq!(pays(day(2), Road::Education, spread(&[5, 0]), 1), [0, -3]);
    assert_eq!(pays(day(2), Road::Education, spread(&[0, 0]), 1), [-3, -3]);
}

#[test]
fn rule_6_4_joust_and_tournament_pay_3_and_1_to_a_second_off_the_start() {
    for road in [Road::Joust, Road::Tournament] {
        assert_eq!(pays(day(2), road, spread(&[2, 5]), 1), [1, 3]);
        assert_eq!(pays(day(2), road, spread(&[0, 5]), 1), [0, 3]);
        assert_eq!(pays(day(2), road, spread(&[0, 0]), 1), [0, 0]);
    }
}

#[test]
fn rule_6_4_first_on_both_gets_2_more() {
    let mut game = day(2)
        .with_track(Road::Joust, spread(&[2, 5]))
        .with_track(Road::Tournament, spread(&[0, 1]))
        .at_scoring(1, Seat(0));
    let events = score(&mut game);
    assert_eq!(paid(&events, Road::Joust), [1, 3]);
    assert_eq!(paid(&events, Road::Tournament), [0, 5]);
    let (seat, road) = (Seat(1), Road::Tournament);
    assert!(events.contains(&Event::Scored {
        seat,
        road,
        points: 2,
        why: Why::BothCombats
    }));
}

#[test]
fn rule_6_5_the_knights_pay_8_5_and_5_3() {
    let game = || night(2).with_cup(-1);
    assert_eq!(pays(game(), Road::Joust, spread(&[2, 5]), 2), [5, 8]);
    assert_eq!(pays(game(), Road::Tournament, spread(&[2, 5]), 2), [3, 5]);
    assert_eq!(pays(game(), Road::Joust, spread(&[0, 5]), 2), [0, 8]);
}

#[test]
fn rule_6_6_the_citys_first_gets_3_for_every_full_3_spaces_of_lead() {
    let city = |own, other| pays(day(2), Road::City, spread(&[own, other]), 6);
    assert_eq!(city(12, 10), [0, 0]);
    assert_eq!(city(13, 10), [3, 0]);
    assert_eq!(city(4, 15), [0, 9]); // 11 spaces: three full 3s
    assert_eq!(city(15, 10), [3, 0]); // 5 spaces: one full 3
    assert_eq!(city(16, 10), [6, 0]); // 6 spaces: two
    assert_eq!(city(6, 0), [6, 0]); // the other on the start
    assert_eq!(city(0, 0), [0, 0]);
    assert_eq!(pays(day(2), Road::City, spread(&[13, 10]), 5), [0, 0]);
}

#[test]
fn rule_6_6_a_lead_too_short_for_the_city_is_told_of() {
    let mut game = day(2)
        .with_track(Road::City, spread(&[10, 12]))
        .at_scoring(6, Seat(0));
    assert!(score(&mut game).contains(&Event::LeadTooShort {
        seat: Seat(1),
        road: Road::City,
        spaces: 2
    }));
}

#[test]
fn rule_6_6_the_quests_first_gets_7_and_2_a_symbol_strictly_between() {
    let quest = |own, other| pays(day(2), Road::Quest, spread(&[own, other]), 6);
    assert_eq!(quest(9, 6), [7, 0]);
    assert_eq!(quest(4, 16), [0, 13]); // symbols on 5, 10, 15
    assert_eq!(quest(5, 15), [0, 9]); // only the one on 10 lies between
    assert_eq!(quest(9, 0), [9, 0]); // the other on the start, as if on space 0
    assert_eq!(quest(0, 0), [0, 0]);
}

#[test]
fn rule_6_7_the_king_pays_as_for_more_players() {
    assert_eq!(pays(day(2), Road::King, spread(&[12, 6]), 3), [12, 6]);
}

#[test]
fn rule_6_5_with_the_cup_in_the_centre_both_knights_pay_5_3() {
    for road in [Road::Joust, Road::Tournament] {
        assert_eq!(pays(night(2), road, spread(&[2, 5]), 2), [3, 5]);
        assert_eq!(pays(night(2), road, spread(&[2, 5]), 3), [0, 0]);
    }
}

#[test]
fn rule_6_7_by_night_king_parchments_cup_and_returns_are_as_for_more_players() {
    let hands = [
        cards("king-5 combat-3 city-2"),
        cards("combat-5 quest-2 city-2"),
    ];
    let mut game = night(2)
        .with_cup(2)
        .with_track(Road::King, spread(&[3, 4]))
        .with_hands(2, Seat(0), &hands);
    play(&mut game, 0, "king-5", Road::King);
    assert_eq!(game.parchment(Parchment::Single), Some(Seat(0)));
    play(&mut game, 1, "combat-5", Road::Joust);
    assert_eq!(game.cup(), -4); // from White 2: the centre is no space
    let mut game = game.at_scoring(2, Seat(0));
    let events = score(&mut game);
    assert_eq!(paid(&events, Road::King), [8, 4]); // 5.6
    assert_eq!(paid(&events, Road::Joust), [0, 8]);
    assert_eq!(spaces(&game, Road::Joust), [0, 0]); // 5.9
    assert_eq!(game.cup(), 0);
    assert_eq!(spaces(&game, Road::King), [8, 4]); // 5.10: only after the double one
}

#[test]
fn rule_6_7_by_day_all_but_city_and_quest_return_after_round_3() {
    let mut game = day(2);
    for road in Road::ALL {
        game = game.with_track(road, spread(&[4, 3]));
    }
    let mut game = game.at_scoring(3, Seat(0));
    score(&mut game);
    let back = Road::ALL
        .into_iter()
        .filter(|&road| spaces(&game, road) == [0, 0]);
    assert!(back.eq(Road::ALL.into_iter().take(5)));
}
