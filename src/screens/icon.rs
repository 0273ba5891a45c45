//! The window's icon, for desktops that show one.

use bevy::{ecs::system::NonSendMarker, prelude::*, window::PrimaryWindow, winit::WINIT_WINDOWS};
use winit::window::Icon;

use crate::art;

/// The drawing, and the side of the icon, in pixels.
const DRAWING: &str = "parts/app/app-icon.svg";
const SIDE: u32 = 64;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        hang.run_if(any_with_component::<PrimaryWindow>.and_then(run_once)),
    );
}

/// Without an icon the window is as good: what fails is only noted.
fn hang(window: Single<Entity, With<PrimaryWindow>>, _on_main_thread: NonSendMarker) {
    let icon = match icon() {
        Ok(icon) => icon,
        Err(error) => {
            warn!("the window has no icon: {error}");
            return;
        }
    };
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            window.set_window_icon(Some(icon));
        }
    });
}

fn icon() -> Result<Icon> {
    let pixels = art::render(DRAWING, SIDE, SIDE)?;
    let plain = pixels.pixels().iter().flat_map(|pixel| {
        let pixel = pixel.demultiply();
        [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
    });
    Ok(Icon::from_rgba(plain.collect(), SIDE, SIDE)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_can_be_made() {
        assert!(icon().is_ok());
    }
}
