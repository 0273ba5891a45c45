//! `calibrate`: how often a computer player wins each solo challenge, by level and side (7.2).

mod report;

use std::{fs, path::PathBuf, time::Instant};

use clap::Args;

use self::report::{Report, Row, Wins};
use super::{Failure, boards, games, games::SideName, parse_seed, player::Player};
use crate::records::{Setup, challenges};
use crate::rules::{Challenge, Edition, Journals, Seat, Side};

pub(super) const EXAMPLES: &str = "\
Examples:
  medieval-academy calibrate
  medieval-academy calibrate --games 10000 --seed harder --side night
  medieval-academy calibrate --faces my-challenges.ron --json

Every level is played with the same deals. A shared victory counts as won.";

#[derive(Args, Debug)]
pub(super) struct CalibrateOptions {
    /// How many games for each level and side
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000), default_value = "2000")]
    games: u64,
    /// Only this side of the board [default: both]
    #[arg(long)]
    side: Option<SideName>,
    /// The computer player that takes the challenge
    #[arg(long, value_name = "NAME", default_value = "squire",
        long_help = format!("The computer player that takes the challenge. There are: {}", Player::list()))]
    bot: Player,
    /// Seed of the first game, a whole number or a word; each game has the next one
    #[arg(long, value_name = "N|WORD", value_parser = parse_seed, default_value = "1")]
    seed: u64,
    /// Try the faces in this file instead of those that come with the game
    #[arg(long, value_name = "FILE")]
    faces: Option<PathBuf>,
    /// Take day.ron and night.ron from this folder, as far as they are there
    #[arg(long, value_name = "DIR")]
    boards: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

pub(super) fn calibrate(options: &CalibrateOptions) -> Result<(), Failure> {
    let boards = boards(options.boards.as_deref())?;
    let faces = faces(options)?;
    let sides = match options.side {
        Some(side) => vec![side.into()],
        None => vec![Side::Day, Side::Night],
    };
    let setup = |side, face| Setup {
        edition: Edition::Second,
        side,
        challenge: Some(face),
        journals: Journals::Hidden,
        board: *boards.get(Edition::Second, side),
        seats: games::seats(&[options.bot], true),
        first: Seat(0),
        seed: options.seed,
        agreed: Default::default(),
    };
    let setups: Vec<Setup> = sides
        .iter()
        .flat_map(|&side| faces.map(|face| setup(side, face)))
        .collect();
    for setup in &setups {
        setup.check()?;
    }
    let began = Instant::now();
    // Level by level in turn, so that the time left is told well.
    let tables = setups.len() as u64;
    let wins = games::play_all(
        options.games * tables,
        &[options.bot],
        |number, players, wins: &mut Wins| {
            let table = (number % tables) as usize;
            let setup = games::numbered(&setups[table], number / tables);
            let record = games::play(setup, players)?;
            let won = record.game().winners();
            wins.count(table, won.is_some_and(|won| won.contains(Seat(0))));
            Ok(())
        },
    )?;
    let rows = setups.iter().enumerate().filter_map(|(table, setup)| {
        let challenge = setup.challenge?;
        Some(Row::new(
            setup.side,
            challenge,
            wins.of(table),
            options.games,
        ))
    });
    let report = Report::new(options.bot, options.seed, began.elapsed(), rows.collect());
    report.print(options.json)?;
    Ok(())
}

fn faces(options: &CalibrateOptions) -> Result<[Challenge; 6], Failure> {
    let Some(path) = &options.faces else {
        return Ok(challenges::built_in());
    };
    let text = fs::read_to_string(path).map_err(|source| Failure::Unreadable {
        path: path.clone(),
        source,
    })?;
    challenges::parse(&text).map_err(|source| Failure::Challenges {
        path: path.clone(),
        source,
    })
}
