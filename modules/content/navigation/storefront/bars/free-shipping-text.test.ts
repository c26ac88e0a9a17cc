import { expect, it } from 'vitest';
import { freeShippingText } from './free-shipping-text.ts';

it.each([
  ['no basket yet', null, false, 'Darmowa dostawa już od 199 zł'],
  ['an empty basket', { productsCounter: 0, toShippingFree: '199.00' }, false, 'Darmowa dostawa już od 199 zł'],
  [
    'something left',
    { productsCounter: 1, toShippingFree: '150.80' },
    false,
    'Do darmowej dostawy brakuje Ci 150,80 zł',
  ],
  ['nothing left', { productsCounter: 2, toShippingFree: '0.00' }, true, 'Masz darmową dostawę!'],
  ['nonsense', { productsCounter: 2, toShippingFree: 'x' }, false, 'Darmowa dostawa już od 199 zł'],
])('S4.26 with %s', (_, basket, active, text) => {
  const shown = freeShippingText('199,00 zł', basket);
  expect({ ...shown, text: shown?.text.replaceAll('\u00a0', ' ') }).toEqual({ active, text });
});

it('X.45 a basket without delivery shows no free delivery', () => {
  expect(freeShippingText('199,00 zł', { productsCounter: 2 })).toBeNull();
});
