//! How wide words are, at most, and how they are broken into lines. No font is asked: the widths are those of a wide
//! font, so that a narrower one only leaves more room.

/// The height of a line, in parts of the letters' size.
pub const LINE: f64 = 1.25;

/// How wide a text is at most, at a size in pixels.
pub fn width(text: &str, size: f64) -> f64 {
    text.chars().map(letter).sum::<f64>() * size
}

/// How much wider bold letters are.
pub const BOLD: f64 = 1.12;

fn letter(c: char) -> f64 {
    match c {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | '’' | ' ' | '\u{a0}' | 'í' => {
            0.36
        }
        'f' | 'r' | 't' | 'J' | '(' | ')' | '[' | ']' | '-' | '/' | 'ł' | 'ř' => 0.45,
        'm' | 'w' | 'M' | 'W' | '%' | '—' | '@' | '…' => 1.02,
        c if c.is_ascii_digit() => 0.64,
        '+' | '−' | '×' | '≥' | '≤' | '±' | '=' => 0.84,
        c if c.is_uppercase() => 0.78,
        c if c.is_ascii_lowercase() => 0.635,
        _ => 0.68,
    }
}

/// The text in lines no wider than `most`. A word that is wider alone is broken.
pub fn wrap(text: &str, size: f64, most: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if width(&longer, size) <= most {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        line = broken(word, size, most, &mut lines);
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// Breaks a word that does not fit; what is left over begins the next line.
fn broken(word: &str, size: f64, most: f64, lines: &mut Vec<String>) -> String {
    let mut rest = String::new();
    for c in word.chars() {
        let after_dash = rest.ends_with('-');
        let longer = width(&rest, size) + width(&c.to_string(), size) + width("-", size);
        if longer > most && rest.chars().count() > 1 {
            let line = std::mem::take(&mut rest);
            lines.push(if after_dash { line } else { format!("{line}-") });
        }
        rest.push(c);
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit() {
        for text in [
            "Nagrody za zwycięstwo nad Mrocznym Generałem",
            "Geschwindigkeitsbegrenzungsüberwachung der Gegenstandskarten",
            "Väljakaevamistööde järelevalve",
        ] {
            let lines = wrap(text, 14.0, 120.0);
            assert!(lines.iter().all(|line| width(line, 14.0) <= 120.0), "{lines:?}");
            assert!(lines.len() > 1);
        }
        assert_eq!(wrap("", 14.0, 100.0), [""]);
        assert_eq!(wrap("one two", 14.0, 400.0), ["one two"]);
    }
}
