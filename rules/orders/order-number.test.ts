import { describe, expect, it } from 'vitest';
import { orderNumber, readOrderNumber } from './order-number.ts';

describe('orderNumber', () => {
  it('has eight digits and never repeats', () => {
    const numbers = Array.from({ length: 50_000 }, (_, index) => orderNumber(index + 1));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^[1-9]\d{7}$/);
  });

  it('next orders do not have next numbers', () => {
    expect(Math.abs(Number(orderNumber(2)) - Number(orderNumber(1)))).toBeGreaterThan(1000);
  });

  it.each([
    ['12345678', '12345678'],
    ['# 1234 5678', '12345678'],
    ['1234567', null],
    ['1234567a', null],
    ['', null],
  ])('reads %j as %j', (text, number) => {
    expect(readOrderNumber(text)).toBe(number);
  });
});
