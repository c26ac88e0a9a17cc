import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { loadOrderSummary } from '#modules/sales/checkout/storefront/summary/load.server.ts';
import { describeDelivery } from '#modules/sales/delivery/rules/describe-delivery.ts';
import { getShipping } from '#modules/sales/delivery/server/index.ts';
import * as shippingWindowTexts from '#modules/sales/delivery/texts/shipping-window.ts';
import { loadOrder } from '#modules/sales/order-page/storefront/load.server.ts';
import { changeOrderState, writeOrderMails } from '#modules/sales/orders/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import {
  type Page,
  pageContext,
  shopContext,
  visitorContext,
} from '#platform/shell/storefront/request-context.server.ts';
import { addGood, COURIER, equipShop, newShopper, POINT, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { couriers, outbox, sizes } from '#server/shop/schema.ts';
import { loadPayment } from './load.server.ts';

/** A Monday morning: what leaves in eight days comes so late that the product too says the date. */
const MONDAY = new Date('2027-03-01T08:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => MONDAY });
const TERM = shippingWindowTexts.onceMoneyCame;
const { categoryId } = await equipShop(shop);

function contextOf(visitorId: number) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const page: Partial<Page> = { cookie: () => undefined, origin: shop.origin };
  context.set(pageContext, page as Page);
  const visitor = { id: visitorId, customerId: null };
  context.set(visitorContext, { find: async () => visitor, ensure: async () => visitor });
  return context;
}

const mailsTo = async (email: string) => {
  await runDueJobs(shop, [writeOrderMails]);
  const rows = await shop.db.select().from(outbox).where(eq(outbox.recipient, email));
  return rows.map(({ text, html }) => ({ text: text.replaceAll('\u00a0', ' '), html }));
};

it('X.52 product, summary, thanks, mail and order promise one day in one way, whatever the shop would promise later', async () => {
  const email = 'dzien@example.com';
  const productId = await addGood(shop, categoryId, { shipDays: 8 });
  const data = { email, courierId: COURIER.locker, pickupPointId: POINT.plain };
  const shopper = await newShopper(shop, [{ productId }], { data });
  const context = contextOf(shopper.visitorId);
  const shipping = await getShipping(shop, [{ productId, size: 'uniw', quantity: 1 }]);
  const arrives = shipping?.options.find(({ courierId }) => courierId === COURIER.locker)?.arrives;
  const promise = arrives ? shippingWindowTexts.delivery(describeDelivery(arrives, MONDAY)) : '';
  expect(promise).toMatch(/^Dostawa we? \p{L}+ \(\d\d\.03\)$/u);
  expect((await loadOrderSummary(context)).order.delivery).toContain(promise);

  const { number } = await placed(shop, shopper);
  await shop.db.update(sizes).set({ shipDays: 20 }).where(eq(sizes.productId, productId));
  const url = new URL(`${shop.origin}/platnosc/${number}`);
  const place = ['Automat KRA01', 'Długa 1, 31-147 Kraków'];
  expect((await loadPayment(context, number, url)).delivery).toEqual(['Automat', promise, ...place]);
  expect((await loadOrder(context, number, url)).delivery).toMatchObject({ promise, term: TERM });
  // A transfer is still to come: the day depends on it, and the shop says so wherever it names the day.
  expect((await loadPayment(context, number, url)).deliveryTerm).toBe(TERM);
  expect((await mailsTo(email)).map(({ text }) => [text.includes(promise), text.includes(TERM)])).toEqual([
    [true, true],
  ]);
});

it('X.52 the number of the parcel leads to its carrier, on the order and in the mail', async () => {
  const email = 'paczka@example.com';
  await shop.db
    .update(couriers)
    .set({ trackingLink: 'https://kurier.example/paczka/{number}' })
    .where(eq(couriers.id, COURIER.home));
  const productId = await addGood(shop, categoryId);
  const shopper = await newShopper(shop, [{ productId }], { data: { email } });
  const { orderId, number } = await placed(shop, shopper);
  for (const state of ['confirmed', 'packing'] as const) await changeOrderState(shop, orderId, state);
  await changeOrderState(shop, orderId, 'sent', 'PL 70');
  const link = 'https://kurier.example/paczka/PL%2070';
  const order = await loadOrder(contextOf(shopper.visitorId), number, new URL(shop.origin));
  expect(order.delivery.trackingLink).toBe(link);
  const sent = (await mailsTo(email)).find(({ text }) => text.includes('Paczka wyruszyła'));
  expect(sent?.text).toContain(link);
  expect(sent?.html).toContain(`<a href="${link}">PL 70</a>`);
});

it('the confirmation says how it is paid and leads to the terms and the withdrawal', async () => {
  const email = 'potwierdzenie@example.com';
  const productId = await addGood(shop, categoryId);
  await placed(shop, await newShopper(shop, [{ productId }], { data: { email } }));
  const [mail] = await mailsTo(email);
  for (const words of ['Płatność: Przelew', `${shop.origin}/regulamin`, `${shop.origin}/odstapienie`])
    expect(mail?.text).toContain(words);
});
