import { expect, it } from 'vitest';
import type { Role } from '../net/api';
import { LinkMaker } from './links';

it('makes one link for a role, also when somebody comes or goes while it is on its way', async () => {
  const asked: Role[] = [];
  let answer: (made: { token: string }) => void = () => undefined;
  const maker = new LinkMaker((role) => {
    asked.push(role);
    return new Promise((resolve) => (answer = resolve));
  });
  const first = maker.make({ type: 'any' });
  // Presence makes the list of roles anew, with other objects for the same roles.
  expect(await maker.make({ type: 'any' })).toBeNull();
  const other = maker.make({ type: 'seat', seat: 1 });
  expect(asked).toEqual([{ type: 'any' }, { type: 'seat', seat: 1 }]);
  answer({ token: 'b' });
  expect(await other).toEqual({ type: 'seat', seat: 1, token: 'b' });
  void first;
});

it('asks again after a refusal', async () => {
  let refuses = true;
  const maker = new LinkMaker(() => (refuses ? Promise.reject(new Error('refused')) : Promise.resolve({ token: 'a' })));
  await expect(maker.make({ type: 'watch' })).rejects.toThrow('refused');
  refuses = false;
  expect(await maker.make({ type: 'watch' })).toEqual({ type: 'watch', token: 'a' });
});
