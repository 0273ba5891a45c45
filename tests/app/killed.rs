//! The program killed at any instant loses nothing that was shown as done.

use std::{
    env, fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use medieval_academy::{
    flow::TakeBack,
    records::{
        Library, Record,
        SeatKind::{Page, Person},
        act_to_line,
    },
    rules::Chance,
};

use crate::table::{Table, setup};

/// Names the data folder to the child; without it the child has nothing to do.
const FOLDER: &str = "MEDIEVAL_ACADEMY_KILLED_IN";
const KILLS: u32 = 32;
/// After so many acts, more than a step back takes, the child takes one step back.
const BACK_AFTER: u32 = 17;

/// The child: plays a game, and prints each act, and each step back, once the app has told that it happened.
#[test]
fn child() {
    let Some(folder) = env::var_os(FOLDER) else {
        return;
    };
    let mut table = Table::keeping(&PathBuf::from(folder));
    table.begin(setup(&[Person, Page, Page, Page], 51));
    let mut out = std::io::stdout().lock();
    writeln!(out, "\nbegun").unwrap();
    let mut shown = 0;
    let mut turns = 0;
    while !table.game().is_over() {
        table.play_until(|current| current.acts.len() > shown);
        for &act in &table.current().acts[shown..] {
            writeln!(out, "done {}", act_to_line(act)).unwrap();
        }
        shown = table.current().acts.len();
        turns += 1;
        if turns % BACK_AFTER == 0 && !table.game().is_over() {
            table.send(TakeBack);
            table.frame();
            let back = shown - table.current().acts.len();
            writeln!(out, "done {{\"undo\":{back}}}").unwrap();
            shown -= back;
        }
    }
}

fn play_in(folder: &Path) -> Child {
    let this = env::current_exe().unwrap();
    Command::new(this)
        .args([
            "--exact",
            "killed::child",
            "--nocapture",
            "--test-threads=1",
        ])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Reads on until the game has begun.
fn wait_for_begin(lines: &mut BufReader<ChildStdout>) {
    let mut line = String::new();
    while line != "begun\n" {
        line.clear();
        assert_ne!(
            lines.read_line(&mut line).unwrap(),
            0,
            "the child ended before it began"
        );
    }
}

/// The acts printed as done, a half-printed last line left out.
fn done(lines: &mut BufReader<ChildStdout>) -> Vec<String> {
    let mut done = Vec::new();
    let mut line = String::new();
    while lines.read_line(&mut line).unwrap() > 0 && line.ends_with('\n') {
        done.extend(
            line.strip_prefix("done ")
                .map(|act| act.trim_end().to_owned()),
        );
        line.clear();
    }
    done
}

#[test]
fn nothing_shown_is_lost_when_the_program_is_killed() {
    // How long a game takes here when it is left alone.
    let folder = tempfile::tempdir().unwrap();
    let mut child = play_in(folder.path());
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    wait_for_begin(&mut lines);
    let start = Instant::now();
    let whole = done(&mut lines);
    let run = start.elapsed();
    assert!(child.wait().unwrap().success());
    let back = whole.iter().filter(|line| line.contains("undo")).count();
    assert!(back > 5, "{back} steps back");
    let whole = whole.len();

    let mut chance = Chance::new(52);
    let mut unfinished = 0;
    for _ in 0..KILLS {
        let after = run.mul_f64(f64::from(chance.below(1000)) / 1000.0);
        unfinished += u32::from(killed_after(after) < whole);
    }
    assert!(
        unfinished >= KILLS / 2,
        "only {unfinished} were killed in the middle of the game"
    );
}

/// Kills a child some time after its game began, checks what is left, and returns how many lines that is.
fn killed_after(time: Duration) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let mut child = play_in(folder.path());
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    wait_for_begin(&mut lines);
    // Reads meanwhile: a full pipe would keep the child from playing on.
    let reader = thread::spawn(move || done(&mut lines));
    thread::sleep(time);
    child.kill().unwrap();
    child.wait().unwrap();
    let done = reader.join().unwrap();

    let kept = Library::new(folder.path()).list().unwrap();
    let [kept] = &kept[..] else {
        panic!("one game, not {kept:?}");
    };
    let record = Record::load(&kept.path).unwrap();
    let file = fs::read_to_string(&kept.path).unwrap();
    let whole = file.len() - record.dropped().unwrap_or(0);
    let lines: Vec<&str> = file[..whole].lines().skip(1).collect();
    assert!(
        lines.starts_with(&done.iter().map(String::as_str).collect::<Vec<_>>()),
        "shown: {done:?}\non disk: {lines:?}"
    );

    let mut table = Table::keeping(folder.path());
    table.resume(&kept.path);
    assert_eq!(table.said().troubles, 0);
    assert_eq!(*table.game(), *record.game());
    assert_eq!(table.current().acts, record.acts());
    table.play_out();
    assert_eq!(table.record().acts(), table.current().acts);
    lines.len()
}
