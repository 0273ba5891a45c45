//! Records: whatever was played comes back, whatever bytes come are refused in peace, and a writer loses nothing.

use std::{
    fs::{self, OpenOptions},
    io::Write,
    time::{Duration, SystemTime},
};

use medieval_academy::records::{
    Agreement, Boards, Library, LoadError, PawnShape, Record, RecordError, SeatKind, SeatSetup,
    Setup, WriteError, Writer, act_to_line, challenges,
};
use medieval_academy::rules::{Board, Chance, Edition, Game, Journals, Road, Seat, Side};
use proptest::prelude::*;

/// A setup of any mode: which of the ten, and the seed.
fn setup(mode: usize, seed: u64) -> Setup {
    let (edition, side, seats, level) = match mode {
        0..=3 => (Edition::Second, Side::Day, mode + 2, None),
        4..=7 => (Edition::Second, Side::Night, mode - 2, None),
        8 => (Edition::First, Side::Day, 4, None),
        _ => (Edition::Second, Side::Night, 3, challenges::level(4)),
    };
    let kind = |seat: usize| match (level, seat) {
        (Some(_), 1) => SeatKind::Agravain,
        (Some(_), 2) => SeatKind::Brisen,
        (_, 0) => SeatKind::Person,
        _ => SeatKind::Squire,
    };
    Setup {
        edition,
        side,
        challenge: level,
        journals: Journals::Hidden,
        board: Board::built_in(edition, side),
        seats: (0..seats)
            .map(|seat| SeatSetup {
                name: format!("Zoë {seat}"),
                kind: kind(seat),
                pawn: PawnShape::ALL[seat],
                portrait: (seat == 1).then(|| "linnet".to_owned()),
            })
            .collect(),
        first: match level {
            Some(_) => Seat(0),
            None => Game::first_by_lot(seats as u8, seed),
        },
        seed,
        agreed: Agreement {
            take_backs: mode.is_multiple_of(2),
            open_table: mode.is_multiple_of(3),
        },
    }
}

/// A game with so many random acts, or to its end.
fn random_record(mode: usize, seed: u64, acts: usize) -> Record {
    let mut record = Record::new(setup(mode, seed)).expect("a mode of the box");
    let mut chance = Chance::new(!seed);
    for _ in 0..acts {
        let waiting = record.game().waiting();
        let Some(seat) = waiting
            .iter()
            .nth(chance.below(5) as usize)
            .or(waiting.first())
        else {
            break;
        };
        let legal = record.game().legal_acts(seat);
        let act = legal[chance.below(legal.len() as u32) as usize];
        record.play(act, &mut ()).expect("legal acts are legal");
    }
    record
}

/// A file in which, again and again, so many random acts are done and so many of the last taken back; and the straight
/// game that is left.
fn with_acts_taken_back(mode: usize, seed: u64, steps: &[(usize, usize)]) -> (Vec<u8>, Record) {
    let mut record = Record::new(setup(mode, seed)).expect("a mode of the box");
    let mut bytes = record.to_bytes();
    let mut chance = Chance::new(!seed);
    for &(on, back) in steps {
        for _ in 0..on {
            let Some(seat) = record.game().waiting().first() else {
                break;
            };
            let act = record.game().legal_acts(seat).pick(&mut chance);
            record.play(act, &mut ()).expect("legal acts are legal");
            bytes.extend(act_to_line(act).bytes());
            bytes.push(b'\n');
        }
        let left = record.acts().len().saturating_sub(back);
        if left < record.acts().len() {
            bytes.extend(format!("{{\"undo\":{}}}\n", record.acts().len() - left).bytes());
            let acts = record.acts()[..left].to_vec();
            record = Record::new(record.setup().clone()).expect("a mode of the box");
            for act in acts {
                record.play(act, &mut ()).expect("legal before");
            }
        }
    }
    (bytes, record)
}

#[test]
fn more_acts_taken_back_than_there_are_is_an_error_that_names_the_line() {
    let record = random_record(1, 8, 3);
    for (undo, wrong) in [
        (
            "{\"undo\":4}",
            "line 5 is damaged: it takes back 4 acts, and there are 3",
        ),
        ("{\"undo\":0}", "line 5 is damaged"),
        (
            "{\"undo\":2}\n{\"undo\":2}",
            "line 6 is damaged: it takes back 2 acts, and there are 1",
        ),
        ("{\"undo\":3,\"seat\":0}", "line 5 is damaged"),
    ] {
        let mut bytes = record.to_bytes();
        bytes.extend(undo.bytes());
        bytes.push(b'\n');
        let error = Record::parse(&bytes).expect_err(undo);
        assert!(error.to_string().starts_with(wrong), "{error}");
        assert_eq!(error.message(), "error-save-line");
    }
}

#[test]
fn a_writer_takes_acts_back_without_shortening_the_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.academy");
    let record = random_record(5, 8, 20);
    let mut writer = Writer::create(&path, record.setup()).expect("a new file");
    for &act in record.acts() {
        writer.append(act).expect("written");
    }
    let before = fs::read(&path).expect("the file");
    writer.take_back(0).expect("nothing to write");
    assert_eq!(fs::read(&path).expect("the file"), before);
    writer.take_back(7).expect("written");
    let after = fs::read(&path).expect("the file");
    assert!(after.starts_with(&before));
    assert_eq!(&after[before.len()..], b"{\"undo\":7}\n");
    for &act in &record.acts()[13..] {
        writer.append(act).expect("written");
    }
    drop(writer);
    let (_, read) = Writer::resume(&path).expect("a game to go on with");
    assert_eq!(read.acts(), record.acts());
    assert_eq!(read.game(), record.game());
    let back: Vec<_> = (13..).zip(record.acts()[13..].iter().copied()).collect();
    assert_eq!(read.taken_back(), back);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_was_played_comes_back(mode in 0..10_usize, seed: u64, acts in 0..300_usize) {
        let record = random_record(mode, seed, acts);
        let bytes = record.to_bytes();
        let back = Record::parse(&bytes).expect("a record");
        prop_assert_eq!(back.game(), record.game());
        prop_assert_eq!(back.acts(), record.acts());
        prop_assert_eq!(back.setup(), record.setup());
        prop_assert_eq!(back.dropped(), None);
        prop_assert_eq!(back.length(), bytes.len() as u64);
        // A last line without its line break is whole all the same.
        let open = Record::parse(&bytes[..bytes.len() - 1]).expect("a record");
        prop_assert_eq!(open.acts(), record.acts());
        prop_assert_eq!(open.dropped(), None);
    }

    #[test]
    fn acts_taken_back_leave_the_straight_game(
        mode in 0..10_usize, seed: u64, steps in prop::collection::vec((0..40_usize, 0..25_usize), 1..12),
        cut: prop::sample::Index,
    ) {
        let (bytes, record) = with_acts_taken_back(mode, seed, &steps);
        let read = Record::parse(&bytes).expect("a record");
        prop_assert_eq!(read.acts(), record.acts());
        prop_assert_eq!(read.game(), record.game());
        prop_assert_eq!(read.length(), bytes.len() as u64);
        prop_assert_eq!(read.to_bytes(), record.to_bytes());
        let lines = bytes.split(|&byte| byte == b'\n').count() - 2;
        let undos = bytes.windows(6).filter(|bytes| bytes == b"\"undo\"").count();
        prop_assert_eq!(read.acts().len() + read.taken_back().len(), lines - undos);
        // Cut anywhere after the header, it is the game as it was then.
        let header = bytes.iter().position(|&byte| byte == b'\n').expect("a header") + 1;
        let cut = header + cut.index(bytes.len() - header);
        let earlier = Record::parse(&bytes[..cut]).expect("a record");
        let whole = Record::parse(&bytes[..earlier.length() as usize]).expect("a record");
        prop_assert_eq!(earlier.acts(), whole.acts());
        prop_assert_eq!(earlier.game(), whole.game());
        let mut straight = Record::new(record.setup().clone()).expect("a mode of the box");
        for &act in earlier.acts() {
            straight.play(act, &mut ()).expect("legal");
        }
        prop_assert_eq!(earlier.game(), straight.game());
    }

    #[test]
    fn a_byte_changed_never_panics(
        mode in 0..10_usize, seed in 0..9_u64, at: prop::sample::Index, byte: u8,
    ) {
        let mut bytes = random_record(mode, seed, 30).to_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let _ = Record::parse(&bytes);
    }

    #[test]
    fn figures_in_the_header_never_panic(mode in 0..10_usize, figure in "-?[0-9]{1,3}", at: prop::sample::Index) {
        // One number of the header becomes another: boards, bonuses, seats, levels out of all bounds.
        let record = random_record(mode, 3, 300);
        let text = String::from_utf8(record.to_bytes()).expect("records are text");
        let (header, acts) = text.split_once('\n').expect("a header");
        let numbers: Vec<usize> = header
            .match_indices(|c: char| c.is_ascii_digit())
            .map(|(at, _)| at)
            .collect();
        let at = numbers[at.index(numbers.len())];
        let text = format!("{}{figure}{}\n{acts}", &header[..at], &header[at + 1..]);
        let _ = Record::parse(text.as_bytes());
    }

    #[test]
    fn any_bytes_are_refused_in_peace(bytes: Vec<u8>) {
        prop_assert!(Record::parse(&bytes).is_err());
        let mut after_header = random_record(0, 1, 0).to_bytes();
        after_header.extend(&bytes);
        let _ = Record::parse(&after_header);
    }
}

#[test]
fn every_beginning_of_a_record_is_read_up_to_its_last_whole_line() {
    for mode in [0, 7, 9] {
        let record = random_record(mode, 5, 300);
        let bytes = record.to_bytes();
        let header = bytes
            .iter()
            .position(|&byte| byte == b'\n')
            .expect("a header");
        for end in 0..bytes.len() {
            match Record::parse(&bytes[..end]) {
                Ok(read) => {
                    assert!(end >= header);
                    let dropped = read.dropped().unwrap_or(0);
                    assert_eq!(read.length() as usize + dropped, end);
                    let whole = bytes[..=end].iter().filter(|&&byte| byte == b'\n').count();
                    assert_eq!(read.acts(), &record.acts()[..whole - 1]);
                }
                Err(error) => {
                    assert_eq!(error, RecordError::Empty);
                    assert!(end < header, "byte {end}");
                }
            }
        }
    }
}

#[test]
fn half_a_letter_at_the_end_is_cut_off_and_within_it_is_damage() {
    let mut bytes = random_record(0, 5, 20).to_bytes();
    let good = bytes.len();
    bytes.extend(b"{\"seat\":\"Zo\xc3");
    let read = Record::parse(&bytes).expect("a record");
    assert_eq!((read.dropped(), read.length()), (Some(12), good as u64));
    bytes.push(b'\n');
    let error = Record::parse(&bytes).expect_err("damage");
    assert_eq!(error.line(), Some(22), "{error}");
    assert_eq!(error.message(), "error-save-line");
}

#[test]
fn headers_of_others_need_no_additions() {
    let header = r#"{"format":"medieval-academy","version":1,"edition":"second","side":"day","seats":[{"name":"","kind":"person"},{"name":"","kind":"squire","pawn":"helm"},{"name":"","kind":"page"}],"challenge":null,"scoring":"open","seed":7,"colour":"red"}"#;
    let record = Record::parse(header.as_bytes()).expect("a record");
    let setup = record.setup();
    assert_eq!(setup.journals, Journals::Open);
    assert_eq!(setup.board, Board::built_in(Edition::Second, Side::Day));
    assert_eq!(setup.first, Game::first_by_lot(3, 7));
    let pawns: Vec<_> = setup.seats.iter().map(|seat| seat.pawn).collect();
    assert_eq!(pawns, [PawnShape::Tower, PawnShape::Helm, PawnShape::Mitre]);
    // Such a game can be watched, but a new one needs names.
    assert!(setup.check().is_err());
}

#[test]
fn headers_of_games_that_no_box_has_are_refused_at_line_1() {
    let seats = |kinds: &[&str]| {
        let seat = |(number, kind)| format!(r#"{{"name":"Seat {number}","kind":"{kind}"}}"#);
        kinds
            .iter()
            .enumerate()
            .map(seat)
            .collect::<Vec<_>>()
            .join(",")
    };
    let people = |count| seats(&vec!["person"; count]);
    let solo = seats(&["person", "agravain", "brisen"]);
    let level = |level: u8| format!(r#"{{"level":{level},"bonus":{{"king":1}}}}"#);
    let none = || "null".to_owned();
    for (edition, side, seats, challenge, more, reason) in [
        ("second", "day", people(1), none(), "", "2 to 5 seats"),
        ("second", "night", people(6), none(), "", "2 to 5 seats"),
        ("second", "day", people(0), none(), "", "2 to 5 seats"),
        ("first", "day", people(2), none(), "", "no duel"),
        ("first", "night", people(3), none(), "", "no Night"),
        ("first", "day", solo.clone(), level(1), "", "no solo"),
        ("second", "day", people(4), level(1), "", "three seats"),
        (
            "second",
            "day",
            people(3),
            level(1),
            "",
            "seat 1 can't be played by person",
        ),
        (
            "second",
            "day",
            solo.clone(),
            none(),
            "",
            "seat 1 can't be played by agravain",
        ),
        ("second", "day", solo.clone(), level(7), "", "level 1 to 6"),
        ("second", "day", solo.clone(), level(0), "", "level 1 to 6"),
        (
            "second",
            "day",
            solo,
            level(1),
            r#""first":2,"#,
            "seat 2 can't be the first",
        ),
        ("second", "dusk", people(3), none(), "", "dusk"),
        ("third", "day", people(3), none(), "", "third"),
        (
            "second",
            "day",
            people(3),
            none(),
            r#""scoring":"secret","#,
            "secret",
        ),
        (
            "second",
            "day",
            people(3),
            none(),
            r#""first":3,"#,
            "seat 3 can't be the first",
        ),
    ] {
        let header = format!(
            r#"{{"format":"medieval-academy","version":1,"edition":"{edition}","side":"{side}","seats":[{seats}],"challenge":{challenge},{more}"seed":7}}"#
        );
        let error = Record::parse(format!("{header}\n").as_bytes()).expect_err(&header);
        assert_eq!(error.line(), Some(1), "{header}");
        assert!(error.to_string().starts_with("line 1"), "{error}");
        assert!(error.to_string().contains(reason), "{error}");
    }
    // A board of another mode than the header's.
    for (mode, other) in [(0, 8), (8, 0), (4, 0)] {
        let mut setup = setup(mode, 7);
        setup.board = self::setup(other, 7).board;
        assert!(
            Record::new(setup).is_err(),
            "{mode} on the board of {other}"
        );
    }
}

#[test]
fn a_writer_never_overwrites_and_takes_up_a_cut_game() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("deep/inside/game.academy");
    let record = random_record(1, 8, 60);
    let mut writer = Writer::create(&path, record.setup()).expect("a new file");
    let (first, rest) = record.acts().split_at(30);
    for &act in first {
        writer.append(act).expect("written");
    }
    assert!(matches!(
        Writer::create(&path, record.setup()),
        Err(WriteError::Exists(_))
    ));
    if cfg!(unix) {
        assert!(matches!(Writer::resume(&path), Err(WriteError::InUse(_))));
    }
    drop(writer);
    // Killed in the middle of a line.
    let mut file = OpenOptions::new()
        .append(true)
        .open(&path)
        .expect("the file");
    file.write_all(b"{\"seat\":1,\"cho").expect("written");
    drop(file);
    let (mut writer, read) = Writer::resume(&path).expect("a game to go on with");
    assert_eq!(read.acts(), first);
    assert_eq!(read.dropped(), Some(14));
    for &act in rest {
        writer.append(act).expect("written");
    }
    assert!(writer.is_saved());
    assert_eq!(fs::read(&path).expect("the file"), record.to_bytes());
    drop(writer);
    // Without the last line break: it is put there.
    let whole = record.to_bytes();
    fs::write(&path, &whole[..whole.len() - 1]).expect("written");
    drop(Writer::resume(&path).expect("a game to go on with"));
    assert_eq!(fs::read(&path).expect("the file"), whole);
}

#[test]
fn saving_is_tried_again_after_every_act() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let in_the_way = folder.path().join("games");
    fs::write(&in_the_way, "a file where the folder should be").expect("written");
    let path = in_the_way.join("game.academy");
    let record = random_record(0, 8, 10);
    assert!(Writer::create(&path, record.setup()).is_err());
    let mut writer = Writer::planned(&path, record.setup()).expect("a good setup");
    let (last, others) = record.acts().split_last().expect("acts");
    for &act in others {
        let error = writer.append(act).expect_err("no folder");
        assert_eq!(error.message(), "error-save-write");
    }
    assert!(!writer.is_saved());
    fs::remove_file(&in_the_way).expect("out of the way");
    writer.append(*last).expect("written at last");
    assert_eq!(fs::read(&path).expect("the file"), record.to_bytes());
}

#[test]
fn a_broken_file_is_not_resumed_and_stays_as_it_was() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.academy");
    let mut bytes = random_record(0, 8, 10).to_bytes();
    bytes.extend(b"soup\n");
    fs::write(&path, &bytes).expect("written");
    let error = Writer::resume(&path).expect_err("line 12 is soup");
    assert_eq!(error.message(), "error-save-line");
    assert!(error.to_string().contains("line 12"), "{error}");
    assert_eq!(fs::read(&path).expect("the file"), bytes);
    let missing = Writer::resume(&folder.path().join("none"));
    assert!(matches!(
        missing,
        Err(WriteError::Load(LoadError::Missing { .. }))
    ));
}

#[test]
fn a_library_finds_the_game_to_go_on_with() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let library = Library::new(folder.path());
    assert!(library.list().expect("no folder, no games").is_empty());
    assert!(library.latest_unfinished().game.is_none());
    let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_796_083_761);
    let save = |record: &Record, age: u64| {
        let path = library.new_path(record.setup().seed, now);
        Writer::save(&path, record).expect("a new file");
        let file = OpenOptions::new()
            .write(true)
            .open(&path)
            .expect("the file");
        let then = now - Duration::from_secs(age);
        file.set_modified(then).expect("a time");
        path
    };
    let old = save(&random_record(0, 7, 20), 30);
    let new = save(&random_record(0, 7, 25), 20);
    assert_ne!(old, new); // the same seed in the same second
    assert!(old < new);
    save(&random_record(0, 7, 300), 10); // over
    fs::write(library.folder().join("broken.academy"), "soup\n").expect("written");
    fs::write(library.folder().join("notes.txt"), "buy soup\n").expect("written");
    fs::create_dir(library.folder().join("folder.academy")).expect("a folder");
    assert_eq!(library.list().expect("the folder").len(), 4);
    let found = library.latest_unfinished();
    assert_eq!(found.game.map(|(path, _)| path), Some(new));
    assert_eq!(found.broken.len(), 1);
    assert_eq!(found.broken[0].message(), "error-save-not-ours");
}

#[test]
fn rule_1_4_an_owner_can_correct_a_board() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let board =
        |file: &str, text: &str| fs::write(folder.path().join(file), text).expect("written");
    let day = include_str!("../assets/boards/day.ron");
    let built_in = Boards::from_folder(folder.path()).expect("all three left out");
    assert_eq!(built_in, Boards::built_in());

    board("day.ron", &day.replace("city: 20", "city: 25"));
    let boards = Boards::from_folder(folder.path()).expect("a good board");
    assert_eq!(boards.get(Edition::Second, Side::Day).roads[Road::City], 25);
    assert_eq!(
        boards.get(Edition::Second, Side::Night),
        &Board::built_in(Edition::Second, Side::Night)
    );

    let wrong = |file: &str, text: &str| {
        board(file, text);
        let error = Boards::from_folder(folder.path()).expect_err("a wrong board");
        fs::remove_file(folder.path().join(file)).expect("gone");
        error.to_string()
    };
    let line = |start: &str| {
        1 + day
            .lines()
            .position(|line| line.trim_start().starts_with(start))
            .expect("a line")
    };
    let error = wrong("day.ron", &day.replace("city: 20", "city: 99"));
    assert!(
        error.contains(&format!("day.ron, line {}:", line("city"))),
        "{error}"
    );
    let error = wrong("day.ron", &day.replace("quest: 20", "quest: many"));
    assert!(
        error.contains(&format!("day.ron, line {}:", line("quest"))),
        "{error}"
    );
    let error = wrong("night.ron", day);
    assert!(
        error.contains(&format!("night.ron, line {}:", line("cup"))),
        "{error}"
    );
    let error = wrong("first.ron", day);
    assert!(
        error.contains(&format!("first.ron, line {}:", line("loops"))),
        "{error}"
    );
    assert!(Boards::from_folder(&folder.path().join("none")).is_err());
}

/// A text with a few characters changed, cut off or doubled, as a hand in a hurry would.
fn damaged(text: &str, damage: &[(prop::sample::Index, char)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, letter) in damage {
        let at = at.index(letters.len());
        letters[at] = *letter;
    }
    letters.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_bytes_are_boards_and_challenges_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let text = String::from_utf8_lossy(&bytes);
        if let Err(error) = Board::parse(&text) {
            prop_assert!(error.line >= 1 && !error.reason.is_empty());
        }
        if let Err(error) = challenges::parse(&text) {
            prop_assert!(error.line >= 1 && !error.reason.is_empty());
        }
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("day.ron"), &bytes).unwrap();
        if let Err(error) = Boards::from_folder(folder.path()) {
            prop_assert!(error.to_string().contains("day.ron"));
        }
    }

    /// Whatever is read from a damaged file can be played on, or is refused with its line.
    #[test]
    fn damaged_boards_and_challenges_are_refused_or_can_be_played(
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..4),
        digits in prop::collection::vec((any::<prop::sample::Index>(), prop::char::range('0', '9')), 1..4),
    ) {
        for damage in [&damage, &digits] {
            let board = include_str!("../assets/boards/night.ron");
            match Board::parse(&damaged(board, damage)) {
                Err(error) => prop_assert!(error.line >= 1 && !error.reason.is_empty()),
                Ok(board) => {
                    let setup = Setup { board, ..setup(6, 5) };
                    if let Ok(mut record) = Record::new(setup) {
                        let seat = record.game().waiting().iter().next().unwrap();
                        let act = record.game().legal_acts(seat)[0];
                        record.play(act, &mut ()).unwrap();
                    }
                }
            }
            let faces = include_str!("../assets/challenges.ron");
            if let Err(error) = challenges::parse(&damaged(faces, damage)) {
                prop_assert!(error.line >= 1 && !error.reason.is_empty());
            }
        }
    }
}

#[test]
fn a_library_lists_every_file_and_says_what_is_wrong_with_it() {
    let dir = tempfile::tempdir().unwrap();
    let library = Library::new(dir.path());
    assert!(library.catalogue().unwrap().is_empty());
    Writer::save(&library.free_path("over"), &random_record(2, 5, usize::MAX)).unwrap();
    Writer::save(&library.free_path("half"), &random_record(6, 5, 30)).unwrap();
    let soup = library.free_path("soup");
    fs::write(&soup, "soup").unwrap();
    let listed = library.catalogue().unwrap();
    assert_eq!(listed.len(), 3);
    for game in &listed {
        let name = game.path.file_stem().unwrap().to_str().unwrap();
        match (name, &game.game) {
            ("over", Ok(about)) => {
                let record = Record::load(&game.path).unwrap();
                assert!(about.is_over() && about.round == 6);
                assert_eq!(about.result, record.game().result());
                assert_eq!(about.acts, record.acts().len());
            }
            ("half", Ok(about)) => assert!(!about.is_over() && about.acts == 30),
            ("soup", Err(error)) => assert_eq!(error.path(), soup),
            (other, game) => panic!("{other}: {game:?}"),
        }
    }
    assert_eq!(fs::read_to_string(soup).unwrap(), "soup");
    assert!(library.holds(&dir.path().join("games/../games/over.academy")));
    assert!(!library.holds(&dir.path().join("over.academy")));
}
