import { expect, it } from 'vitest';
import { leftIn } from './left';

it('counts the moves and actions that are left', () => {
  const slot = (state: 'done' | 'moved' | 'next' | 'later') => ({ state, from: 'turn' as const });
  expect(leftIn([slot('next'), slot('later')])).toEqual({ moves: 2, actions: 2 });
  expect(leftIn([slot('done'), slot('moved')])).toEqual({ moves: 0, actions: 1 });
  expect(leftIn([slot('done'), slot('done')])).toEqual({ moves: 0, actions: 0 });
});
