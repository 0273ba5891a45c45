//! Nothing that is written is cut off or runs into its neighbours: every screen, in every language, at two sizes of text,
//! in a window that nobody sees.

mod page;
mod window;

use std::collections::BTreeSet;

use medieval_academy::{
    flow::Leave,
    overlays::Reference,
    records::{PawnShape, SeatKind, SeatSetup, Setup, challenges},
    rules::{Board, Edition, Journals, Seat, Side},
    screens::{OpenMenu, OpenRulesBook, RulesBook, Screen},
    words::{Language, Words},
};
use window::Window;

/// A table of the cast: one person, the others play by themselves.
fn table(words: &Words, cast: &[&str], edition: Edition, side: Side) -> Setup {
    let seat = |(i, name): (usize, &&str)| SeatSetup {
        name: words.say(&format!("default-name-{name}")),
        kind: if i == 0 {
            SeatKind::Person
        } else {
            SeatKind::Page
        },
        pawn: PawnShape::ALL[i],
        portrait: Some((*name).to_owned()),
    };
    Setup {
        edition,
        side,
        challenge: None,
        journals: Journals::Hidden,
        board: Board::built_in(edition, side),
        seats: cast.iter().enumerate().map(seat).collect(),
        first: Seat(0),
        seed: 7,
        agreed: Default::default(),
    }
}

/// A game in each way to play, with the longest names there are.
fn games(language: Language) -> Vec<(&'static str, Setup)> {
    let words = Words::new(language);
    let cast = ["anselm", "aldous", "palamedes", "griselda", "perceval"];
    let of = |seats: usize, edition, side| table(&words, &cast[..seats], edition, side);
    let mut solo = table(
        &words,
        &["anselm", "agravain", "brisen"],
        Edition::Second,
        Side::Day,
    );
    solo.challenge = challenges::level(6);
    solo.seats[1].kind = SeatKind::Agravain;
    solo.seats[2].kind = SeatKind::Brisen;
    let two_at_one_desk = {
        let mut setup = of(3, Edition::Second, Side::Day);
        setup.seats[1].kind = SeatKind::Person;
        setup.journals = Journals::Open;
        setup
    };
    vec![
        ("five", of(5, Edition::Second, Side::Day)),
        ("night", of(4, Edition::Second, Side::Night)),
        ("duel", of(2, Edition::Second, Side::Night)),
        ("first edition", of(4, Edition::First, Side::Day)),
        ("one desk", two_at_one_desk),
        ("solo", solo),
    ]
}

/// What is wrong on the screens of one language at one size of text, percent.
fn faults(language: Language, text_size: u16) -> BTreeSet<String> {
    let mut window = Window::open(language, text_size);
    window.look("title");
    window.go(Screen::NewGame);
    window.look("new game");
    window.go(Screen::Challenges);
    window.look("challenges");
    window.go(Screen::Title);
    for (name, setup) in games(language) {
        window.begin(setup);
        window.look(name);
        let (mut called, mut frames) = (false, 0);
        while !window.is_over() {
            window.frame(name);
            frames += 1;
            assert!(frames < 20_000, "{name} got stuck");
            if window.round() == 2 && !called {
                called = true;
                window.send(OpenMenu);
                window.look(&format!("{name}, menu"));
                window.send(OpenMenu);
                window.look(name);
                window.change(Reference::turn);
                window.look(&format!("{name}, reference card"));
                window.change(Reference::turn);
                window.send(OpenRulesBook::default());
                window.look(&format!("{name}, rules book"));
                window.close::<RulesBook>();
            }
        }
        for _ in 0..40 {
            window.look(&format!("{name}, results"));
        }
        window.go(Screen::Review);
        for _ in 0..4 {
            window.look(&format!("{name}, review"));
        }
        window.send(Leave);
        window.look("title");
    }
    window.faults
}

#[test]
#[ignore = "minutes long; and not all fits yet: long lines of the chronicle, and the reference card at 150 %"]
fn every_text_of_every_screen_has_room() {
    let mut all = Vec::new();
    for &language in Language::ALL {
        for text_size in [100, 150] {
            if std::env::var("ONLY")
                .is_ok_and(|only| only != format!("{}{text_size}", language.code()))
            {
                continue;
            }
            for fault in faults(language, text_size) {
                all.push(format!("{} at {text_size} %, {fault}", language.code()));
            }
        }
    }
    assert!(all.is_empty(), "\n{}", all.join("\n"));
}
