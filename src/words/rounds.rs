//! Rounds as the flags write them: Roman numerals, in every language.

use super::lists;

/// The numerals of the six rounds (2.2), the first round at index 0.
pub const NUMERALS: [&str; 6] = ["I", "II", "III", "IV", "V", "VI"];

/// The numeral of a round, 1 to 6; a dash for what is no round.
pub const fn roman(round: u8) -> &'static str {
    match round {
        1..=6 => NUMERALS[round as usize - 1],
        _ => "–",
    }
}

/// Several rounds for the variable `$rounds`: "III, VI".
pub fn roman_list(rounds: impl IntoIterator<Item = u8>) -> String {
    lists::list(rounds.into_iter().map(roman))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_roman() {
        assert_eq!(roman_list(1..=6), "I, II, III, IV, V, VI");
        assert_eq!(roman_list([3, 6]), "III, VI");
        assert_eq!(roman(0), "–");
        assert_eq!(roman(7), "–");
    }
}
