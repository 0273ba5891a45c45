//! The tools at the foot of the column: what is not part of the game, a click or a key away.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::{Rect, Ui, pos2, vec2};

use crate::{
    flow::{NoUndo, TakeBack, TakeBacks, Undo},
    overlays::{View, kit::Button, reference::Reference},
    rules::Seat,
    screens::{OpenMenu, OpenRulesBook},
    settings::Command,
    table::{Advice, AskAdvice, BoardStyle, why_no_undo},
    words::say,
};

/// Between two tools, units.
const GAP: f32 = 3.0;

/// One of the tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::overlays) enum Tool {
    Undo,
    Rules,
    Reference,
    Board,
    Skip,
    Hint,
    Menu,
}

/// What is shown while the table shows something that may be skipped; else a hint has its place.
const TOOLS: [Tool; 6] = [
    Tool::Undo,
    Tool::Rules,
    Tool::Reference,
    Tool::Board,
    Tool::Skip,
    Tool::Menu,
];

/// What the tools work on.
#[derive(SystemParam)]
pub(in crate::overlays) struct Tools<'w> {
    menu: MessageWriter<'w, OpenMenu>,
    rules: MessageWriter<'w, OpenRulesBook>,
    reference: ResMut<'w, Reference>,
    board: ResMut<'w, BoardStyle>,
    take_back: MessageWriter<'w, TakeBack>,
    undo: Res<'w, Undo>,
    how_far: Res<'w, TakeBacks>,
    advice: Res<'w, Advice>,
    ask: MessageWriter<'w, AskAdvice>,
}

impl Tools<'_> {
    /// Does what the tool is for.
    pub(in crate::overlays) fn work(&mut self, tool: Tool, view: &mut View<'_>) {
        match tool {
            Tool::Undo => {
                self.take_back.write_default();
            }
            Tool::Rules => {
                self.rules.write_default();
            }
            Tool::Reference => self.reference.turn(),
            Tool::Board => {
                *self.board = match *self.board {
                    BoardStyle::Illustrated => BoardStyle::Compact,
                    BoardStyle::Compact => BoardStyle::Illustrated,
                };
            }
            Tool::Skip => view.shown.skip_all(),
            Tool::Hint => {
                self.ask.write_default();
            }
            Tool::Menu => {
                self.menu.write(OpenMenu);
            }
        }
    }

    /// Shows them side by side. Returns the one that is pressed.
    pub(in crate::overlays) fn show(
        &self,
        view: &View<'_>,
        ui: &mut Ui,
        rect: Rect,
    ) -> Option<Tool> {
        let width = (rect.width() - GAP * (TOOLS.len() - 1) as f32) / TOOLS.len() as f32;
        let mut pressed = None;
        for (i, tool) in TOOLS.into_iter().enumerate() {
            let left = rect.min.x + (width + GAP) * i as f32;
            let place = Rect::from_min_size(pos2(left, rect.min.y), vec2(width, rect.height()));
            let tool = match tool {
                Tool::Skip if view.shown.settled() => Tool::Hint,
                tool => tool,
            };
            let mut says = Says::of(tool, view);
            if tool == Tool::Undo {
                says.hint = self.undo_hint(view);
            }
            let enabled = match tool {
                Tool::Undo => view.replay.is_none() && self.may_take_back(view).is_ok(),
                Tool::Skip => !view.shown.settled(),
                Tool::Hint => view.asked().is_some(),
                _ => true,
            };
            let on = match tool {
                Tool::Reference => self.reference.is_open(),
                Tool::Board => *self.board == BoardStyle::Compact,
                Tool::Hint => view.asked().is_some_and(|(seat, _)| {
                    self.advice.thinks() || self.advice.for_seat(seat).is_some()
                }),
                _ => false,
            };
            let button = Button::tool(&says.label, says.icon)
                .hint(&says.hint)
                .key(&says.key)
                .on(on)
                .enabled(enabled);
            if view.kit.button(ui, place, button).clicked() {
                pressed = Some(tool);
            }
        }
        pressed
    }

    fn may_take_back(&self, view: &View<'_>) -> Result<Seat, NoUndo> {
        self.undo.may_take_back(&view.current, *self.how_far)
    }

    /// What would be taken back, or why nothing can be.
    fn undo_hint(&self, view: &View<'_>) -> String {
        let words = &*view.words;
        let mut hint = match self.may_take_back(view) {
            Ok(seat) if view.viewer() != Some(seat) => {
                say!(words, "tip-undo-whose", name = view.name(seat))
            }
            Ok(_) => words.say("tip-undo"),
            Err(why) => why_no_undo(words, &view.current.setup, why),
        };
        if self.undo.may_redo(&view.current).is_ok() {
            let key = view.key(Command::Redo);
            hint = format!("{hint}\n{}", say!(words, "tip-undo-again", key = key));
        }
        hint
    }
}

/// What stands on a tool and in its tooltip.
struct Says {
    label: String,
    icon: &'static str,
    hint: String,
    key: String,
}

impl Says {
    fn of(tool: Tool, view: &View<'_>) -> Self {
        let words = &*view.words;
        let (label, icon, hint, command) = match tool {
            Tool::Undo => ("button-undo", "undo", "tip-undo", Command::TakeBack),
            Tool::Rules => ("button-rules-book", "rules", "tip-rules", Command::Rules),
            Tool::Reference => {
                let command = Command::Reference;
                ("button-reference", "info", "tip-reference", command)
            }
            Tool::Board => ("button-board", "eye", "tip-board", Command::BoardStyle),
            Tool::Skip => ("button-skip-show", "fast", "tip-skip", Command::Skip),
            Tool::Hint => ("button-hint", "hint", "tip-hint", Command::Hint),
            Tool::Menu => ("button-menu", "menu", "tip-menu", Command::Back),
        };
        Self {
            label: words.say(label),
            icon,
            hint: words.say(hint),
            key: view.key(command),
        }
    }
}
