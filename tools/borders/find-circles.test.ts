import { expect, it } from 'vitest';
import { findCircles } from './find-circles.ts';

it('a planted circle of files is found, types included, with all its files and the shortest way round', () => {
  const circles = findCircles([
    { from: 'shop/selling/orders/index.ts', specifier: './place-order.ts' },
    { from: 'shop/selling/orders/place-order.ts', specifier: '../payments/index.ts' },
    { from: 'shop/selling/payments/index.ts', specifier: './pay.ts' },
    { from: 'shop/selling/payments/pay.ts', specifier: '#shop/selling/orders/index.ts' },
    { from: 'shop/selling/payments/pay.ts', specifier: './index.ts' },
    { from: 'rules/platform/money/vat.ts', specifier: './vat.ts' },
    { from: 'wire/server/calls.ts', specifier: '#shop/selling/orders/index.ts' },
  ]);
  expect(circles).toEqual([
    '4 files import each other in a circle: shop/selling/orders/index.ts, shop/selling/orders/place-order.ts, shop/selling/payments/index.ts, shop/selling/payments/pay.ts; one way round: shop/selling/orders/index.ts -> shop/selling/orders/place-order.ts -> shop/selling/payments/index.ts -> shop/selling/payments/pay.ts -> shop/selling/orders/index.ts',
    '1 file imports itself: rules/platform/money/vat.ts',
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
