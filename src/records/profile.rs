//! What the game remembers beyond single games: of solo challenges, which were played, won, and by how much (7.2, 7.7); and of
//! all finished games with people in them, how they ended ([`Finished`]).
//!
//! One file for the data folder, whoever sits at the desk. It stays when records are deleted. Rulings of ours:
//!
//! - A game counts once: its record's name makes it what it is. What is done to the record after its first end changes nothing.
//! - Games that were forgotten on purpose do not count again when their record is opened.
//! - A deal counts once: side, level and seed make it what it is. The first game of it that is played to its end counts,
//!   won or lost; playing the same deal again, or opening the finished record, changes nothing.
//! - Only a victory of one's own counts as won, by points or by the Kitchen (4.8); a shared one does not.
//! - The best margin is that of victories: points ahead of the better opponent, 0 if the Kitchen decided.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    time::SystemTime,
};

use serde::{Deserialize, Serialize};

use super::{finished::Finished, stamp::stamp};
use crate::rules::{Game, Seat, SeatSet, Side};

/// What stands in the file's `format`.
const FORMAT: &str = "medieval-academy-profile";
/// The version this program writes. It reads version 1, too, which had challenges only.
const VERSION: u32 = 2;
/// Name of the file in the data folder.
const FILE: &str = "profile.json";
/// More than any profile holds; what is larger is none.
const LARGEST: u64 = 64 * 1024 * 1024;

/// A deal of the solo challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deal {
    /// Whether the Night side is played.
    night: bool,
    /// Level, 1 to 6.
    level: u8,
    /// Seed of all chance.
    seed: u64,
}

impl Deal {
    /// The deal of a level, 1 to 6, on a side, with a seed.
    #[must_use]
    pub fn new(side: Side, level: u8, seed: u64) -> Self {
        Self {
            night: side == Side::Night,
            level,
            seed,
        }
    }

    const fn side(self) -> Side {
        if self.night { Side::Night } else { Side::Day }
    }
}

/// How a game of a challenge ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Whether the player beat both opponents.
    pub won: bool,
    /// Points ahead of the better opponent; below zero if behind.
    pub margin: i16,
}

impl Outcome {
    /// Of a solo game that is over; none of any other.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        game.rules().mode.challenge?;
        let winners = game.winners()?;
        let player = Seat(0);
        let best = Seat::all(game.rules().seats)
            .filter(|&seat| seat != player)
            .map(|seat| game.score(seat))
            .max()?;
        Some(Self {
            won: winners == SeatSet::only(player),
            margin: game.score(player) - best,
        })
    }
}

/// All games of one level on one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub plays: u32,
    /// Games won.
    pub wins: u32,
    /// The best margin of those, in points.
    pub best: Option<i16>,
}

/// What is remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    outcomes: BTreeMap<Deal, Outcome>,
    /// By the name of the game's record.
    games: BTreeMap<String, Finished>,
    /// Games that do not count any more, by the same name.
    forgotten: BTreeSet<String>,
}

/// Why a file holds no profile.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProfileError {
    /// It can't be read.
    #[error("{} can't be read: {source}", path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// It can't be written.
    #[error("{} can't be written: {source}", path.display())]
    Unwritable {
        /// Which.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// A newer version of the game wrote it; it is left alone.
    #[error("the profile was written by a newer version of the game ({version})")]
    Newer {
        /// Its version.
        version: u32,
    },
    /// It is something else, or damaged.
    #[error("line {line}: {reason}")]
    Broken {
        /// Line, from 1.
        line: usize,
        /// What is wrong there.
        reason: String,
    },
}

/// The file.
#[derive(Serialize, Deserialize)]
struct Written {
    format: String,
    version: u32,
    challenges: Vec<Entry>,
    #[serde(default)]
    games: Vec<Named>,
    #[serde(default)]
    forgotten: BTreeSet<String>,
}

/// A game as the file has it.
#[derive(Serialize, Deserialize)]
struct Named {
    game: String,
    #[serde(flatten)]
    finished: Finished,
}

/// Only what a file of any version has.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    side: Side,
    level: u8,
    seed: u64,
    won: bool,
    margin: i16,
}

impl Profile {
    /// Remembers a game. False, and nothing changes, if its deal was counted before.
    pub fn count(&mut self, deal: Deal, outcome: Outcome) -> bool {
        let new = !self.outcomes.contains_key(&deal);
        if new {
            self.outcomes.insert(deal, outcome);
        }
        new
    }

    /// Whether a deal was counted.
    #[must_use]
    pub fn knows(&self, deal: Deal) -> bool {
        self.outcomes.contains_key(&deal)
    }

    /// Remembers a finished game by its record's name. False, and nothing changes, if it was counted or forgotten before.
    pub fn count_game(&mut self, game: &str, finished: Finished) -> bool {
        let new = !self.games.contains_key(game) && !self.forgotten.contains(game);
        if new {
            self.games.insert(game.to_owned(), finished);
        }
        new
    }

    /// All finished games, by the names of their records, which sort by age.
    pub fn games(&self) -> impl Iterator<Item = (&str, &Finished)> {
        self.games
            .iter()
            .map(|(game, finished)| (game.as_str(), finished))
    }

    /// Adds what another profile remembers; what both do stays as it is here.
    pub fn merge(&mut self, other: Self) {
        for (deal, outcome) in other.outcomes {
            self.count(deal, outcome);
        }
        self.forgotten.extend(other.forgotten);
        for (game, finished) in other.games {
            self.count_game(&game, finished);
        }
        let forgotten = &self.forgotten;
        self.games.retain(|game, _| !forgotten.contains(game));
    }

    /// The profile with everything forgotten: no game in it counts again.
    #[must_use]
    pub fn forget(&self) -> Self {
        let games = self.games.keys().chain(&self.forgotten);
        Self {
            forgotten: games.cloned().collect(),
            ..Self::default()
        }
    }

    /// All games of a level, 1 to 6, on a side.
    #[must_use]
    pub fn tally(&self, side: Side, level: u8) -> Tally {
        let mut tally = Tally::default();
        let games = self.outcomes.iter();
        for (_, outcome) in games.filter(|(deal, _)| deal.side() == side && deal.level == level) {
            tally.plays += 1;
            if outcome.won {
                tally.wins += 1;
                tally.best = tally.best.max(Some(outcome.margin));
            }
        }
        tally
    }

    /// Reads a profile.
    ///
    /// # Errors
    /// If the bytes are something else, damaged, or of a newer version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ProfileError> {
        let broken = |error: serde_json::Error| ProfileError::Broken {
            line: error.line().max(1),
            reason: error.to_string(),
        };
        let head: Head = serde_json::from_slice(bytes).map_err(broken)?;
        if head.format != FORMAT || head.version == 0 {
            return Err(ProfileError::Broken {
                line: 1,
                reason: "this is no profile of the game".to_owned(),
            });
        }
        if head.version > VERSION {
            let version = head.version;
            return Err(ProfileError::Newer { version });
        }
        let written: Written = serde_json::from_slice(bytes).map_err(broken)?;
        let mut profile = Self::default();
        for entry in written.challenges {
            let deal = Deal::new(entry.side, entry.level, entry.seed);
            let (won, margin) = (entry.won, entry.margin);
            profile.count(deal, Outcome { won, margin });
        }
        profile.forgotten = written.forgotten;
        for Named { game, finished } in written.games {
            profile.count_game(&game, finished);
        }
        Ok(profile)
    }

    /// As the file holds it: JSON, a game a line.
    #[must_use]
    pub fn to_text(&self) -> String {
        let lines: Vec<String> = self
            .outcomes
            .iter()
            .map(|(deal, outcome)| Entry {
                side: deal.side(),
                level: deal.level,
                seed: deal.seed,
                won: outcome.won,
                margin: outcome.margin,
            })
            // Numbers and words only: this can't fail.
            .filter_map(|entry| serde_json::to_string(&entry).ok())
            .collect();
        let games: Vec<String> = self
            .games
            .iter()
            .map(|(game, finished)| Named {
                game: game.clone(),
                finished: finished.clone(),
            })
            .filter_map(|game| serde_json::to_string(&game).ok())
            .collect();
        let forgotten = serde_json::to_string(&self.forgotten).unwrap_or_else(|_| "[]".to_owned());
        format!(
            "{{\"format\":\"{FORMAT}\",\"version\":{VERSION},\"challenges\":[\n{}\n],\"games\":[\n{}\n],\
             \"forgotten\":{forgotten}}}\n",
            lines.join(",\n"),
            games.join(",\n")
        )
    }
}

/// Where the profile is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileFile {
    path: PathBuf,
}

/// A profile that was looked for, and what went wrong with it.
#[derive(Debug, Default)]
pub struct Opened {
    /// What is remembered; nothing, if it could not be read.
    pub profile: Profile,
    /// Why it could not be read.
    pub error: Option<ProfileError>,
    /// Where the broken file is kept now.
    pub moved: Option<PathBuf>,
}

impl ProfileFile {
    /// The profile of a data folder (see [`super::data_folder`]).
    #[must_use]
    pub fn new(data: &Path) -> Self {
        Self {
            path: data.join(FILE),
        }
    }

    /// Opens the profile. A broken file is put aside under another name, and an empty profile takes its place; one of a newer
    /// version, or one that can't be read, stays where it is.
    #[must_use]
    pub fn open(&self) -> Opened {
        match self.read() {
            Ok(profile) => Opened {
                profile,
                ..Opened::default()
            },
            Err(error) => {
                let broken = matches!(error, ProfileError::Broken { .. });
                let moved = if broken { self.put_aside() } else { None };
                Opened {
                    profile: Profile::default(),
                    error: Some(error),
                    moved,
                }
            }
        }
    }

    /// Adds all that a profile remembers to the file, with all that other windows have written in the meantime. Returns the
    /// new profile.
    ///
    /// # Errors
    /// If the file can't be read or written, or is of a newer version: it is left as it is.
    pub fn add(&self, news: &Profile) -> Result<Profile, ProfileError> {
        let before = self.read()?;
        let mut profile = before.clone();
        profile.merge(news.clone());
        if profile != before {
            self.write(&profile)?;
        }
        Ok(profile)
    }

    /// Forgets everything; the file as it was is kept beside under another name. Returns the new profile, and that file,
    /// if there was any.
    ///
    /// # Errors
    /// If the file can't be read, kept or written, or is of a newer version: it is left as it is.
    pub fn reset(&self) -> Result<(Profile, Option<PathBuf>), ProfileError> {
        let before = self.read()?;
        let kept = self.keep_beside()?;
        let profile = before.forget();
        self.write(&profile)?;
        Ok((profile, kept))
    }

    /// Copies the file under a name that is free. None if there is no file.
    fn keep_beside(&self) -> Result<Option<PathBuf>, ProfileError> {
        let bytes = match fs::read(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read.map_err(|source| ProfileError::Unreadable {
                path: self.path.clone(),
                source,
            })?,
        };
        let path = self.free("before-reset");
        let written = File::create_new(&path).and_then(|mut file| {
            file.write_all(&bytes)?;
            file.sync_all()
        });
        match written {
            Ok(()) => Ok(Some(path)),
            Err(source) => Err(ProfileError::Unwritable { path, source }),
        }
    }

    fn read(&self) -> Result<Profile, ProfileError> {
        let unreadable = |source| ProfileError::Unreadable {
            path: self.path.clone(),
            source,
        };
        let size = match fs::metadata(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Profile::default()),
            about => about.map_err(unreadable)?.len(),
        };
        if size > LARGEST {
            return Err(ProfileError::Broken {
                line: 1,
                reason: format!("the file has {size} bytes"),
            });
        }
        let bytes = fs::read(&self.path).map_err(unreadable)?;
        Profile::from_bytes(&bytes)
    }

    /// Writes to a file beside it, and puts that in its place once it is on the disk: whenever the power fails, there is either
    /// the old profile or the new one.
    fn write(&self, profile: &Profile) -> Result<(), ProfileError> {
        let written = || {
            let folder = self.path.parent().unwrap_or(Path::new("."));
            fs::create_dir_all(folder)?;
            // Each window has its own, so that two never write one.
            let beside = folder.join(format!("{FILE}.{}.new", std::process::id()));
            let written = File::create(&beside).and_then(|mut file| {
                file.write_all(profile.to_text().as_bytes())?;
                file.sync_all()?;
                drop(file);
                fs::rename(&beside, &self.path)
            });
            if written.is_err() {
                let _ = fs::remove_file(&beside);
            }
            written?;
            #[cfg(unix)]
            {
                // Not every file system can do that; the file itself is synced either way.
                let _ = File::open(folder).and_then(|folder| folder.sync_all());
            }
            Ok(())
        };
        written().map_err(|source| ProfileError::Unwritable {
            path: self.path.clone(),
            source,
        })
    }

    /// Gives a broken file another name. None if that fails: then it stays, and nothing is written over it.
    fn put_aside(&self) -> Option<PathBuf> {
        let free = self.free("broken");
        fs::rename(&self.path, &free).ok()?;
        Some(free)
    }

    /// A name beside the file that is free, and says what and when.
    fn free(&self, what: &str) -> PathBuf {
        let name = format!("profile-{what}-{}", stamp(SystemTime::now()));
        let first = self.path.with_file_name(format!("{name}.json"));
        let numbered = (2_u32..).map(|n| self.path.with_file_name(format!("{name}_{n}.json")));
        std::iter::once(first)
            .chain(numbered)
            .find(|path| fs::symlink_metadata(path).is_err())
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn won(margin: i16) -> Outcome {
        Outcome { won: true, margin }
    }

    fn lost(margin: i16) -> Outcome {
        Outcome { won: false, margin }
    }

    fn news(deal: Deal, outcome: Outcome) -> Profile {
        let mut news = Profile::default();
        news.count(deal, outcome);
        news
    }

    fn deal(level: u8, seed: u64) -> Deal {
        Deal::new(Side::Day, level, seed)
    }

    #[test]
    fn a_deal_counts_once_whatever_comes_of_it_later() {
        let mut profile = Profile::default();
        assert!(profile.count(deal(3, 7), lost(-4)));
        assert!(!profile.count(deal(3, 7), won(20)));
        assert!(profile.count(deal(3, 8), won(5)));
        assert!(profile.count(deal(3, 9), won(2)));
        assert!(profile.count(Deal::new(Side::Night, 3, 7), won(1)));
        let tally = profile.tally(Side::Day, 3);
        assert_eq!((tally.plays, tally.wins, tally.best), (3, 2, Some(5)));
        assert_eq!(profile.tally(Side::Night, 3).best, Some(1));
        assert_eq!(profile.tally(Side::Day, 4), Tally::default());
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let file = ProfileFile::new(&folder.path().join("data"));
        assert_eq!(file.open().profile, Profile::default());
        let profile = file.add(&news(deal(1, u64::MAX), won(0))).unwrap();
        assert_eq!(file.open().profile, profile);
        let again = file.add(&news(deal(1, u64::MAX), won(9))).unwrap();
        assert_eq!(again, profile);
        let left: Vec<_> = fs::read_dir(folder.path().join("data")).unwrap().collect();
        assert_eq!(left.len(), 1, "nothing is left beside the profile");
    }

    #[test]
    fn two_windows_do_not_forget_each_others_games() {
        let folder = tempfile::tempdir().unwrap();
        let (one, other) = (
            ProfileFile::new(folder.path()),
            ProfileFile::new(folder.path()),
        );
        one.add(&news(deal(1, 1), won(3))).unwrap();
        other.add(&news(deal(1, 2), won(4))).unwrap();
        let profile = one.add(&news(deal(1, 3), lost(-1))).unwrap();
        assert_eq!(profile.tally(Side::Day, 1).plays, 3);
    }

    #[test]
    fn a_broken_file_is_put_aside_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        let file = ProfileFile::new(folder.path());
        for text in [
            "",
            "{",
            "[]",
            "{\"format\":\"soup\",\"version\":1}",
            "\u{0}",
        ] {
            fs::write(&path, text).unwrap();
            let opened = file.open();
            assert_eq!(opened.profile, Profile::default());
            assert!(matches!(opened.error, Some(ProfileError::Broken { .. })));
            let kept = opened.moved.expect("it can be moved");
            assert_eq!(fs::read_to_string(kept).unwrap(), text);
            assert!(!path.exists());
        }
        file.add(&news(deal(1, 1), won(1))).unwrap();
        assert!(path.exists());
    }

    #[test]
    fn a_newer_file_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        let text = format!("{{\"format\":\"{FORMAT}\",\"version\":3,\"titles\":[]}}");
        fs::write(&path, &text).unwrap();
        let file = ProfileFile::new(folder.path());
        let opened = file.open();
        assert!(matches!(
            opened.error,
            Some(ProfileError::Newer { version: 3 })
        ));
        assert_eq!(opened.moved, None);
        assert!(file.add(&news(deal(1, 1), won(1))).is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }

    #[test]
    fn a_folder_in_its_place_is_an_error_and_no_panic() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join(FILE)).unwrap();
        let file = ProfileFile::new(folder.path());
        let opened = file.open();
        assert!(matches!(
            opened.error,
            Some(ProfileError::Unreadable { .. })
        ));
        assert!(file.add(&news(deal(1, 1), won(1))).is_err());
    }

    #[test]
    fn a_file_of_the_first_version_is_taken_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        let challenge = r#"{"side":"night","level":6,"seed":3,"won":true,"margin":11}"#;
        let old = format!(r#"{{"format":"{FORMAT}","version":1,"challenges":[{challenge}]}}"#);
        fs::write(&path, old).unwrap();
        let file = ProfileFile::new(folder.path());
        let opened = file.open();
        assert!(opened.error.is_none());
        assert_eq!(opened.profile.tally(Side::Night, 6).best, Some(11));
        assert_eq!(opened.profile.games().count(), 0);
        let mut news = Profile::default();
        assert!(news.count_game("one", Finished::example(&[("Maud", 40), ("Enid", 30)])));
        file.add(&news).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains("\"version\":2"), "{text}");
        let read = file.open().profile;
        assert_eq!(read.tally(Side::Night, 6).wins, 1);
        assert_eq!(read.games().count(), 1);
    }

    #[test]
    fn a_reset_keeps_the_old_file_and_forgets_for_good() {
        let folder = tempfile::tempdir().unwrap();
        let file = ProfileFile::new(folder.path());
        let mut news = Profile::default();
        news.count_game("one", Finished::example(&[("Maud", 40)]));
        news.count(deal(1, 1), won(3));
        file.add(&news).unwrap();
        let before = fs::read_to_string(folder.path().join(FILE)).unwrap();
        let (profile, kept) = file.reset().unwrap();
        assert_eq!(fs::read_to_string(kept.unwrap()).unwrap(), before);
        assert_eq!(
            (profile.games().count(), profile.tally(Side::Day, 1).plays),
            (0, 0)
        );
        let again = file.add(&news).unwrap();
        assert_eq!(again.games().count(), 0, "it does not come back");
        assert!(file.reset().unwrap().1.is_some());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
    }

    fn any_profile() -> impl Strategy<Value = Profile> {
        let games = proptest::collection::vec(0_u8..9, 0..8);
        let deals = proptest::collection::vec((1_u8..=6, 0_u64..3, any::<bool>()), 0..4);
        (games, deals, any::<bool>()).prop_map(|(games, deals, forget)| {
            let mut profile = Profile::default();
            for game in games {
                // How a game ended depends on the game alone.
                let finished = Finished::example(&[("Maud", i16::from(game) - 4), ("Enid", 3)]);
                profile.count_game(&format!("game {game}"), finished);
            }
            if forget {
                profile = profile.forget();
            }
            for (level, seed, _) in deals {
                profile.count(deal(level, seed), won(2));
            }
            profile
        })
    }

    proptest! {
        #[test]
        fn profiles_merge_in_any_order(one in any_profile(), other in any_profile(), third in any_profile()) {
            let merged = |profiles: &[&Profile]| {
                let mut all = Profile::default();
                for &profile in profiles {
                    all.merge(profile.clone());
                }
                all
            };
            let all = merged(&[&one, &other, &third]);
            prop_assert_eq!(&all, &merged(&[&third, &one, &other]));
            prop_assert_eq!(&all, &merged(&[&one, &other, &third, &one, &all]));
            let read = Profile::from_bytes(all.to_text().as_bytes());
            prop_assert_eq!(read.unwrap(), all);
        }

        #[test]
        fn any_bytes_are_read_without_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            let _ = Profile::from_bytes(&bytes);
        }

        #[test]
        fn a_damaged_profile_is_read_without_panic(at in 0_usize..900, byte in any::<u8>()) {
            let mut profile = Profile::default();
            profile.count(deal(1, 1), won(4));
            profile.count(Deal::new(Side::Night, 6, 2), lost(-9));
            profile.count_game("one", Finished::example(&[("Maud", 4), ("Enid", -3)]));
            let mut bytes = profile.to_text().into_bytes();
            let at = at % bytes.len();
            bytes[at] = byte;
            let _ = Profile::from_bytes(&bytes);
            // Without its last line break it is still whole.
            bytes.truncate(at.min(bytes.len() - 2));
            prop_assert!(Profile::from_bytes(&bytes).is_err());
        }

        #[test]
        fn every_profile_survives_its_file(
            games in proptest::collection::vec((any::<bool>(), 1_u8..=6, any::<u64>(), any::<bool>(), any::<i16>()), 0..20)
        ) {
            let mut profile = Profile::default();
            for (night, level, seed, won, margin) in games {
                let side = if night { Side::Night } else { Side::Day };
                profile.count(Deal::new(side, level, seed), Outcome { won, margin });
            }
            let read = Profile::from_bytes(profile.to_text().as_bytes());
            prop_assert_eq!(read.unwrap(), profile);
        }
    }
}
