//! The program killed while settings, profile and library are written: all of them can be read afterwards, and nothing is lost
//! but the one thing that was being written.

use std::{
    env, fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, SystemTime},
};

use medieval_academy::{
    records::{
        Library, Record,
        SeatKind::{Page, Person},
        Writer,
        profile::{Deal, Outcome, Profile, ProfileFile},
    },
    rules::{Chance, Side},
    settings::{Settings, SettingsFile},
};

use crate::table::setup;

/// Names the data folder to the child; without it the child has nothing to do.
const FOLDER: &str = "MEDIEVAL_ACADEMY_KEPT_IN";
const KILLS: u32 = 24;
/// Milliseconds that a child lives at most after its first turn.
const LIFE: u32 = 60;
const GAMES: u64 = 4;

/// What is won in a turn, for the profile to keep.
fn won(turn: u64) -> (Deal, Outcome) {
    let outcome = Outcome {
        won: true,
        margin: 3,
    };
    (Deal::new(Side::Day, 1, turn), outcome)
}

/// The text size of a turn, by which its settings are known.
fn text_size(turn: u64) -> u16 {
    100 + (turn % 100) as u16
}

/// The child: writes settings and profile, deletes a game and brings it back, and prints each turn once it is done.
#[test]
fn child() {
    let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else {
        return;
    };
    let library = Library::new(&folder);
    let (settings, profile) = (SettingsFile::new(&folder), ProfileFile::new(&folder));
    let mut out = std::io::stdout().lock();
    writeln!(out).unwrap();
    for turn in 0.. {
        let set = Settings {
            text_size: text_size(turn),
            ..Settings::default()
        };
        settings.write(&set).unwrap();
        let (deal, outcome) = won(turn);
        let mut news = Profile::default();
        news.count(deal, outcome);
        profile.add(&news).unwrap();
        let game = &library.list().unwrap()[turn as usize % GAMES as usize].path;
        let deleted = library.delete(game, SystemTime::now()).unwrap();
        library.restore(&deleted).unwrap();
        writeln!(out, "done {turn}").unwrap();
    }
}

/// Games to delete, all of a person and three pages.
fn fill(library: &Library) {
    for seed in 0..GAMES {
        let path = library.free_path(&format!("game-{seed}"));
        let record = Record::new(setup(&[Person, Page, Page, Page], seed)).unwrap();
        Writer::save(&path, &record).unwrap();
    }
}

/// Lets a child live for a while. Returns the last turn that it printed as done.
fn killed_after(folder: &Path, life: Duration) -> u64 {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "kept::child", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let done = |line: String| {
        line.strip_prefix("done ")
            .and_then(|turn| turn.parse().ok())
    };
    let first = lines.by_ref().map_while(Result::ok).find_map(done);
    let first: u64 = first.expect("the child ended before its first turn");
    // Reads meanwhile: a full pipe would hold the child up.
    let reader = thread::spawn(move || {
        let last = lines.map_while(Result::ok).filter_map(done).last();
        last.unwrap_or(first)
    });
    thread::sleep(life);
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

#[test]
fn nothing_but_the_unfinished_write_is_lost() {
    let mut chance = Chance::new(53);
    let mut turns = 0;
    for _ in 0..KILLS {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::new(folder.path());
        fill(&library);
        let life = Duration::from_millis(chance.below(LIFE).into());
        let last = killed_after(folder.path(), life);
        turns += last;

        let opened = SettingsFile::new(folder.path()).open();
        assert!(opened.error.is_none(), "{:?}", opened.error);
        let sizes = [text_size(last), text_size(last + 1)];
        assert!(sizes.contains(&opened.settings.text_size));

        let opened = ProfileFile::new(folder.path()).open();
        assert!(opened.error.is_none(), "{:?}", opened.error);
        for turn in 0..=last {
            assert!(opened.profile.knows(won(turn).0), "turn {turn} of {last}");
        }
        assert!(!opened.profile.knows(won(last + 2).0));

        games_are_whole(&library);
    }
    assert!(turns > u64::from(KILLS), "the children did not get far");
}

/// Each game is in the library or among the deleted ones, whole.
fn games_are_whole(library: &Library) {
    let deleted = Library::at(library.bin());
    let there = library.list().unwrap();
    let aside = deleted.list().unwrap();
    let records: Vec<Record> = there
        .iter()
        .chain(&aside)
        .map(|kept| Record::load(&kept.path).unwrap())
        .collect();
    let mut seeds: Vec<u64> = records.iter().map(|record| record.setup().seed).collect();
    seeds.sort_unstable();
    assert_eq!(seeds, (0..GAMES).collect::<Vec<_>>());
    assert!(aside.len() <= 1, "only the last one can be on its way");
    for kept in there.iter().chain(&aside) {
        assert!(fs::read(&kept.path).unwrap().ends_with(b"\n"));
    }
}
