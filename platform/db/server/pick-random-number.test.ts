import { describe, expect, it } from 'vitest';
import { insertWithRandomNumber } from './pick-random-number.ts';

const randomNumber = () => insertWithRandomNumber(async (digits) => digits);

describe('X.40 random numbers', () => {
  it('cannot be guessed from 1 000 of them: no step between neighbours comes twice, each digit is as likely', async () => {
    const numbers: number[] = [];
    for (let turn = 0; turn < 1000; turn += 1) numbers.push(Number(await randomNumber()));
    for (const number of numbers) expect(String(number)).toMatch(/^[1-9]\d{7}$/);
    // A multiplication modulo a constant has one step; a counter too. By chance two of a thousand steps agree once in 180 runs.
    const steps = numbers.slice(1).map((number, index) => (number - (numbers[index] ?? 0) + 90_000_000) % 90_000_000);
    expect(new Set(steps).size).toBeGreaterThan(steps.length - 5);
    const last = Array.from({ length: 10 }, (_, digit) => numbers.filter((number) => number % 10 === digit).length);
    // 100 of each are expected, with a deviation of 9.5: six of them.
    for (const count of last) expect(Math.abs(count - 100)).toBeLessThan(57);
  });

  it('a taken number is replaced by another', async () => {
    const taken = new Set(['11111111', '22222222']);
    const candidates = ['11111111', '22222222', '11111111', '33333333'];
    const number = await insertWithRandomNumber(
      async (digits) => (taken.has(digits) ? undefined : digits),
      () => candidates.shift() ?? '',
    );
    expect(number).toBe('33333333');
  });
});
