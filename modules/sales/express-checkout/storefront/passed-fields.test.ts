import { expect, it } from 'vitest';
import { passedFields } from './load.server.ts';

it('S7.61 the product form goes on to the basket, and nothing else does', () => {
  const sent = new URLSearchParams([
    ...[
      ['product', '7'],
      ['size', 'M'],
      ['number', '99'],
      ['mode', '2'],
      ['bundled_product[3]', '5'],
    ],
    ...[
      ['priceformula[grawer]', 'Ala'],
      ['price', '1'],
      ['type', 'multiproduct'],
      ['comment', 'x'.repeat(501)],
    ],
  ]);
  expect(passedFields(sent, 2)).toEqual([
    ['product', '7'],
    ['size', 'M'],
    ['bundled_product[3]', '5'],
    ['priceformula[grawer]', 'Ala'],
    ['number', '2'],
  ]);
});
