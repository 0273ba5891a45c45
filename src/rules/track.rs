//! Where the pawns of one road stand, and in which order: moving and stacking (section 3).

use super::{BySeat, MAX_SEATS, Seat};

/// Bits of a key that hold the height in the stack; the space is above them.
const HEIGHT_BITS: u32 = 6;
const HEIGHT_MASK: u16 = (1 << HEIGHT_BITS) - 1;
/// Height of the first pawn on a last space; later ones go under it, one lower each (3.2).
const LAST_SPACE_HEIGHT: u16 = 40;

/// The pawns of one road, one a seat.
///
/// A pawn is one sort key: its space, then its height in the stack. A greater key is further ahead; 0 is the start, where
/// all are level (3.4). A move writes one key only, so the others keep their order by themselves (3.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Track {
    keys: [u16; 8],
}

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Space before, counted from the start space 0.
    pub from: u16,
    /// Space after; the same if the pawn could not move.
    pub to: u16,
}

impl Track {
    /// The space of a seat's pawn: 0 is the start. On a loop, the whole distance (8.3).
    #[inline]
    #[must_use]
    pub const fn space(&self, seat: Seat) -> u16 {
        self.keys[seat.index()] >> HEIGHT_BITS
    }

    /// The sort key of a seat's pawn: greater is further ahead, 0 is the start.
    #[inline]
    #[must_use]
    pub const fn key(&self, seat: Seat) -> u16 {
        self.keys[seat.index()]
    }

    /// All keys at once; seats that are not at the table have 0.
    #[inline]
    #[must_use]
    pub const fn keys(&self) -> &[u16; 8] {
        &self.keys
    }

    /// How many pawns are ahead of the seat's; with all on start, none is.
    #[inline]
    #[must_use]
    pub fn ahead(&self, seat: Seat) -> usize {
        let own = self.keys[seat.index()];
        // Summed in the keys' own width: eight comparisons at once.
        let ahead: u16 = self.keys.iter().map(|&key| u16::from(key > own)).sum();
        usize::from(ahead)
    }

    /// The place of a seat's pawn, from 1; none on the start (4.0).
    #[inline]
    #[must_use]
    pub fn place(&self, seat: Seat) -> Option<usize> {
        (self.keys[seat.index()] != 0).then(|| self.ahead(seat) + 1)
    }

    /// The seats off the start, foremost first, at a table of `seats`.
    #[must_use]
    pub fn order(&self, seats: u8) -> ([Seat; MAX_SEATS], usize) {
        let mut order = [Seat(0); MAX_SEATS];
        let mut off_start = 0;
        for seat in Seat::all(seats) {
            // Those on the start are written behind the others, where nobody looks: quicker than to leave them out.
            order[self.ahead(seat)] = seat;
            off_start += usize::from(self.keys[seat.index()] != 0);
        }
        (order, off_start)
    }

    /// Whether another seat's pawn stands on top of this one, directly or not. Never on the start (5.3).
    #[must_use]
    pub fn covered(&self, seat: Seat, lap: Option<u16>) -> bool {
        let own = self.keys[seat.index()];
        own != 0
            && self
                .keys
                .iter()
                .any(|&key| key != 0 && same_stone(key, own, lap) && height(key) > height(own))
    }

    /// Moves a pawn on a road that ends at space `last`: on top of a stack (3.1), under it on the last space (3.2).
    #[inline(always)]
    pub fn advance(&mut self, seat: Seat, steps: u16, last: u16) -> Move {
        let from = self.space(seat);
        let to = (from + steps).min(last);
        if to > from {
            let landing = to << HEIGHT_BITS;
            let there = |key: u16| key >> HEIGHT_BITS == to;
            // Keys are far below `i16::MAX`, and of signed numbers every processor can compare eight at once.
            self.keys[seat.index()] = if to == last {
                let none = landing + LAST_SPACE_HEIGHT + 1;
                let lowest = self.keys.iter().fold(none as i16, |lowest, &key| {
                    lowest.min(if there(key) { key } else { none } as i16)
                });
                lowest as u16 - 1
            } else {
                let top = self.keys.iter().fold(landing as i16, |top, &key| {
                    top.max(if there(key) { key + 1 } else { landing } as i16)
                });
                top as u16
            };
        }
        Move { from, to }
    }

    /// Moves a pawn on a loop of `lap` spaces: always on top, no end (8.3).
    #[inline]
    pub fn advance_on_loop(&mut self, seat: Seat, steps: u16, lap: u16) -> Move {
        let from = self.space(seat);
        let to = from + steps;
        let landing = to << HEIGHT_BITS;
        let mut top = 0;
        for &key in &self.keys {
            // Pawns still on the start are level, and lie under all that comes round to them.
            if key != 0 && same_stone(key, landing, Some(lap)) {
                top = top.max(height(key) + 1);
            }
        }
        self.keys[seat.index()] = landing | top;
        Move { from, to }
    }

    /// Puts a covered pawn on the top of its stack (5.3).
    pub fn climb(&mut self, seat: Seat, lap: Option<u16>) {
        let own = self.keys[seat.index()];
        let top = self
            .keys
            .iter()
            .filter(|&&key| key != 0 && same_stone(key, own, lap))
            .map(|&key| height(key))
            .max()
            .unwrap_or(0);
        self.keys[seat.index()] = (own & !HEIGHT_MASK) | (top + 1);
    }

    /// All pawns back to the start (4.7).
    #[inline]
    pub fn clear(&mut self) {
        self.keys = [0; 8];
    }

    /// The pawns that share a stone, bottom to top: of space `stone`, or of every distance that comes to lie on it if the
    /// road is a loop of `lap` spaces. On the start: in seat order, then pawns that came round.
    #[must_use]
    pub fn stack(&self, stone: u16, lap: Option<u16>, seats: u8) -> ([Seat; MAX_SEATS], usize) {
        let mut stack = [Seat(0); MAX_SEATS];
        let mut len = 0;
        for seat in Seat::all(seats) {
            if same_stone(self.keys[seat.index()], stone << HEIGHT_BITS, lap) {
                stack[len] = seat;
                len += 1;
            }
        }
        let rank = |seat: &Seat| {
            let key = self.keys[seat.index()];
            (key != 0, height(key))
        };
        stack[..len].sort_by_key(rank);
        (stack, len)
    }

    /// Places pawns freely: a seat's `(space, height)` each. For tests and puzzles, not for play.
    ///
    /// ```
    /// use medieval_academy::rules::{Seat, Track};
    /// // Seat 1 stands on seat 0, both on space 4: it is ahead (3.1).
    /// let track = Track::with(&[(4, 0), (4, 1), (0, 0)]);
    /// assert_eq!(track.place(Seat(1)), Some(1));
    /// assert_eq!(track.place(Seat(0)), Some(2));
    /// assert_eq!(track.place(Seat(2)), None); // 3.4
    /// ```
    #[must_use]
    pub fn with(pawns: &[(u16, u16)]) -> Self {
        let mut track = Self::default();
        for (key, &(space, height)) in track.keys.iter_mut().zip(pawns) {
            *key = space << HEIGHT_BITS | height;
        }
        track
    }

    /// The spaces of all seats.
    #[must_use]
    pub fn spaces(&self) -> BySeat<u16> {
        std::array::from_fn(|i| self.keys[i] >> HEIGHT_BITS)
    }
}

#[inline]
const fn height(key: u16) -> u16 {
    key & HEIGHT_MASK
}

#[inline]
const fn same_stone(a: u16, b: u16, lap: Option<u16>) -> bool {
    let (a, b) = (a >> HEIGHT_BITS, b >> HEIGHT_BITS);
    match lap {
        None => a == b,
        Some(lap) => a % lap == b % lap,
    }
}
