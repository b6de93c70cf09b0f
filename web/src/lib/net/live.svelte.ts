// A live table: the connection with its recovery, what was told, and what is on its way.
import { Stage, type PaceSettings, type Urgency } from '../stage.svelte';
import {
  PROTOCOL,
  type Clock,
  type GameId,
  type Problem,
  type Say,
  type Seat,
  type SeatInfo,
  type Shown,
  type TableRecord,
  type Tell,
  type Telling,
  type Unchoosable,
  type Waiting,
  type Welcome,
  type You,
} from '../types/protocol';
import type { Round } from '../types/table';
import { follow } from '../dice/rounds';
import { reloadForUpgrade } from '../upgrade';
import { browser, OPEN, type Socket, type World } from '../world';
import { Follower, viewAtEnd, viewsAfter } from './follow';
import { Journal } from './journal.svelte';
import { Outbox, type Sent } from './outbox';
import { UNREACHABLE } from './problem';

export type Line = 'connecting' | 'open' | 'lost' | 'ended';

/** A message without its number. */
type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;
export type Request = Unnumbered<Say>;
type Records = Extract<Tell, { type: 'records' }>;

/** Reasons for a goodbye after which it is worth coming back. */
const PASSING = ['closing', 'too_slow', 'too_many', 'archive', 'broken'];

/** After so many milliseconds without a word the connection is taken for lost; the server says something every 5 s. */
export const SILENCE = 12_000;
/** So long a message may stay without an answer. */
export const ANSWER = 10_000;
/** After a return to the page a connection that has missed its last beat is not waited for. */
const MISSED = 6_000;
/** How often this is looked at. */
const TICK = 1_000;
/** How long after a return the records of the meantime may take to come by themselves. */
const PROMPT = 1_000;
/** The most records that are asked for at once. */
export const PAGE = 400;
/** From so many seconds a decision on, nobody is in a hurry. */
const UNHURRIED = 2 * 3600;

/** How long to wait before the nth new attempt, in milliseconds. */
export function backoff(attempt: number, luck = Math.random()): number {
  return Math.min(15_000, 500 * 2 ** attempt) * (0.75 + luck / 2);
}

/** The address of a table's connection. */
export function liveAddress(id: string): string {
  const at = new URL(`/api/tables/${encodeURIComponent(id)}/live`, location.href);
  at.protocol = at.protocol.replace('http', 'ws');
  return at.href;
}

export class LiveTable {
  line: Line = $state('connecting');
  welcome: Welcome | null = $state.raw(null);
  you: You = $state.raw({ seats: [], host: false, name: null });
  seats: SeatInfo[] = $state.raw([]);
  spectators = $state(0);
  clock: Clock = $state.raw({ type: 'untimed' });
  /** The commitments to the dice and the shares, round by round; none at a table with dice of the first kind. */
  rounds: Round[] = $state.raw([]);
  /** What the server told last: who decides, what is asked. The stage may still be on its way there. */
  latest: Shown | null = $state.raw(null);
  /** What the stage has arrived at. */
  shown: Shown | null = $state.raw(null);
  /** Whether the records before the welcome are there, as far as they were asked for. */
  informed = $state(false);
  /** Why the connection ended for good. */
  farewell: Problem | null = $state.raw(null);
  /** The server's clock minus ours, in milliseconds. */
  drift = $state(0);
  /** Choices that were sent and not yet answered. */
  pending = $state(0);
  readonly stage: Stage;
  readonly journal = new Journal();

  private socket: Socket | null = null;
  private readonly outbox = new Outbox();
  private foretold: { moment: string; answer: Promise<unknown> } | null = null;
  /** The view as far as it was told. */
  private readonly told = new Follower();
  private heardAt = 0;
  private attempt = 0;
  private cancelRetry: (() => void) | null = null;
  private cancelTick: (() => void) | null = null;
  private readonly unwatch: () => void;
  private closed = false;
  private readonly address: string;
  /** The secret of the link by which somebody without a seat came. */
  readonly watch: string | null;
  private readonly world: World;

  constructor(address: string, watch: string | null, settings: () => PaceSettings, world: World = browser) {
    this.watch = watch;
    this.address = address;
    this.world = world;
    this.stage = new Stage(settings, () => this.urgency, world);
    this.unwatch = world.watch(this.returned);
    this.connect();
    this.tick();
  }

  get game(): GameId | null {
    return this.welcome?.game ?? null;
  }

  /** What the table shows that it waits for. */
  get waiting(): Waiting {
    return this.shown?.waiting ?? { for: 'players' };
  }

  /** What the table waits for. */
  get asked(): Waiting {
    return this.latest?.waiting ?? { for: 'players' };
  }

  /** The records that the table shows. */
  get records(): TableRecord[] {
    return this.journal.shown;
  }

  /** Whether a choice may be sent now. */
  get ready(): boolean {
    const waiting = this.waiting;
    return (
      this.line === 'open' &&
      !this.stage.busy &&
      this.pending === 0 &&
      !this.shown?.paused &&
      waiting.for === 'choice' &&
      !!waiting.asked
    );
  }

  choose(seat: Seat, ...choices: unknown[]): Promise<unknown> {
    return this.say({ type: 'choose', seat, sequence: this.shown?.sequence ?? 0, choices });
  }

  why(seat: Seat): Promise<Unchoosable[]> {
    return this.say({ type: 'why', seat }) as Promise<Unchoosable[]>;
  }

  /** What the game can say beforehand to a seat, or to everybody; asked at most once for each moment and seat. */
  forecast(seat: Seat | null): Promise<unknown> {
    const moment = `${this.shown?.sequence ?? 0} ${seat ?? 'all'}`;
    if (this.foretold?.moment !== moment) {
      const answer = this.say(seat === null ? { type: 'forecast' } : { type: 'forecast', seat });
      this.foretold = { moment, answer };
      // What failed may be asked again.
      answer.catch(() => {
        if (this.foretold?.answer === answer) this.foretold = null;
      });
    }
    return this.foretold.answer;
  }

  /** The table in sentences, or everything in it that can be asked about by name, as a seat or everybody may know it. */
  describe(seat: Seat | null, subjects = false): Promise<Telling | null> {
    const viewer = seat === null ? {} : { seat };
    return this.say({ type: 'describe', ...viewer, ...(subjects ? { subjects } : {}) }) as Promise<Telling | null>;
  }

  /** Whether there are records before those that are known. */
  get hasEarlier(): boolean {
    return this.told.head !== undefined && this.journal.missing(this.told.head, PAGE) !== null;
  }

  /** Asks for the latest records that are missing. */
  async fill(): Promise<void> {
    const range = this.told.head === undefined ? null : this.journal.missing(this.told.head, PAGE);
    if (!range) return;
    const { records } = (await this.say({ type: 'records', ...range, views: false })) as Records;
    this.journal.insert(records);
  }

  /** Shows once more what happened from a record on, with the table as it was then, and returns to the present. */
  async showAgain(from: number): Promise<void> {
    const to = Math.min(this.journal.played + 1, from + PAGE);
    const told = (await this.say({ type: 'records', from, to, views: true })) as Records;
    // Whoever looks now may not know what the one before was shown.
    if (told.viewer !== this.latest?.viewer || this.stage.busy) return;
    let view: unknown = told.before ?? null;
    const past = told.records.map((record) => {
      const views = viewsAfter(view, record);
      view = viewAtEnd(view, record, views);
      return { record, views };
    });
    const present = this.stage.view;
    this.stage.again(told.before ?? null, past, () => (this.stage.view = present));
  }

  /** Sends a message; the promise fails with the server's problem. */
  say(message: Request): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const sent = this.outbox.add(message, resolve, reject);
      this.pending = this.outbox.deciding;
      // Before the welcome the server listens to nothing else.
      if (this.line === 'open') this.send(sent);
    });
  }

  close(): void {
    this.closed = true;
    this.cancelRetry?.();
    this.cancelTick?.();
    this.unwatch();
    this.socket?.close();
  }

  /** Tries again at once. */
  readonly hurry = (): void => {
    if (this.line === 'lost') this.connect();
  };

  /** Comes in anew, as whoever one is now. */
  reconnect(): void {
    this.connect();
    this.line = 'open';
  }

  /** The page came into sight or went out of it, or the network came back. */
  private readonly returned = (): void => {
    if (this.closed) return;
    this.stage.hasten();
    if (this.world.hidden()) return;
    if (this.line === 'open' && this.world.now() - this.heardAt > MISSED) this.connect();
    else this.hurry();
  };

  /** While nobody sees the page nothing is played; while the viewer's own time runs it is over in a moment. */
  private get urgency(): Urgency {
    if (this.world.hidden()) return 'skip';
    const { asked } = this;
    const mine = asked.for === 'choice' && this.you.seats.includes(asked.seat);
    const timed = this.clock.type !== 'untimed' && this.clock.seconds < UNHURRIED && !this.latest?.paused;
    return mine && timed ? 'hurry' : 'none';
  }

  private send(sent: Sent): void {
    if (this.socket?.readyState !== OPEN) return;
    sent.at = this.world.now();
    this.socket.send(JSON.stringify(sent.message));
  }

  private connect(): void {
    this.cancelRetry?.();
    this.drop();
    this.line = this.welcome ? 'lost' : 'connecting';
    this.heardAt = this.world.now();
    const socket = this.world.socket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      const since = this.told.head === undefined ? {} : { since: this.told.head };
      const hello: Say = { type: 'hello', protocol: PROTOCOL, ...since, ...(this.watch ? { watch: this.watch } : {}) };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      this.heardAt = this.world.now();
      this.hear(JSON.parse(event.data) as Tell);
    };
    socket.onclose = () => this.lose();
  }

  /** Lets go of the connection; whatever it still says is not heard. */
  private drop(): void {
    const { socket } = this;
    if (!socket) return;
    this.socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lose(): void {
    this.drop();
    if (this.closed || this.line === 'ended') return;
    this.line = 'lost';
    this.cancelRetry?.();
    this.cancelRetry = this.world.after(backoff(this.attempt++), () => this.connect());
  }

  /** A connection may be gone without either end being told: then nothing is heard any more, or nothing answered. */
  private tick(): void {
    if (this.closed || this.line === 'ended') return;
    this.cancelTick = this.world.after(TICK, () => this.tick());
    if (!this.socket) return;
    const now = this.world.now();
    if (now - this.heardAt > SILENCE) return this.lose();
    for (const sent of this.line === 'open' ? this.outbox.sentBefore(now - ANSWER) : []) {
      if (!sent.again) return this.lose();
      // Unanswered twice: it is not the connection.
      this.settle(sent.message.id, () => sent.failed(UNREACHABLE));
    }
  }

  private hear(told: Tell): void {
    switch (told.type) {
      case 'welcome':
        return this.begin(told as Tell & Welcome);
      case 'record':
        return this.take(told);
      case 'shown':
        this.replace(told, told.n);
        // Whoever fell behind is told where the table is now; what led there has to be asked for.
        if (told.n !== undefined) void this.inform();
        return;
      case 'presence':
        this.seats = told.seats;
        this.spectators = told.spectators;
        return;
      case 'beat':
        return;
      case 'done':
        return this.settle(told.id, (sent) => sent.done(null));
      case 'why':
        return this.settle(told.id, (sent) => sent.done(told.reasons));
      case 'forecast':
        return this.settle(told.id, (sent) => sent.done(told.forecast));
      case 'described':
        return this.settle(told.id, (sent) => sent.done(told.telling));
      case 'records':
        return this.settle(told.id, (sent) => sent.done(told));
      case 'refused':
        return this.settle(told.id, (sent) => {
          if (sent.again && told.problem.code === 'stale') sent.done(null);
          else sent.failed(told.problem);
        });
      case 'bye':
        this.farewell = told.problem;
        // The server was upgraded while this page was open, and its own page speaks as it does.
        if (told.problem.code === 'protocol' && reloadForUpgrade()) return;
        if (!PASSING.includes(told.problem.code)) this.line = 'ended';
        return;
    }
  }

  private begin(welcome: Welcome): void {
    const back = this.told.head !== undefined;
    this.attempt = 0;
    this.welcome = welcome;
    this.you = welcome.you;
    this.seats = welcome.seats;
    this.spectators = welcome.spectators;
    this.clock = welcome.clock;
    this.rounds = welcome.rounds ?? [];
    this.drift = welcome.now - Date.now();
    this.line = 'open';
    this.stage.skip();
    this.replace(welcome.shown, welcome.n);
    const { again, lost } = this.outbox.recover();
    for (const sent of again) {
      sent.again = sent.at !== null;
      this.send(sent);
    }
    for (const sent of lost) sent.failed(UNREACHABLE);
    this.pending = this.outbox.deciding;
    // After a short absence the server sends what was missed by itself.
    if (back) this.world.after(PROMPT, () => void this.inform());
    else void this.inform();
  }

  private async inform(): Promise<void> {
    if (this.closed) return;
    await this.fill().catch(() => undefined);
    this.informed = true;
  }

  /** Takes over a whole view, as it is after record `n`. */
  private replace(shown: Shown, n: number | undefined): void {
    this.told.replace(shown, n);
    this.latest = shown;
    const { view, head } = this.told;
    this.stage.push(NOTHING, [], () => this.arrive(head ?? -1, view, shown));
    this.stage.hasten();
  }

  private take(record: TableRecord): void {
    this.journal.insert([record]);
    const step = this.told.take(record);
    // The view cannot follow over a gap.
    if (step.is === 'gap') return this.connect();
    if (step.is === 'known') return;
    const { shown, what } = record;
    this.rounds = follow(this.rounds, what, !['players', 'shares'].includes(this.asked.for));
    if (what.type === 'hosted') this.you = { ...this.you, host: this.you.seats.includes(what.seat) };
    // What concerns the viewer is known at once, whatever the stage still has to show.
    if (shown) this.latest = shown;
    const { view } = this.told;
    this.stage.push(record, step.views, () => this.arrive(record.n, view, shown));
    this.stage.hasten();
  }

  /** The stage has shown everything up to a record. */
  private arrive(n: number, view: unknown, shown: Shown | undefined): void {
    this.journal.played = n;
    this.stage.view = view;
    if (shown) this.shown = shown;
  }

  private settle(id: number, answer: (sent: Sent) => void): void {
    const sent = this.outbox.take(id);
    if (!sent) return;
    this.pending = this.outbox.deciding;
    answer(sent);
  }
}

/** A record of nothing, for a view that no event led to. */
const NOTHING: TableRecord = { n: -1, at: 0, what: { type: 'began' }, events: [] };
