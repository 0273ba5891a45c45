//! Sets a lesson's positions up: legal games, whose cards are those of the box.

use super::script::{Lesson, Named, Position, Scene};
use crate::{
    records::{Agreement, SeatKind, SeatSetup, Setup, SetupError},
    rules::{Board, Edition, Game, Hand, Journals, Seat, Track},
    words::Words,
};

/// Chance of all lessons: what is shuffled after the prepared cards.
const SEED: u64 = 1395;

/// Why a position can't be played.
#[derive(Debug, thiserror::Error)]
pub enum NotPrepared {
    /// The seats are wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The box doesn't have these cards.
    #[error("a card is there more often than in the box")]
    Cards,
}

/// Who plays in a lesson: the learner, and characters as computer players of the easiest kind.
#[must_use]
pub fn setup(lesson: &Lesson, scene: &Scene, words: &Words) -> Setup {
    let learner = SeatSetup {
        name: words.say("lesson-learner"),
        kind: SeatKind::Person,
        pawn: lesson.pawn,
        portrait: None,
    };
    let others = lesson.neighbours.iter().map(|(who, pawn)| SeatSetup {
        name: words.say(&format!("default-name-{who}")),
        kind: SeatKind::Page,
        pawn: *pawn,
        portrait: Some(who.clone()),
    });
    let first = match &scene.position {
        Position::Deal { first, .. } | Position::Play { first, .. } => *first,
    };
    Setup {
        edition: Edition::Second,
        side: lesson.side,
        challenge: None,
        journals: Journals::Hidden,
        // As the teacher knows it, whatever was corrected since.
        board: Board::built_in(Edition::Second, lesson.side),
        seats: std::iter::once(learner).chain(others).collect(),
        first,
        seed: SEED,
        agreed: Agreement::default(),
    }
}

/// The game of a scene, as it begins.
///
/// # Errors
/// If its seats or cards are wrong.
pub fn game(setup: &Setup, scene: &Scene) -> Result<Game, NotPrepared> {
    let game = setup.new_game()?;
    let prepared = match &scene.position {
        Position::Deal { deck, .. } => {
            let deck: Vec<_> = deck.iter().map(|named| named.0).collect();
            game.with_deck(&deck)
        }
        Position::Play {
            round,
            first,
            turn,
            hands,
            played,
            pawns,
            cup,
        } => {
            let [hands, played] =
                [hands, played].map(|all| all.iter().map(|cards| hand(cards)).collect::<Vec<_>>());
            let mut game = game;
            for (&road, pawns) in pawns {
                game = game.with_track(road, Track::with(pawns));
            }
            game.with_cup(*cup)
                .in_play(*round, *first, *turn, &hands, &played)
        }
    };
    prepared.ok_or(NotPrepared::Cards)
}

fn hand(cards: &[Named]) -> Hand {
    let mut hand = Hand::new();
    for named in cards {
        hand.push(named.0);
    }
    hand
}

/// The seats of a lesson other than the learner's.
pub fn others(lesson: &Lesson) -> impl Iterator<Item = Seat> + use<> {
    (1..=lesson.neighbours.len() as u8).map(Seat)
}
