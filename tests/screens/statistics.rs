//! The page of statistics, by keyboard alone.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use medieval_academy::{
    records::{
        SeatKind,
        finished::{Finished, FinishedSeat},
        profile::{Profile, ProfileFile},
    },
    rules::{Edition, Side},
    screens::Screen,
};

use crate::desk::Desk;

fn seat(name: &str, points: i16, won: bool, titles: &[&str]) -> FinishedSeat {
    FinishedSeat {
        name: name.to_owned(),
        kind: SeatKind::Person,
        portrait: None,
        points,
        won,
        roads: [0, points, 0, 0, 0, 0, 0],
        titles: titles.iter().map(|title| (*title).to_owned()).collect(),
    }
}

/// A duel that Maud has won.
fn write_a_duel(data: &Path) {
    let mut profile = Profile::default();
    let duel = Finished {
        ended: 1_796_083_761,
        edition: Edition::Second,
        side: Side::Day,
        challenge: None,
        seats: vec![
            seat("Maud", 40, true, &["soup"]),
            seat("Enid", 30, false, &[]),
        ],
    };
    profile.count_game("duel", duel);
    ProfileFile::new(data).add(&profile).unwrap();
}

/// Goes on with Tab until this has the focus, and presses it.
fn tab_to(desk: &mut Desk, wanted: &str) {
    for _ in 0..40 {
        if desk.focused().as_deref() == Some(wanted) {
            desk.press(KeyCode::Enter);
            return;
        }
        desk.press(KeyCode::Tab);
    }
    panic!(
        "Tab does not reach {wanted} among {:#?}",
        desk.tree().names()
    );
}

#[test]
fn statistics_are_read_and_erased_by_keyboard() {
    let mut data = PathBuf::new();
    let mut desk = Desk::with(|folder| {
        data = folder.to_owned();
        write_a_duel(folder);
    });
    tab_to(&mut desk, "Statistics");
    assert_eq!(desk.screen(), Screen::Statistics);
    desk.frames(3);
    assert!(
        desk.tree().says("Duel by day"),
        "{:#?}",
        desk.tree().names()
    );
    // Both played last: Enid comes first by her name.
    assert!(desk.tree().says("30.0") && !desk.tree().says("40.0"));
    tab_to(&mut desk, "Next player");
    assert!(desk.tree().says("40.0") && !desk.tree().says("30.0"));
    tab_to(&mut desk, "Titles");
    assert!(desk.tree().says("Bertram has asked for the recipe."));
    // Whoever says no to either question keeps everything.
    tab_to(&mut desk, "Reset");
    assert_eq!(desk.focused().as_deref(), Some("Keep them"));
    desk.press(KeyCode::Enter);
    tab_to(&mut desk, "Reset");
    tab_to(&mut desk, "Erase");
    desk.press(KeyCode::Escape);
    assert_eq!(desk.screen(), Screen::Statistics);
    let file = ProfileFile::new(&data);
    assert_eq!(file.open().profile.games().count(), 1);
    tab_to(&mut desk, "Reset");
    tab_to(&mut desk, "Erase");
    tab_to(&mut desk, "Really erase");
    assert_eq!(file.open().profile.games().count(), 0);
    let kept = std::fs::read_dir(&data).unwrap().flatten();
    let kept = kept.filter(|entry| {
        let name = entry.file_name();
        name.to_string_lossy().starts_with("profile-before-reset-")
    });
    assert_eq!(kept.count(), 1, "the old file is kept");
    desk.press(KeyCode::Escape);
    assert_eq!(desk.screen(), Screen::Title);
}

#[test]
fn without_games_the_page_says_what_goes_there() {
    let mut desk = Desk::new();
    tab_to(&mut desk, "Statistics");
    desk.frames(2);
    let tree = desk.tree();
    let says = tree
        .names()
        .into_iter()
        .any(|name| name.starts_with("Nothing yet."));
    assert!(says, "{:#?}", tree.names());
}
