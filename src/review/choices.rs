//! A player's costliest choices.

use crate::{
    bots::{Appraisal, Stop, appraise},
    records::Setup,
    rules::{Act, ByRoad, Chance, Seat, View},
};

/// So many choices are told of, at most.
pub const MOST: usize = 3;
/// Games in which all acts of every choice are tried, and then the few of the worst choices.
const GLANCE: u32 = 60;
const LOOK: u32 = 1500;
/// Choices looked at closely, and acts of each beside the one done.
const SUSPECTS: usize = 8;
const OTHERS: usize = 2;
/// A choice counts if it cost so much of the chance to win, and so many standard errors.
const COSTLY: f32 = 0.015;
const CLEAR: f32 = 3.0;

/// A choice that cost something.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// Acts done before it.
    pub acts: usize,
    /// What the seat knew.
    pub view: View,
    /// What it did.
    pub done: Act,
    /// What would have been better.
    pub better: Act,
    /// Chance to win lost by it, 0 to 1.
    pub cost: f32,
    /// Points lost by it, road by road, ahead of the other seats' mean; more than 0 is lost.
    pub roads: ByRoad<f32>,
}

/// A choice that the seat had.
struct Choice {
    acts: usize,
    view: View,
    done: Act,
}

/// The costliest choices of a seat, the costliest first: no more than [`MOST`], and only such as are clearly worse than what a
/// champion would have done. `progress` is told how far it is, 0 to 1. None if told to stop, or if the acts aren't this setup's.
/// The same game gives the same on every machine.
#[must_use]
pub fn mistakes(
    setup: &Setup,
    acts: &[Act],
    seat: Seat,
    progress: &dyn Fn(f32),
    stop: Stop,
) -> Option<Vec<Mistake>> {
    let choices = choices(setup, acts, seat)?;
    let mut chance = Chance::new(setup.seed ^ u64::from(seat.0) ^ 0x5245_5649_4557);
    let mut suspects: Vec<(f32, &Choice, Vec<Act>)> = Vec::new();
    for (number, choice) in choices.iter().enumerate() {
        progress(0.5 * number as f32 / choices.len() as f32);
        let tried = appraise(&choice.view, &done_first(choice), GLANCE, &mut chance, stop)?;
        let (cost, others) = better_ones(&tried);
        if cost > 0.0 {
            suspects.push((cost, choice, others));
        }
    }
    suspects.sort_by(|a, b| b.0.total_cmp(&a.0));
    suspects.truncate(SUSPECTS);
    let mut found = Vec::new();
    for (number, (_, choice, others)) in suspects.iter().enumerate() {
        progress(0.5 + 0.5 * number as f32 / suspects.len() as f32);
        let acts: Vec<Act> = std::iter::once(choice.done)
            .chain(others.iter().copied())
            .collect();
        // Games of their own: those that made it suspect are not asked again.
        let tried = appraise(&choice.view, &acts, LOOK, &mut chance, stop)?;
        found.extend(mistake(choice, &tried));
    }
    found.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    found.truncate(MOST);
    progress(1.0);
    Some(found)
}

/// All choices of a seat that were any.
fn choices(setup: &Setup, acts: &[Act], seat: Seat) -> Option<Vec<Choice>> {
    let mut game = setup.new_game().ok()?;
    game.settle(&mut ());
    let mut choices = Vec::new();
    for (done, &act) in acts.iter().enumerate() {
        if act.seat() == seat && game.legal_acts(seat).len() > 1 {
            choices.push(Choice {
                acts: done,
                view: game.view(seat),
                done: act,
            });
        }
        game.play(act, &mut ()).ok()?;
    }
    Some(choices)
}

fn done_first(choice: &Choice) -> Vec<Act> {
    let others = choice.view.legal_acts().iter().copied();
    std::iter::once(choice.done)
        .chain(others.filter(|&act| act != choice.done))
        .collect()
}

/// By how much the best of the others seems better than the first, and which seem best.
fn better_ones(tried: &[Appraisal]) -> (f32, Vec<Act>) {
    let Some((_, others)) = tried.split_first() else {
        return (0.0, Vec::new());
    };
    let mut others: Vec<&Appraisal> = others.iter().collect();
    others.sort_by(|a, b| b.win_chance.total_cmp(&a.win_chance));
    let cost = others.first().map_or(0.0, |best| -best.behind.0);
    (
        cost,
        others.iter().take(OTHERS).map(|other| other.act).collect(),
    )
}

fn mistake(choice: &Choice, tried: &[Appraisal]) -> Option<Mistake> {
    let (done, others) = tried.split_first()?;
    let better = others
        .iter()
        .max_by(|a, b| a.win_chance.total_cmp(&b.win_chance))?;
    let (behind, error) = better.behind;
    let cost = -behind;
    (cost >= COSTLY && cost > CLEAR * error).then(|| Mistake {
        acts: choice.acts,
        view: choice.view,
        done: choice.done,
        better: better.act,
        cost,
        roads: ByRoad::from_fn(|road| better.roads[road] - done.roads[road]),
    })
}
