//! The rules book, over whatever screen is shown (F1): its sections at the left, the text of one at the right.
//!
//! Its first page, "In this game", is made from the rule table of the game in question, so that it can't disagree with it;
//! the rest is prose. Nothing here touches the game, and while the book is open keys and clicks are for it alone.

mod layout;
mod page;
mod place;
mod text;

use bevy::{
    input::{InputSystems, keyboard::KeyCode},
    prelude::*,
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Area, Context, Id, Key, Modifiers, Order, Sense, Ui, UiBuilder},
};

use super::{NewGameDraft, OpenRulesBook, Screen, challenges::ChallengeDraft, page::Stage};
use crate::{
    app::TableBoards, flow::CurrentGame, input::Given, overlays::kit::Kit, records::Boards,
    rules::RuleSet, seats::Desk, settings::Command, words::Words,
};
use layout::{Leaf, Wish};
use text::Book;

/// The rules book.
#[derive(Resource, Default)]
pub struct RulesBook {
    reading: Option<Reading>,
    /// Frames for which it still counts as open: the key that closes it is not for whatever is beneath.
    shutting: u8,
    /// What gets the keyboard's focus back then. Not before: egui lets nothing beneath an open book have it.
    focus_due: Option<Id>,
    text: Option<Book>,
}

/// Somebody reads.
struct Reading {
    /// Which page: with `rules`, page 0 is "In this game".
    page: usize,
    /// Points by which the text is pushed up.
    scroll: f32,
    /// The paragraph to begin at, once it is known where it lies.
    seek: Option<usize>,
    /// For a frame after it was opened, the key that opened it does not close it again.
    fresh: bool,
    /// The game in question.
    rules: Option<RuleSet>,
    /// What had the keyboard's focus before.
    before: Option<Id>,
}

impl RulesBook {
    /// Whether it is open, or has been until this very moment.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.reading.is_some() || self.shutting > 0
    }

    fn close(&mut self) {
        self.focus_due = self.reading.take().and_then(|reading| reading.before);
        self.shutting = 2;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesBook>()
        .add_systems(First, shut)
        .add_systems(
            PreUpdate,
            keep_keys
                .after(InputSystems)
                .run_if(resource_exists::<ButtonInput<KeyCode>>),
        )
        .add_systems(Update, (ask_by_key, open).chain())
        .add_systems(EguiPrimaryContextPass, show.after(super::menu::show));
}

fn shut(mut book: ResMut<RulesBook>, mut contexts: EguiContexts) {
    if book.shutting == 0 {
        return;
    }
    book.shutting -= 1;
    let Ok(context) = contexts.ctx_mut() else {
        return;
    };
    if book.shutting == 0
        && let Some(id) = book.focus_due.take()
    {
        context.memory_mut(|memory| memory.request_focus(id));
    }
    context.request_repaint();
}

/// Whatever listens to the keyboard's state hears nothing while the book is open.
fn keep_keys(mut keys: ResMut<ButtonInput<KeyCode>>, book: Res<RulesBook>) {
    if book.reading.is_some() {
        let pressed: Vec<KeyCode> = keys.get_just_pressed().copied().collect();
        for key in pressed {
            keys.clear_just_pressed(key);
        }
    }
}

fn ask_by_key(
    mut given: MessageReader<Given>,
    desk: Option<Res<Desk>>,
    mut book: ResMut<RulesBook>,
    mut asked: MessageWriter<OpenRulesBook>,
) {
    let called = given.read().any(|given| given.command == Command::Rules);
    // Before the curtain, any key says that one is there.
    if !called || desk.is_some_and(|desk| desk.curtain.is_some()) {
        return;
    }
    if book.reading.is_some() {
        book.close();
    } else {
        asked.write_default();
    }
}

/// What the game in question may be taken from.
#[derive(bevy::ecs::system::SystemParam)]
struct Question<'w> {
    screen: Option<Res<'w, State<Screen>>>,
    current: Option<Res<'w, CurrentGame>>,
    draft: Option<Res<'w, NewGameDraft>>,
    challenge: Option<Res<'w, ChallengeDraft>>,
    boards: Option<Res<'w, TableBoards>>,
}

impl Question<'_> {
    /// The rules of the game that is played, or about to be.
    fn rules(&self, words: &Words) -> Option<RuleSet> {
        let boards = self
            .boards
            .as_ref()
            .map_or_else(Boards::built_in, |boards| boards.0);
        match self.screen.as_ref()?.get() {
            Screen::Title | Screen::Lessons | Screen::Library | Screen::Statistics => None,
            Screen::NewGame => self.draft.as_ref()?.rules(&boards),
            Screen::Challenges => self.challenge.as_ref()?.rules(words, &boards),
            Screen::Table | Screen::Results | Screen::Review => {
                Some(*self.current.as_ref()?.game.rules())
            }
        }
    }
}

fn open(
    mut asked: MessageReader<OpenRulesBook>,
    mut contexts: EguiContexts,
    mut book: ResMut<RulesBook>,
    question: Question,
    words: Res<Words>,
) {
    let Some(&OpenRulesBook { road }) = asked.read().last() else {
        return;
    };
    if book.reading.is_some() {
        return;
    }
    let rules = question.rules(&words);
    let text = book.text.insert(Book::new(words.language()));
    let sought = rules.zip(road).and_then(|(rules, road)| {
        let (section, block) = text.find(place::rule_of(&rules, road))?;
        Some((section + 1, block))
    });
    // What is typed now is not for the field beneath.
    let before = contexts.ctx_mut().ok().and_then(|context| {
        context.memory_mut(|memory| {
            let focused = memory.focused();
            focused.inspect(|&id| memory.surrender_focus(id))
        })
    });
    book.reading = Some(Reading {
        page: sought.map_or(0, |(page, _)| page),
        scroll: 0.0,
        seek: sought.map(|(_, block)| block),
        fresh: true,
        rules,
        before,
    });
}

pub(super) fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    mut book: ResMut<RulesBook>,
) -> Result {
    if book.reading.is_none() {
        return Ok(());
    }
    if words.is_changed() {
        // Every language has the same pages.
        book.text = Some(Book::new(words.language()));
    }
    let context = contexts.ctx_mut()?.clone();
    let stage = Stage::new(&kit);
    let RulesBook {
        reading: Some(reading),
        text: Some(text),
        ..
    } = &mut *book
    else {
        return Ok(());
    };
    let leaves = Leaf::all(text, reading.rules.as_ref(), &words);
    let area = Area::new(Id::new("rules book"))
        .order(Order::Foreground)
        .fixed_pos(stage.screen.min)
        .constrain(false)
        .fade_in(false);
    let layer = area.layer();
    context.move_to_top(layer);
    // Tab and arrows stay in here.
    context.memory_mut(|memory| memory.set_modal_layer(layer));
    let mut wish = wished(&context, reading.fresh);
    reading.fresh = false;
    // Before anything is painted: what is turned to is what is seen.
    if let Some(Wish::Turn(pages)) = wish {
        reading.turn_by(pages, leaves.len());
    }
    area.show(&context, |ui| {
        ui.expand_to_include_rect(stage.screen);
        // egui hides what an area holds in its first pass, to measure it; this one has its measure already.
        let own = UiBuilder::new().layer_id(layer).max_rect(stage.screen);
        let mut ui = Ui::new(context.clone(), ui.id().with("content"), own);
        let veil = ui.interact(stage.screen, Id::new("rules veil"), Sense::CLICK);
        kit.veil(ui.painter(), stage.screen, 0.62);
        if veil.clicked() {
            wish = wish.or(Some(Wish::Close));
        }
        let clicked = page::show(&kit, &mut ui, stage, &words, text, &leaves, reading, wish);
        wish = wish.or(clicked);
    });
    match wish {
        Some(Wish::Close) => {
            book.close();
            context.request_repaint();
        }
        Some(Wish::Page(page)) => reading.turn(page, leaves.len()),
        Some(Wish::Turn(_) | Wish::Scroll(_)) | None => {}
    }
    if wish.is_some() {
        context.request_repaint();
    }
    Ok(())
}

impl Reading {
    /// Opens another page, if there is one.
    fn turn(&mut self, page: usize, pages: usize) {
        if page < pages && page != self.page {
            self.page = page;
            self.scroll = 0.0;
            self.seek = None;
        }
    }

    /// Turns so many pages on, or back.
    fn turn_by(&mut self, by: isize, pages: usize) {
        let last = pages.saturating_sub(1);
        self.turn(self.page.saturating_add_signed(by).min(last), pages);
    }
}

/// What the keyboard asks for.
fn wished(context: &Context, fresh: bool) -> Option<Wish> {
    context.input_mut(|input| {
        // Only presses count; more than one in a frame add up.
        let mut pressed = |key| {
            let times = input.count_and_consume_key(Modifiers::NONE, key);
            (times > 0).then_some(times as f32)
        };
        if pressed(Key::Escape).is_some() && !fresh {
            return Some(Wish::Close);
        }
        let lines = |n: f32| Wish::Scroll(layout::Step::Lines(n));
        let pages = |n: f32| Wish::Scroll(layout::Step::Pages(n));
        let wish = [
            pressed(Key::ArrowDown).map(|n| lines(2.0 * n)),
            pressed(Key::ArrowUp).map(|n| lines(-2.0 * n)),
            pressed(Key::PageDown).or(pressed(Key::Space)).map(pages),
            pressed(Key::PageUp).map(|n| pages(-n)),
            pressed(Key::Home).map(|_| Wish::Scroll(layout::Step::Start)),
            pressed(Key::End).map(|_| Wish::Scroll(layout::Step::End)),
        ];
        let right = pressed(Key::ArrowRight).unwrap_or(0.0);
        let left = pressed(Key::ArrowLeft).unwrap_or(0.0);
        // With Shift first: a key without modifiers asked for takes those with Shift too.
        let back = input.count_and_consume_key(Modifiers::SHIFT, Key::Tab);
        let on = input.count_and_consume_key(Modifiers::NONE, Key::Tab);
        let turn = right as isize - left as isize + on as isize - back as isize;
        let turn = (turn != 0).then_some(Wish::Turn(turn));
        wish.into_iter().flatten().next().or(turn)
    })
}
