//! The log: the whole game so far in words, by round, as whoever looks may know it; each line leads to the board of then.

use std::collections::HashSet;

use bevy::{
    ecs::message::{MessageCursor, Messages},
    prelude::*,
};
use bevy_egui::{
    EguiContexts,
    egui::{Align, Id, Order, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2},
};

use super::{
    View,
    area::{area, on_screen},
    chronicle::{Written, write_entry},
    kit::{Button, Corners, Kit, Type},
};
use crate::{
    art::{Face, palette},
    input::Given,
    replay::{Ask, LookBack, Replay},
    seats::{Desk, Eyes},
    settings::Command,
    table::Shown,
    words::{Words, chronicle::Chronicler, rounds::roman, say},
};

/// The log, if it lies open, and which rounds are folded up in it.
#[derive(Resource, Debug, Default)]
pub struct Log {
    open: bool,
    folded: HashSet<u8>,
    /// The newest line is still to be shown and to get the focus.
    due: bool,
}

impl Log {
    /// Whether it can be seen.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.open
    }

    /// Opens it, or puts it away.
    pub fn turn(&mut self) {
        self.open = !self.open;
        self.due = self.open;
    }
}

/// A line of the log.
pub(super) struct Line {
    /// In which round.
    pub round: u8,
    /// Events that had been shown once this had happened.
    pub at: usize,
    pub written: Written,
}

/// The whole log as `eyes` may know it.
pub(super) fn lines(words: &Words, shown: &Shown, names: &[&str], eyes: Eyes) -> Vec<Line> {
    let rules = *shown.game.rules();
    let owned = names.iter().map(|&name| name.to_owned()).collect();
    let mut writer = Chronicler::seen_by(rules, owned, eyes);
    let mut lines = Vec::new();
    for (before, entry) in shown.chronicle.iter().enumerate() {
        for written in write_entry(&mut writer, words, &rules, names, entry.event) {
            lines.push(Line {
                round: entry.round,
                at: before + 1,
                written,
            });
        }
    }
    lines
}

/// While it is seen, commands are for it, but for those of the window; before, it only listens to its own.
pub(super) fn keys(
    mut given: ResMut<Messages<Given>>,
    mut log: ResMut<Log>,
    desk: Res<Desk>,
    mut heard: Local<MessageCursor<Given>>,
) {
    // All are heard, so that an old one does not call it later.
    let new: Vec<Given> = heard.read(&given).copied().collect();
    if !log.open {
        let called = new.iter().any(|new| new.command == Command::Chronicle);
        if called && desk.curtain.is_none() {
            log.turn();
        }
        return;
    }
    given.clear();
    for new in new {
        match new.command {
            Command::Chronicle | Command::Back => log.open = false,
            Command::FullScreen | Command::Mute | Command::Rules | Command::KeyMap => {
                given.write(new);
            }
            _ => {}
        }
    }
    // What was let through is not heard again.
    heard.clear(&given);
}

/// Puts it away when the table is left.
pub(super) fn put_away(mut log: ResMut<Log>) {
    *log = Log::default();
}

const ROW: f32 = 30.0;
const WIDTH: f32 = 780.0;

pub(super) fn log(
    mut contexts: EguiContexts,
    view: View,
    mut log: ResMut<Log>,
    replay: Option<Res<Replay>>,
    mut back: MessageWriter<LookBack>,
    mut ask: MessageWriter<Ask>,
) -> Result {
    if !log.open {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let names: Vec<&str> = view.all_seats().map(|seat| view.name(seat)).collect();
    let lines = lines(&view.words, &view.shown, &names, view.desk.eyes());
    let plate = on_screen(view.layout.plate);
    let size = vec2(WIDTH.min(plate.width()), plate.height() - 24.0);
    let panel = Rect::from_min_size(pos2(plate.max.x - size.x - 12.0, plate.min.y + 12.0), size);
    let at = replay.as_ref().map(|replay| replay.at());
    let chosen = area(&context, "log", Order::Foreground, panel, |ui| {
        view.kit.shadow(ui.painter(), panel);
        view.kit.panel(ui.painter(), panel, Corners::Bosses);
        head(&view, ui, panel, &mut log);
        let inner = Rect::from_min_max(panel.min + vec2(28.0, 84.0), panel.max - vec2(24.0, 24.0));
        view.kit
            .scroll(ui, inner, "log", |ui| rows(&view, ui, &lines, at, &mut log))
    });
    if let Some(to) = chosen {
        log.open = false;
        match replay {
            Some(_) => {
                ask.write(Ask::Go(to));
            }
            None => {
                back.write(LookBack(to));
            }
        }
        context.request_repaint();
    }
    Ok(())
}

/// Title, what a click does, and the button that puts it away.
fn head(view: &View<'_>, ui: &mut Ui, panel: Rect, log: &mut Log) {
    let (kit, words) = (&view.kit, &view.words);
    let title = words.say("chronicle");
    let kind = Type::title().sized(28.0);
    let foot = panel.min + vec2(30.0, 54.0);
    let title = kit.text(ui.painter(), foot, Align::Min, &title, kind);
    let aside = words.say("log-aside");
    let from = pos2(title.max.x + 18.0, foot.y);
    let room = panel.max.x - 84.0 - from.x;
    kit.text_fit(ui.painter(), from, Align::Min, &aside, Type::aside(), room);
    let place = Rect::from_min_size(
        pos2(panel.max.x - 72.0, panel.min.y + 24.0),
        vec2(44.0, 44.0),
    );
    let (label, key) = (words.say("log-close"), view.key(Command::Chronicle));
    let button = Button::icon_only(&label, "cross").key(&key);
    if kit.button(ui, place, button).clicked() {
        log.open = false;
    }
}

/// All rounds with their lines. Returns the place of the line that was chosen.
fn rows(
    view: &View<'_>,
    ui: &mut Ui,
    lines: &[Line],
    at: Option<usize>,
    log: &mut Log,
) -> Option<usize> {
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    let mut chosen = None;
    let mut round = 0;
    // Of a game that is looked at, the line that the board shows.
    let now = at.and_then(|at| lines.iter().rposition(|line| line.at <= at));
    for (i, line) in lines.iter().enumerate() {
        if line.round != round {
            round = line.round;
            heading(view, ui, round, log);
        }
        if log.folded.contains(&round) {
            continue;
        }
        let newest = i + 1 == lines.len();
        let due = newest && std::mem::take(&mut log.due);
        if entry(&view.kit, ui, i, line, now == Some(i), due) {
            chosen = Some(line.at);
        }
    }
    chosen
}

/// A round's heading: a press folds its lines up, or out again.
fn heading(view: &View<'_>, ui: &mut Ui, round: u8, log: &mut Log) {
    let width = ui.available_width();
    let (row, _) = ui.allocate_exact_size(vec2(width, 42.0), Sense::hover());
    let text = say!(view.words, "replay-round", round = roman(round));
    let folded = log.folded.contains(&round);
    let response = ui.interact(row, Id::new(("log round", round)), Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(WidgetType::CollapsingHeader, true, !folded, &text));
    if response.clicked() && !log.folded.remove(&round) {
        log.folded.insert(round);
    }
    let kit = &view.kit;
    let painter = ui.painter();
    let sign = if folded {
        "chevron-right-ink"
    } else {
        "chevron-down-ink"
    };
    kit.at(painter, sign, pos2(row.min.x + 14.0, row.center().y), 0.8);
    let kind = Type::heading().sized(21.0);
    let from = pos2(row.min.x + 32.0, row.center().y + 7.0);
    let written = kit.text(painter, from, Align::Min, &text, kind);
    let left = written.max.x + 14.0;
    kit.rule(painter, pos2(left, row.center().y), row.max.x - left - 8.0);
    focus(kit, ui, &response, row);
}

fn focus(kit: &Kit, ui: &Ui, response: &bevy_egui::egui::Response, row: Rect) {
    if response.has_focus() {
        kit.focus_ring(ui.painter(), row.shrink(4.0));
    }
    if response.gained_focus() {
        ui.scroll_to_rect(row.expand(40.0), None);
    }
    if response.hovered() {
        ui.ctx()
            .set_cursor_icon(bevy_egui::egui::CursorIcon::PointingHand);
    }
}

fn entry(kit: &Kit, ui: &mut Ui, number: usize, line: &Line, now: bool, due: bool) -> bool {
    let width = ui.available_width();
    let parts: Vec<(&str, bool)> = line.written.parts();
    let text = kit.paragraph(
        ui.ctx(),
        &parts,
        Type::body(),
        width - 56.0,
        22.0,
        Align::Min,
    );
    let height = (text.rect.height() + 8.0).max(ROW);
    let (row, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let response = ui.interact(row, Id::new(("log line", number)), Sense::click());
    let says = line.written.text();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &says));
    if due {
        response.request_focus();
        ui.scroll_to_rect(row, None);
    }
    if !ui.is_rect_visible(row) && !response.has_focus() {
        return response.clicked();
    }
    if now || response.hovered() {
        let part = "list-row-hover";
        kit.nine_slice(ui.painter(), part, row);
    }
    if now {
        let mark = pos2(row.min.x + 4.0, row.center().y);
        let kind = Type::new(Face::Bold, 18.0, palette::RED_TEXT);
        let foot = mark + vec2(0.0, 6.0);
        kit.text(ui.painter(), foot, Align::Center, "›", kind);
    }
    line.written
        .sign(kit, ui.painter(), pos2(row.min.x + 26.0, row.min.y + 14.0));
    let at = pos2(row.min.x + 50.0, row.min.y + 4.0);
    ui.painter().galley(at, text, palette::INK.egui());
    focus(kit, ui, &response, row);
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        replay::tests::{record, setup},
        rules::{Event, Seat},
        words::Language,
    };

    fn log(mode: usize, eyes: Eyes) -> (Shown, Vec<Line>) {
        let record = record(setup(mode, 21), usize::MAX);
        let replay = Replay::record(&record).unwrap();
        let shown = replay.tale().shown(replay.end());
        let names: Vec<String> = (0..5).map(|seat| format!("Seat {seat}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let seats = record.setup().seats.len();
        let words = Words::new(Language::English);
        let lines = lines(&words, &shown, &names[..seats], eyes);
        (shown, lines)
    }

    /// Whose picks the log tells, by event.
    fn picks(shown: &Shown, lines: &[Line]) -> Vec<Seat> {
        let told = lines.iter().map(|line| shown.chronicle[line.at - 1].event);
        told.filter_map(|event| match event {
            Event::Kept { seat, .. } => Some(seat),
            _ => None,
        })
        .collect()
    }

    #[test]
    fn picks_are_told_only_to_those_who_know_them() {
        for mode in [0, 2, 6, 8] {
            let (shown, lines) = log(mode, Eyes::Public);
            assert_eq!(picks(&shown, &lines), [], "until they are played");
            let (shown, own) = log(mode, Eyes::Seat(Seat(1)));
            let picked = picks(&shown, &own);
            assert!(!picked.is_empty() && picked.iter().all(|&seat| seat == Seat(1)));
            let (shown, all) = log(mode, Eyes::All);
            let kept = |entry: &&crate::table::Entry| matches!(entry.event, Event::Kept { .. });
            let every = shown.chronicle.iter().filter(kept).count();
            assert_eq!(picks(&shown, &all).len(), every);
        }
    }

    #[test]
    fn it_goes_on_by_round_and_each_line_leads_to_a_place() {
        let (shown, lines) = log(2, Eyes::Public);
        assert!(lines.len() > 100);
        assert!(lines.is_sorted_by_key(|line| (line.round, line.at)));
        for round in 1..=6 {
            assert!(lines.iter().any(|line| line.round == round));
        }
        assert!(
            lines
                .iter()
                .all(|line| (1..=shown.chronicle.len()).contains(&line.at))
        );
        assert!(
            lines
                .iter()
                .all(|line| !line.written.text().contains(['⟨', '{']))
        );
    }
}
