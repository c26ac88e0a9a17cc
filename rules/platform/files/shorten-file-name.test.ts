import { expect, it } from 'vitest';
import { shortenFileName } from './shorten-file-name.ts';

it('S9.72 25 characters show whole, 26 are shortened', () => {
  const whole = `${'a'.repeat(21)}.jpg`;
  expect(whole).toHaveLength(25);
  expect(shortenFileName(whole)).toBe(whole);
  expect(shortenFileName(`${'a'.repeat(22)}.jpg`)).toBe(`${'a'.repeat(15)}…${'a'.repeat(5)}.jpg`);
});

it('S9.72 the ending stays, and letters of two halves stay whole', () => {
  const short = shortenFileName('zdjęcie-pękniętej-podeszwy-prawego-buta.jpeg');
  expect(short).toBe('zdjęcie-pęknięt…uta.jpeg'.replace('uta', 'buta'));
  expect(Array.from(short)).toHaveLength(25);
  expect(shortenFileName('🥾'.repeat(30))).toBe(`${'🥾'.repeat(15)}…${'🥾'.repeat(9)}`);
});
