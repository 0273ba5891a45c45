//! What a draft may become, in every mode.

use super::*;
use crate::words::Language;

fn boards() -> Boards {
    Boards::built_in()
}

fn draft() -> (Words, NewGameDraft) {
    let words = Words::new(Language::English);
    let draft = NewGameDraft::first(&words);
    (words, draft)
}

/// A draft of an edition, side and number of seats, as the screen would leave it.
fn of(edition: Edition, side: Side, seats: usize) -> NewGameDraft {
    let (words, mut draft) = draft();
    (draft.edition, draft.side) = (edition, side);
    while draft.seats.len() < seats {
        draft.add(&words);
    }
    draft.seats.truncate(seats);
    draft
}

#[test]
fn the_first_draft_can_be_played() {
    let (words, draft) = draft();
    assert_eq!(draft.fault(&boards()), None);
    let setup = draft.setup(&boards()).unwrap();
    assert_eq!(setup.check(), Ok(()));
    assert_eq!(setup.seats[0].name, "Maud");
    assert_eq!(setup.seats[0].kind, SeatKind::Person);
    assert_eq!(
        draft.summary(&words),
        "Maud against Enid, Rowan and Osric, by day, hidden journals"
    );
}

#[test]
fn every_mode_of_the_boxes_can_be_drafted_and_no_other() {
    for edition in [Edition::Second, Edition::First] {
        for side in [Side::Day, Side::Night] {
            for seats in 1..=6 {
                let exists = match (edition, side, seats) {
                    // 2.1, 6: two to five, on both sides.
                    (Edition::Second, _, 2..=5) => true,
                    // 8.5: three to five, by day.
                    (Edition::First, Side::Day, 3..=5) => true,
                    _ => false,
                };
                let refused = refusal(&boards(), edition, side, seats);
                assert_eq!(refused.is_none(), exists, "{edition:?} {side:?} {seats}");
                if seats <= 5 {
                    let draft = of(edition, side, seats);
                    let setup = draft.setup(&boards());
                    assert_eq!(setup.is_some(), exists, "{edition:?} {side:?} {seats}");
                    assert_eq!(draft.rules(&boards()).is_some(), exists);
                }
            }
        }
    }
}

#[test]
fn what_no_box_has_is_refused_before_it_is_chosen() {
    let duel = of(Edition::Second, Side::Day, 2);
    assert!(duel.refuses_edition(&boards(), Edition::First).is_some());
    assert!(duel.refuses_side(&boards(), Side::Night).is_none());
    let night = of(Edition::Second, Side::Night, 4);
    assert!(night.refuses_edition(&boards(), Edition::First).is_some());
    let first = of(Edition::First, Side::Day, 3);
    assert!(first.refuses_side(&boards(), Side::Night).is_some());
    assert!(first.refuses_seats(&boards(), 2).is_some());
    assert!(first.refuses_edition(&boards(), Edition::Second).is_none());
}

#[test]
fn a_change_of_mode_keeps_what_was_typed() {
    let (words, mut draft) = draft();
    draft.seats[1].name = "Hilda".to_owned();
    draft.seed = "Excalibur".to_owned();
    let typed = draft.clone();
    draft.side = Side::Night;
    draft.edition = Edition::First;
    draft.add(&words);
    draft.remove(&boards(), 4);
    (draft.side, draft.edition) = (Side::Day, Edition::Second);
    draft.remove(&boards(), 4);
    assert_eq!(draft, typed);
}

#[test]
fn names_must_be_there_and_differ() {
    let (_, mut draft) = draft();
    draft.seats[1].name = "  ".to_owned();
    assert_eq!(draft.fault(&boards()), Some(SetupError::NameEmpty(Seat(1))));
    assert_eq!(draft.setup(&boards()), None);
    draft.seats[1].name = " maud ".to_owned();
    let fault = draft.fault(&boards()).unwrap();
    assert_eq!(fault, SetupError::NameTwice("maud".to_owned()));
    draft.seats[1].name = "Mildred".to_owned();
    assert_eq!(draft.setup(&boards()).unwrap().check(), Ok(()));
}

#[test]
fn two_to_five_sit_down_and_three_with_the_first_edition() {
    let (words, mut draft) = draft();
    draft.add(&words);
    draft.add(&words);
    assert_eq!(draft.seats.len(), 5);
    draft.first = Some(4);
    draft.remove(&boards(), 4);
    assert_eq!(draft.first, None);
    draft.first = Some(2);
    draft.remove(&boards(), 0);
    assert_eq!(draft.first, Some(1));
    draft.edition = Edition::First;
    draft.remove(&boards(), 0);
    assert_eq!(draft.seats.len(), 3, "8.5");
    draft.edition = Edition::Second;
    draft.remove(&boards(), 0);
    draft.remove(&boards(), 0);
    assert_eq!(draft.seats.len(), 2, "2.1");
    assert_eq!(draft.setup(&boards()).unwrap().check(), Ok(()));
}

#[test]
fn neighbours_change_places_with_all_that_is_theirs() {
    let (_, mut draft) = draft();
    let (maud, enid) = (draft.seats[0].clone(), draft.seats[1].clone());
    draft.first = Some(0);
    draft.swap(0, 1);
    assert_eq!(draft.seats[..2], [enid, maud]);
    assert_eq!(draft.first, Some(1));
    draft.swap(3, 4);
    assert_eq!(draft.seats.len(), 4);
}

#[test]
fn a_taken_pawn_is_swapped() {
    let (_, mut draft) = draft();
    draft.take_pawn(0, PawnShape::Tower);
    assert_eq!(draft.seats[0].pawn, PawnShape::Tower);
    assert_eq!(draft.seats[1].pawn, PawnShape::Helm);
    draft.take_pawn(0, PawnShape::Hound);
    assert_eq!(draft.owner(PawnShape::Tower), None);
    assert_eq!(draft.setup(&boards()).unwrap().check(), Ok(()));
}

#[test]
fn face_and_name_go_together() {
    let (words, mut draft) = draft();
    draft.next_face(&words, 0);
    assert_eq!(draft.seats[0].portrait, "perceval");
    assert_eq!(draft.seats[0].name, "Perceval");
    draft.seats[0].name = "Hilda".to_owned();
    draft.next_face(&words, 0);
    assert_eq!(draft.seats[0].name, "Hilda");
    draft.seats[0].name = "osric".to_owned();
    let old = draft.seats[0].portrait;
    draft.follow_name(&words, 0);
    assert_eq!(draft.seats[0].portrait, "osric");
    assert_eq!(draft.seats[3].portrait, old);
}

#[test]
fn the_same_seed_is_the_same_game() {
    let (_, mut draft) = draft();
    draft.seed = "Excalibur".to_owned();
    let first = draft.setup(&boards()).unwrap();
    assert_eq!(first, draft.setup(&boards()).unwrap());
    draft.seed = "7".to_owned();
    assert_eq!(draft.setup(&boards()).unwrap().seed, 7);
    draft.first = Some(2);
    assert_eq!(draft.setup(&boards()).unwrap().first, Seat(2));
    draft.seed = " ".to_owned();
    assert!(draft.setup(&boards()).is_some());
}

#[test]
fn summaries_name_company_and_mode() {
    let (words, _) = draft();
    let mut duel = of(Edition::Second, Side::Night, 2);
    assert_eq!(
        duel.summary(&words),
        "Maud against Enid, by night, a duel, hidden journals"
    );
    duel.seats[1].kind = SeatKind::Person;
    duel.journals = Journals::Open;
    assert_eq!(
        duel.summary(&words),
        "Maud and Enid, by night, a duel, open journals"
    );
    let mut first = of(Edition::First, Side::Day, 3);
    assert_eq!(
        first.summary(&words),
        "Maud against Enid and Rowan, by the old book, hidden journals"
    );
    for seat in &mut first.seats {
        seat.kind = SeatKind::Champion;
    }
    assert_eq!(
        first.summary(&words),
        "Maud, Enid and Rowan play, you watch, by the old book"
    );
}

#[test]
fn one_person_alone_agrees_with_nobody() {
    let (_, mut draft) = draft();
    draft.agreed.open_table = true;
    let agreed = |draft: &NewGameDraft| draft.setup(&boards()).unwrap().agreed.open_table;
    assert!(!agreed(&draft));
    draft.seats[1].kind = SeatKind::Person;
    assert!(agreed(&draft));
}
