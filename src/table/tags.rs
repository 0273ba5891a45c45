//! Small signs over the table: places that would result, how a road scores.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{BoardView, Layout, Pointer, Previews, Shown, Thing, preview::Preview};
use crate::{
    flow::CurrentGame,
    overlays::{kit::Kit, tips},
    rules::{Game, Landing, Parchment, Road},
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
    let seen = layout.plate.intersect(board.window);
    for preview in &previews.0 {
        let Some(at) = board.foot(preview.road, preview.ahead.to, preview.seat, 0) else {
            continue;
        };
        let (head, line) = sentence(&words, preview, &current, &shown.game);
        let top = at - Vec2::new(0.0, board.pawn_height() * 1.9);
        let kept = top.clamp(
            seen.min + Vec2::new(100.0, 60.0),
            seen.max - Vec2::new(100.0, 10.0),
        );
        let painter = context.layer_painter(egui::LayerId::new(
            egui::Order::Background,
            egui::Id::new("place tags"),
        ));
        kit.place_tag(&painter, egui::pos2(kept.x, kept.y), &head, Some(&line));
    }
    if let Some(Thing::Banner(road)) = pointer.thing
        && let Some(area) = board.banner_box(road)
    {
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
fn sentence(
    words: &Words,
    preview: &Preview,
    current: &CurrentGame,
    game: &Game,
) -> (String, String) {
    let naming = Naming::of(current.game.rules());
    let ahead = &preview.ahead;
    let road = words.road(preview.road.key(), naming);
    let head = if preview.climbs {
        say!(words, "preview-climb", road = road)
    } else {
        say!(
            words,
            "preview-move",
            road = road,
            from = ahead.from,
            space = ahead.to,
        )
    };
    let place = ahead.place.unwrap_or(0);
    let name = |seat: crate::rules::Seat| current.setup.seats[seat.index()].name.clone();
    let line = match ahead.landing {
        Landing::Stuck => words.say("preview-stuck"),
        Landing::OnTop(other) => say!(words, "preview-top", other = name(other), place = place),
        Landing::Under(other) => say!(words, "preview-under", other = name(other), place = place),
        Landing::Open | Landing::LastSpace => say!(words, "preview-place", place = place),
    };
    let mut lines = vec![line];
    if ahead.cup != game.cup() {
        let (side, space) = (if ahead.cup < 0 { "black" } else { "white" }, ahead.cup);
        let space = space.unsigned_abs();
        lines.push(say!(words, "preview-cup", side = side, space = space));
    }
    if takes_parchment(game, preview) {
        lines.push(words.say("preview-parchment"));
    }
    (head, lines.join(" · "))
}

/// Whether a move takes a Parchment (5.4).
fn takes_parchment(game: &Game, preview: &Preview) -> bool {
    let [single, double] = game.rules().board.king;
    let reached = |space: u8, parchment| {
        game.parchment(parchment).is_none() && preview.ahead.to >= u16::from(space)
    };
    game.rules().parchments
        && preview.road == Road::King
        && !preview.climbs
        && (reached(single.space, Parchment::Single) || reached(double.space, Parchment::Double))
}
