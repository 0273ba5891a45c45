//! What a lesson is made of: plain data, read from `assets/lessons/*.ron`.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, de::Error};

use crate::{
    records::PawnShape,
    rules::{Act, Card, Event, Game, Landing, Road, Seat, Side},
};

/// One lesson. The learner sits in seat 0.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// About how long it takes.
    pub minutes: u8,
    /// Side of the board.
    pub side: Side,
    /// The learner's pawns.
    pub pawn: PawnShape,
    /// The others, in seats 1 and up: the character's key, and their pawns.
    pub neighbours: Vec<(String, PawnShape)>,
    /// Played one after the other, each from a position of its own.
    pub scenes: Vec<Scene>,
}

/// A prepared position, and what is taught in it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// Where it begins.
    pub position: Position,
    /// What the others do. A seat without a part in a round is an ordinary computer player.
    #[serde(default)]
    pub parts: Vec<Part>,
    /// What is said and asked, in order.
    pub steps: Vec<Step>,
}

/// Where a scene begins.
#[derive(Clone, Debug, Deserialize)]
pub enum Position {
    /// A first deal, from a deck with these cards on top, the topmost first.
    Deal {
        /// Who holds Excalibur.
        first: Seat,
        /// The cards, five for each seat in turn.
        deck: Vec<Named>,
    },
    /// In the middle of a round's play.
    Play {
        /// The round, 1 to 6.
        round: u8,
        /// Who holds Excalibur.
        first: Seat,
        /// Who plays next.
        turn: Seat,
        /// Cards left, by seat.
        hands: Vec<Vec<Named>>,
        /// Cards played, by seat.
        played: Vec<Vec<Named>>,
        /// Pawns that have left the start: a space and a height in its stack, by seat.
        pawns: BTreeMap<Road, Vec<(u16, u16)>>,
        /// Where the Cup stands (5.2).
        #[serde(default)]
        cup: i8,
    },
}

/// What a neighbour does in a round.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Which round.
    pub round: u8,
    /// Whose.
    pub seat: Seat,
    /// Cards kept, one after the other.
    #[serde(default)]
    pub keeps: Vec<Named>,
    /// Cards played, one after the other, and on which road.
    #[serde(default)]
    pub plays: Vec<(Named, Road)>,
    /// What it likes most, after that.
    #[serde(default)]
    pub rather: Vec<Named>,
    /// Where its Kitchen move goes; none: that is its own affair.
    #[serde(default)]
    pub kitchen: Option<Road>,
}

/// A card by its name, `quest-3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named(pub Card);

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map(Self).map_err(D::Error::custom)
    }
}

/// One step.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The message that is said; without one, the game only goes on.
    #[serde(default)]
    pub say: Option<String>,
    /// How the teacher looks.
    #[serde(default)]
    pub mood: Mood,
    /// What is pointed at.
    #[serde(default)]
    pub point: Vec<Anchor>,
    /// What ends the step.
    pub wait: Wait,
    /// Said once when something else is done.
    #[serde(default)]
    pub otherwise: Option<String>,
    /// The step is passed over unless this holds when its turn comes.
    #[serde(default)]
    pub when: Option<When>,
    /// Whoever has come here has done the lesson.
    #[serde(default)]
    pub done: bool,
}

/// How the teacher looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[allow(missing_docs, reason = "the moods are what they are called")]
pub enum Mood {
    #[default]
    Calm,
    Pleased,
    Dismayed,
}

impl Mood {
    /// The word that stands for it in the art.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Pleased => "pleased",
            Self::Dismayed => "dismayed",
        }
    }
}

/// A thing on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Anchor {
    /// A card of the learner's, on the shelf or in the hand.
    Card(Named),
    /// A road with all its spaces.
    Road(Road),
    /// A road's banner.
    Banner(Road),
    /// A seat's pawn.
    Pawn(Seat, Road),
    /// A space of a road.
    Space(Road, u16),
    /// A seat's journal.
    Journal(Seat),
    /// The Cup.
    Cup,
}

/// What ends a step.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Wait {
    /// The learner has read it.
    Next,
    /// The learner does something of this kind.
    Act(Vec<Kind>),
    /// The table is about to show something; the learner is free until then.
    Before(Moment),
    /// The table has shown something; the learner is free until then.
    After(Moment),
    /// The learner points at a pawn on a road: one of these seats'.
    Which(Road, Vec<Seat>),
    /// The learner goes on with this game, or leaves for a real one.
    Offer,
}

/// A kind of act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Kind {
    /// Keeps this card.
    Keep(Named),
    /// Keeps any card.
    KeepAny,
    /// Plays this card, on whatever road.
    Play(Named),
    /// Plays this card on this road.
    PlayOn(Named, Road),
    /// Plays any card.
    PlayAny,
    /// A Kitchen move on this road.
    Kitchen(Road),
    /// Any Kitchen move, but not to decline it.
    KitchenAny,
    /// Declines a Kitchen move.
    Decline,
    /// The first-player bonus on this road.
    Bonus(Road),
}

impl Kind {
    /// Whether an act is of this kind.
    #[must_use]
    pub fn fits(self, act: Act) -> bool {
        match (self, act) {
            (Self::Keep(named), Act::Choose { card, .. })
            | (Self::Play(named), Act::Play { card, .. }) => named.0 == card,
            (Self::PlayOn(named, on), Act::Play { card, road, .. }) => {
                named.0 == card && on == road
            }
            (Self::KeepAny, Act::Choose { .. }) | (Self::PlayAny, Act::Play { .. }) => true,
            (Self::Kitchen(on), Act::Kitchen { road, .. })
            | (Self::Bonus(on), Act::Bonus { road, .. }) => road == Some(on),
            (Self::KitchenAny, Act::Kitchen { road, .. }) => road.is_some(),
            (Self::Decline, Act::Kitchen { road, .. }) => road.is_none(),
            _ => false,
        }
    }
}

/// Something that happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Moment {
    /// A road is scored (4.0).
    Scores(Road),
    /// All roads are scored: pawns go back, or Excalibur moves on, or the game is over.
    ScoringEnds,
    /// Pawns go back to the start (4.7).
    Returns,
    /// Cards are dealt (2.3): the first thing a table can stop at in a new game.
    Dealt,
    /// Hands go on to the neighbours, or are swapped (2.4, 6.1).
    Swapped,
    /// A round begins.
    Round(u8),
    /// A seat's pawn moves on a road.
    Moves(Seat, Road),
    /// A seat's pawn comes to a last space (3.2).
    Last(Seat, Road),
    /// The game is over.
    Ends,
}

impl Moment {
    /// Whether an event is this.
    #[must_use]
    pub fn fits(self, event: &Event) -> bool {
        match (self, event) {
            (Self::Scores(road), Event::RoadBegan { road: began }) => road == *began,
            (Self::ScoringEnds, event) => matches!(
                event,
                Event::Returned { .. } | Event::ExcaliburPassed { .. } | Event::Ended { .. }
            ),
            (Self::Returns, Event::Returned { .. })
            | (Self::Dealt, Event::Dealt)
            | (Self::Swapped, Event::Passed { .. })
            | (Self::Ends, Event::Ended { .. }) => true,
            (Self::Round(round), Event::RoundBegan { round: began, .. }) => round == *began,
            (
                Self::Moves(seat, road),
                Event::Moved {
                    seat: by, road: on, ..
                },
            ) => seat == *by && road == *on,
            (
                Self::Last(seat, road),
                Event::Moved {
                    seat: by,
                    road: on,
                    landing,
                    ..
                },
            ) => {
                let last = matches!(landing, Landing::LastSpace | Landing::Under(_));
                seat == *by && road == *on && last
            }
            _ => false,
        }
    }
}

/// Where the table is to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// Before it shows this.
    Before(Moment),
    /// When it has shown this.
    After(Moment),
}

impl Pause {
    /// Whether the table stops before an event.
    #[must_use]
    pub fn is_before(self, event: &Event) -> bool {
        matches!(self, Self::Before(moment) if moment.fits(event))
    }

    /// Whether the table stops after an event.
    #[must_use]
    pub fn is_after(self, event: &Event) -> bool {
        matches!(self, Self::After(moment) if moment.fits(event))
    }
}

/// A condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum When {
    /// The learner's last act was of this kind.
    Did(Kind),
    /// The learner's last act was a Kitchen move on another road than this.
    Elsewhere(Road),
    /// The learner's pawn has left the start of a road.
    Left(Road),
    /// It has not.
    NotLeft(Road),
    /// The learner pointed at this seat's pawn.
    Answered(Seat),
    /// The learner has won.
    Won,
    /// Somebody else has.
    Lost,
}

impl When {
    /// Whether it holds, for the learner in seat 0.
    #[must_use]
    pub fn holds(self, game: &Game, last: Option<Act>, answer: Option<Seat>) -> bool {
        let left = |road| game.track(road).space(LEARNER) > 0;
        match self {
            Self::Did(kind) => last.is_some_and(|act| kind.fits(act)),
            Self::Elsewhere(road) => {
                last.is_some_and(|act| Kind::KitchenAny.fits(act) && !Kind::Kitchen(road).fits(act))
            }
            Self::Left(road) => left(road),
            Self::NotLeft(road) => !left(road),
            Self::Answered(seat) => answer == Some(seat),
            Self::Won => game.winners().is_some_and(|won| won.contains(LEARNER)),
            Self::Lost => game.winners().is_some_and(|won| !won.contains(LEARNER)),
        }
    }
}

/// The learner's seat.
pub const LEARNER: Seat = Seat(0);
