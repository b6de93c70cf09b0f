// What a live table needs of the world around it, so that tests can hand in another one.

/** The part of a WebSocket that is used. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface World {
  socket: (address: string) => Socket;
  /** Milliseconds that only ever grow, whatever the clock on the wall does. */
  now: () => number;
  /** Calls back after so many milliseconds; the answer prevents it. */
  after: (ms: number, run: () => void) => () => void;
  /** Whether nobody can see the page. */
  hidden: () => boolean;
  /** Calls back when the page comes into sight, leaves it, or has a network again; the answer ends that. */
  watch: (run: () => void) => () => void;
}

export const OPEN = 1;

export const browser: World = {
  socket: (address) => new WebSocket(address) as Socket,
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  hidden: () => document.visibilityState === 'hidden',
  watch: (run) => {
    document.addEventListener('visibilitychange', run);
    addEventListener('pageshow', run);
    addEventListener('online', run);
    return () => {
      document.removeEventListener('visibilitychange', run);
      removeEventListener('pageshow', run);
      removeEventListener('online', run);
    };
  },
};
