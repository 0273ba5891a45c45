//! What the overlays say in each way to play: the same rule table speaks on the reference card, under the pointer, in prompts.

use super::{drafted, mode, prompt, rules, scoring, setup};
use crate::{
    overlays::{
        reference::rows::{self, Figure, Line},
        scoring::{favoured, rows as cloth_rows, subtitle},
        seats::{self, State},
        shelf, tips,
        tray::night,
        under_pointer,
    },
    records::challenges,
    rules::*,
    table::{Ceremony, Shown, Thing, previews},
    words::{Language, Words, chronicle::Chronicler},
};

fn words() -> Words {
    Words::new(Language::English)
}

fn first_edition(seats: u8) -> Mode {
    Mode {
        edition: Edition::First,
        ..mode(seats, Side::Day)
    }
}

fn solo(level: u8, side: Side) -> Mode {
    Mode {
        challenge: challenges::level(level),
        ..mode(3, side)
    }
}

fn all_modes() -> Vec<Mode> {
    vec![
        mode(3, Side::Day),
        mode(4, Side::Day),
        mode(5, Side::Night),
        mode(3, Side::Night),
        mode(2, Side::Day),
        mode(2, Side::Night),
        solo(1, Side::Day),
        solo(6, Side::Night),
        first_edition(3),
        first_edition(5),
    ]
}

fn says(lines: &[Line], title: &str) -> String {
    let line = lines.iter().find(|line| line.title == title);
    line.unwrap_or_else(|| panic!("no row {title}"))
        .text
        .clone()
}

#[test]
fn the_reference_card_has_six_whole_rows_a_side_in_every_mode() {
    let words = words();
    for mode in all_modes() {
        let rules = rules(mode);
        let round = rows::round(&words, &rules);
        let points = rows::points(&words, &rules);
        assert_eq!((round.len(), points.len()), (6, 6));
        for line in round.iter().chain(&points) {
            assert!(line.text.ends_with('.'), "{}", line.text);
            assert!(!line.text.contains(['⟨', '{', '$']), "{}", line.text);
            // Two lines of the card at the smallest window, three at most.
            assert!(line.text.chars().count() < 125, "{}", line.text);
            for sign in &line.signs {
                assert!(crate::art::manifest().part(sign).is_some(), "{sign}");
            }
        }
        assert!(points.iter().all(|line| !line.figures.is_empty()));
    }
}

#[test]
fn the_reference_card_says_what_the_rule_table_says() {
    use Figure::{Coin, Cup, Gap, Loss, More, Steps};
    let words = words();
    let of = |mode: Mode| rows::points(&words, &rules(mode));
    let figures = |lines: &[Line], i: usize| lines[i].figures.clone();

    let four = of(mode(4, Side::Day));
    assert_eq!(figures(&four, 0), [Steps(3), Steps(2), Steps(1)]);
    assert_eq!(figures(&four, 1), [Coin(3), Coin(2), Coin(1)]);
    assert_eq!(figures(&four, 2), [Loss(3), Loss(1)]);
    assert_eq!(says(&four, "City"), "Round VI. Last −10, next to last −5.");
    // 4.2: with three, and alone against two, there is no 3rd.
    assert_eq!(figures(&of(mode(3, Side::Day)), 1), [Coin(3), Coin(2)]);
    assert_eq!(figures(&of(solo(2, Side::Day)), 5), [Coin(17), Coin(10)]);

    let duel = of(mode(2, Side::Day));
    assert_eq!(figures(&duel, 0), [Steps(1), More(1)]);
    assert_eq!(figures(&duel, 1), [Coin(3), Coin(1), More(2)]);
    assert_eq!(figures(&duel, 2), [Loss(3)]);
    assert!(says(&duel, "Joust, Tournament").contains("1st on both roads: +2."));
    assert!(says(&duel, "City").contains("3 points for every full 3 spaces of lead"));
    assert!(says(&duel, "Quest").contains("2 for each dragon"));

    let night = of(mode(5, Side::Night));
    let knights = [
        Cup,
        Coin(8),
        Coin(5),
        Coin(2),
        Gap,
        Coin(5),
        Coin(3),
        Coin(1),
    ];
    assert_eq!(figures(&night, 1), knights);
    assert!(says(&night, "The knights").starts_with("Rounds II, IV, VI."));
    assert!(says(&night, "King").starts_with("In a round when a Parchment is taken"));

    let first = of(first_edition(4));
    assert!(says(&first, "Gallantry").contains("on any road"));
    assert!(says(&first, "King’s Service").contains("Rounds III, VI."));
}

#[test]
fn the_round_on_the_reference_card_is_the_round_of_this_game() {
    let words = words();
    let of = |mode: Mode| rows::round(&words, &rules(mode));
    let day = of(mode(4, Side::Day));
    assert!(says(&day, "Choose").contains("clockwise in I, III, V, the other way in II, IV, VI"));
    let all = "After III: Kitchen, Joust, Tournament, Education, King.";
    assert_eq!(says(&day, "Return"), all);
    let duel = of(mode(2, Side::Day));
    assert!(says(&duel, "Choose").contains("swap hands"));
    let night = of(mode(3, Side::Night));
    let returns = says(&night, "Return");
    assert!(
        returns.contains("After III: Kitchen, Education."),
        "{returns}"
    );
    assert!(
        returns.contains("After II, IV: Black Knight, White Knight."),
        "{returns}"
    );
    assert!(
        returns.contains("With the double Parchment: King."),
        "{returns}"
    );
    assert!(says(&night, "Score").starts_with("The first player may climb"));
    let solo = of(solo(3, Side::Day));
    assert!(says(&solo, "Choose").contains("highest, leftmost"));
    assert!(says(&solo, "Excalibur").starts_with("It stays with you."));
    let first = of(first_edition(3));
    assert!(says(&first, "Deal").contains("shuffled anew"));
    assert!(says(&first, "Score").contains("Gallantry"));
    let badge = |mode| rows::badge(&words, &rules(mode));
    assert_eq!(badge(mode(5, Side::Night)), "3+");
    assert_eq!(badge(mode(2, Side::Day)), "2");
    assert_eq!(badge(self::solo(1, Side::Day)), "1");
}

#[test]
fn rounds_tell_what_scores_in_them() {
    let words = words();
    let tip = |mode: Mode, round| tips::round_tip(&words, &rules(mode), round, 1);
    let day = tip(mode(4, Side::Day), 3);
    assert!(day.contains(&"Points: Joust, Tournament, Education, King.".to_owned()));
    assert_eq!(day.len(), 3);
    let odd = tip(mode(4, Side::Night), 3);
    assert!(odd.contains(&"Points: Education.".to_owned()), "{odd:?}");
    let even = tip(mode(4, Side::Night), 4);
    assert!(
        even[1].starts_with("Points: Black Knight, White Knight"),
        "{even:?}"
    );
    assert!(even.contains(&"The Cup goes back to the centre.".to_owned()));
}

#[test]
fn things_on_the_board_tell_what_they_are_for() {
    let words = words();
    let names = ["Maud", "Enid", "Rowan"];
    let told = |game: &Game, thing| under_pointer::lines(&words, game, &names, thing);
    let night = Game::new(rules(mode(3, Side::Night)), Seat(0), 7).with_cup(-3);
    let cup = told(&night, Thing::Cup).unwrap();
    assert_eq!(cup[0], "The Cup favours the Black Knight, by 3.");
    assert!(cup[2].contains("8, 5") && !cup[2].contains("8, 5, 2"));
    let parchment = told(&night, Thing::Parchment(Parchment::Double)).unwrap();
    assert!(parchment[0].contains("King space 12"));
    // 6.2, 6.6: symbols count in duels only.
    let duel = Game::new(rules(mode(2, Side::Day)), Seat(0), 7);
    let dragon = told(&duel, Thing::Symbol(Road::Quest, 5)).unwrap();
    assert!(dragon[0].contains("2 points"));
    let idle = told(&night, Thing::Symbol(Road::Quest, 5)).unwrap();
    assert!(idle[0].contains("duels only"));
    // 8.3: the whole way counts.
    let track = Track::with(&[(35, 0), (3, 1), (0, 0)]);
    let first = Game::new(rules(first_edition(3)), Seat(0), 7).with_track(Road::City, track);
    let disc = told(&first, Thing::LapDisc(Road::City, Seat(0))).unwrap();
    assert_eq!(disc[0], "Maud, 2 laps done");
    let stack = told(&first, Thing::Stack(Road::City, 3)).unwrap();
    assert_eq!(stack, ["Space 3, from the top: Enid, Maud"]);
    for road in Road::ALL {
        assert_eq!(told(&first, Thing::Banner(road)), None);
    }
}

#[test]
fn the_cup_is_told_with_what_a_card_would_do_to_it() {
    let words = words();
    let rules = rules(mode(3, Side::Night));
    let combat = Card::new(Subject::Combat, 4).unwrap();
    let king = Card::new(Subject::King, 5).unwrap();
    let hand: Hand = [combat, king].into_iter().collect();
    let game = Game::new(rules, Seat(0), 7)
        .with_hands(1, Seat(0), &[hand, hand, hand])
        .with_cup(2);
    let says = night::says(&words, &game, &[]).unwrap();
    assert_eq!(
        (says.title.as_str(), says.ahead),
        ("The Cup: White 2", false)
    );
    let thought = |card| previews(&game, Seat(0), Some(Asked::Play), Some(card), None);
    // 5.2: the centre is no space.
    let says = night::says(&words, &game, &thought(combat)).unwrap();
    assert_eq!(says.text, "→ Black 3, White 6");
    let near = game
        .clone()
        .with_track(Road::King, Track::with(&[(3, 0), (0, 0), (0, 0)]));
    let ahead = previews(&near, Seat(0), Some(Asked::Play), Some(king), None);
    let says = night::says(&words, &near, &ahead).unwrap();
    assert_eq!(says.token, "parchment-single");
    let day = Game::new(super::rules(mode(3, Side::Day)), Seat(0), 7);
    assert_eq!(night::says(&words, &day, &[]), None);
}

#[test]
fn the_knights_cloth_names_the_favoured_side_and_both_scales() {
    let words = words();
    let of = |cup: i8| {
        let game = Game::new(rules(mode(4, Side::Night)), Seat(0), 7)
            .with_cup(cup)
            .at_scoring(2, Seat(0));
        (favoured(&game), subtitle(&words, &game, Road::Joust))
    };
    let (road, text) = of(-2);
    assert_eq!(road, Some(Road::Joust));
    let black = "The Cup favours the Black Knight: 8, 5, 2 there, 5, 3, 1 with the White Knight.";
    assert_eq!(text, black);
    assert_eq!(of(1).0, Some(Road::Tournament));
    assert!(
        of(0)
            .1
            .starts_with("The Cup has not moved: 5, 3, 1 with both")
    );
}

#[test]
fn rule_6_4_both_combats_are_a_call_of_their_own() {
    let track = Track::with(&[(4, 0), (2, 0)]);
    let game = Game::new(rules(mode(2, Side::Day)), Seat(0), 7)
        .with_track(Road::Joust, track)
        .with_track(Road::Tournament, track)
        .at_scoring(1, Seat(0));
    let (game, mut ceremony): (Game, Ceremony) = scoring(game, Road::Tournament);
    assert_eq!(cloth_rows(&game, &ceremony)[0].points, Some(3));
    ceremony.called.push((Seat(0), 3, Why::Place(1)));
    ceremony.called.push((Seat(1), 1, Why::Place(2)));
    ceremony.called.push((Seat(0), 2, Why::BothCombats));
    let first = &cloth_rows(&game, &ceremony)[0];
    assert_eq!(first.points, Some(5));
    assert_eq!(first.called_for, Some(Why::BothCombats));
    assert!(first.now);
}

#[test]
fn prompts_know_duel_solo_and_the_first_edition() {
    let words = words();
    let kitchen = |mode: Mode, place, spaces| {
        let game = Game::new(rules(mode), Seat(0), 7);
        let owed = KitchenMove {
            seat: Seat(0),
            place,
            spaces,
        };
        let ladles = tips::ladles(&words, &game, owed);
        let asked = Some((Seat(0), Asked::Kitchen(owed)));
        (prompt(&words, &Shown::new(game, &[]), asked).1, ladles)
    };
    let (first, ladles) = kitchen(first_edition(3), 1, 3);
    assert_eq!(
        first,
        "1st in Gallantry: move one pawn 3 spaces on any road, or decline."
    );
    assert_eq!(ladles, None);
    let (_, ladles) = kitchen(mode(2, Side::Day), 1, 3);
    assert_eq!(ladles.unwrap(), "2 ladles between the two pawns: 3 spaces.");

    let mut game = Game::new(rules(mode(2, Side::Day)), Seat(0), 7);
    game.settle(&mut ());
    let asked = Some((Seat(0), Asked::Choose));
    let (_, says) = prompt(&words, &Shown::new(game, &[]), asked);
    assert_eq!(says, "Keep one card, then swap hands with Enid.");
}

#[test]
fn rule_7_3_stacks_stay_where_they_are_when_one_is_empty() {
    let mut game = Game::new(rules(solo(1, Side::Day)), Seat(0), 7);
    game.settle(&mut ());
    let full: Vec<_> = (0..5).map(|i| shelf::row::stack_of(&game, i)).collect();
    assert_eq!(full, [Some(0), Some(1), Some(2), Some(3), Some(4)]);
    while game.row().iter().all(|stack| !stack.is_empty()) {
        let seat = game.waiting().first().unwrap();
        let act = game.legal_acts(seat)[0];
        game.play(act, &mut ()).unwrap();
    }
    let gone = game
        .row()
        .iter()
        .position(|stack| stack.is_empty())
        .unwrap();
    let stacks: Vec<_> = (0..4)
        .filter_map(|i| shelf::row::stack_of(&game, i))
        .collect();
    assert_eq!(stacks.len(), 4);
    assert!(!stacks.contains(&gone));
}

#[test]
fn the_one_who_plays_last_is_told_so() {
    for seats in [2, 3, 5] {
        let game = drafted(seats);
        let shown = Shown::new(game, &[]);
        let setup = setup(usize::from(seats));
        let last = Seat(seats - 1);
        let state = seats::state(&shown, &setup, Some(Seat(0)), last);
        // In a duel the last is the next, too.
        assert_eq!(state, if seats == 2 { State::Next } else { State::Last });
    }
}

#[test]
fn rule_7_2_only_the_opponents_cards_are_raised() {
    let words = words();
    let rules = rules(solo(4, Side::Day));
    let king = Card::new(Subject::King, 4).unwrap();
    assert_eq!(tips::card_tip(&words, &rules, king, true)[0], "King 4 + 2");
    assert_eq!(tips::card_tip(&words, &rules, king, false)[0], "King 4");
    let challenge = rules.mode.challenge.unwrap();
    let tip = tips::challenge_tip(&words, crate::words::Naming::Day, challenge);
    assert_eq!(tip[0], "Challenge IV");
    assert!(tip.contains(&"Kitchen: their cards count 2 more".to_owned()));
}

#[test]
fn solo_opponents_say_why_in_the_chronicle() {
    let words = words();
    let rules = rules(solo(5, Side::Day));
    let names = ["Maud", "Sir Agravain", "Lady Brisen"].map(String::from);
    let mut writer = Chronicler::new(rules, names.into(), Some(Seat(0)));
    let mut tell = |event| {
        let lines = writer.tell(&words, event);
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>()
    };
    let card = Card::new(Subject::King, 5).unwrap();
    let seat = AGRAVAIN;
    let reason = Reason::Highest { card, tied: true };
    assert!(tell(Event::Reasoned { seat, reason }).is_empty());
    let took = tell(Event::Kept { seat, card });
    assert_eq!(
        took,
        ["Sir Agravain takes King 5: highest, and leftmost of its equals."]
    );
    let turned = tell(Event::TurnedUp { stack: 1, card });
    assert_eq!(turned, ["Stack 2 shows King 5."]);
}
