import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scriptMark } from './script-mark.ts';

it('is 16 hex digits and the same for the same text', () => {
  expect(scriptMark('first()')).toMatch(/^[0-9a-f]{16}$/);
  expect(scriptMark('first()')).toBe(scriptMark('first()'));
});

it('stays the same from release to release, zeros at its beginning too', () => {
  expect(scriptMark('')).toBe('811c9dc52f0b4a27');
  expect(scriptMark('f(0)')).toBe('022e7cc0951687de');
});

it('differs for different texts', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => a === b || scriptMark(a) !== scriptMark(b)));
});
