//! 9.1: through whole games of people at one desk, no frame shows anything that whoever looks may not know.
//!
//! The test changes only what is hidden from whoever looks, draws the very same moment again, and wants the very same
//! picture: every text, every card, every place. With the curtain down, nobody looks, and all hands are hidden.

use std::time::Duration;

use medieval_academy::{
    flow::CurrentGame,
    records::SeatKind::{self, Page, Person},
    rules::{Card, Chance, Event, Game, Seat},
    seats::Desk,
    table::Shown,
};

use crate::{
    games::{by_day, by_night},
    seen::{Seen, Sight},
};

/// Between two frames that are looked at: coarse enough for a whole game, fine enough for every flight.
const STEP: Duration = Duration::from_millis(150);
/// So many frames, and the game has got stuck.
const STUCK: u32 = 60_000;

/// A game that differs only in what `viewer` can't know; without a viewer, in what the seats other than each of two can't.
///
/// Between the last choice and the pass, hands lie where no draft has them, and there is no such game: then the true one.
fn otherwise(game: &Game, viewer: Option<Seat>, chance: &mut Chance) -> Game {
    let other = match viewer {
        Some(seat) => game.with_hidden_reshuffled(seat, chance),
        None => game
            .with_hidden_reshuffled(Seat(0), chance)
            .with_hidden_reshuffled(Seat(1), chance),
    };
    let alike = match viewer {
        Some(seat) => other.view(seat) == game.view(seat),
        None => other.view(Seat(0)).counts == game.view(Seat(0)).counts,
    };
    if alike { other } else { game.clone() }
}

/// The same event, another card: for what the chronicle keeps of others' choices.
fn disguised(event: Event, viewer: Option<Seat>) -> Event {
    let other = |card: Card| {
        let decoy: Card = if card.to_string() == "quest-4" {
            "city-3".parse().expect("a card")
        } else {
            "quest-4".parse().expect("a card")
        };
        decoy
    };
    match event {
        Event::Kept { seat, card } if viewer != Some(seat) => Event::Kept {
            seat,
            card: other(card),
        },
        event => event,
    }
}

/// Draws the moment again with other hidden things; afterwards all is as it was.
fn as_if_otherwise(seen: &mut Seen, chance: &mut Chance) -> Sight {
    let viewer = seen.resource::<Desk>().viewer;
    let truth = {
        let shown = seen.shown();
        (
            seen.current().game.clone(),
            shown.game.clone(),
            shown.playing.clone(),
            shown.chronicle.clone(),
        )
    };
    {
        let game = otherwise(&truth.0, viewer, chance);
        seen.resource_mut::<CurrentGame>().game = game;
        let mut shown = seen.resource_mut::<Shown>();
        shown.game = otherwise(&truth.1, viewer, chance);
        if let Some(playing) = &mut shown.playing {
            playing.told.after = otherwise(&playing.told.after, viewer, chance);
            playing.told.event = disguised(playing.told.event, viewer);
        }
        for entry in &mut shown.chronicle {
            entry.event = disguised(entry.event, viewer);
        }
    }
    seen.frame(Duration::ZERO);
    seen.draw_out();
    seen.frame(Duration::ZERO);
    let sight = seen.sight();
    seen.resource_mut::<CurrentGame>().game = truth.0;
    let mut shown = seen.resource_mut::<Shown>();
    (shown.game, shown.playing, shown.chronicle) = (truth.1, truth.2, truth.3);
    sight
}

/// Plays a game as people with a mouse would, and looks at it all the while.
fn watch(setup: medieval_academy::records::Setup, rounds: u8) {
    let mut chance = Chance::new(setup.seed);
    let mut seen = Seen::new();
    seen.begin(setup);
    let (mut looked, mut curtains) = (0, 0);
    for _ in 0..STUCK {
        if seen.current().game.round() > rounds || seen.current().game.is_over() {
            assert!(looked > 50, "only {looked} frames were looked at");
            assert!(curtains > 5, "the curtain fell only {curtains} times");
            return;
        }
        // Hovering must not tell more either.
        let (x, y) = (chance.below(1280), chance.below(720));
        seen.point(x as f32, y as f32);
        seen.frame(STEP);
        seen.draw_out();
        seen.frame(Duration::ZERO);
        let truth = seen.sight();
        let other = as_if_otherwise(&mut seen, &mut chance);
        assert!(
            truth == other,
            "at round {}, {:?}, viewer {:?}: {}",
            seen.current().game.round(),
            seen.shown()
                .playing
                .as_ref()
                .map(|playing| playing.told.event),
            seen.resource::<Desk>(),
            truth.difference(&other),
        );
        looked += 1;

        let desk = seen.resource::<Desk>();
        if desk.curtain.is_some() {
            curtains += 1;
            // A few more looks at the curtain, then somebody comes.
            if curtains % 2 == 0 {
                seen.resource_mut::<Desk>().arrive();
            }
            continue;
        }
        let CurrentGame { game, setup, .. } = seen.current();
        let viewer = seen.resource::<Desk>().viewer;
        let mine = viewer.filter(|&seat| {
            game.waiting().contains(seat)
                && setup.seats[seat.index()].kind == SeatKind::Person
                && seen.shown().settled()
        });
        if let Some(seat) = mine {
            let acts = game.legal_acts(seat);
            let act = acts[chance.below(acts.len() as u32) as usize];
            seen.submit(act);
        }
    }
    panic!(
        "the game got stuck in round {}",
        seen.current().game.round()
    );
}

#[test]
fn rule_9_1_three_people_by_day_never_see_each_others_cards() {
    watch(by_day(&[Person, Person, Person], 5), 2);
}

#[test]
fn rule_9_1_two_people_in_a_duel_never_see_each_others_cards() {
    watch(by_day(&[Person, Person], 6), 3);
}

#[test]
fn rule_9_1_two_people_and_two_computer_players_by_night() {
    watch(by_night(&[Person, Page, Person, Page], 7), 2);
}

#[test]
fn rule_9_1_five_people() {
    watch(by_day(&[Person; 5], 8), 1);
}
