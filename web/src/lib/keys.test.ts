import { describe, expect, it } from 'vitest';
import { isListed, nameOfKey, shownKeys } from './keys';
import { SHORTCUTS as KARAK } from './games/karak/shortcuts';
import { SHORTCUTS as THUNDERSTONE } from './games/thunderstone/shortcuts';
import { SHELL_SHORTCUTS } from './shell/shortcuts';

describe('keys', () => {
  it('are the same in both cases', () => {
    expect([nameOfKey('a'), nameOfKey('A'), nameOfKey('?'), nameOfKey('Escape')]).toEqual(['A', 'A', '?', 'Escape']);
  });

  it('are shown as spans where they are neighbours', () => {
    expect(shownKeys(['A', 'B', 'C', 'D'])).toEqual(['A–D']);
    expect(shownKeys(['Q', 'R'])).toEqual(['Q', 'R']);
    expect(shownKeys(['ArrowLeft', 'ArrowUp', 'Escape', '+'])).toEqual(['←', '↑', 'Esc', '+']);
  });

  it('that are heard elsewhere press nothing', () => {
    expect(isListed(KARAK, 'N')).toBe(true);
    expect(isListed(KARAK, 'Enter')).toBe(false);
  });

  it.each([
    ['karak', KARAK],
    ['thunderstone', THUNDERSTONE],
  ])('mean one thing at the table of %s', (_, own) => {
    const every = [...SHELL_SHORTCUTS, ...own].flatMap(({ shortcuts }) => shortcuts.flatMap(({ keys }) => keys));
    // Escape closes whatever was opened last.
    const all = every.filter((key) => key !== 'Escape');
    expect(all.length).toBe(new Set(all).size);
    // Keys that browsers, systems and screen readers need for themselves.
    for (const taken of ['Tab', 'F1', 'F5', 'F6', 'F7', '/', "'", 'CapsLock', 'Insert'])
      expect(all).not.toContain(taken);
  });
});
