//! What the game and its checks need of a Linux system: a table of needs, how each is found, and the packages that bring it.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a need is for. A later stage includes the earlier ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Building the game.
    Build,
    /// Opening its window.
    Window,
    /// Testing the window on a screen that nobody sees.
    WindowTest,
}

/// How to find out, without administrator's rights, whether a need is met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Probe {
    /// This program is in `PATH`.
    Program(&'static str),
    /// `pkg-config` knows this library.
    PkgConfig(&'static str),
    /// The dynamic loader finds all of these; winit and wgpu open them when the game starts.
    Libraries(&'static [&'static str]),
    /// At least one Vulkan driver is registered, be it the graphics card's or one that draws in software.
    VulkanDriver,
}

/// One thing the system must offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Need {
    /// What it is, for messages.
    pub what: &'static str,
    /// What it is for.
    pub stage: Stage,
    /// Needed only while `Cargo.lock` names one of these crates; empty for always.
    pub crates: &'static [&'static str],
    /// How it is found.
    pub probe: Probe,
    /// Debian, Ubuntu and their kin.
    pub apt_get: &'static [&'static str],
    /// Fedora and its kin.
    pub dnf: &'static [&'static str],
    /// Arch and its kin.
    pub pacman: &'static [&'static str],
    /// openSUSE.
    pub zypper: &'static [&'static str],
}

/// Everything the game and its checks need. To add a need, add an entry.
pub const NEEDS: &[Need] = &[
    Need {
        what: "a C compiler, as linker",
        stage: Stage::Build,
        crates: &[],
        probe: Probe::Program("cc"),
        apt_get: &["build-essential"],
        dnf: &["gcc"],
        pacman: &["gcc"],
        zypper: &["gcc"],
    },
    Need {
        what: "pkg-config",
        stage: Stage::Build,
        crates: &["alsa-sys", "libudev-sys"],
        probe: Probe::Program("pkg-config"),
        apt_get: &["pkg-config"],
        dnf: &["pkgconf-pkg-config"],
        pacman: &["pkgconf"],
        zypper: &["pkg-config"],
    },
    Need {
        what: "ALSA for developers (sound)",
        stage: Stage::Build,
        crates: &["alsa-sys"],
        probe: Probe::PkgConfig("alsa"),
        apt_get: &["libasound2-dev"],
        dnf: &["alsa-lib-devel"],
        pacman: &["alsa-lib"],
        zypper: &["alsa-devel"],
    },
    Need {
        what: "libudev for developers (game pads)",
        stage: Stage::Build,
        crates: &["libudev-sys"],
        probe: Probe::PkgConfig("libudev"),
        apt_get: &["libudev-dev"],
        dnf: &["systemd-devel"],
        pacman: &["systemd-libs"],
        zypper: &["libudev-devel"],
    },
    Need {
        what: "the X11 client libraries",
        stage: Stage::Window,
        crates: &[],
        probe: Probe::Libraries(&[
            "libX11.so.6",
            "libX11-xcb.so.1",
            "libXcursor.so.1",
            "libXi.so.6",
        ]),
        apt_get: &["libx11-6", "libx11-xcb1", "libxcursor1", "libxi6"],
        dnf: &["libX11", "libX11-xcb", "libXcursor", "libXi"],
        pacman: &["libx11", "libxcursor", "libxi"],
        zypper: &["libX11-6", "libX11-xcb1", "libXcursor1", "libXi6"],
    },
    Need {
        what: "the keyboard library xkbcommon",
        stage: Stage::Window,
        crates: &[],
        probe: Probe::Libraries(&["libxkbcommon.so.0", "libxkbcommon-x11.so.0"]),
        apt_get: &["libxkbcommon-x11-0"],
        dnf: &["libxkbcommon-x11"],
        pacman: &["libxkbcommon-x11"],
        zypper: &["libxkbcommon-x11-0"],
    },
    Need {
        what: "the Vulkan loader",
        stage: Stage::Window,
        crates: &[],
        probe: Probe::Libraries(&["libvulkan.so.1"]),
        apt_get: &["libvulkan1"],
        dnf: &["vulkan-loader"],
        pacman: &["vulkan-icd-loader"],
        zypper: &["libvulkan1"],
    },
    Need {
        what: "a Vulkan driver",
        stage: Stage::Window,
        crates: &[],
        probe: Probe::VulkanDriver,
        apt_get: &["mesa-vulkan-drivers"],
        dnf: &["mesa-vulkan-drivers"],
        pacman: &["vulkan-swrast"],
        zypper: &["libvulkan_lvp"],
    },
    Need {
        what: "Xvfb, a screen that nobody sees",
        stage: Stage::WindowTest,
        crates: &[],
        probe: Probe::Program("Xvfb"),
        apt_get: &["xvfb"],
        dnf: &["xorg-x11-server-Xvfb"],
        pacman: &["xorg-server-xvfb"],
        zypper: &["xorg-x11-server-Xvfb"],
    },
    Need {
        what: "xdotool, for clicks and keys",
        stage: Stage::WindowTest,
        crates: &[],
        probe: Probe::Program("xdotool"),
        apt_get: &["xdotool"],
        dnf: &["xdotool"],
        pacman: &["xdotool"],
        zypper: &["xdotool"],
    },
    Need {
        what: "ImageMagick's import, for screenshots",
        stage: Stage::WindowTest,
        crates: &[],
        probe: Probe::Program("import"),
        apt_get: &["imagemagick"],
        dnf: &["ImageMagick"],
        pacman: &["imagemagick"],
        zypper: &["ImageMagick"],
    },
    Need {
        what: "xwininfo, to find the window",
        stage: Stage::WindowTest,
        crates: &[],
        probe: Probe::Program("xwininfo"),
        apt_get: &["x11-utils"],
        dnf: &["xwininfo"],
        pacman: &["xorg-xwininfo"],
        zypper: &["xwininfo"],
    },
];

/// The needs up to `stage` of a repository whose lock file reads `lock`.
pub fn needs_up_to(stage: Stage, lock: &str) -> impl Iterator<Item = &'static Need> {
    let locked: HashSet<&str> = lock
        .lines()
        .filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'))
        .collect();
    NEEDS.iter().filter(move |need| {
        need.stage <= stage
            && (need.crates.is_empty() || need.crates.iter().any(|name| locked.contains(name)))
    })
}

impl Probe {
    /// Whether this system meets the need.
    pub fn is_met(self) -> bool {
        match self {
            Self::Program(name) => find_program(name).is_some(),
            Self::PkgConfig(library) => {
                succeeds(Command::new("pkg-config").args(["--exists", library]))
            }
            Self::Libraries(names) => {
                let known = loader_cache();
                names
                    .iter()
                    .all(|name| known.contains(*name) || in_library_path(name))
            }
            Self::VulkanDriver => has_vulkan_driver(),
        }
    }
}

/// The file that runs when `name` is called.
pub fn find_program(name: &str) -> Option<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}

/// Runs a command that only asks something, with its output hidden.
pub fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Names of all libraries in the dynamic loader's cache; empty without one.
fn loader_cache() -> HashSet<String> {
    // Debian keeps ldconfig out of a common user's PATH.
    let listing = ["ldconfig", "/sbin/ldconfig", "/usr/sbin/ldconfig"]
        .iter()
        .find_map(|program| Command::new(program).arg("-p").output().ok());
    let listing = listing
        .map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
        .unwrap_or_default();
    listing
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .map(str::to_owned)
        .collect()
}

/// Whether a library is in a folder the dynamic loader visits besides its cache.
fn in_library_path(name: &str) -> bool {
    let path = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let fixed = ["/lib", "/usr/lib", "/lib64", "/usr/lib64"].map(PathBuf::from);
    std::env::split_paths(&path)
        .chain(fixed)
        .any(|folder| folder.join(name).exists())
}

fn has_vulkan_driver() -> bool {
    let named = ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"]
        .iter()
        .any(|name| std::env::var_os(name).is_some());
    let is_manifest = |file: &Path| {
        file.extension()
            .is_some_and(|extension| extension == "json")
    };
    let registered = |prefix: &str| {
        let folder = Path::new(prefix).join("vulkan/icd.d");
        folder
            .read_dir()
            .is_ok_and(|files| files.flatten().any(|file| is_manifest(&file.path())))
    };
    named
        || [
            "/usr/share",
            "/etc",
            "/usr/local/share",
            "/run/opengl-driver/share",
        ]
        .into_iter()
        .any(registered)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(stage: Stage, lock: &str) -> Vec<&'static str> {
        needs_up_to(stage, lock).map(|need| need.what).collect()
    }

    #[test]
    fn a_later_stage_needs_all_that_an_earlier_one_needs() {
        let (build, window, test) = (
            names(Stage::Build, ""),
            names(Stage::Window, ""),
            names(Stage::WindowTest, ""),
        );
        assert!(!build.is_empty() && build.len() < window.len() && window.len() < test.len());
        assert!(test.starts_with(&window) && window.starts_with(&build));
    }

    #[test]
    fn a_crates_library_is_needed_only_while_the_lock_file_names_the_crate() {
        let alsa = |lock| {
            needs_up_to(Stage::Build, lock).any(|need| need.probe == Probe::PkgConfig("alsa"))
        };
        assert!(alsa(
            "[[package]]\nname = \"alsa-sys\"\nversion = \"0.3.1\"\n"
        ));
        assert!(!alsa(
            "[[package]]\nname = \"alsa-sys-extra\"\ndependencies = [\n \"alsa-sys\",\n]\n"
        ));
    }

    #[test]
    fn every_need_has_a_package_for_each_manager() {
        for need in NEEDS {
            for packages in [need.apt_get, need.dnf, need.pacman, need.zypper] {
                assert!(!packages.is_empty(), "{}", need.what);
            }
        }
    }

    #[test]
    fn what_is_not_there_is_not_found() {
        assert!(!Probe::Program("no-such-program").is_met());
        assert!(!Probe::PkgConfig("no-such-library").is_met());
        assert!(!Probe::Libraries(&["libnosuchlibrary.so.0"]).is_met());
    }
}
