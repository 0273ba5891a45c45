//! A stopwatch for frames: how long the game's own work takes in each, apart from the graphics driver's.

use std::time::{Duration, Instant};

use bevy::prelude::*;

/// Set, and not empty: the game says on its output, now and then and when it ends, how long its frames took.
///
/// `MEDIEVAL_ACADEMY_TIME_FRAMES=1 medieval-academy` and some minutes of playing give the figures. A frame's work is what
/// lies between the start and the end of the main schedule: input, rules, table, overlays. Drawing by the graphics driver is
/// not part of it, and runs beside it.
const TIME_FRAMES: &str = "MEDIEVAL_ACADEMY_TIME_FRAMES";
/// So many frames make a line of figures.
const LINE: usize = 300;
/// A frame with more work than this is late.
const LATE: Duration = Duration::from_millis(33);

/// Work of the frames since the last line.
#[derive(Resource, Default)]
struct Frames {
    began: Option<Instant>,
    worked: Vec<Duration>,
}

/// Times frames, if asked to by the environment.
pub fn plugin(app: &mut App) {
    if std::env::var_os(TIME_FRAMES).is_some_and(|value| !value.is_empty()) {
        app.init_resource::<Frames>()
            .add_systems(First, begin)
            .add_systems(Last, end);
    }
}

fn begin(mut frames: ResMut<Frames>) {
    frames.began = Some(Instant::now());
}

fn end(mut frames: ResMut<Frames>, mut exit: MessageReader<AppExit>) {
    if let Some(began) = frames.began.take() {
        frames.worked.push(began.elapsed());
    }
    if frames.worked.len() >= LINE || exit.read().count() > 0 {
        let mut worked = std::mem::take(&mut frames.worked);
        println!("{}", summary(&mut worked));
    }
}

/// Count, median, 99th percentile and longest of these times, and how many were late.
fn summary(worked: &mut [Duration]) -> String {
    worked.sort_unstable();
    let Some(last) = worked.len().checked_sub(1) else {
        return "no frames".to_owned();
    };
    let at = |percent: usize| worked[last * percent / 100].as_secs_f64() * 1000.0;
    let late = worked.iter().filter(|&&time| time > LATE).count();
    format!(
        "{} frames: median {:.2} ms, 99% {:.2} ms, longest {:.2} ms, {late} over {} ms",
        worked.len(),
        at(50),
        at(99),
        at(100),
        LATE.as_millis(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_tells_the_middle_the_worst_and_the_late() {
        let mut times: Vec<Duration> = (1..=101).rev().map(Duration::from_millis).collect();
        assert_eq!(
            summary(&mut times),
            "101 frames: median 51.00 ms, 99% 100.00 ms, longest 101.00 ms, 68 over 33 ms"
        );
        assert_eq!(summary(&mut []), "no frames");
    }
}
