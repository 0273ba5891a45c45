//! Games remembered: a game is its setup, its seed and the acts of its seats, one JSON line each.
//!
//! - what a game is made from: [`Setup`], [`boards`], [`challenges`];
//! - the file of one game: [`Record`] reads it, [`Writer`] keeps it while the game is played;
//! - the folder of all games: [`Library`], what is in it: [`Listed`], and what was deleted from it: [`Deleted`];
//! - what is remembered of finished games: [`profile`], and what that adds up to: [`statistics`], [`titles`];
//! - the same game told step by step for other programs: [`trace`].
//!
//! Nothing here panics on what a file holds, and no file is ever overwritten or shortened, but for the cut-off last line
//! of a game that is taken up again. What a person deletes is moved aside, and gone after some weeks.

mod act_line;
mod bin;
pub mod boards;
mod catalogue;
pub mod challenges;
pub mod deeds;
pub mod finished;
mod header;
mod kept_file;
mod library;
pub mod profile;
mod record;
mod seed;
mod setup;
mod stamp;
pub mod statistics;
pub mod titles;
pub mod trace;
mod writer;

pub use act_line::{ActLineError, act_from_line, act_to_line};
pub use bin::{BinError, Deleted, KEPT_FOR};
pub use boards::{Boards, BoardsError};
pub use catalogue::{About, Listed};
pub use header::{FORMAT, VERSION};
pub(crate) use kept_file::{Contents, KeptFile};
pub use library::{DATA_VARIABLE, Found, Kept, Library, data_folder};
pub use record::{LoadError, Record, RecordError};
pub use seed::seed_from_text;
pub use setup::{Agreement, PawnShape, SeatKind, SeatSetup, Setup, SetupError};
pub(crate) use stamp::stamp;
pub use writer::{WriteError, Writer};

/// How the names of record files end, without the dot.
pub const EXTENSION: &str = "academy";
