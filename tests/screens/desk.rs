//! The app, a keyboard in front of it, and a screen reader's view of it.

use std::{path::Path, time::Duration};

use bevy::{
    a11y::AccessibilityRequested,
    input::{
        ButtonState,
        keyboard::{Key, KeyCode, KeyboardInput},
    },
    prelude::*,
    time::TimeUpdateStrategy,
    window::PrimaryWindow,
};
use bevy_egui::{
    EguiContext, EguiOutput, PrimaryEguiContext,
    egui::accesskit::{Action, ActionRequest, Node, NodeId, Role, TreeId, TreeUpdate},
};
use medieval_academy::{
    app::app_unseen,
    cli::PlayOptions,
    flow::CurrentGame,
    records::Boards,
    rules::Seat,
    screens::Screen,
    settings::{Settings, SettingsFile},
    words::{Naming, Words},
};

/// The app in front of somebody.
pub struct Desk {
    pub app: App,
    window: Entity,
    data: tempfile::TempDir,
}

impl Desk {
    /// On the title page.
    pub fn new() -> Self {
        Self::with(|_| {})
    }

    /// On the title page, with other options or files than usual.
    pub fn with(prepare: impl FnOnce(&Path)) -> Self {
        let data = tempfile::tempdir().expect("a temporary folder");
        prepare(data.path());
        let options = PlayOptions {
            data: Some(data.path().to_owned()),
            ..PlayOptions::default()
        };
        let mut app = app_unseen(&options, Boards::built_in());
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            50,
        )));
        let mut windows = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).expect("a window");
        let mut desk = Self { app, window, data };
        desk.frames(2);
        desk.app
            .world_mut()
            .resource::<AccessibilityRequested>()
            .set(true);
        desk.context().enable_accesskit();
        desk.frames(4);
        desk
    }

    /// Turns so many frames.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// The game's window.
    pub fn window(&self) -> Entity {
        self.window
    }

    fn context(&mut self) -> bevy_egui::egui::Context {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(world).expect("an egui context");
        context.get_mut().clone()
    }

    /// Presses a key and lets it go, with the modifiers held.
    pub fn press_with(&mut self, held: &[(KeyCode, Key)], key_code: KeyCode, logical_key: Key) {
        let mut chord = held.to_vec();
        chord.push((key_code, logical_key));
        let down = chord.iter().map(|key| (key, ButtonState::Pressed));
        let up = chord.iter().rev().map(|key| (key, ButtonState::Released));
        for ((key_code, logical_key), state) in down.chain(up) {
            let input = KeyboardInput {
                key_code: *key_code,
                logical_key: logical_key.clone(),
                state,
                text: None,
                repeat: false,
                window: self.window,
            };
            self.app.world_mut().write_message(input);
        }
        self.frames(3);
    }

    /// Presses a key with a name, such as `KeyCode::Enter`.
    pub fn press(&mut self, key_code: KeyCode) {
        let logical = match key_code {
            KeyCode::Enter => Key::Enter,
            KeyCode::Escape => Key::Escape,
            KeyCode::Space => Key::Space,
            KeyCode::Tab => Key::Tab,
            KeyCode::ArrowUp => Key::ArrowUp,
            KeyCode::ArrowDown => Key::ArrowDown,
            KeyCode::ArrowLeft => Key::ArrowLeft,
            KeyCode::ArrowRight => Key::ArrowRight,
            KeyCode::F1 => Key::F1,
            KeyCode::F10 => Key::F10,
            other => panic!("{other:?} has to be written"),
        };
        self.press_with(&[], key_code, logical);
    }

    /// Writes a letter or sign.
    pub fn write(&mut self, key_code: KeyCode, written: &str) {
        self.press_with(&[], key_code, Key::Character(written.into()));
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn settings(&self) -> &Settings {
        self.app.world().resource()
    }

    /// A card that the first seat is offered only once, and its name.
    pub fn single_card(&self) -> (usize, String) {
        let current: &CurrentGame = self.app.world().resource();
        let words: &Words = self.app.world().resource();
        let naming = Naming::of(current.game.rules());
        let offered = current.game.offered(Seat(0));
        let names: Vec<String> = offered
            .iter()
            .map(|card| words.card(card.subject().key(), card.value(), naming))
            .collect();
        let once = |name: &&String| names.iter().filter(|other| other == name).count() == 1;
        let single = names.iter().find(once).expect("cards differ").clone();
        let place = names.iter().position(|name| *name == single);
        (place.unwrap_or_default(), single)
    }

    /// Ends the app; the settings that the file holds then.
    pub fn end(mut self) -> Settings {
        self.app.world_mut().write_message(AppExit::Success);
        self.app.update();
        drop(self.app);
        SettingsFile::new(self.data.path()).open().settings
    }

    /// What a screen reader is told now.
    pub fn tree(&mut self) -> Tree {
        self.frames(2);
        let world = self.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let output = outputs.single(world).expect("egui's output");
        let update = output.platform_output.accesskit_update.clone();
        Tree(update.expect("a tree for screen readers"))
    }

    /// What has the keyboard's focus, by name.
    pub fn focused(&mut self) -> Option<String> {
        let tree = self.tree();
        let focus = tree.0.focus;
        let node = tree.nodes().find(|(id, _)| *id == focus);
        node.and_then(|(_, node)| name(node))
    }

    /// A screen reader presses what has this name.
    pub fn press_named(&mut self, wanted: &str) {
        let found = self.ask_named(wanted, Action::Click);
        assert!(
            found,
            "there is no {wanted} among {:#?}",
            self.tree().names()
        );
    }

    /// As [`Desk::press_named`]; false if it has gone meanwhile.
    pub fn try_press(&mut self, wanted: &str) -> bool {
        self.ask_named(wanted, Action::Click)
    }

    /// A screen reader gives the focus to what has this name.
    pub fn focus_named(&mut self, wanted: &str) {
        let found = self.ask_named(wanted, Action::Focus);
        assert!(
            found,
            "there is no {wanted} among {:#?}",
            self.tree().names()
        );
    }

    fn ask_named(&mut self, wanted: &str, action: Action) -> bool {
        let tree = self.tree();
        let found = tree.nodes().find(|(_, node)| {
            node.supports_action(action) && name(node).as_deref() == Some(wanted)
        });
        let Some((id, _)) = found else {
            return false;
        };
        let request = ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node: id,
            data: None,
        };
        self.app
            .world_mut()
            .write_message(bevy::a11y::ActionRequest(request));
        self.frames(4);
        true
    }
}

/// The tree of things on the screen, as a screen reader gets it.
pub struct Tree(pub TreeUpdate);

impl Tree {
    pub fn nodes(&self) -> impl Iterator<Item = (NodeId, &Node)> {
        self.0.nodes.iter().map(|(id, node)| (*id, node))
    }

    /// What can have the focus.
    pub fn focusable(&self) -> impl Iterator<Item = &Node> {
        let nodes = self.nodes().map(|(_, node)| node);
        nodes.filter(|node| node.supports_action(Action::Focus))
    }

    /// All that is said.
    pub fn names(&self) -> Vec<String> {
        self.nodes().filter_map(|(_, node)| name(node)).collect()
    }

    pub fn says(&self, wanted: &str) -> bool {
        self.names().iter().any(|name| name == wanted)
    }
}

/// What a thing is called: labels keep it as their value.
pub fn name(node: &Node) -> Option<String> {
    let text = match node.role() {
        Role::Label => node.value(),
        _ => node.label().or(node.value()),
    };
    text.map(str::to_owned)
        .filter(|text| !text.trim().is_empty())
}
