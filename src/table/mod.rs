//! The table: the board with its pawns, the hand, and the queue of what is still to be shown.

mod advice;
mod ambience;
mod board_view;
mod choice;
pub(crate) mod easing;
mod flights;
pub(crate) mod hand;
mod keys;
mod layout;
mod look_back;
mod pace;
mod places;
mod pointer;
mod preview;
mod scene;
mod shown;
mod stamp;
mod tags;
mod thing;
mod undo;
mod zoom;

use bevy::prelude::*;
use bevy_egui::{EguiPreUpdateSet, EguiPrimaryContextPass};

use crate::{
    art::{Art, Drawing, Scale},
    flow::{
        Began, CurrentGame, FlowSet, Happened, Leave, Prepared, Refused, Withheld, being_played,
    },
    input::HearSet,
    rules::{Act, Asked, Card, Phase, Road, RoadSet, Seat},
    screens::{Screen, menu_closed},
    seats::{Desk, person_asked},
    words::{Naming, Words},
};

pub use advice::{Advice, AskAdvice};
pub use ambience::{Ambience, Breath, breaths};
pub use board_view::{BoardStyle, BoardView};
pub use choice::Choice;
pub use hand::card_box;
pub(crate) use keys::view_key;
pub use layout::Layout;
pub use look_back::{LookAt, LookBack, Turn as LookTurn};
pub use places::{laps, symbols, symbols_between};
pub use pointer::Pointer;
pub use preview::{Preview, previews};
pub use scene::Scene;
pub(crate) use scene::touch_down;
pub use shown::{Ceremony, Entry, History, Playing, Shown};
pub use stamp::{Stamp, Stamps, What};
pub use thing::Thing;
pub use undo::why_no_undo;
pub use zoom::{CLOSEST, Lens, Zoom};

/// The moves that are being thought of: ghosts and place tags.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Previews(pub Vec<Preview>);

/// What the table does in a frame, in this order: takes in what happened, plays it on, follows the pointer and the keys,
/// then makes the picture. Add here.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum TableSet {
    Input,
    Take,
    Show,
}

/// The table's sprites, queue and gestures. Needs a window; the game itself runs without.
pub fn plugin(app: &mut App) {
    app.init_resource::<Choice>()
        .init_resource::<Advice>()
        .add_message::<AskAdvice>()
        .add_message::<LookAt>()
        .add_message::<LookTurn>()
        .init_resource::<Pointer>()
        .init_resource::<BoardView>()
        .init_resource::<BoardStyle>()
        .init_resource::<LaidStyle>()
        .init_resource::<Zoom>()
        .init_resource::<Previews>()
        .init_resource::<Stamps>()
        .init_resource::<Ambience>()
        .init_resource::<ambience::Living>()
        .add_plugins(layout::plugin)
        .configure_sets(
            Update,
            (
                TableSet::Input.before(FlowSet),
                TableSet::Take.after(FlowSet),
                TableSet::Show.after(TableSet::Take),
            ),
        )
        .add_systems(
            PreUpdate,
            look_back::keys.in_set(HearSet::Keep).run_if(
                at_the_table
                    .and_then(menu_closed)
                    .and_then(resource_exists::<LookBack>),
            ),
        )
        .add_systems(OnExit(Screen::Table), look_back::end)
        .add_systems(Startup, (spawn_camera, ambience::choose_nap))
        .add_systems(
            PreUpdate,
            pace::calm_egui
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            Update,
            (
                pointer::follow.run_if(at_the_table),
                (keys::keys, undo::keys, advice::ask)
                    .run_if(at_the_table.and_then(menu_closed).and_then(being_played)),
            )
                .chain()
                .in_set(TableSet::Input),
        )
        .add_systems(
            Update,
            (
                begin.run_if(on_message::<Began>),
                (
                    (
                        (undo::taken_back, undo::redone, undo::refused).chain(),
                        take_in,
                    )
                        .chain()
                        .run_if(being_played),
                    pace::play_on,
                    (
                        catch_up.run_if(not(resource_exists::<LookBack>)),
                        pace::let_computers_act,
                        call_to_desk,
                        refresh_choice,
                    )
                        .chain()
                        .run_if(being_played),
                )
                    .chain()
                    .run_if(resource_exists::<Shown>.and_then(resource_exists::<CurrentGame>)),
                leave.run_if(on_message::<Leave>),
                advice::follow,
                look_back::begin,
                look_back::turn.run_if(resource_exists::<LookBack>),
            )
                .chain()
                .in_set(TableSet::Take),
        )
        .add_systems(
            Update,
            (
                (choose_board, zoom::glide, lay_board)
                    .chain()
                    .run_if(at_the_table),
                think_ahead.run_if(at_the_table),
                set_scene.run_if(at_the_table),
                clear_scene.run_if(not(at_the_table)),
                ambience::live,
                ambience::breathe.run_if(at_the_table),
                ambience::sleep.run_if(not(at_the_table)),
                stamp::fit_camera,
                stamp::show,
                pace::keep_drawing,
            )
                .chain()
                .in_set(TableSet::Show),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (tags::tags, flights::flights).run_if(at_the_table),
        );
}

fn spawn_camera(mut commands: Commands) {
    // Pictures have soft edges of their own and lie upright: more samples a pixel would only cost.
    commands.spawn((
        Name::new("Table camera"),
        Camera2d,
        Msaa::Off,
        stamp::TableCamera,
    ));
}

/// Whether the table is on the screen, with a game on it.
pub(crate) fn at_the_table(
    screen: Option<Res<State<Screen>>>,
    shown: Option<Res<Shown>>,
    current: Option<Res<CurrentGame>>,
) -> bool {
    shown.is_some()
        && current.is_some()
        && screen.is_some_and(|screen| *screen.get() == Screen::Table)
}

/// A game began: the table shows it as it is, the past told already.
fn begin(
    mut commands: Commands,
    mut began: MessageReader<Began>,
    current: Option<Res<CurrentGame>>,
    prepared: Option<Res<Prepared>>,
    mut choice: ResMut<Choice>,
) {
    let (Some(began), Some(current)) = (began.read().last(), current) else {
        return;
    };
    choice.release();
    // A new game is told from its first deal on; a resumed one from where it was.
    let game = began.past.last().map_or_else(
        || match &prepared {
            Some(prepared) => Some(prepared.0.clone()),
            None => current.setup.new_game().ok(),
        },
        |told| Some(told.after.clone()),
    );
    if let Some(game) = game {
        commands.insert_resource(Shown::new(game, &began.past));
    }
}

fn take_in(mut happened: MessageReader<Happened>, mut shown: ResMut<Shown>) {
    if !happened.is_empty() {
        shown.tell(happened.read().map(|happened| happened.0.clone()));
    }
}

/// With nothing left to show, the table shows the game as it is: whose turn it is changes without an event of its own.
fn catch_up(current: Res<CurrentGame>, mut shown: ResMut<Shown>) {
    if shown.settled() && shown.game != current.game {
        shown.game = current.game.clone();
    }
}

fn leave(mut commands: Commands, mut desk: ResMut<Desk>) {
    commands.remove_resource::<Shown>();
    *desk = Desk::default();
}

/// Lets the curtain down when another person than the one at the desk is to act.
fn call_to_desk(current: Res<CurrentGame>, shown: Res<Shown>, mut desk: ResMut<Desk>) {
    if !shown.settled() || shown.game.is_over() {
        return;
    }
    if let Some(person) = person_asked(&current.setup, &current.game)
        && desk.viewer != Some(person)
        && desk.curtain != Some(person)
    {
        desk.call(person, current.setup.agreed.open_table);
    }
}

fn refresh_choice(
    current: Res<CurrentGame>,
    mut refused: MessageReader<Refused>,
    mut withheld: MessageReader<Withheld>,
    mut choice: ResMut<Choice>,
) {
    choice.refresh(&current);
    if refused.read().count() + withheld.read().count() > 0 {
        choice.release();
    }
}

/// The seat whose hand lies on the table: the person's at the desk, while cards are played.
pub(crate) fn hand_on_table(shown: &Shown, desk: &Desk) -> Option<Seat> {
    let viewer = desk.viewer.filter(|_| desk.curtain.is_none())?;
    (shown.game.phase() == Phase::Play).then_some(viewer)
}

/// Whether the draft's shelf covers the lower board.
fn shelf_is_up(shown: &Shown, desk: &Desk) -> bool {
    desk.viewer.is_some() && shown.game.phase() == Phase::Choose
}

/// The style in which the board lies: that of the person's choice, as soon as its picture is there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct LaidStyle(BoardStyle);

/// Takes up another style of the board once it can be shown: there is always a board.
fn choose_board(
    shown: Res<Shown>,
    style: Res<BoardStyle>,
    layout: Res<Layout>,
    stamps: Res<Stamps>,
    art: Res<Art>,
    mut laid: ResMut<LaidStyle>,
) {
    if laid.0 == *style {
        return;
    }
    let rules = shown.game.rules();
    let next = BoardView::new(rules, *style, &layout, 0.0);
    let same = next.name == BoardView::name(rules, laid.0);
    let ready = || {
        let width = next.drawing().map(|board| board.view.x * next.scale);
        art.sprite(Drawing::Board(next.name), width).crisp
    };
    if same || stamps.0.is_empty() || ready() {
        laid.0 = *style;
    }
}

/// Lays the board; pushes it up while a road that the shelf would cover is looked at.
fn lay_board(
    shown: Res<Shown>,
    desk: Res<Desk>,
    layout: Res<Layout>,
    previews: Res<Previews>,
    style: Res<LaidStyle>,
    zoom: Res<Zoom>,
    mut board: ResMut<BoardView>,
) {
    let lens = Some(zoom.lens);
    let flat = BoardView::through(shown.game.rules(), style.0, &layout, lens, 0.0);
    let lift = if shelf_is_up(&shown, &desk) {
        let free = layout.shelf.min.y - 24.0;
        let covered = |preview: &Preview| {
            let road = flat.road_box(preview.road)?;
            (road.max.y > free).then_some(road.max.y - free)
        };
        let wanted = previews.0.iter().filter_map(covered).fold(0.0, f32::max);
        wanted.min(layout.plate.max.y - free)
    } else {
        0.0
    };
    let mut now = BoardView::through(shown.game.rules(), style.0, &layout, lens, lift);
    now.sharp = zoom.sharp;
    board.set_if_neq(now);
}

/// Works out where pawns would land, of the card under the pointer or raised, or of the pawn pointed at.
fn think_ahead(
    shown: Res<Shown>,
    current: Res<CurrentGame>,
    desk: Res<Desk>,
    choice: Res<Choice>,
    pointer: Res<Pointer>,
    advice: Res<Advice>,
    look: Option<Res<LookBack>>,
    mut ahead: ResMut<Previews>,
) {
    if let Some(better) = look.as_ref().and_then(|look| look.choice()) {
        let (card, road) = moved(better.better);
        let mut thought = previews(
            &shown.game,
            better.view.seat,
            shown.game.asked(),
            card,
            road,
        );
        thought.retain(|preview| road.is_none_or(|road| road == preview.road));
        ahead.set_if_neq(Previews(thought));
        return;
    }
    let asked = choice.asked(&current, &shown, &desk);
    let thought = match (asked, desk.viewer) {
        (Some((seat, asked)), _) => {
            let card = choice.hovered_card.or(choice.card);
            let card = card.and_then(|card| shown.game.offered(seat).get(card).copied());
            let road = choice.road.or(pointer.road);
            // Nothing in mind: what is advised.
            let (card, road) = match advice.act(seat) {
                Some(act) if card.is_none() && choice.road.is_none() => moved(act),
                _ => (card, road),
            };
            let mut thought = previews(&shown.game, seat, Some(asked), card, road);
            // A Combat card held over one of its roads, or led there by keys, thinks of that road only.
            if let Some(road) = road
                && thought.iter().any(|preview| preview.road == road)
            {
                thought.retain(|preview| preview.road == road);
            }
            thought
        }
        // One may think ahead while others play.
        (None, Some(seat)) if hand_on_table(&shown, &desk).is_some() && shown.settled() => {
            let card = choice.hovered_card;
            let card = card.and_then(|card| shown.game.hand(seat).get(card).copied());
            previews(&shown.game, seat, None, card, None)
        }
        _ => Vec::new(),
    };
    ahead.set_if_neq(Previews(thought));
}

/// The card of an act, and the road on which it moves a pawn.
const fn moved(act: Act) -> (Option<Card>, Option<Road>) {
    match act {
        Act::Choose { card, .. } => (Some(card), None),
        Act::Play { card, road, .. } => (Some(card), Some(road)),
        Act::Kitchen { road, .. } | Act::Bonus { road, .. } => (None, road),
    }
}

fn set_scene(
    shown: Res<Shown>,
    current: Res<CurrentGame>,
    desk: Res<Desk>,
    layout: Res<Layout>,
    board: Res<BoardView>,
    words: Res<Words>,
    choice: Res<Choice>,
    pointer: Res<Pointer>,
    ahead: Res<Previews>,
    scale: Res<Scale>,
    mut stamps: ResMut<Stamps>,
) {
    let asked = choice.asked(&current, &shown, &desk);
    let hand = hand_on_table(&shown, &desk).map(|seat| hand::HandView {
        seat,
        cards: shown.game.hand(seat),
        leaving: hand::Leaving::new(&shown, &layout, seat, choice.gone),
        raised: choice.card,
        hovered: choice.hovered_card,
        dragged: pointer.dragging.zip(pointer.at),
        live: matches!(asked, Some((_, Asked::Play))),
        naming: Naming::of(shown.game.rules()),
    });
    let pickable = match asked {
        Some((seat, Asked::Kitchen(_) | Asked::Bonus)) => {
            let roads: RoadSet = keys::pickable(&shown.game, seat).into_iter().collect();
            Some((seat, roads))
        }
        _ => None,
    };
    let mut lit: RoadSet = ahead
        .0
        .iter()
        .map(|preview| preview.road)
        .collect::<RoadSet>();
    if let (Some(_), Some(road)) = (pickable, choice.road) {
        lit.insert(road);
    }
    if let Some(ceremony) = &shown.ceremony {
        lit.insert(ceremony.road);
    }
    let scene = Scene {
        shown: &shown,
        setup: &current.setup,
        layout: &layout,
        board: &board,
        words: &words,
        hand,
        previews: &ahead.0,
        lit,
        pickable,
        fanned: pointer.stack,
        pointed: pointer.road,
        smallest_type: scale.smallest_type(),
    };
    let now = scene.stamps();
    if stamps.0 != now {
        stamps.0 = now;
    }
}

fn clear_scene(mut stamps: ResMut<Stamps>) {
    if !stamps.0.is_empty() {
        stamps.0.clear();
    }
}
