//! What there is to hear: pieces of music and effects, by name, and the files they are written in.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};

use super::synth::{
    EffectScore, Frame, Instruments, Raw, Rendering, Score, instruments, render_effect,
};

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/sounds");

/// Declares an enum of things to hear, each with the name of its file or entry.
macro_rules! heard {
    ($(#[$about:meta])* $Name:ident { $($(#[$doc:meta])* $Variant:ident = $key:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $Name { $($(#[$doc])* $Variant,)+ }

        impl $Name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$Variant),+];

            /// Its name in `assets/sounds`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$Variant => $key,)+ }
            }
        }
    };
}

heard! {
    /// A piece of music.
    Piece {
        /// The title page.
        Title = "title",
        /// A game by day.
        Day = "day",
        /// A game by night.
        Night = "night",
        /// A solo challenge.
        Challenge = "challenge",
        /// Somebody at the desk is knighted.
        Victory = "victory",
        /// A round begins. This and the next are short, and heard over the others.
        RoundStart = "sting_round_start",
        /// The roads are scored.
        Scoring = "sting_scoring",
        /// A squire kneels, and rises a knight.
        Knighted = "sting_knighted",
        /// A challenge is lost.
        Defeat = "sting_defeat",
    }
}

impl Piece {
    /// Whether it is short, and heard over the music.
    #[must_use]
    pub const fn is_sting(self) -> bool {
        matches!(
            self,
            Self::RoundStart | Self::Scoring | Self::Knighted | Self::Defeat
        )
    }

    /// Its score.
    ///
    /// # Errors
    /// If the program was built with a broken file; a test reads them all.
    pub fn score(self) -> Result<Score, Unheard> {
        read(&format!("scores/{}.json", self.name()))
    }
}

heard! {
    /// A short sound.
    Effect {
        /// A card is lifted.
        CardPick = "card_pick",
        /// A card is turned over.
        CardFlip = "card_flip",
        /// A card slides over the table.
        CardDeal = "card_deal",
        /// A hand is passed on.
        CardPass = "card_pass",
        /// A card is thrown on the pile.
        CardDiscard = "card_discard",
        /// Parchment rustles.
        Parchment = "parchment",
        /// A pawn hops to the next space; variants rise.
        PawnHop = "pawn_hop",
        /// A pawn lands on others.
        PawnStack = "pawn_stack",
        /// A pawn slides in under others.
        PawnUnder = "pawn_under",
        /// The Cup glides.
        CupGlide = "cup_glide",
        /// Coins; variants for one, two, and three points or more.
        PointsGain = "points_gain",
        /// Points are lost.
        PointsLost = "points_lost",
        /// A page is turned.
        JournalPage = "journal_page",
        /// A journal shuts.
        JournalClose = "journal_close",
        /// A heavy book is put on the table.
        Book = "book",
        /// A quill writes.
        Quill = "quill",
        /// A banner unrolls.
        BannerUnroll = "banner_unroll",
        /// The curtain is drawn.
        Curtain = "curtain",
        /// Excalibur rings.
        Excalibur = "excalibur",
        /// Two swords meet.
        SwordClash = "sword_clash",
        /// A blow on a shield.
        Shield = "shield",
        /// It is somebody's turn.
        YourTurn = "your_turn",
        /// A button is pressed.
        Press = "press",
        /// That is not allowed.
        Refused = "error",
        /// A dial clicks.
        Tick = "tick",
        /// People cheer.
        Cheer = "cheer",
        /// The bell of the tower.
        TowerBell = "tower_bell",
    }
}

impl Effect {
    /// Its variants, in semitones away from what is written.
    #[must_use]
    pub fn steps(self) -> &'static [f32] {
        effects().map_or(&[], |effects| &effects[self as usize].steps)
    }

    /// How far it may stray in pitch each time it is heard, semitones to both sides. Tuned ones stray less than noises.
    #[must_use]
    pub const fn spread(self) -> f32 {
        match self {
            Self::CardPick
            | Self::CardFlip
            | Self::CardDeal
            | Self::CardPass
            | Self::CardDiscard
            | Self::Parchment
            | Self::JournalPage
            | Self::JournalClose
            | Self::Quill
            | Self::BannerUnroll
            | Self::Curtain
            | Self::Press
            | Self::Cheer => 1.0,
            Self::Book | Self::SwordClash | Self::Shield | Self::Tick | Self::PawnStack => 0.7,
            Self::PawnUnder | Self::CupGlide | Self::Refused | Self::PointsLost => 0.35,
            Self::PawnHop
            | Self::PointsGain
            | Self::Excalibur
            | Self::YourTurn
            | Self::TowerBell => 0.12,
        }
    }

    /// Makes one of its variants sound; empty if there is none.
    #[must_use]
    pub fn render(self, variant: usize) -> Vec<Frame> {
        let (Ok(effects), Ok(band)) = (effects(), band()) else {
            return Vec::new();
        };
        let effect = &effects[self as usize];
        effect
            .steps
            .get(variant)
            .map_or_else(Vec::new, |step| render_effect(effect, *step, &band.raw))
    }
}

/// Why something can't be heard: the program was built with a broken file.
#[derive(Clone, Debug, thiserror::Error)]
#[error("assets/sounds/{file}: {reason}")]
pub struct Unheard {
    file: String,
    reason: String,
}

/// All instruments.
pub struct Band {
    /// As scores play them.
    pub instruments: Instruments,
    raw: Raw,
}

/// The instruments.
///
/// # Errors
/// If the program was built with a broken file; a test reads them all.
pub fn band() -> Result<&'static Band, &'static Unheard> {
    static BAND: LazyLock<Result<Band, Unheard>> = LazyLock::new(|| {
        const FILE: &str = "instruments.json";
        let raw: Raw = read(FILE)?;
        let instruments = instruments(&raw).map_err(|error| Unheard {
            file: FILE.to_owned(),
            reason: error.to_string(),
        })?;
        Ok(Band { instruments, raw })
    });
    BAND.as_ref()
}

/// Every effect's description, in the order of [`Effect::ALL`].
///
/// # Errors
/// If the program was built with a broken file; a test reads them all.
pub fn effects() -> Result<&'static [EffectScore], &'static Unheard> {
    static EFFECTS: LazyLock<Result<Vec<EffectScore>, Unheard>> = LazyLock::new(|| {
        const FILE: &str = "effects.json";
        let mut written: std::collections::BTreeMap<String, EffectScore> = read(FILE)?;
        let broken = |reason: String| Unheard {
            file: FILE.to_owned(),
            reason,
        };
        let band = band().map_err(Clone::clone)?;
        let found = Effect::ALL.iter().map(|effect| {
            let name = effect.name();
            written
                .remove(name)
                .filter(|score| score.is_playable(&band.raw))
                .ok_or_else(|| broken(format!("{name} is missing, or no instrument can play it")))
        });
        let found = found.collect::<Result<Vec<_>, _>>()?;
        match written.keys().next() {
            Some(name) => Err(broken(format!("nothing sounds like {name}"))),
            None => Ok(found),
        }
    });
    EFFECTS.as_ref().map(Vec::as_slice)
}

/// A whole piece, and from which frame to which it goes round.
///
/// # Errors
/// If the program was built with a broken file.
pub fn render_piece(piece: Piece) -> Result<(Vec<Frame>, Option<(usize, usize)>), Unheard> {
    let score = piece.score()?;
    let band = band().map_err(Clone::clone)?;
    let rendering = Rendering::new(&score, &band.instruments);
    let round = rendering.round();
    Ok((rendering.whole(), round))
}

fn read<T: serde::de::DeserializeOwned>(file: &str) -> Result<T, Unheard> {
    let broken = |reason: String| Unheard {
        file: file.to_owned(),
        reason,
    };
    let text = FILES
        .get_file(file)
        .and_then(|file| file.contents_utf8())
        .ok_or_else(|| broken("there is no such text in this build".to_owned()))?;
    serde_json::from_str(text).map_err(|error| broken(error.to_string()))
}
