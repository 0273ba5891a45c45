//! The title page: continue, new game, solo challenge, games, rules book, settings, quit.

mod latest;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align, Id, Painter, Pos2, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2,
        vec2,
    },
};

use super::{
    Covered, OpenRulesBook, Screen,
    menu::Menu,
    page::{self, Stage, lead_focus},
    start::Starter,
};
use crate::{
    art::{Drawing, Face, manifest, palette},
    flow::Begin,
    overlays::kit::{Corners, Kit, Type},
    settings::Settings,
    table::{Ambience, breaths},
    words::{Words, say},
};
use latest::Latest;

/// Size of the title picture, whatever its unit.
const PICTURE: egui::Vec2 = vec2(1600.0, 900.0);
const PANEL_WIDTH: f32 = 360.0;

/// Whether the first entry is still to get the focus.
#[derive(Resource, Default)]
struct FocusDue(bool);

/// What one can do here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Continue,
    NewGame,
    Solo,
    Learn,
    Games,
    Statistics,
    Rules,
    Settings,
    Quit,
}

impl Entry {
    /// All of them; without a game to continue, all but the first.
    const ALL: [Self; 9] = [
        Self::Continue,
        Self::NewGame,
        Self::Solo,
        Self::Learn,
        Self::Games,
        Self::Statistics,
        Self::Rules,
        Self::Settings,
        Self::Quit,
    ];

    const fn message(self) -> &'static str {
        match self {
            Self::Continue => "menu-continue",
            Self::NewGame => "menu-new-game",
            Self::Solo => "menu-solo",
            Self::Learn => "menu-learn",
            Self::Games => "menu-games",
            Self::Statistics => "menu-statistics",
            Self::Rules => "menu-rules-book",
            Self::Settings => "menu-settings",
            Self::Quit => "menu-quit",
        }
    }

    /// What is offered: without a game to continue, all but the first. Whoever has neither played nor learned anything is
    /// shown the lessons first.
    fn offered(game: bool, learned: bool) -> Vec<Self> {
        let mut entries: Vec<Self> = Self::ALL
            .into_iter()
            .filter(|&entry| game || entry != Self::Continue)
            .collect();
        if !game && !learned {
            entries.retain(|&entry| entry != Self::Learn);
            entries.insert(0, Self::Learn);
        }
        entries
    }

    fn id(self) -> Id {
        Id::new(("title", self.message()))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Latest>()
        .init_resource::<FocusDue>()
        .add_systems(OnEnter(Screen::Title), (latest::look, focus_first))
        .add_systems(Update, latest::take)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Title)));
}

fn focus_first(mut due: ResMut<FocusDue>) {
    due.0 = true;
}

fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    latest: Res<Latest>,
    settings: Res<Settings>,
    ambience: Res<Ambience>,
    mut due: ResMut<FocusDue>,
    mut over: ParamSet<(Covered, ResMut<Menu>)>,
    mut book: MessageWriter<OpenRulesBook>,
    mut starter: Starter,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let covered = over.p0().now();
    let stage = Stage::new(&kit);
    let mut ui = page::page(&context, "title");
    let painter = ui.painter().clone();
    let picture = picture_rect(stage.screen);
    painter.rect_filled(stage.screen, 0.0, palette::PARCHMENT.egui());
    kit.drawing(&painter, Drawing::Part("title"), picture, 1.0);
    alive(&kit, &painter, picture, ambience.seconds());
    let left = lettering(&kit, &painter, picture);
    version(&kit, &painter, &words, stage.screen, picture);

    let game = latest.game().map(|game| game.about(&words));
    let learned = !settings.learned.lessons.is_empty();
    let entries = Entry::offered(game.is_some(), learned);
    let entries = &entries[..];
    let asides = match game {
        Some(about) => Some((Entry::Continue, about)),
        None if !learned => Some((Entry::Learn, words.say("lesson-suggested"))),
        None => None,
    };
    // The first entry may still turn up.
    if !latest.searching() && !covered {
        // Enter goes on with a game or begins one; lessons are only suggested.
        let lead = if entries.contains(&Entry::Continue) {
            Entry::Continue
        } else {
            Entry::NewGame
        };
        lead_focus(&context, lead.id(), &mut due.0);
    }
    let panel = panel_rect(
        stage.screen,
        picture,
        left,
        entries,
        asides.as_ref().map(|aside| aside.0),
    );
    match list(&kit, &mut ui, &words, panel, entries, asides.as_ref()) {
        Some(Entry::Continue) => {
            if let Some(game) = latest.game() {
                starter.begin(Begin::Resume(game.path.clone()));
            }
        }
        Some(Entry::NewGame) => next.set(Screen::NewGame),
        Some(Entry::Solo) => next.set(Screen::Challenges),
        Some(Entry::Learn) => next.set(Screen::Lessons),
        Some(Entry::Games) => next.set(Screen::Library),
        Some(Entry::Statistics) => next.set(Screen::Statistics),
        Some(Entry::Rules) => {
            book.write_default();
        }
        Some(Entry::Settings) => {
            over.p1().open_settings();
            due.0 = true;
        }
        Some(Entry::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

/// Where the picture lies: over the whole screen, its longer side cut off alike at both ends.
fn picture_rect(screen: Rect) -> Rect {
    let scale = (screen.width() / PICTURE.x).max(screen.height() / PICTURE.y);
    Rect::from_center_size(screen.center(), PICTURE * scale)
}

/// The castle's flags, and birds.
fn alive(kit: &Kit, painter: &Painter, picture: Rect, seconds: f32) {
    let Some(title) = manifest().part("title") else {
        return;
    };
    let scale = picture.width() / title.size.x;
    for breath in breaths(&title.ambient, false, seconds) {
        let Some(sprite) = manifest().ambient(breath.sprite) else {
            continue;
        };
        let scaled = breath.scale * scale;
        let size = vec2(sprite.size.x, sprite.size.y) * scaled;
        let mut anchor = vec2(sprite.anchor.x, sprite.anchor.y) * scaled;
        if breath.flip {
            anchor.x = size.x - anchor.x;
        }
        let at = picture.min + vec2(breath.at.x, breath.at.y) * scale;
        let rect = Rect::from_min_size(at - anchor, size);
        let drawing = |frame| Drawing::Ambient {
            sprite: breath.sprite,
            night: false,
            frame,
        };
        for frame in 0..sprite.frames.day.len() {
            // Made beforehand: a flag must not vanish while it waves.
            kit.art().picture(drawing(frame), Some(size.x));
        }
        kit.wandering(painter, drawing(breath.frame), rect, breath.flip);
    }
}

/// The name of the game, on the picture's free ground. Returns where its left edge is.
fn lettering(kit: &Kit, painter: &Painter, picture: Rect) -> f32 {
    let scale = picture.width() / PICTURE.x;
    let size = vec2(622.0, 301.0) * scale;
    // Never cut off with the picture's edge.
    let left = (picture.min.x + 92.0 * scale).max(36.0);
    let top = (picture.min.y + 88.0 * scale).max(28.0);
    let rect = Rect::from_min_size(pos2(left, top), size);
    kit.picture(painter, "title-lettering", rect);
    left + 4.0
}

fn version(kit: &Kit, painter: &Painter, words: &Words, screen: Rect, picture: Rect) {
    let text = say!(words, "game-version", version = env!("CARGO_PKG_VERSION"));
    let scale = picture.width() / PICTURE.x;
    let foot = pos2(
        (picture.max.x - 76.0 * scale).min(screen.max.x - 24.0),
        (picture.max.y - 74.0 * scale).min(screen.max.y - 20.0),
    );
    let kind = Type::body().coloured(palette::Colour::hex(0x22331c));
    for (x, y) in [(-1.5, 0.0), (1.5, 0.0), (0.0, -1.5), (0.0, 1.5)] {
        kit.text(painter, foot + vec2(x, y), Align::Max, &text, kind);
    }
    kit.text(
        painter,
        foot,
        Align::Max,
        &text,
        kind.coloured(palette::CREAM),
    );
}

/// Height of an entry's row; one with an aside has a second line.
const fn row_height(aside: bool) -> f32 {
    if aside { 70.0 } else { 44.0 }
}

fn panel_rect(
    screen: Rect,
    picture: Rect,
    left: f32,
    entries: &[Entry],
    aside: Option<Entry>,
) -> Rect {
    let rows: f32 = entries
        .iter()
        .map(|&entry| row_height(aside == Some(entry)))
        .sum();
    let scale = picture.width() / PICTURE.x;
    let size = vec2(PANEL_WIDTH, rows + 40.0);
    // The mock-ups' place; with fewer entries a little lower, in the middle of the free ground.
    let top = picture.min.y
        + (400.0
            + if entries.contains(&Entry::Continue) {
                18.0
            } else {
                48.0
            })
            * scale;
    let top = top.min(screen.max.y - size.y - 40.0);
    Rect::from_min_size(pos2(left, top), size)
}

fn list(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    panel: Rect,
    entries: &[Entry],
    about: Option<&(Entry, String)>,
) -> Option<Entry> {
    kit.panel(ui.painter(), panel, Corners::Bosses);
    let mut chosen = None;
    let mut top = panel.min.y + 20.0;
    for (i, &entry) in entries.iter().enumerate() {
        let aside = about
            .filter(|about| about.0 == entry)
            .map(|about| about.1.as_str());
        let height = row_height(aside.is_some());
        let row = Rect::from_min_size(
            pos2(panel.min.x + 18.0, top),
            vec2(panel.width() - 36.0, height),
        );
        let last = i + 1 == entries.len();
        let response = line(kit, ui, words, row, entry, aside, (i, last));
        if response.clicked() {
            chosen = Some(entry);
        }
        top += height;
    }
    chosen
}

/// One entry; the one with the focus lies on blue.
fn line(
    kit: &Kit,
    ui: &mut Ui,
    words: &Words,
    row: Rect,
    entry: Entry,
    aside: Option<&str>,
    (number, last): (usize, bool),
) -> Response {
    let label = words.say(entry.message());
    let response = ui.interact(row.shrink2(vec2(0.0, 2.0)), entry.id(), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    let painter = ui.painter();
    // The pointer carries the focus along, so that there is only one entry that looks chosen.
    if response.hovered() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        if ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO) {
            response.request_focus();
        }
    }
    let chosen = response.has_focus();
    let plate = Rect::from_min_max(row.min, row.max - vec2(0.0, 6.0));
    let middle = plate.center().y;
    if chosen {
        let part = if response.is_pointer_button_down_on() {
            "button-primary-press"
        } else {
            "button-primary-normal"
        };
        kit.body(painter, part, plate);
    } else if !last {
        kit.rule(
            painter,
            pos2(row.min.x + 42.0, row.max.y - 3.0),
            row.width() - 60.0,
        );
    }
    let colour = match (chosen, number % 2) {
        (true, _) => palette::GOLD,
        (_, 0) => palette::LAPIS,
        _ => palette::VERMILION,
    };
    lozenge(painter, pos2(row.min.x + 22.0, middle), chosen, colour);
    let ink = if chosen { palette::CREAM } else { palette::INK };
    let face = if chosen { Face::Bold } else { Face::Semibold };
    let kind = Type::caps(face, 22.0, ink);
    let left = row.min.x + 42.0;
    let room = row.max.x - 14.0 - left;
    let foot = if aside.is_some() {
        middle - 4.0
    } else {
        middle + 7.0
    };
    kit.text_fit(painter, pos2(left, foot), Align::Min, &label, kind, room);
    if let Some(aside) = aside {
        let pale = palette::Colour::hex(0xe6edfb);
        let colour = if chosen { pale } else { palette::INK_SOFT };
        let kind = Type::aside().coloured(colour);
        kit.text_fit(
            painter,
            pos2(left, middle + 19.0),
            Align::Min,
            aside,
            kind,
            room,
        );
    }
    response
}

fn lozenge(painter: &Painter, centre: Pos2, large: bool, colour: palette::Colour) {
    let size = if large {
        vec2(8.0, 9.0)
    } else {
        vec2(5.0, 6.0)
    };
    let points = vec![
        centre - vec2(0.0, size.y),
        centre + vec2(size.x, 0.0),
        centre + vec2(0.0, size.y),
        centre - vec2(size.x, 0.0),
    ];
    painter.add(egui::Shape::convex_polygon(
        points,
        colour.egui(),
        (1.2, palette::INK.egui()),
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_fills_any_window_undistorted() {
        for size in [
            vec2(1600.0, 900.0),
            vec2(1600.0, 1200.0),
            vec2(2150.0, 900.0),
        ] {
            let screen = Rect::from_min_size(Pos2::ZERO, size);
            let picture = picture_rect(screen).expand(0.01);
            assert!(picture.contains_rect(screen), "{size}");
            let ratio = picture.width() / picture.height();
            assert!((ratio - 16.0 / 9.0).abs() < 0.01);
        }
    }

    #[test]
    fn the_panel_stays_in_the_window() {
        let entries = Entry::ALL;
        for size in [
            vec2(1600.0, 900.0),
            vec2(1600.0, 1200.0),
            vec2(2150.0, 900.0),
        ] {
            let screen = Rect::from_min_size(Pos2::ZERO, size);
            let panel = panel_rect(
                screen,
                picture_rect(screen),
                96.0,
                &entries,
                Some(Entry::Continue),
            );
            assert!(screen.contains_rect(panel), "{size}: {panel}");
        }
    }
}
