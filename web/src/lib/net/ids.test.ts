import { expect, it } from 'vitest';
import { isTableId } from './ids';

it('knows a table’s id from a link that was cut or mistyped', () => {
  const id = '7zzzzzzzzzzzzzzzzzzzzzzzzz';
  expect([id, id.toUpperCase(), '0123456789abcdefghjkmnpqrs'].map(isTableId)).toEqual([true, true, true]);
  expect(['', 'hello', id.slice(0, 22), `${id}z`, `8${id.slice(1)}`, `${id.slice(1)}u`].map(isTableId)).not.toContain(
    true,
  );
});
