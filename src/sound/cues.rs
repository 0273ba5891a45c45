//! What is heard of each event, and when: pure functions of what is shown.
//!
//! Nothing hidden can be heard: a card that another seat kept makes no sound, and no sound depends on which card it was.

use super::{Effect, Piece};
use crate::{
    rules::{Event, Journals, Landing, Reason, Road, Seat},
    table::touch_down,
};

/// Something to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// An effect, in one of its variants.
    Effect(Effect, usize),
    /// A short piece.
    Sting(Piece),
}

impl Sound {
    /// Everything that the table and the screens may ask for.
    pub fn all() -> impl Iterator<Item = Self> {
        let effects = Effect::ALL.iter();
        let effects = effects.flat_map(|&effect| {
            (0..effect.steps().len()).map(move |variant| Self::Effect(effect, variant))
        });
        let stings = Piece::ALL.iter().copied().filter(|piece| piece.is_sting());
        stings.map(Self::Sting).chain(effects)
    }

    /// Whether music steps back for it.
    #[must_use]
    pub const fn ducks(self) -> bool {
        matches!(
            self,
            Self::Sting(_)
                | Self::Effect(
                    Effect::Excalibur | Effect::TowerBell | Effect::Cheer | Effect::PointsLost,
                    _
                )
        )
    }
}

impl From<Effect> for Sound {
    fn from(effect: Effect) -> Self {
        Self::Effect(effect, 0)
    }
}

/// A sound of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// Seconds after the event began, at the table's speed.
    pub at: f32,
    /// What is heard.
    pub sound: Sound,
}

/// What besides the event decides what is heard of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listener {
    /// Whose hidden things are on the screen.
    pub viewer: Option<Seat>,
    /// Who sees the journals.
    pub journals: Journals,
    /// Nothing moves: everything is where it ends at once.
    pub still: bool,
    /// No road has scored in this round yet.
    pub first_road: bool,
}

/// Seconds between two dealt cards.
const DEAL: f32 = 0.17;
/// Seconds between two pawns that come home.
const HOME: f32 = 0.13;
/// Variants of a hop.
const HOPS: u16 = 8;

fn now(sound: impl Into<Sound>) -> Vec<Cue> {
    vec![later(0.0, sound)]
}

fn later(at: f32, sound: impl Into<Sound>) -> Cue {
    Cue {
        at,
        sound: sound.into(),
    }
}

/// What is heard of an event.
#[must_use]
pub fn cues(event: &Event, listener: &Listener) -> Vec<Cue> {
    match *event {
        Event::RoundBegan { .. } => now(Sound::Sting(Piece::RoundStart)),
        Event::Reshuffled { .. } | Event::Passed { .. } => now(Effect::CardPass),
        Event::Dealt => (0..Effect::CardDeal.steps().len())
            .map(|i| later(DEAL * i as f32, Sound::Effect(Effect::CardDeal, i)))
            .collect(),
        // The same for every card, and for others nothing at all.
        Event::Kept { seat, .. } if listener.viewer == Some(seat) => now(Effect::CardPick),
        Event::Kept { .. } => Vec::new(),
        Event::Reasoned {
            reason: Reason::Highest { .. },
            ..
        } => now(Effect::Quill),
        // They take no time: the act that follows is heard.
        Event::Reasoned { .. } | Event::NotScored { .. } | Event::KingSilent => Vec::new(),
        Event::TurnedUp { .. } | Event::DraftEnded => now(Effect::CardFlip),
        Event::Played { .. } | Event::Discarded => now(Effect::CardDiscard),
        Event::Moved {
            from, to, landing, ..
        } => moved(from, to, landing, listener.still),
        Event::CupMoved { from, to } if from == to => now(Effect::Shield),
        Event::CupMoved { .. } | Event::CupReturned => now(Effect::CupGlide),
        Event::ParchmentTaken { .. } | Event::ParchmentsReturned => now(Effect::Parchment),
        Event::BonusTaken { .. } => {
            vec![later(0.0, Effect::PawnHop), later(0.5, Effect::PawnStack)]
        }
        Event::KitchenMove { .. } => now(Effect::JournalPage),
        Event::BonusDeclined { .. }
        | Event::KitchenDeclined { .. }
        | Event::KitchenSkipped { .. }
        | Event::NobodyPlaced { .. }
        | Event::LeadTooShort { .. } => now(Effect::Tick),
        Event::RoadBegan { road } => road_began(road, listener),
        Event::CupFavours { .. } => now(Effect::SwordClash),
        Event::Scored { points, .. } => scored(points, listener.journals),
        Event::Returned { .. } => returned(),
        Event::ExcaliburPassed { .. } => now(Effect::Excalibur),
        Event::Ended { .. } => now(Effect::TowerBell),
    }
}

/// A hop for every space, rising, and how the pawn comes to stand.
fn moved(from: u16, to: u16, landing: Landing, still: bool) -> Vec<Cue> {
    let spaces = to.saturating_sub(from);
    let hop = |n: u16| Sound::Effect(Effect::PawnHop, usize::from((n - 1) % HOPS));
    let (mut cues, end) = if spaces == 0 {
        (Vec::new(), 0.0)
    } else if still {
        (vec![later(0.0, hop(spaces))], 0.0)
    } else {
        let hops = (1..=spaces).map(|n| later(touch_down(n), hop(n)));
        (hops.collect(), touch_down(spaces))
    };
    match landing {
        Landing::Open => {}
        Landing::LastSpace => cues.push(later(end, Effect::SwordClash)),
        Landing::OnTop(_) => cues.push(later(end, Effect::PawnStack)),
        Landing::Under(_) => {
            // It slides the last part of its way.
            cues.pop();
            let last = if still {
                0.0
            } else {
                touch_down(spaces.max(1) - 1)
            };
            cues.push(later(last, Effect::PawnUnder));
        }
        Landing::Stuck => cues.push(later(end, Effect::Shield)),
    }
    cues
}

fn road_began(road: Road, listener: &Listener) -> Vec<Cue> {
    let mut cues = Vec::new();
    if listener.first_road {
        cues.push(later(0.0, Sound::Sting(Piece::Scoring)));
    }
    if road == Road::Kitchen {
        cues.push(later(0.0, Effect::Book));
    } else {
        cues.push(later(0.1, Effect::BannerUnroll));
    }
    cues
}

/// Coins, or their loss; then the page of a closed journal, or the dial of an open one.
fn scored(points: i8, journals: Journals) -> Vec<Cue> {
    let variant = usize::from(points.unsigned_abs()).clamp(1, 3) - 1;
    let points = if points < 0 {
        Effect::PointsLost.into()
    } else {
        Sound::Effect(Effect::PointsGain, variant)
    };
    let journal = match journals {
        Journals::Hidden => Effect::JournalPage,
        Journals::Open => Effect::Tick,
    };
    vec![later(0.0, points), later(0.3, journal)]
}

/// Some pawns come home, falling in pitch; how many there are doesn't matter.
fn returned() -> Vec<Cue> {
    let hops = (0..4u8).map(|n| {
        let variant = usize::from(3 - n);
        later(
            HOME * f32::from(n) + 0.2,
            Sound::Effect(Effect::PawnHop, variant),
        )
    });
    hops.collect()
}
