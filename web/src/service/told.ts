// What a page tells the service worker. Types only: the worker is one file that shares no code with the page.
export type Told =
  /** The new version may begin. */
  | { type: 'take-over' }
  /** Files this page was made of. */
  | { type: 'keep'; paths: string[] }
  /** Something to remember, since a service worker cannot read the page's store. */
  | { type: 'note'; name: Note; text: string };

export type Note = 'language' | 'quiet';
