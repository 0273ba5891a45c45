//! The gamepad: its pad and its left stick press the arrow keys, A presses Enter and B Esc, its shoulders press Tab; the other
//! buttons give commands.

use std::time::Duration;

use bevy::{
    input::{
        ButtonState, InputSystems,
        gamepad::{
            Gamepad, GamepadButton, GamepadButtonStateChangedEvent, gamepad_event_processing_system,
        },
        keyboard::{Key, KeyCode, KeyboardInput, keyboard_input_system},
    },
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};

use super::{Given, Vigil};
use crate::settings::Command;

/// How far the stick must lean, and how far back until it counts as upright.
const LEANS: f32 = 0.6;
const UPRIGHT: f32 = 0.4;
/// A direction that is held is pressed again, at first after a while.
const FIRST: Duration = Duration::from_millis(400);
const AGAIN: Duration = Duration::from_millis(140);

/// The direction that is held, by the pad or the stick, and when it is pressed next.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Held {
    way: Way,
    next: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Way {
    /// Where a stick leans; none near the middle. One that leaned already has to come further back.
    fn of(stick: Vec2, before: Option<Self>) -> Option<Self> {
        let far = stick.abs().max_element();
        if far < if before.is_some() { UPRIGHT } else { LEANS } {
            return None;
        }
        Some(if stick.x.abs() > stick.y.abs() {
            if stick.x > 0.0 {
                Self::Right
            } else {
                Self::Left
            }
        } else if stick.y > 0.0 {
            Self::Up
        } else {
            Self::Down
        })
    }

    const fn key(self) -> (KeyCode, Key) {
        match self {
            Self::Left => (KeyCode::ArrowLeft, Key::ArrowLeft),
            Self::Right => (KeyCode::ArrowRight, Key::ArrowRight),
            Self::Up => (KeyCode::ArrowUp, Key::ArrowUp),
            Self::Down => (KeyCode::ArrowDown, Key::ArrowDown),
        }
    }
}

/// What a button does.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Does {
    /// Presses keys, the last one while the others are held.
    Presses(&'static [(KeyCode, Key)]),
    Gives(Command),
}

fn does(button: GamepadButton) -> Option<Does> {
    const SHIFT: (KeyCode, Key) = (KeyCode::ShiftLeft, Key::Shift);
    const TAB: (KeyCode, Key) = (KeyCode::Tab, Key::Tab);
    Some(match button {
        GamepadButton::South => Does::Presses(&[(KeyCode::Enter, Key::Enter)]),
        GamepadButton::East => Does::Presses(&[(KeyCode::Escape, Key::Escape)]),
        GamepadButton::LeftTrigger => Does::Presses(&[SHIFT, TAB]),
        GamepadButton::RightTrigger => Does::Presses(&[TAB]),
        GamepadButton::West => Does::Gives(Command::Hint),
        GamepadButton::North => Does::Gives(Command::Rules),
        GamepadButton::Start => Does::Gives(Command::Menu),
        GamepadButton::Select => Does::Gives(Command::KeyMap),
        GamepadButton::LeftTrigger2 => Does::Gives(Command::ZoomOut),
        GamepadButton::RightTrigger2 => Does::Gives(Command::ZoomIn),
        _ => return None,
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        press
            .in_set(InputSystems)
            .after(gamepad_event_processing_system)
            .before(keyboard_input_system),
    );
}

/// Writes keys and commands. Without a gamepad there is nothing to do.
fn press(
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    pads: Query<&Gamepad>,
    windows: Query<Entity, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    mut held: Local<Option<Held>>,
    mut vigil: ResMut<Vigil>,
    mut keys: MessageWriter<KeyboardInput>,
    mut given: MessageWriter<Given>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = time.elapsed();
    let window = windows.single().unwrap_or(Entity::PLACEHOLDER);
    let mut type_in = |chord: &[(KeyCode, Key)]| {
        let key = |(key_code, logical_key): &(KeyCode, Key), state| KeyboardInput {
            key_code: *key_code,
            logical_key: logical_key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        };
        let down = chord.iter().map(|it| key(it, ButtonState::Pressed));
        let up = chord.iter().rev().map(|it| key(it, ButtonState::Released));
        keys.write_batch(down.chain(up));
    };
    let mut busy = false;
    for button in buttons.read() {
        busy = true;
        if button.state == ButtonState::Released {
            continue;
        }
        match does(button.button) {
            Some(Does::Presses(chord)) => type_in(chord),
            Some(Does::Gives(command)) => {
                given.write(Given {
                    command,
                    for_focus: false,
                });
            }
            None => {}
        }
    }
    let before = held.map(|held| held.way);
    let leans = pads.iter().find_map(|pad| {
        let stick = if pad.dpad() == Vec2::ZERO {
            pad.left_stick()
        } else {
            pad.dpad()
        };
        Way::of(stick, before)
    });
    *held = match (leans, *held) {
        (None, _) => None,
        (Some(way), Some(held)) if held.way == way && now < held.next => Some(held),
        (Some(way), _) => {
            type_in(&[way.key()]);
            let pause = if before == Some(way) { AGAIN } else { FIRST };
            Some(Held {
                way,
                next: now + pause,
            })
        }
    };
    if busy || held.is_some() {
        vigil.used(now);
        // What it leads to is drawn in this frame; what that leads to, in the next.
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::{
        InputPlugin,
        gamepad::{
            GamepadAxis, GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
            RawGamepadButtonChangedEvent, RawGamepadEvent,
        },
    };

    use super::*;

    /// An app that hears a gamepad, without window or hardware.
    struct Pad {
        app: App,
        pad: Entity,
    }

    impl Pad {
        fn plugged_in() -> Self {
            let mut app = App::new();
            app.add_plugins((MinimalPlugins, InputPlugin, plugin))
                .init_resource::<Vigil>()
                .add_message::<Given>()
                .add_message::<RequestRedraw>();
            let pad = app.world_mut().spawn_empty().id();
            let mut pad = Self { app, pad };
            pad.connect(GamepadConnection::Connected {
                name: "Test".to_owned(),
                vendor_id: None,
                product_id: None,
            });
            pad
        }

        fn connect(&mut self, connection: GamepadConnection) {
            let event = GamepadConnectionEvent::new(self.pad, connection);
            self.app.world_mut().write_message(event);
            self.app.update();
        }

        fn button(&mut self, button: GamepadButton) {
            for value in [1.0, 0.0] {
                let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
                let event = RawGamepadEvent::Button(event);
                self.app.world_mut().write_message(event);
                self.app.update();
            }
        }

        fn stick(&mut self, axis: GamepadAxis, value: f32) {
            let event = RawGamepadAxisChangedEvent::new(self.pad, axis, value);
            let event = RawGamepadEvent::Axis(event);
            self.app.world_mut().write_message(event);
            self.app.update();
        }

        /// Keys pressed since this was last asked.
        fn pressed(&mut self) -> Vec<KeyCode> {
            let world = self.app.world_mut();
            let mut keys = world.resource_mut::<Messages<KeyboardInput>>();
            let keys = keys.drain().filter(|key| key.state == ButtonState::Pressed);
            keys.map(|key| key.key_code).collect()
        }

        fn given(&mut self) -> Vec<Command> {
            let world = self.app.world_mut();
            let mut given = world.resource_mut::<Messages<Given>>();
            given.drain().map(|given| given.command).collect()
        }
    }

    #[test]
    fn its_buttons_press_keys_and_give_commands() {
        let mut pad = Pad::plugged_in();
        let mut presses = |button, keys: &[KeyCode]| {
            pad.button(button);
            assert_eq!(pad.pressed(), keys, "{button:?}");
        };
        presses(GamepadButton::South, &[KeyCode::Enter]);
        presses(GamepadButton::East, &[KeyCode::Escape]);
        presses(GamepadButton::DPadLeft, &[KeyCode::ArrowLeft]);
        presses(GamepadButton::DPadUp, &[KeyCode::ArrowUp]);
        presses(GamepadButton::RightTrigger, &[KeyCode::Tab]);
        presses(
            GamepadButton::LeftTrigger,
            &[KeyCode::ShiftLeft, KeyCode::Tab],
        );
        presses(GamepadButton::West, &[]);
        for button in [GamepadButton::North, GamepadButton::Start] {
            pad.button(button);
        }
        assert_eq!(pad.given(), [Command::Hint, Command::Rules, Command::Menu]);
    }

    #[test]
    fn bevy_hears_its_keys_in_the_same_frame() {
        let mut pad = Pad::plugged_in();
        let event = RawGamepadButtonChangedEvent::new(pad.pad, GamepadButton::South, 1.0);
        let event = RawGamepadEvent::Button(event);
        pad.app.world_mut().write_message(event);
        pad.app.update();
        let keys: &ButtonInput<KeyCode> = pad.app.world().resource();
        assert!(keys.just_pressed(KeyCode::Enter));
    }

    #[test]
    fn the_stick_presses_once_until_it_has_been_upright() {
        let mut pad = Pad::plugged_in();
        for (lean, keys) in [
            (0.3, &[][..]),
            (0.9, &[KeyCode::ArrowRight]),
            (0.95, &[]),
            (0.5, &[]),
            (0.1, &[]),
            (0.5, &[]),
            (0.9, &[KeyCode::ArrowRight]),
            (-0.9, &[KeyCode::ArrowLeft]),
        ] {
            pad.stick(GamepadAxis::LeftStickX, lean);
            assert_eq!(pad.pressed(), keys, "{lean}");
        }
    }

    #[test]
    fn pulled_out_and_plugged_in_again_it_works() {
        let mut pad = Pad::plugged_in();
        pad.stick(GamepadAxis::LeftStickX, 1.0);
        pad.connect(GamepadConnection::Disconnected);
        pad.app.update();
        pad.pressed();
        pad.app.update();
        assert_eq!(pad.pressed(), []);
        pad.connect(GamepadConnection::Connected {
            name: "Test".to_owned(),
            vendor_id: None,
            product_id: None,
        });
        pad.button(GamepadButton::South);
        assert_eq!(pad.pressed(), [KeyCode::Enter]);
    }
}
