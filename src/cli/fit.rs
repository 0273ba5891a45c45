//! `fit`: makes anew what computer players know of the worth of places, from games that they play with themselves.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{Failure, parse_seed, tell};
use crate::bots::{Fit, file_name, fit};
use crate::records::{WriteError, challenges};
use crate::rules::{Board, Edition, Journals, Mode, NoSuchMode, RuleSet, Side};

pub(super) const EXAMPLES: &str = "\
Examples:
  medieval-academy fit --into assets/bots
  medieval-academy fit --only day-4 --games 100000 --into /tmp

The files are built into the program: build it again to play by them. The same options make the same files on every machine.";

#[derive(Args, Debug)]
pub(super) struct FitOptions {
    /// Games of the last generation; those before it have a quarter
    #[arg(long, value_name = "N", default_value = "40000", value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Generations after the first, which plays at random
    #[arg(long, value_name = "N", default_value = "4")]
    generations: u32,
    /// Seed of all games, a whole number or a word
    #[arg(long, value_name = "N|WORD", value_parser = parse_seed, default_value = "1")]
    seed: u64,
    /// Only this mode, named like its file: day-4, night-solo, first-3 …
    #[arg(long, value_name = "MODE")]
    only: Option<String>,
    /// Write the files into this folder
    #[arg(long, value_name = "DIR")]
    into: PathBuf,
}

pub(super) fn fit_all(options: &FitOptions) -> Result<(), Failure> {
    let how = Fit {
        games: options.games,
        generations: options.generations,
        seed: options.seed,
    };
    let wanted = |name: &str| {
        let only = options.only.as_deref();
        only.is_none_or(|only| name.strip_suffix(".fit") == Some(only))
    };
    let mut modes = modes().map_err(io::Error::other)?;
    modes.retain(|(name, _)| wanted(name));
    if modes.is_empty() {
        super::refuse(
            "fit",
            "no such mode: --only takes day-2 to day-5, night-2 to night-5, first-3 to first-5, day-solo or night-solo",
        );
    }
    fs::create_dir_all(&options.into).map_err(|error| unwritable(&options.into, error))?;
    let total = how.all_games() * modes.len() as u64;
    let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr());
    if let Ok(style) =
        ProgressStyle::with_template("{bar:40} {msg} {human_pos} of {human_len} games, {eta}")
    {
        bar.set_style(style);
    }
    for (name, rules) in modes {
        bar.set_message(name);
        let (bytes, report) = fit(&rules, how, &|| bar.inc(1));
        let path = options.into.join(name);
        fs::write(&path, bytes).map_err(|error| unwritable(&path, error))?;
        let explained: Vec<String> = report
            .explained
            .iter()
            .map(|shares| {
                let [begins, drafted, played] = shares.map(|share| (share * 100.0).round());
                format!("{begins}/{drafted}/{played}")
            })
            .collect();
        bar.suspend(|| {
            tell(format_args!(
                "{name}: % of points to come foreseen as a round begins/drafted/played: {}",
                explained.join(" ")
            ));
        });
    }
    bar.finish_and_clear();
    Ok(())
}

fn unwritable(path: &Path, source: io::Error) -> WriteError {
    WriteError::Io {
        path: path.to_owned(),
        source,
    }
}

/// Every mode's file, and the rules that share it.
fn modes() -> Result<Vec<(&'static str, Vec<RuleSet>)>, NoSuchMode> {
    let mut modes = Vec::new();
    for (edition, side, players) in [
        (Edition::Second, Side::Day, 1..=5),
        (Edition::Second, Side::Night, 1..=5),
        (Edition::First, Side::Day, 3..=5),
    ] {
        let board = Board::built_in(edition, side);
        for players in players {
            let challenges: Vec<_> = if players == 1 {
                (1..=6).map(challenges::level).collect()
            } else {
                vec![None]
            };
            let mode = |challenge| Mode {
                edition,
                side,
                seats: if players == 1 { 3 } else { players },
                challenge,
                journals: Journals::Hidden,
            };
            let rules: Result<Vec<_>, _> = challenges
                .iter()
                .map(|&challenge| RuleSet::new(mode(challenge), &board))
                .collect();
            modes.push((file_name(&mode(challenges[0])), rules?));
        }
    }
    Ok(modes)
}
