//! The pointer over the board and the hand: what it is on, and what clicks, drags and the wheel do.
//!
//! Events of the window are taken one by one, each at the place where it happened, however many came in one frame.

use bevy::{
    ecs::system::SystemParam,
    input::{
        ButtonState,
        mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel},
    },
    prelude::*,
    window::{PrimaryWindow, WindowEvent},
};
use bevy_egui::{EguiContexts, egui};

use super::{BoardView, Choice, Layout, Shown, Thing, Zoom, hand, thing::stone_at};
use crate::{
    art::Scale,
    flow::{CurrentGame, Submit},
    rules::{Act, Asked, Road, Seat},
    screens::Menu,
    seats::Desk,
    settings::Settings,
};

/// How far, in reference units, a pressed card must move to be dragged.
const DRAG: f32 = 14.0;
/// How far the pressed ground must move to be pushed.
const PUSH: f32 = 4.0;
/// Two clicks within so many seconds are a double-click.
const DOUBLE: f32 = 0.5;
/// Pixels of a trackpad's scroll that count as a notch of a wheel.
const PIXELS_A_NOTCH: f32 = 60.0;

/// What the pointer is on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pointer {
    /// Where it is, in reference units; nowhere while an overlay has it.
    pub at: Option<Vec2>,
    /// The road under it: its banner, or one of its spaces.
    pub road: Option<Road>,
    /// The road whose banner is under it.
    pub banner: Option<Road>,
    /// The stone under it, with two pawns or more.
    pub stack: Option<(Road, u16)>,
    /// The thing of the board under it; nothing while something is dragged.
    pub thing: Option<Thing>,
    /// The card being dragged.
    pub dragging: Option<usize>,
    /// What the button holds.
    held: Held,
    /// Where and when, in seconds, the ground was clicked last.
    clicked: Option<(Vec2, f32)>,
}

/// What the pressed button holds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Held {
    #[default]
    Nothing,
    /// A card, and where it was pressed: it is dragged once it has moved.
    Card(usize, Vec2),
    /// The board's ground, where it was pressed, and where the pointer was last if it is pushed.
    Ground(Vec2, Option<Vec2>),
}

/// All that says what lies under a point.
#[derive(SystemParam)]
pub(super) struct Eyes<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    contexts: EguiContexts<'w, 's>,
    scale: Res<'w, Scale>,
    layout: Res<'w, Layout>,
    board: Res<'w, BoardView>,
    shown: Res<'w, Shown>,
    current: Res<'w, CurrentGame>,
    desk: Res<'w, Desk>,
    menu: Option<Res<'w, Menu>>,
    settings: Res<'w, Settings>,
}

impl Eyes<'_, '_> {
    /// How many cards lie in the hand on the table: only while cards are played.
    fn hand_size(&self) -> Option<usize> {
        let seat = super::hand_on_table(&self.shown, &self.desk)?;
        Some(self.shown.game.hand(seat).len())
    }

    fn card_at(&self, at: Vec2, raised: Option<usize>) -> Option<usize> {
        hand::card_at(&self.layout, at, self.hand_size()?, raised)
    }

    /// Whether an overlay lies over a point.
    fn is_covered(&mut self, at: Vec2) -> bool {
        let Ok(context) = self.contexts.ctx_mut() else {
            return false;
        };
        let layer = context.layer_id_at(egui::pos2(at.x, at.y));
        layer.is_some_and(|layer| layer.order != egui::Order::Background)
    }

    /// Looks at a place of the window, in its logical pixels.
    fn look(&mut self, pointer: &mut Pointer, choice: &mut Choice, logical: Option<Vec2>) {
        let units = self.scale.window_scale / self.scale.pixels_per_unit;
        let at = logical.map(|logical| logical * units);
        let busy = pointer.dragging.is_some() || pointer.pushes();
        let free =
            self.desk.curtain.is_none() && self.menu.as_ref().is_none_or(|menu| !menu.is_open());
        pointer.at = at.filter(|&at| free && (busy || !self.is_covered(at)));
        let before = pointer.road;
        let over_hand = pointer.at.and_then(|at| self.card_at(at, choice.card));
        let on_board = pointer
            .at
            .filter(|&at| self.board.window.contains(at) && over_hand.is_none());
        let stone = on_board.and_then(|at| stone_at(&self.board, at));
        pointer.thing = on_board
            .filter(|_| !busy)
            .and_then(|at| Thing::at(&self.board, &self.shown.game, at));
        pointer.banner = on_board.and_then(|at| {
            let mut roads = Road::ALL.into_iter();
            roads.find(|&road| {
                self.board
                    .banner_box(road)
                    .is_some_and(|area| area.contains(at))
            })
        });
        // Pawns stand in front of banners.
        pointer.road = stone.map(|(road, _)| road).or(pointer.banner);
        pointer.stack = match pointer.thing {
            Some(Thing::Stack(road, stone)) => Some((road, stone)),
            _ => None,
        };
        // Keys and pointer both lead to roads: what was used last counts. One that was clicked stays until it is confirmed.
        if pointer.road.is_some() && pointer.road != before && !self.settings.confirm_plays {
            choice.road = None;
        }
        if self.hand_size().is_some() && choice.hovered_card != over_hand {
            choice.hovered_card = over_hand;
        }
    }

    fn asked(&self, choice: &Choice) -> Option<(Seat, Asked)> {
        choice.asked(&self.current, &self.shown, &self.desk)
    }
}

impl Pointer {
    /// Whether the board is being pushed.
    #[must_use]
    pub fn pushes(&self) -> bool {
        matches!(self.held, Held::Ground(_, Some(_)))
    }
}

/// Follows the pointer through all that it did since the last frame.
pub(super) fn follow(
    mut events: MessageReader<WindowEvent>,
    mut eyes: Eyes,
    time: Res<Time<Real>>,
    mut pointer: ResMut<Pointer>,
    mut choice: ResMut<Choice>,
    mut zoom: ResMut<Zoom>,
    mut submit: MessageWriter<Submit>,
) {
    if eyes.menu.as_ref().is_some_and(|menu| menu.is_open()) {
        // What is done in the menu is not done to the table, nor made up for when it closes.
        events.clear();
        pointer.set_if_neq(Pointer::default());
        return;
    }
    let mut now = *pointer;
    let mut thought = Choice::clone(&choice);
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                eyes.look(&mut now, &mut thought, Some(moved.position));
                drag(&mut now, &mut thought, &mut zoom, &eyes);
            }
            WindowEvent::CursorLeft(_) => eyes.look(&mut now, &mut thought, None),
            WindowEvent::MouseButtonInput(MouseButtonInput {
                button: MouseButton::Left,
                state,
                ..
            }) => match state {
                ButtonState::Pressed => {
                    press(&mut now, &mut thought, &eyes, &mut submit);
                }
                ButtonState::Released => {
                    let seconds = time.elapsed_secs();
                    release(
                        &mut now,
                        &mut thought,
                        &mut zoom,
                        &eyes,
                        seconds,
                        &mut submit,
                    );
                }
            },
            WindowEvent::MouseWheel(wheel) => turn(&now, wheel, &mut zoom, &eyes),
            WindowEvent::PinchGesture(pinch) => {
                if let Some(at) = now.at.filter(|&at| eyes.board.window.contains(at)) {
                    let factor = (1.0 + pinch.0).clamp(0.5, 2.0);
                    zoom.scale_by(factor, at, &eyes.board);
                }
            }
            WindowEvent::WindowFocused(focus) if !focus.focused => {
                // The button may be let go where nobody tells us.
                now.held = Held::Nothing;
                now.dragging = None;
            }
            _ => {}
        }
    }
    // What lies there may have changed without the pointer.
    let place = eyes.windows.single().ok().and_then(Window::cursor_position);
    eyes.look(&mut now, &mut thought, place);
    pointer.set_if_neq(now);
    choice.set_if_neq(thought);
}

/// The wheel or a trackpad looks closer, or from further off.
fn turn(pointer: &Pointer, wheel: &MouseWheel, zoom: &mut Zoom, eyes: &Eyes) {
    let Some(at) = pointer.at.filter(|&at| eyes.board.window.contains(at)) else {
        return;
    };
    let notches = match wheel.unit {
        MouseScrollUnit::Line => wheel.y,
        MouseScrollUnit::Pixel => wheel.y / PIXELS_A_NOTCH,
    };
    if notches != 0.0 {
        zoom.notch(notches, at, &eyes.board);
    }
}

/// The left button goes down.
fn press(
    pointer: &mut Pointer,
    choice: &mut Choice,
    eyes: &Eyes,
    submit: &mut MessageWriter<Submit>,
) {
    let Some(at) = pointer.at else {
        return;
    };
    let asked = eyes.asked(choice);
    let card = eyes.card_at(at, choice.card);
    match (asked, card, pointer.road) {
        (Some((_, Asked::Play)), Some(card), _) => pointer.held = Held::Card(card, at),
        (Some((seat, Asked::Play)), None, Some(road)) if may_play_on(road, choice, eyes, seat) => {
            play_on(road, choice, eyes, seat, submit);
        }
        (Some((seat, asked @ (Asked::Kitchen(_) | Asked::Bonus))), _, Some(road))
            if eyes
                .current
                .game
                .legal_acts(seat)
                .contains(&pick(asked, seat, road)) =>
        {
            if eyes.settings.confirm_plays {
                choice.road = Some(road);
            } else {
                choice.send(pick(asked, seat, road), &eyes.current, submit);
            }
        }
        (_, None, _) if eyes.board.window.contains(at) => pointer.held = Held::Ground(at, None),
        _ => {}
    }
}

/// The pointer moves with the button down.
fn drag(pointer: &mut Pointer, choice: &mut Choice, zoom: &mut Zoom, eyes: &Eyes) {
    let Some(at) = pointer.at else {
        return;
    };
    match pointer.held {
        Held::Card(card, from) if pointer.dragging.is_none() && at.distance(from) > DRAG => {
            pointer.dragging = Some(card);
            choice.card = Some(card);
            choice.road = None;
        }
        Held::Ground(from, None) if zoom.is_close() && at.distance(from) > PUSH => {
            zoom.pan(at - from, &eyes.board);
            pointer.held = Held::Ground(from, Some(at));
        }
        Held::Ground(from, Some(last)) => {
            zoom.pan(at - last, &eyes.board);
            pointer.held = Held::Ground(from, Some(at));
        }
        _ => {}
    }
}

/// The left button goes up.
fn release(
    pointer: &mut Pointer,
    choice: &mut Choice,
    zoom: &mut Zoom,
    eyes: &Eyes,
    seconds: f32,
    submit: &mut MessageWriter<Submit>,
) {
    let dragged = pointer.dragging.take();
    choice.held_at = dragged.and(pointer.at);
    match std::mem::take(&mut pointer.held) {
        Held::Nothing | Held::Ground(_, Some(_)) => {}
        Held::Ground(from, None) => {
            let again = pointer
                .clicked
                .is_some_and(|(at, then)| at.distance(from) < DRAG && seconds - then < DOUBLE);
            if again {
                zoom.reset();
            }
            pointer.clicked = (!again).then_some((from, seconds));
        }
        Held::Card(card, _) => {
            let Some((seat, Asked::Play)) = eyes.asked(choice) else {
                return;
            };
            match (dragged, pointer.road) {
                (Some(_), Some(road)) => play_on(road, choice, eyes, seat, submit),
                (Some(_), None) => choice.clear(),
                // A second click on a raised card plays it, unless it is still to say on which road, or to confirm it.
                (None, _) if choice.card == Some(card) && !eyes.settings.confirm_plays => {
                    match choice.act(&eyes.shown.game, seat, Asked::Play) {
                        Some(act) => choice.send(act, &eyes.current, submit),
                        None => choice.toggle(card),
                    }
                }
                (None, _) => choice.toggle(card),
            }
        }
    }
}

/// Whether the raised card moves pawns on a road.
fn may_play_on(road: Road, choice: &Choice, eyes: &Eyes, seat: Seat) -> bool {
    let card = choice.raised(&eyes.shown.game, seat);
    card.is_some_and(|card| card.subject() == road.subject())
}

/// Plays the raised card on a road, if it moves there; or only says where, if that is to be confirmed.
fn play_on(
    road: Road,
    choice: &mut Choice,
    eyes: &Eyes,
    seat: Seat,
    submit: &mut MessageWriter<Submit>,
) {
    if let Some(card) = choice.raised(&eyes.shown.game, seat)
        && card.subject() == road.subject()
    {
        if eyes.settings.confirm_plays {
            choice.road = Some(road);
            return;
        }
        choice.send(Act::Play { seat, card, road }, &eyes.current, submit);
    }
}

/// Picks a pawn for a Kitchen move or for the first-player bonus.
const fn pick(asked: Asked, seat: Seat, road: Road) -> Act {
    let road = Some(road);
    match asked {
        Asked::Kitchen(_) => Act::Kitchen { seat, road },
        _ => Act::Bonus { seat, road },
    }
}
