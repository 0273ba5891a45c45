//! What a frame shows of words, and what is wrong with it.

use std::{fs, path::Path};

use bevy_egui::egui::{Rect, Shape, epaint::ClippedShape};
use medieval_academy::words::Language;

/// So far may letters reach over an edge or into each other's boxes, points: accents and descenders do.
const SLACK: f32 = 2.0;

/// A line or paragraph on the screen.
#[derive(Clone, Debug)]
pub struct Text {
    pub says: String,
    /// Where its ink is.
    pub ink: Rect,
    /// Its boxes, a row each.
    rows: Vec<Rect>,
    elided: bool,
    clip: Rect,
}

/// All texts that can be seen, in the order they were painted: what a later picture covers is gone.
pub fn texts(shapes: &[ClippedShape]) -> Vec<Text> {
    let mut texts = Vec::new();
    for clipped in shapes {
        collect(&clipped.shape, clipped.clip_rect, &mut texts);
    }
    texts
}

fn collect(shape: &Shape, clip: Rect, texts: &mut Vec<Text>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                collect(shape, clip, texts);
            }
        }
        Shape::Text(text) => {
            let says = text.galley.text().to_owned();
            let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            let faint = text.opacity_factor < 0.05;
            if says.trim().is_empty() || !ink.is_positive() || faint || !clip.intersects(ink) {
                return;
            }
            let rows = text.galley.rows.iter().map(|row| {
                let box_of_row = row.visuals.mesh_bounds;
                box_of_row.translate(text.pos.to_vec2() + row.pos.to_vec2())
            });
            texts.push(Text {
                says,
                ink,
                rows: rows.filter(Rect::is_positive).collect(),
                elided: text.galley.elided,
                clip,
            });
        }
        _ => {
            let covers = shape.visual_bounding_rect().intersect(clip);
            texts.retain(|text| !covers.contains_rect(text.ink.intersect(text.clip)));
        }
    }
}

/// What is wrong with a frame's texts. `whole` says whether a text that ends with "…" is meant to.
pub fn faults(texts: &[Text], screen: Rect, whole: impl Fn(&str) -> bool) -> Vec<String> {
    let mut faults = Vec::new();
    for (i, text) in texts.iter().enumerate() {
        let says = &text.says;
        if text.elided {
            faults.push(format!("left out: {says}"));
        }
        if says.ends_with('…') {
            // Small capitals come in runs.
            let before = if says == "…" && i > 0 {
                &texts[i - 1].says
            } else {
                ""
            };
            if !whole(&format!("{before}{says}")) {
                faults.push(format!("cut off: {before}{says}"));
            }
        }
        // What scrolls may be clipped.
        if text.clip.contains_rect(screen.shrink(SLACK))
            && !screen.expand(SLACK).contains_rect(text.ink)
        {
            faults.push(format!("outside: {says}"));
        }
        for other in &texts[..i] {
            if let Some(over) = overlap(other, text) {
                faults.push(format!(
                    "over each other by {:.0} × {:.0}: {} | {says}",
                    over.x, over.y, other.says
                ));
            }
        }
    }
    faults
}

fn overlap(one: &Text, other: &Text) -> Option<bevy_egui::egui::Vec2> {
    let seen = |text: &Text| -> Vec<Rect> {
        text.rows
            .iter()
            .map(|row| row.intersect(text.clip))
            .collect()
    };
    let (one, other) = (seen(one), seen(other));
    one.iter()
        .flat_map(|row| other.iter().map(|other| row.intersect(*other).size()))
        .find(|common| common.x > SLACK && common.y > SLACK)
}

/// Whether the language has a text with an ellipsis that ends like this one.
pub fn is_meant(language: Language, text: &str) -> bool {
    let words = text.trim_end_matches('…').to_lowercase();
    let tail: String = {
        let letters: Vec<char> = words.chars().collect();
        letters[letters.len().saturating_sub(5)..].iter().collect()
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets/locales")
        .join(language.code());
    let tail = format!("{tail}…");
    fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|file| fs::read_to_string(file.ok()?.path()).ok())
        .any(|text| text.to_lowercase().contains(&tail))
}
