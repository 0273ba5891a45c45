//! Where things lie on the screen, in reference units (pixels of a 1600×900 window), from the top left corner.

use bevy::prelude::*;

use crate::art::Scale;

/// The table's parts on the present screen. Sprites and overlays both keep to it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Layout {
    /// The whole screen; at least 1600×900.
    pub screen: Rect,
    /// The board with its frame.
    pub plate: Rect,
    /// Inside the board's frame.
    pub field: Rect,
    /// The tray under the board: what is asked, and buttons.
    pub tray: Rect,
    /// The shelf of the draft, over the lower board and the tray.
    pub shelf: Rect,
    /// The parchment column at the right.
    pub column: Rect,
}

/// Gap between the screen's edge and what lies on it.
const MARGIN: f32 = 8.0;
const COLUMN_WIDTH: f32 = 370.0;
const TRAY_HEIGHT: f32 = 128.0;
const FRAME: f32 = 12.0;
const SHELF_HEIGHT: f32 = 488.0;

impl Layout {
    /// The layout of a screen of some size in reference units.
    #[must_use]
    pub fn of(screen: Vec2) -> Self {
        let column = Rect::new(
            screen.x - MARGIN - COLUMN_WIDTH,
            MARGIN,
            screen.x - MARGIN,
            screen.y - MARGIN,
        );
        let right = column.min.x - MARGIN;
        let tray_top = screen.y - MARGIN - TRAY_HEIGHT;
        let plate = Rect::new(MARGIN, MARGIN, right, tray_top - MARGIN);
        Self {
            screen: Rect::new(0.0, 0.0, screen.x, screen.y),
            plate,
            field: plate.inflate(-FRAME),
            tray: Rect::new(MARGIN, tray_top, right, screen.y - MARGIN),
            shelf: Rect::new(
                MARGIN,
                screen.y - MARGIN - SHELF_HEIGHT,
                right,
                screen.y - MARGIN,
            ),
            column,
        }
    }

    /// A point of the screen in the world that sprites live in: the same unit, centred, y up.
    #[must_use]
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        Vec2::new(
            point.x - self.screen.width() / 2.0,
            self.screen.height() / 2.0 - point.y,
        )
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>()
        .add_systems(PreUpdate, follow_window);
}

fn follow_window(scale: Option<Res<Scale>>, mut layout: ResMut<Layout>) {
    if let Some(scale) = scale {
        layout.set_if_neq(Layout::of(scale.screen));
    }
}
