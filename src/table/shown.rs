//! What the table shows: the game as of the last thing that was played out, while the rules may be further on.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::{
    lessons::Pause,
    rules::{ByRoad, BySeat, Event, Game, ROUNDS, Road, Seat, Told, Why},
};

/// The game as it is shown, and all that has been shown so far. Everything on the screen reads this, never the rules'
/// own state; nobody can act before it has caught up.
#[derive(Resource, Debug)]
pub struct Shown {
    /// The game right after the last event that was played out.
    pub game: Game,
    /// The event being played out.
    pub playing: Option<Playing>,
    /// Points by road and round.
    pub history: History,
    /// All that has happened, oldest first.
    pub chronicle: Vec<Entry>,
    /// The road whose scoring is being called out.
    pub ceremony: Option<Ceremony>,
    /// Whether what is shown next appears where it ends, without moving there.
    pub still: bool,
    /// Where a lesson has the table stop, so that something can be said.
    pub pause: Option<Pause>,
    /// Whether it has stopped there: nothing goes on until it is let go.
    pub paused: bool,
    /// How fast it is played out besides the table's own speed: 1 as it is, 0 while it is halted.
    pub speed: f32,
    pub(super) queue: VecDeque<Told>,
}

/// An event on the table, and how far it is.
#[derive(Clone, Debug)]
pub struct Playing {
    /// What happens, and the game after.
    pub told: Told,
    /// Seconds since it began, at the table's speed.
    pub elapsed: f32,
    /// Seconds that it takes.
    pub duration: f32,
    /// Nothing moves: all is where it ends from the beginning, for as long as it takes to see that.
    pub still: bool,
}

impl Playing {
    /// How far it is, from 0 to 1; there already, if nothing is to move.
    #[must_use]
    pub fn progress(&self) -> f32 {
        if self.still || self.duration <= 0.0 {
            1.0
        } else {
            (self.elapsed / self.duration).clamp(0.0, 1.0)
        }
    }
}

/// An event in the chronicle.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// In which round.
    pub round: u8,
    /// What happened.
    pub event: Event,
}

/// A road being scored: one line a seat.
#[derive(Clone, Debug)]
pub struct Ceremony {
    /// Which road.
    pub road: Road,
    /// What was called out so far, in order.
    pub called: Vec<(Seat, i8, Why)>,
}

/// Points by seat, road and round.
#[derive(Clone, Debug, Default)]
pub struct History {
    points: [ByRoad<BySeat<i16>>; ROUNDS as usize],
}

impl History {
    fn add(&mut self, round: u8, road: Road, seat: Seat, points: i8) {
        let round = usize::from(round.clamp(1, ROUNDS)) - 1;
        self.points[round][road][seat.index()] += i16::from(points);
    }

    /// A seat's points from a road in a round.
    #[must_use]
    pub fn in_round(&self, seat: Seat, road: Road, round: u8) -> i16 {
        self.points[usize::from(round.clamp(1, ROUNDS)) - 1][road][seat.index()]
    }

    /// A seat's points from a road in the whole game.
    #[must_use]
    pub fn on_road(&self, seat: Seat, road: Road) -> i16 {
        (1..=ROUNDS)
            .map(|round| self.in_round(seat, road, round))
            .sum()
    }

    /// A seat's points at the end of a round.
    #[must_use]
    pub fn after_round(&self, seat: Seat, round: u8) -> i16 {
        let roads = |round| Road::ALL.into_iter().map(move |road| (road, round));
        (1..=round)
            .flat_map(roads)
            .map(|(road, round)| self.in_round(seat, road, round))
            .sum()
    }
}

impl Shown {
    /// A table that shows a game as it is, all of the past told.
    #[must_use]
    pub fn new(game: Game, past: &[Told]) -> Self {
        let mut shown = Self {
            game,
            playing: None,
            history: History::default(),
            chronicle: Vec::new(),
            ceremony: None,
            still: false,
            pause: None,
            paused: false,
            speed: 1.0,
            queue: VecDeque::new(),
        };
        for told in past {
            shown.remember(told);
        }
        shown
    }

    /// Whether all has been shown, so that people may act.
    #[must_use]
    pub fn settled(&self) -> bool {
        self.playing.is_none() && self.queue.is_empty() && !self.paused
    }

    /// Lets the table go on, to stop again at another moment or not at all.
    pub fn go_on(&mut self, pause: Option<Pause>) {
        self.paused = false;
        self.pause = pause;
    }

    /// The next event, unless the table is to stop before it.
    fn next_told(&mut self) -> Option<Told> {
        let next = &self.queue.front()?.event;
        self.paused |= self.pause.is_some_and(|pause| pause.is_before(next));
        if self.paused {
            None
        } else {
            self.queue.pop_front()
        }
    }

    /// Whether something moves.
    #[must_use]
    pub fn moves(&self) -> bool {
        !self.settled() && !self.paused && self.speed > 0.0
    }

    /// Puts events in the queue.
    pub fn tell(&mut self, told: impl IntoIterator<Item = Told>) {
        self.queue.extend(told);
    }

    /// Shows all that waits at once, without playing it out.
    pub fn skip_all(&mut self) {
        if let Some(playing) = self.playing.take() {
            self.finish(playing.told);
        }
        while let Some(told) = self.next_told() {
            self.finish(told);
        }
        if !self.paused {
            self.ceremony = None;
        }
    }

    /// Finishes the event that plays.
    pub fn skip_one(&mut self) {
        if let Some(playing) = self.playing.take() {
            self.finish(playing.told);
        }
    }

    /// Skips to the next road's scoring, or to the end of the scoring.
    pub fn skip_road(&mut self) {
        self.skip_one();
        while let Some(next) = self.queue.front() {
            let of_this_road = matches!(
                next.event,
                Event::Scored { .. } | Event::NobodyPlaced { .. } | Event::LeadTooShort { .. }
            );
            if !of_this_road {
                break;
            }
            let Some(told) = self.next_told() else {
                break;
            };
            self.finish(told);
        }
    }

    /// Plays on by some seconds; `pace` gives each event its duration in seconds.
    pub fn advance(&mut self, mut seconds: f32, pace: impl Fn(&Event) -> f32) {
        loop {
            if self.playing.is_none() {
                let Some(told) = self.next_told() else {
                    if !self.paused {
                        self.ceremony = None;
                    }
                    return;
                };
                self.open_ceremony(&told.event);
                let duration = pace(&told.event);
                self.playing = Some(Playing {
                    told,
                    elapsed: 0.0,
                    duration,
                    still: self.still,
                });
            }
            let Some(playing) = &mut self.playing else {
                return;
            };
            let left = playing.duration - playing.elapsed;
            if seconds < left {
                playing.elapsed += seconds;
                return;
            }
            seconds -= left.max(0.0);
            self.skip_one();
        }
    }

    fn open_ceremony(&mut self, event: &Event) {
        match *event {
            Event::RoadBegan { road } if road != Road::Kitchen => {
                self.ceremony = Some(Ceremony {
                    road,
                    called: Vec::new(),
                });
            }
            Event::Scored {
                seat, points, why, ..
            } => {
                if let Some(ceremony) = &mut self.ceremony {
                    ceremony.called.push((seat, points, why));
                }
            }
            // A road without points is still called out.
            Event::NobodyPlaced { .. } | Event::LeadTooShort { .. } => {}
            _ => self.ceremony = None,
        }
    }

    fn finish(&mut self, told: Told) {
        self.remember(&told);
        self.paused |= self.pause.is_some_and(|pause| pause.is_after(&told.event));
        self.game = told.after;
    }

    fn remember(&mut self, told: &Told) {
        let round = told.after.round();
        if let Event::Scored {
            seat, road, points, ..
        } = told.event
        {
            self.history.add(round, road, seat, points);
        }
        self.chronicle.push(Entry {
            round,
            event: told.event,
        });
    }
}
