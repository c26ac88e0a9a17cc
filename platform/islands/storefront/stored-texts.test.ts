import { expect, it, vi } from 'vitest';
import { StoredTexts } from './stored-texts.ts';

it('renders once for the same content, and anew for another', () => {
  const kept = new StoredTexts(1000);
  const render = vi.fn(() => 'rendered');
  for (const content of ['a', 'a', 'b', 'a']) expect(kept.find(content, render)).toBe('rendered');
  expect(render).toHaveBeenCalledTimes(2);
});

it('stays below its bound, keys counted, and throws out what was not used for longest', () => {
  const kept = new StoredTexts(10 * 101);
  const content = (place: number) => String(place % 10);
  for (let place = 0; place < 10; place += 1) kept.find(content(place), () => 'x'.repeat(100));
  kept.find('0', () => 'rendered again');
  kept.find('!', () => 'y'.repeat(100));
  expect(kept.characters).toBe(10 * 101);
  expect(kept.find('0', () => 'rendered again')).toContain('x');
  expect(kept.find('1', () => 'rendered again')).toBe('rendered again');
});

it('gives what is longer than all it may keep, and keeps nothing of it', () => {
  const kept = new StoredTexts(10);
  expect(kept.find('long', () => 'x'.repeat(100))).toHaveLength(100);
  expect(kept.characters).toBe(0);
});
