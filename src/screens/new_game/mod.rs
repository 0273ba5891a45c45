//! The new game's screen: who sits where, what is played, and the seed.

mod draft;
mod seats;
mod table;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Ui, vec2},
};

use super::{
    ChallengeDraft, Covered, Screen,
    notices::setup_text,
    page::{self, Stage, escaped, keyed},
    start::{Starter, opening_seed},
};
use crate::{
    app::TableBoards,
    art::palette,
    flow::Begin,
    overlays::kit::{Button, Kit, Type},
    records::Boards,
    rules::NoSuchMode,
    table::BoardStyle,
    words::{LanguageChanged, Words},
};

pub(super) use draft::{CAST, cast_name};
pub use draft::{DraftSeat, NewGameDraft};
pub(super) use seats::{LONGEST_NAME, choose_pawn_plate, face};
pub(super) use table::seed_row;

/// What this screen remembers between two frames.
#[derive(Resource, Default)]
struct Desk {
    focus_due: bool,
    typing: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>()
        .add_systems(OnEnter(Screen::NewGame), sit_down)
        .add_systems(
            PreUpdate,
            say_names_again.run_if(on_message::<LanguageChanged>),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::NewGame)),
        );
}

/// The seats of the last game, or the first ones; another seed, unless somebody asked for one.
fn sit_down(world: &mut World) {
    world.init_resource::<NewGameDraft>();
    let rolled = world.resource::<NewGameDraft>().rolled;
    let seed = opening_seed(world, rolled);
    let mut draft = world.resource_mut::<NewGameDraft>();
    if let Some((seed, rolled)) = seed {
        draft.seed = seed;
        draft.rolled = rolled;
    }
    world.insert_resource(Desk {
        focus_due: true,
        typing: false,
    });
}

/// Whoever of the cast sits there goes by the new language's name; names that somebody typed stay.
fn say_names_again(
    mut changed: MessageReader<LanguageChanged>,
    words: Res<Words>,
    draft: Option<ResMut<NewGameDraft>>,
    challenge: Option<ResMut<ChallengeDraft>>,
) {
    let Some(LanguageChanged { before }) = changed.read().last() else {
        return;
    };
    let before = Words::new(*before);
    let seats = draft.map(ResMut::into_inner).into_iter();
    let seats = seats.flat_map(|draft| &mut draft.seats);
    let named = seats.map(|seat| (seat.portrait, &mut seat.name));
    let challenge = challenge.map(ResMut::into_inner).into_iter();
    for (portrait, name) in named.chain(challenge.map(|draft| (draft.portrait, &mut draft.name))) {
        if *name == cast_name(&before, portrait) {
            *name = cast_name(&words, portrait);
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    mut draft: ResMut<NewGameDraft>,
    mut desk: ResMut<Desk>,
    boards: Option<Res<TableBoards>>,
    style: Option<ResMut<BoardStyle>>,
    covered: Covered,
    mut starter: Starter,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let stage = Stage::new(&kit);
    let mut ui = page::page(&context, "new game");
    let painter = ui.painter().clone();
    stage.sheet(&kit, &painter, stage.rect(24.0, 24.0, 1552.0, 852.0));
    let title = words.say("new-game-title");
    kit.text(
        &painter,
        stage.at(800.0, 96.0),
        Align::Center,
        &title,
        Type::title(),
    );
    kit.divider(&painter, stage.at(800.0, 118.0), 480.0);
    let fold = stage.at(992.0, 150.0);
    let line = (1.4, palette::Colour::hex(0xb4914f).egui());
    painter.vline(fold.x, fold.y..=fold.y + 592.0, line);

    let boards = boards.map_or_else(Boards::built_in, |boards| boards.0);
    // The style outlives the game: it is changed only when another is chosen.
    let mut drawn = style.as_deref().copied().unwrap_or_default();
    seats::show(&kit, &mut ui, stage, &words, &boards, &mut draft);
    table::show(
        &kit, &mut ui, stage, &words, &boards, &mut draft, &mut drawn,
    );
    if let Some(mut style) = style {
        style.set_if_neq(drawn);
    }
    kit.divider(&painter, stage.at(800.0, 770.0), 1456.0);
    let (back, start) = foot(
        &kit,
        &mut ui,
        stage,
        &words,
        &boards,
        &draft,
        &mut desk.focus_due,
    );
    if start && let Some(setup) = draft.setup(&boards) {
        starter.begin(Begin::New(Box::new(setup)));
    }
    if (escaped(&context, &mut desk.typing) && !covered.now()) || back {
        next.set(Screen::Title);
    }
    Ok(())
}

/// Why something is not offered.
pub(super) fn refusal_text(words: &Words, why: NoSuchMode) -> String {
    setup_text(words, &why.into())
}

/// Back, what is about to begin or what is wrong with it, and start.
fn foot(
    kit: &Kit,
    ui: &mut Ui,
    stage: Stage,
    words: &Words,
    boards: &Boards,
    draft: &NewGameDraft,
    focus_due: &mut bool,
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

    let fault = draft.fault(boards).map(|fault| setup_text(words, &fault));
    let (says, colour) = match &fault {
        Some(fault) => (fault.clone(), palette::RED_TEXT),
        None => (draft.summary(words), palette::INK_SOFT),
    };
    let kind = Type::aside().sized(18.0).coloured(colour);
    let room = 1192.0 - 312.0 - 60.0;
    let lines = kit.balanced(ui.ctx(), &[(&says, false)], kind, room, 24.0);
    let top = stage.at(752.0, 820.0) - vec2(0.0, lines.rect.height() / 2.0);
    ui.painter().galley(top, lines, colour.egui());

    let label = words.say("button-start");
    let mut button = Button::primary(&label).size(24.0).enabled(fault.is_none());
    if let Some(fault) = &fault {
        button = button.hint(fault);
    }
    let rect = stage.rect(1192.0, 788.0, 272.0, 64.0);
    let start = keyed(ui, rect, "start", |ui| kit.button(ui, rect, button));
    if *focus_due {
        *focus_due = false;
        start.request_focus();
    }
    (back, start.clicked())
}
