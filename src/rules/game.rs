//! One game: its state, and the turning of its phases.

use std::fmt;

use super::{
    Act, Acts, BySeat, Card, Chance, Event, Hand, IllegalAct, Pile, Road, RuleSet, Seat, SeatSet,
    Track, Witness, deck, opponent,
};
use super::{ByRoad, Parchment};

/// The six phases of a round (2.2), and the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Cards are dealt (2.3).
    Deal,
    /// The draft (2.4).
    Choose,
    /// Four cards each (2.5).
    Play,
    /// Bonus, Kitchen moves and points (section 4).
    Score,
    /// Pawns go back (4.7).
    ReturnPawns,
    /// Excalibur moves on (2.6).
    PassExcalibur,
    /// The game is over (4.8).
    Over,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Every seat in [`Game::waiting`] keeps a card (2.4).
    Choose,
    /// One seat plays a card (2.5).
    Play,
    /// The first player may climb a stack (5.3).
    Bonus,
    /// One seat may move a pawn (4.1).
    Kitchen(KitchenMove),
}

/// A Kitchen move that somebody is owed (4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KitchenMove {
    /// Who.
    pub seat: Seat,
    /// The place in the Kitchen that earns it, from 1.
    pub place: u8,
    /// How many spaces; at least 1.
    pub spaces: u8,
}

/// Where the Night's Parchments are: none = on the King's road, else with a seat (5.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Parchments {
    /// The single one.
    pub single: Option<Seat>,
    /// The double one.
    pub double: Option<Seat>,
    /// How many were taken in this round.
    pub taken: u8,
    /// Whether the double one was taken in this round (5.10).
    pub double_taken: bool,
}

/// How far the round has come; finer than [`Phase`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Stage {
    Deal,
    Choose,
    Play,
    BonusBegins,
    BonusAsked,
    KitchenBegins,
    KitchenAsked,
    Points,
    ReturnPawns,
    PassExcalibur,
    Over,
}

/// The whole state of one game, hidden things included: a small plain value, without heap, cheap to clone, compare and hash.
///
/// It changes only by [`Game::play`], or by its two halves [`Game::apply`] and [`Game::settle`]. What a player may know of
/// it is [`Game::view`].
///
/// ```
/// use medieval_academy::rules::*;
/// let mode = Mode { edition: Edition::Second, side: Side::Day, seats: 4, challenge: None, journals: Journals::Hidden };
/// let rules = RuleSet::new(mode, &Board::built_in(Edition::Second, Side::Day))?;
/// let mut game = Game::new(rules, Seat(0), 7);
/// game.settle(&mut ()); // deals
/// let act = game.legal_acts(Seat(2))[0];
/// game.play(act, &mut ())?;
/// assert_eq!(game.kept(Seat(2)).len(), 1);
/// assert_eq!(game.play(act, &mut ()), Err(IllegalAct::AlreadyChosen));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Game {
    pub(super) rules: RuleSet,
    pub(super) chance: Chance,
    pub(super) tracks: ByRoad<Track>,
    pub(super) scores: BySeat<i16>,
    pub(super) hands: BySeat<Hand>,
    pub(super) kept: BySeat<Hand>,
    pub(super) played: BySeat<Hand>,
    /// The hands as dealt, while it matters who saw them: in the draft and in play.
    pub(super) dealt: BySeat<Hand>,
    /// What each seat kept, pick by pick, while cards are played; in solo unused, where all choices are public.
    pub(super) drafted: BySeat<Hand>,
    pub(super) deck: Pile<{ Card::COUNT }>,
    pub(super) discard: Pile<{ Card::COUNT }>,
    /// The solo row: five stacks, of which the last card is the face-up top (7.3).
    pub(super) row: [Pile<3>; 5],
    pub(super) stage: Stage,
    pub(super) round: u8,
    pub(super) first: Seat,
    pub(super) turn: Seat,
    pub(super) waiting: SeatSet,
    /// Kitchen moves still owed; the last is next.
    pub(super) kitchen: [KitchenMove; 3],
    pub(super) kitchen_left: u8,
    pub(super) cup: i8,
    pub(super) parchments: Parchments,
}

impl Game {
    /// A game about to deal its first round; [`Game::settle`] brings it to the first choice.
    #[must_use]
    pub fn new(rules: RuleSet, first: Seat, seed: u64) -> Self {
        let mut game = Self {
            rules,
            chance: Chance::new(seed),
            tracks: ByRoad::default(),
            scores: [0; 5],
            hands: Default::default(),
            kept: Default::default(),
            played: Default::default(),
            dealt: Default::default(),
            drafted: Default::default(),
            deck: deck(),
            discard: Pile::new(),
            row: Default::default(),
            stage: Stage::Deal,
            round: 1,
            first,
            turn: first,
            waiting: SeatSet::NONE,
            kitchen: [KitchenMove {
                seat: Seat(0),
                place: 0,
                spaces: 0,
            }; 3],
            kitchen_left: 0,
            cup: 0,
            parchments: Parchments::default(),
        };
        game.chance.shuffle(game.deck.as_mut_slice());
        game
    }

    /// Who begins if that is drawn by lot: the same for the same seed and number of seats, and unlike the deals.
    #[must_use]
    pub fn first_by_lot(seats: u8, seed: u64) -> Seat {
        const LOT: u64 = 0x4558_4341_4c49_4255; // Any constant keeps the lot apart from the deals.
        Seat(Chance::new(seed ^ LOT).below(u32::from(seats)) as u8)
    }

    /// Does an act, and all that follows by itself up to the next choice.
    ///
    /// # Errors
    /// If the act is illegal; the game is untouched then.
    #[inline]
    pub fn play<W: Witness>(&mut self, act: Act, witness: &mut W) -> Result<(), IllegalAct> {
        self.apply(act, witness)?;
        self.settle(witness);
        Ok(())
    }

    /// Does an act, without what follows by itself.
    ///
    /// # Errors
    /// If the act is illegal; the game is untouched then.
    #[inline]
    pub fn apply<W: Witness>(&mut self, act: Act, witness: &mut W) -> Result<(), IllegalAct> {
        // Small enough to be inlined early, so that an act is read field by field and never put together.
        match act {
            Act::Choose { seat, card } => self.choose(seat, card, witness),
            Act::Play { seat, card, road } => self.play_card(seat, card, road, witness),
            Act::Bonus { seat, road } => self.bonus(seat, road, witness),
            Act::Kitchen { seat, road } => self.kitchen_move(seat, road, witness),
        }
    }

    /// Goes on until a choice is to be made, or the game is over.
    #[inline]
    pub fn settle<W: Witness>(&mut self, witness: &mut W) {
        while self.step(witness) {}
    }

    /// Does the next thing that happens by itself. False if there is none: somebody has to choose, or the game is over.
    #[inline(always)]
    pub fn step<W: Witness>(&mut self, witness: &mut W) -> bool {
        match self.stage {
            Stage::Deal => self.deal(witness),
            Stage::BonusBegins => self.begin_bonus(),
            Stage::KitchenBegins => self.begin_kitchen(witness),
            Stage::Points => self.score_roads(witness),
            Stage::ReturnPawns => self.return_pawns(witness),
            Stage::PassExcalibur => self.pass_excalibur(witness),
            Stage::Choose => return self.keep_forced(witness),
            Stage::KitchenAsked => return self.skip_stuck(witness),
            Stage::Play | Stage::BonusAsked | Stage::Over => return false,
        }
        true
    }

    /// What is checked for every act.
    #[inline]
    pub(super) fn check(&self, act: Act) -> Result<(), IllegalAct> {
        if self.stage == Stage::Over {
            Err(IllegalAct::GameOver)
        } else if act.seat().0 >= self.rules.seats {
            Err(IllegalAct::NoSuchSeat(act.seat()))
        } else if self.rules.mode.challenge.is_some() {
            opponent::check(self, act)
        } else {
            Ok(())
        }
    }

    /// The acts a seat may do now, each once; none if it is not asked.
    #[inline]
    #[must_use]
    pub fn legal_acts(&self, seat: Seat) -> Acts {
        let mut acts = Acts::new();
        self.list_acts(seat, &mut acts);
        acts
    }

    /// Writes the acts of [`Game::legal_acts`] over those of an earlier choice: spares playouts the making and moving of a
    /// list for every card.
    #[inline]
    pub fn list_acts(&self, seat: Seat, acts: &mut Acts) {
        acts.clear();
        if !self.waiting.contains(seat) {
            return;
        }
        if self.rules.mode.challenge.is_some()
            && let Some(act) = opponent::act(self, seat)
        {
            return acts.push(act);
        }
        match self.stage {
            Stage::Choose => self.legal_choices(seat, acts),
            Stage::Play => self.legal_plays(seat, acts),
            Stage::BonusAsked => self.legal_bonuses(seat, acts),
            Stage::KitchenAsked => self.legal_kitchen_moves(seat, acts),
            _ => {}
        }
    }

    /// What the game waits for; nothing when it is over, or has to [`Game::settle`] first.
    #[must_use]
    pub fn asked(&self) -> Option<Asked> {
        match self.stage {
            Stage::Choose => Some(Asked::Choose),
            Stage::Play => Some(Asked::Play),
            Stage::BonusAsked => Some(Asked::Bonus),
            Stage::KitchenAsked => self.next_kitchen_move().map(Asked::Kitchen),
            _ => None,
        }
    }

    /// The seats that have to act; in the draft several at once (2.4), in any order.
    #[inline]
    #[must_use]
    pub const fn waiting(&self) -> SeatSet {
        self.waiting
    }

    /// The phase of the round.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Deal => Phase::Deal,
            Stage::Choose => Phase::Choose,
            Stage::Play => Phase::Play,
            Stage::BonusBegins
            | Stage::BonusAsked
            | Stage::KitchenBegins
            | Stage::KitchenAsked
            | Stage::Points => Phase::Score,
            Stage::ReturnPawns => Phase::ReturnPawns,
            Stage::PassExcalibur => Phase::PassExcalibur,
            Stage::Over => Phase::Over,
        }
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// The rule table.
    #[inline]
    #[must_use]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The round, 1 to 6.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Who holds Excalibur.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The pawns of a road.
    #[inline]
    #[must_use]
    pub fn track(&self, road: Road) -> &Track {
        &self.tracks[road]
    }

    /// The pawns of all roads.
    #[must_use]
    pub const fn tracks(&self) -> &ByRoad<Track> {
        &self.tracks
    }

    /// A seat's points; may be negative (4.9).
    #[inline]
    #[must_use]
    pub const fn score(&self, seat: Seat) -> i16 {
        self.scores[seat.index()]
    }

    /// The cards a seat holds: in the draft the hand to choose from, then those left to play.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The cards a seat has kept so far, while the draft lasts.
    #[must_use]
    pub const fn kept(&self, seat: Seat) -> &Hand {
        &self.kept[seat.index()]
    }

    /// The cards a seat has played in this round, first to last.
    #[must_use]
    pub const fn played(&self, seat: Seat) -> &Hand {
        &self.played[seat.index()]
    }

    /// The deck; its last card is the top.
    #[must_use]
    pub const fn deck(&self) -> &Pile<{ Card::COUNT }> {
        &self.deck
    }

    /// The discard pile, in the order the cards came to it.
    #[must_use]
    pub const fn discard(&self) -> &Pile<{ Card::COUNT }> {
        &self.discard
    }

    /// The solo row, left to right; the last card of a stack lies face up on top (7.3).
    #[must_use]
    pub const fn row(&self) -> &[Pile<3>; 5] {
        &self.row
    }

    /// Where the Cup stands: 0 in the centre, negative towards the Black Knight (5.2).
    #[must_use]
    pub const fn cup(&self) -> i8 {
        self.cup
    }

    /// Where the Parchments are (5.4).
    #[must_use]
    pub const fn parchments(&self) -> &Parchments {
        &self.parchments
    }

    /// The seat that holds a Parchment.
    #[must_use]
    pub const fn parchment(&self, parchment: Parchment) -> Option<Seat> {
        match parchment {
            Parchment::Single => self.parchments.single,
            Parchment::Double => self.parchments.double,
        }
    }

    #[inline]
    pub(super) fn tell<W: Witness>(&self, witness: &mut W, event: impl FnOnce() -> Event) {
        if W::WATCHES {
            witness.see(self, event());
        }
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("round", &self.round)
            .field("stage", &self.stage)
            .field("waiting", &self.waiting)
            .field("hands", &self.hands)
            .field("kept", &self.kept)
            .field("played", &self.played)
            .field("tracks", &self.tracks)
            .field("scores", &self.scores)
            .finish_non_exhaustive()
    }
}
