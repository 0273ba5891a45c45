//! What the things on the board tell under the pointer: round marks, the Cup, Parchments, lap discs, symbols, stacks. The
//! banners are the table's own.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Id};

use super::{View, area::on_screen, tips};
use crate::{
    rules::{Game, Road},
    table::{BoardView, Pointer, Thing},
    words::{Words, lists::list, say},
};

pub(super) fn under_pointer(
    mut contexts: EguiContexts,
    view: View,
    board: Res<BoardView>,
    pointer: Res<Pointer>,
) -> Result {
    let Some(thing) = pointer.thing else {
        return Ok(());
    };
    let game = view.game();
    let names: Vec<&str> = view.all_seats().map(|seat| view.name(seat)).collect();
    let (Some(lines), Some(area)) = (
        lines(&view.words, game, &names, thing),
        thing.area(&board, game),
    ) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let id = Id::new("under the pointer");
    tips::show(&view.kit, context, id, on_screen(area), &lines);
    Ok(())
}

/// What a thing tells; `names` by seat. Nothing for banners, and for symbols that count for nothing in this game.
pub(super) fn lines(
    words: &Words,
    game: &Game,
    names: &[&str],
    thing: Thing,
) -> Option<Vec<String>> {
    let rules = game.rules();
    let name = |seat: crate::rules::Seat| names.get(seat.index()).copied().unwrap_or_default();
    Some(match thing {
        Thing::Banner(_) => return None,
        Thing::CupBanner | Thing::Cup => tips::cup_tip(words, rules, game.cup()),
        Thing::RoundMark(round) => tips::round_tip(words, rules, round, game.round()),
        Thing::Parchment(which) => {
            let taken = game.parchment(which).map(name);
            tips::parchment_tip(words, rules, which, taken)
        }
        Thing::LapDisc(road, seat) => {
            let laps = game.track(road).space(seat) / rules.lap(road)?;
            tips::lap_tip(words, name(seat), laps)
        }
        Thing::Symbol(road, _) => tips::symbol_tip(words, rules, road),
        Thing::Stack(road, space) => vec![stack(words, game, names, road, space)],
    })
}

/// The pawns on a space, foremost first.
pub(super) fn stack(words: &Words, game: &Game, names: &[&str], road: Road, space: u16) -> String {
    let rules = game.rules();
    let lap = rules.lap(road);
    let (stack, n) = game.track(road).stack(space, lap, rules.seats);
    let names = stack[..n]
        .iter()
        .rev()
        .filter_map(|seat| names.get(seat.index()));
    let names = list(names);
    if space == 0 && lap.is_none() {
        say!(words, "tip-stack-start", names = names)
    } else if lap.is_none() && space == rules.roads[road].length {
        say!(words, "tip-stack-last", names = names)
    } else {
        say!(words, "tip-stack", space = space, names = names)
    }
}
