//! The command line: opens the window, or works without one.
//!
//! Exit codes: 0 done, 1 failed (a broken file, a folder that can't be written), 2 arguments that make no sense. A closed
//! pipe, as in `… | head`, is no failure.

mod calibrate;
mod fit;
mod gallery;
mod games;
mod jobs;
mod pictures;
mod player;
mod replay;
mod simulate;
mod tournament;

use std::{
    fmt,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    str::FromStr,
};

use clap::{Args, CommandFactory, Parser, Subcommand, error::ErrorKind};

use crate::app;
use crate::records::challenges::ChallengesError;
use crate::records::{
    Boards, BoardsError, LoadError, Record, SetupError, WriteError, seed_from_text,
};
use crate::rules::{IllegalAct, Seat};
use crate::words::Language;

const EXAMPLES: &str = "\
Examples:
  medieval-academy                         open the game
  medieval-academy --seed excalibur        the deal of that word
  medieval-academy my-game.academy         go on with a saved game
  medieval-academy simulate --games 1000 --players 4 --bots squire,page,page,page
  medieval-academy simulate --games 100 --solo 3 --side night --json
  medieval-academy tournament --bots champion,squire,squire,squire --games 400
  medieval-academy calibrate               how hard the challenges are
  medieval-academy replay my-game.academy  who played, and how it went

A fan adaptation of the board game; not official.";

/// The board game Medieval Academy.
#[derive(Parser, Debug)]
#[command(name = "medieval-academy", version, after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: PlayOptions,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Open the window and play (the default)
    Play(PlayOptions),
    /// Play games among computer players without a window, and count who wins
    #[command(after_help = simulate::EXAMPLES)]
    Simulate(simulate::SimulateOptions),
    /// Compare computer players in fair games: same deals for all, seats in rotation
    #[command(after_help = tournament::EXAMPLES)]
    Tournament(tournament::TournamentOptions),
    /// Measure how often a computer player wins each solo challenge
    #[command(after_help = calibrate::EXAMPLES)]
    Calibrate(calibrate::CalibrateOptions),
    /// Make anew what computer players know of the worth of places, from games with themselves
    #[command(after_help = fit::EXAMPLES)]
    Fit(fit::FitOptions),
    /// Tell what happened in a saved game
    #[command(after_help = replay::EXAMPLES)]
    Replay(replay::ReplayOptions),
    /// Make contact sheets (PNG) of every drawing, in colour, in grey and as colour-blind people see them
    #[command(after_help = gallery::EXAMPLES)]
    Gallery(gallery::GalleryOptions),
    /// Make the README's pictures (PNG, and a moving one) in the game's window
    #[command(after_help = pictures::EXAMPLES)]
    Pictures(pictures::PicturesOptions),
}

/// How the window is to open.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayOptions {
    /// Go on with this game
    #[arg(value_name = "FILE", value_parser = parse_record)]
    pub record: Option<PathBuf>,
    /// Seed of the next new game: a whole number, or a word
    #[arg(long, value_name = "N|WORD", value_parser = parse_seed)]
    pub seed: Option<u64>,
    /// Open in a window of this size, in pixels
    #[arg(long, value_name = "WxH")]
    pub windowed: Option<WindowSize>,
    /// Open over the whole screen
    #[arg(long, conflicts_with = "windowed")]
    pub fullscreen: bool,
    /// Speak this language, until another is chosen in the settings: en, fr, es or ru
    #[arg(long, value_name = "CODE")]
    pub language: Option<Language>,
    /// Keep games and settings in this folder (else $MEDIEVAL_ACADEMY_DATA, else the system's place for them)
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Take day.ron, night.ron and first.ron from this folder, as far as they are there
    #[arg(long, value_name = "DIR")]
    pub boards: Option<PathBuf>,
}

/// Size of a window, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowSize {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
}

impl WindowSize {
    /// The least and most a side can have: what a word needs to be legible, and what graphics cards can draw.
    const SIDES: std::ops::RangeInclusive<u32> = 320..=16_384;
}

/// The text is no size of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a size is like 1600x900, each side from 320 to 16384")]
pub struct WindowSizeError;

impl FromStr for WindowSize {
    type Err = WindowSizeError;

    fn from_str(text: &str) -> Result<Self, WindowSizeError> {
        let (width, height) = text.split_once(['x', 'X', '×']).ok_or(WindowSizeError)?;
        let side = |text: &str| {
            let side = text.trim().parse().ok();
            side.filter(|side| Self::SIDES.contains(side))
                .ok_or(WindowSizeError)
        };
        Ok(Self {
            width: side(width)?,
            height: side(height)?,
        })
    }
}

/// What keeps a command from being done.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error(transparent)]
    Write(#[from] WriteError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("the computer player at seat {} broke the rules: {reason}", seat.0)]
    Bot { seat: Seat, reason: IllegalAct },
    #[error(transparent)]
    Boards(#[from] BoardsError),
    #[error("{} can't be read: {source}", path.display())]
    Unreadable { path: PathBuf, source: io::Error },
    #[error("{}, {source}", path.display())]
    Challenges {
        path: PathBuf,
        source: ChallengesError,
    },
    #[error(transparent)]
    Gallery(#[from] gallery::GalleryError),
    #[error(transparent)]
    Pictures(#[from] crate::pictures::PicturesError),
    #[error(transparent)]
    Window(#[from] app::WindowError),
    #[error("the output can't be written: {0}")]
    Output(#[from] io::Error),
}

/// Does what the command line says.
#[must_use]
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.command {
        None => play(&arguments.play),
        Some(Command::Play(options)) => play(&options),
        Some(Command::Simulate(options)) => simulate::simulate(&options),
        Some(Command::Tournament(options)) => tournament::tournament(&options),
        Some(Command::Fit(options)) => fit::fit_all(&options),
        Some(Command::Calibrate(options)) => calibrate::calibrate(&options),
        Some(Command::Replay(options)) => replay::replay(&options),
        Some(Command::Gallery(options)) => gallery::gallery(&options),
        Some(Command::Pictures(options)) => pictures::pictures(&options),
    };
    match done {
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            tell(format_args!("error: {failure}"));
            ExitCode::FAILURE
        }
        Ok(()) => ExitCode::SUCCESS,
    }
}

/// Opens the window. A record that can't be gone on with is told of before.
fn play(options: &PlayOptions) -> Result<(), Failure> {
    if let Some(path) = &options.record {
        Record::load(path)?;
    }
    Ok(app::play(options)?)
}

/// The boards to play on: those of a folder, as far as they are there, else the built-in ones.
fn boards(folder: Option<&Path>) -> Result<Boards, BoardsError> {
    folder.map_or_else(|| Ok(Boards::built_in()), Boards::from_folder)
}

/// Says something beside the output. That nobody may listen is no reason to stop.
fn tell(what: fmt::Arguments) {
    let _ = writeln!(io::stderr(), "{what}");
}

/// Ends the program for arguments that don't go together.
fn refuse(command: &str, why: impl fmt::Display) -> ! {
    let mut arguments = Arguments::command();
    arguments.build();
    match arguments.find_subcommand_mut(command) {
        Some(command) => command.error(ErrorKind::ValueValidation, why).exit(),
        None => arguments.error(ErrorKind::ValueValidation, why).exit(),
    }
}

fn parse_seed(text: &str) -> Result<u64, &'static str> {
    seed_from_text(text).ok_or("a seed is a whole number or a word")
}

/// A record's path; a misspelt command is none.
fn parse_record(text: &str) -> Result<PathBuf, &'static str> {
    let path = PathBuf::from(text);
    let meant = path.extension().is_some() || path.exists();
    meant
        .then_some(path)
        .ok_or("there is neither a command nor a file of this name")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_fit_together() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn play_is_the_default() -> Result<(), clap::Error> {
        let seed = |line: &[&str]| {
            let arguments = Arguments::try_parse_from(line)?;
            Ok::<_, clap::Error>(match arguments.command {
                Some(Command::Play(options)) => options,
                _ => arguments.play,
            })
        };
        assert_eq!(
            seed(&["a", "--seed", "7", "--windowed", "1600x900"])?,
            seed(&["a", "play", "--seed", "7", "--windowed", "1600x900"])?,
        );
        assert!(seed(&["a", "--windowed", "0x900"]).is_err());
        assert_eq!(
            seed(&["a", "play", "--language", "fr"])?.language,
            Some(Language::French)
        );
        let error = seed(&["a", "--language", "tlh"]).map_err(|error| error.to_string());
        assert!(error.is_err_and(|error| error.contains("the game speaks en, fr, es or ru")));
        assert!(seed(&["a", "--windowed", "800x600", "--fullscreen"]).is_err());
        Ok(())
    }
}
