//! Hints in the whole app: asked for by a key, thought out in the background, ringed and said, and for nobody else.

use std::time::Duration;

use bevy::prelude::*;
use medieval_academy::{
    flow::CurrentGame,
    records::SeatKind::{Page, Person},
    rules::Seat,
    seats,
    table::{Advice, Previews, Shown},
};

use crate::{desk::Desk, games::by_day};

/// Frames until something is so; in between, other threads get on.
fn wait_for(desk: &mut Desk, so: impl Fn(&World) -> bool) -> bool {
    for _ in 0..600 {
        if so(desk.app.world()) {
            return true;
        }
        desk.frames(1);
        std::thread::sleep(Duration::from_millis(5));
    }
    false
}

fn at_a_table(kinds: &[medieval_academy::records::SeatKind]) -> Desk {
    let mut desk = Desk::new();
    let setup = Box::new(by_day(kinds, 7));
    desk.app
        .world_mut()
        .write_message(medieval_academy::flow::Begin::New(setup));
    let asked = |world: &World| {
        let shown = world.get_resource::<Shown>();
        shown.is_some_and(|shown| shown.settled() && shown.game.waiting().contains(Seat(0)))
    };
    desk.frames(4);
    desk.app.world_mut().resource_mut::<Shown>().skip_all();
    assert!(wait_for(&mut desk, asked));
    desk
}

fn given(world: &World) -> bool {
    world.resource::<Advice>().act(Seat(0)).is_some()
}

#[test]
fn h_says_what_a_champion_would_do_and_the_act_puts_it_away() {
    let mut desk = at_a_table(&[Person, Page, Page]);
    desk.write(KeyCode::KeyH, "h");
    assert!(wait_for(&mut desk, given), "no hint comes");
    let act = desk.app.world().resource::<Advice>().act(Seat(0)).unwrap();
    let current: &CurrentGame = desk.app.world().resource();
    assert!(current.game.legal_acts(Seat(0)).contains(&act));
    let done = current.acts.len();
    desk.frames(2);
    let names = desk.tree().names();
    assert!(
        names
            .iter()
            .any(|name| name.starts_with("Keep ") && name.contains("Next best")),
        "{names:#?}"
    );
    // The ghost of where the card would lead stands on the board.
    assert!(!desk.app.world().resource::<Previews>().0.is_empty());
    // A second time puts it away, a third calls it again.
    desk.write(KeyCode::KeyH, "h");
    assert!(!given(desk.app.world()));
    desk.write(KeyCode::KeyH, "h");
    assert!(wait_for(&mut desk, given));
    desk.write(KeyCode::Digit1, "1");
    desk.press(KeyCode::Enter);
    assert!(wait_for(&mut desk, |world| world
        .resource::<CurrentGame>()
        .acts
        .len()
        > done));
    desk.frames(2);
    assert!(!given(desk.app.world()));
}

#[test]
fn behind_the_curtain_there_is_no_hint_and_nobody_sees_anothers() {
    let mut desk = at_a_table(&[Person, Person, Page]);
    let curtain = |world: &World| world.resource::<seats::Desk>().curtain == Some(Seat(0));
    assert!(wait_for(&mut desk, curtain), "the curtain falls");
    desk.app
        .world_mut()
        .resource_mut::<Messages<medieval_academy::table::AskAdvice>>()
        .write_default();
    desk.frames(3);
    assert!(!desk.app.world().resource::<Advice>().thinks() && !given(desk.app.world()));
    desk.app.world_mut().resource_mut::<seats::Desk>().arrive();
    desk.frames(3);
    desk.write(KeyCode::KeyH, "h");
    assert!(wait_for(&mut desk, given));
    let advice = desk.app.world().resource::<Advice>();
    assert!(advice.for_seat(Seat(1)).is_none());
    // Somebody else comes to the desk.
    *desk.app.world_mut().resource_mut::<seats::Desk>() = seats::Desk {
        viewer: Some(Seat(1)),
        curtain: None,
        ..Default::default()
    };
    desk.frames(2);
    assert!(!given(desk.app.world()));
    let names = desk.tree().names();
    assert!(
        !names.iter().any(|name| name.contains("Next best")),
        "{names:#?}"
    );
}
