//! Steps: the commands that `play` and `verify` run, how a step is shown, and how it fails.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus};

use crate::setup::SetUpFailure;

/// One command with a name to call it by when it fails. Its `Display` is a line to paste into a shell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    name: &'static str,
    program: &'static str,
    arguments: Vec<OsString>,
    environment: Option<(&'static str, &'static str)>,
    directory: Option<PathBuf>,
}

impl Step {
    /// A step that runs `program` with `arguments` in the current folder.
    pub fn new<A: Into<OsString>>(
        name: &'static str,
        program: &'static str,
        arguments: impl IntoIterator<Item = A>,
    ) -> Self {
        let arguments = arguments.into_iter().map(Into::into).collect();
        Self {
            name,
            program,
            arguments,
            environment: None,
            directory: None,
        }
    }

    /// Shows the step and runs it to its end.
    ///
    /// # Errors
    /// The program could not be started, or ended with anything but success.
    pub fn run(&self) -> Result<(), Failure> {
        let status = self.status()?;
        if status.success() {
            Ok(())
        } else {
            Err(self.failed(status))
        }
    }

    /// Runs the step like [`Step::run`], and hands on the exit codes 1 and 2: with these the game has said itself what
    /// was wrong.
    ///
    /// # Errors
    /// The program could not be started, was ended by a signal, or ended with another code.
    pub fn run_for_its_exit_code(&self) -> Result<ExitCode, Failure> {
        let status = self.status()?;
        match status.code() {
            Some(code @ 0..=2) => Ok(ExitCode::from(code as u8)),
            _ => Err(self.failed(status)),
        }
    }

    fn status(&self) -> Result<ExitStatus, Failure> {
        eprintln!("$ {self}");
        // The cargo that runs us, which need not be the first one in PATH.
        let cargo = (self.program == "cargo")
            .then(|| std::env::var_os("CARGO"))
            .flatten();
        let mut command = Command::new(cargo.as_deref().unwrap_or(OsStr::new(self.program)));
        command.args(&self.arguments).envs(self.environment);
        if let Some(directory) = &self.directory {
            command.current_dir(directory);
        }
        command.status().map_err(|source| Failure::NotStarted {
            name: self.name,
            program: self.program,
            source,
        })
    }

    fn failed(&self, status: ExitStatus) -> Failure {
        Failure::Failed {
            name: self.name,
            command: self.to_string(),
            status,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, value)) = self.environment {
            write!(f, "{name}={} ", quoted(value))?;
        }
        f.write_str(self.program)?;
        self.arguments
            .iter()
            .try_for_each(|argument| write!(f, " {}", quoted(&argument.to_string_lossy())))
    }
}

/// `word` as a shell takes it for one word.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./=:+,@".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// Why a command of the repository stopped.
#[derive(Debug)]
pub enum Failure {
    /// The step's program is not there or may not be run.
    NotStarted {
        name: &'static str,
        program: &'static str,
        source: io::Error,
    },
    /// The step ran and did not succeed.
    Failed {
        name: &'static str,
        command: String,
        status: ExitStatus,
    },
    /// Something is missing and could not be installed.
    SetUp(SetUpFailure),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotStarted {
                name,
                program,
                source,
            } => {
                write!(f, "step \"{name}\" could not start {program}: {source}")
            }
            Self::Failed {
                name,
                command,
                status,
            } => write!(f, "step \"{name}\" failed ({status}): {command}"),
            Self::SetUp(failure) => failure.fmt(f),
        }
    }
}

impl From<SetUpFailure> for Failure {
    fn from(failure: SetUpFailure) -> Self {
        Self::SetUp(failure)
    }
}

/// The repository's root folder.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap_or(Path::new("."))
}

/// Builds and starts the game. It stays in the person's folder, so that the paths in `arguments` mean what they meant.
pub fn play(arguments: Vec<OsString>) -> Step {
    let manifest = root().join("Cargo.toml").into_os_string();
    let cargo = ["run", "--release", "--locked", "--manifest-path"].map(OsString::from);
    Step::new(
        "play",
        "cargo",
        cargo
            .into_iter()
            .chain([manifest, "--".into()])
            .chain(arguments),
    )
}

/// Every check of the repository, the quick ones first.
pub fn verify() -> Vec<Step> {
    let check = |name, arguments: &str| Step {
        directory: Some(root().to_owned()),
        ..Step::new(name, "cargo", arguments.split(' '))
    };
    vec![
        check("format", "fmt --all --check"),
        check(
            "lints",
            "clippy --workspace --all-targets --locked -- -D warnings",
        ),
        Step {
            environment: Some(("RUSTDOCFLAGS", "-D warnings")),
            ..check("documentation", "doc --no-deps --workspace --locked")
        },
        check("tests", "test --workspace --locked"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_shown_as_a_line_to_paste() {
        let step = Step {
            environment: Some(("RUSTDOCFLAGS", "-D warnings")),
            ..Step::new("documentation", "cargo", ["doc", "my file", "it's", ""])
        };
        assert_eq!(
            step.to_string(),
            r"RUSTDOCFLAGS='-D warnings' cargo doc 'my file' 'it'\''s' ''"
        );
    }

    #[test]
    fn the_game_gets_its_arguments_after_the_dashes() {
        let line = play(vec!["replay".into(), "a game.academy".into()]).to_string();
        assert!(
            line.starts_with("cargo run --release --locked --manifest-path "),
            "{line}"
        );
        assert!(line.ends_with(" -- replay 'a game.academy'"), "{line}");
    }

    #[test]
    fn verify_checks_format_lints_documentation_and_tests_in_this_order() {
        let names: Vec<_> = verify().iter().map(|step| step.name).collect();
        assert_eq!(names, ["format", "lints", "documentation", "tests"]);
    }

    #[test]
    fn a_failure_names_its_step() {
        let step = Step::new("lints", "no-such-program", ["now"]);
        let failure = step.run().expect_err("there is no such program");
        assert!(
            failure.to_string().contains("\"lints\"")
                && failure.to_string().contains("no-such-program")
        );
    }
}
