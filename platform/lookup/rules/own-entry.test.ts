import { expect, it } from 'vitest';
import { ownEntry } from './own-entry.ts';

it('finds the entries of a table and nothing that every object inherits', () => {
  const table: Record<string, number> = { one: 1 };
  expect(ownEntry(table, 'one')).toBe(1);
  for (const name of ['two', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf']) {
    expect(ownEntry(table, name)).toBeUndefined();
  }
});
