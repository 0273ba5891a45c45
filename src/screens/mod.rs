//! The screens around the table: title, new game, solo challenge, results, the menu behind Esc, the rules book, notices, and
//! which screen is shown.

mod challenges;
mod export;
mod icon;
mod key_map;
mod lessons;
mod library;
mod menu;
mod motion;
mod new_game;
mod notices;
mod options;
mod page;
mod profile;
mod results;
mod review;
mod rules_book;
mod settings;
mod sides;
mod start;
mod statistics;
mod title;
mod window;

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    flow::{Began, CurrentGame, FlowSet, Leave, being_played},
    table::{self, Shown},
};

pub use challenges::ChallengeDraft;
pub use library::OpenRecord;
pub use menu::{Menu, OpenMenu, menu_closed};
pub use motion::Motion;
pub use new_game::{DraftSeat, NewGameDraft};
pub use notices::Notice;
pub use profile::{Award, PlayerProfile};
pub use rules_book::RulesBook;
pub use window::FullScreen;

/// Which screen is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title page.
    #[default]
    Title,
    /// Seats and table for a new game.
    NewGame,
    /// The solo challenge: which level, on which side (7.2).
    Challenges,
    /// The lessons that are offered.
    Lessons,
    /// The games that were played, and those to go on with.
    Library,
    /// The table, with a game on it.
    Table,
    /// The end of a game: who is knighted, and why.
    Results,
    /// The game looked back on: chances to win, and the costliest choices.
    Review,
    /// What all finished games add up to, challenges and titles.
    Statistics,
}

/// Asks for the rules book, over whatever screen is shown (F1).
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct OpenRulesBook {
    /// Opened at what is said of this road.
    pub road: Option<crate::rules::Road>,
}

/// What may lie over a screen.
#[derive(SystemParam)]
struct Covered<'w> {
    menu: Option<Res<'w, Menu>>,
    book: Option<Res<'w, RulesBook>>,
}

impl Covered<'_> {
    /// Whether keys are for the menu or the rules book now.
    fn now(&self) -> bool {
        self.menu.as_ref().is_some_and(|menu| menu.is_open())
            || self.book.as_ref().is_some_and(|book| book.is_open())
    }
}

/// Where to go when the game has been left; the title page if nothing else is said.
#[derive(Resource, Default)]
pub(crate) struct AfterLeave(pub(crate) Option<Screen>);

/// All screens but the table's own. Needs a window, the art, the words and the flow.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<AfterLeave>()
        // The flow's own plugin adds them too: then this does nothing.
        .add_message::<Began>()
        .add_message::<Leave>()
        .add_message::<OpenRulesBook>()
        .add_plugins((
            challenges::plugin,
            library::plugin,
            new_game::plugin,
            (results::plugin, review::plugin),
            rules_book::plugin,
            settings::plugin,
            statistics::plugin,
            title::plugin,
        ))
        .add_plugins((
            icon::plugin,
            key_map::plugin,
            lessons::plugin,
            menu::plugin,
            motion::plugin,
            notices::plugin,
            profile::plugin,
            start::plugin,
            window::plugin,
        ))
        .add_systems(
            Update,
            (
                end_of_game.run_if(
                    in_state(Screen::Table)
                        .and_then(being_played)
                        .and_then(not(resource_exists::<table::LookBack>)),
                ),
                lessons::over,
                // After it: a game that begins right now is never taken for over.
                follow_game,
            )
                .chain()
                .after(FlowSet),
        );
}

/// A game that begins is at the table; one that is left is not.
fn follow_game(
    mut began: MessageReader<Began>,
    mut left: MessageReader<Leave>,
    mut after: ResMut<AfterLeave>,
    mut next: ResMut<NextState<Screen>>,
) {
    if left.read().count() > 0 {
        next.set(after.0.take().unwrap_or_default());
    }
    if began.read().count() > 0 {
        next.set(Screen::Table);
    }
}

/// Once the table has shown all of a game that is over, its results follow.
fn end_of_game(
    current: Option<Res<CurrentGame>>,
    shown: Option<Res<Shown>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let (Some(current), Some(shown)) = (current, shown) else {
        return;
    };
    // Both: for a frame, the table may still show the game before.
    let over = current.game.is_over() && shown.game.is_over();
    if over && shown.settled() && shown.ceremony.is_none() {
        next.set(Screen::Results);
    }
}
