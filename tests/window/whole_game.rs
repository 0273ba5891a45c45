//! Whole games by one person, to the end screen: one from the title page on, and one in each other way to play.
//!
//! What is asked is read from the record on disk, as is whether an act got through.

use std::{
    path::{Path, PathBuf},
    thread::sleep,
    time::{Duration, Instant},
};

use bevy::math::Vec2;
use medieval_academy::{
    overlays::draft_card_box,
    records::{Library, PawnShape, Record, SeatKind, SeatSetup, Setup, Writer},
    rules::{Act, Board, Card, Chance, Game, Mode, Road, Seat},
    table::{BoardStyle, BoardView, Layout, card_box},
};

use crate::driver::{Driver, pictures};

/// After so long something must be stuck; a busy machine without a graphics card takes a third of it.
const GAME: Duration = Duration::from_secs(480);
/// An act that isn't in the record by then did not get through: the table was still showing something.
const PATIENCE: Duration = Duration::from_secs(2);
const ATTEMPTS: u32 = 8;
/// More colours than any plain ground or test card has.
const COLOURFUL: usize = 1000;

/// From the title page: four by day.
pub fn from_the_title_page() {
    let data = tempfile::tempdir().unwrap();
    let mut driver = Driver::open(1280, 720, data.path(), None);
    let player = Player::sit_down(&mut driver, data.path());
    player.play_to_the_end("day");
}

/// One person's whole game in a mode; a challenge's opponents, or pages, have the other seats.
pub fn in_mode(name: &str, mode: Mode) {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("game.academy");
    Writer::create(&path, &setup(mode)).unwrap();
    let mut driver = Driver::open(1280, 720, data.path(), Some(&path));
    let player = Player::at_the_table(&mut driver, path);
    player.play_to_the_end(name);
}

fn setup(mode: Mode) -> Setup {
    let solo = mode.challenge.is_some();
    let others = match solo {
        true => [SeatKind::Agravain, SeatKind::Brisen].to_vec(),
        false => vec![SeatKind::Page; usize::from(mode.seats) - 1],
    };
    let kinds = std::iter::once(SeatKind::Person).chain(others);
    let seats = kinds.zip(["Maud", "Enid", "Rowan", "Osric", "Linnet"]);
    Setup {
        edition: mode.edition,
        side: mode.side,
        challenge: mode.challenge,
        journals: mode.journals,
        board: Board::built_in(mode.edition, mode.side),
        seats: seats
            .zip(PawnShape::ALL)
            .map(|((kind, name), pawn)| SeatSetup {
                name: name.to_owned(),
                kind,
                pawn,
                portrait: None,
            })
            .collect(),
        // In solo the player always leads (7.1).
        first: Seat(if solo { 0 } else { 1 }),
        seed: 1414,
        agreed: Default::default(),
    }
}

struct Player<'a> {
    driver: &'a mut Driver,
    path: PathBuf,
    seat: Seat,
    layout: Layout,
    chance: Chance,
    start: Instant,
}

impl<'a> Player<'a> {
    /// From the title page to a new game, just as it is offered.
    fn sit_down(driver: &'a mut Driver, data: &Path) -> Self {
        let start = Instant::now();
        let library = Library::new(data);
        let path = loop {
            // New game has the focus on the title page, and Start on the next.
            driver.keys(&["Return"]);
            sleep(Duration::from_millis(700));
            driver.expect_alive();
            assert!(start.elapsed() < GAME, "no game began");
            if let Some(kept) = library.list().unwrap().pop() {
                break kept.path;
            }
        };
        Self::at_the_table(driver, path)
    }

    /// With this game on the table.
    fn at_the_table(driver: &'a mut Driver, path: PathBuf) -> Self {
        let start = Instant::now();
        let record = Record::load(&path).unwrap();
        let mut seats = record.setup().seats.iter();
        let person = seats.position(|seat| seat.kind == SeatKind::Person);
        Self {
            driver,
            path,
            seat: Seat(person.expect("somebody plays") as u8),
            layout: Layout::of(medieval_academy::art::REFERENCE_SIZE),
            chance: Chance::new(61),
            start,
        }
    }

    fn record(&self) -> Record {
        Record::load(&self.path).expect("the record is good at any time")
    }

    /// This person's acts so far.
    fn own(&self, record: &Record) -> Vec<Act> {
        let acts = record.acts().iter().copied();
        acts.filter(|act| act.seat() == self.seat).collect()
    }

    /// Plays the game out; then the end screen must be there.
    fn play_to_the_end(mut self, name: &str) {
        let table = self.driver.display().picture();
        self.play_out();
        let driver = self.driver;
        let file = format!("window-end-{name}.png");
        driver.display().save(&pictures().join(file));
        driver.expect_alive();
        let end = driver.display().picture();
        assert!(end.colours() > COLOURFUL, "only {} colours", end.colours());
        assert!(end.differs(&table) > 0.3, "the end screen never came");
    }

    fn play_out(&mut self) {
        loop {
            let record = self.record();
            if record.game().is_over() {
                break;
            }
            self.driver.expect_alive();
            let acts = record.acts().len();
            assert!(
                self.start.elapsed() < GAME,
                "still playing after {acts} acts"
            );
            // Skips whatever is being shown.
            self.driver.keys(&["space"]);
            if record.game().waiting().contains(self.seat) {
                sleep(Duration::from_millis(100));
                self.answer(&record);
            } else {
                sleep(Duration::from_millis(80));
            }
        }
        self.driver.keys(&["space"]);
        sleep(Duration::from_secs(2));
        // Opens all the journals: a click on the page's edge, where no button is.
        self.driver.click(Vec2::new(800.0, 6.0));
        sleep(Duration::from_secs(2));
    }

    /// Does an act, by mouse in odd rounds and by keyboard in even ones.
    fn answer(&mut self, record: &Record) {
        let game = record.game();
        let act = game.legal_acts(self.seat).pick(&mut self.chance);
        let before = self.own(record);
        self.driver.calm = 1;
        for attempt in 1..=ATTEMPTS {
            if game.round() % 2 == 1 {
                self.by_mouse(game, act, before.len());
            } else {
                self.by_keys(game, act);
            }
            let sent = Instant::now();
            while sent.elapsed() < PATIENCE {
                let now = self.own(&self.record());
                if let Some(&done) = now.get(before.len()) {
                    // After a lost click, the rest may have meant another card.
                    assert!(done == act || attempt > 1, "meant {act:?}, did {done:?}");
                    return;
                }
                sleep(Duration::from_millis(15));
            }
            // Two clicks in one long frame are one, or the table still moved: once more, at leisure.
            eprintln!("{act:?} did not get through at the {attempt}. attempt");
            self.driver.calm = attempt + 1;
            self.driver.keys(&["space"]);
        }
        panic!("{act:?} can't be done");
    }

    fn by_keys(&self, game: &Game, act: Act) {
        let digits = ["1", "2", "3", "4", "5"];
        let keys = match act {
            Act::Choose { card, .. } => vec![digits[place(&game.offered(self.seat), card)]],
            Act::Play { card, road, .. } => {
                let mut keys = vec![digits[place(game.hand(self.seat), card)]];
                let roads = card.subject().roads();
                if roads.len() > 1 {
                    let steps = roads.iter().take_while(|&&other| other != road).count() + 1;
                    keys.extend(std::iter::repeat_n("Down", steps));
                }
                keys
            }
            Act::Kitchen {
                road: Some(road), ..
            }
            | Act::Bonus {
                road: Some(road), ..
            } => {
                let acts = game.legal_acts(self.seat);
                let mut roads = acts.iter().filter_map(|&act| picked(act));
                let steps = roads.position(|other| other == road).unwrap_or(0) + 1;
                vec!["Right"; steps]
            }
            Act::Kitchen { road: None, .. } | Act::Bonus { road: None, .. } => {
                return self.driver.keys(&["Escape"]);
            }
        };
        self.driver.keys(&keys);
        self.driver.keys(&["Return"]);
    }

    /// Two clicks on a card, or one on it and one on a road; every third card is dragged.
    fn by_mouse(&self, game: &Game, act: Act, number: usize) {
        let (driver, layout) = (&*self.driver, &self.layout);
        match act {
            Act::Choose { card, .. } => {
                let cards = game.offered(self.seat);
                let at = draft_card_box(layout, game, self.seat, place(&cards, card)).center();
                driver.click(at);
                driver.click(at);
            }
            Act::Play { card, road, .. } => {
                let hand = game.hand(self.seat);
                let at = card_box(layout, place(hand, card), hand.len()).center();
                let onto = self.pawn(game, road);
                if number.is_multiple_of(3) {
                    driver.drag(at, onto);
                } else if card.subject().roads().len() > 1 {
                    driver.click(at);
                    driver.click(onto);
                } else {
                    driver.click(at);
                    driver.click(at);
                }
            }
            Act::Kitchen {
                road: Some(road), ..
            }
            | Act::Bonus {
                road: Some(road), ..
            } => {
                driver.click(self.pawn(game, road));
            }
            Act::Kitchen { road: None, .. } | Act::Bonus { road: None, .. } => {
                driver.keys(&["Escape"]);
            }
        }
    }

    /// Where the own pawn stands on a road.
    fn pawn(&self, game: &Game, road: Road) -> Vec2 {
        let board = BoardView::new(game.rules(), BoardStyle::Illustrated, &self.layout, 0.0);
        let space = game.track(road).space(self.seat);
        let foot = board.foot(road, space, self.seat, 0);
        foot.expect("every space is drawn")
    }
}

/// Where a card lies among others.
fn place(cards: &[Card], card: Card) -> usize {
    let place = cards.iter().position(|&other| other == card);
    place.expect("the card is there")
}

fn picked(act: Act) -> Option<Road> {
    match act {
        Act::Kitchen { road, .. } | Act::Bonus { road, .. } => road,
        Act::Choose { .. } | Act::Play { .. } => None,
    }
}
