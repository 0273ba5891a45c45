//! What is heard when: cues of events, the piece of each screen, and silence where silence is wished for.

use std::time::Duration;

use bevy::{prelude::*, time::TimeUpdateStrategy};
use medieval_academy::{
    app::app_unseen,
    cli::PlayOptions,
    flow::Begin,
    records::{Boards, PawnShape, SeatKind, SeatSetup, Setup},
    rules::{
        Board, Card, Edition, Event, Journals, Landing, Parchment, Reason, Road, RoadSet, Seat,
        SeatSet, Side, Subject, Why,
    },
    screens::Screen,
    settings::Settings,
    sound::{
        Effect, Hear, Music, Output, Piece,
        cues::{Cue, Listener, Sound, cues},
        deaf_device,
    },
    table::Shown,
};

const LISTENER: Listener = Listener {
    viewer: Some(Seat(0)),
    journals: Journals::Hidden,
    still: false,
    first_road: false,
};

fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

fn effects(cues: &[Cue]) -> Vec<Effect> {
    let effect = |cue: &Cue| match cue.sound {
        Sound::Effect(effect, _) => Some(effect),
        Sound::Sting(_) => None,
    };
    cues.iter().filter_map(effect).collect()
}

/// An event of every kind that takes time to be shown.
fn shown_events() -> Vec<Event> {
    let seat = Seat(1);
    let card = card("quest-3");
    let road = Road::City;
    vec![
        Event::RoundBegan {
            round: 2,
            first: seat,
        },
        Event::Reshuffled { cards: 9 },
        Event::Dealt,
        Event::Kept {
            seat: Seat(0),
            card,
        },
        Event::Reasoned {
            seat,
            reason: highest(),
        },
        Event::TurnedUp { stack: 0, card },
        Event::Passed {
            clockwise: true,
            cards: 4,
        },
        Event::DraftEnded,
        Event::Played {
            seat,
            card,
            road,
            raise: 0,
        },
        Event::Moved {
            seat,
            road,
            from: 2,
            to: 5,
            lost: 0,
            landing: Landing::Open,
        },
        Event::CupMoved { from: 0, to: 2 },
        Event::ParchmentTaken {
            seat,
            parchment: Parchment::Single,
            both: false,
        },
        Event::Discarded,
        Event::BonusTaken { seat, road },
        Event::BonusDeclined { seat },
        Event::KitchenMove {
            seat,
            place: 1,
            spaces: 3,
            road,
        },
        Event::KitchenDeclined { seat, place: 1 },
        Event::KitchenSkipped { seat, place: 1 },
        Event::RoadBegan { road },
        Event::RoadBegan {
            road: Road::Kitchen,
        },
        Event::CupFavours { road: None },
        Event::NobodyPlaced { road },
        Event::LeadTooShort {
            seat,
            road,
            spaces: 1,
        },
        Event::Scored {
            seat,
            road,
            points: 3,
            why: Why::Place(1),
        },
        Event::Scored {
            seat,
            road,
            points: -3,
            why: Why::Last,
        },
        Event::Returned {
            roads: RoadSet::default(),
        },
        Event::CupReturned,
        Event::ParchmentsReturned,
        Event::ExcaliburPassed { to: seat },
        Event::Ended {
            winners: SeatSet::only(seat),
            tie: None,
        },
    ]
}

fn highest() -> Reason {
    Reason::Highest {
        card: card("king-3"),
        tied: false,
    }
}

#[test]
fn whatever_is_shown_is_heard() {
    for event in shown_events() {
        let cues = cues(&event, &LISTENER);
        assert!(!cues.is_empty(), "{event:?} is silent");
        let known: Vec<Sound> = Sound::all().collect();
        for cue in cues {
            assert!(
                known.contains(&cue.sound),
                "{event:?}: {cue:?} can't be made"
            );
            assert!((0.0..3.0).contains(&cue.at), "{event:?}: {cue:?}");
        }
    }
    for event in [Event::NotScored { road: Road::King }, Event::KingSilent] {
        assert!(cues(&event, &LISTENER).is_empty());
    }
}

#[test]
fn no_sound_tells_a_card_that_is_hidden() {
    let kept = |seat: u8, card| {
        cues(
            &Event::Kept {
                seat: Seat(seat),
                card,
            },
            &LISTENER,
        )
    };
    let values = |subject| (1..=5).filter_map(move |value| Card::new(subject, value));
    let all = Subject::ALL.into_iter().flat_map(values);
    let own = kept(0, card("quest-3"));
    for card in all {
        assert!(kept(1, card).is_empty(), "9.1");
        assert_eq!(kept(0, card), own);
    }
    let nobody = Listener {
        viewer: None,
        ..LISTENER
    };
    let event = Event::Kept {
        seat: Seat(0),
        card: card("quest-3"),
    };
    assert!(cues(&event, &nobody).is_empty(), "the curtain is down");
}

#[test]
fn a_pawn_is_heard_on_every_space_and_lands_as_it_stands() {
    let moved = |from, to, landing, still| {
        let event = Event::Moved {
            seat: Seat(0),
            road: Road::City,
            from,
            to,
            lost: 0,
            landing,
        };
        cues(&event, &Listener { still, ..LISTENER })
    };
    let hops = moved(2, 6, Landing::Open, false);
    assert_eq!(hops.len(), 4);
    assert!(hops.is_sorted_by(|a, b| a.at < b.at));
    for (n, hop) in hops.iter().enumerate() {
        assert_eq!(hop.sound, Sound::Effect(Effect::PawnHop, n));
    }
    assert_eq!(
        effects(&moved(2, 6, Landing::Open, true)),
        [Effect::PawnHop]
    );
    let last = |landing| effects(&moved(2, 4, landing, false)).pop();
    assert_eq!(last(Landing::OnTop(Seat(1))), Some(Effect::PawnStack));
    assert_eq!(last(Landing::Under(Seat(1))), Some(Effect::PawnUnder));
    assert_eq!(
        effects(&moved(9, 9, Landing::Stuck, false)),
        [Effect::Shield]
    );
    // The longest move there is, and more.
    assert_eq!(moved(0, 15, Landing::Open, false).len(), 15);
}

/// The whole app with a device on which nothing sounds, and all that was asked for.
struct Hall {
    app: App,
    _data: tempfile::TempDir,
}

#[derive(Resource, Default)]
struct Asked(Vec<Sound>);

fn listen(mut asked: ResMut<Asked>, mut heard: MessageReader<Hear>) {
    asked.0.extend(heard.read().map(|hear| hear.0));
}

impl Hall {
    fn new(device: bool) -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let options = PlayOptions {
            data: Some(data.path().to_owned()),
            ..PlayOptions::default()
        };
        let mut app = app_unseen(&options, Boards::built_in());
        app.init_resource::<Asked>().add_systems(First, listen);
        if device {
            deaf_device(&mut app);
        }
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            50,
        )));
        let mut hall = Self { app, _data: data };
        // Nothing is made before a test wants it.
        hall.volumes(|settings| settings.volumes.muted = true);
        hall.frames(4);
        hall
    }

    fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    fn volumes(&mut self, set: impl FnOnce(&mut Settings)) {
        set(&mut self.app.world_mut().resource_mut::<Settings>());
    }

    fn begin(&mut self, side: Side) {
        let seat = |i: u8| SeatSetup {
            name: format!("Seat {i}"),
            kind: if i == 0 {
                SeatKind::Person
            } else {
                SeatKind::Page
            },
            pawn: PawnShape::ALL[usize::from(i)],
            portrait: None,
        };
        let setup = Setup {
            edition: Edition::Second,
            side,
            challenge: None,
            journals: Journals::Hidden,
            board: Board::built_in(Edition::Second, side),
            seats: (0..3).map(seat).collect(),
            first: Seat(0),
            seed: 7,
            agreed: Default::default(),
        };
        self.app
            .world_mut()
            .write_message(Begin::New(Box::new(setup)));
        self.frames(4);
    }

    fn music(&self) -> &Music {
        self.app.world().resource()
    }

    /// What was asked for since last asked.
    fn asked(&mut self) -> Vec<Sound> {
        self.frames(1);
        std::mem::take(&mut self.app.world_mut().resource_mut::<Asked>().0)
    }
}

#[test]
fn every_screen_has_its_music() {
    let mut hall = Hall::new(true);
    assert_eq!(hall.music().wanted(), Some(Piece::Title));
    hall.begin(Side::Day);
    assert_eq!(hall.music().wanted(), Some(Piece::Day));
    hall.begin(Side::Night);
    assert_eq!(hall.music().wanted(), Some(Piece::Night));
    let mut next = hall.app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Title);
    hall.frames(3);
    assert_eq!(hall.music().wanted(), Some(Piece::Title));
}

#[test]
fn what_nobody_can_hear_is_not_made() {
    let mut hall = Hall::new(true);
    assert!(!hall.music().is_making(), "muted");
    hall.volumes(|settings| {
        settings.volumes = medieval_academy::settings::Volumes {
            music: 0,
            effects: 0,
            muted: false,
        }
    });
    hall.frames(4);
    assert!(!hall.music().is_making(), "no volume");
    hall.volumes(|settings| settings.volumes.music = 60);
    let begins = (0..200).any(|_| {
        hall.frames(1);
        hall.music().is_making()
    });
    assert!(begins, "music that can be heard is made");
}

#[test]
fn without_a_device_the_game_is_silent_and_goes_on() {
    let mut hall = Hall::new(false);
    hall.volumes(|settings| settings.volumes.muted = false);
    hall.begin(Side::Day);
    hall.frames(50);
    assert_eq!(*hall.app.world().resource::<Output>(), Output::Missing);
    assert!(!hall.music().is_making() && hall.music().playing().is_none());
    assert!(hall.app.world().contains_resource::<Shown>());
}

#[test]
fn a_new_game_is_heard_as_it_is_shown_and_what_is_skipped_is_not() {
    let mut hall = Hall::new(true);
    hall.asked();
    hall.begin(Side::Day);
    let mut heard = hall.asked();
    assert_eq!(heard.first(), Some(&Sound::Sting(Piece::RoundStart)));
    for _ in 0..60 {
        heard.extend(hall.asked());
    }
    let dealt = heard
        .iter()
        .filter(|sound| matches!(sound, Sound::Effect(Effect::CardDeal, _)));
    assert_eq!(dealt.count(), Effect::CardDeal.steps().len());
    // A whole lot at once is one page turned.
    let told = hall
        .app
        .world()
        .resource::<Shown>()
        .chronicle
        .last()
        .map(|entry| entry.event);
    let game = hall.app.world().resource::<Shown>().game.clone();
    let event = told.expect("something happened");
    let told = (0..40).map(|_| medieval_academy::rules::Told {
        event,
        after: game.clone(),
    });
    let mut shown = hall.app.world_mut().resource_mut::<Shown>();
    shown.tell(told);
    shown.skip_all();
    hall.asked();
    hall.frames(1);
    let heard = hall.asked();
    assert!(heard.len() <= 2, "{heard:?}");
}
