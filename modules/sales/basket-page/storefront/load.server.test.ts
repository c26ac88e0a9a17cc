import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { BASKET_NOTE_COOKIE, writeOutcomeNote } from '#modules/sales/basket/rules/line-outcome.ts';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { getBasketWithDelivery, getOrderSummary } from '#modules/sales/checkout/server/index.ts';
import { describeFigures } from '#modules/sales/checkout/storefront/parts/describe-order.server.ts';
import { addRebate } from '#modules/sales/rebates/server/index.ts';
import { dropCached } from '#platform/cache/server/cached.ts';
import { formatMoney, formatPoints } from '#platform/money/rules/format-money.ts';
import {
  type Page,
  pageContext,
  shopContext,
  visitorContext,
} from '#platform/shell/storefront/request-context.server.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { addGood, COURIER, equipShop, METHOD, newShopper } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { couriers, rebates } from '#server/shop/schema.ts';
import { describeBasketFigures } from './basket-figures.server.ts';
import { loadBasket } from './load.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Pakowanie');

async function visit(visitorId: number, { note = '', query = '' } = {}) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const page = { cookie: (name: string) => (name === BASKET_NOTE_COOKIE ? note : undefined) };
  context.set(pageContext, page as Page);
  const visitor = { id: visitorId, customerId: null };
  context.set(visitorContext, { find: async () => visitor, ensure: async () => visitor });
  return (await loadBasket(context, new URL(`https://sklep.example/koszyk${query}`))).data;
}

it('S2.40 a customer who returns from the order with a line without its comment reads that, not that the line is gone', async () => {
  const productId = await addProduct(shop, { name: 'Bilecik', categoryId, commentPrompt: 'Treść bilecika' });
  const { visitor } = await createVisitor(shop);
  await addToBasket(shop, visitor.id, { productId, size: '', quantity: 1 });
  const note = writeOutcomeNote([{ code: 'unavailable', productId, size: 'uniw', quantity: 0 }]);
  const { notices, restorable } = await visit(visitor.id, { note });
  const reason = basketScreenTexts.obstacle({ kind: 'lacks-comment' }, { unit: 'szt.' });
  expect(notices).toMatchObject([{ kind: 'error', text: `Bilecik. ${reason}`, back: null }]);
  expect(restorable).toBe(false);
});

it('the way to the product is offered only for what is put right there, not for a quantity or a file', async () => {
  const productId = await addProduct(shop, { name: 'Wstążka', categoryId });
  const { visitor } = await createVisitor(shop);
  const codes = ['unreadable-quantity', 'file-blocked', 'configuration-required'] as const;
  const note = writeOutcomeNote(codes.map((code) => ({ code, productId, size: 'uniw', quantity: 0 })));
  const { notices } = await visit(visitor.id, { note });
  expect(notices.map(({ back }) => back?.name)).toEqual([undefined, undefined, 'Wstążka']);
});

it('X.24 a repeated order is one message, and one for each line that could not be added', async () => {
  const names = ['Sznurek', 'Taśma', 'Nożyczki'];
  const ids = [];
  for (const name of names) ids.push(await addProduct(shop, { name, categoryId }));
  const { visitor } = await createVisitor(shop);
  const note = writeOutcomeNote(
    ids.map((productId, index) => ({
      code: index === 1 ? ('unavailable' as const) : ('added' as const),
      productId,
      size: 'uniw',
      quantity: 1,
    })),
  );
  const { notices } = await visit(visitor.id, { note });
  expect(notices.map(({ kind }) => kind)).toEqual(['success', 'error']);
  expect(notices[0]?.text).toBe(basketTexts.addedLines(2));
  expect(notices[1]?.text).toContain('Taśma');
});

it('X.35 a shared basket says what is in it', async () => {
  const productId = await addProduct(shop, { name: 'Papier', categoryId });
  const { visitor } = await createVisitor(shop);
  const { received } = await visit(visitor.id, { query: `?produkty=${productId}*uniw*2` });
  expect(received.map(({ text }) => text)).toEqual(['Papier, 2\u00a0szt.']);
});

it('the total says whether the delivery in it is the cheapest one, and why there is none', async () => {
  await shop.db.insert(couriers).values({ name: 'Kurier', kind: 'courier', prepaidCost: 1500, maxWeight: 3000 });
  dropCached(shop, ['settings']);
  const productId = await addProduct(shop, { name: 'Kamień', categoryId, weight: 1000 });
  const { visitor } = await createVisitor(shop);
  await addToBasket(shop, visitor.id, { productId, size: '', quantity: 3 });
  const { totals, tooHeavy } = basketScreenTexts;
  expect((await visit(visitor.id)).extras).toMatchObject({ figures: { totalLabel: totals.from }, noDelivery: '' });
  await addToBasket(shop, visitor.id, { productId, size: '', quantity: 1 });
  expect((await visit(visitor.id)).extras).toMatchObject({
    figures: { totalLabel: totals.unknown },
    noDelivery: tooHeavy,
  });
});

const equipped = await testDatabase({ filled: 'empty' });
const kitchen = await equipShop(equipped.shop);

it('a basket whose delivery costs at least something says that collecting it costs nothing', async () => {
  const productId = await addGood(equipped.shop, kitchen.categoryId);
  const noteAt = async (courierId: number | null) => {
    const shopper = await newShopper(equipped.shop, [{ productId }], { data: { courierId } });
    const basket = await getBasketWithDelivery(equipped.shop, shopper);
    return (await describeBasketFigures(equipped.shop, shopper, basket)).freePickup;
  };
  expect(await noteAt(null)).toBe(basketScreenTexts.freePickup);
  expect(await noteAt(COURIER.home)).toBe('');
});

it('S3.29 points are those the products promise, also when a code takes something off their price', async () => {
  const productId = await addGood(equipped.shop, kitchen.categoryId, { pointsReceived: 8 });
  const shopper = await newShopper(equipped.shop, [{ productId, quantity: 2 }], { points: 5 });
  const view = async () =>
    describeBasketFigures(equipped.shop, shopper, await getBasketWithDelivery(equipped.shop, shopper));
  const { points, figures } = await view();
  expect(points[0]).toBe(basketScreenTexts.earned(formatPoints(16)));
  await equipped.shop.db.insert(rebates).values({ code: 'POLOWA', effect: 'percent', value: 50 });
  expect(await addRebate(equipped.shop, { ...shopper, email: '' }, 'POLOWA')).toMatchObject({ kind: 'ok' });
  const reduced = await view();
  expect(reduced.figures.total).not.toBe(figures.total);
  expect(reduced.points).toEqual(points);
});

it('a guest reads that points come with an account', async () => {
  const productId = await addGood(equipped.shop, kitchen.categoryId, { pointsReceived: 8 });
  const { visitorId } = await newShopper(equipped.shop, [{ productId, quantity: 2 }]);
  const basket = await getBasketWithDelivery(equipped.shop, { visitorId, customerId: null });
  const { points } = await describeBasketFigures(equipped.shop, { visitorId, customerId: null }, basket);
  expect(points).toEqual([basketScreenTexts.earnedWithAccount(formatPoints(16))]);
});

it('S3.32 a shop of net prices says netto, and asks in the basket for what the order will ask', async () => {
  const net = await testDatabase({ filled: 'empty' });
  net.shop.settings.priceType = 'net';
  const { categoryId } = await equipShop(net.shop);
  const productId = await addGood(net.shop, categoryId, { price: 12_300 });
  const shopper = await newShopper(net.shop, [{ productId }], { data: { paymentMethodId: METHOD.card } });
  const basket = await getBasketWithDelivery(net.shop, shopper);
  const { figures } = await describeBasketFigures(net.shop, shopper, basket);
  const rows = Object.fromEntries(figures.rows.map(({ label, value }) => [label, value.replace('\u00a0', ' ')]));
  expect(rows).toEqual({
    'Wartość produktów (netto)': '100,00 zł',
    'Dostawa (netto)': '12,20 zł',
    'Podatek VAT': '25,81 zł',
  });
  const order = await getOrderSummary(net.shop, shopper);
  expect(figures.total).toBe(formatMoney(order.toPay));
  expect(order.toPay).toBe(13_801);
  expect(describeFigures(order, 'net').rows[0]?.label).toBe('Wartość produktów (netto)');
});
