import { expect, it } from 'vitest';
import * as listingTexts from './storefront.ts';

it('the button of the filters says as much as the heading: of a search that was cut, the least there are', () => {
  expect(listingTexts.show(3000, 3000)).toBe(`Pokaż ${listingTexts.count(3000, 3000)}`);
  expect(listingTexts.show(3000, 3000)).toMatch(/^Pokaż ponad 3.000 produktów$/);
  expect(listingTexts.show(14, 3000)).toBe('Pokaż 14 produktów');
});
