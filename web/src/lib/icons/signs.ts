// The small signs of the interface, drawn for Emberhall in a box of 24 by 24.

interface Drawing {
  line?: string;
  fill?: string;
}

export const signs = {
  check: { line: 'M3.5 12.5l5.5 6L20.5 5.5' },
  chevron: { line: 'M8 4l8 8-8 8' },
  close: { line: 'M5 5l14 14M19 5L5 19' },
  book: {
    line: 'M12 5.5C9.5 3.6 6 3.2 2.5 3.5v15.5c3.5-.3 7 .1 9.5 2 2.5-1.9 6-2.3 9.5-2V3.5C18 3.2 14.5 3.6 12 5.5zM12 5.5V21',
  },
  moon: { fill: 'M20 14.5A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14.5z' },
  sun: {
    line: 'M12 2.5v2.5M12 19v2.5M2.5 12h2.5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8',
    fill: 'M12 7.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9z',
  },
  sound: { fill: 'M3 9h4l6-5v16l-6-5H3z', line: 'M16.5 8.5q3 3.5 0 7M19.5 5.5q5 6.5 0 13' },
  mute: { fill: 'M3 9h4l6-5v16l-6-5H3z', line: 'M16.5 9.5l5 5M21.5 9.5l-5 5' },
  motion: { line: 'M3 8h9M2 12h7M3 16h9M14 6l6 6-6 6' },
  still: { line: 'M8 5v14M16 5v14' },
  words: { line: 'M4.5 8V5h15v3M12 5v14.5M8.5 19.5h7' },
  menu: { line: 'M3.5 6h17M3.5 12h17M3.5 18h17' },
  log: { line: 'M5 3h14v18l-2.3-1.8L14.3 21 12 19.2 9.7 21l-2.4-1.8L5 21zM8.5 8h7M8.5 12h7' },
  chat: { line: 'M3.5 5h17v11h-8.5L7 20.5V16H3.5z' },
  undo: { line: 'M9 5L4 10l5 5M4 10h10a5.5 5.5 0 010 11h-3' },
  share: { line: 'M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v8.5h14V12' },
  copy: { line: 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5' },
  skip: { line: 'M4 5l7 7-7 7M12 5l7 7-7 7M21 5v14' },
  play: { fill: 'M6 4l14 8-14 8z' },
  eye: {
    line: 'M2 12s3.8-6.5 10-6.5S22 12 22 12s-3.8 6.5-10 6.5S2 12 2 12z',
    fill: 'M12 8.7a3.3 3.3 0 100 6.6 3.3 3.3 0 000-6.6z',
  },
  clock: { line: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5.5l3.5 2' },
  door: { line: 'M13 3.5H5v17h8M10 12h11M17 8l4 4-4 4' },
  why: { line: 'M8.5 9a3.5 3.5 0 115.5 2.8c-1.3 1-2 1.7-2 3.2', fill: 'M12 17.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3z' },
  down: { line: 'M12 3.5v12M7 11l5 5 5-5M4.5 20.5h15' },
  again: { line: 'M20 12a8 8 0 11-2.5-5.8M20 3v5h-5' },
  replay: { line: 'M4 12a8 8 0 102.5-5.8M4 3v5h5', fill: 'M10 8.5l6 3.5-6 3.5z' },
  plus: { line: 'M12 4.5v15M4.5 12h15' },
  minus: { line: 'M4.5 12h15' },
  send: { line: 'M3.5 12L20.5 4.5 14 20.5l-3-7.5z' },
  bot: {
    line: 'M5 9h14v10H5zM12 9V5M9 13.5v1.5M15 13.5v1.5M2.5 12.5v3M21.5 12.5v3',
    fill: 'M12 3a1.5 1.5 0 100 3 1.5 1.5 0 000-3z',
  },
  person: { line: 'M4.5 20.5c0-4.5 3.3-7 7.5-7s7.5 2.5 7.5 7', fill: 'M12 3.5a4 4 0 100 8 4 4 0 000-8z' },
  away: { line: 'M20 14.5A8.5 8.5 0 119.5 4a7 7 0 0010.5 10.5z' },
  reconnecting: { line: 'M4 12a8 8 0 0114-5.3L20 9M20 4v5h-5M20 12a8 8 0 01-14 5.3L4 15M4 20v-5h5' },
  thinking: {
    fill: 'M5 10a2 2 0 100 4 2 2 0 000-4zM12 10a2 2 0 100 4 2 2 0 000-4zM19 10a2 2 0 100 4 2 2 0 000-4z',
  },
  gear: {
    line: 'M12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  },
} as const satisfies Record<string, Drawing>;

export type SignName = keyof typeof signs;
