//! What is known about each drawing: sizes, anchors, slices, text boxes, the boards' geometry. Parsed once.

pub mod boards;
pub mod cards;
pub mod parts;
mod shapes;

use std::{collections::BTreeMap, sync::OnceLock};

use thiserror::Error;

use super::files::{self, FileError};
pub use boards::{Board, Road};
pub use cards::Card;
pub use parts::Part;
pub use shapes::{Area, Margins};

/// Why the art's data could not be read.
#[derive(Debug, Error)]
pub enum ManifestError {
    /// The data file itself is not there.
    #[error(transparent)]
    File(#[from] FileError),
    /// It is there, but not what it should be.
    #[error("assets/art/{file}: {reason}")]
    Data {
        /// Path from `assets/art`.
        file: &'static str,
        /// What is wrong, with line and column where there is one.
        reason: String,
    },
}

/// All that is known about the art.
#[derive(Debug)]
pub struct Manifest {
    parts: BTreeMap<String, Part>,
    cards: BTreeMap<String, Card>,
    boards: BTreeMap<String, Board>,
    sprites: BTreeMap<String, boards::Ambient>,
    subjects: BTreeMap<String, cards::Ground>,
}

impl Manifest {
    fn parse() -> Result<Self, ManifestError> {
        let parts: parts::PartsFile = read("parts.json")?;
        let cards: cards::CardsFile = read("cards.json")?;
        let boards: boards::BoardsFile = read("boards.json")?;
        let mut manifest = Manifest {
            parts: parts.parts,
            cards: cards
                .cards
                .into_iter()
                .map(|card| (card.key().to_owned(), card))
                .collect(),
            boards: boards.boards,
            sprites: boards.sprites,
            subjects: cards.subjects,
        };
        // Paths count from assets/art, whichever folder the data was written in.
        for part in manifest.parts.values_mut() {
            let inner = part.file.strip_prefix("svg/").unwrap_or(&part.file);
            part.file = format!("parts/{inner}");
        }
        manifest
            .cards
            .values_mut()
            .for_each(|c| c.file = format!("cards/{}", c.file));
        manifest
            .boards
            .values_mut()
            .for_each(|b| b.file = format!("boards/{}", b.file));
        for frame in manifest
            .sprites
            .values_mut()
            .flat_map(|s| s.frames.all_mut())
        {
            *frame = format!("boards/{frame}");
        }
        Ok(manifest)
    }

    /// The part of that name, such as `button-primary-normal`.
    pub fn part(&self, name: &str) -> Option<&Part> {
        self.parts.get(name)
    }

    /// Every part, by name.
    pub fn parts(&self) -> impl Iterator<Item = (&str, &Part)> {
        self.parts.iter().map(|(name, part)| (name.as_str(), part))
    }

    /// The card face of that key: `combat-4`, `combat-4-small`, `back`, `challenge-1`, `reference-day`.
    pub fn card(&self, key: &str) -> Option<&Card> {
        self.cards.get(key)
    }

    /// The face of that key to use at `width` reference units: the close picture for a hand, the large one from 150 on.
    pub fn card_at(&self, key: &str, width: f32) -> Option<&Card> {
        let large = self.cards.get(key)?;
        let small = (width < cards::LARGE_FROM)
            .then_some(large.small.as_deref())
            .flatten();
        small
            .and_then(|file| self.cards.get(file.trim_end_matches(".svg")))
            .or(Some(large))
    }

    /// Every card face, by key.
    pub fn cards(&self) -> impl Iterator<Item = (&str, &Card)> {
        self.cards.iter().map(|(key, card)| (key.as_str(), card))
    }

    /// The colours of a subject's card faces: `kitchen`, `combat`, `education`, `king`, `city`, `quest`.
    pub fn ground(&self, subject: &str) -> Option<&cards::Ground> {
        self.subjects.get(subject)
    }

    /// The board of that name: `day`, `night`, `first`, `compact-day`, `compact-night`.
    pub fn board(&self, name: &str) -> Option<&Board> {
        self.boards.get(name)
    }

    /// Every board, by name.
    pub fn boards(&self) -> impl Iterator<Item = (&str, &Board)> {
        self.boards
            .iter()
            .map(|(name, board)| (name.as_str(), board))
    }

    /// Every living sprite, by name.
    pub fn ambients(&self) -> impl Iterator<Item = (&str, &boards::Ambient)> {
        self.sprites
            .iter()
            .map(|(name, sprite)| (name.as_str(), sprite))
    }

    /// The living sprite of that name, as boards place them in [`Board::ambient`].
    pub fn ambient(&self, name: &str) -> Option<&boards::Ambient> {
        self.sprites.get(name)
    }

    /// Size in its own units of the drawing at `file` (a path from `assets/art`), and that path for keeps.
    pub(super) fn drawing(
        &'static self,
        drawing: super::Drawing<'_>,
        width: f32,
    ) -> Option<(&'static str, [f32; 2])> {
        use super::Drawing;
        let (file, size) = match drawing {
            Drawing::Part(name) => self.part(name).map(|p| (&p.file, p.size)),
            Drawing::Card(key) => self.card_at(key, width).map(|c| (&c.file, c.size)),
            Drawing::Board(name) => self.board(name).map(|b| (&b.file, b.view)),
            Drawing::Ambient {
                sprite,
                night,
                frame,
            } => {
                let sprite = self.ambient(sprite)?;
                sprite
                    .frames
                    .of(night)
                    .get(frame)
                    .map(|file| (file, sprite.size))
            }
        }?;
        Some((file, size.to_array()))
    }
}

/// All that is known about the art, parsed at the first call.
///
/// # Panics
/// If the embedded data is wrong, with file and reason; a test reads all of it, so no release has such data.
pub fn manifest() -> &'static Manifest {
    static MANIFEST: OnceLock<Manifest> = OnceLock::new();
    MANIFEST.get_or_init(|| Manifest::parse().unwrap_or_else(|error| panic!("{error}")))
}

fn read<T: serde::de::DeserializeOwned>(file: &'static str) -> Result<T, ManifestError> {
    serde_json::from_str(files::text(file)?).map_err(|error| ManifestError::Data {
        file,
        reason: error.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_data_is_read_and_every_file_it_names_is_there() {
        let manifest = Manifest::parse().unwrap();
        let parts = manifest.parts.values().map(|p| &p.file);
        let cards = manifest.cards.values().map(|c| &c.file);
        let boards = manifest.boards.values().map(|b| &b.file);
        let frames = manifest
            .sprites
            .values()
            .flat_map(|s| s.frames.day.iter().chain(&s.frames.night));
        let mut count = 0;
        for file in parts.chain(cards).chain(boards).chain(frames) {
            files::text(file).unwrap();
            count += 1;
        }
        assert!(count > 500, "only {count} files");
    }

    #[test]
    fn every_subject_and_value_has_a_large_and_a_small_face() {
        for (subject, values) in [
            ("kitchen", 2..=5),
            ("combat", 3..=5),
            ("education", 2..=5),
            ("king", 2..=5),
            ("city", 2..=5),
            ("quest", 2..=5),
        ] {
            for value in values {
                let key = format!("{subject}-{value}");
                assert_eq!(
                    manifest().card_at(&key, 168.0).unwrap().file,
                    format!("cards/{key}.svg")
                );
                assert_eq!(
                    manifest().card_at(&key, 112.0).unwrap().file,
                    format!("cards/{key}-small.svg")
                );
                assert!(manifest().card_at(&key, 112.0).unwrap().ribbon.is_some());
            }
        }
    }

    #[test]
    fn boards_have_a_place_for_every_space_and_ambient_sprites_exist() {
        for (name, board) in manifest().boards() {
            assert_eq!(board.roads.len(), 7, "{name}");
            for (key, road) in &board.roads {
                let places = if road.is_loop {
                    road.count
                } else {
                    road.count + 1
                };
                assert!(
                    road.spaces.len() >= places,
                    "{name}/{key}: {} places",
                    road.spaces.len()
                );
                assert_eq!(road.start_slots.len(), 5, "{name}/{key}");
            }
            for life in &board.ambient {
                assert!(
                    manifest().ambient(&life.sprite).is_some(),
                    "{name}: {}",
                    life.sprite
                );
            }
        }
    }
}
