//! The repository's commands: `cargo play`, `cargo verify` and `cargo xtask setup`.
//!
//! [`needs`] is the table of what a Linux system must offer, [`setup`] installs what is missing of it, and [`steps`] runs
//! the commands. No dependencies, so that it is built in a second.

mod needs;
mod setup;
mod steps;

use std::ffi::OsString;
use std::fmt;
use std::process::ExitCode;

use needs::Stage;
use setup::Outcome;
use steps::{Failure, Step};

const HELP: &str = "\
Commands of the Medieval Academy repository

  cargo play [ARGS…]   set up the system, then build and start the game with ARGS
  cargo verify         set up the system, then check format, lints, documentation and tests
  cargo xtask setup    only set up the system
  cargo xtask help     this text

On Linux the set-up installs missing system packages and shows each command before it
runs; on macOS and Windows it does nothing. Exit codes: 0 done, 1 a step failed, 2 wrong
arguments.";

/// What the person asked for.
#[derive(Debug, PartialEq, Eq)]
enum Command {
    /// Set up, build, and start the game with these arguments.
    Play(Vec<OsString>),
    /// Set up and run every check.
    Verify,
    /// Only set up.
    SetUp,
    /// Explain the commands.
    Help,
}

/// Arguments that make no command.
#[derive(Debug, PartialEq, Eq)]
enum UsageError {
    NoCommand,
    UnknownCommand(OsString),
    UnexpectedArgument {
        command: &'static str,
        argument: OsString,
    },
}

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoCommand => write!(f, "no command given: expected play, verify, setup or help"),
            Self::UnknownCommand(name) => {
                write!(
                    f,
                    "unknown command \"{}\": expected play, verify, setup or help",
                    name.display()
                )
            }
            Self::UnexpectedArgument { command, argument } => {
                write!(
                    f,
                    "{command} takes no arguments, but got \"{}\"",
                    argument.display()
                )
            }
        }
    }
}

impl Command {
    /// Reads the arguments that follow the program's name.
    fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Self, UsageError> {
        let mut arguments = arguments.into_iter();
        let name = arguments.next().ok_or(UsageError::NoCommand)?;
        let (command, called) = match name.to_str() {
            Some("play") => {
                let mut rest: Vec<_> = arguments.collect();
                // People used to `cargo run -- ARGS` write the dashes here too; the game must not get them.
                if rest.first().is_some_and(|first| first == "--") {
                    rest.remove(0);
                }
                return Ok(Self::Play(rest));
            }
            Some("verify") => (Self::Verify, "verify"),
            Some("setup") => (Self::SetUp, "setup"),
            Some("help" | "--help" | "-h") => (Self::Help, "help"),
            _ => return Err(UsageError::UnknownCommand(name)),
        };
        match arguments.next() {
            None => Ok(command),
            Some(argument) => Err(UsageError::UnexpectedArgument {
                command: called,
                argument,
            }),
        }
    }

    fn run(self) -> Result<ExitCode, Failure> {
        match self {
            Self::Play(arguments) => {
                // A window may open without what could not be installed, a build without its tools may not begin.
                if let Err(failure) = setup::set_up(Stage::Window) {
                    if failure.stops(Stage::Build) {
                        return Err(failure.into());
                    }
                    eprintln!("{failure}\ngoing on without it");
                }
                return steps::play(arguments).run_for_its_exit_code();
            }
            Self::Verify => {
                setup::set_up(Stage::WindowTest)?;
                steps::verify().iter().try_for_each(Step::run)?;
                eprintln!("verify: every step passed");
            }
            Self::SetUp => match setup::set_up(Stage::WindowTest)? {
                Outcome::NothingToDo => eprintln!("set-up: nothing is missing"),
                Outcome::Installed => eprintln!("set-up: done"),
                Outcome::LeftToThePerson => {}
            },
            Self::Help => println!("{HELP}"),
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn main() -> ExitCode {
    let command = match Command::parse(std::env::args_os().skip(1)) {
        Ok(command) => command,
        Err(error) => {
            eprintln!("error: {error}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    command.run().unwrap_or_else(|failure| {
        eprintln!("error: {failure}");
        ExitCode::FAILURE
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(arguments: &[&str]) -> Result<Command, UsageError> {
        Command::parse(arguments.iter().map(OsString::from))
    }

    #[test]
    fn each_command_is_known_by_its_name() {
        assert_eq!(parse(&["play"]), Ok(Command::Play(vec![])));
        assert_eq!(parse(&["verify"]), Ok(Command::Verify));
        assert_eq!(parse(&["setup"]), Ok(Command::SetUp));
        for help in ["help", "--help", "-h"] {
            assert_eq!(parse(&[help]), Ok(Command::Help));
        }
    }

    #[test]
    fn the_game_gets_its_arguments_unchanged() {
        let expected = Command::Play(vec!["simulate".into(), "--help".into(), "--".into()]);
        assert_eq!(parse(&["play", "simulate", "--help", "--"]), Ok(expected));
    }

    #[test]
    fn dashes_before_the_games_arguments_are_dropped() {
        assert_eq!(
            parse(&["play", "--", "replay"]),
            Ok(Command::Play(vec!["replay".into()]))
        );
    }

    #[test]
    fn anything_else_is_an_error_that_names_it() {
        assert_eq!(parse(&[]), Err(UsageError::NoCommand));
        let error = parse(&["joust"]).expect_err("no such command");
        assert!(error.to_string().contains("\"joust\""), "{error}");
        let error = parse(&["verify", "--fast"]).expect_err("verify takes no arguments");
        assert!(
            error.to_string().contains("verify") && error.to_string().contains("\"--fast\""),
            "{error}"
        );
    }
}
