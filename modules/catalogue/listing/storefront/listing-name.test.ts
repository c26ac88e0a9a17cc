import { expect, it } from 'vitest';
import * as listingTexts from '../texts/storefront.ts';
import { listingName } from './listing-name.ts';

it.each([
  ['category', null, 'Kurtki', 'Kurtki'],
  ['promotions', null, '', listingTexts.promotions],
  ['new', null, '', listingTexts.news],
  ['search', 'kubek', 'kubek', listingTexts.searchTitle('kubek')],
  ['search', '', '', listingTexts.noTextTitle],
  ['search', 'a'.repeat(10_000), '', listingTexts.searchTitle(`${'a'.repeat(80)}…`)],
] as const)('a listing of %s for %j called %j is headed %s', (kind, text, title, name) => {
  expect(listingName({ kind, text, title })).toBe(name);
});
