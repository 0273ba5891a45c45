//! The learner's neighbours, who act as the lesson says.

use super::script::{Named, Part};
use crate::rules::{Act, Asked, Card, Game, Hand, Seat};

/// What a seat does now; nothing if its part in this round leaves that to itself.
#[must_use]
pub fn act(parts: &[Part], game: &Game, seat: Seat) -> Option<Act> {
    let mine = |part: &&Part| part.seat == seat && part.round == game.round();
    let part = parts.iter().find(mine)?;
    if !game.waiting().contains(seat) {
        return None;
    }
    let act = match game.asked()? {
        Asked::Choose => keep(part, game, seat),
        Asked::Play => play(part, game, seat),
        Asked::Kitchen(_) => {
            let road = Some(part.kitchen?);
            Some(Act::Kitchen { seat, road })
        }
        Asked::Bonus => Some(Act::Bonus { seat, road: None }),
    };
    let legal = game.legal_acts(seat);
    // Whatever the learner left for it: it always does something.
    act.filter(|act| legal.contains(act))
        .or_else(|| legal.first().copied())
}

fn keep(part: &Part, game: &Game, seat: Seat) -> Option<Act> {
    let hand = game.hand(seat);
    let left = left_of(part.keeps.iter().copied(), game.kept(seat));
    let card = liked(left, part, hand)?;
    Some(Act::Choose { seat, card })
}

fn play(part: &Part, game: &Game, seat: Seat) -> Option<Act> {
    let hand = game.hand(seat);
    let plays = part.plays.iter().map(|&(card, _)| card);
    let card = liked(left_of(plays, game.played(seat)), part, hand)?;
    let said = part.plays.iter().find(|(named, _)| named.0 == card);
    let done = game
        .played(seat)
        .iter()
        .filter(|&&played| played == card)
        .count();
    let meant = part
        .plays
        .iter()
        .filter(|(named, _)| named.0 == card)
        .count();
    let road = match said {
        Some(&(_, road)) if done < meant => road,
        // A further Combat card: the Tournament.
        _ => *card.subject().roads().last()?,
    };
    Some(Act::Play { seat, card, road })
}

/// The first of these cards that is in the hand, else the one the part likes most.
fn liked(cards: Vec<Card>, part: &Part, hand: &Hand) -> Option<Card> {
    let rather = part.rather.iter().map(|named| named.0);
    cards
        .into_iter()
        .chain(rather)
        .find(|card| hand.contains(card))
}

/// The cards of a list that are not done yet.
fn left_of(list: impl Iterator<Item = Named>, done: &Hand) -> Vec<Card> {
    let mut left: Vec<Card> = list.map(|named| named.0).collect();
    for card in done.iter() {
        if let Some(at) = left.iter().position(|one| one == card) {
            left.remove(at);
        }
    }
    left
}
