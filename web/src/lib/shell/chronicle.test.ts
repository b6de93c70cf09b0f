// @vitest-environment node
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { TableRecord } from '../types/protocol';
import Chronicle from './Chronicle.svelte';
import type { Session } from './session.svelte';

const record = (n: number) =>
  ({
    n,
    at: 0,
    what: { type: 'played', by: 'player', seat: 0 },
    events: [{ event: { stepped: { seat: 0, n } }, text: { key: `line-${n}` }, rule: 'K-MOVE-3' }],
  }) as unknown as TableRecord;

it('is one stop of Tab beside the list itself, however long it is', () => {
  const session = {
    live: { records: Array.from({ length: 87 }, (_, n) => record(n)), stage: { beat: null } },
    game: { names: () => undefined },
    sayLine: () => 'a line',
    say: () => 'a line',
    isMine: () => false,
  } as unknown as Session;
  const { body } = render(Chronicle, { props: { session } });
  expect(body.match(/role="button"/g)?.length).toBe(87);
  expect(body.match(/<button/g)?.length).toBe(87);
  // The list, which scrolls, and the last line or rule in it.
  expect(body.match(/tabindex="0"/g)?.length).toBe(2);
  expect(body.match(/tabindex="-1"/g)?.length).toBe(2 * 87 - 1);
});
