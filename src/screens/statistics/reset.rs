//! Before everything is erased, two questions: they are not alike, and neither are the places of their answers.

use bevy_egui::egui::{Align, Area, Context, Id, Order, Rect, Sense, pos2, vec2};

use super::Shown;
use crate::{
    overlays::kit::{Button, Corners, Type},
    screens::{
        PlayerProfile,
        page::{keyed, lead_focus},
    },
    words::{Words, say},
};

/// What is asked now, if anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Question {
    /// The first or the second question; none is 0.
    number: u8,
    focus_due: bool,
}

impl Question {
    /// Whether something is asked.
    pub fn open(self) -> bool {
        self.number > 0
    }

    /// Asks the first question.
    pub fn ask(&mut self) {
        *self = Self {
            number: 1,
            focus_due: true,
        };
    }

    /// Erase was pressed. True if that was the second time.
    fn yes(&mut self) -> bool {
        let sure = self.number == 2;
        *self = Self {
            number: if sure { 0 } else { 2 },
            focus_due: true,
        };
        sure
    }

    /// Shows the question that is open. True if both were answered with yes.
    pub fn show(&mut self, shown: &Shown<'_, '_>, context: &Context, escape: bool) -> bool {
        let Shown { kit, words, stage } = shown;
        let (question, yes) = if self.number == 1 {
            ("confirm-reset-1", "statistics-reset-1")
        } else {
            ("confirm-reset-2", "statistics-reset-2")
        };
        let panel = Rect::from_center_size(stage.screen.center(), vec2(720.0, 260.0));
        let area = Area::new(Id::new("reset"))
            .order(Order::Foreground)
            .fixed_pos(stage.screen.min)
            .constrain(false)
            .fade_in(false);
        let layer = area.layer();
        // Tab and arrows stay in here.
        context.memory_mut(|memory| memory.set_modal_layer(layer));
        let (erase, keep) = area
            .show(context, |ui| {
                ui.allocate_rect(stage.screen, Sense::CLICK);
                kit.veil(ui.painter(), stage.screen, 0.62);
                kit.panel(ui.painter(), panel, Corners::Bosses);
                let foot = pos2(panel.center().x, panel.min.y + 78.0);
                let kind = Type::title().sized(28.0);
                let says = words.say(question);
                kit.text_fit(ui.painter(), foot, Align::Center, &says, kind, 640.0);
                let foot = pos2(foot.x, panel.min.y + 120.0);
                let says = words.say("statistics-reset-aside");
                let kind = Type::aside().sized(17.0);
                kit.text_fit(ui.painter(), foot, Align::Center, &says, kind, 640.0);
                let places = [panel.min.x + 60.0, panel.max.x - 60.0 - 280.0];
                let place = |i: usize| {
                    let corner = pos2(places[i], panel.max.y - 96.0);
                    Rect::from_min_size(corner, vec2(280.0, 54.0))
                };
                // Whoever presses twice in one place keeps everything.
                let first = self.number == 1;
                let label = words.say(yes);
                let rect = place(usize::from(first));
                let erase = keyed(ui, rect, "erase", |ui| {
                    let button = Button::danger(&label).size(20.0);
                    kit.button(ui, rect, button).clicked()
                });
                let label = words.say("statistics-reset-keep");
                let escape = words.say("key-esc");
                let rect = place(usize::from(!first));
                let keep = keyed(ui, rect, "keep", |ui| {
                    let button = Button::primary(&label).key(&escape).size(20.0);
                    kit.button(ui, rect, button)
                });
                lead_focus(ui.ctx(), keep.id, &mut self.focus_due);
                (erase, keep.clicked())
            })
            .inner;
        if keep || escape {
            *self = Self::default();
        }
        erase && self.yes()
    }
}

/// Erases everything, and says what became of the old file.
pub(super) fn erase(words: &Words, player: &mut PlayerProfile) -> String {
    match player.reset() {
        Ok(Some(file)) => {
            let file = file.display().to_string();
            say!(words, "notice-statistics-reset", file = file)
        }
        Ok(None) => words.say("notice-statistics-reset-nothing"),
        Err(error) => say!(
            words,
            "notice-statistics-reset-failed",
            reason = error.to_string()
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_takes_two_yeses() {
        let mut question = Question::default();
        assert!(!question.open());
        question.ask();
        assert!(!question.yes());
        assert!(question.open());
        assert!(question.yes());
        assert!(!question.open());
    }
}
