//! The whole game without a screen, and all that a person would see of it, frame by frame.

use std::time::Duration;

use bevy::{
    ecs::component::Mutable,
    prelude::*,
    time::TimeUpdateStrategy,
    window::{CursorMoved, PrimaryWindow},
};
use bevy_egui::{
    EguiFullOutput, EguiPostUpdateSet,
    egui::{Shape, epaint::ClippedShape},
};
use medieval_academy::{
    app::app_unseen,
    art::Art,
    cli::PlayOptions,
    flow::{Begin, CurrentGame, Submit},
    records::{Boards, Setup},
    rules::Act,
    table::{Shown, Stamp, Stamps},
};
use tempfile::TempDir;

/// Size of the window, in pixels.
const SIZE: (u32, u32) = (1280, 720);
/// Pictures are drawn on other threads; so many frames without an end, and they never come.
const STUCK: u32 = 100_000;

/// What is on the screen: the table's own drawings, and what egui paints over them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sight {
    /// What lies on the table.
    pub stamps: Vec<Stamp>,
    /// What egui paints: lines of text and pictures, with their places.
    pub shapes: Vec<ClippedShape>,
}

impl Sight {
    /// Everything written, in the order in which it is painted.
    pub fn texts(&self) -> Vec<String> {
        fn collect(shape: &Shape, into: &mut Vec<String>) {
            match shape {
                Shape::Text(text) => into.push(text.galley.text().to_owned()),
                Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, into)),
                _ => {}
            }
        }
        let mut texts = Vec::new();
        for stamp in &self.stamps {
            if let medieval_academy::table::What::Text(text, ..) = &stamp.what {
                texts.push(text.clone());
            }
        }
        for clipped in &self.shapes {
            collect(&clipped.shape, &mut texts);
        }
        texts
    }

    /// What another sight has and this one has not, or the other way round: for a test's message.
    pub fn difference(&self, other: &Self) -> String {
        let (ours, theirs) = (self.texts(), other.texts());
        let only = |these: &[String], those: &[String]| {
            let lacks = |text: &&String| !those.contains(text);
            these.iter().filter(lacks).cloned().collect::<Vec<_>>()
        };
        let stamps = |a: &Self, b: &Self| {
            let lacks = |stamp: &&Stamp| !b.stamps.contains(stamp);
            a.stamps
                .iter()
                .filter(lacks)
                .map(|stamp| format!("{:?}", stamp.what))
                .collect::<Vec<_>>()
        };
        let shape = self.shapes.iter().zip(&other.shapes).find(|(a, b)| a != b);
        format!(
            "texts {:?} against {:?}; on the table {:?} against {:?}; {} shapes against {}, first {shape:?}",
            only(&ours, &theirs),
            only(&theirs, &ours),
            stamps(self, other),
            stamps(other, self),
            self.shapes.len(),
            other.shapes.len(),
        )
    }
}

/// What egui painted in the last frame.
#[derive(Resource, Default)]
struct Painted(Vec<ClippedShape>);

/// The game, and eyes.
pub struct Seen {
    app: App,
    /// Where its records go.
    _data: TempDir,
}

impl Seen {
    /// The title page, every picture drawn.
    pub fn new() -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let options = PlayOptions {
            windowed: Some(format!("{}x{}", SIZE.0, SIZE.1).parse().expect("a size")),
            data: Some(data.path().to_owned()),
            ..PlayOptions::default()
        };
        let mut app = app_unseen(&options, Boards::built_in());
        app.init_resource::<Painted>().add_systems(
            PostUpdate,
            look.after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
        let mut seen = Self { app, _data: data };
        seen.frame(Duration::from_millis(16));
        seen.draw_out();
        seen
    }

    /// Begins a new game, and draws its table.
    pub fn begin(&mut self, setup: Setup) {
        self.send(Begin::New(Box::new(setup)));
        for _ in 0..4 {
            self.frame(Duration::from_millis(16));
        }
        self.draw_out();
    }

    /// One frame in which so much time passes.
    pub fn frame(&mut self, time: Duration) {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.app.update();
    }

    /// Frames in which no time passes, until every picture is drawn.
    pub fn draw_out(&mut self) {
        for _ in 0..STUCK {
            self.frame(Duration::ZERO);
            let art: &Art = self.resource();
            if art.pending() == 0 {
                return;
            }
            std::thread::yield_now();
        }
        panic!("pictures are still missing");
    }

    /// What is on the screen since the last frame.
    pub fn sight(&self) -> Sight {
        let stamps: &Stamps = self.resource();
        let painted: &Painted = self.resource();
        Sight {
            stamps: stamps.0.clone(),
            shapes: painted.0.clone(),
        }
    }

    /// Moves the pointer to a place, in pixels.
    pub fn point(&mut self, x: f32, y: f32) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        if let Ok((window, mut at)) = windows.single_mut(world) {
            let position = Vec2::new(x, y);
            at.set_physical_cursor_position(Some(position.as_dvec2()));
            world.write_message(CursorMoved {
                window,
                position,
                delta: None,
            });
        }
    }

    /// Any resource of the app.
    pub fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource()
    }

    /// Any resource of the app, to be changed.
    pub fn resource_mut<R: Resource<Mutability = Mutable>>(&mut self) -> Mut<'_, R> {
        self.app.world_mut().resource_mut()
    }

    /// Sends a message to the app.
    pub fn send<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    /// Submits an act for the present game.
    pub fn submit(&mut self, act: Act) {
        let game = self.current().id;
        self.send(Submit { act, game });
    }

    /// The game as the rules have it.
    pub fn current(&self) -> &CurrentGame {
        self.resource()
    }

    /// The game as it is shown.
    pub fn shown(&self) -> &Shown {
        self.resource()
    }
}

fn look(outputs: Query<&EguiFullOutput>, mut painted: ResMut<Painted>) {
    for output in &outputs {
        if let Some(output) = &output.0 {
            painted.0.clone_from(&output.shapes);
        }
    }
}
