//! Where drawings become pixels: a queue of jobs and the background tasks that work it off.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
};

use bevy::tasks::{AsyncComputeTaskPool, futures_lite::future::yield_now};

use super::{Entry, in_pixels};
use crate::{
    art::raster::{Blend, RasterError, raster},
    settings::Palette,
};

/// One picture to make.
pub struct Job {
    index: usize,
    file: &'static str,
    blend: Blend,
    palette: Palette,
    /// Reference units; how many pixels that is, is decided when its turn comes.
    size: [f32; 2],
}

/// One picture made.
pub struct Done {
    /// Number of its entry.
    pub index: usize,
    /// Width and height, pixels.
    pub pixels: [u32; 2],
    /// The colours it was made in.
    pub palette: Palette,
    /// Its bytes.
    pub result: Result<Vec<u8>, RasterError>,
}

/// Jobs, finished pictures, and who to tell.
pub struct Workshop {
    jobs: Mutex<Jobs>,
    done: Mutex<VecDeque<Done>>,
    scale: AtomicU32,
    palette: Mutex<Palette>,
    told: AtomicBool,
    tell: OnceLock<Box<dyn Fn() + Send + Sync>>,
}

#[derive(Default)]
struct Jobs {
    waiting: VecDeque<Job>,
    workers: usize,
}

impl Default for Workshop {
    fn default() -> Self {
        Workshop {
            jobs: Mutex::default(),
            done: Mutex::default(),
            scale: AtomicU32::new(1.0f32.to_bits()),
            palette: Mutex::default(),
            told: AtomicBool::new(false),
            tell: OnceLock::new(),
        }
    }
}

impl Workshop {
    /// Physical pixels a reference unit.
    pub fn scale(&self) -> f32 {
        f32::from_bits(self.scale.load(Ordering::Relaxed))
    }

    /// From now on, this many physical pixels a reference unit.
    pub fn set_scale(&self, pixels_per_unit: f32) {
        self.scale
            .store(pixels_per_unit.to_bits(), Ordering::Relaxed);
    }

    /// The colours in which pictures are made.
    pub fn palette(&self) -> Palette {
        *locked(&self.palette)
    }

    /// From now on, pictures are made in these colours.
    pub fn set_palette(&self, palette: Palette) {
        *locked(&self.palette) = palette;
    }

    /// Calls `tell`, from a background thread, when pictures are finished that nobody has collected.
    pub fn when_done(&self, tell: impl Fn() + Send + Sync + 'static) {
        // A second call would be a second window; the first goes on being told.
        let _ = self.tell.set(Box::new(tell));
    }

    /// Orders the pixels of `entry` if it needs any; false if it does not, or waits already.
    pub fn order(self: &Arc<Self>, index: usize, entry: &mut Entry) -> bool {
        let palette = self.palette();
        if entry.busy || entry.broken || entry.crisp(self.scale(), palette) {
            return false;
        }
        entry.busy = true;
        let mut jobs = locked(&self.jobs);
        jobs.waiting.push_back(Job {
            index,
            file: entry.key.file,
            blend: entry.key.blend,
            palette,
            size: entry.size,
        });
        let pool = AsyncComputeTaskPool::get();
        if jobs.workers < pool.thread_num().max(1) {
            jobs.workers += 1;
            let workshop = Arc::clone(self);
            pool.spawn(async move { workshop.work().await }).detach();
        }
        true
    }

    /// A finished picture.
    pub fn collect(&self) -> Option<Done> {
        self.told.store(false, Ordering::Release);
        locked(&self.done).pop_front()
    }

    async fn work(&self) {
        while let Some(job) = self.next() {
            let pixels = in_pixels(job.size, self.scale());
            let result = raster(job.file, pixels[0], pixels[1], job.blend, job.palette);
            locked(&self.done).push_back(Done {
                index: job.index,
                pixels,
                palette: job.palette,
                result,
            });
            if !self.told.swap(true, Ordering::AcqRel)
                && let Some(tell) = self.tell.get()
            {
                tell();
            }
            // Computer players think on these threads too.
            yield_now().await;
        }
    }

    fn next(&self) -> Option<Job> {
        let mut jobs = locked(&self.jobs);
        let job = jobs.waiting.pop_front();
        if job.is_none() {
            jobs.workers -= 1;
        }
        job
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
