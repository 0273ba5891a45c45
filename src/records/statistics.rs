//! What finished games add up to for one person: a pure function of the profile, whatever the order of the games.

use std::collections::BTreeMap;

use super::{
    SeatKind,
    finished::{Finished, FinishedSeat},
    profile::Profile,
    titles::Title,
};
use crate::rules::{Edition, Road, Side};

/// A way to play, as far as statistics tell them apart. They sort as they are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Way {
    /// 0 at a table, 1 a duel, 2 solo, 3 the first edition.
    kind: u8,
    /// Whether by Night.
    pub night: bool,
    /// Seats, 2 to 5.
    pub players: u8,
}

impl Way {
    fn of(game: &Finished) -> Self {
        let players = u8::try_from(game.seats.len()).unwrap_or(u8::MAX);
        let kind = match (game.edition, game.challenge, players) {
            (Edition::First, ..) => 3,
            (_, Some(_), _) => 2,
            (_, None, 2) => 1,
            _ => 0,
        };
        Self {
            kind,
            night: game.side == Side::Night,
            players,
        }
    }

    /// The word for it in messages: `table`, `duel`, `solo` or `first`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self.kind {
            1 => "duel",
            2 => "solo",
            3 => "first",
            _ => "table",
        }
    }
}

/// Whom one plays against.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponent {
    /// Another person, by name.
    Person(String),
    /// Computer players of a level, by the key of [`SeatKind`]; in solo `agravain` and `brisen`.
    Computer(&'static str),
}

/// A number of games together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Games.
    pub games: u32,
    /// Games won alone.
    pub wins: u32,
    /// Games won together with others.
    pub shared: u32,
    /// The most points of one game.
    pub best: Option<i16>,
    /// All points together.
    pub points: i64,
}

impl Line {
    fn add(&mut self, game: &Finished, seat: &FinishedSeat) {
        self.games += 1;
        match (seat.won, game.shared()) {
            (true, false) => self.wins += 1,
            (true, true) => self.shared += 1,
            _ => {}
        }
        self.best = self.best.max(Some(seat.points));
        self.points += i64::from(seat.points);
    }

    /// Points a game; none without games.
    #[must_use]
    pub fn average(&self) -> Option<f64> {
        (self.games > 0).then(|| self.points as f64 / f64::from(self.games))
    }
}

/// When a title was earned first, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Earned {
    /// Seconds since 1970 (UTC).
    pub first: i64,
    /// Games.
    pub times: u32,
}

/// Games of one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// All together.
    pub all: Line,
    /// By way to play.
    pub ways: BTreeMap<Way, Line>,
    /// By opponent: games at one table with them, and how one fared there.
    pub opponents: BTreeMap<Opponent, Line>,
    /// Points from each road in all games together, in scoring order.
    pub roads: [i64; Road::COUNT],
    /// Titles.
    pub titles: BTreeMap<Title, Earned>,
}

impl Statistics {
    /// Of the person with this name.
    #[must_use]
    pub fn of(profile: &Profile, person: &str) -> Self {
        let mut statistics = Self::default();
        let mut summit = [None, None];
        for (_, game) in profile.games() {
            let own = |seat: &&FinishedSeat| seat.kind == SeatKind::Person && seat.name == person;
            if let Some(seat) = game.seats.iter().find(own) {
                statistics.add(game, seat);
                if game.challenge == Some(6) && seat.won && !game.shared() {
                    let first = &mut summit[usize::from(game.side == Side::Night)];
                    *first = Some(first.map_or(game.ended, |first: i64| first.min(game.ended)));
                }
            }
        }
        if let [Some(day), Some(night)] = summit {
            let first = day.max(night);
            let earned = Earned { first, times: 1 };
            statistics.titles.insert(Title::Summit, earned);
        }
        statistics
    }

    fn add(&mut self, game: &Finished, seat: &FinishedSeat) {
        self.all.add(game, seat);
        self.ways.entry(Way::of(game)).or_default().add(game, seat);
        for (sum, points) in self.roads.iter_mut().zip(seat.roads) {
            *sum += i64::from(points);
        }
        let mut opponents: Vec<Opponent> = game
            .seats
            .iter()
            .filter(|other| !std::ptr::eq(*other, seat))
            .map(|other| match other.kind {
                SeatKind::Person => Opponent::Person(other.name.clone()),
                kind => Opponent::Computer(kind.key()),
            })
            .collect();
        // Two pages at a table are one game against pages.
        opponents.sort();
        opponents.dedup();
        for opponent in opponents {
            self.opponents.entry(opponent).or_default().add(game, seat);
        }
        for title in seat.titles.iter().filter_map(|key| Title::from_key(key)) {
            let earned = self.titles.entry(title).or_insert(Earned {
                first: game.ended,
                times: 0,
            });
            earned.first = earned.first.min(game.ended);
            earned.times += 1;
        }
    }

    /// Points a game from a road; none without games.
    #[must_use]
    pub fn average(&self, road: Road) -> Option<f64> {
        let games = self.all.games;
        (games > 0).then(|| self.roads[road.index()] as f64 / f64::from(games))
    }
}

/// Everybody who has finished a game, with the portrait of the last one: who played last comes first.
#[must_use]
pub fn people(profile: &Profile) -> Vec<(String, Option<String>)> {
    let mut last: BTreeMap<&str, (i64, &str, Option<&str>)> = BTreeMap::new();
    for (id, game) in profile.games() {
        let people = game.seats.iter();
        for seat in people.filter(|seat| seat.kind == SeatKind::Person) {
            let now = (game.ended, id, seat.portrait.as_deref());
            let entry = last.entry(&seat.name).or_insert(now);
            *entry = (*entry).max(now);
        }
    }
    let mut people: Vec<_> = last.into_iter().collect();
    people.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
    let owned = people.into_iter();
    owned
        .map(|(name, (_, _, portrait))| (name.to_owned(), portrait.map(str::to_owned)))
        .collect()
}

/// All finished games as comma-separated values, a line for each seat: for spreadsheets. The first line names the columns,
/// in the words of the record.
#[must_use]
pub fn to_csv(profile: &Profile) -> String {
    let mut text = "game,ended,edition,side,players,challenge,name,kind,points,won".to_owned();
    for road in Road::ALL {
        text.push(',');
        text.push_str(road.key());
    }
    text.push_str(",titles\r\n");
    for (id, game) in profile.games() {
        let night = game.side == Side::Night;
        let first = game.edition == Edition::First;
        let ended = jiff::Timestamp::from_second(game.ended)
            .map_or_else(|_| game.ended.to_string(), |ended| ended.to_string());
        let level = game.challenge.map(|level| level.to_string());
        for seat in &game.seats {
            let mut cells = vec![
                id.to_owned(),
                ended.clone(),
                if first { "first" } else { "second" }.to_owned(),
                if night { "night" } else { "day" }.to_owned(),
                game.seats.len().to_string(),
                level.clone().unwrap_or_default(),
                seat.name.clone(),
                seat.kind.key().to_owned(),
                seat.points.to_string(),
                u8::from(seat.won).to_string(),
            ];
            cells.extend(seat.roads.iter().map(ToString::to_string));
            cells.push(seat.titles.join(" "));
            let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
            text.push_str(&cells.join(","));
            text.push_str("\r\n");
        }
    }
    text
}

/// A cell, in quotes where it needs them.
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn of(games: &[Finished], person: &str) -> Statistics {
        let mut profile = Profile::default();
        for (i, game) in games.iter().enumerate() {
            profile.count_game(&i.to_string(), game.clone());
        }
        Statistics::of(&profile, person)
    }

    fn solo(side: Side, level: u8, won: bool, ended: i64) -> Finished {
        let mut game =
            Finished::example(&[("Maud", if won { 50 } else { 20 }), ("A", 30), ("B", 31)]);
        game.seats[1].kind = SeatKind::Agravain;
        game.seats[2].kind = SeatKind::Brisen;
        (game.side, game.challenge, game.ended) = (side, Some(level), ended);
        game
    }

    #[test]
    fn games_add_up() {
        let mut night = Finished::example(&[("Maud", 30), ("Enid", 30), ("Ada", 9)]);
        night.side = Side::Night;
        night.seats[2].kind = SeatKind::Page;
        let games = [
            Finished::example(&[("Maud", 40), ("Enid", 30), ("Rowan", 20)]),
            night,
            Finished::example(&[("Enid", 3), ("Rowan", 5)]),
        ];
        let maud = of(&games, "Maud");
        let Line {
            games: count,
            wins,
            shared,
            best,
            ..
        } = maud.all;
        assert_eq!((count, wins, shared, best), (2, 1, 1, Some(40)));
        assert_eq!(maud.all.average(), Some(35.0));
        assert_eq!(maud.average(Road::Joust), Some(35.0));
        assert_eq!(maud.ways.len(), 2);
        let against = |opponent| maud.opponents.get(&opponent).map(|line| line.games);
        assert_eq!(against(Opponent::Person("Enid".to_owned())), Some(2));
        assert_eq!(against(Opponent::Computer("page")), Some(1));
        let enid = of(&games, "Enid");
        assert_eq!((enid.all.games, enid.all.wins), (3, 0));
        assert!(enid.ways.keys().any(|way| way.key() == "duel"));
        assert_eq!(
            of(&games, "Ada"),
            Statistics::default(),
            "a computer player"
        );
        assert_eq!(Statistics::default().all.average(), None);
    }

    #[test]
    fn the_summit_is_climbed_on_both_sides() {
        let (day, night) = (Side::Day, Side::Night);
        let earned = |games: &[Finished]| of(games, "Maud").titles.get(&Title::Summit).copied();
        let both = [
            solo(night, 6, true, 90),
            solo(day, 6, true, 70),
            solo(day, 6, true, 99),
        ];
        assert_eq!(
            earned(&both),
            Some(Earned {
                first: 90,
                times: 1
            })
        );
        assert_eq!(
            earned(&[solo(day, 6, true, 1), solo(day, 6, true, 2)]),
            None
        );
        assert_eq!(
            earned(&[solo(day, 6, true, 1), solo(night, 5, true, 2)]),
            None
        );
        assert_eq!(
            earned(&[solo(day, 6, true, 1), solo(night, 6, false, 2)]),
            None
        );
    }

    #[test]
    fn titles_are_earned_once_and_counted() {
        let game = |ended| {
            let mut game = Finished::example(&[("Maud", 40), ("Enid", 30)]);
            game.seats[0].titles = vec!["soup".to_owned(), "of a later version".to_owned()];
            game.ended = ended;
            game
        };
        let maud = of(&[game(20), game(10), game(30)], "Maud");
        let soup = Earned {
            first: 10,
            times: 3,
        };
        assert_eq!(
            maud.titles.into_iter().collect::<Vec<_>>(),
            [(Title::Soup, soup)]
        );
        assert!(of(&[game(20)], "Enid").titles.is_empty());
    }

    #[test]
    fn spreadsheets_get_a_line_a_seat() {
        let mut profile = Profile::default();
        profile.count_game(
            "g",
            Finished::example(&[("Maud, \"the\" Bold", -4), ("Enid", 3)]),
        );
        let text = to_csv(&profile);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(
            lines[1].contains("\"Maud, \"\"the\"\" Bold\",person,-4,0,0,-4,"),
            "{text}"
        );
        let columns = lines[0].split(',').count();
        assert_eq!(lines[2].split(',').count(), columns);
    }

    proptest! {
        #[test]
        fn the_order_of_games_does_not_matter(
            points in proptest::collection::vec((-9_i16..60, -9_i16..60, 0_i64..5), 0..9), turn in 0_usize..9
        ) {
            let mut games: Vec<Finished> = points
                .iter()
                .map(|&(maud, enid, ended)| {
                    let mut game = Finished::example(&[("Maud", maud), ("Enid", enid)]);
                    game.ended = ended;
                    game.seats[0].titles = vec![Title::ALL[ended as usize].key().to_owned()];
                    game
                })
                .collect();
            let before = of(&games, "Maud");
            prop_assert_eq!(before.all.games as usize, games.len());
            if !games.is_empty() {
                let by = turn % games.len();
                games.rotate_left(by);
            }
            prop_assert_eq!(before, of(&games, "Maud"));
        }
    }
}
