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

#[test]
fn rule_7_1_scored_as_three_players_and_excalibur_stays() {
    let mut game = solo(Side::Day, EVEN)
        .with_track(Road::Joust, spread(&[4, 3, 2]))
        .at_scoring(1, ME);
    assert_eq!(paid(&score(&mut game), Road::Joust), [3, 2, 0]);
    assert_eq!((game.round(), game.first()), (2, ME));
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
fn rule_7_5_landing_under_on_the_last_space_passes_nobody() {
    let joust = pawns(&[(12, 40), (10, 0), (1, 0)]);
    let game = solo(Side::Day, EVEN).with_track(Road::Joust, joust);
    assert_eq!(agravain_plays(game, "combat-3"), Road::Tournament);
}

/// Agravain's Kitchen move as 1st, with these pawns of the others' roads.
fn agravain_cooks(roads: &[(Road, Track)]) -> Option<Road> {
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
    match game.legal_acts(AGRAVAIN)[..] {
        [Act::Kitchen { road, .. }] => road,
        ref acts => panic!("one act, not {acts:?}"),
    }
}

#[test]
fn rule_7_6_the_first_road_on_which_it_passes_somebody() {
    let behind = spread(&[5, 3, 9]);
    assert_eq!(
        agravain_cooks(&[(Road::Quest, behind), (Road::Education, behind)]),
        Some(Road::Education)
    );
    assert_eq!(agravain_cooks(&[(Road::Quest, behind)]), Some(Road::Quest));
}

#[test]
fn rule_7_6_with_nobody_to_pass_its_own_kitchen_pawn() {
    assert_eq!(agravain_cooks(&[]), Some(Road::Kitchen));
    // On its last space that can't move either, so the move is declined (a ruling).
    let last = pawns(&[(1, 0), (15, 40), (1, 1)]);
    assert_eq!(agravain_cooks(&[(Road::Kitchen, last)]), None);
}

#[test]
fn rule_7_7_most_points_win_against_both() {
    let mut game = solo(Side::Day, EVEN)
        .with_scores([40, 41, 3, 0, 0])
        .at_scoring(6, ME);
    score(&mut game);
    assert_eq!(game.winners(), Some(SeatSet::only(AGRAVAIN)));
}
