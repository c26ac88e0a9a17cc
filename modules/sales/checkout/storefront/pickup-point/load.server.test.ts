import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import {
  type Page,
  pageContext,
  shopContext,
  visitorContext,
} from '#platform/shell/storefront/request-context.server.ts';
import { addGood, COURIER, equipShop, newShopper, POINT, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { saveOrderData } from '../../server/index.ts';
import { receivePoint } from './action.server.ts';
import { loadPoints } from './load.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const ADDRESS = 'https://sklep.example/zamowienie/punkt-odbioru';

function contextOf(visitorId: number) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const page: Partial<Page> = { cookie: () => undefined };
  context.set(pageContext, page as Page);
  const visitor = { id: visitorId, customerId: null };
  context.set(visitorContext, { find: async () => visitor, ensure: async () => visitor });
  return context;
}

it('S2.45 a point that was merely chosen is called chosen; the last one is where an order went', async () => {
  const productId = await addGood(shop, categoryId);
  const shopper = await newShopper(shop, [{ productId }], { data: { courierId: COURIER.locker, pickupPointId: null } });
  const context = contextOf(shopper.visitorId);
  const own = async () => (await loadPoints(context, new URL(ADDRESS))).own;
  expect(await own()).toBeNull();
  const body = new URLSearchParams({ point: String(POINT.plain) });
  const answer = await receivePoint(new Request(ADDRESS, { method: 'POST', body }), context).catch((thrown) => thrown);
  expect(answer.headers.get('Location')).toBe('/zamowienie/podsumowanie');
  expect(await own()).toMatchObject({ id: POINT.plain, isChosen: true });
  // A customer who changes the point sees its surroundings and returns to the page they came from.
  const again = await loadPoints(context, new URL(`${ADDRESS}?z=podsumowanie`));
  expect(again).toMatchObject({ where: 'chosen', text: 'Kraków', fromSummary: true });
  await saveOrderData(shop, shopper, { pickupPointId: null });
  expect(await own()).toBeNull();

  await saveOrderData(shop, shopper, { pickupPointId: POINT.plain });
  await placed(shop, shopper);
  await addToBasket(shop, shopper.visitorId, { productId, size: '', quantity: 1 });
  expect(await own()).toMatchObject({ id: POINT.plain, isChosen: false });
  await saveOrderData(shop, shopper, { pickupPointId: POINT.cash });
  const { own: now, chosenId, points } = await loadPoints(context, new URL(`${ADDRESS}?szukaj=Kraków`));
  expect([now?.id, now?.isChosen, chosenId]).toEqual([POINT.cash, true, POINT.cash]);
  expect(points.map(({ id }) => id)).not.toContain(POINT.cash);
});
