import { expect, it } from 'vitest';
import { quietFor } from './quiet';

const tallinn = { getTimezoneOffset: () => -120 } as Date;

it('tells the server minutes of the day and how far the clock is ahead', () => {
  expect(quietFor({ on: true, from: '22:30', to: '07:05' }, tallinn)).toEqual({ from: 1350, to: 425, offset: 120 });
});

it('tells nothing when there is no quiet', () => {
  expect(quietFor({ on: false, from: '22:00', to: '08:00' }, tallinn)).toBeNull();
  expect(quietFor({ on: true, from: '08:00', to: '08:00' }, tallinn)).toBeNull();
  expect(quietFor({ on: true, from: '', to: '08:00' }, tallinn)).toBeNull();
});
