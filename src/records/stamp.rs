//! Dates and times in the names of files.

use std::time::{SystemTime, UNIX_EPOCH};

/// Date and time (UTC) so that names sort by age: `2026-12-01-180359`.
pub(crate) fn stamp(now: SystemTime) -> String {
    // A clock set before 1970 gives the first second of it: names need not be right, only be.
    let seconds = now
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}{second:02}")
}

/// Year, month and day of a number of days after 1 January 1970, in the Gregorian calendar.
fn date(mut days: u64) -> (u64, u64, u64) {
    // Whole cycles of 400 years first, so that the years left to count are few.
    const CYCLE: u64 = 146_097;
    let mut year = 1970 + days / CYCLE * 400;
    days %= CYCLE;
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let length = |year: u64| if leap(year) { 366 } else { 365 };
    while days >= length(year) {
        days -= length(year);
        year += 1;
    }
    let february = if leap(year) { 29 } else { 28 };
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= months[month] {
        days -= months[month];
        month += 1;
    }
    (year, month as u64 + 1, days + 1)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn stamps_are_dates() {
        let at = |seconds| stamp(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01-000000");
        assert_eq!(at(951_782_399), "2000-02-28-235959");
        assert_eq!(at(951_782_400), "2000-02-29-000000");
        assert_eq!(at(951_868_800), "2000-03-01-000000");
        assert_eq!(at(1_796_083_761), "2026-12-01-000921");
        assert_eq!(at(4_107_542_400), "2100-03-01-000000");
    }
}
