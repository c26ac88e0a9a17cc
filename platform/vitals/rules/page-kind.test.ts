import { expect, it } from 'vitest';
import { pageKindOf, parsePageKind } from './page-kind.ts';

it.each([
  ['/', 'home'],
  ['/kategoria/3/odziez', 'listing'],
  ['/promocje', 'listing'],
  ['/szukaj', 'search'],
  ['/produkt/12/kubek/opinie', 'product'],
  ['/koszyk', 'basket'],
  ['/zamowienie/dane', 'order'],
  ['/platnosc/17223906', 'order'],
  ['/regulamin', 'other'],
  ['/constructor', 'other'],
])('%s is a page of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});

it('an unknown kind is some other page', () => {
  expect(['product', 'anna@example.com', undefined].map(parsePageKind)).toEqual(['product', 'other', 'other']);
});
