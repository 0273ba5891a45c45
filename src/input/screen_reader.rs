//! What a screen reader asks for reaches egui: bevy_egui tells it what is on the screen, but does not listen.

use bevy::{a11y::ActionRequest, prelude::*, window::RequestRedraw};
use bevy_egui::{EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_systems(
            PreUpdate,
            pass_on
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Last, wake.run_if(on_message::<ActionRequest>));
}

fn pass_on(
    mut asked: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    let Ok(mut input) = inputs.single_mut() else {
        return;
    };
    let requests = asked.read().map(|ActionRequest(request)| request.clone());
    let events = requests.map(egui::Event::AccessKitActionRequest);
    input.events.extend(events);
}

/// It is told at the end of a frame: the next one must not wait.
fn wake(mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
}
