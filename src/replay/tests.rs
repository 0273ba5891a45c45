//! Games for the tests of replays, and what nobody may see in one.

use std::time::SystemTime;

use super::{
    keys::seat_seen,
    take_over::{may_take_over, write},
    *,
};
use crate::{
    records::{Agreement, Library, PawnShape, Record, SeatKind, SeatSetup, Setup, challenges},
    rules::{Board, Chance, Edition, Game, Journals, Seat, Side},
};

/// A setup of any mode, a person in the first seat.
pub(crate) fn setup(mode: usize, seed: u64) -> Setup {
    let (edition, side, seats, level) = match mode {
        0..=3 => (Edition::Second, Side::Day, mode + 2, None),
        4..=7 => (Edition::Second, Side::Night, mode - 2, None),
        8 => (Edition::First, Side::Day, 4, None),
        _ => (Edition::Second, Side::Night, 3, challenges::level(4)),
    };
    let kind = |seat: usize| match (level, seat) {
        (Some(_), 1) => SeatKind::Agravain,
        (Some(_), 2) => SeatKind::Brisen,
        (_, 0) => SeatKind::Person,
        _ => SeatKind::Squire,
    };
    Setup {
        edition,
        side,
        challenge: level,
        journals: Journals::Hidden,
        board: Board::built_in(edition, side),
        seats: (0..seats)
            .map(|seat| SeatSetup {
                name: format!("Seat {seat}"),
                kind: kind(seat),
                pawn: PawnShape::ALL[seat],
                portrait: None,
            })
            .collect(),
        first: match level {
            Some(_) => Seat(0),
            None => Game::first_by_lot(seats as u8, seed),
        },
        seed,
        agreed: Agreement::default(),
    }
}

/// A game of so many acts at random, or to its end.
pub(crate) fn record(setup: Setup, acts: usize) -> Record {
    let mut chance = Chance::new(setup.seed ^ 0x5eed);
    let mut record = Record::new(setup).unwrap();
    while record.acts().len() < acts && !record.game().is_over() {
        let seat = record.game().waiting().iter().next().unwrap();
        let legal = record.game().legal_acts(seat);
        let act = legal[chance.below(legal.len() as u32) as usize];
        record.play(act, &mut ()).unwrap();
    }
    record
}

fn replay(setup: Setup, acts: usize) -> Replay {
    Replay::record(&record(setup, acts)).unwrap()
}

#[test]
fn a_game_that_may_go_on_shows_nobody_anothers_hand() {
    let mut many = setup(2, 3);
    many.seats[1].kind = SeatKind::Person;
    let one = setup(2, 3);
    let mut none = setup(2, 3);
    none.seats[0].kind = SeatKind::Page;
    let mut open = many.clone();
    open.agreed.open_table = true;
    assert_eq!(replay(many.clone(), 30).views(), [Eyes::Public]);
    assert_eq!(replay(one.clone(), 30).views(), [Eyes::Seat(Seat(0))]);
    for setup in [none, open] {
        assert_eq!(replay(setup, 30).views().len(), 5);
    }
    for setup in [many, one] {
        let over = replay(setup, usize::MAX);
        let seats = (0..4).map(|seat| Eyes::Seat(Seat(seat)));
        let all: Vec<Eyes> = std::iter::once(Eyes::All).chain(seats).collect();
        assert_eq!(over.views(), all);
    }
    // Solo: the opponents have no eyes.
    let solo = replay(setup(9, 3), usize::MAX);
    assert_eq!(solo.views(), [Eyes::All, Eyes::Seat(Seat(0))]);
}

#[test]
fn eyes_that_a_game_does_not_allow_are_not_lent() {
    let mut replay = replay(setup(2, 3), 30);
    let mut shown = replay.tale().shown(replay.at());
    for eyes in [Eyes::All, Eyes::Seat(Seat(1)), Eyes::Public] {
        replay.go(Ask::See(eyes), &mut shown);
        assert_eq!(replay.eyes(), Eyes::Seat(Seat(0)));
    }
}

#[test]
fn it_plays_to_the_end_and_halts() {
    let mut replay = replay(setup(0, 4), usize::MAX);
    let mut shown = replay.tale().shown(replay.at());
    replay.go(Ask::Turn, &mut shown);
    assert!(replay.plays());
    let mut frames = 0;
    while replay.plays() {
        replay.run(&mut shown);
        shown.advance(1.0, |_| 0.5);
        frames += 1;
        assert!(frames < 10_000, "it plays for ever");
    }
    assert_eq!(replay.at(), replay.end());
    assert_eq!(shown.game, *replay.tale().game(replay.end()));
    // Once more from the start.
    replay.go(Ask::Turn, &mut shown);
    assert_eq!(replay.at(), replay.tale().start());
}

#[test]
fn a_step_is_played_out_and_a_second_one_cuts_it_short() {
    let mut replay = replay(setup(2, 4), usize::MAX);
    let mut shown = replay.tale().shown(replay.at());
    let next = replay.tale().next(replay.at()).unwrap();
    replay.go(Ask::StepOn, &mut shown);
    replay.run(&mut shown);
    assert_eq!(replay.at(), next);
    assert!(!shown.settled() && shown.speed > 0.0);
    replay.go(Ask::StepOn, &mut shown);
    replay.run(&mut shown);
    assert!(shown.settled());
    assert_eq!(replay.at(), next);
    assert_eq!(shown.game, *replay.tale().game(next));
    replay.go(Ask::StepBack, &mut shown);
    assert_eq!(replay.at(), replay.tale().start());
}

#[test]
fn halted_in_the_middle_nothing_moves() {
    let mut replay = replay(setup(2, 4), usize::MAX);
    let mut shown = replay.tale().shown(replay.at());
    replay.go(Ask::Turn, &mut shown);
    replay.run(&mut shown);
    assert!(shown.moves());
    replay.go(Ask::Turn, &mut shown);
    replay.run(&mut shown);
    assert!(!shown.moves());
}

#[test]
fn a_game_taken_over_is_a_record_of_its_own() {
    let dir = tempfile::tempdir().unwrap();
    let library = Library::new(dir.path());
    let mut replay = replay(setup(2, 4), usize::MAX);
    let mut shown = replay.tale().shown(replay.at());
    for mark in replay.tale().marks().to_vec() {
        replay.go(Ask::Go(mark.at), &mut shown);
        if mark.chapter == Chapter::End {
            assert!(!may_take_over(&replay), "it is over");
            break;
        }
        replay.go(Ask::See(Eyes::Seat(Seat(2))), &mut shown);
        assert_eq!(seat_seen(&replay), Seat(2));
        let mut sheet = TakeOver::default();
        sheet.open(&replay);
        let kinds = sheet.draft().unwrap().kinds.clone();
        assert_eq!(
            kinds,
            [
                SeatKind::Squire,
                SeatKind::Squire,
                SeatKind::Person,
                SeatKind::Squire
            ]
        );
        // The last act of the game may be the one whose scoring is looked at.
        if !may_take_over(&replay) {
            continue;
        }
        let path = write(&replay, &kinds, &library, SystemTime::now()).unwrap();
        let read = Record::load(&path).unwrap();
        assert_eq!(read.acts(), replay.tale().acts(mark.at));
        assert_eq!(read.setup().seats[2].kind, SeatKind::Person);
        assert_eq!(read.setup().seed, replay.tale().setup().seed);
        assert!(!read.game().is_over());
    }
    assert!(library.list().unwrap().len() >= 11);
}

#[test]
fn nobody_sits_down_where_hidden_cards_would_be_seen() {
    let mut many = setup(2, 3);
    many.seats[1].kind = SeatKind::Person;
    assert!(!may_take_over(&replay(many, 30)));
    let one = replay(setup(2, 3), 30);
    assert!(may_take_over(&one));
    let mut sheet = TakeOver::default();
    sheet.open(&one);
    let free = sheet.draft().unwrap().free;
    assert_eq!(free.iter().collect::<Vec<_>>(), [Seat(0)]);
}
