//! What the champion would tell a person: the best act, the next best, and what is between them; and who is likely to win.

use std::sync::Arc;

use super::{
    CHAMPION, greedy,
    outcome::chances,
    scene::Scene,
    search::{Searcher, Worlds, playout},
    values::{POINT, Table, Values},
};
use crate::rules::{Act, ByRoad, BySeat, Chance, Event, Game, Passing, Road, Seat, View, Witness};

/// Games in which two acts are compared road by road, or chances to win are looked up.
const GAMES: u32 = 400;

/// Advice for a seat that is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint {
    /// The best act.
    pub best: Outlook,
    /// The next best; none if there is no other.
    pub next: Option<Outlook>,
    /// The road on which the best act differs most from the next best in expected points, and by how many: below 0 if the
    /// best act gives up something there.
    pub road: Option<(Road, f32)>,
}

/// What may be expected after an act.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// The act.
    pub act: Act,
    /// Chance to win, 0 to 1.
    pub wins: f32,
    /// Points from now to the end of the game, less the mean of all seats. In solo what opponents score in this round is left
    /// out, and what is to come after it is less the better opponent.
    pub ahead: f32,
    /// That by roads; what the roads' pawns will yet earn is from the fitted tables.
    pub by_road: ByRoad<f32>,
}

/// Advice for the seat of a view, as good as the champion's own choice; none if the seat is not asked for anything. The
/// same view and chance give the same advice on every machine (9.2). It takes as long as the champion.
#[must_use]
pub fn hint(view: &View, chance: &mut Chance) -> Option<Hint> {
    let values = Values::built_in(&view.rules.mode);
    let mut found = Searcher::new(CHAMPION, Arc::default()).search(view, chance);
    // Those tried longest are the best; of these, those that win most.
    found.sort_by(|a, b| {
        (b.playouts, b.wins)
            .partial_cmp(&(a.playouts, a.wins))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let mut worlds = Worlds::new(view, values, chance)?;
    let mut totals = [Total::default(); 2];
    for _ in 0..GAMES {
        let (world, luck) = worlds.next(chance);
        for (total, found) in totals.iter_mut().zip(&found) {
            total.add(world, found.act, values, luck.clone(), view.seat);
        }
    }
    let mut outlooks = found
        .iter()
        .zip(totals)
        .map(|(found, total)| total.outlook(found.act));
    let best = outlooks.next()?;
    let next = outlooks.next();
    let road = next.and_then(|next| {
        let differences = Road::ALL.map(|road| (road, best.by_road[road] - next.by_road[road]));
        differences.into_iter().reduce(|most, other| {
            if other.1.abs() > most.1.abs() {
                other
            } else {
                most
            }
        })
    });
    Some(Hint { best, next, road })
}

/// Each seat's chance to win as the seat of a view may judge it, 0 to 1; unused seats have 0.
#[must_use]
pub fn win_chances(view: &View, chance: &mut Chance) -> BySeat<f32> {
    let values = Values::built_in(&view.rules.mode);
    let acts = view.legal_acts();
    let mut sum = [0.0; 5];
    if let Some(mut worlds) = Worlds::new(view, values, chance).filter(|_| !acts.is_empty()) {
        let act = greedy::best(&Scene::from(view), values, view.asked, &view.kept, acts);
        for _ in 0..GAMES {
            let (world, luck) = worlds.next(chance);
            let end = playout(world, act, values, luck, &mut ());
            for (sum, chance) in sum.iter_mut().zip(chances(&end, values)) {
                *sum += chance / f64::from(GAMES);
            }
        }
    }
    sum.map(|chance| chance as f32)
}

/// Points of a round by road, in 1/256, each less the mean of all seats.
#[derive(Clone, Copy)]
struct Points {
    seat: Seat,
    seats: i32,
    solo: bool,
    by_road: [i32; Road::COUNT],
}

impl Witness for Points {
    fn see(&mut self, _: &Game, event: Event) {
        if let Event::Scored {
            seat, road, points, ..
        } = event
        {
            let points = i32::from(points) * POINT;
            let own = if seat == self.seat { points } else { 0 };
            let others = if self.solo { 0 } else { points / self.seats };
            self.by_road[road.index()] += own - others;
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Total {
    wins: f64,
    by_road: [i64; Road::COUNT],
}

impl Total {
    fn add(&mut self, world: &Game, act: Act, values: &Values, luck: Chance, seat: Seat) {
        let rules = world.rules();
        let mut points = Points {
            seat,
            seats: i32::from(rules.seats),
            solo: rules.passing == Passing::Row,
            by_road: [0; Road::COUNT],
        };
        let end = playout(world, act, values, luck, &mut points);
        self.wins += chances(&end, values)[seat.index()] / f64::from(GAMES);
        for road in Road::ALL {
            let to_come = if end.is_over() {
                0
            } else {
                Scene::from(&end).worth_on(values, Table::Begun, road, seat)
            };
            self.by_road[road.index()] += i64::from(points.by_road[road.index()] + to_come);
        }
    }

    fn outlook(&self, act: Act) -> Outlook {
        let games = (f64::from(GAMES) * f64::from(POINT)) as f32;
        let by_road = ByRoad::from_fn(|road| self.by_road[road.index()] as f32 / games);
        Outlook {
            act,
            wins: self.wins as f32,
            ahead: by_road.iter().map(|(_, points)| points).sum(),
            by_road,
        }
    }
}
