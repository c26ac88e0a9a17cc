import { expect, it } from 'vitest';
import { findCircles } from './find-circles.ts';

it('a planted circle of files is found, types included, with all its files and the shortest way round', () => {
  const circles = findCircles([
    { from: 'shop/orders/index.ts', specifier: './place-order.ts' },
    { from: 'shop/orders/place-order.ts', specifier: '../payments/index.ts' },
    { from: 'shop/payments/index.ts', specifier: './pay.ts' },
    { from: 'shop/payments/pay.ts', specifier: '#shop/orders/index.ts' },
    { from: 'shop/payments/pay.ts', specifier: './index.ts' },
    { from: 'rules/money/vat.ts', specifier: './vat.ts' },
    { from: 'wire/server/calls.ts', specifier: '#shop/orders/index.ts' },
  ]);
  expect(circles).toEqual([
    '4 files import each other in a circle: shop/orders/index.ts, shop/orders/place-order.ts, shop/payments/index.ts, shop/payments/pay.ts; one way round: shop/orders/index.ts -> shop/orders/place-order.ts -> shop/payments/index.ts -> shop/payments/pay.ts -> shop/orders/index.ts',
    '1 file imports itself: rules/money/vat.ts',
  ]);
});

it('files that only share what they import are no circle, and packages are no files', () => {
  const circles = findCircles([
    { from: 'app/a.ts', specifier: './b.ts' },
    { from: 'app/a.ts', specifier: './c.ts' },
    { from: 'app/b.ts', specifier: './d.ts' },
    { from: 'app/c.ts', specifier: './d.ts' },
    { from: 'app/d.ts', specifier: 'hono' },
  ]);
  expect(circles).toEqual([]);
});
