//! Advice at the table: asked for by whoever looks, thought out in the background, gone with the choice that it was for.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, poll_once},
    window::RequestRedraw,
};

use super::{Choice, Shown};
use crate::{
    bots::{self, Hint},
    flow::CurrentGame,
    input::Given,
    rules::{Act, Chance, Seat, View},
    seats::{Desk, StopWhenDropped},
    settings::Command,
};

/// Asks for advice, or puts it away.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct AskAdvice;

/// The advice for whoever looks. It is shown to nobody else, and written down nowhere.
#[derive(Resource, Debug, Default)]
pub struct Advice(Option<(Moment, State)>);

/// One choice of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moment {
    /// Goes up as acts are taken back, too.
    game: u64,
    seat: Seat,
    /// Acts of the seat so far.
    acts: usize,
}

#[derive(Debug)]
enum State {
    /// No answer if it was told to stop.
    Thinking {
        task: Task<Option<Hint>>,
        _stop: StopWhenDropped,
    },
    Given(Box<(View, Hint)>),
}

impl Moment {
    fn of(current: &CurrentGame, seat: Seat) -> Self {
        let own = current.acts.iter().filter(|act| act.seat() == seat);
        Self {
            game: current.id,
            seat,
            acts: own.count(),
        }
    }

    /// Advice is no other player's thought: its chance is apart from theirs and from the deals'.
    fn chance(self, seed: u64) -> Chance {
        let choice = (self.acts as u64) << 8 | u64::from(self.seat.0);
        Chance::new(
            seed.rotate_left(17) ^ 0x4144_5649_4345 ^ choice.wrapping_mul(0x9E37_79B9_7F4A_7C15),
        )
    }
}

impl Advice {
    /// Whether it is being thought out.
    #[must_use]
    pub const fn thinks(&self) -> bool {
        matches!(self.0, Some((_, State::Thinking { .. })))
    }

    /// The advice for a seat, with what the seat knew.
    #[must_use]
    pub fn for_seat(&self, seat: Seat) -> Option<(&View, &Hint)> {
        match &self.0 {
            Some((moment, State::Given(given))) if moment.seat == seat => {
                Some((&given.0, &given.1))
            }
            _ => None,
        }
    }

    /// The act advised to a seat.
    #[must_use]
    pub fn act(&self, seat: Seat) -> Option<Act> {
        self.for_seat(seat).map(|(_, hint)| hint.act)
    }
}

/// Begins to think for whoever is asked now; a second time puts the advice away.
pub(super) fn ask(
    mut given: MessageReader<Given>,
    mut asked: MessageReader<AskAdvice>,
    current: Res<CurrentGame>,
    shown: Res<Shown>,
    desk: Res<Desk>,
    choice: Res<Choice>,
    mut advice: ResMut<Advice>,
) {
    let keys = given.read().filter(|given| given.command == Command::Hint);
    let times = keys.count() + asked.read().count();
    if times.is_multiple_of(2) {
        return;
    }
    if advice.0.take().is_some() {
        return;
    }
    let Some((seat, _)) = choice.asked(&current, &shown, &desk) else {
        return;
    };
    let moment = Moment::of(&current, seat);
    let (view, mut chance) = (current.game.view(seat), moment.chance(current.setup.seed));
    let (stop, stopped) = StopWhenDropped::new();
    let task =
        AsyncComputeTaskPool::get().spawn(async move { bots::hint(&view, &mut chance, &stopped) });
    advice.0 = Some((moment, State::Thinking { task, _stop: stop }));
}

/// Takes the answer, and puts away what is no longer for this moment or for whoever looks.
pub(super) fn follow(
    current: Option<Res<CurrentGame>>,
    desk: Res<Desk>,
    mut advice: ResMut<Advice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((moment, _)) = advice.0 else { return };
    let due = current.filter(|current| {
        let looks = desk.viewer == Some(moment.seat) && desk.curtain.is_none();
        let asked = current.game.waiting().contains(moment.seat);
        looks && asked && Moment::of(current, moment.seat) == moment
    });
    let Some(current) = due else {
        advice.0 = None;
        return;
    };
    if !advice.thinks() {
        return;
    }
    let Some((_, State::Thinking { task, .. })) = &mut advice.bypass_change_detection().0 else {
        return;
    };
    if let Some(answer) = block_on(poll_once(task)) {
        let view = current.game.view(moment.seat);
        advice.0 = answer.map(|hint| (moment, State::Given(Box::new((view, hint)))));
        redraw.write(RequestRedraw);
    }
}
