//! What is played, and the table of how each road scores in it.

use serde::{Deserialize, Serialize};

use super::{Board, ByRoad, Road, Subject};

/// Rounds in a game (2.2).
pub const ROUNDS: u8 = 6;

/// Which edition of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// 2014: looping boards (section 8).
    First,
    /// 2023: the main rules.
    Second,
}

/// Which side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The basic game (section 4).
    Day,
    /// Knights, Cup and Parchments (section 5).
    Night,
}

/// Who sees the score journals (4.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Journals {
    /// Each player sees the own one; all are opened at the end.
    #[default]
    Hidden,
    /// Everybody sees all.
    Open,
}

/// A challenge face of the solo game: what the opponents' cards gain, by subject (7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Challenge {
    /// Level, 1 to 6.
    pub level: u8,
    /// Added to the value of an opponent's card, by [`Subject::index`].
    pub bonus: [u8; Subject::COUNT],
}

/// What is played: all that a [`RuleSet`] is built from, but for the board's figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mode {
    /// Edition of the box.
    pub edition: Edition,
    /// Side of the board.
    pub side: Side,
    /// Seats at the table; 3 in solo, the two opponents among them.
    pub seats: u8,
    /// The challenge, in solo.
    pub challenge: Option<Challenge>,
    /// Who sees the journals.
    pub journals: Journals,
}

/// The combination isn't in any box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoSuchMode {
    /// 2.1: 2 to 5 seats, or solo.
    #[error("a game has 2 to 5 seats, not {0} (solo is for one player against two opponents)")]
    Seats(u8),
    /// 8.5: the first edition has neither Night, duel nor solo.
    #[error("the first edition has no {0}: only the Day, for 3 to 5 players")]
    FirstEdition(&'static str),
    /// 7.1: solo is one player against two.
    #[error("solo has three seats: the player, Sir Agravain and Lady Brisen")]
    Solo,
    /// 5.2: the Night needs a board with a Cup.
    #[error("the Night side needs a board with a Cup")]
    NoCup,
    /// 8.3: only the first edition's roads are loops.
    #[error("looping roads belong to the first edition only, and it has no others")]
    Loops,
}

/// How hands travel in the draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passing {
    /// Clockwise in odd rounds, counter-clockwise in even ones (2.4).
    Alternate,
    /// Two hands are swapped (6.1).
    Swap,
    /// No hands: a row of five stacks (7.3).
    Row,
}

/// A set of rounds, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rounds(u8);

impl Rounds {
    /// No round.
    pub const NEVER: Self = Self(0);
    /// Every round.
    pub const EVERY: Self = Self::of(&[1, 2, 3, 4, 5, 6]);

    /// These rounds.
    #[must_use]
    pub const fn of(rounds: &[u8]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < rounds.len() {
            bits |= 1 << rounds[i];
            i += 1;
        }
        Self(bits)
    }

    /// Whether the round is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, round: u8) -> bool {
        self.0 & (1 << round) != 0
    }

    /// The rounds in the set, first to last.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=ROUNDS).filter(move |&round| self.contains(round))
    }
}

/// How a road scores. Points of places are for 1st, 2nd, 3rd; 0 where a place earns nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// No points; places 1 to 3 may move a pawn so many spaces, 0 for none, the last place first (4.1, 8.4).
    Kitchen {
        /// Spaces for 1st, 2nd, 3rd.
        spaces: [u8; 3],
        /// Whether the Kitchen's own road may be chosen (8.4).
        own_road: bool,
    },
    /// No points; the 1st may move a pawn 1 space, and 1 more for each symbol between the two pawns (6.2).
    KitchenDuel,
    /// Points for places (4.2, 4.6).
    Places([u8; 3]),
    /// Points for places on the knight's road that the Cup favours, and on the other (5.5, 6.5).
    Knights {
        /// On the favoured road.
        favoured: [u8; 3],
        /// On the other; on both with the Cup in the centre.
        other: [u8; 3],
    },
    /// Points lost by the last and the next to last (4.3, 4.5).
    Losers {
        /// Lost by the last.
        last: u8,
        /// Lost by the next to last; 0 for nothing (6.3).
        next: u8,
    },
    /// Points from two spaces on, as marked on the [`Board`] (4.4).
    Distance,
    /// The number of the own space, in rounds in which a Parchment was taken; twice if both were (5.6).
    Parchments,
    /// The 1st gets `points` for each full `spaces` of lead (6.6).
    Lead {
        /// Spaces of lead that count as one.
        spaces: u8,
        /// Points for each.
        points: u8,
    },
    /// The 1st gets `first`, and `symbol` for each symbol between the two pawns (6.6).
    FirstAndSymbols {
        /// Points for 1st.
        first: u8,
        /// Points a symbol.
        symbol: u8,
    },
}

/// One road's line in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoadRules {
    /// Last space, or spaces of a lap on a loop.
    pub length: u16,
    /// How it scores.
    pub scoring: Scoring,
    /// In which rounds it scores. For [`Scoring::Parchments`] every round: the Parchments decide.
    pub scores: Rounds,
    /// After which rounds its pawns go back to the start. The Night's King returns by 5.10 besides.
    pub returns: Rounds,
}

/// The rules of one game as a table: what is different between modes is here, and nowhere else.
///
/// Scoring, reference cards, tooltips and the rules book all read it.
///
/// ```
/// use medieval_academy::rules::*;
/// let mode = Mode { edition: Edition::Second, side: Side::Day, seats: 3, challenge: None, journals: Journals::Hidden };
/// let rules = RuleSet::new(mode, &Board::built_in(Edition::Second, Side::Day))?;
/// // 4.2: with 3 players there is no 3rd.
/// assert_eq!(rules.roads[Road::Joust].scoring, Scoring::Places([3, 2, 0]));
/// # Ok::<(), NoSuchMode>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// What it was built from.
    pub mode: Mode,
    /// The board's figures.
    pub board: Board,
    /// Seats at the table, as in the mode.
    pub seats: u8,
    /// Each road's line.
    pub roads: ByRoad<RoadRules>,
    /// How hands travel in the draft.
    pub passing: Passing,
    /// Extra points for whoever is 1st on both Combat roads; 0 for none (6.4).
    pub both_combats: u8,
    /// Spaces of the Cup's road to each side, by night (5.2).
    pub cup: Option<i8>,
    /// After which rounds the Cup goes back to the centre (5.9).
    pub cup_returns: Rounds,
    /// Whether the King's road has Parchments (5.4).
    pub parchments: bool,
    /// Whether the first player may climb a stack before scoring (5.3).
    pub first_player_bonus: bool,
    /// Whether the whole deck is shuffled anew each round (8.2).
    pub fresh_deck: bool,
    /// Whether Excalibur moves on after each round (2.6, 7.1).
    pub excalibur_moves: bool,
}

impl RuleSet {
    /// The table for a mode on a board.
    ///
    /// # Errors
    /// If no box has the combination.
    pub fn new(mode: Mode, board: &Board) -> Result<Self, NoSuchMode> {
        check(&mode, board)?;
        let duel = mode.seats == 2;
        let night = mode.side == Side::Night;
        // 4.1, 4.2, 4.6, 5.5: with 3 players (and in solo, 7.1) there is no 3rd.
        let third = |points: u8| if mode.seats > 3 { points } else { 0 };
        let after_three = Rounds::of(&[3]);
        let last_round = Rounds::of(&[ROUNDS]);

        let kitchen = if duel {
            Scoring::KitchenDuel
        } else {
            Scoring::Kitchen {
                spaces: [3, 2, third(1)],
                own_road: mode.edition == Edition::First,
            }
        };
        let combat = match (night, duel) {
            (false, false) => Scoring::Places([3, 2, third(1)]),
            (false, true) => Scoring::Places([3, 1, 0]),
            (true, _) => Scoring::Knights {
                favoured: [8, 5, third(2)],
                other: [5, 3, third(1)],
            },
        };
        let road = |road: Road| {
            let (scoring, scores, returns) = match road {
                Road::Kitchen => (kitchen, Rounds::EVERY, after_three),
                Road::Joust | Road::Tournament if night => {
                    (combat, Rounds::of(&[2, 4, 6]), Rounds::of(&[2, 4]))
                }
                Road::Joust | Road::Tournament => (combat, Rounds::EVERY, after_three),
                Road::Education => {
                    let next = u8::from(!duel);
                    (
                        Scoring::Losers { last: 3, next },
                        Rounds::EVERY,
                        after_three,
                    )
                }
                Road::King if night => (Scoring::Parchments, Rounds::EVERY, Rounds::NEVER),
                Road::King => (Scoring::Distance, Rounds::of(&[3, 6]), after_three),
                Road::City => {
                    let scoring = if duel {
                        Scoring::Lead {
                            spaces: 3,
                            points: 3,
                        }
                    } else {
                        Scoring::Losers { last: 10, next: 5 }
                    };
                    (scoring, last_round, Rounds::NEVER)
                }
                Road::Quest => {
                    let scoring = if duel {
                        Scoring::FirstAndSymbols {
                            first: 7,
                            symbol: 2,
                        }
                    } else {
                        Scoring::Places([17, 10, third(4)])
                    };
                    (scoring, last_round, Rounds::NEVER)
                }
            };
            RoadRules {
                length: u16::from(board.roads[road]),
                scoring,
                scores,
                returns,
            }
        };
        Ok(Self {
            mode,
            board: *board,
            seats: mode.seats,
            roads: ByRoad::from_fn(road),
            passing: match (mode.challenge, duel) {
                (Some(_), _) => Passing::Row,
                (None, true) => Passing::Swap,
                (None, false) => Passing::Alternate,
            },
            both_combats: if duel && !night { 2 } else { 0 },
            cup: if night {
                board.cup.map(|spaces| spaces as i8)
            } else {
                None
            },
            cup_returns: if night {
                Rounds::of(&[2, 4])
            } else {
                Rounds::NEVER
            },
            parchments: night,
            first_player_bonus: night,
            fresh_deck: mode.edition == Edition::First,
            excalibur_moves: mode.challenge.is_none(),
        })
    }

    /// Whether hands go clockwise in this round; only with [`Passing::Alternate`] (2.4).
    #[inline]
    #[must_use]
    pub const fn clockwise(round: u8) -> bool {
        round % 2 == 1
    }

    /// Spaces of a lap of the road, if it is a loop (8.3).
    #[inline]
    #[must_use]
    pub fn lap(&self, road: Road) -> Option<u16> {
        self.board.loops.then(|| self.roads[road].length)
    }

    /// What an opponent's card of a subject gains (7.2).
    #[inline]
    #[must_use]
    pub fn raise(&self, subject: Subject) -> u8 {
        self.mode
            .challenge
            .map_or(0, |challenge| challenge.bonus[subject.index()])
    }
}

fn check(mode: &Mode, board: &Board) -> Result<(), NoSuchMode> {
    if !(2..=5).contains(&mode.seats) {
        return Err(NoSuchMode::Seats(mode.seats));
    }
    if mode.challenge.is_some() && mode.seats != 3 {
        return Err(NoSuchMode::Solo);
    }
    if mode.edition == Edition::First {
        let missing = match mode {
            Mode {
                side: Side::Night, ..
            } => "Night",
            Mode {
                challenge: Some(_), ..
            } => "solo",
            Mode { seats: 2, .. } => "duel",
            _ => "",
        };
        if !missing.is_empty() {
            return Err(NoSuchMode::FirstEdition(missing));
        }
    }
    if board.loops != (mode.edition == Edition::First) {
        return Err(NoSuchMode::Loops);
    }
    if mode.side == Side::Night && board.cup.is_none() {
        return Err(NoSuchMode::NoCup);
    }
    Ok(())
}
