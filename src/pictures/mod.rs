//! The README's pictures, made by the game itself: it opens its window, sets scenes, and photographs them.
//!
//! Every scene is a record that stops at a telling moment (`games`), opened like any saved game; so the pictures show what
//! players see, and can be made again whenever the table changes.

mod film;
mod games;

use std::{
    collections::VecDeque,
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured},
    time::TimeUpdateStrategy,
    window::RequestRedraw,
};
use resvg::tiny_skia::{IntSize, Pixmap};

use crate::{
    art::Art,
    bots::{BotKind, bot},
    flow::{Begin, CurrentGame, Leave, Submit},
    records::{Boards, WriteError, Writer},
    rules::{Act, Asked, Chance, Road, Seat},
    screens::{Motion, Screen},
    seats::Desk,
    table::{Choice, Shown},
};
use film::Film;
use games::Moment;

/// What can be photographed, by its file's name without ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Shot {
    /// The title page.
    Title,
    /// A Combat card raised, and the two places where its pawn could go.
    Play,
    /// A road being scored.
    Scoring,
    /// The Night side, a card raised.
    Night,
    /// A turn of everybody, moving.
    Turn,
}

/// Why a picture could not be made.
#[derive(Debug, thiserror::Error)]
pub enum PicturesError {
    /// The record of its moment could not be written.
    #[error(transparent)]
    Record(#[from] WriteError),
    /// The picture's file could not be written.
    #[error("{} can't be written: {source}", path.display())]
    Write {
        /// Which.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// What came from the graphics card is no picture.
    #[error("the picture {name} can't be made: {reason}")]
    Picture {
        /// Which.
        name: &'static str,
        /// Why not.
        reason: String,
    },
}

/// The person at the desk in every scene.
const SITTER: Seat = Seat(0);
/// So many frames in which nothing is loaded or moves before a picture is taken: pages are laid out in their second frame.
const QUIET_FRAMES: u32 = 8;
/// Time between two frames of the moving picture.
const FRAME: Duration = Duration::from_millis(80);

impl Shot {
    /// All of them, in the order in which they are taken.
    pub const ALL: [Self; 5] = [
        Self::Title,
        Self::Play,
        Self::Scoring,
        Self::Night,
        Self::Turn,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Play => "play",
            Self::Scoring => "scoring",
            Self::Night => "night",
            Self::Turn => "turn",
        }
    }

    /// Where its game stops; none for a picture without a game.
    const fn moment(self) -> Option<Moment> {
        match self {
            Self::Title => None,
            Self::Play => Some(Moment::DayCombat),
            Self::Scoring => Some(Moment::DayLastCard),
            Self::Night => Some(Moment::NightCombat),
            Self::Turn => Some(Moment::DayFirstCard),
        }
    }
}

/// What went wrong, for whoever started the app.
pub type Trouble = Arc<Mutex<Option<PicturesError>>>;

/// The sitting: which pictures are still to be made, and how far the one in work is.
#[derive(Resource)]
struct Sitting {
    shots: VecDeque<Shot>,
    into: PathBuf,
    /// Records of the moments lie here while pictures are made.
    games: PathBuf,
    step: Step,
    quiet: u32,
    film: Film,
    trouble: Trouble,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// The scene has to be set.
    Set,
    /// Waiting until it stands.
    Settle,
    /// It stands, and what the picture is about happens.
    Pose,
    /// Waiting until that is drawn.
    Hold,
    /// The picture is on its way from the graphics card.
    Taken,
    /// The moving picture is being taken; frames since it began.
    Rolling(u32),
}

/// Makes pictures in `into`, then ends the app. Needs the whole app in a window; `games` is a folder for records.
pub fn plugin(app: &mut App, shots: &[Shot], into: &Path, games: &Path, trouble: Trouble) {
    app.insert_resource(Sitting {
        shots: shots.iter().copied().collect(),
        into: into.to_owned(),
        games: games.to_owned(),
        step: Step::Set,
        quiet: 0,
        film: Film::default(),
        trouble,
    })
    .add_systems(Last, sit);
}

/// Takes each picture from its scene to its file.
fn sit(
    mut commands: Commands,
    mut sitting: ResMut<Sitting>,
    art: Res<Art>,
    screen: Res<State<Screen>>,
    table: (
        Option<Res<CurrentGame>>,
        Option<Res<Shown>>,
        Option<Res<Desk>>,
    ),
    choice: Option<ResMut<Choice>>,
    mut motion: ResMut<Motion>,
    mut begin: MessageWriter<Begin>,
    mut leave: MessageWriter<Leave>,
    mut submit: MessageWriter<Submit>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    redraw.write(RequestRedraw);
    let Some(&shot) = sitting.shots.front() else {
        exit.write(AppExit::Success);
        return;
    };
    let drawn = art.pictures() > 0 && art.pending() == 0;
    let game = match &table {
        (Some(current), Some(shown), Some(desk)) => Some((current, shown, desk)),
        _ => None,
    };
    let rest = |sitting: &mut Sitting, still: bool| {
        sitting.quiet = if drawn && still { sitting.quiet + 1 } else { 0 };
        sitting.quiet > QUIET_FRAMES
    };
    match sitting.step {
        Step::Set => {
            motion.speed = 1.0;
            sitting.quiet = 0;
            match shot.moment() {
                None if *screen.get() == Screen::Title => {}
                None => {
                    leave.write(Leave);
                }
                Some(moment) => {
                    let path = sitting.games.join(format!("{}.academy", shot.name()));
                    match Writer::save(&path, &moment.record(&Boards::built_in())) {
                        Ok(()) => {
                            begin.write(Begin::Resume(path));
                        }
                        Err(error) => sitting.fail(error.into()),
                    }
                }
            }
            sitting.step = Step::Settle;
        }
        Step::Settle => {
            let wanted = if shot.moment().is_some() {
                Screen::Table
            } else {
                Screen::Title
            };
            let still = *screen.get() == wanted
                && game.is_none_or(|(_, shown, _)| shown.settled() && shown.ceremony.is_none());
            if rest(&mut sitting, still) {
                sitting.quiet = 0;
                sitting.step = Step::Pose;
            }
        }
        Step::Pose => {
            let posed = match (shot, game, choice) {
                (Shot::Play | Shot::Night, Some((current, ..)), Some(mut choice)) => {
                    choice.raise(games::telling_card(&current.game, SITTER));
                    true
                }
                (Shot::Scoring, Some((current, shown, desk)), Some(mut choice)) => {
                    if let Some(act) = waited_for(current, shown, desk, &choice) {
                        choice.send(act, current, &mut submit);
                    }
                    // Time stands still in the middle of a road's scoring.
                    let on = shown.ceremony.as_ref().is_some_and(|ceremony| {
                        ceremony.road == Road::Education && !ceremony.called.is_empty()
                    });
                    if on {
                        motion.speed = 0.0;
                    }
                    on
                }
                _ => true,
            };
            if posed {
                sitting.step = if shot == Shot::Turn {
                    commands.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
                    Step::Rolling(0)
                } else {
                    Step::Hold
                };
            }
        }
        Step::Hold => {
            if rest(&mut sitting, true) {
                commands
                    .spawn(Screenshot::primary_window())
                    .observe(keep_still);
                sitting.step = Step::Taken;
            }
        }
        Step::Taken => {}
        Step::Rolling(frame) => {
            let (Some((current, shown, desk)), Some(mut choice)) = (game, choice) else {
                return;
            };
            let next = roll(
                frame,
                &mut sitting,
                current,
                shown,
                desk,
                &mut choice,
                &mut submit,
            );
            match next {
                Roll::Take => {
                    commands
                        .spawn(Screenshot::primary_window())
                        .observe(keep_frame);
                    sitting.film.asked += 1;
                    sitting.step = Step::Rolling(frame + 1);
                }
                Roll::Cut if sitting.film.complete() => {
                    commands.insert_resource(TimeUpdateStrategy::Automatic);
                    sitting.finish_film();
                }
                Roll::Wait | Roll::Cut => {}
            }
        }
    }
}

/// Frames in which the hand just lies there, and those in which the card is up.
const AT_REST: u32 = 8;
const RAISED: u32 = 12;
/// Frames after everybody has played.
const AFTER: u32 = 8;
/// More than that is no turn any more.
const LONGEST: u32 = 150;

/// What to do with a frame of the moving picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Roll {
    Take,
    /// Computer players only think: nothing to see.
    Wait,
    /// The turn is over.
    Cut,
}

/// One frame of the moving picture.
fn roll(
    frame: u32,
    sitting: &mut Sitting,
    current: &CurrentGame,
    shown: &Shown,
    desk: &Desk,
    choice: &mut Choice,
    submit: &mut MessageWriter<Submit>,
) -> Roll {
    match frame {
        AT_REST => choice.raise(games::telling_card(&current.game, SITTER)),
        _ if frame == AT_REST + RAISED && !sitting.film.played => {
            if let Some(act) = games::telling_act(&current.game, SITTER) {
                choice.send(act, current, submit);
                sitting.film.played = true;
            }
        }
        _ => {}
    }
    let waits = choice.asked(current, shown, desk).is_some();
    if sitting.film.played && waits && frame > AT_REST + RAISED + 1 {
        sitting.film.after += 1;
    }
    if sitting.film.after > AFTER || frame >= LONGEST {
        Roll::Cut
    } else if !sitting.film.played || !shown.settled() || waits {
        Roll::Take
    } else {
        Roll::Wait
    }
}

/// What the sitter does when asked in the middle of a scene: what a squire would.
fn waited_for(current: &CurrentGame, shown: &Shown, desk: &Desk, choice: &Choice) -> Option<Act> {
    let (seat, asked) = choice.asked(current, shown, desk)?;
    if asked == Asked::Play {
        return games::telling_act(&current.game, seat);
    }
    let mut chance = Chance::new(current.setup.seed);
    Some(bot(BotKind::Squire).decide(&current.game.view(seat), &mut chance))
}

fn keep_still(taken: On<ScreenshotCaptured>, mut sitting: ResMut<Sitting>) {
    let Some(shot) = sitting.shots.pop_front() else {
        return;
    };
    let made = pixmap(&taken.image, shot).and_then(|picture| {
        let png = picture
            .encode_png()
            .map_err(|error| PicturesError::Picture {
                name: shot.name(),
                reason: error.to_string(),
            })?;
        write(&sitting.into.join(format!("{}.png", shot.name())), &png)
    });
    if let Err(error) = made {
        sitting.fail(error);
    }
    sitting.step = Step::Set;
}

fn keep_frame(taken: On<ScreenshotCaptured>, mut sitting: ResMut<Sitting>) {
    match pixmap(&taken.image, Shot::Turn) {
        Ok(picture) => sitting.film.keep(&picture),
        Err(error) => sitting.fail(error),
    }
}

impl Sitting {
    /// Gives up: what went wrong is for whoever started this.
    fn fail(&mut self, error: PicturesError) {
        let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        trouble.get_or_insert(error);
        drop(trouble);
        self.shots.clear();
    }

    fn finish_film(&mut self) {
        let path = self.into.join(format!("{}.gif", Shot::Turn.name()));
        let made = std::mem::take(&mut self.film)
            .gif(FRAME)
            .map_err(|error| PicturesError::Picture {
                name: Shot::Turn.name(),
                reason: error.to_string(),
            })
            .and_then(|gif| write(&path, &gif));
        self.shots.pop_front();
        self.step = Step::Set;
        if let Err(error) = made {
            self.fail(error);
        }
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), PicturesError> {
    fs::write(path, bytes).map_err(|source| PicturesError::Write {
        path: path.to_owned(),
        source,
    })
}

/// The window's picture as opaque pixels.
fn pixmap(image: &Image, shot: Shot) -> Result<Pixmap, PicturesError> {
    let bad = |reason: String| PicturesError::Picture {
        name: shot.name(),
        reason,
    };
    let picture = image
        .clone()
        .try_into_dynamic()
        .map_err(|error| bad(error.to_string()))?
        .to_rgba8();
    let (width, height) = picture.dimensions();
    let mut pixels = picture.into_raw();
    for pixel in pixels.chunks_exact_mut(4) {
        pixel[3] = u8::MAX;
    }
    IntSize::from_wh(width, height)
        .and_then(|size| Pixmap::from_vec(pixels, size))
        .ok_or_else(|| bad(format!("{width} by {height} pixels are none")))
}
