import { describe, expect, it } from 'vitest';
import { lowestBeforeReduction, lowestShownPrice, priceSteps } from './lowest-price.ts';

const day = (text: string) => Date.parse(`${text}T12:00:00Z`);
const changes = (...list: [string, number][]) => list.map(([since, price]) => ({ price, since: day(since) }));

describe('lowestBeforeReduction', () => {
  it.each([
    ['one earlier price', changes(['2026-01-01', 1000], ['2026-06-30', 800]), 1000],
    ['a lower price ended before the 30 days', changes(['2026-01-01', 500], ['2026-05-01', 1000]), 1000],
    ['a lower price reached into the 30 days', changes(['2026-01-01', 700], ['2026-06-10', 1000]), 700],
    ['a lower price inside the 30 days', changes(['2026-01-01', 1000], ['2026-06-10', 600], ['2026-06-12', 1000]), 600],
    ['the price was raised just before', changes(['2026-01-01', 800], ['2026-06-29', 1200]), 800],
    ['the price changed exactly when the 30 days began', changes(['2026-01-01', 500], ['2026-05-31', 900]), 900],
    ['on sale for less than 30 days', changes(['2026-06-25', 900]), 900],
    [
      'an earlier, smaller reduction counts',
      changes(['2026-01-01', 1000], ['2026-06-10', 900], ['2026-06-30', 800]),
      900,
    ],
    ['what came after does not', changes(['2026-01-01', 1000], ['2026-06-30', 800], ['2026-07-05', 700]), 1000],
    ['a new product, raised before it is reduced', changes(['2026-06-20', 700], ['2026-06-25', 900]), 700],
    ['in any order', changes(['2026-06-12', 1000], ['2026-06-10', 600], ['2026-01-01', 1000]), 600],
    ['nothing known from before', changes(['2026-06-30', 800], ['2026-07-05', 100]), null],
  ])('X.01 %s', (_case, history, price) => {
    expect(lowestBeforeReduction(history, day('2026-06-30'))).toBe(price);
  });
});

const text = { name: 'napis', label: 'Napis', kind: 'text' as const };
const engraved = [{ ...text, required: true, values: [{ id: 'a', label: '', surcharge: 300 }] }];

it.each([
  ['several sizes', [{ price: 900 }, { price: 700 }], [], 700],
  ['what must be answered', [{ price: 900 }, { price: 700 }], engraved, 1000],
  ['a price given by phone', [{ price: 500, phonePrice: true }, { price: 900 }], engraved, 1200],
  ['only prices given by phone', [{ price: 500, phonePrice: true }], engraved, 0],
  ['a free size', [{ price: 500, gratis: true }, { price: 900 }], engraved, 0],
  ['no sizes', [], engraved, 0],
])('the lowest price of %s', (_case, sizes, questions, lowest) => {
  expect(lowestShownPrice(sizes, questions)).toBe(lowest);
});

const box = { from: 100, to: 200, width: 300, height: 100 };

it.each([
  ['one price from before', [{ since: 0, price: 500 }], 'M0 50H300'],
  [
    'a reduction in the middle',
    [
      { since: 0, price: 500 },
      { since: 150, price: 400 },
    ],
    'M0 0H150V100H300',
  ],
  [
    'a product that came later',
    [
      { since: 150, price: 500 },
      { since: 175, price: 400 },
    ],
    'M150 0H225V100H300',
  ],
  [
    'down and half up',
    [
      { since: 0, price: 500 },
      { since: 150, price: 400 },
      { since: 200, price: 450 },
    ],
    'M0 0H150V100H300V50H300',
  ],
])('renders %s as stairs', (_, changes, path) => {
  expect(priceSteps(changes, box)?.path).toBe(path);
});

it('renders nothing without data, and no future', () => {
  expect(priceSteps([], box)).toBeNull();
  expect(priceSteps([{ since: 300, price: 1 }], box)).toBeNull();
});
