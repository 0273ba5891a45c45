//! A whole game told from its start, with the places in it that one can go to.

use crate::{
    records::Setup,
    rules::{Act, Event, Game, Told},
    table::Shown,
};

/// What a mark in a game is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// A round has been dealt (2.3).
    Round(u8),
    /// The scoring of a round is about to begin (section 4).
    Scoring(u8),
    /// The end of the game, or of what has been played.
    End,
}

/// A chapter, and where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What begins.
    pub chapter: Chapter,
    /// How many events have been told there.
    pub at: usize,
}

/// A game told anew from its acts. A place in it is the number of events told so far, from [`Tale::start`] to [`Tale::end`].
#[derive(Clone, Debug)]
pub struct Tale {
    setup: Setup,
    acts: Vec<Act>,
    told: Vec<Told>,
    /// Events told, and the game, at the start and after each act with all that follows from it.
    settled: Vec<(usize, Game)>,
    stops: Vec<usize>,
    marks: Vec<Mark>,
}

impl Tale {
    /// Plays acts from the start; none if they are not this setup's, which a record and a game in play rule out.
    #[must_use]
    pub fn new(setup: &Setup, acts: &[Act]) -> Option<Self> {
        let mut game = setup.new_game().ok()?;
        let mut told: Vec<Told> = Vec::new();
        game.settle(&mut told);
        let mut settled = vec![(told.len(), game.clone())];
        for &act in acts {
            game.play(act, &mut told).ok()?;
            settled.push((told.len(), game.clone()));
        }
        let marks = marks(&told, &settled);
        let mut stops: Vec<usize> = settled.iter().map(|&(at, _)| at).collect();
        stops.extend(marks.iter().map(|mark| mark.at));
        stops.sort_unstable();
        stops.dedup();
        Some(Self {
            setup: setup.clone(),
            acts: acts.to_vec(),
            told,
            settled,
            stops,
            marks,
        })
    }

    /// Who played what.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The first place: the first round has been dealt.
    #[must_use]
    pub fn start(&self) -> usize {
        self.stops.first().copied().unwrap_or(0)
    }

    /// The last place: all has been told.
    #[must_use]
    pub const fn end(&self) -> usize {
        self.told.len()
    }

    /// Rounds and scorings, in order.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The last mark at a place or before it.
    #[must_use]
    pub fn mark_before(&self, at: usize) -> Option<Mark> {
        self.marks.iter().rev().find(|mark| mark.at <= at).copied()
    }

    /// The place after the next act, or where a chapter begins before that.
    #[must_use]
    pub fn next(&self, at: usize) -> Option<usize> {
        self.stops.iter().find(|&&stop| stop > at).copied()
    }

    /// The place before the last act.
    #[must_use]
    pub fn previous(&self, at: usize) -> Option<usize> {
        self.stops.iter().rev().find(|&&stop| stop < at).copied()
    }

    /// Where the round begins that comes after a place.
    #[must_use]
    pub fn next_round(&self, at: usize) -> Option<usize> {
        let mut rounds = self.rounds();
        rounds.find(|&round| round > at)
    }

    /// Where the round began that a place is in; from there, the round before.
    #[must_use]
    pub fn previous_round(&self, at: usize) -> Option<usize> {
        self.rounds().take_while(|&round| round < at).last()
    }

    fn rounds(&self) -> impl Iterator<Item = usize> {
        let round = |mark: &&Mark| matches!(mark.chapter, Chapter::Round(_));
        self.marks.iter().filter(round).map(|mark| mark.at)
    }

    /// What was told up to a place.
    #[must_use]
    pub fn told(&self, at: usize) -> &[Told] {
        &self.told[..at.min(self.told.len())]
    }

    /// What is told from one place to another.
    #[must_use]
    pub fn between(&self, from: usize, to: usize) -> &[Told] {
        let to = to.min(self.told.len());
        &self.told[from.min(to)..to]
    }

    /// The game at a place.
    #[must_use]
    pub fn game(&self, at: usize) -> &Game {
        let place = self.settled.binary_search_by_key(&at, |&(at, _)| at);
        match (
            place,
            at.checked_sub(1).and_then(|last| self.told.get(last)),
        ) {
            (Ok(act), _) => &self.settled[act].1,
            (Err(_), Some(told)) => &told.after,
            // Before the first event there is nothing to see yet.
            (Err(_), None) => &self.settled[0].1,
        }
    }

    /// The game after so many acts, and all that follows from them by itself.
    #[must_use]
    pub fn after(&self, acts: usize) -> &Game {
        let last = self.settled.len() - 1;
        &self.settled[acts.min(last)].1
    }

    /// The acts that have been done at a place, those whose consequences are still being told among them.
    #[must_use]
    pub fn acts(&self, at: usize) -> &[Act] {
        let begun = self.settled.partition_point(|&(before, _)| before < at);
        &self.acts[..begun.min(self.acts.len())]
    }

    /// The table as it looks at a place.
    #[must_use]
    pub fn shown(&self, at: usize) -> Shown {
        Shown::new(self.game(at).clone(), self.told(at))
    }
}

fn marks(told: &[Told], settled: &[(usize, Game)]) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut scored = 0;
    let mut dealing = None;
    for (before, told) in told.iter().enumerate() {
        match told.event {
            Event::RoundBegan { round, .. } => dealing = Some(round),
            Event::Dealt => {
                if let Some(round) = dealing.take() {
                    let at = before + 1;
                    let chapter = Chapter::Round(round);
                    marks.push(Mark { chapter, at });
                }
            }
            Event::RoadBegan { .. }
            | Event::BonusTaken { .. }
            | Event::BonusDeclined { .. }
            | Event::CupFavours { .. } => {
                let round = told.after.round();
                if scored < round {
                    scored = round;
                    let chapter = Chapter::Scoring(round);
                    marks.push(Mark {
                        chapter,
                        at: before,
                    });
                }
            }
            _ => {}
        }
    }
    marks.push(Mark {
        chapter: Chapter::End,
        at: told.len(),
    });
    // A round that is dealt is at the table once all that belongs to the deal has been told.
    for mark in &mut marks {
        if let Chapter::Round(_) = mark.chapter
            && let Some(&(at, _)) = settled.iter().find(|&&(at, _)| at >= mark.at)
        {
            mark.at = at;
        }
    }
    marks
}

#[cfg(test)]
mod tests;
