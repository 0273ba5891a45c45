//! A game of the library in words: when, what was played, how it ended or where it stopped.

use std::time::SystemTime;

use jiff::{Timestamp, tz::TimeZone};

use crate::{
    records::{About, SeatKind},
    rules::{Edition, Journals, Phase, Seat, Side, TieBreak},
    words::{Words, rounds::roman, say},
};

const MONTHS: [&str; 12] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
];

/// Date and time where the player is, as the language writes them.
pub(super) fn when(words: &Words, time: SystemTime, zone: &TimeZone) -> String {
    let Ok(time) = Timestamp::try_from(time) else {
        return String::new();
    };
    let time = time.to_zoned(zone.clone());
    let month = usize::from(time.month().unsigned_abs()).saturating_sub(1);
    say!(
        words,
        "library-when",
        day = time.day().to_string(),
        month = MONTHS.get(month).copied().unwrap_or_default(),
        year = time.year().to_string(),
        hour = time.hour().to_string(),
        minute = format!("{:02}", time.minute())
    )
}

/// What was played: side, players, journals.
pub(super) fn mode(words: &Words, game: &About) -> String {
    let setup = &game.setup;
    let side = match (setup.edition, setup.side) {
        (Edition::First, _) => "first",
        (Edition::Second, Side::Day) => "day",
        (Edition::Second, Side::Night) => "night",
    };
    let journals = match setup.journals {
        Journals::Hidden => "hidden",
        Journals::Open => "open",
    };
    match setup.challenge {
        Some(challenge) => say!(
            words,
            "library-mode-solo",
            side = side,
            level = challenge.level
        ),
        None => say!(
            words,
            "library-mode",
            side = side,
            count = setup.seats.len(),
            journals = journals
        ),
    }
}

/// Who won; or where the game stopped.
pub(super) fn end(words: &Words, game: &About) -> (String, String) {
    match game.result {
        Some((winners, tie)) => {
            let names: Vec<&str> = winners
                .iter()
                .filter_map(|seat| game.setup.seats.get(seat.index()))
                .map(|seat| seat.name.as_str())
                .collect();
            let points = winners
                .iter()
                .next()
                .map_or(0, |seat| game.scores[seat.index()]);
            let won = say!(words, "library-won", names = words.names_and(&names));
            let how = match tie {
                None => "points",
                Some(TieBreak::Kitchen) => "kitchen",
                Some(TieBreak::Shared) => "shared",
            };
            let how = say!(words, "library-won-how", points = points, how = how);
            (won, how)
        }
        None => {
            let phase = match game.phase {
                Phase::Deal | Phase::Choose => "choose",
                Phase::Play => "play",
                Phase::Score | Phase::ReturnPawns | Phase::PassExcalibur | Phase::Over => "score",
            };
            let stopped = say!(words, "library-stopped", round = roman(game.round));
            (stopped, say!(words, "library-stopped-phase", phase = phase))
        }
    }
}

/// Everything about a row in one sentence, for a screen reader.
pub(super) fn aloud(words: &Words, when: &str, game: &About) -> String {
    let names: Vec<&str> = game
        .setup
        .seats
        .iter()
        .map(|seat| seat.name.as_str())
        .collect();
    let (end, how) = end(words, game);
    let mode = mode(words, game);
    [when, &mode, &words.names_and(&names), &end, &how].join(". ")
}

/// The sign beside a player's name: a person, or a computer player.
pub(super) const fn sign(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Person => "person-ink",
        _ => "computer-ink",
    }
}

/// Whether a seat won.
pub(super) fn won(game: &About, seat: usize) -> bool {
    let seat = u8::try_from(seat).map(Seat);
    game.result
        .is_some_and(|(winners, _)| seat.is_ok_and(|seat| winners.contains(seat)))
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;
    use crate::words::Language;

    #[test]
    fn dates_are_written_as_each_language_has_them() {
        // 7 December 2026, 9:05 in Greenwich.
        let time = UNIX_EPOCH + Duration::from_secs(1_796_634_300);
        let at = |language, zone: &TimeZone| when(&Words::new(language), time, zone);
        let zone = TimeZone::UTC;
        assert_eq!(at(Language::English, &zone), "7 December 2026, 9:05");
        assert_eq!(at(Language::French, &zone), "7 décembre 2026, 9 h 05");
        assert_eq!(at(Language::Spanish, &zone), "7 de diciembre de 2026, 9:05");
        assert_eq!(at(Language::Russian, &zone), "7 декабря 2026, 9:05");
        let east = TimeZone::fixed(jiff::tz::offset(15));
        assert_eq!(at(Language::English, &east), "8 December 2026, 0:05");
    }
}
