import { expect, it } from 'vitest';
import { keepsNothing } from './keeps-nothing.ts';

const line = (bought: number, givenUp: number, gift = false) => ({ bought, givenUp, gift });

it.each([
  ['all is kept', [line(2, 0)], false],
  ['a piece is kept', [line(2, 1), line(1, 1)], false],
  ['a gram is kept', [line(0.3, 0.299)], false],
  ['all is given up', [line(2, 2), line(1, 1)], true],
  ['all is given up in parts', [line(0.3, 0.1 + 0.2)], true],
  ['only the gift is kept', [line(2, 2), line(1, 0, true)], true],
  ['only the gift is given up', [line(2, 0), line(1, 1, true)], false],
  ['there is nothing', [], false],
] as const)('%s', (_, lines, nothing) => {
  expect(keepsNothing(lines)).toBe(nothing);
});
