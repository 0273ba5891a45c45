//! What holds in every game, in every mode, tried on random whole games.

use std::hash::{BuildHasher, RandomState};

use medieval_academy::rules::*;
use proptest::prelude::*;

use crate::table::with_mode;

/// Every mode there is.
fn modes() -> impl Strategy<Value = Mode> {
    let mode = |edition, side, seats, challenge| Mode {
        edition,
        side,
        seats,
        challenge,
        journals: Journals::Hidden,
    };
    let sides = || prop_oneof![Just(Side::Day), Just(Side::Night)];
    let second =
        (sides(), 2..=5u8).prop_map(move |(side, seats)| mode(Edition::Second, side, seats, None));
    let first = (3..=5u8).prop_map(move |seats| mode(Edition::First, Side::Day, seats, None));
    let solo =
        (sides(), 1..=6u8, prop::array::uniform6(0..=2u8)).prop_map(move |(side, level, bonus)| {
            mode(Edition::Second, side, 3, Some(Challenge { level, bonus }))
        });
    let journals = prop_oneof![Just(Journals::Hidden), Just(Journals::Open)];
    (prop_oneof![4 => second, 1 => first, 2 => solo], journals)
        .prop_map(|(mode, journals)| Mode { journals, ..mode })
}

/// A game of a mode, and what its seats do in it, drawn from a seed.
struct Player {
    game: Game,
    chance: Chance,
}

impl Player {
    fn new(mode: Mode, seed: u64) -> Self {
        let rules = *with_mode(mode).rules();
        let first = match mode.challenge {
            Some(_) => Seat(0),
            None => Game::first_by_lot(mode.seats, seed),
        };
        let mut game = Game::new(rules, first, seed);
        game.settle(&mut ());
        Self {
            game,
            chance: Chance::new(!seed),
        }
    }

    /// A random seat that is asked, and a random act of its.
    fn act(&mut self) -> Option<Act> {
        let waiting: Vec<Seat> = self.game.waiting().iter().collect();
        if waiting.is_empty() {
            return None;
        }
        let seat = waiting[self.chance.below(waiting.len() as u32) as usize];
        let acts = self.game.legal_acts(seat);
        Some(acts[self.chance.below(acts.len() as u32) as usize])
    }
}

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Every act there is for a seat: all cards on all roads, and whatever else can be said.
fn every_act(seat: Seat) -> Vec<Act> {
    let mut cards = deck().to_vec();
    cards.dedup();
    let roads = Road::ALL.into_iter().map(Some).chain([None]);
    let mut acts = Vec::new();
    for card in cards {
        acts.push(Act::Choose { seat, card });
        acts.extend(Road::ALL.map(|road| Act::Play { seat, card, road }));
    }
    for road in roads {
        acts.push(Act::Kitchen { seat, road });
        acts.push(Act::Bonus { seat, road });
    }
    acts
}

/// All cards of a game, wherever they lie, sorted.
fn all_cards(game: &Game) -> Vec<Card> {
    let mut cards: Vec<Card> = game
        .deck()
        .iter()
        .chain(game.discard().iter())
        .copied()
        .collect();
    for seat in Seat::all(game.rules().seats) {
        cards.extend(game.hand(seat).iter());
        cards.extend(game.kept(seat).iter());
        cards.extend(game.played(seat).iter());
    }
    cards.extend(game.row().iter().flat_map(|stack| stack.iter()));
    cards.sort_unstable();
    cards
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn the_52_cards_are_conserved((mode, seed) in (modes(), any::<u64>())) {
        let mut player = Player::new(mode, seed);
        while let Some(act) = player.act() {
            prop_assert_eq!(&all_cards(&player.game)[..], &deck()[..]);
            player.game.play(act, &mut ()).expect("legal");
        }
        prop_assert_eq!(&all_cards(&player.game)[..], &deck()[..]);
    }

    #[test]
    fn pawns_stay_on_their_roads_and_off_the_start_their_order_is_total(
        (mode, seed) in (modes(), any::<u64>())
    ) {
        let mut player = Player::new(mode, seed);
        while let Some(act) = player.act() {
            player.game.play(act, &mut ()).expect("legal");
            let rules = player.game.rules();
            for road in Road::ALL {
                let track = player.game.track(road);
                let mut keys = Vec::new();
                for seat in Seat::all(mode.seats) {
                    prop_assert!(
                        rules.board.loops || track.space(seat) <= rules.roads[road].length
                    );
                    prop_assert_eq!(track.place(seat).is_none(), track.space(seat) == 0);
                    if track.space(seat) > 0 {
                        keys.push(track.key(seat));
                    }
                }
                let off_start = keys.len();
                keys.sort_unstable();
                keys.dedup();
                prop_assert_eq!(keys.len(), off_start, "two pawns are level on {:?}", road);
                // Seats that are not at the table have no pawn.
                prop_assert!(track.keys()[usize::from(mode.seats)..].iter().all(|&key| key == 0));
            }
        }
    }

    #[test]
    fn a_game_ends_after_six_rounds_and_its_points_are_those_told(
        (mode, seed) in (modes(), any::<u64>())
    ) {
        let mut player = Player::new(mode, seed);
        let mut events = Vec::new();
        let mut acts = 0;
        while let Some(act) = player.act() {
            player.game.play(act, &mut events).expect("legal");
            acts += 1;
            prop_assert!(acts < 400);
        }
        prop_assert!(player.game.is_over());
        prop_assert_eq!(player.game.round(), 6);
        let rounds = events.iter().filter(|e| matches!(e, Event::RoundBegan { .. })).count();
        prop_assert_eq!(rounds, 5); // the first began before the first act
        let mut scores = [0; MAX_SEATS];
        for event in &events {
            if let Event::Scored { seat, points, .. } = event {
                prop_assert!(*points != 0);
                scores[seat.index()] += i16::from(*points);
            }
        }
        for seat in Seat::all(mode.seats) {
            prop_assert_eq!(player.game.score(seat), scores[seat.index()]);
        }
        prop_assert!(!player.game.winners().expect("the game is over").is_empty());
    }

    #[test]
    fn events_replayed_on_tracks_give_the_same_pawns((mode, seed) in (modes(), any::<u64>())) {
        let mut player = Player::new(mode, seed);
        let rules = *player.game.rules();
        let mut tracks: ByRoad<Track> = ByRoad::default();
        let mut cup = 0;
        while let Some(act) = player.act() {
            let mut events: Vec<Told> = Vec::new();
            player.game.play(act, &mut events).expect("legal");
            for Told { event, after } in events {
                match event {
                    Event::Moved { seat, road, from, to, lost, .. } => {
                        let (length, track) = (rules.roads[road].length, &mut tracks[road]);
                        let moved = if rules.board.loops {
                            track.advance_on_loop(seat, to - from + lost, length)
                        } else {
                            track.advance(seat, to - from + lost, length)
                        };
                        prop_assert_eq!(moved, Move { from, to });
                    }
                    Event::BonusTaken { seat, road } => tracks[road].climb(seat, rules.lap(road)),
                    Event::Returned { roads } => {
                        roads.iter().for_each(|road| tracks[road].clear());
                    }
                    Event::CupMoved { from, to } => {
                        prop_assert_eq!(from, cup);
                        prop_assert!(to != 0, "the Cup never rests in the centre by a move");
                        cup = to;
                    }
                    Event::CupReturned => cup = 0,
                    _ => {}
                }
                prop_assert_eq!(after.tracks(), &tracks, "after {:?}", event);
                prop_assert_eq!(after.cup(), cup);
            }
            prop_assert_eq!(player.game.tracks(), &tracks);
        }
    }

    #[test]
    fn the_same_seed_and_acts_give_equal_games((mode, seed) in (modes(), any::<u64>())) {
        let mut player = Player::new(mode, seed);
        let mut other = player.game.clone();
        let hasher = RandomState::new();
        while let Some(act) = player.act() {
            // One is told of everything, the other not: that changes nothing.
            player.game.play(act, &mut Vec::<Event>::new()).expect("legal");
            other.play(act, &mut ()).expect("legal");
            prop_assert_eq!(&player.game, &other);
            prop_assert_eq!(hasher.hash_one(&player.game), hasher.hash_one(&other));
        }
    }
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn legal_acts_are_legal_and_all_others_are_refused_and_change_nothing(
        (mode, seed) in (modes(), any::<u64>())
    ) {
        let mut player = Player::new(mode, seed);
        while let Some(act) = player.act() {
            for seat in Seat::all(mode.seats + 1) {
                let legal = player.game.legal_acts(seat);
                for (i, act) in legal.iter().enumerate() {
                    prop_assert!(!legal[..i].contains(act), "{:?} is offered twice", act);
                    prop_assert!(player.game.clone().apply(*act, &mut ()).is_ok());
                }
                // One copy for all: a refusal leaves it as it was.
                let mut untouched = player.game.clone();
                for act in every_act(seat) {
                    if !legal.contains(&act) {
                        let refused = untouched.apply(act, &mut ());
                        prop_assert!(refused.is_err(), "{:?} is done, but not offered", act);
                        prop_assert!(!refused.expect_err("refused").to_string().is_empty());
                    }
                }
                prop_assert_eq!(&untouched, &player.game);
            }
            player.game.play(act, &mut ()).expect("legal");
        }
    }
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn a_view_does_not_depend_on_what_its_seat_cannot_see((mode, seed) in (modes(), any::<u64>())) {
        let mut player = Player::new(mode, seed);
        let mut chance = Chance::new(seed.rotate_left(32));
        let mut differ = 0;
        while let Some(act) = player.act() {
            for seat in Seat::all(mode.seats) {
                let game = &player.game;
                let other = game.with_hidden_reshuffled(seat, &mut chance);
                prop_assert_eq!(game.view(seat), other.view(seat));
                prop_assert_eq!(&all_cards(&other)[..], &deck()[..]);
                let hands = |game: &Game| [0, 1, 2, 3, 4].map(|seat| *game.hand(Seat(seat)));
                differ += usize::from(hands(game) != hands(&other));
                // The seat's own act moves the same pawns in both.
                if act.seat() == seat && !game.is_opponent(seat) {
                    let (mut one, mut two) = (game.clone(), other);
                    one.apply(act, &mut ()).expect("legal");
                    two.apply(act, &mut ()).expect("legal there too");
                    prop_assert_eq!(one.tracks(), two.tracks());
                }
            }
            player.game.play(act, &mut ()).expect("legal");
        }
        prop_assert!(differ > 20, "hands differed {} times only", differ);
    }

    #[test]
    fn a_game_reshuffled_can_be_played_to_its_end((mode, seed) in (modes(), any::<u64>())) {
        let mut player = Player::new(mode, seed);
        for _ in 0..seed % 100 {
            if let Some(act) = player.act() {
                player.game.play(act, &mut ()).expect("legal");
            }
        }
        player.game = player.game.with_hidden_reshuffled(Seat(0), &mut Chance::new(seed));
        while let Some(act) = player.act() {
            let (seat, before) = (act.seat(), player.game.view(act.seat()));
            player.game.play(act, &mut ()).expect("legal");
            // What a seat has seen in a draft it goes on having seen.
            let after = player.game.view(seat);
            if before.phase == Phase::Choose && after.phase == Phase::Choose {
                let looks = before.seen.iter().filter(|hand| !hand.is_empty()).count();
                prop_assert_eq!(&before.seen[..looks], &after.seen[..looks]);
            }
            prop_assert_eq!(&all_cards(&player.game)[..], &deck()[..]);
        }
        prop_assert!(player.game.is_over());
    }
}
