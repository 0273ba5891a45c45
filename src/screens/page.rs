//! What all screens stand on: the whole window as one page, the mock-ups' 1600 × 900 in its middle, and keyboard focus.

use bevy_egui::egui::{
    self, Area, Context, Id, Key, LayerId, Order, Painter, Pos2, Rect, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use crate::overlays::kit::{Corners, Kit};

/// Width and height of the mock-ups.
const SIZE: Vec2 = vec2(1600.0, 900.0);

/// The mock-ups' 1600 × 900, in the middle of the window.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stage {
    /// The whole window.
    pub screen: Rect,
    origin: Vec2,
}

impl Stage {
    /// On the present window.
    pub fn new(kit: &Kit) -> Self {
        let size = vec2(kit.scale().screen.x, kit.scale().screen.y);
        Self {
            screen: Rect::from_min_size(Pos2::ZERO, size),
            origin: ((size - SIZE) / 2.0).max(Vec2::ZERO),
        }
    }

    /// The same, moved: for what lies in a list that scrolls.
    pub fn moved(self, by: Vec2) -> Self {
        Self {
            origin: self.origin + by,
            ..self
        }
    }

    /// A point of the mock-ups.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(x, y) + self.origin
    }

    /// A rectangle of the mock-ups.
    pub fn rect(&self, x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(width, height))
    }

    /// The wooden table over the whole window, with a large sheet of parchment on it.
    pub fn sheet(&self, kit: &Kit, painter: &Painter, rect: Rect) {
        self.table(kit, painter);
        kit.panel(painter, rect, Corners::Foliage(0.92));
    }

    /// The wooden table over the whole window.
    pub fn table(&self, kit: &Kit, painter: &Painter) {
        painter.rect_filled(self.screen, 0.0, crate::art::palette::WOOD.egui());
        kit.tiled(painter, "table-wood", self.screen, 1.0);
        kit.picture(painter, "vignette", self.screen);
    }
}

/// The whole window as one page behind everything else.
pub(super) fn page(context: &Context, name: &str) -> Ui {
    Ui::new(
        context.clone(),
        Id::new(name),
        UiBuilder::new()
            .layer_id(LayerId::background())
            .max_rect(context.content_rect()),
    )
}

/// A sheet over everything else, which is veiled and out of reach of the keys.
pub(super) struct Modal {
    pub name: &'static str,
    pub panel: Rect,
    pub corners: Corners,
    /// Whether it comes in slowly.
    pub fades: bool,
}

impl Modal {
    /// Shows it. Returns what the content does, and whether somebody clicked beside the sheet.
    pub fn show<R>(
        self,
        context: &Context,
        kit: &Kit,
        stage: &Stage,
        content: impl FnOnce(&mut Ui) -> R,
    ) -> (R, bool) {
        let area = Area::new(Id::new(self.name))
            .order(Order::Foreground)
            .fixed_pos(stage.screen.min)
            .constrain(false)
            .fade_in(self.fades);
        let layer = area.layer();
        // Tab and arrows stay in here.
        context.memory_mut(|memory| memory.set_modal_layer(layer));
        area.show(context, |ui| {
            let veil = ui.allocate_rect(stage.screen, Sense::CLICK);
            kit.veil(ui.painter(), stage.screen, 0.62);
            // Otherwise a click beside the buttons would count as one beside the sheet.
            ui.interact(self.panel, Id::new((self.name, "sheet")), Sense::CLICK);
            kit.panel(ui.painter(), self.panel, self.corners);
            (content(ui), veil.clicked())
        })
        .inner
    }
}

/// Widgets in here keep their identity, whatever comes and goes before them.
pub(super) fn keyed<R>(
    ui: &mut Ui,
    rect: Rect,
    key: impl std::hash::Hash + std::fmt::Debug,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let id = Id::new((ui.id(), "keyed")).with(key);
    ui.scope_builder(UiBuilder::new().id(id).max_rect(rect), content)
        .inner
}

/// Words at a place, for a screen reader: what is painted there says nothing to it.
pub(super) fn spoken(
    ui: &mut Ui,
    rect: Rect,
    key: impl std::hash::Hash + std::fmt::Debug,
    says: &str,
) {
    let response = ui.interact(rect, Id::new(("spoken", ui.id())).with(key), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, says));
}

/// Gives the focus to a widget, if it is due; and if nothing has it and an arrow is pressed.
pub(super) fn lead_focus(context: &Context, first: Id, due: &mut bool) {
    let lost = context.memory(|memory| memory.focused().is_none());
    let arrow = context.input(|input| {
        [
            Key::ArrowDown,
            Key::ArrowUp,
            Key::ArrowLeft,
            Key::ArrowRight,
        ]
        .iter()
        .any(|&key| input.key_pressed(key))
    });
    if *due || (lost && arrow) {
        *due = false;
        context.memory_mut(|memory| memory.request_focus(first));
        context.request_repaint();
    }
}

/// Esc, unless a list is open or a line is being typed (egui takes it then).
pub(super) fn escaped(context: &Context, typing_before: &mut bool) -> bool {
    let typing = context.text_edit_focused() || egui::Popup::is_any_open(context);
    let pressed = context.input(|input| input.key_pressed(Key::Escape));
    let free = pressed && !*typing_before;
    *typing_before = typing;
    free
}
