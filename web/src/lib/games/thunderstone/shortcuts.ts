// The keys of Thunderstone's table.
import type { ShortcutGroup } from '../../game';

export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'web-keys-t-turn',
    shortcuts: [
      { keys: ['V', 'D', 'R'], text: 'web-keys-t-places' },
      { keys: ['B'], text: 'web-keys-t-best' },
      { keys: ['N'], text: 'web-keys-t-done' },
    ],
  },
  {
    title: 'web-keys-t-table',
    shortcuts: [
      { keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'], text: 'web-keys-t-arrows', own: true },
      { keys: ['Enter'], text: 'web-keys-t-enter', own: true },
      { keys: ['I'], text: 'web-keys-t-inspect', own: true },
      { keys: ['Escape'], text: 'web-keys-t-escape', own: true },
    ],
  },
];
