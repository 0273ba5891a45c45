//! The chance to win, from turn to turn.

use crate::{
    bots::win_chances,
    records::Setup,
    rules::{Act, BySeat, Game, Phase, Seat},
};

/// How the game stood after an act.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn {
    /// Acts done.
    pub acts: usize,
    /// The round, 1 to 6.
    pub round: u8,
    /// Who has acted last; nobody at the start.
    pub seat: Option<Seat>,
    /// Each seat's chance to win, 0 to 1, by what lies on the table.
    pub chances: BySeat<f32>,
}

/// How the game stood at the start, and after every act that moved something on the table: the draft does not. None if the
/// acts aren't this setup's.
#[must_use]
pub fn turns(setup: &Setup, acts: &[Act]) -> Option<Vec<Turn>> {
    let mut game = setup.new_game().ok()?;
    game.settle(&mut ());
    let mut turns = vec![turn(&game, 0, None)];
    for (done, &act) in acts.iter().enumerate() {
        let drafting = game.phase() == Phase::Choose;
        game.play(act, &mut ()).ok()?;
        if !drafting {
            turns.push(turn(&game, done + 1, Some(act.seat())));
        }
    }
    Some(turns)
}

fn turn(game: &Game, acts: usize, seat: Option<Seat>) -> Turn {
    Turn {
        acts,
        round: game.round(),
        seat,
        chances: win_chances(&game.view(Seat(0))),
    }
}
