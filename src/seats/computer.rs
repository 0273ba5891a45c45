//! Computer players think on a background task, off the main thread, and see only a view.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, poll_once},
};

use crate::{
    bots::{BotKind, Style, bot_with},
    flow::{CurrentGame, FlowSet, Submit, being_played},
    records::SeatKind,
    rules::{Act, Chance, Game, Seat, SeatSet},
};

/// How long a computer player takes at least, so that people can follow.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct Pace(pub Duration);

/// Whether computer players may act: not while the table still shows what happened before.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct MayAct(pub bool);

/// Seats that a lesson leads: their computer players don't think.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Led(pub SeatSet);

/// A computer player at its task.
#[derive(Component)]
struct Thinking {
    seat: Seat,
    game: u64,
    /// No answer if it was told to stop.
    task: Task<Option<Act>>,
    since: Duration,
    _stop: StopWhenDropped,
}

/// Makes a search end when nobody waits for it any more: after leaving the game, taking back an act, or quitting.
#[derive(Debug)]
pub struct StopWhenDropped(Arc<AtomicBool>);

impl StopWhenDropped {
    /// With what the search is to ask.
    pub fn new() -> (Self, impl Fn() -> bool + Send + Sync + 'static) {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        (Self(stop), move || stopped.load(Ordering::Relaxed))
    }
}

impl Drop for StopWhenDropped {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>()
        .insert_resource(MayAct(true))
        .init_resource::<Led>()
        .add_systems(
            Update,
            // An answer takes effect in the flow, after this: asked in between, the seat would think of the same choice twice.
            (ask, answer).chain().before(FlowSet).run_if(being_played),
        )
        .add_systems(
            Update,
            dismiss
                .before(FlowSet)
                .run_if(resource_removed::<CurrentGame>),
        );
}

/// Sets each computer player that has to act, and doesn't think yet, to its task.
fn ask(
    mut commands: Commands,
    current: Res<CurrentGame>,
    thinking: Query<&Thinking>,
    may_act: Res<MayAct>,
    led: Res<Led>,
    time: Res<Time<Real>>,
    mut submit: MessageWriter<Submit>,
) {
    if !may_act.0 {
        return;
    }
    for seat in current.game.waiting().iter() {
        let busy = |thinking: &Thinking| thinking.seat == seat && thinking.game == current.id;
        let setup = &current.setup.seats[seat.index()];
        let kind = setup.kind;
        if kind == SeatKind::Person || led.0.contains(seat) || thinking.iter().any(busy) {
            continue;
        }
        let Some(bot) = bot_kind(kind) else {
            // A solo opponent has no choice (7.3 to 7.6).
            if let Some(&act) = current.game.legal_acts(seat).first() {
                submit.write(Submit {
                    act,
                    game: current.id,
                });
            }
            continue;
        };
        let style = setup.portrait.as_deref().map_or(Style::NEUTRAL, Style::of);
        let view = current.game.view(seat);
        let mut chance = chance_for(&current, seat);
        let (stop, stopped) = StopWhenDropped::new();
        let task = AsyncComputeTaskPool::get()
            .spawn(async move { bot_with(bot, style).decide_unless(&view, &mut chance, &stopped) });
        commands.spawn((
            Name::new(format!("Seat {} thinks", seat.0)),
            Thinking {
                seat,
                game: current.id,
                task,
                since: time.elapsed(),
                _stop: stop,
            },
        ));
    }
}

/// Takes the answers of those that have finished, not sooner than the pace allows.
fn answer(
    mut commands: Commands,
    current: Res<CurrentGame>,
    mut thinking: Query<(Entity, &mut Thinking)>,
    pace: Res<Pace>,
    time: Res<Time<Real>>,
    mut submit: MessageWriter<Submit>,
) {
    for (entity, mut thinking) in &mut thinking {
        if thinking.game != current.id {
            commands.entity(entity).despawn();
            continue;
        }
        if time.elapsed().saturating_sub(thinking.since) < pace.0 {
            continue;
        }
        if let Some(act) = block_on(poll_once(&mut thinking.task)) {
            if let Some(act) = act {
                submit.write(Submit {
                    act,
                    game: thinking.game,
                });
            }
            commands.entity(entity).despawn();
        }
    }
}

fn dismiss(mut commands: Commands, thinking: Query<Entity, With<Thinking>>) {
    for entity in &thinking {
        commands.entity(entity).despawn();
    }
}

/// A stream of its own for each decision of each seat, so that a game with a seed runs the same on any machine, in whatever
/// order the answers come. It is apart from the deals' stream, else a player's guesses could come too near the truth.
fn chance_for(current: &CurrentGame, seat: Seat) -> Chance {
    let decided = current.acts.iter().filter(|act| act.seat() == seat).count() as u64;
    let decision = decided << 8 | u64::from(seat.0);
    let salted = current.setup.seed.rotate_left(32) ^ 0x504c_4159_4552;
    Chance::new(salted ^ decision.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

const fn bot_kind(kind: SeatKind) -> Option<BotKind> {
    match kind {
        SeatKind::Page => Some(BotKind::Page),
        SeatKind::Squire => Some(BotKind::Squire),
        SeatKind::Knight => Some(BotKind::Knight),
        SeatKind::Champion => Some(BotKind::Champion),
        SeatKind::Person | SeatKind::Agravain | SeatKind::Brisen => None,
    }
}

/// Whether any computer player is at its task, or would be: the window then has to keep turning.
#[must_use]
pub fn anybody_thinks(current: &CurrentGame, game: &Game) -> bool {
    game.waiting()
        .iter()
        .any(|seat| current.setup.seats[seat.index()].kind != SeatKind::Person)
}
