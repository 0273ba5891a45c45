//! Who speaks when, without a window.

use super::*;
use crate::{
    records::{PawnShape, SeatSetup},
    rules::{Act, Board, Edition, Game, Journals, Phase, Side, Told},
    words::{Language, Words},
};

fn setup(seed: u64) -> Setup {
    let seat = |i: usize| SeatSetup {
        name: format!("Seat {i}"),
        kind: if i == 0 {
            SeatKind::Person
        } else {
            SeatKind::Page
        },
        pawn: PawnShape::ALL[i],
        portrait: Some(["maud", "enid", "rowan", "osric"][i].into()),
    };
    Setup {
        edition: Edition::Second,
        side: Side::Day,
        challenge: None,
        journals: Journals::Hidden,
        board: Board::built_in(Edition::Second, Side::Day),
        seats: (0..4).map(seat).collect(),
        first: Seat(0),
        seed,
        agreed: Default::default(),
    }
}

/// A whole game as it is told, everybody doing the first act there is or the last, in turn.
fn told(setup: &Setup) -> Vec<Told> {
    let mut told = Vec::new();
    let mut game: Game = setup.new_game().unwrap();
    game.settle(&mut told);
    let mut steps = 0;
    while let Some(seat) = game.waiting().first() {
        let acts: Vec<Act> = game.legal_acts(seat).to_vec();
        steps += 1;
        game.play(acts[steps * 5 % acts.len()], &mut told).unwrap();
    }
    told
}

/// Shows a game event by event, `seconds` apart; what was said, and how many seconds after the beginning.
fn heard(setup: &Setup, seconds: f32) -> Vec<(f32, Seat, String)> {
    let mut remarks = Remarks::default();
    let mut shown = Shown::new(setup.new_game().unwrap(), &[]);
    let mut said = Vec::new();
    let mut at = 0.0;
    for told in told(setup) {
        shown.tell([told]);
        shown.advance(0.0, |_| 1.0);
        remarks.hear(&shown, setup);
        if let Some(now) = remarks.now.as_ref().filter(|now| now.age == 0.0) {
            said.push((at, now.seat, now.id.clone()));
        }
        at += seconds;
        remarks.pass(seconds);
        shown.skip_all();
    }
    said
}

#[test]
fn a_game_with_a_seed_is_spoken_the_same() {
    let all: Vec<_> = (0..6).map(|seed| heard(&setup(seed), 5.0)).collect();
    let again: Vec<_> = (0..6).map(|seed| heard(&setup(seed), 5.0)).collect();
    assert_eq!(all, again);
    assert!(all.iter().flatten().count() > 6, "somebody speaks");
    assert!(all.iter().any(|said| said != &all[0]));
}

#[test]
fn nobody_speaks_too_soon_twice_or_for_a_person() {
    for seed in 0..6 {
        let setup = setup(seed);
        let said = heard(&setup, 3.0);
        for pair in said.windows(2) {
            assert!(pair[1].0 - pair[0].0 >= BETWEEN, "{pair:?}");
        }
        let ids: HashSet<&String> = said.iter().map(|(_, _, id)| id).collect();
        assert_eq!(ids.len(), said.len());
        assert!(said.iter().all(|&(_, seat, _)| seat != Seat(0)));
    }
}

#[test]
fn everything_that_can_be_said_is_written_in_every_language() {
    let cast = [
        "enid",
        "rowan",
        "osric",
        "perceval",
        "aldous",
        "isolde",
        "palamedes",
        "bertram",
        "dagonet",
        "nyara",
        "griselda",
        "linnet",
        "agravain",
        "brisen",
    ];
    let moments = [
        Moment::Lead,
        Moment::Passed,
        Moment::Win,
        Moment::Lose,
        Moment::Think,
    ];
    for &language in Language::ALL {
        let words = Words::new(language);
        for (who, moment) in cast.iter().flat_map(|who| moments.map(|m| (who, m))) {
            let mut setup = setup(1);
            setup.seats[1].portrait = Some((*who).into());
            let id = id(&setup, Seat(1), moment);
            assert!(words.has(&id), "{language:?} lacks {id}");
        }
    }
}

#[test]
fn long_thinking_is_remarked_on_once() {
    let setup = setup(2);
    let mut game = setup.new_game().unwrap();
    game.settle(&mut ());
    while game.phase() != Phase::Play || game.waiting().first() == Some(Seat(0)) {
        let seat = game.waiting().first().unwrap();
        let act = game.legal_acts(seat)[0];
        game.play(act, &mut ()).unwrap();
    }
    let mut count = 0;
    for seed in 0..20 {
        let setup = super::tests::setup(seed);
        let shown = Shown::new(game.clone(), &[]);
        let mut remarks = Remarks::default();
        for tenth in 0..200 {
            remarks.wait(&shown, &setup, 0.1);
            if let Some(now) = &remarks.now {
                assert!(tenth as f32 * 0.1 >= LONG - 0.2, "too early: {tenth}");
                assert_eq!(now.moment, Moment::Think);
                assert_eq!(Some(now.seat), game.waiting().first());
            }
        }
        count += usize::from(remarks.now.is_some());
    }
    assert!((1..20).contains(&count), "now and then: {count} of 20");
}

#[test]
fn the_last_word_is_a_winners_and_never_a_persons() {
    let words = Words::new(Language::English);
    for seed in 0..8 {
        let setup = setup(seed);
        let end = told(&setup).pop().unwrap().after;
        let winners = end.winners().unwrap();
        let says = last_word(&words, &setup, &end).expect("somebody has the last word");
        let by = Seat::all(4).find(|seat| says.ends_with(&setup.seats[seat.index()].name));
        let by = by.unwrap();
        assert_ne!(by, Seat(0));
        let computer_won = winners.iter().any(|seat| seat != Seat(0));
        assert_eq!(winners.contains(by), computer_won);
    }
}
