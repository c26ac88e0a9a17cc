import { expect, it } from 'vitest';
import { readListName } from './list-name.ts';

it.each([
  ['  Na  wyprawę \n', 'Na wyprawę'],
  ['x', 'x'],
  ['ż'.repeat(60), 'ż'.repeat(60)],
  ['ż'.repeat(61), null],
  ['', null],
  [' \t\n\u00a0', null],
])('S5.56 %j is kept as %j', (text, name) => {
  expect(readListName(text)).toBe(name);
});
