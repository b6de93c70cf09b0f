//! Component files: what is wrong is said with its place, and how sure each figure is.

use crate::components::{ComponentError, ComponentFile, Problem, SHIPPED, Status};
use crate::content::Resources;
use crate::setup::{Setup, SetupError};
use crate::state::Karak;
use crate::{Components, Unit};
use alloc::sync::Arc;
use table::Game;

/// The shipped file with one text in the place of another.
#[track_caller]
fn altered(from: &str, to: &str) -> String {
    assert_eq!(SHIPPED.matches(from).count(), 1, "{from:?} must stand in the file once");
    SHIPPED.replace(from, to)
}

/// The shipped file, altered so, is refused for this reason.
#[track_caller]
fn refuses(from: &str, to: &str, at: &str, problem: Problem) {
    let error = ComponentError { at: at.to_owned(), problem };
    assert_eq!(Components::read(&altered(from, to)), Err(error));
}

/// The shipped file, altered so, is not even read: the line of the new text is named.
#[track_caller]
fn stumbles(from: &str, to: &str, at_text: &str) {
    let text = altered(from, to);
    let line = text.lines().position(|line| line.contains(at_text)).expect("the new text is there") + 1;
    let error = Components::read(&text).expect_err("the file is broken");
    assert!(matches!(error.problem, Problem::Malformed { line: named, .. } if named == line), "{error}");
}

fn out_of_range(found: i64, least: i64, most: i64) -> Problem {
    Problem::OutOfRange { found, least, most }
}

const KNIGHT_SUPPLY: &str = "knight   = { count = 10, status = \"printed\" }";
const BEAR_SUPPLY: &str = "bear     = { count = 1, status = \"printed\" }";
const CITY: &str = "city           = { cost = [0, 2, 0]";
const CASTLE: &str = "{ at = [0, 0],  land = \"castle\", chasms = [] }";
const FARM: &str = "{ at = [-1, 0], land = \"farm\",   chasms = [3] }";
const FOREST: &str = "{ at = [1, 0],  land = \"forest\", chasms = [0] }";
const ABYSS: &str = "abyss        = { chasms = [[0, 3]]";
const DRYADS: &str = "dark_dryads       = { count = 5";

#[test]
fn k_set_2_the_shipped_file_is_correct() {
    assert_eq!(Components::read(SHIPPED).as_ref(), Ok(&*Components::shipped()));
}

#[test]
fn a_name_the_game_does_not_have_is_refused() {
    let unknown = |known: &str| Problem::Unknown { known: known.to_owned() };
    let griffin = "griffin = { faces = [0, 0, 0, 0, 0, 0], status = \"found\" }";
    let units = "knight, archer, mage, skeleton, bear, titan";
    let dice = format!("hero, {units}");
    refuses("[supply]", &format!("{griffin}\n[supply]"), "dice.griffin", unknown(&dice));
    let supply = format!("{KNIGHT_SUPPLY}\ngriffin = {{ count = 1, status = \"found\" }}");
    refuses(KNIGHT_SUPPLY, &supply, "supply.griffin", unknown(units));
    let goblins = "goblins = { count = 1, reward = \"cart\", strength = 1, status = \"found\" }";
    let monsters = "skeleton_warriors, fire_eaters, shadow_eaters, skeletal_hulks, dark_dryads, hammer_follower, \
                    skeleton_riders, envoys_of_death";
    refuses("[costs]", &format!("{goblins}\n[costs]"), "monsters.goblins", unknown(monsters));
    let tavern = format!("tavern = {{ cost = [1, 1, 1], status = \"found\" }}\n{CITY}");
    let works = "city, stable, portal, glory_banners, military_camp, shooting_range, wizard_tower";
    refuses(CITY, &tavern, "costs.tavern", unknown(works));
}

#[test]
fn a_missing_figure_is_named() {
    refuses("bear     = { faces", "#", "dice.bear", Problem::Missing);
    refuses(BEAR_SUPPLY, "", "supply.bear", Problem::Missing);
    refuses("fire_eaters ", "#", "monsters.fire_eaters", Problem::Missing);
    refuses("portal  ", "#", "costs.portal", Problem::Missing);
    refuses("city  ", "#", "costs.city", Problem::Missing);
}

#[test]
fn a_list_of_the_wrong_length_is_refused() {
    let wrong = |found, expected| Problem::WrongLength { found, expected };
    refuses("[-2, -1, 1, 1, 2, 3]", "[-2, -1, 1, 1, 2]", "dice.hero.faces", wrong(5, 6));
    refuses("[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2, 3, 3]", "dice.titan.faces", wrong(7, 6));
    refuses(CITY, "city = { cost = [2]", "costs.city.cost", wrong(1, 3));
    refuses("[1, 2, 0]", "[1, 2, 0, 0]", "costs.shooting_range.cost", wrong(4, 3));
    refuses("at = [-1, 0]", "at = [-1, 0, 1]", "start.hexes[0].at", wrong(3, 2));
}

#[test]
fn a_number_out_of_its_range_is_refused() {
    refuses("[-2, -1, 1, 1, 2, 3]", "[-3, -1, 1, 1, 2, 3]", "dice.hero.faces", out_of_range(-3, -2, 6));
    refuses("[-2, -1, 1, 1, 2, 3]", "[-2, -1, 1, 1, 2, 7]", "dice.hero.faces", out_of_range(7, -2, 6));
    // Only the hero die has a face with two skulls.
    refuses("[-1, 0, 0, 1, 1, 1]", "[-2, 0, 0, 1, 1, 1]", "dice.knight.faces", out_of_range(-2, -1, 6));
    refuses("bear     = { count = 1", "bear     = { count = 2", "supply.bear.count", out_of_range(2, 0, 1));
    refuses("titan    = { count = 1", "titan    = { count = 2", "supply.titan.count", out_of_range(2, 0, 1));
    refuses(
        "skeleton = { count = 3",
        "skeleton = { count = 7",
        "supply.skeleton.count",
        out_of_range(7, 0, 6),
    );
    refuses("mage     = { count = 10", "mage = { count = 61", "supply.mage.count", out_of_range(61, 0, 60));
    refuses(
        "archer   = { count = 10",
        "archer = { count = -1",
        "supply.archer.count",
        out_of_range(-1, 0, 60),
    );
    refuses("{ count = 7,", "{ count = 61,", "monsters.skeleton_warriors.count", out_of_range(61, 0, 60));
    refuses("strength = 2", "strength = 21", "monsters.skeletal_hulks.strength", out_of_range(21, 0, 20));
    refuses(CITY, "city = { cost = [0, 21, 0]", "costs.city.cost", out_of_range(21, 0, 20));
    refuses("at = [-1, 0]", "at = [-5, 0]", "start.hexes[0].at", out_of_range(-5, -4, 4));
    refuses("at = [-1, 0]", "at = [-1, 5]", "start.hexes[0].at", out_of_range(5, -4, 4));
    refuses("chasms = [3] ", "chasms = [6] ", "start.hexes[0].chasms", out_of_range(6, 0, 5));
    refuses(ABYSS, "abyss = { chasms = [[-1]]", "tier2.abyss", out_of_range(-1, 0, 5));
}

#[test]
fn too_many_pieces_are_refused() {
    let more = format!("{FOREST},\n{}\n{}", FOREST.replace("[1, 0]", "[2, 0]") + ",", FARM);
    refuses(FOREST, &more, "start.hexes", out_of_range(5, 1, 4));
    refuses(DRYADS, "dark_dryads = { count = 6", "monsters (reward amulet)", out_of_range(6, 0, 5));
    let many = "[0], ".repeat(33);
    let tiles = format!("big_farm     = {{ chasms = [{many}[0, 1]");
    refuses("big_farm     = { chasms = [[0, 1]", &tiles, "tier1 and tier2", out_of_range(61, 1, 60));
    let crowd = altered("{ count = 7,", "{ count = 60,")
        .replace("{ count = 6,", "{ count = 60,")
        .replace("{ count = 3, reward", "{ count = 60, reward")
        .replace("shadow_eaters     = { count = 5,", "shadow_eaters     = { count = 60,");
    let error = Components::read(&crowd).expect_err("the bag is too full");
    assert_eq!((error.at.as_str(), error.problem), ("monsters", out_of_range(255, 0, 200)));
}

#[test]
fn a_side_named_twice_is_refused() {
    refuses("chasms = [3] ", "chasms = [3, 3] ", "start.hexes[0].chasms", Problem::SideTwice { side: 3 });
    refuses(ABYSS, "abyss = { chasms = [[0, 3, 0]]", "tier2.abyss", Problem::SideTwice { side: 0 });
}

#[test]
fn k_set_8_a_hero_die_that_always_ties_is_refused() {
    let faces = "hero     = { faces = [-2, -1, 1, 1, 2, 3]";
    let even = |to: &str| refuses(faces, to, "dice.hero.faces", Problem::EvenDie);
    even("hero = { faces = [1, 1, 1, 1, 1, 1]");
    even("hero = { faces = [-2, -1, 0, 0, -1, -1]");
}

#[test]
fn k_set_2_a_broken_start_piece_is_refused() {
    let broken = |from: &str, to: &str| refuses(from, to, "start.hexes", Problem::BrokenStart);
    broken(CASTLE, "{ at = [0, 1], land = \"castle\", chasms = [] }");
    broken(CASTLE, "{ at = [0, 0], land = \"farm\", chasms = [] }");
    broken(FARM, "{ at = [-1, 0], land = \"castle\", chasms = [] }");
    broken(FARM, "{ at = [1, 0], land = \"farm\", chasms = [] }");
    broken(FARM, "{ at = [-2, 0], land = \"farm\", chasms = [] }");
    broken(FARM, "{ at = [-1, 0], land = \"abyss\", chasms = [] }");
    broken(FARM, "{ at = [-1, 0], land = \"farm\", chasms = [0] }");
    broken(CASTLE, "{ at = [0, 0], land = \"castle\", chasms = [0] }");
}

#[test]
fn k_set_3_a_deck_needs_one_abyss_in_the_second_tier_and_no_castle() {
    let broken = |from: &str, to: &str| refuses(from, to, "tier1 and tier2", Problem::BrokenDeck);
    broken(ABYSS, "abyss = { chasms = [[0, 3], [0, 2]]");
    broken(ABYSS, "abyss = { chasms = [[0, 3], [0, 3]]");
    broken(ABYSS, "abyss = { chasms = []");
    broken("farm_forest = {", "abyss = { chasms = [[0]], status = \"found\" }\nfarm_forest = {");
    broken("big_farm     =", "castle = { chasms = [[0]], status = \"found\" }\nbig_farm =");
}

#[test]
fn what_cannot_be_read_is_named_by_its_line() {
    stumbles("[supply]", "colour = 3\n[supply]", "colour = 3");
    stumbles("[start]", "[start]\ncolour = \"red\"", "colour");
    stumbles("[start]", "[colours]\nred = 1\n[start]", "[colours]");
    stumbles(CITY, "city = { colour = 1, cost = [0, 2, 0]", "colour");
    stumbles("reward = \"cart\"", "reward = \"house\"", "house");
    stumbles("[tier2]", "[tier2]\nswamp = { chasms = [], status = \"found\" }", "swamp");
    stumbles("[0, 1, 1, 2, 2, 3],    status = \"assumed\"", "[0, 1, 1, 2, 2, 3], status = \"sure\"", "sure");
    stumbles("[costs]", "[costs", "[costs");
    stumbles("chasms = [3] ", "chasms = trio ", "trio");
}

#[test]
fn a_group_left_out_altogether_is_no_component_file() {
    let error = Components::read("").expect_err("nothing is there");
    assert!(matches!(error.problem, Problem::Malformed { line: 1, .. }), "{error}");
}

#[test]
fn statuses_tell_how_sure_every_figure_is() {
    let statuses = Components::shipped().statuses();
    let names = statuses.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>();
    let groups = ["dice", "supply", "monsters", "costs", "start", "tier1", "tier2"];
    let count = |group: &str| names.iter().filter(|name| name.split('.').next() == Some(group)).count();
    assert_eq!(groups.map(count), [7, 6, 8, 7, 1, 3, 4]);
    let place = |name: &&str| groups.iter().position(|group| name.split('.').next() == Some(group));
    assert!(names.is_sorted_by_key(place), "in the file's order");
    let of = |status| statuses.iter().filter(|it| it.1 == status).map(|it| it.0.as_str()).collect::<Vec<_>>();
    let printed = [
        "supply.archer",
        "supply.bear",
        "supply.knight",
        "supply.mage",
        "supply.skeleton",
        "supply.titan",
        "monsters.hammer_follower",
        "costs.city",
        "costs.stable",
    ];
    assert_eq!(of(Status::Printed), printed);
    assert!(of(Status::Found).is_empty());
    assert!(of(Status::Assumed).contains(&"tier2.big_farm"));
    let corrected =
        altered("chasms = [[0, 3]], status = \"assumed\"", "chasms = [[0, 3]], status = \"found\"");
    let corrected = Components::read(&corrected).expect("an owner may correct a status");
    assert!(corrected.statuses().contains(&("tier2.abyss".to_owned(), Status::Found)));
}

#[test]
fn a_game_is_played_with_the_figures_of_its_setup() {
    let text = altered(CITY, "city = { cost = [1, 0, 0]")
        .replace(KNIGHT_SUPPLY, "knight = { count = 4, status = \"found\" }");
    let file = ComponentFile::read(&text).expect("the file is well formed");
    let setup = Setup { components: Some(Arc::new(file)), ..Setup::new(2) };
    let game = Karak::start(&setup).expect("the figures are correct");
    assert_eq!(game.components().city_cost, Resources([1, 0, 0]));
    assert_eq!(game.table().supply[Unit::Knight.index()], 4);
}

#[test]
fn a_setup_with_wrong_figures_is_refused() {
    let file =
        ComponentFile::read(&altered(ABYSS, "abyss = { chasms = []")).expect("the file is well formed");
    let setup = Setup { components: Some(Arc::new(file)), ..Setup::new(2) };
    let error = ComponentError { at: "tier1 and tier2".to_owned(), problem: Problem::BrokenDeck };
    assert_eq!(Karak::start(&setup), Err(SetupError::Components(error)));
}
