import { expect, it } from 'vitest';
import { toneClasses, toneOfName } from './colour-tone.ts';

it.each([
  ['#000000', 'tone tr-0 tg-0 tb-0'],
  ['#FFFFFF', 'tone tr-f tg-f tb-f'],
  ['#3f7350', 'tone tr-4 tg-7 tb-5'],
  ['', ''],
  ['green', ''],
  ['#3f7350;', ''],
])('the colour %s is painted by the classes "%s"', (hex, classes) => {
  expect(toneClasses(hex)).toBe(classes);
});

it('colours are known by their Polish names, in any case', () => {
  expect(toneOfName(' Zielony ')).toBe('#3f7350');
  expect(toneOfName('bawełna')).toBeNull();
});
