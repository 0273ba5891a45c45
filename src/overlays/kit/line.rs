//! One line of text: laid out in runs, fitted to a width, painted on its baseline.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, Context, Galley, Painter, Pos2, Rect, TextFormat, text::LayoutJob,
};

use super::Type;

/// Size of the small capitals, as a part of the capitals'.
pub(super) const SMALL: f32 = 0.8;

/// Added after each small capital, as a part of the type size.
const TRACKING: f32 = 0.045;

/// One line, laid out.
#[derive(Debug, Clone)]
pub struct Line {
    runs: Vec<(Arc<Galley>, f32)>,
    /// Width in points.
    pub width: f32,
    /// Type size it came out at, points.
    pub size: f32,
    /// Some of it had to be left out.
    pub cut: bool,
}

impl Line {
    /// This line with `next` behind it.
    pub(super) fn and(mut self, next: Line) -> Line {
        let start = self.width;
        let runs = next.runs.into_iter().map(|(galley, x)| (galley, start + x));
        self.runs.extend(runs);
        Line {
            width: start + next.width,
            cut: self.cut || next.cut,
            ..self
        }
    }

    /// Paints it from (`Align::Min`), about (`Center`) or up to (`Max`) `pos`, which lies on the baseline.
    pub fn paint(&self, painter: &Painter, pos: Pos2, align: Align) -> Rect {
        let x = pos.x - self.width * align.to_factor();
        for (galley, start) in &self.runs {
            let top = pos.y - baseline(galley);
            painter.galley(
                Pos2::new(x + start, top),
                Arc::clone(galley),
                Color32::PLACEHOLDER,
            );
        }
        Rect::from_min_max(
            Pos2::new(x, pos.y - self.size * 0.75),
            Pos2::new(x + self.width, pos.y + self.size * 0.25),
        )
    }
}

/// From a galley's top to its first baseline.
fn baseline(galley: &Galley) -> f32 {
    galley
        .rows
        .first()
        .and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y))
        .unwrap_or_default()
}

/// Where the last letter ends; the galley's own width leaves trailing blanks out.
fn advance(galley: &Galley) -> f32 {
    galley
        .rows
        .last()
        .and_then(|row| row.glyphs.last())
        .map_or(0.0, |glyph| glyph.pos.x + glyph.advance_width)
}

/// Splits into (text, is small) runs; small letters come back as capitals.
fn caps_runs(text: &str) -> Vec<(String, bool)> {
    let mut runs: Vec<(String, bool)> = Vec::new();
    for letter in text.chars() {
        let small = letter.is_lowercase();
        match runs.last_mut() {
            Some((run, kind)) if *kind == small => run.extend(letter.to_uppercase()),
            _ => runs.push((letter.to_uppercase().collect(), small)),
        }
    }
    runs
}

pub(super) fn lay_out(context: &Context, parts: &[(&str, bool)], kind: Type, size: f32) -> Line {
    let mut runs = Vec::new();
    let mut width = 0.0;
    let tracking = if kind.small_caps {
        size * TRACKING
    } else {
        0.0
    };
    for &(text, bold) in parts {
        let face = if bold { kind.face.bold() } else { kind.face };
        let pieces = if kind.small_caps {
            caps_runs(text)
        } else {
            vec![(text.to_owned(), false)]
        };
        for (piece, small) in pieces.into_iter().filter(|(piece, _)| !piece.is_empty()) {
            let format = TextFormat {
                font_id: face.at(if small { size * SMALL } else { size }),
                color: kind.colour,
                extra_letter_spacing: tracking,
                ..Default::default()
            };
            let job = LayoutJob {
                break_on_newline: false,
                ..LayoutJob::single_section(piece, format)
            };
            let galley = context.fonts_mut(|fonts| fonts.layout_job(job));
            let advance = advance(&galley);
            runs.push((galley, width));
            width += advance + tracking;
        }
    }
    Line {
        runs,
        width: (width - tracking).max(0.0),
        size,
        cut: false,
    }
}

/// Lays out, shrinks down to `smallest`, then cuts the end.
pub(super) fn fit(
    context: &Context,
    parts: &[(&str, bool)],
    kind: Type,
    size: f32,
    smallest: f32,
    room: f32,
) -> Line {
    let line = lay_out(context, parts, kind, size);
    if line.width <= room {
        return line;
    }
    let size = (size * room / line.width * 0.995).max(smallest.min(size));
    let line = lay_out(context, parts, kind, size);
    if line.width <= room {
        return line;
    }
    // Cut letters from the end of the last part that has any.
    let mut parts: Vec<(String, bool)> = parts
        .iter()
        .map(|&(text, bold)| (text.to_owned(), bold))
        .collect();
    loop {
        while parts
            .last()
            .is_some_and(|(text, _)| text.trim_end_matches(['…', ' ']).is_empty())
            && parts.len() > 1
        {
            parts.pop();
        }
        let Some((text, _)) = parts.last_mut() else {
            return line;
        };
        let kept = text.trim_end_matches('…').trim_end();
        let mut kept: String = kept.to_owned();
        if kept.pop().is_none() {
            return Line { cut: true, ..line };
        }
        *text = kept.trim_end().to_owned() + "…";
        let short: Vec<(&str, bool)> = parts
            .iter()
            .map(|(text, bold)| (text.as_str(), *bold))
            .collect();
        let line = lay_out(context, &short, kind, size);
        if line.width <= room {
            return Line { cut: true, ..line };
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui;

    use super::*;
    use crate::art::{Face, egui_fonts, palette};

    fn with_fonts(mut test: impl FnMut(&Context)) {
        let context = Context::default();
        context.set_fonts(egui_fonts());
        // Fonts are taken up in the next pass.
        for _ in 0..2 {
            context
                .run_ui(egui::RawInput::default(), |ui| test(ui.ctx()))
                .drop_without_applying_deltas();
        }
    }

    #[test]
    fn small_capitals_are_wider_than_lower_case_and_narrower_than_capitals() {
        with_fonts(|context| {
            let width = |text: &str, kind| lay_out(context, &[(text, false)], kind, 20.0).width;
            let caps = Type::caps(Face::Bold, 20.0, palette::INK);
            let plain = Type::new(Face::Bold, 20.0, palette::INK);
            assert!(width("Tournament", caps) > width("Tournament", plain));
            assert!(width("Tournament", caps) < width("TOURNAMENT", caps));
            // Tracking: five letters, four gaps.
            let gap = width("KKKKK", caps) - width("KKKKK", plain);
            assert!((gap - 4.0 * 20.0 * TRACKING).abs() < 1.0, "{gap}");
        });
    }

    #[test]
    fn what_does_not_fit_shrinks_and_is_cut_only_then() {
        with_fonts(|context| {
            let kind = Type::body();
            let line = fit(
                context,
                &[("Agravain", true), (" played Quest 3", false)],
                kind,
                20.0,
                14.0,
                160.0,
            );
            assert!(
                line.width <= 160.0 && line.size < 20.0 && !line.cut,
                "{} wide, {} high, cut: {}",
                line.width,
                line.size,
                line.cut
            );
            let line = fit(
                context,
                &[("Agravain", true), (" played Quest 3", false)],
                kind,
                20.0,
                14.0,
                60.0,
            );
            assert!(
                line.width <= 60.0 && line.size == 14.0 && line.cut,
                "{} wide, {} high, cut: {}",
                line.width,
                line.size,
                line.cut
            );
        });
    }

    #[test]
    fn blanks_at_the_end_of_a_piece_keep_their_width() {
        with_fonts(|context| {
            let width = |parts: &[(&str, bool)]| lay_out(context, parts, Type::body(), 16.0).width;
            let one = width(&[("one two", false)]);
            assert!((width(&[("one ", false), ("two", false)]) - one).abs() < 1.5);
        });
    }
}
