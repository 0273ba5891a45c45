//! The profile: opened at the start, and told of every game that ends.

use bevy::prelude::*;

use super::Notice;
use crate::{
    flow::{CurrentGame, FlowSet, Prepared, Recorder, being_played},
    records::{
        Record, SeatKind, challenges,
        finished::Finished,
        profile::{Deal, Opened, Outcome, Profile, ProfileError, ProfileFile},
        statistics::Statistics,
        titles::Title,
    },
    words::{Words, say},
};

/// What is remembered of finished games.
#[derive(Resource, Debug, Default)]
pub struct PlayerProfile {
    /// All games that counted.
    pub profile: Profile,
    file: Option<ProfileFile>,
    /// What could not be written yet: it is tried again with the next game.
    unwritten: Profile,
    /// The last game that was counted or passed over, by [`CurrentGame::id`].
    last: Option<u64>,
    /// Whether that game was a new deal of a challenge.
    counted: bool,
    /// Titles that people earned by that game for the first time.
    awards: Vec<Award>,
}

/// A title, and who has just earned it for the first time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// Name of the person.
    pub person: String,
    /// Which title.
    pub title: Title,
}

impl PlayerProfile {
    /// Whether the game of this [`CurrentGame::id`] was a new deal, and counts.
    pub(super) fn counts(&self, game: u64) -> bool {
        self.last == Some(game) && self.counted
    }

    /// The titles that the game of this [`CurrentGame::id`] brought people for the first time.
    #[must_use]
    pub fn awards(&self, game: u64) -> &[Award] {
        if self.last == Some(game) {
            &self.awards
        } else {
            &[]
        }
    }

    /// A game that does not count, such as a lesson, by its [`CurrentGame::id`]: to be said before it is over.
    pub fn pass_over(&mut self, game: u64) {
        self.last = Some(game);
        self.counted = false;
        self.awards.clear();
    }

    /// Forgets everything, for good; the file as it was is kept. Returns where, if there was any.
    pub(super) fn reset(&mut self) -> Result<Option<std::path::PathBuf>, ProfileError> {
        let (profile, kept) = match &self.file {
            Some(file) => file.reset()?,
            None => (self.profile.forget(), None),
        };
        self.profile = profile;
        self.unwritten = Profile::default();
        self.awards.clear();
        Ok(kept)
    }

    /// Takes what a game brought into the profile, and into its file.
    fn add(&mut self, news: Profile) -> Result<(), ProfileError> {
        self.profile.merge(news.clone());
        self.unwritten.merge(news);
        if let Some(file) = &self.file {
            let whole = file.add(&self.unwritten)?;
            self.unwritten = Profile::default();
            self.profile = whole;
        }
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayerProfile>()
        .add_systems(Startup, open)
        .add_systems(
            Update,
            count
                .after(FlowSet)
                // A lesson counts for nothing.
                .run_if(
                    resource_exists_and_changed::<CurrentGame>
                        .and_then(being_played)
                        .and_then(not(resource_exists::<Prepared>)),
                ),
        );
}

/// Beside the folder of games. Where no games are kept, nothing else is.
fn open(
    recorder: Option<Res<Recorder>>,
    words: Res<Words>,
    mut profile: ResMut<PlayerProfile>,
    mut notices: MessageWriter<Notice>,
) {
    let library = recorder.and_then(|recorder| recorder.library.clone());
    let Some(file) = library
        .as_ref()
        .and_then(|library| library.folder().parent())
        .map(ProfileFile::new)
    else {
        return;
    };
    let opened = file.open();
    if let Some(text) = notice(&words, &opened) {
        notices.write(Notice { text });
    }
    profile.profile = opened.profile;
    profile.file = Some(file);
}

/// What a player is told of a profile that could not be opened.
fn notice(words: &Words, opened: &Opened) -> Option<String> {
    let error = opened.error.as_ref()?;
    warn!("{error}");
    Some(match (error, &opened.moved) {
        (ProfileError::Newer { version }, _) => {
            say!(words, "notice-profile-newer", version = *version)
        }
        (_, Some(moved)) => {
            let file = moved.display().to_string();
            say!(words, "notice-profile-broken", file = file)
        }
        (error, None) => say!(
            words,
            "notice-profile-unreadable",
            reason = error.to_string()
        ),
    })
}

/// A game that is over is counted, once; that its record is opened again changes nothing.
fn count(
    current: Res<CurrentGame>,
    recorder: Option<Res<Recorder>>,
    words: Res<Words>,
    mut profile: ResMut<PlayerProfile>,
    mut notices: MessageWriter<Notice>,
) {
    if profile.last == Some(current.id) || !current.game.is_over() {
        return;
    }
    let mut news = Profile::default();
    let challenge = challenge(&current);
    if let Some((deal, outcome)) = challenge {
        news.count(deal, outcome);
    }
    let path = recorder.as_ref().and_then(|recorder| recorder.path());
    let finished = finished(&current, path);
    let people = finished.as_ref().map(people).unwrap_or_default();
    if let Some(finished) = finished {
        let stem = path.and_then(|path| path.file_stem());
        let name = stem.map(|stem| stem.to_string_lossy().into_owned());
        // Where no games are kept, it is another game whenever another one is played.
        let name = name.unwrap_or_else(|| format!("{}-{}", current.setup.seed, current.id));
        news.count_game(&name, finished);
    }
    let before: Vec<Statistics> = people
        .iter()
        .map(|person| Statistics::of(&profile.profile, person))
        .collect();
    profile.last = Some(current.id);
    profile.counted = challenge.is_some_and(|(deal, _)| !profile.profile.knows(deal));
    if let Err(error) = profile.add(news) {
        warn!("{error}");
        let text = say!(
            words,
            "notice-profile-unwritten",
            reason = error.to_string()
        );
        notices.write(Notice { text });
    }
    profile.awards = awards(&people, &before, &profile.profile);
}

/// The deal of a challenge, and how it ended. A face of somebody's own making is no level of ours.
fn challenge(current: &CurrentGame) -> Option<(Deal, Outcome)> {
    let setup = &current.setup;
    let challenge = setup.challenge?;
    let outcome = Outcome::of(&current.game)?;
    let ours = challenges::level(challenge.level) == Some(challenge);
    ours.then(|| (Deal::new(setup.side, challenge.level, setup.seed), outcome))
}

/// How the game ended. Its record knows also what was taken back in an earlier sitting.
fn finished(current: &CurrentGame, path: Option<&std::path::Path>) -> Option<Finished> {
    let record = path.and_then(|path| Record::load(path).ok());
    let record = record.filter(|record| record.acts() == current.acts);
    let taken_back = record.as_ref().map_or(&[][..], Record::taken_back);
    let now = jiff::Timestamp::now().as_second();
    Finished::new(&current.setup, &current.acts, taken_back, now)
}

/// The people at the table, by name.
fn people(finished: &Finished) -> Vec<String> {
    let people = finished.seats.iter();
    people
        .filter(|seat| seat.kind == SeatKind::Person)
        .map(|seat| seat.name.clone())
        .collect()
}

/// The titles that people have now and had not before.
fn awards(people: &[String], before: &[Statistics], profile: &Profile) -> Vec<Award> {
    let mut awards = Vec::new();
    for (person, before) in people.iter().zip(before) {
        let now = Statistics::of(profile, person);
        let new = now.titles.into_keys();
        awards.extend(
            new.filter(|title| !before.titles.contains_key(title))
                .map(|title| Award {
                    person: person.clone(),
                    title,
                }),
        );
    }
    awards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        records::{Boards, profile::Tally},
        rules::Side,
        screens::ChallengeDraft,
        words::Language,
    };

    /// A challenge played to its end, each seat doing the first thing it may.
    fn finished(seed: &str, id: u64) -> CurrentGame {
        let words = Words::new(Language::English);
        let mut draft = ChallengeDraft::first(&words);
        draft.seed = seed.to_owned();
        let setup = draft.setup(&words, &Boards::built_in()).unwrap();
        let mut game = setup.new_game().unwrap();
        game.settle(&mut ());
        let mut acts = Vec::new();
        while let Some(seat) = game.waiting().first() {
            let act = game.legal_acts(seat)[0];
            game.play(act, &mut ()).unwrap();
            acts.push(act);
        }
        assert!(game.is_over());
        CurrentGame {
            setup,
            game,
            acts,
            id,
        }
    }

    fn app(folder: &std::path::Path) -> App {
        let mut app = App::new();
        app.insert_resource(Words::new(Language::English))
            .insert_resource(PlayerProfile {
                file: Some(ProfileFile::new(folder)),
                ..default()
            })
            .add_message::<Notice>()
            .add_systems(
                Update,
                count.run_if(resource_exists_and_changed::<CurrentGame>),
            );
        app
    }

    fn plays(app: &App) -> u32 {
        let profile = &app.world().resource::<PlayerProfile>().profile;
        profile.tally(Side::Day, 1).plays
    }

    #[test]
    fn a_finished_challenge_counts_once_however_often_it_is_seen() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        app.insert_resource(finished("7", 1));
        for _ in 0..3 {
            app.world_mut().resource_mut::<CurrentGame>().set_changed();
            app.update();
        }
        assert_eq!(plays(&app), 1);
        assert!(app.world().resource::<PlayerProfile>().counts(1));
        // The same record opened again, or the same deal played again.
        app.insert_resource(finished("7", 2));
        app.update();
        assert_eq!(plays(&app), 1);
        assert!(!app.world().resource::<PlayerProfile>().counts(2));
        app.insert_resource(finished("8", 3));
        app.update();
        assert_eq!(plays(&app), 2);
        let kept = ProfileFile::new(folder.path()).open().profile;
        assert_eq!(kept.tally(Side::Day, 1).plays, 2);
    }

    #[test]
    fn statistics_and_titles_come_with_the_end_of_a_game() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        app.insert_resource(finished("7", 1));
        app.update();
        let player = app.world().resource::<PlayerProfile>();
        let (id, game) = player.profile.games().next().expect("it counts");
        assert_eq!(id, "7-1");
        let person = &game.seats[0].name;
        let statistics = Statistics::of(&player.profile, person);
        assert_eq!(statistics.all.games, 1);
        let titles: Vec<Title> = player.awards(1).iter().map(|award| award.title).collect();
        assert_eq!(
            titles,
            statistics.titles.keys().copied().collect::<Vec<_>>()
        );
        assert!(player.awards(2).is_empty());
        // What was earned before is no award any more.
        app.insert_resource(finished("7", 2));
        app.update();
        let player = app.world().resource::<PlayerProfile>();
        assert_eq!(player.profile.games().count(), 2);
        assert!(player.awards(2).is_empty());
    }

    #[test]
    fn lessons_do_not_count() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        app.world_mut().resource_mut::<PlayerProfile>().pass_over(1);
        app.insert_resource(finished("7", 1));
        app.update();
        let player = app.world().resource::<PlayerProfile>();
        assert_eq!((player.profile.games().count(), plays(&app)), (0, 0));
    }

    #[test]
    fn what_cannot_be_written_is_written_with_the_next_game() {
        let folder = tempfile::tempdir().unwrap();
        let blocked = folder.path().join("profile.json");
        std::fs::create_dir(&blocked).unwrap();
        let mut app = app(folder.path());
        app.insert_resource(finished("7", 1));
        app.update();
        assert_eq!(plays(&app), 1);
        std::fs::remove_dir(&blocked).unwrap();
        app.insert_resource(finished("8", 2));
        app.update();
        let kept = ProfileFile::new(folder.path()).open().profile;
        assert_eq!(kept.tally(Side::Day, 1).plays, 2);
        assert_eq!(kept.games().count(), 2);
    }

    #[test]
    fn a_face_of_ones_own_making_is_no_level_of_ours() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        let mut current = finished("7", 1);
        if let Some(challenge) = &mut current.setup.challenge {
            challenge.bonus = [0; 6];
        }
        app.insert_resource(current);
        app.update();
        let profile = &app.world().resource::<PlayerProfile>().profile;
        assert_eq!(profile.tally(Side::Day, 1), Tally::default());
    }

    #[test]
    fn trouble_with_the_profile_is_told_in_words() {
        let words = Words::new(Language::English);
        let error = |error, moved: Option<&str>| Opened {
            error: Some(error),
            moved: moved.map(Into::into),
            ..Opened::default()
        };
        let broken = || ProfileError::Broken {
            line: 1,
            reason: "soup".to_owned(),
        };
        assert_eq!(notice(&words, &Opened::default()), None);
        for opened in [
            error(ProfileError::Newer { version: 3 }, None),
            error(broken(), None),
            error(broken(), Some("profile-broken.json")),
        ] {
            let text = notice(&words, &opened).unwrap();
            assert!(!text.contains(['⟨', '{']), "{text}");
        }
    }
}
