//! What egui draws over the table: column, tray, the draft's shelf, the scoring's cloth, the curtain, tooltips.
//!
//! Each overlay is a system that reads the table as it is shown (`View`) and paints it with the [`kit`]; what it says is
//! worked out in plain functions beside it.

mod advice;
mod area;
mod card;
mod chronicle;
mod cloth;
mod coins;
mod column;
mod curtain;
pub(crate) mod journal;
pub mod kit;
mod lesson;
mod log;
mod look_back;
mod plaque;
mod prompt;
mod reference;
mod remarks;
mod replay;
mod scoring;
mod seats;
mod shelf;
mod spoken;
#[cfg(test)]
mod tests;
pub mod tips;
mod tray;
mod under_pointer;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::EguiPrimaryContextPass;

use crate::{
    flow::{CurrentGame, FlowSet},
    input::HearSet,
    records::SeatSetup,
    replay::{Ask, LookBack, Replay},
    rules::{Game, RuleSet, Seat},
    screens::{Screen, menu_closed},
    seats::Desk,
    settings::{Bindings, Command, Settings},
    table::{Choice, Layout, Shown, at_the_table},
    words::{Naming, Words, say},
};
use kit::Kit;

pub use log::Log;
pub use reference::Reference;
pub use remarks::last_word;
pub use seats::{Mood, neighbour, portrait};
pub use shelf::{draft_card_box, draft_kept_box};
pub use tips::{
    card_tip, challenge_tip, cup_tip, excalibur_tip, lap_tip, parchment_tip, road_tip, round_tip,
    show, symbol_tip,
};

/// The order of the overlays in a frame; later ones lie on top. For whoever draws between or over them, or draws them on
/// certain screens only.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OverlaySet;

/// The table's overlays. They show only while there is a game on the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<chronicle::Chronicle>()
        .init_resource::<journal::JournalPlaces>()
        .init_resource::<Reference>()
        .init_resource::<lesson::Bubble>()
        .init_resource::<Log>()
        .add_message::<Ask>()
        .add_message::<LookBack>()
        .add_systems(OnExit(Screen::Table), log::put_away)
        .init_resource::<remarks::Remarks>()
        .add_systems(Update, remarks::listen.after(FlowSet).run_if(at_the_table))
        .add_systems(
            PreUpdate,
            (reference::keys, log::keys, lesson::keys)
                .chain()
                .in_set(HearSet::Keep)
                .run_if(at_the_table.and_then(menu_closed)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                // Behind the curtain nothing is drawn that the pointer could find.
                (
                    chronicle::write,
                    under_pointer::under_pointer,
                    column::column,
                    tray::tray.run_if(not(resource_exists::<Replay>)),
                    replay::replay.run_if(resource_exists::<Replay>),
                    shelf::shelf,
                    cloth::cloth,
                    advice::advice,
                    remarks::bubble,
                    look_back::look_back,
                    log::log,
                    replay::sheet.run_if(resource_exists::<Replay>),
                    reference::reference,
                    spoken::spoken,
                )
                    .chain()
                    .run_if(|desk: Res<Desk>| desk.curtain.is_none()),
                (lesson::advice::advise, lesson::bubble)
                    .chain()
                    .run_if(menu_closed),
                curtain::curtain,
            )
                .chain()
                .in_set(OverlaySet)
                .run_if(at_the_table),
        );
}

/// The table as the overlays see it: the game as it is shown, and who looks.
#[derive(SystemParam)]
struct View<'w> {
    kit: Kit<'w>,
    words: Res<'w, Words>,
    current: Res<'w, CurrentGame>,
    shown: ResMut<'w, Shown>,
    desk: Res<'w, Desk>,
    layout: Res<'w, Layout>,
    choice: ResMut<'w, Choice>,
    settings: Res<'w, Settings>,
    /// A game that is only looked at.
    replay: Option<Res<'w, Replay>>,
    remarks: Res<'w, remarks::Remarks>,
}

impl View<'_> {
    fn game(&self) -> &Game {
        &self.shown.game
    }

    fn rules(&self) -> &RuleSet {
        self.shown.game.rules()
    }

    fn naming(&self) -> Naming {
        Naming::of(self.rules())
    }

    fn seat(&self, seat: Seat) -> &SeatSetup {
        &self.current.setup.seats[seat.index()]
    }

    fn name(&self, seat: Seat) -> &str {
        &self.seat(seat).name
    }

    fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.rules().seats)
    }

    /// Who looks, unless the curtain is down.
    fn viewer(&self) -> Option<Seat> {
        self.desk.viewer.filter(|_| self.desk.curtain.is_none())
    }

    /// The points in a seat's journal, if whoever looks may read it (4.9, 9.1).
    fn journal(&self, seat: Seat) -> Option<i16> {
        let game = self.game();
        let seen = self.desk.eyes().sees(seat);
        seats::journal(game, self.viewer(), seat).or_else(|| seen.then(|| game.score(seat)))
    }

    /// What stands on the key that gives a command; nothing if none does.
    fn key(&self, command: Command) -> String {
        self.settings.keys.label(command, &self.words)
    }

    /// The keys of the first so many cards, in few words.
    fn card_keys(&self, count: usize) -> String {
        let keys = &self.settings.keys;
        let cards = Command::CARDS.iter().take(count);
        let usual = |&command: &Command| keys.of(command) == Bindings::default().of(command);
        if cards.clone().all(usual) {
            return say!(self.words, "key-digits", count = count);
        }
        let keys: Vec<String> = cards.map(|&command| self.key(command)).collect();
        keys.join(" ").trim().to_owned()
    }

    /// What is asked of whoever looks.
    fn asked(&self) -> Option<(Seat, crate::rules::Asked)> {
        self.choice.asked(&self.current, &self.shown, &self.desk)
    }
}
