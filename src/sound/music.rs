//! The music: one piece at a time, made in the background when it is wanted, faded over from the one before.

use std::time::Duration;

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, futures_lite::future::yield_now, poll_once},
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use bevy_kira_audio::prelude::*;

use super::{
    Piece,
    cues::Sound,
    listen::piece_for,
    loudness::{self, MusicChannel, Output},
    pieces::{Unheard, band},
    synth::{Rendering, SAMPLE_RATE},
};
use crate::{art::Art, flow::CurrentGame, screens::Screen, settings::Settings};

/// Milliseconds from one piece to the next.
const CROSS: u64 = 1500;
/// Milliseconds until music is still that was muted, and until it is there again.
const MUTE: u64 = 200;
/// Decibels that music steps back by, milliseconds for that, and until it comes forward again.
const BACK: f32 = -7.0;
const DOWN: u64 = 80;
const UP: u64 = 600;
/// Pictures come first, but no longer than this.
const PATIENCE: Duration = Duration::from_secs(4);

/// What is played, and what is about to be.
#[derive(Resource, Default)]
pub struct Music {
    wanted: Option<Piece>,
    on: Option<On>,
    making: Option<(Piece, Task<Option<Made>>)>,
    /// Until when it stays back, since the start.
    back_until: Option<Duration>,
    /// Until when a sting stands in its place.
    gone_until: Option<Duration>,
    /// Whether it was told to stay back.
    back: bool,
    volume: Option<f32>,
    /// How long until something is due.
    nap: Option<Duration>,
    /// What could not be made, and is not tried again.
    broken: Option<Piece>,
}

struct On {
    piece: Piece,
    instance: Handle<AudioInstance>,
    paused: bool,
}

struct Made {
    source: AudioSource,
    round: Option<(f64, f64)>,
}

impl Music {
    /// The piece that belongs to what is shown.
    #[must_use]
    pub const fn wanted(&self) -> Option<Piece> {
        self.wanted
    }

    /// The piece that is played, or would be if it weren't muted.
    #[must_use]
    pub fn playing(&self) -> Option<Piece> {
        self.on.as_ref().map(|on| on.piece)
    }

    /// Whether a piece is being made.
    #[must_use]
    pub const fn is_making(&self) -> bool {
        self.making.is_some()
    }

    /// How long the window may sleep before music has to be told something.
    #[must_use]
    pub const fn nap(&self) -> Option<Duration> {
        self.nap
    }

    /// Makes room for a sound that begins `now`.
    pub(super) fn step_back(&mut self, sound: Sound, now: Duration) {
        let seconds = match sound {
            Sound::Sting(Piece::Knighted | Piece::Defeat) => {
                self.gone_until = Some(now + Duration::from_millis(5600));
                return;
            }
            Sound::Sting(_) => 4.0,
            Sound::Effect(..) => 1.4,
        };
        let until = now + Duration::from_secs_f32(seconds);
        self.back_until = self.back_until.max(Some(until));
    }
}

/// Which piece belongs to what is shown.
pub(super) fn choose(
    screen: Option<Res<State<Screen>>>,
    current: Option<Res<CurrentGame>>,
    time: Res<Time<Real>>,
    mut music: ResMut<Music>,
) {
    let Some(screen) = screen else {
        return;
    };
    music.gone_until = music.gone_until.filter(|&until| time.elapsed() < until);
    // A sting that stands for a piece is of the results: whoever leaves them leaves it behind.
    if *screen.get() != Screen::Results {
        music.gone_until = None;
    }
    let wanted = piece_for(*screen.get(), current.as_deref());
    music.wanted = music.gone_until.is_none().then_some(wanted);
}

/// Has the wanted piece made, if it can be heard, and lets it follow the one before.
pub(super) fn perform(
    output: Res<Output>,
    settings: Option<Res<Settings>>,
    art: Option<Res<Art>>,
    time: Res<Time<Real>>,
    events: Option<Res<EventLoopProxyWrapper>>,
    channel: Option<Res<AudioChannel<MusicChannel>>>,
    sources: Option<ResMut<Assets<AudioSource>>>,
    instances: Option<ResMut<Assets<AudioInstance>>>,
    mut music: ResMut<Music>,
) {
    let (Some(channel), Some(mut sources), Some(mut instances)) = (channel, sources, instances)
    else {
        return;
    };
    if *output != Output::Ready {
        return;
    }
    let volume = loudness::music(&loudness::volumes(settings.as_deref()));
    if let Some((piece, task)) = &mut music.making {
        let piece = *piece;
        if let Some(made) = block_on(poll_once(task)) {
            music.making = None;
            match made {
                Some(made) if music.wanted == Some(piece) => {
                    music.follow(piece, made, volume, &channel, &mut sources, &mut instances);
                }
                Some(_) => {}
                None => music.broken = Some(piece),
            }
        }
    }
    let Some(volume) = volume else {
        music.pause(&mut instances);
        return;
    };
    if music.wanted.is_none() {
        music.end(&mut instances);
        return;
    }
    let due = music.wanted.filter(|&piece| music.playing() != Some(piece));
    let busy = art.is_some_and(|art| art.pending() > 0) && time.elapsed() < PATIENCE;
    if let Some(piece) = due
        && music.making.is_none()
        && music.broken != Some(piece)
        && !busy
    {
        let wake = events.map(|events| events.clone());
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let made = make(piece).await;
            if let Some(wake) = wake {
                // Fails only when the window is gone already, and with it the need.
                let _ = wake.send_event(WinitUserEvent::WakeUp);
            }
            made.inspect_err(|error| warn!("{error}")).ok()
        });
        music.making = Some((piece, task));
    }
    music.set_level(volume, time.elapsed(), &mut instances);
}

async fn make(piece: Piece) -> Result<Made, Unheard> {
    let score = piece.score()?;
    let band = band().map_err(Clone::clone)?;
    let mut rendering = Rendering::new(&score, &band.instruments);
    let seconds = |frame: usize| frame as f64 / f64::from(SAMPLE_RATE);
    let round = rendering.round();
    let round = round.map(|(start, end)| (seconds(start), seconds(end)));
    let mut frames = Vec::with_capacity(rendering.length());
    while rendering.stretch(&mut frames) {
        // Pictures are drawn on these threads, and computer players think on them.
        yield_now().await;
    }
    Ok(Made {
        source: loudness::source(frames),
        round,
    })
}

impl Music {
    fn follow(
        &mut self,
        piece: Piece,
        made: Made,
        volume: Option<f32>,
        channel: &AudioChannel<MusicChannel>,
        sources: &mut Assets<AudioSource>,
        instances: &mut Assets<AudioInstance>,
    ) {
        self.end(instances);
        let Some(volume) = volume else {
            // Muted meanwhile: it is made again when it can be heard.
            return;
        };
        let mut play = channel.play(sources.add(made.source));
        play.with_volume(volume)
            .linear_fade_in(Duration::from_millis(CROSS));
        if let Some((start, end)) = made.round {
            play.loop_from(start).loop_until(end);
        }
        self.volume = Some(volume);
        self.back = false;
        self.on = Some(On {
            piece,
            instance: play.handle(),
            paused: false,
        });
    }

    /// Fades the piece out that is played.
    fn end(&mut self, instances: &mut Assets<AudioInstance>) {
        if let Some(on) = self.on.take()
            && let Some(mut instance) = instances.get_mut(&on.instance)
        {
            instance.stop(loudness::over(CROSS));
        }
    }

    /// Nothing is mixed that nobody hears.
    fn pause(&mut self, instances: &mut Assets<AudioInstance>) {
        if let Some(on) = &mut self.on
            && !on.paused
            && let Some(mut instance) = instances.get_mut(&on.instance)
        {
            instance.pause(loudness::over(MUTE));
            on.paused = true;
        }
        self.nap = None;
    }

    /// Goes on if it was paused, and is as loud as is set, less while it stays back.
    fn set_level(&mut self, volume: f32, now: Duration, instances: &mut Assets<AudioInstance>) {
        self.back_until = self.back_until.filter(|&until| now < until);
        let back = self.back_until.is_some();
        let due = self.back_until.max(self.gone_until);
        self.nap = due.map(|until| until.saturating_sub(now));
        let Some(on) = &mut self.on else {
            return;
        };
        let Some(mut instance) = instances.get_mut(&on.instance) else {
            return;
        };
        if on.paused {
            instance.resume(loudness::over(MUTE));
            on.paused = false;
        }
        if self.volume == Some(volume) && self.back == back {
            return;
        }
        let milliseconds = match (self.back, back) {
            (false, true) => DOWN,
            (true, false) => UP,
            _ => MUTE,
        };
        let level = if back { volume + BACK } else { volume };
        instance.set_decibels(level.max(loudness::SILENCE), loudness::over(milliseconds));
        self.volume = Some(volume);
        self.back = back;
    }
}
