//! The review after a game in sentences.

use super::{
    Naming, Words,
    advice::{Stake, stake},
    rounds::roman,
    say,
};
use crate::{
    review::Mistake,
    rules::{Phase, Road},
};

/// Points by road that are worth naming.
const NAMED: f32 = 0.3;

/// What there is to say of a costly choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// "Round III · Play".
    pub moment: String,
    /// "Done: King 2."
    pub done: String,
    /// "Better: Quest 4."
    pub better: String,
    /// What is at stake, and what it cost.
    pub why: String,
}

impl Told {
    /// Says it.
    #[must_use]
    pub fn new(words: &Words, mistake: &Mistake) -> Self {
        let view = &mistake.view;
        let naming = Naming::of(&view.rules);
        let phase = match view.phase {
            Phase::Deal | Phase::Choose => words.say("phase-choose"),
            Phase::Play => words.say("phase-play"),
            _ => words.say("phase-score"),
        };
        let round = roman(view.round);
        let done = words.act_name(mistake.done, naming);
        let better = words.act_name(mistake.better, naming);
        let percent = (mistake.cost * 100.0).round() as i32;
        let points: f32 = mistake.roads.iter().map(|(_, points)| points).sum();
        let points = points.round().max(0.0) as i32;
        let stake = stake(view, mistake.better, mistake.done, &mistake.roads);
        let mut why: Vec<String> = Vec::new();
        // What is gained on average the roads tell.
        let seen = stake.filter(|stake| !matches!(stake, Stake::OnAverage { .. }));
        why.extend(seen.map(|stake| words.say_stake(stake, naming)));
        why.push(say!(
            words,
            "review-cost",
            percent = percent,
            points = points
        ));
        let roads: Vec<String> = Road::ALL
            .into_iter()
            .filter(|&road| mistake.roads[road].abs() >= NAMED)
            .map(|road| {
                let name = words.road(road.key(), naming);
                format!("{name} {}", signed(mistake.roads[road]))
            })
            .collect();
        if !roads.is_empty() {
            why.push(say!(words, "review-roads", roads = roads.join(" · ")));
        }
        Self {
            moment: say!(words, "review-moment", round = round, phase = phase),
            done: say!(words, "review-done", act = done),
            better: say!(words, "review-better", act = better),
            why: why.join(" "),
        }
    }
}

/// Points with their sign: "+1.5", with a true minus.
fn signed(points: f32) -> String {
    let sign = if points < 0.0 { '\u{2212}' } else { '+' };
    format!("{sign}{:.1}", points.abs())
}
