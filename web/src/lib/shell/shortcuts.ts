// The keys of every table.
import type { ShortcutGroup } from '../game';

export const SHELL_SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'web-keys-table',
    shortcuts: [
      { keys: ['?'], text: 'web-keys-sheet' },
      { keys: ['U'], text: 'web-keys-undo' },
      { keys: ['L'], text: 'web-keys-log' },
      { keys: ['T'], text: 'web-keys-chat' },
      { keys: ['I'], text: 'web-keys-rules' },
      { keys: ['M'], text: 'web-keys-menu' },
      { keys: ['S'], text: 'web-keys-since' },
      { keys: ['Escape'], text: 'web-keys-escape', own: true },
    ],
  },
];
