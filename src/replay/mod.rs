//! Games looked at: a record watched from its start, or a look back at how the board was earlier in the game that is on.
//!
//! The table shows such a game as it shows any other. It is told what happens by a [`Tale`] instead of the rules, nobody can act
//! in it, and who looks sees what the game's [`views`] allow.

mod eyes;
mod keys;
mod take_over;
mod tale;
#[cfg(test)]
pub(crate) mod tests;

use bevy::{ecs::message::Messages, prelude::*, window::RequestRedraw};

use crate::{
    flow::{Began, CurrentGame, FlowSet, GameId, Leave, Recorder, Submit, Watched, being_played},
    input::Given,
    records::Record,
    screens::{AfterLeave, Screen, menu_closed},
    seats::{Desk, Eyes},
    table::{self, Choice, Shown, at_the_table},
};

pub use eyes::{may_sit, persons, taken_over, views};
pub use take_over::{Draft, TakeOver, TakeOverError, may_take_over, write as write_taken_over};
pub use tale::{Chapter, Mark, Tale};

/// The speeds that a replay can have, as multiples of the table's own.
pub const SPEEDS: [f32; 4] = [0.5, 1.0, 2.0, 4.0];

/// Asks for a record to be watched from its start.
#[derive(Message, Clone, Debug)]
pub struct Watch(pub Box<Record>);

/// Asks for the board as it was in the game that is on, when so many events had been shown.
#[derive(Message, Clone, Copy, Debug)]
pub struct LookBack(pub usize);

/// What is asked of a replay.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Ask {
    /// Plays, or halts.
    Turn,
    /// Goes on by an act.
    StepOn,
    /// Goes back by an act.
    StepBack,
    /// Goes to a place.
    Go(usize),
    /// To the first place.
    Start,
    /// To the last.
    End,
    /// To the round after.
    NextRound,
    /// To the start of this round, or of the one before.
    PreviousRound,
    /// Plays faster or slower: an index into [`SPEEDS`].
    Speed(usize),
    /// Looks with other eyes, if the game allows it.
    See(Eyes),
    /// Puts the replay away.
    Leave,
}

/// Whether it plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Run {
    /// It stands.
    #[default]
    Halted,
    /// It plays up to the place that was asked for.
    Step,
    /// It plays to the end.
    On,
}

/// A game that is only looked at.
#[derive(Resource, Debug)]
pub struct Replay {
    tale: Tale,
    /// The place that the table shows, or is on its way to.
    at: usize,
    /// The last place that may be looked at.
    end: usize,
    run: Run,
    /// Index into [`SPEEDS`].
    speed: usize,
    eyes: Eyes,
    views: Vec<Eyes>,
    of: Of,
}

/// What is looked at.
#[derive(Debug)]
enum Of {
    Record,
    /// The game that is on, as it waits for whoever looks back.
    Game(Box<Waiting>),
}

/// A game that is on, put aside.
#[derive(Debug)]
struct Waiting {
    current: CurrentGame,
    shown: Shown,
    desk: Desk,
}

impl Replay {
    pub(crate) fn record(record: &Record) -> Option<Self> {
        let tale = Tale::new(record.setup(), record.acts())?;
        let views = views(record.setup(), record.game());
        Some(Self {
            at: tale.start(),
            end: tale.end(),
            tale,
            run: Run::Halted,
            speed: 1,
            eyes: views.first().copied().unwrap_or_default(),
            views,
            of: Of::Record,
        })
    }

    /// The whole game.
    #[must_use]
    pub const fn tale(&self) -> &Tale {
        &self.tale
    }

    /// The place that is shown.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The last place that may be looked at.
    #[must_use]
    pub const fn end(&self) -> usize {
        self.end
    }

    /// Whether it plays by itself.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.run == Run::On
    }

    /// The speed, as an index into [`SPEEDS`].
    #[must_use]
    pub const fn speed(&self) -> usize {
        self.speed
    }

    /// Whose hidden things are seen.
    #[must_use]
    pub const fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// The views to choose from.
    #[must_use]
    pub fn views(&self) -> &[Eyes] {
        &self.views
    }

    /// Whether it is a look back at the game that is on.
    #[must_use]
    pub const fn is_look_back(&self) -> bool {
        matches!(self.of, Of::Game(_))
    }

    /// Obeys; what only concerns the screen is for [`obey`].
    fn go(&mut self, ask: Ask, shown: &mut Shown) {
        let tale = &self.tale;
        let to = match ask {
            Ask::Turn if self.run == Run::On => {
                self.run = Run::Halted;
                return;
            }
            Ask::Turn => {
                if self.at >= self.end && shown.settled() {
                    self.show(self.tale.start(), shown);
                }
                self.run = Run::On;
                return;
            }
            Ask::StepOn if !shown.settled() => {
                shown.skip_all();
                self.settle(shown);
                self.run = Run::Halted;
                return;
            }
            Ask::StepOn => {
                if let Some(next) = tale.next(self.at).filter(|&next| next <= self.end) {
                    self.tell(next, shown);
                    self.run = Run::Step;
                }
                return;
            }
            // What is on its way is where it began.
            Ask::StepBack => tale.previous(self.at),
            Ask::Go(at) => Some(at),
            Ask::Start => Some(tale.start()),
            Ask::End => Some(self.end),
            Ask::NextRound => tale.next_round(self.at).or(Some(self.end)),
            Ask::PreviousRound => tale.previous_round(self.at).or(Some(tale.start())),
            Ask::Speed(speed) => {
                self.speed = speed.min(SPEEDS.len() - 1);
                return;
            }
            Ask::See(eyes) => {
                if self.views.contains(&eyes) {
                    self.eyes = eyes;
                }
                return;
            }
            Ask::Leave => return,
        };
        if let Some(to) = to {
            self.run = Run::Halted;
            self.show(to, shown);
        }
    }

    /// Has the table show a place at once.
    fn show(&mut self, to: usize, shown: &mut Shown) {
        self.at = to.clamp(self.tale.start().min(self.end), self.end);
        *shown = self.tale.shown(self.at);
    }

    /// Has the table play out what leads to a later place.
    fn tell(&mut self, to: usize, shown: &mut Shown) {
        shown.tell(self.tale.between(self.at, to).iter().cloned());
        self.at = to;
    }

    /// Nothing is left to be told: whose turn it is changes without an event of its own.
    fn settle(&self, shown: &mut Shown) {
        let game = self.tale.game(self.at);
        if shown.settled() && shown.game != *game {
            shown.game = game.clone();
        }
    }

    /// Goes on as far as it is to.
    fn run(&mut self, shown: &mut Shown) {
        shown.speed = match self.run {
            Run::Halted => 0.0,
            Run::Step | Run::On => SPEEDS[self.speed],
        };
        self.settle(shown);
        if !shown.settled() {
            return;
        }
        match self.run {
            Run::On => match self.tale.next(self.at).filter(|&next| next <= self.end) {
                Some(next) => self.tell(next, shown),
                None => self.run = Run::Halted,
            },
            Run::Step => self.run = Run::Halted,
            Run::Halted => {}
        }
    }
}

/// The order in a frame: what is asked, then what follows, all before the game that is played.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct ReplaySet;

/// Watching games, and looking back. Needs the flow, the table and the screens.
pub fn plugin(app: &mut App) {
    app.add_message::<Watch>()
        .add_message::<LookBack>()
        .add_message::<Ask>()
        .init_resource::<TakeOver>()
        .add_systems(
            Update,
            (
                close.run_if(on_message::<Began>.or_else(on_message::<Leave>)),
                open.run_if(on_message::<Watch>),
                look_back.run_if(
                    on_message::<LookBack>
                        .and_then(at_the_table)
                        .and_then(being_played)
                        .and_then(not(resource_exists::<table::LookBack>)),
                ),
                keys::keys.run_if(
                    resource_exists::<Replay>
                        .and_then(at_the_table)
                        .and_then(menu_closed),
                ),
                obey.run_if(resource_exists::<Replay>.and_then(on_message::<Ask>)),
                go_on.run_if(resource_exists::<Replay>.and_then(resource_exists::<Shown>)),
            )
                .chain()
                .in_set(ReplaySet)
                .before(FlowSet),
        );
}

/// A game begins, or the table is left: nothing is looked at any more.
fn close(
    mut commands: Commands,
    mut began: MessageReader<Began>,
    mut left: MessageReader<Leave>,
    mut take_over: ResMut<TakeOver>,
) {
    began.clear();
    left.clear();
    take_over.close();
    commands.remove_resource::<Replay>();
}

/// Lays a record on the table, in place of any game: that is on disk.
fn open(
    mut commands: Commands,
    mut asked: MessageReader<Watch>,
    mut recorder: ResMut<Recorder>,
    mut id: ResMut<GameId>,
    mut desk: ResMut<Desk>,
    mut choice: ResMut<Choice>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(Watch(record)) = asked.read().last() else {
        return;
    };
    // A record's acts were checked when it was read.
    let Some(replay) = Replay::record(record) else {
        return;
    };
    recorder.close();
    *desk = Desk::looking_on(replay.eyes);
    *choice = Choice::default();
    commands.insert_resource(at_place(&replay, id.next()));
    commands.insert_resource(replay.tale.shown(replay.at));
    commands.insert_resource(Watched);
    commands.insert_resource(replay);
    next.set(Screen::Table);
}

/// The game as the table has it at the place that is shown.
fn at_place(replay: &Replay, id: u64) -> CurrentGame {
    let tale = &replay.tale;
    CurrentGame {
        setup: tale.setup().clone(),
        game: tale.game(replay.at).clone(),
        acts: tale.acts(replay.at).to_vec(),
        id,
    }
}

/// Puts the game that is on aside, and shows how it was.
fn look_back(
    mut commands: Commands,
    mut asked: MessageReader<LookBack>,
    mut current: ResMut<CurrentGame>,
    mut shown: ResMut<Shown>,
    mut desk: ResMut<Desk>,
    mut choice: ResMut<Choice>,
    mut id: ResMut<GameId>,
) {
    let Some(&LookBack(to)) = asked.read().last() else {
        return;
    };
    if desk.curtain.is_some() {
        return;
    }
    let Some(tale) = Tale::new(&current.setup, &current.acts) else {
        return;
    };
    let eyes = desk.eyes();
    // What the table has not shown yet stays to be seen.
    let end = shown.chronicle.len().min(tale.end());
    let looking = Desk::looking_on(eyes);
    let at = to.clamp(tale.start().min(end), end);
    let before = tale.shown(at);
    let now = CurrentGame {
        setup: tale.setup().clone(),
        game: tale.game(at).clone(),
        acts: tale.acts(at).to_vec(),
        id: id.next(),
    };
    let waiting = Waiting {
        current: std::mem::replace(&mut *current, now),
        shown: std::mem::replace(&mut *shown, before),
        desk: std::mem::replace(&mut *desk, looking),
    };
    *choice = Choice::default();
    commands.insert_resource(Watched);
    commands.insert_resource(Replay {
        tale,
        at,
        end,
        run: Run::Halted,
        speed: 1,
        eyes,
        views: vec![eyes],
        of: Of::Game(Box::new(waiting)),
    });
}

fn obey(
    mut commands: Commands,
    mut asked: MessageReader<Ask>,
    mut replay: ResMut<Replay>,
    mut shown: ResMut<Shown>,
    mut current: ResMut<CurrentGame>,
    mut desk: ResMut<Desk>,
    mut after: ResMut<AfterLeave>,
    mut leave: MessageWriter<Leave>,
    (mut given, mut submitted): (ResMut<Messages<Given>>, ResMut<Messages<Submit>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for &ask in asked.read() {
        redraw.write(RequestRedraw);
        if ask != Ask::Leave {
            replay.go(ask, &mut shown);
            continue;
        }
        let gone = Of::Record;
        match std::mem::replace(&mut replay.of, gone) {
            Of::Record => {
                after.0 = Some(Screen::Library);
                leave.write(Leave);
            }
            Of::Game(waiting) => {
                let Waiting {
                    current: game,
                    shown: table,
                    desk: seat,
                } = *waiting;
                (*current, *shown, *desk) = (game, table, seat);
                // What was pressed meanwhile was not meant for the game: nor was the key that led back.
                given.clear();
                submitted.clear();
                commands.remove_resource::<Watched>();
                commands.remove_resource::<Replay>();
            }
        }
        return;
    }
    desk.onlooker = Some(replay.eyes);
}

fn go_on(
    mut replay: ResMut<Replay>,
    mut shown: ResMut<Shown>,
    mut current: ResMut<CurrentGame>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let before = (replay.at, replay.run);
    replay.run(&mut shown);
    let acts = replay.tale.acts(replay.at);
    if current.acts.len() != acts.len() {
        current.acts = acts.to_vec();
        current.game = replay.tale.game(replay.at).clone();
    }
    if (replay.at, replay.run) != before {
        redraw.write(RequestRedraw);
    }
}
