//! The drawn board is right at the beginning and in the middle of games, in every language.

use super::super::Places;
use super::*;
use crate::board::{Board, Frame};
use crate::seats::Seats;
use crate::voice::Voice;
use karak::{Hero, Heroes, Karak, Setup};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use table::drive::{play, random_choice};
use table::{Game, Viewer};
use texts::Language;

const WHOLE: Frame = Frame { columns: usize::MAX, rows: usize::MAX, legend: false, asked: true };

fn voice(language: Language) -> Voice {
    let mut voice = Voice::new(language, false);
    (voice.colour, voice.columns, voice.rows) = (false, 80, None);
    voice
}

fn shown(game: &Karak, language: Language, frame: Frame) -> Vec<String> {
    let (voice, seats) = (voice(language), Seats::default());
    let names = |seat: Seat| seats.name(game, seat);
    game.map(Viewer::Spectator, &Scene { voice: &voice, names: &names, seats: &seats }, frame)
}

/// A game played at random for so many inputs.
fn played(inputs: usize, seed: u64) -> Karak {
    let heroes = Heroes::Chosen(vec![Hero::Horan, Hero::Taia, Hero::Lorraine]);
    let mut game = Karak::start(&Setup { heroes, ..Setup::new(3) }).expect("the setup is sound");
    let mut choices = Vec::new();
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    play(&mut game, &mut rng, inputs, |game, _, rng| random_choice(game, &mut choices, rng));
    game
}

/// The sign at a cell of the whole drawing, counted from the castle's top corner.
fn sign(lines: &[String], game: &Karak, row: i32, column: i32) -> char {
    let places = game.table().hexes.iter().map(|hex| hex.at).chain(game.open_places());
    let corners: Vec<(i32, i32)> = places.map(corner).collect();
    // An unexplored place is drawn from its third row on, a hex from its first.
    let laid =
        |(row, column): (i32, i32)| game.table().hexes.iter().any(|hex| corner(hex.at) == (row, column));
    let top =
        corners.iter().map(|&at| if laid(at) { at.0 } else { at.0 + 3 }).min().expect("the castle is there");
    let left = lines_left(game);
    let line = &lines[usize::try_from(row - top).expect("below the top")];
    line.chars().nth(usize::try_from(column - left + 1).expect("right of the edge")).unwrap_or(' ')
}

fn lines_left(game: &Karak) -> i32 {
    let hexes = game.table().hexes.iter().map(|hex| corner(hex.at).1 - 6);
    let open = game
        .open_places()
        .into_iter()
        .map(|at| corner(at).1 - format!("{},{}", at.q, at.r).chars().count() as i32 / 2);
    hexes.chain(open).min().expect("the castle is there")
}

#[test]
fn the_board_at_the_beginning_looks_like_this() {
    let game = played(12, 1);
    let lines = shown(&game, Language::En, WHOLE);
    assert!(lines.iter().any(|line| line.contains("║   Farm    │  Castle   │  Forest   ║")), "{lines:#?}");
    assert!(lines.iter().any(|line| line.contains("/-1,0 \\     / 0,0 \\     / 1,0 \\")), "{lines:#?}");
}

#[test]
fn a_border_is_doubled_exactly_where_a_chasm_closes_it() {
    for seed in 0..6 {
        let game = played(500, seed);
        let lines = shown(&game, Language::En, WHOLE);
        let table = game.table();
        for (id, hex) in table.laid() {
            for side in Side::ALL {
                let closed = hex.has_chasm(side)
                    || table
                        .neighbour(id, side)
                        .is_some_and(|there| table.hex(there).has_chasm(side.opposite()));
                let (row, column) = corner(hex.at);
                let at = |down: i32, right: i32| sign(&lines, &game, row + down, column + right);
                let doubled = match side.index() {
                    0 => at(3, 6) == '║',
                    1 => (at(1, 3), at(1, 4)) == ('\\', '\\'),
                    2 => (at(1, -4), at(1, -3)) == ('/', '/'),
                    3 => at(4, -6) == '║',
                    4 => (at(6, -3), at(6, -2)) == ('\\', '\\'),
                    _ => (at(6, 2), at(6, 3)) == ('/', '/'),
                };
                assert_eq!(doubled, closed, "{} side {}\n{}", hex.at, side.index(), lines.join("\n"));
            }
        }
    }
}

#[test]
fn every_hex_shows_its_place_and_who_stands_there() {
    for language in Language::ALL {
        let game = played(800, 3);
        let lines = shown(&game, language, WHOLE);
        let all = lines.join("\n");
        for hex in &game.table().hexes {
            assert!(all.contains(&format!("{},{}", hex.at.q, hex.at.r)), "{} in {all}", hex.at);
        }
        let brackets = all.matches('[').count();
        assert_eq!(brackets, 1, "the active hero stands in brackets:\n{all}");
        for letter in ['H', 'T', 'L'] {
            assert!(all.contains(letter));
        }
    }
}

#[test]
fn no_label_is_too_long_for_its_hex() {
    for language in Language::ALL {
        let voice = voice(language);
        for land in Land::ALL {
            let label = voice.word(land_label(land));
            assert!(label.chars().count() <= 11, "{label}");
        }
        for (key, most) in
            [("ui-map-general", 11), ("ui-map-city", 11), ("ui-map-plague", 11), ("ui-map-army", 5)]
        {
            let text = voice.say(&Message::new(key).with("n", 24).with("sign", "H"));
            assert!(text.chars().count() <= most, "{text}");
        }
    }
}

#[test]
fn a_big_board_is_cut_around_the_active_hero() {
    let game = played(2500, 5);
    let lines = shown(&game, Language::En, Frame { columns: 40, rows: 10, legend: false, asked: true });
    assert_eq!(lines.len(), 11, "{lines:#?}");
    assert!(lines.iter().take(10).all(|line| line.chars().count() <= 40), "{lines:#?}");
    assert!(lines.iter().any(|line| line.contains('[')), "the active hero is in sight: {lines:#?}");
    assert!(lines[10].contains("map all"));
}

#[test]
fn colour_changes_no_letter() {
    let game = played(700, 2);
    let plain = shown(&game, Language::En, WHOLE);
    let (mut voice, seats) = (voice(Language::En), Seats::default());
    voice.colour = true;
    let names = |seat: Seat| seats.name(&game, seat);
    let coloured = game.map(Viewer::Spectator, &Scene { voice: &voice, names: &names, seats: &seats }, WHOLE);
    let stripped: Vec<String> = coloured.iter().map(|line| strip(line)).collect();
    assert_ne!(coloured, plain);
    assert_eq!(stripped, plain);
}

fn strip(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.map(|part| part.split_once('m').map_or("", |(_, text)| text)).collect::<String>();
    (first + &rest).trim_end().to_owned()
}
