use proptest::prelude::*;

use super::*;
use crate::replay::tests::{record, setup};
use crate::rules::{Phase, ROUNDS};

fn tale(mode: usize, seed: u64, acts: usize) -> Tale {
    let record = record(setup(mode, seed), acts);
    Tale::new(record.setup(), record.acts()).unwrap()
}

#[test]
fn every_jump_lands_where_it_says() {
    for mode in 0..10 {
        let tale = tale(mode, 7 + mode as u64, usize::MAX);
        let mut rounds = Vec::new();
        let mut scorings = Vec::new();
        for mark in tale.marks() {
            let game = tale.game(mark.at);
            match mark.chapter {
                Chapter::Round(round) => {
                    assert_eq!((game.round(), game.phase()), (round, Phase::Choose));
                    assert!(game.played(crate::rules::Seat(0)).is_empty());
                    rounds.push(round);
                }
                Chapter::Scoring(round) => {
                    assert_eq!(game.round(), round);
                    let scores = |told: &Told| matches!(told.event, Event::Scored { .. });
                    let before = tale.told(mark.at).iter();
                    let points = before.filter(|told| told.after.round() == round);
                    assert_eq!(points.filter(|told| scores(told)).count(), 0);
                    let next = &tale.between(mark.at, mark.at + 1)[0];
                    assert_eq!(next.after.phase(), Phase::Score);
                    scorings.push(round);
                }
                Chapter::End => assert!(game.is_over()),
            }
        }
        let all: Vec<u8> = (1..=ROUNDS).collect();
        assert_eq!((rounds, scorings), (all.clone(), all), "mode {mode}");
    }
}

#[test]
fn rounds_follow_one_another_both_ways() {
    let tale = tale(2, 5, usize::MAX);
    let mut at = tale.start();
    let mut there = vec![at];
    while let Some(next) = tale.next_round(at) {
        at = next;
        there.push(at);
    }
    assert_eq!(there.len(), usize::from(ROUNDS));
    let mut back = vec![];
    let mut at = tale.end();
    while let Some(before) = tale.previous_round(at) {
        at = before;
        back.push(at);
    }
    back.reverse();
    assert_eq!(there, back);
}

#[test]
fn a_place_within_an_act_counts_the_act_as_done() {
    let tale = tale(2, 5, usize::MAX);
    let scoring = tale
        .marks()
        .iter()
        .find(|mark| mark.chapter == Chapter::Scoring(1));
    let at = scoring.unwrap().at;
    let acts = tale.acts(at);
    let mut game = tale.setup().new_game().unwrap();
    game.settle(&mut ());
    for &act in acts {
        game.play(act, &mut ()).unwrap();
    }
    assert_eq!(game, *tale.after(acts.len()));
    assert_eq!(tale.acts(tale.start()), []);
    assert_eq!(tale.acts(tale.end()).len(), tale.acts.len());
}

#[test]
fn acts_of_another_game_are_refused() {
    let acts = record(setup(2, 5), 20).acts().to_vec();
    assert!(Tale::new(&setup(2, 6), &acts).is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Wherever one comes from, a place looks as it does when the game is played straight up to there.
    #[test]
    fn steps_back_and_forth_are_the_straight_game(
        mode in 0_usize..10,
        seed in any::<u64>(),
        acts in 0_usize..90,
        steps in prop::collection::vec(0_u8..6, 1..40),
    ) {
        let tale = tale(mode, seed, acts);
        let mut at = tale.start();
        let mut shown = tale.shown(at);
        for step in steps {
            let to = match step {
                0 | 1 => tale.next(at),
                2 => tale.previous(at),
                3 => tale.next_round(at),
                4 => tale.previous_round(at),
                _ => Some(tale.end()),
            };
            let Some(to) = to else { continue };
            if to > at && step < 2 {
                // Played out, as the viewer does it.
                shown.tell(tale.between(at, to).iter().cloned());
                shown.skip_all();
                shown.game = tale.game(to).clone();
            } else {
                shown = tale.shown(to);
            }
            at = to;
            let straight = tale.shown(at);
            prop_assert_eq!(&shown.game, &straight.game);
            prop_assert_eq!(shown.chronicle.len(), straight.chronicle.len());
            for seat in crate::rules::Seat::all(shown.game.rules().seats) {
                for round in 1..=ROUNDS {
                    prop_assert_eq!(
                        shown.history.after_round(seat, round),
                        straight.history.after_round(seat, round)
                    );
                }
            }
        }
    }
}
