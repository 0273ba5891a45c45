//! A thousand random games of every mode, from the deal to the winner.

use medieval_academy::{
    records::challenges,
    rules::{
        Act, Acts, Board, Chance, Edition, Event, Game, Journals, Mode, Passing, ROUNDS, RuleSet,
        Seat, Side,
    },
};

const GAMES: u64 = 1000;

fn mode(edition: Edition, side: Side, seats: u8) -> Mode {
    Mode {
        edition,
        side,
        seats,
        challenge: None,
        journals: Journals::Hidden,
    }
}

/// What happened in the games of a mode.
#[derive(Default)]
struct Seen {
    acts: [u64; 4],
    passed: u64,
    won: [u64; 5],
}

fn play(mode: Mode) -> Seen {
    let board = Board::built_in(mode.edition, mode.side);
    let rules = RuleSet::new(mode, &board).expect("the box has it");
    let mut seen = Seen::default();
    let mut chance = Chance::new(1);
    let mut legal = Acts::new();
    let mut events: Vec<Event> = Vec::new();
    for seed in 0..GAMES {
        let first = match mode.challenge {
            Some(_) => Seat(0),
            None => Game::first_by_lot(mode.seats, seed),
        };
        let mut game = Game::new(rules, first, seed);
        events.clear();
        game.settle(&mut events);
        while let Some(seat) = game.waiting().first() {
            game.list_acts(seat, &mut legal);
            let act = legal.pick(&mut chance);
            game.play(act, &mut events).expect("legal acts are legal");
            let kind = match act {
                Act::Choose { .. } => 0,
                Act::Play { .. } => 1,
                Act::Kitchen { .. } => 2,
                Act::Bonus { .. } => 3,
            };
            seen.acts[kind] += 1;
        }
        assert_eq!(
            (game.is_over(), game.round()),
            (true, ROUNDS),
            "{mode:?}, seed {seed}"
        );
        let rounds = events
            .iter()
            .filter(|event| matches!(event, Event::RoundBegan { .. }));
        assert_eq!(rounds.count(), usize::from(ROUNDS));
        seen.passed += events
            .iter()
            .filter(|event| matches!(event, Event::Passed { .. }))
            .count() as u64;
        let winners = game.winners().expect("it is over");
        assert!(!winners.is_empty());
        let best = Seat::all(mode.seats).map(|seat| game.score(seat)).max();
        for winner in winners.iter() {
            assert_eq!(Some(game.score(winner)), best);
            seen.won[winner.index()] += 1;
        }
    }
    // Four cards a seat and round, and five to keep, of which the last keeps itself.
    let seats = u64::from(mode.seats);
    let rounds = GAMES * u64::from(ROUNDS);
    let picks = match rules.passing {
        Passing::Row => seats * 5 - 1,
        _ => seats * 4,
    };
    assert_eq!(seen.acts[0], rounds * picks, "{mode:?}");
    assert_eq!(seen.acts[1], rounds * seats * 4, "{mode:?}");
    assert!(seen.acts[2] > rounds / 2, "{mode:?}");
    assert_eq!(seen.acts[3] > 0, mode.side == Side::Night, "{mode:?}");
    let passes = if rules.passing == Passing::Row { 0 } else { 4 };
    assert_eq!(seen.passed, rounds * passes, "{mode:?}");
    seen
}

/// At a table of equals nobody is favoured.
fn is_fair(mode: Mode) {
    let won = play(mode).won;
    let even = GAMES / u64::from(mode.seats);
    for seat in Seat::all(mode.seats) {
        let won = won[seat.index()];
        assert!(
            (even * 2 / 3..even * 3 / 2).contains(&won),
            "{mode:?}: {won}"
        );
    }
}

#[test]
fn a_thousand_games_of_each_number_of_players_by_day() {
    for seats in 2..=5 {
        is_fair(mode(Edition::Second, Side::Day, seats));
    }
}

#[test]
fn a_thousand_games_of_each_number_of_players_by_night() {
    for seats in 2..=5 {
        is_fair(mode(Edition::Second, Side::Night, seats));
    }
}

#[test]
fn a_thousand_games_of_each_number_of_players_on_the_first_editions_boards() {
    for seats in 3..=5 {
        is_fair(mode(Edition::First, Side::Day, seats));
    }
}

#[test]
fn a_thousand_games_of_each_challenge() {
    for side in [Side::Day, Side::Night] {
        for challenge in challenges::built_in() {
            play(Mode {
                challenge: Some(challenge),
                ..mode(Edition::Second, side, 3)
            });
        }
    }
}
