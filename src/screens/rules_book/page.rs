//! The open book: the list of its sections, the text of one, and a bar to scroll by.

use bevy_egui::egui::{
    Align, CursorIcon, Id, Painter, Pos2, Rect, Sense, Shape, StrokeKind, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::{
    Reading,
    layout::{self, EMBLEM, Leaf, PAD, Piece, Step, Wish},
    text::{Book, Kind},
};
use crate::{
    art::{Face, palette},
    overlays::kit::{Corners, Kit, Tip, Type},
    screens::page::Stage,
    words::Words,
};

const WIDTH: f32 = 1240.0;
/// Width of the list, its margin with it.
const LIST: f32 = 356.0;
const ROW: f32 = 46.0;
/// Height above the text, and below it.
const HEAD: f32 = 124.0;
const FOOT: f32 = 84.0;
/// From one line to the next.
const LINE: f32 = 28.0;
const BAR: f32 = 14.0;

/// Shows the book. Returns what was asked for by the mouse.
pub(super) fn show(
    kit: &Kit,
    ui: &mut Ui,
    stage: Stage,
    words: &Words,
    book: &Book,
    leaves: &[Leaf],
    reading: &mut Reading,
    wish: Option<Wish>,
) -> Option<Wish> {
    let size = vec2(
        WIDTH.min(stage.screen.width() - 48.0),
        (stage.screen.height() - 56.0).min(1000.0),
    );
    let sheet = Rect::from_center_size(stage.screen.center(), size);
    // Otherwise a click on the sheet would count as one beside it.
    ui.interact(sheet, Id::new("rules sheet"), Sense::CLICK);
    kit.panel(ui.painter(), sheet, Corners::Foliage(0.8));
    let fold = sheet.min.x + LIST;
    let line = (1.4, palette::Colour::hex(0xb4914f).egui());
    ui.painter()
        .vline(fold, sheet.min.y + 56.0..=sheet.max.y - 56.0, line);
    let picked = list(kit, ui, sheet, book, leaves, reading.page);
    let Some(leaf) = leaves.get(reading.page) else {
        return picked;
    };
    let left = fold + 44.0;
    let right = sheet.max.x - 52.0;
    heading(kit, ui, sheet, left, right, &leaf.heading);
    let room = Rect::from_min_max(
        pos2(left, sheet.min.y + HEAD),
        pos2(right, sheet.max.y - FOOT),
    );
    writing(kit, ui, room, leaf, reading, wish);
    foot(kit, ui, words, sheet, left, right, book);
    let close = words.say("button-close");
    let escape = words.say("key-esc");
    let cross = Rect::from_center_size(sheet.right_top() + vec2(-84.0, 76.0), vec2(44.0, 44.0));
    // Not in the order of Tab, which turns the pages.
    let response = ui.interact(cross, Id::new("rules close"), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &close));
    let part = match (response.is_pointer_button_down_on(), response.hovered()) {
        (true, _) => "button-plain-press",
        (_, true) => "button-plain-hover",
        _ => "button-plain-normal",
    };
    kit.body(ui.painter(), part, cross);
    kit.at(ui.painter(), "cross-ink", cross.center(), 0.92);
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    let tip = [(close.as_str(), false)];
    kit.tip_on(&response, Tip::new(&[&tip]).key(Some(&escape)));
    response.clicked().then_some(Wish::Close).or(picked)
}

/// The mark of what tells of this game.
fn lozenge(painter: &Painter, centre: Pos2) {
    let points = vec![
        centre - vec2(0.0, 8.0),
        centre + vec2(7.0, 0.0),
        centre + vec2(0.0, 8.0),
        centre - vec2(7.0, 0.0),
    ];
    let ink = (1.2, palette::INK.egui());
    painter.add(Shape::convex_polygon(points, palette::GOLD.egui(), ink));
}

/// The sections; the one that is read on blue, those that tell of this game with a gold lozenge.
fn list(
    kit: &Kit,
    ui: &mut Ui,
    sheet: Rect,
    book: &Book,
    leaves: &[Leaf],
    now: usize,
) -> Option<Wish> {
    let left = sheet.min.x + 36.0;
    let width = LIST - 36.0 - 20.0;
    let middle = left + width / 2.0;
    let kind = Type::caps(Face::Bold, 26.0, palette::RED_TEXT);
    let foot = pos2(middle, sheet.min.y + 96.0);
    kit.text_fit(
        ui.painter(),
        foot,
        Align::Center,
        &book.title,
        kind,
        width - 20.0,
    );
    kit.divider(ui.painter(), pos2(middle, sheet.min.y + 116.0), width);
    let mut picked = None;
    let room = sheet.height() - 140.0 - 50.0;
    let pitch = ROW.min(room / leaves.len().max(1) as f32);
    for (i, leaf) in leaves.iter().enumerate() {
        let top = sheet.min.y + 140.0 + pitch * i as f32;
        let row = Rect::from_min_size(pos2(left, top), vec2(width, pitch - 4.0));
        let response = ui.interact(row, Id::new(("rules section", i)), Sense::CLICK);
        response.widget_info(|| {
            WidgetInfo::selected(WidgetType::SelectableLabel, true, i == now, &leaf.heading)
        });
        let painter = ui.painter();
        if i == now {
            kit.nine_slice(painter, "list-row-selected", row);
        } else if response.hovered() {
            kit.nine_slice(painter, "list-row-hover", row);
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        if leaf.ours {
            lozenge(painter, pos2(row.min.x + 18.0, row.center().y));
        }
        let colour = if i == now {
            palette::CREAM
        } else {
            palette::INK
        };
        let face = if leaf.ours {
            Face::Bold
        } else {
            Face::Semibold
        };
        let kind = Type::new(face, 18.0, colour);
        // What stands in brackets is said over the text.
        let name = leaf.heading.split(" (").next().unwrap_or_default();
        let line = kit.line_fit(ui.ctx(), name, kind, width - 48.0);
        let foot = pos2(row.min.x + 34.0, row.center().y + line.size * 0.32);
        line.paint(painter, foot, Align::Min);
        if response.clicked() {
            picked = Some(Wish::Page(i));
        }
    }
    picked
}

fn heading(kit: &Kit, ui: &Ui, sheet: Rect, left: f32, right: f32, text: &str) {
    let kind = Type::caps(Face::Bold, 30.0, palette::INK);
    let foot = pos2(left, sheet.min.y + 92.0);
    kit.text_fit(
        ui.painter(),
        foot,
        Align::Min,
        text,
        kind,
        right - left - 90.0,
    );
    kit.rule(ui.painter(), pos2(left, sheet.min.y + 108.0), right - left);
}

/// The text of a page, as far as it is in sight.
fn writing(
    kit: &Kit,
    ui: &mut Ui,
    room: Rect,
    leaf: &Leaf,
    reading: &mut Reading,
    wish: Option<Wish>,
) {
    let width = room.width() - BAR - 20.0;
    let (pieces, height) = layout::lay_out(kit, ui.ctx(), leaf, width);
    let hidden = (height + 8.0 - room.height()).max(0.0);
    if let Some(piece) = reading.seek.take().and_then(|block| pieces.get(block)) {
        reading.scroll = piece.top - 8.0;
    }
    let wheel = ui.input(|input| input.smooth_scroll_delta().y);
    reading.scroll -= wheel;
    match wish {
        Some(Wish::Scroll(Step::Lines(n))) => reading.scroll += n * LINE,
        Some(Wish::Scroll(Step::Pages(n))) => reading.scroll += n * (room.height() - 2.0 * LINE),
        Some(Wish::Scroll(Step::Start)) => reading.scroll = 0.0,
        Some(Wish::Scroll(Step::End)) => reading.scroll = hidden,
        _ => {}
    }
    reading.scroll = reading.scroll.clamp(0.0, hidden);
    if hidden > 0.5 {
        let track = Rect::from_min_max(pos2(room.max.x - BAR, room.min.y), room.max);
        bar(kit, ui, track, &mut reading.scroll, hidden);
    }
    // Whole pixels: text stays crisp.
    let offset = kit.scale().snap(reading.scroll);
    let painter = ui.painter().with_clip_rect(room);
    for piece in &pieces {
        let corner = pos2(room.min.x, room.min.y + 4.0 + piece.top - offset);
        let rect = Rect::from_min_size(corner, vec2(width, piece.height()));
        if rect.intersects(room) {
            show_piece(kit, &painter, rect, piece);
        }
    }
}

fn show_piece(kit: &Kit, painter: &Painter, rect: Rect, piece: &Piece) {
    let mut corner = rect.min + vec2(piece.indent, 0.0);
    match piece.kind {
        Kind::Ruling => {
            corner.y += PAD;
            painter.rect(
                rect,
                4.0,
                palette::CREAM.egui(),
                (1.2, palette::GOLD_DEEP.egui()),
                StrokeKind::Inside,
            );
            let mark = Rect::from_min_size(rect.min, vec2(6.0, rect.height()));
            painter.rect_filled(mark, 3.0, palette::VERMILION.egui());
            let kind = Type::new(Face::Bold, 22.0, palette::RED_TEXT);
            let foot = pos2(rect.min.x + 25.0, corner.y + 20.0);
            kit.text(painter, foot, Align::Center, "¶", kind);
        }
        Kind::Item => {
            let at = pos2(rect.min.x + 12.0, rect.min.y + 15.0);
            painter.circle_filled(at, 3.0, palette::VERMILION.egui());
        }
        Kind::Text => {}
    }
    if let Some(emblem) = &piece.emblem {
        let at = pos2(rect.min.x + EMBLEM / 2.0, rect.center().y);
        kit.at(painter, emblem, at, 0.9);
        corner.y = rect.center().y - piece.galley.rect.height() / 2.0;
    }
    painter.galley(corner, piece.galley.clone(), palette::INK.egui());
}

fn bar(kit: &Kit, ui: &mut Ui, track: Rect, scroll: &mut f32, hidden: f32) {
    let length = (track.height() * track.height() / (track.height() + hidden)).max(40.0);
    let travel = (track.height() - length).max(1.0);
    let top = track.min.y + travel * *scroll / hidden;
    let thumb = Rect::from_min_size(pos2(track.min.x, top), vec2(BAR, length));
    let ground = ui.interact(track, Id::new("rules track"), Sense::CLICK);
    let grip = ui.interact(thumb, Id::new("rules thumb"), Sense::DRAG);
    kit.nine_slice(ui.painter(), "scrollbar-track", track);
    let part = if grip.hovered() || grip.dragged() {
        "scrollbar-thumb-hover"
    } else {
        "scrollbar-thumb"
    };
    kit.nine_slice(ui.painter(), part, thumb);
    kit.at(ui.painter(), "scrollbar-grip", thumb.center(), 1.0);
    if grip.dragged() {
        *scroll += grip.drag_delta().y * hidden / travel;
    } else if ground.clicked()
        && let Some(pointer) = ground.interact_pointer_pos()
    {
        let way = if pointer.y < thumb.center().y {
            -1.0
        } else {
            1.0
        };
        *scroll += way * (track.height() - 2.0 * LINE);
        ui.ctx().request_repaint();
    }
    *scroll = scroll.clamp(0.0, hidden);
}

/// The legend, and the keys.
fn foot(kit: &Kit, ui: &Ui, words: &Words, sheet: Rect, left: f32, right: f32, book: &Book) {
    let painter = ui.painter();
    let y = sheet.max.y - 50.0;
    let legend: String = book
        .legend
        .iter()
        .flat_map(|block| &block.spans)
        .map(|span| span.text.as_str())
        .collect();
    let hints = [
        (words.say("key-tab"), words.say("keys-next-section")),
        (words.say("key-up-down"), words.say("keys-scroll")),
    ];
    let kind = Type::aside().sized(15.0);
    let mut x = right;
    for (key, text) in hints.iter().rev() {
        let text_width = kit.text_width(ui.ctx(), text, kind);
        let cap = kit.text_width(ui.ctx(), key, Type::new(Face::Semibold, 14.0, palette::INK));
        x -= text_width + 10.0 + (cap + 20.0).max(28.0);
        kit.key_hint(painter, pos2(x, y), key, text, kind);
        x -= 24.0;
    }
    let room = x - left;
    let lines = kit.paragraph(ui.ctx(), &[(&legend, false)], kind, room, 20.0, Align::Min);
    let top = pos2(left, y - lines.rect.height() / 2.0);
    painter.galley(top, lines, palette::INK_SOFT.egui());
}
