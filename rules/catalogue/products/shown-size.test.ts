import { describe, expect, it } from 'vitest';
import { chooseShownSize, pricesVary } from './shown-size.ts';

const size = (type: string, price: number, more: { status?: 'enable' | 'disable'; phonePrice?: boolean } = {}) => ({
  type,
  status: 'enable' as const,
  phonePrice: false,
  price: { price },
  ...more,
});

describe('chooseShownSize', () => {
  it.each([
    ['the cheapest', [size('dear', 300), size('cheap', 200)], 'cheap'],
    ['one on sale before a cheaper one', [size('sold', 100, { status: 'disable' }), size('left', 200)], 'left'],
    ['a told price before one by phone', [size('phone', 0, { phonePrice: true }), size('told', 200)], 'told'],
    ['one by phone when no other is left', [size('phone', 0, { phonePrice: true })], 'phone'],
    ['none of none', [], undefined],
  ])('takes %s', (_case, sizes, type) => {
    expect(chooseShownSize(sizes)?.type).toBe(type);
  });
});

it.each([
  [[size('a', 100), size('b', 100)], false],
  [[size('a', 100), size('b', 200)], true],
  [[size('a', 100), size('b', 0, { phonePrice: true })], false],
])('%j costs differently: %s', (sizes, vary) => {
  expect(pricesVary(sizes)).toBe(vary);
});
