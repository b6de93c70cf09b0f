//! `lab attack`: what the hands of a deck can do, from the command line to the report.

use crate::Stop;
use crate::args::GameOption;
use crate::chance::Randomness;
use crate::lab_odds::{Figures, Given, Named, Numbers, Report, Row, counted, named};
use crate::start::read_number;
use crate::voice::Voice;
use lab::charts::{Axis, Bar, Bars, Bin, Block, Chart, Heading, Histogram, Page, Section, Shown, Tone};
use table::Message;
use thunderstone::card::Kind;
use thunderstone::hands::{DeckFault, Distribution, Prospects, Study, Target};
use thunderstone::{CardId, Group, HAND, Rank, Type};

/// More different hands than this are sampled.
const COUNTABLE: u128 = 200_000;
/// How many hands are drawn when they are too many to count.
const SAMPLES: u32 = 50_000;
/// The most hands that can be asked for.
const MOST_SAMPLES: u32 = 10_000_000;

/// The command.
pub const FIGURES: Figures = Figures {
    command: "attack",
    help: "lab-attack-help",
    options: &[
        GameOption::new("deck", "LIST", "lab-attack-help-deck"),
        GameOption::new("hand", "N", "lab-attack-help-hand"),
        GameOption::new("against", "LIST", "lab-attack-help-against"),
        GameOption::new("rank", "LIST", "lab-attack-help-rank"),
        GameOption::switch("spend", "lab-attack-help-spend"),
        GameOption::new("samples", "N", "lab-attack-help-samples"),
        GameOption::new("seed", "N", "lab-attack-help-seed"),
    ],
    report: hands,
};

/// Reads the options and finds what the hands can do.
fn hands(voice: &Voice, given: &Given) -> Result<Report, Stop> {
    let study = read_study(voice, given)?;
    let ranks = read_ranks(given)?;
    let monsters = read_monsters(voice, given)?;
    let of = |&monster: &CardId| ranks.iter().map(move |&rank| Target { monster, rank });
    let targets: Vec<Target> = monsters.iter().flat_map(of).collect();
    let asked = given.number("samples", "--samples", 100..=MOST_SAMPLES)?;
    let draws = asked.or((study.dealt().different > COUNTABLE).then_some(SAMPLES));
    let prospects = match draws {
        None => study.count(ranks[0], &targets),
        Some(draws) => {
            // Always the same hands, unless another seed is asked for.
            let seed = given.text("seed").map_or(Ok(1), |text| read_number("--seed", text))?;
            study.sample(ranks[0], &targets, draws, Randomness::seeded(seed).bots())
        }
    };
    Ok(Found { voice, study, ranks, monsters, targets, prospects, numbers: Numbers::of(voice) }.report())
}

fn read_study(voice: &Voice, given: &Given) -> Result<Study, Message> {
    let hand = given.number("hand", "--hand", 1..=10)?.map_or(HAND as u8, |hand| hand as u8);
    let cards = match given.text("deck") {
        Some(text) => {
            let all: Vec<Named<CardId>> =
                CardId::all().map(|card| (card, card.card().id, card.name())).collect();
            counted(voice, "--deck", text, &all)?
        }
        None => Study::starting().cards().map(|(card, count)| (card, u16::from(count))).collect(),
    };
    let mut study = Study::new(&cards, hand).map_err(fault)?;
    study.spend = given.flag("spend");
    Ok(study)
}

fn fault(fault: DeckFault) -> Message {
    match fault {
        DeckFault::WrongHand { most } => Message::new("lab-attack-wrong-hand").with("most", most),
        DeckFault::TooFew { cards, hand } => {
            Message::new("lab-attack-too-few").with("n", u32::from(cards)).with("hand", hand)
        }
        DeckFault::TooMany { card, most } => {
            Message::new("lab-attack-too-many").with("card", card.name()).with("most", most)
        }
    }
}

fn read_ranks(given: &Given) -> Result<Vec<Rank>, Message> {
    let text = given.text("rank").unwrap_or(if given.text("against").is_some() { "1,2,3" } else { "1" });
    let wrong = || Message::new("lab-attack-wrong-rank").with("found", text.to_owned());
    let mut ranks = Vec::new();
    for part in text.split(',').map(str::trim) {
        let rank = part.parse().ok().and_then(Rank::new).ok_or_else(wrong)?;
        if !ranks.contains(&rank) {
            ranks.push(rank);
        }
    }
    Ok(ranks)
}

/// Monsters by name, whole groups, or all of them.
fn read_monsters(voice: &Voice, given: &Given) -> Result<Vec<CardId>, Message> {
    let Some(text) = given.text("against") else { return Ok(Vec::new()) };
    let monsters = || CardId::all().filter(|card| card.is(Type::Monster));
    let mut known: Vec<Named<Option<CardId>>> =
        monsters().map(|card| (Some(card), card.card().id, card.name())).collect();
    let mut chosen: Vec<CardId> = Vec::new();
    let groups: Vec<Named<Group>> =
        Group::ALL.iter().map(|&group| (group, group.id(), group.name())).collect();
    known.extend(groups.iter().map(|(_, id, name)| (None, *id, name.clone())));
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let new: Vec<CardId> = if part.eq_ignore_ascii_case("all") {
            monsters().collect()
        } else if let Some(card) = named(voice, "--against", part, &known)? {
            vec![card]
        } else {
            let group = named(voice, "--against", part, &groups)?;
            monsters().filter(|card| card.card().kind == Kind::Monster { group }).collect()
        };
        chosen.extend(new.into_iter().filter(|card| !chosen.contains(card)).collect::<Vec<_>>());
    }
    Ok(chosen)
}

struct Found<'a> {
    voice: &'a Voice,
    study: Study,
    ranks: Vec<Rank>,
    monsters: Vec<CardId>,
    targets: Vec<Target>,
    prospects: Prospects,
    numbers: Numbers,
}

impl Found<'_> {
    fn word(&self, key: &'static str) -> String {
        self.voice.word(key)
    }

    fn report(&self) -> Report {
        let mut rows = vec![Row::Heading(self.word("lab-attack-title"))];
        rows.extend(self.described().into_iter().map(Row::Text));
        let mut csv = Vec::new();
        let mut sections = Vec::new();
        let found = &self.prospects;
        let parts = [
            ("attack", "lab-attack-attack-title", "lab-attack-attack-axis", &found.attack),
            ("magic", "lab-attack-magic-title", "lab-attack-magic-axis", &found.magic),
            ("light", "lab-attack-light-title", "lab-attack-light-axis", &found.light),
            ("gold", "lab-attack-gold-title", "lab-attack-gold-axis", &found.gold),
        ];
        let mut blocks = Vec::new();
        for (id, title, axis, values) in parts {
            // A deck without magic attack needs no chart of it.
            if values.counts.keys().all(|&value| value == 0) {
                continue;
            }
            rows.push(Row::Heading(self.word(title)));
            rows.extend(self.value_rows(values));
            csv.extend(values.counts.iter().map(|(value, &n)| (id, value.to_string(), n, values.hands)));
            blocks.push(Block::chart(self.histogram(title, axis, values), ""));
        }
        sections.push(Section::new(self.word("lab-attack-values"), blocks));
        let mut chart: Box<dyn Chart> =
            Box::new(self.histogram("lab-attack-attack-title", "lab-attack-attack-axis", &found.attack));
        if !self.targets.is_empty() {
            let title = self.word("lab-attack-against-title");
            rows.push(Row::Heading(title.clone()));
            rows.extend(self.target_rows());
            for (target, against) in self.targets.iter().zip(&found.against) {
                let key = format!("{} {}", target.monster.card().id, target.rank);
                csv.push(("wins", key, against.wins, found.hands()));
            }
            for (target, against) in self.targets.iter().zip(&found.against) {
                let key = |value: i16| format!("{} {} {value}", target.monster.card().id, target.rank);
                csv.extend(against.values.counts.iter().map(|(&v, &n)| ("value", key(v), n, found.hands())));
            }
            sections.push(Section::new(title, vec![Block::chart(self.bars(), ""), self.table()]));
            chart = Box::new(self.bars());
        }
        rows.push(Row::Text(String::new()));
        rows.push(Row::Text(self.assumed()));
        let page = Page {
            title: self.word("lab-attack-title"),
            language: self.voice.texts.language().code().to_owned(),
            lead: self.described().into_iter().chain([self.assumed()]).collect(),
            sections,
            foot: self.word("lab-figures-foot"),
        };
        Report { rows, csv, page, chart }
    }

    fn assumed(&self) -> String {
        self.word(if self.study.spend { "lab-attack-assumed-spend" } else { "lab-attack-assumed" })
    }

    /// Which deck, and how its hands were found.
    fn described(&self) -> Vec<String> {
        let times = |(card, n): (CardId, u8)| match n {
            1 => card.name(),
            _ => Message::new("ui-times").with("n", n).with("thing", card.name()),
        };
        let cards: Vec<Message> = self.study.cards().map(times).collect();
        let total: u32 = self.study.cards().map(|(_, n)| u32::from(n)).sum();
        let deck = Message::new("lab-attack-deck").with("cards", cards).with("n", total);
        let dealt = self.study.dealt();
        let way = match self.prospects.sampled {
            None => Message::new("lab-attack-counted"),
            Some(draws) => {
                let error = self.numbers.0.percent(self.prospects.error(), 2);
                Message::new("lab-attack-sampled")
                    .with("draws", self.numbers.0.whole(draws.into()))
                    .with("error", error)
            }
        };
        let way = way
            .with("hand", self.study.hand())
            .with("all", self.numbers.0.whole(dealt.all))
            .with("different", self.numbers.0.whole(dealt.different));
        let rank = Message::new("lab-attack-rank").with("rank", self.ranks[0]);
        let found = &self.prospects;
        let means = Message::new("lab-attack-means")
            .with("attack", self.numbers.mean(found.attack.mean()))
            .with("magic", self.numbers.mean(found.magic.mean()))
            .with("light", self.numbers.mean(found.light.mean()))
            .with("gold", self.numbers.mean(found.gold.mean()));
        [deck, way, rank, means].iter().map(|line| self.voice.say(line)).collect()
    }

    fn value_rows(&self, values: &Distribution) -> Vec<Row> {
        let most = values.counts.values().copied().max().unwrap_or(1);
        let row = |(&value, &count): (&i16, &u128)| {
            let shown = self.numbers.percent(values.share(value));
            Row::Bar(value.to_string(), count as f64 / most as f64, shown, true)
        };
        values.counts.iter().map(row).collect()
    }

    fn histogram(&self, title: &'static str, axis: &'static str, values: &Distribution) -> Histogram {
        let about = Message::new("lab-attack-about").with("mean", self.numbers.mean(values.mean()));
        let (least, most) = (values.counts.keys().next(), values.counts.keys().next_back());
        let (least, most) = (least.copied().unwrap_or(0).min(0), most.copied().unwrap_or(0));
        Histogram {
            heading: Heading::new(self.word(title), self.voice.say(&about)),
            label: self.word(axis),
            axis: Axis::new(self.word("lab-attack-share-axis"), Shown::Percent(self.numbers.0, 1)),
            bins: (least..=most)
                .map(|value| Bin { label: value.to_string(), share: values.share(value), tone: Tone::Main })
                .collect(),
            legend: None,
        }
    }

    fn wins(&self, index: usize) -> f64 {
        self.prospects.against[index].wins as f64 / self.prospects.hands() as f64
    }

    fn target_name(&self, target: &Target) -> String {
        let name = Message::new("lab-attack-target").with("card", target.monster.name());
        self.voice.say(&name.with("rank", target.rank))
    }

    fn target_rows(&self) -> Vec<Row> {
        let row = |(index, target): (usize, &Target)| {
            let share = self.wins(index);
            Row::Bar(self.target_name(target), share, self.numbers.percent(share), true)
        };
        self.targets.iter().enumerate().map(row).collect()
    }

    fn bars(&self) -> Bars {
        let bar = |(index, target): (usize, &Target)| {
            let share = self.wins(index);
            let bar = Bar::new(self.target_name(target), share);
            match self.prospects.interval(share) {
                Some((low, high)) => bar.between(low, high),
                None => bar,
            }
        };
        Bars {
            heading: Heading::new(
                self.word("lab-attack-against-title"),
                self.word("lab-attack-against-about"),
            ),
            axis: Axis::new(self.word("lab-attack-share-axis"), Shown::Percent(self.numbers.0, 1))
                .from_to(0.0, 1.0),
            bars: self.targets.iter().enumerate().map(bar).collect(),
            reference: None,
        }
    }

    /// Monsters by rank, with the mean attack value.
    fn table(&self) -> Block {
        let mut head = vec![self.word("lab-attack-monster"), self.word("lab-attack-health")];
        for &rank in &self.ranks {
            head.push(self.voice.say(&Message::new("lab-attack-in-rank").with("rank", rank)));
            head.push(self.voice.say(&Message::new("lab-attack-mean-in-rank").with("rank", rank)));
        }
        let row = |(line, &monster): (usize, &CardId)| {
            let mut row = vec![self.voice.say(&monster.name()), monster.card().health.to_string()];
            for column in 0..self.ranks.len() {
                let index = line * self.ranks.len() + column;
                row.push(self.numbers.percent(self.wins(index)));
                row.push(self.numbers.mean(self.prospects.against[index].values.mean()));
            }
            row
        };
        let rows = self.monsters.iter().enumerate().map(row).collect();
        Block::Table { caption: self.word("lab-attack-against-about"), head, rows }
    }
}
