//! Computer players as the command line names them: `knight`, or `knight:osric` with a character's style.

use std::{fmt, str::FromStr};

use crate::bots::{Bot, BotKind, CHARACTERS, Style, bot_with, foresee};
use crate::records::SeatKind;
use crate::rules::{Act, Chance, Game, Seat};

/// Somebody who can be made to play, by level, the strongest last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Player {
    /// A computer player, and whose style it has.
    Bot(BotKind, Option<&'static str>),
    /// The champion's search with open hands. It cheats: it is only for tournaments.
    Seer,
}

/// The word for the seer.
const SEER: &str = "seer";

impl Player {
    /// What help texts say there is.
    pub(super) fn list() -> String {
        let kinds = BotKind::ALL.map(BotKind::key).join(", ");
        let characters = CHARACTERS.map(|(key, _)| key).join(", ");
        format!("{kinds}; each also with a character's style, as in squire:rowan: {characters}")
    }

    /// Who acts for its seat, as a record has it.
    pub(super) fn seat_kind(self) -> SeatKind {
        match self {
            Self::Bot(BotKind::Page, _) => SeatKind::Page,
            Self::Bot(BotKind::Squire, _) => SeatKind::Squire,
            Self::Bot(BotKind::Knight, _) => SeatKind::Knight,
            Self::Bot(BotKind::Champion, _) | Self::Seer => SeatKind::Champion,
        }
    }

    /// Whose portrait its seat has, and so whose style it plays.
    pub(super) fn character(self) -> Option<&'static str> {
        match self {
            Self::Bot(_, character) => character,
            Self::Seer => None,
        }
    }

    /// The player, ready for a game.
    pub(super) fn sit(self) -> Seated {
        match self {
            Self::Bot(kind, character) => {
                Seated::Bot(bot_with(kind, character.map_or(Style::NEUTRAL, Style::of)))
            }
            Self::Seer => Seated::Seer,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(kind, None) => kind.fmt(f),
            Self::Bot(kind, Some(character)) => f.pad(&format!("{kind}:{character}")),
            Self::Seer => f.pad(SEER),
        }
    }
}

/// The text names nobody who plays.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such computer player: {0:?} (there are: {list})", list = Player::list())]
pub(super) struct NoSuchPlayer(String);

impl FromStr for Player {
    type Err = NoSuchPlayer;

    fn from_str(text: &str) -> Result<Self, NoSuchPlayer> {
        let unknown = || NoSuchPlayer(text.to_owned());
        let (level, character) = match text.split_once(':') {
            Some((level, character)) => (level, Some(character)),
            None => (text, None),
        };
        let kind = level.parse().map_err(|_| unknown())?;
        let character = match character {
            None => None,
            Some(wanted) => {
                let known = CHARACTERS.iter().find(|(key, _)| *key == wanted);
                Some(known.ok_or_else(unknown)?.0)
            }
        };
        Ok(Self::Bot(kind, character))
    }
}

/// As [`Player::from_str`], and the seer.
pub(super) fn parse_player_or_seer(text: &str) -> Result<Player, NoSuchPlayer> {
    if text == SEER {
        Ok(Player::Seer)
    } else {
        text.parse()
    }
}

/// A player in a game.
pub(super) enum Seated {
    /// Decides from its view.
    Bot(Box<dyn Bot>),
    /// Decides from the game.
    Seer,
}

impl Seated {
    /// What it does next. It has to be asked for something.
    pub(super) fn decide(&mut self, game: &Game, seat: Seat, chance: &mut Chance) -> Act {
        match self {
            Self::Bot(bot) => bot.decide(&game.view(seat), chance),
            Self::Seer => foresee(game, seat, chance),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_read_from_its_own_words() {
        let mut players: Vec<Player> = BotKind::ALL.map(|kind| Player::Bot(kind, None)).into();
        players.extend(CHARACTERS.map(|(key, _)| Player::Bot(BotKind::Squire, Some(key))));
        for player in players {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        for wrong in ["", "king", "squire:", "squire:nobody", ":rowan", SEER] {
            assert!(wrong.parse::<Player>().is_err(), "{wrong}");
        }
        assert_eq!(parse_player_or_seer(SEER), Ok(Player::Seer));
        assert!(parse_player_or_seer("seer:rowan").is_err());
    }
}
