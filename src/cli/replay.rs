//! `replay`: a saved game told in a few lines, or step by step for other programs.

use std::{
    io::{self, BufWriter, Write},
    path::PathBuf,
};

use clap::Args;

use super::{Failure, tell};
use crate::records::{LoadError, Record, RecordError, trace};
use crate::rules::{Edition, ROUNDS, Seat, Side, TieBreak};

pub(super) const EXAMPLES: &str = "\
Examples:
  medieval-academy replay my-game.academy
  medieval-academy replay my-game.academy --trace | head -1";

#[derive(Args, Debug)]
pub(super) struct ReplayOptions {
    /// The saved game (.academy)
    file: PathBuf,
    /// Print the whole state of the game after each act, as one JSON object a line
    #[arg(long)]
    trace: bool,
}

pub(super) fn replay(options: &ReplayOptions) -> Result<(), Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    let record = match Record::load(&options.file) {
        Ok(record) => record,
        Err(error) => {
            if options.trace
                && let LoadError::Record { source, .. } = &error
                && let RecordError::Illegal { until, .. } = source
            {
                // The game can be watched up to there.
                print_trace(until, &mut out)?;
                out.flush()?;
            }
            return Err(error.into());
        }
    };
    if let Some(bytes) = record.dropped() {
        tell(format_args!(
            "notice: the last line of {} was cut off and has been dropped ({bytes} bytes). Everything before it is here. \
             The file was left as it was.",
            options.file.display()
        ));
    }
    if options.trace {
        print_trace(&record, &mut out)?;
    } else {
        print_summary(&record, &mut out)?;
    }
    out.flush()?;
    Ok(())
}

fn print_trace(record: &Record, out: &mut impl Write) -> Result<(), Failure> {
    for step in trace::steps(record)? {
        // A record's acts were played when it was read.
        let Ok(step) = step else { break };
        writeln!(out, "{}", step.to_line())?;
    }
    Ok(())
}

fn print_summary(record: &Record, out: &mut impl Write) -> Result<(), Failure> {
    let (setup, game) = (record.setup(), record.game());
    let edition = match (setup.edition, setup.side) {
        (Edition::First, _) => "First edition",
        (Edition::Second, Side::Day) => "Second edition, Day",
        (Edition::Second, Side::Night) => "Second edition, Night",
    };
    let table = match (setup.challenge, setup.seats.len()) {
        (Some(challenge), _) => format!("solo, level {}", challenge.level),
        (None, seats) => format!("{seats} players"),
    };
    writeln!(out, "{edition}, {table}, seed {}", setup.seed)?;
    let progress = if game.is_over() {
        "over".to_owned()
    } else {
        format!("in round {} of {ROUNDS}", game.round())
    };
    writeln!(out, "{} acts, {progress}", record.acts().len())?;
    writeln!(out)?;

    let after = points_after_rounds(record)?;
    let names: Vec<String> = setup.seats.iter().map(|seat| plain(&seat.name)).collect();
    let width = names.iter().map(|name| name.chars().count()).max();
    let width = width.unwrap_or(0).max("player".len());
    write!(out, "seat  {:width$}  {:8}", "player", "kind")?;
    for round in 1..=after.len() {
        write!(out, "  {:>7}", format!("round {round}"))?;
    }
    writeln!(out)?;
    for (seat, name) in Seat::all(game.rules().seats).zip(&names) {
        let kind = setup.seats[seat.index()].kind.key();
        write!(out, "{:4}  {name:width$}  {kind:8}", seat.0)?;
        for scores in &after {
            write!(out, "  {:7}", scores[seat.index()])?;
        }
        writeln!(out)?;
    }
    if let Some((winners, tie)) = game.result() {
        let winners: Vec<&str> = winners
            .iter()
            .filter_map(|seat| names.get(seat.index()).map(String::as_str))
            .collect();
        let how = match tie {
            None => "",
            Some(TieBreak::Kitchen) => ", on equal points but further ahead in the Kitchen",
            Some(TieBreak::Shared) => ", who share the victory",
        };
        writeln!(out, "\nwon by {}{how}", winners.join(" and "))?;
    }
    Ok(())
}

/// Each seat's points at the end of each round played to its end.
fn points_after_rounds(record: &Record) -> Result<Vec<Vec<i16>>, Failure> {
    let mut after = Vec::new();
    let mut round = 1;
    for step in trace::steps(record)?.flatten() {
        if step.round > round || step.winners.is_some() {
            round = step.round;
            after.push(step.scores);
        }
    }
    Ok(after)
}

/// A name without what could move a terminal's cursor.
fn plain(name: &str) -> String {
    name.replace(char::is_control, "\u{fffd}")
}
