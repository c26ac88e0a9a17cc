import { expect, it } from 'vitest';
import { nextSlug } from './next-slug.ts';

const before = { name: 'Kurtki', slug: 'kurtki' };

it.each([
  [{ name: 'Kurtki', slug: 'kurtki' }, before, 'kurtki'],
  [{ name: 'Kurtki i płaszcze', slug: 'kurtki' }, before, 'kurtki-i-plaszcze'],
  [{ name: 'Kurtki', slug: 'na-deszcz' }, before, 'na-deszcz'],
  [{ name: 'Kurtki', slug: '' }, { name: 'Kurtki', slug: 'inne' }, 'kurtki'],
  [{ name: 'Żółte', slug: '' }, null, 'zolte'],
  [{ name: 'Żółte', slug: 'slonce' }, null, 'slonce'],
])('O.29 the address is what was typed, or follows the name: %j', (wanted, was, slug) => {
  expect(nextSlug(wanted, was)).toBe(slug);
});
