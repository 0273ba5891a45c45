//! Seeds as people write them: whole numbers, or words.

/// The seed a text stands for: a plain number is itself, any other text its FNV-1a hash (64 bits, over UTF-8), so that a
/// word means the same deal everywhere. Blanks around it don't count; none for a blank text.
///
/// ```
/// use medieval_academy::records::seed_from_text;
/// assert_eq!(seed_from_text("7"), Some(7));
/// assert_eq!(seed_from_text("excalibur"), seed_from_text(" excalibur "));
/// assert_eq!(seed_from_text(" "), None);
/// ```
#[must_use]
pub fn seed_from_text(text: &str) -> Option<u64> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    // `parse` alone would take "+7" for a number too.
    if text.bytes().all(|byte| byte.is_ascii_digit())
        && let Ok(number) = text.parse()
    {
        return Some(number);
    }
    Some(fnv_1a(text.as_bytes()))
}

const fn fnv_1a(bytes: &[u8]) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let mut hash = BASIS;
    let mut i = 0;
    while i < bytes.len() {
        hash = (hash ^ bytes[i] as u64).wrapping_mul(PRIME);
        i += 1;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_the_published_hashes() {
        // From the test vectors of the hash's authors.
        assert_eq!(seed_from_text("a"), Some(0xaf63_dc4c_8601_ec8c));
        assert_eq!(seed_from_text("foobar"), Some(0x8594_4171_f739_67e8));
    }

    #[test]
    fn numbers_are_themselves() {
        assert_eq!(seed_from_text("0"), Some(0));
        assert_eq!(seed_from_text(&u64::MAX.to_string()), Some(u64::MAX));
        // One too many for a number is a word like any other.
        assert!(seed_from_text("18446744073709551616").is_some());
        assert_ne!(seed_from_text("+7"), Some(7));
    }
}
