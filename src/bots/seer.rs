//! The seer: the champion's search with all cards open. No player, but a measure of what hidden cards cost a champion.

use super::search::{CHAMPION, best, try_acts_in};
use crate::rules::{Act, Chance, Game, Seat};

/// What a champion would do that saw all hands, and all that was kept.
///
/// It is given the [`Game`] itself, and so is no [`Bot`](super::Bot): nothing that sits at a table can be one. Only the command
/// line's tournaments ask it.
///
/// # Panics
/// If the seat is not asked for anything.
pub(crate) fn foresee(game: &Game, seat: Seat, chance: &mut Chance) -> Act {
    let view = game.view(seat);
    let first = view.legal_acts()[0];
    if view.legal_acts().len() == 1 {
        return first;
    }
    try_acts_in(&view, |_| game.clone(), CHAMPION, chance, &|| false)
        .and_then(|tried| best(&tried, |_| 0.0))
        .unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Edition, Journals, Mode, NoSuchMode, RuleSet, Side};

    /// The counterpart to the fairness of players: what they can't see changes nothing for them, and much for the seer.
    #[test]
    fn what_is_hidden_changes_what_a_seer_does() -> Result<(), NoSuchMode> {
        let mode = Mode {
            edition: Edition::Second,
            side: Side::Day,
            seats: 4,
            challenge: None,
            journals: Journals::Hidden,
        };
        let rules = RuleSet::new(mode, &Board::built_in(mode.edition, mode.side))?;
        let acts = (0..12).map(|seed| {
            let mut game = Game::new(rules, Seat(0), 7);
            game.settle(&mut ());
            let other = game.with_hidden_reshuffled(Seat(0), &mut Chance::new(seed));
            assert_eq!(other.view(Seat(0)), game.view(Seat(0)));
            foresee(&other, Seat(0), &mut Chance::new(1))
        });
        let mut acts: Vec<Act> = acts.collect();
        acts.dedup();
        assert!(acts.len() > 1, "{acts:?}");
        Ok(())
    }
}
