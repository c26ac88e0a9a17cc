import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import {
  type Page,
  pageContext,
  shopContext,
  visitorContext,
} from '#platform/shell/storefront/request-context.server.ts';
import { addGood, equipShop, newShopper } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getOrderSummary, type Shopper } from '../../server/index.ts';
import { receiveOrder } from './action.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);

function contextOf({ visitorId }: Shopper) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const page: Pick<Page, 'cookie' | 'caller'> = { cookie: () => undefined, caller: () => '10.0.0.1' };
  context.set(pageContext, page as Page);
  const visitor = { id: visitorId, customerId: null };
  context.set(visitorContext, { find: async () => visitor, ensure: async () => visitor });
  return context;
}

/** Opens the summary in a tab; the function sends it. */
async function openTab(shopper: Shopper, key: string) {
  const { seen } = await getOrderSummary(shop, shopper);
  const body = new URLSearchParams({ key, seen, terms: 'on' });
  return async () => {
    const request = new Request('http://sklep/zamowienie/podsumowanie', { method: 'POST', body });
    const led = await receiveOrder(request, contextOf(shopper)).catch((thrown) => thrown);
    return led instanceof Response ? led.headers.get('Location') : led;
  };
}

it('X.20 a summary that is sent from two tabs makes one order, and the second tab leads to it', async () => {
  const shopper = await newShopper(shop, [{ productId: await addGood(shop, categoryId), quantity: 2 }]);
  const [first, second] = [await openTab(shopper, 'tab-number-1'), await openTab(shopper, 'tab-number-2')];
  const placed = await first();
  expect(placed).toMatch(/^\/platnosc\/\d{8}$/);
  expect(await second()).toBe(`${placed}?zlozone=1`);
});

it('a summary of other goods than the last order leads back to the empty basket', async () => {
  const shopper = await newShopper(shop, [{ productId: await addGood(shop, categoryId) }]);
  const first = await openTab(shopper, 'tab-number-3');
  await addToBasket(shop, shopper.visitorId, { productId: await addGood(shop, categoryId), size: '', quantity: 1 });
  const both = await openTab(shopper, 'tab-number-4');
  expect(await both()).toMatch(/^\/platnosc\/\d{8}$/);
  expect(await first()).toBe('/koszyk');
});

it('X.20 goods that sold out lead back to the basket, though the last order holds the same', async () => {
  const productId = await addGood(shop, categoryId, { stock: 2 });
  const shopper = await newShopper(shop, [{ productId }]);
  expect(await (await openTab(shopper, 'tab-number-5'))()).toMatch(/^\/platnosc\/\d{8}$/);
  await addToBasket(shop, shopper.visitorId, { productId, size: '', quantity: 1 });
  const again = await openTab(shopper, 'tab-number-6');
  const other = await newShopper(shop, [{ productId }]);
  expect(await (await openTab(other, 'tab-number-7'))()).toMatch(/^\/platnosc\/\d{8}$/);
  expect(await again()).toBe('/koszyk');
});
