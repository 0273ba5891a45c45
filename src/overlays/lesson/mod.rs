//! The teacher's bubble over the table: what is said, where it points, and its buttons.

pub(super) mod advice;
mod anchor;
mod place;

use bevy::{
    ecs::message::{MessageCursor, Messages},
    prelude::*,
};
use bevy_egui::{
    EguiContexts,
    egui::{
        self, Align, Id, Order, Painter, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType,
        pos2, vec2,
    },
};

use super::{
    View,
    area::{area, layer, on_screen},
    cloth,
    journal::JournalPlaces,
    kit::{Button, Type},
};
use crate::{
    art::{Face, palette},
    input::Given,
    lessons::{Anchor, Doing, LessonAnswer, Teaching, Wait, leaves_for},
    rules::{Asked, Phase, Seat},
    settings::Command,
    table::{BoardView, Choice, Shown},
    words::say,
};
use place::Ground;

/// The bubble's width, units, with letters of the usual size.
const WIDTH: f32 = 580.0;
const MARGIN: f32 = 20.0;
const FACE: f32 = 104.0;
const BUTTON: f32 = 42.0;

/// What the bubble remembers.
#[derive(Resource, Debug, Default)]
pub(super) struct Bubble {
    /// Whether it asks if the lesson is to be left.
    leaving: bool,
    /// The scene and step it spoke of last.
    step: Option<(usize, usize)>,
    /// Its first button is still to get the focus.
    focus_due: bool,
}

/// While something is to be read first, keys are for the teacher alone, but for those of the window and the books.
pub(super) fn keys(
    mut given: ResMut<Messages<Given>>,
    teaching: Option<Res<Teaching>>,
    shown: Res<Shown>,
    choice: Res<Choice>,
    mut bubble: ResMut<Bubble>,
    mut answers: MessageWriter<LessonAnswer>,
    mut heard: Local<MessageCursor<Given>>,
) {
    let new: Vec<Given> = heard.read(&given).copied().collect();
    let Some(teaching) = teaching else {
        *bubble = Bubble::default();
        return;
    };
    let reads = leaves_for(Some(&teaching), &shown);
    // In a Kitchen move, Esc declines; with a card up, it puts that back.
    let asks = matches!(shown.game.phase(), Phase::Choose | Phase::Play) && choice.card.is_none();
    let mut kept = Vec::new();
    for new in new {
        match new.command {
            _ if bubble.leaving => match new.command {
                Command::Back | Command::Menu => bubble.leaving = false,
                Command::Confirm | Command::Skip if !new.for_focus => {
                    answers.write(LessonAnswer::Leave);
                }
                _ => kept.push(new),
            },
            Command::Back if reads || asks => {
                bubble.leaving = true;
                bubble.focus_due = true;
            }
            Command::Confirm | Command::Skip if reads => {
                if !new.for_focus
                    && teaching
                        .course
                        .step()
                        .is_some_and(|step| step.wait == Wait::Next)
                {
                    answers.write(LessonAnswer::Did(Doing::Next));
                }
            }
            _ => kept.push(new),
        }
    }
    given.clear();
    given.write_batch(kept);
    heard.clear(&given);
}

pub(super) fn bubble(
    mut contexts: EguiContexts,
    view: View,
    teaching: Option<Res<Teaching>>,
    board: Res<BoardView>,
    journals: Res<JournalPlaces>,
    mut bubble: ResMut<Bubble>,
    mut answers: MessageWriter<LessonAnswer>,
) -> Result {
    let Some(teaching) = teaching else {
        return Ok(());
    };
    let course = &teaching.course;
    let place = (course.scene_number(), course.step_number());
    if bubble.step != Some(place) {
        bubble.step = Some(place);
        bubble.focus_due = !course.goes_on();
        if course.goes_on() {
            // Keys are for the cards now.
            let context = contexts.ctx_mut()?;
            context.memory_mut(|memory| {
                if let Some(focused) = memory.focused() {
                    memory.surrender_focus(focused);
                }
            });
        }
    }
    let Some(step) = course
        .step()
        .filter(|_| teaching.speaks(&view.shown) || bubble.leaving)
    else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let find = |anchor: &Anchor| anchor::find(*anchor, &view, &board, &journals);
    let anchors: Vec<Rect> = step.point.iter().filter_map(find).collect();
    let rings = layer(&context, "lesson rings", Order::Foreground);
    // A cloth hangs over the board while a road is scored.
    let seen = view.shown.ceremony.is_none();
    let pointed: Vec<Rect> = anchors
        .iter()
        .copied()
        .filter(|rect| seen || !on_screen(view.layout.plate).contains(rect.center()))
        .collect();
    for &rect in &pointed {
        ring(&rings, rect);
    }
    let text = if bubble.leaving {
        view.words.say("tutor-skip")
    } else {
        view.words.say(course.says().unwrap_or_default())
    };
    let scale = view.kit.type_size(20.0) / 20.0;
    let width = (WIDTH * scale.sqrt()).min(view.layout.screen.width() * 0.6);
    let kind = Type::new(Face::Semibold, 20.0, palette::INK);
    let room = width - 3.0 * MARGIN - FACE;
    let galley = view
        .kit
        .paragraph(&context, &[(&text, false)], kind, room, 27.0, Align::Min);
    let lines = galley.rect.height().max(FACE - 8.0);
    let size = vec2(width, lines + BUTTON + 3.0 * MARGIN);
    let rect = place::place(
        on_screen(view.layout.screen),
        size,
        &ground(&view, &pointed, roads(&step.point, &board)),
    );
    if let Some(&target) = pointed.first() {
        arrow(&rings, rect, target);
    }
    let spoken = Spoken {
        view: &view,
        wait: &step.wait,
        text: &text,
        kind,
        mood: step.mood.key(),
        progress: course.progress(),
    };
    let answer = area(&context, "lesson", Order::Foreground, rect, |ui| {
        spoken.show(ui, rect, lines, &mut bubble)
    });
    let pointed = match &step.wait {
        Wait::Which(road, seats) if !bubble.leaving => seats.iter().copied().find(|&seat| {
            let rect = anchor::find(Anchor::Pawn(seat, *road), &view, &board, &journals);
            rect.is_some_and(|rect| pawn(&view, &context, rect, seat))
        }),
        _ => None,
    };
    if let Some(seat) = pointed {
        answers.write(LessonAnswer::Did(Doing::Pointed(seat)));
    }
    if let Some(answer) = answer {
        answers.write(answer);
        context.request_repaint();
    }
    Ok(())
}

/// What is said, and all that the bubble shows with it.
struct Spoken<'a> {
    view: &'a View<'a>,
    wait: &'a Wait,
    text: &'a str,
    kind: Type,
    mood: &'static str,
    progress: (usize, usize),
}

impl Spoken<'_> {
    fn show(
        &self,
        ui: &mut Ui,
        rect: Rect,
        lines: f32,
        bubble: &mut Bubble,
    ) -> Option<LessonAnswer> {
        let kit = &self.view.kit;
        ui.interact(rect, Id::new("lesson ground"), Sense::CLICK);
        let painter = ui.painter().clone();
        kit.shadow(&painter, rect);
        kit.small_panel(&painter, rect);
        let face = rect.min + vec2(MARGIN + FACE / 2.0, MARGIN + FACE / 2.0 - 4.0);
        let mood = if bubble.leaving {
            "dismayed"
        } else {
            self.mood
        };
        kit.at(
            &painter,
            &format!("portrait-anselm-{mood}"),
            face,
            FACE / 128.0,
        );
        let left = rect.min.x + 2.0 * MARGIN + FACE;
        let room = rect.max.x - MARGIN - left;
        let top = pos2(left, rect.min.y + MARGIN);
        kit.write(
            &painter,
            top,
            Align::Min,
            &[(self.text, false)],
            self.kind,
            room,
            27.0,
        );
        let row = Rect::from_min_max(
            pos2(rect.min.x + MARGIN, rect.min.y + lines + 2.0 * MARGIN),
            rect.max - vec2(MARGIN, MARGIN),
        );
        self.buttons(ui, row, bubble)
    }

    /// The buttons, from the right; at the left how far the lesson is.
    fn buttons(&self, ui: &mut Ui, row: Rect, bubble: &mut Bubble) -> Option<LessonAnswer> {
        let did = LessonAnswer::Did(Doing::Next);
        let buttons: Vec<(&str, bool, Option<LessonAnswer>)> = match self.wait {
            _ if bubble.leaving => vec![
                ("lesson-leave", true, Some(LessonAnswer::Leave)),
                ("lesson-stay", false, None),
            ],
            Wait::Next => vec![
                ("button-next", true, Some(did)),
                ("lesson-leave", false, None),
            ],
            Wait::Offer => vec![
                ("lesson-go-on", true, Some(did)),
                ("lesson-real", false, Some(LessonAnswer::RealGame)),
            ],
            _ => vec![
                ("lesson-skip", false, Some(LessonAnswer::Skip)),
                ("lesson-leave", false, None),
            ],
        };
        let (kit, words) = (&self.view.kit, &self.view.words);
        let caps = Type::caps(Face::Semibold, 17.0, palette::INK);
        let mut right = row.max.x;
        let mut answer = None;
        let share = (row.width() - 80.0) / buttons.len() as f32 - 10.0;
        for (i, (id, primary, what)) in buttons.into_iter().enumerate() {
            let label = words.say(id);
            let wide = (kit.text_width(ui.ctx(), &label, caps) + 36.0).clamp(96.0, share);
            let place = Rect::from_min_max(pos2(right - wide, row.min.y), pos2(right, row.max.y));
            let button = if primary {
                if bubble.leaving {
                    Button::danger(&label)
                } else {
                    Button::primary(&label)
                }
            } else {
                Button::plain(&label)
            };
            let response = kit.button(ui, place, button.size(17.0));
            if i == 0 && std::mem::take(&mut bubble.focus_due) {
                response.request_focus();
            }
            if response.clicked() {
                match (id, what) {
                    (_, Some(what)) => answer = Some(what),
                    ("lesson-leave", None) => {
                        bubble.leaving = true;
                        bubble.focus_due = true;
                    }
                    _ => bubble.leaving = false,
                }
            }
            right -= wide + 10.0;
        }
        let (step, steps) = self.progress;
        let text = say!(words, "lesson-progress", step = step, steps = steps);
        let kind = Type::aside().sized(15.0);
        let foot = pos2(row.min.x + 4.0, row.center().y + 5.0);
        kit.text_fit(
            ui.painter(),
            foot,
            Align::Min,
            &text,
            kind,
            (right - row.min.x).max(1.0),
        );
        answer
    }
}

/// The roads on which something is pointed at.
fn roads(point: &[Anchor], board: &BoardView) -> Vec<Rect> {
    let road = |anchor: &Anchor| match *anchor {
        Anchor::Pawn(_, road) | Anchor::Space(road, _) => board.road_box(road).map(on_screen),
        _ => None,
    };
    point.iter().filter_map(road).collect()
}

/// What the bubble should not cover.
fn ground(view: &View<'_>, anchors: &[Rect], roads: Vec<Rect>) -> Ground {
    let layout = &view.layout;
    let mut clear = Vec::new();
    if view.viewer().is_some() && view.game().phase() == Phase::Choose {
        clear.push(on_screen(layout.shelf));
    } else {
        let tray = on_screen(layout.tray);
        clear.push(tray.with_min_y(tray.min.y - 60.0));
    }
    if view.shown.ceremony.is_some() {
        // The cloth, and its words.
        let plate = on_screen(layout.plate);
        return Ground {
            anchors: anchors.to_vec(),
            clear: vec![cloth::covers(plate, view.all_seats().len())],
            rather_not: vec![on_screen(layout.tray), on_screen(layout.column)],
        };
    }
    if matches!(view.asked(), Some((_, Asked::Kitchen(_) | Asked::Bonus))) {
        // All pawns may be clicked: those of the roads that are not pointed at may lie under it for once.
        clear.push(on_screen(layout.tray));
    }
    Ground {
        anchors: anchors.iter().map(|rect| rect.expand(44.0)).collect(),
        clear,
        rather_not: roads
            .into_iter()
            .chain([on_screen(layout.column)])
            .collect(),
    }
}

/// Brighter than all gold on the board.
const RING: egui::Color32 = egui::Color32::from_rgb(255, 222, 110);

/// A golden ring round something, which leaves it free.
fn ring(painter: &Painter, rect: Rect) {
    let around = rect.expand(6.0);
    for (out, wide, alpha) in [(7.0, 10.0, 70), (3.0, 7.0, 140)] {
        let glow = egui::Color32::from_rgba_unmultiplied(255, 214, 92, alpha);
        painter.rect_stroke(
            around.expand(out),
            14.0,
            Stroke::new(wide, glow),
            egui::StrokeKind::Middle,
        );
    }
    for (wide, colour) in [(7.0, palette::INK.egui()), (4.0, RING)] {
        let stroke = Stroke::new(wide, colour);
        painter.rect_stroke(around, 12.0, stroke, egui::StrokeKind::Middle);
    }
}

/// An arrow from the bubble to what it speaks of.
fn arrow(painter: &Painter, bubble: Rect, target: Rect) {
    let towards = target.center();
    let from = bubble.expand(2.0).clamp(towards);
    let ring = target.expand(12.0);
    let way = towards - from;
    if way.length() < 30.0 || ring.contains(from) {
        return;
    }
    let unit = way.normalized();
    // Up to the ring, no further.
    let reach = |along: f32| ring.contains(from + unit * along);
    let mut length = 0.0;
    while length < way.length() && !reach(length) {
        length += 2.0;
    }
    let tip = from + unit * length;
    let side = unit.rot90();
    let (head, half, shaft) = (22.0_f32.min(length), 13.0, 4.5);
    if length < 16.0 {
        return;
    }
    let neck = tip - unit * head;
    let stroke = Stroke::new(1.6, palette::INK.egui());
    let gold = palette::GOLD.egui();
    let rod = vec![
        from + side * shaft,
        neck + side * shaft,
        neck - side * shaft,
        from - side * shaft,
    ];
    painter.add(Shape::convex_polygon(rod, gold, stroke));
    let point = vec![tip, neck + side * half, neck - side * half];
    painter.add(Shape::convex_polygon(point, gold, stroke));
}

/// A pawn that can be pointed at. True when it is.
fn pawn(view: &View<'_>, context: &egui::Context, rect: Rect, seat: Seat) -> bool {
    let name = format!("lesson pawn {}", seat.0);
    area(context, &name, Order::Foreground, rect, |ui| {
        let response = ui.interact(rect, Id::new(&name).with("click"), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, view.name(seat)));
        if response.has_focus() {
            view.kit.focus_ring(ui.painter(), rect);
        }
        if response.hovered() {
            ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        }
        response.clicked()
    })
}
