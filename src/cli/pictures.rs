//! `pictures`: the README's pictures, made in the game's own window.

use std::{
    env, fs,
    path::PathBuf,
    process,
    sync::{Arc, Mutex, PoisonError},
};

use clap::Args;

use super::{Failure, PlayOptions, WindowSize, tell};
use crate::{
    app,
    pictures::{self, PicturesError, Shot, Trouble},
};

pub(super) const EXAMPLES: &str = "\
Examples:
  medieval-academy pictures --out assets/readme
  medieval-academy pictures --out /tmp/large --only play,night --size 1920x1080

The window must stay open and uncovered until the command ends.";

#[derive(Args, Debug)]
pub(super) struct PicturesOptions {
    /// Folder for the pictures; made if it is not there
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Size of the window, in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720")]
    size: WindowSize,
    /// Only these
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_enum)]
    only: Vec<Shot>,
}

/// Makes the pictures.
pub(super) fn pictures(options: &PicturesOptions) -> Result<(), Failure> {
    let write = |path: &PathBuf, source| PicturesError::Write {
        path: path.clone(),
        source,
    };
    // Nobody's own games or settings are shown, or touched.
    let data = env::temp_dir().join(format!("medieval-academy-pictures-{}", process::id()));
    let games = data.join("moments");
    for folder in [&options.out, &games] {
        fs::create_dir_all(folder).map_err(|error| write(folder, error))?;
    }
    let shots = if options.only.is_empty() {
        Shot::ALL.to_vec()
    } else {
        options.only.clone()
    };
    let play = PlayOptions {
        windowed: Some(options.size),
        data: Some(data.clone()),
        ..PlayOptions::default()
    };
    let trouble: Trouble = Arc::new(Mutex::new(None));
    let ran = app::run(&play, |app| {
        pictures::plugin(app, &shots, &options.out, &games, Arc::clone(&trouble));
    });
    if let Err(error) = fs::remove_dir_all(&data) {
        tell(format_args!("{} stays behind: {error}", data.display()));
    }
    ran?;
    let trouble = trouble
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .take();
    trouble.map_or(Ok(()), |error| Err(error.into()))
}
