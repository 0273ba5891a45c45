//! The board as the tables of [`Values`] see it: which cells a pawn's standing reads.

use super::values::{CELLS, POINT, Table, Values};
use crate::rules::{
    ByRoad, BySeat, Card, Game, Parchments, Road, RuleSet, Seat, Side, Subject, Track, View,
};

// The cells of a road, but for the draft: place, space, next pawn ahead, next pawn behind.
const SPACE: usize = 6;
const SPACES: usize = 27;
const AHEAD: usize = SPACE + SPACES;
const GAPS: usize = 7;
const BEHIND: usize = AHEAD + GAPS;
/// By night, spaces of the King's road are told apart again when the single Parchment is gone.
const PARCHMENT: usize = 13;
// The cells of a road in the draft: lead that the kept cards would give, and how much they are.
const LEAD_BACK: i32 = 8;
const KEPT: usize = SPACES;
const KEPTS: usize = CELLS - KEPT;

/// All that lies open on the board.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub rules: &'a RuleSet,
    pub round: u8,
    pub tracks: &'a ByRoad<Track>,
    pub cup: i8,
    pub parchments: Parchments,
}

impl<'a> From<&'a Game> for Scene<'a> {
    #[inline]
    fn from(game: &'a Game) -> Self {
        Self {
            rules: game.rules(),
            round: game.round(),
            tracks: game.tracks(),
            cup: game.cup(),
            parchments: *game.parchments(),
        }
    }
}

impl<'a> From<&'a View> for Scene<'a> {
    fn from(view: &'a View) -> Self {
        Self {
            rules: &view.rules,
            round: view.round,
            tracks: &view.tracks,
            cup: view.cup,
            parchments: view.parchments,
        }
    }
}

impl Scene<'_> {
    /// The cells that a pawn reads.
    #[inline]
    pub fn cells(&self, road: Road, seat: Seat) -> [usize; 4] {
        let single = self.parchments.single.is_some();
        self.cells_if(road, seat, &self.tracks[road], self.cup, single)
    }

    #[inline]
    fn cells_if(
        &self,
        road: Road,
        seat: Seat,
        track: &Track,
        cup: i8,
        single_taken: bool,
    ) -> [usize; 4] {
        let own = track.key(seat);
        let (mut place, mut ahead, mut behind) = (1, u16::MAX, None);
        for other in 0..self.rules.seats {
            let key = track.key(Seat(other));
            if key > own {
                place += 1;
                ahead = ahead.min(key);
            } else if key < own {
                behind = behind.max(Some(key));
            }
        }
        let space = usize::from(track.space(seat));
        let gap = |a: u16, b: u16| 1 + usize::from(space_of(a) - space_of(b)).min(GAPS - 2);
        let place = if own == 0 { 0 } else { place };
        let cell = match road {
            Road::Joust | Road::Tournament if self.rules.mode.side == Side::Night => {
                place.min(4) * 5 + favour(road, cup)
            }
            Road::King if self.rules.parchments => {
                space.min(PARCHMENT - 1) + if single_taken { PARCHMENT } else { 0 }
            }
            _ => space.min(SPACES - 1),
        };
        [
            place,
            SPACE + cell,
            AHEAD
                + if ahead == u16::MAX {
                    0
                } else {
                    gap(ahead, own)
                },
            BEHIND + behind.map_or(0, |behind| gap(own, behind)),
        ]
    }

    /// What all pawns of a seat are worth, in 1/256 points.
    pub fn worth(&self, values: &Values, table: Table, seat: Seat) -> i32 {
        let road = |road: Road| self.worth_on(values, table, road, seat);
        Road::ALL.into_iter().map(road).sum()
    }

    /// What a seat's pawn on one road is worth, in 1/256 points.
    pub fn worth_on(&self, values: &Values, table: Table, road: Road, seat: Seat) -> i32 {
        let cells = values.road(table, self.round, road);
        sum(cells, self.cells(road, seat))
    }

    /// What a seat gains by moving its pawn before the Kitchen is begun, in 1/256 points.
    #[inline]
    pub fn gain(&self, values: &Values, seat: Seat, road: Road, steps: u8) -> i32 {
        let length = self.rules.roads[road].length;
        let mut track = self.tracks[road];
        if self.rules.board.loops {
            track.advance_on_loop(seat, u16::from(steps), length);
        } else {
            track.advance(seat, u16::from(steps), length);
        }
        match (road, self.rules.cup) {
            (Road::Joust | Road::Tournament, Some(end)) => {
                let towards = if road == Road::Joust { -1 } else { 1 };
                let cup = cup_after(self.cup, towards * steps as i8, end);
                let other = if road == Road::Joust {
                    Road::Tournament
                } else {
                    Road::Joust
                };
                self.change(values, seat, road, &track, cup)
                    + self.change(values, seat, other, &self.tracks[other], cup)
            }
            (Road::King, _) if self.rules.parchments => self.king_gain(values, seat, &track),
            _ => self.change(values, seat, road, &track, self.cup),
        }
    }

    /// What a seat gains if its pawn climbs to the top of its stack (5.3).
    pub fn climb_gain(&self, values: &Values, seat: Seat, road: Road) -> i32 {
        let mut track = self.tracks[road];
        track.climb(seat, self.rules.lap(road));
        self.change(values, seat, road, &track, self.cup)
    }

    #[inline]
    fn change(&self, values: &Values, seat: Seat, road: Road, track: &Track, cup: i8) -> i32 {
        let cells = values.road(Table::Played, self.round, road);
        let single = self.parchments.single.is_some();
        let after = self.cells_if(road, seat, track, cup, single);
        sum(cells, after) - sum(cells, self.cells(road, seat))
    }

    /// 5.4, 5.6: a Parchment makes the King score, for all.
    fn king_gain(&self, values: &Values, seat: Seat, track: &Track) -> i32 {
        let mut after = *self;
        let space = track.space(seat);
        let [single, double] = self.rules.board.king;
        if after.parchments.single.is_none() && space >= u16::from(single.space) {
            after.parchments.single = Some(seat);
            after.parchments.taken += 1;
        }
        if after.parchments.double.is_none() && space >= u16::from(double.space) {
            after.parchments.double = Some(seat);
            after.parchments.taken += 1;
        }
        let cells = values.road(Table::Played, self.round, Road::King);
        let single = after.parchments.single.is_some();
        let worth = sum(
            cells,
            self.cells_if(Road::King, seat, track, self.cup, single),
        );
        let before = sum(cells, self.cells(Road::King, seat));
        let seats = i32::from(self.rules.seats);
        let ahead = |scene: &Self, track| POINT * scene.king_now(track, seat) / seats;
        worth - before + ahead(&after, track) - ahead(self, &self.tracks[Road::King])
    }

    /// What the King will pay in this round, as far as it is settled: own less the mean, times the number of seats.
    pub fn king_now(&self, track: &Track, seat: Seat) -> i32 {
        let space = |seat| i32::from(track.space(seat));
        let all: i32 = Seat::all(self.rules.seats).map(space).sum();
        i32::from(self.parchments.taken) * (i32::from(self.rules.seats) * space(seat) - all)
    }

    /// The cells of a subject's roads in the draft, with cards of so many spaces kept: both of Combat's on the first road.
    #[inline]
    pub fn draft_cells(&self, subject: Subject, seat: Seat, kept: u8) -> [usize; 2] {
        let road = subject.roads()[0];
        let lead = match subject {
            Subject::King => i32::from(self.tracks[road].space(seat)) - LEAD_BACK,
            Subject::Combat => self
                .lead(Road::Joust, seat)
                .max(self.lead(Road::Tournament, seat)),
            _ => self.lead(road, seat),
        };
        let lead = lead + i32::from(kept) + LEAD_BACK;
        [
            lead.clamp(0, SPACES as i32 - 1) as usize,
            KEPT + usize::from(kept).min(KEPTS - 1),
        ]
    }

    /// The cell of the Tournament in the draft: the worse of the Combat roads, cards aside.
    pub fn worse_combat_cell(&self, seat: Seat) -> usize {
        let lead = self
            .lead(Road::Joust, seat)
            .min(self.lead(Road::Tournament, seat));
        (lead + LEAD_BACK).clamp(0, SPACES as i32 - 1) as usize
    }

    /// Spaces from the best of the others to the own pawn.
    #[inline]
    fn lead(&self, road: Road, seat: Seat) -> i32 {
        let track = &self.tracks[road];
        let others = (0..self.rules.seats).filter(|&other| other != seat.0);
        let best = others.map(|other| track.space(Seat(other))).max();
        i32::from(track.space(seat)) - i32::from(best.unwrap_or(0))
    }

    /// What a seat gains by keeping a card in the draft, in 1/256 points; `sums` are the spaces of its kept cards.
    #[inline]
    pub fn draft_gain(&self, values: &Values, seat: Seat, sums: &[u8; 6], card: Card) -> i32 {
        let subject = card.subject();
        let cells = values.road(Table::Drafted, self.round, subject.roads()[0]);
        let kept = sums[subject.index()];
        let [a, b] = self.draft_cells(subject, seat, kept + card.value());
        let [c, d] = self.draft_cells(subject, seat, kept);
        let cell = |at: usize| i32::from(cells[at % CELLS]);
        cell(a) + cell(b) - cell(c) - cell(d)
    }

    /// Points of each seat, where its journal is closed as they are likely to be: the sum of all hardly depends on how
    /// they are shared out, so the own ones tell something of the others'.
    pub fn guess_scores(
        &self,
        values: &Values,
        table: Table,
        known: BySeat<Option<i16>>,
    ) -> BySeat<i16> {
        let guess = |seat: Seat| self.worth(values, table, seat);
        let seats = || Seat::all(self.rules.seats);
        let closed = seats().filter(|seat| known[seat.index()].is_none());
        let closed = closed.count().max(1) as i32;
        let off: i32 = seats()
            .filter_map(|seat| {
                known[seat.index()].map(|score| i32::from(score) * POINT - guess(seat))
            })
            .sum();
        let mut scores = [0; 5];
        for seat in seats() {
            let closed_score = || {
                let score = guess(seat) - off / closed;
                ((score + POINT / 2) / POINT) as i16
            };
            scores[seat.index()] = known[seat.index()].unwrap_or_else(closed_score);
        }
        scores
    }
}

/// Spaces of cards, by subject.
#[inline]
pub(super) fn sums(cards: &[Card]) -> [u8; 6] {
    let mut sums = [0; 6];
    for card in cards {
        sums[card.subject().index()] += card.value();
    }
    sums
}

#[inline]
fn sum(cells: &[i16], at: [usize; 4]) -> i32 {
    at.iter().map(|&at| i32::from(cells[at % CELLS])).sum()
}

#[inline]
const fn space_of(key: u16) -> u16 {
    key >> 6
}

/// How the Cup stands to a knight's road: from 0, far on its side, to 4, far on the other's.
#[inline]
const fn favour(road: Road, cup: i8) -> usize {
    let cup = if matches!(road, Road::Joust) {
        -cup
    } else {
        cup
    };
    match cup {
        4.. => 0,
        1..=3 => 1,
        0 => 2,
        -3..=-1 => 3,
        _ => 4,
    }
}

/// Where the Cup comes to stand (5.2).
const fn cup_after(from: i8, steps: i8, end: i8) -> i8 {
    let mut to = from + steps;
    if (from > 0 && to <= 0) || (from < 0 && to >= 0) {
        to += steps.signum();
    }
    if to > end {
        end
    } else if to < -end {
        -end
    } else {
        to
    }
}
