//! `tournament`: which computer player is stronger, in fair games: same deals for all, seats in rotation.

mod report;

use std::time::Instant;

use clap::Args;

use self::report::{Report, Tally};
use super::{
    Failure, games,
    games::Way,
    jobs, parse_seed,
    player::{Player, Seated, parse_player_or_seer},
    refuse,
};
use crate::records::{Boards, Setup};

pub(super) const EXAMPLES: &str = "\
Examples:
  medieval-academy tournament --bots champion,squire,squire,squire --games 400
  medieval-academy tournament --bots knight,page --players 5 --side night --games 1000
  medieval-academy tournament --bots champion,knight,squire --solo 4 --games 300 --json
  medieval-academy tournament --bots squire:rowan,squire --players 4 --games 4000
  medieval-academy tournament --bots seer,champion --players 4 --games 200

Every deal is played once from every seat, so that nobody owes a win to the cards or the seat. In solo every player takes
the challenge with every deal. A shared victory counts as equal parts of one; intervals are of 95 %, by deals. The same
seed gives the same result on every machine.";

#[derive(Args, Debug)]
pub(super) struct TournamentOptions {
    /// The computer players round the table, with commas between
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', required = true, value_parser = parse_player_or_seer,
        long_help = format!("The computer players round the table, with commas between; with --players the last one takes \
            the seats that are left. There are: {}. And the seer, a champion that cheats: it sees all hands, and so shows how much \
            a champion owes to what it can't see", Player::list()))]
    bots: Vec<Player>,
    /// How many games; made up to whole rounds of the table
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// How many players [default: as many as --bots names]
    #[arg(long, value_name = "P", value_parser = clap::value_parser!(u8).range(2..=5), conflicts_with = "solo")]
    players: Option<u8>,
    #[command(flatten)]
    way: Way,
    /// Each alone against Sir Agravain and Lady Brisen, at this level of challenge
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(1..=6))]
    solo: Option<u8>,
    /// Seed of the first deal, a whole number or a word; each deal has the next one
    #[arg(long, value_name = "N|WORD", value_parser = parse_seed, default_value = "1")]
    seed: u64,
    /// How many games at a time [default: one a core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

pub(super) fn tournament(options: &TournamentOptions) -> Result<(), Failure> {
    let boards = options.way.boards()?;
    let (setup, bots) = table(options, &boards).unwrap_or_else(|why| refuse("tournament", why));
    let tables = bots.len() as u64;
    let deals = options.games.div_ceil(tables);
    let began = Instant::now();
    let jobs = options.jobs.unwrap_or_else(jobs::all_cores);
    let tally = jobs::work(deals, jobs, |deal, tally: &mut Tally| {
        let mut of_deal = report::Deal::of(&bots);
        for turn in 0..bots.len() {
            let mut round_table = bots.clone();
            round_table.rotate_right(turn);
            if options.solo.is_some() {
                round_table.truncate(1);
            }
            let mut setup = games::numbered(&setup, deal);
            setup.seats = games::seats(&round_table, options.solo.is_some());
            let mut players: Vec<Seated> = round_table.iter().map(|player| player.sit()).collect();
            let record = games::play(setup, &mut players)?;
            of_deal.count(&record, &round_table);
        }
        tally.count(&of_deal);
        Ok(())
    })?;
    let report = Report::new(&setup, &bots, deals, began.elapsed(), &tally);
    report.print(options.json)?;
    Ok(())
}

/// The setup of the first game, and the players; in solo these are to play one by one.
fn table(options: &TournamentOptions, boards: &Boards) -> Result<(Setup, Vec<Player>), String> {
    let mut bots = options.bots.clone();
    if let (Some(players), Some(&last)) = (options.players, bots.last()) {
        let players = usize::from(players);
        if bots.len() > players {
            return Err(format!(
                "--bots names {} computer players, more than {players}",
                bots.len()
            ));
        }
        bots.resize(players, last);
    }
    let seats = match options.solo {
        Some(_) => &bots[..1],
        None => &bots[..],
    };
    let setup = options
        .way
        .setup(boards, seats, options.solo, options.seed)?;
    Ok((setup, bots))
}
