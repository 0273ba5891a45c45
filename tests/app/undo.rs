//! Acts taken back and done again: what is left is always the straight game, and nobody gains a look at what is hidden.

use std::{fs, time::Duration};

use medieval_academy::{
    flow::{CurrentGame, NoUndo, Redo, TakeBack, TakeBacks, Undo},
    records::{
        SeatKind::{self, Agravain, Brisen, Page, Person, Squire},
        Setup, act_to_line, challenges,
    },
    rules::{Act, Board, Card, Chance, Edition, Phase, Seat, View},
    seats::Pace,
};
use proptest::prelude::*;

use crate::table::{Table, by_night, replay, setup};

fn people(count: usize, seed: u64) -> Table {
    let mut table = Table::new();
    table.begin(setup(&vec![Person; count], seed));
    table.rest();
    table
}

fn may_take_back(table: &Table) -> Result<Seat, NoUndo> {
    let (undo, how_far): (&Undo, &TakeBacks) = (table.resource(), table.resource());
    undo.may_take_back(table.current(), *how_far)
}

fn may_redo(table: &Table) -> bool {
    table.resource::<Undo>().may_redo(table.current()).is_ok()
}

/// Sends it, and lets happen what follows by itself.
fn take_back(table: &mut Table) {
    table.send(TakeBack);
    table.rest();
}

fn redo(table: &mut Table) {
    table.send(Redo);
    table.rest();
}

/// Does the first act that somebody may do.
fn act(table: &mut Table) -> Act {
    let act = table.person_act().expect("a person is asked");
    table.submit(act);
    table.rest();
    act
}

/// The game is what its acts lead to, and so is all that was told.
fn is_straight(table: &Table) {
    let CurrentGame {
        setup, game, acts, ..
    } = table.current();
    let (told, straight) = replay(setup, acts);
    assert_eq!(*game, straight);
    assert!(table.said().told == told, "told otherwise after {acts:?}");
}

/// The record holds the acts in force, and all others with them.
fn is_recorded(table: &Table) {
    let record = table.record();
    assert_eq!(record.acts(), table.current().acts);
    assert_eq!(record.game(), table.game());
}

/// Tables of every mode: any number of people, and one person with opponents that need no time to think.
fn modes() -> impl Strategy<Value = Setup> {
    let table = (2..=5_usize, any::<bool>(), any::<u64>()).prop_map(|(seats, night, seed)| {
        let kinds = vec![Person; seats];
        if night {
            by_night(&kinds, seed)
        } else {
            setup(&kinds, seed)
        }
    });
    let first = (3..=5_usize, any::<u64>()).prop_map(|(seats, seed)| Setup {
        edition: Edition::First,
        board: Board::built_in(Edition::First, medieval_academy::rules::Side::Day),
        ..setup(&vec![Person; seats], seed)
    });
    let solo = (1..=6_u8, any::<bool>(), any::<u64>()).prop_map(|(level, night, seed)| {
        let kinds = [Person, Agravain, Brisen];
        let table = if night {
            by_night(&kinds, seed)
        } else {
            setup(&kinds, seed)
        };
        Setup {
            challenge: challenges::level(level),
            ..table
        }
    });
    prop_oneof![4 => table, 1 => first, 2 => solo]
}

/// What somebody does next.
#[derive(Clone, Copy, Debug)]
enum Do {
    Act,
    TakeBack,
    Redo,
    /// In the same frame as the act before it has settled.
    TakeBackAtOnce,
}

fn doings() -> impl Strategy<Value = Vec<Do>> {
    let one = prop_oneof![
        8 => Just(Do::Act),
        3 => Just(Do::TakeBack),
        2 => Just(Do::Redo),
        1 => Just(Do::TakeBackAtOnce),
    ];
    prop::collection::vec(one, 1..160)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    #[test]
    fn any_acts_undos_and_redos_are_the_straight_game(setup in modes(), doings in doings(), seed: u64) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut table = Table::keeping(folder.path());
        table.begin(setup.clone());
        table.set(TakeBacks::Any);
        table.rest();
        let mut chance = Chance::new(seed);
        // What was taken back since somebody did something new.
        let mut back: Vec<Vec<Act>> = Vec::new();
        for (n, doing) in doings.into_iter().enumerate() {
            if table.game().is_over() {
                break;
            }
            let before = table.current().acts.clone();
            match doing {
                Do::Act | Do::TakeBackAtOnce => {
                    let people = table.game().waiting().iter();
                    let people: Vec<Seat> =
                        people.filter(|seat| setup.seats[seat.index()].kind == Person).collect();
                    let seat = people[chance.below(people.len() as u32) as usize];
                    let legal = table.game().legal_acts(seat);
                    table.submit(legal[chance.below(legal.len() as u32) as usize]);
                    if matches!(doing, Do::TakeBackAtOnce) {
                        table.frame();
                        if !table.game().is_over() {
                            take_back(&mut table);
                            // Solo opponents may have been quicker.
                            prop_assert!(table.current().acts.len() <= before.len());
                            prop_assert!(before.starts_with(&table.current().acts));
                        }
                    }
                    table.rest();
                    back.clear();
                }
                Do::TakeBack => {
                    let whose = may_take_back(&table);
                    take_back(&mut table);
                    let acts = &table.current().acts;
                    match whose {
                        Ok(seat) => {
                            prop_assert_eq!(&before[..acts.len()], &acts[..]);
                            let (first, others) =
                                before[acts.len()..].split_first().expect("something was taken back");
                            prop_assert_eq!(first.seat(), seat);
                            let kind = |act: &Act| setup.seats[act.seat().index()].kind;
                            prop_assert!(others.iter().all(|act| kind(act) != Person));
                            back.push(before[acts.len()..].to_vec());
                        }
                        Err(why) => {
                            prop_assert_eq!(why, NoUndo::Nothing);
                            prop_assert_eq!(&before, acts);
                        }
                    }
                }
                Do::Redo => {
                    let may = may_redo(&table);
                    redo(&mut table);
                    let acts = &table.current().acts;
                    prop_assert_eq!(may, *acts != before);
                    if let Some(again) = back.pop() {
                        prop_assert_eq!(&acts[before.len()..], &again[..]);
                    }
                }
            }
            is_straight(&table);
            is_recorded(&table);
            prop_assert!(table.said().refused.is_empty(), "{:?} at {}", table.said().refused, n);
        }
        // It goes on, on the disk too.
        let (path, acts, game) = (table.path(), table.current().acts.clone(), table.game().clone());
        drop(table);
        let mut table = Table::keeping(folder.path());
        table.resume(&path);
        prop_assert_eq!(&table.current().acts, &acts);
        prop_assert_eq!(table.game(), &game);
        table.play_out();
        is_straight(&table);
        is_recorded(&table);
    }
}

#[test]
fn one_person_goes_back_to_the_start_and_forth_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::keeping(folder.path());
    table.begin(by_night(&[Page, Person, Page, Page], 61));
    let asked = |current: &CurrentGame| current.game.waiting().contains(Seat(1));
    table.play_until(|current| current.game.round() == 3 && asked(current));
    let (acts, game) = (table.current().acts.clone(), table.game().clone());
    let own = acts.iter().filter(|act| act.seat() == Seat(1)).count();
    for left in (0..own).rev() {
        assert_eq!(may_take_back(&table), Ok(Seat(1)));
        table.send(TakeBack);
        table.frame();
        is_straight(&table);
        is_recorded(&table);
        let now = table.current().acts.iter();
        assert_eq!(now.filter(|act| act.seat() == Seat(1)).count(), left);
        assert!(asked(table.current()));
    }
    assert_eq!(may_take_back(&table), Err(NoUndo::Nothing));
    assert_eq!(table.game().round(), 1);
    for _ in 0..own {
        table.send(Redo);
    }
    table.frame();
    assert!(!may_redo(&table));
    assert_eq!(table.current().acts, acts);
    assert_eq!(*table.game(), game);
    is_straight(&table);
    is_recorded(&table);
    // The file has kept everything.
    let lines = fs::read_to_string(table.path()).unwrap();
    assert_eq!(lines.matches("undo").count(), own);
    assert!(lines.lines().count() > 2 * acts.len());
    table.play_out();
    is_straight(&table);
}

#[test]
fn a_game_with_acts_taken_back_ends_as_it_would_have_without() {
    let kinds = [Person, Page, Page];
    let mut straight = Table::new();
    straight.begin(setup(&kinds, 62));
    straight.play_out();

    let mut table = Table::new();
    table.begin(setup(&kinds, 62));
    let mut chance = Chance::new(63);
    let mut undone = 0;
    while !table.game().is_over() {
        let acts = table.current().acts.len();
        table.play_until(|current| current.acts.len() > acts || current.game.is_over());
        // At any instant: computers may be thinking, or the round about to end.
        if chance.below(6) == 0 && may_take_back(&table).is_ok() {
            table.send(TakeBack);
            table.frame();
            undone += 1;
            // Sometimes again at once, sometimes one step forth.
            if chance.below(3) == 0 {
                table.send(Redo);
                table.frame();
            }
        }
    }
    assert!(undone > 10);
    table.play_out();
    assert_eq!(table.game(), straight.game());
    assert!(table.said().refused.is_empty());
    is_straight(&table);
}

#[test]
fn an_answer_to_a_position_that_was_taken_back_never_arrives() {
    let mut table = Table::new();
    table.set(Pace(Duration::from_millis(60)));
    table.begin(setup(&[Person, Squire, Squire], 64));
    table.play_until(|current| {
        current.game.phase() == Phase::Play && current.game.waiting().contains(Seat(0))
    });
    let (acts, game) = (table.current().acts.clone(), table.game().clone());
    let choices = table.game().legal_acts(Seat(0));
    assert!(choices.len() > 1);
    for &act in choices.iter() {
        table.submit(act);
        // The next computer player is asked, and thinks.
        for _ in 0..3 {
            table.frame();
        }
        assert_eq!(table.current().acts.len(), acts.len() + 1);
        table.send(TakeBack);
        table.frame();
        assert_eq!(*table.game(), game);
        for _ in 0..20 {
            std::thread::sleep(Duration::from_millis(8));
            table.frame();
        }
        assert_eq!(table.current().acts, acts, "nobody but the person is asked");
        assert!(table.said().refused.is_empty());
    }
    table.set(Pace(Duration::ZERO));
    table.play_out();
    is_straight(&table);
}

#[test]
fn an_act_on_its_way_is_not_done_in_the_game_as_it_was() {
    let mut table = people(3, 65);
    act(&mut table);
    let late = table.person_act().unwrap();
    table.submit(late);
    table.send(TakeBack);
    table.rest();
    assert!(table.current().acts.is_empty());
    assert!(table.said().refused.is_empty());
}

#[test]
fn among_several_people_it_is_free_until_hands_are_passed() {
    let mut table = people(3, 66);
    assert_eq!(may_take_back(&table), Err(NoUndo::Nothing));
    act(&mut table);
    assert_eq!(may_take_back(&table), Ok(Seat(0)));
    act(&mut table);
    assert_eq!(may_take_back(&table), Ok(Seat(1)));
    take_back(&mut table);
    assert_eq!(table.current().acts.len(), 1);
    // Seat 1 has acted after seat 0, though that was taken back.
    assert_eq!(may_take_back(&table), Err(NoUndo::Other(Seat(1))));
    act(&mut table);
    act(&mut table);
    assert_eq!(may_take_back(&table), Err(NoUndo::Hidden));
    let acts = table.current().acts.clone();
    take_back(&mut table);
    assert_eq!(table.current().acts, acts);
    assert_eq!(table.said().no_undo, [NoUndo::Hidden]);
}

#[test]
fn the_table_may_agree_to_go_back_further() {
    let mut table = people(3, 67);
    for _ in 0..20 {
        act(&mut table);
    }
    table.set(TakeBacks::Any);
    for left in (0..20).rev() {
        take_back(&mut table);
        assert_eq!(table.current().acts.len(), left);
        is_straight(&table);
    }
    assert!(table.said().no_undo.is_empty());
}

#[test]
fn a_resumed_game_is_as_strict_as_before() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::keeping(folder.path());
    table.begin(setup(&[Person; 3], 68));
    table.set(TakeBacks::Any);
    table.rest();
    act(&mut table);
    act(&mut table);
    take_back(&mut table);
    let path = table.path();
    drop(table);
    let mut table = Table::keeping(folder.path());
    table.set(TakeBacks::Any);
    table.resume(&path);
    assert_eq!(*table.resource::<TakeBacks>(), TakeBacks::Free);
    assert_eq!(may_take_back(&table), Err(NoUndo::Other(Seat(1))));
    assert!(!may_redo(&table));
    act(&mut table);
    assert_eq!(may_take_back(&table), Ok(Seat(1)));
}

#[test]
fn what_the_table_agreed_on_holds_when_the_game_is_taken_up_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut agreed = setup(&[Person; 3], 68);
    agreed.agreed.take_backs = true;
    let mut table = Table::keeping(folder.path());
    table.begin(agreed);
    table.rest();
    assert_eq!(*table.resource::<TakeBacks>(), TakeBacks::Any);
    while table.game().phase() == Phase::Choose {
        act(&mut table);
    }
    let path = table.path();
    drop(table);
    let mut table = Table::keeping(folder.path());
    table.resume(&path);
    assert_eq!(*table.resource::<TakeBacks>(), TakeBacks::Any);
    take_back(&mut table);
    assert_eq!(table.game().phase(), Phase::Choose);
    // Another table has agreed to nothing.
    table.begin(setup(&[Person; 3], 68));
    assert_eq!(*table.resource::<TakeBacks>(), TakeBacks::Free);
}

#[test]
fn a_game_that_is_over_stays_over() {
    let mut table = people(2, 69);
    table.play_out();
    let game = table.game().clone();
    take_back(&mut table);
    redo(&mut table);
    assert_eq!(*table.game(), game);
    assert_eq!(table.said().no_undo, [NoUndo::Over; 2]);
}

#[test]
fn another_act_ends_what_could_be_done_again_and_the_same_one_does_not() {
    let mut table = people(3, 70);
    table.set(TakeBacks::Any);
    while table.game().phase() == Phase::Choose {
        act(&mut table);
    }
    let acts: Vec<Act> = (0..5).map(|_| act(&mut table)).collect();
    for _ in 0..4 {
        take_back(&mut table);
    }
    // By hand what was done before: the rest can still be done again.
    assert_eq!(act(&mut table), acts[1]);
    redo(&mut table);
    assert_eq!(table.current().acts[12..], acts[..3]);
    let seat = table.person_act().unwrap().seat();
    let legal = table.game().legal_acts(seat);
    let other = *legal.iter().find(|&&act| act != acts[3]).unwrap();
    assert!(may_redo(&table));
    table.submit(other);
    table.rest();
    assert!(!may_redo(&table));
    let before = table.current().acts.clone();
    redo(&mut table);
    assert_eq!(table.current().acts, before);
    assert_eq!(table.said().no_undo, [NoUndo::NothingToRedo]);
}

/// The cards a seat has of its own, or had in this round.
fn own(view: &View) -> Vec<Card> {
    let mut cards: Vec<Card> = view.hand.iter().chain(view.kept.iter()).copied().collect();
    cards.extend(view.played[view.seat.index()].iter());
    cards.sort_unstable();
    cards
}

/// 9.1: whoever takes an act back freely, nobody has seen a card by it but those that its own seat has shown.
fn nobody_has_learnt(before: &View, after: &View, whose: Seat) {
    let swept = own(after).is_empty();
    assert!(swept || own(before) == own(after), "another hand was seen");
    assert_eq!(before.round, after.round);
    for seat in Seat::all(before.rules.seats).filter(|&seat| seat != whose && !swept) {
        assert_eq!(before.played[seat.index()], after.played[seat.index()]);
    }
    if after.phase != Phase::Play && after.phase != Phase::Choose {
        return;
    }
    let looks = |view: &View| view.seen.iter().filter(|hand| !hand.is_empty()).count();
    assert_eq!(looks(before), looks(after));
}

fn nothing_is_learnt_by_free_take_backs(kinds: &[SeatKind], setup: Setup) {
    let mut table = Table::new();
    table.begin(setup);
    let (mut free, mut blocked) = (0, 0);
    while !table.game().is_over() {
        let acts = table.current().acts.len();
        table.play_until(|current| current.acts.len() > acts || current.game.is_over());
        table.rest();
        let CurrentGame {
            setup, game, acts, ..
        } = table.current();
        let Ok(whose) = may_take_back(&table) else {
            blocked += 1;
            continue;
        };
        free += 1;
        let last = acts
            .iter()
            .rposition(|act| kinds[act.seat().index()] == Person)
            .unwrap();
        assert_eq!(acts[last].seat(), whose);
        let (_, before) = replay(setup, &acts[..last]);
        for (seat, _) in Seat::all(kinds.len() as u8)
            .zip(kinds)
            .filter(|(_, kind)| **kind == Person)
        {
            nobody_has_learnt(&before.view(seat), &game.view(seat), whose);
        }
    }
    // How many frames there are between the acts of computer players depends on the machine.
    assert!(free > 10, "{free} only, {blocked} not");
    assert!(blocked > 10, "{blocked} only, {free} were free");
}

#[test]
fn rule_9_1_a_free_take_back_teaches_nobody_a_hidden_card() {
    let kinds = [Person, Page, Person, Page];
    nothing_is_learnt_by_free_take_backs(&kinds, setup(&kinds, 71));
    nothing_is_learnt_by_free_take_backs(&kinds, by_night(&kinds, 72));
    nothing_is_learnt_by_free_take_backs(&[Person; 3], by_night(&[Person; 3], 73));
}

#[test]
fn the_record_has_a_line_for_what_was_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::keeping(folder.path());
    table.begin(setup(&[Person; 2], 74));
    table.rest();
    let first = act_to_line(act(&mut table));
    take_back(&mut table);
    redo(&mut table);
    let text = fs::read_to_string(table.path()).unwrap();
    let (_, acts) = text.split_once('\n').unwrap();
    assert_eq!(acts, format!("{first}\n{{\"undo\":1}}\n{first}\n"));
}
