//! A virtual screen to open windows on.

use std::{
    collections::HashSet,
    fs,
    io::{self, BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use tempfile::TempDir;

/// The programs without which no window can be opened or driven.
const NEEDS: [&str; 2] = ["Xvfb", "xdotool"];

/// Those of the programs needed that can't be found.
pub fn missing() -> Vec<&'static str> {
    let found = |program: &&str| {
        let tried = Command::new(program)
            .arg("-version")
            .env_remove("DISPLAY")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        !matches!(tried, Err(error) if error.kind() == io::ErrorKind::NotFound)
    };
    NEEDS
        .into_iter()
        .filter(|program| !found(program))
        .collect()
}

/// An X server of our own, without a screen; it ends with this value.
pub struct Display {
    server: Child,
    /// What `DISPLAY` has to be.
    pub name: String,
    frames: TempDir,
}

impl Display {
    /// A screen of some size in pixels.
    pub fn open(width: u32, height: u32) -> Self {
        let frames = tempfile::tempdir().unwrap();
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"])
            .arg(format!("{width}x{height}x24"))
            // The screen as a file: pictures need no other program.
            .arg("-fbdir")
            .arg(frames.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut number = String::new();
        let out = server.stdout.take().unwrap();
        BufReader::new(out).read_line(&mut number).unwrap();
        assert!(!number.trim().is_empty(), "Xvfb did not start");
        Self {
            server,
            name: format!(":{}", number.trim()),
            frames,
        }
    }

    fn frame(&self) -> PathBuf {
        self.frames.path().join("Xvfb_screen0")
    }

    /// What is on the screen now.
    pub fn picture(&self) -> Picture {
        Picture::parse(&fs::read(self.frame()).unwrap())
    }

    /// Keeps the screen as an X window dump, and as PNG if ImageMagick is there.
    pub fn save(&self, path: &Path) {
        let dump = path.with_extension("xwd");
        if fs::copy(self.frame(), &dump).is_ok() {
            let from = format!("xwd:{}", dump.display());
            let converted = Command::new("convert").arg(from).arg(path).status();
            if converted.is_ok_and(|status| status.success()) {
                let _ = fs::remove_file(dump);
            }
        }
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The pixels of a screen.
#[derive(PartialEq, Eq)]
pub struct Picture(Vec<[u8; 4]>);

impl Picture {
    /// Reads an X window dump: a header of big-endian words, a colour table, the pixels.
    fn parse(dump: &[u8]) -> Self {
        let word = |n: usize| {
            let bytes = dump[n * 4..n * 4 + 4].try_into().unwrap();
            u32::from_be_bytes(bytes) as usize
        };
        let (header, colours) = (word(0), word(19));
        let pixels = &dump[header + colours * 12..];
        let pixels = pixels.as_chunks().0.to_vec();
        Self(pixels)
    }

    /// How many colours there are.
    pub fn colours(&self) -> usize {
        self.0.iter().collect::<HashSet<_>>().len()
    }

    /// The share of pixels that are not as in another picture of the same size.
    pub fn differs(&self, other: &Self) -> f32 {
        let pairs = self.0.iter().zip(&other.0);
        let others = pairs.filter(|(a, b)| a != b).count();
        others as f32 / self.0.len().max(1) as f32
    }
}
