// What tests hand in instead of the world: time that passes when they say so, and a server that says what they want.
import type { Tell } from './types/protocol';
import { OPEN, type Socket, type World } from './world';

/** Lets everything that is ready run. */
export const settled = async (): Promise<void> => {
  for (let turns = 0; turns < 20; turns++) await Promise.resolve();
};

export class FakeSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: Record<string, unknown>[] = [];

  open(): void {
    this.readyState = OPEN;
    this.onopen?.();
  }
  tell(told: Tell): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  /** The other end closes. */
  end(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  isHidden = false;
  private time = 0;
  private timers: { at: number; run: () => void }[] = [];
  private watchers = new Set<() => void>();

  readonly socket = (): Socket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };
  readonly now = (): number => this.time;
  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.time + ms, run };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  };
  readonly hidden = (): boolean => this.isHidden;
  readonly watch = (run: () => void): (() => void) => {
    this.watchers.add(run);
    return () => this.watchers.delete(run);
  };

  get line(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error('nothing was connected');
    return last;
  }

  /** Lets time pass. */
  async pass(ms: number): Promise<void> {
    await settled();
    const end = this.time + ms;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
      await settled();
    }
    this.time = end;
  }

  /** The page comes into sight or goes out of it. */
  hide(hidden: boolean): void {
    this.isHidden = hidden;
    for (const watcher of this.watchers) watcher();
  }
}
