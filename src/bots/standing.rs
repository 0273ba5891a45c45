//! What a seat's pawns are worth, read off the fitted tables: road by road, for what is on the table.

use super::weights::{
    DRAFT, GAPS, POINT, Round, SLOT, SPACES, SPREAD, TABLE, TURNS, Table, Weights,
};
use crate::rules::{
    Act, ByRoad, BySeat, Card, Game, Parchments, Road, RuleSet, Seat, Side, Subject, Track, View,
};

/// Columns of the Night's King table: how near the next Parchment is.
const NEARNESS: usize = 5;
/// The leader takes a Parchment within so many spaces soon.
const NEAR: u16 = 4;

/// All that is public about the pawns, and the tables to weigh it by.
#[derive(Clone, Copy)]
pub(super) struct Standing<'a> {
    pub rules: &'a RuleSet,
    pub round: u8,
    pub first: Seat,
    pub tracks: &'a ByRoad<Track>,
    pub cup: i8,
    pub parchments: Parchments,
    weights: &'a Weights,
}

/// One road's part of a seat's standing: which numbers of the road's slot count.
type Marks = [usize; 3];

impl<'a> Standing<'a> {
    pub fn of_game(game: &'a Game, weights: &'a Weights) -> Self {
        Self {
            rules: game.rules(),
            round: game.round(),
            first: game.first(),
            tracks: game.tracks(),
            cup: game.cup(),
            parchments: *game.parchments(),
            weights,
        }
    }

    pub fn of_view(view: &'a View, weights: &'a Weights) -> Self {
        Self {
            rules: &view.rules,
            round: view.round,
            first: view.first,
            tracks: &view.tracks,
            cup: view.cup,
            parchments: view.parchments,
            weights,
        }
    }

    /// The round's tables.
    pub fn tables(&self) -> &'a Round {
        self.weights.round(self.round)
    }

    fn night(&self) -> bool {
        self.rules.mode.side == Side::Night
    }

    /// Which numbers of a road's slot count for a seat. The numbers' meaning by night differs on the roads that score
    /// differently: on a knight's road, space gives way to place and the Cup's favour; on the King's, all to space and the
    /// Parchments.
    fn marks(
        &self,
        road: Road,
        seat: Seat,
        track: &Track,
        cup: i8,
        parchments: Parchments,
    ) -> Marks {
        let seats = usize::from(self.rules.seats);
        let own = track.key(seat);
        let (mut before, mut next, mut behind) = (0_u16, i16::MAX, 0_i16);
        for &key in track.keys() {
            before += u16::from(key > own);
            next = next.min(if key > own { key as i16 } else { i16::MAX });
            behind = behind.max(if key < own { key as i16 } else { 0 });
        }
        let space = usize::from(track.space(seat));
        let place = if own == 0 { 0 } else { usize::from(before) + 1 };
        let stride = (GAPS - 2) / (seats - 1);
        let ahead = match place {
            0 | 1 => place,
            _ => 2 + (place - 2) * stride + ((next as usize >> HEIGHT) - space).min(stride - 1),
        };
        let back = match place {
            0 => 0,
            _ if place == seats => 1,
            _ => 2 + (place - 1) * stride + (space - (behind as usize >> HEIGHT)).min(stride - 1),
        };
        let mut first = space.min(SPACES - 1);
        if self.night() {
            match road {
                Road::Joust | Road::Tournament => {
                    let towards = if road == Road::Joust { -cup } else { cup };
                    first = place * 3 + (towards.signum() + 1) as usize;
                }
                Road::King => {
                    let nearness = self.nearness(track, parchments);
                    let cell = space.min(12) * NEARNESS + nearness;
                    return [cell, 13 * NEARNESS + place, SLOT - 1];
                }
                _ => {}
            }
        }
        [first, SPACES + ahead, SPACES + GAPS + back]
    }

    fn nearness(&self, track: &Track, parchments: Parchments) -> usize {
        if parchments.double_taken {
            return 0; // 5.10: all begins anew.
        }
        let leader = track.keys().iter().max().map_or(0, |&key| key >> HEIGHT);
        let [single, double] = self.rules.board.king;
        let (next, column) = match parchments.single {
            None => (single, 1),
            Some(_) => (double, 3),
        };
        let far = leader + NEAR < u16::from(next.space);
        column + usize::from(far)
    }

    fn road(&self, table: &Table, road: Road, marks: Marks) -> i32 {
        let slot = &table[road.index() * SLOT..][..SLOT];
        marks.iter().map(|&mark| i32::from(slot[mark])).sum()
    }

    /// Who is how far from Excalibur.
    fn turn(&self, seat: Seat) -> usize {
        let seats = self.rules.seats;
        usize::from((seat.0 + seats - self.first.0) % seats) % TURNS
    }

    /// The numbers of a table that count for a seat.
    pub fn indices(&self, seat: Seat, out: &mut Vec<usize>) {
        out.clear();
        for road in Road::ALL {
            let track = &self.tracks[road];
            for mark in self.marks(road, seat, track, self.cup, self.parchments) {
                out.push(road.index() * SLOT + mark);
            }
        }
        out.push(TABLE - TURNS + self.turn(seat));
    }

    /// What a table says of one of a seat's roads.
    pub fn of_road(&self, table: &Table, road: Road, seat: Seat) -> i32 {
        let track = &self.tracks[road];
        self.road(
            table,
            road,
            self.marks(road, seat, track, self.cup, self.parchments),
        )
    }

    /// What a table says of a seat.
    pub fn worth(&self, table: &Table, seat: Seat) -> i32 {
        let roads: i32 = Road::ALL
            .into_iter()
            .map(|road| self.of_road(table, road, seat))
            .sum();
        roads + i32::from(table[TABLE - TURNS + self.turn(seat)])
    }

    /// 5.6: what the King pays at once, ahead of the mean of all seats.
    pub fn payout(&self, seat: Seat) -> i32 {
        self.payout_of(seat, &self.tracks[Road::King], self.parchments)
    }

    fn payout_of(&self, seat: Seat, king: &Track, parchments: Parchments) -> i32 {
        if !self.rules.parchments || parchments.taken == 0 {
            return 0;
        }
        let all: i32 = king.spaces().iter().map(|&space| i32::from(space)).sum();
        let own = i32::from(king.space(seat));
        (own * POINT - all * POINT / i32::from(self.rules.seats)) * i32::from(parchments.taken)
    }

    /// What a seat gains by moving its pawn, as if the round's cards were all played.
    pub fn move_gain(&self, seat: Seat, road: Road, spaces: u8) -> i32 {
        let length = self.rules.roads[road].length;
        let mut track = self.tracks[road];
        let steps = u16::from(spaces);
        let moved = if self.rules.board.loops {
            track.advance_on_loop(seat, steps, length)
        } else {
            track.advance(seat, steps, length)
        };
        if moved.from == moved.to && !self.night() {
            return 0;
        }
        self.track_gain(seat, road, &track, spaces)
    }

    /// What a seat gains by climbing to the top of its stack (5.3).
    pub fn climb_gain(&self, seat: Seat, road: Road) -> i32 {
        let mut track = self.tracks[road];
        track.climb(seat, self.rules.lap(road));
        self.track_gain(seat, road, &track, 0)
    }

    fn track_gain(&self, seat: Seat, road: Road, track: &Track, spaces: u8) -> i32 {
        let table = &self.tables().played;
        let worth = |road: Road, track: &Track, cup: i8, parchments: Parchments| {
            self.road(table, road, self.marks(road, seat, track, cup, parchments))
        };
        let before = |road: Road| worth(road, &self.tracks[road], self.cup, self.parchments);
        let mut cup = self.cup;
        let mut parchments = self.parchments;
        if self.night() && spaces > 0 {
            match road {
                Road::Joust | Road::Tournament => {
                    let other = if road == Road::Joust {
                        cup -= spaces as i8;
                        cup -= i8::from(self.cup > 0 && cup <= 0);
                        Road::Tournament
                    } else {
                        cup += spaces as i8;
                        cup += i8::from(self.cup < 0 && cup >= 0);
                        Road::Joust
                    };
                    let after = worth(other, &self.tracks[other], cup, parchments);
                    return after - before(other) + worth(road, track, cup, parchments)
                        - before(road);
                }
                Road::King => {
                    for (mark, taken) in self
                        .rules
                        .board
                        .king
                        .iter()
                        .zip([&mut parchments.single, &mut parchments.double])
                    {
                        if taken.is_none() && track.space(seat) >= u16::from(mark.space) {
                            *taken = Some(seat);
                            parchments.taken += 1;
                        }
                    }
                    parchments.double_taken |= self.parchments.double != parchments.double;
                    let payout = self.payout_of(seat, track, parchments) - self.payout(seat);
                    return payout + worth(road, track, cup, parchments) - before(road);
                }
                _ => {}
            }
        }
        worth(road, track, cup, parchments) - before(road)
    }

    /// The draft's numbers that count for a seat which has kept these cards.
    pub fn draft_indices(&self, seat: Seat, kept: &[Card], out: &mut Vec<usize>) {
        out.clear();
        let bases = self.draft_bases(seat);
        let sums = sums(kept);
        for subject in Subject::ALL {
            out.push(draft_index(
                subject,
                bases[subject.index()],
                sums[subject.index()],
            ));
        }
        let combat = [Road::Joust, Road::Tournament].map(|road| self.lead(road, seat));
        let better = combat[0].max(combat[1]).clamp(-10, 10);
        out.push(Subject::COUNT * SPREAD + (better + 10) as usize);
        out.push(DRAFT - TURNS + self.turn(seat));
    }

    /// Where a seat's pawns stand for the draft, by subject: cards kept add to it.
    pub fn draft_bases(&self, seat: Seat) -> [i32; Subject::COUNT] {
        Subject::ALL.map(|subject| match subject {
            Subject::Combat => 0,
            Subject::King => i32::from(self.tracks[Road::King].space(seat)),
            _ => self.lead(subject.roads()[0], seat) + 8,
        })
    }

    /// What the draft's table gives for a card more.
    pub fn draft_gain(&self, base: i32, sum: i32, card: Card) -> i32 {
        let table = &self.tables().drafted;
        let value = i32::from(card.value());
        let at = |sum| i32::from(table[draft_index(card.subject(), base, sum)]);
        at(sum + value) - at(sum)
    }

    /// By how many spaces a seat is ahead of the foremost other pawn.
    fn lead(&self, road: Road, seat: Seat) -> i32 {
        let spaces = self.tracks[road].spaces();
        let others = (0..spaces.len()).filter(|&other| other != seat.index());
        let foremost = others.map(|other| spaces[other]).max().unwrap_or(0);
        i32::from(spaces[seat.index()]) - i32::from(foremost)
    }

    /// What an act seems to be worth to its seat, against none at all: what a player sees who looks one act ahead. `kept`
    /// are the cards it has kept in this draft.
    pub fn act_gain(&self, act: Act, kept: &[Card], kitchen_spaces: u8) -> i32 {
        match act {
            Act::Choose { seat, card } => {
                let subject = card.subject().index();
                self.draft_gain(self.draft_bases(seat)[subject], sums(kept)[subject], card)
            }
            Act::Play { seat, card, road } => self.move_gain(seat, road, card.value()),
            Act::Kitchen { seat, road } => {
                road.map_or(0, |road| self.move_gain(seat, road, kitchen_spaces))
            }
            Act::Bonus { seat, road } => road.map_or(0, |road| self.climb_gain(seat, road)),
        }
    }
}

/// Bits of a pawn's key below its space.
const HEIGHT: usize = 6;

fn draft_index(subject: Subject, base: i32, sum: i32) -> usize {
    subject.index() * SPREAD + (base + sum).clamp(0, SPREAD as i32 - 1) as usize
}

/// Spaces that cards are good for, by subject.
pub(super) fn sums(cards: &[Card]) -> [i32; Subject::COUNT] {
    let mut sums = [0; Subject::COUNT];
    for &card in cards {
        sums[card.subject().index()] += i32::from(card.value());
    }
    sums
}

/// Each seat's number, made in order.
pub(super) fn by_seat<T: Default>(seats: u8, mut of: impl FnMut(Seat) -> T) -> BySeat<T> {
    std::array::from_fn(|i| {
        if i < usize::from(seats) {
            of(Seat(i as u8))
        } else {
            T::default()
        }
    })
}
