//! Files dragged over the window and let go there.

use bevy::{
    prelude::*,
    window::{FileDragAndDrop, RequestRedraw},
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Id, LayerId, Order, Rect, StrokeKind, vec2},
};

use super::OpenRecord;
use crate::{
    art::palette,
    overlays::kit::{Corners, Kit, Type},
    screens::page::Stage,
    words::Words,
};

/// A file is held over the window.
#[derive(Resource, Default)]
struct Held(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>()
        .add_message::<FileDragAndDrop>()
        .add_systems(Update, hear.run_if(on_message::<FileDragAndDrop>))
        .add_systems(
            EguiPrimaryContextPass,
            hint.run_if(|held: Res<Held>| held.0),
        );
}

fn hear(
    mut dragged: MessageReader<FileDragAndDrop>,
    mut held: ResMut<Held>,
    mut open: MessageWriter<OpenRecord>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for event in dragged.read() {
        held.0 = matches!(event, FileDragAndDrop::HoveredFile { .. });
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            open.write(OpenRecord::shown(path_buf.clone()));
        }
    }
    redraw.write(RequestRedraw);
}

/// Says what letting go would do.
fn hint(mut contexts: EguiContexts, kit: Kit, words: Res<Words>) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let stage = Stage::new(&kit);
    let painter = context.layer_painter(LayerId::new(Order::Tooltip, Id::new("drop")));
    kit.veil(&painter, stage.screen, 0.5);
    let frame = stage.screen.shrink(24.0);
    let line = (4.0, palette::GOLD.egui());
    painter.rect_stroke(frame, 12.0, line, StrokeKind::Inside);
    let panel = Rect::from_center_size(stage.screen.center(), vec2(620.0, 190.0));
    kit.panel(&painter, panel, Corners::Bosses);
    let at = panel.center() - vec2(0.0, 34.0);
    kit.at(&painter, "folder-ink", at, 1.6);
    let says = words.say("library-drop-here");
    let kind = Type::heading().sized(24.0);
    let foot = panel.center() + vec2(0.0, 20.0);
    kit.text_fit(&painter, foot, Align::Center, &says, kind, 560.0);
    let aside = words.say("library-drop-here-aside");
    let foot = foot + vec2(0.0, 34.0);
    let kind = Type::aside().sized(17.0);
    kit.text_fit(&painter, foot, Align::Center, &aside, kind, 560.0);
    Ok(())
}
