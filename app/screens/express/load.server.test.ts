import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { shopContext } from '#app/request-context.server.ts';
import { expressProviders } from '#shop/db/schema.ts';
import { addCategory, addProduct } from '#shop/db/testing/catalogue-rows.ts';
import { testDatabase } from '#shop/db/testing/test-database.ts';
import { loadExpress } from './load.server.ts';

it('a multipack rebate is taken off the price, not off what must be answered', async () => {
  const { shop } = await testDatabase({ filled: 'empty' });
  await shop.db.insert(expressProviders).values({ id: 'szus', name: 'Szus' });
  const values = [{ id: 'a', label: 'Grawer', surcharge: 1500 }];
  const id = await addProduct(shop, {
    ...{ name: 'Kubek z napisem', categoryId: await addCategory(shop, 'Dom') },
    configurator: [{ name: 'napis', label: 'Napis', kind: 'text', required: true, values }],
    sizes: [{ price: 5900, stock: 50, tiers: [{ threshold: 10, value: 10 }] }],
  });
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const worth = async (number: number) => {
    const url = new URL(`http://shop.test/express/szus?product=${id}&size=uniw&number=${number}`);
    return (await loadExpress({ context, url, provider: 'szus' })).worth;
  };
  expect(await worth(1)).toBe(5900 + 1500);
  expect(await worth(10)).toBe(10 * (5310 + 1500));
});
