import { describe, expect, it } from 'vitest';
import { applyPatch } from './patch';

describe('a patch', () => {
  it('replaces the whole view by the empty path', () => {
    expect(applyPatch({ a: 1 }, [['', { b: 2 }]])).toEqual({ b: 2 });
  });

  it('changes nothing when it is absent', () => {
    const view = { a: 1 };
    expect(applyPatch(view, undefined)).toBe(view);
  });

  it('sets fields at any depth, and leaves the rest the same objects', () => {
    const before = { table: { round: 1, players: [{ lives: 5 }, { lives: 4 }] }, hand: [3] };
    const after = applyPatch(before, [
      ['table.round', 2],
      ['table.players.1.lives', 3],
    ]) as typeof before;
    expect(after).toEqual({ table: { round: 2, players: [{ lives: 5 }, { lives: 3 }] }, hand: [3] });
    expect(after.table.players[0]).toBe(before.table.players[0]);
    expect(after.hand).toBe(before.hand);
    expect(before.table.players[1]?.lives).toBe(4);
  });

  it('replaces and appends items of lists', () => {
    expect(
      applyPatch({ hall: ['a', 'b'] }, [
        ['hall.1', 'c'],
        ['hall.2', 'd'],
      ]),
    ).toEqual({ hall: ['a', 'c', 'd'] });
  });

  it('removes a key, and sets null where null is the value', () => {
    expect(applyPatch({ party: { 1: 'x', 2: 'y' } }, [['party.1'], ['party.2', null]])).toEqual({ party: { 2: null } });
  });
});
