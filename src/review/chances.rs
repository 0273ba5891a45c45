//! The chance to win, from turn to turn.

use crate::{
    bots::win_chances,
    records::Setup,
    rules::{Act, BySeat, Game, Phase, Seat},
};

/// What a moment follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// Nothing yet.
    Start,
    /// A turn, 1 to 4: everybody has played a card (2.5).
    Turn(u8),
    /// The round's scoring (section 4).
    Round,
}

/// How the game stood after a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn {
    /// Acts done.
    pub acts: usize,
    /// The round, 1 to 6.
    pub round: u8,
    /// What is over of the round.
    pub after: After,
    /// Each seat's chance to win, 0 to 1, by what lies on the table.
    pub chances: BySeat<f32>,
}

/// How the game stood at the start, after every turn of play, and after every round: in between, who has played more cards
/// would seem to be ahead. None if the acts aren't this setup's.
#[must_use]
pub fn turns(setup: &Setup, acts: &[Act]) -> Option<Vec<Turn>> {
    let mut game = setup.new_game().ok()?;
    game.settle(&mut ());
    let mut turns = vec![turn(&game, 0, game.round(), After::Start)];
    for (done, &act) in acts.iter().enumerate() {
        let (round, phase) = (game.round(), game.phase());
        game.play(act, &mut ()).ok()?;
        let next = |after| turn(&game, done + 1, round, after);
        let scored = game.round() != round || game.is_over();
        if scored {
            turns.push(next(After::Round));
        } else if phase == Phase::Play
            && let Some(count) = played_alike(&game)
        {
            turns.push(next(After::Turn(count)));
        }
    }
    Some(turns)
}

/// How many cards everybody has played; none if some have played more.
fn played_alike(game: &Game) -> Option<u8> {
    let mut counts = Seat::all(game.rules().seats).map(|seat| game.played(seat).len());
    let first = counts.next()?;
    (first > 0 && counts.all(|count| count == first)).then_some(first as u8)
}

fn turn(game: &Game, acts: usize, round: u8, after: After) -> Turn {
    Turn {
        acts,
        round,
        after,
        chances: win_chances(&game.view(Seat(0))),
    }
}
