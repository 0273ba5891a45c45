//! A scrolling region with the drawn scrollbar.

use bevy_egui::egui::{
    Id, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, scroll_area::ScrollBarVisibility, vec2,
};

use super::Kit;

/// Width of the scrollbar, units.
const BAR: f32 = 14.0;

impl Kit<'_> {
    /// Content in `rect` that scrolls up and down; where it is longer than `rect`, a bar stands at the right edge.
    ///
    /// The content's `Ui` is 22 narrower than `rect`, bar or not.
    pub fn scroll<R>(
        &self,
        ui: &mut Ui,
        rect: Rect,
        salt: &str,
        content: impl FnOnce(&mut Ui) -> R,
    ) -> R {
        let room = Rect::from_min_max(rect.min, pos2(rect.max.x - BAR - 8.0, rect.max.y));
        let shown = ui.scope_builder(UiBuilder::new().max_rect(room).id_salt(salt), |ui| {
            ScrollArea::vertical()
                .auto_shrink(false)
                .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
                .show(ui, content)
        });
        let mut area = shown.inner;
        let hidden = area.content_size.y - area.inner_rect.height();
        if hidden > 0.5 {
            let track = Rect::from_min_max(pos2(rect.max.x - BAR, rect.min.y), rect.max);
            if let Some(offset) = self.scrollbar(ui, area.id, track, area.state.offset.y, hidden) {
                area.state.offset.y = offset;
                area.state.store(ui.ctx(), area.id);
                ui.request_repaint();
            }
        }
        area.inner
    }

    fn scrollbar(&self, ui: &mut Ui, id: Id, track: Rect, offset: f32, hidden: f32) -> Option<f32> {
        let length = (track.height() * track.height() / (track.height() + hidden))
            .max(40.0)
            .min(track.height());
        let travel = (track.height() - length).max(1.0);
        let thumb = Rect::from_min_size(
            pos2(track.min.x, track.min.y + travel * offset / hidden),
            vec2(BAR, length),
        );
        let ground = ui.interact(track, id.with("track"), Sense::CLICK);
        let grip = ui.interact(thumb, id.with("thumb"), Sense::DRAG);
        self.nine_slice(ui.painter(), "scrollbar-track", track);
        let part = if grip.hovered() || grip.dragged() {
            "scrollbar-thumb-hover"
        } else {
            "scrollbar-thumb"
        };
        self.nine_slice(ui.painter(), part, thumb);
        self.at(ui.painter(), "scrollbar-grip", thumb.center(), 1.0);
        let moved = if grip.dragged() {
            grip.drag_delta().y * hidden / travel
        } else if ground.clicked() {
            let pointer = ground.interact_pointer_pos()?;
            (if pointer.y < thumb.center().y {
                -1.0
            } else {
                1.0
            }) * track.height()
                * 0.9
        } else {
            return None;
        };
        Some((offset + moved).clamp(0.0, hidden))
    }
}
