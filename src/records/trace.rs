//! A game told step by step, for other programs to check: one JSON object for the start and for each act.

use serde::Serialize;

use super::{Record, SetupError};
use crate::rules::{Act, Asked, ByRoad, Card, Event, Game, IllegalAct, Road, Seat, SeatSet};

/// The pawns on a space: its number, and their seats from bottom to top.
///
/// On the start (space 0) pawns are level, and listed in seat order. On loops (8.3) the number is the whole distance, laps
/// included, and pawns of different distances can share a stone: then there is one entry for each run of pawns with the
/// same distance, stone by stone, bottom to top. So a pawn at 16 on a loop of 16 stands above those still on the start.
pub type Space = (u16, Vec<Seat>);

/// The whole state of a game after one act and all that follows by itself. Cards of the deck, the discard pile, hands,
/// kept and played cards and the solo row and decks are always 52 together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// Acts so far.
    pub step: usize,
    /// The round, 1 to 6.
    pub round: u8,
    /// What the game waits for.
    pub phase: StepPhase,
    /// Who holds Excalibur.
    pub first: Seat,
    /// The seats that have to act.
    pub waiting: SeatSet,
    /// The occupied spaces of each road, hindmost first.
    pub roads: ByRoad<Vec<Space>>,
    /// The Cup: −n towards the Black Knight, n towards the White, 0 in the centre or where there is none.
    pub cup: i8,
    /// Who holds the Parchments.
    pub parchments: StepParchments,
    /// The cards each seat holds: to choose from, or left to play. Solo opponents hold none: see [`StepSolo`].
    pub hands: Vec<Vec<Card>>,
    /// The cards each seat has kept so far, while the draft lasts.
    pub kept: Vec<Vec<Card>>,
    /// The cards of each seat on the table, first to last, until the round's four are played.
    pub played: Vec<Vec<Card>>,
    /// The deck, top first.
    pub deck: Vec<Card>,
    /// The discard pile, in the order the cards came to it.
    pub discard: Vec<Card>,
    /// Each seat's points.
    pub scores: Vec<i16>,
    /// What solo has besides.
    pub solo: Option<StepSolo>,
    /// What happened in this step, in order.
    pub events: Vec<Event>,
    /// Who won, when the game is over.
    pub winners: Option<SeatSet>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum StepPhase {
    /// Cards to keep (2.4).
    Choose,
    /// A card to play (2.5).
    Play,
    /// The first-player bonus (5.3).
    Bonus,
    /// A Kitchen move (4.1).
    Kitchen,
    /// Nothing more.
    Over,
}

/// Who holds the Parchments (5.4); none = on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "each field is the Parchment of its name")]
pub struct StepParchments {
    pub single: Option<Seat>,
    pub double: Option<Seat>,
}

/// What solo has besides (7.3, 7.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StepSolo {
    /// The row of stacks, left to right, each top first.
    pub stacks: Vec<Vec<Card>>,
    /// By seat, the decks of the opponents, top first; the player has none.
    pub opponents: Vec<Vec<Card>>,
}

impl Step {
    /// Describes a game after so many acts.
    #[must_use]
    pub fn new(step: usize, game: &Game, events: Vec<Event>) -> Self {
        let seats = || Seat::all(game.rules().seats);
        let parchments = game.parchments();
        let solo = game.rules().mode.challenge.map(|_| StepSolo {
            stacks: game.row().iter().map(|stack| top_first(stack)).collect(),
            opponents: seats()
                .map(|seat| {
                    if game.is_opponent(seat) {
                        top_first(game.hand(seat))
                    } else {
                        Vec::new()
                    }
                })
                .collect(),
        });
        let hand = |seat| {
            if game.is_opponent(seat) {
                Vec::new()
            } else {
                game.hand(seat).to_vec()
            }
        };
        Self {
            step,
            round: game.round(),
            phase: match game.asked() {
                Some(Asked::Choose) => StepPhase::Choose,
                Some(Asked::Play) => StepPhase::Play,
                Some(Asked::Bonus) => StepPhase::Bonus,
                Some(Asked::Kitchen(_)) => StepPhase::Kitchen,
                None => StepPhase::Over,
            },
            first: game.first(),
            waiting: game.waiting(),
            roads: ByRoad::from_fn(|road| spaces(game, road)),
            cup: game.cup(),
            parchments: StepParchments {
                single: parchments.single,
                double: parchments.double,
            },
            hands: seats().map(hand).collect(),
            kept: seats().map(|seat| game.kept(seat).to_vec()).collect(),
            played: seats().map(|seat| game.played(seat).to_vec()).collect(),
            deck: top_first(game.deck()),
            discard: game.discard().to_vec(),
            scores: seats().map(|seat| game.score(seat)).collect(),
            solo,
            events,
            winners: game.winners(),
        }
    }

    /// The step as a line of JSON, without a line break.
    #[must_use]
    pub fn to_line(&self) -> String {
        // Numbers, keys and lists: nothing here that JSON can't say.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The steps of a record: the start, then one an act.
#[derive(Clone, Debug)]
pub struct Steps<'a> {
    game: Game,
    acts: std::slice::Iter<'a, Act>,
    /// Steps told; none before the start.
    told: usize,
}

/// The steps of a record from its start.
///
/// # Errors
/// If the setup can't be played; a record read or begun always can.
pub fn steps(record: &Record) -> Result<Steps<'_>, SetupError> {
    Ok(Steps {
        game: record.setup().new_game()?,
        acts: record.acts().iter(),
        told: 0,
    })
}

impl Iterator for Steps<'_> {
    type Item = Result<Step, IllegalAct>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut events = Vec::new();
        if self.told == 0 {
            self.game.settle(&mut events);
        } else {
            let &act = self.acts.next()?;
            if let Err(illegal) = self.game.play(act, &mut events) {
                self.acts = [].iter();
                return Some(Err(illegal));
            }
        }
        self.told += 1;
        Some(Ok(Step::new(self.told - 1, &self.game, events)))
    }
}

fn top_first(pile: &[Card]) -> Vec<Card> {
    pile.iter().rev().copied().collect()
}

fn spaces(game: &Game, road: Road) -> Vec<Space> {
    let rules = game.rules();
    let lap = rules.lap(road);
    let track = game.track(road);
    let stones = lap.unwrap_or(rules.roads[road].length + 1);
    let mut spaces: Vec<Space> = Vec::new();
    for stone in 0..stones {
        let (stack, len) = track.stack(stone, lap, rules.seats);
        let from = spaces.len();
        for &seat in &stack[..len] {
            let space = track.space(seat);
            match spaces[from..].last_mut() {
                Some((number, seats)) if *number == space => seats.push(seat),
                _ => spaces.push((space, vec![seat])),
            }
        }
    }
    spaces
}
