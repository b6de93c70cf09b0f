// Who drew the icons in use. A test compares this with what the client imports.
export const AUTHORS: Record<string, string[]> = {
  Lorc: ['hourglass', 'swords-emblem'],
  Delapouite: ['round-table', 'tabletop-players', 'village'],
};
