//! `lab odds`: the exact odds of a battle, from the command line to the report.

use super::options::{read_components, read_hero};
use super::status::hero as hero_name;
use crate::Stop;
use crate::args::GameOption;
use crate::lab_odds::{Figures, Given, Named, Numbers, Report, Row, counted, named, unknown};
use crate::voice::Voice;
use karak::ai::{BattleOdds, Foe, Force, Unfit, lowest_terms};
use karak::{Components, Hero, Item, MAX_LIVES, Monster, Unit};
use lab::charts::{
    Axis, Bin, Block, Chart, Curve, Heading, Histogram, Line, Page, Point, Reference, Section, Shown, Tone,
};
use std::sync::Arc;
use table::Message;

/// The highest strength that can be asked for.
const STRONGEST: u8 = 40;
/// The most praetorians a game has (K-GEN-1).
const PRAETORIANS: u32 = 5;
/// A fraction with more digits than this is no longer read.
const READABLE: u128 = 1_000_000;

/// The command.
pub const FIGURES: Figures = Figures {
    command: "odds",
    help: "lab-odds-help",
    options: &[
        GameOption::new("hero", "NAME", "lab-odds-help-hero"),
        GameOption::new("army", "LIST", "lab-odds-help-army"),
        GameOption::new("items", "LIST", "lab-odds-help-items"),
        GameOption::new("against", "FOE", "lab-odds-help-against"),
        GameOption::new("praetorians", "N", "lab-odds-help-praetorians"),
        GameOption::new("lives", "N", "lab-odds-help-lives"),
        GameOption::switch("friendly", "ui-help-friendly"),
        GameOption::new("components", "FILE", "ui-help-components"),
    ],
    report: odds,
};

/// Reads the options and finds the odds.
fn odds(voice: &Voice, given: &Given) -> Result<Report, Stop> {
    let figures = match given.text("components") {
        Some(path) => {
            let file = read_components(path)?;
            // `read_components` has checked the same figures.
            Arc::new(Components::check((*file).clone()).expect("checked above"))
        }
        None => Components::shipped(),
    };
    let (force, items) = read_force(voice, given, &figures)?;
    let foe = read_foe(voice, given)?;
    Ok(Study { voice, figures: &figures, force, items, foe, numbers: Numbers::of(voice) }.report())
}

fn units() -> Vec<Named<Unit>> {
    Unit::ALL.iter().map(|&unit| (unit, unit.id(), unit_name(unit))).collect()
}

fn items() -> Vec<Named<Item>> {
    Item::ALL.iter().map(|&item| (item, item.id(), item_name(item))).collect()
}

fn unit_name(unit: Unit) -> Message {
    Message::new(format!("karak-unit-{}", unit.id()))
}

fn item_name(item: Item) -> Message {
    Message::new(format!("karak-item-{}", item.id()))
}

fn monster_name(monster: Monster) -> Message {
    Message::new(format!("karak-monster-{}", monster.id()))
}

/// The force and the items it carries.
fn read_force(voice: &Voice, given: &Given, figures: &Components) -> Result<(Force, Vec<Item>), Message> {
    let mut force = Force { friendly: given.flag("friendly"), ..Force::default() };
    force.hero = given.text("hero").map(|name| read_hero(voice, name)).transpose()?;
    for (unit, count) in counted(voice, "--army", given.text("army").unwrap_or_default(), &units())? {
        let most = figures.supply[unit.index()];
        let sum = u16::from(force.units[unit.index()]).saturating_add(count);
        let fits = u8::try_from(sum).ok().filter(|&sum| sum <= most);
        force.units[unit.index()] = fits.ok_or_else(|| unfit(Unfit::Supply { unit, most }))?;
    }
    let mut carried = Vec::new();
    for (item, count) in counted(voice, "--items", given.text("items").unwrap_or_default(), &items())? {
        // More than there are slots is refused below; a few more are enough for that.
        carried.extend(std::iter::repeat_n(item, usize::from(count.min(9))));
    }
    force.carry(figures, &carried).map_err(unfit)?;
    if let Some(lives) = given.number("lives", "--lives", 1..=u32::from(MAX_LIVES))? {
        force.lives = lives as u8;
    }
    force.check(figures).map_err(unfit)?;
    Ok((force, carried))
}

/// A strength, one army, two armies joined by “+”, or the General.
fn read_foe(voice: &Voice, given: &Given) -> Result<Option<Foe>, Message> {
    let praetorians = given.number("praetorians", "--praetorians", 0..=PRAETORIANS)?;
    let general = Message::new("karak-monster-dark-general");
    let Some(text) = given.text("against").map(str::trim) else {
        return match praetorians {
            Some(_) => Err(Message::new("lab-odds-no-general")),
            None => Ok(None),
        };
    };
    if text.eq_ignore_ascii_case("general") || text.to_lowercase() == voice.say(&general).to_lowercase() {
        return Ok(Some(Foe::General { praetorians: praetorians.unwrap_or(PRAETORIANS) as u8 }));
    }
    if praetorians.is_some() {
        return Err(Message::new("lab-odds-no-general"));
    }
    if text.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
        let strength = given.number("against", "--against", 1..=u32::from(STRONGEST))?;
        return Ok(strength.map(|strength| Foe::Strength(strength as u8)));
    }
    let monsters: Vec<Named<Monster>> =
        Monster::ALL.iter().map(|&monster| (monster, monster.id(), monster_name(monster))).collect();
    let parts: Vec<&str> = text.split('+').collect();
    let armies: Result<Vec<Monster>, Message> =
        parts.iter().map(|part| named(voice, "--against", part, &monsters)).collect();
    match armies {
        Ok(armies) if armies.len() <= 2 => Ok(Some(Foe::Armies(armies))),
        Ok(_) => Err(Message::new("lab-odds-two-armies")),
        Err(_) => {
            let known = Monster::ALL.map(Monster::id);
            let known: Vec<&str> = known.into_iter().chain(["general", "1–40"]).collect();
            Err(unknown("--against", text, &known))
        }
    }
}

fn unfit(reason: Unfit) -> Message {
    match reason {
        Unfit::Supply { unit, most } => {
            Message::new("lab-odds-unfit-supply").with("unit", unit_name(unit)).with("most", most)
        }
        Unfit::Army { most } => Message::new("lab-odds-unfit-army").with("most", most),
        Unfit::OnlyWith { unit, hero } => {
            Message::new("lab-odds-unfit-hero").with("unit", unit_name(unit)).with("hero", hero_name(hero))
        }
        Unfit::Slots { kind, most } => {
            Message::new("lab-odds-unfit-slots").with("kind", kind.id()).with("most", most)
        }
        Unfit::Rare { item, most } => {
            Message::new("lab-odds-unfit-rare").with("item", item_name(item)).with("most", most)
        }
        Unfit::TwoAmulets => Message::new("lab-odds-unfit-amulets"),
        Unfit::Lives { most } => Message::new("lab-odds-unfit-lives").with("most", most),
    }
}

struct Study<'a> {
    voice: &'a Voice,
    figures: &'a Components,
    force: Force,
    items: Vec<Item>,
    foe: Option<Foe>,
    numbers: Numbers,
}

impl Study<'_> {
    fn word(&self, key: &'static str) -> String {
        self.voice.word(key)
    }

    fn report(&self) -> Report {
        let odds = self.foe.as_ref().map(|foe| BattleOdds::of(self.figures, &self.force, foe));
        let mut rows = vec![Row::Heading(self.word("lab-odds-title"))];
        rows.extend(self.described().into_iter().map(Row::Text));
        let mut csv = Vec::new();
        let mut sections = Vec::new();
        if let Some(odds) = &odds {
            let results = self.results(odds, &mut csv);
            let heading = self.word("lab-odds-results");
            rows.push(Row::Heading(heading.clone()));
            rows.extend(results.iter().map(|(name, value)| Row::Figure(name.clone(), value.clone())));
            let table = Block::Table {
                caption: String::new(),
                head: vec![self.word("lab-figures-what"), self.word("lab-figures-figure")],
                rows: results.into_iter().map(|(name, value)| vec![name, value]).collect(),
            };
            let mut blocks = vec![table];
            if odds.strength.is_some() {
                rows.push(Row::Heading(self.word("lab-odds-attack-title")));
                rows.extend(self.attack_rows(odds));
                csv.extend(
                    odds.attacks.iter().map(|(attack, &n)| ("attack", attack.to_string(), n, odds.courses)),
                );
                blocks.push(Block::chart(self.histogram(odds), ""));
            }
            sections.push(Section::new(heading, blocks));
        }
        let curve = self.curve();
        rows.push(Row::Heading(self.word("lab-odds-curve-title")));
        rows.extend(self.curve_rows(&mut csv));
        sections.push(Section::new(
            self.word("lab-odds-curve-title"),
            vec![Block::chart(curve.clone(), self.word("lab-odds-assumed"))],
        ));
        rows.push(Row::Text(String::new()));
        rows.push(Row::Text(self.word("lab-odds-assumed")));
        let page = Page {
            title: self.word("lab-odds-title"),
            language: self.voice.texts.language().code().to_owned(),
            lead: self.described(),
            sections,
            foot: self.word("lab-figures-foot"),
        };
        let chart: Box<dyn Chart> = Box::new(curve);
        Report { rows, csv, page, chart }
    }

    /// Who fights whom, in sentences.
    fn described(&self) -> Vec<String> {
        let times = |thing: Message, n: u8| match n {
            1 => thing,
            _ => Message::new("ui-times").with("n", n).with("thing", thing),
        };
        let dice = Unit::ALL.iter().filter(|unit| self.force.units[unit.index()] > 0);
        let mut dice: Vec<Message> =
            dice.map(|&unit| times(unit_name(unit), self.force.units[unit.index()])).collect();
        dice.insert(0, Message::new("karak-die-hero"));
        let mut lines = vec![match self.force.hero {
            Some(hero) => Message::new("lab-odds-hero").with("hero", hero_name(hero)),
            None => Message::new("lab-odds-any-hero"),
        }];
        lines.push(Message::new("lab-odds-dice").with("dice", dice));
        let kinds: Vec<Message> = Item::ALL
            .iter()
            .map(|&item| (item, self.items.iter().filter(|&&carried| carried == item).count() as u8))
            .filter(|&(_, count)| count > 0)
            .map(|(item, count)| times(item_name(item), count))
            .collect();
        if !kinds.is_empty() {
            lines.push(Message::new("lab-odds-items").with("items", kinds));
        }
        let fought = self.foe.as_ref().map(|foe| (foe, foe.strength(self.figures, self.force.hero)));
        match fought {
            None => {}
            Some((Foe::Strength(strength), _)) => {
                lines.push(Message::new("lab-odds-against-strength").with("strength", *strength));
            }
            Some((_, None)) => lines.push(Message::new("lab-odds-no-battle")),
            Some((foe, Some((strength, _)))) => {
                let names = match foe {
                    Foe::Armies(armies) => armies.iter().map(|&army| monster_name(army)).collect(),
                    _ => vec![Message::new("karak-monster-dark-general")],
                };
                let against = Message::new("lab-odds-against").with("foes", names);
                lines.push(against.with("strength", strength));
            }
        }
        lines.iter().map(|line| self.voice.say(line)).collect()
    }

    /// A count as per cent, and as a fraction where it can be read.
    fn share(&self, odds: &BattleOdds, count: u128) -> String {
        let percent = self.numbers.percent(odds.share(count));
        let (count, of) = lowest_terms(count, odds.courses);
        if count == 0 || count == of || of > READABLE { percent } else { format!("{percent} ({count}/{of})") }
    }

    /// The results with their names.
    fn results(
        &self,
        odds: &BattleOdds,
        csv: &mut Vec<(&'static str, String, u128, u128)>,
    ) -> Vec<(String, String)> {
        let general = matches!(self.foe, Some(Foe::General { .. }));
        let rerolls = matches!(self.force.hero, Some(Hero::Horan | Hero::Elspeth));
        let lost = odds.courses - odds.won;
        let shares = [
            (true, "won", "lab-odds-won", odds.won),
            (true, "exactly", "lab-odds-exactly", odds.exactly),
            (true, "lost", "lab-odds-lost", lost),
            (general, "driven_off", "lab-odds-driven-off", odds.driven_off),
            (rerolls, "rolled_again", "lab-odds-rolled-again", odds.rerolled),
            (!self.force.friendly, "plague", "lab-odds-plague", odds.plague),
            (true, "unconscious", "lab-odds-unconscious", odds.unconscious),
        ];
        let mut results = Vec::new();
        for (wanted, id, key, count) in shares {
            if wanted {
                csv.push(("result", id.to_owned(), count, odds.courses));
                results.push((self.word(key), self.share(odds, count)));
            }
        }
        if odds.strength.is_none() {
            results.truncate(1);
            return results;
        }
        results.push((self.word("lab-odds-mean-attack"), self.numbers.mean(odds.mean_attack())));
        let mut mean = |id: String, name: String, sum: u128| {
            results.push((name, self.numbers.mean(odds.mean(sum))));
            csv.push(("mean", id, sum, odds.courses));
        };
        mean("wounds".to_owned(), self.word("lab-odds-mean-wounds"), odds.wounds);
        if self.force.fireballs > 0 {
            mean("fireballs".to_owned(), self.word("lab-odds-mean-fireballs"), odds.fireballs);
        }
        for unit in Unit::ALL.into_iter().filter(|unit| self.force.units[unit.index()] > 0) {
            let name = Message::new("lab-odds-mean-lost").with("unit", unit_name(unit));
            mean(format!("lost_{}", unit.id()), self.voice.say(&name), odds.units_lost[unit.index()]);
        }
        results
    }

    fn attack_rows(&self, odds: &BattleOdds) -> Vec<Row> {
        let most = odds.attacks.values().copied().max().unwrap_or(1);
        let row = |(&attack, &count): (&u8, &u128)| {
            let enough = odds.strength.is_some_and(|strength| attack >= strength);
            let length = count as f64 / most as f64;
            Row::Bar(attack.to_string(), length, self.numbers.percent(odds.share(count)), enough)
        };
        odds.attacks.iter().map(row).collect()
    }

    fn histogram(&self, odds: &BattleOdds) -> Histogram {
        let strength = odds.strength.unwrap_or(0);
        let most = odds.attacks.keys().next_back().copied().unwrap_or(0);
        let least = odds.attacks.keys().next().copied().unwrap_or(0);
        let about = Message::new("lab-odds-attack-about")
            .with("mean", self.numbers.mean(odds.mean_attack()))
            .with("strength", strength)
            .with("share", self.numbers.percent(odds.win()));
        Histogram {
            heading: Heading::new(self.word("lab-odds-attack-title"), self.voice.say(&about)),
            label: self.word("lab-odds-attack-axis"),
            axis: Axis::new(self.word("lab-odds-share-axis"), Shown::Percent(self.numbers.0, 1)),
            bins: (least..=most)
                .map(|attack| Bin {
                    label: attack.to_string(),
                    share: odds.share(odds.attacks.get(&attack).copied().unwrap_or(0)),
                    tone: if attack >= strength { Tone::Main } else { Tone::Quiet },
                })
                .collect(),
            legend: Some((self.word("lab-odds-enough"), self.word("lab-odds-not-enough"))),
        }
    }

    /// The odds of a force against a bare strength.
    fn against(&self, force: &Force, strength: u8) -> BattleOdds {
        BattleOdds::of(self.figures, force, &Foe::Strength(strength))
    }

    /// One more than the most this force can reach.
    fn highest(&self) -> u8 {
        let most = |die: &[i8; 6]| die.iter().copied().max().unwrap_or(0).max(0) as u8;
        let dice =
            Unit::ALL.iter().map(|&u| most(&self.figures.unit_dice[u.index()]) * self.force.units[u.index()]);
        let reach =
            dice.sum::<u8>() + most(&self.figures.hero_die) + self.force.weapons + self.force.fireballs;
        (reach + 1).min(STRONGEST)
    }

    fn curve_rows(&self, csv: &mut Vec<(&'static str, String, u128, u128)>) -> Vec<Row> {
        let asked = self.foe.as_ref().and_then(|foe| foe.strength(self.figures, self.force.hero));
        let mut rows = Vec::new();
        for strength in 1..=self.highest() {
            let odds = self.against(&self.force, strength);
            csv.push(("strength", strength.to_string(), odds.won, odds.courses));
            let strong = asked.is_none_or(|(asked, _)| asked == strength);
            rows.push(Row::Bar(strength.to_string(), odds.win(), self.numbers.percent(odds.win()), strong));
        }
        rows
    }

    fn curve(&self) -> Curve {
        let line = |name: String, force: &Force| Line {
            name,
            points: (1..=self.highest())
                .map(|strength| Point::new(f64::from(strength), self.against(force, strength).win()))
                .collect(),
        };
        let mut lines = vec![line(self.word("lab-odds-this-force"), &self.force)];
        if self.force.fireballs > 0 {
            let without = Force { fireballs: 0, ..self.force.clone() };
            lines.push(line(self.word("lab-odds-without-fireballs"), &without));
        }
        if matches!(self.force.hero, Some(Hero::Horan | Hero::Elspeth)) {
            let without = Force { hero: None, ..self.force.clone() };
            lines.push(line(self.word("lab-odds-without-reroll"), &without));
        }
        let even = lines[0].points.iter().rev().find(|point| point.y >= 0.5).map_or(0, |point| point.x as u8);
        let about = Message::new("lab-odds-curve-about").with("strength", even);
        Curve {
            heading: Heading::new(self.word("lab-odds-curve-title"), self.voice.say(&about)),
            across: Axis::new(self.word("lab-odds-strength-axis"), Shown::Number(self.numbers.0, 0)),
            up: Axis::new(self.word("lab-odds-chance-axis"), Shown::Percent(self.numbers.0, 1))
                .from_to(0.0, 1.0),
            lines,
            reference: Some(Reference { at: 0.5, label: self.word("lab-odds-even") }),
        }
    }
}
