import { expect, it } from 'vitest';
import * as searchNoteTexts from '#modules/catalogue/search/texts/note.ts';
import { openWholeShop } from './testing/whole-shop.ts';

const { ask } = await openWholeShop();

it.each([
  ['laptop', true],
  ['zapach', true],
  ['kubek', false],
])('X.56 the page of a search for „%s” names words found in descriptions: %s', async (text, isNamed) => {
  const { text: page } = await ask(`/szukaj?text=${text}`);
  expect(page.includes(searchNoteTexts.described.toLowerCase())).toBe(isNamed);
});
