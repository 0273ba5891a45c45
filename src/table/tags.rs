//! Small signs over the table: places that would result, how a road scores.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{BoardView, Layout, Pointer, Previews, Shown, preview::Preview};
use crate::{
    flow::CurrentGame,
    overlays::{kit::Kit, tips},
    rules::Landing,
    words::{Naming, Words, say},
};

pub(super) fn tags(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    shown: Res<Shown>,
    current: Res<CurrentGame>,
    board: Res<BoardView>,
    layout: Res<Layout>,
    pointer: Res<Pointer>,
    previews: Res<Previews>,
) -> Result {
    let context = contexts.ctx_mut()?;
    for preview in &previews.0 {
        let Some(at) = board.foot(preview.road, preview.ahead.to, preview.seat, 0) else {
            continue;
        };
        let (head, line) = sentence(&words, preview, &current);
        let top = at - Vec2::new(0.0, board.pawn_height() * 1.9);
        let kept = top.clamp(
            layout.plate.min + Vec2::new(90.0, 60.0),
            layout.plate.max - Vec2::new(90.0, 10.0),
        );
        let painter = context.layer_painter(egui::LayerId::new(
            egui::Order::Background,
            egui::Id::new("place tags"),
        ));
        kit.place_tag(&painter, egui::pos2(kept.x, kept.y), &head, Some(&line));
    }
    if let (Some(road), Some(area)) = (
        pointer.banner,
        pointer.banner.and_then(|road| board.banner_box(road)),
    ) {
        let rules = shown.game.rules();
        let lines = tips::road_tip(&words, rules, Naming::of(rules), road);
        let thing = egui::Rect::from_min_max(
            egui::pos2(area.min.x, area.min.y),
            egui::pos2(area.max.x, area.max.y),
        );
        tips::show(
            &kit,
            context,
            egui::Id::new(("road tip", road.key())),
            thing,
            &lines,
        );
    }
    Ok(())
}

/// "Quest 4 → 7", and what that would mean.
fn sentence(words: &Words, preview: &Preview, current: &CurrentGame) -> (String, String) {
    let naming = Naming::of(current.game.rules());
    let ahead = &preview.ahead;
    let head = say!(
        words,
        "preview-move",
        road = words.road(preview.road.key(), naming),
        from = ahead.from,
        space = ahead.to,
    );
    let place = ahead.place.unwrap_or(0);
    let name = |seat: crate::rules::Seat| current.setup.seats[seat.index()].name.clone();
    let line = match ahead.landing {
        Landing::Stuck => words.say("preview-stuck"),
        Landing::OnTop(other) => say!(words, "preview-top", other = name(other), place = place),
        Landing::Under(other) => say!(words, "preview-under", other = name(other), place = place),
        Landing::Open | Landing::LastSpace => say!(words, "preview-place", place = place),
    };
    (head, line)
}
