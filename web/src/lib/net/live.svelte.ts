// A live table: the connection with its recovery, what was told, and what is on its way.
import { Stage, type PaceSettings } from '../stage.svelte';
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
  type Unchoosable,
  type Waiting,
  type Welcome,
  type You,
} from '../types/protocol';
import { UNREACHABLE } from './api';
import { patched } from './patch';

export type Line = 'connecting' | 'open' | 'lost' | 'ended';

/** A message without its number. */
type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;
export type Request = Unnumbered<Say>;

interface Sent {
  message: Say & { id: number };
  /** Sent a second time, after a lost connection. */
  again: boolean;
  /** With what the message asked for, if it asked. */
  done: (answer: unknown) => void;
  failed: (problem: Problem) => void;
}

/** Reasons for a goodbye after which it is worth coming back. */
const PASSING = ['closing', 'too_slow', 'too_many', 'archive', 'broken'];

/** What may be said twice: the first is refused as stale if it did arrive, the others change nothing. */
const REPEATABLE: Say['type'][] = ['choose', 'why', 'forecast', 'look'];
/** What has to be answered before the next choice. */
const DECIDING: Say['type'][] = ['choose', 'undo'];

/** How long to wait before the nth new attempt, in milliseconds. */
export function backoff(attempt: number, luck = Math.random()): number {
  return Math.min(15_000, 500 * 2 ** attempt) * (0.75 + luck / 2);
}

export class LiveTable {
  line: Line = $state('connecting');
  welcome: Welcome | null = $state.raw(null);
  you: You = $state.raw({ seats: [], host: false, name: null });
  seats: SeatInfo[] = $state.raw([]);
  spectators = $state(0);
  clock: Clock = $state.raw({ type: 'untimed' });
  /** What the viewer sees. */
  view: unknown = $state.raw(null);
  shown: Shown | null = $state.raw(null);
  records: TableRecord[] = $state.raw([]);
  /** Why the connection ended for good. */
  farewell: Problem | null = $state.raw(null);
  /** The server's clock minus ours, in milliseconds. */
  drift = $state(0);
  /** Choices that were sent and not yet answered. */
  pending = $state(0);
  readonly stage: Stage;

  private socket: WebSocket | null = null;
  private outbox = new Map<number, Sent>();
  private foretold: { moment: string; answer: Promise<unknown> } | null = null;
  private nextId = 1;
  private lastSeen: number | undefined;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly address: string;
  private readonly watch: string | null;

  constructor(id: string, watch: string | null, settings: () => PaceSettings) {
    const at = new URL(`/api/tables/${encodeURIComponent(id)}/live`, location.href);
    at.protocol = at.protocol.replace('http', 'ws');
    this.watch = watch;
    this.address = at.href;
    this.stage = new Stage(settings);
    addEventListener('online', this.hurry);
    this.connect();
  }

  get game(): GameId | null {
    return this.welcome?.game ?? null;
  }

  get waiting(): Waiting {
    return this.shown?.waiting ?? { for: 'players' };
  }

  /** Whether a choice may be sent now. */
  get ready(): boolean {
    const waiting = this.waiting;
    return this.line === 'open' && !this.stage.busy && this.pending === 0 && !this.shown?.paused && waiting.for === 'choice' && !!waiting.asked;
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

  /** Sends a message; the promise fails with the server's problem. */
  say(message: Request): Promise<unknown> {
    const id = this.nextId++;
    const numbered = { ...message, id } as Say & { id: number };
    return new Promise((resolve, reject) => {
      this.outbox.set(id, { message: numbered, again: false, done: resolve, failed: reject });
      this.count();
      this.send(numbered);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    this.socket?.close();
  }

  /** Tries again at once. */
  readonly hurry = (): void => {
    if (this.line !== 'lost') return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Comes in anew, as whoever one is now. */
  reconnect(): void {
    const before = this.socket;
    this.connect();
    this.line = 'open';
    before?.close();
  }

  private send(message: Say): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    this.line = this.welcome ? 'lost' : 'connecting';
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      const since = this.lastSeen === undefined ? {} : { since: this.lastSeen };
      this.send({ type: 'hello', protocol: PROTOCOL, ...since, ...(this.watch ? { watch: this.watch } : {}) });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Tell);
    socket.onclose = () => {
      if (this.socket !== socket || this.closed || this.line === 'ended') return;
      this.line = 'lost';
      this.timer = setTimeout(() => this.connect(), backoff(this.attempt++));
    };
  }

  private hear(told: Tell): void {
    switch (told.type) {
      case 'welcome':
        return this.begin(told as Tell & Welcome);
      case 'record':
        return this.take(told);
      case 'shown':
        return this.stage.push({ n: -1, at: 0, what: { type: 'began' }, events: [] }, () => this.show(told));
      case 'presence':
        this.seats = told.seats;
        this.spectators = told.spectators;
        return;
      case 'done':
        return this.settle(told.id, (sent) => sent.done(null));
      case 'why':
        return this.settle(told.id, (sent) => sent.done(told.reasons));
      case 'forecast':
        return this.settle(told.id, (sent) => sent.done(told.forecast));
      case 'refused':
        return this.settle(told.id, (sent) => {
          if (sent.again && told.problem.code === 'stale') sent.done(null);
          else sent.failed(told.problem);
        });
      case 'bye':
        this.farewell = told.problem;
        if (!PASSING.includes(told.problem.code)) this.line = 'ended';
        return;
    }
  }

  private begin(welcome: Welcome): void {
    const first = this.welcome === null;
    this.attempt = 0;
    this.welcome = welcome;
    this.you = welcome.you;
    this.seats = welcome.seats;
    this.spectators = welcome.spectators;
    this.clock = welcome.clock;
    this.drift = welcome.now - Date.now();
    this.line = 'open';
    const known = this.lastSeen ?? -1;
    const fresh = welcome.records.filter((record) => record.n > known);
    this.records = first ? welcome.records : [...this.records, ...fresh];
    this.lastSeen = welcome.n;
    this.stage.skip();
    this.stage.push({ n: -1, at: 0, what: { type: 'began' }, events: [] }, () => this.show(welcome.shown));
    this.repeat();
  }

  /** What was on its way may have been lost: says it again where that does no harm, and gives up the rest. */
  private repeat(): void {
    for (const [id, sent] of this.outbox) {
      if (REPEATABLE.includes(sent.message.type)) {
        sent.again = true;
        this.send(sent.message);
      } else {
        this.settle(id, () => sent.failed(UNREACHABLE));
      }
    }
  }

  private take(record: TableRecord): void {
    if (this.lastSeen !== undefined && record.n <= this.lastSeen) return;
    this.lastSeen = record.n;
    const { shown } = record;
    this.stage.push(record, () => {
      this.records = [...this.records, record];
      if (shown) this.show(shown);
    });
  }

  private show(shown: Shown): void {
    this.view = patched(this.view, shown.view);
    this.shown = shown;
  }

  private settle(id: number, answer: (sent: Sent) => void): void {
    const sent = this.outbox.get(id);
    if (!sent) return;
    this.outbox.delete(id);
    this.count();
    answer(sent);
  }

  private count(): void {
    this.pending = [...this.outbox.values()].filter((sent) => DECIDING.includes(sent.message.type)).length;
  }
}

export function isProblem(thing: unknown): thing is Problem {
  return typeof thing === 'object' && thing !== null && 'code' in thing && 'message' in thing;
}
