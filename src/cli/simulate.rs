//! `simulate`: games among computer players without a window.

mod report;

use std::{path::PathBuf, time::Instant};

use clap::Args;

use self::report::{Report, Tally};
use super::{Failure, games, games::Way, parse_seed, player::Player, refuse};
use crate::records::{Boards, Library, Setup, Writer};

pub(super) const EXAMPLES: &str = "\
Examples:
  medieval-academy simulate --games 1000 --players 4
  medieval-academy simulate --games 1000 --players 3 --side night --bots squire,page,page
  medieval-academy simulate --games 100 --solo 3 --bots squire --json
  medieval-academy simulate --games 10 --players 2 --records duels

The same seed gives the same games on every machine. A shared victory counts as equal parts of one.";

#[derive(Args, Debug)]
pub(super) struct SimulateOptions {
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many players; 1 with --solo [default: 4]
    #[arg(long, value_name = "P", value_parser = clap::value_parser!(u8).range(1..=5))]
    players: Option<u8>,
    #[command(flatten)]
    way: Way,
    /// One player against Sir Agravain and Lady Brisen, at this level of challenge
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(1..=6))]
    solo: Option<u8>,
    /// The computer players seat by seat, with commas between; one alone takes all seats
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', default_value = "squire",
        long_help = format!("The computer players seat by seat, with commas between; one alone takes all seats. \
            There are: {}", Player::list()))]
    bots: Vec<Player>,
    /// Seed of the first game, a whole number or a word; each game has the next one
    #[arg(long, value_name = "N|WORD", value_parser = parse_seed, default_value = "1")]
    seed: u64,
    /// Write each game's record into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

pub(super) fn simulate(options: &SimulateOptions) -> Result<(), Failure> {
    let boards = options.way.boards()?;
    let (setup, bots) = table(options, &boards).unwrap_or_else(|why| refuse("simulate", why));
    let began = Instant::now();
    let tally = play_all(options, &setup, &bots)?;
    let report = Report::new(&setup, options.games, began.elapsed(), &tally);
    report.print(options.json)?;
    Ok(())
}

/// The setup of the first game, and who plays: by seat, without the solo opponents.
fn table(options: &SimulateOptions, boards: &Boards) -> Result<(Setup, Vec<Player>), String> {
    let players = options
        .players
        .unwrap_or(if options.solo.is_some() { 1 } else { 4 });
    match (players, options.solo) {
        (1, None) => return Err("a game for one player needs --solo LEVEL".to_owned()),
        (2.., Some(_)) => return Err("--solo is for one player: --players 1".to_owned()),
        _ => {}
    }
    let bots = match options.bots[..] {
        [only] => vec![only; usize::from(players)],
        ref each if each.len() == usize::from(players) => each.to_vec(),
        ref each => {
            let wanted = format!("--bots names {} computer players, not 1", each.len());
            return Err(if players == 1 {
                wanted
            } else {
                format!("{wanted} or {players}")
            });
        }
    };
    let setup = options
        .way
        .setup(boards, &bots, options.solo, options.seed)?;
    Ok((setup, bots))
}

fn play_all(options: &SimulateOptions, setup: &Setup, bots: &[Player]) -> Result<Tally, Failure> {
    let shelf = options.records.clone().map(Library::at);
    let last_seed = options.seed.saturating_add(options.games - 1);
    let digits = last_seed.to_string().len();
    games::play_all(options.games, bots, |game, players, tally: &mut Tally| {
        let record = games::play(games::numbered(setup, game), players)?;
        if let Some(shelf) = &shelf {
            let seed = record.setup().seed;
            let path = shelf.free_path(&format!("game-{seed:0digits$}"));
            Writer::save(&path, &record)?;
        }
        tally.count(&record);
        Ok(())
    })
}
