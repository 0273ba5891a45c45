//! What each seat did in one game, as far as anybody is honoured for it: counted while the game is told.

use crate::rules::{
    BySeat, Event, Game, Landing, ROUNDS, Road, RoadSet, Seat, SeatSet, TieBreak, Witness,
};

/// What one seat did in a game. Points are whole points, rounds and moves are counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Rounds in which it was 1st in the Kitchen as the Kitchen step began (4.1).
    pub kitchen_first: u8,
    /// The most pawns that it landed on top of with one move (3.1).
    pub most_heads: u8,
    /// Whether its pawn was the first on the Quest's last space.
    pub dragon_first: bool,
    /// Whether its Quest pawn was on the start in the end.
    pub quest_on_start: bool,
    /// Rounds in which it lost 3 points in Education (4.3).
    pub education_worst: u8,
    /// Rounds in which it lost any points there.
    pub education_lost: u8,
    /// Whether one move took both Parchments (5.4).
    pub both_parchments: bool,
    /// Rounds in which it was 1st with the knight whom the Cup favoured (5.5).
    pub favoured_first: u8,
    /// Whether a pawn put on top by the first-player bonus scored 1st place on its road in the same scoring (5.3).
    pub bonus_scored: bool,
    /// Roads on which it completed a lap (8.3).
    pub laps: u8,
    /// Moves that ended under another pawn on a last space (3.2).
    pub slipped_under: u8,
    /// Rounds in which the card it did not play had value 5.
    pub buried_fives: u8,
    /// Whether it had fewer points than every other seat once round 3 was scored.
    pub behind_all_at_half: bool,
    /// Points in the end.
    pub points: i16,
    /// Points ahead of the best other seat; below zero if behind.
    pub margin: i16,
    /// Whether it is among the winners.
    pub won: bool,
    /// Whether it is the only one.
    pub alone: bool,
    /// Whether the Kitchen decided for it between equal points (4.8).
    pub by_kitchen: bool,
    /// Points from each road, in scoring order.
    pub roads: [i16; Road::COUNT],
}

/// Counts what the seats do while a game is told from its beginning: a [`Witness`].
#[derive(Clone, Debug)]
pub struct Counting {
    deeds: BySeat<Deeds>,
    lapped: BySeat<RoadSet>,
    /// Whom the first-player bonus put on top in this round, and on which road.
    bonus: Option<(Seat, Road)>,
    quest_reached: bool,
    /// Points as they were last seen in round 3.
    half: BySeat<i16>,
}

impl Default for Counting {
    fn default() -> Self {
        Self {
            deeds: [Deeds::default(); 5],
            lapped: [RoadSet::NONE; 5],
            bonus: None,
            quest_reached: false,
            half: [0; 5],
        }
    }
}

impl Counting {
    /// What all seats have done, once the game is over; nothing before.
    #[must_use]
    pub fn finished(self, game: &Game) -> Option<Vec<Deeds>> {
        let (winners, tie) = game.result()?;
        let seats = || Seat::all(game.rules().seats);
        let best_other = |seat: Seat, points: &dyn Fn(Seat) -> i16| {
            let others = seats().filter(move |&other| other != seat);
            others.map(points).collect::<Vec<i16>>()
        };
        let all = seats().map(|seat| {
            let mut deeds = self.deeds[seat.index()];
            let points = game.score(seat);
            let others = best_other(seat, &|other| game.score(other));
            deeds.points = points;
            deeds.margin = points - others.iter().copied().max().unwrap_or(points);
            deeds.won = winners.contains(seat);
            deeds.alone = winners == SeatSet::only(seat);
            deeds.by_kitchen = deeds.alone && tie == Some(TieBreak::Kitchen);
            let half = best_other(seat, &|other| self.half[other.index()]);
            deeds.behind_all_at_half = half.iter().all(|&other| other > self.half[seat.index()]);
            deeds.quest_on_start = game.track(Road::Quest).space(seat) == 0;
            deeds.laps = self.lapped[seat.index()].iter().count() as u8;
            deeds
        });
        Some(all.collect())
    }

    fn moved(&mut self, after: &Game, event: Event) {
        let Event::Moved {
            seat,
            road,
            from,
            to,
            landing,
            ..
        } = event
        else {
            return;
        };
        let lap = after.rules().lap(road);
        let deeds = &mut self.deeds[seat.index()];
        match landing {
            Landing::OnTop(_) => {
                let stone = lap.map_or(to, |lap| to % lap);
                let (stack, len) = after.track(road).stack(stone, lap, after.rules().seats);
                let beneath = stack[..len].iter().position(|&other| other == seat);
                deeds.most_heads = deeds.most_heads.max(beneath.unwrap_or(0) as u8);
            }
            Landing::Under(_) => deeds.slipped_under += 1,
            Landing::Open | Landing::LastSpace | Landing::Stuck => {}
        }
        match lap {
            Some(lap) if from / lap < to / lap => self.lapped[seat.index()].insert(road),
            None if road == Road::Quest
                && to == after.rules().roads[road].length
                && !self.quest_reached =>
            {
                self.quest_reached = true;
                deeds.dragon_first = true;
            }
            _ => {}
        }
    }

    fn scored(&mut self, after: &Game, seat: Seat, road: Road, points: i8) {
        let deeds = &mut self.deeds[seat.index()];
        deeds.roads[road.index()] += i16::from(points);
        if road == Road::Education {
            deeds.education_worst += u8::from(points == -3);
            deeds.education_lost += u8::from(points < 0);
        }
        if points > 0
            && self.bonus == Some((seat, road))
            && after.track(road).place(seat) == Some(1)
        {
            deeds.bonus_scored = true;
        }
    }
}

impl Witness for Counting {
    fn see(&mut self, after: &Game, event: Event) {
        if after.round() == ROUNDS / 2 {
            self.half = std::array::from_fn(|seat| after.score(Seat(seat as u8)));
        }
        match event {
            Event::RoundBegan { .. } => self.bonus = None,
            Event::Played { seat, .. } => {
                // The card that stays in the hand after the fourth is not played any more (2.5).
                let left = after.hand(seat);
                if after.played(seat).len() == 4
                    && left.first().is_some_and(|card| card.value() == 5)
                {
                    self.deeds[seat.index()].buried_fives += 1;
                }
            }
            Event::Moved { .. } => self.moved(after, event),
            Event::ParchmentTaken { seat, both, .. } => {
                self.deeds[seat.index()].both_parchments |= both;
            }
            Event::BonusTaken { seat, road } => self.bonus = Some((seat, road)),
            Event::RoadBegan {
                road: Road::Kitchen,
            } => {
                for seat in Seat::all(after.rules().seats) {
                    let first = after.track(Road::Kitchen).place(seat) == Some(1);
                    self.deeds[seat.index()].kitchen_first += u8::from(first);
                }
            }
            Event::CupFavours { road: Some(road) } => {
                for seat in Seat::all(after.rules().seats) {
                    let first = after.track(road).place(seat) == Some(1);
                    self.deeds[seat.index()].favoured_first += u8::from(first);
                }
            }
            Event::Scored {
                seat, road, points, ..
            } => self.scored(after, seat, road, points),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Edition, Journals, Mode, RuleSet, Side, Track, Why};

    fn game(edition: Edition, side: Side, seats: u8) -> Game {
        let mode = Mode {
            edition,
            side,
            seats,
            challenge: None,
            journals: Journals::Hidden,
        };
        let rules = RuleSet::new(mode, &Board::built_in(edition, side)).unwrap();
        Game::new(rules, Seat(0), 7)
    }

    fn day() -> Game {
        game(Edition::Second, Side::Day, 4)
    }

    /// Seat 0 has moved to a space of a road on which the others stand like this.
    fn moved(game: &Game, road: Road, from: u16, to: u16) -> Deeds {
        let mut counting = Counting::default();
        let (seat, lost) = (Seat(0), 0);
        let lap = game.rules().lap(road);
        let (stack, len) = game
            .track(road)
            .stack(lap.map_or(to, |lap| to % lap), lap, 4);
        let at = stack[..len]
            .iter()
            .position(|&other| other == seat)
            .unwrap();
        let last = lap.is_none() && to == game.rules().roads[road].length;
        let landing = match (last, at) {
            (true, _) if at + 1 < len => Landing::Under(stack[at + 1]),
            (true, _) => Landing::LastSpace,
            (false, 0) => Landing::Open,
            (false, _) => Landing::OnTop(stack[at - 1]),
        };
        counting.see(
            game,
            Event::Moved {
                seat,
                road,
                from,
                to,
                lost,
                landing,
            },
        );
        let lapped = counting.lapped[0].iter().count() as u8;
        Deeds {
            laps: lapped,
            ..counting.deeds[0]
        }
    }

    #[test]
    fn pawns_beneath_are_counted() {
        let three = day().with_track(Road::City, Track::with(&[(5, 3), (5, 0), (5, 1), (5, 2)]));
        assert_eq!(moved(&three, Road::City, 2, 5).most_heads, 3);
        let two = day().with_track(Road::City, Track::with(&[(5, 2), (5, 0), (5, 1), (4, 0)]));
        assert_eq!(moved(&two, Road::City, 2, 5).most_heads, 2);
    }

    #[test]
    fn the_dragon_greets_only_the_first() {
        let length = day().rules().roads[Road::Quest].length;
        let alone = day().with_track(Road::Quest, Track::with(&[(length, 40)]));
        let deeds = moved(&alone, Road::Quest, length - 3, length);
        assert!(deeds.dragon_first && deeds.slipped_under == 0);
        let second = day().with_track(Road::Quest, Track::with(&[(length, 39), (length, 40)]));
        let mut counting = Counting {
            quest_reached: true,
            ..Counting::default()
        };
        counting.see(
            &second,
            Event::Moved {
                seat: Seat(0),
                road: Road::Quest,
                from: 1,
                to: length,
                lost: 0,
                landing: Landing::Under(Seat(1)),
            },
        );
        assert!(!counting.deeds[0].dragon_first);
        assert_eq!(counting.deeds[0].slipped_under, 1);
    }

    #[test]
    fn a_lap_is_complete_where_it_began() {
        let old = game(Edition::First, Side::Day, 4);
        let lap = old.rules().lap(Road::King).unwrap();
        for (to, laps) in [(lap - 1, 0), (lap, 1), (lap + 2, 1)] {
            let game = old.clone().with_track(Road::King, Track::with(&[(to, 0)]));
            assert_eq!(moved(&game, Road::King, lap - 3, to).laps, laps, "{to}");
        }
    }

    #[test]
    fn the_bonus_counts_if_its_pawn_is_first_where_it_scores() {
        let (seat, road) = (Seat(0), Road::Quest);
        let score = |track: Track, points, on| {
            let game = game(Edition::Second, Side::Night, 4).with_track(road, track);
            let mut counting = Counting::default();
            counting.see(&game, Event::BonusTaken { seat, road });
            let why = Why::Place(1);
            counting.see(
                &game,
                Event::Scored {
                    seat,
                    road: on,
                    points,
                    why,
                },
            );
            counting.deeds[0].bonus_scored
        };
        let first = || Track::with(&[(4, 1), (4, 0)]);
        assert!(score(first(), 17, road));
        assert!(!score(first(), -3, road));
        assert!(!score(first(), 8, Road::King));
        assert!(!score(Track::with(&[(4, 1), (9, 0)]), 10, road));
    }

    #[test]
    fn the_kitchen_and_the_cup_ask_who_is_first() {
        let first = Track::with(&[(3, 1), (3, 0), (0, 0), (0, 0)]);
        let game = game(Edition::Second, Side::Night, 4)
            .with_track(Road::Kitchen, first)
            .with_track(Road::Tournament, first);
        let mut counting = Counting::default();
        counting.see(
            &game,
            Event::RoadBegan {
                road: Road::Kitchen,
            },
        );
        for road in [Some(Road::Tournament), Some(Road::Joust), None] {
            counting.see(&game, Event::CupFavours { road });
        }
        let [own, other, ..] = counting.deeds;
        assert_eq!((own.kitchen_first, own.favoured_first), (1, 1));
        assert_eq!((other.kitchen_first, other.favoured_first), (0, 0));
    }

    #[test]
    fn a_whole_game_adds_up() {
        for (edition, side, seats) in [
            (Edition::Second, Side::Day, 4),
            (Edition::Second, Side::Night, 2),
            (Edition::First, Side::Day, 5),
        ] {
            let mut game = game(edition, side, seats);
            let mut counting = Counting::default();
            game.settle(&mut counting);
            let mut fives = [0_u8; 5];
            while let Some(seat) = game.waiting().first() {
                let act = *game.legal_acts(seat).last().unwrap();
                let last = game.played(seat).len() == 3 && game.hand(seat).len() == 2;
                let hand = *game.hand(seat);
                game.play(act, &mut counting).unwrap();
                if let (true, crate::rules::Act::Play { card, .. }) = (last, act) {
                    let mut left = hand;
                    assert!(left.take(card));
                    fives[seat.index()] += u8::from(left[0].value() == 5);
                }
            }
            let deeds = counting.finished(&game).unwrap();
            assert_eq!(deeds.len(), usize::from(seats));
            for (seat, deeds) in Seat::all(seats).zip(&deeds) {
                assert_eq!(deeds.points, game.score(seat));
                assert_eq!(deeds.roads.iter().sum::<i16>(), deeds.points);
                assert_eq!(deeds.buried_fives, fives[seat.index()]);
                assert_eq!(
                    deeds.alone,
                    deeds.won && deeds.margin >= 0 && game.winners().unwrap().len() == 1
                );
            }
            assert!(
                deeds
                    .iter()
                    .filter(|deeds| deeds.behind_all_at_half)
                    .count()
                    <= 1
            );
        }
    }

    #[test]
    fn a_game_that_goes_on_is_no_deed() {
        let game = day();
        assert_eq!(Counting::default().finished(&game), None);
    }
}
