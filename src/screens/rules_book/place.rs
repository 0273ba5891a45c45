//! Where in the book one is led to: which sections tell of a game, and where a road is told of.

use crate::rules::{Edition, Road, RuleSet, Side};

/// Numbers of the sections that belong to one mode only, or to a part of the modes; the other sections hold for all.
mod section {
    pub const SCORING: usize = 4;
    pub const NIGHT: usize = 6;
    pub const DUEL: usize = 7;
    pub const SOLO: usize = 8;
    pub const FIRST: usize = 9;
}

/// The sections that tell of a mode, the most particular first.
pub(super) fn sections(rules: &RuleSet) -> Vec<usize> {
    let mode = rules.mode;
    let all = [
        (mode.challenge.is_some(), section::SOLO),
        (mode.edition == Edition::First, section::FIRST),
        (mode.seats == 2, section::DUEL),
        (mode.side == Side::Night, section::NIGHT),
        (mode.seats > 2, section::SCORING),
    ];
    let ours = all.into_iter().filter(|(ours, _)| *ours);
    ours.map(|(_, section)| section).collect()
}

/// The rule that says how a road scores in a mode.
pub(super) const fn rule_of(rules: &RuleSet, road: Road) -> &'static str {
    let mode = &rules.mode;
    let night = matches!(mode.side, Side::Night);
    let duel = mode.seats == 2;
    match road {
        Road::Kitchen if matches!(mode.edition, Edition::First) => "8.4",
        Road::Kitchen if duel => "6.2",
        Road::Kitchen => "4.1",
        Road::Joust | Road::Tournament => match (night, duel) {
            (true, true) => "6.5",
            (true, false) => "5.5",
            (false, true) => "6.4",
            (false, false) => "4.2",
        },
        Road::Education if duel => "6.3",
        Road::Education => "4.3",
        Road::King if night => "5.6",
        Road::King => "4.4",
        Road::City | Road::Quest if duel => "6.6",
        Road::City => "4.5",
        Road::Quest => "4.6",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        records::{Boards, challenges},
        rules::{Journals, Mode},
        screens::rules_book::text::Book,
        words::Language,
    };

    fn modes() -> Vec<RuleSet> {
        let mut modes = Vec::new();
        for edition in [Edition::Second, Edition::First] {
            for side in [Side::Day, Side::Night] {
                for (seats, challenge) in
                    [(2, None), (3, None), (3, challenges::level(1)), (5, None)]
                {
                    let mode = Mode {
                        edition,
                        side,
                        seats,
                        challenge,
                        journals: Journals::Hidden,
                    };
                    modes.extend(RuleSet::new(mode, Boards::built_in().get(edition, side)));
                }
            }
        }
        modes
    }

    #[test]
    fn every_road_of_every_mode_is_told_of_in_the_book() {
        for &language in Language::ALL {
            let book = Book::new(language);
            for rules in modes() {
                for road in Road::ALL {
                    let rule = rule_of(&rules, road);
                    assert!(book.find(rule).is_some(), "{rule}: {:?}", rules.mode);
                }
            }
        }
    }

    #[test]
    fn sections_are_where_they_are_said_to_be() {
        let book = Book::new(Language::English);
        let heading = |i: usize| book.sections[i].heading.as_str();
        assert!(heading(section::SCORING).starts_with("Scoring"));
        assert!(heading(section::NIGHT).starts_with("Night"));
        assert!(heading(section::DUEL).starts_with("Duel"));
        assert!(heading(section::SOLO).starts_with("Solo"));
        assert!(heading(section::FIRST).starts_with("First edition"));
        assert!(modes().iter().all(|rules| !sections(rules).is_empty()));
    }
}
