//! Keeps the settings: opened before the window is, and every change written in the background, the last one before the end.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{self, Receiver, Sender},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use bevy::prelude::*;

use super::{Opened, Settings, SettingsError, SettingsFile};

/// Changes within this time are written as one: a slider makes a hundred a second.
const TOGETHER: Duration = Duration::from_millis(200);

/// Something is wrong with the settings' file.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SettingsTrouble {
    /// It could not be read: defaults are in use, and the old file is kept under this name.
    Broken(String),
    /// A newer version of the game wrote it: defaults are in use, and nothing is written.
    Newer(u64),
    /// It could not be read, and is left alone.
    Unreadable(String),
    /// It could not be written.
    Unwritten(String),
}

impl SettingsTrouble {
    fn of(opened: &Opened) -> Option<Self> {
        let error = opened.error.as_ref()?;
        Some(match (error, &opened.moved) {
            (SettingsError::Newer { version }, _) => Self::Newer(*version),
            (_, Some(moved)) => Self::Broken(moved.display().to_string()),
            (error, None) => Self::Unreadable(error.to_string()),
        })
    }
}

/// Writes the settings on a thread of its own; when it is dropped, the last change is on the disk.
#[derive(Resource)]
struct Keeper {
    /// What the file holds, or soon will.
    known: Settings,
    changes: Option<Sender<Settings>>,
    thread: Option<JoinHandle<()>>,
    /// Why the last change is not on the disk.
    trouble: Arc<Mutex<Option<String>>>,
}

impl Keeper {
    fn new(file: SettingsFile, known: Settings) -> Self {
        let (changes, asked) = mpsc::channel();
        let trouble = Arc::new(Mutex::new(None));
        let tells = Arc::clone(&trouble);
        let thread = thread::Builder::new()
            .name("settings".to_owned())
            .spawn(move || write_all(&file, &asked, &tells));
        Self {
            known,
            changes: Some(changes),
            thread: thread.ok(),
            trouble,
        }
    }

    fn write(&mut self, settings: &Settings) {
        self.known = settings.clone();
        if let Some(changes) = &self.changes {
            // The thread is gone only if it could not be had in the first place.
            let _ = changes.send(settings.clone());
        }
    }

    fn close(&mut self) {
        self.changes = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.close();
    }
}

/// Writes what is asked for, the newest only, until nobody can ask any more.
fn write_all(file: &SettingsFile, asked: &Receiver<Settings>, trouble: &Mutex<Option<String>>) {
    while let Ok(mut newest) = asked.recv() {
        while let Ok(newer) = asked.recv_timeout(TOGETHER) {
            newest = newer;
        }
        let wrong = file.write(&newest).err().map(|error| error.to_string());
        if wrong.is_some() {
            *trouble.lock().unwrap_or_else(PoisonError::into_inner) = wrong;
        }
    }
}

/// The settings of a file, read when this is made: the window needs them before it opens.
#[derive(Clone, Debug)]
pub struct SettingsPlugin {
    settings: Settings,
    /// Where changes are written; nowhere, if what lies there must be left alone.
    file: Option<SettingsFile>,
    trouble: Option<SettingsTrouble>,
}

impl SettingsPlugin {
    /// Reads the file.
    #[must_use]
    pub fn new(file: SettingsFile) -> Self {
        let opened = file.open();
        Self {
            trouble: SettingsTrouble::of(&opened),
            file: opened.may_write().then_some(file),
            settings: opened.settings,
        }
    }

    /// What was read; the defaults, if nothing could be.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }
}

impl Plugin for SettingsPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(self.settings.clone())
            .add_message::<SettingsTrouble>()
            .add_systems(
                Last,
                (keep, close.run_if(on_message::<AppExit>))
                    .chain()
                    .run_if(resource_exists::<Keeper>),
            );
        if let Some(file) = &self.file {
            app.insert_resource(Keeper::new(file.clone(), self.settings.clone()));
        }
        if let Some(trouble) = &self.trouble {
            warn!("the settings: {trouble:?}");
            app.world_mut().write_message(trouble.clone());
        }
    }
}

/// Has every change written.
fn keep(
    settings: Res<Settings>,
    mut keeper: ResMut<Keeper>,
    mut troubles: MessageWriter<SettingsTrouble>,
) {
    if settings.is_changed() && keeper.known != *settings {
        keeper.write(&settings);
    }
    let trouble = keeper
        .trouble
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .take();
    if let Some(trouble) = trouble {
        warn!("{trouble}");
        troubles.write(SettingsTrouble::Unwritten(trouble));
    }
}

fn close(mut keeper: ResMut<Keeper>) {
    keeper.close();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app(folder: &std::path::Path) -> App {
        let mut app = App::new();
        app.add_plugins(SettingsPlugin::new(SettingsFile::new(folder)));
        app
    }

    fn troubles(app: &mut App) -> Vec<SettingsTrouble> {
        let mut troubles = app.world_mut().resource_mut::<Messages<SettingsTrouble>>();
        troubles.drain().collect()
    }

    #[test]
    fn the_last_change_is_kept_when_the_game_ends() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("not there yet");
        for exits in [true, false] {
            let mut app = app(&folder);
            app.update();
            for size in 110..150 {
                app.world_mut().resource_mut::<Settings>().text_size = size;
                app.update();
            }
            if exits {
                app.world_mut().write_message(AppExit::Success);
                app.update();
            } else {
                drop(app);
            }
            let opened = SettingsFile::new(&folder).open();
            assert!(opened.error.is_none());
            assert_eq!(opened.settings.text_size, 149);
            std::fs::remove_dir_all(&folder).unwrap();
        }
    }

    #[test]
    fn nothing_is_written_until_something_changes() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        app.world_mut().resource_mut::<Settings>().set_changed();
        app.update();
        drop(app);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_broken_file_is_told_of_and_kept_and_a_newer_one_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = SettingsFile::new(folder.path()).path().to_owned();
        std::fs::write(&path, "soup").unwrap();
        let mut broken = app(folder.path());
        let told = troubles(&mut broken);
        let [SettingsTrouble::Broken(kept)] = told.as_slice() else {
            panic!("{told:?}");
        };
        assert_eq!(std::fs::read_to_string(kept).unwrap(), "soup");
        assert!(kept.contains("settings-broken-"));

        let newer = r#"{"format":"medieval-academy-settings","version":2,"text_size":130}"#;
        std::fs::write(&path, newer).unwrap();
        let mut app = app(folder.path());
        assert_eq!(troubles(&mut app), [SettingsTrouble::Newer(2)]);
        app.world_mut().resource_mut::<Settings>().text_size = 150;
        app.update();
        drop(app);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), newer);
    }

    #[test]
    fn what_cannot_be_written_is_told() {
        let folder = tempfile::tempdir().unwrap();
        // A file where the folder should be.
        let folder = folder.path().join("folder");
        let mut app = app(&folder);
        std::fs::write(&folder, "").unwrap();
        app.world_mut().resource_mut::<Settings>().advice = false;
        app.update();
        app.world_mut().resource_mut::<Keeper>().close();
        app.update();
        let told = troubles(&mut app);
        assert!(
            matches!(told.as_slice(), [SettingsTrouble::Unwritten(_)]),
            "{told:?}"
        );
    }
}
