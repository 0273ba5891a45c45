//! `fit`: makes the tables by which computer players weigh a standing, from games that they play among themselves.

use std::{fs, path::PathBuf};

use clap::Args;

use super::{Failure, games::Sum, jobs, tell};
use crate::bots::{Fitted, Values, fit::Sums};
use crate::records::{SetupError, challenges};
use crate::rules::{Board, Challenge, Journals, Mode, NoSuchMode, RuleSet};

pub(super) const EXAMPLES: &str = "\
Examples:
  medieval-academy fit --into assets/bots
  medieval-academy fit --into tables --only night-4 --games 40000

The tables that come with the game were made with the defaults. The same seed gives the same files on every machine.";

#[derive(Args, Debug)]
pub(super) struct FitOptions {
    /// The folder for the files
    #[arg(long, value_name = "DIR")]
    into: PathBuf,
    /// Only this file, like day-4
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// How many games in each generation
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000), default_value = "10000")]
    games: u64,
    /// How often the tables are made anew by players that use the last ones; the first are made by chance players
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100), default_value = "4")]
    generations: u64,
    /// Seed of the first game; each game has the next one
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// How many games at a time [default: one a core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
}

impl Sum for Sums {
    fn add(&mut self, other: &Self) {
        Self::add(self, other);
    }
}

pub(super) fn fit(options: &FitOptions) -> Result<(), Failure> {
    let jobs = options.jobs.unwrap_or_else(jobs::all_cores);
    for fitted in Fitted::ALL {
        let name = fitted.file();
        let named = |only: &String| name.split('.').next() == Some(only);
        if options.only.as_ref().is_some_and(|only| !named(only)) {
            continue;
        }
        let rules = rules(fitted).map_err(SetupError::from)?;
        let mut values: Option<Values> = None;
        for generation in 0..options.generations {
            let first = options.seed.wrapping_add(generation * options.games);
            let sums = jobs::work(options.games, jobs, |game, sums: &mut Sums| {
                let rules = rules[game as usize % rules.len()];
                sums.study(rules, values.as_ref(), first.wrapping_add(game));
                Ok(())
            })?;
            values = Some(sums.solve(rules[0].seats));
        }
        if let Some(values) = values {
            let path = options.into.join(&name);
            let written = fs::create_dir_all(&options.into)
                .and_then(|()| fs::write(&path, values.to_bytes()));
            written?;
            tell(format_args!("{}", path.display()));
        }
    }
    Ok(())
}

/// The rules to be played by: in solo those of all levels in turn.
fn rules(fitted: Fitted) -> Result<Vec<RuleSet>, NoSuchMode> {
    let solo = fitted.players == 1;
    let faces: Vec<Option<Challenge>> = if solo {
        challenges::built_in().map(Some).to_vec()
    } else {
        vec![None]
    };
    let board = Board::built_in(fitted.edition, fitted.side);
    let rules = faces.into_iter().map(|challenge| {
        let mode = Mode {
            edition: fitted.edition,
            side: fitted.side,
            seats: if solo { 3 } else { fitted.players },
            challenge,
            journals: Journals::Hidden,
        };
        RuleSet::new(mode, &board)
    });
    rules.collect()
}
