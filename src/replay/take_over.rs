//! A game taken over from a place in a replay: the same acts up to there, other people at the table, a record of its own.

use std::time::SystemTime;

use bevy::prelude::*;

use super::{Replay, keys::seat_seen, may_sit, taken_over};
use crate::{
    records::{Library, Record, RecordError, SeatKind, SetupError, WriteError, Writer},
    rules::{Act, SeatSet},
};

/// The sheet that asks who plays on, if it lies open.
#[derive(Resource, Debug, Default)]
pub struct TakeOver {
    draft: Option<Draft>,
}

/// Who is to play each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// By seat.
    pub kinds: Vec<SeatKind>,
    /// The seats that a person may take.
    pub free: SeatSet,
    /// The first control is still to get the focus.
    pub focus_due: bool,
}

/// Why a game could not be taken over.
#[derive(Debug, thiserror::Error)]
pub enum TakeOverError {
    /// The setup can't be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The acts break the rules, which a record rules out.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The new record can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl TakeOver {
    /// Whether the sheet lies open.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.draft.is_some()
    }

    /// Who is to play, while it is open.
    pub const fn draft(&mut self) -> Option<&mut Draft> {
        self.draft.as_mut()
    }

    /// Opens it: whoever looks plays the seat that is seen, computer players those of other people.
    pub fn open(&mut self, replay: &Replay) {
        let setup = replay.tale().setup();
        let free = may_sit(setup, replay.views());
        let own = seat_seen(replay);
        let kinds = (0..).zip(&setup.seats).map(|(seat, at)| match at.kind {
            opponent if opponent.is_opponent() => opponent,
            _ if seat == own.0 && free.contains(own) => SeatKind::Person,
            SeatKind::Person => SeatKind::Squire,
            computer => computer,
        });
        self.draft = Some(Draft {
            kinds: kinds.collect(),
            free,
            focus_due: true,
        });
    }

    /// Puts it away.
    pub fn close(&mut self) {
        self.draft = None;
    }
}

/// Whether a game can be taken over where a replay is: it is not over there, and somebody may sit down without learning what is
/// hidden.
#[must_use]
pub fn may_take_over(replay: &Replay) -> bool {
    let tale = replay.tale();
    !replay.is_look_back()
        && !after(replay).is_over()
        && !may_sit(tale.setup(), replay.views()).is_empty()
}

/// The game after all acts that have begun: it goes on there.
fn after(replay: &Replay) -> &crate::rules::Game {
    let tale = replay.tale();
    tale.after(tale.acts(replay.at()).len())
}

/// Writes the record of the game taken over into the library. Returns where.
///
/// # Errors
/// If it can't be written; nothing is overwritten.
pub fn write(
    replay: &Replay,
    kinds: &[SeatKind],
    library: &Library,
    now: SystemTime,
) -> Result<std::path::PathBuf, TakeOverError> {
    let tale = replay.tale();
    let acts: &[Act] = tale.acts(replay.at());
    let mut record = Record::new(taken_over(tale, kinds))?;
    for &act in acts {
        record
            .play(act, &mut ())
            .map_err(|reason| RecordError::Damaged {
                line: 1,
                reason: reason.to_string(),
            })?;
    }
    let path = library.new_path(record.setup().seed, now);
    Writer::save(&path, &record)?;
    Ok(path)
}
