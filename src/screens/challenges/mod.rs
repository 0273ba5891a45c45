//! The solo challenge's screen: six levels, two sides, and who dares (section 7).

mod draft;
mod faces;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Rect, Ui, pos2, vec2},
};

use super::{
    Covered, PlayerProfile, Screen,
    new_game::{LONGEST_NAME, cast_name, choose_pawn_plate, face, seed_row},
    notices::setup_text,
    page::{self, Stage, escaped, keyed},
    sides,
    start::{Starter, opening_seed},
};
use crate::{
    app::TableBoards,
    art::palette,
    flow::Begin,
    overlays::kit::{Button, Kit, Type},
    records::{Boards, PawnShape, challenges},
    words::Words,
};

pub use draft::ChallengeDraft;
pub(super) use draft::next_level;
pub(super) use faces::{card_of, fared};

/// What this screen remembers between two frames.
#[derive(Resource, Default)]
struct Desk {
    focus_due: bool,
    typing: bool,
    /// The screen was opened before: the level is the player's own choice.
    known: bool,
}

const LEFT: f32 = 1016.0;
const WIDTH: f32 = 512.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .add_systems(OnEnter(Screen::Challenges), sit_down)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Challenges)),
        );
}

/// The player of before, another seed, and at first the lowest level that is not beaten.
fn sit_down(world: &mut World) {
    world.init_resource::<ChallengeDraft>();
    let rolled = world.resource::<ChallengeDraft>().rolled;
    let seed = opening_seed(world, rolled);
    let known = world.get_resource::<Desk>().is_some_and(|desk| desk.known);
    let profile = world
        .get_resource::<PlayerProfile>()
        .map(|player| player.profile.clone())
        .unwrap_or_default();
    let mut draft = world.resource_mut::<ChallengeDraft>();
    if let Some((seed, rolled)) = seed {
        draft.seed = seed;
        draft.rolled = rolled;
    }
    if !known {
        let side = draft.side;
        let open = (1..=challenges::LEVELS).find(|&level| profile.tally(side, level).wins == 0);
        draft.level = open.unwrap_or(challenges::LEVELS);
    }
    world.insert_resource(Desk {
        focus_due: true,
        typing: false,
        known: true,
    });
}

fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    mut draft: ResMut<ChallengeDraft>,
    mut desk: ResMut<Desk>,
    profile: Res<PlayerProfile>,
    boards: Option<Res<TableBoards>>,
    covered: Covered,
    mut starter: Starter,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let stage = Stage::new(&kit);
    let boards = boards.map_or_else(Boards::built_in, |boards| boards.0);
    let mut ui = page::page(&context, "challenges");
    let painter = ui.painter().clone();
    stage.sheet(&kit, &painter, stage.rect(24.0, 24.0, 1552.0, 852.0));
    let title = words.say("menu-solo");
    let kind = Type::title();
    kit.text(&painter, stage.at(800.0, 96.0), Align::Center, &title, kind);
    kit.divider(&painter, stage.at(800.0, 118.0), 480.0);
    let fold = stage.at(992.0, 150.0);
    let line = (1.4, palette::Colour::hex(0xb4914f).egui());
    painter.vline(fold.x, fold.y..=fold.y + 592.0, line);
    heading(
        &kit,
        &ui,
        stage.rect(72.0, 140.0, 896.0, 26.0),
        &words.say("challenges-levels"),
        &words.say("challenges-levels-aside"),
    );
    let begin = faces::show(&kit, &mut ui, stage, &words, &mut draft, &profile.profile);
    you(&kit, &mut ui, stage, &words, &mut draft);
    opponents(&kit, &ui, stage, &words, &draft);
    heading(
        &kit,
        &ui,
        stage.rect(LEFT, 430.0, WIDTH, 26.0),
        &words.say("new-game-table"),
        &words.say("challenges-table-aside"),
    );
    let room = stage.rect(LEFT, 472.0, WIDTH, sides::HEIGHT);
    if let Some(side) = sides::sides(&kit, &mut ui, &words, room, draft.side, |_| None) {
        draft.side = side;
    }
    let field = stage.rect(LEFT + 100.0, 654.0, WIDTH - 100.0, 40.0);
    let ChallengeDraft { seed, rolled, .. } = &mut *draft;
    seed_row(&kit, &mut ui, &words, field, 100.0, seed, rolled);
    kit.divider(&painter, stage.at(800.0, 770.0), 1456.0);
    let setup = draft.setup(&words, &boards);
    let fault = setup.as_ref().err().map(|fault| setup_text(&words, fault));
    let (back, start) = foot(
        &kit,
        &mut ui,
        stage,
        &words,
        &draft.summary(&words),
        fault.as_deref(),
    );
    if desk.focus_due {
        desk.focus_due = false;
        context.memory_mut(|memory| memory.request_focus(faces::id(draft.level)));
    }
    if (start || begin)
        && let Ok(setup) = setup
    {
        starter.begin(Begin::New(Box::new(setup)));
    }
    if (escaped(&context, &mut desk.typing) && !covered.now()) || back {
        next.set(Screen::Title);
    }
    Ok(())
}

/// A red heading with an aside, on the lower edge of `rect`.
fn heading(kit: &Kit, ui: &Ui, rect: Rect, text: &str, aside: &str) {
    let painter = ui.painter();
    let foot = pos2(rect.min.x, rect.max.y - 4.0);
    let kind = Type::heading().sized(24.0);
    let text = kit.text(painter, foot, Align::Min, text, kind);
    let from = pos2(text.max.x + 18.0, foot.y);
    let kind = Type::aside().sized(17.0);
    let room = rect.max.x - from.x;
    kit.text_fit(painter, from, Align::Min, aside, kind, room);
}

/// The player: face, name and pawn.
fn you(kit: &Kit, ui: &mut Ui, stage: Stage, words: &Words, draft: &mut ChallengeDraft) {
    let words_you = words.say("challenges-you");
    let aside = words.say("new-game-here");
    let rect = stage.rect(LEFT, 140.0, WIDTH, 26.0);
    heading(kit, ui, rect, &words_you, &aside);
    let row = stage.rect(LEFT, 178.0, WIDTH, 88.0);
    kit.page(ui.painter(), row);
    let portrait = draft.portrait;
    if face(kit, ui, words, row.min + vec2(50.0, 44.0), portrait).clicked() {
        draft.next_face(words);
    }
    let field = Rect::from_min_size(row.min + vec2(98.0, 24.0), vec2(200.0, 40.0));
    let label = words.say("new-game-name");
    kit.text_field(ui, field, &label, &mut draft.name, LONGEST_NAME);
    for (i, pawn) in PawnShape::ALL.into_iter().enumerate() {
        let corner = row.min + vec2(316.0 + 36.0 * i as f32, 16.0);
        let place = Rect::from_min_size(corner, vec2(36.0, 56.0));
        let own = draft.pawn == pawn;
        if choose_pawn_plate(kit, ui, words, place, pawn, own, None).clicked() {
            draft.pawn = pawn;
        }
    }
}

/// Sir Agravain and Lady Brisen, with the pawns that are left to them.
fn opponents(kit: &Kit, ui: &Ui, stage: Stage, words: &Words, draft: &ChallengeDraft) {
    let rect = stage.rect(LEFT, 284.0, WIDTH, 26.0);
    let aside = words.say("challenges-against-aside");
    heading(kit, ui, rect, &words.say("challenges-against"), &aside);
    let row = stage.rect(LEFT, 322.0, WIDTH, 88.0);
    let painter = ui.painter();
    kit.page(painter, row);
    let pawns = draft.pawns();
    for (i, (key, _)) in draft::OPPONENTS.into_iter().enumerate() {
        let left = row.min.x + row.width() / 2.0 * i as f32;
        let centre = pos2(left + 50.0, row.center().y);
        let portrait = Rect::from_center_size(centre, vec2(66.0, 66.0));
        kit.picture(painter, &format!("portrait-{key}-calm"), portrait);
        let name = cast_name(words, key);
        let from = pos2(left + 92.0, row.center().y + 7.0);
        let room = row.width() / 2.0 - 92.0 - 44.0;
        kit.text_fit(painter, from, Align::Min, &name, Type::name(), room);
        let foot = pos2(left + row.width() / 2.0 - 26.0, row.center().y + 20.0);
        kit.at(painter, pawns[i + 1].key(), foot, 40.0 / 42.0);
    }
}

/// Back, what is about to begin or what is wrong with it, and start.
fn foot(
    kit: &Kit,
    ui: &mut Ui,
    stage: Stage,
    words: &Words,
    summary: &str,
    fault: Option<&str>,
) -> (bool, bool) {
    let label = words.say("button-back");
    let escape = words.say("key-esc");
    let rect = stage.rect(136.0, 792.0, 176.0, 56.0);
    let button = Button::plain(&label)
        .icon("chevron-left")
        .key(&escape)
        .size(20.0);
    let back = keyed(ui, rect, "back", |ui| {
        kit.button(ui, rect, button).clicked()
    });
    let (says, colour) = match fault {
        Some(fault) => (fault, palette::RED_TEXT),
        None => (summary, palette::INK_SOFT),
    };
    let kind = Type::aside().sized(18.0).coloured(colour);
    let at = stage.at(752.0, 826.0);
    kit.text_fit(ui.painter(), at, Align::Center, says, kind, 820.0);
    let label = words.say("button-start");
    let mut button = Button::primary(&label).size(24.0).enabled(fault.is_none());
    if let Some(fault) = fault {
        button = button.hint(fault);
    }
    let rect = stage.rect(1192.0, 788.0, 272.0, 64.0);
    let start = keyed(ui, rect, "start", |ui| {
        kit.button(ui, rect, button).clicked()
    });
    (back, start)
}
