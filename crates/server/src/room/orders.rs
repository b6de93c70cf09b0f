//! What visitors say at the table.

use super::Room;
use super::telling::{TellOf, text};
use crate::journal::{Person, Place, Record};
use crate::measures::{self, Stopwatch};
use crate::problem::Refuse;
use crate::protocol::{By, Problem, Proposal, Say, Tell, Unchoosable, Wish};
use archive::SeatChange;
use catalog::Listed;
use fair::Entropy;
use table::{Explain, Refusal, Seat, SeatSet};

/// The most characters of one line of chat.
const CHAT: usize = 500;
/// How many lines one writer may send in ten seconds.
const LINES: usize = 6;
/// How many steps may be sent at once.
const STEPS: usize = 64;

/// What a message is answered with, when it is not refused.
enum Answer<G: Listed> {
    Done,
    Why(Vec<Unchoosable<G::Choice>>),
    Forecast(Option<G::Forecast>),
}

impl<G: Listed> Room<G> {
    /// Answers a message of a connection.
    pub(super) async fn say(&mut self, connection: u64, say: Say, heard: Stopwatch) {
        let (id, kind) = (say.id(), say.kind());
        let done = self.obey(connection, say).await;
        let tell: TellOf<G> = match done {
            Ok(Answer::Done) => Tell::Done { id },
            Ok(Answer::Why(reasons)) => Tell::Why { id, reasons },
            Ok(Answer::Forecast(forecast)) => Tell::Forecast { id, forecast },
            Err(problem) => {
                measures::refused(problem.code);
                Tell::Refused { id, problem }
            }
        };
        self.company.send(connection, text(&tell));
        metrics::histogram!(measures::SAY, "type" => kind).record(heard.elapsed().as_secs_f64());
    }

    async fn obey(&mut self, connection: u64, say: Say) -> Result<Answer<G>, Problem> {
        match say {
            Say::Hello { .. } => return Err(Refuse::Protocol.into()),
            Say::Choose { seat, sequence, choices, .. } => {
                self.must_sit(connection, seat)?;
                self.choose(seat, sequence, choices).await?;
            }
            Say::Why { seat, .. } => {
                self.must_sit(connection, seat)?;
                return self.why(connection, seat).map(Answer::Why).map_err(Problem::from);
            }
            Say::Forecast { seat, .. } => {
                if let Some(seat) = seat {
                    self.must_sit(connection, seat)?;
                }
                return self.forecast(connection, seat).map(Answer::Forecast).map_err(Problem::from);
            }
            Say::Undo { seat, .. } => {
                self.must_sit(connection, seat)?;
                self.undo(seat).await?;
            }
            Say::Look { seat, .. } => self.look(connection, seat)?,
            Say::Propose { seat, what, .. } => {
                self.must_sit(connection, seat)?;
                self.propose(seat, what).await?;
            }
            Say::Answer { seat, yes, .. } => {
                self.must_sit(connection, seat)?;
                self.answer(seat, yes).await?;
            }
            Say::Resume { seat, .. } => {
                self.must_sit(connection, seat)?;
                if self.desk.clocks.paused().is_none() {
                    return Err(Refuse::NoProposal.into());
                }
                self.record(Record::Resumed { seat }).await?;
            }
            Say::Chat { text, .. } => self.chat(connection, &text).await?,
            Say::Mute { seat, muted, .. } => {
                self.must_host(connection)?;
                if seat.is_some_and(|seat| seat.0 >= self.desk.seats()) {
                    return Err(Refuse::Seats.into());
                }
                self.record(Record::Muted { seat, muted }).await?;
            }
            Say::Sit { seat, occupant, .. } => self.sit(connection, seat, occupant).await?,
            Say::Begin { .. } => {
                self.must_host(connection)?;
                self.begin_now().await?;
            }
        }
        Ok(Answer::Done)
    }

    fn must_sit(&self, connection: u64, seat: Seat) -> Result<(), Refuse> {
        let player = self.company.get(connection).and_then(|found| found.visitor.player);
        match self.desk.seats_of(player).contains(&seat) {
            true => Ok(()),
            false => Err(Refuse::NotYourSeat { seat }),
        }
    }

    fn must_host(&self, connection: u64) -> Result<(), Refuse> {
        let player = self.company.get(connection).and_then(|found| found.visitor.player);
        match player == Some(self.desk.opened.host) {
            true => Ok(()),
            false => Err(Refuse::NotHost),
        }
    }

    async fn choose(
        &mut self,
        seat: Seat,
        sequence: u64,
        choices: Vec<serde_json::Value>,
    ) -> Result<(), Problem> {
        if self.desk.state().is_none() {
            return Err(Refuse::NotBegun.into());
        }
        if self.desk.clocks.paused().is_some() {
            return Err(Refuse::Paused.into());
        }
        if choices.is_empty() || choices.len() > STEPS {
            return Err(Refuse::Malformed { problem: format!("1 to {STEPS} choices") }.into());
        }
        let read = |value: serde_json::Value| serde_json::from_value::<G::Choice>(value);
        let choices: Result<Vec<G::Choice>, _> = choices.into_iter().map(read).collect();
        let choices =
            choices.map_err(|error| Problem::from(Refuse::Malformed { problem: error.to_string() }))?;
        self.play(seat, sequence, choices, By::Person).await
    }

    /// Whether this seat looks at the screen. Before somebody looks, a shared screen shows nobody's secrets, and
    /// nothing that depends on them.
    fn looks(&self, connection: u64, seat: Seat) -> bool {
        !G::SECRETS || self.company.get(connection).is_some_and(|found| found.eyes == Some(seat))
    }

    /// What the game can say beforehand to this seat, or to everybody.
    fn forecast(&self, connection: u64, seat: Option<Seat>) -> Result<Option<G::Forecast>, Refuse> {
        let state = self.desk.state().ok_or(Refuse::NotBegun)?;
        Ok(match seat {
            None => state.forecast_for_all(),
            Some(seat) => self.looks(connection, seat).then(|| state.forecast(seat)).flatten(),
        })
    }

    /// What the seat that is asked could think of and may not do, with the reasons.
    fn why(&self, connection: u64, seat: Seat) -> Result<Vec<Unchoosable<G::Choice>>, Refuse> {
        let state = self.desk.state().ok_or(Refuse::NotBegun)?;
        if self.desk.asked() != Some(seat) || !self.looks(connection, seat) {
            return Ok(Vec::new());
        }
        let mut imaginable = Vec::new();
        state.imaginable(&mut imaginable);
        let refused = |choice: G::Choice| {
            let illegal = state.check(&choice).err()?;
            let (reason, rule) = (illegal.message(), illegal.rule());
            Some(Unchoosable { text: state.choice_text(&choice), choice, reason, rule })
        };
        Ok(imaginable.into_iter().filter_map(refused).collect())
    }

    async fn undo(&mut self, seat: Seat) -> Result<(), Refuse> {
        let playing = self.desk.game.as_ref().ok_or(Refuse::NotBegun)?;
        if !playing.session.can_undo(seat) {
            return Err(Refuse::NoUndo);
        }
        let to = playing.session.sequence() - 1;
        self.record(Record::TakenBack { to, seat, consent: false }).await
    }

    /// Through whose eyes a shared screen looks.
    fn look(&mut self, connection: u64, seat: Option<Seat>) -> Result<(), Refuse> {
        if let Some(seat) = seat {
            self.must_sit(connection, seat)?;
        }
        if let Some(found) = self.company.get_mut(connection) {
            found.look(seat);
        }
        self.show(connection);
        Ok(())
    }

    async fn propose(&mut self, seat: Seat, what: Proposal) -> Result<(), Refuse> {
        let sequence = self.desk.sequence();
        // After the end the seed is known: whoever went back would know the dice.
        let possible = !self.desk.is_over()
            && match what {
                Proposal::Undo { to } => to < sequence,
                Proposal::Pause => self.desk.clocks.paused().is_none(),
            };
        if self.desk.state().is_none() {
            return Err(Refuse::NotBegun);
        }
        if !possible || self.desk.proposal.is_some() {
            return Err(Refuse::NoProposal);
        }
        let proposed = Record::Proposed { seat, what };
        let carried_out = self.carried_out(seat, what, [seat].into_iter().collect());
        self.record_all([proposed].into_iter().chain(carried_out).collect(), Vec::new()).await
    }

    async fn answer(&mut self, seat: Seat, yes: bool) -> Result<(), Refuse> {
        let Some((whose, what, mut consent)) = self.desk.proposal else { return Err(Refuse::NoProposal) };
        consent.insert(seat);
        let answered = Record::Answered { seat, yes };
        let carried_out = self.carried_out(whose, what, consent).filter(|_| yes);
        self.record_all([answered].into_iter().chain(carried_out).collect(), Vec::new()).await
    }

    /// What was proposed, once everybody has consented. Seats of one person speak with one voice, and bots have no
    /// say.
    fn carried_out(&self, seat: Seat, what: Proposal, consent: SeatSet) -> Option<Record<G>> {
        let mut heard = SeatSet::EMPTY;
        for seat in consent.iter() {
            let person = self.desk.places[seat.index()].person.as_ref().map(|person| person.player);
            self.desk.seats_of(person).into_iter().for_each(|seat| heard.insert(seat));
        }
        let persons = self.desk.places.iter().enumerate().filter(|(_, place)| place.person.is_some());
        let mut waiting =
            persons.filter(|(index, place)| place.bot.is_none() && !heard.contains(Seat(*index as u8)));
        let all = waiting.next().is_none();
        all.then_some(match what {
            Proposal::Undo { to } => Record::TakenBack { to, seat, consent: true },
            Proposal::Pause => Record::Paused,
        })
    }

    async fn chat(&mut self, connection: u64, text: &str) -> Result<(), Refuse> {
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let text = text.trim().to_owned();
        if text.is_empty() || text.chars().count() > CHAT {
            return Err(Refuse::Malformed { problem: format!("1 to {CHAT} characters") });
        }
        let Some(found) = self.company.get(connection) else { return Err(Refuse::NotKnown) };
        let writer = found.visitor.player.ok_or(Refuse::NotKnown)?;
        let at = self.shared.clock.now();
        self.chatter.retain(|(_, when)| at - when < 10_000);
        if self.chatter.iter().filter(|(who, _)| *who == writer).count() >= LINES {
            return Err(Refuse::TooFast);
        }
        // Who writes has a name, so that everybody knows whom to mute.
        let Some(name) = found.visitor.name.clone() else { return Err(Refuse::NotKnown) };
        let seat = self.desk.seats_of(found.visitor.player).first().copied();
        self.chatter.push_back((writer, at));
        self.record(Record::Said { seat, name, text }).await
    }

    /// A bot for a leaver, another level, a person's return.
    async fn sit(&mut self, connection: u64, seat: Seat, wish: Wish) -> Result<(), Refuse> {
        let Some(place) = self.desk.places.get(seat.index()).cloned() else { return Err(Refuse::Seats) };
        let Some(found) = self.company.get(connection) else { return Err(Refuse::NotKnown) };
        let player = found.visitor.player.ok_or(Refuse::NotKnown)?;
        let name = found.visitor.name.clone();
        let mine = place.is_of(player);
        let host = player == self.desk.opened.host;
        let (new, change) = match wish {
            Wish::Me if mine => (Place { bot: None, ..place }, None),
            Wish::Me if place.person.is_none() && host => {
                let name = name.ok_or(Refuse::NotKnown)?;
                let take = SeatChange::Take { role: Vec::new() };
                (Place { person: Some(Person { player, name }), bot: None }, Some((player.0, take)))
            }
            Wish::Me => return Err(Refuse::SeatTaken),
            // The host cannot take the seat of somebody who is here.
            Wish::Bot { .. }
                if !mine && place.person.is_some() && place.bot.is_none() && self.is_here(seat) =>
            {
                return Err(if host { Refuse::SeatTaken } else { Refuse::NotYourSeat { seat } });
            }
            // A leaver's seat stays theirs while a bot plays for them.
            Wish::Bot { level } if mine || host => {
                self.may_play(&level, place.bot.as_ref())?;
                (Place { bot: Some(level), ..place }, None)
            }
            Wish::Open if (mine || host) && self.desk.game.is_none() => {
                // Whoever has another seat at the table stays.
                let leaves = |person: &Person| self.desk.seats_of(Some(person.player)).len() == 1;
                let leaver = place.person.filter(leaves);
                (Place::OPEN, leaver.map(|person| (person.player.0, SeatChange::Leave)))
            }
            Wish::Open if mine || host => return Err(Refuse::Begun),
            _ => return Err(Refuse::NotYourSeat { seat }),
        };
        let records = self.seated(seat, new, Entropy::default());
        self.record_all(records, change.into_iter().collect()).await?;
        self.minds.dismiss(seat);
        Ok(())
    }
}
