//! 9.1: a computer player knows what a person in its seat would know, and nothing else.

use std::collections::BTreeSet;

use medieval_academy::{
    bots::{Bot, BotKind, CHARACTERS, bot, bot_with},
    rules::{Asked, Card, Chance, Edition, Game, Hand, Passing, RuleSet, Seat, Side, View},
};

use super::{modes, play, rules};

/// What a seat may be asked for.
fn asked(view: &View) -> &'static str {
    match view.asked {
        Some(Asked::Choose) => "draft",
        Some(Asked::Play) => "play",
        Some(Asked::Bonus) => "bonus",
        Some(Asked::Kitchen(_)) => "kitchen",
        None => "nothing",
    }
}

/// All that a seat may be asked for in a mode.
fn questions(rules: &RuleSet) -> Vec<&'static str> {
    let mut questions = vec!["draft", "play", "kitchen"];
    if rules.mode.side == Side::Night && rules.passing != Passing::Row {
        questions.push("bonus");
    }
    questions
}

/// Every level, in every mode, asked for everything: with what it can't see put in another order, it does the same.
#[test]
fn rule_9_1_what_a_seat_cannot_see_changes_no_decision() {
    for (number, rules) in modes().into_iter().enumerate() {
        let mut chance = Chance::new(8);
        let mut bots: Vec<Box<dyn Bot>> = (0..5).map(|_| bot(BotKind::Page)).collect();
        let mut choices = 0;
        let mut changed = 0;
        let mut compared = BTreeSet::new();
        play(rules, 5, &mut bots, |game, seat, _| {
            let view = game.view(seat);
            if view.legal_acts().len() < 2 || game.is_opponent(seat) {
                return;
            }
            choices += 1;
            let other = game.with_hidden_reshuffled(seat, &mut chance);
            assert_eq!(view, other.view(seat), "{:?}", rules.mode);
            changed += u32::from(other != *game);
            for kind in BotKind::ALL {
                // Searches take their time: they are asked now and then, and for each thing at least once.
                let turn = match kind {
                    BotKind::Page | BotKind::Squire => true,
                    BotKind::Knight => (choices + number) % 5 == 0,
                    BotKind::Champion => false,
                };
                if !turn && compared.contains(&(kind, asked(&view))) {
                    continue;
                }
                let (_, style) = CHARACTERS[choices % CHARACTERS.len()];
                let decide = |game: &Game| {
                    bot_with(kind, style).decide(&game.view(seat), &mut Chance::new(4))
                };
                assert_eq!(decide(game), decide(&other), "{kind} {:?}", rules.mode);
                compared.insert((kind, asked(&view)));
            }
        });
        assert!(changed > 20, "hidden cards changed {changed} times only");
        for kind in BotKind::ALL {
            for question in questions(&rules) {
                let done = compared.contains(&(kind, question));
                assert!(done, "{kind} was never asked: {question}, {:?}", rules.mode);
            }
        }
    }
}

#[test]
fn rule_9_1_what_others_hold_changes_no_decision() {
    let cards = |names: &str| -> Hand {
        let card = |name: &str| name.parse::<Card>().expect("a card of the box");
        names.split(' ').map(card).collect()
    };
    let own = cards("quest-5 city-3 combat-4 king-2 kitchen-3");
    let game = |other: Hand| {
        let rules = rules(Edition::Second, Side::Day, 3, None);
        Game::new(rules, Seat(0), 5).with_hands(4, Seat(0), &[own, other, other])
    };
    let one = game(cards("quest-4 city-5 combat-5 king-5 kitchen-5"));
    let two = game(cards("quest-2 city-2 combat-3 king-3 kitchen-2"));
    for kind in BotKind::ALL {
        let decide = |game: &Game| bot(kind).decide(&game.view(Seat(0)), &mut Chance::new(4));
        assert_eq!(decide(&one), decide(&two), "{kind}");
    }
}

/// In the draft all choose at once (2.4): whether the others have done so tells nothing.
#[test]
fn rule_9_1_who_has_chosen_already_changes_no_decision() {
    let mut game = Game::new(rules(Edition::Second, Side::Day, 4, None), Seat(0), 5);
    game.settle(&mut ());
    let before = game.view(Seat(3));
    for seat in Seat::all(3) {
        let act = game.legal_acts(seat)[1];
        game.play(act, &mut ()).expect("legal");
    }
    let after = game.view(Seat(3));
    for kind in BotKind::ALL {
        let decide = |view: &View| bot(kind).decide(view, &mut Chance::new(4));
        assert_eq!(decide(&before), decide(&after), "{kind}");
    }
}
