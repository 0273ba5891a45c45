//! What the overlays say, without a window.

mod modes;

use super::{
    chronicle::mark_names,
    coins, kit,
    prompt::{Prompt, direction},
    scoring::{Stands, roads_of_round, rows, subtitle},
    seats::{self, State},
    tips,
};
use crate::{
    records::{PawnShape, SeatKind, SeatSetup, Setup},
    rules::*,
    table::{Ceremony, Shown},
    words::{Language, Naming, Words},
};

fn mode(seats: u8, side: Side) -> Mode {
    Mode {
        edition: Edition::Second,
        side,
        seats,
        challenge: None,
        journals: Journals::Hidden,
    }
}

fn rules(mode: Mode) -> RuleSet {
    RuleSet::new(mode, &Board::built_in(mode.edition, mode.side)).unwrap()
}

fn setup(seats: usize) -> Setup {
    let names = ["Maud", "Enid", "Rowan", "Osric", "Perceval"];
    let seat = |i: usize| SeatSetup {
        name: names[i].into(),
        kind: if i == 0 {
            SeatKind::Person
        } else {
            SeatKind::Squire
        },
        pawn: PawnShape::ALL[i],
        portrait: None,
    };
    Setup {
        edition: Edition::Second,
        side: Side::Day,
        challenge: None,
        journals: Journals::Hidden,
        board: Board::built_in(Edition::Second, Side::Day),
        seats: (0..seats).map(seat).collect(),
        first: Seat(0),
        seed: 7,
        agreed: Default::default(),
    }
}

fn dealt(seats: u8) -> Game {
    let mut game = Game::new(rules(mode(seats, Side::Day)), Seat(0), 7);
    game.settle(&mut ());
    game
}

/// Ends the draft, everybody keeping the first card.
fn drafted(seats: u8) -> Game {
    let mut game = dealt(seats);
    while game.phase() == Phase::Choose {
        let seat = game.waiting().first().unwrap();
        let act = game.legal_acts(seat)[0];
        game.play(act, &mut ()).unwrap();
    }
    game
}

fn prompt(words: &Words, shown: &Shown, asked: Option<(Seat, Asked)>) -> (kit::Prompt, String) {
    let setup = setup(usize::from(shown.game.rules().seats));
    Prompt {
        words,
        shown,
        setup: &setup,
        asked,
        raised: None,
    }
    .say()
}

#[test]
fn rule_2_4_the_rest_goes_clockwise_in_odd_rounds_and_back_in_even_ones() {
    for seats in 3..=5 {
        let rules = rules(mode(seats, Side::Day));
        for seat in Seat::all(seats) {
            let on = neighbour_of(&rules, 1, seat);
            assert_eq!(on, seat.clockwise(seats));
            assert_eq!(neighbour_of(&rules, 2, on), seat);
            assert_eq!(neighbour_of(&rules, 3, seat), on);
        }
    }
    // 6.1: in a duel to the other, whatever the round.
    let duel = rules(mode(2, Side::Day));
    assert_eq!(neighbour_of(&duel, 1, Seat(0)), Seat(1));
    assert_eq!(neighbour_of(&duel, 2, Seat(0)), Seat(1));
}

fn neighbour_of(rules: &RuleSet, round: u8, seat: Seat) -> Seat {
    seats::neighbour(rules, round, seat).unwrap()
}

#[test]
fn rule_7_3_in_solo_nobody_gets_the_rest_and_the_row_is_offered() {
    let challenge = Challenge {
        level: 1,
        bonus: [0; Subject::COUNT],
    };
    let solo = Mode {
        challenge: Some(challenge),
        ..mode(3, Side::Day)
    };
    let mut game = Game::new(rules(solo), Seat(0), 7);
    game.settle(&mut ());
    assert_eq!(seats::neighbour(game.rules(), 1, Seat(0)), None);
    assert_eq!(game.offered(Seat(0)).len(), 5);
    assert_eq!(direction(&game), None);
    let asked = Some((Seat(0), Asked::Choose));
    let words = Words::new(Language::English);
    let (_, says) = prompt(&words, &Shown::new(game, &[]), asked);
    assert_eq!(says, "Take one of the five face-up cards.");
}

#[test]
fn the_prompt_asks_or_says_who_is_waited_for() {
    let words = Words::new(Language::English);
    let shown = Shown::new(dealt(4), &[]);
    let asked = Some((Seat(0), Asked::Choose));
    let (kind, says) = prompt(&words, &shown, asked);
    assert_eq!(kind, kit::Prompt::Act);
    assert_eq!(says, "Keep one card, then pass the rest to Enid.");
    let (kind, says) = prompt(&words, &shown, None);
    assert_eq!(kind, kit::Prompt::Wait);
    assert_eq!(says, "4 players are choosing…");
    let shown = Shown::new(drafted(4), &[]);
    let (_, says) = prompt(&words, &shown, Some((Seat(0), Asked::Play)));
    assert_eq!(says, "Play a card: your pawn moves by its value.");
    let (_, says) = prompt(&words, &shown, None);
    assert_eq!(says, "Maud is choosing a card to play.");
    assert_eq!(direction(&shown.game), None);
}

#[test]
fn plaques_say_who_has_chosen_played_and_is_next() {
    let setup = setup(4);
    let state = |shown: &Shown, seat| seats::state(shown, &setup, Some(Seat(0)), Seat(seat));
    let mut game = dealt(4);
    let act = game.legal_acts(Seat(2))[0];
    game.play(act, &mut ()).unwrap();
    let shown = Shown::new(game, &[]);
    assert_eq!(state(&shown, 0), State::Choosing);
    assert_eq!(state(&shown, 1), State::Thinking);
    assert_eq!(state(&shown, 2), State::Chosen);
    assert!(seats::is_active(&shown, Some(Seat(0)), Seat(0)));
    assert!(!seats::is_active(&shown, Some(Seat(0)), Seat(1)));

    let mut game = drafted(4);
    let act = game.legal_acts(Seat(0))[0];
    game.play(act, &mut ()).unwrap();
    let shown = Shown::new(game, &[]);
    assert_eq!(state(&shown, 0), State::Played);
    assert_eq!(state(&shown, 1), State::Thinking);
    assert_eq!(state(&shown, 2), State::Next);
    assert_eq!(state(&shown, 3), State::Last);
}

#[test]
fn rule_4_9_a_hidden_journal_shows_no_number_until_the_end() {
    let game = dealt(3).with_scores([5, 6, 7, 0, 0]);
    assert_eq!(seats::journal(&game, Some(Seat(0)), Seat(0)), Some(5));
    assert_eq!(seats::journal(&game, Some(Seat(0)), Seat(1)), None);
    assert_eq!(seats::journal(&game, None, Seat(0)), None);
    let open = Mode {
        journals: Journals::Open,
        ..mode(3, Side::Day)
    };
    let game = Game::new(rules(open), Seat(0), 7).with_scores([5, 6, 7, 0, 0]);
    assert_eq!(seats::journal(&game, None, Seat(2)), Some(7));
}

/// A game in the middle of scoring, as the table has it while a road is called out.
fn scoring(game: Game, road: Road) -> (Game, Ceremony) {
    let mut told: Vec<Told> = Vec::new();
    let mut game = game;
    while !told
        .iter()
        .any(|told| matches!(told.event, Event::Returned { .. }))
    {
        if let Some(seat) = game.waiting().first() {
            let act = *game.legal_acts(seat).last().unwrap();
            game.play(act, &mut told).unwrap();
        } else if !game.step(&mut told) {
            break;
        }
        if game.phase() != Phase::Score {
            break;
        }
    }
    let began = told
        .iter()
        .find(|told| told.event == Event::RoadBegan { road })
        .unwrap();
    let ceremony = Ceremony {
        road,
        called: Vec::new(),
    };
    (began.after.clone(), ceremony)
}

#[test]
fn the_cloth_tells_who_gets_what_before_it_is_called() {
    let track = Track::with(&[(4, 0), (4, 1), (8, 0), (0, 0)]);
    let game = Game::new(rules(mode(4, Side::Day)), Seat(0), 7)
        .with_track(Road::Joust, track)
        .at_scoring(1, Seat(0));
    let (game, mut ceremony) = scoring(game, Road::Joust);
    let rows_then = rows(&game, &ceremony);
    let order: Vec<u8> = rows_then.iter().map(|row| row.seat.0).collect();
    assert_eq!(order, [2, 1, 0, 3]);
    let points: Vec<_> = rows_then.iter().map(|row| row.points).collect();
    assert_eq!(points, [Some(3), Some(2), Some(1), None]);
    assert_eq!(rows_then[1].stands, Stands::Top);
    assert_eq!(rows_then[2].stands, Stands::Under(Seat(1)));
    assert_eq!(rows_then[3].place, None);
    assert!(rows_then.iter().all(|row| !row.called));
    ceremony.called.push((Seat(2), 3, Why::Place(1)));
    assert!(rows(&game, &ceremony)[0].now);
}

#[test]
fn rule_4_3_the_cloth_marks_last_and_next_to_last() {
    let track = Track::with(&[(4, 0), (2, 0), (8, 0), (0, 0)]);
    let game = Game::new(rules(mode(4, Side::Day)), Seat(0), 7)
        .with_track(Road::Education, track)
        .at_scoring(1, Seat(0));
    let (game, ceremony) = scoring(game, Road::Education);
    let rows = rows(&game, &ceremony);
    assert_eq!(rows[2].why, Some(Why::NextToLast));
    assert_eq!(
        (rows[3].why, rows[3].points),
        (Some(Why::OnStart), Some(-3))
    );
    assert_eq!(rows[0].points, None);
}

#[test]
fn roads_of_a_round_come_from_the_rule_table() {
    let game = |round| Game::new(rules(mode(4, Side::Day)), Seat(0), 7).at_scoring(round, Seat(0));
    use Road::{City, Education, Joust, King, Quest, Tournament};
    assert_eq!(roads_of_round(&game(1)), [Joust, Tournament, Education]);
    assert_eq!(
        roads_of_round(&game(3)),
        [Joust, Tournament, Education, King]
    );
    assert_eq!(
        roads_of_round(&game(6)),
        [Joust, Tournament, Education, King, City, Quest]
    );
    let words = Words::new(Language::English);
    assert_eq!(
        subtitle(&words, &game(1), Education),
        "third road of the round: last and next to last lose points"
    );
}

#[test]
fn road_tips_are_whole_sentences_in_every_mode() {
    let words = Words::new(Language::English);
    for (edition, side, seats) in [
        (Edition::Second, Side::Day, 5),
        (Edition::Second, Side::Day, 2),
        (Edition::Second, Side::Night, 3),
        (Edition::Second, Side::Night, 2),
        (Edition::First, Side::Day, 4),
    ] {
        let mode = Mode {
            edition,
            ..mode(seats, side)
        };
        let rules = rules(mode);
        for road in Road::ALL {
            let lines = tips::road_tip(&words, &rules, Naming::of(&rules), road);
            assert!(lines.len() > 2);
            for line in &lines[1..] {
                assert!(line.ends_with('.') || line.ends_with("+2."), "{line}");
                assert!(!line.contains(['⟨', '{', '$']), "{line}");
            }
        }
    }
}

#[test]
fn names_stand_out_but_not_inside_other_words() {
    let bold = |text: &str, names: &[&str]| -> Vec<String> {
        let pieces = mark_names(text, names);
        let whole: String = pieces.iter().map(|(piece, _)| piece.as_str()).collect();
        assert_eq!(whole, text);
        pieces
            .into_iter()
            .filter(|(_, bold)| *bold)
            .map(|(piece, _)| piece)
            .collect()
    };
    assert_eq!(
        bold("Maud is on top of Enid.", &["Enid", "Maud"]),
        ["Maud", "Enid"]
    );
    assert_eq!(bold("Maudlin moods", &["Maud"]), [] as [&str; 0]);
    assert_eq!(bold("Maud II plays.", &["Maud", "Maud II"]), ["Maud II"]);
    assert_eq!(bold("Ёж и Ёжик", &["Ёж"]), ["Ёж"]);
}

#[test]
fn coins_start_one_after_another_and_all_arrive() {
    assert_eq!(coins::on_the_way(0, 3, 0.0), None);
    assert!(coins::on_the_way(0, 3, 0.1).is_some());
    assert_eq!(coins::on_the_way(2, 3, 0.4), None);
    assert!((0..3).all(|i| coins::on_the_way(i, 3, 1.0).is_none()));
}

#[test]
fn every_face_and_mood_is_drawn() {
    for (i, seat) in setup(5).seats.iter().enumerate() {
        for mood in [
            seats::Mood::Calm,
            seats::Mood::Pleased,
            seats::Mood::Dismayed,
        ] {
            let part = seats::portrait(seat, Seat(i as u8), mood);
            assert!(crate::art::manifest().part(&part).is_some(), "{part}");
        }
    }
}
