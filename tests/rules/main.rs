//! The rules of the game as worked examples, one module a section of the rules book, and the properties all games hold.

mod day;
mod duel;
mod fair;
mod first_edition;
mod moving;
mod night;
mod properties;
mod setup;
mod solo;
mod table;
mod whole_games;
