import { expect, it, vi } from 'vitest';
import { StoredTexts } from './stored-texts.ts';

it('draws once for the same content, and anew for another', () => {
  const kept = new StoredTexts(1000);
  const draw = vi.fn(() => 'drawn');
  for (const content of ['a', 'a', 'b', 'a']) expect(kept.find(content, draw)).toBe('drawn');
  expect(draw).toHaveBeenCalledTimes(2);
});

it('stays below its bound, keys counted, and throws out what was not used for longest', () => {
  const kept = new StoredTexts(10 * 101);
  const content = (place: number) => String(place % 10);
  for (let place = 0; place < 10; place += 1) kept.find(content(place), () => 'x'.repeat(100));
  kept.find('0', () => 'drawn again');
  kept.find('!', () => 'y'.repeat(100));
  expect(kept.characters).toBe(10 * 101);
  expect(kept.find('0', () => 'drawn again')).toContain('x');
  expect(kept.find('1', () => 'drawn again')).toBe('drawn again');
});

it('gives what is longer than all it may keep, and keeps nothing of it', () => {
  const kept = new StoredTexts(10);
  expect(kept.find('long', () => 'x'.repeat(100))).toHaveLength(100);
  expect(kept.characters).toBe(0);
});
