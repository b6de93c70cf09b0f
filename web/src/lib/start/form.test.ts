import { expect, it } from 'vitest';
import type { Field } from '../types/protocol';
import { answersOf, asked } from './form';

const form: Field[] = [
  { id: 'fast', label: 'a', kind: { type: 'flag' }, only_if: null },
  { id: 'goal', label: 'b', kind: { type: 'number', min: 10, max: 20, default: 12 }, only_if: ['fast', 'true'] },
  {
    id: 'way',
    label: 'c',
    kind: {
      type: 'choice',
      of: [
        ['left', 'd'],
        ['right', 'e'],
      ],
    },
    only_if: null,
  },
];

it('answers as usual what nobody has answered', () => {
  expect(answersOf(form, {})).toEqual({ fast: 'false', way: 'left' });
  expect(answersOf(form, { fast: 'true' })).toEqual({ fast: 'true', goal: '12', way: 'left' });
});

it('keeps what was answered where it still fits', () => {
  expect(answersOf(form, { fast: 'true', goal: '20', way: 'right' })).toEqual({
    fast: 'true',
    goal: '20',
    way: 'right',
  });
  expect(answersOf(form, { fast: 'true', goal: '21', way: 'up' })).toEqual({ fast: 'true', goal: '12', way: 'left' });
  expect(answersOf(form, { fast: 'true', goal: 'x' })).toMatchObject({ goal: '12' });
});

it('asks only what the other answers ask for', () => {
  expect(asked(form, {}).map(({ id }) => id)).toEqual(['fast', 'way']);
});
