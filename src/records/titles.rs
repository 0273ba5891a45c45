//! The twenty titles that a person can earn, and what each is earned for. Rulings of ours:
//!
//! - A title is earned when a game ends, never before: some rest on journals that are secret until then.
//! - Only people earn titles, in games that are finished, that were not lessons, and in which no act of theirs was taken
//!   back beyond their last one.

use serde::{Deserialize, Serialize};

use super::{
    Record, SeatKind, Setup,
    deeds::{Counting, Deeds},
};
use crate::rules::{Act, Edition, ROUNDS, Seat, Side};

/// A title. Its key names its texts, and stands in the profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "`earned` says what each is for")]
pub enum Title {
    Soup,
    Cook,
    Heads,
    Bench,
    Dragon,
    Cellar,
    Dunce,
    Scholar,
    Whisker,
    Shared,
    Parchments,
    Cup,
    Sword,
    Duel,
    Summit,
    Giants,
    Laps,
    Under,
    Treasure,
    Dungeon,
}

impl Title {
    /// All titles, in the order in which they are shown.
    pub const ALL: [Self; 20] = [
        Self::Soup,
        Self::Cook,
        Self::Heads,
        Self::Bench,
        Self::Dragon,
        Self::Cellar,
        Self::Dunce,
        Self::Scholar,
        Self::Whisker,
        Self::Shared,
        Self::Parchments,
        Self::Cup,
        Self::Sword,
        Self::Duel,
        Self::Summit,
        Self::Giants,
        Self::Laps,
        Self::Under,
        Self::Treasure,
        Self::Dungeon,
    ];

    /// The word that stands for the title in the profile and in the names of its texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Soup => "soup",
            Self::Cook => "cook",
            Self::Heads => "heads",
            Self::Bench => "bench",
            Self::Dragon => "dragon",
            Self::Cellar => "cellar",
            Self::Dunce => "dunce",
            Self::Scholar => "scholar",
            Self::Whisker => "whisker",
            Self::Shared => "shared",
            Self::Parchments => "parchments",
            Self::Cup => "cup",
            Self::Sword => "sword",
            Self::Duel => "duel",
            Self::Summit => "summit",
            Self::Giants => "giants",
            Self::Laps => "laps",
            Self::Under => "under",
            Self::Treasure => "treasure",
            Self::Dungeon => "dungeon",
        }
    }

    /// The title of a key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|title| title.key() == key)
    }

    /// Whether a seat has earned it by what it did in one game. [`Title::Summit`] takes two games: none alone earns it, see
    /// [`super::statistics`].
    #[must_use]
    pub fn earned(self, table: &Table, deeds: &Deeds) -> bool {
        let three = table.seats >= 3;
        match self {
            Self::Soup => deeds.kitchen_first == ROUNDS,
            Self::Cook => deeds.by_kitchen,
            Self::Heads => deeds.most_heads >= 3,
            Self::Bench => {
                three && deeds.won && deeds.quest_on_start && table.edition == Edition::Second
            }
            Self::Dragon => deeds.dragon_first,
            Self::Cellar => deeds.points < 0,
            Self::Dunce => deeds.education_worst == ROUNDS,
            Self::Scholar => table.seats >= 4 && deeds.education_lost == 0,
            Self::Whisker => deeds.alone && deeds.margin == 1,
            Self::Shared => deeds.won && !deeds.alone,
            Self::Parchments => deeds.both_parchments,
            // The Cup favours somebody in rounds 2, 4 and 6 only (5.5).
            Self::Cup => three && table.side == Side::Night && deeds.favoured_first == 3,
            Self::Sword => deeds.bonus_scored,
            Self::Duel => table.seats == 2 && deeds.won && deeds.margin >= 30,
            Self::Summit => false,
            Self::Giants => deeds.alone && table.champions >= 2,
            Self::Laps => table.edition == Edition::First && deeds.laps >= 2,
            Self::Under => deeds.slipped_under >= 3,
            Self::Treasure => deeds.buried_fives >= 2,
            Self::Dungeon => three && deeds.behind_all_at_half && deeds.won,
        }
    }
}

/// What of a game's set-up matters for titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Edition of the box.
    pub edition: Edition,
    /// Side of the board.
    pub side: Side,
    /// Seats at the table, 2 to 5; 3 in solo.
    pub seats: usize,
    /// Seats that champions play.
    pub champions: usize,
}

impl Table {
    /// Of a set-up.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        let champions = setup.seats.iter();
        Self {
            edition: setup.edition,
            side: setup.side,
            seats: setup.seats.len(),
            champions: champions
                .filter(|seat| seat.kind == SeatKind::Champion)
                .count(),
        }
    }
}

/// What a finished game brought its seats: what they did, and the titles they have earned by it.
///
/// None if the game is not over. Seats that computer players hold, and seats that took back more than their last act, earn
/// nothing.
#[must_use]
pub fn honours(
    setup: &Setup,
    acts: &[Act],
    taken_back: &[(usize, Act)],
) -> Option<Vec<(Deeds, Vec<Title>)>> {
    let mut counting = Counting::default();
    let mut game = setup.new_game().ok()?;
    game.settle(&mut counting);
    for &act in acts {
        game.play(act, &mut counting).ok()?;
    }
    let table = Table::new(setup);
    let deeds = counting.finished(&game)?;
    let seats = Seat::all(game.rules().seats).zip(&setup.seats).zip(deeds);
    let honours = seats.map(|((seat, about), deeds)| {
        let person = about.kind == SeatKind::Person && !changed_its_mind(seat, taken_back);
        let earned = |title: &Title| person && title.earned(&table, &deeds);
        (deeds, Title::ALL.into_iter().filter(earned).collect())
    });
    Some(honours.collect())
}

/// [`honours`] of a record.
#[must_use]
pub fn honours_of(record: &Record) -> Option<Vec<(Deeds, Vec<Title>)>> {
    honours(record.setup(), record.acts(), record.taken_back())
}

/// Whether a seat took back an act beyond its last one: then the next one that was taken back stands earlier in the game.
fn changed_its_mind(seat: Seat, taken_back: &[(usize, Act)]) -> bool {
    let own = taken_back.iter().filter(|(_, act)| act.seat() == seat);
    !own.map(|&(before, _)| before).is_sorted()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Table = Table {
        edition: Edition::Second,
        side: Side::Day,
        seats: 4,
        champions: 0,
    };

    /// In the first case it is earned, in the others only just not.
    fn border(title: Title, cases: &[(Table, Deeds)]) {
        for (i, (table, deeds)) in cases.iter().enumerate() {
            assert_eq!(title.earned(table, deeds), i == 0, "{title:?}, case {i}");
        }
    }

    fn none() -> Deeds {
        Deeds {
            education_lost: 1,
            ..Deeds::default()
        }
    }

    fn won(margin: i16) -> Deeds {
        Deeds {
            won: true,
            alone: true,
            margin,
            ..none()
        }
    }

    #[test]
    fn keys_are_unique_and_lead_back() {
        for title in Title::ALL {
            assert_eq!(Title::from_key(title.key()), Some(title));
            let written = serde_json::to_string(&title).unwrap();
            assert_eq!(written, format!("\"{}\"", title.key()));
        }
        assert_eq!(Title::from_key("king"), None);
    }

    #[test]
    fn nothing_earns_nothing() {
        for title in Title::ALL {
            assert!(!title.earned(&DAY, &none()), "{title:?}");
        }
    }

    #[test]
    fn titles_for_what_was_done_in_all_rounds() {
        let soup = |kitchen_first| Deeds {
            kitchen_first,
            ..none()
        };
        border(Title::Soup, &[(DAY, soup(6)), (DAY, soup(5))]);
        let dunce = |education_worst| Deeds {
            education_worst,
            ..none()
        };
        border(Title::Dunce, &[(DAY, dunce(6)), (DAY, dunce(5))]);
        let scholar = |education_lost| Deeds {
            education_lost,
            ..none()
        };
        let three = Table { seats: 3, ..DAY };
        let cases = [(DAY, scholar(0)), (DAY, scholar(1)), (three, scholar(0))];
        border(Title::Scholar, &cases);
        let cup = |favoured_first| Deeds {
            favoured_first,
            ..none()
        };
        let night = Table {
            side: Side::Night,
            seats: 3,
            ..DAY
        };
        let duel = Table { seats: 2, ..night };
        border(
            Title::Cup,
            &[
                (night, cup(3)),
                (night, cup(2)),
                (duel, cup(3)),
                (DAY, cup(3)),
            ],
        );
    }

    #[test]
    fn titles_for_single_moves() {
        let heads = |most_heads| Deeds {
            most_heads,
            ..none()
        };
        border(Title::Heads, &[(DAY, heads(3)), (DAY, heads(2))]);
        let dragon = Deeds {
            dragon_first: true,
            ..none()
        };
        border(Title::Dragon, &[(DAY, dragon), (DAY, none())]);
        let parchments = Deeds {
            both_parchments: true,
            ..none()
        };
        border(Title::Parchments, &[(DAY, parchments), (DAY, none())]);
        let sword = Deeds {
            bonus_scored: true,
            ..none()
        };
        border(Title::Sword, &[(DAY, sword), (DAY, none())]);
        let under = |slipped_under| Deeds {
            slipped_under,
            ..none()
        };
        border(Title::Under, &[(DAY, under(3)), (DAY, under(2))]);
        let treasure = |buried_fives| Deeds {
            buried_fives,
            ..none()
        };
        border(Title::Treasure, &[(DAY, treasure(2)), (DAY, treasure(1))]);
        let first = Table {
            edition: Edition::First,
            ..DAY
        };
        let laps = |laps| Deeds { laps, ..none() };
        border(
            Title::Laps,
            &[(first, laps(2)), (first, laps(1)), (DAY, laps(2))],
        );
    }

    #[test]
    fn titles_for_how_it_ended() {
        let cellar = |points| Deeds { points, ..none() };
        border(Title::Cellar, &[(DAY, cellar(-1)), (DAY, cellar(0))]);
        let cook = Deeds {
            by_kitchen: true,
            ..won(0)
        };
        border(Title::Cook, &[(DAY, cook), (DAY, won(0))]);
        let shared = Deeds {
            alone: false,
            ..won(0)
        };
        border(Title::Shared, &[(DAY, shared), (DAY, won(0))]);
        border(
            Title::Whisker,
            &[(DAY, won(1)), (DAY, won(2)), (DAY, won(0)), (DAY, none())],
        );
        let duel = Table { seats: 2, ..DAY };
        border(
            Title::Duel,
            &[(duel, won(30)), (duel, won(29)), (DAY, won(30))],
        );
        let champions = |champions| Table { champions, ..DAY };
        let cases = [
            (champions(2), won(5)),
            (champions(1), won(5)),
            (champions(2), shared),
        ];
        border(Title::Giants, &cases);
        let start = Deeds {
            quest_on_start: true,
            ..won(4)
        };
        let three = Table { seats: 3, ..DAY };
        let first = Table {
            edition: Edition::First,
            ..three
        };
        let cases = [
            (three, start),
            (duel, start),
            (first, start),
            (three, won(4)),
            (
                three,
                Deeds {
                    won: false,
                    ..start
                },
            ),
        ];
        border(Title::Bench, &cases);
        let behind = Deeds {
            behind_all_at_half: true,
            ..won(4)
        };
        let cases = [
            (three, behind),
            (duel, behind),
            (three, won(4)),
            (
                three,
                Deeds {
                    won: false,
                    ..behind
                },
            ),
        ];
        border(Title::Dungeon, &cases);
    }

    #[test]
    fn the_summit_takes_two_games() {
        assert!(!Title::Summit.earned(&DAY, &won(50)));
    }

    #[test]
    fn only_the_last_act_may_be_thought_over() {
        let act = |seat| Act::Kitchen {
            seat: Seat(seat),
            road: None,
        };
        let (own, other) = (act(0), act(1));
        for (taken_back, changed) in [
            (vec![], false),
            (vec![(4, own), (5, other)], false),
            // The same decision thrice, and later another.
            (vec![(4, own), (4, own), (9, own)], false),
            (vec![(4, own), (1, own)], true),
            (vec![(4, other), (1, other)], false),
        ] {
            assert_eq!(
                changed_its_mind(Seat(0), &taken_back),
                changed,
                "{taken_back:?}"
            );
        }
    }
}
