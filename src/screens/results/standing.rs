//! Who came where, and the sentences that say why.

use crate::{
    records::Setup,
    rules::{ByRoad, Game, ROUNDS, Road, Seat, TieBreak},
    screens::new_game::cast_name,
    table::History,
    words::{Naming, Words, rounds::roman, say},
};

/// The roads of the table: the Kitchen moves pawns, and pays nobody.
pub(super) const ROADS: [Road; 6] = [
    Road::Joust,
    Road::Tournament,
    Road::Education,
    Road::King,
    Road::City,
    Road::Quest,
];

/// A game's outcome, ready to be shown.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    /// Which names the roads go by.
    pub naming: Naming,
    /// Best first.
    pub rows: Vec<Row>,
    /// "Maud is knighted".
    pub title: String,
    /// By what margin, or how a tie was broken.
    pub why: String,
    /// "Dame Maud, 47 points".
    pub ribbon: String,
    /// The most points anybody got from a road; none where nobody got any.
    pub best: ByRoad<Option<i16>>,
}

/// A player's line.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    pub seat: Seat,
    /// From 1; shared by those whom nothing parts (4.8).
    pub place: usize,
    pub winner: bool,
    pub name: String,
    /// The part with the portrait, but for its expression.
    pub portrait: Option<String>,
    /// The pawn's part.
    pub pawn: &'static str,
    pub points: ByRoad<i16>,
    /// At the end of each round.
    pub rounds: [i16; ROUNDS as usize],
    pub total: i16,
}

impl Standing {
    /// Of a game that is over.
    pub fn new(setup: &Setup, game: &Game, history: &History, words: &Words) -> Self {
        let rows = rows(setup, game, history);
        let best = ByRoad::from_fn(|road| {
            let most = rows.iter().map(|row| row.points[road]).max();
            most.filter(|&points| points > 0)
        });
        let (title, ribbon) = honours(&rows, words);
        let why = match setup.challenge {
            Some(challenge) => solo(&rows, game, words, challenge.level),
            None => why(&rows, game, words),
        };
        Self {
            naming: Naming::of(game.rules()),
            title,
            why,
            ribbon,
            best,
            rows,
        }
    }

    /// Those who won.
    pub fn winners(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.winner)
    }
}

fn rows(setup: &Setup, game: &Game, history: &History) -> Vec<Row> {
    let winners = game.winners().unwrap_or_default();
    let rank = |seat: Seat| (game.score(seat), game.track(Road::Kitchen).key(seat));
    let mut seats: Vec<Seat> = Seat::all(game.rules().seats).collect();
    // Stable: those whom nothing parts stay in table order.
    seats.sort_by_key(|&seat| std::cmp::Reverse(rank(seat)));
    let place = |seat: Seat| {
        1 + seats
            .iter()
            .filter(|&&other| rank(other) > rank(seat))
            .count()
    };
    seats
        .iter()
        .map(|&seat| {
            let about = &setup.seats[seat.index()];
            Row {
                seat,
                place: place(seat),
                winner: winners.contains(seat),
                name: about.name.clone(),
                portrait: about.portrait.clone(),
                pawn: about.pawn.key(),
                points: ByRoad::from_fn(|road| history.on_road(seat, road)),
                rounds: std::array::from_fn(|i| history.after_round(seat, i as u8 + 1)),
                total: game.score(seat),
            }
        })
        .collect()
}

/// The cast's gender, for those who kept face and name; nobody else is asked.
fn gender(row: &Row, words: &Words) -> String {
    let face = row.portrait.as_deref().unwrap_or_default();
    let known = !face.is_empty()
        && words.has(&format!("default-name-{face}.gender"))
        && cast_name(words, face) == row.name;
    if known {
        words.say(&format!("default-name-{face}.gender"))
    } else {
        "unknown".to_owned()
    }
}

/// Title line and ribbon.
fn honours(rows: &[Row], words: &Words) -> (String, String) {
    let winners: Vec<&Row> = rows.iter().filter(|row| row.winner).collect();
    let titles: Vec<String> = winners
        .iter()
        .map(|row| {
            // The opponents of a challenge have their titles in their names (7.1).
            if matches!(row.portrait.as_deref(), Some("agravain" | "brisen")) {
                return row.name.clone();
            }
            let gender = gender(row, words);
            say!(words, "end-title", gender = gender, name = &row.name)
        })
        .collect();
    let points = winners.first().map_or(0, |row| row.total);
    let ribbon = match titles.as_slice() {
        [title] => say!(words, "end-ribbon", title = title, points = points),
        // The headline names them all; a ribbon would be too short for it.
        _ => say!(words, "points", points = points),
    };
    let title = match winners.as_slice() {
        [only] => {
            let gender = gender(only, words);
            say!(words, "end-knighted", gender = gender, name = &only.name)
        }
        several => {
            let names: Vec<&str> = several.iter().map(|row| row.name.as_str()).collect();
            say!(
                words,
                "end-knighted-shared",
                names = words.names_and(&names)
            )
        }
    };
    (title, ribbon)
}

/// How the challenge ended (7.7): won, lost, or decided by the Kitchen.
fn solo(rows: &[Row], game: &Game, words: &Words, level: u8) -> String {
    let player = rows.iter().find(|row| row.seat == Seat(0));
    let other = rows.iter().find(|row| row.seat != Seat(0));
    let (Some(player), Some(other)) = (player, other) else {
        return String::new();
    };
    let tie = game.result().and_then(|(_, tie)| tie);
    let won = player.winner && !other.winner;
    match (tie, won) {
        (None, true) => say!(words, "end-solo-won", points = player.total - other.total),
        (None, false) => say!(
            words,
            "end-solo-lost",
            name = &other.name,
            points = other.total - player.total,
            level = roman(level)
        ),
        (Some(TieBreak::Kitchen), false) if player.total == other.total => say!(
            words,
            "end-solo-tie-lost",
            name = &other.name,
            kitchen = words.road_where("kitchen", Naming::of(game.rules()))
        ),
        // The two opponents were level, far ahead of the player.
        (Some(_), false) if player.total < other.total => {
            let more = say!(
                words,
                "end-solo-lost",
                name = &other.name,
                points = other.total - player.total,
                level = roman(level)
            );
            format!("{} {more}", why(rows, game, words))
        }
        _ => why(rows, game, words),
    }
}

/// Margin or tie-break.
fn why(rows: &[Row], game: &Game, words: &Words) -> String {
    let Some(first) = rows.first() else {
        return String::new();
    };
    let level = rows.iter().filter(|row| row.total == first.total);
    let names: Vec<&str> = level.clone().map(|row| row.name.as_str()).collect();
    let names = words.names_and(&names);
    let kitchen = words.road_where("kitchen", Naming::of(game.rules()));
    match game.result().and_then(|(_, tie)| tie) {
        Some(TieBreak::Shared) => say!(
            words,
            "end-shared",
            names = names,
            points = first.total,
            kitchen = kitchen
        ),
        Some(TieBreak::Kitchen) => {
            let track = game.track(Road::Kitchen);
            let rival = level.skip(1).map(|row| track.space(row.seat)).max();
            if rival == Some(track.space(first.seat)) {
                say!(
                    words,
                    "end-tie-stack",
                    names = names,
                    points = first.total,
                    kitchen = kitchen,
                    name = &first.name
                )
            } else {
                say!(
                    words,
                    "end-tie-kitchen",
                    names = names,
                    points = first.total,
                    kitchen = kitchen,
                    name = &first.name
                )
            }
        }
        None => {
            let Some(second) = rows.get(1) else {
                return String::new();
            };
            let others: Vec<&str> = rows[1..]
                .iter()
                .filter(|row| row.total == second.total)
                .map(|row| row.name.as_str())
                .collect();
            say!(
                words,
                "end-margin",
                points = first.total,
                count = first.total - second.total,
                other = words.names_and(&others)
            )
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::{
        records::{PawnShape, SeatKind, SeatSetup},
        rules::{Act, Board, Edition, Journals, Side, Told, Track},
        words::Language,
    };

    pub(in crate::screens::results) fn setup() -> Setup {
        let seats = ["maud", "enid", "rowan"];
        let seat = |(i, key): (usize, &&str)| {
            let (first, rest) = key.split_at(1);
            SeatSetup {
                name: first.to_uppercase() + rest,
                kind: SeatKind::Squire,
                pawn: PawnShape::ALL[i],
                portrait: Some((*key).to_owned()),
            }
        };
        Setup {
            edition: Edition::Second,
            side: Side::Day,
            challenge: None,
            journals: Journals::Hidden,
            board: Board::built_in(Edition::Second, Side::Day),
            seats: seats.iter().enumerate().map(seat).collect(),
            first: Seat(0),
            seed: 7,
            agreed: Default::default(),
        }
    }

    /// A challenge of level 3.
    pub(in crate::screens::results) fn solo_setup() -> Setup {
        let mut setup = setup();
        setup.challenge = crate::records::challenges::level(3);
        for (seat, (name, kind)) in setup.seats.iter_mut().zip([
            ("Maud", SeatKind::Person),
            ("Agravain", SeatKind::Agravain),
            ("Brisen", SeatKind::Brisen),
        ]) {
            (seat.name, seat.kind) = (name.to_owned(), kind);
        }
        setup
    }

    /// A road on which only this seat has left the start.
    fn ahead(seat: u8) -> Track {
        let mut track = Track::default();
        track.advance(Seat(seat), 3, 15);
        track
    }

    /// The end of a game with these points before the last scoring, in which only the Kitchen has pawns.
    fn ended(scores: [i16; 5], kitchen: Track) -> Game {
        ended_of(&setup(), scores, kitchen)
    }

    fn ended_of(setup: &Setup, scores: [i16; 5], kitchen: Track) -> Game {
        let mut game = setup
            .new_game()
            .unwrap()
            .with_scores(scores)
            .with_track(Road::Kitchen, kitchen)
            .at_scoring(ROUNDS, Seat(0));
        let mut told: Vec<Told> = Vec::new();
        game.settle(&mut told);
        while let Some(seat) = game.waiting().first() {
            // Whoever may decline does; the opponents of a challenge may not.
            let acts = game.legal_acts(seat);
            let declines = |act: &&Act| matches!(act, Act::Kitchen { road: None, .. });
            let act = *acts.iter().find(declines).or(acts.last()).unwrap();
            game.play(act, &mut told).unwrap();
        }
        assert!(game.is_over());
        game
    }

    fn standing(scores: [i16; 5], kitchen: Track) -> Standing {
        let words = Words::new(Language::English);
        let game = ended(scores, kitchen);
        Standing::new(&setup(), &game, &History::default(), &words)
    }

    #[test]
    fn the_margin_is_told() {
        let standing = standing([40, 20, 30, 0, 0], Track::default());
        let places: Vec<_> = standing.rows.iter().map(|row| row.place).collect();
        assert_eq!(places, [1, 2, 3]);
        assert_eq!(standing.title, "Maud is knighted");
        assert!(
            standing.why.contains("10 more than Rowan"),
            "{}",
            standing.why
        );
        assert!(
            standing.ribbon.starts_with("Dame Maud, "),
            "{}",
            standing.ribbon
        );
    }

    #[test]
    fn a_shared_victory_has_several_knights() {
        let standing = standing([30, 30, 10, 0, 0], Track::default());
        assert_eq!(standing.winners().count(), 2);
        assert_eq!(standing.title, "Maud and Enid are knighted");
        assert!(standing.why.contains("shared"), "{}", standing.why);
        let places: Vec<_> = standing.rows.iter().map(|row| row.place).collect();
        assert_eq!(places, [1, 1, 3]);
    }

    #[test]
    fn the_kitchen_breaks_ties_by_its_own_name_in_every_edition() {
        let words = Words::new(Language::English);
        for (edition, seats, says) in [
            (Edition::Second, 2, "further ahead in the Kitchen"),
            (Edition::First, 3, "further ahead in Gallantry"),
        ] {
            let mut setup = setup();
            setup.seats.truncate(seats);
            setup.edition = edition;
            setup.board = Board::built_in(edition, Side::Day);
            let game = ended_of(&setup, [90, 90, 0, 0, 0], ahead(1));
            let standing = Standing::new(&setup, &game, &History::default(), &words);
            assert!(standing.why.contains(says), "{}", standing.why);
            assert_eq!(standing.title, "Enid is knighted");
        }
    }

    #[test]
    fn rule_7_7_a_challenge_is_won_lost_or_decided_by_the_kitchen() {
        let words = Words::new(Language::English);
        let setup = solo_setup();
        let tell = |scores, kitchen| {
            let game = ended_of(&setup, scores, kitchen);
            Standing::new(&setup, &game, &History::default(), &words).why
        };
        let won = tell([90, 40, 60, 0, 0], Track::default());
        assert!(
            won.starts_with("You beat Sir Agravain and Lady Brisen by"),
            "{won}"
        );
        let lost = tell([40, 90, 60, 0, 0], Track::default());
        assert!(lost.starts_with("Agravain wins by"), "{lost}");
        assert!(lost.contains("Challenge III still stands"), "{lost}");
        // 7.6: the opponent who is first in the Kitchen goes to the Joust, and gets 3 points there.
        let tie = tell([60, 57, 10, 0, 0], ahead(1));
        assert!(tie.starts_with("You and Agravain are level"), "{tie}");
        let tie = tell([60, 60, 10, 0, 0], ahead(0));
        assert!(
            tie.contains("Maud is further ahead in the Kitchen"),
            "{tie}"
        );
        let shared = tell([60, 60, 10, 0, 0], Track::default());
        assert!(shared.contains("the victory is shared"), "{shared}");
        let both = tell([10, 60, 57, 0, 0], ahead(2));
        assert!(both.contains("Challenge III still stands"), "{both}");
    }

    #[test]
    fn points_below_zero_have_a_true_minus() {
        let standing = standing([-30, -31, -40, 0, 0], Track::default());
        assert!(standing.ribbon.contains('\u{2212}'), "{}", standing.ribbon);
        assert_eq!(standing.best[Road::King], None);
    }

    #[test]
    fn people_are_not_asked_for_their_gender() {
        let words = Words::new(Language::English);
        let mut setup = setup();
        setup.seats[0].name = "Hilda".to_owned();
        let game = ended([40, 20, 30, 0, 0], Track::default());
        let standing = Standing::new(&setup, &game, &History::default(), &words);
        assert!(
            standing.ribbon.starts_with("Hilda, "),
            "{}",
            standing.ribbon
        );
    }
}
