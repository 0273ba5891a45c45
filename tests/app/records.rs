//! The record on disk while the game is played, after it was left, and on a disk that doesn't take it.

use std::fs;

use medieval_academy::{
    flow::Leave,
    records::SeatKind::{Page, Person},
};

use crate::table::{Table, replay, setup};

#[test]
fn the_record_is_the_game_at_every_frame() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::keeping(folder.path());
    table.begin(setup(&[Page, Person, Page, Page], 41));
    let mut checked = 0;
    while !table.game().is_over() {
        let acts = table.current().acts.len();
        table.play_until(|current| current.acts.len() > acts);
        let record = table.record();
        assert_eq!(record.acts(), table.current().acts);
        assert_eq!(record.game().clone(), settled(&table));
        checked += 1;
    }
    assert!(checked > 50);
    assert_eq!(*table.record().setup(), table.current().setup);
}

/// The game as the record has it: always at a choice, while a frame may end between two phases.
fn settled(table: &Table) -> medieval_academy::rules::Game {
    let mut game = table.game().clone();
    game.settle(&mut ());
    game
}

#[test]
fn a_resumed_game_is_at_exactly_the_same_choice_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let setup = setup(&[Person, Page, Page], 42);
    let mut table = Table::keeping(folder.path());
    table.begin(setup.clone());
    for more in [1, 7, 20, 41] {
        table.play_until(|current| current.acts.len() >= more && current.game.asked().is_some());
        let (path, game, acts) = (
            table.path(),
            table.game().clone(),
            table.current().acts.clone(),
        );
        // One window at a time plays a game.
        drop(table);
        table = Table::keeping(folder.path());
        table.resume(&path);
        assert_eq!((table.said().troubles, table.said().failed), (0, 0));
        assert_eq!(*table.game(), game);
        assert_eq!(table.current().acts, acts);
        assert_eq!(table.said().told, replay(&setup, &acts).0);
    }
    table.play_out();
    assert_eq!(table.record().acts(), table.current().acts);
    assert_eq!(table.said().told, replay(&setup, &table.current().acts).0);
}

#[test]
fn a_game_that_is_left_can_be_taken_up_in_the_same_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::keeping(folder.path());
    table.begin(setup(&[Person, Page, Page], 43));
    table.play_until(|current| current.acts.len() >= 12 && current.game.asked().is_some());
    let (path, game) = (table.path(), table.game().clone());
    table.send(Leave);
    table.frame();
    table.resume(&path);
    assert_eq!(*table.game(), game);
    table.play_out();
    assert_eq!(table.record().acts(), table.current().acts);
    assert_eq!(table.said().troubles, 0);
}

#[test]
fn a_broken_record_leaves_the_present_game_alone() {
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("broken.academy");
    fs::write(&broken, "no game\n").unwrap();
    let mut table = Table::keeping(folder.path());
    table.begin(setup(&[Person, Page, Page], 44));
    table.play_until(|current| current.acts.len() >= 5);
    table.resume(&broken);
    assert_eq!(table.said().failed, 1);
    table.play_out();
    assert_eq!(table.record().acts(), table.current().acts);
    assert_eq!(fs::read_to_string(&broken).unwrap(), "no game\n");
}

#[test]
fn without_a_folder_the_game_goes_on_and_is_written_once_there_is_one() {
    let folder = tempfile::tempdir().unwrap();
    // A file where the folder should be: nothing can be written, whoever runs this.
    let obstacle = folder.path().join("games");
    fs::write(&obstacle, "in the way").unwrap();
    let mut table = Table::keeping(folder.path());
    table.begin(setup(&[Person, Page, Page], 45));
    assert_eq!(table.said().troubles, 1);
    table.play_until(|current| current.acts.len() >= 30);
    // One trouble for the header, one an act.
    assert_eq!(table.said().troubles, table.current().acts.len() + 1);
    fs::remove_file(&obstacle).unwrap();
    let troubles = table.said().troubles;
    let acts = table.current().acts.len();
    table.play_until(|current| current.acts.len() > acts);
    assert_eq!(table.record().acts(), table.current().acts);
    table.play_out();
    assert_eq!(table.record().acts(), table.current().acts);
    assert_eq!(table.said().troubles, troubles);
}
