//! The set-up: finds what a Linux system lacks and installs it with the system's own package manager.

use std::fmt;
use std::process::Command;

use crate::needs::{self, Need, Stage};
use crate::steps::{self, Step};

/// How a set-up that did not fail ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing was missing, or the system is not Linux.
    NothingToDo,
    /// What was missing is installed.
    Installed,
    /// Something is missing that no known package manager can bring; the person has been told.
    LeftToThePerson,
}

/// What was missing could not be installed.
#[derive(Debug)]
pub struct SetUpFailure {
    missing: Vec<&'static Need>,
    reason: String,
    /// What to run by hand.
    by_hand: String,
}

impl SetUpFailure {
    /// Whether something is missing without which `stage` cannot begin.
    pub fn stops(&self, stage: Stage) -> bool {
        self.missing.iter().any(|need| need.stage <= stage)
    }
}

impl fmt::Display for SetUpFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            missing,
            reason,
            by_hand,
        } = self;
        write!(
            f,
            "set-up: missing {}; {reason}.\nTo install it by hand, run {by_hand}",
            listed(missing)
        )
    }
}

/// A package manager of a Linux system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Manager {
    AptGet,
    Dnf,
    Pacman,
    Zypper,
}

/// What a person may do on this system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rights {
    /// Install at once.
    Root,
    /// Install through `sudo`, which may ask for a password.
    Sudo,
    /// Only ask somebody else.
    None,
}

impl Manager {
    /// In the order they are looked for: one that is also offered as a package on other systems comes later.
    const ALL: [Self; 4] = [Self::AptGet, Self::Dnf, Self::Pacman, Self::Zypper];

    /// The system's package manager, by the first program that is `present`.
    fn choose(present: impl Fn(&str) -> bool) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|manager| present(manager.program()))
    }

    const fn program(self) -> &'static str {
        match self {
            Self::AptGet => "apt-get",
            Self::Dnf => "dnf",
            Self::Pacman => "pacman",
            Self::Zypper => "zypper",
        }
    }

    const fn packages(self, need: &Need) -> &'static [&'static str] {
        match self {
            Self::AptGet => need.apt_get,
            Self::Dnf => need.dnf,
            Self::Pacman => need.pacman,
            Self::Zypper => need.zypper,
        }
    }

    /// Whether a package, or one that stands in for it, is installed.
    fn has(self, package: &str) -> bool {
        match self {
            // A removed package stays known to dpkg while its configuration is there, so its status must be read.
            Self::AptGet => Command::new("dpkg-query")
                .args(["--show", "--showformat=${db:Status-Status}", package])
                .output()
                .is_ok_and(|output| output.stdout == b"installed"),
            Self::Dnf | Self::Zypper => {
                needs::succeeds(Command::new("rpm").args(["--query", "--whatprovides", package]))
            }
            Self::Pacman => needs::succeeds(Command::new("pacman").args(["--deptest", package])),
        }
    }

    /// Refreshes the list of packages, for managers that don't do so themselves. Not for pacman: there, a new list without
    /// an upgrade of everything may break the system.
    fn refresh(self, rights: Rights) -> Option<Step> {
        (self == Self::AptGet)
            .then(|| privileged("refresh package lists", self, rights, &["update"], &[]))
    }

    /// Installs `packages` without asking.
    fn install(self, rights: Rights, packages: &[&'static str]) -> Step {
        let options: &[&str] = match self {
            Self::AptGet => &["install", "--yes", "--no-install-recommends"],
            Self::Dnf => &["install", "--assumeyes", "--setopt=install_weak_deps=False"],
            Self::Pacman => &["--sync", "--needed", "--noconfirm"],
            Self::Zypper => &["--non-interactive", "install", "--no-recommends"],
        };
        privileged("install system packages", self, rights, options, packages)
    }
}

/// A step of `manager`, through `sudo` unless the person is root already.
fn privileged(
    name: &'static str,
    manager: Manager,
    rights: Rights,
    options: &[&str],
    packages: &[&str],
) -> Step {
    let mut words = Vec::new();
    if rights != Rights::Root {
        words.push("sudo");
    }
    if manager == Manager::AptGet {
        // As an argument, because sudo doesn't hand the environment on.
        words.extend(["env", "DEBIAN_FRONTEND=noninteractive"]);
    }
    words.push(manager.program());
    words.extend(options.iter().chain(packages));
    let program = match words.remove(0) {
        "sudo" => "sudo",
        "env" => "env",
        _ => manager.program(),
    };
    Step::new(name, program, words)
}

impl Rights {
    fn of_this_person() -> Self {
        let is_root = Command::new("id")
            .arg("-u")
            .output()
            .is_ok_and(|output| output.stdout.trim_ascii() == b"0");
        if is_root {
            Self::Root
        } else if needs::find_program("sudo").is_some() {
            Self::Sudo
        } else {
            Self::None
        }
    }
}

/// Makes sure that the system offers all that `stage` needs. Installs only what is missing, and shows each command first.
///
/// # Errors
/// Something is missing and could not be installed: no rights, no network, or no such package.
pub fn set_up(stage: Stage) -> Result<Outcome, SetUpFailure> {
    if !cfg!(target_os = "linux") {
        return Ok(Outcome::NothingToDo);
    }
    // Without a readable lock file the build will say so, and better.
    let lock = std::fs::read_to_string(steps::root().join("Cargo.lock")).unwrap_or_default();
    let is_missing = |need: &&Need| !need.probe.is_met();
    let missing: Vec<_> = needs::needs_up_to(stage, &lock)
        .filter(is_missing)
        .collect();
    if missing.is_empty() {
        return Ok(Outcome::NothingToDo);
    }
    let Some(manager) = Manager::choose(|program| needs::find_program(program).is_some()) else {
        eprintln!("set-up: missing {}.", listed(&missing));
        eprintln!(
            "Found none of apt-get, dnf, pacman and zypper: please install it by hand. Going on."
        );
        return Ok(Outcome::LeftToThePerson);
    };
    let packages = packages_for(&missing, manager, |package| manager.has(package));
    if packages.is_empty() {
        eprintln!(
            "set-up: {} not found, although its packages are installed. Going on.",
            listed(&missing)
        );
        return Ok(Outcome::LeftToThePerson);
    }

    eprintln!("set-up: missing {}", listed(&missing));
    let rights = Rights::of_this_person();
    let install = manager.install(rights, &packages);
    let failure = |missing, reason| SetUpFailure {
        missing,
        reason,
        by_hand: by_hand(manager, rights, &packages),
    };
    if rights == Rights::None {
        return Err(failure(
            missing,
            "installing it needs an administrator, and there is no sudo".to_owned(),
        ));
    }
    if let Some(Err(error)) = manager.refresh(rights).as_ref().map(Step::run) {
        eprintln!("{error}\ngoing on with the package lists that are there");
    }
    install
        .run()
        .map_err(|error| failure(missing, error.to_string()))?;
    Ok(Outcome::Installed)
}

/// The packages of `manager` that bring what is missing, each once, less those that are `installed`.
fn packages_for(
    missing: &[&Need],
    manager: Manager,
    installed: impl Fn(&str) -> bool,
) -> Vec<&'static str> {
    let mut packages = Vec::new();
    for package in missing.iter().flat_map(|need| manager.packages(need)) {
        if !packages.contains(package) && !installed(package) {
            packages.push(*package);
        }
    }
    packages
}

/// What a person runs when the set-up could not: the same, but with questions allowed.
fn by_hand(manager: Manager, rights: Rights, packages: &[&'static str]) -> String {
    let (who, sudo) = match rights {
        Rights::Sudo => ("", "sudo "),
        Rights::Root | Rights::None => ("as root: ", ""),
    };
    let packages = packages.join(" ");
    let command = match manager {
        Manager::AptGet => format!("apt-get update && {sudo}apt-get install {packages}"),
        Manager::Dnf => format!("dnf install {packages}"),
        Manager::Pacman => format!("pacman -Syu {packages}"),
        Manager::Zypper => format!("zypper install {packages}"),
    };
    format!("{who}{sudo}{command}")
}

fn listed(needs: &[&Need]) -> String {
    needs
        .iter()
        .map(|need| need.what)
        .collect::<Vec<_>>()
        .join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::needs::{NEEDS, Probe};

    fn need(probe: Probe) -> &'static Need {
        NEEDS
            .iter()
            .find(|need| need.probe == probe)
            .expect("the table has this need")
    }

    #[test]
    fn the_manager_is_the_first_that_is_present() {
        assert_eq!(
            Manager::choose(|program| program == "pacman"),
            Some(Manager::Pacman)
        );
        assert_eq!(
            Manager::choose(|program| program == "zypper"),
            Some(Manager::Zypper)
        );
        assert_eq!(
            Manager::choose(|program| ["dnf", "apt-get"].contains(&program)),
            Some(Manager::AptGet)
        );
        assert_eq!(Manager::choose(|_| false), None);
    }

    #[test]
    fn missing_needs_become_one_command_line() {
        let missing = [need(Probe::Program("cc")), need(Probe::Program("xwininfo"))];
        let line = |manager: Manager, rights| {
            manager
                .install(rights, &packages_for(&missing, manager, |_| false))
                .to_string()
        };
        assert_eq!(
            line(Manager::AptGet, Rights::Sudo),
            "sudo env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends build-essential x11-utils"
        );
        assert_eq!(
            line(Manager::AptGet, Rights::Root),
            "env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends build-essential x11-utils"
        );
        assert_eq!(
            line(Manager::Dnf, Rights::Sudo),
            "sudo dnf install --assumeyes --setopt=install_weak_deps=False gcc xwininfo"
        );
        assert_eq!(
            line(Manager::Pacman, Rights::Root),
            "pacman --sync --needed --noconfirm gcc xorg-xwininfo"
        );
        assert_eq!(
            line(Manager::Zypper, Rights::Root),
            "zypper --non-interactive install --no-recommends gcc xwininfo"
        );
    }

    #[test]
    fn installed_packages_are_not_installed_again() {
        let missing: Vec<_> = NEEDS
            .iter()
            .filter(|need| matches!(need.probe, Probe::Libraries(_)))
            .collect();
        let packages = packages_for(&missing, Manager::AptGet, |package| package != "libxi6");
        assert_eq!(packages, ["libxi6"]);
    }

    #[test]
    fn only_apt_get_needs_its_lists_refreshed() {
        let refreshed = Manager::AptGet
            .refresh(Rights::Root)
            .map(|step| step.to_string());
        assert_eq!(
            refreshed.as_deref(),
            Some("env DEBIAN_FRONTEND=noninteractive apt-get update")
        );
        for manager in [Manager::Dnf, Manager::Pacman, Manager::Zypper] {
            assert_eq!(manager.refresh(Rights::Root), None);
        }
    }

    #[test]
    fn a_failure_says_what_is_missing_and_what_to_run() {
        let missing = vec![need(Probe::VulkanDriver)];
        let packages = packages_for(&missing, Manager::AptGet, |_| false);
        let by_hand = by_hand(Manager::AptGet, Rights::Sudo, &packages);
        let failure = SetUpFailure {
            missing,
            reason: "no network".to_owned(),
            by_hand,
        };
        let text = failure.to_string();
        assert!(
            text.contains("a Vulkan driver") && text.contains("no network"),
            "{text}"
        );
        assert!(
            text.ends_with("sudo apt-get update && sudo apt-get install mesa-vulkan-drivers"),
            "{text}"
        );
    }

    #[test]
    fn a_missing_driver_stops_no_build_but_a_missing_compiler_does() {
        let lacking = |probe| SetUpFailure {
            missing: vec![need(probe)],
            reason: String::new(),
            by_hand: String::new(),
        };
        assert!(!lacking(Probe::VulkanDriver).stops(Stage::Build));
        assert!(lacking(Probe::Program("cc")).stops(Stage::Build));
    }
}
