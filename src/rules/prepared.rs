//! Games that begin in a position of somebody's choice: for tests, puzzles and lessons.

use super::{
    BySeat, Card, Game, Hand, Parchments, Pile, Road, Seat, SeatSet, Track, deck, game::Stage,
};

impl Game {
    /// The game with pawns of one road placed freely: for tests, puzzles and lessons.
    #[must_use]
    pub const fn with_track(mut self, road: Road, track: Track) -> Self {
        *self.tracks.get_mut(road) = track;
        self
    }

    /// The game with other points, by seat: for tests, puzzles and lessons.
    #[must_use]
    pub const fn with_scores(mut self, scores: BySeat<i16>) -> Self {
        self.scores = scores;
        self
    }

    /// The game with the Cup placed freely (5.2): for tests, puzzles and lessons.
    #[must_use]
    pub const fn with_cup(mut self, cup: i8) -> Self {
        self.cup = cup;
        self
    }

    /// The game in the middle of a round's play, each seat with these cards left in its hand and so many played before:
    /// for tests, puzzles and lessons. The seat with Excalibur plays next; other cards are gone.
    #[must_use]
    pub fn with_hands(mut self, round: u8, first: Seat, hands: &[Hand]) -> Self {
        self.round = round;
        self.first = first;
        self.turn = first;
        self.stage = Stage::Play;
        self.waiting = SeatSet::only(first);
        self.kept = Default::default();
        self.dealt = Default::default();
        self.drafted = Default::default();
        for (own, hand) in self.hands.iter_mut().zip(hands) {
            *own = *hand;
        }
        self
    }

    /// A game about to deal its first round, with these cards on top of the deck, the topmost first: for puzzles and lessons.
    /// The box's other cards follow in the deck's own order. None if the box has too few of a card, or it isn't the first
    /// deal.
    #[must_use]
    pub fn with_deck(mut self, top: &[Card]) -> Option<Self> {
        if self.stage != Stage::Deal || self.round != 1 {
            return None;
        }
        let mut rest = deck();
        if !top.iter().all(|&card| rest.take(card)) {
            return None;
        }
        // Its last card is the top.
        self.deck = rest;
        for &card in top.iter().rev() {
            self.deck.push(card);
        }
        Some(self)
    }

    /// The game in the middle of a round's play, `turn` to play next: for puzzles and lessons. Each seat has the cards of
    /// `hands` left and has played those of `played`; all other cards are on the discard pile. None if the box has too few of
    /// a card, or a seat is missing.
    #[must_use]
    pub fn in_play(
        self,
        round: u8,
        first: Seat,
        turn: Seat,
        hands: &[Hand],
        played: &[Hand],
    ) -> Option<Self> {
        let mut rest = deck();
        let all = hands.iter().chain(played).flat_map(|hand| hand.iter());
        let seats = usize::from(self.rules.seats);
        if hands.len() != seats || played.len() != seats {
            return None;
        }
        for &card in all {
            if !rest.take(card) {
                return None;
            }
        }
        let mut game = self.with_hands(round, first, hands);
        game.turn = turn;
        game.waiting = SeatSet::only(turn);
        game.played = Default::default();
        for (own, hand) in game.played.iter_mut().zip(played) {
            *own = *hand;
        }
        game.deck = Pile::new();
        game.discard = rest;
        Some(game)
    }

    /// The game at the beginning of a round's scoring (section 4), hands empty: for tests, puzzles and lessons.
    #[must_use]
    pub fn at_scoring(mut self, round: u8, first: Seat) -> Self {
        self.round = round;
        self.first = first;
        self.hands = Default::default();
        self.kept = Default::default();
        self.dealt = Default::default();
        self.drafted = Default::default();
        self.played = Default::default();
        self.waiting = SeatSet::NONE;
        self.stage = Stage::BonusBegins;
        self
    }

    /// The game with the Parchments placed freely (5.4): for tests, puzzles and lessons.
    #[must_use]
    pub const fn with_parchments(mut self, parchments: Parchments) -> Self {
        self.parchments = parchments;
        self
    }
}
