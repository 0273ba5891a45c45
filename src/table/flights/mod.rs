//! What flies over board and column: cards dealt and passed on, Parchments, Excalibur. Where a thing is, is a pure function
//! of the event shown and of how far it is.

mod cards;
mod tokens;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Painter, pos2, vec2},
};

use super::{BoardView, Layout, Playing, Shown, easing::bow};
use crate::{
    art::Drawing,
    flow::CurrentGame,
    overlays::{journal::JournalPlaces, kit::Kit},
    rules::Seat,
    seats::{Desk, person_asked},
};

/// A place for something that flies, and how wide it is there. Reference units.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Spot {
    centre: Vec2,
    width: f32,
}

impl Spot {
    const fn new(centre: Vec2, width: f32) -> Self {
        Self { centre, width }
    }

    /// A share of the way to another, in a bow that rises by `rise` in its middle.
    fn towards(self, to: Self, share: f32, rise: f32) -> Self {
        let centre = self.centre.lerp(to.centre, share) - Vec2::new(0.0, rise * bow(share));
        Self::new(centre, self.width.lerp(to.width, share))
    }
}

/// What flights are worked out from and painted with.
struct Air<'a> {
    kit: &'a Kit<'a>,
    painter: Painter,
    shown: &'a Shown,
    playing: &'a Playing,
    layout: &'a Layout,
    board: &'a BoardView,
    places: &'a JournalPlaces,
    viewer: Option<Seat>,
}

impl Air<'_> {
    /// A point of a seat's plaque, from the middle of its journal.
    fn plaque(&self, seat: Seat, from_journal: Vec2) -> Option<Vec2> {
        let journal = self.places.0[seat.index()]?;
        Some(Vec2::new(journal.x, journal.y) + from_journal)
    }

    /// A drawing about a spot, `height` times as high as wide, turned clockwise. It is made for the width `made`.
    fn paint(&self, drawing: Drawing<'_>, made: f32, spot: Spot, height: f32, turn: f32) {
        let size = vec2(spot.width, spot.width * height);
        let centre = pos2(spot.centre.x, spot.centre.y);
        self.kit
            .flying(&self.painter, drawing, made, centre, size, turn);
    }
}

pub(super) fn flights(
    mut contexts: EguiContexts,
    kit: Kit,
    shown: Res<Shown>,
    board: Res<BoardView>,
    layout: Res<Layout>,
    desk: Res<Desk>,
    current: Res<CurrentGame>,
    places: Res<JournalPlaces>,
) -> Result {
    tokens::prepare(&kit);
    cards::prepare(&kit);
    let Some(playing) = shown.playing.as_ref().filter(|playing| !playing.still) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::new("flights"));
    let air = Air {
        kit: &kit,
        painter: context.layer_painter(layer),
        shown: &shown,
        playing,
        layout: &layout,
        board: &board,
        places: &places,
        // Where the desk is about to change hands, nobody's cards are turned up.
        viewer: desk.viewer.filter(|&viewer| {
            let next = person_asked(&current.setup, &playing.told.after);
            desk.curtain.is_none() && next.is_none_or(|next| next == viewer)
        }),
    };
    air.tokens();
    air.cards();
    Ok(())
}
