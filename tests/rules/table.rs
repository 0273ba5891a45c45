//! Short words for setting a table: games of each mode, cards and pawns by name, and what a scoring paid.

use medieval_academy::rules::*;

/// A Day game, Excalibur at seat 0, before its first deal.
pub fn day(seats: u8) -> Game {
    game(Edition::Second, Side::Day, seats, None)
}

/// A Night game, Excalibur at seat 0, before its first deal.
pub fn night(seats: u8) -> Game {
    game(Edition::Second, Side::Night, seats, None)
}

/// A first-edition game, Excalibur at seat 0, before its first deal.
pub fn first_edition(seats: u8) -> Game {
    game(Edition::First, Side::Day, seats, None)
}

/// A solo game in which the opponents' cards gain this, by subject (7.2).
pub fn solo(side: Side, bonus: [u8; Subject::COUNT]) -> Game {
    game(
        Edition::Second,
        side,
        3,
        Some(Challenge { level: 1, bonus }),
    )
}

fn game(edition: Edition, side: Side, seats: u8, challenge: Option<Challenge>) -> Game {
    with_mode(Mode {
        edition,
        side,
        seats,
        challenge,
        journals: Journals::Hidden,
    })
}

/// The game of a mode on its own board, with seed 7.
pub fn with_mode(mode: Mode) -> Game {
    let board = Board::built_in(mode.edition, mode.side);
    let rules = RuleSet::new(mode, &board).expect("the box has it");
    Game::new(rules, Seat(0), 7)
}

/// Cards by name: `"quest-4 combat-3"`.
pub fn cards(names: &str) -> Hand {
    names
        .split_whitespace()
        .map(|name| name.parse().expect("a card"))
        .collect()
}

/// Pawns one on another's space or alone: a seat's `(space, height in its stack)` each.
pub fn pawns(pawns: &[(u16, u16)]) -> Track {
    Track::with(pawns)
}

/// Pawns on spaces of their own, by seat.
pub fn spread(spaces: &[u16]) -> Track {
    let pawns: Vec<_> = spaces.iter().map(|&space| (space, 0)).collect();
    Track::with(&pawns)
}

/// Plays a card, and all that follows by itself.
pub fn play(game: &mut Game, seat: u8, card: &str, road: Road) -> Vec<Event> {
    let card = card.parse().expect("a card");
    let seat = Seat(seat);
    done(game, Act::Play { seat, card, road })
}

/// Makes or declines a Kitchen move.
pub fn kitchen(game: &mut Game, seat: u8, road: Option<Road>) -> Vec<Event> {
    let seat = Seat(seat);
    done(game, Act::Kitchen { seat, road })
}

/// Takes or declines the first-player bonus.
pub fn bonus(game: &mut Game, seat: u8, road: Option<Road>) -> Vec<Event> {
    let seat = Seat(seat);
    done(game, Act::Bonus { seat, road })
}

/// Keeps a card in the draft.
pub fn choose(game: &mut Game, seat: u8, card: &str) -> Vec<Event> {
    let card = card.parse().expect("a card");
    let seat = Seat(seat);
    done(game, Act::Choose { seat, card })
}

/// Does an act that must be legal, and tells what happened.
pub fn done(game: &mut Game, act: Act) -> Vec<Event> {
    let mut events = Vec::new();
    game.play(act, &mut events).expect("a legal act");
    events
}

/// Goes on to the next choice.
pub fn settle(game: &mut Game) -> Vec<Event> {
    let mut events = Vec::new();
    game.settle(&mut events);
    events
}

/// Scores the round from its beginning, all Kitchen moves and bonuses declined, up to the next deal or the end.
pub fn score(game: &mut Game) -> Vec<Event> {
    let mut events = settle(game);
    while let Some(asked) = game.asked() {
        let seat = game.waiting().first().expect("somebody is asked");
        let act = match asked {
            Asked::Bonus => Act::Bonus { seat, road: None },
            Asked::Kitchen(_) if game.is_opponent(seat) => game.legal_acts(seat)[0],
            Asked::Kitchen(_) => Act::Kitchen { seat, road: None },
            Asked::Choose | Asked::Play => break,
        };
        game.play(act, &mut events).expect("may be declined");
    }
    events
}

/// What a road paid in these events, by seat.
pub fn paid<const SEATS: usize>(events: &[Event], road: Road) -> [i16; SEATS] {
    let mut paid = [0; SEATS];
    for event in events {
        if let &Event::Scored {
            seat,
            road: at,
            points,
            ..
        } = event
            && at == road
        {
            paid[seat.index()] += i16::from(points);
        }
    }
    paid
}

/// The roads that scored, in order.
pub fn scored_roads(events: &[Event]) -> Vec<Road> {
    let begun = events.iter().filter_map(|event| match event {
        Event::RoadBegan { road } => Some(*road),
        _ => None,
    });
    begun.collect()
}

/// A road's line of a mode scored once, with these pawns, in this round.
pub fn pays<const SEATS: usize>(game: Game, road: Road, pawns: Track, round: u8) -> [i16; SEATS] {
    let mut game = game.with_track(road, pawns).at_scoring(round, Seat(0));
    paid(&score(&mut game), road)
}

/// The spaces of the pawns on a road, by seat.
pub fn spaces<const SEATS: usize>(game: &Game, road: Road) -> [u16; SEATS] {
    std::array::from_fn(|seat| game.track(road).space(Seat(seat as u8)))
}

/// The seats off the start, foremost first.
pub fn order(track: &Track, seats: u8) -> Vec<u8> {
    let (order, len) = track.order(seats);
    order[..len].iter().map(|seat| seat.0).collect()
}

/// Whose move a Kitchen question is: seat, place, spaces.
pub fn kitchen_asked(game: &Game) -> Option<(u8, u8, u8)> {
    match game.asked()? {
        Asked::Kitchen(next) => Some((next.seat.0, next.place, next.spaces)),
        _ => None,
    }
}

/// Plays the first legal act of every seat that is asked, until something holds.
pub fn play_on(game: &mut Game, mut until: impl FnMut(&Game) -> bool) -> Vec<Event> {
    let mut events = settle(game);
    while !until(game) {
        let seat = game.waiting().first().expect("it comes before the end");
        let act = game.legal_acts(seat)[0];
        game.play(act, &mut events).expect("legal");
    }
    events
}
