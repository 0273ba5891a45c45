//! `gallery`: contact sheets of every drawing, as different eyes see them, for those who draw.

mod sheet;

use std::{
    collections::BTreeMap,
    fs, io,
    path::PathBuf,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use clap::Args;

use super::{Failure, tell};
use crate::art::{RasterError, manifest, sight::Sight};
use sheet::Sheet;

pub(super) const EXAMPLES: &str = "\
Examples:
  medieval-academy gallery --out sheets
  medieval-academy gallery --out sheets --scale 2 --only pawns,emblems --sight colour,deuteranopia

Each file is named GROUP-SCALEx-SIGHT.png. Colour blindness is simulated after Machado, Oliveira and Fernandes (2009).";

/// Pixels a reference unit: more than that, and a board is larger than memory should hold.
const LARGEST_SCALE: f32 = 8.0;

#[derive(Args, Debug)]
pub(super) struct GalleryOptions {
    /// Folder for the sheets; made if it is not there
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Pixels a unit; several with commas
    #[arg(long, value_name = "N", value_delimiter = ',', default_values_t = [1.0, 3.0], value_parser = parse_scale)]
    scale: Vec<f32>,
    /// Only groups whose names hold one of these words, such as boards, cards, pawns
    #[arg(long, value_name = "WORD", value_delimiter = ',')]
    only: Vec<String>,
    /// Only as these eyes see
    #[arg(long, value_name = "SIGHT", value_delimiter = ',', value_parser = parse_sight)]
    sight: Vec<Sight>,
}

/// What keeps a sheet from being made.
#[derive(Debug, thiserror::Error)]
pub(super) enum GalleryError {
    #[error(transparent)]
    Drawing(#[from] RasterError),
    #[error("the sheet {name} would be too large at this scale")]
    Size { name: String },
    #[error("the sheet {name} can't be made a PNG: {reason}")]
    Png { name: String, reason: String },
    #[error("{} can't be written: {source}", path.display())]
    Write { path: PathBuf, source: io::Error },
    #[error("no group of drawings is called like that; there are: {0}")]
    NoGroup(String),
}

/// A drawing and its size in its own units.
#[derive(Debug, Clone, Copy)]
struct Piece {
    name: &'static str,
    file: &'static str,
    size: [f32; 2],
}

/// Everything drawn, by group: its folder's path, boards each by itself, small card faces apart from the large ones.
fn groups() -> BTreeMap<String, Vec<Piece>> {
    let mut groups = BTreeMap::<String, Vec<Piece>>::new();
    let mut add = |file: &'static str, size: bevy::math::Vec2| {
        let path = file.trim_end_matches(".svg");
        let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
        let mut group = folder.replace('/', "-");
        if folder == "boards" {
            group = format!("boards-{name}");
        } else if folder == "cards" && name.ends_with("-small") {
            group += "-small";
        }
        groups.entry(group).or_default().push(Piece {
            name,
            file,
            size: size.to_array(),
        });
    };
    let manifest = manifest();
    manifest.boards().for_each(|(_, b)| add(&b.file, b.view));
    manifest.cards().for_each(|(_, c)| add(&c.file, c.size));
    manifest.parts().for_each(|(_, p)| add(&p.file, p.size));
    for (_, sprite) in manifest.ambients() {
        for frame in sprite.frames.of(false).iter().chain(sprite.frames.of(true)) {
            add(frame, sprite.size);
        }
    }
    groups
}

/// Makes the sheets, on every core, and says which.
pub(super) fn gallery(options: &GalleryOptions) -> Result<(), Failure> {
    let groups = groups();
    let chosen = |group: &str| {
        options.only.is_empty()
            || options
                .only
                .iter()
                .any(|word| group.contains(word.as_str()))
    };
    let mut sheets = Vec::new();
    for (group, pieces) in &groups {
        if chosen(group) {
            sheets.extend(Sheet::lay_out(group, pieces));
        }
    }
    if sheets.is_empty() {
        let names: Vec<&str> = groups.keys().map(String::as_str).collect();
        return Err(GalleryError::NoGroup(names.join(", ")).into());
    }
    fs::create_dir_all(&options.out).map_err(|source| GalleryError::Write {
        path: options.out.clone(),
        source,
    })?;
    let sights = if options.sight.is_empty() {
        &Sight::ALL[..]
    } else {
        &options.sight
    };
    let jobs: Vec<(&Sheet, f32)> = options
        .scale
        .iter()
        .flat_map(|&scale| sheets.iter().map(move |sheet| (sheet, scale)))
        .collect();
    let next = AtomicUsize::new(0);
    let failed = Mutex::new(None);
    let work = || {
        while let Some((sheet, scale)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(error) = print(sheet, *scale, sights, &options.out) {
                next.store(jobs.len(), Ordering::Relaxed);
                *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            }
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 1..cores.min(jobs.len()) {
            scope.spawn(work);
        }
        work();
    });
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error.into()),
        None => {
            let drawings: usize = sheets.iter().map(Sheet::pieces).sum();
            tell(format_args!(
                "{drawings} drawings on {} sheets in {}",
                jobs.len() * sights.len(),
                options.out.display()
            ));
            Ok(())
        }
    }
}

/// One sheet at one scale, for all eyes: drawn once.
fn print(
    sheet: &Sheet,
    scale: f32,
    sights: &[Sight],
    out: &std::path::Path,
) -> Result<(), GalleryError> {
    let drawn = sheet.draw(scale)?;
    for sight in sights {
        let path = out.join(format!("{}-{scale}x-{}.png", sheet.name(), sight.name()));
        let png = sheet::png(&drawn, *sight).map_err(|reason| GalleryError::Png {
            name: sheet.name().to_owned(),
            reason,
        })?;
        fs::write(&path, png).map_err(|source| GalleryError::Write { path, source })?;
    }
    Ok(())
}

fn parse_scale(text: &str) -> Result<f32, String> {
    text.parse()
        .ok()
        .filter(|scale| (0.1..=LARGEST_SCALE).contains(scale))
        .ok_or_else(|| format!("a scale is a number from 0.1 to {LARGEST_SCALE}"))
}

fn parse_sight(text: &str) -> Result<Sight, String> {
    let sight = Sight::ALL.into_iter().find(|sight| sight.name() == text);
    sight.ok_or_else(|| format!("one of {}", Sight::ALL.map(Sight::name).join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_on_exactly_one_sheet() {
        let groups = groups();
        let mut laid = 0;
        for (group, pieces) in &groups {
            laid += Sheet::lay_out(group, pieces)
                .iter()
                .map(Sheet::pieces)
                .sum::<usize>();
        }
        assert_eq!(laid, groups.values().map(Vec::len).sum::<usize>());
        assert!(laid > 500, "only {laid}");
        assert!(groups.contains_key("boards-day") && groups.contains_key("parts-pawns"));
    }

    #[test]
    fn a_sheet_becomes_a_png_for_all_eyes() {
        let pieces = &groups()["parts-pawns"];
        let sheet = Sheet::lay_out("pawns", pieces).remove(0);
        let drawn = sheet.draw(1.0).unwrap();
        let pngs = Sight::ALL.map(|sight| sheet::png(&drawn, sight).unwrap());
        for png in &pngs {
            assert_eq!(&png[1..4], b"PNG");
        }
        assert_ne!(pngs[0], pngs[1]);
    }
}
