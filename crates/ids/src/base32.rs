//! Sixteen bytes as 26 characters that people can read aloud: Crockford's base 32, lower case.

/// Digits without `i`, `l`, `o` and `u`.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many characters sixteen bytes take.
pub const LENGTH: usize = 26;

/// The text of sixteen bytes.
pub fn encode(bytes: [u8; 16]) -> String {
    let number = u128::from_be_bytes(bytes);
    let digit = |index: usize| char::from(DIGITS[(number >> (5 * (LENGTH - 1 - index))) as usize & 31]);
    (0..LENGTH).map(digit).collect()
}

/// The bytes of a text. Capitals count as small letters, `i` and `l` as 1, `o` as 0.
pub fn decode(text: &str) -> Option<[u8; 16]> {
    if text.len() != LENGTH {
        return None;
    }
    let mut number: u128 = 0;
    for byte in text.bytes() {
        let byte = match byte.to_ascii_lowercase() {
            b'i' | b'l' => b'1',
            b'o' => b'0',
            other => other,
        };
        let value = DIGITS.iter().position(|digit| *digit == byte)?;
        if number >> 123 != 0 {
            return None;
        }
        number = number << 5 | value as u128;
    }
    Some(number.to_be_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for bytes in
            [[0; 16], [0xff; 16], *b"sixteen bytes ok", [1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 3, 4, 5, 6, 7, 9]]
        {
            let text = encode(bytes);
            assert_eq!(text.len(), LENGTH);
            assert_eq!(decode(&text), Some(bytes));
            assert_eq!(decode(&text.to_uppercase()), Some(bytes));
        }
        assert_eq!(encode([0xff; 16]), "7zzzzzzzzzzzzzzzzzzzzzzzzz");
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in
            ["", "0", "7zzzzzzzzzzzzzzzzzzzzzzzz", "8zzzzzzzzzzzzzzzzzzzzzzzzz", "7zzzzzzzzzzzzzzzzzzzzzzzzu"]
        {
            assert_eq!(decode(text), None, "{text:?}");
        }
        assert_eq!(decode("ooooooooooooooooooooooooil"), decode("00000000000000000000000011"));
    }
}
