//! The rules of the game as data and functions; knows no app, clock, screen, file or language.
//!
//! Rule numbers in comments and docs are those of the rules book (`F1` in the game). The parts:
//!
//! - what the box holds: [`Card`], [`Road`], [`Seat`], [`Board`];
//! - what is played: [`Mode`] and the [`RuleSet`] built from it, a plain table of how each road scores and returns;
//! - the state of one game: [`Game`], changed only by [`Game::play`] with an [`Act`], told as [`Event`]s;
//! - what one seat may know of it: [`View`].
//!
//! One file a phase: `deal`, `draft`, `play`, `score`, `return_pawns`, `excalibur`.

mod act;
mod board;
mod cards;
mod chance;
mod deal;
mod draft;
mod event;
mod excalibur;
mod game;
mod hidden;
mod imagine;
mod opponent;
mod play;
mod prepared;
mod return_pawns;
mod road;
mod ruleset;
mod score;
mod seat;
mod track;
mod view;

pub use act::{Act, Acts, IllegalAct};
pub use board::{Board, BoardError, KingSpace};
pub use cards::{Card, CardError, Hand, Pile, Subject, deck};
pub use chance::Chance;
pub use event::{Event, Landing, Parchment, TieBreak, Told, Why, Witness};
pub use game::{Asked, Game, KitchenMove, Parchments, Phase};
pub use imagine::Imagined;
pub use opponent::{AGRAVAIN, BRISEN, Reason};
pub use play::LookAhead;
pub use road::{ByRoad, Road, RoadSet};
pub use ruleset::{
    Challenge, Edition, Journals, Mode, NoSuchMode, Passing, ROUNDS, RoadRules, Rounds, RuleSet,
    Scoring, Side,
};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use track::{Move, Track};
pub use view::{Pending, View};
