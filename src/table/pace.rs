//! How long the table takes to show each event, and when the window has to keep drawing.

use bevy::{
    prelude::*,
    window::RequestRedraw,
    winit::{UpdateMode, WinitSettings},
};
use bevy_egui::{EguiInput, egui};
use std::time::Duration;

use super::{Advice, Ambience, Shown, scene::move_seconds};
use crate::{
    flow::{CurrentGame, Watched},
    input::Vigil,
    rules::{Event, Reason, Road},
    screens::{Motion, Screen},
    seats::{Desk, MayAct, anybody_thinks},
    sound::Music,
};

/// Nothing moves and nobody thinks: the window draws when something happens to it, and else this seldom.
const ASLEEP: Duration = Duration::from_secs(60);
/// Somebody thinks: the window looks this often for an answer.
const LOOK: Duration = Duration::from_millis(40);

/// Seconds for a move to be seen that is over as it begins.
const STILL: f32 = 0.4;

/// Seconds that an event is shown at normal speed, to a person who sees the hidden things of `viewer`.
fn seconds(event: &Event, desk: &Desk) -> f32 {
    match *event {
        Event::RoundBegan { .. } => 0.7,
        Event::Dealt => 1.1,
        Event::Reshuffled { .. } | Event::Discarded => 0.3,
        Event::Kept { seat, .. } if desk.viewer == Some(seat) => 0.15,
        Event::Kept { .. } => 0.0,
        Event::Passed { .. } => 0.9,
        Event::DraftEnded => 0.5,
        Event::Played { .. } => 0.55,
        Event::Moved { from, to, .. } => move_seconds(from, to),
        Event::CupMoved { .. } => 0.6,
        Event::ParchmentTaken { .. } => 0.9,
        Event::BonusTaken { .. } => 0.7,
        Event::KitchenMove { .. } => 0.5,
        Event::BonusDeclined { .. }
        | Event::KitchenDeclined { .. }
        | Event::KitchenSkipped { .. } => 0.4,
        Event::RoadBegan {
            road: Road::Kitchen,
        } => 0.4,
        Event::RoadBegan { .. } => 0.8,
        Event::Scored { .. } => 0.75,
        Event::Returned { .. } => 0.9,
        Event::ExcaliburPassed { .. } => 0.8,
        Event::CupReturned | Event::ParchmentsReturned => 0.7,
        Event::CupFavours { .. } => 0.8,
        Event::NobodyPlaced { .. } | Event::LeadTooShort { .. } => 0.75,
        Event::TurnedUp { .. } => 0.3,
        // Time to read why this card and no other.
        Event::Reasoned {
            reason: Reason::Highest { .. },
            ..
        } => 0.9,
        Event::Reasoned { .. } | Event::NotScored { .. } | Event::KingSilent => 0.0,
        Event::Ended { .. } => 0.6,
    }
}

/// Plays the queue on.
pub(super) fn play_on(
    time: Res<Time<Real>>,
    motion: Res<Motion>,
    desk: Res<Desk>,
    mut shown: ResMut<Shown>,
    mut moving: Local<bool>,
) {
    if shown.settled() || shown.paused {
        *moving = false;
        return;
    }
    // The first frame only begins: the time before it the window may have slept through.
    let passed = if std::mem::replace(&mut *moving, true) {
        time.delta_secs()
    } else {
        0.0
    };
    shown.still = motion.reduce;
    let still = shown.still;
    let speed = motion.speed * shown.speed;
    shown.advance(passed * speed, |event| {
        let seconds = seconds(event, &desk);
        match event {
            // Nothing to follow space by space.
            Event::Moved { .. } if still => seconds.min(STILL),
            _ => seconds,
        }
    });
}

/// Computer players wait until people have seen what happened.
pub(super) fn let_computers_act(shown: Res<Shown>, mut may_act: ResMut<MayAct>) {
    may_act.set_if_neq(MayAct(shown.settled()));
}

/// Draws on while something moves, looks now and then for answers while somebody thinks, takes the steps of what lives on
/// the board, and else sleeps.
pub(super) fn keep_drawing(
    shown: Option<Res<Shown>>,
    ambience: Res<Ambience>,
    advice: Res<Advice>,
    (current, watched): (Option<Res<CurrentGame>>, Option<Res<Watched>>),
    screen: Option<Res<State<Screen>>>,
    vigil: Option<Res<Vigil>>,
    music: Option<Res<Music>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut settings: ResMut<WinitSettings>,
) {
    let moving = shown.as_ref().is_some_and(|shown| shown.moves());
    let thinking =
        watched.is_none() && current.is_some_and(|current| anybody_thinks(&current, &current.game));
    let thinking = thinking || advice.thinks();
    let turned = screen.is_some_and(|screen| screen.is_changed());
    if moving || turned {
        redraw.write(RequestRedraw);
    }
    let nap = if thinking { LOOK } else { ASLEEP };
    // Gamepads and screen readers wake no window.
    let nap = vigil
        .and_then(|vigil| vigil.nap())
        .map_or(nap, |watched| watched.min(nap));
    // Music that stepped back for something comes forward again.
    let nap = music
        .and_then(|music| music.nap())
        .map_or(nap, |due| due.min(nap));
    let step = ambience.nap().map_or(nap, |step| step.min(nap));
    // Nothing lives in a window without the focus: no reason to wake up for it.
    let [focused, unfocused] = [step, nap].map(UpdateMode::reactive);
    if settings.focused_mode != focused || settings.unfocused_mode != unfocused {
        settings.focused_mode = focused;
        settings.unfocused_mode = unfocused;
        // The nap before the next frame is fixed already: have that frame at once, so that the new one counts.
        redraw.write(RequestRedraw);
    }
}

/// bevy_egui tells egui of the modifier keys in every pass, and egui answers any event with another pass: the window would
/// draw for ever. Passes them on only when they change.
pub(super) fn calm_egui(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}
