import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Page, pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { loadPriceHistory } from './load.server.ts';

const { shop } = await testDatabase({ filled: 'empty', now: () => new Date('2026-06-30T12:00:00Z') });
const categoryId = await addCategory(shop, 'Buty');

it.each([
  [8000, null],
  [7200, '2026-06-20T12:00:00.000Z'],
])(
  'X.38 the history asks for the lowest price before a reduction only of one: now %i, reduced since %s',
  async (price, since) => {
    const history = [
      { price: 8000, since: new Date('2026-06-01T12:00:00Z') },
      { price: 10_000, since: new Date('2026-06-10T12:00:00Z') },
    ];
    const reduced = { price, regularPrice: 10_000, reducedSince: new Date('2026-06-20T12:00:00Z'), history };
    const id = await addProduct(shop, { name: 'Buty', categoryId, sizes: [reduced] });
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    const page: Pick<Page, 'cache'> = { cache: () => {} };
    context.set(pageContext, page as Page);
    expect((await loadPriceHistory(context, id)).sizes).toMatchObject([{ reducedSince: since }]);
  },
);
