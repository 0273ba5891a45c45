//! The program as a person or a script meets it: arguments, exit codes, output, and files that stay as they were.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use medieval_academy::records::{Record, trace};
use serde_json::Value;
use tempfile::TempDir;

fn academy(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_medieval-academy"))
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn code(output: &Output) -> Option<i32> {
    output.status.code()
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("output is UTF-8")
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("messages are UTF-8")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("temporary folders have plain names")
}

/// The records of a few games of a mode, in a folder of their own.
fn games(mode: &[&str]) -> (TempDir, Vec<PathBuf>) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut arguments = vec!["simulate", "--games", "2", "--bots", "page"];
    arguments.extend(["--records", text(folder.path())]);
    arguments.extend(mode);
    let output = academy(&arguments);
    assert_eq!(code(&output), Some(0), "{}", err(&output));
    let mut files: Vec<PathBuf> = fs::read_dir(folder.path())
        .expect("the folder is there")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    assert_eq!(files.len(), 2);
    (folder, files)
}

const MODES: [&[&str]; 6] = [
    &["--players", "4"],
    &["--players", "5", "--side", "night"],
    &["--players", "2"],
    &["--players", "2", "--side", "night"],
    &["--players", "3", "--edition", "first"],
    &["--solo", "6", "--side", "night"],
];

#[test]
fn help_names_all_commands() {
    let help = academy(&["--help"]);
    assert_eq!(code(&help), Some(0));
    for word in [
        "play",
        "simulate",
        "calibrate",
        "replay",
        "--seed",
        "--boards",
        "Examples:",
    ] {
        assert!(out(&help).contains(word), "{word}");
    }
    let help = academy(&["simulate", "--help"]);
    assert_eq!(code(&help), Some(0));
    for word in ["--games", "--solo", "--boards", "squire", "Examples:"] {
        assert!(out(&help).contains(word), "{word}");
    }
    let help = academy(&["calibrate", "--help"]);
    assert_eq!(code(&help), Some(0));
    for word in ["--games", "--bot", "--faces", "squire", "Examples:"] {
        assert!(out(&help).contains(word), "{word}");
    }
}

#[test]
fn arguments_that_make_no_sense_end_with_2() {
    for arguments in [
        "frobnicate",
        "--windowed 0x0",
        "--windowed big",
        "--fullscreen --windowed 800x600",
        "replay",
        "simulate",
        "simulate --games 0 --players 4",
        "simulate --games -1 --players 4",
        "simulate --games 1 --players 1",
        "simulate --games 1 --players 6",
        "simulate --games 1 --players 3 --solo 1",
        "simulate --games 1 --solo 7",
        "simulate --games 1 --players 2 --edition first",
        "simulate --games 1 --players 3 --edition first --side night",
        "simulate --games 1 --solo 1 --edition first",
        "simulate --games 1 --players 4 --bots squire,page",
        "simulate --games 1 --players 4 --bots merlin",
        "simulate --games 1 --players 4 --side dusk",
        "simulate --games 1 --players 4 --scoring secret",
        "simulate --games 1 --solo 0",
        "simulate --games 1 --players 0",
        "simulate --games 1 --solo 1 --bots page,page",
        "calibrate --games 0",
        "calibrate --bot merlin",
        "calibrate --side dusk",
        "calibrate --level 3",
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let output = academy(&arguments);
        assert_eq!(code(&output), Some(2), "{arguments:?}");
        assert!(err(&output).starts_with("error:"), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
    assert_eq!(code(&academy(&["--seed", ""])), Some(2));
}

#[test]
fn what_no_box_has_is_refused_with_the_reason() {
    for (arguments, reason) in [
        ("--players 1", "needs --solo LEVEL"),
        ("--players 3 --solo 1", "--solo is for one player"),
        (
            "--players 2 --edition first",
            "the first edition has no duel",
        ),
        (
            "--players 3 --edition first --side night",
            "the first edition has no Night",
        ),
        ("--solo 1 --edition first", "the first edition has no solo"),
        ("--solo 7", "7 is not in 1..=6"),
        (
            "--players 4 --bots squire,page",
            "2 computer players, not 1 or 4",
        ),
        ("--solo 2 --bots page,page", "2 computer players, not 1"),
        ("--players 4 --bots merlin", "no such computer player"),
    ] {
        let mut all = vec!["simulate", "--games", "1"];
        all.extend(arguments.split(' '));
        let output = academy(&all);
        assert_eq!(code(&output), Some(2), "{arguments}");
        assert!(err(&output).contains(reason), "{}", err(&output));
    }
}

#[test]
fn every_way_to_play_is_simulated() {
    let players = |count: u8| vec!["--players".to_owned(), count.to_string()];
    let mut ways: Vec<Vec<String>> = Vec::new();
    for side in ["day", "night"] {
        let tables = (2..=5).map(players);
        let solo = (1..=6).map(|level: u8| vec!["--solo".to_owned(), level.to_string()]);
        ways.extend(tables.chain(solo).map(|mut way| {
            way.extend(["--side", side].map(str::to_owned));
            way
        }));
    }
    ways.extend((3..=5).map(|count| {
        let mut way = players(count);
        way.extend(["--edition", "first"].map(str::to_owned));
        way
    }));
    assert_eq!(ways.len(), 23);
    for scoring in ["hidden", "open"] {
        for way in &ways {
            let mut arguments = vec!["simulate", "--games", "2", "--bots", "page", "--json"];
            arguments.extend(way.iter().map(String::as_str));
            arguments.extend(["--scoring", scoring]);
            let output = academy(&arguments);
            assert_eq!(code(&output), Some(0), "{arguments:?}: {}", err(&output));
            let report: Value = serde_json::from_str(out(&output)).expect("one JSON object");
            assert_eq!(report["games"], 2);
        }
    }
}

/// The header of a record.
fn header(file: &Path) -> Value {
    let text = fs::read_to_string(file).expect("a file");
    serde_json::from_str(text.lines().next().expect("a line")).expect("JSON")
}

#[test]
fn a_simulation_takes_its_scoring_and_an_owners_boards() {
    let boards = tempfile::tempdir().expect("a temporary folder");
    let day = include_str!("../assets/boards/day.ron").replace("city: 20", "city: 25");
    fs::write(boards.path().join("day.ron"), day).expect("a file");
    let (_folder, files) = games(&["--scoring", "open", "--boards", text(boards.path())]);
    let header = header(&files[0]);
    assert_eq!(header["scoring"], "open");
    assert_eq!(header["board"]["roads"]["city"], 25);
    let output = academy(&["replay", text(&files[0]), "--trace"]);
    assert_eq!(code(&output), Some(0), "{}", err(&output));

    fs::write(boards.path().join("day.ron"), "soup").expect("a file");
    for command in ["simulate --games 1", "calibrate --games 1"] {
        let mut arguments: Vec<&str> = command.split(' ').collect();
        arguments.extend(["--boards", text(boards.path())]);
        let output = academy(&arguments);
        assert_eq!(code(&output), Some(1));
        assert!(err(&output).contains("day.ron, line 1"), "{}", err(&output));
    }
    let missing = boards.path().join("missing");
    let output = academy(&["simulate", "--games", "1", "--boards", text(&missing)]);
    assert_eq!(code(&output), Some(1));
    assert!(err(&output).contains("can't be read"), "{}", err(&output));
}

#[test]
fn a_calibration_counts_every_level_of_both_sides() {
    let run = || academy(&["calibrate", "--games", "10", "--bot", "page", "--json"]);
    let output = run();
    assert_eq!(code(&output), Some(0), "{}", err(&output));
    let mut report: Value = serde_json::from_str(out(&output)).expect("one JSON object");
    assert_eq!(report["bot"], "page");
    let levels = report["levels"].as_array().expect("levels");
    let keys = levels
        .iter()
        .map(|row| (row["side"].as_str(), row["level"].as_u64()));
    let expected = ["day", "night"]
        .into_iter()
        .flat_map(|side| (1..=6).map(move |level| (Some(side), Some(level))));
    assert!(keys.eq(expected), "{report}");
    for row in levels {
        let [wins, share] = ["wins", "win_share"].map(|key| row[key].as_f64());
        assert_eq!(share, wins.map(|wins| wins / 10.0));
        let bounds = [0, 1].map(|end| row["interval"][end].as_f64());
        assert!(bounds[0] <= share && share <= bounds[1], "{row}");
    }
    // The same seed, the same games.
    let mut again: Value = serde_json::from_str(out(&run())).expect("one JSON object");
    report["seconds"].take();
    again["seconds"].take();
    assert_eq!(report, again);
}

#[test]
fn a_calibration_tells_whether_the_share_falls() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("faces.ron");
    let face = |level: u8| format!("(level: {level}, bonus: (king: 1))");
    let faces = (1..=6).map(face).collect::<Vec<_>>().join(",\n");
    fs::write(&file, format!("[\n{faces}\n]")).expect("a file");
    let arguments = [
        "calibrate",
        "--games",
        "5",
        "--side",
        "night",
        "--bot",
        "page",
    ];
    let with_faces = [&arguments[..], &["--faces", text(&file)]].concat();
    let output = academy(&with_faces);
    assert_eq!(code(&output), Some(0), "{}", err(&output));
    // The same face and the same deals: the same share at every level.
    assert_eq!(
        out(&output).matches("  NO  ").count(),
        5,
        "{}",
        out(&output)
    );
    assert!(out(&output).contains("does NOT fall"));
    assert!(out(&output).contains("king+1"));
    assert!(!out(&output).contains("day"));

    fs::write(&file, "[\n(level: 1, bonus: (soup: 1))\n]").expect("a file");
    let output = academy(&with_faces);
    assert_eq!(code(&output), Some(1));
    assert!(
        err(&output).contains("faces.ron, line 2"),
        "{}",
        err(&output)
    );
}

#[test]
fn sums_of_a_simulation_fit() {
    for mode in MODES {
        let mut arguments = vec!["simulate", "--games", "30", "--bots", "page", "--json"];
        arguments.extend(mode);
        let output = academy(&arguments);
        assert_eq!(code(&output), Some(0), "{}", err(&output));
        assert_eq!(out(&output).lines().count(), 1);
        let report: Value = serde_json::from_str(out(&output)).expect("one JSON object");
        assert_eq!(report["games"], 30);
        assert!(report["games_per_second"].as_f64() > Some(0.0));
        assert!(report["decisions"].as_u64() > Some(30 * 50));
        let seats = report["seats"].as_array().expect("seats");
        let sum = |key: &str| {
            seats
                .iter()
                .filter_map(|seat| seat[key].as_f64())
                .sum::<f64>()
        };
        assert!((sum("wins") - 30.0).abs() < 1e-9, "{report}");
        assert!((sum("win_share") - 1.0).abs() < 1e-9, "{report}");
        assert!(seats.iter().all(|seat| seat["mean_score"].is_f64()));
        assert_eq!(seats[0]["bot"], "page");
        if mode.contains(&"--solo") {
            assert_eq!(seats[1]["bot"], "agravain");
            assert_eq!(seats[2]["bot"], "brisen");
        }
    }
}

#[test]
fn a_pipe_gets_no_control_characters() {
    let output = academy(&[
        "simulate",
        "--games",
        "50",
        "--players",
        "4",
        "--bots",
        "page",
    ]);
    assert_eq!(code(&output), Some(0));
    assert_eq!(err(&output), "");
    let control = |c: char| c.is_control() && c != '\n';
    assert!(!out(&output).contains(control));
    assert!(out(&output).contains("page"));
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let (_folder, files) = games(MODES[0]);
    for arguments in [&["replay", text(&files[0]), "--trace"][..], &["--help"][..]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_medieval-academy"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(code(&output), Some(0), "{arguments:?}");
        assert_eq!(err(&output), "", "{arguments:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_files() {
    let ((_one, first), (_two, second)) = (games(MODES[1]), games(MODES[1]));
    for (a, b) in first.iter().zip(&second) {
        assert_eq!(a.file_name(), b.file_name());
        assert_eq!(fs::read(a).expect("a file"), fs::read(b).expect("a file"));
    }
    let (_three, other) = games(&["--players", "5", "--side", "night", "--seed", "merlin"]);
    assert_ne!(
        fs::read(&first[0]).expect("a file"),
        fs::read(&other[0]).expect("a file")
    );
}

/// 1.2: how many cards of each kind the trace of a step shows, wherever they lie.
fn cards(value: &Value, found: &mut BTreeMap<String, usize>) {
    match value {
        Value::String(card) => *found.entry(card.clone()).or_default() += 1,
        Value::Array(items) => items.iter().for_each(|item| cards(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| cards(field, found)),
        _ => {}
    }
}

#[test]
fn a_replay_ends_as_the_game_did_and_keeps_its_52_cards() {
    for mode in MODES {
        let (_folder, files) = games(mode);
        for file in &files {
            let bytes = fs::read(file).expect("a file");
            let record = Record::parse(&bytes).expect("a record");
            assert!(record.game().is_over());
            assert_eq!(record.to_bytes(), bytes);
            let output = academy(&["replay", text(file), "--trace"]);
            assert_eq!(code(&output), Some(0), "{}", err(&output));
            let lines: Vec<&str> = out(&output).lines().collect();
            assert_eq!(lines.len(), record.acts().len() + 1);
            let end = lines.last().expect("a line");
            let step: Value = serde_json::from_str(end).expect("JSON");
            let events = trace::steps(&record).expect("steps").last();
            let events = events.expect("a step").expect("a legal act").events;
            let same = trace::Step::new(record.acts().len(), record.game(), events);
            assert_eq!(*end, same.to_line());
            assert_eq!(step["phase"], "over");
            assert!(step["winners"].is_array());

            let seats = record.setup().seats.len();
            let mut whole = None;
            for (number, line) in lines.iter().enumerate() {
                let step: Value = serde_json::from_str(line).expect("JSON");
                assert_eq!(step["step"], number);
                let mut found = BTreeMap::new();
                for place in ["hands", "kept", "played", "deck", "discard", "solo"] {
                    cards(&step[place], &mut found);
                }
                assert_eq!(found.values().sum::<usize>(), 52, "{line}");
                assert_eq!(whole.get_or_insert_with(|| found.clone()), &found);
                let roads = step["roads"].as_object().expect("roads");
                assert_eq!(roads.len(), 7);
                for spaces in roads.values() {
                    let spaces = spaces.as_array().expect("spaces");
                    let pawns = |space: &Value| space[1].as_array().map_or(0, Vec::len);
                    assert_eq!(spaces.iter().map(pawns).sum::<usize>(), seats);
                }
            }
        }
    }
}

#[test]
fn a_summary_tells_who_won() {
    let (_folder, files) = games(MODES[0]);
    let output = academy(&["replay", text(&files[0])]);
    assert_eq!(code(&output), Some(0));
    for word in [
        "Second edition, Day",
        "4 players",
        "over",
        "round 6",
        "won by Page",
    ] {
        assert!(out(&output).contains(word), "{word} in {}", out(&output));
    }
}

#[test]
fn a_cut_off_last_line_is_dropped_with_a_notice() {
    let (folder, files) = games(MODES[0]);
    let bytes = fs::read(&files[0]).expect("a file");
    let file = folder.path().join("cut.academy");
    let cut = &bytes[..bytes.len() - 5];
    fs::write(&file, cut).expect("a file");
    let output = academy(&["replay", text(&file), "--trace"]);
    assert_eq!(code(&output), Some(0));
    assert!(err(&output).contains("cut off"), "{}", err(&output));
    let whole = bytes.iter().filter(|&&byte| byte == b'\n').count();
    assert_eq!(out(&output).lines().count(), whole - 1);
    assert_eq!(fs::read(&file).expect("a file"), cut);
}

#[test]
fn broken_files_are_told_of_by_line_and_left_as_they_were() {
    let (folder, files) = games(MODES[0]);
    let good = fs::read_to_string(&files[0]).expect("a file");
    let lines: Vec<&str> = good.lines().collect();
    let with = |number: usize, line: &str| {
        let mut lines = lines.clone();
        lines[number - 1] = line;
        lines.join("\n") + "\n"
    };
    let second_edition = lines[0].replace("\"second\"", "\"third\"");
    let newer = lines[0].replace("\"version\":1", "\"version\":2");
    let cases: [(String, &str); 9] = [
        (with(5, r#"{"seat":0,"choose":"#), "line 5"),
        (with(7, ""), "line 7"),
        (
            with(9, r#"{"seat":0,"choose":"quest-4","mood":"good"}"#),
            "line 9",
        ),
        (
            with(2, r#"{"seat":0,"kitchen":null}"#),
            "line 2 breaks the rules",
        ),
        (
            good.clone() + lines[1] + "\n",
            "breaks the rules: the game is over",
        ),
        (with(1, &second_edition), "line 1"),
        (with(1, &newer), "newer version"),
        (String::new(), "empty"),
        (
            "once upon a time\n".to_owned(),
            "not a Medieval Academy game",
        ),
    ];
    for (number, (broken, message)) in cases.iter().enumerate() {
        let file = folder.path().join(format!("broken-{number}.academy"));
        fs::write(&file, broken).expect("a file");
        let output = academy(&["replay", text(&file)]);
        assert_eq!(code(&output), Some(1), "{message}");
        assert!(err(&output).contains(message), "{}", err(&output));
        assert!(output.stdout.is_empty());
        // The window does not even open.
        let output = academy(&["play", text(&file)]);
        assert_eq!(code(&output), Some(1), "{message}");
        assert!(err(&output).contains(message), "{}", err(&output));
        assert_eq!(fs::read(&file).expect("a file"), broken.as_bytes());
    }
    // The trace goes as far as the game does.
    let output = academy(&[
        "replay",
        text(&folder.path().join("broken-4.academy")),
        "--trace",
    ]);
    assert_eq!(code(&output), Some(1));
    assert_eq!(out(&output).lines().count(), lines.len());
}

#[test]
fn files_that_are_not_there_or_not_files_fail() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let missing = folder.path().join("missing.academy");
    let output = academy(&["replay", text(&missing)]);
    assert_eq!(code(&output), Some(1));
    assert!(err(&output).contains("no file at"), "{}", err(&output));
    assert_eq!(code(&academy(&["replay", text(folder.path())])), Some(1));
}

#[test]
fn a_folder_that_cannot_be_written_fails() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("file");
    fs::write(&file, "in the way").expect("a file");
    let inside = file.join("games");
    let output = academy(&[
        "simulate",
        "--games",
        "3",
        "--players",
        "4",
        "--bots",
        "page",
        "--records",
        text(&inside),
    ]);
    assert_eq!(code(&output), Some(1));
    assert!(
        err(&output).contains("can't be written"),
        "{}",
        err(&output)
    );
    assert_eq!(fs::read(&file).expect("a file"), b"in the way");
}

#[test]
fn sounds_are_written_for_people_to_listen_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let into = folder.path().join("new");
    let output = academy(&["sounds", "--out", text(&into), "--only", "tick,press"]);
    assert_eq!(code(&output), Some(0), "{}", err(&output));
    assert!(err(&output).contains("3 files"));
    for name in ["tick_1", "tick_2", "press"] {
        let bytes = fs::read(into.join(format!("{name}.wav"))).expect("a file");
        assert_eq!(
            (&bytes[..4], &bytes[8..16]),
            (&b"RIFF"[..], &b"WAVEfmt "[..])
        );
        let size = u32::from_le_bytes([bytes[40], bytes[41], bytes[42], bytes[43]]);
        assert_eq!(size as usize, bytes.len() - 44);
        assert!(
            bytes[44..].iter().any(|&byte| byte != 0),
            "{name} is silent"
        );
    }
    let output = academy(&["sounds", "--out", text(&into), "--only", "trumpets"]);
    assert_eq!(code(&output), Some(2));
    assert!(err(&output).contains("pawn_hop"), "{}", err(&output));
    let output = academy(&[
        "sounds",
        "--out",
        text(&into.join("press.wav")),
        "--only",
        "tick",
    ]);
    assert_eq!(code(&output), Some(1));
}
