//! The library, a replay and a look back, by keyboard and by name.

use std::{fs, path::Path};

use bevy::{input::keyboard::Key, prelude::*, window::FileDragAndDrop};
use medieval_academy::{
    flow::{CurrentGame, Recorder, Submit, Watched},
    records::{Library, PawnShape, Record, SeatKind, SeatSetup, Setup, Writer},
    replay::{Chapter, Replay},
    rules::{Board, Chance, Edition, Game, Journals, Seat, Side},
    screens::{Menu, Screen},
    seats::{Desk as Seats, Eyes},
    table::Shown,
};

use crate::desk::Desk;

/// Maud and three pages, so many acts by chance.
fn record(acts: usize) -> Record {
    let kinds = [
        SeatKind::Person,
        SeatKind::Page,
        SeatKind::Page,
        SeatKind::Page,
    ];
    let names = ["Maud", "Enid", "Rowan", "Osric"];
    let seats = names.iter().zip(kinds).zip(PawnShape::ALL);
    let seats = seats.map(|((name, kind), pawn)| SeatSetup {
        name: (*name).to_owned(),
        kind,
        pawn,
        portrait: None,
    });
    let mut record = Record::new(Setup {
        edition: Edition::Second,
        side: Side::Day,
        challenge: None,
        journals: Journals::Hidden,
        board: Board::built_in(Edition::Second, Side::Day),
        seats: seats.collect(),
        first: Game::first_by_lot(4, 77),
        seed: 77,
        agreed: Default::default(),
    })
    .unwrap();
    let mut chance = Chance::new(78);
    while record.acts().len() < acts && !record.game().is_over() {
        let seat = record.game().waiting().iter().next().unwrap();
        let legal = record.game().legal_acts(seat);
        let act = legal[chance.below(legal.len() as u32) as usize];
        record.play(act, &mut ()).unwrap();
    }
    record
}

/// In front of the library, with a finished game and one to go on with.
fn at_the_library() -> Desk {
    let mut desk = Desk::with(|data| {
        let library = Library::new(data);
        save(&library, "over", &record(usize::MAX));
        save(&library, "half", &record(20));
    });
    desk.press_named("Games & replays");
    desk.frames(30);
    assert_eq!(desk.screen(), Screen::Library);
    desk
}

fn save(library: &Library, name: &str, record: &Record) {
    Writer::save(&library.free_path(name), record).unwrap();
}

fn library(desk: &Desk) -> Library {
    let recorder: &Recorder = desk.app.world().resource();
    recorder.library.clone().unwrap()
}

fn replay(desk: &Desk) -> &Replay {
    desk.app.world().resource()
}

fn shown(desk: &Desk) -> &Shown {
    desk.app.world().resource()
}

/// Shows only the finished game, and watches it.
fn watch(desk: &mut Desk) {
    desk.press_named("Finished (1)");
    desk.press_named("Watch");
    desk.frames(4);
    assert_eq!(desk.screen(), Screen::Table);
}

fn control(desk: &mut Desk, code: KeyCode, letter: &str) {
    let held = [(KeyCode::ControlLeft, Key::Control)];
    desk.press_with(&held, code, Key::Character(letter.into()));
}

#[test]
fn a_game_is_deleted_and_brought_back() {
    let mut desk = at_the_library();
    let library = library(&desk);
    desk.press_named("To go on with (1)");
    desk.press_named("Delete");
    assert_eq!(library.list().unwrap().len(), 1);
    assert!(desk.tree().says("No game waits for you."));
    control(&mut desk, KeyCode::KeyZ, "z");
    assert_eq!(library.list().unwrap().len(), 2);
    assert!(desk.tree().says("Resume"));
    desk.press_named("Delete");
    desk.press_named("Bring back");
    assert_eq!(library.list().unwrap().len(), 2);
}

#[test]
fn a_game_goes_on_from_the_library() {
    let mut desk = at_the_library();
    desk.press_named("Resume");
    desk.frames(4);
    assert_eq!(desk.screen(), Screen::Table);
    let current: &CurrentGame = desk.app.world().resource();
    assert!(current.acts.len() >= 20);
    assert!(desk.app.world().get_resource::<Watched>().is_none());
}

#[test]
fn a_replay_moves_by_keys_and_leaves_no_trace() {
    let mut desk = at_the_library();
    let before = record(usize::MAX);
    watch(&mut desk);
    let start = replay(&desk).at();
    desk.press_with(&[], KeyCode::PageDown, Key::PageDown);
    let tale = replay(&desk).tale();
    let two = tale
        .marks()
        .iter()
        .find(|mark| mark.chapter == Chapter::Round(2));
    assert_eq!(Some(replay(&desk).at()), two.map(|mark| mark.at));
    assert_eq!(shown(&desk).game.round(), 2);
    desk.press(KeyCode::ArrowLeft);
    assert_eq!(shown(&desk).game.round(), 1);
    desk.press_with(&[], KeyCode::End, Key::End);
    assert!(shown(&desk).game.is_over());
    // The end of a game that is only watched is nobody's end.
    desk.frames(60);
    assert_eq!(desk.screen(), Screen::Table);
    desk.press_with(&[], KeyCode::Home, Key::Home);
    assert_eq!(replay(&desk).at(), start);
    assert_eq!(replay(&desk).eyes(), Eyes::All);
    desk.write(KeyCode::Digit3, "3");
    assert_eq!(replay(&desk).eyes(), Eyes::Seat(Seat(2)));
    assert_eq!(
        desk.app.world().resource::<Seats>().eyes(),
        Eyes::Seat(Seat(2))
    );
    desk.press(KeyCode::Space);
    desk.frames(200);
    assert!(replay(&desk).plays() && replay(&desk).at() > start);
    desk.press(KeyCode::Space);
    assert!(!replay(&desk).plays());
    desk.press(KeyCode::Escape);
    desk.frames(4);
    assert_eq!(desk.screen(), Screen::Library);
    assert!(desk.app.world().get_resource::<Replay>().is_none());
    let kept = library(&desk).folder().join("over.academy");
    assert_eq!(Record::load(&kept).unwrap(), before_as_read(&before));
    assert_eq!(library(&desk).list().unwrap().len(), 2);
}

/// A record as it is once it has been written and read.
fn before_as_read(record: &Record) -> Record {
    Record::parse(&record.to_bytes()).unwrap()
}

#[test]
fn a_game_is_taken_over_in_a_record_of_its_own() {
    let mut desk = at_the_library();
    watch(&mut desk);
    desk.press_with(&[], KeyCode::PageDown, Key::PageDown);
    let acts = replay(&desk).tale().acts(replay(&desk).at()).to_vec();
    desk.write(KeyCode::Digit2, "2");
    desk.press_named("Take over");
    desk.press(KeyCode::Enter);
    desk.frames(4);
    let current: &CurrentGame = desk.app.world().resource();
    assert!(current.acts.starts_with(&acts));
    let kinds: Vec<SeatKind> = current.setup.seats.iter().map(|seat| seat.kind).collect();
    assert_eq!(
        kinds,
        [
            SeatKind::Squire,
            SeatKind::Person,
            SeatKind::Page,
            SeatKind::Page
        ]
    );
    assert!(desk.app.world().get_resource::<Watched>().is_none());
    assert_eq!(library(&desk).list().unwrap().len(), 3);
}

#[test]
fn a_look_back_leaves_the_game_as_it_was() {
    let mut desk = Desk::with(|data| {
        save(&Library::new(data), "half", &record(20));
    });
    desk.press_named("Continue");
    let asked = |desk: &Desk| {
        let table = desk.app.world().get_resource::<Shown>();
        table.is_some_and(|table| table.settled() && table.game.waiting().contains(Seat(0)))
    };
    for _ in 0..100 {
        desk.frames(20);
        if asked(&desk) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert!(asked(&desk), "Maud is never asked");
    let world = desk.app.world();
    let (acts, id, act) = {
        let current: &CurrentGame = world.resource();
        let act = current.game.legal_acts(Seat(0))[0];
        (current.acts.clone(), current.id, act)
    };
    let told = shown(&desk).chronicle.len();
    desk.write(KeyCode::KeyC, "c");
    desk.press_named("Round I begins.");
    desk.frames(3);
    assert!(replay(&desk).is_look_back());
    assert_eq!(
        replay(&desk).end(),
        told,
        "nothing that is still to be seen"
    );
    assert_eq!(replay(&desk).views(), [Eyes::Seat(Seat(0))]);
    assert!(desk.app.world().resource::<CurrentGame>().acts.is_empty());
    // Nobody acts meanwhile: neither computer players, nor whoever is fast with a key or an old click.
    desk.app.world_mut().write_message(Submit { act, game: id });
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Space);
    desk.frames(100);
    desk.press(KeyCode::Escape);
    desk.frames(4);
    assert!(!desk.app.world().resource::<Menu>().is_open());
    let current: &CurrentGame = desk.app.world().resource();
    assert_eq!((&current.acts, current.id), (&acts, id));
    assert_eq!(shown(&desk).chronicle.len(), told);
    assert!(desk.app.world().get_resource::<Replay>().is_none());
    assert_eq!(desk.screen(), Screen::Table);
    assert_eq!(desk.app.world().resource::<Seats>().viewer, Some(Seat(0)));
}

/// Lets go of a file over the window.
fn drop_file(desk: &mut Desk, path: &Path) {
    let window = desk.window();
    let path_buf = path.to_owned();
    let dropped = FileDragAndDrop::DroppedFile { window, path_buf };
    desk.app.world_mut().write_message(dropped);
    desk.frames(6);
}

#[test]
fn records_dropped_on_the_window_are_opened() {
    let elsewhere = tempfile::tempdir().unwrap();
    let path = |name: &str| elsewhere.path().join(format!("{name}.academy"));
    Writer::save(&path("over"), &record(usize::MAX)).unwrap();
    Writer::save(&path("half"), &record(20)).unwrap();
    fs::write(path("soup"), "soup").unwrap();
    let half = fs::read(path("half")).unwrap();

    let mut desk = Desk::new();
    drop_file(&mut desk, &path("soup"));
    assert_eq!(desk.screen(), Screen::Title);
    let says = |name: &String| name.contains("not a Medieval Academy game");
    assert!(desk.tree().names().iter().any(says));
    drop_file(&mut desk, &path("over"));
    assert!(desk.app.world().get_resource::<Replay>().is_some());
    assert_eq!(library(&desk).list().unwrap(), []);
    drop_file(&mut desk, &path("half"));
    assert!(desk.app.world().get_resource::<Replay>().is_none());
    // It goes on as a copy; whoever owns the file finds it as it was.
    desk.frames(100);
    assert_eq!(library(&desk).list().unwrap().len(), 1);
    assert_eq!(fs::read(path("half")).unwrap(), half);
}
