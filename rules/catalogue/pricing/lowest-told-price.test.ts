import { expect, it } from 'vitest';
import { lowestToldPrice } from './lowest-told-price.ts';

const text = { name: 'napis', label: 'Napis', kind: 'text' as const };
const engraved = [{ ...text, required: true, values: [{ id: 'a', label: '', surcharge: 300 }] }];

it.each([
  ['several sizes', [{ price: 900 }, { price: 700 }], [], 700],
  ['what must be answered', [{ price: 900 }, { price: 700 }], engraved, 1000],
  ['a price given by phone', [{ price: 500, phonePrice: true }, { price: 900 }], engraved, 1200],
  ['only prices given by phone', [{ price: 500, phonePrice: true }], engraved, 0],
  ['a free size', [{ price: 500, gratis: true }, { price: 900 }], engraved, 0],
  ['no sizes', [], engraved, 0],
])('the lowest price told of %s', (_case, sizes, questions, lowest) => {
  expect(lowestToldPrice(sizes, questions)).toBe(lowest);
});
