//! Names of roads, subjects and cards, which differ by night and in the first edition.
//!
//! Roads and subjects go by the keys of the record: kitchen, joust, tournament, education, king, city, quest; and for
//! subjects combat instead of joust and tournament.

use super::{Words, say};

/// Which set of names the roads go by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Naming {
    /// Second edition, Day board (1.1).
    #[default]
    Day,
    /// Second edition, Night board: two of the roads are knights (5.1).
    Night,
    /// First edition (8.1).
    First,
}

impl Naming {
    /// What messages with the variable `$side` expect: "day", "night" or "first".
    pub const fn key(self) -> &'static str {
        match self {
            Self::Day => "day",
            Self::Night => "night",
            Self::First => "first",
        }
    }
}

impl Words {
    /// A road's name: "Joust", "Black Knight", "Jousts".
    pub fn road(&self, road: &str, naming: Naming) -> String {
        let name = format!("road-{road}");
        match naming {
            Naming::Day => self.say(&name),
            _ => self.say_first(&[&format!("{name}.{}", naming.key()), &name]),
        }
    }

    /// The road in a sentence, for the variables `$where` and `$kitchen`: "in the Joust", "with the Black Knight".
    pub fn road_where(&self, road: &str, naming: Naming) -> String {
        self.of_road(road, "where", naming)
    }

    /// The road at the head of a narrow column: "Jou.", "Black".
    pub fn road_abbr(&self, road: &str, naming: Naming) -> String {
        self.of_road(road, "abbr", naming)
    }

    /// What the road's banner says, 14 characters at most; where there is no shorter form, the name.
    pub fn road_ribbon(&self, road: &str, naming: Naming) -> String {
        let name = format!("road-{road}");
        match naming {
            Naming::Day => self.say_first(&[&format!("{name}.ribbon"), &name]),
            _ => {
                let key = naming.key();
                self.say_first(&[
                    &format!("{name}.ribbon-{key}"),
                    &format!("{name}.{key}"),
                    &name,
                ])
            }
        }
    }

    /// A subject's name, as on the card: "Combat", "Gallantry". Night changes none.
    pub fn subject(&self, subject: &str, naming: Naming) -> String {
        let name = format!("subject-{subject}");
        match naming {
            Naming::First => self.say_first(&[&format!("{name}.first"), &name]),
            _ => self.say(&name),
        }
    }

    /// A card for the variable `$card`: "Quest 3". `value` in spaces.
    pub fn card(&self, subject: &str, value: u8, naming: Naming) -> String {
        let subject = self.subject(subject, naming);
        say!(self, "card-name", subject = subject, value = value)
    }

    /// A solo opponent's card with what the challenge adds (7.2): "King 4 + 2". Without a bonus, as [`Words::card`].
    pub fn card_raised(&self, subject: &str, value: u8, bonus: u8, naming: Naming) -> String {
        if bonus == 0 {
            return self.card(subject, value, naming);
        }
        let subject = self.subject(subject, naming);
        say!(
            self,
            "card-name-raised",
            subject = subject,
            value = value,
            bonus = bonus
        )
    }

    fn of_road(&self, road: &str, attribute: &str, naming: Naming) -> String {
        let plain = format!("road-{road}.{attribute}");
        match naming {
            Naming::Day => self.say(&plain),
            _ => self.say_first(&[&format!("{plain}-{}", naming.key()), &plain]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    const ROADS: [&str; 7] = [
        "kitchen",
        "joust",
        "tournament",
        "education",
        "king",
        "city",
        "quest",
    ];
    const NAMINGS: [Naming; 3] = [Naming::Day, Naming::Night, Naming::First];

    #[test]
    fn knights_rule_by_night_and_old_names_in_the_first_edition() {
        let words = Words::new(Language::English);
        assert_eq!(words.road("joust", Naming::Day), "Joust");
        assert_eq!(words.road("joust", Naming::Night), "Black Knight");
        assert_eq!(words.road("city", Naming::Night), "City");
        assert_eq!(words.road("city", Naming::First), "Charity");
        assert_eq!(
            words.road_where("tournament", Naming::Night),
            "with the White Knight"
        );
        assert_eq!(words.road_where("king", Naming::Night), "before the King");
        assert_eq!(words.road_abbr("kitchen", Naming::First), "Gal.");
        assert_eq!(words.card("combat", 5, Naming::Night), "Combat 5");
        assert_eq!(words.card("kitchen", 2, Naming::First), "Gallantry 2");
        assert_eq!(words.card_raised("king", 4, 2, Naming::Day), "King 4 + 2");
        assert_eq!(words.card_raised("king", 4, 0, Naming::Day), "King 4");
    }

    #[test]
    fn every_language_names_every_road_and_fits_its_banner() {
        for &language in Language::ALL {
            let words = Words::new(language);
            for (road, naming) in ROADS.iter().flat_map(|road| NAMINGS.map(|n| (road, n))) {
                for text in [
                    words.road(road, naming),
                    words.road_where(road, naming),
                    words.road_abbr(road, naming),
                ] {
                    assert!(!text.contains('⟨'), "{language:?}: {text}");
                }
                let ribbon = words.road_ribbon(road, naming);
                assert!(ribbon.chars().count() <= 14, "{language:?}: {ribbon}");
            }
        }
    }
}
