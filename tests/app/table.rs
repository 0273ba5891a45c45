//! A table without a window: an app to play in, and all that it has said.

use std::path::{Path, PathBuf};

use bevy::{prelude::*, state::app::StatesPlugin};
use medieval_academy::{
    AcademyPlugin,
    flow::{
        Began, Begin, BeginError, CurrentGame, Happened, InPhase, NoUndo, Recorder, Refused,
        SaveTrouble, Submit, TakenBack,
    },
    records::{Library, PawnShape, Record, SeatKind, SeatSetup, Setup},
    rules::{Act, Board, Edition, Game, Journals, Seat, Side, Told},
};

/// So many frames without an end, and a game has got stuck.
const STUCK: u32 = 3_000_000;

/// All that the flow said, in order.
#[derive(Resource, Default)]
pub struct Said {
    /// What happened: in the past of a resumed game, then as it was played.
    pub told: Vec<Told>,
    /// Acts refused.
    pub refused: Vec<Refused>,
    /// Acts that could not be taken back, or done again.
    pub no_undo: Vec<NoUndo>,
    /// Phases as states, each as it was entered.
    pub phases: Vec<InPhase>,
    /// How often a record could not be written.
    pub troubles: usize,
    /// Games that could not begin.
    pub failed: usize,
}

/// The app.
pub struct Table {
    app: App,
}

impl Table {
    /// A table whose games are kept nowhere.
    pub fn new() -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, AcademyPlugin))
            .init_resource::<Said>()
            .add_systems(Last, listen);
        Self { app }
    }

    /// A table whose games are kept below a data folder.
    pub fn keeping(data: &Path) -> Self {
        let mut table = Self::new();
        let library = Library::new(data);
        table.app.insert_resource(Recorder::new(library));
        table
    }

    /// Begins a new game.
    pub fn begin(&mut self, setup: Setup) {
        self.send(Begin::New(Box::new(setup)));
        self.frame();
    }

    /// Goes on with a record.
    pub fn resume(&mut self, path: &Path) {
        self.send(Begin::Resume(path.to_owned()));
        self.frame();
    }

    /// One turn of the app.
    pub fn frame(&mut self) {
        self.app.update();
    }

    /// Turns the app until somebody has to choose, or the game is over: a frame may end between two phases.
    pub fn rest(&mut self) {
        self.frame();
        while self.game().asked().is_none() && !self.game().is_over() {
            self.frame();
        }
        let CurrentGame { setup, game, .. } = self.current();
        let person = |seat: Seat| setup.seats[seat.index()].kind == SeatKind::Person;
        // Solo opponents need no time to think.
        let waits = !game.waiting().iter().any(person) && setup.challenge.is_some();
        if waits && !game.is_over() {
            self.rest();
        }
    }

    /// Gives the app a resource in place of the one it has.
    pub fn set<R: Resource>(&mut self, resource: R) {
        self.app.insert_resource(resource);
    }

    /// Sends a message to the app.
    pub fn send<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    /// Submits an act for the present game; it is done in the next frame.
    pub fn submit(&mut self, act: Act) {
        let game = self.current().id;
        self.send(Submit { act, game });
    }

    /// The game and its acts.
    pub fn current(&self) -> &CurrentGame {
        self.app.world().resource()
    }

    /// The state.
    pub fn game(&self) -> &Game {
        &self.current().game
    }

    /// Any resource of the app.
    pub fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource()
    }

    /// Whether the app has a resource.
    pub fn has<R: Resource>(&self) -> bool {
        self.app.world().contains_resource::<R>()
    }

    /// Everything said so far.
    pub fn said(&self) -> &Said {
        self.app.world().resource()
    }

    /// The file of the present game.
    pub fn path(&self) -> PathBuf {
        let recorder: &Recorder = self.resource();
        recorder.path().expect("the game is kept").to_owned()
    }

    /// The record on disk.
    pub fn record(&self) -> Record {
        Record::load(&self.path()).expect("the record is good")
    }

    /// Turns the app, people answering with the first act they may do, until something is so.
    pub fn play_until(&mut self, so: impl Fn(&CurrentGame) -> bool) {
        for _ in 0..STUCK {
            if so(self.current()) {
                return;
            }
            if let Some(act) = self.person_act() {
                self.submit(act);
            } else {
                // Computer players need the core more than this loop does.
                std::thread::yield_now();
            }
            self.frame();
        }
        panic!(
            "stuck after {} acts: {:?}",
            self.current().acts.len(),
            self.game().asked()
        );
    }

    /// Plays to the end, and a frame on: the states follow then.
    pub fn play_out(&mut self) {
        self.play_until(|current| current.game.is_over());
        self.frame();
        self.frame();
    }

    /// The first act that the first person asked may do.
    pub fn person_act(&self) -> Option<Act> {
        let CurrentGame { setup, game, .. } = self.current();
        let mut waiting = game.waiting().iter();
        let person = waiting.find(|seat| setup.seats[seat.index()].kind == SeatKind::Person)?;
        game.legal_acts(person).first().copied()
    }
}

fn listen(
    mut said: ResMut<Said>,
    mut began: MessageReader<Began>,
    mut taken_back: MessageReader<TakenBack>,
    mut happened: MessageReader<Happened>,
    mut no_undo: MessageReader<NoUndo>,
    mut refused: MessageReader<Refused>,
    mut troubles: MessageReader<SaveTrouble>,
    mut failed: MessageReader<BeginError>,
    phase: Res<State<InPhase>>,
) {
    for began in began.read() {
        said.told.clone_from(&began.past);
    }
    for taken_back in taken_back.read() {
        said.told.clone_from(&taken_back.past);
    }
    said.no_undo.extend(no_undo.read());
    said.told
        .extend(happened.read().map(|happened| happened.0.clone()));
    said.refused.extend(refused.read());
    said.troubles += troubles.read().count();
    said.failed += failed.read().count();
    if said.phases.last() != Some(phase.get()) {
        said.phases.push(*phase.get());
    }
}

/// A second-edition game by day on its own board, hidden journals, Excalibur at the first seat.
pub fn setup(kinds: &[SeatKind], seed: u64) -> Setup {
    let seat = |(i, &kind): (usize, &SeatKind)| SeatSetup {
        name: format!("Seat {i}"),
        kind,
        pawn: PawnShape::ALL[i],
        portrait: None,
    };
    Setup {
        edition: Edition::Second,
        side: Side::Day,
        challenge: None,
        journals: Journals::Hidden,
        board: Board::built_in(Edition::Second, Side::Day),
        seats: kinds.iter().enumerate().map(seat).collect(),
        first: Seat(0),
        seed,
        agreed: Default::default(),
    }
}

/// The same by night.
pub fn by_night(kinds: &[SeatKind], seed: u64) -> Setup {
    Setup {
        side: Side::Night,
        board: Board::built_in(Edition::Second, Side::Night),
        ..setup(kinds, seed)
    }
}

/// All that happens in a game with these acts, and the game they lead to.
pub fn replay(setup: &Setup, acts: &[Act]) -> (Vec<Told>, Game) {
    let mut told = Vec::new();
    let mut game = setup.new_game().expect("a setup to play");
    game.settle(&mut told);
    for &act in acts {
        game.play(act, &mut told).expect("a legal act");
    }
    (told, game)
}
