//! What holds for every chart: sound XML, words inside the sheet, no word on another, nothing from outside.

use super::sheet::Sheet;
use super::*;

const LONG: [&str; 4] = [
    "Zwycięstwo nad Mrocznym Generałem z pięcioma pretorianami",
    "Amulett des Schutzes gegen Totenkopfsymbole (Gegenstandskartenverzeichnis)",
    "Kaitseamulett ja ümberveeretamine võitlusväljakul",
    "Short & <sharp>",
];

fn percent(label: &str) -> Axis {
    Axis::new(label, Shown::Percent(Numerals::of("de"), 1)).from_to(0.0, 1.0)
}

fn bars() -> Bars {
    Bars {
        heading: Heading::new("Szansa na zwycięstwo w bitwie według umiejętności bohatera", "Bars."),
        axis: percent("Gewinnanteil"),
        bars: LONG
            .iter()
            .enumerate()
            .map(|(i, label)| {
                Bar::new(*label, 0.2 + 0.25 * i as f64).between(0.1 + 0.25 * i as f64, 0.3 + 0.25 * i as f64)
            })
            .chain([Bar::new("", 0.0).quiet()])
            .collect(),
        reference: Some(Reference { at: 0.5, label: "ausgeglichen (jeder gewinnt gleich oft)".to_owned() }),
    }
}

fn histogram(bins: usize) -> Histogram {
    Histogram {
        heading: Heading::new("Rünnaku jaotus", "Columns."),
        label: "Angriffswert".to_owned(),
        axis: Axis::new("Anteil der Würfe", Shown::Percent(Numerals::of("de"), 1)),
        bins: (0..bins)
            .map(|n| Bin {
                label: n.to_string(),
                share: 1.0 / (1.0 + n as f64),
                tone: if n > 2 { Tone::Main } else { Tone::Quiet },
            })
            .collect(),
        legend: Some((LONG[0].to_owned(), LONG[1].to_owned())),
    }
}

fn curve(log: bool) -> Curve {
    let across = Axis::new("Simulationen je Zug", Shown::Number(Numerals::of("de"), 0));
    Curve {
        heading: Heading::new("Siegchance gegen jede Stärke", "Lines."),
        across: if log { across.logarithmic() } else { across },
        up: percent("Siegchance"),
        lines: LONG
            .iter()
            .enumerate()
            .map(|(i, name)| Line {
                name: (*name).to_owned(),
                points: (0..10)
                    .map(|n| {
                        let y = (0.1 + 0.08 * n as f64 + 0.03 * i as f64).min(1.0);
                        Point::new(100.0 * 2f64.powi(n), y).between(y - 0.05, y + 0.05)
                    })
                    .collect(),
            })
            .collect(),
        reference: Some(Reference { at: 0.5, label: "ausgeglichen".to_owned() }),
    }
}

fn check(name: &str, (sheet, height): (Sheet, f64)) {
    let width = sheet.width;
    let words = sheet.words().to_vec();
    for word in &words {
        let [left, top, right, bottom] = word.edges;
        let inside = left >= 0.0 && top >= 0.0 && right <= width && bottom <= height;
        assert!(inside, "{name}, {width} wide: “{}” leaves the sheet: {:?}", word.text, word.edges);
    }
    for (index, one) in words.iter().enumerate() {
        for two in &words[index + 1..] {
            let ([l1, t1, r1, b1], [l2, t2, r2, b2]) = (one.edges, two.edges);
            let apart = r1 <= l2 || r2 <= l1 || b1 <= t2 || b2 <= t1;
            assert!(apart, "{name}, {width} wide: “{}” stands on “{}”", one.text, two.text);
        }
    }
    let svg = sheet.finish(height);
    assert_sound(name, &svg);
    assert!(svg.contains("role=\"img\"") && svg.contains("<title>") && svg.contains("<desc>"), "{name}");
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{name}: {svg}");
}

/// Every element that is opened is closed, in order, and nothing is fetched.
fn assert_sound(name: &str, text: &str) {
    let mut open = Vec::new();
    for piece in text.split('<').skip(1) {
        let (tag, _) = piece.split_once('>').unwrap_or_else(|| panic!("{name}: unclosed <{piece}"));
        let word = tag.split([' ', '\n', '/']).next().unwrap_or_default();
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "{name}");
        } else if !tag.ends_with('/') && !tag.starts_with(['!', '?']) && word != "meta" {
            open.push(word);
        }
    }
    assert!(open.is_empty(), "{name}: {open:?} stay open");
    let outside = text.replace("http://www.w3.org/2000/svg", "");
    for word in ["http", "url(", "<script", "@import", "src=", "href="] {
        assert!(!outside.contains(word), "{name} has {word}");
    }
}

#[test]
fn no_word_is_cut_off_or_covered() {
    for width in [0, 280, 330, 360, 480, 560, 720, 1200] {
        check("bars", bars().draw(width));
        for bins in [0, 1, 7, 24, 61] {
            check("histogram", histogram(bins).draw(width));
        }
        for log in [false, true] {
            check("curve", curve(log).draw(width));
        }
    }
}

#[test]
fn odd_figures_still_give_a_chart() {
    let mut bars = bars();
    bars.bars = vec![Bar::new("?", f64::NAN), Bar::new("∞", f64::INFINITY), Bar::new("-", -0.4)];
    let svg = bars.svg(360);
    assert_sound("odd bars", &svg);
    let mut empty = curve(true);
    empty.lines.clear();
    check("empty curve", empty.draw(360));
}

#[test]
fn bars_are_as_long_as_their_values() {
    let bars = Bars {
        heading: Heading::from("Title"),
        axis: percent(""),
        bars: vec![Bar::new("a", 0.25), Bar::new("b", 0.5), Bar::new("c", 1.0)],
        reference: None,
    };
    let svg = bars.svg(560);
    let lengths: Vec<f64> = svg
        .lines()
        .filter(|line| line.contains("s0 fill"))
        .filter_map(|line| line.split("width=\"").nth(1)?.split('"').next()?.parse().ok())
        .collect();
    assert!((lengths[1] / lengths[0] - 2.0).abs() < 0.02 && (lengths[2] / lengths[1] - 2.0).abs() < 0.02);
    assert!(svg.contains(">50,0\u{a0}%</text>"));
}

#[test]
fn a_page_is_one_sound_file() {
    let table = Block::Table {
        caption: "A <table>".to_owned(),
        head: vec!["Hero".to_owned(), "Wins".to_owned()],
        rows: vec![vec!["Horan".to_owned(), "12.5%".to_owned()]],
    };
    let sections = vec![Section::new(
        "Odds & ends",
        vec![
            Block::text("One < two."),
            Block::chart(bars(), "Caption."),
            Block::chart(curve(true), ""),
            table,
        ],
    )];
    let html = page("A “page” & more", "pl", sections);
    assert_sound("page", &html);
    assert!(html.contains("<html lang=\"pl\">") && html.contains("One &lt; two."));
    assert!(html.contains("<td class=\"n\">12.5%</td>"));
    assert_eq!(html.matches("<svg").count(), 4);
}

#[test]
fn a_file_is_an_xml_document() {
    assert!(histogram(5).file().starts_with("<?xml"));
    assert_sound("file", &histogram(5).file());
}
