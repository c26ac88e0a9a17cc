import { expect, it } from 'vitest';
import { sumOwed } from './sum-owed.ts';

const lines = (first: number, second = 0) => [
  { paid: 6000, bought: 3, givenUp: first, gift: false },
  { paid: 3000, bought: 1, givenUp: second, gift: false },
];
const gift = (givenUp = 0) => ({ paid: 0, bought: 1, givenUp, gift: true });

it.each([
  ['everything is kept', lines(0), 0, 10490],
  ['a piece of three is not kept', lines(1), 0, 8490],
  ['a piece was paid back: it had been paid', lines(1), 2000, 10490],
  ['it was paid back without the cost of sending', lines(1), 1500, 9990],
  ['what went back for nothing changes nothing', lines(0), 500, 10490],
  ['more went back than the piece cost', lines(1), 2500, 10490],
  ['nothing is kept, so the delivery is not asked for either', lines(3, 1), 0, 0],
  ['only the gift is kept: neither is it', [...lines(3, 1), gift()], 0, 0],
  ['only the gift is given up', [...lines(0), gift(1)], 0, 10490],
] as const)('%s', (_, given, refunded, owed) => {
  expect(sumOwed({ total: 10490, refunded, lines: given })).toBe(owed);
});
