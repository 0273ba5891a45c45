//! The whole game in a window without pixels: no graphics card, no desktop.

use std::{collections::BTreeSet, time::Duration};

use bevy::{prelude::*, time::TimeUpdateStrategy};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet, egui};
use medieval_academy::{
    app::app_unseen,
    cli::PlayOptions,
    flow::{Begin, CurrentGame, Submit},
    records::{Boards, SeatKind, Setup},
    rules::Asked,
    screens::Screen,
    seats::Desk,
    settings::{ComputerPace, Settings},
    table::{Choice, Shown},
    words::Language,
};
use tempfile::TempDir;

use super::page::{self, Text};

/// So much time passes from frame to frame.
const FRAME: Duration = Duration::from_millis(120);

/// What the last frame showed of words.
#[derive(Resource, Default)]
struct Written(Vec<Text>);

/// The game, and what was wrong on its screens so far.
pub struct Window {
    app: App,
    /// Where its games go.
    _data: TempDir,
    language: Language,
    /// Each begins with the name of its screen.
    pub faults: BTreeSet<String>,
    acts: usize,
}

impl Window {
    /// The title page, 1600 × 900, all in one language.
    pub fn open(language: Language, text_size: u16) -> Self {
        let data = tempfile::tempdir().expect("a temporary folder");
        let options = PlayOptions {
            windowed: Some("1600x900".parse().expect("a size")),
            data: Some(data.path().to_owned()),
            ..PlayOptions::default()
        };
        let mut app = app_unseen(&options, Boards::built_in());
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.language = Some(language.code().to_owned());
        settings.text_size = text_size;
        settings.pace = ComputerPace::Quick;
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
            .init_resource::<Written>()
            .add_systems(
                PostUpdate,
                read.after(EguiPostUpdateSet::EndPass)
                    .before(EguiPostUpdateSet::ProcessOutput),
            );
        let mut window = Self {
            app,
            _data: data,
            language,
            faults: BTreeSet::new(),
            acts: 0,
        };
        for _ in 0..4 {
            window.app.update();
        }
        window
    }

    /// Turns to a screen.
    pub fn go(&mut self, screen: Screen) {
        self.app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
        self.app.update();
    }

    /// Says something to the app.
    pub fn send<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
        self.app.update();
    }

    /// Changes a resource.
    pub fn change<R: Resource<Mutability = bevy::ecs::component::Mutable>>(
        &mut self,
        change: impl FnOnce(&mut R),
    ) {
        change(&mut self.app.world_mut().resource_mut::<R>());
        self.app.update();
    }

    /// Puts something back as it is at first: closed.
    pub fn close<R: Resource + Default>(&mut self) {
        self.app.world_mut().insert_resource(R::default());
        self.app.update();
    }

    /// Begins a game.
    pub fn begin(&mut self, setup: Setup) {
        self.send(Begin::New(Box::new(setup)));
        self.app.update();
    }

    /// Looks for what is wrong, once the screen stands: pages are laid out in their second frame.
    pub fn look(&mut self, name: &str) {
        self.app.update();
        self.app.update();
        self.glance(name);
    }

    /// Looks for what is wrong in the frame as it is.
    pub fn glance(&mut self, name: &str) {
        let language = self.language;
        let texts = &self.app.world().resource::<Written>().0;
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1600.0, 900.0));
        let found = page::faults(texts, screen, |text| page::is_meant(language, text));
        self.faults
            .extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
    }

    /// A frame; whoever is asked at the desk raises a card or points at a road, looks, and acts.
    pub fn frame(&mut self, name: &str) {
        self.app.update();
        self.glance(name);
        let world = self.app.world_mut();
        if let Some(mut desk) = world.get_resource_mut::<Desk>()
            && desk.curtain.is_some()
        {
            desk.arrive();
            return;
        }
        let (Some(current), Some(shown)) = (
            world.get_resource::<CurrentGame>(),
            world.get_resource::<Shown>(),
        ) else {
            return;
        };
        if !shown.settled() || shown.ceremony.is_some() {
            return;
        }
        let CurrentGame {
            setup, game, id, ..
        } = current;
        let person = |seat: &medieval_academy::rules::Seat| {
            setup.seats[seat.index()].kind == SeatKind::Person
        };
        let Some(seat) = game.waiting().iter().find(person) else {
            return;
        };
        let legal = game.legal_acts(seat);
        let act = legal[self.acts * 7 % legal.len()];
        let (asked, game) = (game.asked(), *id);
        self.acts += 1;
        if asked == Some(Asked::Play) {
            let card = self.acts % 2;
            world.resource_mut::<Choice>().raise(card);
            self.look(name);
            self.app.world_mut().resource_mut::<Choice>().clear();
        }
        self.send(Submit { act, game });
    }

    /// Whether the game is over and its results are shown.
    pub fn is_over(&self) -> bool {
        *self.app.world().resource::<State<Screen>>().get() == Screen::Results
    }

    /// The round of the game.
    pub fn round(&self) -> u8 {
        self.app
            .world()
            .get_resource::<CurrentGame>()
            .map_or(0, |current| current.game.round())
    }
}

fn read(outputs: Query<&EguiFullOutput>, mut written: ResMut<Written>) {
    for output in &outputs {
        if let Some(output) = &output.0 {
            written.0 = page::texts(&output.shapes);
        }
    }
}
