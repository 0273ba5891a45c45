//! Parchments on their way between the King's road and a journal in the column (5.4, 5.10): over all that lies there.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{BoardView, Shown, scene::parchment_part};
use crate::{
    overlays::{journal::JournalPlaces, kit::Kit},
    rules::{Event, Parchment, Seat},
    screens::Motion,
};

/// How high the way rises over its ends, in reference units.
const RISE: f32 = 70.0;

pub(super) fn parchments(
    mut contexts: EguiContexts,
    kit: Kit,
    shown: Res<Shown>,
    board: Res<BoardView>,
    places: Res<JournalPlaces>,
    motion: Res<Motion>,
) -> Result {
    let Some(playing) = shown.playing.as_ref().filter(|_| !motion.reduce) else {
        return Ok(());
    };
    let flying: Vec<(Parchment, Seat, f32)> = match playing.told.event {
        Event::ParchmentTaken {
            seat, parchment, ..
        } => vec![(parchment, seat, playing.progress())],
        Event::ParchmentsReturned => {
            let both = [Parchment::Single, Parchment::Double].into_iter();
            both.filter_map(|parchment| {
                let seat = shown.game.parchment(parchment)?;
                Some((parchment, seat, 1.0 - playing.progress()))
            })
            .collect()
        }
        _ => return Ok(()),
    };
    let context = contexts.ctx_mut()?;
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::new("flying parchments"));
    let painter = context.layer_painter(layer);
    for (parchment, seat, away) in flying {
        let name = parchment_part(parchment);
        let (Some((home, width)), Some(journal)) = (
            board.parchment(shown.game.rules(), parchment),
            places.0[seat.index()],
        ) else {
            continue;
        };
        let drawn = crate::art::manifest()
            .part(name)
            .map_or(36.0, |part| part.size.x);
        let at = on_the_way(home, Vec2::new(journal.x, journal.y), away);
        // As small as it lies on the board, as large as it was drawn on the way.
        let size = (width / drawn).lerp(1.0, (away * 3.0).min(1.0));
        let place = egui::pos2(at.x, at.y);
        kit.at_faded(&painter, "glow-round", place, 0.5 * size, 0.9);
        kit.at(&painter, name, place, size);
    }
    Ok(())
}

/// A point of the bow from `home` to `journal`, gently at both ends.
fn on_the_way(home: Vec2, journal: Vec2, away: f32) -> Vec2 {
    let along = away * away * (3.0 - 2.0 * away);
    let rise = (along * std::f32::consts::PI).sin() * RISE;
    home.lerp(journal, along) - Vec2::new(0.0, rise)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parchment_leaves_its_space_and_comes_to_the_journal() {
        let (home, journal) = (Vec2::new(600.0, 300.0), Vec2::new(1500.0, 420.0));
        assert!(on_the_way(home, journal, 0.0).distance(home) < 0.01);
        assert!(on_the_way(home, journal, 1.0).distance(journal) < 0.01);
        assert!(on_the_way(home, journal, 0.5).y < home.y);
    }
}
