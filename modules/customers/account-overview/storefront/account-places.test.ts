import { expect, it } from 'vitest';
import * as accountTexts from '#modules/customers/accounts/texts/storefront.ts';
import { placeAt } from './account-places.ts';

const { pages: places } = accountTexts;

it.each([
  ['/konto', places.overview],
  ['/konto/zamowienia', places.orders],
  ['/konto/zamowienia/12345678', places.orders],
  ['/konto/subskrypcje', places.subscriptions],
  ['/listy/7', places.lists],
  ['/zwroty/status', places.returns],
  ['/reklamacje', places.complaints],
  ['/reklamacje/lista', places.complaints],
  ['/reklamacje/R123456', places.complaints],
  ['/konto/dane', places.data],
  ['/koszyk', undefined],
])('%s is the place %j', (pathname, label) => {
  expect(placeAt(pathname)?.label).toBe(label);
});
