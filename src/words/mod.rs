//! Every text a person reads: Project Fluent messages, in the player's language with English underneath.
//!
//! Messages live in `assets/locales/<code>/*.ftl` and are part of the program; the head of `messages.ftl` says what
//! their variables mean. Code names a message and hands over data, never words:
//!
//! ```
//! use medieval_academy::words::{Language, Words, rounds::roman, say};
//!
//! let words = Words::new(Language::English);
//! assert_eq!(words.say("menu-continue"), "Continue");
//! assert_eq!(say!(words, "menu-continue.about", round = roman(3), names = "Maud"), "Round III, Maud");
//! ```

pub mod advice;
pub mod chronicle;
mod language;
pub mod lists;
pub mod names;
pub mod review;
pub mod rounds;
#[cfg(test)]
mod tests;

use std::{
    borrow::Cow,
    collections::HashSet,
    sync::{Mutex, PoisonError},
};

use bevy::{prelude::*, window::RequestRedraw};
use fluent_bundle::{
    FluentError, FluentResource, FluentValue, concurrent::FluentBundle, memoizer::MemoizerKind,
};

pub use crate::say;
use crate::settings::Settings;
pub use fluent_bundle::FluentArgs;
pub use language::{Language, LanguageError};
pub use names::Naming;

/// The language asked for on the command line. It goes before the settings' until another one is chosen there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AskedLanguage(pub Option<Language>);

/// From now on all is said in another language. What is made of words and kept, such as the names of those who sit down
/// to a new game, is to be said again; [`Words`] says it so already.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LanguageChanged {
    /// The language until now.
    pub before: Language,
}

/// Gives the app its words, in the language of the settings, and follows them. Comes after what brings the settings.
pub fn plugin(app: &mut App) {
    let world = app.world_mut();
    let asked = *world.get_resource_or_init::<AskedLanguage>();
    let set = world
        .get_resource::<Settings>()
        .map_or_else(Language::default, Settings::language);
    app.insert_resource(Words::new(asked.0.unwrap_or(set)))
        .add_message::<LanguageChanged>()
        .add_message::<RequestRedraw>()
        .add_systems(First, follow_settings);
}

/// Before anything of a frame: all of it is said in one language.
fn follow_settings(
    settings: Option<Res<Settings>>,
    mut asked: ResMut<AskedLanguage>,
    mut words: ResMut<Words>,
    mut chosen: Local<Option<Option<String>>>,
    mut changed: MessageWriter<LanguageChanged>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(settings) = settings.filter(|settings| settings.is_changed()) else {
        return;
    };
    let before = chosen.replace(settings.language.clone());
    if before.is_some_and(|before| before != settings.language) {
        asked.0 = None;
    }
    let language = asked.0.unwrap_or_else(|| settings.language());
    let before = words.language();
    if language != before {
        *words = Words::new(language);
        changed.write(LanguageChanged { before });
        redraw.write(RequestRedraw);
    }
}

/// Says a message with arguments: `say!(words, "log-passed", name = "Maud", count = 4, next = "Enid")`.
///
/// The first argument is anything with the methods of [`Words`] (`Res<Words>` too), the rest are the message's
/// variables without their `$`: strings or numbers. Keywords are
/// welcome: `where = …`.
#[macro_export]
macro_rules! say {
    ($words:expr, $id:expr $(,)?) => {
        $words.say($id)
    };
    ($words:expr, $id:expr, $($key:ident = $value:expr),+ $(,)?) => {{
        let mut args = $crate::words::FluentArgs::new();
        $(args.set(stringify!($key), $value);)+
        $words.say_with($id, &args)
    }};
}

/// The words of one language, with English for what it lacks.
///
/// To change the language, replace the resource; whatever shows text then says it again.
#[derive(Resource)]
pub struct Words {
    language: Language,
    /// The player's language first, English last.
    bundles: Vec<FluentBundle<FluentResource>>,
    /// What went wrong and was logged already, so that a screen does not log it every frame.
    reported: Mutex<HashSet<String>>,
}

impl Words {
    /// Reads the built-in messages of `language`, and English beneath them.
    ///
    /// A faulty message is logged and left out; the tests see to it that there is none.
    pub fn new(language: Language) -> Self {
        let mut bundles = vec![bundle(language)];
        if language != Language::English {
            bundles.push(bundle(Language::English));
        }
        Self {
            language,
            bundles,
            reported: Mutex::default(),
        }
    }

    /// The language asked for in [`Words::new`].
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a message without variables; `"id.attr"` for an attribute.
    ///
    /// A text that does not exist shows as its id in ⟨angle brackets⟩ and is logged once. Cheap enough for every
    /// frame: plain text is found by hash and copied, without formatting or locks.
    pub fn say(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// The text of a message with its variables filled in; see [`say!`] for the comfortable way.
    pub fn say_with(&self, id: &str, args: &FluentArgs) -> String {
        self.format(id, Some(args))
    }

    /// Whether the message or attribute exists, be it only in English.
    pub fn has(&self, id: &str) -> bool {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        self.bundles
            .iter()
            .filter_map(|bundle| bundle.get_message(message))
            .any(|message| match attribute {
                Some(attribute) => message.get_attribute(attribute).is_some(),
                None => message.value().is_some(),
            })
    }

    /// The first of `ids` that the player's language has; only if it has none of them, the first that English has.
    ///
    /// For names with special cases: `["road-king.night", "road-king"]`.
    pub fn say_first(&self, ids: &[&str]) -> String {
        for bundle in &self.bundles {
            for id in ids {
                let mut errors = Vec::new();
                if let Some(text) = resolve(bundle, id, None, &mut errors) {
                    self.report(id, &errors);
                    return text.into_owned();
                }
            }
        }
        self.missing(ids.last().unwrap_or(&"?"))
    }

    fn format(&self, id: &str, args: Option<&FluentArgs>) -> String {
        let mut errors = Vec::new();
        let found = self
            .bundles
            .iter()
            .find_map(|bundle| resolve(bundle, id, args, &mut errors));
        match found {
            Some(text) => {
                self.report(id, &errors);
                text.into_owned()
            }
            None => self.missing(id),
        }
    }

    fn missing(&self, id: &str) -> String {
        if self.is_news(id) {
            warn!("no text called {id} in {}", self.language.code());
        }
        format!("⟨{id}⟩")
    }

    fn report(&self, id: &str, errors: &[FluentError]) {
        if !errors.is_empty() && self.is_news(id) {
            warn!("the text {id} cannot be filled in: {errors:?}");
        }
    }

    fn is_news(&self, id: &str) -> bool {
        let mut reported = self.reported.lock().unwrap_or_else(PoisonError::into_inner);
        !reported.contains(id) && reported.insert(id.to_owned())
    }
}

/// A bundle with all messages of a language.
fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.tag()]);
    // All our languages run left to right, and the font has no isolate marks.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(number));
    for (file, text) in language.files() {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, errors)| {
            warn!("{}: {errors:?}", file.display());
            rest
        });
        if let Err(errors) = bundle.add_resource(resource) {
            warn!("{}: {errors:?}", file.display());
        }
    }
    bundle
}

/// Writes negative numbers with a true minus, U+2212; leaves all else to Fluent.
fn number<M: MemoizerKind>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replace('-', "\u{2212}"))
        }
        _ => None,
    }
}

/// Formats a message or attribute, if the bundle has it. Plain text is borrowed from the bundle.
fn resolve<'b>(
    bundle: &'b FluentBundle<FluentResource>,
    id: &str,
    args: Option<&FluentArgs>,
    errors: &mut Vec<FluentError>,
) -> Option<Cow<'b, str>> {
    let pattern = match id.split_once('.') {
        Some((message, attribute)) => bundle
            .get_message(message)?
            .get_attribute(attribute)?
            .value(),
        None => bundle.get_message(id)?.value()?,
    };
    Some(bundle.format_pattern(pattern, args, errors))
}
