//! Sections 1 and 2: what the box holds, and how a round goes.

use medieval_academy::rules::*;

use crate::table::*;

#[test]
fn rule_1_1_seven_roads() {
    assert_eq!(
        Road::ALL.map(Road::key),
        [
            "kitchen",
            "joust",
            "tournament",
            "education",
            "king",
            "city",
            "quest"
        ]
    );
}

#[test]
fn rule_1_2_fifty_two_cards_in_six_subjects() {
    let deck = deck();
    let copies = |name: &str| {
        let card: Card = name.parse().expect("a card");
        deck.iter().filter(|&&other| other == card).count()
    };
    assert_eq!(deck.len(), 52);
    assert_eq!(["combat-5", "combat-4", "combat-3"].map(copies), [2, 4, 6]);
    for subject in ["kitchen", "education", "king", "city", "quest"] {
        let of_value = |value: u8| copies(&format!("{subject}-{value}"));
        assert_eq!([5, 4, 3, 2].map(of_value), [1, 2, 3, 2], "{subject}");
    }
    for none in [
        "combat-2", "quest-1", "quest-6", "dragon-3", "quest", "quest-04",
    ] {
        assert!(none.parse::<Card>().is_err(), "{none}");
    }
}

#[test]
fn rule_1_2_combat_cards_go_on_two_roads_others_on_one() {
    assert_eq!(Subject::Combat.roads(), [Road::Joust, Road::Tournament]);
    assert_eq!(Subject::City.roads(), [Road::City]);
}

#[test]
fn rule_1_4_lengths_of_the_roads() {
    let lengths = |edition, side| {
        let board = Board::built_in(edition, side);
        Road::ALL.map(|road| board.roads[road])
    };
    assert_eq!(
        lengths(Edition::Second, Side::Day),
        [15, 12, 12, 12, 12, 20, 20]
    );
    assert_eq!(
        lengths(Edition::Second, Side::Night),
        [15, 10, 10, 12, 12, 20, 20]
    );
    assert_eq!(lengths(Edition::First, Side::Day), [16; 7]);
    assert_eq!(Board::built_in(Edition::Second, Side::Night).cup, Some(8));
}

#[test]
fn rule_1_4_symbols_lie_on_every_fifth_space_and_count_strictly_between() {
    let board = Board::built_in(Edition::Second, Side::Day);
    let between = |a, b| board.symbols_between(Road::Kitchen, a, b);
    assert_eq!(between(0, 5), 0); // under the pawn ahead
    assert_eq!(between(0, 6), 1);
    assert_eq!(between(5, 10), 0); // one under each
    assert_eq!(between(4, 11), 2);
    assert_eq!(between(11, 4), 2);
    assert_eq!(between(0, 15), 2);
    assert_eq!(between(7, 7), 0);
    assert_eq!(board.symbols_between(Road::Quest, 1, 20), 3);
    assert_eq!(board.symbols_between(Road::City, 1, 20), 0); // the City has none
}

#[test]
fn rule_1_4_a_board_that_cannot_be_played_is_refused_with_the_line_at_fault() {
    let day = include_str!("../../assets/boards/day.ron");
    let error = Board::parse(&day.replace("joust: 12", "joust: 3")).expect_err("too short");
    assert_eq!(
        error.to_string(),
        "line 7: the joust road has 3 spaces, not 6 to 60"
    );
    let error = Board::parse(&day.replace("space: 12", "space: 13")).expect_err("off the road");
    assert_eq!(error.line, 19);
    assert!(Board::parse("(roads: 3)").is_err());
}

#[test]
fn rule_2_1_every_pawn_starts_on_the_start_space_of_each_road() {
    let game = day(5);
    for road in Road::ALL {
        assert_eq!(spaces::<5>(&game, road), [0; 5]);
    }
}

#[test]
fn rule_2_1_seats_that_no_table_has_are_refused() {
    let rules = |edition, side, seats, challenge| {
        let mode = Mode {
            edition,
            side,
            seats,
            challenge,
            journals: Journals::Hidden,
        };
        RuleSet::new(mode, &Board::built_in(edition, side)).map(|_| ())
    };
    let challenge = Some(Challenge {
        level: 1,
        bonus: [1; 6],
    });
    let (day, night) = (Side::Day, Side::Night);
    assert_eq!(
        rules(Edition::Second, day, 1, None),
        Err(NoSuchMode::Seats(1))
    );
    assert_eq!(
        rules(Edition::Second, day, 6, None),
        Err(NoSuchMode::Seats(6))
    );
    assert_eq!(
        rules(Edition::Second, night, 4, challenge),
        Err(NoSuchMode::Solo)
    );
    // 8.5
    assert_eq!(
        rules(Edition::First, day, 2, None),
        Err(NoSuchMode::FirstEdition("duel"))
    );
    assert_eq!(
        rules(Edition::First, night, 4, None),
        Err(NoSuchMode::FirstEdition("Night"))
    );
    assert_eq!(
        rules(Edition::First, day, 3, challenge),
        Err(NoSuchMode::FirstEdition("solo"))
    );
}

#[test]
fn rule_2_2_six_rounds_of_six_phases() {
    let mut game = day(3);
    let mut phases = Vec::new();
    let mut rounds = Vec::new();
    while !game.is_over() {
        if phases.last() != Some(&game.phase()) {
            phases.push(game.phase());
        }
        if rounds.last() != Some(&game.round()) {
            rounds.push(game.round());
        }
        if !game.step(&mut ()) {
            let seat = game.waiting().first().expect("somebody is asked");
            game.apply(game.legal_acts(seat)[0], &mut ())
                .expect("legal");
        }
    }
    use Phase::{Choose, Deal, PassExcalibur, Play, ReturnPawns, Score};
    let round = [Deal, Choose, Play, Score, ReturnPawns, PassExcalibur];
    assert_eq!(phases, round.repeat(6));
    assert_eq!(rounds, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn rule_2_3_five_cards_each() {
    for seats in 2..=5 {
        let mut game = day(seats);
        settle(&mut game);
        for seat in Seat::all(seats) {
            assert_eq!(game.hand(seat).len(), 5);
        }
        assert_eq!(game.deck().len(), 52 - 5 * usize::from(seats));
    }
}

#[test]
fn rule_2_3_the_discard_pile_is_shuffled_in_the_middle_of_a_deal() {
    // 5 seats: 27 cards are left after the first deal, 2 after the second; the third needs the 50 discarded.
    let mut game = day(5);
    let events = play_on(&mut game, |game| game.round() == 3);
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted);
    assert_eq!(game.deck().len(), 27);
    assert_eq!(game.discard().len(), 0);
    let reshuffled = at(|event| *event == Event::Reshuffled { cards: 50 });
    let began = at(|event| matches!(event, Event::RoundBegan { round: 3, .. }));
    assert!(reshuffled > began && began.is_some());
    assert_eq!(events.last(), Some(&Event::Dealt));
}

/// The seat that holds seat 0's hand after one pass in this round.
fn neighbour(seats: u8, round: u8) -> u8 {
    let mut game = day(seats);
    play_on(&mut game, |game| {
        game.round() == round && game.asked() == Some(Asked::Choose)
    });
    let mut passed = *game.hand(Seat(0));
    let kept = game.legal_acts(Seat(0))[0];
    let Act::Choose { card, .. } = kept else {
        panic!("the draft asks for a card")
    };
    passed.take(card);
    for seat in Seat::all(seats) {
        let act = game.legal_acts(seat)[0];
        done(&mut game, act);
    }
    let holder = Seat::all(seats).find(|&seat| *game.hand(seat) == passed);
    holder.expect("somebody got the hand").0
}

#[test]
fn rule_2_4_hands_go_clockwise_in_odd_rounds() {
    for round in [1, 3, 5] {
        assert_eq!(neighbour(3, round), 1, "round {round}");
        assert_eq!(neighbour(4, round), 1, "round {round}");
        assert_eq!(neighbour(5, round), 1, "round {round}");
    }
}

#[test]
fn rule_2_4_hands_go_counter_clockwise_in_even_rounds() {
    for round in [2, 4, 6] {
        assert_eq!(neighbour(3, round), 2, "round {round}");
        assert_eq!(neighbour(4, round), 3, "round {round}");
        assert_eq!(neighbour(5, round), 4, "round {round}");
    }
}

#[test]
fn rule_2_4_all_choose_at_once_in_any_order() {
    let mut one = day(3);
    settle(&mut one);
    let mut other = one.clone();
    let acts = [0, 1, 2].map(|seat| one.legal_acts(Seat(seat))[1]);
    for act in acts {
        done(&mut one, act);
    }
    for act in [acts[2], acts[0], acts[1]] {
        done(&mut other, act);
    }
    assert_eq!(one, other);
}

#[test]
fn rule_2_4_a_kept_card_cannot_be_swapped() {
    let mut game = day(3);
    settle(&mut game);
    let [first, second] = [0, 1].map(|act| game.legal_acts(Seat(0))[act]);
    done(&mut game, first);
    assert_eq!(game.play(second, &mut ()), Err(IllegalAct::AlreadyChosen));
    assert_eq!(game.kept(Seat(0)).len(), 1);
}

#[test]
fn rule_2_4_each_keeps_five_and_the_last_keeps_itself() {
    let mut game = day(4);
    settle(&mut game);
    let mut acts = 0;
    while game.asked() == Some(Asked::Choose) {
        let seat = game.waiting().first().expect("somebody is asked");
        let act = game.legal_acts(seat)[0];
        done(&mut game, act);
        acts += 1;
    }
    assert_eq!(acts, 4 * 4); // the fifth card is no choice
    assert_eq!(game.asked(), Some(Asked::Play));
    for seat in Seat::all(4) {
        assert_eq!(game.hand(seat).len(), 5);
    }
}

#[test]
fn rule_2_5_one_card_each_clockwise_from_the_first_player_four_times() {
    let mut game = day(4);
    let events = play_on(&mut game, |game| {
        game.round() == 2 && game.phase() == Phase::Score
    });
    let played = events.iter().filter_map(|event| match event {
        Event::Played { seat, .. } => Some(seat.0),
        _ => None,
    });
    let played: Vec<u8> = played.collect();
    assert_eq!(played[..16], [0, 1, 2, 3].repeat(4)); // round 1, Excalibur at seat 0
    assert_eq!(played[16..], [1, 2, 3, 0].repeat(4)); // always clockwise, in round 2 too
}

#[test]
fn rule_2_5_the_pawn_moves_the_value_of_the_card() {
    let mut game = day(3).with_hands(
        1,
        Seat(0),
        &[cards("city-5 quest-2"), cards("city-3"), Hand::new()],
    );
    play(&mut game, 0, "city-5", Road::City);
    play(&mut game, 1, "city-3", Road::City);
    assert_eq!(spaces(&game, Road::City), [5, 3, 0]);
}

#[test]
fn rule_2_5_a_combat_card_goes_on_either_road_chosen_anew_for_each() {
    let hands = [cards("combat-3 combat-4"), cards("king-2 king-3")];
    let mut game = day(2).with_hands(1, Seat(0), &hands);
    play(&mut game, 0, "combat-3", Road::Joust);
    play(&mut game, 1, "king-2", Road::King);
    play(&mut game, 0, "combat-4", Road::Tournament);
    assert_eq!(spaces(&game, Road::Joust), [3, 0]);
    assert_eq!(spaces(&game, Road::Tournament), [4, 0]);
}

#[test]
fn rule_2_5_playing_is_compulsory_even_if_the_pawn_cannot_move() {
    let game = day(3)
        .with_track(Road::King, spread(&[12, 0, 0]))
        .with_hands(1, Seat(0), &[cards("king-2 king-3")]);
    let (seat, road) = (Seat(0), Road::King);
    let [two, three] = ["king-2", "king-3"].map(|card| card.parse().expect("a card"));
    assert_eq!(
        game.legal_acts(seat)[..],
        [
            Act::Play {
                seat,
                card: two,
                road
            },
            Act::Play {
                seat,
                card: three,
                road
            }
        ]
    );
    // No act passes.
    let pass = Act::Kitchen { seat, road: None };
    assert_eq!(
        game.clone().play(pass, &mut ()),
        Err(IllegalAct::WrongPhase)
    );
}

#[test]
fn rule_2_5_the_fifth_card_stays_unplayed_and_all_go_to_the_discard_pile() {
    let mut game = day(3);
    let events = play_on(&mut game, |game| game.phase() == Phase::Score);
    let played = |event: &&Event| matches!(event, Event::Played { .. });
    assert_eq!(events.iter().filter(played).count(), 12);
    assert_eq!(game.discard().len(), 15);
    for seat in Seat::all(3) {
        assert!(game.hand(seat).is_empty() && game.played(seat).is_empty());
    }
}

#[test]
fn rule_2_5_cards_and_roads_that_do_not_fit_are_refused_with_the_reason() {
    let mut game = day(3).with_hands(1, Seat(0), &[cards("combat-3"), cards("king-2")]);
    let before = game.clone();
    let [combat, king] = ["combat-3", "king-2"].map(|card| card.parse().expect("a card"));
    let mut refused = |seat, card, road| {
        let seat = Seat(seat);
        game.play(Act::Play { seat, card, road }, &mut ())
            .expect_err("illegal")
    };
    assert_eq!(
        refused(0, combat, Road::Quest).to_string(),
        "combat-3 moves no pawn on the quest road"
    );
    assert_eq!(refused(0, king, Road::King), IllegalAct::CardNotHeld(king));
    assert_eq!(
        refused(1, king, Road::King),
        IllegalAct::NotYourTurn(Seat(0))
    );
    assert_eq!(
        refused(3, king, Road::King),
        IllegalAct::NoSuchSeat(Seat(3))
    );
    assert_eq!(game, before);
}

#[test]
fn rule_2_6_excalibur_passes_clockwise_every_round() {
    let mut game = day(4);
    let events = play_on(&mut game, Game::is_over);
    let firsts = events.iter().filter_map(|event| match event {
        Event::RoundBegan { first, .. } => Some(first.0),
        _ => None,
    });
    assert_eq!(firsts.collect::<Vec<_>>(), [0, 1, 2, 3, 0, 1]);
}
