//! A finished game watched in the real window.

use std::{
    thread::sleep,
    time::{Duration, Instant},
};

use medieval_academy::{
    records::{Library, PawnShape, Record, SeatKind, SeatSetup, Setup, Writer},
    rules::{Board, Chance, Mode, Seat},
};

use crate::{
    display::Picture,
    driver::{Driver, pictures},
};

/// A busy machine without a graphics card takes a third of it.
const PATIENCE: Duration = Duration::from_secs(60);
/// More colours than any plain ground or test card has.
const COLOURFUL: usize = 1000;

/// A game of pages, played to its end.
fn finished(mode: Mode) -> Record {
    let seats = (0..usize::from(mode.seats)).map(|seat| SeatSetup {
        name: ["Maud", "Enid", "Rowan", "Osric", "Linnet"][seat].to_owned(),
        kind: SeatKind::Page,
        pawn: PawnShape::ALL[seat],
        portrait: None,
    });
    let mut record = Record::new(Setup {
        edition: mode.edition,
        side: mode.side,
        challenge: mode.challenge,
        journals: mode.journals,
        board: Board::built_in(mode.edition, mode.side),
        seats: seats.collect(),
        first: Seat(0),
        seed: 1415,
        agreed: Default::default(),
    })
    .unwrap();
    let mut chance = Chance::new(1416);
    while !record.game().is_over() {
        let seat = record.game().waiting().iter().next().unwrap();
        let legal = record.game().legal_acts(seat);
        let act = legal[chance.below(legal.len() as u32) as usize];
        record.play(act, &mut ()).unwrap();
    }
    record
}

/// Opens it by its name, goes through it by keys, looks into its log and leaves it for the library; the file stays as it was.
pub fn is_watched(mode: Mode) {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("finished.academy");
    let record = finished(mode);
    Writer::save(&path, &record).unwrap();
    let bytes = std::fs::read(&path).unwrap();
    let mut driver = Driver::open(1280, 720, data.path(), Some(&path));
    let start = shown(
        &mut driver,
        |picture| picture.colours() > COLOURFUL,
        "start",
    );
    driver.keys(&["Next", "Next", "Next", "2"]);
    // Pawns have gone their ways, flags have come down.
    let moved = |picture: &Picture| picture.differs(&start) > 0.01;
    let later = shown(&mut driver, moved, "replay");
    driver.keys(&["c"]);
    let covered = |picture: &Picture| picture.differs(&later) > 0.2;
    shown(&mut driver, covered, "log");
    driver.keys(&["Escape"]);
    let uncovered = |picture: &Picture| picture.differs(&later) < 0.1;
    shown(&mut driver, uncovered, "replay-again");
    driver.keys(&["Escape"]);
    let another = |picture: &Picture| picture.differs(&later) > 0.6;
    shown(&mut driver, another, "library");
    assert_eq!(std::fs::read(&path).unwrap(), bytes);
    assert!(Library::new(data.path()).list().unwrap().is_empty());
}

/// Waits until the screen shows what is wanted, and keeps a picture of it.
fn shown(driver: &mut Driver, wanted: impl Fn(&Picture) -> bool, name: &str) -> Picture {
    let start = Instant::now();
    loop {
        sleep(Duration::from_millis(300));
        driver.expect_alive();
        let picture = driver.display().picture();
        if wanted(&picture) {
            // Until all of it is drawn.
            sleep(Duration::from_secs(2));
            let file = pictures().join(format!("{name}.png"));
            driver.display().save(&file);
            return driver.display().picture();
        }
        assert!(start.elapsed() < PATIENCE, "{name} does not come");
    }
}
