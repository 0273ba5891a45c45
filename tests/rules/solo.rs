//! Section 7: solo against Sir Agravain and Lady Brisen.

use medieval_academy::rules::*;

use crate::table::*;

/// No challenge: the opponents' cards gain nothing.
const EVEN: [u8; Subject::COUNT] = [0; 6];
const ME: Seat = Seat(0);

/// Agravain's road for a Combat card with pawns placed so; Brisen has a card for later.
fn agravain_plays(game: Game, card: &str) -> Road {
    let hands = [Hand::new(), cards(card), cards("king-2")];
    let game = game.with_hands(1, AGRAVAIN, &hands);
    match game.legal_acts(AGRAVAIN)[..] {
        [Act::Play { road, .. }] => road,
        ref acts => panic!("one act, not {acts:?}"),
    }
}

/// What is told right before the first of these events that fits.
fn told_before(events: &[Event], fits: impl Fn(&Event) -> bool) -> Option<Event> {
    let at = events.iter().position(fits)?;
    events.get(at.checked_sub(1)?).copied()
}

#[test]
fn rule_7_1_scored_as_three_players_and_excalibur_stays() {
    let mut game = solo(Side::Day, EVEN)
        .with_track(Road::Joust, spread(&[4, 3, 2]))
        .at_scoring(1, ME);
    assert_eq!(paid(&score(&mut game), Road::Joust), [3, 2, 0]);
    assert_eq!((game.round(), game.first()), (2, ME));
}

#[test]
fn rule_7_1_by_night_too_there_is_no_third() {
    let game = solo(Side::Night, EVEN).with_cup(-1);
    assert_eq!(
        pays(game.clone(), Road::Joust, spread(&[4, 3, 2]), 2),
        [8, 5, 0]
    );
    assert_eq!(
        pays(game, Road::Tournament, spread(&[2, 3, 4]), 2),
        [0, 3, 5]
    );
}

#[test]
fn rule_7_1_you_then_agravain_then_brisen_play_in_every_round() {
    let mut game = solo(Side::Day, EVEN);
    for round in 1..=6 {
        play_on(&mut game, |game| {
            game.round() == round && game.phase() == Phase::Play
        });
        assert_eq!(game.first(), ME);
        for turn in 0..12 {
            let seat = game.waiting().first().expect("somebody plays");
            assert_eq!(usize::from(seat.0), turn % 3);
            let act = game.legal_acts(seat)[0];
            done(&mut game, act);
        }
    }
}

#[test]
fn rule_7_1_the_nights_first_player_bonus_is_yours() {
    let covered = pawns(&[(4, 0), (4, 1), (2, 0)]);
    let mut game = solo(Side::Night, EVEN)
        .with_track(Road::Quest, covered)
        .at_scoring(1, ME);
    settle(&mut game);
    assert_eq!(game.asked(), Some(Asked::Bonus));
    assert_eq!(game.waiting(), SeatSet::only(ME));
}

#[test]
fn rule_7_2_the_challenge_raises_opponents_cards_only() {
    let mut bonus = EVEN;
    bonus[Subject::King.index()] = 2;
    let hands = [cards("king-3 king-3"), cards("king-3"), cards("city-3")];
    let mut game = solo(Side::Day, bonus).with_hands(1, ME, &hands);
    for (seat, card, road) in [
        (0, "king-3", Road::King),
        (1, "king-3", Road::King),
        (2, "city-3", Road::City),
    ] {
        play(&mut game, seat, card, road);
    }
    assert_eq!(spaces(&game, Road::King), [3, 5, 0]);
    assert_eq!(spaces(&game, Road::City), [0, 0, 3]);
}

#[test]
fn rule_7_2_the_raised_value_moves_the_cup_and_counts_for_passing() {
    let mut bonus = EVEN;
    bonus[Subject::Combat.index()] = 1;
    let table = |bonus| solo(Side::Night, bonus).with_track(Road::Joust, spread(&[4, 0, 0]));
    // 3 spaces don't reach me on 4; 4 land on top of me.
    let tournament = table(EVEN).with_track(Road::Tournament, spread(&[1, 1, 1]));
    assert_eq!(
        agravain_plays(
            tournament.with_track(Road::Joust, spread(&[4, 0, 1])),
            "combat-3"
        ),
        Road::Joust
    ); // passes Brisen
    let alone = |bonus| table(bonus).with_track(Road::Joust, spread(&[6, 2, 1]));
    assert_eq!(agravain_plays(alone(EVEN), "combat-3"), Road::Tournament);
    assert_eq!(agravain_plays(alone(bonus), "combat-3"), Road::Joust);
    let hands = [Hand::new(), cards("combat-3"), cards("king-2")];
    let mut game = alone(bonus).with_hands(1, AGRAVAIN, &hands);
    play(&mut game, 1, "combat-3", Road::Joust);
    assert_eq!(game.cup(), -4);
}

#[test]
fn rule_7_2_the_challenge_counts_in_play_only() {
    // In the draft the printed value counts: with a raise the opponents pick as without one.
    let picks = |bonus| {
        let mut game = solo(Side::Day, bonus);
        play_on(&mut game, |game| game.phase() == Phase::Play);
        [1, 2].map(|seat| {
            let mut cards = game.hand(Seat(seat)).to_vec();
            cards.sort_unstable();
            cards
        })
    };
    let mut quest = EVEN;
    quest[Subject::Quest.index()] = 2;
    assert_eq!(picks(EVEN), picks(quest));
    // A Kitchen move is not longer for it.
    let behind = spread(&[5, 3, 9]);
    let mut game = solo(Side::Day, quest)
        .with_track(Road::Kitchen, spread(&[0, 2, 1]))
        .with_track(Road::Quest, behind)
        .at_scoring(1, ME);
    settle(&mut game);
    let seat = game.waiting().first().expect("Brisen, 2nd");
    assert_eq!(seat, BRISEN);
    while game.waiting().first() != Some(AGRAVAIN) {
        let seat = game.waiting().first().expect("somebody cooks");
        let act = game.legal_acts(seat)[0];
        done(&mut game, act);
    }
    assert_eq!(kitchen_asked(&game), Some((1, 1, 3)));
}

#[test]
fn rule_7_3_five_stacks_of_three_with_the_top_face_up() {
    let mut game = solo(Side::Day, EVEN);
    settle(&mut game);
    assert_eq!(game.row().map(|stack| stack.len()), [3; 5]);
    let view = game.view(ME);
    let row = view.row.expect("solo has a row");
    assert_eq!(row.map(|(_, under)| under), [2; 5]);
    assert_eq!(
        row.map(|(top, _)| top),
        game.row().map(|stack| stack.last().copied())
    );
    assert_eq!(game.waiting(), SeatSet::only(ME));
}

#[test]
fn rule_7_3_opponents_take_the_highest_value_leftmost_if_tied() {
    let mut game = solo(Side::Day, EVEN);
    settle(&mut game);
    while game.phase() == Phase::Choose {
        let seat = game.waiting().first().expect("somebody is asked");
        let act = game.legal_acts(seat)[0];
        if seat != ME {
            let tops = game.row().map(|stack| stack.last().copied());
            let best = tops.into_iter().flatten().map(Card::value).max();
            let leftmost = tops
                .into_iter()
                .flatten()
                .find(|card| Some(card.value()) == best);
            let Act::Choose { card, .. } = act else {
                panic!("the draft asks for a card")
            };
            assert_eq!(Some(card), leftmost);
        }
        done(&mut game, act);
    }
    assert_eq!([0, 1, 2].map(|seat| game.hand(Seat(seat)).len()), [5; 3]);
}

#[test]
fn rule_7_3_the_reason_for_a_pick_and_the_card_turned_up_are_told() {
    let mut game = solo(Side::Day, EVEN);
    settle(&mut game);
    let mut ties = [false; 2];
    while game.phase() == Phase::Choose {
        let seat = game.waiting().first().expect("somebody is asked");
        let before = *game.row();
        let offered = game.offered(seat);
        let Act::Choose { card, .. } = game.legal_acts(seat)[0] else {
            panic!("the draft asks for a card")
        };
        let act = Act::Choose { seat, card };
        let events = done(&mut game, act);
        let reasoned = told_before(&events, |event| *event == Event::Kept { seat, card });
        let equals = offered.iter().filter(|c| c.value() == card.value());
        let tied = equals.count() > 1;
        let reason = Reason::Highest { card, tied };
        let expected = game
            .is_opponent(seat)
            .then_some(Event::Reasoned { seat, reason });
        assert_eq!(reasoned, expected);
        if seat != ME {
            ties[usize::from(tied)] = true;
        }
        let from = before
            .iter()
            .position(|stack| stack.last() == Some(&card))
            .expect("it lay in the row");
        let next = before[from].len().checked_sub(2).map(|at| before[from][at]);
        let turned = events.iter().find_map(|event| match *event {
            Event::TurnedUp { stack, card } => Some((usize::from(stack), card)),
            _ => None,
        });
        assert_eq!(turned, next.map(|card| (from, card)));
    }
    assert_eq!(ties, [true; 2]);
    assert_eq!(game.offered(ME), *game.hand(ME));
}

#[test]
fn rule_7_4_an_opponent_plays_the_top_of_its_deck_and_nothing_else() {
    let hands = [Hand::new(), cards("king-2 city-3"), cards("king-2")];
    let mut game = solo(Side::Day, EVEN).with_hands(1, AGRAVAIN, &hands);
    let [king, city] = ["king-2", "city-3"].map(|card| card.parse().expect("a card"));
    let act = |card, road| Act::Play {
        seat: AGRAVAIN,
        card,
        road,
    };
    assert_eq!(game.legal_acts(AGRAVAIN)[..], [act(city, Road::City)]);
    assert_eq!(
        game.play(act(king, Road::King), &mut ()),
        Err(IllegalAct::NotItsRule)
    );
}

#[test]
fn rule_7_5_the_joust_if_that_passes_somebody_else_the_tournament() {
    let joust = |pawns| {
        agravain_plays(
            solo(Side::Day, EVEN).with_track(Road::Joust, pawns),
            "combat-3",
        )
    };
    assert_eq!(joust(spread(&[0, 0, 0])), Road::Joust); // level on the start
    assert_eq!(joust(spread(&[5, 3, 0])), Road::Joust); // over me
    assert_eq!(joust(spread(&[6, 3, 0])), Road::Joust); // on top of me
    assert_eq!(joust(spread(&[7, 3, 0])), Road::Tournament); // out of reach
    assert_eq!(joust(spread(&[1, 3, 2])), Road::Tournament); // ahead of all
}

#[test]
fn rule_7_5_whom_the_opponent_passes_is_told() {
    let reason = |joust| {
        let hands = [Hand::new(), cards("combat-3"), cards("king-2")];
        let mut game = solo(Side::Day, EVEN)
            .with_track(Road::Joust, joust)
            .with_hands(1, AGRAVAIN, &hands);
        let act = game.legal_acts(AGRAVAIN)[0];
        let events = done(&mut game, act);
        told_before(&events, |event| matches!(event, Event::Played { .. }))
    };
    let told = |reason| {
        let seat = AGRAVAIN;
        Some(Event::Reasoned { seat, reason })
    };
    let passes = |passed: &[Seat]| {
        let (road, passed) = (Road::Joust, passed.iter().copied().collect());
        told(Reason::Passes { road, passed })
    };
    assert_eq!(reason(spread(&[0, 0, 0])), passes(&[ME, BRISEN]));
    assert_eq!(reason(spread(&[5, 3, 9])), passes(&[ME]));
    let road = Road::Tournament;
    let nobody = told(Reason::PassesNobody { road });
    assert_eq!(reason(spread(&[1, 3, 2])), nobody);
}

#[test]
fn rule_7_5_cards_of_one_road_need_no_reason() {
    let hands = [Hand::new(), cards("city-3"), cards("king-2")];
    let mut game = solo(Side::Day, EVEN).with_hands(1, AGRAVAIN, &hands);
    let events = play(&mut game, 1, "city-3", Road::City);
    assert!(matches!(events[0], Event::Played { .. }));
}

#[test]
fn rule_7_5_landing_under_on_the_last_space_passes_nobody() {
    let joust = pawns(&[(12, 40), (10, 0), (1, 0)]);
    let game = solo(Side::Day, EVEN).with_track(Road::Joust, joust);
    assert_eq!(agravain_plays(game, "combat-3"), Road::Tournament);
}

/// Agravain's Kitchen move as 1st and why, with these pawns of the others' roads.
fn agravain_cooks(roads: &[(Road, Track)]) -> (Option<Road>, Option<Reason>) {
    let mut game = solo(Side::Day, EVEN);
    for road in Road::ALL {
        game = game.with_track(road, spread(&[1, 9, 1])); // nobody to pass
    }
    for &(road, track) in roads {
        game = game.with_track(road, track);
    }
    let mut game = game.at_scoring(1, ME);
    settle(&mut game);
    while game.waiting().first() != Some(AGRAVAIN) {
        let seat = game.waiting().first().expect("somebody cooks");
        let act = game.legal_acts(seat)[0];
        done(&mut game, act);
    }
    let road = match game.legal_acts(AGRAVAIN)[..] {
        [Act::Kitchen { road, .. }] => road,
        ref acts => panic!("one act, not {acts:?}"),
    };
    let events = kitchen(&mut game, AGRAVAIN.0, road);
    let kitchen = |event: &Event| {
        matches!(
            event,
            Event::KitchenMove { .. } | Event::KitchenDeclined { .. }
        )
    };
    let reason = match told_before(&events, kitchen) {
        Some(Event::Reasoned { reason, .. }) => Some(reason),
        _ => None,
    };
    (road, reason)
}

#[test]
fn rule_7_6_the_first_road_on_which_it_passes_somebody() {
    let behind = spread(&[5, 3, 9]);
    let passes_me = |road| {
        let passed = SeatSet::only(ME);
        (Some(road), Some(Reason::Passes { road, passed }))
    };
    assert_eq!(
        agravain_cooks(&[(Road::Quest, behind), (Road::Education, behind)]),
        passes_me(Road::Education)
    );
    assert_eq!(
        agravain_cooks(&[(Road::Quest, behind)]),
        passes_me(Road::Quest)
    );
}

#[test]
fn rule_7_6_with_nobody_to_pass_its_own_kitchen_pawn() {
    let road = Road::Kitchen;
    let reason = Reason::PassesNobody { road };
    assert_eq!(agravain_cooks(&[]), (Some(road), Some(reason)));
    // On its last space that can't move either, so the move is declined (a ruling).
    let last = pawns(&[(1, 0), (15, 40), (1, 1)]);
    assert_eq!(
        agravain_cooks(&[(Road::Kitchen, last)]),
        (None, Some(Reason::CannotMove))
    );
}

#[test]
fn rule_7_7_most_points_win_against_both() {
    let mut game = solo(Side::Day, EVEN)
        .with_scores([40, 41, 3, 0, 0])
        .at_scoring(6, ME);
    score(&mut game);
    assert_eq!(game.winners(), Some(SeatSet::only(AGRAVAIN)));
}

#[test]
fn rule_7_7_a_tie_goes_to_who_is_further_in_the_kitchen() {
    let winner = |kitchen| {
        let mut game = solo(Side::Day, EVEN)
            .with_track(Road::Kitchen, kitchen)
            .with_track(Road::City, spread(&[3, 2, 1]))
            .with_track(Road::Education, spread(&[3, 2, 1]))
            .with_scores([40, 43, 30, 0, 0]) // less 1 and 5, and 3 in the Joust by the Kitchen move
            .at_scoring(6, ME);
        score(&mut game);
        assert_eq!(game.score(ME), game.score(AGRAVAIN));
        game.result()
    };
    let by_kitchen = |seat| Some((SeatSet::only(seat), Some(TieBreak::Kitchen)));
    assert_eq!(winner(spread(&[15, 2, 0])), by_kitchen(ME));
    assert_eq!(winner(spread(&[2, 9, 0])), by_kitchen(AGRAVAIN));
}
