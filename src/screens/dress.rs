//! Dresses egui in the game's fonts and colours, before its first pass, and again whenever the scale changes.

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPreUpdateSet};

use crate::{
    art::{Scale, egui_fonts},
    overlays::kit::theme,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (put_on_fonts, follow_scale)
            .chain()
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn put_on_fonts(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in &mut contexts {
        context.get_mut().set_fonts(egui_fonts());
    }
}

fn follow_scale(
    scale: Res<Scale>,
    mut known: Local<Option<Scale>>,
    mut contexts: Query<&mut EguiContext>,
) {
    if *known == Some(*scale) || contexts.is_empty() {
        return;
    }
    *known = Some(*scale);
    for mut context in &mut contexts {
        theme(context.get_mut(), &scale);
    }
}
