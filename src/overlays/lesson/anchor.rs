//! Where the things that a teacher points at are on the screen.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::super::{View, area::on_screen, draft_card_box, journal::JournalPlaces};
use crate::{
    lessons::Anchor,
    rules::{Phase, Road, Seat},
    table::{BoardView, card_box},
};

/// Where an anchor is; none if it can't be seen now.
pub(super) fn find(
    anchor: Anchor,
    view: &View<'_>,
    board: &BoardView,
    journals: &JournalPlaces,
) -> Option<Rect> {
    let found = match anchor {
        Anchor::Card(named) => return card(view, named.0),
        Anchor::Journal(seat) => {
            let centre = journals.0.get(seat.index()).copied().flatten()?;
            return Some(Rect::from_center_size(centre, vec2(56.0, 60.0)));
        }
        Anchor::Road(road) => board.road_box(road)?,
        Anchor::Banner(road) => board.banner_box(road)?,
        Anchor::Pawn(seat, road) => return pawn(view, board, seat, road),
        Anchor::Space(road, space) => {
            let centre = board.space(road, space)?;
            let radius = board.stone_radius(road, space) * board.scale * 1.3;
            bevy::math::Rect::from_center_half_size(centre, bevy::math::Vec2::splat(radius))
        }
        Anchor::Cup => {
            let end = view.rules().board.cup.map_or(8, |end| end as i8);
            let foot = board.cup_foot(f32::from(view.game().cup()), end)?;
            let height = board.cup_height();
            let centre = foot - bevy::math::Vec2::new(0.0, height / 2.0);
            bevy::math::Rect::from_center_size(centre, bevy::math::Vec2::splat(height * 1.2))
        }
    };
    // Only what is in the board's window.
    let seen = on_screen(found).intersect(on_screen(board.window));
    seen.is_positive().then_some(seen)
}

fn card(view: &View<'_>, card: crate::rules::Card) -> Option<Rect> {
    let (viewer, game) = (view.viewer()?, view.game());
    let cards = game.offered(viewer);
    let at = cards.iter().position(|&one| one == card)?;
    let place = if game.phase() == Phase::Choose {
        draft_card_box(&view.layout, game, viewer, at)
    } else {
        card_box(&view.layout, at, cards.len())
    };
    Some(on_screen(place))
}

fn pawn(view: &View<'_>, board: &BoardView, seat: Seat, road: Road) -> Option<Rect> {
    let (game, rules) = (view.game(), view.rules());
    let track = game.track(road);
    let space = track.space(seat);
    let (stack, count) = track.stack(space, rules.lap(road), rules.seats);
    let height = stack[..count].iter().position(|&one| one == seat)?;
    let foot = board.foot(road, space, seat, height)?;
    let tall = board.pawn_height();
    let rect = Rect::from_min_max(
        pos2(foot.x - tall * 0.4, foot.y - tall * 0.95),
        pos2(foot.x + tall * 0.4, foot.y + tall * 0.15),
    );
    Some(rect)
}
