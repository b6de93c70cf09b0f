// The keys of Karak's table.
import type { ShortcutGroup } from '../../game';

export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'web-keys-k-turn',
    shortcuts: [
      { keys: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], text: 'web-keys-k-actions' },
      { keys: ['N'], text: 'web-keys-k-end' },
      { keys: ['V'], text: 'web-keys-k-ability' },
      { keys: ['P'], text: 'karak-item-pickpocket' },
      { keys: ['O'], text: 'web-keys-k-board' },
      { keys: ['W'], text: 'web-keys-k-where' },
    ],
  },
  {
    title: 'web-keys-k-map',
    shortcuts: [
      { keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'], text: 'web-keys-k-arrows', own: true },
      { keys: ['Enter'], text: 'web-keys-k-enter', own: true },
      { keys: ['+', '-', 'Home'], text: 'web-keys-k-zoom', own: true },
      { keys: ['Q', 'R'], text: 'web-keys-k-rotate' },
    ],
  },
  {
    title: 'web-keys-k-ask',
    shortcuts: [
      { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], text: 'web-keys-k-numbers', own: true },
      { keys: ['0'], text: 'web-keys-k-all' },
    ],
  },
];
