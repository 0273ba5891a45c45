//! The profile of solo challenges: opened at the start, and told of every game of a challenge that ends.

use bevy::prelude::*;

use super::Notice;
use crate::{
    flow::{CurrentGame, FlowSet, Recorder, being_played},
    records::{
        challenges,
        profile::{Deal, Opened, Outcome, Profile, ProfileError, ProfileFile},
    },
    words::{Words, say},
};

/// What is remembered of solo challenges.
#[derive(Resource, Debug, Default)]
pub struct PlayerProfile {
    /// All games that counted.
    pub profile: Profile,
    file: Option<ProfileFile>,
    /// The last game that was counted or passed over, by [`CurrentGame::id`].
    last: Option<u64>,
    /// Whether that game counted.
    counted: bool,
}

impl PlayerProfile {
    /// Whether the game of this [`CurrentGame::id`] was a new deal, and counts.
    pub(super) fn counts(&self, game: u64) -> bool {
        self.last == Some(game) && self.counted
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayerProfile>()
        .add_systems(Startup, open)
        .add_systems(
            Update,
            count
                .after(FlowSet)
                .run_if(resource_exists_and_changed::<CurrentGame>.and_then(being_played)),
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

/// A game of a challenge that is over is counted, once; that its record is opened again changes nothing.
fn count(
    current: Res<CurrentGame>,
    words: Res<Words>,
    mut profile: ResMut<PlayerProfile>,
    mut notices: MessageWriter<Notice>,
) {
    if profile.last == Some(current.id) {
        return;
    }
    let setup = &current.setup;
    let (Some(challenge), Some(outcome)) = (setup.challenge, Outcome::of(&current.game)) else {
        return;
    };
    // A face of somebody's own making is no level of ours.
    if challenges::level(challenge.level) != Some(challenge) {
        return;
    }
    let deal = Deal::new(setup.side, challenge.level, setup.seed);
    profile.last = Some(current.id);
    profile.counted = profile.profile.count(deal, outcome);
    let Some(file) = profile.file.clone().filter(|_| profile.counted) else {
        return;
    };
    match file.count(deal, outcome) {
        Ok((whole, new)) => {
            profile.profile = whole;
            profile.counted = new;
        }
        Err(error) => {
            warn!("{error}");
            let text = say!(
                words,
                "notice-profile-unwritten",
                reason = error.to_string()
            );
            notices.write(Notice { text });
        }
    }
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
        while let Some(seat) = game.waiting().first() {
            let act = game.legal_acts(seat)[0];
            game.play(act, &mut ()).unwrap();
        }
        assert!(game.is_over());
        CurrentGame {
            setup,
            game,
            acts: Vec::new(),
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
            error(ProfileError::Newer { version: 2 }, None),
            error(broken(), None),
            error(broken(), Some("profile-broken.json")),
        ] {
            let text = notice(&words, &opened).unwrap();
            assert!(!text.contains(['⟨', '{']), "{text}");
        }
    }
}
