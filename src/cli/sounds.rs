//! `sounds`: every piece of music and every effect as a file, for people to listen to.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use clap::Args;

use super::{Failure, tell};
use crate::sound::{
    Effect, Piece,
    pieces::{Unheard, render_piece},
    wav,
};

pub(super) const EXAMPLES: &str = "\
Examples:
  medieval-academy sounds --out listen
  medieval-academy sounds --out listen --only day,pawn_hop

Files are WAV, 48 kHz, 16 bits, stereo. Effects with variants end in a number. A piece that goes round is written once through.";

#[derive(Args, Debug)]
pub(super) struct SoundsOptions {
    /// Folder for the files; made if it is not there
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Only these pieces and effects
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = parse_name)]
    only: Vec<Heard>,
}

/// What keeps a sound from being written.
#[derive(Debug, thiserror::Error)]
pub(super) enum SoundsError {
    #[error(transparent)]
    Unheard(#[from] Unheard),
    #[error("{} can't be written: {source}", path.display())]
    Write { path: PathBuf, source: io::Error },
}

/// Something to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heard {
    Piece(Piece),
    Effect(Effect),
}

impl Heard {
    fn all() -> impl Iterator<Item = Self> {
        let pieces = Piece::ALL.iter().copied().map(Self::Piece);
        pieces.chain(Effect::ALL.iter().copied().map(Self::Effect))
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Piece(piece) => piece.name(),
            Self::Effect(effect) => effect.name(),
        }
    }

    /// Writes its files, and says how many.
    fn write(self, folder: &Path) -> Result<usize, SoundsError> {
        let write = |name: String, frames: &[[f32; 2]]| {
            let path = folder.join(name + ".wav");
            fs::write(&path, wav(frames)).map_err(|source| SoundsError::Write { path, source })
        };
        match self {
            Self::Piece(piece) => {
                let (frames, _) = render_piece(piece)?;
                write(piece.name().to_owned(), &frames).map(|()| 1)
            }
            Self::Effect(effect) => {
                let variants = effect.steps().len();
                for variant in 0..variants {
                    let name = match variants {
                        1 => effect.name().to_owned(),
                        _ => format!("{}_{}", effect.name(), variant + 1),
                    };
                    write(name, &effect.render(variant))?;
                }
                Ok(variants)
            }
        }
    }
}

/// Writes the files.
pub(super) fn sounds(options: &SoundsOptions) -> Result<(), Failure> {
    let folder = &options.out;
    fs::create_dir_all(folder).map_err(|source| SoundsError::Write {
        path: folder.clone(),
        source,
    })?;
    let chosen: Vec<Heard> = Heard::all()
        .filter(|heard| options.only.is_empty() || options.only.contains(heard))
        .collect();
    let next = AtomicUsize::new(0);
    let written = AtomicUsize::new(0);
    let failed = Mutex::new(None);
    let work = || {
        while let Some(heard) = chosen.get(next.fetch_add(1, Ordering::Relaxed)) {
            match heard.write(folder) {
                Ok(files) => {
                    written.fetch_add(files, Ordering::Relaxed);
                }
                Err(error) => {
                    next.store(chosen.len(), Ordering::Relaxed);
                    *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                }
            }
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 1..cores.min(chosen.len()) {
            scope.spawn(work);
        }
        work();
    });
    if let Some(error) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(error.into());
    }
    let written = written.into_inner();
    tell(format_args!("{written} files in {}", folder.display()));
    Ok(())
}

fn parse_name(text: &str) -> Result<Heard, String> {
    Heard::all()
        .find(|heard| heard.name() == text)
        .ok_or_else(|| {
            let names: Vec<&str> = Heard::all().map(Heard::name).collect();
            format!("there are: {}", names.join(", "))
        })
}
