//! The profile of solo challenges: opened at the start, and told of every game of a challenge that ends.

use bevy::prelude::*;

use super::Notice;
use crate::{
    flow::{CurrentGame, FlowSet, Recorder},
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
                .run_if(resource_exists_and_changed::<CurrentGame>),
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
    use crate::words::Language;

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
