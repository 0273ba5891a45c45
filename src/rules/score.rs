//! Phase 4: first-player bonus (5.3), Kitchen moves (4.1), then points road by road (4.2 to 4.6, 5.5, 5.6, section 6).

use super::game::Stage;
use super::{
    Act, Acts, ByRoad, BySeat, Event, Game, IllegalAct, KitchenMove, Road, Scoring, Seat, SeatSet,
    Why, Witness,
};

impl Game {
    // First-player bonus (5.3).

    #[inline(never)]
    pub(super) fn begin_bonus(&mut self) {
        let first = self.first;
        let can = self.rules.first_player_bonus
            && Road::ALL
                .into_iter()
                .any(|road| self.may_climb(first, road));
        if can {
            self.turn = first;
            self.waiting = SeatSet::only(first);
            self.stage = Stage::BonusAsked;
        } else {
            self.stage = Stage::KitchenBegins;
        }
    }

    fn may_climb(&self, seat: Seat, road: Road) -> bool {
        self.tracks[road].covered(seat, self.rules.lap(road))
    }

    #[inline]
    pub(super) fn legal_bonuses(&self, seat: Seat, acts: &mut Acts) {
        for road in Road::ALL {
            if self.may_climb(seat, road) {
                let road = Some(road);
                acts.push(Act::Bonus { seat, road });
            }
        }
        acts.push(Act::Bonus { seat, road: None });
    }

    pub(super) fn bonus<W: Witness>(
        &mut self,
        seat: Seat,
        road: Option<Road>,
        witness: &mut W,
    ) -> Result<(), IllegalAct> {
        self.check(Act::Bonus { seat, road })?;
        if self.stage != Stage::BonusAsked {
            return Err(IllegalAct::WrongPhase);
        }
        if seat != self.first {
            return Err(IllegalAct::NotYourTurn(self.first));
        }
        if let Some(road) = road {
            if !self.may_climb(seat, road) {
                return Err(IllegalAct::NotCovered(road));
            }
            let lap = self.rules.lap(road);
            self.tracks[road].climb(seat, lap);
            self.tell(witness, || Event::BonusTaken { seat, road });
        } else {
            self.tell(witness, || Event::BonusDeclined { seat });
        }
        self.waiting = SeatSet::NONE;
        self.stage = Stage::KitchenBegins;
        Ok(())
    }

    // Kitchen moves (4.1, 6.2, 8.4).

    #[inline(never)]
    pub(super) fn begin_kitchen<W: Witness>(&mut self, witness: &mut W) {
        self.tell(witness, || Event::RoadBegan {
            road: Road::Kitchen,
        });
        let (order, off_start) = self.tracks[Road::Kitchen].order(self.rules.seats);
        if off_start == 0 {
            let road = Road::Kitchen;
            self.tell(witness, || Event::NobodyPlaced { road });
        }
        let spaces = match self.rules.roads[Road::Kitchen].scoring {
            Scoring::Kitchen { spaces, .. } => spaces,
            Scoring::KitchenDuel => [self.duel_kitchen_spaces(), 0, 0],
            _ => [0; 3],
        };
        // 4.1: places are fixed as the step begins. The 1st is put in first, so that the last place comes out first.
        self.kitchen_left = 0;
        for (place, &seat) in order[..off_start].iter().take(spaces.len()).enumerate() {
            if spaces[place] > 0 {
                self.kitchen[usize::from(self.kitchen_left)] = KitchenMove {
                    seat,
                    place: place as u8 + 1,
                    spaces: spaces[place],
                };
                self.kitchen_left += 1;
            }
        }
        self.stage = Stage::KitchenAsked;
        self.ask_kitchen();
    }

    /// 6.2: 1, and 1 more for each symbol strictly between the pawns.
    fn duel_kitchen_spaces(&self) -> u8 {
        let kitchen = &self.tracks[Road::Kitchen];
        let (a, b) = (kitchen.space(Seat(0)), kitchen.space(Seat(1)));
        1 + self.rules.board.symbols_between(Road::Kitchen, a, b) as u8
    }

    #[inline]
    pub(super) fn next_kitchen_move(&self) -> Option<KitchenMove> {
        let next = self.kitchen_left.checked_sub(1)?;
        Some(self.kitchen[usize::from(next)])
    }

    fn ask_kitchen(&mut self) {
        match self.next_kitchen_move() {
            Some(next) => {
                self.turn = next.seat;
                self.waiting = SeatSet::only(next.seat);
            }
            None => {
                self.waiting = SeatSet::NONE;
                self.stage = Stage::Points;
            }
        }
    }

    /// Skips a Kitchen move for which no pawn can move (4.1). False if somebody is to choose.
    #[inline]
    pub(super) fn skip_stuck<W: Witness>(&mut self, witness: &mut W) -> bool {
        let Some(next) = self.next_kitchen_move() else {
            return false;
        };
        if Road::ALL
            .into_iter()
            .any(|road| self.may_move_by_kitchen(next.seat, road).is_ok())
        {
            return false;
        }
        self.kitchen_left -= 1;
        self.ask_kitchen();
        self.tell(witness, || Event::KitchenSkipped {
            seat: next.seat,
            place: next.place,
        });
        true
    }

    #[inline]
    fn may_move_by_kitchen(&self, seat: Seat, road: Road) -> Result<(), IllegalAct> {
        let own_road = match self.rules.roads[Road::Kitchen].scoring {
            Scoring::Kitchen { own_road, .. } => own_road,
            _ => false,
        };
        // 7.6: a solo opponent that passes nobody moves its Kitchen pawn.
        if road == Road::Kitchen && !own_road && !self.is_opponent(seat) {
            return Err(IllegalAct::KitchenItself);
        }
        let end = self.rules.roads[road].length;
        if !self.rules.board.loops && self.tracks[road].space(seat) == end {
            return Err(IllegalAct::PawnStuck(road));
        }
        Ok(())
    }

    #[inline]
    pub(super) fn legal_kitchen_moves(&self, seat: Seat, acts: &mut Acts) {
        for road in Road::ALL {
            if self.may_move_by_kitchen(seat, road).is_ok() {
                let road = Some(road);
                acts.push(Act::Kitchen { seat, road });
            }
        }
        acts.push(Act::Kitchen { seat, road: None });
    }

    #[inline(never)]
    pub(super) fn kitchen_move<W: Witness>(
        &mut self,
        seat: Seat,
        road: Option<Road>,
        witness: &mut W,
    ) -> Result<(), IllegalAct> {
        self.check(Act::Kitchen { seat, road })?;
        let next = match self.next_kitchen_move() {
            Some(next) if self.stage == Stage::KitchenAsked => next,
            _ => return Err(IllegalAct::WrongPhase),
        };
        if seat != next.seat {
            return Err(IllegalAct::NotYourTurn(next.seat));
        }
        let KitchenMove { place, spaces, .. } = next;
        if let Some(road) = road {
            self.may_move_by_kitchen(seat, road)?;
        }
        self.tell_reason(seat, witness);
        self.kitchen_left -= 1;
        self.ask_kitchen();
        if let Some(road) = road {
            self.tell(witness, || Event::KitchenMove {
                seat,
                place,
                spaces,
                road,
            });
            self.move_pawn(seat, road, spaces, witness);
        } else {
            self.tell(witness, || Event::KitchenDeclined { seat, place });
        }
        Ok(())
    }

    // Points.

    #[inline(never)]
    pub(super) fn score_roads<W: Witness>(&mut self, witness: &mut W) {
        let cup = self.cup; // 5.5: as the step begins, after the Kitchen moves.
        for road in Road::ALL {
            let rules = self.rules.roads[road];
            let taken = self.parchments.taken;
            match rules.scoring {
                Scoring::Kitchen { .. } | Scoring::KitchenDuel => continue,
                _ if !rules.scores.contains(self.round) => {
                    self.tell(witness, || Event::NotScored { road });
                    continue;
                }
                Scoring::Parchments if taken == 0 => {
                    self.tell(witness, || Event::KingSilent);
                    continue;
                }
                Scoring::Knights { .. } if road == Road::Joust => {
                    self.tell(witness, || Event::CupFavours {
                        road: favoured_knight(cup),
                    });
                }
                _ => {}
            }
            self.tell(witness, || Event::RoadBegan { road });
            self.tell_nobody_placed(road, rules.scoring, witness);
            match rules.scoring {
                Scoring::Kitchen { .. } | Scoring::KitchenDuel => {}
                Scoring::Places(points) => self.score_places(road, points, witness),
                Scoring::Knights { favoured, other } => {
                    let favours = favoured_knight(cup) == Some(road);
                    let points = if favours { favoured } else { other };
                    self.score_places(road, points, witness);
                }
                Scoring::Losers { last, next } => self.score_losers(road, last, next, witness),
                Scoring::Distance => self.score_distance(road, witness),
                Scoring::Parchments => self.score_parchments(road, taken, witness),
                Scoring::Lead { spaces, points } => {
                    self.score_lead(road, spaces, points, witness);
                }
                Scoring::FirstAndSymbols { first, symbol } => {
                    self.score_first_and_symbols(road, first, symbol, witness);
                }
            }
            if road == Road::Tournament && self.rules.both_combats > 0 {
                self.score_both_combats(witness);
            }
        }
        self.stage = Stage::ReturnPawns;
    }

    /// What each seat would get on each road if this round's points were counted as the pawns stand; 0 on roads that don't
    /// score this round, and for the Kitchen (4.1).
    ///
    /// ```
    /// use medieval_academy::rules::*;
    /// let mode = Mode { edition: Edition::Second, side: Side::Day, seats: 3, challenge: None, journals: Journals::Hidden };
    /// let rules = RuleSet::new(mode, &Board::built_in(Edition::Second, Side::Day))?;
    /// let game = Game::new(rules, Seat(0), 7).with_track(Road::Education, Track::with(&[(2, 0), (3, 0), (0, 0)]));
    /// assert!(game.points_now()[Road::Education][2] < 0);
    /// # Ok::<(), NoSuchMode>(())
    /// ```
    #[must_use]
    pub fn points_now(&self) -> ByRoad<BySeat<i16>> {
        let mut points = Tally::default();
        self.clone().score_roads(&mut points);
        points.0
    }

    #[inline]
    fn add<W: Witness>(&mut self, seat: Seat, road: Road, points: i16, why: Why, witness: &mut W) {
        self.scores[seat.index()] += points;
        self.tell(witness, || Event::Scored {
            seat,
            road,
            points: points as i8,
            why,
        });
    }

    /// On Education and a City of losers, those on the start lose: there, much happens (4.3, 4.5).
    fn tell_nobody_placed<W: Witness>(&self, road: Road, scoring: Scoring, witness: &mut W) {
        let placed = self.tracks[road].keys().iter().any(|&key| key != 0);
        if W::WATCHES && !placed && !matches!(scoring, Scoring::Losers { .. }) {
            self.tell(witness, || Event::NobodyPlaced { road });
        }
    }

    /// 4.2, 4.6.
    fn score_places<W: Witness>(&mut self, road: Road, points: [u8; 3], witness: &mut W) {
        let (order, off_start) = self.tracks[road].order(self.rules.seats);
        for (place, &seat) in order[..off_start].iter().take(points.len()).enumerate() {
            if points[place] > 0 {
                let why = Why::Place(place as u8 + 1);
                self.add(seat, road, i16::from(points[place]), why, witness);
            }
        }
    }

    /// 4.3, 4.5, 6.3.
    fn score_losers<W: Witness>(&mut self, road: Road, last: u8, next: u8, witness: &mut W) {
        let seats = self.rules.seats;
        let (last, next) = (-i16::from(last), -i16::from(next));
        let (order, off_start) = self.tracks[road].order(seats);
        let on_start = usize::from(seats) - off_start;
        for seat in Seat::all(seats) {
            if self.tracks[road].key(seat) == 0 {
                self.add(seat, road, last, Why::OnStart, witness);
            }
        }
        let mut off_start = order[..off_start].iter().rev();
        if on_start == 0
            && let Some(&seat) = off_start.next()
        {
            self.add(seat, road, last, Why::Last, witness);
        }
        // Two or more on the start: all of those are last, and there is no next to last.
        if on_start < 2
            && next != 0
            && let Some(&seat) = off_start.next()
        {
            self.add(seat, road, next, Why::NextToLast, witness);
        }
    }

    /// 4.4.
    fn score_distance<W: Witness>(&mut self, road: Road, witness: &mut W) {
        for seat in Seat::all(self.rules.seats) {
            let space = self.tracks[road].space(seat);
            let marks = self.rules.board.king;
            if let Some(mark) = marks
                .iter()
                .rev()
                .find(|mark| space >= u16::from(mark.space))
            {
                let why = Why::KingSpace {
                    space,
                    twice: false,
                };
                self.add(seat, road, i16::from(mark.points), why, witness);
            }
        }
    }

    /// 5.6.
    fn score_parchments<W: Witness>(&mut self, road: Road, taken: u8, witness: &mut W) {
        for seat in Seat::all(self.rules.seats) {
            let space = self.tracks[road].space(seat);
            if space > 0 {
                let why = Why::KingSpace {
                    space,
                    twice: taken > 1,
                };
                self.add(seat, road, (space * u16::from(taken)) as i16, why, witness);
            }
        }
    }

    /// The 1st of two and the other, if the 1st is off the start.
    fn duel_order(&self, road: Road) -> Option<(Seat, Seat)> {
        let (order, off_start) = self.tracks[road].order(self.rules.seats);
        (off_start > 0).then(|| (order[0], order[0].clockwise(self.rules.seats)))
    }

    /// 6.6, City.
    fn score_lead<W: Witness>(&mut self, road: Road, each: u8, points: u8, witness: &mut W) {
        if let Some((first, second)) = self.duel_order(road) {
            let track = &self.tracks[road];
            let spaces = track.space(first) - track.space(second);
            let gained = spaces / u16::from(each) * u16::from(points);
            if gained > 0 {
                self.add(first, road, gained as i16, Why::Lead { spaces }, witness);
            } else {
                self.tell(witness, || Event::LeadTooShort {
                    seat: first,
                    road,
                    spaces,
                });
            }
        }
    }

    /// 6.6, Quest.
    fn score_first_and_symbols<W: Witness>(
        &mut self,
        road: Road,
        points: u8,
        symbol: u8,
        witness: &mut W,
    ) {
        if let Some((first, second)) = self.duel_order(road) {
            let track = &self.tracks[road];
            let symbols =
                self.rules
                    .board
                    .symbols_between(road, track.space(first), track.space(second));
            let gained = u16::from(points) + symbols * u16::from(symbol);
            let why = Why::FirstAndSymbols { symbols };
            self.add(first, road, gained as i16, why, witness);
        }
    }

    /// 6.4.
    fn score_both_combats<W: Witness>(&mut self, witness: &mut W) {
        if let (Some((joust, _)), Some((tournament, _))) = (
            self.duel_order(Road::Joust),
            self.duel_order(Road::Tournament),
        ) && joust == tournament
        {
            let points = i16::from(self.rules.both_combats);
            self.add(joust, Road::Tournament, points, Why::BothCombats, witness);
        }
    }
}

/// Points by road and seat.
#[derive(Default)]
struct Tally(ByRoad<BySeat<i16>>);

impl Witness for Tally {
    fn see(&mut self, _: &Game, event: Event) {
        if let Event::Scored {
            seat, road, points, ..
        } = event
        {
            self.0[road][seat.index()] += i16::from(points);
        }
    }
}

/// 5.5: the road of the knight on whose side the Cup stands; none in the centre.
const fn favoured_knight(cup: i8) -> Option<Road> {
    match cup {
        ..0 => Some(Road::Joust),
        0 => None,
        1.. => Some(Road::Tournament),
    }
}
