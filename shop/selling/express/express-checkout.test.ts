import { beforeEach, expect, it } from 'vitest';
import { dropCached } from '#shop/platform/cached.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { getExpressCheckout, listBasketExpress } from './express-checkout.ts';
import { expressProviders } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });

beforeEach(async () => {
  await shop.db.delete(expressProviders);
  dropCached(shop, ['settings']);
});

it('S2.25 one button per configured provider, in the owner’s order, without those for baskets only', async () => {
  await shop.db.insert(expressProviders).values([
    { id: 'b', name: 'Drugi', position: 2 },
    { id: 'a', name: 'Pierwszy', position: 1 },
    { id: 'c', name: 'Koszykowy', basketOnly: true },
  ]);
  expect(await getExpressCheckout(shop)).toEqual({
    script: { prefix: '/express/', name: 'szus' },
    buttons: [
      { id: 'a', name: 'Pierwszy' },
      { id: 'b', name: 'Drugi' },
    ],
  });
});

it('a basket may use those for baskets only too', async () => {
  await shop.db.insert(expressProviders).values([
    { id: 'c', name: 'Koszykowy', position: 2, basketOnly: true },
    { id: 'a', name: 'Pierwszy', position: 1 },
  ]);
  expect((await listBasketExpress(shop)).map(({ id }) => id)).toEqual(['a', 'c']);
});

it('a shop without providers offers nothing', async () => {
  expect(await getExpressCheckout(shop)).toBeNull();
});
