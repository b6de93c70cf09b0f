//! Texts of lines that are almost what they were: what damage, other programs and people make of files.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;

fn below(rng: &mut Xoshiro256PlusPlus, end: usize) -> usize {
    (rng.next_u64() % end.max(1) as u64) as usize
}

/// The text with one to three changes.
pub fn mutated(text: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let mut text = text.to_owned();
    for _ in 0..1 + below(rng, 3) {
        text = match below(rng, 6) {
            0 => byte_flipped(&text, rng),
            1 => number_changed(&text, rng),
            2 => field_added(&text, rng),
            how => lines_moved(&text, how, rng),
        };
    }
    text
}

fn byte_flipped(text: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let mut bytes = text.as_bytes().to_vec();
    if !bytes.is_empty() {
        let at = below(rng, bytes.len());
        bytes[at] ^= 1 << below(rng, 8);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Another number in the place of one.
fn number_changed(text: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let bytes = text.as_bytes();
    let begins = |at: &usize| bytes[*at].is_ascii_digit() && (*at == 0 || !bytes[at - 1].is_ascii_digit());
    let numbers: Vec<usize> = (0..bytes.len()).filter(begins).collect();
    let Some(&at) = numbers.get(below(rng, numbers.len())) else { return text.to_owned() };
    let end = at + bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let others = ["0", "1", "2", "7", "255", "256", "65536", "-1", "1e99", "18446744073709551616"];
    format!("{}{}{}", &text[..at], others[below(rng, others.len())], &text[end..])
}

fn field_added(text: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let braces: Vec<usize> = text.match_indices('{').map(|(at, _)| at + 1).collect();
    let Some(&at) = braces.get(below(rng, braces.len())) else { return text.to_owned() };
    let fields = ["\"unknown\":1,", "\"seat\":9,", "\"state\":null,", "\"chain\":null,"];
    format!("{}{}{}", &text[..at], fields[below(rng, fields.len())], &text[at..])
}

/// A line dropped, doubled, or in the place of another.
fn lines_moved(text: &str, how: usize, rng: &mut Xoshiro256PlusPlus) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if !lines.is_empty() {
        let (one, other) = (below(rng, lines.len()), below(rng, lines.len()));
        match how {
            3 => drop(lines.remove(one)),
            4 => lines.insert(one, lines[one]),
            _ => lines.swap(one, other),
        }
    }
    lines.join("\n")
}
