import { expect, it } from 'vitest';
import { productLink, searchLink } from './screen-links.ts';
import { slugOf } from './slug.ts';

it.each([
  ['Kubek żółty 0,5 l', 'kubek-zolty-0-5-l'],
  ['  Łódka „Świt” ', 'lodka-swit'],
  ['!!!', 'x'],
  ['a'.repeat(100), 'a'.repeat(80)],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('builds addresses', () => {
  expect(productLink(17, 'kubek')).toBe('/produkt/17/kubek');
  expect(searchLink('kubek & łyżka')).toBe('/szukaj?text=kubek%20%26%20%C5%82y%C5%BCka');
});
