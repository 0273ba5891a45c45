//! The journals are opened one by one, from the last place to the first.

/// Seconds before the first journal opens.
const FIRST: f32 = 0.4;
/// Seconds from one journal to the next.
const NEXT: f32 = 0.4;
/// Seconds until the buttons take keys: whoever hurries things along must not begin a rematch by it.
const CALM: f32 = 0.5;

/// Seconds that the knighting takes.
const KNIGHTING: f32 = 2.6;

/// How far the opening is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reveal {
    elapsed: f32,
    seats: usize,
}

impl Reveal {
    /// Of so many journals, from the beginning; or, without suspense, all open.
    pub fn new(seats: usize, suspense: bool) -> Self {
        let mut reveal = Self {
            elapsed: 0.0,
            seats,
        };
        if !suspense {
            reveal.elapsed = reveal.end();
        }
        reveal
    }

    fn end(&self) -> f32 {
        FIRST + NEXT * self.seats as f32
    }

    /// Goes on by some seconds.
    pub fn advance(&mut self, seconds: f32) {
        self.elapsed += seconds;
    }

    /// Opens all at once; if all are open, the winner is knighted at once.
    pub fn skip(&mut self) {
        if self.done() {
            self.finish();
        } else {
            self.elapsed = self.end();
        }
    }

    /// Comes to the end of everything.
    pub fn finish(&mut self) {
        self.elapsed = self.elapsed.max(self.end() + KNIGHTING);
    }

    /// Whether the journal of the player in this row, 0 for the best, is open.
    pub fn open(&self, row: usize) -> bool {
        let before = self.seats.saturating_sub(row + 1);
        self.elapsed >= FIRST + NEXT * before as f32
    }

    /// Whether all are open, and the winner is known.
    pub fn done(&self) -> bool {
        self.elapsed >= self.end()
    }

    /// How far the winner's picture has appeared, 0 to 1.
    pub fn knighting(&self) -> f32 {
        ((self.elapsed - self.end()) / CALM).clamp(0.0, 1.0)
    }

    /// How far the knighting itself is, 0 to 1.
    pub fn dubbing(&self) -> f32 {
        ((self.elapsed - self.end()) / KNIGHTING).clamp(0.0, 1.0)
    }

    /// Whether the buttons take clicks and keys.
    pub fn calm(&self) -> bool {
        self.elapsed >= self.end() + CALM
    }

    /// Whether nothing moves any more.
    pub fn over(&self) -> bool {
        self.elapsed >= self.end() + KNIGHTING
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_opens_last() {
        let mut reveal = Reveal::new(4, true);
        assert!(!reveal.open(3));
        reveal.advance(FIRST);
        assert!(reveal.open(3) && !reveal.open(2));
        reveal.advance(3.0 * NEXT + 0.01);
        assert!(reveal.open(0) && !reveal.done());
        reveal.skip();
        assert!(reveal.done() && !reveal.calm());
        reveal.advance(1.0);
        assert!(reveal.calm() && !reveal.over());
        reveal.skip();
        assert!(reveal.over() && reveal.dubbing() == 1.0);
    }

    #[test]
    fn without_suspense_all_are_open() {
        let reveal = Reveal::new(5, false);
        assert!((0..5).all(|row| reveal.open(row)) && reveal.done());
    }
}
