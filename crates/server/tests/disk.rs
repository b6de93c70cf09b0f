//! A disk that is full, or cannot be written to: everybody keeps the table they had, and is told why.
//!
//! Where the system lets us, a real small disk in memory is used; everywhere, SQLite is told to count as full early,
//! and an archive that refuses to write stands for a disk that cannot be written to.

use crate::common::{At, Running, generator, generous, guarded, id, start, start_with, until};
use crate::disks::{SmallDisk, Stubborn};
use archive::{Archive, ArchiveError, Options, SqliteArchive, check_file};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::tempdir;
use test_client::{Live, Player, TestClient};

/// Two people at a table of Thunderstone, and one who watches.
struct Company {
    table: String,
    cookies: [String; 2],
    watch: String,
    people: Vec<(Live, Player)>,
    rng: rand_xoshiro::Xoshiro256PlusPlus,
}

impl Company {
    async fn meet(server: &Running) -> Company {
        let (ada, ben) = (server.guest(), server.guest());
        let seats = json!([{ "type": "me" }, { "type": "open" }]);
        let opened = ada.open(&json!({ "game": "thunderstone", "seats": seats, "name": "Ada" })).await;
        let table = opened["table"].as_str().expect("an id").to_owned();
        let token = |role: &str| {
            let links = opened["links"].as_array().expect("links");
            let found = links.iter().find(|link| link["type"] == role).expect("this link");
            found["token"].as_str().expect("a token").to_owned()
        };
        let join = json!({ "name": "Ben", "token": token("seat") });
        let (status, answer) =
            ben.post(&format!("/api/tables/{table}/join"), &join).await.expect("it answers");
        assert_eq!(status, 200, "{answer}");
        let cookies = [&ada, &ben].map(|guest| guest.cookie().expect("everybody is known"));
        let company =
            Company { table, cookies, watch: token("watch"), people: Vec::new(), rng: generator(4) };
        company.come_back(server).await
    }

    fn guests(&self, server: &Running) -> [(TestClient, Option<&str>); 3] {
        let [ada, ben] = self.cookies.each_ref().map(|cookie| server.guest().with_cookie(cookie));
        [(ada, None), (ben, None), (server.guest(), Some(self.watch.as_str()))]
    }

    /// What everybody who comes anew is shown.
    async fn fresh(&self, server: &Running) -> Vec<(Live, Player)> {
        let mut people = Vec::new();
        for (guest, watch) in self.guests(server) {
            let mut live = Live::connect(&guest, &self.table, None, watch).await.expect("it connects");
            let mut player = Player::default();
            player.hear(&live.next().await.expect("a welcome"));
            people.push((live, player));
        }
        people
    }

    async fn come_back(mut self, server: &Running) -> Company {
        self.people = self.fresh(server).await;
        self
    }

    /// Whoever is asked chooses something; everybody knows what came of it, or the choice is refused.
    async fn choose(&mut self) -> Result<(), Value> {
        let Company { people, rng, .. } = self;
        let asked = people.iter().position(|(_, player)| !player.choices().is_empty());
        let (live, player) = &mut people[asked.expect("somebody is asked")];
        let (sequence, choice) = (player.sequence, player.choose(rng).expect("there is a choice"));
        let (answer, before) = live.ask(choice).await.expect("it answers");
        before.iter().for_each(|message| player.hear(message));
        if answer["type"] == "refused" {
            assert!(
                before.iter().all(|message| message["type"] == "presence"),
                "nothing is told: {before:?}"
            );
            return Err(answer["problem"].clone());
        }
        for (live, player) in people {
            until(live, player, |player| player.sequence > sequence).await;
        }
        Ok(())
    }

    /// Everybody sees the table as whoever comes anew, and as it was.
    async fn assert_unchanged(&self, server: &Running) {
        for ((_, known), (_, fresh)) in self.people.iter().zip(self.fresh(server).await) {
            assert_eq!((&known.view, known.sequence), (&fresh.view, fresh.sequence));
            assert_eq!((&known.waiting, known.seen), (&fresh.waiting, fresh.seen));
        }
    }
}

/// Whoever is new, or opens a table, is told why that cannot be.
async fn assert_nothing_new(server: &Running, company: &Company, code: &str) {
    let stranger = server.guest();
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "spark" }]);
    let table = json!({ "game": "karak", "seats": seats, "name": "Cleo" });
    let (ada, _) = &company.guests(server)[0];
    for (guest, path, body) in [
        (&stranger, "/api/me", json!({ "name": "Cleo" })),
        (&stranger, "/api/tables", table.clone()),
        (ada, "/api/tables", table),
    ] {
        let (status, problem) = guest.post(path, &body).await.expect("it answers");
        assert_eq!((status, problem["code"].as_str()), (507, Some(code)), "{path}: {problem}");
    }
    assert_eq!(stranger.cookie(), None);
    let (_, mine) = ada.get("/api/me/tables").await.expect("it answers");
    assert_eq!(mine.as_array().map(Vec::len), Some(1), "no table is half there");
}

async fn play_on(company: &mut Company, server: &Running) {
    for _ in 0..10 {
        company.choose().await.expect("there is space again");
    }
    company.assert_unchanged(server).await;
}

/// Plays until there is no space.
async fn fill(company: &mut Company) -> Value {
    for _ in 0..2_000 {
        if let Err(problem) = company.choose().await {
            return problem;
        }
    }
    panic!("it never was full");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_changes_nothing_and_play_goes_on_when_there_is_space() {
    let Some(disk) = SmallDisk::new() else {
        println!("skipped: no disk can be mounted here");
        return;
    };
    let server = start(disk.path(), generous());
    let mut company = Company::meet(&server).await;
    for _ in 0..5 {
        company.choose().await.expect("there is space");
    }
    disk.fill();
    for _ in 0..2 {
        let problem = fill(&mut company).await;
        assert_eq!(problem["code"], "disk_full", "{problem}");
        company.assert_unchanged(&server).await;
    }
    assert_nothing_new(&server, &company, "disk_full").await;
    company.assert_unchanged(&server).await;
    disk.make_space();
    play_on(&mut company, &server).await;
    server.stop().await;
    assert_eq!(check_file(&disk.path().join("test.db")).expect("it can be read").faults, []);
}

fn archive(folder: &Path, most_bytes: Option<u64>) -> SqliteArchive {
    let options = Options { most_bytes, ..Options::default() };
    SqliteArchive::open(folder.join("small.db"), &options).expect("the archive opens")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_archive_that_may_not_grow_counts_as_full() {
    let folder = tempdir().expect("a folder");
    let serve = |most_bytes: Option<u64>| {
        let small: Arc<dyn Archive> = Arc::new(archive(folder.path(), most_bytes));
        start_with(folder.path(), generous(), |config| config.archive = small)
    };
    let server = serve(None);
    let company = Company::meet(&server).await;
    server.stop().await;
    let size = std::fs::metadata(folder.path().join("small.db")).expect("it is there").len();
    let server = serve(Some(size + 8_192));
    let mut company = company.come_back(&server).await;
    let problem = fill(&mut company).await;
    assert_eq!(problem["code"], "disk_full", "{problem}");
    company.assert_unchanged(&server).await;
    server.stop().await;
    let server = serve(None);
    let before = company.people.iter().map(|(_, player)| player.view.clone()).collect::<Vec<_>>();
    let mut company = company.come_back(&server).await;
    let after = company.people.iter().map(|(_, player)| player.view.clone()).collect::<Vec<_>>();
    assert_eq!(before, after);
    play_on(&mut company, &server).await;
    server.stop().await;
    assert_eq!(check_file(&folder.path().join("small.db")).expect("it can be read").faults, []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_cannot_be_written_to_is_named_and_changes_nothing() {
    let folder = tempdir().expect("a folder");
    let stubborn = Arc::new(Stubborn::new(archive(folder.path(), None)));
    let used: Arc<dyn Archive> = stubborn.clone();
    let server = start_with(folder.path(), generous(), |config| config.archive = used);
    let mut company = Company::meet(&server).await;
    for (error, code) in [(ArchiveError::ReadOnly, "disk_read_only"), (ArchiveError::Full, "disk_full")] {
        for _ in 0..5 {
            company.choose().await.expect("it can be written to");
        }
        stubborn.refuse(Some(error));
        for _ in 0..3 {
            let problem = company.choose().await.expect_err("nothing can be written");
            assert_eq!(problem["code"], code);
        }
        company.assert_unchanged(&server).await;
        assert_nothing_new(&server, &company, code).await;
        consent_is_not_half_given(&mut company, code).await;
        company.assert_unchanged(&server).await;
        stubborn.refuse(None);
        play_on(&mut company, &server).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_serves_everybody_while_its_bot_waits_for_space() {
    let folder = tempdir().expect("a folder");
    let stubborn = Arc::new(Stubborn::new(archive(folder.path(), None)));
    let used: Arc<dyn Archive> = stubborn.clone();
    let server = start_with(folder.path(), generous(), |config| config.archive = used);
    let (ada, mut rng) = (server.guest(), generator(5));
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "spark" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let mut here = At::table(&ada, &id(&opened), None).await;
    here.until(|player| player.waiting["seat"] == 0).await;
    while here.player.waiting["seat"] == 0 {
        let sequence = here.player.sequence;
        let choice = here.player.choose(&mut rng).expect("a choice");
        stubborn.refuse_all_but_one(ArchiveError::Full);
        here.does(choice).await;
        here.until(|player| player.sequence > sequence).await;
    }
    // The bot has decided, and it could not be stored: it tries again later.
    let again = Duration::from_millis(500);
    guarded(server.clock.awaited(again)).await;
    assert_eq!(here.refused(json!({ "type": "chat", "text": "go on" })).await, "disk_full");
    let sequence = here.player.sequence;
    stubborn.refuse(None);
    server.clock.advance(again);
    here.until(|player| player.sequence > sequence).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_can_store_nothing_is_not_ready() {
    let folder = tempdir().expect("a folder");
    let stubborn = Arc::new(Stubborn::new(archive(folder.path(), None)));
    let used: Arc<dyn Archive> = stubborn.clone();
    let server = start_with(folder.path(), generous(), |config| config.archive = used);
    let ada = server.guest();
    let ready = async || ada.get("/readyz").await.map(|answer| answer.0);
    assert_eq!(ready().await.ok(), Some(200));
    // It finds out when it keeps the time, every ten seconds.
    let keeps = Duration::from_secs(10);
    for (error, status) in [(Some(ArchiveError::Full), 503), (None, 200)] {
        stubborn.refuse(error);
        guarded(server.clock.awaited(keeps)).await;
        server.clock.advance(keeps);
        guarded(async { while ready().await.ok() != Some(status) {} }).await;
    }
    server.stop().await;
}

/// A proposal that cannot be written down is not made.
async fn consent_is_not_half_given(company: &mut Company, code: &str) {
    let (live, player) = &mut company.people[0];
    let what = json!({ "type": "undo", "to": player.sequence - 1 });
    let (answer, before) =
        live.ask(json!({ "type": "propose", "seat": 0, "what": what })).await.expect("it answers");
    before.iter().for_each(|message| player.hear(message));
    assert_eq!(answer["problem"]["code"], code);
}
