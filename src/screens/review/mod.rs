//! The review after a game: every player's chance to win by turn, and the costliest choices of the people.

mod graph;
mod judge;

use std::collections::BTreeMap;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Rect, Ui, pos2, vec2},
};

use super::{
    Covered, Screen,
    page::{self, Stage, keyed, lead_focus},
};
use crate::{
    art::{Face, palette},
    flow::CurrentGame,
    overlays::kit::{Button, Kit, Type},
    records::{SeatKind, Setup},
    review::{MOST, Mistake, Turn, turns},
    rules::Seat,
    table::LookAt,
    words::{Words, review::Told, say},
};
use judge::Judged;

/// The review of the game that is over. It is kept while its choices are looked at on the board.
#[derive(Resource)]
struct Review {
    /// [`CurrentGame::id`].
    game: u64,
    setup: Setup,
    turns: Vec<Turn>,
    /// The turn told in words.
    cursor: Option<usize>,
    /// Whose choices may be looked at: the people's; everybody's where only computers played.
    seats: Vec<Seat>,
    /// Whose are: an index into `seats`.
    chosen: usize,
    judged: BTreeMap<u8, Judged>,
    focus_due: bool,
}

impl Review {
    fn seat(&self) -> Seat {
        self.seats.get(self.chosen).copied().unwrap_or(Seat(0))
    }

    fn name(&self, seat: Seat) -> &str {
        &self.setup.seats[seat.index()].name
    }
}

/// Widest button beside a choice.
const BUTTON: f32 = 178.0;

/// What was pressed.
enum Pressed {
    Look(usize),
    Back,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Review), open)
        .add_systems(Update, judge::go_on.run_if(resource_exists::<Review>))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Review).and_then(resource_exists::<Review>)),
        );
}

fn open(
    mut commands: Commands,
    current: Option<Res<CurrentGame>>,
    review: Option<Res<Review>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(current) = current else {
        next.set(Screen::Title);
        return;
    };
    if review.is_some_and(|review| review.game == current.id) {
        return;
    }
    let Some(turns) = turns(&current.setup, &current.acts) else {
        next.set(Screen::Results);
        return;
    };
    let all = || Seat::all(current.setup.seats.len() as u8);
    let person = |seat: &Seat| current.setup.seats[seat.index()].kind == SeatKind::Person;
    let mut seats: Vec<Seat> = all().filter(person).collect();
    if seats.is_empty() {
        seats = all().collect();
    }
    commands.insert_resource(Review {
        game: current.id,
        setup: current.setup.clone(),
        turns,
        cursor: None,
        seats,
        chosen: 0,
        judged: BTreeMap::new(),
        focus_due: true,
    });
}

fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    mut review: ResMut<Review>,
    covered: Covered,
    mut look: MessageWriter<LookAt>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut typing: Local<bool>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let review = &mut *review;
    let stage = Stage::new(&kit);
    let mut ui = page::page(&context, "review");
    let painter = ui.painter().clone();
    stage.sheet(&kit, &painter, stage.rect(16.0, 16.0, 1568.0, 868.0));
    let title = words.say("review-title");
    let at = stage.at(800.0, 92.0);
    kit.text_fit(
        &painter,
        at,
        Align::Center,
        &title,
        Type::title().sized(42.0),
        1240.0,
    );
    kit.divider(&painter, stage.at(800.0, 120.0), 560.0);
    graph::show(&kit, &mut ui, stage, &words, review);
    let mut pressed = choices(&kit, &mut ui, stage, &words, review);
    let label = words.say("button-to-results");
    let rect = stage.rect(686.0, 804.0, 228.0, 52.0);
    let back = Button::primary(&label).icon("trophy").size(21.0);
    let response = keyed(&mut ui, rect, "back", |ui| kit.button(ui, rect, back));
    if !covered.now() {
        lead_focus(&context, response.id, &mut review.focus_due);
        if response.clicked() || page::escaped(&context, &mut typing) {
            pressed = Some(Pressed::Back);
        }
    }
    if review.judged.values().any(Judged::thinks) {
        redraw.write(RequestRedraw);
    }
    match pressed {
        Some(Pressed::Look(at)) => {
            if let Some(found) = found(review) {
                look.write(LookAt {
                    choices: found.to_vec(),
                    at,
                });
            }
        }
        Some(Pressed::Back) => next.set(Screen::Results),
        None => {}
    }
    Ok(())
}

fn found(review: &Review) -> Option<&[Mistake]> {
    review.judged.get(&review.seat().0)?.found()
}

/// The page with the costliest choices.
fn choices(
    kit: &Kit,
    ui: &mut Ui,
    stage: Stage,
    words: &Words,
    review: &mut Review,
) -> Option<Pressed> {
    let page = stage.rect(1000.0, 146.0, 548.0, 640.0);
    let painter = ui.painter().clone();
    kit.page(&painter, page);
    let mut top = page.min.y + 16.0;
    if review.seats.len() > 1 {
        let names: Vec<String> = review
            .seats
            .iter()
            .map(|&seat| review.name(seat).to_owned())
            .collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let rect = Rect::from_min_size(
            pos2(page.min.x + 16.0, top),
            vec2(page.width() - 32.0, 40.0),
        );
        keyed(ui, rect, "whose", |ui| {
            kit.segmented(ui, rect, &names, &mut review.chosen)
        });
        top += 52.0;
    }
    let left = page.min.x + 24.0;
    let room = page.width() - 48.0;
    let heading = say!(words, "review-choices", name = review.name(review.seat()));
    let kind = Type::caps(Face::Bold, 20.0, palette::INK);
    kit.text_fit(
        &painter,
        pos2(left, top + 22.0),
        Align::Min,
        &heading,
        kind,
        room,
    );
    top += 40.0;
    let judged = review.judged.get(&review.seat().0);
    let Some(found) = judged.and_then(Judged::found) else {
        let percent = judged.map_or(0.0, Judged::progress) * 100.0;
        let says = say!(words, "review-thinking", percent = percent.round() as i32);
        kit.text_fit(
            &painter,
            pos2(left, top + 20.0),
            Align::Min,
            &says,
            Type::aside(),
            room,
        );
        return None;
    };
    let rect = Rect::from_min_max(pos2(left, top), page.max - vec2(10.0, 12.0));
    kit.scroll(ui, rect, "costly choices", |ui| list(kit, ui, words, found))
}

/// What there is to say of each, one under the other.
fn list(kit: &Kit, ui: &mut Ui, words: &Words, found: &[Mistake]) -> Option<Pressed> {
    let note = match found.len() {
        0 => Some(words.say("review-none")),
        MOST => None,
        count => Some(say!(words, "review-fewer", count = count)),
    };
    let from = ui.cursor().min;
    let room = ui.available_width() - 8.0;
    let painter = ui.painter().clone();
    let mut top = from.y + 6.0;
    let mut pressed = None;
    for (i, mistake) in found.iter().enumerate() {
        let told = Told::new(words, mistake);
        let label = words.say("button-on-board");
        let wide = BUTTON.min(room / 2.0);
        let rect = Rect::from_min_size(pos2(from.x + room - wide, top), vec2(wide, 40.0));
        let kind = Type::new(Face::Bold, 18.0, palette::RED_TEXT);
        let foot = pos2(from.x, top + 26.0);
        kit.text_fit(
            &painter,
            foot,
            Align::Min,
            &told.moment,
            kind,
            room - wide - 12.0,
        );
        let button = Button::plain(&label).icon("eye").size(16.0);
        let response = keyed(ui, rect, ("look", i), |ui| kit.button(ui, rect, button));
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if response.clicked() {
            pressed = Some(Pressed::Look(i));
        }
        let kind = Type::new(Face::Regular, 16.0, palette::INK);
        let parts = [
            (told.done.as_str(), true),
            (" ", false),
            (told.better.as_str(), true),
            (" ", false),
            (told.why.as_str(), false),
        ];
        let at = pos2(from.x, top + 46.0);
        let written = kit.write(&painter, at, Align::Min, &parts, kind, room, 21.0);
        top = written.max.y + 16.0;
    }
    if let Some(note) = note {
        let parts = [(note.as_str(), false)];
        let kind = Type::aside().sized(17.0);
        let written = kit.write(
            &painter,
            pos2(from.x, top),
            Align::Min,
            &parts,
            kind,
            room,
            22.0,
        );
        top = written.max.y;
    }
    ui.expand_to_include_rect(Rect::from_min_max(from, pos2(from.x + room, top + 8.0)));
    pressed
}
