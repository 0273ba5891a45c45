//! The review in the whole app: choices on the board, to be looked at and nothing else.

use bevy::prelude::*;
use medieval_academy::{
    flow::{Begin, CurrentGame},
    records::{
        Record,
        SeatKind::{Page, Person},
    },
    review::{look_back, mistakes},
    rules::Seat,
    screens::Screen,
    table::{LookAt, LookBack, Shown},
};

use crate::{desk::Desk, games::by_day};

/// A game of which any act will do, so that there is something to find.
fn careless() -> Record {
    let mut record = Record::new(by_day(&[Person, Page, Page], 3)).expect("a game");
    let mut steps = 0;
    while let Some(seat) = record.game().waiting().first() {
        let acts = record.game().legal_acts(seat);
        steps += 1;
        let act = acts[steps * 3 % acts.len()];
        record.play(act, &mut ()).expect("a legal act");
    }
    record
}

#[test]
fn a_costly_choice_is_looked_at_on_the_board_and_the_game_stays_over() {
    let record = careless();
    let found = mistakes(record.setup(), record.acts(), Seat(0), &|_| (), &|| false);
    let found = found.expect("nobody says stop");
    assert_eq!(found.len(), 3, "carelessness costs");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("over.academy");
    std::fs::write(&path, record.to_bytes()).expect("a file");
    let mut desk = Desk::new();
    desk.app.world_mut().write_message(Begin::Resume(path));
    desk.frames(8);
    assert_eq!(desk.screen(), Screen::Results);
    // The journals are opened first.
    for _ in 0..40 {
        desk.press(KeyCode::Space);
        if desk.try_press("Review") && desk.screen() == Screen::Review {
            break;
        }
    }
    assert_eq!(desk.screen(), Screen::Review);
    let names = desk.tree().names();
    assert!(
        names.iter().any(|name| name.starts_with("Seat 0")),
        "{names:#?}"
    );
    let look = LookAt {
        choices: found.clone(),
        at: 0,
    };
    desk.app.world_mut().write_message(look);
    desk.frames(4);
    for choice in [&found[0], &found[1]] {
        assert_eq!(desk.screen(), Screen::Table);
        let (then, _) = look_back(record.setup(), &record.acts()[..choice.acts]).expect("its acts");
        let world = desk.app.world();
        assert_eq!(world.resource::<Shown>().game, then);
        let current: &CurrentGame = world.resource();
        assert!(current.game.is_over() && current.acts == record.acts());
        assert_eq!(world.resource::<LookBack>().choice(), Some(choice));
        let names = desk.tree().names();
        assert!(
            names.iter().any(|name| name.starts_with("Done: ")),
            "{names:#?}"
        );
        // Nothing can be done here.
        desk.write(KeyCode::Digit1, "1");
        desk.press(KeyCode::Enter);
        desk.press(KeyCode::ArrowRight);
    }
    desk.press(KeyCode::Escape);
    desk.frames(4);
    assert_eq!(desk.screen(), Screen::Review);
    let world = desk.app.world();
    assert!(world.resource::<Shown>().game.is_over());
    assert!(!world.contains_resource::<LookBack>());
    desk.press(KeyCode::Escape);
    desk.frames(4);
    assert_eq!(desk.screen(), Screen::Results);
}
