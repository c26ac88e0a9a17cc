import { expect, it } from 'vitest';
import { answerWithPooled, lendBits } from './bits.ts';

const borrow = (count: number) => answerWithPooled(() => Array.from({ length: count }, () => lendBits(1234)));

it('lends the same bits again, all off, but keeps only a few of what one large query needed', () => {
  const first = borrow(100);
  for (const bits of first) bits.fill(-1);
  const second = borrow(100);
  expect(new Set(second).size).toBe(100);
  expect(second.every((bits) => bits.every((word) => word === 0))).toBe(true);
  expect(second.filter((bits) => first.includes(bits)).length).toBe(16);
});
