//! The solo challenge in the column: its face, and what the opponents' cards gain (7.2).

use bevy_egui::egui::{Align, Id, Rect, Sense, Ui, pos2, vec2};

use crate::{
    art::{Drawing, Face, palette},
    overlays::{
        View,
        card::RATIO,
        kit::{Type, roman},
        tips,
    },
    rules::Challenge,
    words::say,
};

/// Width of the small face, units.
const WIDE: f32 = 49.0;

/// The challenge at `rect`: as high as a plaque.
pub(super) fn panel(view: &View<'_>, ui: &mut Ui, rect: Rect, challenge: Challenge) {
    let (kit, words) = (&view.kit, &*view.words);
    let painter = ui.painter().clone();
    kit.small_panel(&painter, rect);
    let face = format!("challenge-{}", challenge.level);
    let size = vec2(WIDE, WIDE * RATIO);
    let place = Rect::from_center_size(rect.min + vec2(36.0, 40.0), size);
    kit.drawing(&painter, Drawing::Card(&face), place, 1.0);
    let left = rect.min.x + 74.0;
    let title = say!(
        words,
        "challenge-level",
        level = roman(usize::from(challenge.level))
    );
    let caps = Type::caps(Face::Bold, 18.0, palette::INK);
    let aside = Type::aside();
    let about = words.say("challenge-aside");
    let room = rect.max.x - 14.0 - left;
    let written = kit.text_fit(
        &painter,
        pos2(left, rect.min.y + 29.0),
        Align::Min,
        &title,
        caps,
        room,
    );
    let end = rect.max.x - 14.0;
    if kit.text_width(ui.ctx(), &about, aside) < end - written.max.x - 10.0 {
        kit.text(
            &painter,
            pos2(end, rect.min.y + 28.0),
            Align::Max,
            &about,
            aside,
        );
    }
    let raised = tips::raised(challenge);
    let pitch = (room / raised.len().max(1) as f32).min(66.0);
    for (i, (subject, bonus)) in raised.into_iter().enumerate() {
        let at = pos2(left + 15.0 + pitch * i as f32, rect.min.y + 54.0);
        kit.at(
            &painter,
            &format!("emblem-{}", subject.key()),
            at,
            30.0 / 52.0,
        );
        let kind = Type::new(Face::Bold, 20.0, palette::RED_TEXT);
        let says = say!(words, "points-gained", points = bonus);
        kit.text_fit(
            &painter,
            at + vec2(19.0, 7.0),
            Align::Min,
            &says,
            kind,
            pitch - 34.0,
        );
    }
    let over = ui.interact(rect, Id::new("challenge"), Sense::hover());
    if bevy_egui::egui::Tooltip::should_show_tooltip(&over, false) {
        let lines = tips::challenge_tip(words, view.naming(), challenge);
        tips::show(kit, ui.ctx(), over.id, rect, &lines);
    }
}
