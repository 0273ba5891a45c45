//! What a seat may expect of its pawns: points to come on every road, read off the rule table.
//!
//! Nobody knows what will be drawn and played, so a road is weighed as a race. Each card still to be played shifts a pawn by
//! a mean and blurs where it will stand; of two pawns, the one expected further on is ahead with a chance that nears
//! certainty as the cards run out. From these chances come expected places, and from places points. So a lead counts for
//! little on a road that scores much later (the City and the Quest in early rounds), and for all it is worth when the round's
//! last card is played; and to be last, to pass a King's mark or to lead in the Kitchen is weighed on the same scale.
//!
//! All of it is sums and square roots, which are the same on every machine.

use crate::rules::{
    Act, Asked, ByRoad, BySeat, Card, KingSpace, Phase, ROUNDS, Road, RuleSet, Scoring, Seat,
    Track, View,
};

/// Cards a seat plays in a round (2.5), and keeps (2.4).
const PLAYED: f32 = 4.0;
const KEPT: f32 = 5.0;
/// How much a card still to be played blurs a pawn's space on any one road: variance in spaces squared. Cards alone
/// would give 1.5; players who drive one road give more.
const BLUR: f32 = 2.0;
/// The blur left when all cards are played, since Kitchen moves follow.
const KITCHEN_BLUR: f32 = 0.3;
/// Chance that a card is not for a given road.
const OTHER_ROAD: f32 = 0.85;
/// Spaces between two pawns of a stack, as far as chances go.
const IN_STACK: f32 = 0.5;
/// How much more a Kitchen move is worth than it looks now: it is chosen when the round's cards are on the table.
/// Measured: with 1.0 a squire wins a little less against others, with 0.75 half as often.
const KITCHEN_CHOICE: f32 = 1.4;
/// Kitchen moves weighed, in spaces; none is further in any mode.
const KITCHEN_SPACES: usize = 5;

/// The prospects of one seat, in expected points ahead of the others' mean.
#[derive(Clone)]
pub(super) struct Outlook {
    rules: RuleSet,
    round: u8,
    seat: Seat,
    tracks: ByRoad<Track>,
    cup: f32,
    /// Parchments taken in this round, and those still to be taken: nearer and further (5.4).
    taken: f32,
    untaken: [bool; 2],
    /// Spaces the own known cards are expected to add in this round.
    plan: ByRoad<f32>,
    /// Cards each seat still plays in this round; of the own ones those not known yet.
    left: BySeat<f32>,
    /// What a Kitchen move of so many spaces is worth.
    kitchen: [f32; KITCHEN_SPACES + 1],
}

impl Outlook {
    /// The prospects as they are now, own cards aside.
    pub fn new(view: &View) -> Self {
        let left = std::array::from_fn(|seat| match view.phase {
            Phase::Deal | Phase::Choose => PLAYED,
            Phase::Play => f32::from(view.counts[seat].0.saturating_sub(1)),
            _ => 0.0,
        });
        let mut outlook = Self {
            rules: view.rules,
            round: view.round,
            seat: view.seat,
            tracks: view.tracks,
            cup: f32::from(view.cup),
            taken: f32::from(view.parchments.taken),
            untaken: [
                view.parchments.single.is_none(),
                view.parchments.double.is_none(),
            ],
            plan: ByRoad::default(),
            left,
            kitchen: [0.0; KITCHEN_SPACES + 1],
        };
        outlook.kitchen = outlook.kitchen_moves();
        outlook
    }

    /// The prospects after an act of the own seat.
    pub fn after(&self, view: &View, act: Act) -> Self {
        let mut after = self.clone();
        match act {
            Act::Choose { card, .. } => {
                let mut cards = view.kept;
                cards.push(card);
                // One of the five will not be played.
                after.left[self.seat.index()] = (KEPT - cards.len() as f32) * (PLAYED / KEPT);
                after.plan_for(&cards, PLAYED / KEPT);
            }
            Act::Play { card, road, .. } => {
                after.advance(road, u16::from(card.value()));
                let mut hand = view.hand;
                hand.take(card);
                after.left[self.seat.index()] = 0.0;
                let held = hand.len() as f32;
                after.plan_for(&hand, if held > 1.0 { (held - 1.0) / held } else { 0.0 });
            }
            Act::Kitchen { road, .. } => {
                if let (Some(road), Some(Asked::Kitchen(owed))) = (road, view.asked) {
                    after.advance(road, u16::from(owed.spaces));
                }
            }
            Act::Bonus { road, .. } => {
                if let Some(road) = road {
                    after.tracks[road].climb(self.seat, self.rules.lap(road));
                }
            }
        }
        after
    }

    /// Expected points of the own seat still to come, less the mean of the others'.
    pub fn worth(&self) -> f32 {
        Road::ALL.into_iter().map(|road| self.lead(road)).sum()
    }

    /// [`Outlook::worth`] of one road.
    fn lead(&self, road: Road) -> f32 {
        let seats = self.rules.seats;
        let rivals = Seat::all(seats).filter(|&seat| seat != self.seat);
        let theirs: f32 = rivals.map(|seat| self.points(road, seat)).sum();
        self.points(road, self.seat) - theirs / f32::from(seats - 1)
    }

    /// Moves the own pawn, and what moves with it (5.2, 5.4).
    fn advance(&mut self, road: Road, spaces: u16) {
        let length = self.rules.roads[road].length;
        let track = &mut self.tracks[road];
        let moved = if self.rules.board.loops {
            track.advance_on_loop(self.seat, spaces, length)
        } else {
            track.advance(self.seat, spaces, length)
        };
        if let Some(end) = self.rules.cup {
            let towards = match road {
                Road::Joust => -f32::from(spaces),
                Road::Tournament => f32::from(spaces),
                _ => 0.0,
            };
            self.cup = (self.cup + towards).clamp(-f32::from(end), f32::from(end));
        }
        if self.rules.parchments && road == Road::King {
            let marks = self.rules.board.king;
            for (untaken, mark) in self.untaken.iter_mut().zip(marks) {
                if *untaken && moved.to >= u16::from(mark.space) {
                    *untaken = false;
                    self.taken += 1.0;
                }
            }
        }
    }

    /// Plans the own cards, of which a share will be played: each on its road, a Combat card where it is worth more.
    fn plan_for(&mut self, cards: &[Card], share: f32) {
        for &card in cards {
            let spaces = f32::from(card.value()) * share;
            let mut best = (f32::NEG_INFINITY, Road::Kitchen);
            for &road in card.subject().roads() {
                let gain = if card.subject().roads().len() == 1 {
                    0.0
                } else {
                    let before = self.lead(road);
                    self.plan[road] += spaces;
                    let gain = self.lead(road) - before;
                    self.plan[road] -= spaces;
                    gain
                };
                if gain > best.0 {
                    best = (gain, road);
                }
            }
            self.plan[best.1] += spaces;
        }
    }

    /// The best a Kitchen move can do, by its spaces (4.1).
    fn kitchen_moves(&self) -> [f32; KITCHEN_SPACES + 1] {
        let mut best = [0.0_f32; KITCHEN_SPACES + 1];
        for road in Road::ALL.into_iter().skip(1) {
            let before = self.lead(road);
            for (spaces, best) in best.iter_mut().enumerate().skip(1) {
                let mut after = self.clone();
                after.advance(road, spaces as u16);
                *best = best.max(KITCHEN_CHOICE * (after.lead(road) - before));
            }
        }
        best
    }

    /// What a seat may expect of a road until its pawns go back.
    fn points(&self, road: Road, seat: Seat) -> f32 {
        let line = &self.rules.roads[road];
        if line.scoring == Scoring::Parchments {
            return self.parchments(seat);
        }
        let mut points = 0.0;
        for round in self.round..=ROUNDS {
            if line.scores.contains(round) {
                points += self.points_in(road, seat, round);
            }
            if line.returns.contains(round) {
                break;
            }
        }
        points
    }

    fn points_in(&self, road: Road, seat: Seat, round: u8) -> f32 {
        let rivals = Seat::all(self.rules.seats).filter(|&rival| rival != seat);
        let places = || {
            let counts = counts(
                rivals
                    .clone()
                    .map(|rival| self.ahead(road, rival, seat, round)),
            );
            let off_start = self.off_start(road, seat, round);
            counts.map(|chance| chance * off_start)
        };
        let by_place = |points: [f32; 3]| -> f32 {
            places()
                .iter()
                .zip(points)
                .map(|(chance, points)| chance * points)
                .sum()
        };
        let lead = || -> f32 {
            let other = rivals.clone().next().unwrap_or(seat);
            let (gap, blur) = self.gap(road, seat, other, round);
            excess(gap, blur)
        };
        let mut points = match self.rules.roads[road].scoring {
            Scoring::Kitchen { spaces, .. } => {
                by_place(spaces.map(|spaces| self.kitchen[usize::from(spaces)]))
            }
            Scoring::KitchenDuel => {
                let every = f32::from(self.rules.board.kitchen_symbols);
                let further = (self.kitchen[2] - self.kitchen[1]).max(0.0);
                by_place([self.kitchen[1], 0.0, 0.0]) + lead() / every * further
            }
            Scoring::Places(points) => by_place(points.map(f32::from)),
            Scoring::Knights { favoured, other } => {
                let favour = self.favour(road, round);
                by_place(std::array::from_fn(|place| {
                    let (favoured, other) = (f32::from(favoured[place]), f32::from(other[place]));
                    other + favour * (favoured - other)
                }))
            }
            Scoring::Losers { last, next } => {
                let behind = rivals
                    .clone()
                    .map(|rival| self.ahead(road, seat, rival, round));
                let behind = counts(behind);
                -(behind[0] * f32::from(last) + behind[1] * f32::from(next))
            }
            Scoring::Distance => self.distance(road, seat, round),
            Scoring::Parchments => 0.0,
            // Whole leads only count, so half of one is lost on average.
            Scoring::Lead { spaces, points } => {
                let spaces = f32::from(spaces);
                (lead() - (spaces - 1.0) / 2.0).max(0.0) / spaces * f32::from(points)
            }
            Scoring::FirstAndSymbols { first, symbol } => {
                let every = f32::from(self.rules.board.quest_symbols);
                by_place([f32::from(first), 0.0, 0.0]) + lead() / every * f32::from(symbol)
            }
        };
        if road == Road::Tournament && self.rules.both_combats > 0 {
            let other = rivals.clone().next().unwrap_or(seat);
            let both =
                self.ahead(Road::Joust, seat, other, round) * self.ahead(road, seat, other, round);
            points += f32::from(self.rules.both_combats) * both;
        }
        points
    }

    /// 4.4: the points of each mark that the pawn is likely to have reached.
    fn distance(&self, road: Road, seat: Seat, round: u8) -> f32 {
        let later = f32::from(round - self.round) * PLAYED;
        let blur = KITCHEN_BLUR + BLUR * (self.left[seat.index()] + later);
        let [near, far] = self.rules.board.king;
        let reached = |mark: KingSpace| {
            // Half a space less: on the mark is enough.
            let gap = self.stands(road, seat) + mean(road) * later - f32::from(mark.space) + 0.5;
            sure(gap, blur)
        };
        let (near_points, far_points) = (f32::from(near.points), f32::from(far.points));
        reached(near) * near_points + reached(far) * (far_points - near_points)
    }

    /// 5.6: the own space, for each Parchment taken in this round and each that is yet likely to be taken.
    fn parchments(&self, seat: Seat) -> f32 {
        let space = self.stands(Road::King, seat);
        let mut times = self.taken;
        // 5.10: with the double one gone, all begins anew after this round.
        if self.untaken[1] {
            let seats = || Seat::all(self.rules.seats);
            let foremost = seats()
                .map(|seat| self.stands(Road::King, seat))
                .fold(0.0, f32::max);
            let rounds = f32::from(ROUNDS - self.round);
            for (untaken, mark) in self.untaken.into_iter().zip(self.rules.board.king) {
                if untaken {
                    // The foremost pawn goes on faster than the mean, for it may be any.
                    let gap =
                        foremost + 1.5 * PLAYED * mean(Road::King) * rounds - f32::from(mark.space);
                    times += sure(
                        gap,
                        KITCHEN_BLUR + BLUR * (self.left[seat.index()] + PLAYED * rounds),
                    );
                }
            }
        }
        space * times
    }

    /// The chance that the Cup favours a knight as the round scores (5.5).
    fn favour(&self, road: Road, round: u8) -> f32 {
        let seats = f32::from(self.rules.seats);
        let left: f32 = self.left.iter().take(self.rules.seats.into()).sum();
        let cards = left + f32::from(round - self.round) * PLAYED * seats;
        let cup = if road == Road::Joust {
            -self.cup
        } else {
            self.cup
        };
        sure(cup, KITCHEN_BLUR + BLUR * cards)
    }

    /// Where a pawn is expected to stand when this round's cards are played.
    fn stands(&self, road: Road, seat: Seat) -> f32 {
        let mut stands =
            f32::from(self.tracks[road].space(seat)) + mean(road) * self.left[seat.index()];
        if seat == self.seat {
            stands += self.plan[road];
        }
        if self.rules.board.loops {
            stands
        } else {
            stands.min(f32::from(self.rules.roads[road].length))
        }
    }

    /// The chance that a pawn is off the start when the round scores.
    fn off_start(&self, road: Road, seat: Seat, round: u8) -> f32 {
        if self.tracks[road].key(seat) != 0 || (seat == self.seat && self.plan[road] > 0.0) {
            return 1.0;
        }
        let cards = self.left[seat.index()] + f32::from(round - self.round) * PLAYED;
        1.0 - OTHER_ROAD.powi(cards as i32)
    }

    /// By how many spaces one seat is expected to be ahead of another in a round, and the variance of that.
    fn gap(&self, road: Road, seat: Seat, other: Seat, round: u8) -> (f32, f32) {
        let track = &self.tracks[road];
        let mut gap = self.stands(road, seat) - self.stands(road, other);
        if track.space(seat) == track.space(other) {
            gap += match track.key(seat).cmp(&track.key(other)) {
                std::cmp::Ordering::Greater => IN_STACK,
                std::cmp::Ordering::Equal => 0.0,
                std::cmp::Ordering::Less => -IN_STACK,
            };
        }
        let later = 2.0 * f32::from(round - self.round) * PLAYED;
        let left = self.left[seat.index()] + self.left[other.index()];
        (gap, KITCHEN_BLUR + BLUR * (left + later))
    }

    /// The chance that a seat is ahead of another as the round scores.
    fn ahead(&self, road: Road, seat: Seat, other: Seat, round: u8) -> f32 {
        let track = &self.tracks[road];
        let (own, theirs) = (track.key(seat), track.key(other));
        let end = self.rules.roads[road].length;
        if !self.rules.board.loops && track.space(seat).max(track.space(other)) == end {
            // 3.2: who is first on a last space stays ahead.
            return f32::from(u8::from(own > theirs));
        }
        let (gap, blur) = self.gap(road, seat, other, round);
        sure(gap, blur)
    }
}

/// Spaces a card of no known subject moves a pawn on a road, on average (1.2).
fn mean(road: Road) -> f32 {
    let subject = road.subject();
    let spaces: u8 = (2..=5).map(|value| value * subject.copies(value)).sum();
    f32::from(spaces) / subject.roads().len() as f32 / Card::COUNT as f32
}

/// The chance that a quantity of this mean and variance is above 0: close to the normal curve's, but without `exp`.
fn sure(mean: f32, variance: f32) -> f32 {
    let x = mean * 0.8;
    0.5 + 0.5 * x / (x * x + variance).sqrt()
}

/// The expected part above 0 of such a quantity.
fn excess(mean: f32, variance: f32) -> f32 {
    0.5 * (mean + (mean * mean + variance / 0.64).sqrt())
}

/// The chances that none, one, two … of independent things are so.
fn counts(chances: impl Iterator<Item = f32>) -> [f32; 5] {
    let mut counts = [1.0, 0.0, 0.0, 0.0, 0.0];
    for chance in chances {
        for i in (1..counts.len()).rev() {
            counts[i] += chance * (counts[i - 1] - counts[i]);
        }
        counts[0] -= chance * counts[0];
    }
    counts
}
