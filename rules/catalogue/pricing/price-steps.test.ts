import { expect, it } from 'vitest';
import { priceSteps } from './price-steps.ts';

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
])('draws %s as stairs', (_, changes, path) => {
  expect(priceSteps(changes, box)?.path).toBe(path);
});

it('draws nothing of nothing, and nothing of the future', () => {
  expect(priceSteps([], box)).toBeNull();
  expect(priceSteps([{ since: 300, price: 1 }], box)).toBeNull();
});
